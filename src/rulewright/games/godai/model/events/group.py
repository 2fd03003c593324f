"""What happens to the group and to the game: Resources, decks, turns, rewards, the end."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.markers import Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]


class ResourceGained(Event, frozen=True, kw_only=True):
    resource: Word
    n: Num
    store: Word


class ResourceLost(Event, frozen=True, kw_only=True):
    resource: Word
    n: Num
    store: Word


class ElementRolled(Event, frozen=True, kw_only=True):
    """An Element die: which one, and what it showed."""

    die: Word
    face: Word
    """A value of `Face`."""
    element: Word


class CalendarChanged(Event, frozen=True, kw_only=True):
    n: Num
    now: Num


class ImbalanceChanged(Event, frozen=True, kw_only=True):
    element: Word
    n: Num
    now: Num


class PortalClosed(Event, frozen=True, kw_only=True):
    portal: Num


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: Num
    wave: Num
    stage: Word


class PhaseSkipped(Event, frozen=True, kw_only=True):
    """No Skill phase in a City-State; only the Villain phase while all are dead."""

    phase: Word


class HarvestCardDrawn(Event, frozen=True, kw_only=True):
    card: Word


class BonusTaken(Event, frozen=True, kw_only=True):
    """A Resource card is discarded for its bonus."""

    card: Word


class EquipRegained(Event, frozen=True, kw_only=True):
    card: Word


class DifficultyRaised(Event, frozen=True, kw_only=True):
    difficulty: Word


class DeckReshuffled(Event, frozen=True, kw_only=True):
    deck: Word


class CommissionTurned(Event, frozen=True, kw_only=True):
    """A Commission is turned face up."""

    card: Word


class CommissionDiscarded(Event, frozen=True, kw_only=True):
    card: Word


class JaethiCardSeen(Event, frozen=True, kw_only=True):
    """A card of Jaethi's deck that becomes known."""

    card: Word


class CardSeen(Event, frozen=True, kw_only=True):
    """A card on top of another deck that becomes known."""

    deck: Word
    card: Word


class HarvestCardRecalled(Event, frozen=True, kw_only=True):
    card: Word


class Modified(Event, frozen=True, kw_only=True):
    """A card changes something for a while."""

    card: Word


class ModifierEnded(Event, frozen=True, kw_only=True):
    card: Word


class NavigationFailed(Event, frozen=True, kw_only=True):
    successes: Num
    needed: Num


class CityRolled(Event, frozen=True, kw_only=True):
    city: Num


class GameWon(Event, frozen=True, kw_only=True):
    """The group has won."""

    points: Num
    """What the win adds to the Sieges that were survived."""


class GameLost(Event, frozen=True, kw_only=True):
    """The group has lost."""
