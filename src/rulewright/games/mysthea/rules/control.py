"""Strength, presence and control of regions. Rulebook p.13."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.core.record import Seat

from ..model.geography import OF_TERRAIN
from ..model.state import MystheaState, PlayerBoard
from ..model.vocabulary import Per, Terrain, Unit
from .book import CHAMPION_SLOT, FORTIFICATION_SLOT, GOLEM_SLOT, TROOP_SLOT, content


def unit_strength(state: MystheaState, board: PlayerBoard, unit: Unit) -> int:
    """MYS-305, MYS-461: the Strength of one unit, with the Upgrade of its kind.

    MYS-217 to MYS-220: Troop, Golem, Fortification, Champion. MYS-229, MYS-231, MYS-302: wounded 1, and its Upgrade.
    """
    numbers = content(state).numbers
    added = content(state).plus
    if unit is Unit.TROOP:
        return numbers.strength[Unit.TROOP] + added[board.upgrades[TROOP_SLOT]]
    if unit is Unit.GOLEM:
        return numbers.strength[Unit.GOLEM] + added[board.upgrades[GOLEM_SLOT]]
    if unit is Unit.FORTIFICATION:
        return numbers.strength[Unit.FORTIFICATION] + added[board.upgrades[FORTIFICATION_SLOT]]
    base = numbers.wounded_strength if board.wounded else numbers.strength[Unit.CHAMPION]
    return base + added[board.upgrades[CHAMPION_SLOT]]


def strength_in(state: MystheaState, seat: Seat, region: int) -> int:
    """MYS-305: the summed Strength of a seat's units in a region."""
    board = state.boards[seat]
    total = 0
    count = board.troops.count(region)
    if count:
        total += count * unit_strength(state, board, Unit.TROOP)
    count = board.golems.count(region)
    if count:
        total += count * unit_strength(state, board, Unit.GOLEM)
    count = board.fortifications.count(region)
    if count:
        total += count * unit_strength(state, board, Unit.FORTIFICATION)
    if board.at == region:
        total += unit_strength(state, board, Unit.CHAMPION)
    return total


def units_in(board: PlayerBoard, region: int) -> int:
    """How many units a board has in a region, of any kind."""
    count = board.troops.count(region) + board.golems.count(region) + board.fortifications.count(region)
    return count + 1 if board.at == region else count


def is_present(board: PlayerBoard, region: int) -> bool:
    """Whether a board has any unit in a region."""
    return board.at == region or region in board.troops or region in board.golems or region in board.fortifications


def presence(board: PlayerBoard) -> set[int]:
    """MYS-179: the regions where a board has a unit of any kind; MYS-502: never one under a Mirage."""
    found = {*board.troops, *board.golems, *board.fortifications}
    if board.at >= 0:
        found.add(board.at)
    return found


def controller(state: MystheaState, region: int) -> Seat | None:
    """MYS-298 to MYS-300, MYS-304: most Strength, then the lower Artefact number; nobody where there is no unit.

    MYS-239, MYS-301, MYS-303: whatever units are there now, a Fortification alone too, without what lasts for a Battle.
    """
    best: Seat | None = None
    most = 0
    for seat in state.order:
        if is_present(state.boards[seat], region):
            total = strength_in(state, seat, region)
            if best is None or total > most:
                best, most = seat, total
    return best


def controlled(state: MystheaState, seat: Seat, terrain: Terrain | None = None) -> int:
    """MYS-304: how many regions (of one type) a seat controls."""
    regions = range(15) if terrain is None else OF_TERRAIN[terrain]
    board = state.boards[seat]
    return sum(1 for region in regions if is_present(board, region) and controller(state, region) == seat)


def count_per(state: MystheaState, seat: Seat, per: Per) -> int:
    """MYS-304, MYS-447, MYS-141: how many of something a seat has, for effects that pay for each of it."""
    board = state.boards[seat]
    if per is Per.CONTROLLED:
        return controlled(state, seat)
    if per is Per.PRESENT:
        return len(presence(board))
    if per is Per.DEFEATED:
        # AMB-MYS-64: different Monsters, unless the table counts every defeat.
        return len(state.defeated) if state.rulings.count_each_defeat else len(set(state.defeated))
    simple = _HELD.get(per)
    if simple is not None:
        return simple(board)
    return controlled(state, seat, Terrain(per.value))


_HELD: dict[Per, Callable[[PlayerBoard], int]] = {
    Per.TROOP: lambda board: len(board.troops),
    Per.GOLEM: lambda board: len(board.golems),
    Per.FORTIFICATION: lambda board: len(board.fortifications),
    Per.ENCOUNTER: lambda board: len(board.faced),
    Per.UPGRADE: lambda board: sum(1 for card in board.upgrades if card),
    Per.ACCESSORY: lambda board: len(board.accessories),
    Per.EXPERIENCE: lambda board: board.experience,
    Per.DISCARD: lambda board: len(board.discard),
}
