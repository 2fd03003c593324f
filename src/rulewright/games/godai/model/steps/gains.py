"""Effects of cards, rewards, Power Ups, Gear Upgrades, Elements."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ...effects import AnyEffect, Die, GearKind, Pick, Store
from ..choices import AnyChoice
from ..vocabulary import Element, Resource, Stat, Vital


class Perform(Step, frozen=True):
    """Effects in reading order; `seat` is the hero who is meant where a card says "you", -1 for the group."""

    effects: tuple[AnyEffect, ...]
    card: str
    seat: Seat = -1
    times: int = 1
    """2: numeric rewards are doubled (GOD-628)."""
    difficulty: int = -1
    """At which an opponent whose reward it is was fought (AMB-GOD-101); -1 for that of the game."""
    without: tuple[Seat, ...] = ()
    """Heroes who get nothing of it: they Fled (GOD-762)."""


class PickHero(Step, frozen=True):
    """The group chooses the hero to whom the effect happens."""

    effect: AnyEffect
    card: str
    among: tuple[Seat, ...] = ()
    """Seats; empty for all who live."""
    times: int = 1


class PickResource(Step, frozen=True):
    """The group chooses this many Resources."""

    of: Pick
    n: int
    to: Store


class RollForElement(Step, frozen=True):
    """GOD-362: a roll of an Element die with the Gaining Elements table; `seat` may Augment what it gains (GOD-833)."""

    die: Die
    seat: Seat = -1


class GainGearUpgrade(Step, frozen=True):
    """A hero chooses a stat of the kind and raises it (GOD-115)."""

    seat: Seat
    kind: GearKind


class GainGearTogether(Step, frozen=True):
    """Every living hero gains a Gear Upgrade of the kind (GOD-813); all choose at the same time."""

    kind: GearKind


class GainStatRank(Step, frozen=True):
    """A hero gains ranks; without a stat it chooses."""

    seat: Seat
    stat: Stat | None
    n: int
    power_up: bool = False
    """By a Power Up: a Magician may put it on either Mastery."""


class AugmentOrStore(Step, frozen=True):
    """An Element of an Elemental Power Up is Augmented to the hero or goes to the Stockpile (GOD-833)."""

    seat: Seat
    element: Element


class ChooseCure(Step, frozen=True):
    """A hero chooses which Condition is Negated."""

    seat: Seat
    n: int


class ChooseLine(Step, frozen=True):
    """The group chooses one of several lines of a card."""

    options: tuple[tuple[AnyEffect, ...], ...]
    card: str
    seat: Seat = -1
    times: int = 1


class OfferDeal(Step, frozen=True):
    """The group may pay something for something."""

    cost: tuple[AnyEffect, ...]
    then: tuple[AnyEffect, ...]
    card: str
    seat: Seat = -1
    times: int = 1


class ConvertResources(Step, frozen=True):
    """The group says how often it turns a number of one Resource into a number of another."""

    what: Resource
    n: int
    into: Resource
    m: int
    times: int
    store: Store


class ShiftImbalance(Step, frozen=True):
    """The group chooses among Elements with the same Imbalance which one changes."""

    n: int
    among: tuple[Element, ...]


class RecallHarvestCard(Step, frozen=True):
    """The group puts a Harvest card of the discard pile on top of its deck."""


class DrawPowerUp(Step, frozen=True):
    """A hero draws a Power Up (GOD-830); dead heroes keep it face down."""

    seat: Seat


class ReadPowerUp(Step, frozen=True):
    """A hero gets what a Power Up gives that was drawn for it before."""

    seat: Seat
    card: str


class TurnUpPowerUps(Step, frozen=True):
    """Power Ups that a dead hero was given are turned up (GOD-792)."""

    seat: Seat


class OfferSecondCard(Step, frozen=True):
    """A Xumucane may draw a second Power Up and keep one of the two."""

    seat: Seat
    card: str


class KeepOneCard(Step, frozen=True):
    """A Xumucane keeps one of two Power Ups."""

    seat: Seat
    cards: tuple[str, str]


class PutCardBack(Step, frozen=True):
    """The other one goes on top of the deck or under it."""

    seat: Seat
    card: str


class BorrowRank(Step, frozen=True):
    """A Jademar may use the best rank that an ally has in a stat."""

    seat: Seat


class TakeFromDiscards(Step, frozen=True):
    """A hero takes a Power Up of the discard pile instead of the one that was kept for this."""

    seat: Seat


class GiveSingles(Step, frozen=True):
    """Single Rewards, in order, to the heroes with the highest Target dice or by choice (GOD-820, GOD-827)."""

    effects: tuple[AnyEffect, ...]
    card: str
    without: tuple[Seat, ...] = ()
    """Heroes who get nothing: they Fled (GOD-762)."""


class ChooseLoot(Step, frozen=True):
    """A hero takes an Item of at most this much Gold (GOD-875)."""

    seat: Seat
    most: int


class HeroDies(Step, frozen=True):
    """A hero is dead: what that means outside and inside of combat (GOD-790 to GOD-807)."""

    seat: Seat


class ReviveHero(Step, frozen=True):
    """A dead hero chooses a City-State and is Revived there (GOD-802)."""

    seat: Seat


class ReviveGroup(Step, frozen=True):
    """All were dead: the group is Revived in one City-State (GOD-805); 0 until it is chosen."""

    city: int = 0


class OfferOrb(Step, frozen=True):
    """Damage outside combat meets a hero with a charged Absorbing Orb."""

    seat: Seat
    n: int
    vital: Vital
    rule: str
    drain: bool = False
    corrosive: bool = False
    critical: bool = False
    nonlethal: bool = False


class DealPowerUps(Step, frozen=True):
    """This many Power Ups are drawn before anybody knows whose they are (GOD-821)."""

    n: int
    seats: tuple[Seat, ...]


class AssignPowerUps(Step, frozen=True):
    """The group says whose each card is (GOD-821)."""

    cards: tuple[str, ...]
    seats: tuple[Seat, ...]


class OfferFate(Step, frozen=True):
    """Dice of the next step are known, and somebody can still change one of them (GOD-1016, GOD-1105)."""

    seat: Seat
    faces: tuple[int, ...]
    shifts: tuple[tuple[int, int], ...] = ()
    """Jade Omamori: a die, from 0, and a face that changes what happens."""
    rerolls: tuple[int, ...] = ()
    """Void: dice, from 0, that may be rolled again."""
    after: tuple[Seat, ...] = ()
    """Who else can, if this hero leaves the dice as they are."""


class CarryOut(Step, frozen=True):
    """The step below has been answered, by these seats; its dice can still be changed (GOD-1016, GOD-1105)."""

    answers: tuple[tuple[Seat, AnyChoice], ...]


class LoseVitalRank(Step, frozen=True):
    """Whoever was Revived by Energetic Connection loses ranks of a Vital, by its own choice (GOD-800)."""

    seat: Seat


AnyGainStep: TypeAlias = Union[
    Perform, PickHero, PickResource, RollForElement, GainGearUpgrade, GainGearTogether, GainStatRank, AugmentOrStore,
    ChooseCure, ChooseLine, OfferDeal, ConvertResources, ShiftImbalance, RecallHarvestCard, DrawPowerUp, ReadPowerUp,
    TurnUpPowerUps,
    OfferSecondCard, KeepOneCard, PutCardBack, BorrowRank, TakeFromDiscards, GiveSingles, ChooseLoot, HeroDies,
    ReviveHero, ReviveGroup, LoseVitalRank, OfferOrb, DealPowerUps, AssignPowerUps, OfferFate, CarryOut,
]  # fmt: skip
