"""Defenders roll, Siege Opponents fall or Retreat; Augmented heroes strike and Banners hit in the Event phase."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.events.siege import (
    BannerRemoved,
    DefenderRolled,
    GroupHit,
    HeroStruck,
    OpponentHit,
    OpponentRetreated,
    OpponentUnhurt,
    OpponentVanquished,
)
from rulewright.games.godai.model.hero import NO_AUGMENTS
from rulewright.games.godai.model.state import GodaiState, Rulings
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.combat import MeetBoss
from rulewright.games.godai.model.steps.gains import DrawPowerUp, RollForElement
from rulewright.games.godai.model.vocabulary import ELEMENTS, Element
from rulewright.games.godai.passives import DefenderElement, DefenderRerolls
from rulewright.games.godai.rules import defending
from rulewright.games.godai.rules.defending import ready

from .positions import answer, answer_only, done, faces, of_kind, offered, run, take_until
from .sieges import GIANTS, PLAIN, SAGE, SAMURAI, at, besieged, keyword, tower, with_abilities

MAGICIAN = ("magician", "kobold")
HERE = at(0, 0)


def defended(*dice: int, towers: Any = None, **fields: Any) -> GodaiState:
    """A Tower beside a Banner rolls these dice."""
    blank: dict[str, Any] = {"fronts": {0: GIANTS}, "banners": {0: HERE}}
    towers = tuple(towers or [tower(at(1, 0), potential=len(dice) or 1)])
    state = besieged(*fields.pop("heroes", (SAMURAI,)), **{**blank, **fields}, defenders=towers, script=faces(*dice))
    return run(state, steps.BeginDefence())


# -- the roll --------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-40")
@pytest.mark.rule("GOD-573", "GOD-574", "GOD-575", "GOD-576")
def test_power_twelve_has_criticals_on_one_and_two() -> None:
    state = defended(
        1, 2, 3, 9, 10, towers=[tower(at(1, 0), potential=5, power=12)], fronts={0: GIANTS, 1: GIANTS},
        banners={0: HERE, 1: at(2, 0)}, resilience={1: 20},
    )  # fmt: skip
    assert [one.n for one in of_kind(state.events, DefenderRolled)] == [6]
    assert state.resilience[:2] == (1, 14)


@pytest.mark.rule("GOD-573", "GOD-577")
@pytest.mark.ruling("AMB-GOD-83")
def test_the_defenders_own_range_counts() -> None:
    far = tower(at(3, 0), 2, resilience=0)
    state = besieged(fronts={0: "siege-fire-popokatep"}, banners={0: HERE}, defenders=(tower(at(1, 0)), far))
    assert ready(state) == ("tower-1",)
    state.defenders = (tower(at(1, 0), resilience=0),)
    assert ready(state) == ("tower-1",)


@pytest.mark.rule("GOD-1078")
@pytest.mark.ruling("AMB-GOD-206")
def test_an_augment_adds_one_against_what_it_opposes_but_not_to_a_miss() -> None:
    # Water opposes Fire.
    for augments, dice, left in (
        ((Element.WATER,), 3, 5),
        ((Element.WATER,), 9, 7),
        ((Element.EARTH,), 3, 6),
        ((Element.VOID,), 3, 5),
    ):
        state = defended(dice, towers=[tower(at(1, 0), potential=1, augments=augments)])
        assert state.resilience[0] == left


@pytest.mark.rule("GOD-919", "GOD-1078")
def test_bulwark_is_subtracted_for_each_defender() -> None:
    held = with_abilities(GIANTS, keyword("bulwark", 2))
    assert defended(3, 3, 3, held=held).resilience[0] == 6
    state = defended(3, held=held)
    assert state.resilience[0] == 7
    assert of_kind(state.events, OpponentUnhurt)
    helped = defended(3, 3, 3, held=held, towers=[tower(at(1, 0), potential=3, specialists=1)])
    assert helped.resilience[0] == 5


@pytest.mark.rule("GOD-1045")
def test_immune_opponents_suffer_if_one_element_is_another() -> None:
    held = with_abilities(GIANTS, keyword("immune", element=Element.WATER))
    for augments, left in (
        ((), 6),
        ((Element.WATER,), 7),
        ((Element.WATER, Element.EARTH), 5),
    ):
        state = defended(3, held=held, towers=[tower(at(1, 0), potential=1, augments=augments)])
        assert state.resilience[0] == left


@pytest.mark.rule("GOD-1045", "GOD-573")
def test_equip_cards_add_elements_and_rerolls(monkeypatch: pytest.MonkeyPatch) -> None:
    held = with_abilities(GIANTS, keyword("immune", element=Element.AIR))
    monkeypatch.setattr(defending, "frames", lambda state, one: (DefenderElement(Element.AIR),))
    assert defended(3, held=held).resilience[0] == 7
    monkeypatch.setattr(defending, "frames", lambda state, one: (DefenderRerolls(1),))
    state = besieged(fronts={0: GIANTS}, banners={0: HERE}, defenders=(tower(at(1, 0)),), script=faces(9, 8, 3))
    assert run(state, steps.BeginDefence()).resilience[0] == 6


# -- vanquished ------------------------------------------------------------------------------------------------


def two_towers(order: str) -> GodaiState:
    """The position of GOLD-GOD-64: Towers that deal 2 and 3 to a card with 1 Resilience, and one with 5 below it."""
    below = "siege-fire-lava-cantor"
    state = besieged(
        SAMURAI, SAGE, fronts={0: PLAIN}, banners={0: HERE}, resilience={0: 1}, slots=((below,), (), (), ()),
        defenders=(tower(at(1, 0)), tower(at(0, 1), 2, potential=3)),
        power_ups=("powerup-a", "powerup-b", "powerup-c"),
    )  # fmt: skip
    run(state, steps.BeginDefence())
    assert offered(state) == ["pick-defender tower-1", "pick-defender tower-2"]
    state.script = faces(2, 2, 3) if order == "tower-2" else faces(2, 3)
    answer_only(state, f"pick-defender {order}")
    take_until(state, DrawPowerUp)
    assert [step for step in state.agenda if isinstance(step, DrawPowerUp)] == [DrawPowerUp(1), DrawPowerUp(0)]
    state.agenda = [step for step in state.agenda if not isinstance(step, DrawPowerUp)]
    state.script = faces(2, 3) if order == "tower-2" else faces(2, 2, 3)
    return run(state, *[state.agenda.pop()])


@pytest.mark.gold("GOLD-GOD-64")
@pytest.mark.rule("GOD-578", "GOD-579", "GOD-581")
@pytest.mark.ruling("AMB-GOD-86", "AMB-GOD-206")
@pytest.mark.parametrize(("first", "left"), [("tower-1", 2), ("tower-2", 3)])
def test_the_order_of_defenders_matters(first: str, left: int) -> None:
    state = two_towers(first)
    assert state.fronts[0] == "siege-fire-lava-cantor"
    assert state.resilience[0] == left
    assert state.banners[0] == HERE


@pytest.mark.rule("GOD-573")
@pytest.mark.ruling("AMB-GOD-206")
def test_where_nothing_can_be_turned_up_nobody_is_asked() -> None:
    towers = [tower(at(1, 0), potential=1), tower(at(0, 1), 2, potential=1)]
    assert defended(3, 3, towers=towers).resilience[0] == 5
    assert done(defended(3, 3, towers=towers, slots=((PLAIN,), (), (), ())))
    assert done(defended(3, 3, towers=towers, slots=((PLAIN,), (), (), ()), resilience={0: 4})), "they are alike"
    other = [towers[0], tower(at(0, 1), 2, potential=2)]
    asked = defended(towers=other, slots=((PLAIN,), (), (), ()), resilience={0: 4})
    assert asked.decision.prompt == "prompt-defender-order"


@pytest.mark.rule("GOD-580", "GOD-582")
def test_the_last_card_takes_its_banner_along() -> None:
    card = "siege-fire-kagutsuchis-sons"
    held = with_abilities(card)
    state = besieged(held=held, fronts={0: card}, banners={0: HERE}, resilience={0: 1}, defenders=(), power_ups=())
    state.then(steps.HitSiegeOpponent(0, 1))
    take_until(state, DrawPowerUp)
    assert [type(step) for step in reversed(state.agenda)] == [DrawPowerUp, RollForElement]
    assert state.agenda[0] == RollForElement("fire")
    assert state.banners == (-1,) * 4
    assert state.fronts == ("",) * 4
    assert of_kind(state.events, OpponentVanquished)
    assert of_kind(state.events, BannerRemoved)


@pytest.mark.rule("GOD-1079")
def test_a_card_turned_up_in_the_defend_step_deals_no_damage_in_that_turn() -> None:
    below = (GIANTS,)
    state = besieged(
        fronts={0: PLAIN}, banners={0: HERE}, resilience={0: 1}, slots=(below, (), (), ()), power_ups=(),
        defenders=(tower(at(1, 0), potential=1),), script=faces(3), calendar=5,
    )  # fmt: skip
    state.then(steps.BeginDefence(), steps.RemoveFallen(), steps.AdvanceCalendar())
    take_until(state, DrawPowerUp)
    assert state.fronts[0] == GIANTS
    assert state.defenders[0].resilience == 10


# -- Retreat ---------------------------------------------------------------------------------------------------


def retreating(die: int, slot: int = 1, **fields: Any) -> GodaiState:
    state = besieged(
        held=with_abilities(GIANTS, keyword("retreat", 4)), fronts={slot: GIANTS}, banners={slot: HERE},
        resilience={slot: 1}, slots=((PLAIN,), (), (), ()), defenders=(tower(at(1, 0), **fields),), script=faces(die),
    )  # fmt: skip
    state.then(steps.HitSiegeOpponent(slot, 2, "tower-1"), steps.RemoveFallen())
    take_until(state, DrawPowerUp if die > 4 - fields.get("recruits", 0) or not slot else steps.RemoveFallen)
    return state


@pytest.mark.rule("GOD-929", "GOD-930", "GOD-1080")
@pytest.mark.ruling("AMB-GOD-162")
def test_a_retreating_opponent_goes_to_the_bottom_of_the_left_slot() -> None:
    state = retreating(4)
    assert state.slots == ((PLAIN, GIANTS), (), (), ())
    assert state.banners == (-1,) * 4
    assert [(one.slot, one.to) for one in of_kind(state.events, OpponentRetreated)] == [(2, 1)]
    assert not of_kind(state.events, OpponentVanquished)


@pytest.mark.rule("GOD-929", "GOD-162")
def test_recruits_make_retreat_harder() -> None:
    assert of_kind(retreating(4, recruits=1).events, OpponentVanquished)
    assert of_kind(retreating(3, recruits=1).events, OpponentRetreated)
    assert of_kind(retreating(5).events, OpponentVanquished)


@pytest.mark.rule("GOD-929")
def test_nobody_retreats_from_the_first_slot() -> None:
    state = retreating(1, slot=0)
    assert of_kind(state.events, OpponentVanquished)
    assert state.script


# -- Jaethi ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-003", "GOD-010")
def test_jaethi_at_zero_wins_at_once() -> None:
    jaethi = geometry.triangle(HERE, True)
    state = besieged(jaethi=jaethi, jaethi_resilience=2, current="fire", defenders=(tower(at(-1, 0)),))
    state.script = faces(3, 3)
    run(state, steps.BeginDefence(), steps.AdvanceCalendar())
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.calendar == 5


# -- strikes ---------------------------------------------------------------------------------------------------


def facing(*tiers: dict[str, int], card: str = "siege-water-chikauakatl", **fields: Any) -> GodaiState:
    """Heroes with these Augments near a Banner in the Event phase."""
    heroes = (SAMURAI, SAGE, MAGICIAN) if len(tiers) == 3 else (MAGICIAN,)
    blank: dict[str, Any] = {
        "fronts": {0: card},
        "banners": {0: HERE},
        "at": at(2, 0),
        "phase": "event",
        "defenders": (),
    }
    state = besieged(*heroes, **{**blank, **fields})
    for hero, row in zip(state.heroes, tiers, strict=False):
        hero.augments = tuple([row.get(str(one), 0) for one in ELEMENTS]) if row else NO_AUGMENTS
        hero.energy = 30
    return run(state, steps.FaceSiege())


THREE = ({"fire": 1}, {"fire": 3}, {"earth": 2})


@pytest.mark.gold("GOLD-GOD-42")
@pytest.mark.rule("GOD-595", "GOD-1054")
def test_only_the_opposing_element_strikes() -> None:
    state = facing(*THREE)
    before = state.resilience[0]
    assert (state.decision.seat, state.decision.prompt) == (2, "prompt-strike")
    assert state.decision.about == {"slot": 1, "n": 2}
    answer(state, "accept")
    assert state.resilience[0] == before - 2
    assert [(one.seat, one.n) for one in of_kind(state.events, HeroStruck)] == [(2, 2)]
    # Then the Banner hits whoever has no Augment of Water.
    assert [one.slot for one in of_kind(state.events, GroupHit)] == [1]
    assert [hero.energy for hero in state.heroes] == [6, 6, 6]
    assert done(state)


@pytest.mark.rule("GOD-595")
@pytest.mark.ruling("AMB-GOD-85")
def test_a_strike_can_vanquish_and_then_nothing_hits() -> None:
    state = facing({"earth": 2}, resilience={0: 2}, power_ups=())
    answer_only(state, "accept")
    take_until(state, DrawPowerUp)
    assert of_kind(state.events, OpponentVanquished)
    state.agenda = [step for step in state.agenda if not isinstance(step, DrawPowerUp)]
    run(state, *[state.agenda.pop() for _ in range(2)])
    assert not of_kind(state.events, GroupHit)
    assert state.heroes[0].energy == 30


@pytest.mark.rule("GOD-595", "GOD-1045")
def test_a_hero_may_refrain_and_immunity_counts() -> None:
    state = facing({"earth": 2})
    before = state.resilience[0]
    answer(state, "decline")
    assert state.resilience[0] == before
    card = "siege-water-chikauakatl"
    held = with_abilities(card, keyword("immune", element=Element.EARTH))
    immune = facing({"earth": 2}, held=held)
    answer(immune, "accept")
    assert immune.resilience[0] == before
    assert not of_kind(immune.events, OpponentHit)


@pytest.mark.rule("GOD-477")
@pytest.mark.ruling("AMB-GOD-200")
def test_strikes_come_before_hits_or_together_with_them() -> None:
    first = facing({"earth": 2})
    assert first.heroes[0].energy == 30
    together = facing({"earth": 2}, rulings=Rulings(hits_together=True), resilience={0: 2}, power_ups=())
    # It has been hit and strikes all the same; the Banner falls after its own hit.
    assert together.heroes[0].energy == 6
    answer_only(together, "accept")
    take_until(together, DrawPowerUp)
    assert of_kind(together.events, OpponentVanquished)


@pytest.mark.ruling("AMB-GOD-200")
@pytest.mark.rule("GOD-1054")
def test_with_the_switch_the_dying_still_strike() -> None:
    blank = {"fronts": {0: "siege-water-chikauakatl"}, "banners": {0: HERE}, "at": at(1, 0), "defenders": ()}
    state = besieged(MAGICIAN, phase="event", rulings=Rulings(hits_together=True), **blank)
    state.heroes[0].augments = tuple([2 * (one is Element.EARTH) for one in ELEMENTS])
    before = state.resilience[0]
    run(state, steps.FaceSiege())
    assert state.heroes[0].health == 0
    answer(state, "accept")
    assert state.resilience[0] == before - 2
    assert state.heroes[0].state == "dead"


@pytest.mark.rule("GOD-477", "GOD-478")
@pytest.mark.ruling("AMB-GOD-81")
def test_a_banner_in_the_groups_own_range_hits_once() -> None:
    # The Magician's Range of 2 reaches farther than the Banner's.
    state = besieged(MAGICIAN, fronts={0: PLAIN}, banners={0: HERE}, at=at(2, 0), phase="event", defenders=())
    state.heroes[0].energy = 30
    run(state, steps.FaceSiege())
    assert state.heroes[0].energy == 6
    inside = besieged(
        MAGICIAN, fronts={0: PLAIN}, banners={0: HERE}, at=at(2, 0), phase="event", defenders=(tower(at(2, 0)),)
    )
    run(inside, steps.FaceSiege())
    assert not of_kind(inside.events, GroupHit)


@pytest.mark.rule("GOD-479")
def test_jaethi_in_range_means_combat() -> None:
    jaethi = geometry.triangle(HERE, True)
    state = besieged(SAMURAI, jaethi=jaethi, current="fire", at=at(-2, 0), phase="event", defenders=())
    state.then(steps.MeetJaethi())
    take_until(state, MeetBoss)
    assert state.agenda == [MeetBoss(10)]
    safe = besieged(SAMURAI, jaethi=jaethi, current="fire", at=at(-2, 0), defenders=(tower(at(-2, 0)),))
    assert done(run(safe, steps.MeetJaethi()))
