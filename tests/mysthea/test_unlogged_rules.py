"""Rules that the log does not name: the reasons in `unlogged_rules.toml` are those of the real games and lessons."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.bots import Seen, make
from rulewright.core.statistics import Needs
from rulewright.lab.balance import running
from rulewright.lab.balance.rules import component_rules, met, shown_in_lessons, why_unlogged
from rulewright.lab.balance.tally import Tally

GAME = rulewright.load("mysthea")
RULES = GAME.register().rules
SILENT = [rule for reason in GAME.statistics.unlogged().silent for rule in reason.rules]
STUDY = running.make("mysthea", (2, 3, 4, 5), ("random",), 80, 5)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return running.run(STUDY, running.Means())


def named(players: int, seed: int, options: dict[str, Any]) -> set[str]:
    """Every rule that a game by random bots names."""
    state = GAME.new(players, seed, options)
    found = {event.rule for event in state.events}
    bot = make("random", seed)
    while not state.over:
        decision = state.decision
        found.add(decision.rule)
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
        found.update(event.rule for event in state.events)
    return found


def test_the_log_never_names_a_silent_rule(tally: Tally) -> None:
    assert len(SILENT) == len(set(SILENT)) > 250
    assert set(SILENT) <= set(RULES)
    assert not set(SILENT) & set(tally.rules)
    assert not set(SILENT) & shown_in_lessons(GAME)


def test_the_log_names_what_it_is_said_to_name() -> None:
    """Games show it, because no lesson does."""
    logged = set(GAME.statistics.unlogged().logged)
    assert not logged & set(SILENT)
    assert not logged & shown_in_lessons(GAME)
    for seed in range(200):
        logged -= named(5, seed, {})
        if not logged:
            break
    assert not logged


def test_rules_of_components_are_not_listed_as_silent() -> None:
    """Whether they were seen depends on their component, not on a list."""
    assert not set(SILENT) & set(component_rules(GAME))


def test_every_unseen_rule_has_exactly_one_reason(tally: Tally) -> None:
    groups = why_unlogged(GAME, tally, STUDY.plans)
    listed = [rule for group in groups for rule, _ in group.rules]
    assert sorted(listed) == sorted(set(RULES) - set(tally.rules))
    assert "unexplained" not in {group.kind for group in groups}
    assert all(group.title and group.why for group in groups)


def test_what_is_neither_silent_nor_optional_is_shown_by_a_lesson_or_a_component() -> None:
    """A rule that nothing at all would explain fails here, before any report says so."""
    optional = {rule for need in GAME.statistics.unlogged().needs for rule in need.rules}
    nothing = running.Study((running.make("mysthea", (5,), ("random",), 1, 0).plans[0],))
    groups = why_unlogged(GAME, Tally(), nothing.plans)
    bare = [rule for group in groups if group.kind == "unexplained" for rule, _ in group.rules]
    seen = set[str]().union(*(named(players, seed, {}) for players in (2, 3, 4, 5) for seed in range(12)))
    assert not [rule for rule in bare if rule not in seen and rule not in optional]


@pytest.mark.parametrize(
    "need", GAME.statistics.unlogged().needs, ids=lambda need: f"{need.option or need.players}-{need.unless}"
)
def test_needed_options_and_players_exist(need: Needs) -> None:
    assert set(need.rules) <= set(RULES)
    assert bool(need.option) != bool(need.players)
    if need.option:
        option = {option.name: option for option in GAME.options}[need.option]
        assert all(value in (option.allowed or option.examples) for value in need.unless)
    else:
        assert set(need.players) < set(GAME.modes[0].seats)


def test_rules_that_need_an_option_are_not_named_without_it(tally: Tally) -> None:
    unmet = [need for need in GAME.statistics.unlogged().needs if not met(GAME, need, STUDY.plans)]
    assert unmet
    for need in unmet:
        assert not set(need.rules) & set(tally.rules), need.option
    without = set[str]()
    for seed in range(8):
        without |= named(3, seed, {"abilities": False, "behaviours": False, "attunements": "night"})
    off = [
        need
        for need in GAME.statistics.unlogged().needs
        if need.unless in ((False,), ("night",)) and need.option != "expert"
    ]
    assert len(off) > 1
    for need in off:
        assert not set(need.rules) & without, (need.option, set(need.rules) & without)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"expert": True}, "MYS-507"),
        ({"choose_colours": True}, "MYS-047"),
        ({"premonition": True}, "MYS-270"),
        ({"attunements": "night"}, "MYS-355"),
    ],
)
def test_with_the_option_they_are(options: dict[str, Any], rule: str) -> None:
    need = next(need for need in GAME.statistics.unlogged().needs if rule in need.rules)
    plans = running.make("mysthea", (4,), ("random",), 1, 0, options=options).plans
    assert met(GAME, need, plans)
    assert not met(GAME, need, running.make("mysthea", (4,), ("random",), 1, 0).plans)
    assert any(rule in named(4, seed, options) for seed in range(12))


def test_a_run_without_two_players_says_so() -> None:
    study = running.make("mysthea", (3,), ("random",), 2, 0)
    groups = {
        group.kind: dict(group.rules) for group in why_unlogged(GAME, running.run(study, running.Means()), study.plans)
    }
    assert groups["players"]["MYS-497"] == "needs 2 players"
    assert groups["option"]["MYS-507"] == "not with expert=no"
    assert groups["rare"]["MYS-244"].startswith("in fewer than")
