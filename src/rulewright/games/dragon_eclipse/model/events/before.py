"""Before a Combat: what was chosen and set up."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Event

from .fields import Flag, Num, Word


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


AnyBeforeEvent: TypeAlias = Union[
    MystlingChosen, FighterChosen, DeckBegun, CardAdded, CardTakenOut, DeckReady, DeckShort, RoomLeft, ModeSwitched,
    CombatSet, CorruptionAttached, HandRedrawn, TauntTaken, FirstPlayerSet,
]  # fmt: skip
