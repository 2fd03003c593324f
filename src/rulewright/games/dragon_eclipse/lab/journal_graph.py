"""A Scenario as points and arrows: Scripts, Tests, Combats, maps and events, each once, and what leads where."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from ..content.story import FINAL, RANDOM, Journal
from ..content.story_bands import VISITS
from ..instructions import (
    AnyInstruction,
    Choose,
    Combat,
    Continue,
    Event,
    Explore,
    Finish,
    Go,
    Instructions,
    RandomCombat,
    Secret,
    Status,
    Tame,
    Test,
    Time,
    Worldmap,
    every_step,
)
from ..model.story_words import MapSide, SecretKind


class Shape(StrEnum):
    """What a point is."""

    SCRIPT = "script"
    CHOICE = "choice"
    START = "start"
    TEST = "test"
    COMBAT = "combat"
    MAP = "map"
    EVENT = "event"
    ENDING = "ending"
    FINAL = "final"


class Point(Struct, kw_only=True):
    """A point of the graph."""

    id: str
    shape: Shape
    message: str = ""
    """The message that it begins with."""
    spends: bool = False
    marks: bool = False
    gives: bool = False
    returns: bool = False
    """Whether it spends time, marks a status, gives a Secret, leads back to the map."""


class Arrow(Struct, frozen=True):
    """From one point to another; the words on it are keys such as `win`, or ranges of totals."""

    origin: str
    goal: str
    words: tuple[str, ...] = ()


class Graph:
    """The points and arrows of one chapter, and the doors that it opens on the World Map."""

    def __init__(self, journal: Journal, letter: str) -> None:
        self.journal = journal
        self.letter = letter
        self.points: dict[str, Point] = {}
        self.arrows: dict[tuple[str, str], Arrow] = {}
        self.doors: set[tuple[str, str]] = set()
        """From a Script of this chapter to the first one of another, by a Worldmap card."""
        scripts = [script for script in journal.scripts.values() if script.letter == letter]
        for script in scripts:
            self._point(script.id, self._shape(script.id, script.steps), f"script-{script.id.lower()}", script.steps)
        for script in scripts:
            self._arrows(script.id, script.steps)

    def _shape(self, id: str, steps: Instructions) -> Shape:
        goals = [step.to for step in every_step(steps) if isinstance(step, Go)]
        scenario = self.journal.scenarios.get(self.letter)
        if id == f"{self.letter}{FINAL}" or any(isinstance(step, Finish) for step in every_step(steps)):
            return Shape.FINAL
        if scenario is not None and id == scenario.start:
            return Shape.START
        if f"{self.letter}{FINAL}" in goals:
            return Shape.ENDING
        return Shape.CHOICE if any(isinstance(step, Choose) for step in every_step(steps)) else Shape.SCRIPT

    def _point(self, id: str, shape: Shape, message: str, steps: Instructions = ()) -> None:
        inside = list(every_step(steps))
        self.points[id] = Point(
            id=id,
            shape=shape,
            message=message,
            spends=any(isinstance(step, Time) for step in inside),
            marks=any(isinstance(step, Status) or (isinstance(step, Tame) and step.status) for step in inside),
            gives=any(isinstance(step, Secret) for step in inside),
            returns=any(isinstance(step, Continue) for step in inside),
        )

    def _arrow(self, origin: str, goal: str, word: str = "") -> None:
        if goal in self.points and goal != origin:
            known = self.arrows.get((origin, goal), Arrow(origin, goal)).words
            words = (*known, word) if word and word not in known else known
            self.arrows[origin, goal] = Arrow(origin, goal, words)

    def _arrows(self, origin: str, steps: Instructions, word: str = "") -> None:
        for step in every_step(steps):
            for goal in self._goals(origin, step):
                self._arrow(origin, goal, word)

    def _goals(self, origin: str, step: AnyInstruction) -> Iterator[str]:
        match step:
            case Go():
                yield step.to
            case Test() if step.use in self.journal.tests:
                yield self._test(step.use)
            case Combat() if step.use in self.journal.combats:
                yield self._combat(step.use)
            case RandomCombat():
                yield f"{self.letter}{RANDOM}"
            case Explore() if step.map in self.journal.locations:
                yield self._map(step.map)
                yield from self._event(step.event, self._map(step.map))
            case Event():
                yield from self._event(step.secret, origin)
            case Secret() if step.gain in self.journal.secrets:
                card = self.journal.secrets[step.gain]
                yield from card.scripts if card.kind is SecretKind.OVERLAY else ()
            case Worldmap() if step.put and step.side is MapSide.UNEXPLORED:
                door = self.journal.worldmap.get(step.put)
                if door is not None and door.unexplored in self.journal.scripts:
                    self.doors.add((origin, door.unexplored))
            case _:
                pass

    def _test(self, id: str) -> str:
        if id not in self.points:
            test = self.journal.tests[id]
            rows = [step for row in test.rows for step in row.steps]
            self._point(id, Shape.TEST, f"test-{id.lower().removeprefix('t-')}.row-1", tuple(rows))
            low = 0
            for row in test.rows:
                word = f"≥ {low + 1}" if not row.upto else f"≤ {row.upto}" if not low else str(row.upto)
                if row.upto and low and row.upto > low + 1:
                    word = f"{low + 1}–{row.upto}"
                self._arrows(id, row.steps, word)
                low = row.upto
        return id

    def _combat(self, id: str) -> str:
        if id not in self.points:
            combat = self.journal.combats[id]
            self._point(id, Shape.COMBAT, combat.enemy)
            for word in ("lose", "tame", "win", "instead"):
                self._arrow(id, getattr(combat, word), word)
        return id

    def _map(self, number: int) -> str:
        id = f"map {number}"
        if id not in self.points:
            self._point(id, Shape.MAP, f"location-{number}")
            for spot in self.journal.locations[number].places:
                self._arrow(id, spot.script)
        return id

    def _event(self, number: int, origin: str) -> Iterator[str]:
        """An event is reached by the clock of the map that it lies at."""
        if number in self.journal.secrets:
            id = f"event {number}"
            if id not in self.points:
                self._point(id, Shape.EVENT, f"secret-{number}", self.journal.secrets[number].steps)
                self._arrows(id, self.journal.secrets[number].steps)
            self._arrow(origin, id)
        yield from ()

    @property
    def is_visits(self) -> bool:
        return self.letter == VISITS


def graphs(journal: Journal, chapter: str | None) -> list[Graph]:
    """The graph of one chapter, or of all with the visits."""
    letters = [chapter] if chapter is not None else [*sorted(journal.scenarios), VISITS]
    return [graph for graph in (Graph(journal, letter) for letter in letters) if graph.points]
