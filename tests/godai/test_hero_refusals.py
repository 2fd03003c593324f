"""Why heroes cannot do something, with the values that fail."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright.games.godai as package
from rulewright.core.record import Choice
from rulewright.games.godai.model.choices.heroes import (
    GiveFood,
    GiveGold,
    GiveItem,
    PickRole,
    RaiseDifficulty,
    ReplaceHero,
    TakeBonus,
    UsePowerUp,
    UseRacial,
)
from rulewright.games.godai.model.combat import Combat
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import Vital
from rulewright.games.godai.rules.refusals import heroes as refusals

from .positions import BOOK, Halt, content, go_on, position
from .test_texts import SAY


def standing(**fields: object) -> GodaiState:
    state = position(("samurai", "kobold"), ("sage", "nagual"), steps=[Halt()], **fields)
    return go_on(state)


def why(state: GodaiState, choice: Choice) -> list[tuple[str, str]]:
    return [(one.rule, one.message) for one in BOOK.why_not(state, 0, choice)]


@pytest.mark.rule("GOD-057")
@pytest.mark.ruling("AMB-GOD-05")
def test_a_role_that_is_taken() -> None:
    assert why(standing(), PickRole("sage")) == [("GOD-057", "why-role-taken")]


@pytest.mark.rule("GOD-698")
def test_epic_is_the_end() -> None:
    assert why(standing(difficulty=5), RaiseDifficulty()) == [("GOD-698", "why-epic")]
    fighting = standing(combat=Combat(opponents=()))
    assert why(fighting, RaiseDifficulty()) == [("GOD-696", "why-in-combat")]


@pytest.mark.rule("GOD-119", "GOD-125", "GOD-130")
def test_gifts_that_do_not_fit() -> None:
    state = standing()
    assert why(state, GiveGold(1, 2, 20)) == [("GOD-130", "why-too-little")]
    assert why(state, GiveFood(2, 1, 5)) == [("GOD-125", "why-no-room")]
    state.heroes[0].gold = 99
    assert why(state, GiveGold(2, 1, 5)) == [("GOD-119", "why-no-room")]
    assert why(state, GiveItem(1, 2, "viper-potion")) == [("GOD-130", "why-not-carried")]
    assert why(state, GiveGold(1, 1, 1)) == [("GOD-130", "why-no-such-hero")]


@pytest.mark.rule("GOD-790", "GOD-1101")
def test_gifts_to_the_absent() -> None:
    state = standing()
    state.heroes[1].state = "dead"
    assert why(state, GiveGold(1, 2, 5)) == [("GOD-790", "why-not-with-group")]
    state.heroes[1].state = "waiting"
    assert why(state, GiveGold(2, 1, 5)) == [("GOD-1101", "why-not-with-group")]


@pytest.mark.rule("GOD-376", "GOD-795", "GOD-830")
def test_cards_that_nobody_keeps_and_heroes_who_live() -> None:
    state = standing()
    assert why(state, TakeBonus("harvest-bright-seams")) == [("GOD-376", "why-card-not-kept")]
    assert why(state, ReplaceHero(2)) == [("GOD-795", "why-not-dead")]
    assert why(state, UsePowerUp(1, "powerup-clean-bandage")) == [("GOD-830", "why-card-not-kept")]


@pytest.mark.rule("GOD-066", "GOD-067", "GOD-426")
def test_racial_abilities() -> None:
    state = standing()
    hero = state.heroes[1]
    assert why(state, UseRacial(1)) == [("GOD-067", "why-racial-idle")]
    hero.energy = 1
    assert why(state, UseRacial(2)) == [("GOD-066", "why-no-energy-for-it")]
    hero.energy, hero.used = 9, ("no-energy",)
    assert why(state, UseRacial(2)) == [("GOD-895", "why-energy-barred")]
    hero.starving = 1
    assert why(state, UseRacial(2)) == [("GOD-426", "why-starving")]
    hero.used = ("racial",)
    assert why(state, UseRacial(2)) == [("GOD-067", "why-racial-used")]


@pytest.mark.rule("GOD-066", "GOD-067")
def test_a_racial_ability_that_costs_health_needs_no_energy_and_never_the_last_health() -> None:
    paying = next(race for race in content().races.values() if race.vital is Vital.HEALTH)
    state = go_on(position(("samurai", paying.id), steps=[Halt()]))
    hero = state.heroes[0]
    hero.health, hero.starving = paying.cost, 1
    (reason,) = BOOK.why_not(state, 0, UseRacial(1))
    assert (reason.rule, reason.message) == ("GOD-066", "why-last-health")
    assert reason.values == {"need": paying.cost + 1, "have": paying.cost}
    hero.health += 1
    assert why(state, UseRacial(1)) == [("GOD-067", "why-racial-idle")], "whoever Starves has Health to pay with"


@pytest.mark.parametrize("language", SAY)
def test_every_reason_has_a_sentence(language: str) -> None:
    assert refusals.refuse_role is not None
    source = (Path(package.__file__).parent / "rules" / "refusals" / "heroes.py").read_text()
    asked = set(re.findall(r'"(why-[a-z-]+)"', source))
    assert len(asked) > 10
    assert [one for one in sorted(asked) if not SAY[language].has(one)] == []
