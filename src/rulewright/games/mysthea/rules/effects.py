"""How the verbs of components are carried out, one after the other. Rulebook p.12 (rewards), p.19-27 (texts)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.core.record import Choice, Decision, Effect, Seat

from .. import effects as verbs
from ..model import choices, events, steps
from ..model.state import MystheaState
from ..words import CardType, Per, Unit
from .battle import can_start_remote
from .book import BOOK, content, deck_left, draw_to_hand, gain, leave_hand, pay, recharge
from .control import count_per, presence
from .develop import can_develop
from .encounters import can_face_free
from .losses import remove_unit, wound
from .monsters import provokable
from .points import construct, deploy, fresh, movable, reachable, travel

Performer = Callable[[MystheaState, Any, "steps.Perform"], None]
_PERFORM: dict[type[Effect], Performer] = {}


def performs(kind: type[Effect]) -> Callable[[Performer], Performer]:
    """This function carries out one verb."""

    def register(function: Performer) -> Performer:
        _PERFORM[kind] = function
        return function

    return register


# -- the sequence -------------------------------------------------------------------------------------


@BOOK.resolves(steps.Perform)
def perform(state: MystheaState, step: steps.Perform, choice: None) -> None:
    """Carry out the first effect; the rest follows. MYS-263: each part of an offered reward may be left."""
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
    _PERFORM[type(first)](state, first, step)


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
    """MYS-077: only from the own stock."""
    board = state.boards[seat]
    return (board.supply_troops if effect.unit is Unit.TROOP else board.supply_golems) > 0


def _can_deploy(state: MystheaState, seat: Seat, effect: verbs.Deploy) -> bool:
    """MYS-078, MYS-079: only what is constructed; Fortifications from the supply."""
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


# -- costs ------------------------------------------------------------------------------------------------


def can_pay(state: MystheaState, seat: Seat, effects: tuple[Any, ...]) -> bool:
    """MYS-074: the full price of the costs that stand before the effects."""
    board = state.boards[seat]
    for effect in effects:
        if isinstance(effect, verbs.Pay):
            if board.energy < effect.energy or board.experience < effect.experience:
                return False
        elif isinstance(effect, (verbs.Discard, verbs.Trash)):
            if not holds(state, seat, card_types(effect)):
                return False
        else:
            break
    return True


def card_types(effect: verbs.Discard | verbs.Trash) -> tuple[CardType | None, ...]:
    """The types of the cards that a cost takes from hand; None is any."""
    if isinstance(effect, verbs.Discard):
        return (effect.type,)
    return effect.types + (None,) * effect.any


def holds(state: MystheaState, seat: Seat, types: tuple[CardType | None, ...]) -> bool:
    """Whether the hand has a different card for each of these types."""
    kinds = [content(state).type[card] for card in state.boards[seat].hand]
    for kind in types:
        if kind is None:
            continue
        if kind not in kinds:
            return False
        kinds.remove(kind)
    return len(kinds) >= sum(1 for kind in types if kind is None)


def perform_cost(state: MystheaState, step: steps.Perform) -> None:
    """MYS-493: an offered reward with a price is optional; without the price what follows is lost."""
    first, rest = step.effects[0], step.effects[1:]
    seat = step.seat
    if not can_pay(state, seat, step.effects):
        return
    if isinstance(first, verbs.Pay):
        if step.offered:
            state.agenda.append(steps.Offer(seat, step.effects, step.rule, step.card))
            return
        pay(state, seat, step.rule, energy=first.energy, experience=first.experience)
        if rest:
            state.agenda.append(steps.Perform(seat, rest, step.rule, False, step.card))
        return
    trash = isinstance(first, verbs.Trash)
    types = card_types(first)  # type: ignore[arg-type]
    state.agenda.append(steps.PayWithCards(seat, types, trash, rest, step.rule, step.offered))


@BOOK.asks(steps.PayWithCards)
def offer_payment(state: MystheaState, step: steps.PayWithCards) -> Decision:
    """MYS-444, MYS-448: a card from hand, of the type that is asked for."""
    kind = step.types[0]
    types = content(state).type
    offered: list[Choice] = [
        choices.PAY_WITH[card] for card in state.boards[step.seat].hand if kind is None or types[card] is kind
    ]
    if step.optional:
        offered.append(choices.DONE)
    prompt = "prompt-trash-card" if step.trash else "prompt-discard-card"
    rule = "MYS-448" if step.trash else "MYS-444"
    return Decision(step.seat, prompt, rule, tuple(offered), {"type": kind or "any"})


@BOOK.resolves(steps.PayWithCards)
def pay_with_card(state: MystheaState, step: steps.PayWithCards, choice: Choice) -> None:
    """MYS-444, MYS-448, MYS-449: discarded or removed from the game; its Command Points are X."""
    if not isinstance(choice, choices.PayWithCard):
        return
    board = state.boards[step.seat]
    leave_hand(state, board, choice.card)
    paid = step.paid + content(state).points[choice.card]
    if step.trash:
        state.removed = (*state.removed, choice.card)
        state.events.append(events.CardTrashed(rule="MYS-448", seat=step.seat, card=choice.card))
    else:
        board.discard = (*board.discard, choice.card)
        state.events.append(events.CardDiscarded(rule="MYS-444", seat=step.seat, card=choice.card))
    left = step.types[1:]
    if left:
        state.agenda.append(steps.PayWithCards(step.seat, left, step.trash, step.rest, step.rule, False, paid))
    elif step.rest:
        state.agenda.append(steps.Perform(step.seat, step.rest, step.rule, False, paid))


# -- choices between effects --------------------------------------------------------------------------


@performs(verbs.OneOf)
def perform_one_of(state: MystheaState, effect: verbs.OneOf, step: steps.Perform) -> None:
    state.agenda.append(steps.ChooseOption(step.seat, effect.options, step.rule, optional=step.offered))  # type: ignore[arg-type]


@performs(verbs.AnyOf)
def perform_any_of(state: MystheaState, effect: verbs.AnyOf, step: steps.Perform) -> None:
    """AMB-MYS-24: any non-empty subset."""
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
    state.agenda.append(steps.FaceEncounter(step.seat, free=True))


# -- moves ---------------------------------------------------------------------------------------------


@performs(verbs.Travel)
def perform_travel(state: MystheaState, effect: verbs.Travel, step: steps.Perform) -> None:
    state.agenda.append(steps.TravelUnits(step.seat, effect.unit, effect.count, effect.anywhere, effect.carry))


@BOOK.asks(steps.TravelUnits)
def offer_travel(state: MystheaState, step: steps.TravelUnits) -> Decision | None:
    """MYS-162, MYS-163, AMB-MYS-33: to any other region, or by the normal rules; no Command Points."""
    offered: list[Choice] = []
    ways = choices.TRAVEL[step.unit]
    for origin in movable(state.boards[step.seat], step.unit):
        if step.anywhere:
            targets = tuple(r for r in range(15) if r != origin and r not in state.mirages)
        else:
            targets = reachable(state.ring, state.mirages, origin)
        offered.extend([ways[origin][target] for target in targets])
    if not offered:
        return None
    offered.append(choices.DONE)
    rule = "MYS-162" if step.anywhere else "MYS-163"
    return Decision(step.seat, "prompt-travel", rule, tuple(offered), {"unit": step.unit})


@BOOK.resolves(steps.TravelUnits)
def travel_by_effect(state: MystheaState, step: steps.TravelUnits, choice: Choice | None) -> None:
    """MYS-457: some cards forbid carrying in this move."""
    if not isinstance(choice, choices.Travel):
        return
    if step.count > 1:
        state.agenda.append(steps.TravelUnits(step.seat, step.unit, step.count - 1, step.anywhere, step.carry))
    travel(state, step.seat, choice, "MYS-162" if step.anywhere else "MYS-163", step.carry)


@performs(verbs.March)
def perform_march(state: MystheaState, effect: verbs.March, step: steps.Perform) -> None:
    state.agenda.append(steps.MarchFrom(step.seat, effect.champion, effect.carry))


def march_units(state: MystheaState, seat: Seat, region: int, champion: bool) -> tuple[int, int, bool]:
    """AMB-MYS-30, AMB-MYS-31: all Troops and Golems there that have not travelled, and the Champion."""
    board = state.boards[seat]
    troops = board.troops.count(region) - board.tired_troops.count(region)
    golems = board.golems.count(region) - board.tired_golems.count(region)
    able = not board.travelled or state.rulings.march_tired_champion
    return troops, golems, champion and board.at == region and able


@BOOK.asks(steps.MarchFrom)
def offer_march(state: MystheaState, step: steps.MarchFrom) -> Decision | None:
    """MYS-404, MYS-486: a region with own units that can go."""
    offered: list[Choice] = [
        choices.REGION[region]
        for region in sorted(presence(state.boards[step.seat]))
        if any(march_units(state, step.seat, region, step.champion))
    ]
    if not offered:
        return None
    offered.append(choices.DONE)
    rule = "MYS-404" if step.champion else "MYS-486"
    return Decision(step.seat, "prompt-march-from", rule, tuple(offered))


@BOOK.resolves(steps.MarchFrom)
def march_from(state: MystheaState, step: steps.MarchFrom, choice: Choice | None) -> None:
    if isinstance(choice, choices.ChooseRegion):
        state.agenda.append(steps.MarchTo(step.seat, choice.region, step.champion, step.carry))


@BOOK.asks(steps.MarchTo)
def offer_destination(state: MystheaState, step: steps.MarchTo) -> Decision:
    """AMB-MYS-33, MYS-501: one other region anywhere, not under a Mirage."""
    offered = [choices.REGION[r] for r in range(15) if r != step.origin and r not in state.mirages]
    rule = "MYS-404" if step.champion else "MYS-486"
    return Decision(step.seat, "prompt-march-to", rule, tuple(offered), {"region": step.origin})


@BOOK.resolves(steps.MarchTo)
def march_to(state: MystheaState, step: steps.MarchTo, choice: Choice) -> None:
    """All go together. AMB-MYS-28: with EN25 the carrying Upgrades may take others along."""
    assert isinstance(choice, choices.ChooseRegion)
    board = state.boards[step.seat]
    origin, target = step.origin, choice.region
    troops, golems, champion = march_units(state, step.seat, origin, step.champion)
    kept = tuple(region for region in board.troops if region != origin)
    stay = board.troops.count(origin) - troops
    board.troops = tuple(sorted(kept + (origin,) * stay + (target,) * troops))
    board.tired_troops = board.tired_troops + (target,) * troops
    kept = tuple(region for region in board.golems if region != origin)
    stay = board.golems.count(origin) - golems
    board.golems = tuple(sorted(kept + (origin,) * stay + (target,) * golems))
    board.tired_golems = board.tired_golems + (target,) * golems
    if champion:
        board.at = target
        board.travelled = True
    rule = "MYS-404" if step.champion else "MYS-486"
    moved = troops + golems + int(champion)
    state.events.append(events.Marched(rule=rule, seat=step.seat, units=moved, origin=origin, target=target))
    if step.carry:
        state.agenda.append(steps.CarryUnits(step.seat, origin, target, False, troops, golems))


# -- against opponents --------------------------------------------------------------------------------


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
    """MYS-382: any region; offered are those where an opponent has something to lose."""
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
