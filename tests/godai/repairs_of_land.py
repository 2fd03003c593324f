"""What refusals about the map claim, and what would make them untrue: ways, tiles, Jaethi's stance."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.godai.model.choices.land import LayTile
from rulewright.games.godai.model.geometry import (
    BESIDE,
    BY_NAME,
    HEXES,
    NAMES,
    OUTSIDE,
    SLOT_OF,
    SLOTS,
    TILE_HEXES,
    distance,
    is_portal,
    patch,
    triangle,
)
from rulewright.games.godai.model.state import NOWHERE, GodaiState
from rulewright.games.godai.model.steps import land as steps
from rulewright.games.godai.model.steps import setup
from rulewright.games.godai.model.steps.turn import ChooseMovement, Walk
from rulewright.games.godai.model.vocabulary import Place, Terrain
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.ground import Layer, ground

from ..repairing import Never, Repairs, Values, claim
from .setting import alter, asked, beside, change, elsewhere, go, living, reveal, visible, without

CHAPTER = Repairs()
mends = CHAPTER.mends


def means(state: GodaiState, *items: str) -> bool:
    return any(item in state.items for item in items)


# -- a hex -----------------------------------------------------------------------------------------------------


@mends("why-no-hex")
def a_hex_off_the_map(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.hex == choice.hex not in BY_NAME)
    raise Never("the map has the hexes that it has")


@mends("why-siege-portal")
def a_siege_portal(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hex = BY_NAME[choice.hex]
    claim(is_portal(hex) and land.portal_hex(state, said.portal) == hex)
    raise Never("Siege Portals are printed on the Game Bars and the tiles of the center")


@mends("why-no-soar")
def soar(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(ground(state).layer[BY_NAME[choice.hex]] is Layer.MOUNTAIN)
    seats = [at for at, hero in enumerate(state.heroes) if hero.state == "living"]
    have = [at for at in seats if land.soars(state, at)]
    claim(len(have) == said.have < (len(seats) + 1) // 2)
    for at in [at for at in seats if at not in have][: said.need - len(have)]:
        state.heroes[at].soars = True


@mends("why-unrevealed")
def a_tile_there(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.hex == choice.hex and state.tiles[SLOT_OF[BY_NAME[said.hex]]] is None)
    reveal(state, BY_NAME[said.hex])


@mends("why-water", "why-peak")
def supplies(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    terrain = ground(state).terrain[BY_NAME[said.hex]]
    claim(said.hex == choice.hex and terrain in (Terrain.WATER, Terrain.PEAK))
    claim(not means(state, "wayfarers-supplies"))
    claim(terrain is Terrain.PEAK or not means(state, "dugout-canoe"))
    state.items = tuple(sorted([*state.items, "wayfarers-supplies"]))


@mends("why-here-already")
def somewhere_else(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.hex == choice.hex == NAMES[state.at])
    go(state, beside(state, state.at))


@mends("why-too-far")
def more_hexes(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, Walk, steps.MoveFree)
    claim(distance(state.at, BY_NAME[choice.hex]) == said.far > said.left == step.left)
    change(state, left=said.far)


@mends("why-not-cautious")
def not_cautious(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, Walk)
    claim(state.movement == "cautious" and said.speed == land.cautious_speed(state))
    state.movement = "normal"


@mends("why-tile-first")
def all_tiles_revealed(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, Walk, steps.MoveFree)
    claim(step.left == said.left and None in state.tiles)
    reveal(state)


@mends("why-no-way")
def a_longer_way(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, Walk, steps.MoveFree)
    claim(step.left == said.left)
    twin = state.copy()
    change(twin, left=HEXES)
    twin.asked = None
    decision = twin.decision_for(seat)
    if decision is None or not decision.allows(choice):
        raise Never("no way leads there, however long")
    far = next(n for n in range(said.left + 1, HEXES + 1) if reachable(state, seat, choice, n))
    change(state, left=far)


def reachable(state: GodaiState, seat: Seat, choice: Any, left: int) -> bool:
    twin = state.copy()
    change(twin, left=left)
    twin.asked = None
    decision = twin.decision_for(seat)
    return decision is not None and decision.allows(choice)


@mends("why-no-teleport")
def a_place_to_teleport_to(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.Teleport)
    claim(said.hex == choice.hex and BY_NAME[said.hex] not in step.hexes)
    change(state, hexes=(*step.hexes, BY_NAME[said.hex]))


@mends("why-no-slot")
def a_free_slot(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.ExtraTile)
    hex = BY_NAME[choice.hex]
    slot = SLOT_OF[hex]
    rim = {SLOT_OF[other] for mine in SLOTS[slot].hexes for other in BESIDE[mine]} if slot != OUTSIDE else set()
    center = slot != OUTSIDE and SLOTS[slot].center == hex
    claim(said.hex == choice.hex)
    claim(not (center and state.tiles[slot] is None and rim & set(step.slots)))
    raise Never("slots lie where they lie, and tiles stay where they are")


@mends("why-teleported")
def not_teleported(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, ChooseMovement)
    claim(state.moved > 0)
    state.moved = 0


# -- tiles -----------------------------------------------------------------------------------------------------


@mends("why-other-empire")
def another_empire(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, setup.TurnEmpireTile)
    side = "west" if step.slot == 0 else "east"
    claim(said.side == getattr(state.options, side) != choice.side)
    state.options = replace(state.options, **{side: choice.side})


@mends("why-city-inside")
def a_city_at_the_rim(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, setup.TurnEmpireTile)
    claim(choice.side == (state.options.west if step.slot == 0 else state.options.east))
    claim(choice.rotation in (2, 3, 4))
    raise Never("where the City-State is on its tile is printed")


def covered(choice: Any) -> tuple[int, ...]:
    """The hexes that a choice would cover."""
    hex = BY_NAME[choice.hex]
    return patch(hex) if isinstance(choice, LayTile) else triangle(hex, choice.side == "east")


@mends("why-off-target")
def another_target(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.LayTile, steps.PlaceJaethi)
    claim(NAMES[step.target] == said.hex and step.target not in covered(choice))
    change(state, target=BY_NAME[choice.hex])


@mends("why-over-bar")
def over_a_bar(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.LayTile, steps.PlaceJaethi)
    claim(any(hex == OUTSIDE or hex >= HEXES for hex in covered(choice)))
    raise Never("Game Bars are the rim of the map")


@mends("why-over-portal")
def over_a_portal(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.LayTile, steps.PlaceJaethi)
    claim(land.portal_hex(state, said.portal) in covered(choice))
    raise Never("Siege Portals are printed on the map")


@mends("why-over-tile")
def over_a_tile(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.LayTile)
    lying = [one for one in (*state.sky, *state.cataclysms) if one.id == said.tile]
    claim(lying and not set(patch(lying[0].center)).isdisjoint(covered(choice)))
    state.sky = tuple([one for one in state.sky if one.id != said.tile])
    state.cataclysms = tuple([one for one in state.cataclysms if one.id != said.tile])


@mends("why-over-place")
def over_a_place(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.LayTile)
    hexes = set(covered(choice))
    if said.place == Place.CITY_STATE:
        claim(any(ground(state).location[hex] is Place.CITY_STATE for hex in hexes if 0 <= hex < HEXES))
        raise Never("City-States are printed on the tiles")
    there = [one for one in state.defenders if one.id == "temple-fortress" and visible(state, one)]
    claim(said.place == Place.TEMPLE_FORTRESS and there and not hexes.isdisjoint(there[0].hexes))
    without(state, "temple-fortress")


@mends("why-hex-tile-first")
def all_ground_revealed(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.LayTile)
    hidden = [hex for hex in covered(choice) if hex < TILE_HEXES and state.tiles[SLOT_OF[hex]] is None]
    claim(hidden)
    reveal(state, *hidden)


@mends("why-hex-taken")
def nobody_there(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.PlaceJaethi)
    hex = BY_NAME[said.hex]
    claim(hex in covered(choice))
    standing = [one for one in state.defenders if hex in one.hexes and visible(state, one)]
    claim(hex == state.at or hex in state.banners or hex in state.jaethi or standing)
    if hex == state.at:
        state.at = elsewhere(state, *covered(choice)) if living(state) else NOWHERE
    state.banners = tuple([NOWHERE if one == hex else one for one in state.banners])
    if hex in state.jaethi:
        state.jaethi = ()
    for one in standing:
        alter(state, one.id, fallen="destroyed")
