"""Dice that were just rolled and can still be changed: Jade Omamori, and an Augment of Void on Masteries.

The dice of a step fall while it is carried out. So, where a hero could change one, the step is first carried out on a
copy. If there is something to change, the dice truly fall (`GodaiState.thrown`), the hero sees them, and then the step
is carried out with them as it wants (`GodaiState.roll`). Only changes that make a difference are offered. Where dice
fall as soon as a question is answered, the answer waits as a step of its own (`CarryOut`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from rulewright.core.dice import DiceRolled
from rulewright.core.record import Choice, Decision, Luck, Seat, Step

from ..item_effects import ShiftsDie
from ..model.choices import AnyChoice
from ..model.choices.common import Done
from ..model.choices.heroes import RollAgain, ShiftDie
from ..model.events.heroes import DieRolledAgain, DieShifted
from ..model.state import FATED, GodaiState
from ..model.steps.gains import CarryOut, OfferFate
from ..model.vocabulary import MASTERIES, Element
from .belongings import bears_item, mark
from .book import BOOK, content_of
from .combat import who as at
from .combat.conditions import allowed_to_spend
from .stat_tests import rank
from .vitals import can_use_energy, use_energy

OMAMORI = "jade-omamori"
MOST_DICE = 12
"""How many dice of one step can be changed."""
VOID_TIER = 3
Lying: TypeAlias = tuple[tuple[str, int, int], ...]
"""As in `GodaiState.thrown`."""


class Thrown(NamedTuple):
    """A die of the next step, and who throws it."""

    stream: str
    sides: int
    face: int
    seat: Seat | None


# -- who can change dice ---------------------------------------------------------------------------------------


def can_shift(state: GodaiState, seat: Seat) -> bool:
    """GOD-1016, AMB-GOD-226: a bearer who has not used it this Game Turn, and the Energy for it."""
    hero = state.heroes[seat]
    if OMAMORI not in hero.items or OMAMORI in hero.used or hero.state != "living":
        return False
    effect = bears_item(state, seat, ShiftsDie)
    if effect is None or not can_use_energy(state, seat, effect.energy):
        return False
    return state.combat is None or at.usable_energy(state, seat) >= effect.energy


def reach(state: GodaiState, seat: Seat) -> int:
    """GOD-1016: half of the best Mastery rank."""
    return max(1, max(rank(state, seat, stat) for stat in MASTERIES) // 2)


def can_reroll(state: GodaiState, seat: Seat) -> bool:
    """GOD-1105: Void of Tier 3 in combat, once each round."""
    if state.combat is None or seat not in at.standing(state) or at.tier(state, seat, Element.VOID) < VOID_TIER:
        return False
    return _token(state) not in at.fighter_of(state, seat).used


def _token(state: GodaiState) -> str:
    return f"void-{at.combat_of(state).round}"


def changers(state: GodaiState) -> list[Seat]:
    """Heroes who could change a die now."""
    found = []
    for seat, hero in enumerate(state.heroes):
        omamori = hero.items and OMAMORI in hero.items and can_shift(state, seat)
        if omamori or (state.combat is not None and _by_void(state, seat)):
            found.append(seat)
    return found


def _by_void(state: GodaiState, seat: Seat) -> bool:
    """Looked at closely only where there is an Augment at all: this is asked before every step of a combat."""
    return bool(state.heroes[seat].augments[-1] or at.wards_of(state, seat)) and can_reroll(state, seat)


# -- what the dice will show -----------------------------------------------------------------------------------


@BOOK.settles
def foresee(state: GodaiState) -> Decision | tuple[Decision, ...] | None:
    """GOD-1016, GOD-1105: before a step that rolls dice whoever can change them is asked.

    What the step itself asks had to be looked up for that, and is returned.
    """
    if state.fate:
        begun = state.fate[0]
        state.fate = () if begun else (1, *state.fate[1:])
        if not begun:
            return None
        state.thrown = ()
    if not _anybody(state):
        return None
    seats = changers(state)
    step = state.agenda[-1]
    if not seats or isinstance(step, OfferFate):
        return None
    ask = BOOK.asking.get(type(step))
    asked = None if ask is None else ask(state, step)
    if asked:
        return asked
    left = imagine(state)
    lying = lying_in(left)
    found = next(offers(state, left, seats), None)
    if found is not None:
        # The dice fall now, and are on record with this choice: nobody takes back what led to them.
        state.thrown = tuple([(stream, of, state.roll(stream, of)) for stream, of, _ in lying])
        state.then(found)
        return None
    return ()


@BOOK.defers
def await_dice(state: GodaiState, picks: dict[Seat, AnyChoice]) -> Step | None:
    """GOD-1016, GOD-1105: an answer that may bring dice waits, if somebody could change them."""
    if not _anybody(state) or isinstance(state.agenda[-1], OfferFate) or not changers(state):
        return None
    return CarryOut(tuple(picks.items()))


@BOOK.resolves(CarryOut)
def carry_out_answers(state: GodaiState, step: CarryOut, choice: None) -> None:
    """GOD-1016, GOD-1105: the question below is settled as it was answered."""
    answers: dict[Seat, Choice] = dict(step.answers)
    BOOK.carry_out_answered(state, answers)


def _anybody(state: GodaiState) -> bool:
    """Whether anybody may have something for it at all: this runs at every step, the rest only then."""
    for hero in state.heroes:
        if hero.augments[4] > 1 or (hero.items and OMAMORI in hero.items):
            return True
    if state.combat is not None:
        for fighter in state.combat.fighters:
            for ward in fighter.wards:
                if ward.what == "augment":
                    return True
    return False


def imagine(state: GodaiState) -> GodaiState:
    """The position after the next step, with its dice as they will fall, or as they lie there."""
    twin = state.copy()
    twin.events, twin.rolls = [], []
    if state.thrown:
        twin.script = [got for _, _, got in state.thrown]
    else:
        twin.script = None if state.script is None else list(state.script)
    twin.thrown = twin.fate = ()
    BOOK.carry_out(twin, twin.agenda.pop())
    return twin


def lying_in(twin: GodaiState) -> Lying:
    """What chance brought in an imagined step."""
    return tuple([(roll.stream, roll.of, roll.got) for roll in twin.rolls])


def imagine_changed(state: GodaiState, lying: Lying, die: int, face: int, payer: Seat = -1) -> GodaiState | None:
    """The position after the next step with one die changed; None if the payer has then no Energy to roll it at all.

    Further dice are not those that will fall, but always the same: a replay knows only what is on record.
    """
    twin = state.copy()
    twin.events, twin.rolls, twin.script = [], [], None
    twin.luck, twin.secret = Luck(0, {}), b""
    twin.thrown, twin.fate = lying, (1, die, face)
    paid = _price(state) if payer >= 0 else 0
    if paid:
        twin.heroes[payer].energy -= paid
    BOOK.carry_out(twin, twin.agenda.pop())
    if len(twin.fate) > 1:
        return None
    if paid:
        twin.heroes[payer].energy += paid
    return bare(state, twin)


def bare(state: GodaiState, twin: GodaiState) -> GodaiState:
    """An imagined position without the way that led to it."""
    twin.events = twin.rolls = twin.asked = twin.script = twin.ground = None
    twin.luck, twin.secret = state.luck, b""
    twin.thrown = twin.fate = ()
    return twin


def dice_of(twin: GodaiState) -> list[Thrown]:
    """The Hex and Core dice of an imagined step, in order; the log tells who threw them.

    AMB-GOD-180: where another printing has a moon die, this one has the Hex die.
    """
    told = [
        (die.sides, die.face, event.seat)
        for event in twin.events
        if isinstance(event, DiceRolled)
        for die in event.dice
        if die.sides != 8
    ]
    found = []
    for roll in twin.rolls:
        if roll.stream in FATED:
            seat = None
            if told and told[0][:2] == (roll.of, roll.got + 1):
                seat = told.pop(0)[2]
            found.append(Thrown(roll.stream, roll.of, roll.got + 1, seat))
    return found


def offers(state: GodaiState, left: GodaiState, seats: list[Seat]) -> Iterator[OfferFate]:
    """What the first of these heroes can change in a step that is `left` to the dice as they fall; nothing, if nobody
    could change anything that matters.
    """
    dice, lying = dice_of(left)[:MOST_DICE], lying_in(left)
    if not dice:
        return
    bare(state, left)
    faces = tuple([die.face for die in dice])
    known: dict[tuple[int, int, Seat], bool] = {}

    def matters(one: int, face: int, payer: Seat = -1) -> bool:
        if face == faces[one]:
            return False
        if (one, face, payer) not in known:
            changed = imagine_changed(state, lying, one, face, payer)
            known[one, face, payer] = changed is not None and changed != left
        return known[one, face, payer]

    for number, seat in enumerate(seats):
        shifts: tuple[tuple[int, int], ...] = ()
        if can_shift(state, seat):
            far = reach(state, seat)
            near = [
                (one, face)
                for one, die in enumerate(dice)
                for face in range(max(1, die.face - far), min(die.sides, die.face + far) + 1)
            ]
            shifts = tuple([pair for pair in near if matters(*pair, seat)])
        rerolls: tuple[int, ...] = ()
        if can_reroll(state, seat):
            own = [one for one, die in enumerate(dice) if die.stream == "target" or die.seat == seat]
            rerolls = tuple([one for one in own if any(matters(one, face) for face in range(1, dice[one].sides + 1))])
        if shifts or rerolls:
            yield OfferFate(seat, faces, shifts, rerolls, tuple(seats[number + 1 :]))


# -- the question ----------------------------------------------------------------------------------------------


@BOOK.asks(OfferFate)
def ask_fate(state: GodaiState, step: OfferFate) -> Decision:
    """GOD-1016, GOD-1105: the dice lie there; a hero may change one of them."""
    offered: list[Choice] = [Done()]
    offered += [ShiftDie(die + 1, face) for die, face in step.shifts]
    offered += [RollAgain(die + 1) for die in step.rerolls]
    rule = "GOD-1016" if step.shifts else "GOD-1105"
    about = {"dice": " ".join([str(face) for face in step.faces])}
    return Decision(step.seat, "prompt-change-die", rule, tuple(offered), about)


@BOOK.resolves(OfferFate)
def settle_fate(state: GodaiState, step: OfferFate, choice: Choice) -> None:
    """GOD-1016, GOD-1105: paid for, then the step is carried out with the die as it is wanted."""
    state.fate = (0,)
    if isinstance(choice, ShiftDie):
        mark(state, step.seat, OMAMORI)
        if _pay(state, step.seat):
            was = step.faces[choice.die - 1]
            state.emit(DieShifted(rule="GOD-1016", seat=step.seat, was=was, face=choice.face))
            state.fate = (0, choice.die - 1, choice.face)
    elif isinstance(choice, RollAgain):
        fighter = at.fighter_of(state, step.seat)
        at.change(state, step.seat, used=(*fighter.used, _token(state)))
        state.emit(DieRolledAgain(rule="GOD-1105", seat=step.seat, was=step.faces[choice.die - 1]))
        state.fate = (0, choice.die - 1, 0)
    else:
        others = [seat for seat in step.after if seat in changers(state)]
        found = next(offers(state, imagine(state), others), None) if others else None
        if found is not None:
            state.fate = ()
            state.then(found)


def _pay(state: GodaiState, seat: Seat) -> bool:
    """GOD-102, GOD-895, GOD-1016: 2 Energy."""
    if state.combat is None:
        return use_energy(state, seat, _price(state), "GOD-1016")
    if not allowed_to_spend(state, seat):
        return False
    state.heroes[seat].energy -= _price(state)
    return True


def _price(state: GodaiState) -> int:
    """GOD-1016: the Energy that a change costs."""
    return next(one.energy for one in content_of(state).items[OMAMORI].effects if isinstance(one, ShiftsDie))
