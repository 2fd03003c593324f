"""The guided first duel: it teaches by doing, in an order that makes sense, and ends with a taming."""

from __future__ import annotations

from functools import cache

import pytest

from rulewright.core.record import Event
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.positions import base_game
from rulewright.games.dragon_eclipse.table.tutorial import TUTORIAL

GAME = base_game()


@cache
def happened() -> tuple[Event, ...]:
    session, _ = TUTORIAL.walk(GAME, len(TUTORIAL.stages) + 1, {})
    return tuple(event for played in session.line for event in played.events)


def stage(id: str) -> int:
    return next(number for number, one in enumerate(TUTORIAL.stages, 1) if one.id == id)


@pytest.mark.rule("DRE-467")
def test_the_guided_duel_ends_with_a_taming():
    session, _ = TUTORIAL.walk(GAME, len(TUTORIAL.stages) + 1, {})
    assert session.state.over
    ended = next(event for event in happened() if isinstance(event, events.CombatEnded))
    assert (ended.result, ended.enemy) == ("tame", "wild-firple")


@pytest.mark.parametrize(
    "kind",
    [
        events.CardPlayed, events.CardTriggered, events.BonusUsed, events.PowerGained, events.PowerSpent, events.Moved,
        events.DamageDealt, events.Healed, events.ConditionGained, events.ConditionLost, events.SpecialResolved,
        events.TamingAdvanced, events.FatigueGained, events.AttackDrawn, events.Missed,
    ],
)  # fmt: skip
def test_the_learner_meets_everything_that_a_duel_is_made_of(kind):
    assert any(isinstance(event, kind) for event in happened())


def test_what_the_guide_says_is_so():
    """The words name slots, spaces and cards; here they are looked up."""

    def at(id: str):
        return TUTORIAL.walk(GAME, stage(id), {})[0].state

    assert at("first-card").combat.sheets[0].slots[3] == "defensive-stance"
    assert at("passive").combat.sheets[0].discard[-1] == "defensive-stance"
    assert at("opening").combat.sheets[0].slots[2] == "opening"
    assert at("triggered").combat.sheets[0].slots[3] == "bubble"
    assert at("dash").combat.foe.top.startswith("fang")
    assert at("sip").combat.sheets[0].slots[3] == "sip-of-warmth"
    assert at("hit-back").combat.foe.track[at("hit-back").combat.foe.marker - 2]
    assert at("first-condition").combat.foe.tamed == 1
    assert at("peace").combat.sheets[0].slots[1] == "cold-snap"
    assert at("end-fifth").combat.foe.top.startswith("eye")
    assert at("burn").combat.sheets[0].conditions[0] == 1
    assert at("walk-away").combat.sheets[0].slots[0] == "charge"
    assert at("fatigue").combat.sheets[0].discard[-1] == GAME.content.fatigue
    assert at("discard").combat.sheets[0].slots[2] == "chilling-grip"
    assert at("spit").combat.sheets[0].slots[3] == "spit"
    assert at("end-last").combat.foe.progress == 2
