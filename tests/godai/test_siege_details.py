"""Smaller rules of the Villain phases."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.events.siege import SiegeBegan
from rulewright.games.godai.model.state import Floating, Options
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.land import PlaceJaethi
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.miniatures import arrive
from rulewright.games.godai.rules.siege_opponents import on_map, speed
from rulewright.games.godai.rules.slots import active, turn_up
from rulewright.games.godai.rules.strikes import in_group_range

from .positions import of_kind, run
from .sieges import PLAIN, SAMURAI, at, besieged, imbalance, whole_map
from .test_villain import MATCH, Perform, drawn, ending, harvesting

MAGICIAN = ("magician", "kobold")


@pytest.mark.rule("GOD-489")
def test_some_cards_add_more_to_the_calendar() -> None:
    assert drawn("jaethi-rain-of-embers", Perform, script=[MATCH]).calendar == 2
    assert drawn("jaethi-crumbling-defense", Perform, script=[MATCH]).calendar == 1


@pytest.mark.rule("GOD-522")
def test_the_siege_has_the_number_of_the_wave() -> None:
    state = ending(harvesting(wave=3), 4)
    assert [one.siege for one in of_kind(state.events, SiegeBegan)] == [3]


@pytest.mark.rule("GOD-530", "GOD-537")
def test_in_the_fourth_wave_four_banners_can_be_on_the_map() -> None:
    state = besieged(wave=4, options=Options(waves=4), fronts=dict.fromkeys(range(4), PLAIN))
    assert list(active(state)) == [0, 1, 2, 3]
    state.banners = (at(0, 0), at(1, 0), at(2, 0), at(3, 0))
    assert on_map(state) == [0, 1, 2, 3]


@pytest.mark.ruling("AMB-GOD-72")
@pytest.mark.rule("GOD-570")
def test_a_slot_does_not_change_resilience() -> None:
    state = besieged(wave=4, slots=((), (), (), (PLAIN,)))
    turn_up(state, 3, "GOD-526")
    assert state.resilience[3] == 4


@pytest.mark.rule("GOD-539")
def test_jaethi_is_not_asked_for_once_a_siege_has_begun() -> None:
    late = run(besieged(calendar=9), steps.SiegeTurn())
    assert not late.jaethi
    early = harvesting(calendar=6)
    early.then(steps.SiegeTurn())
    state = ending(early, 8, PlaceJaethi)
    assert isinstance(state.agenda[-1], PlaceJaethi)


@pytest.mark.rule("GOD-538")
def test_she_stays_until_the_siege_ends() -> None:
    jaethi = geometry.triangle(at(2, 0), True)
    state = run(besieged(calendar=2, jaethi=jaethi, current="fire"), steps.AdvanceCalendar())
    assert state.jaethi == jaethi
    state = besieged(calendar=1, jaethi=jaethi, current="fire", wave=3)
    run(state, steps.AdvanceCalendar())
    assert not state.jaethi


@pytest.mark.rule("GOD-549")
def test_a_siege_card_raises_the_imbalance() -> None:
    state = drawn("jaethi-siege-earth", type(steps.SiegeTurn()), script=[MATCH])
    assert state.imbalance == imbalance(earth=1)


@pytest.mark.rule("GOD-557", "GOD-558")
def test_hazardous_terrain_does_nothing_to_a_banner() -> None:
    deluge = Floating("cataclysm-deluge", at(1, 1), 0)
    state = besieged(fronts={0: PLAIN}, banners={0: at(3, 1)}, cataclysms=(deluge,), tiles=whole_map())
    run(state, steps.MoveBanner(0))
    assert land.hazardous(state, state.banners[0]) or state.banners[0] != at(3, 1)
    assert state.resilience[0] == 4


@pytest.mark.rule("GOD-564", "GOD-565")
def test_a_settlement_is_destroyed_as_long_as_its_token_lies_there() -> None:
    state = besieged(fronts={0: PLAIN}, tiles=whole_map())
    hex = land.places(state, Place.SETTLEMENT)[0]
    state.banners = (hex, -1, -1, -1)
    arrive(state, 0)
    assert state.hex_tokens == (hex,)
    assert land.place_at(state, hex) is None
    state.hex_tokens = ()
    assert land.place_at(state, hex) is Place.SETTLEMENT


@pytest.mark.rule("GOD-571")
def test_speed_comes_from_the_slot_whatever_the_card() -> None:
    cards = ["siege-fire-popokatep", PLAIN]
    state = besieged(fronts=dict(enumerate(cards)), banners={0: at(0, 0), 1: at(1, 0)})
    assert [speed(state, slot) for slot in (0, 1)] == [2, 2]


@pytest.mark.ruling("AMB-GOD-82")
def test_range_shrinks_at_once_when_the_hero_who_sees_farthest_dies() -> None:
    state = besieged(SAMURAI, MAGICIAN, fronts={0: PLAIN}, banners={0: at(2, 0)}, at=at(0, 0))
    assert in_group_range(state, 0)
    state.heroes[1].state = "dead"
    assert not in_group_range(state, 0)
