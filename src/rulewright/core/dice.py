"""Dice that people see: one event says who threw what and why, every face, and the result.

A table can draw the dice of an event and keep them in view until they are read; the log describes them in a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from .markers import Public
from .record import Event, Seat, State

STREAM = "dice"
MOST_EXPLOSIONS = 100
"""A die may explode this often and no more: luck alone must not keep the rules busy."""


class Die(Struct, frozen=True):
    """One die as it fell."""

    sides: int
    face: int
    after: int = -1
    """The number of the die whose explosion or reroll brought this one; -1 for the first throw."""
    counts: bool = True
    """Whether its face counts: not if it was rolled again."""


class DiceRolled(Event, frozen=True, kw_only=True):
    """Dice were thrown."""

    purpose: Annotated[str, Public]
    """What for: the id of a name of the kind `dice`."""
    dice: Annotated[tuple[Die, ...], Public]
    modifiers: Annotated[tuple[tuple[str, int], ...], Public] = ()
    """What was added to the faces: the id of a name of the kind `modifier`, and how much."""
    result: Annotated[int, Public]
    """The faces that count and the modifiers, added up."""
    need: Annotated[int, Public] = 0
    """What the result had to reach; 0 where nothing was to be reached."""

    @property
    def passed(self) -> bool:
        """Whether the result reached what it had to."""
        return self.result >= self.need


def throw(state: State, sides: Sequence[int], explodes: bool = False, stream: str = STREAM) -> tuple[Die, ...]:
    """Dice with these numbers of sides. Where they explode, each highest face brings one more die of its kind."""
    found = [Die(n, state.roll(stream, n) + 1) for n in sides]
    at = 0
    while explodes and at < len(found) < len(sides) + MOST_EXPLOSIONS:
        die = found[at]
        if die.face == die.sides:
            found.append(Die(die.sides, state.roll(stream, die.sides) + 1, at))
        at += 1
    return tuple(found)


def throw_again(state: State, dice: Sequence[Die], which: Sequence[int], stream: str = STREAM) -> tuple[Die, ...]:
    """The dice with these numbers are thrown once more; the old faces stay in view and count no longer."""
    found = list(dice)
    for at in which:
        die = found[at]
        found[at] = Die(die.sides, die.face, die.after, counts=False)
        found.append(Die(die.sides, state.roll(stream, die.sides) + 1, at))
    return tuple(found)


def tell_dice(
    state: State,
    rule: str,
    seat: Seat | None,
    purpose: str,
    dice: tuple[Die, ...],
    modifiers: tuple[tuple[str, int], ...] = (),
    need: int = 0,
) -> DiceRolled:
    """Write thrown dice into the log, all of them in one event; returns it with the result."""
    result = sum([die.face for die in dice if die.counts]) + sum([value for _, value in modifiers])
    event = DiceRolled(
        rule=rule, seat=seat, purpose=purpose, dice=dice, modifiers=modifiers, result=result, need=need
    )  # fmt: skip
    state.emit(event)
    return event
