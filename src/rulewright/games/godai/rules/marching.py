"""How Siege Miniatures find their way: Magnetic targets, the next hexes, and whether two ways differ at all.

A piece is the tuple of its hexes: one for a Banner, three for Jaethi, who shifts without turning. What may come of a
way is its fate: the tokens, Settlements and tiles on it, and who is near its end. Where all fates are the same nobody
is asked.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ..model import geometry
from ..model.geometry import Hexes
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.vocabulary import Place, SiegeKeyword
from ..passives import DefenderMagnetic
from . import land
from .defenders import range_of, standing
from .equips import frames
from .miniatures import draws_power, tokens_near
from .siege_opponents import JAETHI, WHOLE_MAP, apart, has, may_target, near, on_mountain, reach, soars, speed

_ALWAYS = frozenset({Place.CITY_STATE, Place.FORTRESS, Place.TEMPLE_FORTRESS})
"""AMB-GOD-22: Towers never are."""
Fate: TypeAlias = frozenset[tuple[str, int | str]]
Known: TypeAlias = dict[tuple[Hexes, int], frozenset[Fate]]


class Target(NamedTuple):
    """Something Magnetic: a Defender, or a Wellspring Amplifier without id."""

    id: str
    hexes: Hexes


class March(NamedTuple):
    """A piece on its way."""

    slot: int
    goal: Hexes
    range: int
    magnets: tuple[Target, ...]


# -- targets ---------------------------------------------------------------------------------------------------


def is_magnetic(state: GodaiState, one: Defender) -> bool:
    """GOD-182 to GOD-184, GOD-236: Temples once the Temple Fortress is placed; others by an Equip card."""
    if one.kind in _ALWAYS or (one.kind is Place.TEMPLE and state.temple_fortress_built):
        return True
    return bool(one.equips) and any(isinstance(frame, DefenderMagnetic) for frame in frames(state, one))


def magnets(state: GodaiState, slot: int) -> tuple[Target, ...]:
    """GOD-042, GOD-183, GOD-553: what a Siege Miniature may move to. GOD-932: Swift ones only to City-States."""
    if has(state, slot, SiegeKeyword.SWIFT):
        found = [Target(one.id, one.hexes) for one in standing(state) if one.kind is Place.CITY_STATE]
    else:
        found = [Target(one.id, one.hexes) for one in standing(state) if is_magnetic(state, one)]
        found += [Target("", (hex,)) for hex in state.amplifiers]
    if not state.sky or soars(state, slot):
        return tuple(found)
    return tuple([one for one in found if may_target(state, slot, one.hexes)])


def nearest(among: tuple[Target, ...], hexes: Hexes) -> list[Target]:
    """GOD-553, GOD-555: the nearest targets, from any hex of the piece (AMB-GOD-78)."""
    if not among:
        return []
    ways = [apart(hexes, one.hexes) for one in among]
    least = min(ways)
    return [one for one, way in zip(among, ways, strict=True) if way == least]


def march(state: GodaiState, slot: int, goal: Hexes, among: tuple[Target, ...] | None = None) -> March:
    """The way to a goal; `among` are the magnets, where they are known."""
    return March(slot, goal, reach(state, slot), magnets(state, slot) if among is None else among)


def to_nearest(state: GodaiState, slot: int, hexes: Hexes, left: int) -> list[Target]:
    """GOD-542, GOD-555: the nearest targets that a piece could go for, if it goes anywhere and they differ.

    Before it has begun (-1) it has as many hexes left as its Movement Speed.
    """
    among = magnets(state, slot)
    found = nearest(among, hexes)
    if len(found) < 2:
        return found
    if left < 0:
        left = speed(state, slot)
    kept: dict[frozenset[Fate], Target] = {}
    for one in found:
        kept.setdefault(fates(state, march(state, slot, one.hexes, among), hexes, (), left), one)
    return list(kept.values())


def march_to(state: GodaiState, slot: int, hex: int) -> March:
    """The way to the target that a hex belongs to."""
    found = magnets(state, slot)
    goal = next((one.hexes for one in found if hex in one.hexes), (hex,))
    return march(state, slot, goal, found)


# -- single steps ----------------------------------------------------------------------------------------------


def holds(way: March, hexes: Hexes) -> bool:
    """GOD-554, AMB-GOD-76: a piece stops as soon as a Magnetic target is in its Range."""
    if way.range >= WHOLE_MAP:
        return bool(way.magnets)
    return any(apart(hexes, one.hexes) <= way.range for one in way.magnets)


def _open(state: GodaiState, slot: int, hexes: Hexes, anywhere: bool) -> bool:
    """GOD-557 to GOD-560, GOD-562: Banners cross all terrain and portals; onto Floating Mountains only with Soar.

    AMB-GOD-78: Jaethi also crosses Game Bars.
    """
    if slot == JAETHI:
        return geometry.OUTSIDE not in hexes
    if geometry.is_bar(hexes[0]):
        return False
    return anywhere or not on_mountain(state, hexes[0])


def may_rest(state: GodaiState, slot: int, hexes: Hexes) -> bool:
    """GOD-559, GOD-1044, AMB-GOD-90: never on a Siege Portal or a Defender.

    AMB-GOD-78: Jaethi neither on a Game Bar nor on a miniature.
    """
    stands = land.ground(state).stands(state)
    for hex in hexes:
        if not 0 <= hex < geometry.TILE_HEXES or hex in stands:
            return False
        if slot == JAETHI and (hex in state.banners or hex == state.at):
            return False
    return True


def onward(state: GodaiState, way: March, hexes: Hexes, came_from: Hexes) -> list[Hexes]:
    """AMB-GOD-78: steps that lower the distance by 1; if none is open those that keep it, but never back."""
    here = apart(hexes, way.goal)
    closer: list[Hexes] = []
    level: list[Hexes] = []
    anywhere = not state.sky or soars(state, way.slot)
    for there in geometry.shifts(hexes):
        left = apart(there, way.goal)
        # Only what may be gone to is looked at closely.
        if left > here or not _open(state, way.slot, there, anywhere):
            continue
        if left < here:
            closer.append(there)
        elif there != came_from:
            level.append(there)
    return closer or level


def _leads_on(state: GodaiState, way: March, hexes: Hexes, came_from: Hexes, left: int) -> bool:
    """Whether a piece that goes there with this many hexes left can come to rest."""
    if may_rest(state, way.slot, hexes):
        return True
    if not left or holds(way, hexes):
        return False
    return any(_leads_on(state, way, there, hexes, left - 1) for there in onward(state, way, hexes, came_from))


def ways(state: GodaiState, way: March, hexes: Hexes, came_from: Hexes, left: int) -> list[Hexes]:
    """Where a piece may go next; nowhere if it has arrived, has no hexes left, or could not come to rest."""
    if left < 1 or holds(way, hexes):
        return []
    return [
        there
        for there in onward(state, way, hexes, came_from)
        if _leads_on(state, way, there, hexes, left - 1)
    ]  # fmt: skip


# -- fates -----------------------------------------------------------------------------------------------------


def unrevealed(state: GodaiState, hexes: Hexes) -> list[int]:
    """GOD-556, AMB-GOD-34: the empty slots that a piece on these hexes fills."""
    found = []
    for hex in hexes:
        if 0 <= hex < geometry.HEXES:
            for slot in (geometry.SLOT_OF[hex], *geometry.SLOTS_BESIDE[hex]):
                if 0 <= slot < len(state.tiles) and state.tiles[slot] is None and slot not in found:
                    found.append(slot)
    return found


def _passing(state: GodaiState, way: March, hexes: Hexes) -> Fate:
    """What a piece does to the land when it comes to these hexes."""
    found: set[tuple[str, int | str]] = {("tile", slot) for slot in unrevealed(state, hexes)}
    if state.elemental_tokens or state.imbalance_tokens:
        found.update([(f"token-{token.what}", token.hex) for token in tokens_near(state, hexes, way.range)])
    if way.slot != JAETHI:
        found.update([("amplifier", hex) for hex in state.amplifiers if near(hexes, (hex,), way.range)])
    for hex in hexes:
        if 0 <= hex < geometry.TILE_HEXES and land.place_at(state, hex) is Place.SETTLEMENT:
            found.add(("settlement", hex))
        if way.slot == JAETHI and state.sky and on_mountain(state, hex):
            found.add(("mountain", land.floating_at(state, hex)))
    if way.slot != JAETHI and state.cataclysms and draws_power(state, way.slot, hexes[0]):
        found.add(("power", 0))
    return frozenset(found)


def _resting(state: GodaiState, way: March, hexes: Hexes) -> Fate:
    """Who is near a piece that has stopped."""
    found: set[tuple[str, int | str]] = set()
    for one in standing(state):
        if near(hexes, one.hexes, way.range) and may_target(state, way.slot, one.hexes):
            found.add(("hits", one.id))
        if near(hexes, one.hexes, range_of(state, one)):
            found.add(("hit-by", one.id))
    if state.at != NOWHERE and near(hexes, (state.at,), max(way.range, land.group_range(state))):
        found.add(("group", apart(hexes, (state.at,))))
    if land.is_near(state, hexes):
        found.add(("in-group-range", 0))
    return frozenset(found)


def fates(
    state: GodaiState, way: March, hexes: Hexes, came_from: Hexes, left: int, known: Known | None = None
) -> frozenset[Fate]:
    """Everything that can come of a piece that goes to these hexes and then on.

    Ways cross each other, so what is found for a place is kept in `known`.
    """
    if known is None:
        known = {}
    found = known.get((hexes, left))
    if found is not None:
        return found
    here = _passing(state, way, hexes)
    next_ones = ways(state, way, hexes, came_from, left)
    if next_ones:
        rows = [fates(state, way, there, hexes, left - 1, known) for there in next_ones]
        found = frozenset([here | one for row in rows for one in row])
    else:
        found = frozenset({here | _resting(state, way, hexes)})
    known[hexes, left] = found
    return found


def different(state: GodaiState, way: March, hexes: Hexes, came_from: Hexes, left: int) -> list[Hexes]:
    """The next steps of which each can lead to something else; of equal ones the first."""
    found = ways(state, way, hexes, came_from, left)
    if len(found) < 2:
        return found
    kept: dict[frozenset[Fate], Hexes] = {}
    known: Known = {}
    for there in found:
        kept.setdefault(fates(state, way, there, hexes, left - 1, known), there)
    return list(kept.values())
