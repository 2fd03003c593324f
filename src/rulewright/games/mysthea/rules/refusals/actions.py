"""Why an action of the turn is refused. Rulebook p.7, p.10-12."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Reason, Seat, Step

from ...model import choices, steps
from ...model.geography import island_of
from ...model.state import MystheaState
from ..battle import battle_regions, draws_before_region
from ..book import content
from ..control import is_present
from ..encounters import encounter_cost
from .lacks import lack_for_develop, lack_of_encounters, lack_of_experience, lack_of_hand, lack_of_price
from .moment import pending, refuses


def turn_rule(state: MystheaState, seat: Seat) -> str:
    """MYS-118 in one's own turn: first finish the action that was begun. MYS-114 in another's."""
    return "MYS-114" if pending(state, seat, steps.ChooseAction) is None else "MYS-118"


def standard_done(state: MystheaState, seat: Seat) -> Iterator[Reason]:
    """MYS-115: exactly one Standard Action in a turn."""
    turn = pending(state, seat, steps.ChooseAction)
    if turn is not None and turn.standard:
        yield Reason("MYS-115", "why-standard-done")


def special_done(state: MystheaState, seat: Seat, accessory: bool = False) -> Iterator[Reason]:
    """MYS-116: at most one Special Action in a turn. AMB-MYS-15: Accessories may follow an Accessory if switched."""
    turn = pending(state, seat, steps.ChooseAction)
    if turn is not None and (turn.special or (turn.used and not accessory)):
        yield Reason("MYS-116", "why-special-done")


def discharged(state: MystheaState, seat: Seat) -> Iterator[Reason]:
    """MYS-194: a Battle and a moved Island need a charged Artefact."""
    if not state.boards[seat].charged:
        yield Reason("MYS-194", "why-discharged")


# -- Standard Actions ----------------------------------------------------------------------------------


@refuses(choices.Act, turn_rule, steps.ChooseAction)
def why_not_act(state: MystheaState, seat: Seat, choice: choices.Act, step: Step | None) -> Iterator[Reason]:
    """MYS-115, MYS-120."""
    yield from standard_done(state, seat)
    yield from lack_of_hand(state, seat)


@refuses(choices.Develop, turn_rule, steps.ChooseAction)
def why_not_develop(state: MystheaState, seat: Seat, choice: choices.Develop, step: Step | None) -> Iterator[Reason]:
    """MYS-115, MYS-165, MYS-173."""
    yield from standard_done(state, seat)
    yield from lack_for_develop(state, seat)


@refuses(choices.Meditate, turn_rule, steps.ChooseAction)
def why_not_meditate(state: MystheaState, seat: Seat, choice: choices.Meditate, step: Step | None) -> Iterator[Reason]:
    """MYS-119: nothing but the limit of one Standard Action can forbid it."""
    yield from standard_done(state, seat)


# -- Special Actions -----------------------------------------------------------------------------------


@refuses(choices.UseAccessory, turn_rule, steps.ChooseAction)
def why_not_accessory(
    state: MystheaState, seat: Seat, choice: choices.UseAccessory, step: Step | None
) -> Iterator[Reason]:
    """MYS-116, MYS-189, MYS-190, MYS-074."""
    turn = pending(state, seat, steps.ChooseAction)
    yield from special_done(state, seat, accessory=True)
    if turn is not None and choice.card in turn.used:
        yield Reason("MYS-190", "why-accessory-used", {"card": choice.card})
    if choice.card not in state.boards[seat].accessories:
        yield Reason("MYS-189", "why-not-on-board", {"card": choice.card})
    else:
        yield from lack_of_price(state, seat, content(state).cards[choice.card].effects)


@refuses(choices.StartBattle, turn_rule, steps.ChooseAction, steps.ChooseBattle, steps.LocateBattle)
def why_not_battle(state: MystheaState, seat: Seat, choice: choices.StartBattle, step: Step | None) -> Iterator[Reason]:
    """MYS-116, MYS-194, MYS-198; MYS-242, MYS-243 for a Battle by an effect; MYS-345 where a card is drawn first."""
    region = choice.region
    begun = isinstance(step, steps.LocateBattle)
    remote = by_effect(step)
    if not remote and not begun:
        yield from special_done(state, seat)
        yield from discharged(state, seat)
    if not begun and draws_before_region(state, seat):
        yield Reason("MYS-345", "why-begin-first")
    if not is_present(state.boards[seat], region) and (not remote or state.rulings.remote_needs_unit is True):
        yield Reason("MYS-243" if remote else "MYS-198", "why-no-own-unit", {"region": region})
    if not any(is_present(board, region) for other, board in enumerate(state.boards) if other != seat):
        yield Reason("MYS-242" if remote else "MYS-198", "why-no-opponent", {"region": region})


def by_effect(step: Step | None) -> bool:
    """Whether an effect, not an action of the turn, starts the Battle that a step asks about."""
    return isinstance(step, steps.ChooseBattle) or (isinstance(step, steps.LocateBattle) and step.remote)


@refuses(choices.BeginBattle, turn_rule, steps.ChooseAction, steps.ChooseBattle)
def why_not_begin(state: MystheaState, seat: Seat, choice: choices.BeginBattle, step: Step | None) -> Iterator[Reason]:
    """MYS-116, MYS-194, MYS-198; MYS-345, AMB-MYS-79: only where a card is drawn before the region is chosen."""
    if not by_effect(step):
        yield from special_done(state, seat)
        yield from discharged(state, seat)
        if not battle_regions(state, seat):
            yield Reason("MYS-198", "why-no-battle-region")
    if not draws_before_region(state, seat):
        yield Reason("MYS-345", "why-nothing-drawn-first")


@refuses(choices.MoveIsland, turn_rule, steps.ChooseAction)
def why_not_island(state: MystheaState, seat: Seat, choice: choices.MoveIsland, step: Step | None) -> Iterator[Reason]:
    """MYS-116, MYS-194."""
    yield from special_done(state, seat)
    yield from discharged(state, seat)


@refuses(choices.FaceEncounter, turn_rule, steps.ChooseAction)
def why_not_encounter(
    state: MystheaState, seat: Seat, choice: choices.FaceEncounter, step: Step | None
) -> Iterator[Reason]:
    """MYS-116, MYS-257 to MYS-259."""
    board = state.boards[seat]
    yield from special_done(state, seat)
    island = island_of(board.at)
    if board.at >= 0 and board.token >= 0 and island != board.token:
        yield Reason("MYS-257", "why-token-elsewhere", {"island": island, "token": board.token})
    most = list(lack_of_encounters(state, seat))
    yield from most
    if not most:
        yield from lack_of_experience(state, seat, encounter_cost(state, seat), "MYS-258")
