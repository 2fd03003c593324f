"""Tables that cannot be made: every such sentence of the engine and of the games can be said in every language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright
from rulewright.catalog import game_names, load
from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import SetupError
from rulewright.core.game import refused_value

SOURCE = Path(rulewright.__file__).parent


def refusals(path: Path) -> Iterator[ast.Call]:
    """Every `SetupError(…)` that a file makes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "SetupError":
            yield node


@pytest.mark.parametrize("name", game_names())
def test_every_refusal_of_a_setup_has_its_words(name: str) -> None:
    game = load(name)
    spoken = {code: game.texts(code) for code in LANGUAGES}
    calls = [*refusals(SOURCE / "games" / name / "setup.py"), *refusals(SOURCE / "core" / "game.py")]
    told = 0
    for call in calls:
        if len(call.args) < 2:
            # What only programs can do wrong: scripted outcomes, secrets, and seats of a view.
            said = ast.unparse(call.args[0])
            assert any(word in said for word in ("scripted outcomes", "there is no seat", "the secret has")), said
            continue
        message = call.args[1]
        assert isinstance(message, ast.Constant)
        names = [keyword.arg for keyword in call.keywords if keyword.arg]
        sample = {"mystling": "firple", "partner": "golomo", "element": "fire", "arena": "moss-ring"}
        error = SetupError("so", str(message.value), **{word: sample.get(word, "7") for word in names})
        said_in = {code: texts.refusal(error) for code, texts in spoken.items()}
        assert len(set(said_in.values())) == len(LANGUAGES)
        assert re.search("[а-яії]", said_in["uk"])
        told += 1
    assert told >= 8


def test_what_has_no_words_stays_the_sentence_that_it_is() -> None:
    for code in LANGUAGES:
        assert load(game_names()[0]).texts(code).refusal(SetupError("as it is")) == "as it is"


def test_a_refusal_keeps_its_words_between_processes() -> None:
    error = refused_value("ruling", "mirror", "perhaps", "True, False")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.message, again.values) == (str(error), error.message, error.values)
    assert str(again) == "ruling mirror is 'perhaps'; allowed: True, False"


@pytest.mark.parametrize("name", game_names())
def test_what_people_ask_for_is_refused_in_their_words(name: str) -> None:
    game = load(name)
    texts = game.texts("uk")
    wrong = [
        lambda: game.new(99),
        lambda: game.new(seed=2**70),
        lambda: game.new(mode="nothing"),
        lambda: game.new(options={"nothing": 1}),
        lambda: game.new(rulings={game.rulings[0].name: "nothing"}),
    ]
    said = []
    for make in wrong:
        with pytest.raises(SetupError) as caught:
            make()
        said.append(texts.refusal(caught.value))
    assert len(set(said)) == len(said)
    assert all(re.search("[а-яії]", sentence) and sentence.endswith(".") for sentence in said)
