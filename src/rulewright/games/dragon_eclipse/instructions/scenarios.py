"""Between Scenarios: the Worldmap, visits, preparation and the end."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.text import Say

from ..model.story_words import MapSide
from .plain import Instruction


class Worldmap(Instruction, frozen=True, omit_defaults=True):
    """DRE-086, DRE-497, DRE-498: put a card into a place with a side up, or flip it to its Explored side."""

    put: str = ""
    place: int = 0
    side: MapSide = MapSide.UNEXPLORED
    flip: str = ""

    def text(self, say: Say) -> str:
        if self.flip:
            return say("do-worldmap-flip", card=self.flip)
        return say("do-worldmap-put", card=self.put, place=self.place, side=str(self.side))


class Reconsider(Instruction, frozen=True):
    """DRE-101 to DRE-103: back to choosing a Scenario, or start this one."""


class Prepare(Instruction, frozen=True):
    """DRE-104 to DRE-131: two mystlings, and a deck for each."""


class Visit(Instruction, frozen=True):
    """DRE-094: another visit."""


class Leave(Instruction, frozen=True):
    """DRE-098: the visits are over; a Scenario is chosen."""


class Finish(Instruction, frozen=True, omit_defaults=True):
    """DRE-148, DRE-495 to DRE-514: the end of the Scenario; Booster, Advancement, rest, saving."""

    booster: bool = True
    advancement: bool = True
    end: bool = False
    """The campaign is over with this Scenario."""


AnyScenarioInstruction: TypeAlias = Union[Worldmap, Reconsider, Prepare, Visit, Leave, Finish]
