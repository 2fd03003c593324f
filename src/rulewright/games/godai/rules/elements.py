"""Element dice and what they give; Augmenting a hero at once. Rulebook p.5, p.47 and p.108."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Choice, Decision, Seat

from ..effects import Die, RollElement, Store
from ..model.choices import common as choices
from ..model.events.group import ElementRolled
from ..model.events.heroes import ElementAugmented
from ..model.state import GodaiState
from ..model.steps import gains as steps
from ..model.steps.visits import SettleElement
from ..model.vocabulary import BASIC, ELEMENTS, OPPOSES, Element, Face, Resource
from .book import BOOK, ask_group
from .gains import doubled, gain
from .heroes import can_augment

SIDES = 8


def opposes(one: Element, other: Element) -> bool:
    """GOD-153 to GOD-158, AMB-GOD-128: whether an Element has power over another; Void over every basic one."""
    return other in OPPOSES[one]


def faces(die: Element) -> tuple[tuple[Face, Element], ...]:
    """GOD-054: two Matches, two Surges, and one Mismatch for each other Element."""
    others = tuple([(Face.MISMATCH, one) for one in ELEMENTS if one is not die])
    return ((Face.MATCH, die),) * 2 + ((Face.SURGE, die),) * 2 + others


def roll_die(state: GodaiState, die: Element, rule: str, seat: Seat | None = None) -> tuple[Face, Element]:
    """GOD-053 to GOD-056: an Element die is rolled; the Element of a Mismatch is the one that it shows."""
    thrown = throw(state, (SIDES,), stream="element")
    tell_dice(state, rule, seat, f"element-{die}", thrown)
    face, element = faces(die)[thrown[0].face - 1]
    state.emit(ElementRolled(rule=rule, seat=seat, die=str(die), face=str(face), element=str(element)))
    return face, element


def gained(state: GodaiState, die: Element, face: Face, element: Element) -> tuple[Element, int]:
    """GOD-363 to GOD-368: what a die that shows this gives. A Surge of Void is rolled once more."""
    if die is not Element.VOID:
        return element, {Face.MISMATCH: 0, Face.MATCH: 1, Face.SURGE: 2}[face]
    if face is not Face.SURGE:
        return element, 1
    again, _ = roll_die(state, die, "GOD-368")
    return Element.VOID, 2 if again is Face.SURGE else 1


@BOOK.performs(RollElement)
def roll_element(state: GodaiState, effect: RollElement, step: steps.Perform) -> None:
    """GOD-815, GOD-832: rolls to gain an Element."""
    seat = step.seat if step.card.startswith("powerup-") else -1
    state.then(*[steps.RollForElement(effect.die, seat)] * doubled(step, effect.n))


def dice_for(state: GodaiState, die: Die) -> tuple[Element, ...]:
    """AMB-GOD-220: any of the five dice may be chosen; the Void die, which never fails, comes first."""
    if die is Die.BASIC or (die is Die.CHOICE and state.rulings.basic_dice_only):
        return BASIC
    if die is Die.CHOICE:
        return (Element.VOID, *BASIC)
    return (Element(str(die)),)


@BOOK.asks(steps.RollForElement)
def choose_die(state: GodaiState, step: steps.RollForElement) -> Decision | None:
    """GOD-362: the group chooses the die where none is named."""
    dice = dice_for(state, step.die)
    if len(dice) < 2:
        return None
    offered = [choices.PickElement(str(one)) for one in dice]
    return ask_group(state, "prompt-element-die", "GOD-362", offered)


@BOOK.resolves(steps.RollForElement)
def gain_element(state: GodaiState, step: steps.RollForElement, choice: choices.PickElement | None) -> None:
    """GOD-362: the die is rolled; what it gives is settled when nobody changes it any more."""
    die = dice_for(state, step.die)[0] if choice is None else Element(choice.element)
    face, element = roll_die(state, die, "GOD-362")
    state.then(SettleElement(die, face, element, step.seat))


@BOOK.asks(steps.AugmentOrStore)
def offer_augment(state: GodaiState, step: steps.AugmentOrStore) -> Decision | None:
    """GOD-833: the hero decides, if the limits leave room for it."""
    if not can_augment(state.heroes[step.seat], step.element):
        return None
    about = {"element": str(step.element)}
    return Decision(step.seat, "prompt-augment", "GOD-833", (choices.Accept(), choices.Decline()), about)


@BOOK.resolves(steps.AugmentOrStore)
def augment_or_store(state: GodaiState, step: steps.AugmentOrStore, choice: Choice | None) -> None:
    """GOD-833: a Tier for the hero, or an Element for the Stockpile."""
    if isinstance(choice, choices.Accept):
        augment(state, step.seat, step.element)
    else:
        gain(state, Resource(str(step.element)), 1, Store.STOCKPILE, "GOD-833")


def augment(state: GodaiState, seat: Seat, element: Element, rule: str = "GOD-833") -> None:
    """GOD-1105: one Tier more. GOD-032: the same tokens mark it on a hero's placard."""
    hero = state.heroes[seat]
    at = ELEMENTS.index(element)
    hero.augments = (*hero.augments[:at], hero.augments[at] + 1, *hero.augments[at + 1 :])
    state.emit(ElementAugmented(rule=rule, seat=seat, element=str(element), tier=hero.augments[at]))
