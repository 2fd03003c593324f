"""Items and Equipment: what a party carries, in the campaign and in a Run (DRE-214 to DRE-239)."""

from __future__ import annotations

from rulewright.content.source import Component

from ..effects import AnyEffect
from ..model.vocabulary import Aid, Timing
from ..road import AnyRoad, AnyTest

MOST_ITEMS = 3
"""DRE-232: how many Items may be held."""
MOST_EQUIPMENT = 2
"""DRE-225."""


class Belonging(Component, frozen=True, kw_only=True):
    """What Items and Equipment have in common: a timing, and what they do in each part of the game."""

    timing: Timing = Timing.COMBAT
    combat: tuple[AnyEffect, ...] = ()
    """In the own turn of a Combat; with the timing Anytime in every turn."""
    road: tuple[AnyRoad, ...] = ()
    """Outside Combat."""
    test: tuple[AnyTest, ...] = ()
    roguelite: bool = False
    """The mark without which a card stays out of Runs (DRE-592)."""
    discard: bool = True
    """DRE-219: whether it is discarded to be used; otherwise the ability is spent, and the symbols stay."""

    @property
    def works(self) -> bool:
        """Whether it has an ability at all (DRE-215)."""
        return bool(self.combat or self.road or self.test)


class Item(Belonging, frozen=True, kw_only=True):
    """An Item card (DRE-230)."""

    value: int
    misfortune: int = 0
    at_once: bool = False
    """DRE-236: used at the moment it is gained."""
    rule: str = "DRE-230"


class Equipment(Belonging, frozen=True, kw_only=True):
    """An Equipment card (DRE-214)."""

    symbols: tuple[Aid, ...] = ()
    rule: str = "DRE-214"
