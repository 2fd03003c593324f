"""Lessons: for every rule a small position where it applies, and the choices that show it.

They are not written by hand: a plugin of the test suite (`make lessons`) takes them from the tests that prove
the rules, so a lesson cannot differ from what the program does. Positions are kept as differences
from one base position, equal ones once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from rulewright.core.errors import ContentError, IllegalChoice
from rulewright.core.game import Game
from rulewright.core.markers import per_seat
from rulewright.core.record import Choice, Decision, Event, Seat, State, bind


class Played(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A choice of a lesson: who makes it, its text, and what chance answers, where the test says so."""

    seat: Seat
    choice: str
    rolls: tuple[int, ...] = ()


class Lesson(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What shows one rule."""

    rule: str
    test: str
    """The test that proves the rule; its name is the sentence of the rule."""
    position: int
    seat: Seat = 0
    """From where to look at the table."""
    moves: tuple[Played, ...] = ()
    shows: int = 0
    """Which move applies the rule, counted from 1; 0 if the position itself is the point."""

    @property
    def sentence(self) -> str:
        """The test's name as a sentence, in English."""
        words = self.test.rpartition("::")[2].partition("[")[0].removeprefix("test_").replace("_", " ")
        return words[:1].upper() + words[1:] + "."


class Diff(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position: what it has besides the base position, other than there, or not at all."""

    put: dict[str, Any] = {}
    drop: tuple[str, ...] = ()


class Collection(Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game, as they are kept in its file."""

    game: str
    base: dict[str, Any]
    positions: tuple[Diff, ...]
    lessons: tuple[Lesson, ...]


class ShownMove(Struct, frozen=True):
    """One move of a lesson, played: the question, the choice, the state after it and what happened."""

    decision: Decision
    choice: Choice
    state: State
    events: tuple[Event, ...]


class Lessons:
    """The lessons of one game; the file is read when the first lesson is asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def kept(self) -> Collection:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Collection)
        except (OSError, msgspec.DecodeError) as error:
            raise ContentError("in-file", file=self.path.name, error=error) from None

    @cached_property
    def by_rule(self) -> dict[str, Lesson]:
        return {lesson.rule: lesson for lesson in self.kept.lessons}

    def state(self, game: Game, lesson: Lesson) -> State:
        """The position of a lesson, ready to be played.

        It is not checked as a stranger's save would be: a test may show what no whole game would lead to.
        """
        kept = self.kept
        body = patched(kept.base, kept.positions[lesson.position], per_seat(game.state_type))
        try:
            # JSON has no numbers for keys, and answers that are not yet confirmed are kept by seat.
            state: State = msgspec.convert(body, game.state_type, str_keys=True)
        except msgspec.ValidationError as error:
            raise ContentError("lesson-broken", file=self.path.name, rule=lesson.rule, error=error) from None
        return bind(state, game)

    def play(self, game: Game, lesson: Lesson) -> Iterator[ShownMove]:
        """The moves of a lesson, one after the other; ends early where today's rules do not offer one."""
        state = self.state(game, lesson)
        for move in lesson.moves:
            decision = state.decision_for(move.seat)
            if decision is None:
                return
            try:
                choice = decision.parse(move.choice)
                state = state.copy()
                state.script = list(move.rolls) or None
                state.apply(choice, move.seat)
            except IllegalChoice:
                return
            state.script = None
            yield ShownMove(decision, choice, state, tuple(state.events))


WITHOUT = "-"
"""In the record of a seat: the names of what the base's first record has and this one has not."""


def patched(base: Mapping[str, Any], diff: Diff, parts: Sequence[str]) -> dict[str, Any]:
    """A position from what it has other than the base; each seat's record is compared with the base's first one."""
    body = {key: value for key, value in base.items() if key not in diff.drop} | diff.put
    for part in parts:
        if part in diff.put:
            body[part] = [_patched_record(base[part][0], record) for record in diff.put[part]]
    return body


def _patched_record(first: Mapping[str, Any], record: Mapping[str, Any]) -> dict[str, Any]:
    gone = (WITHOUT, *record.get(WITHOUT, ()))
    return {key: value for key, value in {**first, **record}.items() if key not in gone}


def difference(base: Mapping[str, Any], body: Mapping[str, Any], parts: Sequence[str]) -> Diff:
    """What `patched` needs to make this position of the base."""
    put = {key: value for key, value in body.items() if key not in base or base[key] != value}
    for part in parts:
        if part in put:
            put[part] = [_record_difference(base[part][0], one) for one in put[part]]
    return Diff(put, tuple(sorted(set(base) - set(body))))


def _record_difference(first: Mapping[str, Any], one: Mapping[str, Any]) -> dict[str, Any]:
    found = {key: value for key, value in one.items() if key not in first or first[key] != value}
    gone = sorted(set(first) - set(one))
    return {**found, WITHOUT: gone} if gone else found
