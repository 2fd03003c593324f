"""The ninth Dedication, Arashiryū's: five Element dice, and what the Element shown most often does. Temple placard."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Step

from ..content.map_parts import SkyTile
from ..effects import DiscardSiegeCard
from ..model.choices import common as choices
from ..model.events.defenders import NetherMoved, OpponentsQuelled, StormRolled
from ..model.geometry import BY_NAME, NAMES, TILE_HEXES, patch, patch_centers
from ..model.state import Floating, GodaiState, Modifier
from ..model.steps import defenders as steps
from ..model.steps.siege import ChangeSiege, HitSiegeOpponent
from ..model.vocabulary import ELEMENTS, DefenderStat, Element, Until
from . import land
from .augments import augment_defender, lacks
from .book import BOOK, ask_group, content_of
from .building import closed_to_towers
from .defenders import defender, standing
from .destroying import TOKENS
from .elements import roll_die
from .siege_opponents import HINDERED, on_map
from .sky import bars_tiles, different_turns, hide_side, reveal_side

BOSS = "boss-9"
RESILIENCE = 8
"""GOD-1004."""
DAMAGE = 5
"""GOD-1006."""


def storm(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-1002, AMB-GOD-188: all five dice; the Element shown most often acts, and of several all of them."""
    shown = Counter([roll_die(state, die, "GOD-1002")[1] for die in ELEMENTS])
    most = max(shown.values())
    acting = [one for one in ELEMENTS if shown[one] == most]
    then: list[Step] = []
    for element in acting:
        state.emit(StormRolled(rule="GOD-1002", element=str(element)))
        if element is Element.AIR:
            _quell(state)
        else:
            then.append(_LINES[element])
    state.then(*then)


_LINES: dict[Element, Step] = {
    Element.EARTH: steps.StrengthenDefender(str(DefenderStat.RESILIENCE), RESILIENCE, str(Until.GAME), rule="GOD-1004"),
    Element.FIRE: ChangeSiege(DiscardSiegeCard(), BOSS),
    Element.WATER: steps.StrikeOne(DAMAGE),
    Element.VOID: steps.MoveNether(),
}


def _quell(state: GodaiState) -> None:
    """GOD-1003: no Keywords this Game Turn, and 1 hex less in the next."""
    state.quelled = True
    slower = Modifier(HINDERED, 1, str(Until.TURNS), turns=2, card=BOSS)
    state.modifiers = (*state.modifiers, slower)
    state.emit(OpponentsQuelled(rule="GOD-1003"))


@BOOK.asks(steps.StrikeOne)
def choose_struck(state: GodaiState, step: steps.StrikeOne) -> Decision | None:
    """GOD-1006: one Siege Opponent of the group's choice."""
    found = on_map(state)
    if len(found) < 2:
        return None
    offered = [choices.PickOpponent(slot + 1) for slot in found]
    return ask_group(state, "prompt-strike-one", "GOD-1006", offered, {"n": step.n})


@BOOK.resolves(steps.StrikeOne)
def strike_one(state: GodaiState, step: steps.StrikeOne, choice: choices.PickOpponent | None) -> None:
    """GOD-1006: 5 Siege damage."""
    found = on_map(state)
    if found:
        state.then(HitSiegeOpponent(found[0] if choice is None else choice.number - 1, step.n))


# -- Void: a Nether tile ---------------------------------------------------------------------------------------


def nether_tiles(state: GodaiState) -> list[str]:
    """GOD-1007: those on the map."""
    return [one.id for one in state.sky if one.nether]


def nether_centers(state: GodaiState, tile: str) -> list[int]:
    """GOD-1007, GOD-1066: anywhere on revealed ground where a SkyTile may lie; where the tile lies now is free."""
    here = {hex for one in state.sky if one.id == tile for hex in patch(one.center, one.rotation)}
    return [
        center
        for center in range(TILE_HEXES)
        if center in patch_centers(center)
        and all(land.is_revealed(state, hex) for hex in patch(center))
        and not any(hex not in here and bars_tiles(state, hex) for hex in patch(center))
    ]


def turns_of(state: GodaiState, tile: str) -> tuple[int, ...]:
    part = content_of(state).tiles[tile]
    assert isinstance(part, SkyTile)
    return different_turns(part.side(True))


@BOOK.asks(steps.MoveNether)
def choose_nether(state: GodaiState, step: steps.MoveNether) -> Decision | None:
    """GOD-1007: which Nether tile, where its center lies, and how it is turned."""
    tiles = nether_tiles(state)
    if not step.tile:
        if len(tiles) < 2:
            return None
        return ask_group(state, "prompt-nether-tile", "GOD-1007", [choices.PickCard(one) for one in tiles])
    if step.center < 0:
        hexes = [choices.PickHex(NAMES[hex]) for hex in nether_centers(state, step.tile)]
        about = {"tile": step.tile}
        return ask_group(state, "prompt-nether-center", "GOD-1007", hexes, about) if len(hexes) > 1 else None
    turns = [choices.PickNumber(turn) for turn in turns_of(state, step.tile)]
    return ask_group(state, "prompt-nether-turn", "GOD-1007", turns) if len(turns) > 1 else None


@BOOK.resolves(steps.MoveNether)
def move_nether(state: GodaiState, step: steps.MoveNether, choice: Choice | None) -> None:
    """GOD-1007: the tile lies there; then a Tower or Fortress may move onto it."""
    if not step.tile:
        tile = choice.card if isinstance(choice, choices.PickCard) else _any_nether(state)
        if tile:
            state.then(steps.MoveNether(tile))
        return
    if step.center < 0:
        found = nether_centers(state, step.tile)
        if found:
            center = BY_NAME[choice.hex] if isinstance(choice, choices.PickHex) else found[0]
            state.then(replace(step, center=center))
        return
    turn = choice.number if isinstance(choice, choices.PickNumber) else turns_of(state, step.tile)[0]
    _lay(state, step.tile, step.center, turn)
    state.then(steps.SettleNether(step.tile))


def _any_nether(state: GodaiState) -> str:
    """GOD-1007: the one on the map; if there is none, a SkyTile that is drawn for it."""
    tiles = nether_tiles(state)
    if tiles:
        return tiles[0]
    if not state.sky_tiles:
        return ""
    return state.sky_tiles[state.roll("sky-tiles", len(state.sky_tiles))]


def _lay(state: GodaiState, tile: str, center: int, turn: int) -> None:
    """GOD-1007, GOD-298: it leaves its old place with its token, and its portal has one where it lies now."""
    new = Floating(tile, center, turn, nether=True)
    old = next((one for one in state.sky if one.id == tile), None)
    if old is not None:
        hide_side(state, old)
    state.sky_tiles = tuple([one for one in state.sky_tiles if one != tile])
    state.sky = (*[one for one in state.sky if one.id != tile], new)
    state.ground = None
    state.emit(NetherMoved(rule="GOD-1007", tile=tile, hex=NAMES[center]))
    reveal_side(state, new)


def _settlers(state: GodaiState) -> list[str]:
    return [one.id for one in standing(state) if one.kind in TOKENS]


def _room(state: GodaiState, tile: str) -> tuple[int, ...]:
    one = next(one for one in state.sky if one.id == tile)
    hexes = patch(one.center, one.rotation)
    return tuple([hex for hex in hexes if closed_to_towers(state, hex) is None])


@BOOK.asks(steps.SettleNether)
def choose_settler(state: GodaiState, step: steps.SettleNether) -> Decision | None:
    """GOD-1007: one own Tower or Fortress, or none."""
    if not _settlers(state) or not _room(state, step.tile):
        return None
    offered: list[Choice] = [*[choices.PickDefender(id) for id in _settlers(state)], choices.Decline()]
    return ask_group(state, "prompt-settle-nether", "GOD-1007", offered)


@BOOK.resolves(steps.SettleNether)
def settle(state: GodaiState, step: steps.SettleNether, choice: Choice | None) -> None:
    """GOD-1007: it goes to a hex of the tile and gains an Augment."""
    if isinstance(choice, choices.PickDefender):
        state.then(steps.MoveTower(choice.defender, _room(state, step.tile), gift=True))


@BOOK.asks(steps.GiveAugment)
def choose_gift(state: GodaiState, step: steps.GiveAugment) -> Decision | None:
    """AMB-GOD-188: an Element of choice that it lacks."""
    found = [one for one in ELEMENTS if lacks(state, step.defender, one)]
    if len(found) < 2:
        return None
    offered = [choices.PickElement(str(one)) for one in found]
    return ask_group(state, "prompt-give-augment", "GOD-1007", offered, {"defender": step.defender})


@BOOK.resolves(steps.GiveAugment)
def give_augment(state: GodaiState, step: steps.GiveAugment, choice: choices.PickElement | None) -> None:
    """GOD-1007, AMB-GOD-188: it costs nothing."""
    found = [one for one in ELEMENTS if lacks(state, step.defender, one)]
    if found:
        element = found[0] if choice is None else Element(choice.element)
        augment_defender(state, defender(state, step.defender).id, element, "GOD-1007", free=True)
