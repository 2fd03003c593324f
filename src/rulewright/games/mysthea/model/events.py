"""What happened. Every event names the rule that it applies; fields marked `OwnerOnly` stay with the seat."""

from __future__ import annotations

from typing import Annotated, TypeAlias, Union

from rulewright.core.markers import OwnerOnly, Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]
Flag: TypeAlias = Annotated[bool, Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]


class ColourChosen(Event, frozen=True, kw_only=True):
    colour: Word


class CardDrafted(Event, frozen=True, kw_only=True):
    card: Word


class ChampionPlaced(Event, frozen=True, kw_only=True):
    champion: Word
    region: Num


class TokenPlaced(Event, frozen=True, kw_only=True):
    island: Num


class MiragesRemoved(Event, frozen=True, kw_only=True):
    mirages: Nums


class EraBegan(Event, frozen=True, kw_only=True):
    era: Num


class AreaCleared(Event, frozen=True, kw_only=True):
    """What was left of the old Era Deck leaves the game."""

    era: Num


class CardsRevealed(Event, frozen=True, kw_only=True):
    cards: Words


class AttunementsReturned(Event, frozen=True, kw_only=True):
    pass


class MonsterAppeared(Event, frozen=True, kw_only=True):
    monster: Word
    island: Num


class ChampionRestored(Event, frozen=True, kw_only=True):
    champion: Word


class FortificationsReturned(Event, frozen=True, kw_only=True):
    count: Num


class HandRegained(Event, frozen=True, kw_only=True):
    cards: Words


class OrderSet(Event, frozen=True, kw_only=True):
    order: Nums


class ArtefactCharged(Event, frozen=True, kw_only=True):
    pass


class ArtefactDischarged(Event, frozen=True, kw_only=True):
    pass


class EventPlaced(Event, frozen=True, kw_only=True):
    event: Word
    glory: Num


class LastRound(Event, frozen=True, kw_only=True):
    """The fifth Region card lies on the path."""


class TurnBegan(Event, frozen=True, kw_only=True):
    pass


class Gained(Event, frozen=True, kw_only=True):
    energy: Num = 0
    experience: Num = 0
    glory: Num = 0


class Paid(Event, frozen=True, kw_only=True):
    energy: Num = 0
    experience: Num = 0


class GloryLost(Event, frozen=True, kw_only=True):
    glory: Num


class PointsGained(Event, frozen=True, kw_only=True):
    points: Num


class CardPlayed(Event, frozen=True, kw_only=True):
    card: Word


class CardUsed(Event, frozen=True, kw_only=True):
    card: Word


class CardPlaced(Event, frozen=True, kw_only=True):
    card: Word


class AccessoryUsed(Event, frozen=True, kw_only=True):
    card: Word


class CardDiscarded(Event, frozen=True, kw_only=True):
    card: Word


class CardTrashed(Event, frozen=True, kw_only=True):
    card: Word


class CardsDrawn(Event, frozen=True, kw_only=True):
    cards: Annotated[tuple[str, ...], OwnerOnly]


class CardBought(Event, frozen=True, kw_only=True):
    card: Word
    energy: Num


class CardPutUnder(Event, frozen=True, kw_only=True):
    card: Word


class Constructed(Event, frozen=True, kw_only=True):
    unit: Word


class Deployed(Event, frozen=True, kw_only=True):
    unit: Word
    region: Num


class Travelled(Event, frozen=True, kw_only=True):
    unit: Word
    origin: Num
    target: Num


class Carried(Event, frozen=True, kw_only=True):
    unit: Word
    origin: Num
    target: Num


class Marched(Event, frozen=True, kw_only=True):
    units: Num
    origin: Num
    target: Num


class UnitRemoved(Event, frozen=True, kw_only=True):
    unit: Word
    region: Num


class ChampionWounded(Event, frozen=True, kw_only=True):
    champion: Word
    region: Num


class BattleBegan(Event, frozen=True, kw_only=True):
    region: Num
    sides: Nums


class CardRevealed(Event, frozen=True, kw_only=True):
    """A reaction; an empty card is none."""

    card: Word


class StrengthCompared(Event, frozen=True, kw_only=True):
    sides: Nums
    totals: Nums


class BattleEnded(Event, frozen=True, kw_only=True):
    region: Num
    strongest: Nums


class IslandLifted(Event, frozen=True, kw_only=True):
    island: Num


class AttunementClaimed(Event, frozen=True, kw_only=True):
    attunement: Word


class IslandSetDown(Event, frozen=True, kw_only=True):
    island: Num
    ring: Nums


class EncounterMet(Event, frozen=True, kw_only=True):
    encounter: Word


class ApproachChosen(Event, frozen=True, kw_only=True):
    encounter: Word
    approach: Word


class TokenMoved(Event, frozen=True, kw_only=True):
    island: Num
    steps: Num


class MonsterAttacked(Event, frozen=True, kw_only=True):
    monster: Word
    island: Num


class MonsterCompared(Event, frozen=True, kw_only=True):
    monster: Word
    island: Num
    strength: Num
    against: Num
    defeated: Flag


class RewardGiven(Event, frozen=True, kw_only=True):
    monster: Word
    rank: Word


class MonsterMoved(Event, frozen=True, kw_only=True):
    monster: Word
    island: Num


class MonsterStayed(Event, frozen=True, kw_only=True):
    monster: Word
    island: Num


class IslandsSwapped(Event, frozen=True, kw_only=True):
    monster: Word
    island: Num
    ring: Nums


class MonsterLeft(Event, frozen=True, kw_only=True):
    monster: Word


class EventResolved(Event, frozen=True, kw_only=True):
    event: Word
    glory: Num


class EventSkipped(Event, frozen=True, kw_only=True):
    event: Word


class RegionScored(Event, frozen=True, kw_only=True):
    region: Num
    glory: Num


class EraEnded(Event, frozen=True, kw_only=True):
    era: Num


class GameEnded(Event, frozen=True, kw_only=True):
    scores: Nums


AnyEvent: TypeAlias = Union[
    ColourChosen, CardDrafted, ChampionPlaced, TokenPlaced, MiragesRemoved, EraBegan, AreaCleared, CardsRevealed,
    AttunementsReturned, MonsterAppeared, ChampionRestored, FortificationsReturned, HandRegained, OrderSet,
    ArtefactCharged, ArtefactDischarged, EventPlaced, LastRound, TurnBegan, Gained, Paid, GloryLost, PointsGained,
    CardPlayed, CardUsed, CardPlaced, AccessoryUsed, CardDiscarded, CardTrashed, CardsDrawn, CardBought, CardPutUnder,
    Constructed, Deployed, Travelled, Carried, Marched, UnitRemoved, ChampionWounded, BattleBegan, CardRevealed,
    StrengthCompared, BattleEnded, IslandLifted, AttunementClaimed, IslandSetDown, EncounterMet, ApproachChosen,
    TokenMoved, MonsterAttacked, MonsterCompared, RewardGiven, MonsterMoved, MonsterStayed, IslandsSwapped, MonsterLeft,
    EventResolved, EventSkipped, RegionScored, EraEnded, GameEnded,
]  # fmt: skip
