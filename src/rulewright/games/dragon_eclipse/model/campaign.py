"""The campaign inside the state: what lasts, inside it the Scenario, inside that an Exploration, a Test or a Combat.

Decks whose order nobody knows are kept as sets, as everywhere: a draw takes one of them at random. So nothing of a
campaign is hidden from anybody; what is to come is not decided yet.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Nested, Public

from .member import Cards, Flag, Member, Num, Word

Nums: TypeAlias = Annotated[tuple[int, ...], Public]


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A Worldmap card in a place of the World Map (DRE-086, DRE-088)."""

    card: Word
    place: Num
    explored: Flag = False


class KeptDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """DRE-511: the deck that a Mystling had last time."""

    mystling: Word
    cards: Cards


class SlotToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token in a slot of the open map (DRE-280)."""

    slot: Word
    token: Word


class Pocket(Struct, frozen=True, forbid_unknown_fields=True):
    """A token in a Mystling's pocket (DRE-778)."""

    mystling: Word
    token: Word


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """How often a Script was read in this Scenario."""

    script: Word
    times: Num


class Exploration(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An open Location map (DRE-261)."""

    map: Num
    event: Num = 0
    """The Secret face down in the Event slot; 0 is none."""
    colour: Word = ""
    """The side of the Time token (DRE-278)."""
    time: Num = -1
    """The space of the Time token; 0 is the Event card, -1 that there is none."""
    slots: Annotated[tuple[SlotToken, ...], Public] = ()
    locked: Cards = ()
    overlays: Nums = ()
    spared: Num = 0
    """Time steps that will not happen."""


class TestRun(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A Test that is being made (DRE-240)."""

    test: Word
    revealed: Cards = ()
    """Items, in order."""
    shift: Num = 0
    """What was added or subtracted."""
    spared: Num = 0
    """Misfortune that does not count."""
    nudged: Flag = False
    """The symbol was used (DRE-253)."""


class Adventure(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The Scenario that is being played, or a visit (letter Z)."""

    letter: Word
    script: Word = ""
    """The Script that is being read, or was read last."""
    page: Cards = ()
    """The messages that lie open: what was told since the last answer, over all Scripts that led on by themselves."""
    read: Annotated[tuple[Reading, ...], Public] = ()
    """Scripts that were read, in the order of the first time."""
    front: Cards = ()
    """Tokens in front of the party (DRE-172)."""
    pockets: Annotated[tuple[Pocket, ...], Public] = ()
    exploration: Annotated[Exploration | None, Nested] = None
    test: Annotated[TestRun | None, Nested] = None
    combat: Word = ""
    """The Combat of the story that is being fought; `random` is a Random Combat."""
    corruption: Num = 0
    """Corruption cards that the Journal adds to it."""
    spent: Nums = ()
    """Objects whose effect was used in this Scenario."""


class Campaign(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What lasts over the Scenarios (DRE-515)."""

    adventure: Annotated[Adventure | None, Nested] = None
    finished: Cards = ()
    """Letters of finished Scenarios, in order (DRE-061)."""
    statuses: Cards = ()
    """Marked boxes (DRE-168)."""
    worldmap: Annotated[tuple[Placed, ...], Public] = ()
    visited: Cards = ()
    """Worldmap cards that were visited before the next Scenario."""
    camp: Annotated[tuple[Member, ...], Public] = ()
    """The Party zone without the tray (DRE-107)."""
    kept: Annotated[tuple[KeptDeck, ...], Public] = ()
    unlocked: Cards = ()
    """Every copy of the cards in the Unlocked cards zone, with those in decks (DRE-120)."""
    boosters: Cards = ()
    """Unopened (DRE-499)."""
    opened: Word = ""
    """The one that was opened last."""
    advancement_a: Cards = ()
    advancement_b: Cards = ()
    silver: Num = 0
    essence: Num = 0
    secrets: Nums = ()
    """Objects and rules cards that the party holds, in order (DRE-198, DRE-197)."""
    portraits: Cards = ()
    trivia: Cards = ()
    """The Encyclopedia (DRE-478)."""
    tiers: Cards = ()
    """Mystlings whose Tier cards are in the Random Combats (DRE-706)."""
    removed: Cards = ()
    """Mystlings whose Enemy cards never come back (DRE-484)."""
    holder: Num = 0
    """The seat with the Decision token (DRE-829)."""
    starter: Word = ""
    """The Mystling that was chosen first, while it can still be changed (DRE-066)."""
    fallen: Word = ""
    """The Enemy that goes on after LOSE, and what it had suffered (AMB-DRE-35)."""
    fallen_damage: Num = 0
    fallen_track: Cards = ()
