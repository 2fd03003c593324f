"""The watch over marks itself: what counts as seen, and that a false claim fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.games.mysthea.positions import play, position

from .seen_rules import ids_in

ROOT = Path(__file__).parents[1]

TRUE = """
import pytest
from rulewright.games.mysthea.content.components import Card
from rulewright.games.mysthea.positions import base_game, play, position

@pytest.mark.rule("MYS-176")
def test_an_event_names_it(): play(position(turn=0), "meditate")

@pytest.mark.rule("MYS-115")
def test_a_question_names_it(): assert position(turn=0).decision.rule

@pytest.mark.rule("MYS-120")
def test_a_refusal_names_it(): assert base_game().why_not(position(turn=0), 0, "act")

@pytest.mark.rule("MYS-217", "MYS-218")
def test_a_docstring_names_it():
    from rulewright.games.mysthea.rules.control import strength_in
    assert strength_in(position(turn=0, boards={0: {"troops": (4,)}}), 0, 4) == 1

@pytest.mark.rule("MYS-417")
def test_its_component_was_looked_up():
    from rulewright.games.mysthea.rules.control import strength_in
    board = {"golems": (4,), "upgrades": ("", "", "C058", "", "")}
    assert strength_in(position(turn=0, boards={0: board}), 0, 4) == 3

@pytest.mark.rule("MYS-008", about="cards")
def test_a_part_of_the_content(): assert len(base_game().content.cards) == 80

@pytest.mark.rule("MYS-019", about="Card")
def test_a_name_of_the_package(): assert "points" in Card.__struct_fields__

@pytest.mark.ruling("AMB-MYS-19")
@pytest.mark.rule("MYS-165")
def test_a_ruling_with_its_rule(): assert "develop" not in [str(one) for one in position(turn=0).decision.choices]
"""

FALSE = """
import pytest
from rulewright.games.mysthea.positions import base_game, play, position

@pytest.mark.rule("MYS-176", "MYS-277")
def test_a_rule_too_many(): play(position(turn=0), "meditate")

@pytest.mark.rule("MYS-417")
def test_another_component(): play(position(turn=0), "meditate")

@pytest.mark.rule("MYS-008", about="cards")
def test_looks_elsewhere(): assert len(base_game().content.monsters) == 7

@pytest.mark.rule("MYS-019", about="Card")
def test_uses_another_name(): assert base_game()

@pytest.mark.ruling("AMB-MYS-58")
def test_a_ruling_that_does_not_matter(): play(position(turn=0), "meditate")

def test_claims_nothing(): pass
"""

WRONG = """
import pytest

@pytest.mark.rule("MYS-999")
def test_a(): pass

@pytest.mark.rule("AMB-MYS-04")
def test_b(): pass

@pytest.mark.gold("GOLD-MYS-99")
@pytest.mark.component("C999")
@pytest.mark.ruling("MYS-001")
def test_c(): pass

@pytest.mark.rule("MYS-001", about="nonsense")
def test_d(): pass

@pytest.mark.rule("MYS-001", "MYS-002", "MYS-003", "MYS-004", "MYS-005")
def test_e(): pass

@pytest.mark.rule("MYS-001", because="it is so")
def test_f(): pass
"""


def run(tmp_path: Path, text: str) -> subprocess.CompletedProcess[str]:
    """These tests, run under the same watch as our own."""
    (tmp_path / "test_it.py").write_text(text)
    markers = "[pytest]\nmarkers =\n    rule\n    gold\n    ruling\n    component\n"
    (tmp_path / "pytest.ini").write_text(markers)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:playwright",
    ]
    paths = os.pathsep.join([str(ROOT), *sys.path])
    environment = {**os.environ, "PYTHONPATH": paths, "COLUMNS": "300"}
    return subprocess.run([*command, "test_it.py"], cwd=tmp_path, env=environment, capture_output=True, text=True)


def test_true_claims_pass(tmp_path: Path) -> None:
    ran = run(tmp_path, TRUE)
    assert ran.returncode == 0, ran.stdout
    assert "8 passed" in ran.stdout


def test_false_claims_fail_and_are_named(tmp_path: Path) -> None:
    ran = run(tmp_path, FALSE)
    assert "5 failed, 1 passed" in ran.stdout
    for test, told in (
        ("test_a_rule_too_many", "this test claims MYS-277, which it did not see"),
        ("test_another_component", "this test claims MYS-417, which it did not see"),
        ("test_looks_elsewhere", "this test claims MYS-008, which is about 'cards', and did not look at that"),
        ("test_uses_another_name", "this test claims MYS-019, which is about 'Card', and did not look at that"),
        ("test_a_ruling_that_does_not_matter", "this test claims AMB-MYS-58, and saw neither it nor a rule"),
    ):
        (line,) = [line for line in ran.stdout.splitlines() if line.startswith(f"FAILED test_it.py::{test}")]
        assert told in line


def test_marks_that_cannot_be_true_stop_the_collection(tmp_path: Path) -> None:
    ran = run(tmp_path, WRONG)
    assert ran.returncode == 4
    for told in (
        "test_it.py:4: test_a: there is no rule 'MYS-999'",
        "test_it.py:7: test_b: there is no rule 'AMB-MYS-04'",
        "test_it.py:10: test_c: there is no gold 'GOLD-MYS-99'",
        "test_it.py:10: test_c: there is no component 'C999'",
        "test_it.py:10: test_c: there is no ruling 'MYS-001'",
        "test_it.py:15: test_d: mysthea has no 'nonsense' that a rule could be about",
        "test_it.py:18: test_e: 5 rules are too many for one case; spread them over cases of at most 4",
        "test_it.py:21: test_f: a mark rule cannot say 'because'",
    ):
        assert told in ran.stderr


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("MYS-176: 3 Energy.", {"MYS-176"}),
        ("MYS-176, AMB-MYS-22: so many.", {"MYS-176", "AMB-MYS-22"}),
        ("DRE-464 to DRE-466, DRE-849: the end.", {"DRE-464", "DRE-465", "DRE-466", "DRE-849"}),
        ("Nothing (GAP-MYS-12, p.9).", set()),
        (None, set()),
    ],
)
def test_ids_in_a_docstring(text: str | None, ids: set[str]) -> None:
    assert ids_in(text) == ids


def test_what_is_watched_behaves_as_before() -> None:
    """Functions keep their names, their lines and their docstrings."""
    from rulewright.games.mysthea.rules import meditate

    assert meditate.meditate.__name__ == "meditate"
    assert (meditate.meditate.__doc__ or "").startswith("MYS-176")
    lines = Path(meditate.__file__).read_text("utf-8").splitlines()
    first = meditate.meditate.__code__.co_firstlineno
    assert lines[first - 1].startswith("@BOOK.resolves")
    state = play(position(turn=0), "meditate")
    assert state.boards[0].energy >= 3
