"""A Siege Villain phase as a whole: the order of its steps, its golden examples, the Calendar, the end of a Siege."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.events.group import GameWon
from rulewright.games.godai.model.events.siege import BannerMoved, SiegeEnded
from rulewright.games.godai.model.state import Options
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.turn import BeginStage, EndTurn, VillainPhase
from rulewright.games.godai.model.steps.visits import UseDedication
from rulewright.games.godai.rules.siege_opponents import apart
from rulewright.games.godai.rules.slots import turn_up

from .positions import answer, answer_only, done, faces, of_kind, offered, run, take_until
from .sieges import GIANTS, PLAIN, SAMURAI, at, besieged, city, row, tower


@pytest.mark.gold("GOLD-GOD-63")
@pytest.mark.rule("GOD-540", "GOD-553", "GOD-566", "GOD-575")
def test_a_siege_turn() -> None:
    state = besieged(
        fronts={0: PLAIN, 1: GIANTS},
        banners={0: at(2, 1), 1: at(0, 2)},
        resilience={1: 6},
        script=faces(1, 5, 6),
    )
    hexes = city(state).hexes
    assert apart((state.banners[0],), hexes) == 4
    assert apart((state.banners[1],), hexes) == 2
    run(state, steps.SiegeTurn())
    assert done(state)
    assert apart((state.banners[0],), hexes) == 2
    assert apart((state.banners[1],), hexes) == 1
    assert city(state).resilience == 15
    assert state.resilience[:2] == (1, 3)
    assert state.calendar == 4
    assert [one.slot for one in of_kind(state.events, BannerMoved)] == [1, 1, 2]


@pytest.mark.rule("GOD-540", "GOD-553", "GOD-572")
def test_its_steps_come_in_order() -> None:
    state = besieged(fronts={0: PLAIN, 2: GIANTS}, banners={0: at(2, 1), 2: at(4, 1)}, steps=[VillainPhase()])
    take_until(state, steps.JaethiActs)
    assert [type(step) for step in reversed(state.agenda)] == [
        steps.JaethiActs, steps.MoveBanner, steps.MoveBanner, steps.OfferDedication, steps.SiegeDamage, steps.Bolster,
        steps.BeginDefence, steps.RemoveFallen, steps.AdvanceCalendar,
    ]  # fmt: skip
    assert state.phase == "villain"


@pytest.mark.rule("GOD-990", "GOD-993")
def test_the_third_dedication_can_be_used_between_move_and_siege() -> None:
    state = run(besieged(fronts={0: PLAIN}, banners={0: at(2, 1)}, dedicated=(3,)), steps.OfferDedication())
    assert offered(state) == ["accept", "decline"]
    other = state.copy()
    other.game, other.events, other.rolls = state.game, [], []
    answer(other, "decline")
    assert done(other)
    answer_only(state, "accept")
    assert state.agenda[-1] == UseDedication(3)


@pytest.mark.rule("GOD-993")
def test_it_is_not_offered_twice_in_a_turn_nor_without_banners() -> None:
    used = besieged(fronts={0: PLAIN}, banners={0: at(2, 1)}, dedicated=(3,), used=("dedication",))
    assert done(run(used, steps.OfferDedication()))
    assert done(run(besieged(dedicated=(3,)), steps.OfferDedication()))
    assert UseDedication not in [type(step) for step in used.agenda]


# -- Calendar --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-584", "GOD-591")
def test_the_calendar_falls_by_one() -> None:
    state = run(besieged(calendar=3, fronts={0: PLAIN}, banners={0: at(2, 1)}), steps.AdvanceCalendar())
    assert state.calendar == 2
    assert state.stage == "siege"
    assert state.banners[0] == at(2, 1)


@pytest.mark.rule("GOD-585", "GOD-587", "GOD-588", "GOD-589")
def test_at_zero_the_siege_is_over() -> None:
    state = besieged(
        calendar=1, fronts={0: PLAIN, 1: GIANTS}, banners={0: at(2, 1), 1: at(3, 1)}, resilience={0: 1},
        slots=(("water",), (), (), ()), front_power=row({0: 2}, 0), jaethi=geometry.triangle(at(6, 1), True),
        jaethi_resilience=40, steps=[steps.AdvanceCalendar()],
    )  # fmt: skip
    take_until(state, BeginStage)
    assert state.calendar == 0
    assert state.banners == (-1,) * 4
    assert not state.jaethi
    assert state.jaethi_resilience == 40
    assert state.slots == ((PLAIN, "water"), (GIANTS,), (), ())
    assert state.fronts == ("",) * 4
    assert state.resilience == (0,) * 4
    assert state.front_power == (0,) * 4
    assert (state.wave, state.stage) == (3, "harvest")
    assert [one.siege for one in of_kind(state.events, SiegeEnded)] == [2]


@pytest.mark.rule("GOD-590")
def test_a_card_that_was_left_comes_back_at_full_resilience_and_jaethi_does_not() -> None:
    state = besieged(calendar=1, fronts={0: PLAIN}, banners={0: at(2, 1)}, resilience={0: 1}, jaethi_resilience=12)
    state.then(steps.AdvanceCalendar())
    take_until(state, BeginStage)
    turn_up(state, 0, "GOD-526")
    assert state.resilience[0] == 4
    assert state.jaethi_resilience == 12


@pytest.mark.rule("GOD-1082")
def test_power_of_sky_metal_ends_with_the_siege_and_resilience_stays() -> None:
    state = besieged(calendar=1, towers=[tower(at(0, 0), siege_power=4, resilience=14)])
    state.then(steps.AdvanceCalendar())
    take_until(state, BeginStage)
    left = state.defenders[-1]
    assert (left.siege_power, left.resilience) == (0, 14)


@pytest.mark.rule("GOD-008", "GOD-586")
def test_the_last_siege_ends_the_game_when_the_turn_ends() -> None:
    state = besieged(calendar=1, wave=3, options=Options(waves=3))
    run(state, steps.AdvanceCalendar(), EndTurn())
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert [one.rule for one in of_kind(state.events, GameWon)] == ["GOD-008"]


@pytest.mark.rule("GOD-586")
def test_with_both_city_states_destroyed_no_further_wave_begins() -> None:
    state = besieged(calendar=1)
    state.defenders = tuple([replace(one, fallen="destroyed", resilience=0) for one in state.defenders])
    run(state, steps.AdvanceCalendar(), EndTurn())
    assert state.wave == 2
    assert state.outcome is not None
    assert not state.outcome.winners


@pytest.mark.ruling("AMB-GOD-87")
@pytest.mark.rule("GOD-585")
def test_a_calendar_that_is_at_zero_already_ends_the_siege_then() -> None:
    state = besieged(calendar=0)
    state.then(steps.AdvanceCalendar())
    take_until(state, BeginStage)
    assert (state.wave, state.stage, state.calendar) == (3, "harvest", 0)


def test_heroes_are_not_needed() -> None:
    """GOD-806: with nobody alive the Siege goes on."""
    state = besieged(SAMURAI, fronts={0: PLAIN}, banners={0: at(-1, 2)}, at=-1, script=faces(9, 9, 9))
    state.heroes[0].state = "dead"
    run(state, steps.SiegeTurn())
    assert done(state)
    assert city(state).resilience == 17
