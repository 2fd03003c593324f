"""How the verbs of components are carried out, one after the other. Rulebook p.12 (rewards), p.19-27 (texts)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.core.record import Choice, Decision, Effect, Seat

from .. import effects as verbs
from ..model import choices, events, steps
from ..model.state import MystheaState
from ..model.vocabulary import Per, Unit
from .battle import can_start_remote
from .book import BOOK, deck_left, draw_to_hand, gain, recharge
from .control import count_per
from .costs import can_pay, perform_cost
from .develop import can_develop
from .encounters import can_face_free
from .monsters import provokable
from .points import construct, deploy, movable

performs = BOOK.performs


# -- the sequence -------------------------------------------------------------------------------------


@BOOK.resolves(steps.Perform)
def perform(state: MystheaState, step: steps.Perform, choice: None) -> None:
    """Carry out the first effect; the rest follows. MYS-263: each part of an offered reward may be left.

    MYS-294, AMB-MYS-63: what an effect sets off is finished before the rest.
    """
    first, rest = step.effects[0], step.effects[1:]
    if isinstance(first, (verbs.Pay, verbs.Discard, verbs.Trash)):
        perform_cost(state, step)
        return
    if rest:
        state.agenda.append(steps.Perform(step.seat, rest, step.rule, step.offered, step.card))
    if not is_possible(state, step.seat, first):
        return
    if step.offered and isinstance(first, _MUST_OFFER):
        state.agenda.append(steps.Offer(step.seat, (first,), step.rule, step.card))
        return
    BOOK.performing[type(first)](state, first, step)


_MUST_OFFER = (
    verbs.Gain,
    verbs.Recharge,
    verbs.Act,
    verbs.Develop,
    verbs.Meditate,
    verbs.Construct,
    verbs.Deploy,
    verbs.RemoveEach,
    verbs.FaceEncounter,
)
"""Verbs that ask nothing by which they could be declined."""

_ACCEPT_OR_DECLINE = (choices.ACCEPT, choices.DECLINE)


@BOOK.asks(steps.Offer)
def offer(state: MystheaState, step: steps.Offer) -> Decision | None:
    """MYS-263: a reward may be used or not, but only now."""
    if not is_possible(state, step.seat, step.effects[0]):
        return None
    return Decision(step.seat, "prompt-offer", step.rule, _ACCEPT_OR_DECLINE, {"effects": step.effects})


@BOOK.resolves(steps.Offer)
def take_offer(state: MystheaState, step: steps.Offer, choice: Choice | None) -> None:
    if choice is choices.ACCEPT:
        state.agenda.append(steps.Perform(step.seat, step.effects, step.rule, False, step.card, partly=True))


def is_possible(state: MystheaState, seat: Seat, effect: Any) -> bool:
    """AMB-MYS-71, MYS-496: what cannot be done is skipped, the rest stands."""
    check = _POSSIBLE.get(type(effect))
    return check is None or check(state, seat, effect)


def _can_travel(state: MystheaState, seat: Seat, effect: verbs.Travel) -> bool:
    return bool(movable(state.boards[seat], effect.unit))


def _can_construct(state: MystheaState, seat: Seat, effect: verbs.Construct) -> bool:
    """MYS-077: only from one's own stock."""
    board = state.boards[seat]
    return (board.supply_troops if effect.unit is Unit.TROOP else board.supply_golems) > 0


def _can_deploy(state: MystheaState, seat: Seat, effect: verbs.Deploy) -> bool:
    """MYS-078, MYS-079, MYS-494: only what is constructed; Fortifications from the supply."""
    board = state.boards[seat]
    if effect.unit is Unit.FORTIFICATION:
        return board.supply_fortifications > 0
    return (board.constructed_troops if effect.unit is Unit.TROOP else board.constructed_golems) > 0


_POSSIBLE: dict[type[Effect], Callable[[MystheaState, Seat, Any], bool]] = {
    verbs.Act: lambda state, seat, effect: bool(state.boards[seat].hand),
    verbs.Develop: lambda state, seat, effect: can_develop(state, seat),
    verbs.Travel: _can_travel,
    verbs.Construct: _can_construct,
    verbs.Deploy: _can_deploy,
    verbs.Draw: lambda state, seat, effect: deck_left(state) > 0,
    verbs.Battle: lambda state, seat, effect: can_start_remote(state, seat, effect.discharge),
    verbs.ProvokeMonster: lambda state, seat, effect: bool(provokable(state)),
    verbs.FaceEncounter: lambda state, seat, effect: can_face_free(state, seat),
    verbs.Pay: lambda state, seat, effect: can_pay(state, seat, (effect,)),
    verbs.OneOf: lambda state, seat, effect: any(is_possible(state, seat, option) for option in effect.options),
    verbs.AnyOf: lambda state, seat, effect: any(is_possible(state, seat, option) for option in effect.options),
}


# -- choices between effects --------------------------------------------------------------------------


@performs(verbs.OneOf)
def perform_one_of(state: MystheaState, effect: verbs.OneOf, step: steps.Perform) -> None:
    state.agenda.append(steps.ChooseOption(step.seat, effect.options, step.rule, optional=step.offered))  # type: ignore[arg-type]


@performs(verbs.AnyOf)
def perform_any_of(state: MystheaState, effect: verbs.AnyOf, step: steps.Perform) -> None:
    """AMB-MYS-24, AMB-MYS-80: any non-empty subset."""
    state.agenda.append(steps.ChooseOption(step.seat, effect.options, step.rule, True, step.offered))  # type: ignore[arg-type]


@BOOK.asks(steps.ChooseOption)
def offer_options(state: MystheaState, step: steps.ChooseOption) -> Decision | None:
    offered: list[Choice] = [
        choices.OPTION[at]
        for at, option in enumerate(step.options)
        if at not in step.taken and is_possible(state, step.seat, option)
    ]
    if not offered:
        return None
    if step.optional or step.taken:
        offered.append(choices.DONE)
    return Decision(step.seat, "prompt-option", step.rule, tuple(offered), {"effects": step.options})


@BOOK.resolves(steps.ChooseOption)
def take_option(state: MystheaState, step: steps.ChooseOption, choice: Choice | None) -> None:
    if not isinstance(choice, choices.TakeOption):
        return
    at = choice.number - 1
    if step.several:
        taken = (*step.taken, at)
        state.agenda.append(steps.ChooseOption(step.seat, step.options, step.rule, True, step.optional, taken))
    state.agenda.append(steps.Perform(step.seat, (step.options[at],), step.rule))


# -- gains and actions ----------------------------------------------------------------------------------


@performs(verbs.Gain)
def perform_gain(state: MystheaState, effect: verbs.Gain, step: steps.Perform) -> None:
    """Resources at once; Command Points are spent now or lost (MYS-164)."""
    times = 1
    if effect.per is Per.CARD:
        times = step.card
    elif effect.per is not None:
        times = count_per(state, step.seat, effect.per)
    points = effect.points * times
    if points:
        state.events.append(events.PointsGained(rule=step.rule, seat=step.seat, points=points))
        state.agenda.append(steps.SpendPoints(step.seat, points))
    gain(state, step.seat, step.rule, effect.energy * times, effect.experience * times, effect.glory * times)


@performs(verbs.Recharge)
def perform_recharge(state: MystheaState, effect: verbs.Recharge, step: steps.Perform) -> None:
    recharge(state, step.seat, step.rule)


@performs(verbs.Act)
def perform_act(state: MystheaState, effect: verbs.Act, step: steps.Perform) -> None:
    """MYS-443: a further Act with all its rules."""
    state.agenda.append(steps.ChooseCard(step.seat))


@performs(verbs.Develop)
def perform_develop(state: MystheaState, effect: verbs.Develop, step: steps.Perform) -> None:
    """MYS-175: with all the rules of Develop."""
    state.agenda.append(steps.Develop(step.seat))


@performs(verbs.Meditate)
def perform_meditate(state: MystheaState, effect: verbs.Meditate, step: steps.Perform) -> None:
    state.agenda.append(steps.Meditate(step.seat, step.partly))


@performs(verbs.Construct)
def perform_construct(state: MystheaState, effect: verbs.Construct, step: steps.Perform) -> None:
    """MYS-163: no Command Points, all other limits."""
    construct(state, step.seat, effect.unit)


@performs(verbs.Deploy)
def perform_deploy(state: MystheaState, effect: verbs.Deploy, step: steps.Perform) -> None:
    """MYS-163, MYS-458."""
    if effect.unit is Unit.FORTIFICATION:
        state.agenda.append(steps.DeployFortification(step.seat, "MYS-458", optional=True))
    else:
        deploy(state, step.seat, effect.unit)


@performs(verbs.Draw)
def perform_draw(state: MystheaState, effect: verbs.Draw, step: steps.Perform) -> None:
    """MYS-322: drawn at once, unless the card says "up to" or the reward may be left (MYS-263)."""
    if effect.up_to or step.offered:
        state.agenda.append(steps.DrawCards(step.seat, effect.count, step.rule))
        return
    for _ in range(effect.count):
        draw_to_hand(state, step.seat, step.rule)


@performs(verbs.Battle)
def perform_battle(state: MystheaState, effect: verbs.Battle, step: steps.Perform) -> None:
    state.agenda.append(steps.ChooseBattle(step.seat, effect.strength, effect.discharge, step.rule))


@performs(verbs.ProvokeMonster)
def perform_provoke(state: MystheaState, effect: verbs.ProvokeMonster, step: steps.Perform) -> None:
    state.agenda.append(steps.ChooseMonster(step.seat, step.rule))


@performs(verbs.FaceEncounter)
def perform_encounter(state: MystheaState, effect: verbs.FaceEncounter, step: steps.Perform) -> None:
    """MYS-308, MYS-309: for free, wherever the token is; all other rules hold."""
    state.agenda.append(steps.FaceEncounter(step.seat, free=True))


@performs(verbs.Travel)
def perform_travel(state: MystheaState, effect: verbs.Travel, step: steps.Perform) -> None:
    """MYS-501, AMB-MYS-74: any own unit of the kind goes, whoever controls its region, but never into a Mirage."""
    state.agenda.append(steps.TravelUnits(step.seat, effect.unit, effect.count, effect.anywhere, effect.carry))


@performs(verbs.March)
def perform_march(state: MystheaState, effect: verbs.March, step: steps.Perform) -> None:
    state.agenda.append(steps.MarchFrom(step.seat, effect.champion, effect.carry))


@performs(verbs.RemoveEach)
def perform_remove_each(state: MystheaState, effect: verbs.RemoveEach, step: steps.Perform) -> None:
    """MYS-451, MYS-495: each opponent loses one, in a chosen region or anywhere."""
    if not effect.anywhere:
        state.agenda.append(steps.ChooseTarget(step.seat, effect.unit, step.rule))
        return
    others = [seat for seat in state.order if seat != step.seat]
    state.then(*[steps.StrikeUnit(step.seat, seat, effect.unit, step.rule) for seat in others])


@performs(verbs.WoundAll)
def perform_wound_all(state: MystheaState, effect: verbs.WoundAll, step: steps.Perform) -> None:
    state.agenda.append(steps.ChooseTarget(step.seat, Unit.CHAMPION, step.rule))
