"""The instructions of the Journal: what a Script tells to do, as data that writes its own line.

What a Script does and what its line says are one datum. `say(id, **values)` gives words of the reader's language; the
ids are `do-<verb>` in locale/<language>/instructions.ftl. Prose is apart from this, in locale/<language>/journal. The
rules that carry the verbs out are in rules/campaign.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, Union

from msgspec import Struct

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .model.story_words import Colour, MapSide, Token
from .model.vocabulary import Kept
from .requirements import Needs, Price, status_text


def line(steps: Sequence[AnyInstruction], say: Say) -> str:
    """Instructions as part of a sentence: "gain 1 Silver, then go to Script A10"; empty if there is nothing to do."""
    told = [text for step in steps if (text := step.text(say))]
    return say.then([say.clause(text) for text in told]) if told else ""


class Instruction(Effect, frozen=True):
    """A verb whose line has its own name and tells its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: _word(getattr(self, name)) for name in self.__struct_fields__}
        return say(f"do-{self.__struct_config__.tag}", **fields)


def _word(value: Any) -> Any:
    return value if isinstance(value, int) else str(value)


# -- reading -------------------------------------------------------------------------------------------


class Tell(Instruction, frozen=True):
    """Text, or one paragraph of it (DRE-151)."""

    part: str = ""

    def text(self, say: Say) -> str:
        return ""


class Go(Instruction, frozen=True):
    """DRE-154, DRE-771: all instructions of the entered Script must be followed."""

    to: str


class Option(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of the listed options (DRE-156, DRE-157, DRE-160)."""

    id: str
    steps: tuple[AnyInstruction, ...] = ()
    needs: Needs | None = None
    pay: Price | None = None


class Choose(Instruction, frozen=True):
    """DRE-156, DRE-158, DRE-759: exactly one option; all of them may be read first."""

    options: tuple[Option, ...]

    def text(self, say: Say) -> str:
        return say("do-choose")


class Again(Instruction, frozen=True):
    """DRE-159: choose again from the same list."""


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a list that is read from top to bottom; without a condition it is "otherwise" (DRE-170, DRE-171)."""

    steps: tuple[AnyInstruction, ...] = ()
    when: Needs | None = None


class First(Instruction, frozen=True):
    """DRE-169 to DRE-171, DRE-176, DRE-178, DRE-282, AMB-DRE-25: only the topmost line that is true."""

    lines: tuple[Line, ...]

    def text(self, say: Say) -> str:
        told = []
        for one in self.lines:
            what = line(one.steps, say)
            if what and one.when is not None:
                told.append(say("do-if", condition=one.when.text(say), what=what))
            elif what:
                told.append(say("do-otherwise", what=what))
        return "; ".join(told)


# -- gains and losses ----------------------------------------------------------------------------------

GAINS = ("silver", "essence", "item", "equipment", "power", "damage", "fatigue")
LOSSES = ("silver", "essence", "item", "equipment")


class Gain(Instruction, frozen=True, omit_defaults=True):
    """DRE-179, DRE-189, DRE-202, DRE-206, DRE-212, DRE-227, DRE-234, DRE-763 to DRE-767."""

    silver: int = 0
    essence: int = 0
    item: int = 0
    equipment: int = 0
    power: int = 0
    damage: int = 0
    fatigue: int = 0
    who: str = ""
    """DRE-183: the mystling that gets Power, damage or Fatigue, if the Journal names it."""

    def text(self, say: Say) -> str:
        told = say.all([say(f"amount-gained-{name}", n=n) for name in GAINS if (n := getattr(self, name))])
        return say("do-gain-who", what=told, mystling=self.who) if self.who else say("do-gain", what=told)


class Heal(Instruction, frozen=True):
    """DRE-185: split between the mystlings of the tray."""

    n: int


class Rest(Instruction, frozen=True):
    """DRE-191: Fatigue leaves the decks."""

    n: int


class Lose(Instruction, frozen=True, omit_defaults=True):
    """DRE-207, DRE-228, DRE-235: as much as there is."""

    silver: int = 0
    essence: int = 0
    item: int = 0
    equipment: int = 0

    def text(self, say: Say) -> str:
        return say(
            "do-lose", what=say.all([say(f"price-{name}", n=n) for name in LOSSES if (n := getattr(self, name))])
        )


class Shop(Instruction, frozen=True):
    """DRE-161, AMB-DRE-20: of the top three cards of a deck one is gained."""

    deck: Kept


class Status(Instruction, frozen=True):
    """DRE-165 to DRE-168, DRE-770."""

    gain: str

    def text(self, say: Say) -> str:
        return say("do-status", what=status_text(say, self.gain))


class Secret(Instruction, frozen=True):
    """DRE-195 to DRE-198, DRE-768, DRE-769."""

    gain: int


class ReturnSecret(Instruction, frozen=True):
    """DRE-200, DRE-761."""

    secret: int


class Front(Instruction, frozen=True):
    """DRE-172, DRE-177, DRE-777: a token in front of the party."""

    token: Token

    def text(self, say: Say) -> str:
        return say("do-front", token=say(f"laid-{self.token}"))


class Tray(Instruction, frozen=True):
    """DRE-778, DRE-878: a token in the pocket of one mystling, which the party chooses."""

    token: Token

    def text(self, say: Say) -> str:
        return say("do-tray", token=say(f"laid-{self.token}"))


# -- maps ----------------------------------------------------------------------------------------------


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


# -- Tests and Combats ---------------------------------------------------------------------------------


class Test(Instruction, frozen=True):
    """DRE-240, DRE-775."""

    use: str

    def text(self, say: Say) -> str:
        return say("do-test")


class Combat(Instruction, frozen=True):
    """DRE-285, DRE-324, DRE-344, DRE-715."""

    use: str
    corruption: int = 0

    def text(self, say: Say) -> str:
        return say("do-combat", corruption=self.corruption)


class RandomCombat(Instruction, frozen=True):
    """DRE-707 to DRE-709, AMB-DRE-31."""

    add: str = ""
    corruption: int = 0

    def text(self, say: Say) -> str:
        return say("do-random-combat", mystling=self.add or "none", corruption=self.corruption)


class FightOn(Instruction, frozen=True):
    """DRE-477, AMB-DRE-35: after LOSE the other mystling goes on against the same Enemy."""


# -- mystlings -----------------------------------------------------------------------------------------


class Join(Instruction, frozen=True):
    """DRE-474, GAP-DRE-40: a mystling joins without a Combat."""

    mystling: str


class Tier(Instruction, frozen=True):
    """DRE-482, DRE-483: the Tier cards of these mystlings join the Random Combats, unless they are in the Party."""

    add: tuple[str, ...]

    def text(self, say: Say) -> str:
        return say("do-tier", what=say.all([say("named-mystling", mystling=one) for one in self.add]))


class Quest(Instruction, frozen=True):
    """DRE-112, DRE-115 to DRE-117: the story quest of a mystling is fulfilled."""

    mystling: str


class Starter(Instruction, frozen=True):
    """DRE-065, AMB-DRE-12: one of the two starting mystlings; two players take both."""


class SwapStarter(Instruction, frozen=True):
    """DRE-066, AMB-DRE-13: the other of the two instead, once; alone only."""


class Tame(Instruction, frozen=True, omit_defaults=True):
    """DRE-095 to DRE-097, DRE-713, AMB-DRE-30: taming by Essence, up to this Tier."""

    tiers: int = 5
    status: str = ""
    """Whoever tames somebody here gains it; whoever thinks better of it does not."""

    def text(self, say: Say) -> str:
        told = say("do-tame", tiers=self.tiers)
        return say.then([told, say("do-tame-status", what=status_text(say, self.status))]) if self.status else told


# -- between Scenarios ---------------------------------------------------------------------------------


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


AnyInstruction: TypeAlias = Union[
    Tell, Go, Choose, Again, First, Gain, Heal, Rest, Lose, Shop, Status, Secret, ReturnSecret, Front, Tray, Explore,
    Event, Clock, Time, Slot, Tally, Lock, Unlock, Continue, EndExploration, Test, Combat, RandomCombat, FightOn, Join,
    Tier, Quest, Starter, SwapStarter, Tame, Worldmap, Reconsider, Prepare, Visit, Leave, Finish,
]  # fmt: skip
"""Everything that a Script can tell to do."""
Instructions: TypeAlias = tuple[AnyInstruction, ...]


def blocks_of(step: AnyInstruction) -> tuple[Instructions, ...]:
    """The lists of instructions inside one: of options, or of lines."""
    if isinstance(step, Choose):
        return tuple([option.steps for option in step.options])
    if isinstance(step, First):
        return tuple([one.steps for one in step.lines])
    return ()


def every_step(steps: Instructions) -> Iterator[AnyInstruction]:
    """Instructions and all instructions inside them."""
    for step in steps:
        yield step
        for block in blocks_of(step):
            yield from every_step(block)


__all__ = ["AnyInstruction", "Instructions", "Line", "Option", "every_step", "line"]
