"""`rules`: ids, pages, search, chapters, and how many tests prove each rule."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import rulewright
from rulewright.catalog import game_names
from rulewright.cli.rules import coverage, find_tests
from rulewright.core.errors import SetupError

from .tables import Run, in_process

REGISTER = rulewright.load("mysthea").register()
ROOT = Path(__file__).parents[2]


def test_all_rules_with_chapter_id_page_and_basis(run: Run) -> None:
    ran = run("rules", "mysthea")
    assert ran.code == 0
    heads = [line for line in ran.out.splitlines() if line.startswith("MYS-")]
    assert [line.split("  ")[0] for line in heads] == list(REGISTER.rules)
    assert any(line.startswith("MYS-115  p.7  printed") for line in heads)
    chapters = {rule.chapter.in_("en") for rule in REGISTER.rules.values()}
    assert chapters <= set(ran.out.splitlines())


def test_a_search_finds_rules_that_hold_every_word(run: Run) -> None:
    found = [
        line[:7] for line in run("rules", "--search", "meditate energy").out.splitlines() if line.startswith("MYS")
    ]
    assert "MYS-176" in found
    assert "MYS-180" in found
    assert "MYS-115" not in found


def test_a_search_for_an_id_finds_that_rule(run: Run) -> None:
    rows = json.loads(run("rules", "mysthea", "--search", "mys-115", "--json").out)["mysthea"]
    assert rows == [
        {
            "id": "MYS-115",
            "page": 7,
            "section": REGISTER.rules["MYS-115"].section,
            "basis": "printed",
            "refs": list(REGISTER.rules["MYS-115"].refs),
            "text": REGISTER.rules["MYS-115"].text.in_("en"),
        }
    ]


def test_a_search_in_ukrainian(run: Run) -> None:
    rows = json.loads(run("rules", "--search", "медитація", "--json", "--lang", "uk").out)["mysthea"]
    assert rows
    assert all("медитац" in REGISTER.rules[row["id"]].chapter.in_("uk").lower() + row["text"].lower() for row in rows)
    assert rows[0]["text"] == REGISTER.rules[rows[0]["id"]].text.in_("uk")


def test_a_search_without_success_says_so(run: Run) -> None:
    told = "".join(f"no rule of {name} holds 'zzzz'\n" for name in game_names())
    assert run("rules", "--search", "zzzz") == (0, told, "")
    assert json.loads(run("rules", "--search", "zzzz", "--json").out) == {name: [] for name in game_names()}


def test_the_summary_counts_the_chapters(run: Run) -> None:
    lines = run("rules", "mysthea", "--summary").out.splitlines()
    assert lines[0] == f"mysthea: {len(REGISTER.rules)} rules"
    assert sum(int(line.split()[0]) for line in lines[1:]) == len(REGISTER.rules)


def test_all_rules_as_data(run: Run) -> None:
    rows = json.loads(run("rules", "--json").out)["mysthea"]
    assert [row["id"] for row in rows] == list(REGISTER.rules)


# -- coverage ----------------------------------------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with a few tests of its own."""
    tests = tmp_path / "checkout" / "tests"
    (tests / "conformance").mkdir(parents=True)
    (tests.parent / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule\n    gold\n    ruling\n    component\n")
    (tests / "test_small.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('MYS-001', 'MYS-002')\n"
        "def test_one(): pass\n"
        "@pytest.mark.parametrize('n', [1, 2])\n"
        "@pytest.mark.rule('MYS-002')\n"
        "def test_two(n): pass\n"
        "@pytest.mark.gold('GOLD-MYS-01')\n"
        "@pytest.mark.component('C004')\n"
        "@pytest.mark.ruling('AMB-MYS-04')\n"
        "def test_three(): pass\n"
    )
    return tests.parent


def test_coverage_counts_the_collected_tests(run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout)
    ran = run("rules", "--coverage", "--json")
    assert ran.code == 0, ran.err
    figures = json.loads(ran.out)
    assert list(figures) == list(game_names())
    assert list(figures["mysthea"]) == ["rules", "proved", "waiting", "missing"]
    assert figures["mysthea"]["waiting"] == []
    assert figures["mysthea"]["rules"] == 515
    assert figures["mysthea"]["proved"] == 2
    assert figures["mysthea"]["missing"] == [name for name in REGISTER.rules if name not in ("MYS-001", "MYS-002")]

    lines = run("rules", "mysthea", "--coverage").out.splitlines()
    assert lines[0] == "mysthea: 2 of 515 rules proved by tests, 0 waiting, 513 missing"
    assert lines[1] == "  rulings tested: 1 of 80"
    assert lines[2] == "  worked examples tested: 1 of 31"
    assert lines[3].startswith("  components with a test of their own: 1 of ")
    assert "  MYS-001    1 tests" in lines
    assert "  MYS-002    3 tests" in lines
    assert "  MYS-003    0 tests" in lines
    assert len(lines) > 515


def test_coverage_collects_the_tests_before_any_game_is_loaded(checkout: Path) -> None:
    """As the tests of this project demand, which watch games from their first import on (tests/seen_rules.py)."""
    (checkout / "tests" / "conftest.py").write_text(
        "import sys\nassert not [name for name in sys.modules if name.startswith('rulewright.games.')]\n"
    )
    line = [sys.executable, "-m", "rulewright", "rules", "--coverage", "--summary"]
    ran = subprocess.run(line, cwd=checkout, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("mysthea: 2 of 515 rules proved by tests")


def test_tests_that_cannot_be_collected_are_a_mistake(
    run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "tests" / "test_small.py").write_text("import no_such_module\n")
    monkeypatch.chdir(checkout)
    ran = run("rules", "--coverage")
    assert ran.code == 2
    assert ran.err.startswith("rulewright: the tests in tests/ could not be collected: ")
    assert ran.err.count("\n") == 1


def test_a_rule_is_proved_by_at_least_one_test() -> None:
    game = rulewright.load("mysthea")
    found = coverage(game, Counter({"MYS-001": 3, "C004": 1}))
    assert (found["rules"], found["proved"]) == (515, 1)
    assert "MYS-001" not in found["missing"]


def test_rules_that_wait_are_told_with_their_reason_and_are_not_missing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, game = next((name, game) for name in game_names() if (game := rulewright.load(name)).register().waiting)
    waiting = game.register().waiting
    found = coverage(game, Counter(game.register().rules))
    assert (found["proved"], found["missing"]) == (found["rules"], [])
    assert found["waiting"] == []
    found = coverage(game, Counter())
    assert found["waiting"] == sorted(rule for one in waiting for rule in one.rules)
    assert found["rules"] == len(found["waiting"]) + len(found["missing"])
    monkeypatch.chdir(checkout)
    told = " ".join(in_process("rules", name, "--coverage", "--summary", "--lang", "uk").out.split())
    whys = [(one, one.why.in_("uk")) for one in waiting]
    assert all(f"waiting: {len(one.rules)}, {one.kind}: {why} {one.rules[0]}" in told for one, why in whys)


def test_a_rule_that_the_register_forgot_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted against all ids that there are, not against what happens to be written down."""
    game = rulewright.load("mysthea")
    register = game.register()
    monkeypatch.setitem(
        register.__dict__, "rules", {id: rule for id, rule in register.rules.items() if id != "MYS-515"}
    )
    found = coverage(game, Counter(register.rules))
    assert (found["rules"], found["proved"], found["missing"]) == (515, 514, ["MYS-515"])


def test_a_rule_that_waits_says_so_where_it_is_read(run: Run) -> None:
    name, waiting = next((name, found) for name in game_names() if (found := rulewright.load(name).register().waiting))
    rule = waiting[0].rules[0]
    head = run("rules", name, "--search", rule).out.splitlines()[2]
    assert head.startswith(rule)
    assert head.endswith(f"  waits: {waiting[0].kind}")


def test_the_tests_are_found_from_anywhere_in_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_tests() == ROOT / "tests"
    monkeypatch.setattr("rulewright.cli.rules.__file__", str(tmp_path / "a" / "b" / "c" / "rules.py"))
    with pytest.raises(SetupError, match="run it in a source checkout"):
        find_tests()
