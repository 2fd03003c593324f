"""What happens in the campaign outside Combat."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Event

from .fields import Flag, Num, Word, Words


class ScriptRead(Event, frozen=True, kw_only=True):
    script: Word


class Told(Event, frozen=True, kw_only=True):
    """A text of the Journal lies open."""

    text: Word


class GuideSpoke(Event, frozen=True, kw_only=True):
    """The guide of the first journey says something new (DRE-068)."""

    text: Word


class OptionTaken(Event, frozen=True, kw_only=True):
    """An option of the Journal was chosen."""

    source: Word
    option: Word
    label: Word
    """The message with its name."""


class TokenPassed(Event, frozen=True, kw_only=True):
    """The players did not agree: the holder decided, and the other one holds the Decision token now."""


class SilverChanged(Event, frozen=True, kw_only=True):
    n: Num
    """Gained, or with a minus spent or lost."""
    now: Num


class EssenceChanged(Event, frozen=True, kw_only=True):
    n: Num
    now: Num


class StatusGained(Event, frozen=True, kw_only=True):
    status: Word
    part: Word


class SecretGained(Event, frozen=True, kw_only=True):
    secret: Num


class SecretReturned(Event, frozen=True, kw_only=True):
    secret: Num


class TokenLaid(Event, frozen=True, kw_only=True):
    """In front of the party, in a slot, or in a pocket."""

    token: Word
    where: Word
    """`front`, the numeral of a slot, or the Mystling."""


class MapOpened(Event, frozen=True, kw_only=True):
    location: Num


class MapClosed(Event, frozen=True, kw_only=True):
    location: Num


class EventLaid(Event, frozen=True, kw_only=True):
    secret: Num
    colour: Word
    at: Num


class TimePassed(Event, frozen=True, kw_only=True):
    """The Time token moved; 0 is the Event card."""

    now: Num


class TimeSet(Event, frozen=True, kw_only=True):
    colour: Word
    at: Num


class EventFlipped(Event, frozen=True, kw_only=True):
    secret: Num


class EventSeen(Event, frozen=True, kw_only=True):
    """Somebody looked at the face-down event."""

    secret: Num


class ScriptLocked(Event, frozen=True, kw_only=True):
    script: Word
    locked: Flag


class TestBegan(Event, frozen=True, kw_only=True):
    test: Word


class ItemRevealed(Event, frozen=True, kw_only=True):
    item: Word
    total: Num
    misfortune: Num


class ItemSeen(Event, frozen=True, kw_only=True):
    """The top of the Item deck was looked at."""

    item: Word


class TotalChanged(Event, frozen=True, kw_only=True):
    n: Num
    total: Num


class TestEnded(Event, frozen=True, kw_only=True):
    test: Word
    total: Num
    misfortune: Num
    row: Num


class StoryCombatBegan(Event, frozen=True, kw_only=True):
    combat: Word
    enemy: Word


class CombatSkipped(Event, frozen=True, kw_only=True):
    """There is nobody to fight: the Random Combats are empty."""


class PortraitAdded(Event, frozen=True, kw_only=True):
    mystling: Word


class TriviaAdded(Event, frozen=True, kw_only=True):
    mystling: Word


class TierAdded(Event, frozen=True, kw_only=True):
    mystling: Word


class StarterChanged(Event, frozen=True, kw_only=True):
    mystling: Word
    instead: Word


class QuestTold(Event, frozen=True, kw_only=True):
    """A story quest was fulfilled."""

    mystling: Word


class CardPlaced(Event, frozen=True, kw_only=True):
    """A Worldmap card."""

    place: Word
    number: Num
    explored: Flag


class ScenarioBegan(Event, frozen=True, kw_only=True):
    scenario: Word


class ScenarioEnded(Event, frozen=True, kw_only=True):
    scenario: Word


class BoosterOpened(Event, frozen=True, kw_only=True):
    booster: Word
    cards: Words


class AdvancementShown(Event, frozen=True, kw_only=True):
    cards: Words


class CardUnlocked(Event, frozen=True, kw_only=True):
    card: Word


class RestedFully(Event, frozen=True, kw_only=True):
    """Fatigue and damage are gone."""


class CampaignSaved(Event, frozen=True, kw_only=True):
    """The Inventory is put away (DRE-513)."""


class TrayFilled(Event, frozen=True, kw_only=True):
    mystling: Word


class ObjectUsed(Event, frozen=True, kw_only=True):
    secret: Num


AnyStoryEvent: TypeAlias = Union[
    ScriptRead, Told, OptionTaken, TokenPassed, SilverChanged, EssenceChanged, StatusGained, SecretGained,
    SecretReturned, TokenLaid, MapOpened, MapClosed, EventLaid, TimePassed, TimeSet, EventFlipped, EventSeen,
    ScriptLocked, TestBegan, ItemRevealed, ItemSeen, TotalChanged, TestEnded, StoryCombatBegan, CombatSkipped,
    PortraitAdded, TriviaAdded, TierAdded, StarterChanged, QuestTold, CardPlaced, ScenarioBegan, ScenarioEnded,
    BoosterOpened, AdvancementShown, CardUnlocked, RestedFully, CampaignSaved, TrayFilled, ObjectUsed,
    GuideSpoke,
]  # fmt: skip
