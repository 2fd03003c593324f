"""Effects that cost opponents a unit or wound their Champions. Rulebook p.19, p.22-26."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model import choices, steps
from ..model.state import MystheaState
from ..model.vocabulary import Unit
from .book import BOOK
from .losses import remove_unit, wound
from .points import fresh


def units_of(state: MystheaState, seat: Seat, unit: Unit) -> tuple[int, ...]:
    """The regions of a seat's units of a kind; a wounded Champion cannot be wounded again (MYS-453)."""
    board = state.boards[seat]
    if unit is Unit.TROOP:
        return board.troops
    if unit is Unit.GOLEM:
        return board.golems
    if unit is Unit.FORTIFICATION:
        return board.fortifications
    return () if board.wounded else (board.at,)


@BOOK.asks(steps.ChooseTarget)
def offer_target(state: MystheaState, step: steps.ChooseTarget) -> Decision | None:
    """MYS-382, AMB-MYS-80: any region; offered are those where an opponent has something to lose."""
    regions: set[int] = set()
    for seat in range(len(state.boards)):
        if seat != step.seat:
            regions.update(units_of(state, seat, step.unit))
    if not regions:
        return None
    offered = tuple([choices.REGION[region] for region in sorted(regions)])
    return Decision(step.seat, "prompt-target", step.rule, offered, {"unit": step.unit})


@BOOK.resolves(steps.ChooseTarget)
def strike_region(state: MystheaState, step: steps.ChooseTarget, choice: Choice | None) -> None:
    """MYS-451 to MYS-453: one unit of each opponent there; nobody gains Glory."""
    if not isinstance(choice, choices.ChooseRegion):
        return
    for seat in state.order:
        if seat != step.seat and choice.region in units_of(state, seat, step.unit):
            if step.unit is Unit.CHAMPION:
                wound(state, seat, step.rule)
            else:
                remove_unit(state, seat, step.unit, choice.region, step.rule)


@BOOK.asks(steps.StrikeUnit)
def offer_victims(state: MystheaState, step: steps.StrikeUnit) -> Decision | None:
    """AMB-MYS-69: the active player picks the unit, unless the table lets the owner pick."""
    regions = fresh(units_of(state, step.owner, step.unit), ())
    if len(regions) < 2:
        return None
    picker = step.owner if state.rulings.owner_picks_loss else step.seat
    offered = tuple([choices.STRIKE[region] for region in regions])
    return Decision(picker, "prompt-strike", step.rule, offered, {"unit": step.unit, "owner": step.owner})


@BOOK.resolves(steps.StrikeUnit)
def strike_unit(state: MystheaState, step: steps.StrikeUnit, choice: Choice | None) -> None:
    regions = units_of(state, step.owner, step.unit)
    if regions:
        region = choice.region if isinstance(choice, choices.StrikeUnit) else regions[0]
        remove_unit(state, step.owner, step.unit, region, step.rule)
