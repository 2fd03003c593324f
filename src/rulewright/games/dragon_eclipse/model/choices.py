"""What a seat may answer. The set is finite: bots/action_space.py lists every choice that any position can offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar, Union

from rulewright.core.record import Choice

from . import story_choices
from .geometry import MOST_SPACES
from .road_choices import (
    BuyPerk as BuyPerk,
)
from .road_choices import (
    DropEquipment as DropEquipment,
)
from .road_choices import (
    DropItem as DropItem,
)
from .road_choices import (
    EndRun as EndRun,
)
from .road_choices import (
    GoSpace as GoSpace,
)
from .road_choices import (
    KeepEquipment as KeepEquipment,
)
from .road_choices import (
    KeepItem as KeepItem,
)
from .road_choices import (
    PickTier as PickTier,
)
from .road_choices import (
    PickTrail as PickTrail,
)
from .road_choices import (
    SaveRun as SaveRun,
)
from .road_choices import (
    StartAt as StartAt,
)
from .road_choices import (
    TakeArtifact as TakeArtifact,
)
from .road_choices import (
    TakeMystery as TakeMystery,
)
from .road_choices import (
    UnlockMystling as UnlockMystling,
)
from .road_choices import (
    UseArtifact as UseArtifact,
)
from .road_choices import (
    UseEquipment as UseEquipment,
)
from .road_choices import (
    UseItem as UseItem,
)
from .story_choices import AnyStoryChoice
from .vocabulary import CONDITIONS, Condition

# -- answers that fit many questions -------------------------------------------------------------------


class Accept(Choice, frozen=True):
    """Yes, do what is offered."""


class Decline(Choice, frozen=True):
    """No, leave what is offered."""


class TakeOption(Choice, frozen=True):
    """One of the listed effects, counted from 1."""

    number: int


class Concede(Choice, frozen=True):
    """Give this Combat up (DRE-475)."""


# -- before a Combat -----------------------------------------------------------------------------------


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


# -- the turn ------------------------------------------------------------------------------------------


class PlayCard(Choice, frozen=True):
    """Resolve the Action card of a slot."""

    slot: int


class UseBonus(Choice, frozen=True):
    bonus: str


class EndTurn(Choice, frozen=True):
    """No more Bonus Actions."""


class TriggerCard(Choice, frozen=True):
    """Resolve this slot's card by a Trigger."""

    slot: int


class DiscardSlot(Choice, frozen=True):
    slot: int


class KeepUpgrade(Choice, frozen=True):
    """DRE-367: of two Upgrades, this one stays attached."""

    card: str


class PutOnTop(Choice, frozen=True):
    """Search: this card goes on top of the deck."""

    card: str


class PutUnder(Choice, frozen=True):
    """Search: this card goes under the deck, below those put there before."""

    card: str


class CleanseToken(Choice, frozen=True):
    condition: Condition


class ResolveFirst(Choice, frozen=True):
    """Of effects at the same time, this one is next (DRE-353); counted from 1."""

    number: int


# -- spaces and targets --------------------------------------------------------------------------------


class GoTo(Choice, frozen=True):
    """A space to move to, blink to or send the Enemy to; one's own space means to stay."""

    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class GoThrough(Choice, frozen=True):
    """The Enemy's way leads through this Terrain (AMB-DRE-66)."""

    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class GoAround(Choice, frozen=True):
    """The Enemy's way leads around all Terrain."""


class PlaceToken(Choice, frozen=True):
    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class TakeToken(Choice, frozen=True):
    """DRE-462: one's own token on this space is the one that is placed anew, or discarded."""

    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class AimAt(Choice, frozen=True):
    """Whom an effect is for: `enemy`, `mystling-1`, `summon-12`, `terrain-12`."""

    target: int

    def words(self) -> list[str]:
        return [target_word(self.target)]


ENEMY = 2
"""The Enemy among the bodies of a Combat: 0 and 1 are the seats' Mystlings."""
SUMMON = 100
"""The Summon on space s is body 100 + s."""
TERRAIN = 200
"""The Terrain on space s is body 200 + s."""


def target_word(body: int) -> str:
    """The stable word of a body."""
    if body >= TERRAIN:
        return f"terrain-{body - TERRAIN + 1}"
    if body >= SUMMON:
        return f"summon-{body - SUMMON + 1}"
    return "enemy" if body == ENEMY else f"mystling-{body + 1}"


AnyChoice: TypeAlias = Union[
    Accept, Decline, TakeOption, Concede, PickMystling, PickEnemy, PickArena, PickMap, AddCard, TakeOut, FillDeck,
    LeaveRoom, TakeUpMode, GiveUpMode, Mulligan, KeepCards, TakeTaunt, StartOn, PlayCard, UseBonus, EndTurn,
    TriggerCard, DiscardSlot, KeepUpgrade, PutOnTop, PutUnder, CleanseToken, ResolveFirst, GoTo, GoThrough,
    GoAround, PlaceToken, TakeToken, AimAt,
    UseItem, UseEquipment, DropItem, DropEquipment, KeepItem, KeepEquipment,
    AnyStoryChoice,
    PickTrail, TakeArtifact, UseArtifact, StartAt, GoSpace, TakeMystery, PickTier, SaveRun, EndRun, BuyPerk,
    UnlockMystling,
]  # fmt: skip

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
PICK = tuple(story_choices.PickOption(number) for number in range(1, 17))
READ, VISIT = Made(story_choices.ReadScript), Made(story_choices.VisitCard)
BEGIN, TAKE_CARD = Made(story_choices.BeginScenario), Made(story_choices.TakeCard)
WAIT, REVEAL, END_TEST = story_choices.Wait(), story_choices.Reveal(), story_choices.EndTest()
NO_VISIT, START_IT, GO_BACK = story_choices.NoVisit(), story_choices.StartScenario(), story_choices.GoBack()
CLOSE_BOOK = story_choices.CloseBook()
NUDGE = {n: story_choices.Nudge(n) for n in (-2, -1, 1, 2)}
SETTLE = tuple(story_choices.Settle(row) for row in range(1, 9))
USE_SECRET = {number: story_choices.UseSecret(number) for number in range(1, 200)}
