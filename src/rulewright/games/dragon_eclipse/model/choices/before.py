"""Before a Combat: Mystlings, decks, hard modes, the Enemy and the Arena."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class PickMystling(Choice, frozen=True):
    mystling: str


class PickEnemy(Choice, frozen=True):
    enemy: str


class PickArena(Choice, frozen=True):
    arena: str


class PickMap(Choice, frozen=True):
    map: str


class AddCard(Choice, frozen=True):
    """Put a card into the deck that is being built."""

    card: str


class TakeOut(Choice, frozen=True):
    """Take a card out of the deck that is being built."""

    card: str


class FillDeck(Choice, frozen=True):
    """Let the deck be finished with the suggested cards."""


class LeaveRoom(Choice, frozen=True):
    """PvP: keep the rest of the deck free for cards of the subtype (DRE-544)."""


class TakeUpMode(Choice, frozen=True):
    """From the next Combat on a hard mode holds (DRE-517)."""

    mode: str


class GiveUpMode(Choice, frozen=True):
    """A hard mode holds no longer (DRE-518)."""

    mode: str


class Mulligan(Choice, frozen=True):
    """Draw four new cards (DRE-346)."""


class KeepCards(Choice, frozen=True):
    """No mulligan."""


class TakeTaunt(Choice, frozen=True):
    """This seat gets the Taunt token (DRE-844) or a tamed Mystling (DRE-825), or plays first next time (DRE-576)."""

    seat: int


class StartOn(Choice, frozen=True):
    """The start space, II or III: of the second player in PvP (DRE-547), or of allies (DRE-841)."""

    start: str


AnyBeforeChoice: TypeAlias = Union[
    PickMystling, PickEnemy, PickArena, PickMap, AddCard, TakeOut, FillDeck, LeaveRoom, TakeUpMode, GiveUpMode,
    Mulligan, KeepCards, TakeTaunt, StartOn,
]  # fmt: skip
