"""Maps, events, the Clock and slots."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.text import Say

from ..model.story_words import Colour, Token
from .plain import Instruction


class Explore(Instruction, frozen=True):
    """DRE-260 to DRE-263, DRE-758, DRE-774: open a map, lay its event, begin."""

    map: int
    event: int = 0
    colour: Colour = Colour.BLUE
    at: int = 0


class Event(Instruction, frozen=True):
    """DRE-262, AMB-DRE-26: the next event takes the place of the one that lies there."""

    secret: int
    colour: Colour
    at: int


class Clock(Instruction, frozen=True):
    """DRE-780."""

    colour: Colour
    at: int


class Time(Instruction, frozen=True):
    """DRE-271 to DRE-273, DRE-779: one Time step."""


class Slot(Instruction, frozen=True):
    """DRE-280, DRE-776."""

    slot: str
    token: Token


class Tally(Instruction, frozen=True):
    """Fill the next of these slots (DRE-280, DRE-282): a list of conditions that counts."""

    slots: tuple[str, ...]
    token: Token

    def text(self, say: Say) -> str:
        return say("do-tally", slots=", ".join(self.slots), token=say(f"laid-{self.token}"))


class Lock(Instruction, frozen=True):
    """DRE-283."""

    script: str


class Unlock(Instruction, frozen=True):
    """DRE-284."""

    script: str


class Continue(Instruction, frozen=True):
    """DRE-270, DRE-274, DRE-760: back to the map, or the event."""


class EndExploration(Instruction, frozen=True):
    """DRE-287 to DRE-291, DRE-762."""


AnyMapInstruction: TypeAlias = Union[Explore, Event, Clock, Time, Slot, Tally, Lock, Unlock, Continue, EndExploration]
