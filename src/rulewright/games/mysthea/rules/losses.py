"""Units leave the Islands, Champions are wounded. Rulebook p.10."""

from __future__ import annotations

from rulewright.core.record import Seat

from ..model import events
from ..model.state import MystheaState
from ..model.vocabulary import Unit
from .book import minus


def remove_unit(state: MystheaState, seat: Seat, unit: Unit, region: int, rule: str) -> None:
    """MYS-226, MYS-227: Troops and Golems to the constructed space, Fortifications to the supply.

    MYS-224, AMB-MYS-77: of several like units one that has travelled this turn goes first; nobody would keep it.
    """
    board = state.boards[seat]
    if unit is Unit.TROOP:
        board.troops = minus(board.troops, region)
        board.constructed_troops += 1
        if region in board.tired_troops:
            board.tired_troops = minus(board.tired_troops, region)
    elif unit is Unit.GOLEM:
        board.golems = minus(board.golems, region)
        board.constructed_golems += 1
        if region in board.tired_golems:
            board.tired_golems = minus(board.tired_golems, region)
    else:
        board.fortifications = minus(board.fortifications, region)
        board.supply_fortifications += 1
        if region in board.tired_fortifications:
            board.tired_fortifications = minus(board.tired_fortifications, region)
    state.events.append(events.UnitRemoved(rule=rule, seat=seat, unit=unit, region=region))


def wound(state: MystheaState, seat: Seat, rule: str) -> None:
    """MYS-228, MYS-230, MYS-082: a Champion stays where it is and is wounded; once is all."""
    board = state.boards[seat]
    if not board.wounded:
        board.wounded = True
        state.events.append(events.ChampionWounded(rule=rule, seat=seat, champion=board.champion, region=board.at))
