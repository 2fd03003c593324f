"""Rules that the log does not name: the reasons in `unlogged_rules.toml` are those of real games, lessons and code."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import rulewright
import rulewright.games.godai as package
from rulewright.lab.balance import running
from rulewright.lab.balance.rules import component_rules, shown_in_lessons, why_unlogged
from rulewright.lab.balance.tally import Tally

from .soaking import agreed

GAME = rulewright.load("godai")
RULES = GAME.register().rules
UNLOGGED = GAME.statistics.unlogged()
SILENT = [rule for reason in UNLOGGED.silent for rule in reason.rules]
GAMES = 6
MOST = 500


@pytest.fixture(scope="module")
def named() -> set[str]:
    """Every rule that events and questions of some random games name."""
    found: set[str] = set()
    for seed in range(GAMES):
        state, chance = agreed(GAME, 7000 + seed), random.Random(seed)  # type: ignore[arg-type]
        found.update(event.rule for event in state.events)
        for _ in range(MOST):
            if state.over:
                break
            decision = chance.choice(state.decisions)
            found.add(decision.rule)
            state.apply(chance.choice((*decision.choices, *decision.aside)), decision.seat)
            found.update(event.rule for event in state.events)
    return found


def test_the_log_never_names_a_silent_rule(named: set[str]) -> None:
    assert len(SILENT) == len(set(SILENT)) > 500
    assert set(SILENT) <= set(RULES)
    assert not set(SILENT) & named
    assert not set(SILENT) & shown_in_lessons(GAME)


def test_rules_of_components_are_not_listed_as_silent() -> None:
    """Whether they were seen depends on their component, not on a list."""
    assert not set(SILENT) & set(component_rules(GAME))


def test_what_the_log_names_rarely_is_named_somewhere_in_the_rules() -> None:
    """By an event or a question, and not only by a refusal."""
    logged = set(UNLOGGED.logged)
    assert logged
    assert not logged & set(SILENT)
    folder = Path(package.__file__).parent / "rules"
    told: set[str] = set()
    for file in folder.rglob("*.py"):
        if "refusals" not in file.parts:
            told.update(re.findall(r'(?<!Reason\()"(GOD-\d+)"', file.read_text("utf-8")))
    assert logged <= told


def test_every_unseen_rule_has_exactly_one_reason(named: set[str]) -> None:
    plans = running.make("godai", (2,), ("random",), 1, 0).plans
    groups = why_unlogged(GAME, Tally(), plans)
    listed = [rule for group in groups for rule, _ in group.rules]
    assert sorted(listed) == sorted(RULES)
    bare = [rule for group in groups if group.kind == "unexplained" for rule, _ in group.rules]
    assert not set(bare) - named
    assert all(group.title and group.why for group in groups)
