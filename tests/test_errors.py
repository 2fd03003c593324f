"""Errors carry a message id and values: every id has a sentence in every language, and none is left over."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import rulewright
from rulewright.content.texts import LANGUAGES
from rulewright.core import errors
from rulewright.core.error_texts import messages, split
from rulewright.core.errors import ContentError, ReplayDrift, RulewrightError, SetupError

SOURCE = Path(rulewright.__file__).parent
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def kinds() -> set[str]:
    """The names of all errors of ours, in whatever module they stand."""
    found = {name for name, kind in vars(errors).items() if isinstance(kind, type)}
    classes = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while more := {node.name for node in classes if {getattr(base, "id", "") for base in node.bases} & found} - found:
        found |= more
    return found


OWN = kinds()
SAID_BY_OTHERS = {
    "error.message", "entry.drift", "found.mistake", "printed[name]", "game.texts(language).refusal(error)",
    "detail", "answer",
}  # fmt: skip
"""Arguments that are the message of another error, or a sentence that came from elsewhere."""
OF_GAMES = {"islands-printed"}
"""Messages that a game hands over as data."""


class Raised:
    """One place where an error is made."""

    def __init__(self, path: Path, call: ast.Call) -> None:
        self.where = f"{path.relative_to(SOURCE).as_posix()}:{call.lineno}"
        self.kind = getattr(call.func, "id", getattr(call.func, "attr", ""))
        self.message = call.args[0]
        self.values = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        self.open = any(keyword.arg is None for keyword in call.keywords)
        if self.kind == "ReplayDrift":
            self.values |= {"move"}
        if self.kind == "Damaged":
            self.values -= {"reason"}

    def ids(self) -> list[str]:
        """The ids that it may have."""
        parts = [self.message.body, self.message.orelse] if isinstance(self.message, ast.IfExp) else [self.message]
        return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def raised() -> Iterator[Raised]:
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            inherited = ast.unparse(node.func) == "super().__init__" and path.name != "errors.py"
            if called in OWN - {"Failed", "InUse", "StillRunning"} or (inherited and Raised(path, node).ids()):
                yield Raised(path, node)


PLACES = list(raised())


def placeables(text: str) -> set[str]:
    found: set[str] = set()

    class Looking(Visitor):
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:
            found.add(node.id.name)

        def visit_Junk(self, node: fluent.Junk) -> None:
            pytest.fail(f"not Fluent: {node.content}")

    Looking().visit(FluentParser().parse(text))
    return found


def problem(place: Raised) -> str:
    """What is wrong about how an error is raised."""
    if ast.unparse(place.message) in SAID_BY_OTHERS:
        return ""
    if not place.ids():
        return f"{ast.unparse(place.message)[:80]} is no id of a message"
    for id in place.ids():
        if id not in messages("en"):
            return f"{id} has no sentence"
        wanted = placeables(messages("en")[id])
        # What both sentences of a choice need is given to either.
        if not place.open and (wanted - place.values or (place.values - wanted - {"move"} and len(place.ids()) == 1)):
            return f"{id} says {sorted(wanted)}, and is given {sorted(place.values)}"
    return ""


def test_what_is_raised_has_a_sentence_with_these_values() -> None:
    assert [f"{place.where}: {found}" for place in PLACES if (found := problem(place))] == []


def test_the_places_are_found() -> None:
    assert len(PLACES) > 300
    assert {place.kind for place in PLACES} >= {"SetupError", "ReplayError", "NotYours", "ContentError", "SaveError"}


def test_no_sentence_is_kept_that_nobody_says() -> None:
    said = {id for place in PLACES for id in place.ids()} | OF_GAMES
    assert set(messages("en")) - said == set()


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_language_says_the_same(code: str) -> None:
    assert set(messages(code)) == set(messages("en"))
    for id, text in messages("en").items():
        assert placeables(messages(code)[id]) == placeables(text), id


def test_every_id_stands_in_one_place() -> None:
    files = [*SOURCE.glob("*/locale/en/errors.ftl"), *SOURCE.glob("games/*/locale/en/errors.ftl")]
    found = [id for path in files for id in split(path.read_text("utf-8"))]
    assert sorted(found) == sorted(set(found))


def test_an_error_says_the_same_in_every_language() -> None:
    inner = SetupError("setup-mode", game="mysthea", mode="x", known="standard")
    error = ReplayDrift("drift-setup", error=inner)
    assert str(error) == "the setup of this replay no longer fits the rules: mysthea has no mode 'x'; modes: standard"
    assert error.text("uk").endswith("у грі mysthea немає режиму «x»; режими: standard")
    assert error.move == 0


def test_numbers_are_written_as_they_are_typed() -> None:
    assert "150000 bytes" in str(RulewrightError("body-large", most=150_000))


def test_what_cannot_be_printed_is_escaped() -> None:
    assert str(RulewrightError("seat-kind", kind="a\nb")) == "a seat is for a person or a bot, not 'a\\nb'"


def test_a_sentence_of_others_is_said_as_it_is() -> None:
    assert str(SetupError("this caravan needs camels")) == "this caravan needs camels"
    assert SetupError("this caravan needs camels").text("uk") == "this caravan needs camels"


@pytest.mark.parametrize(
    "error",
    [
        ReplayDrift("drift-entry", move=7, error=SetupError("not-over")),
        ContentError.of([ContentError("file-absent", file="a.toml"), ContentError("id-twice", where="b")]),
    ],
)
def test_errors_travel_between_processes(error: RulewrightError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.text("uk"), vars(twin).keys()) == (str(error), error.text("uk"), vars(error).keys())


def test_no_sentence_is_read_before_an_error_is_shown() -> None:
    code = (
        "import sys, rulewright; rulewright.SetupError('not-over'); "
        "print(any(name.startswith('fluent') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
