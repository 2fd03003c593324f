"""Pending work of a Run."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ...road import AnyRoad


class ChooseTrail(Step, frozen=True):
    """DRE-654: an unlocked map."""


class ChooseDarkness(Step, frozen=True):
    """DRE-638: all marked steps, or none."""


class DealRun(Step, frozen=True):
    """DRE-655 to DRE-657: decks beside the map, Mystery cards on the lettered slots."""


class FillSlots(Step, frozen=True):
    """DRE-625, DRE-658: unlocked Artifacts for the slots, one after the other."""


class PrepareRun(Step, frozen=True):
    """DRE-660 to DRE-662: Tier cards of the chosen Mystlings leave, decks are laid out, Bosses drawn."""


class ChooseShortcut(Step, frozen=True):
    """DRE-700: from which Camp the Run starts."""


class TakePerk(Step, frozen=True):
    """DRE-663: the Starting Perks of a seat, from this one on."""

    seat: Seat
    perk: int
    left: int = -1
    """How often it is still resolved; -1 before it begins."""


class ChooseLocked(Step, frozen=True):
    """DRE-664: the locked Artifact that a seat tries to unlock."""

    seat: Seat


class StartRun(Step, frozen=True):
    """DRE-649, DRE-654, DRE-702: Darkness of the start, the position, the Mystery cards of a shortcut."""

    camp: int


class OnTrail(Step, frozen=True):
    """DRE-582, DRE-665: the next space."""


class Arrive(Step, frozen=True):
    """DRE-652: the effect of the space is resolved."""


class DrawTier(Step, frozen=True):
    """DRE-666: a Tier card, which may be drawn anew."""

    tier: int
    boss: bool = False


class Confront(Step, frozen=True):
    """The Combat of this space."""


class DrawMystery(Step, frozen=True):
    """DRE-675: one of the cards that were drawn."""

    cards: tuple[str, ...]


class ResolveMystery(Step, frozen=True):
    """DRE-601: the top, then the bottom."""

    mystery: str
    keep: bool = False
    """It lies on a lettered slot and stays there."""
    bottom: bool = True


class BuryMystery(Step, frozen=True):
    """DRE-675: the resolved card goes to the bottom of its deck."""

    mystery: str


class TakeOffered(Step, frozen=True):
    """Cards of the decks beside the map: which join the own deck."""

    seat: Seat
    found: tuple[str, ...]
    piles: tuple[str, ...]
    """The deck of each."""
    take: int


class WhoseDeck(Step, frozen=True):
    """Whose deck it is for, where something happens to one deck of the party (AMB-DRE-119)."""

    effects: tuple[AnyRoad]
    rule: str
    cause: str


class CutCards(Step, frozen=True):
    """Which cards leave the own deck."""

    seat: Seat
    n: int
    starting: bool = False


class PrimeCard(Step, frozen=True):
    """Which card lies in slot 4 when the next Combat begins."""

    seat: Seat


class ScoutTier(Step, frozen=True):
    """Whose top cards are looked at: the Tiers ahead."""

    n: int


class OrderTier(Step, frozen=True):
    """Which of the Tier cards that were looked at is next."""

    tier: int
    looked: tuple[str, ...]
    done: tuple[str, ...] = ()


class GiveTrophy(Step, frozen=True):
    """Which trophy is handed in."""

    tier: int


class EchoLetter(Step, frozen=True):
    """Whose bottom section is resolved."""


class ReadyArtifact(Step, frozen=True):
    """Which Artifact becomes ready."""

    n: int


class CopyItem(Step, frozen=True):
    """Which held Item is resolved without being discarded."""

    seat: Seat


class Camp(Step, frozen=True):
    """DRE-677 to DRE-680: heal, mark, Essence, Artifacts."""


class LeaveCamp(Step, frozen=True):
    """DRE-682: go on or save."""


class ResolveRun(Step, frozen=True):
    """DRE-683, DRE-684: the Run is over."""


class ScoreTrophy(Step, frozen=True):
    """DRE-685: the Silver of the next trophy."""


class ScoreEssence(Step, frozen=True):
    """DRE-688: each Artifact, the map, each box 3; one after the other."""

    source: int


class Spend(Step, frozen=True):
    """DRE-686, DRE-689: buy Starting Perks and Mystlings, or go on."""


class FreeMystling(Step, frozen=True):
    """DRE-623: a Mystling for nothing."""


class CloseRun(Step, frozen=True):
    """DRE-691, DRE-692: what is not marked is lost."""


AnyRunStep: TypeAlias = Union[
    ChooseTrail, ChooseDarkness, DealRun, FillSlots, PrepareRun, ChooseShortcut, TakePerk, ChooseLocked, StartRun,
    OnTrail, Arrive, DrawTier, Confront, DrawMystery, ResolveMystery, BuryMystery, TakeOffered, WhoseDeck, CutCards,
    PrimeCard, ScoutTier, OrderTier, GiveTrophy, EchoLetter, ReadyArtifact, CopyItem, Camp, LeaveCamp, ResolveRun,
    ScoreTrophy, ScoreEssence, Spend, FreeMystling, CloseRun,
]  # fmt: skip
