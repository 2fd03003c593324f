"""Items and Treasures that change a rolled Element die, or answer a gained Element."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Seat

from ..effects import Store
from ..item_effects import RerollsElement, TurnsElement
from ..model.choices import common as choices
from ..model.choices.visits import ApplyItem
from ..model.events.visits import ElementTurned, ItemApplied
from ..model.state import GodaiState
from ..model.steps import gains
from ..model.steps.siege import ReadJaethiDie
from ..model.steps.villain import ReadSiegeDie
from ..model.steps.visits import EchoElement, SettleElement
from ..model.vocabulary import BASIC, OPPOSES, SKILLS, Element, Face, Resource, Stage
from ..passives import MatchForMismatch
from .belongings import bears_item, mark, tier, treasures_of
from .book import BOOK, ask_group, content_of, living
from .elements import gained, roll_die
from .gains import gain
from .heroes import lose_item
from .stat_tests import cannot_roll, rank, roll_test
from .vitals import can_use_energy, use_energy

BEADS, VINE, RING = "juzu-prayer-beads", "vine-of-the-dead", "ring-of-the-dawnmaker"


# -- a die on the table ----------------------------------------------------------------------------------------


def reroll_price(state: GodaiState, seat: Seat, element: Element) -> int:
    """GOD-1038: 3 Energy, 1 less per Tier of the Element rolled."""
    effect = bears_item(state, seat, RerollsElement)
    assert effect is not None
    return max(0, effect.energy - tier(state, seat, element))


def changes(state: GodaiState, step: SettleElement) -> list[Choice]:
    """AMB-GOD-202: who can still change the die, and how."""
    found: list[Choice] = []
    for seat in living(state):
        hero = state.heroes[seat]
        if not hero.items:
            continue
        beads = bears_item(state, seat, RerollsElement) is not None and BEADS not in hero.used
        if beads and can_use_energy(state, seat, reroll_price(state, seat, step.element)):
            found.append(ApplyItem(seat + 1, BEADS, 1))
        if bears_item(state, seat, TurnsElement):
            ways = [way for way, element in enumerate(BASIC, 1) if turned(step, element) != step]
            found += [ApplyItem(seat + 1, VINE, way) for way in ways]
        if step.face is Face.MISMATCH and not step.villain:
            found += [
                ApplyItem(seat + 1, card, 1)
                for card, frame in treasures_of(state, seat)
                if isinstance(frame, MatchForMismatch) and card not in hero.used
            ]
    return found


@BOOK.asks(SettleElement)
def offer_changes(state: GodaiState, step: SettleElement) -> Decision | None:
    """AMB-GOD-202: the die lies there; the group may leave it."""
    found = changes(state, step)
    if not found:
        return None
    about = {"die": str(step.die), "face": str(step.face), "element": str(step.element)}
    return ask_group(state, "prompt-settle-element", "GOD-362", [choices.Done(), *found], about)


def change_die(state: GodaiState, step: SettleElement, choice: ApplyItem) -> None:
    """GOD-1033, GOD-1038: the die is rolled again, or shows what the group wants; then it lies there again."""
    seat = choice.hero - 1
    state.emit(ItemApplied(rule="GOD-362", seat=seat, item=choice.item))
    if choice.item == BEADS:
        price = reroll_price(state, seat, step.element)
        mark(state, seat, BEADS)
        if price and not use_energy(state, seat, price, "GOD-1038"):
            state.then(step)
            return
        face, element = roll_die(state, step.die, "GOD-1038", seat)
        state.then(replace(step, face=face, element=element))
    elif choice.item == VINE:
        _turn(state, step, seat, BASIC[choice.way - 1])
    else:
        mark(state, seat, choice.item)
        state.emit(ElementTurned(rule="GOD-381", seat=seat, item=choice.item, element=str(step.die)))
        state.then(replace(step, face=Face.MATCH, element=step.die))


def _turn(state: GodaiState, step: SettleElement, seat: Seat, element: Element) -> None:
    """GOD-1033: the Vine is used up; a hero who succeeds on a Skill, the own best, makes the die a Match of choice."""
    lose_item(state, seat, VINE, "GOD-1033")
    best = max(SKILLS, key=lambda skill: (not cannot_roll(state, seat, skill), rank(state, seat, skill)))
    if roll_test(state, seat, best, "GOD-1033", "vine").success:
        state.emit(ElementTurned(rule="GOD-1033", seat=seat, item=VINE, element=str(element)))
        step = turned(step, element)
    state.then(step)


def turned(step: SettleElement, element: Element) -> SettleElement:
    """GOD-1033: the die shows this Element; a Surge counts as a Match, but in the Villain phase it stays a Surge.

    There what is no Surge is a Match or a Mismatch as the die of that Element would show it.
    """
    if not step.villain:
        return replace(step, face=Face.MATCH, element=element)
    plain = Face.MATCH if element is step.die else Face.MISMATCH
    return replace(step, face=Face.SURGE if step.face is Face.SURGE else plain, element=element)


@BOOK.resolves(SettleElement)
def settle(state: GodaiState, step: SettleElement, choice: Choice | None) -> None:
    """GOD-362 to GOD-368: what the die gives goes to the Stockpile; of a hero's Power Up it may be Augmented. Dice of
    the Villain phase are read there.
    """
    if step.villain:
        state.then((ReadSiegeDie if step.villain == "siege" else ReadJaethiDie)(step.face, step.element))
        return
    element, n = gained(state, step.die, step.face, step.element)
    if step.seat < 0:
        gain(state, Resource(str(element)), n, Store.STOCKPILE, "GOD-362")
    else:
        state.then(*[gains.AugmentOrStore(step.seat, element)] * n)


# -- Ring of the Dawnmaker -------------------------------------------------------------------------------------


def ringbearer(state: GodaiState) -> Seat | None:
    """GOD-1037: who has a Ring that was not used in this Harvest Stage."""
    return next(
        (
            seat
            for seat in living(state)
            if RING in state.heroes[seat].items and RING not in state.heroes[seat].used_this_stage
        ),
        None,
    )


def opposite(element: Element) -> Element:
    """GOD-153 to GOD-156, AMB-GOD-192: the basic Element that opposes this one."""
    return next(one for one in BASIC if element in OPPOSES[one])


@BOOK.asks(EchoElement)
def offer_echo(state: GodaiState, step: EchoElement) -> Decision | None:
    """GOD-1037: once per Harvest Stage, so the group chooses the moment."""
    if state.stage != Stage.HARVEST or ringbearer(state) is None:
        return None
    about = {"element": str(step.element), "other": str(opposite(step.element))}
    return ask_group(state, "prompt-echo-element", "GOD-1037", (choices.Accept(), choices.Decline()), about)


@BOOK.resolves(EchoElement)
def echo(state: GodaiState, step: EchoElement, choice: Choice | None) -> None:
    """GOD-1037: the opposing Element is gained, too."""
    seat = ringbearer(state)
    if isinstance(choice, choices.Accept) and seat is not None:
        hero = state.heroes[seat]
        hero.used_this_stage = tuple(sorted([*hero.used_this_stage, RING]))
        state.emit(ItemApplied(rule=content_of(state).items[RING].rule, seat=seat, item=RING))
        gain(state, Resource(str(opposite(step.element))), 1, Store.STOCKPILE, "GOD-1037")
