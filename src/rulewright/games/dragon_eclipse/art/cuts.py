"""Cuts: how the mat before a seat is laid out, on a desk and on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .brush import Brush

Place = tuple[float, float, float, float]
"""Left, top, width and height."""
SHEET, SLOTS, TAB = 8.0, 106.0, 20.0
"""Where the sheet and the slots begin, and the height of what stands above each slot."""
PILE, DECK = 66.0, 42.0
"""The width of the piles, and of the deck on a phone, where only its number counts."""


class Piles(NamedTuple):
    """Where the Upgrade, the deck and the discard pile lie, and where they end."""

    upgrade: Place
    deck: Place
    discard: Place
    foot: float


@dataclass(frozen=True)
class Cut:
    wide: float
    left: float
    columns: int
    """How many slots lie side by side."""
    card: tuple[float, float]
    chips: int
    """How many Bonus Actions lie side by side."""
    chip: float
    """How high one is."""
    letters: float
    """The smallest letters."""

    @property
    def room(self) -> float:
        return self.wide - 2 * self.left

    @property
    def tall(self) -> bool:
        """Whether Upgrade and discard pile lie below everything else, as on a phone, and not at the right."""
        return self.columns < 4

    @property
    def sheet(self) -> float:
        """Where the sheet ends."""
        return self.wide - self.left - (DECK if self.tall else PILE) - 10

    def slot(self, n: int) -> Place:
        w, h = self.card
        return self.left + 4 + n % self.columns * (w + 5), SLOTS + TAB + n // self.columns * (h + TAB + 6), w, h

    @property
    def bonuses(self) -> float:
        """Where the Bonus Actions begin."""
        return self.slot(3)[1] + self.card[1] + 8

    def bonus(self, n: int) -> Place:
        w = (self.room - 4 - 5 * (self.chips - 1)) / self.chips
        return self.left + 4 + n % self.chips * (w + 5), self.bonuses + n // self.chips * (self.chip + 4), w, self.chip

    def piles(self, low: float) -> Piles:
        """The piles; what lies below the Bonus Actions begins where they end."""
        if self.tall:
            w, h = self.card
            x, y = self.left + 4, low + 2
            deck = (self.wide - self.left - DECK, SHEET + 4, DECK, 58.0)
            return Piles((x, y, w, h), deck, (x + w + 5, y, w, h), y + h + 4)
        x, y = self.wide - self.left - PILE, SLOTS + TAB
        return Piles((x, SHEET + 2, PILE, 88), (x, y, PILE, 72), (x, y + 80, PILE, 72), y + 152)


DESK = Cut(472, 12, 4, (88, 152), 4, 27, 9)
PHONE = Cut(374, 8, 2, (174.5, 112), 2, 40, 11)
"""A unit is a pixel of a usual phone."""


def cut_for(brush: Brush) -> Cut:
    return PHONE if brush.narrow else DESK
