"""Commissions: all five types, kept successes, Escorts, rewards."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.games.godai.content.components import Commission
from rulewright.games.godai.effects import DrawPowerUps, Gain, GainRank, Hurt
from rulewright.games.godai.model.choices.combat import UsePower
from rulewright.games.godai.model.choices.visits import Deliver
from rulewright.games.godai.model.combat import Ally, Combat
from rulewright.games.godai.model.hero import NO_CONDITIONS
from rulewright.games.godai.model.state import Carried, Defender, GodaiState
from rulewright.games.godai.model.steps.gains import Perform
from rulewright.games.godai.model.steps.visits import AttemptCommission, RollCommission
from rulewright.games.godai.model.vocabulary import Empire, Place, Resource, Stat
from rulewright.games.godai.rules.abilities import offered_outside, perform_outside
from rulewright.games.godai.rules.combat.ending import bring_escorts_home
from rulewright.games.godai.rules.commissions import (
    attemptable,
    deliver,
    deliverable,
    escort_succeeds,
    forget_attempts,
    heal_escort,
    help_of_escorts,
    hindrance,
    needed,
    progress,
    roll_commission,
)

from .positions import content, faces, stock
from .visiting import CENTER, NEAR, SAGE, SAMURAI, SPEAR, run, visit

NAVIGATE = "commission-the-drowned-causeway"
DUAL = "commission-dual"
THIRD = ("ninja", "alux")


def with_card(state: GodaiState, **fields: Any) -> Commission:
    """A Commission of our own, face up."""
    blank: dict[str, Any] = {
        "id": DUAL, "source": content().commissions[NAVIGATE].source, "empire": Empire.CAPRAKAN, "type": "dual",
        "place": Place.SETTLEMENT, "tests": (Stat.NAVIGATE, Stat.SURVIVAL), "reward": (Gain(Resource.ORE, 2),),
    }  # fmt: skip
    card = Commission(**{**blank, **fields})
    state.game.content.commissions = {**state.game.content.commissions, card.id: card}
    state.offered = ((card.id,), ())
    return card


def ranked(state: GodaiState, n: int = 5) -> GodaiState:
    """All heroes with the same ranks."""
    for hero in state.heroes:
        hero.ranks = (n,) * 9
    return state


def attempted(state: GodaiState, card: str = DUAL) -> GodaiState:
    assert card in attemptable(state)
    run(state, AttemptCommission(card))
    return state


# -- where and when ------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-607", "GOD-608")
def test_a_commission_needs_its_kind_of_place() -> None:
    state = visit(SAMURAI, center="pS", offered=((NAVIGATE,), ()))
    assert attemptable(state) == [NAVIGATE]
    state.at = NEAR[0]
    assert attemptable(state) == []


@pytest.mark.rule("GOD-607")
def test_one_attempt_in_a_turn() -> None:
    state = ranked(visit(SAMURAI, center="pS", script=faces(9)))
    with_card(state, type="skill", tests=(Stat.NAVIGATE,))
    attempted(state)
    assert attemptable(state) == []


@pytest.mark.rule("GOD-618")
def test_additional_rules() -> None:
    state = visit(SAMURAI, center="pS")
    camp = with_card(state, camp_first=True)
    assert hindrance(state, camp) == "no-camp"
    state.movement = "camp"
    assert hindrance(state, camp) == ""
    soar = with_card(state, soar_only=True)
    assert hindrance(state, soar) == "no-soar"
    state.heroes[0].items = ("gryphon-mount",)
    assert hindrance(state, soar) == ""


@pytest.mark.rule("GOD-618")
def test_what_comes_before_the_rolls() -> None:
    state = ranked(visit(SAMURAI, center="pS", script=faces(2)))
    with_card(state, type="skill", tests=(Stat.NAVIGATE,), before=(Hurt(2),))
    health = state.heroes[0].health
    attempted(state)
    assert state.heroes[0].health == health - 2
    assert stock(state) == {"ore": 2}


# -- Skill, Dual, All ------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-44")
@pytest.mark.rule("GOD-623", "GOD-627")
@pytest.mark.ruling("AMB-GOD-91")
@pytest.mark.parametrize(("heroes", "need"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_the_heroes_rounded_up_must_succeed(heroes: int, need: int) -> None:
    state = visit(*(SAMURAI, SAGE, THIRD, SPEAR)[:heroes], center="pS")
    assert needed(state) == need
    # Navigate: all heroes but one less than needed fail; Survival: exactly the number needed succeeds.
    rolls = [2] * (need - 1) + [9] * (heroes - need + 1) + [2] * need + [9] * (heroes - need)
    state.script = faces(*rolls)
    with_card(ranked(state))
    attempted(state)
    assert stock(state) == {}
    assert progress(state, DUAL)[:3] == (need - 1, 0, need)


@pytest.mark.rule("GOD-624", "GOD-625")
@pytest.mark.ruling("AMB-GOD-92")
def test_successes_are_kept_from_turn_to_turn_and_everybody_rolls_again() -> None:
    state = ranked(visit(SAMURAI, SAGE, THIRD, center="pS", script=faces(2, 9, 9, 2, 2, 9)))
    with_card(state)
    attempted(state)
    assert progress(state, DUAL)[:3] == (1, 0, 2)
    state.used = ()
    state.script = faces(2, 9, 9, 9, 9, 9)
    attempted(state)
    assert stock(state) == {"ore": 2}
    assert state.attempts == ()


@pytest.mark.rule("GOD-624")
def test_successes_are_lost_when_the_group_moves() -> None:
    state = ranked(visit(SAMURAI, SAGE, center="pS", near=("pS",), script=faces(2, 9, 9, 9)))
    with_card(state)
    attempted(state)
    assert state.attempts
    state.entered = False
    forget_attempts(state)
    assert state.attempts, "who stays keeps them"
    state.at = NEAR[0]
    assert progress(state, DUAL)[:3] == (0, 0, 0)
    forget_attempts(state)
    assert not state.attempts


@pytest.mark.rule("GOD-626")
def test_camping_helps() -> None:
    state = ranked(visit(SAMURAI, center="pS", movement="camp", camps=2, script=faces(7)))
    with_card(state, type="skill", tests=(Stat.EXPLORE,))
    attempted(state)
    assert stock(state) == {"ore": 2}


@pytest.mark.rule("GOD-628")
@pytest.mark.ruling("AMB-GOD-93")
def test_a_critical_success_of_any_turn_doubles_the_reward_once() -> None:
    state = ranked(visit(SAMURAI, SAGE, THIRD, center="pS", script=faces(1, 9, 9, 9, 9, 9)))
    with_card(state)
    attempted(state)
    state.used = ()
    state.script = faces(2, 9, 9, 1, 2, 2)
    attempted(state)
    assert stock(state) == {"ore": 4}


@pytest.mark.rule("GOD-612", "GOD-613", "GOD-614")
def test_completion_gives_the_reward_and_turns_up_the_next_card() -> None:
    state = ranked(visit(SAMURAI, center="pS", script=faces(2)))
    with_card(state, type="skill", tests=(Stat.NAVIGATE,))
    state.commissions = ((NAVIGATE,), ())
    attempted(state)
    assert stock(state) == {"ore": 2}
    assert state.offered == ((NAVIGATE,), ())
    assert state.commission_discards == ((DUAL,), ())
    assert state.used_this_stage == ("commission-done",)


@pytest.mark.rule("GOD-613")
@pytest.mark.ruling("AMB-GOD-94")
def test_an_equip_card_is_kept_and_not_doubled() -> None:
    state = ranked(visit(SAMURAI, center="pS", script=faces(1)))
    equip = next(card.equip for card in content().commissions.values() if card.equip is not None)
    with_card(state, type="skill", tests=(Stat.NAVIGATE,), equip=equip)
    attempted(state)
    assert state.equips == (DUAL,)
    assert stock(state) == {"ore": 4}
    assert state.commission_discards == ((), ())


@pytest.mark.rule("GOD-615", "GOD-616")
@pytest.mark.parametrize(("word", "place", "tokens"), [
    ("hA", Place.ANTIQUITY_SITE, (CENTER,)), ("pS", Place.SETTLEMENT, ())
])  # fmt: skip
def test_a_completed_commission_closes_an_antiquity_site(word: str, place: Place, tokens: tuple[int, ...]) -> None:
    state = ranked(visit(SAMURAI, center=word, script=faces(2)))
    with_card(state, type="skill", tests=(Stat.NAVIGATE,), place=place)
    attempted(state)
    assert state.hex_tokens == tokens


def test_failing_may_have_a_price() -> None:
    state = visit(SAMURAI, center="pS", offered=((NAVIGATE,), ()), script=faces(9))
    ranked(state)
    roll_commission(state, RollCommission(NAVIGATE), None)
    found = state.agenda[-1]
    assert isinstance(found, Perform)
    assert found.effects == content().commissions[NAVIGATE].failure


@pytest.mark.rule("GOD-622")
def test_nobody_rolls_in_another_place() -> None:
    state = ranked(visit(SAMURAI, center="pS"))
    with_card(state)
    state.at = NEAR[0]
    assert run(state, RollCommission(DUAL)) == []


# -- Heroic --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-629")
@pytest.mark.ruling("AMB-GOD-96")
@pytest.mark.parametrize(("rolls", "ore", "rank"), [((2, 2), 2, 6), ((2, 9), 0, 5), ((1, 2), 4, 7)])
def test_a_heroic_commission_is_the_heros_own(rolls: tuple[int, int], ore: int, rank: int) -> None:
    city = Defender(id="city-1", kind=Place.CITY_STATE, name="nimo-teptek", hexes=(CENTER,), resilience=18)
    state = ranked(visit(SAMURAI, SAGE, center="pC", defenders=(city,), script=faces(*rolls)))
    with_card(
        state, type="heroic", role="sage", place=Place.CITY_STATE, tests=(Stat.FIRST, Stat.EXPLORE),
        reward=(Gain(Resource.ORE, 2), GainRank(Stat.ATTACK)),
    )  # fmt: skip
    attempted(state)
    assert stock(state) == ({"ore": ore} if ore else {})
    assert [hero.ranks[2] for hero in state.heroes] == [5, rank]


@pytest.mark.rule("GOD-629")
def test_without_that_hero_there_is_no_attempt() -> None:
    city = Defender(id="city-1", kind=Place.CITY_STATE, name="nimo-teptek", hexes=(CENTER,), resilience=18)
    state = visit(SAMURAI, center="pC", defenders=(city,))
    card = with_card(state, type="heroic", role="sage", place=Place.CITY_STATE)
    assert hindrance(state, card) == "no-hero"
    assert attemptable(state) == []


# -- Aid and Escorts -----------------------------------------------------------------------------------------

AID = "commission-letter-without-a-seal"


@pytest.mark.rule("GOD-1097", "GOD-609")
@pytest.mark.ruling("AMB-GOD-214")
def test_an_aid_commission_is_picked_up_and_leaves_the_row_empty() -> None:
    state = visit(SAMURAI, center="pS", offered=((AID,), ()), commissions=((NAVIGATE,), ()))
    run(state, AttemptCommission(AID))
    assert state.carried == (Carried(AID, 0, 6),)
    assert state.offered == ((), ())
    assert state.commissions == ((NAVIGATE,), ())


@pytest.mark.rule("GOD-1097", "GOD-1098")
@pytest.mark.ruling("AMB-GOD-214")
def test_delivery_completes_it_and_counts_as_the_attempt_of_the_turn() -> None:
    city = Defender(id="city-1", kind=Place.CITY_STATE, name="nimo-teptek", hexes=(CENTER,), resilience=18)
    state = visit(SAMURAI, center="pC", defenders=(city,), carried=(Carried(AID, 0, 6),), commissions=((NAVIGATE,), ()))
    assert [Deliver(one.card) for one in deliverable(state)] == [Deliver(AID)]
    deliver(state, AID)
    run(state)
    assert (state.carried, state.equips, stock(state)) == ((), (AID,), {"ore": 2})
    assert state.offered == ((NAVIGATE,), ())
    assert deliverable(state) == []
    assert "commission" in state.used


@pytest.mark.rule("GOD-1098")
def test_several_can_be_carried_and_one_is_delivered_in_a_turn() -> None:
    other = "commission-fever-in-the-terraces"
    state = visit(SAMURAI, center="pS", carried=(Carried(other, 0, 5),), offered=((AID,), ()))
    run(state, AttemptCommission(AID))
    assert [one.card for one in state.carried] == [other, AID]


@pytest.mark.gold("GOLD-GOD-45")
@pytest.mark.rule("GOD-634")
def test_the_escort_of_the_example() -> None:
    escort = content().escorts["escort-masked-courier"]
    deed = escort.action.deeds[0]
    assert (escort.health, msgspec.to_builtins(deed)["n"], escort.tests) == (6, 8, (Stat.HEALTH, Stat.DEFEND))
    state = visit(SAMURAI, script=faces(6, 7, 8, 9))
    found = [escort_succeeds(state, escort.id, Stat.HEALTH, 6) for _ in range(2)]
    found += [escort_succeeds(state, escort.id, Stat.DEFEND, 6) for _ in range(2)]
    assert found == [True, False, True, False]
    assert not escort_succeeds(state, escort.id, Stat.NAVIGATE, 6)


@pytest.mark.rule("GOD-634")
@pytest.mark.ruling("AMB-GOD-95")
def test_an_escort_helps_but_its_critical_does_not_double() -> None:
    pilot = next(card.id for card in content().commissions.values() if card.escort == "escort-river-pilot")
    state = ranked(visit(SAMURAI, center="pS", carried=(Carried(pilot, 0, 6),), script=faces(9, 1)))
    with_card(state, type="skill", tests=(Stat.NAVIGATE,))
    attempted(state)
    assert stock(state) == {"ore": 2}
    assert help_of_escorts(state, Stat.ATTACK) == 0


def escort_with(health: int) -> Ally:
    """The Escort of a Commission as a combat leaves it."""
    return Ally(card=content().commissions[AID].escort, health=health, most=6, conditions=NO_CONDITIONS)


@pytest.mark.rule("GOD-635", "GOD-1099")
@pytest.mark.parametrize(("row", "shown"), [((), (NAVIGATE,)), (("commission-condors-crossing",), None)])
def test_a_dead_escort_ends_its_commission(row: tuple[str, ...], shown: tuple[str, ...] | None) -> None:
    state = visit(SAMURAI, carried=(Carried(AID, 0, 6),), offered=(row, ()), commissions=((NAVIGATE,), ()))
    bring_escorts_home(state, Combat(opponents=(), allies=(escort_with(1),)))
    assert state.carried == (Carried(AID, 0, 1),)
    bring_escorts_home(state, Combat(opponents=(), allies=(escort_with(0),)))
    assert not state.carried
    assert state.commission_discards == ((AID,), ())
    assert state.offered[0] == (shown or row)


@pytest.mark.rule("GOD-633")
def test_an_escort_is_healed_up_to_its_health() -> None:
    state = visit(SAMURAI, carried=(Carried(AID, 0, 2),))
    heal_escort(state, AID, 9)
    assert state.carried[0].health == 6


@pytest.mark.rule("GOD-633", "GOD-096")
def test_resonance_heals_an_escort_outside_combat() -> None:
    """p.84: an Escort may be Healed, and Resonance Heals any member of the group; with a Bonus for a test, a hero."""
    state = visit(SAGE, carried=(Carried(NAVIGATE, 0), Carried(AID, 0, 1)))
    state.heroes[0].ranks = (4, 9, 2, 1, 5, 4, 3, 3, 3)
    offered = [one for one in offered_outside(state, 0) if isinstance(one, UsePower)]
    assert [one.mode for one in offered if one.target == 11] == ["heal-outside"]
    perform_outside(state, 0, UsePower("resonance", "heal-outside", 11))
    assert [one.health for one in state.carried] == [0, 1 + 1 + 2 // 2]
    assert state.heroes[0].energy == 9 - 1
    state.carried = (Carried(AID, 0, 6),)
    assert not [one for one in offered_outside(state, 0) if isinstance(one, UsePower) and one.target >= 10]


@pytest.mark.rule("GOD-633", "GOD-746")
def test_sky_reading_raises_escorts_with_the_group() -> None:
    state = visit(("astrologist", "tanuki"), carried=(Carried(AID, 0, 1),))
    state.heroes[0].ranks = (4, 9, 2, 1, 6, 4, 3, 3, 3)
    perform_outside(state, 0, UsePower("sky-reading", "lift"))
    assert state.carried[0].health == 1 + 6 // 2


def test_power_ups_of_a_reward_go_to_everybody() -> None:
    state = ranked(visit(SAMURAI, SAGE, center="pS", script=faces(2, 9)))
    with_card(state, type="skill", tests=(Stat.NAVIGATE,), reward=(DrawPowerUps(1),))
    state.power_ups = ()
    assert attempted(state).decisions == ()
