"""Pending work of the campaign: reading, choosing, exploring, testing, and what comes before and after a Scenario."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class Follow(Step, frozen=True):
    """Follow the instructions of a source from one on (DRE-155); the path leads to options and lines inside it."""

    source: str
    path: tuple[int, ...] = ()
    at: int = 0


class ChooseOne(Step, frozen=True):
    """DRE-156: one of the options of the list at this place."""

    source: str
    path: tuple[int, ...]
    at: int


class PayWith(Step, frozen=True):
    """DRE-160: which Items or Equipment an option costs."""

    what: str
    n: int
    symbol: str = ""
    rule: str = "DRE-160"


class KeepBought(Step, frozen=True):
    """DRE-161: which of the cards of a shop is gained."""

    what: str
    found: tuple[str, ...]


class ReadPlace(Step, frozen=True):
    """DRE-265: which Script of the map is read."""


class RunTest(Step, frozen=True):
    """DRE-245, DRE-246: reveal, end, or change the result."""


class ShiftTest(Step, frozen=True):
    """DRE-250: by how much the total is changed."""

    plus: int
    minus: int


class SwapTested(Step, frozen=True):
    """DRE-250: which revealed card goes under the deck."""


class FillPocket(Step, frozen=True):
    """DRE-878: into whose pocket a token goes."""

    token: str


class ModifySetup(Step, frozen=True):
    """DRE-344: what is different in this Combat."""


class AfterStory(Step, frozen=True):
    """DRE-469, DRE-479 to DRE-484: after a Combat of the campaign."""


class PickTier(Step, frozen=True):
    """DRE-707: which of the drawn Tier cards is fought."""

    drawn: tuple[str, ...]


class BeforeScenario(Step, frozen=True):
    """DRE-071: the World Map is explored, then a Scenario is chosen."""


class ChooseVisit(Step, frozen=True):
    """DRE-092: one Explored card, or none."""


class ChooseScenario(Step, frozen=True):
    """DRE-099: an Unexplored card."""


class OfferReconsider(Step, frozen=True):
    """DRE-101: back, or start."""


class ChooseStarter(Step, frozen=True):
    """DRE-065."""

    seat: Seat


class OfferSwap(Step, frozen=True):
    """DRE-066."""


class FillTray(Step, frozen=True):
    """DRE-104, DRE-824: one of the two Mystlings of the Scenario."""

    seat: Seat


class PrepareDeck(Step, frozen=True):
    """DRE-119: the deck of a chosen Mystling."""

    seat: Seat
    member: int


class TameForEssence(Step, frozen=True):
    """DRE-095: which Mystling of the Random Combats; the status that taming it brings."""

    tiers: int
    status: str = ""


class TakeAdvancement(Step, frozen=True):
    """DRE-505: three of the cards that are shown."""

    shown: tuple[str, ...]
    left: int
    deck: str


class EndScenario(Step, frozen=True):
    """DRE-496: Booster, Advancement, Fatigue, Heal, saving, one after the other."""

    stage: str
    source: str
    path: tuple[int, ...] = ()
    at: int = 0


WITH_BELONGINGS = (ReadPlace, ChooseOne, RunTest)
"""DRE-216, DRE-217: questions at which what the party carries may be used."""

AnyStoryStep: TypeAlias = Union[
    Follow, ChooseOne, PayWith, KeepBought, ReadPlace, RunTest, ShiftTest, SwapTested, FillPocket, ModifySetup,
    AfterStory, PickTier, BeforeScenario, ChooseVisit, ChooseScenario, OfferReconsider, ChooseStarter, OfferSwap,
    FillTray, PrepareDeck, TameForEssence, TakeAdvancement, EndScenario,
]  # fmt: skip
