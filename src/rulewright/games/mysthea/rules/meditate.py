"""Meditate: Energy, then the bonus of every region where the player has a unit. Rulebook p.9.

Energy, Glory and Experience bonuses only add up, so their order cannot matter; the order of the two that
ask something, Mountains and Crystal Fields, is the player's (MYS-178).
"""

from __future__ import annotations

from rulewright.core.record import Choice, Decision

from ..model import choices, steps
from ..model.geography import TERRAIN
from ..model.state import MystheaState
from ..model.vocabulary import Terrain
from .book import BOOK, content, gain
from .control import presence


@BOOK.resolves(steps.Meditate)
def meditate(state: MystheaState, step: steps.Meditate, choice: None) -> None:
    """MYS-176, MYS-177, MYS-188: 3 Energy, then each region's bonus once, controlled or not (MYS-187)."""
    numbers = content(state).numbers
    seat = step.seat
    gain(state, seat, "MYS-176", energy=numbers.meditate_energy)
    held = [TERRAIN[region] for region in presence(state.boards[seat])]
    forests = held.count(Terrain.FOREST)
    rivers = held.count(Terrain.RIVER)
    mysts = held.count(Terrain.MYST)
    if forests:
        gain(state, seat, "MYS-180", energy=forests * numbers.forest_energy)
    if rivers:
        gain(state, seat, "MYS-181", glory=rivers * numbers.river_glory)
    if mysts:
        gain(state, seat, "MYS-182", experience=mysts * numbers.myst_experience)
    mountains, crystals = held.count(Terrain.MOUNTAIN), held.count(Terrain.CRYSTAL)
    if mountains or crystals:
        state.agenda.append(steps.TakeBonuses(seat, mountains, crystals, step.partly))


_ORDER = (choices.FORTIFY_FIRST, choices.CRYSTALS_FIRST)


@BOOK.asks(steps.TakeBonuses)
def offer_bonus_order(state: MystheaState, step: steps.TakeBonuses) -> Decision | None:
    """MYS-178: bonuses are taken in the order the player chooses."""
    if not step.mountains or not step.crystals:
        return None
    return Decision(step.seat, "prompt-bonus-order", "MYS-178", _ORDER)


@BOOK.resolves(steps.TakeBonuses)
def take_bonuses(state: MystheaState, step: steps.TakeBonuses, choice: Choice | None) -> None:
    """MYS-183 to MYS-186, AMB-MYS-22: a Fortification per Mountain; the points of all Crystal Fields in one pool."""
    forts = [steps.DeployFortification(step.seat, "MYS-183", step.partly)] * step.mountains
    points = [steps.SpendPoints(step.seat, step.crystals, True)] if step.crystals else []
    if choice is choices.CRYSTALS_FIRST:
        state.then(*points, *forts)
    else:
        state.then(*forts, *points)
