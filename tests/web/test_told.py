"""Refusals are told in the visitor's language: every sentence of our own checks is found in the source and said."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.core import rulebook
from rulewright.web.render import FOLDER
from rulewright.web.told import TOLD, told

from .conftest import person, site

OWN = {
    "NoTable", "NotYours", "Stale", "TooFast", "Unplayable", "Damaged", "IllegalChoice", "SetupError", "UndoError",
    "TakesTooLong", "Busy", "Overloaded", "EndlessRules", "refuse",
}  # fmt: skip
AT_THE_DOOR = {"Refusal", "HTTPException"}
RULE_BOOK = Path(rulebook.__file__).with_name("rulebook.py")
"""The only sentence from deeper down that is told: a mistake of ours in the midst of a game."""
OTHERS = ("server.py", "lines.py")
"""What is said on the command line, and to who speaks no HTTP."""


def sentences() -> Iterator[tuple[str, str]]:
    """Every refusal in the source of the pages, with something in the place of each value."""
    for path in (*sorted(FOLDER.rglob("*.py")), RULE_BOOK):
        if path.name in OTHERS:
            continue
        own = {"EndlessRules"} if path == RULE_BOOK else OWN | AT_THE_DOOR
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in own:
                for said in node.args:
                    if isinstance(said, ast.Constant) and isinstance(said.value, str) and " " in said.value:
                        yield path.name, said.value
                    elif isinstance(said, ast.JoinedStr):
                        yield (
                            path.name,
                            "".join(
                                str(getattr(part, "value", "")) if isinstance(part, ast.Constant) else "7"
                                for part in said.values
                            ),
                        )


@pytest.mark.parametrize(("file", "sentence"), sorted(set(sentences())))
def test_every_refusal_has_its_words_in_every_language(file: str, sentence: str) -> None:
    said = {told(sentence, code) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES), sentence
    assert re.search("[а-яії]", told(sentence, "uk"))


def test_no_words_are_kept_for_what_nobody_says() -> None:
    said = {told(sentence, "uk") for _, sentence in sentences()}
    in_app = (FOLDER / "app.py").read_text(encoding="utf-8")
    for sentence in TOLD:
        filled = re.sub("{\\w+}", "7", sentence)
        assert told(filled, "uk") in said or sentence in in_app, sentence


def test_values_and_what_is_not_ours_stay_as_they_are() -> None:
    assert told("there are 3 choices to take back, not 9", "en") == "There are 3 choices to take back, not 9."
    assert "3" in told("there are 3 choices to take back, not 9", "uk")
    assert told("line 4: not a replay", "uk") == "line 4: not a replay"


def test_pages_and_open_lines_refuse_in_the_visitors_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, _ = await here.make(person("Anna"), person("Ben"))
            page = await here.http.get(f"/t/{table}/link", headers={"accept-language": "uk"})
            assert page.status_code == 403
            assert "Ви не сидите за цим столом." in page.text
            wire = await here.socket(table, cookie="rw_lang=uk")
            await wire.send({"type": "choose", "choice": "done"})
            assert (await wire.until("refused"))["message"] == "Ви не сидите за цим столом."
            await wire.close()
            program = await here.http.get(f"/api/tables/{table}/why?choice=x", headers={"authorization": "Bearer x"})
            assert program.json()["message"] == "the token opens no seat at this table"

    asyncio.run(run())


def test_a_form_that_a_game_refuses_comes_back_in_the_visitors_language(tmp_path: Path) -> None:
    """Programs that ask for the same read the English sentence."""
    allies = {"mode": "duel", "option-mystling": "firple", "option-partner": "emberling"}

    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            for code, words in (
                ("uk", "Фірпл і Емберлінг мають одну головну Стихію (Вогонь)"),
                ("en", "Firple and Emberling are both of Fire"),
            ):
                form = {"seat-0": "me", "seat-1": "friend", **allies}
                page = await here.http.post("/new/dragon_eclipse", data=form, headers={"accept-language": code})
                assert page.status_code == 422
                assert words in page.text
                guided = "/companion/mysthea/setup?players=3&seed=1&option-attunements=dusk"
                refused = await here.http.get(guided, headers={"accept-language": code})
                assert refused.status_code == 422
                assert ("Варіант attunements" if code == "uk" else "The option attunements") in refused.text

    asyncio.run(run())
