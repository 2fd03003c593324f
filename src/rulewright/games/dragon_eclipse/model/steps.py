"""Pending work: what lies on the agenda. Each names the seat or body that does it, then what it needs to know."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ..effects import AnyEffect
from .road_steps import (
    ChooseRoad as ChooseRoad,
)
from .road_steps import (
    KeepFound as KeepFound,
)
from .road_steps import (
    OfferRoad as OfferRoad,
)
from .road_steps import (
    Share as Share,
)
from .road_steps import (
    TakeDiscarded as TakeDiscarded,
)
from .road_steps import (
    Travel as Travel,
)
from .road_steps import (
    TrimBag as TrimBag,
)
from .run_steps import (
    Arrive as Arrive,
)
from .run_steps import (
    BuryMystery as BuryMystery,
)
from .run_steps import (
    Camp as Camp,
)
from .run_steps import (
    ChooseDarkness as ChooseDarkness,
)
from .run_steps import (
    ChooseLocked as ChooseLocked,
)
from .run_steps import (
    ChooseShortcut as ChooseShortcut,
)
from .run_steps import (
    ChooseTrail as ChooseTrail,
)
from .run_steps import (
    CloseRun as CloseRun,
)
from .run_steps import (
    Confront as Confront,
)
from .run_steps import (
    CopyItem as CopyItem,
)
from .run_steps import (
    CutCards as CutCards,
)
from .run_steps import (
    DealRun as DealRun,
)
from .run_steps import (
    DrawMystery as DrawMystery,
)
from .run_steps import (
    DrawTier as DrawTier,
)
from .run_steps import (
    EchoLetter as EchoLetter,
)
from .run_steps import (
    FillSlots as FillSlots,
)
from .run_steps import (
    FreeMystling as FreeMystling,
)
from .run_steps import (
    GiveTrophy as GiveTrophy,
)
from .run_steps import (
    LeaveCamp as LeaveCamp,
)
from .run_steps import (
    OnTrail as OnTrail,
)
from .run_steps import (
    OrderTier as OrderTier,
)
from .run_steps import (
    PrepareRun as PrepareRun,
)
from .run_steps import (
    PrimeCard as PrimeCard,
)
from .run_steps import (
    ReadyArtifact as ReadyArtifact,
)
from .run_steps import (
    ResolveMystery as ResolveMystery,
)
from .run_steps import (
    ResolveRun as ResolveRun,
)
from .run_steps import (
    ScoreEssence as ScoreEssence,
)
from .run_steps import (
    ScoreTrophy as ScoreTrophy,
)
from .run_steps import (
    ScoutTier as ScoutTier,
)
from .run_steps import (
    Spend as Spend,
)
from .run_steps import (
    StartRun as StartRun,
)
from .run_steps import (
    TakeOffered as TakeOffered,
)
from .run_steps import (
    TakePerk as TakePerk,
)
from .story_steps import AnyStoryStep
from .vocabulary import Condition, Moment, Whom

# -- before a Combat -----------------------------------------------------------------------------------


class ChooseMystling(Step, frozen=True):
    """A seat adds a Mystling to its party."""

    seat: Seat


class BuildDeck(Step, frozen=True):
    """A seat builds the deck of a member of its party, card by card."""

    seat: Seat
    member: int
    out: int = 0
    """How many cards were taken out again (AMB-DRE-101)."""


class BuildTogether(Step, frozen=True):
    """PvP: both seats build a deck, one card at a time in turn (DRE-543)."""

    seat: Seat
    """Who picks next."""
    members: tuple[int, int]
    room: tuple[bool, bool] = (False, False)
    """Who waits with the rest of the deck for subtype cards (DRE-544)."""
    out: tuple[int, int] = (0, 0)
    """How many cards each has taken out again (AMB-DRE-101)."""


class ChooseDeck(Step, frozen=True):
    """Challenge: whose deck a seat builds next (DRE-561)."""

    seat: Seat
    members: tuple[int, int] = (-1, -1)
    """What each seat has chosen; -1 before that."""


class SwitchModes(Step, frozen=True):
    """Between the duels of a gauntlet: take hard modes up or give them up (DRE-517, DRE-518)."""

    seat: Seat
    left: tuple[str, ...]
    """Those that were not switched yet."""


class ChooseEnemy(Step, frozen=True):
    seat: Seat
    drawn: tuple[str, ...] = ()
    """A Random Combat: the Enemies whose Tier cards were drawn (DRE-707)."""


class ChooseArena(Step, frozen=True):
    seat: Seat


class ChooseMap(Step, frozen=True):
    seat: Seat


class ChooseFighter(Step, frozen=True):
    """Which member of the party fights next (DRE-337, DRE-566)."""

    seat: Seat


class SetUpCombat(Step, frozen=True):
    """DRE-325, steps 1 to 5."""


class ChooseStart(Step, frozen=True):
    """The start space of the second player in PvP, or of the first of two allies (DRE-547, DRE-841)."""

    seat: Seat


class DrawOpening(Step, frozen=True):
    """Four cards into the slots (DRE-341)."""

    seat: Seat


class OfferMulligan(Step, frozen=True):
    seat: Seat


class GiveTaunt(Step, frozen=True):
    seat: Seat


class AimSetup(Step, frozen=True):
    """Two players: whom the Enemy's Additional setup is aimed at (AMB-DRE-105)."""

    seat: Seat


class BeginCombat(Step, frozen=True):
    """After the setup: the first round."""


# -- rounds and turns ----------------------------------------------------------------------------------


class BeginRound(Step, frozen=True):
    """Every side has a turn."""


class BeginTurn(Step, frozen=True):
    seat: Seat


class Act(Step, frozen=True):
    """Steps 1 and 2: Bonus Actions, then one Action card."""

    seat: Seat


class ActAfter(Step, frozen=True):
    """Step 3: Bonus Actions."""

    seat: Seat


class DrawUp(Step, frozen=True):
    """Step 4."""

    seat: Seat


class EndTurn(Step, frozen=True):
    """Step 5a, 5b: end-of-turn effects, then Burn and Conditions."""

    seat: Seat


class LoseConditions(Step, frozen=True):
    """Burn hurts, then one Condition of each type leaves (DRE-421, DRE-733)."""

    body: int
    burnt: bool = False
    """Burn has had its place among the other effects (AMB-DRE-54)."""


class CoolDown(Step, frozen=True):
    """One Condition token of each type leaves."""

    body: int


class FinishTurn(Step, frozen=True):
    """The turn is over: what was asked for at its end is looked at."""

    seat: Seat


class EnemyTurn(Step, frozen=True):
    pass


class EnemyDraws(Step, frozen=True):
    """Slide, draw, and look whether the Enemy deck is empty."""


class EnemyResolves(Step, frozen=True):
    """The effect that belongs to the card in slot 1."""


class EnemySpecial(Step, frozen=True):
    """Step 3 of the Enemy turn."""


class TurnTo(Step, frozen=True):
    """After what a hit set off: the Enemy aims at this seat again (AMB-DRE-106)."""

    seat: Seat


class ClearTrack(Step, frozen=True):
    """After the Special Ability."""


class EndEnemyTurn(Step, frozen=True):
    pass


class FinishEnemyTurn(Step, frozen=True):
    pass


# -- Action cards --------------------------------------------------------------------------------------


class FinishCard(Step, frozen=True):
    """The resolved card goes to the discard pile, is attached or leaves (DRE-364, DRE-393)."""

    seat: Seat
    slot: int
    card: str
    triggered: bool = False
    removed: bool = False
    """It leaves the deck (DRE-810)."""


class KeepUpgrade(Step, frozen=True):
    """DRE-367: one of two Upgrades stays."""

    seat: Seat
    card: str


class TriggerCard(Step, frozen=True):
    """Choose another card to resolve (DRE-380)."""

    seat: Seat


class DiscardCards(Step, frozen=True):
    """Choose cards of one's own slots to discard."""

    seat: Seat
    n: int
    rule: str


class PutOnTop(Step, frozen=True):
    """Search: which card goes on top."""

    seat: Seat


class PutUnder(Step, frozen=True):
    """Search: in which order the others go under the deck."""

    seat: Seat


# -- effects -------------------------------------------------------------------------------------------


class Perform(Step, frozen=True):
    """Carry out effects in order, one atomic effect at a time."""

    body: int
    effects: tuple[AnyEffect, ...]
    rule: str
    slot: int = 0
    card: str = ""


class OfferEffects(Step, frozen=True):
    """Effects that may be taken for a price or left (DRE-392)."""

    body: int
    effects: tuple[AnyEffect, ...]
    rule: str
    slot: int = 0
    card: str = ""
    power: int = 0
    tokens: int = 0


class ChooseOption(Step, frozen=True):
    body: int
    options: tuple[tuple[AnyEffect, ...], ...]
    rule: str
    slot: int = 0
    card: str = ""


class Together(Step, frozen=True):
    """Effects at the same time: the player says which is next (DRE-353)."""

    body: int
    moment: Moment
    pending: tuple[tuple[AnyEffect, ...], ...]
    rules: tuple[str, ...]
    targets: tuple[int, ...] = ()
    """A hit and the answer to it: who was hit."""
    n: int = 0
    """With a target: so many of the effects, from the first on, are the body's; the others are the target's."""


class Strike(Step, frozen=True):
    """An Attack or Deal against one of several possible opponents, or each of them in turn."""

    body: int
    targets: tuple[int, ...]
    attack: bool
    value: int
    """Attack: the plus; Deal: the damage, already summed up."""
    pierce: int
    drain: bool
    inflict: dict[Condition, int]
    whom: Whom
    rule: str
    damage: bool = True
    """False for Conditions alone."""
    shares: tuple[int, ...] = ()
    """What each target gets if it is not the same for all."""


class CleanseTokens(Step, frozen=True):
    body: int
    n: int
    rule: str


class MoveMystling(Step, frozen=True):
    """A seat's Move: where it goes with so many spaces left."""

    seat: Seat
    left: int
    rule: str
    line: bool = False
    direction: int = -1
    """In line: the direction that was taken; -1 before the first step."""


class BlinkTo(Step, frozen=True):
    body: int
    range: int
    rule: str
    away: bool = False


class EnemyMoves(Step, frozen=True):
    """Rush or Retreat: the best spaces; the player breaks ties."""

    body: int
    left: int
    rule: str
    away: bool = False
    line: bool = False


class EnemyWalks(Step, frozen=True):
    """On the way to a space; the player chooses between ways through and around Terrain (AMB-DRE-66)."""

    body: int
    goal: int
    rule: str


class PlaceTokens(Step, frozen=True):
    """Place the next of so many Elemental tokens."""

    body: int
    n: int
    range: int
    rule: str
    lifted: int = -1
    """The space of the token that was taken because of the limit; -1 before that."""


class DiscardTokens(Step, frozen=True):
    """Discard own tokens from the Arena."""

    body: int
    n: int
    range: int
    rule: str


class PlaceSummon(Step, frozen=True):
    summon: str
    range: int
    rule: str
    lifted: int = -1
    """The space of the Summon that is placed anew because of the limit; -1 before that."""


class SummonsAct(Step, frozen=True):
    """Which Summon acts next (DRE-727)."""

    spaces: tuple[int, ...]
    effects: tuple[AnyEffect, ...]
    rule: str


# -- the end -------------------------------------------------------------------------------------------


class AfterCombat(Step, frozen=True):
    """What the end of a Combat means for the game. Lies below everything that the Combat does."""


class GiveUp(Step, frozen=True):
    """A seat concedes (DRE-475)."""

    seat: Seat


class NextDuel(Step, frozen=True):
    """The next Combat of a gauntlet or Challenge."""


class ShareTamed(Step, frozen=True):
    """A gauntlet for two: whose party a tamed Mystling joins."""

    seat: Seat
    mystling: str


class ChooseFirst(Step, frozen=True):
    """Challenge: the loser of a round says who is first in the next (DRE-576)."""

    seat: Seat


AnyStep: TypeAlias = Union[
    ChooseMystling, BuildDeck, BuildTogether, ChooseDeck, SwitchModes, ChooseEnemy, ChooseArena, ChooseMap,
    ChooseFighter, SetUpCombat, ChooseStart, DrawOpening, OfferMulligan, GiveTaunt, AimSetup, BeginCombat, BeginRound,
    BeginTurn, Act, ActAfter, DrawUp, EndTurn, LoseConditions, CoolDown, FinishTurn, EnemyTurn, EnemyDraws,
    EnemyResolves, EnemySpecial, TurnTo, ClearTrack, EndEnemyTurn, FinishEnemyTurn, FinishCard, KeepUpgrade,
    TriggerCard, DiscardCards, PutOnTop, PutUnder, Perform, OfferEffects, ChooseOption, Together, Strike,
    CleanseTokens, MoveMystling, BlinkTo, EnemyMoves, EnemyWalks, PlaceTokens, DiscardTokens, PlaceSummon, SummonsAct,
    AfterCombat, GiveUp, NextDuel, ShareTamed, ChooseFirst,
    Travel, ChooseRoad, OfferRoad, Share, TrimBag, KeepFound, TakeDiscarded,
    AnyStoryStep,
    ChooseTrail, ChooseDarkness, DealRun, FillSlots, PrepareRun, ChooseShortcut, TakePerk, ChooseLocked, StartRun,
    OnTrail, Arrive, DrawTier, Confront, DrawMystery, ResolveMystery, BuryMystery, TakeOffered, CutCards, PrimeCard,
    ScoutTier, OrderTier, GiveTrophy, EchoLetter, ReadyArtifact, CopyItem, Camp, LeaveCamp, ResolveRun, ScoreTrophy,
    ScoreEssence, Spend, FreeMystling, CloseRun,
]  # fmt: skip
