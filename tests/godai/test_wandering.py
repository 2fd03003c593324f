"""Wander, Roam, Teleport and free moves; and random walks over random maps, which never break anything."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.core.record import Step
from rulewright.core.saving import without_transients
from rulewright.games.godai import effects as verbs
from rulewright.games.godai.effects import Modified
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.events.land import ElementalTokenPlaced, GroupDrifted, GroupHeld, PieceHeld
from rulewright.games.godai.model.events.siege import TokenTaken
from rulewright.games.godai.model.state import NOWHERE, Floating, GodaiState, Modifier
from rulewright.games.godai.model.steps import land as steps
from rulewright.games.godai.model.steps import setup, turn
from rulewright.games.godai.model.vocabulary import BASIC, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.book import living
from rulewright.games.godai.rules.ground import Layer, ground
from rulewright.games.godai.rules.sky import RISERS

from .maps import SAGE, SAMURAI, full_map, on_map
from .positions import answer, cities, content, done, faces, go_on, of_kind, offered, position, run

RIDER = ("wind-rider", "alux")


def at(state: GodaiState) -> str:
    return g.NAMES[state.at]


# -- Wander ----------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-16")
@pytest.mark.rule("GOD-404")
def test_a_three_is_south() -> None:
    state = run(on_map(at="e12", script=faces(3)), steps.Wander())
    assert (at(state), done(state)) == ("e13", True)
    assert of_kind(state.events, GroupDrifted)[0].direction == "s"


@pytest.mark.rule("GOD-404", "GOD-390")
@pytest.mark.ruling("AMB-GOD-60")
def test_a_wander_ends_the_stay_and_counts_as_entering() -> None:
    state = run(on_map(at="e12", script=faces(3), camps=2, stays=2), steps.Wander())
    assert (state.camps, state.stays, state.entered) == (0, 0, True)


@pytest.mark.rule("GOD-407", "GOD-408")
@pytest.mark.ruling("AMB-GOD-45")
@pytest.mark.parametrize(
    ("start", "face", "cause"),
    [("b14", 4, "bar"), ("h14", 1, "portal"), ("e14", 1, "water"), ("g14", 6, "peak")],
)
def test_what_stops_a_wander(start: str, face: int, cause: str) -> None:
    state = run(on_map(at=start, script=faces(face), camps=1), steps.Wander())
    assert at(state) == start
    assert [event.cause for event in of_kind(state.events, GroupHeld)] == [cause]
    assert state.camps == 1


@pytest.mark.rule("GOD-408", "GOD-393")
def test_a_wander_onto_a_mountain_needs_soar() -> None:
    mountain = Floating("sky-2", g.BY_NAME["e14"], 0, riser=True)
    walker = run(on_map(SAMURAI, at="c14", sky=(mountain,), script=faces(1)), steps.Wander())
    assert at(walker) == "c14"
    flier = run(on_map(RIDER, at="c14", sky=(mountain,), script=faces(1)), steps.Wander())
    assert at(flier) == "d13"


@pytest.mark.rule("GOD-406")
def test_a_wander_reveals_tiles() -> None:
    state = run(on_map(at="h18", script=[*faces(3), 0, 0, 0]), steps.Wander())
    assert state.decision.prompt == "prompt-place-tile"
    answer(state, "place-tile ishidan 4")
    assert at(state) == "h19"


def test_a_card_keeps_the_group_from_wandering() -> None:
    state = run(on_map(modifiers=(Modifier(str(Modified.NO_WANDER)),)), steps.Wander())
    assert done(state)
    assert not state.rolls


@pytest.mark.rule("GOD-1081")
def test_nobody_wanders_while_all_are_dead() -> None:
    state = on_map()
    state.heroes[0].state = "dead"
    run(state, steps.Wander(), steps.Roam(), steps.MoveFree(2), steps.Teleport((0,), optional=False))
    assert done(state)
    assert not state.rolls


# -- Roam ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-409", "GOD-1058")
def test_roam_rolls_direction_and_number() -> None:
    state = run(on_map(at="d11", script=faces(3, 3)), steps.Roam())
    assert at(state) == "d14"
    assert len(of_kind(state.events, GroupDrifted)) == 3


@pytest.mark.rule("GOD-1058")
def test_roam_stops_before_the_first_hex_that_is_closed() -> None:
    state = run(on_map(at="e12", script=faces(3, 6)), steps.Roam())
    assert at(state) == "e14"
    assert [event.cause for event in of_kind(state.events, GroupHeld)] == ["water"]


@pytest.mark.rule("GOD-1058", "GOD-406")
def test_roam_goes_on_over_new_tiles() -> None:
    state = run(on_map(at="g18", script=[*faces(3, 2), 0]), steps.Roam())
    assert at(state) == "g19"
    while not done(state):
        answer(state, "place-tile caprakan 0")
    assert at(state) in ("g19", "g20")


@pytest.mark.rule("GOD-410", "GOD-558", "GOD-1044")
def test_banners_wander_over_water_but_onto_no_defender() -> None:
    banners = (g.BY_NAME["e14"], NOWHERE, NOWHERE, NOWHERE)
    state = run(on_map(at="h14", banners=banners, script=faces(1)), steps.Wander(0))
    assert g.NAMES[state.banners[0]] == "f13"
    assert at(state) == "h14"
    banners = (g.BY_NAME["d14"], NOWHERE, NOWHERE, NOWHERE)
    held = run(on_map(at="h14", banners=banners, script=faces(5, 2)), steps.Roam(banner=0))
    assert g.NAMES[held.banners[0]] == "d14"
    assert [event.cause for event in of_kind(held.events, PieceHeld)] == ["defender"]


# -- Teleport and free moves -----------------------------------------------------------------------------------


@pytest.mark.rule("GOD-876")
def test_a_teleport_in_the_movement_phase_is_normal_movement() -> None:
    goals = (g.BY_NAME["o17"], g.BY_NAME["e17"])
    state = on_map(movement="cautious", stays=2)
    run(state, steps.Teleport(goals))
    assert offered(state) == ["pick-hex o17", "pick-hex e17", "decline"]
    answer(state, "pick-hex o17")
    assert (at(state), state.movement, state.off_road, state.stays) == ("o17", "normal", True, 0)
    later = run(on_map(movement="cautious", phase="event"), steps.Teleport(goals[:1], optional=False))
    assert (at(later), later.movement) == ("o17", "cautious")
    stayed = run(on_map(), steps.Teleport(goals))
    answer(stayed, "decline")
    assert at(stayed) == "e14"


@pytest.mark.rule("GOD-390", "GOD-391")
def test_a_free_move_is_no_movement() -> None:
    state = run(on_map(camps=2), steps.MoveFree(2))
    answer(state, "pick-hex d13")
    assert state.decision.about == {"left": 1}
    answer(state, "done")
    assert (at(state), state.moved, state.camps) == ("d13", 0, 0)


# -- invariants ------------------------------------------------------------------------------------------------


def check(state: GodaiState, taken: set[tuple[str, str]]) -> None:
    """Every tile, token and Riser is there once, nothing lies where it must not, and the ground says what is on top."""
    drawn = [step.tile for step in state.agenda if isinstance(step, (steps.RevealSlot, steps.LayTile)) and step.tile]
    laid = [tile.id for tile in state.tiles if tile is not None and tile.id.startswith("hex")]
    hex_drawn = [id for id in drawn if id.startswith("hex")]
    assert sorted([*laid, *state.hex_tiles, *hex_drawn]) == sorted(content().hex_tiles)
    sky_drawn = [id for id in drawn if id.startswith("sky")]
    assert sorted([*[one.id for one in state.sky], *state.sky_tiles, *sky_drawn]) == sorted(content().sky_tiles)
    numbers = [int(token.what) for token in state.bosses if token.what != "9"]
    assert sorted([*numbers, *state.boss_tokens]) == [*range(1, 9)]
    assert sum(one.riser for one in state.sky) <= RISERS
    assert not any(one.riser and one.nether for one in state.sky)
    covered = Counter([hex for one in (*state.sky, *state.cataclysms) for hex in g.patch(one.center)])
    assert all(n == 1 and 0 <= hex < g.TILE_HEXES for hex, n in covered.items())
    found = ground(state)
    assert all(found.layer[hex] > Layer.GROUND for hex in covered)
    assert not {hex for one in state.defenders if one.kind is Place.CITY_STATE for hex in one.hexes} & {*covered}
    pieces = [hex for hex in (state.at, *state.banners, *state.jaethi) if hex != NOWHERE]
    assert all(0 <= hex < g.TILE_HEXES and found.layer[hex] is not Layer.NOTHING for hex in pieces)
    assert all(land.defender_at(state, hex) is None for hex in (*state.banners, *state.jaethi) if hex != NOWHERE)
    temples = [one for one in state.defenders if one.kind is Place.TEMPLE]
    assert len(temples) == sum(content().tiles[id].temple is not None for id in laid)  # type: ignore[union-attr]
    portals = Counter([(token.hex, token.what) for token in state.elemental_tokens])
    printed = [hex for one in state.sky for hex in g.patch(one.center) if found.location[hex] is Place.ELEMENTAL_PORTAL]
    for hex in printed:  # a portal has its token, until a Banner takes just that one
        element = str(found.hazard[hex])
        assert portals[hex, element] == ((g.NAMES[hex], element) not in taken)
    for name in (hero.state for hero in state.heroes):
        assert name == "living"


def bare_portals(state: GodaiState, taken: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """From which portals Banners have taken the token, by what was told since."""
    found = {*taken}
    for event in state.events:
        if isinstance(event, TokenTaken):
            found.add((event.hex, event.element))
        elif isinstance(event, ElementalTokenPlaced):
            found.discard((event.hex, event.element))
    return found


def some_steps(draw: Any) -> list[Step]:
    """Setup of the map, then whatever can happen to it, in any order."""
    anything = st.one_of(
        st.just(steps.PlaceSky()),
        st.sampled_from([steps.PlaceCataclysmTile(element) for element in BASIC]),
        st.sampled_from([steps.PlaceBanner(slot) for slot in range(3)]),
        st.just(steps.Wander()), st.just(steps.Roam()), st.just(steps.MoveFree(3)), st.just(turn.ChooseMovement()),
        st.just(steps.ChangeMap(verbs.FlipSkyTile(), "card")), st.just(steps.ChangeMap(verbs.RevealTile(), "card")),
        st.just(steps.ChangeMap(verbs.RemoveRiser(), "card")),
        st.sampled_from([steps.Roam(banner=slot) for slot in range(3)]),
    )  # fmt: skip
    setting: list[Step] = [setup.TurnEmpireTile(0), setup.TurnEmpireTile(1), setup.TurnPortals(1)]
    setting += [steps.RevealSlot(2), steps.RevealSlot(3), steps.PlaceSky()]
    found: list[Step] = draw(st.lists(anything, min_size=5, max_size=25))
    return [*setting, *found, steps.PlaceJaethi()]


@pytest.mark.rule("GOD-263", "GOD-272", "GOD-1066")
@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(0, 10_000))
def test_random_walks_over_random_maps_break_nothing(data: Any, seed: int) -> None:
    plan = data.draw(st.composite(some_steps)())
    heroes = data.draw(st.sampled_from([(SAMURAI,), (SAGE, RIDER), (SAMURAI, SAGE, RIDER)]))
    card = next(id for id, one in content().siege.items() if not one.soar)
    state = position(
        *heroes, tiles=(None,) * len(g.SLOTS), hex_tiles=content().hex_tiles, sky_tiles=content().sky_tiles,
        boss_tokens=tuple(range(1, 9)), defenders=(), at=NOWHERE, fronts=(card,) * 4,
    )  # fmt: skip
    state.luck.seed = seed
    run(state, *plan)
    choice = data.draw(st.randoms(use_true_random=False))
    taken = bare_portals(state, set())
    while not done(state):
        if state.at == NOWHERE and len(state.defenders) >= len(cities()):
            state.at = state.defenders[0].hexes[0]
        asked = state.decision
        assert len({*asked.choices}) == len(asked.choices)
        state.apply(choice.choice(asked.choices), asked.seat)
        taken = bare_portals(state, taken)
        check(state, taken)
    assert living(state)
    assert state.jaethi
    assert all(land.defender_at(state, hex) is None for hex in state.jaethi)


def test_positions_of_the_map_can_be_saved_and_read_again() -> None:
    state = go_on(full_map(SAGE, at="h14", steps=[steps.PlaceSky(), turn.ChooseMovement()]))
    text = msgspec.json.encode(without_transients(state))
    again = msgspec.json.decode(text, type=GodaiState)
    again.game = state.game
    assert again.decision.choices == state.decision.choices
    assert msgspec.json.encode(without_transients(again)) == text
