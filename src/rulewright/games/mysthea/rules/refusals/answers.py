"""Why a general answer is refused: done, yes, no, one of several, a region. Rulebook p.7, p.9, p.12, p.20."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Choice, Decision, Reason, Seat, Step

from ...model import choices, steps
from ...model.state import MystheaState
from ...model.vocabulary import Unit
from ..book import BOOK
from ..control import is_present
from .lacks import lack_for_effect
from .moment import open_step, refuses


@BOOK.refuses(choices.Done)
def why_not_done(state: MystheaState, seat: Seat, choice: choices.Done) -> list[Reason]:
    """MYS-119, MYS-169: some questions cannot be left; others are left by an answer of their own."""
    decision = state.decision_for(seat)
    if decision is None:
        return []
    step = open_step(state, seat)
    if isinstance(step, steps.ChooseAction):
        return [Reason("MYS-119", "why-standard-owed")]
    if isinstance(step, steps.BuyCards):
        return [Reason("MYS-169", "why-must-buy", {"need": 1})]
    return [must_choose(decision)]


def must_choose(decision: Decision) -> Reason:
    return Reason(decision.rule, "why-must-choose", {"prompt": decision.prompt})


@refuses(choices.Accept, "MYS-263", steps.Offer, steps.OfferRecharge)
def why_not_accept(state: MystheaState, seat: Seat, choice: Choice, step: Step | None) -> Iterator[Reason]:
    """MYS-263: nothing is offered that could be taken as a whole."""
    return iter(())


@refuses(choices.Decline, "MYS-263", steps.Offer, steps.OfferRecharge, steps.DrawFirst, steps.ClaimAttunement)
def why_not_decline(state: MystheaState, seat: Seat, choice: Choice, step: Step | None) -> Iterator[Reason]:
    """MYS-263: nothing is offered that could be left as a whole."""
    return iter(())


@refuses(choices.TakeOption, "MYS-496", steps.ChooseOption)
def why_not_option(state: MystheaState, seat: Seat, choice: choices.TakeOption, step: Step | None) -> Iterator[Reason]:
    """AMB-MYS-24, AMB-MYS-71: each option once, and only if it can be carried out."""
    if not isinstance(step, steps.ChooseOption):
        return
    number = choice.number
    if not 1 <= number <= len(step.options):
        yield Reason(step.rule, "why-no-such-option", {"option": number, "most": len(step.options)})
        return
    if number - 1 in step.taken:
        yield Reason(step.rule, "why-option-taken", {"option": number})
    yield from lack_for_effect(state, seat, step.options[number - 1])


# -- regions as targets ----------------------------------------------------------------------------------


@refuses(choices.ChooseRegion, "MYS-382", steps.ChooseTarget, steps.MarchFrom, steps.MarchTo)
def why_not_region(
    state: MystheaState, seat: Seat, choice: choices.ChooseRegion, step: Step | None
) -> Iterator[Reason]:
    """MYS-404, MYS-451, MYS-486: what the open effect needs there."""
    if isinstance(step, steps.ChooseTarget):
        yield nobody_to_strike(state, step, choice.region)
    elif isinstance(step, steps.MarchFrom):
        yield from nobody_to_march(state, step, choice.region)
    elif isinstance(step, steps.MarchTo):
        if choice.region == step.origin:
            yield Reason(march_rule(step), "why-same-region", {"region": choice.region})
        if choice.region in state.mirages:
            yield Reason("MYS-501", "why-mirage", {"region": choice.region})


def march_rule(step: steps.MarchFrom | steps.MarchTo) -> str:
    """C045 moves everybody, EN25 only Troops and Golems."""
    return "MYS-404" if step.champion else "MYS-486"


def nobody_to_strike(state: MystheaState, step: steps.ChooseTarget, region: int) -> Reason:
    """MYS-451, MYS-453: an opponent's unit of the kind; a wounded Champion cannot be wounded again."""
    wounded = any(board.at == region and board.wounded for seat, board in enumerate(state.boards) if seat != step.seat)
    if step.unit is Unit.CHAMPION and wounded:
        return Reason("MYS-453", "why-already-wounded", {"region": region})
    return Reason(step.rule, "why-no-enemy-unit", {"unit": step.unit.value, "region": region})


def nobody_to_march(state: MystheaState, step: steps.MarchFrom, region: int) -> Iterator[Reason]:
    """MYS-158, MYS-159, MYS-404, MYS-486: each kind of unit there, and why it stays."""
    board = state.boards[step.seat]
    if not is_present(board, region):
        yield Reason(march_rule(step), "why-no-own-unit", {"region": region})
    for unit, held in ((Unit.TROOP, board.troops), (Unit.GOLEM, board.golems)):
        if region in held:
            yield Reason("MYS-158", "why-has-travelled", {"unit": unit.value, "region": region})
    if region in board.fortifications:
        yield Reason("MYS-159", "why-not-this-unit", {"unit": Unit.FORTIFICATION.value})
    if board.at == region:
        if step.champion:
            yield Reason("MYS-404", "why-has-travelled", {"unit": Unit.CHAMPION.value, "region": region})
        else:
            yield Reason("MYS-486", "why-not-this-unit", {"unit": Unit.CHAMPION.value})
