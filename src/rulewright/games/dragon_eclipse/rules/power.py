"""Power: gained, spent, lost; at most 10 on a sheet. Rulebook p.20."""

from __future__ import annotations

from rulewright.core.record import Seat

from ..conditions import SpendPower
from ..model import events
from ..model.state import DragonState, fight
from .book import content
from .taming import note


def gain(state: DragonState, seat: Seat, n: int, rule: str) -> int:
    """DRE-045, DRE-408, DRE-037: what goes above 10 is lost. Event and answer tell what was really gained."""
    sheet = (state.combat or fight(state)).sheets[seat]
    gained = min(n, content(state).numbers.most_power - sheet.power)
    if gained > 0:
        sheet.power += gained
        state.emit(events.PowerGained(rule=rule, seat=seat, n=gained))
    return gained


def spend(state: DragonState, seat: Seat, n: int, rule: str) -> None:
    """DRE-410: whoever offers it has checked that it is there."""
    if n:
        (state.combat or fight(state)).sheets[seat].power -= n
        state.emit(events.PowerSpent(rule=rule, seat=seat, n=n))
        note(state, seat, SpendPower, n)


def lose(state: DragonState, seat: Seat, n: int, rule: str) -> int:
    """DRE-409: with less than that, all of it. Says how much."""
    sheet = fight(state).sheets[seat]
    lost = min(n, sheet.power)
    if lost:
        sheet.power -= lost
        state.emit(events.PowerDiscarded(rule=rule, seat=seat, n=lost))
    return lost
