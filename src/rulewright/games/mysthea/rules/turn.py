"""Rounds and turns: one Standard Action, at most one Special Action before or after it. Rulebook p.7."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model import choices, events, steps
from ..model.state import MystheaState
from .battle import battle_regions, begin_battle, draws_before_region
from .book import BOOK, content, discharge, recharge
from .costs import can_pay
from .develop import can_develop
from .encounters import can_face, encounter_cost

_DECIDE_RECHARGE = (choices.ACCEPT, choices.DECLINE)


@BOOK.asks(steps.OfferRecharge)
def offer_recharge(state: MystheaState, step: steps.OfferRecharge) -> Decision | None:
    """MYS-112, MYS-113: every player may recharge before the first turn of the round."""
    if state.boards[step.seat].charged:
        return None
    return Decision(step.seat, "prompt-recharge", "MYS-112", _DECIDE_RECHARGE)


@BOOK.resolves(steps.OfferRecharge)
def take_recharge(state: MystheaState, step: steps.OfferRecharge, choice: Choice | None) -> None:
    if choice is choices.ACCEPT:
        recharge(state, step.seat, "MYS-112")


@BOOK.resolves(steps.BeginTurn)
def begin_turn(state: MystheaState, step: steps.BeginTurn, choice: None) -> None:
    """MYS-158, AMB-MYS-32, MYS-515: the once-per-turn limit of Travel starts anew for everybody's units."""
    begin_moves(state, step.seat)
    state.events.append(events.TurnBegan(rule="MYS-114", seat=step.seat))
    state.agenda.append(steps.ChooseAction(step.seat))


def begin_moves(state: MystheaState, seat: Seat) -> None:
    """Nobody's units have travelled yet in this turn (or, in Phase 3, in this reward)."""
    state.active = seat
    for board in state.boards:
        board.travelled = False
        if board.tired_troops:
            board.tired_troops = ()
        if board.tired_golems:
            board.tired_golems = ()
        if board.tired_fortifications:
            board.tired_fortifications = ()


@BOOK.asks(steps.ChooseAction)
def offer_actions(state: MystheaState, step: steps.ChooseAction) -> Decision | None:
    """MYS-115 to MYS-119, MYS-120: exactly one Standard Action and at most one Special Action, in either order."""
    seat = step.seat
    offered: list[Choice] = []
    if not step.standard:
        if state.boards[seat].hand:
            offered.append(choices.ACT)
        if can_develop(state, seat):
            offered.append(choices.DEVELOP)
        offered.append(choices.MEDITATE)
    if not step.special:
        offered.extend(special_actions(state, seat, step.used))
    about = {"experience": encounter_cost(state, seat)}
    if step.standard:
        if not offered:
            return None
        offered.append(choices.DONE)
        return Decision(seat, "prompt-special-action", "MYS-116", tuple(offered), about)
    return Decision(seat, "prompt-action", "MYS-115", tuple(offered), about)


def special_actions(state: MystheaState, seat: Seat, used: tuple[str, ...]) -> list[Choice]:
    """MYS-116: an Accessory, a Battle, an Island, an Encounter.

    MYS-144, MYS-190, MYS-192, AMB-MYS-15: any Accessory on the board, also one placed just now, but one use in all.
    MYS-194, MYS-197: only a Battle and an Island need a charged Artefact. MYS-246: there is only one Island to move.
    """
    board = state.boards[seat]
    offered: list[Choice] = []
    for card in board.accessories:
        if card not in used and can_pay(state, seat, content(state).cards[card].effects):
            offered.append(choices.USE[card])
    if used:
        # AMB-MYS-15 switched to `each`: once an Accessory was used, only further Accessories may follow.
        return offered
    if board.charged:
        offered.extend(battles(state, seat))
        offered.append(choices.MOVE_ISLAND)
    if can_face(state, seat):
        offered.append(choices.FACE_ENCOUNTER)
    return offered


def battles(state: MystheaState, seat: Seat) -> list[Choice]:
    """MYS-198: a Battle in a region of the seat's choice; AMB-MYS-79: who draws first chooses the region later."""
    regions = battle_regions(state, seat)
    if regions and draws_before_region(state, seat):
        return [choices.BEGIN_BATTLE]
    return [choices.BATTLE_IN[region] for region in regions]


@BOOK.resolves(steps.ChooseAction)
def take_action(state: MystheaState, step: steps.ChooseAction, choice: Choice | None) -> None:
    """MYS-118, MYS-121: an action is finished before the next one begins."""
    seat = step.seat
    if choice is None or choice is choices.DONE:
        state.active = -1
        return
    standard = _STANDARD.get(choice)
    if standard is not None:
        state.then(standard(seat), steps.ChooseAction(seat, True, step.special, step.used))
        return
    special, used = True, step.used
    if isinstance(choice, choices.UseAccessory):
        used = (*used, choice.card)
        special = state.rulings.accessories_per_turn == "one"
    state.agenda.append(steps.ChooseAction(seat, step.standard, special, used))
    start_special(state, seat, choice)


_STANDARD = {choices.ACT: steps.ChooseCard, choices.DEVELOP: steps.Develop, choices.MEDITATE: steps.Meditate}


def start_special(state: MystheaState, seat: Seat, choice: Choice) -> None:
    """Begin the chosen Special Action; a Battle and an Island first discharge the Artefact (MYS-194).

    MYS-191, MYS-193: an Accessory costs what its text says, and stays.
    """
    if isinstance(choice, choices.UseAccessory):
        card = content(state).cards[choice.card]
        state.events.append(events.AccessoryUsed(rule="MYS-189", seat=seat, card=card.id))
        state.agenda.append(steps.Perform(seat, card.effects, card.rule))  # type: ignore[arg-type]
    elif isinstance(choice, choices.StartBattle):
        discharge(state, seat, "MYS-198")
        state.agenda.append(steps.OpenBattle(seat, choice.region))
    elif isinstance(choice, choices.BeginBattle):
        discharge(state, seat, "MYS-198")
        begin_battle(state, steps.LocateBattle(seat, 0, False, "MYS-198"))
    elif isinstance(choice, choices.MoveIsland):
        state.agenda.append(steps.LiftIsland(seat))
    else:
        state.agenda.append(steps.FaceEncounter(seat))
