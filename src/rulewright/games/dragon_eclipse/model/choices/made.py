"""Choices that are offered often, made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulewright.core.record import Choice

from ..geometry import MOST_SPACES
from ..vocabulary import CONDITIONS
from . import story
from .arena import ENEMY, SUMMON, TERRAIN, AimAt, GoAround, GoThrough, GoTo, PlaceToken, TakeToken
from .before import (
    AddCard,
    FillDeck,
    GiveUpMode,
    KeepCards,
    LeaveRoom,
    Mulligan,
    PickArena,
    PickEnemy,
    PickMap,
    PickMystling,
    StartOn,
    TakeOut,
    TakeTaunt,
    TakeUpMode,
)
from .common import Accept, Concede, Decline, TakeOption
from .road import (
    BuyPerk,
    DropEquipment,
    DropItem,
    EndRun,
    GoSpace,
    KeepEquipment,
    KeepItem,
    PickTier,
    PickTrail,
    SaveRun,
    StartAt,
    TakeArtifact,
    TakeMystery,
    UnlockMystling,
    UseArtifact,
    UseEquipment,
    UseItem,
)
from .turns import (
    CleanseToken,
    DiscardSlot,
    EndTurn,
    KeepUpgrade,
    PlayCard,
    PutOnTop,
    PutUnder,
    ResolveFirst,
    TriggerCard,
    UseBonus,
)

C = TypeVar("C", bound=Choice)


class Made(dict[str, C]):
    """A choice for each id of a component, made when it is first offered."""

    def __init__(self, kind: Callable[[str], C]) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, id: str) -> C:
        found = self[id] = self.kind(id)
        return found


# One instance of each: choices are compared and hashed all the time.
ACCEPT, DECLINE, CONCEDE = Accept(), Decline(), Concede()
FILL_DECK, LEAVE_ROOM, MULLIGAN, KEEP_CARDS = FillDeck(), LeaveRoom(), Mulligan(), KeepCards()
END_TURN, GO_AROUND = EndTurn(), GoAround()
OPTION = tuple(TakeOption(number) for number in range(1, 5))
FIRST = tuple(ResolveFirst(number) for number in range(1, 9))
PLAY = tuple(PlayCard(slot) for slot in range(1, 5))
TRIGGER = tuple(TriggerCard(slot) for slot in range(1, 5))
DISCARD = tuple(DiscardSlot(slot) for slot in range(1, 5))
GO = tuple(GoTo(space) for space in range(MOST_SPACES))
THROUGH = tuple(GoThrough(space) for space in range(MOST_SPACES))
TOKEN_TO = tuple(PlaceToken(space) for space in range(MOST_SPACES))
TAKE_TOKEN = tuple(TakeToken(space) for space in range(MOST_SPACES))
CLEANSE = tuple(CleanseToken(condition) for condition in CONDITIONS)
USE, KEEP, ON_TOP, UNDER = Made(UseBonus), Made(KeepUpgrade), Made(PutOnTop), Made(PutUnder)
PICK_MYSTLING, PICK_ENEMY, PICK_ARENA, PICK_MAP = Made(PickMystling), Made(PickEnemy), Made(PickArena), Made(PickMap)
ADD = Made(AddCard)
TAKE_OUT = Made(TakeOut)
PICK_TRAIL, TAKE_ARTIFACT, USE_ARTIFACT, GO_SPACE = (
    Made(PickTrail),
    Made(TakeArtifact),
    Made(UseArtifact),
    Made(GoSpace),
)
TAKE_MYSTERY, BUY, UNLOCK = Made(TakeMystery), Made(BuyPerk), Made(UnlockMystling)
START_AT = (StartAt(0), StartAt(1), StartAt(2))
PICK_TIER = tuple(PickTier(tier) for tier in range(1, 6))
SAVE_RUN, END_RUN = SaveRun(), EndRun()
USE_ITEM, DROP_ITEM, KEEP_ITEM = Made(UseItem), Made(DropItem), Made(KeepItem)
USE_EQUIPMENT, DROP_EQUIPMENT, KEEP_EQUIPMENT = Made(UseEquipment), Made(DropEquipment), Made(KeepEquipment)
TAUNT = (TakeTaunt(0), TakeTaunt(1))
START = (StartOn("II"), StartOn("III"))
HARD_MODES = ("corruption", "unpredictable", "steel")
TAKE_UP = {mode: TakeUpMode(mode) for mode in HARD_MODES}
GIVE_UP = {mode: GiveUpMode(mode) for mode in HARD_MODES}
AIM = {
    body: AimAt(body)
    for body in (0, 1, ENEMY, *[base + space for base in (SUMMON, TERRAIN) for space in range(MOST_SPACES)])
}
PICK = tuple(story.PickOption(number) for number in range(1, 17))
READ, VISIT = Made(story.ReadScript), Made(story.VisitCard)
BEGIN, TAKE_CARD = Made(story.BeginScenario), Made(story.TakeCard)
WAIT, REVEAL, END_TEST = story.Wait(), story.Reveal(), story.EndTest()
NO_VISIT, START_IT, GO_BACK = story.NoVisit(), story.StartScenario(), story.GoBack()
CLOSE_BOOK = story.CloseBook()
NUDGE = {n: story.Nudge(n) for n in (-2, -1, 1, 2)}
SETTLE = tuple(story.Settle(row) for row in range(1, 9))
USE_SECRET = {number: story.UseSecret(number) for number in range(1, 200)}
