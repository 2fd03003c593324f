"""Encounters: pay Experience, gain Glory, choose how to face it, take the reward, move the token. Rulebook p.12."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..abilities import DrawFirst
from ..model import choices, events, steps
from ..model.geography import clockwise, island_of
from ..model.state import MystheaState
from ..model.vocabulary import Operation
from .book import BOOK, CHAMPION_SLOT, ability_of, content, gain, pay
from .points import fire


def encounter_cost(state: MystheaState, seat: Seat) -> int:
    """MYS-258, MYS-260, MYS-309: as much Experience as the number of this Encounter in the player's game."""
    return len(state.boards[seat].faced) + 1


def can_face_free(state: MystheaState, seat: Seat) -> bool:
    """MYS-259, AMB-MYS-76, MYS-309: six Encounters in a game, whoever pays for them."""
    return len(state.boards[seat].faced) < content(state).numbers.encounters and bool(state.next_encounter)


def can_face(state: MystheaState, seat: Seat) -> bool:
    """MYS-257, MYS-258, MYS-074, MYS-267, MYS-232: Champion and token on one Island, and the Experience to pay."""
    board = state.boards[seat]
    if island_of(board.at) != board.token or not can_face_free(state, seat):
        return False
    return board.experience >= encounter_cost(state, seat)


@BOOK.resolves(steps.FaceEncounter)
def face_encounter(state: MystheaState, step: steps.FaceEncounter, choice: None) -> None:
    """MYS-345, AMB-MYS-46: Sanya draws first, whatever the source of the Encounter."""
    state.agenda.append(steps.MeetEncounter(step.seat, step.free))
    if isinstance(ability_of(state, step.seat), DrawFirst):
        state.agenda.append(steps.DrawFirst(step.seat))


@BOOK.resolves(steps.MeetEncounter)
def meet_encounter(state: MystheaState, step: steps.MeetEncounter, choice: None) -> None:
    """MYS-261: pay, take the top card, gain its Glory. MYS-265, AMB-MYS-68: from now on it counts as faced.

    AMB-MYS-75: an Upgrade's Energy comes after the payment and before the reward.
    """
    seat = step.seat
    if not step.free:
        pay(state, seat, "MYS-258", experience=encounter_cost(state, seat))
    encounter = take_encounter(state)
    board = state.boards[seat]
    board.faced = (*board.faced, encounter)
    state.events.append(events.EncounterMet(rule="MYS-261", seat=seat, encounter=encounter))
    gain(state, seat, "MYS-261", glory=content(state).encounters[encounter].glory)
    state.agenda.append(steps.ChooseApproach(seat, encounter))
    fire(state, seat, CHAMPION_SLOT, Operation.ENCOUNTER)


def take_encounter(state: MystheaState) -> str:
    """Take the top Encounter; the front of the next one becomes visible (MYS-039)."""
    taken = state.next_encounter
    state.next_encounter = ""
    if state.encounters:
        at = state.roll("encounters", len(state.encounters))
        state.next_encounter = state.encounters[at]
        state.encounters = state.encounters[:at] + state.encounters[at + 1 :]
    return taken


@BOOK.asks(steps.ChooseApproach)
def offer_approaches(state: MystheaState, step: steps.ChooseApproach) -> Decision:
    """MYS-262, MYS-270, MYS-269, AMB-MYS-73, MYS-069: chosen before the rewards are seen, or with Premonition after."""
    options = content(state).encounters[step.encounter].options
    rule = "MYS-270" if state.options.premonition else "MYS-262"
    prompt = "prompt-approach-premonition" if state.options.premonition else "prompt-approach"
    offered = tuple([choices.APPROACH[option.approach] for option in options])
    return Decision(step.seat, prompt, rule, offered, {"encounter": step.encounter})


@BOOK.resolves(steps.ChooseApproach)
def choose_approach(state: MystheaState, step: steps.ChooseApproach, choice: Choice) -> None:
    """MYS-261, MYS-263, MYS-264: the reward of the chosen option, then the token moves on."""
    assert isinstance(choice, choices.ChooseApproach)
    card = content(state).encounters[step.encounter]
    option = next(option for option in card.options if option.approach is choice.approach)
    rule = "MYS-270" if state.options.premonition else "MYS-262"
    if not state.options.premonition:
        state.revealed = True
    state.events.append(events.ApproachChosen(rule=rule, seat=step.seat, encounter=card.id, approach=choice.approach))
    state.then(
        steps.Perform(step.seat, option.effects, card.rule, offered=True), steps.MoveToken(step.seat, option.steps)
    )


@BOOK.resolves(steps.MoveToken)
def move_token(state: MystheaState, step: steps.MoveToken, choice: None) -> None:
    """MYS-264, AMB-MYS-72: clockwise along the ring as it lies after the reward."""
    board = state.boards[step.seat]
    board.token = clockwise(state.ring, board.token, step.steps)
    state.events.append(events.TokenMoved(rule="MYS-264", seat=step.seat, island=board.token, steps=step.steps))
