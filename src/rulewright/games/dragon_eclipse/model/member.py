"""A Mystling of a party between Combats."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Public

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Cards: TypeAlias = Annotated[tuple[str, ...], Public]


class Member(Struct, frozen=True, forbid_unknown_fields=True):
    """A Mystling of a player's party with its deck, between Combats (the tray and the Party zone)."""

    mystling: Word
    cards: Cards = ()
    """The deck list, in no order; Fatigue is counted apart."""
    damage: Num = 0
    fatigue: Num = 0
    power: Num = 0
    """Power in its pocket of the tray, for its next Combat (DRE-146)."""
    removed: Cards = ()
    """Action cards that left the deck for the rest of the game (DRE-810)."""
    exalted: Flag = False
    retired: Flag = False
    """Challenge: it has won its round (DRE-554)."""
