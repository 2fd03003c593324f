"""Pending work: what lies on the agenda. Each names the seat that does it, then what it needs to know."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ..effects import Instant
from .vocabulary import CardType, Rank, Unit

# -- before the game ------------------------------------------------------------------------------------


class ChooseColour(Step, frozen=True):
    seat: Seat


class DraftCard(Step, frozen=True):
    seat: Seat


class PlaceChampion(Step, frozen=True):
    seat: Seat


class PlaceToken(Step, frozen=True):
    seat: Seat


class RemoveMirages(Step, frozen=True):
    """With 2 players: the tokens on Islands without a Champion go."""


# -- eras, rounds, turns ------------------------------------------------------------------------------


class BeginEra(Step, frozen=True):
    """Phase 1 of the next Era."""


class BeginRound(Step, frozen=True):
    """Place the next event card and give every seat a turn."""


class OfferRecharge(Step, frozen=True):
    seat: Seat


class BeginTurn(Step, frozen=True):
    seat: Seat


class ChooseAction(Step, frozen=True):
    """What is left of a turn: whether the Standard and the Special Action are done."""

    seat: Seat
    standard: bool = False
    special: bool = False
    used: tuple[str, ...] = ()
    """Accessories activated this turn."""


class EndRound(Step, frozen=True):
    """Another round, or Phase 3."""


class ResolveEvent(Step, frozen=True):
    """Phase 3: the event card on this space of the path, counted from 0."""

    space: int


class EndEra(Step, frozen=True):
    """End-of-Era scoring, then the next Era or the end of the game."""


# -- Act and Command Points ---------------------------------------------------------------------------


class ChooseCard(Step, frozen=True):
    """Act: play a card from hand."""

    seat: Seat


class ChooseUse(Step, frozen=True):
    """Act: the two options of a played card, each at most once, in either order."""

    seat: Seat
    card: str
    spent: bool = False
    used: bool = False


class PlaceCard(Step, frozen=True):
    """Put a paid Accessory or Upgrade on the board, making room for it."""

    seat: Seat
    card: str


class SpendPoints(Step, frozen=True):
    seat: Seat
    points: int
    crystal: bool = False
    """From Crystal Fields: only to construct and deploy."""


class DeployFortification(Step, frozen=True):
    seat: Seat
    rule: str
    optional: bool = False


class TravelUnits(Step, frozen=True):
    """Travel by an effect: so many units of a kind, no Command Points."""

    seat: Seat
    unit: Unit
    count: int
    anywhere: bool
    carry: bool


class MarchFrom(Step, frozen=True):
    """Choose the region that everybody leaves."""

    seat: Seat
    champion: bool
    carry: bool


class MarchTo(Step, frozen=True):
    seat: Seat
    origin: int
    champion: bool
    carry: bool


class CarryUnits(Step, frozen=True):
    """Units that have moved may take others along: `troops` and `golems` count the carriers left."""

    seat: Seat
    origin: int
    target: int
    champion: bool = False
    troops: int = 0
    golems: int = 0


# -- Develop and Meditate -----------------------------------------------------------------------------


class Develop(Step, frozen=True):
    seat: Seat


class PutUnder(Step, frozen=True):
    """Choose the order in which the face-up cards go under the Era Deck."""

    seat: Seat


class BuyCards(Step, frozen=True):
    seat: Seat
    bought: int = 0


class Meditate(Step, frozen=True):
    seat: Seat
    partly: bool = False
    """Granted by an Encounter, whose reward may be used in part."""


class TakeBonuses(Step, frozen=True):
    """The bonuses of a Meditate that ask something: Mountains and Crystal Fields."""

    seat: Seat
    mountains: int
    crystals: int
    partly: bool = False


class DrawCards(Step, frozen=True):
    """Draw so many cards from the Era Deck, if wished."""

    seat: Seat
    count: int
    rule: str


# -- effects ---------------------------------------------------------------------------------------------


class Perform(Step, frozen=True):
    """Carry out effects in order. `offered` ones may each be declined."""

    seat: Seat
    effects: tuple[Instant, ...]
    rule: str
    offered: bool = False
    card: int = 0
    """Command Points of the card that was paid with."""
    partly: bool = False
    """An accepted part of a reward, of which again only a part may be used."""


class Offer(Step, frozen=True):
    """Effects that the seat may take or leave as a whole."""

    seat: Seat
    effects: tuple[Instant, ...]
    rule: str
    card: int = 0


class ChooseOption(Step, frozen=True):
    """One of several effects, or (`several`) any of them in any order."""

    seat: Seat
    options: tuple[Instant, ...]
    rule: str
    several: bool = False
    optional: bool = False
    taken: tuple[int, ...] = ()


class PayWithCards(Step, frozen=True):
    """Pay with cards of these types from hand, then carry out the rest."""

    seat: Seat
    types: tuple[CardType | None, ...]
    trash: bool
    rest: tuple[Instant, ...]
    rule: str
    optional: bool = False
    paid: int = 0
    """Command Points of the cards paid so far."""


class ChooseTarget(Step, frozen=True):
    """The region that an effect against every opponent there strikes; a Champion is wounded."""

    seat: Seat
    unit: Unit
    rule: str


class StrikeUnit(Step, frozen=True):
    """The active seat picks which unit of `owner` an effect removes."""

    seat: Seat
    owner: Seat
    unit: Unit
    rule: str


class ChooseMonster(Step, frozen=True):
    """Which Monster attacks at once."""

    seat: Seat
    rule: str


# -- Battle ----------------------------------------------------------------------------------------------


class ChooseBattle(Step, frozen=True):
    """A remote Battle: its region, if any."""

    seat: Seat
    strength: int
    discharge: bool
    rule: str


class LocateBattle(Step, frozen=True):
    """A Battle that has begun: now its region must be chosen."""

    seat: Seat
    strength: int
    remote: bool
    """Whether an effect started it, anywhere where an opponent is."""
    rule: str


class OpenBattle(Step, frozen=True):
    seat: Seat
    region: int
    strength: int = 0
    drawn: bool = False
    """Whether the Champion's ability has had its draw before the region was chosen."""


class DrawFirst(Step, frozen=True):
    """A Champion whose ability draws a card before a Battle or an Encounter."""

    seat: Seat


class CommitCards(Step, frozen=True):
    """All sides choose a reaction in secret."""


class React(Step, frozen=True):
    seat: Seat


class Retreat(Step, frozen=True):
    """Travel moves out of the battle region."""

    seat: Seat
    moves: int
    before: int
    """Own units that stood there before the Retreat."""
    roaming: bool = False
    """Whether the Champion has left with this card and may go on."""


class CompareStrength(Step, frozen=True):
    """After the reactions: totals, then losses."""


class LoseUnits(Step, frozen=True):
    seat: Seat
    count: int


class EndBattle(Step, frozen=True):
    """Glory for the strongest."""


# -- Islands and Encounters ------------------------------------------------------------------------------


class LiftIsland(Step, frozen=True):
    seat: Seat


class ClaimAttunement(Step, frozen=True):
    seat: Seat
    island: int


class SetDownIsland(Step, frozen=True):
    seat: Seat
    island: int


class FaceEncounter(Step, frozen=True):
    seat: Seat
    free: bool = False


class MeetEncounter(Step, frozen=True):
    """Pay, take the card, gain its Glory."""

    seat: Seat
    free: bool


class ChooseApproach(Step, frozen=True):
    seat: Seat
    encounter: str


class MoveToken(Step, frozen=True):
    seat: Seat
    steps: int


# -- Monsters ----------------------------------------------------------------------------------------------


class MonsterAttack(Step, frozen=True):
    monster: str
    again: bool = False
    """The second attack of a Monster that attacks twice."""


class CollectCard(Step, frozen=True):
    """A random card of the discard pile or Glory."""

    seat: Seat
    monster: str
    glory: int


class CompareMonster(Step, frozen=True):
    monster: str
    again: bool


class ClearRegion(Step, frozen=True):
    seat: Seat
    monster: str
    island: int


class GiveReward(Step, frozen=True):
    seat: Seat
    monster: str
    rank: Rank
    double: bool = False
    """Whether the seat's Champion doubles it; fixed when the Monster is defeated."""


class LeaveIsland(Step, frozen=True):
    """What a Monster does after its attack."""

    monster: str
    defeated: bool
    again: bool


AnyStep: TypeAlias = Union[
    ChooseColour, DraftCard, PlaceChampion, PlaceToken, RemoveMirages, BeginEra, BeginRound, OfferRecharge, BeginTurn,
    ChooseAction, EndRound, ResolveEvent, EndEra, ChooseCard, ChooseUse, PlaceCard, SpendPoints, DeployFortification,
    TravelUnits, MarchFrom, MarchTo, CarryUnits, Develop, PutUnder, BuyCards, Meditate, TakeBonuses, DrawCards, Perform,
    Offer, ChooseOption, PayWithCards, ChooseTarget, StrikeUnit, ChooseMonster, ChooseBattle, LocateBattle, OpenBattle,
    DrawFirst, CommitCards, React, Retreat, CompareStrength, LoseUnits, EndBattle, LiftIsland, ClaimAttunement,
    SetDownIsland, FaceEncounter, MeetEncounter, ChooseApproach, MoveToken, MonsterAttack, CollectCard, CompareMonster,
    ClearRegion, GiveReward, LeaveIsland,
]  # fmt: skip
