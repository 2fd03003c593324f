"""What happens to the party's belongings and on the road."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Event

from .fields import Flag, Num, Word, Words


class ItemGained(Event, frozen=True, kw_only=True):
    item: Word


class ItemUsed(Event, frozen=True, kw_only=True):
    item: Word


class ItemLost(Event, frozen=True, kw_only=True):
    """Discarded without being used."""

    item: Word


class ItemsShuffled(Event, frozen=True, kw_only=True):
    """The discard pile of Items is the deck again."""

    count: Num


class EquipmentGained(Event, frozen=True, kw_only=True):
    equipment: Word


class EquipmentUsed(Event, frozen=True, kw_only=True):
    equipment: Word


class EquipmentLost(Event, frozen=True, kw_only=True):
    equipment: Word


class Mended(Event, frozen=True, kw_only=True):
    """A Mystling healed outside Combat."""

    mystling: Word
    n: Num


class Hurt(Event, frozen=True, kw_only=True):
    """A Mystling gained damage outside Combat."""

    mystling: Word
    n: Num


class PowerStored(Event, frozen=True, kw_only=True):
    """Power in the pocket of a Mystling, for its next Combat."""

    mystling: Word
    n: Num


class FatigueLeft(Event, frozen=True, kw_only=True):
    """Fatigue has left a deck outside Combat."""

    mystling: Word
    n: Num


class FatigueCame(Event, frozen=True, kw_only=True):
    """A Fatigue was put into a deck outside Combat."""

    mystling: Word


class NothingCame(Event, frozen=True, kw_only=True):
    """An effect of the road could do nothing."""


# -- a Run -----------------------------------------------------------------------------------------------


class TrailChosen(Event, frozen=True, kw_only=True):
    trail: Word
    darkness: Num


class MysteriesDealt(Event, frozen=True, kw_only=True):
    """One for each lettered slot."""

    mysteries: Words


class BossesDrawn(Event, frozen=True, kw_only=True):
    enemies: Words


class ArtifactTaken(Event, frozen=True, kw_only=True):
    """In use from now on."""

    artifact: Word


class ArtifactUsed(Event, frozen=True, kw_only=True):
    artifact: Word


class ArtifactReady(Event, frozen=True, kw_only=True):
    artifact: Word


class ArtifactTried(Event, frozen=True, kw_only=True):
    """A seat tries its Achievement from now on."""

    artifact: Word


class ArtifactUnlocked(Event, frozen=True, kw_only=True):
    artifact: Word


class RunBegan(Event, frozen=True, kw_only=True):
    camp: Num


class SpaceEntered(Event, frozen=True, kw_only=True):
    place: Word
    ground: Word
    tier: Num


class SpaceSkipped(Event, frozen=True, kw_only=True):
    place: Word


class TierDrawn(Event, frozen=True, kw_only=True):
    enemy: Word
    tier: Num
    boss: Flag


class MysteryMet(Event, frozen=True, kw_only=True):
    mystery: Word


class OmenDrawn(Event, frozen=True, kw_only=True):
    symbol: Word
    spared: Flag


class DeckGrew(Event, frozen=True, kw_only=True):
    """A card has joined the deck of a Run."""

    card: Word


class DeckCut(Event, frozen=True, kw_only=True):
    """A card has left the deck for the rest of the Run."""

    card: Word


class CardPrimed(Event, frozen=True, kw_only=True):
    card: Word


class TierScouted(Event, frozen=True, kw_only=True):
    tier: Num
    enemies: Words


class TrophyWon(Event, frozen=True, kw_only=True):
    enemy: Word
    tier: Num


class TrophyGiven(Event, frozen=True, kw_only=True):
    enemy: Word


class Waiting(Event, frozen=True, kw_only=True):
    """Something waits for the next Combat."""

    taint: Num


class Grown(Event, frozen=True, kw_only=True):
    n: Num


class SoulSpent(Event, frozen=True, kw_only=True):
    """A Mystling stays at 1 Health instead of falling."""

    mystling: Word


class CampReached(Event, frozen=True, kw_only=True):
    camp: Num


class BoxMarked(Event, frozen=True, kw_only=True):
    mystling: Word
    box: Num


class EssenceGained(Event, frozen=True, kw_only=True):
    n: Num
    total: Num


class SilverGained(Event, frozen=True, kw_only=True):
    """For a trophy; what goes above 10 is lost."""

    enemy: Word
    n: Num
    total: Num


class RunSaved(Event, frozen=True, kw_only=True):
    bosses: Num


class RunEnded(Event, frozen=True, kw_only=True):
    how: Word
    bosses: Num


class PerkBought(Event, frozen=True, kw_only=True):
    perk: Word
    step: Num
    cost: Num


class MystlingUnlocked(Event, frozen=True, kw_only=True):
    mystling: Word
    cost: Num


class MapCompleted(Event, frozen=True, kw_only=True):
    trail: Word
    opened: Word
    """The map that it unlocks; empty for none."""


class DarknessMarked(Event, frozen=True, kw_only=True):
    tier: Num


class PurseEmptied(Event, frozen=True, kw_only=True):
    """What was not spent is lost."""

    silver: Num
    essence: Num


AnyRoadEvent: TypeAlias = Union[
    ItemGained, ItemUsed, ItemLost, ItemsShuffled, EquipmentGained, EquipmentUsed, EquipmentLost, Mended, Hurt,
    PowerStored, FatigueLeft, FatigueCame, NothingCame, TrailChosen, MysteriesDealt, BossesDrawn, ArtifactTaken,
    ArtifactUsed, ArtifactReady, ArtifactTried, ArtifactUnlocked, RunBegan, SpaceEntered, SpaceSkipped, TierDrawn,
    MysteryMet, OmenDrawn, DeckGrew, DeckCut, CardPrimed, TierScouted, TrophyWon, TrophyGiven, Waiting, Grown,
    SoulSpent, CampReached, BoxMarked, EssenceGained, SilverGained, RunSaved, RunEnded, PerkBought,
    MystlingUnlocked, MapCompleted, DarknessMarked, PurseEmptied,
]  # fmt: skip
