"""What a seat may answer. The set is finite: every choice that any position can offer is in `ALL`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar, Union

from rulewright.core.record import Choice

from .geography import ISLANDS, REGIONS
from .vocabulary import Approach, Colour, Unit

# -- answers that fit many questions ----------------------------------------------------------------------


class Done(Choice, frozen=True):
    """Enough: do nothing more here."""


class Accept(Choice, frozen=True):
    """Yes, take what is offered."""


class Decline(Choice, frozen=True):
    """No, leave what is offered."""


class TakeOption(Choice, frozen=True):
    """One of the listed effects, counted from 1."""

    number: int


class ChooseRegion(Choice, frozen=True):
    """A region as the target of an effect."""

    region: int

    def words(self) -> list[str]:
        return [REGIONS[self.region]]


# -- before the game ---------------------------------------------------------------------------------


class ChooseColour(Choice, frozen=True):
    colour: Colour


class DraftCard(Choice, frozen=True):
    """Take a starting card or a Champion of the open draft."""

    card: str


class PlaceChampion(Choice, frozen=True):
    region: int

    def words(self) -> list[str]:
        return [REGIONS[self.region]]


class PlaceToken(Choice, frozen=True):
    """The Island where the Encounter token starts."""

    island: int

    def words(self) -> list[str]:
        return [ISLANDS[self.island]]


# -- the turn ------------------------------------------------------------------------------------------


class Act(Choice, frozen=True):
    """Standard Action: play a card."""


class Develop(Choice, frozen=True):
    """Standard Action: buy new cards."""


class Meditate(Choice, frozen=True):
    """Standard Action: gain Energy and the bonuses of one's own regions."""


class UseAccessory(Choice, frozen=True):
    """Special Action: activate an Accessory on one's own board."""

    card: str


class StartBattle(Choice, frozen=True):
    """Special Action (or effect): a Battle in this region."""

    region: int

    def words(self) -> list[str]:
        return [REGIONS[self.region]]


class BeginBattle(Choice, frozen=True):
    """Special Action (or effect): a Battle whose region is chosen when the Champion's ability has drawn a card."""


class MoveIsland(Choice, frozen=True):
    """Special Action: lift the Island of one's own Champion."""


class FaceEncounter(Choice, frozen=True):
    """Special Action: face the top Encounter."""


# -- Act and Command Points --------------------------------------------------------------------------


class PlayCard(Choice, frozen=True):
    card: str


class SpendPoints(Choice, frozen=True):
    """Option (a) of Act: spend the card's Command Points."""


class UseCard(Choice, frozen=True):
    """Option (b) of Act: pay for the effect, or to place the card on the board."""


class GainEnergy(Choice, frozen=True):
    """1 Command Point for 1 Energy."""


class Construct(Choice, frozen=True):
    unit: Unit


class Deploy(Choice, frozen=True):
    """A Troop or Golem from the constructed space to the Champion's region."""

    unit: Unit


class DeployFortification(Choice, frozen=True):
    region: int

    def words(self) -> list[str]:
        return [REGIONS[self.region]]


class Travel(Choice, frozen=True):
    unit: Unit
    origin: int
    target: int

    def words(self) -> list[str]:
        return [self.unit, REGIONS[self.origin], REGIONS[self.target]]


class CarryUnit(Choice, frozen=True):
    """The traveller takes this unit along."""

    unit: Unit


class DiscardFromBoard(Choice, frozen=True):
    """Discard an own Accessory to make room for another."""

    card: str


class PayWithCard(Choice, frozen=True):
    """Discard or remove this card from hand as the price of an effect."""

    card: str


# -- Develop and Meditate ----------------------------------------------------------------------------


class RevealOne(Choice, frozen=True):
    """Reveal one more card."""


class RenewDisplay(Choice, frozen=True):
    """Put the face-up cards under the deck and reveal three others."""


class PutUnder(Choice, frozen=True):
    """The next card to go under the Era Deck."""

    card: str


class BuyCard(Choice, frozen=True):
    card: str


class DrawCard(Choice, frozen=True):
    """Draw one card from the Era Deck."""


class FortifyFirst(Choice, frozen=True):
    """Take the Mountain bonuses before the Crystal Fields."""


class CrystalsFirst(Choice, frozen=True):
    """Take the Crystal Field bonuses before the Mountains."""


# -- Battle, Islands, Encounters, Monsters -----------------------------------------------------------


class CommitCard(Choice, frozen=True):
    """A secret reaction card."""

    card: str


class CommitNothing(Choice, frozen=True):
    """No reaction."""


class RemoveUnit(Choice, frozen=True):
    """An own unit that leaves the battle region; a Champion is wounded instead."""

    unit: Unit


class ClaimAttunement(Choice, frozen=True):
    attunement: str


class SetDownAfter(Choice, frozen=True):
    """The lifted Island goes right after this one, clockwise."""

    island: int

    def words(self) -> list[str]:
        return [ISLANDS[self.island]]


class ChooseApproach(Choice, frozen=True):
    """The way to face an Encounter."""

    approach: Approach


class ChooseMonster(Choice, frozen=True):
    monster: str


class StrikeUnit(Choice, frozen=True):
    """A unit of an opponent that is removed by an effect."""

    region: int

    def words(self) -> list[str]:
        return [REGIONS[self.region]]


class ClearRegion(Choice, frozen=True):
    """The region that a victorious Monster empties of own units."""

    region: int

    def words(self) -> list[str]:
        return [REGIONS[self.region]]


class LoseCard(Choice, frozen=True):
    """Let a random card of the discard pile leave the game."""


class LoseGlory(Choice, frozen=True):
    """Lose Glory instead of a card."""


AnyChoice: TypeAlias = Union[
    Done, Accept, Decline, TakeOption, ChooseRegion, ChooseColour, DraftCard, PlaceChampion, PlaceToken, Act, Develop,
    Meditate, UseAccessory, StartBattle, MoveIsland, FaceEncounter, PlayCard, SpendPoints, UseCard, GainEnergy,
    Construct, Deploy, DeployFortification, Travel, CarryUnit, DiscardFromBoard, PayWithCard, RevealOne,
    RenewDisplay, PutUnder, BuyCard, DrawCard, FortifyFirst, CrystalsFirst, CommitCard, CommitNothing, RemoveUnit,
    ClaimAttunement, SetDownAfter, ChooseApproach, ChooseMonster, StrikeUnit, ClearRegion, LoseCard, LoseGlory,
    BeginBattle,
]  # fmt: skip

C = TypeVar("C", bound=Choice)


class Interned(dict[str, C]):
    """One instance of a choice for each card, made when it is first asked for."""

    def __init__(self, make: Callable[[str], C]) -> None:
        self.make = make

    def __missing__(self, card: str) -> C:
        choice = self[card] = self.make(card)
        return choice


# One instance of each, so that listing choices builds nothing and comparing them is mostly `is`.
DONE = Done()
ACCEPT = Accept()
DECLINE = Decline()
ACT = Act()
DEVELOP = Develop()
MEDITATE = Meditate()
BEGIN_BATTLE = BeginBattle()
MOVE_ISLAND = MoveIsland()
FACE_ENCOUNTER = FaceEncounter()
SPEND_POINTS = SpendPoints()
USE_CARD = UseCard()
GAIN_ENERGY = GainEnergy()
REVEAL_ONE = RevealOne()
RENEW_DISPLAY = RenewDisplay()
DRAW_CARD = DrawCard()
FORTIFY_FIRST = FortifyFirst()
CRYSTALS_FIRST = CrystalsFirst()
COMMIT_NOTHING = CommitNothing()
LOSE_CARD = LoseCard()
LOSE_GLORY = LoseGlory()

MOVERS = (Unit.TROOP, Unit.GOLEM, Unit.CHAMPION)
OPTION = tuple(TakeOption(n + 1) for n in range(4))
REGION = tuple(ChooseRegion(r) for r in range(15))
COLOUR = {colour: ChooseColour(colour) for colour in Colour}
CHAMPION_TO = tuple(PlaceChampion(r) for r in range(15))
TOKEN_TO = tuple(PlaceToken(i) for i in range(5))
BATTLE_IN = tuple(StartBattle(r) for r in range(15))
CONSTRUCT_TROOP = Construct(Unit.TROOP)
CONSTRUCT_GOLEM = Construct(Unit.GOLEM)
DEPLOY_TROOP = Deploy(Unit.TROOP)
DEPLOY_GOLEM = Deploy(Unit.GOLEM)
FORTIFY = tuple(DeployFortification(r) for r in range(15))
TRAVEL = {unit: tuple(tuple(Travel(unit, a, b) for b in range(15)) for a in range(15)) for unit in MOVERS}
CARRY = {unit: CarryUnit(unit) for unit in Unit}
REMOVE = {unit: RemoveUnit(unit) for unit in Unit}
SET_DOWN = tuple(SetDownAfter(i) for i in range(5))
APPROACH = {approach: ChooseApproach(approach) for approach in Approach}
STRIKE = tuple(StrikeUnit(r) for r in range(15))
CLEAR = tuple(ClearRegion(r) for r in range(15))
PLAY = Interned(PlayCard)
COMMIT = Interned(CommitCard)
PAY_WITH = Interned(PayWithCard)
BUY = Interned(BuyCard)
PUT_UNDER = Interned(PutUnder)
USE = Interned(UseAccessory)
DRAFT = Interned(DraftCard)
DISCARD = Interned(DiscardFromBoard)
CLAIM = Interned(ClaimAttunement)
MONSTER = Interned(ChooseMonster)
