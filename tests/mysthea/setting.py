"""How repairs change a position of Mysthea: units, pending steps, what the table agreed on."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from rulewright.core.record import Seat, Step
from rulewright.games.mysthea.model.state import MystheaState, PlayerBoard
from rulewright.games.mysthea.model.vocabulary import Unit

from ..repairing import Untrue

S = TypeVar("S", bound=Step)
GROUPS = {Unit.TROOP: "troops", Unit.GOLEM: "golems", Unit.FORTIFICATION: "fortifications"}


def nearest(state: MystheaState, seat: Seat, kind: type[S]) -> S:
    """The pending step of a kind and a seat that comes first; that there is one belongs to the claim."""
    for step in reversed(state.agenda):
        if isinstance(step, kind) and step.seat == seat:  # type: ignore[attr-defined]
            return step
    raise Untrue(f"no {kind.__name__} is pending for seat {seat}")


def change(state: MystheaState, step: Any, **fields: Any) -> None:
    """Put a changed step in the place of a pending one."""
    at = max(index for index, pending in enumerate(state.agenda) if pending is step)
    state.agenda[at] = replace(step, **fields)


def options(state: MystheaState, **fields: Any) -> None:
    """The table has agreed on something else."""
    state.options = replace(state.options, **fields)


def rulings(state: MystheaState, **fields: Any) -> None:
    """The table plays an open question in another way."""
    state.rulings = replace(state.rulings, **fields)


def regions(board: PlayerBoard, unit: Unit) -> tuple[int, ...]:
    """Where the units of a kind stand."""
    return (board.at,) if unit is Unit.CHAMPION else getattr(board, GROUPS[unit])


def tired(board: PlayerBoard, unit: Unit) -> tuple[int, ...]:
    """Where those units of a kind stand that have travelled this turn."""
    if unit is Unit.CHAMPION:
        return (board.at,) if board.travelled else ()
    found: tuple[int, ...] = getattr(board, f"tired_{GROUPS[unit]}")
    return found


def stands(board: PlayerBoard, region: int) -> bool:
    """Whether any unit of a board is in a region."""
    return any(region in regions(board, unit) for unit in Unit)


def put(board: PlayerBoard, unit: Unit, region: int) -> None:
    """One more unit of a kind, fresh, in a region; a Champion comes from where it was."""
    if unit is Unit.CHAMPION:
        board.at = region
    else:
        setattr(board, GROUPS[unit], tuple(sorted((*regions(board, unit), region))))


def rest(board: PlayerBoard, unit: Unit, region: int) -> None:
    """Nobody of a kind in a region has travelled this turn."""
    if unit is Unit.CHAMPION:
        board.travelled = False
    else:
        setattr(board, f"tired_{GROUPS[unit]}", tuple(one for one in tired(board, unit) if one != region))
