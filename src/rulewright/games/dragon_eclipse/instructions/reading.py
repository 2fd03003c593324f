"""Reading: text, options and lines, and what instructions hold inside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, Union

from msgspec import Struct

from rulewright.core.text import Say

from ..requirements import Needs, Price
from .fights import AnyFight
from .gains import AnyGain
from .maps import AnyMapInstruction
from .mystlings import AnyMystlingInstruction
from .plain import Instruction
from .scenarios import AnyScenarioInstruction


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


AnyInstruction: TypeAlias = Union[
    Tell, Go, Choose, Again, First, AnyGain, AnyMapInstruction, AnyFight, AnyMystlingInstruction,
    AnyScenarioInstruction,
]  # fmt: skip
"""Everything that a Script can tell to do."""

Instructions: TypeAlias = tuple[AnyInstruction, ...]


def line(steps: Sequence[AnyInstruction], say: Say) -> str:
    """Instructions as part of a sentence: "gain 1 Silver, then go to Script A10"; empty if there is nothing to do."""
    told = [text for step in steps if (text := step.text(say))]
    return say.then([say.clause(text) for text in told]) if told else ""


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
