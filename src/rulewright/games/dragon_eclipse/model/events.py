"""What happened. Every event names the rule that it applies; fields marked `OwnerOnly` stay with the seat.

`body` is who it happens to or who does it: 0 and 1 the seats' Mystlings, 2 the Enemy, 100 + space a Summon,
200 + space Terrain.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, Union

from rulewright.core.record import Event, OwnerOnly, Public

from .road_events import (
    ArtifactReady as ArtifactReady,
)
from .road_events import (
    ArtifactTaken as ArtifactTaken,
)
from .road_events import (
    ArtifactTried as ArtifactTried,
)
from .road_events import (
    ArtifactUnlocked as ArtifactUnlocked,
)
from .road_events import (
    ArtifactUsed as ArtifactUsed,
)
from .road_events import (
    BossesDrawn as BossesDrawn,
)
from .road_events import (
    BoxMarked as BoxMarked,
)
from .road_events import (
    CampReached as CampReached,
)
from .road_events import (
    CardPrimed as CardPrimed,
)
from .road_events import (
    DarknessMarked as DarknessMarked,
)
from .road_events import (
    DeckCut as DeckCut,
)
from .road_events import (
    DeckGrew as DeckGrew,
)
from .road_events import (
    EquipmentGained as EquipmentGained,
)
from .road_events import (
    EquipmentLost as EquipmentLost,
)
from .road_events import (
    EquipmentUsed as EquipmentUsed,
)
from .road_events import (
    EssenceGained as EssenceGained,
)
from .road_events import (
    FatigueCame as FatigueCame,
)
from .road_events import (
    FatigueLeft as FatigueLeft,
)
from .road_events import (
    Grown as Grown,
)
from .road_events import (
    Hurt as Hurt,
)
from .road_events import (
    ItemGained as ItemGained,
)
from .road_events import (
    ItemLost as ItemLost,
)
from .road_events import (
    ItemsShuffled as ItemsShuffled,
)
from .road_events import (
    ItemUsed as ItemUsed,
)
from .road_events import (
    MapCompleted as MapCompleted,
)
from .road_events import (
    Mended as Mended,
)
from .road_events import (
    MysteriesDealt as MysteriesDealt,
)
from .road_events import (
    MysteryMet as MysteryMet,
)
from .road_events import (
    MystlingUnlocked as MystlingUnlocked,
)
from .road_events import (
    NothingCame as NothingCame,
)
from .road_events import (
    OmenDrawn as OmenDrawn,
)
from .road_events import (
    PerkBought as PerkBought,
)
from .road_events import (
    PowerStored as PowerStored,
)
from .road_events import (
    PurseEmptied as PurseEmptied,
)
from .road_events import (
    RunBegan as RunBegan,
)
from .road_events import (
    RunEnded as RunEnded,
)
from .road_events import (
    RunSaved as RunSaved,
)
from .road_events import (
    SilverGained as SilverGained,
)
from .road_events import (
    SoulSpent as SoulSpent,
)
from .road_events import (
    SpaceEntered as SpaceEntered,
)
from .road_events import (
    SpaceSkipped as SpaceSkipped,
)
from .road_events import (
    TierDrawn as TierDrawn,
)
from .road_events import (
    TierScouted as TierScouted,
)
from .road_events import (
    TrailChosen as TrailChosen,
)
from .road_events import (
    TrophyGiven as TrophyGiven,
)
from .road_events import (
    TrophyWon as TrophyWon,
)
from .road_events import (
    Waiting as Waiting,
)
from .story_events import AnyStoryEvent

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]
Flag: TypeAlias = Annotated[bool, Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]

# -- before a Combat -----------------------------------------------------------------------------------


class MystlingChosen(Event, frozen=True, kw_only=True):
    mystling: Word


class FighterChosen(Event, frozen=True, kw_only=True):
    mystling: Word


class DeckBegun(Event, frozen=True, kw_only=True):
    """Challenge: whose deck is built next."""

    mystling: Word


class CardTakenOut(Event, frozen=True, kw_only=True):
    """A card has left the deck that is being built."""

    seat: Num
    card: Word


class CardAdded(Event, frozen=True, kw_only=True):
    card: Word


class DeckReady(Event, frozen=True, kw_only=True):
    mystling: Word
    count: Num


class DeckShort(Event, frozen=True, kw_only=True):
    """No card is left that may join a deck, though it should have more."""

    mystling: Word
    count: Num
    least: Num


class RoomLeft(Event, frozen=True, kw_only=True):
    """PvP: the rest of the deck waits for subtype cards."""

    count: Num


class ModeSwitched(Event, frozen=True, kw_only=True):
    """A hard mode holds from now on, or no longer."""

    mode: Word
    on: Flag


class CombatSet(Event, frozen=True, kw_only=True):
    """The Arena and the Enemy; without one it is PvP."""

    duel: Num
    arena: Word
    map: Word
    enemy: Word


class CorruptionAttached(Event, frozen=True, kw_only=True):
    corruption: Word


class HandRedrawn(Event, frozen=True, kw_only=True):
    """A mulligan."""


class TauntTaken(Event, frozen=True, kw_only=True):
    pass


class FirstPlayerSet(Event, frozen=True, kw_only=True):
    pass


# -- turns ---------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, kw_only=True):
    round: Num


class TurnBegan(Event, frozen=True, kw_only=True):
    body: Num


class CardPlayed(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num


class CardTriggered(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num


class BonusUsed(Event, frozen=True, kw_only=True):
    bonus: Word
    power: Num


class PowerGained(Event, frozen=True, kw_only=True):
    n: Num


class PowerSpent(Event, frozen=True, kw_only=True):
    n: Num


class PowerDiscarded(Event, frozen=True, kw_only=True):
    n: Num


class CardsDrawn(Event, frozen=True, kw_only=True):
    cards: Words


class CardDiscarded(Event, frozen=True, kw_only=True):
    card: Word


class CardsSearched(Event, frozen=True, kw_only=True):
    cards: Annotated[tuple[str, ...], OwnerOnly]


class DeckReshuffled(Event, frozen=True, kw_only=True):
    count: Num


class DeckShuffled(Event, frozen=True, kw_only=True):
    pass


class UpgradeAttached(Event, frozen=True, kw_only=True):
    card: Word


class CardRemoved(Event, frozen=True, kw_only=True):
    card: Word


class FatigueGained(Event, frozen=True, kw_only=True):
    pass


# -- bodies --------------------------------------------------------------------------------------------


class DamageDealt(Event, frozen=True, kw_only=True):
    """`by` is who deals it, -1 for Burn, Terrain and rules."""

    body: Num
    by: Num
    n: Num
    prevented: Num


class Missed(Event, frozen=True, kw_only=True):
    """Nobody in range."""

    body: Num


class Spared(Event, frozen=True, kw_only=True):
    """Only Summons or Terrain were in range, and none of them was hit."""

    body: Num


class InVain(Event, frozen=True, kw_only=True):
    """An effect that was named did nothing; `why` is a `Vain`, with the Condition or the price if it is about one."""

    body: Num
    why: Word
    condition: Word = ""
    n: Num = 0


class Healed(Event, frozen=True, kw_only=True):
    body: Num
    n: Num


class ConditionGained(Event, frozen=True, kw_only=True):
    body: Num
    condition: Word
    n: Num


class ConditionLost(Event, frozen=True, kw_only=True):
    body: Num
    condition: Word
    n: Num


class Boosted(Event, frozen=True, kw_only=True):
    body: Num
    stats: Annotated[dict[str, int], Public]


class Moved(Event, frozen=True, kw_only=True):
    body: Num
    space: Num


class Blinked(Event, frozen=True, kw_only=True):
    body: Num
    space: Num


class TokenPlaced(Event, frozen=True, kw_only=True):
    body: Num
    space: Num


class TokenGained(Event, frozen=True, kw_only=True):
    body: Num
    n: Num


class TokenDiscarded(Event, frozen=True, kw_only=True):
    """From a space, or from the sheet (-1)."""

    body: Num
    space: Num


class SummonPlaced(Event, frozen=True, kw_only=True):
    summon: Word
    space: Num


class SummonFell(Event, frozen=True, kw_only=True):
    summon: Word
    space: Num


class TerrainGone(Event, frozen=True, kw_only=True):
    space: Num


# -- the Enemy -----------------------------------------------------------------------------------------


class AttackDrawn(Event, frozen=True, kw_only=True):
    symbol: Word
    target: Num


class EnemyDeckRefilled(Event, frozen=True, kw_only=True):
    count: Num


class TrackInterrupted(Event, frozen=True, kw_only=True):
    """A card of the Enemy's track, or of a seat's slots, is discarded."""

    body: Num
    slot: Num


class SpecialResolved(Event, frozen=True, kw_only=True):
    enemy: Word


class SpecialSilenced(Event, frozen=True, kw_only=True):
    enemy: Word


# -- the end -------------------------------------------------------------------------------------------


class TamingAdvanced(Event, frozen=True, kw_only=True):
    """A Taming condition is fulfilled: which one, from 1, and of how many."""

    number: Num
    of: Num


class QuestAdvanced(Event, frozen=True, kw_only=True):
    number: Num
    of: Num


class QuestFulfilled(Event, frozen=True, kw_only=True):
    mystling: Word


class Conceded(Event, frozen=True, kw_only=True):
    pass


class CombatEnded(Event, frozen=True, kw_only=True):
    result: Word
    enemy: Word


class RoundWon(Event, frozen=True, kw_only=True):
    """PvP: a Combat is won."""

    mystling: Word
    by_rounds: Flag


class MystlingJoined(Event, frozen=True, kw_only=True):
    mystling: Word


class Rested(Event, frozen=True, kw_only=True):
    """Healing after a Combat."""

    mystling: Word
    n: Num


class GameEnded(Event, frozen=True, kw_only=True):
    scores: Nums
    winners: Nums


AnyEvent: TypeAlias = Union[
    MystlingChosen, FighterChosen, DeckBegun, CardAdded, CardTakenOut, DeckReady, DeckShort, RoomLeft, ModeSwitched,
    CombatSet,
    CorruptionAttached, HandRedrawn, TauntTaken, FirstPlayerSet, RoundBegan, TurnBegan, CardPlayed, CardTriggered,
    BonusUsed, PowerGained, PowerSpent, PowerDiscarded, CardsDrawn, CardDiscarded, CardsSearched, DeckReshuffled,
    DeckShuffled, UpgradeAttached, CardRemoved, FatigueGained, DamageDealt, Missed, Spared, InVain, Healed,
    ConditionGained, ConditionLost, Boosted, Moved, Blinked, TokenPlaced, TokenGained, TokenDiscarded, SummonPlaced,
    SummonFell, TerrainGone, AttackDrawn, EnemyDeckRefilled, TrackInterrupted, SpecialResolved, SpecialSilenced,
    TamingAdvanced, QuestAdvanced, QuestFulfilled, Conceded, CombatEnded, RoundWon, MystlingJoined, Rested, GameEnded,
    ItemGained, ItemUsed, ItemLost, ItemsShuffled, EquipmentGained, EquipmentUsed, EquipmentLost, Mended, Hurt,
    PowerStored, FatigueLeft, FatigueCame, NothingCame,
    AnyStoryEvent,
    TrailChosen, MysteriesDealt, BossesDrawn, ArtifactTaken, ArtifactUsed, ArtifactReady, ArtifactTried,
    ArtifactUnlocked, RunBegan, SpaceEntered, SpaceSkipped, TierDrawn, MysteryMet, OmenDrawn, DeckGrew, DeckCut,
    CardPrimed, TierScouted, TrophyWon, TrophyGiven, Waiting, Grown, SoulSpent, CampReached, BoxMarked,
    EssenceGained, SilverGained, RunSaved, RunEnded, PerkBought, MystlingUnlocked, MapCompleted, DarknessMarked,
    PurseEmptied,
]  # fmt: skip
