"""A Run of the Roguelite mode, and the Save sheet that outlives it.

Design. Three records lie in each other: the Save sheet (what is marked for ever), the Run (from its setup to its
Resolution), and the Combat of the space where the party stands. The sheet is frozen and replaced where a mark is made:
at Camp and in the Resolution. Everything of a Run lies open but the order of decks, and a deck is a set from which
chance takes a card when it is drawn; so nothing here is secret.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Public

from ..effects import AnyEffect
from .vocabulary import Stat

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
Cards: TypeAlias = Annotated[tuple[str, ...], Public]

NO_PERKS: Nums = (0, 0, 0, 0, 0, 0)


class SaveSheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The six sections of the Save sheet (DRE-602); Artifact Perks are as many as Artifacts (DRE-614)."""

    mystlings: Cards
    """Unlocked ones."""
    boxes: Annotated[dict[str, int], Public]
    """How many of the three boxes of a Mystling are marked; they are marked in order (DRE-609)."""
    artifacts: Cards = ()
    """Unlocked ones (DRE-613)."""
    perks: Nums = NO_PERKS
    """The step of each Starting Perk, 0 to 3, in the order of the sheet (DRE-630)."""
    maps: Cards
    """Unlocked ones (DRE-634)."""
    completed: Cards = ()
    darkness: Num = 0
    """Marked steps (DRE-637)."""
    silver: Num = 0
    """Only where unspent Silver is kept (AMB-DRE-116)."""
    essence: Num = 0

    @property
    def artifact_perks(self) -> int:
        """DRE-614: each unlocked Artifact marks the next of the ten."""
        return min(10, len(self.artifacts))


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck beside the map: cards in no order, and those on top and at the bottom whose order is known."""

    deck: Cards
    top: Cards = ()
    """Next one first."""
    under: Cards = ()
    """Next one first, after everything else."""


class Trophy(Struct, frozen=True, forbid_unknown_fields=True):
    """The Tier card of a defeated Enemy beside the map, and the Silver that it is worth (DRE-668, DRE-685)."""

    enemy: Word
    tier: Num


class Bout(Struct, frozen=True, forbid_unknown_fields=True):
    """A Combat of this Run that is over, for its story."""

    space: Word
    enemy: Word
    tier: Num
    boss: Flag
    result: Word
    rounds: Num
    damage: Nums
    """What each Mystling has more than before it; less than 0 if it healed."""
    deck: Nums
    """How many cards each deck had, without Fatigue."""


class Quarry(Struct, frozen=True, forbid_unknown_fields=True):
    """Who waits on the space where the party stands."""

    enemy: Word
    tier: Num
    boss: Flag = False


class Run(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One Run: the map and where the party is on it, the decks beside it, what was won and what waits."""

    trail: Word = ""
    """The map."""
    space: Word = ""
    path: Cards = ()
    """The spaces so far, in order."""
    darkness: Num = 0
    """Steps of Darkness in force (DRE-638)."""
    bosses: Num = 0
    """Defeated ones; a shortcut counts those before its Camp."""
    awaiting: Cards = ()
    """The Enemies of the three Boss spaces, drawn at Run Setup."""
    letters: Cards = ()
    """The Mystery cards on the lettered slots, in their order."""
    piles: Annotated[dict[str, Pile], Public]
    """Decks: `mystery`, `advancement`, `tier-1` to `tier-5`, and by Element."""
    trophies: Annotated[tuple[Trophy, ...], Public] = ()
    scored: Num = 0
    """How many of them have been scored (DRE-685)."""
    tamed: Cards = ()
    """Mystlings that join the sheet at the Resolution (AMB-DRE-95)."""
    silver: Num = 0
    essence: Num = 0
    artifacts: Cards = ()
    """In use."""
    exhausted: Cards = ()
    locked: Cards = ()
    """By seat: the Artifact whose Achievement it tries; empty for none."""
    aside: Cards = ()
    """Unlocked in this Run (DRE-599)."""
    resolved: Cards = ()
    """Different Mystery cards that were resolved."""
    items_used: Num = 0
    """On the road, by the party; alone, in Combats too."""
    items_by: Nums = ()
    """By seat: Items that one of two players has used in a Combat."""
    ahead: Annotated[tuple[AnyEffect, ...], Public] = ()
    """What happens when the next Combat begins."""
    ahead_stats: Annotated[tuple[tuple[Stat, int], ...], Public] = ()
    """Statistics in the next Combat."""
    taint: Num = 0
    """Corruption cards for the next Enemy."""
    primed: Cards = ()
    """By seat: the card that lies in slot 4 when the next Combat begins."""
    grown: Num = 0
    """Health gained for the rest of the Run."""
    leaping: Flag = False
    """The next space is skipped."""
    quarry: Annotated[Quarry | None, Public] = None
    bouts: Annotated[tuple[Bout, ...], Public] = ()
    """The Combats so far, in order."""
    ended: Word = ""
    """`won`, `lost` or `left`, once the Resolution begins."""
