"""Every oracle finds nothing in the engine, has compared enough, and finds a fault that is put into the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from rulewright.games.dragon_eclipse.model.choices import FILL_DECK
from rulewright.games.dragon_eclipse.rules import decks, decks_together

from .damage import Damage
from .decks import Decks
from .drawing import Drawing
from .ends import Ends
from .movement import RushAndRetreat
from .watching import GAME, MOST_STEPS, SOAK, Oracle, consult, watched

ORACLES: list[tuple[type[Oracle], int, int]] = [
    (RushAndRetreat, 15, 600),
    (Damage, 15, 1500),
    (Ends, 20, 60_000),
    (Drawing, 12, 10_000),
    (Decks, 8, 30_000),
]
"""How many seeds of every mode each of them watches, and how much it must have compared at least."""


@pytest.mark.parametrize(("kind", "games", "least"), ORACLES, ids=[row[0].__name__ for row in ORACLES])
def test_the_engine_does_what_the_model_says(kind: type[Oracle], games: int, least: int) -> None:
    oracle = consult(kind(), games)
    assert oracle.differ == []
    assert oracle.compared >= least
    if isinstance(oracle, RushAndRetreat):
        assert oracle.ties > 40
    if isinstance(oracle, Ends):
        assert len(oracle.seen) >= (14 if SOAK else 8), oracle.seen


# -- faults --------------------------------------------------------------------------------------------

Fault = Callable[[Callable[..., Any]], Callable[..., Any]]
"""Makes a wrong function of a right one."""


def nothing(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *given, **named: None


def always(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *given, **named: True


def without_ties(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda state, step: right(state, step)[:1]


def one_more(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *given, **named: right(*given, **named) + 1


def all_of_them(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda state, cards, wanted: list(cards)


FAULTS: list[tuple[type[Oracle], str, Fault]] = [
    (RushAndRetreat, "movement.enemy_goals", without_ties),
    (RushAndRetreat, "effects.moves", one_more),
    (Damage, "damage.attack_value", one_more),
    (Damage, "damage.count_per", one_more),
    (Damage, "damage.value", one_more),
    (Damage, "roguelite.fights.equip", nothing),
    (Ends, "roguelite.fights.equip", nothing),
    (Ends, "taming.needed", one_more),
    (Ends, "power.note", nothing),
    (Ends, "ending.look_around", nothing),
    (Drawing, "cards.slide", nothing),
    (Drawing, "enemy.gain_fatigue", nothing),
    (Drawing, "enemy.has", always),
    (Decks, "ready_decks.is_free", always),
    (Decks, "decks.one_of_them", all_of_them),
]
"""Which function of the rules is made wrong, and how."""


@pytest.mark.parametrize(("kind", "where", "fault"), FAULTS, ids=[row[1] for row in FAULTS])
def test_a_fault_in_the_engine_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: type[Oracle], where: str, fault: Fault
) -> None:
    name, function = where.rsplit(".", 1)
    module = import_module(f"rulewright.games.dragon_eclipse.rules.{name}")
    monkeypatch.setattr(module, function, fault(getattr(module, function)))
    assert consult(kind(), 30).differ


SAME = {"mystling": "young-emberling", "partner": "young-emberling", "deck": "build", "trading": True}


def build_the_same_twice() -> int:
    """Both players build for the same Mystling and trade Neutral cards; how many steps the longest answer took."""
    most = 0
    with watched(Oracle()) as watch:
        state = GAME.new(2, 1, SAME, "pvp_quick", {"mirror": True})
        while state.decision.prompt == "prompt-build":
            watch.steps = 0
            state.apply(FILL_DECK, state.decision.seat)
            most = max(most, watch.steps)
    return most


def test_every_step_of_building_ends_and_one_that_does_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound that every watched game has: if the other's own cards counted as taken, nobody could go on."""
    assert build_the_same_twice() < 50
    shared = decks.in_other_decks

    def with_own_cards(state: Any, seat: int, at: int) -> Any:
        return shared(state, seat, at) + Counter(GAME.content.specific["young-emberling"])

    monkeypatch.setattr(decks, "in_other_decks", with_own_cards)
    monkeypatch.setattr(decks_together, "pass_on", lambda state, step: state.agenda.append(step))
    with pytest.raises(AssertionError, match=f"no question after {MOST_STEPS} steps"):
        build_the_same_twice()
