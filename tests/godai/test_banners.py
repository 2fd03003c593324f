"""Siege Banners on the map: where they go, where they stop, what they destroy."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.events.siege import (
    AmplifierRemoved,
    BannerMoved,
    OpponentEmpowered,
    SettlementDestroyed,
    TokenTaken,
)
from rulewright.games.godai.model.state import Floating, GodaiState, Token
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.land import RevealSlot
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.passives import DefenderSnares
from rulewright.games.godai.rules import banners, land, marching
from rulewright.games.godai.rules.marching import magnets, may_rest
from rulewright.games.godai.rules.siege_opponents import apart, power, speed

from .positions import answer, done, of_kind, offered, run, take_until
from .sieges import GIANTS, PLAIN, at, besieged, city, imbalance, keyword, row, tower, whole_map, with_abilities

EAST = at(3, 1)
"""5 hexes from City-State 1, which lies west of it."""


def moved(state: GodaiState, slot: int = 0, **fields: Any) -> GodaiState:
    return run(state, steps.MoveBanner(slot, **fields))


# -- speed and stopping ----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-532", "GOD-533", "GOD-534", "GOD-535")
def test_the_slot_gives_speed_and_power() -> None:
    state = besieged(fronts=dict.fromkeys(range(4), PLAIN), banners=dict.fromkeys(range(4), EAST))
    assert [speed(state, slot) for slot in range(4)] == [2, 2, 3, 4]
    assert [power(state, slot) for slot in range(4)] == [1, 2, 3, 4]


@pytest.mark.rule("GOD-553", "GOD-554")
def test_a_banner_stops_when_a_target_is_in_range() -> None:
    state = moved(besieged(fronts={2: PLAIN}, banners={2: EAST}), 2)
    assert apart((state.banners[2],), city(state).hexes) == 2
    near = moved(besieged(fronts={3: PLAIN}, banners={3: EAST}, tiles=()), 3)
    assert apart((near.banners[3],), city(near).hexes) == 1
    assert done(near)
    again = moved(near, 3)
    assert again.banners[3] == near.banners[3]


@pytest.mark.rule("GOD-931", "GOD-932")
def test_swift_moves_two_more_and_only_to_city_states() -> None:
    held = with_abilities(PLAIN, keyword("swift"))
    fortress = tower(at(4, 1), kind=Place.FORTRESS)
    state = besieged(held=held, fronts={0: PLAIN}, banners={0: EAST}, towers=[fortress], tiles=())
    assert speed(state, 0) == 4
    moved(state)
    assert apart((state.banners[0],), city(state).hexes) == 1
    slow = moved(besieged(fronts={0: PLAIN}, banners={0: EAST}, towers=[fortress], tiles=()))
    assert slow.banners[0] == EAST


@pytest.mark.ruling("AMB-GOD-22")
@pytest.mark.rule("GOD-182", "GOD-236")
def test_towers_are_never_magnetic_and_temples_with_the_temple_fortress() -> None:
    hex = geometry.SLOTS[0].center
    temple = tower(hex, kind=Place.TEMPLE)
    state = besieged(fronts={0: PLAIN}, banners={0: EAST}, towers=[temple], tiles=whole_map())
    state.defenders = (*state.defenders, tower(at(5, 1), 2))
    assert [one.id for one in magnets(state, 0)] == ["city-1", "city-2"]
    state.temple_fortress_built = True
    assert [one.id for one in magnets(state, 0)] == ["city-1", "city-2", "tower-1"]


@pytest.mark.ruling("AMB-GOD-80")
@pytest.mark.rule("GOD-553")
def test_without_a_magnetic_target_it_stays() -> None:
    state = besieged(fronts={0: PLAIN}, banners={0: EAST}, defenders=(tower(at(0, 0)),))
    assert moved(state).banners[0] == EAST


@pytest.mark.rule("GOD-559", "GOD-1044")
@pytest.mark.ruling("AMB-GOD-90")
def test_it_never_rests_on_a_portal_or_a_defender() -> None:
    state = besieged(fronts={0: PLAIN}, banners={0: EAST}, towers=[tower(at(2, 1))])
    assert not may_rest(state, 0, (geometry.PORTALS[5],))
    assert not may_rest(state, 0, (at(2, 1),))
    assert may_rest(state, 0, (at(2, 2),))


@pytest.mark.rule("GOD-559")
def test_it_crosses_a_portal_but_stops_before_one() -> None:
    # Portals 5 and 6 lie side by side between the banner and City-State 1.
    start = at(6, -2)
    assert geometry.PORTALS[6] == at(5, -2)
    state = besieged(fronts={0: PLAIN}, banners={0: start}, defenders=(city(besieged()),))
    way = marching.march(state, 0, city(state).hexes)
    first = [one[0] for one in marching.ways(state, way, (start,), (), 1)]
    assert geometry.PORTALS[6] not in first
    three = [one[0] for one in marching.ways(state, way, (start,), (), 3)]
    assert geometry.PORTALS[6] in three


# -- choices ---------------------------------------------------------------------------------------------------


def between() -> GodaiState:
    """Two Fortresses at the same distance, one in the west and one in the east."""
    towers = [tower(at(-3, 0), kind=Place.FORTRESS), tower(at(3, 0), 2, kind=Place.FORTRESS)]
    return besieged(fronts={0: PLAIN}, banners={0: at(0, 0)}, defenders=tuple(towers))


@pytest.mark.rule("GOD-555")
def test_among_equally_near_targets_the_group_chooses() -> None:
    state = moved(between())
    assert offered(state) == ["pick-defender tower-1", "pick-defender tower-2"]
    answer(state, "pick-defender tower-2")
    assert done(state)
    assert state.banners[0] == at(2, 0)


@pytest.mark.rule("GOD-555")
def test_nobody_is_asked_if_it_is_in_range_of_both() -> None:
    towers = (tower(at(-1, 0), kind=Place.FORTRESS), tower(at(1, 0), 2, kind=Place.FORTRESS))
    state = moved(besieged(fronts={0: PLAIN}, banners={0: at(0, 0)}, defenders=towers))
    assert done(state)
    assert state.banners[0] == at(0, 0)


def crooked(**fields: Any) -> GodaiState:
    """A Fortress that two ways of the same length lead to."""
    towers = (tower(at(2, 2), kind=Place.FORTRESS, range=4),)
    return besieged(fronts={0: PLAIN}, banners={0: at(0, 0)}, defenders=towers, **fields)


@pytest.mark.rule("GOD-555")
@pytest.mark.ruling("AMB-GOD-78")
def test_ways_that_change_nothing_are_not_asked_about() -> None:
    assert done(moved(crooked()))


@pytest.mark.rule("GOD-555")
@pytest.mark.ruling("AMB-GOD-78")
def test_ways_that_differ_are() -> None:
    # The Range of 1 reaches the token only on the southern way.
    state = moved(crooked(elemental_tokens=(Token(at(-1, 2), "fire"),)))
    assert offered(state) == [f"pick-hex {geometry.NAMES[at(1, 0)]}", f"pick-hex {geometry.NAMES[at(0, 1)]}"]
    answer(state, f"pick-hex {geometry.NAMES[at(0, 1)]}")
    assert done(state)
    assert state.imbalance == imbalance(fire=1)


# -- tiles and mountains ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-556")
def test_it_reveals_tiles_beside_it() -> None:
    tiles = list(whole_map())
    slot = geometry.SLOT_OF[at(4, 2)]
    tiles[slot] = None  # type: ignore[call-overload]
    border = next(hex for hex in geometry.SLOTS[0].hexes if slot in geometry.SLOTS_BESIDE[hex])
    start = next(hex for hex in geometry.BESIDE[border] if geometry.SLOT_OF[hex] == 0)
    target = tower(geometry.SLOTS[slot].center, kind=Place.FORTRESS)
    state = besieged(fronts={0: PLAIN}, banners={0: start}, defenders=(target,), tiles=tuple(tiles))
    assert marching.unrevealed(state, (border,)) == [slot]
    state.then(steps.MoveBanner(0, 2, target.hexes[0]))
    take_until(state, RevealSlot)
    assert state.agenda[-1] == RevealSlot(slot)


def mountain(center: int) -> Floating:
    return Floating("sky-1", center, 0, riser=True)


@pytest.mark.rule("GOD-560", "GOD-562")
def test_without_soar_a_banner_goes_around_a_floating_mountain() -> None:
    # The mountain covers the straight way from the east.
    here, center = at(3, -1), at(1, -1)
    target = tower(at(-2, -1), kind=Place.FORTRESS)
    state = besieged(
        fronts={2: PLAIN}, banners={2: here}, defenders=(target,), sky=(mountain(center),), tiles=whole_map()
    )
    assert at(2, -1) in geometry.patch(center)
    moved(state, 2)
    while not done(state):
        answer(state, offered(state)[0])
    assert not any(geometry.BY_NAME[one.hex] in geometry.patch(center) for one in of_kind(state.events, BannerMoved))
    soaring = with_abilities(PLAIN, soar=True)
    state = besieged(
        held=soaring,
        fronts={2: PLAIN},
        banners={2: here},
        defenders=(target,),
        sky=(mountain(center),),
        tiles=whole_map(),
    )
    moved(state, 2)
    while not done(state):
        answer(state, offered(state)[0])
    assert state.banners[2] == at(0, -1)


@pytest.mark.rule("GOD-561")
@pytest.mark.ruling("AMB-GOD-79")
def test_a_target_on_a_mountain_is_none_without_soar() -> None:
    center = at(1, -1)
    target = tower(center, kind=Place.FORTRESS)
    fields: dict[str, Any] = {"defenders": (target,), "sky": (mountain(center),), "tiles": whole_map()}
    assert not magnets(besieged(fronts={0: PLAIN}, banners={0: at(4, 1)}, **fields), 0)
    held = with_abilities(PLAIN, soar=True)
    assert magnets(besieged(held=held, fronts={0: PLAIN}, banners={0: at(4, 1)}, **fields), 0)


# -- tokens and Settlements ------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-39")
@pytest.mark.rule("GOD-550", "GOD-563", "GOD-564")
def test_it_takes_a_token_and_destroys_the_settlement_below(monkeypatch: pytest.MonkeyPatch) -> None:
    settled = at(2, 1)
    tokens = (Token(settled, "water"),)
    plain = land.place_at

    def place_at(state: GodaiState, hex: int) -> Place | None:
        covered = hex in state.hex_tokens or any(token.hex == hex for token in state.imbalance_tokens)
        return Place.SETTLEMENT if hex == settled and not covered else plain(state, hex)

    monkeypatch.setattr(land, "place_at", place_at)
    state = besieged(
        fronts={0: PLAIN}, banners={0: EAST}, imbalance=imbalance(water=4), imbalance_tokens=tokens,
        defenders=(tower(at(0, 1), kind=Place.FORTRESS),),
    )  # fmt: skip
    moved(state)
    assert state.banners[0] != EAST
    assert state.imbalance == imbalance(water=5)
    assert not state.imbalance_tokens
    assert [one.element for one in of_kind(state.events, TokenTaken)] == ["water"]
    assert state.hex_tokens == (settled,)
    assert [one.hex for one in of_kind(state.events, SettlementDestroyed)] == [geometry.NAMES[settled]]


@pytest.mark.rule("GOD-1074")
@pytest.mark.ruling("AMB-GOD-207")
def test_appearing_counts_as_moving_there() -> None:
    state = besieged(
        fronts={0: PLAIN}, banners={0: EAST}, imbalance=imbalance(fire=9), elemental_tokens=(Token(at(3, 2), "fire"),)
    )
    run(state, steps.MiniatureAppears(0))
    assert not state.elemental_tokens
    assert state.imbalance == imbalance(fire=9)
    assert done(run(state, steps.MiniatureAppears(1)))


@pytest.mark.rule("GOD-1023")
@pytest.mark.ruling("AMB-GOD-193")
def test_an_amplifier_stops_a_banner_and_is_gone() -> None:
    state = moved(besieged(fronts={3: PLAIN}, banners={3: at(0, 0)}, amplifiers=(at(2, 0),), defenders=()), 3)
    assert state.banners[3] == at(1, 0)
    assert not state.amplifiers
    assert [one.slot for one in of_kind(state.events, AmplifierRemoved)] == [4]


@pytest.mark.rule("GOD-514")
@pytest.mark.ruling("AMB-GOD-42")
def test_a_cataclysm_of_its_element_gives_power_once() -> None:
    center = at(1, 1)
    meteor = Floating("cataclysm-meteor", center, 0)
    state = besieged(fronts={0: PLAIN, 1: PLAIN}, banners={0: EAST, 1: EAST}, cataclysms=(meteor,), tiles=whole_map())
    moved(state)
    while not done(state):
        answer(state, offered(state)[0])
    assert state.front_power == (2, 0, 0, 0)
    assert power(state, 0) == 3
    assert len(of_kind(state.events, OpponentEmpowered)) == 1
    water = next(
        card.id for card in state.game.content.siege.values() if card.element == "water" and not card.abilities
    )
    state.fronts = row({0: PLAIN, 1: water}, "")
    moved(state, 1)
    while not done(state):
        answer(state, offered(state)[0])
    assert state.front_power[1] == 0


@pytest.mark.rule("GOD-221")
def test_snares_slow_the_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banners, "frames", lambda state, one: (DefenderSnares(1),) if one.id == "city-1" else ())
    state = moved(besieged(fronts={0: GIANTS}, banners={0: at(2, 1)}))
    assert state.slowed[0] == 1
    assert speed(state, 0) == 1
    moved(state)
    assert apart((state.banners[0],), city(state).hexes) == 1
    assert state.slowed[0] == 1
