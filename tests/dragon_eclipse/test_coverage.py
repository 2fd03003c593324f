"""Every rule, worked example and ruling is carried by a test, or the game states in `waiting.toml` why not."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rulewright.games.dragon_eclipse.positions import base_game

MARKS = ("rule", "gold", "ruling")
REGISTER = base_game().register()
WAITING = REGISTER.waiting
EXCUSED = [rule for one in WAITING for rule in one.rules]
LATER = [gold for one in WAITING for gold in one.golds]
GOLDS = [f"GOLD-DRE-{number:02}" for number in range(1, 70)]


@cache
def carried():
    """How many tests of this folder carry each id. Read off their decorators: collecting them all again takes long."""
    found = Counter()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update({id for mark in node.decorator_list for id in ids(mark)})
    return found


def ids(mark):
    """The ids of `@pytest.mark.rule("DRE-001")`; nothing for other decorators."""
    known = isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr in MARKS
    return [argument.value for argument in mark.args if isinstance(argument, ast.Constant)] if known else []


def test_every_rule_is_tested_or_waits_for_a_stated_reason():
    assert [rule for rule in REGISTER.rules if not carried()[rule] and rule not in EXCUSED] == []


def test_nothing_waits_that_is_tested_already():
    assert [rule for rule in (*EXCUSED, *LATER) if carried()[rule]] == []
    assert len(set(EXCUSED)) == len(EXCUSED)
    assert {one.kind for one in WAITING} == {"campaign", "roguelite", "handling"}


def test_every_worked_example_is_played_or_belongs_to_a_later_part():
    assert [gold for gold in GOLDS if not carried()[gold] and gold not in LATER] == []
    assert set(LATER) < set(GOLDS)


def test_every_ruling_is_tested_or_belongs_to_a_later_part():
    later = {ruling for one in WAITING for ruling in one.rulings}
    assert later < set(REGISTER.rulings)
    assert {ruling for ruling in REGISTER.rulings if not carried()[ruling]} == later


@pytest.mark.parametrize("switch", base_game().rulings, ids=lambda option: option.name)
def test_every_switch_of_a_ruling_is_in_the_register(switch):
    assert switch.rule in REGISTER.rulings
    assert carried()[switch.rule]
