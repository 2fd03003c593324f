"""Rounds that cost nothing and give something: an option or a place of a map that could be taken again and again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..instructions import (
    Again,
    Choose,
    Continue,
    First,
    Front,
    Gain,
    Go,
    Heal,
    Instructions,
    Lock,
    Lose,
    Option,
    Rest,
    Secret,
    Shop,
    Slot,
    Status,
    Tally,
    Time,
    every_step,
)
from .story import Journal

GIVES = (Heal, Rest, Shop)
COSTS = (Time, Lock, Slot, Tally, Secret, Status, Front, Lose)
"""What is paid, or remembered so that the next reading can be another."""
DEEPEST = 8
"""Scripts after each other on one way from a map and back."""


class Way(NamedTuple):
    """What happened on a way so far."""

    gives: bool = False
    costs: bool = False


def free_rounds(journal: Journal) -> Iterator[tuple[str, str]]:
    """Sources and options by which something can be had as often as one likes."""
    for source, steps in journal.sources():
        for step in every_step(steps):
            for option in step.options if isinstance(step, Choose) else ():
                if any(isinstance(one, Again) for one in every_step(option.steps)):
                    way = _note_all(option.steps, _paid(option))
                    if way.gives and not way.costs:
                        yield source, option.id
    places = {spot.script for location in journal.locations.values() for spot in location.places}
    places.update(script for secret in journal.secrets.values() for script in secret.scripts)
    for place in sorted(places & set(journal.scripts)):
        for way, name in _ways(journal, journal.scripts[place].steps, Way(), "–", (place,)):
            if way.gives and not way.costs:
                yield place, name
                break


def _paid(option: Option) -> Way:
    return Way(False, option.pay is not None)


def _note(step: object, way: Way) -> Way:
    good = isinstance(step, Gain) and (step.silver or step.essence or step.item or step.equipment or step.power)
    bad = isinstance(step, Gain) and (step.damage or step.fatigue)
    return Way(way.gives or bool(good) or isinstance(step, GIVES), way.costs or bool(bad) or isinstance(step, COSTS))


def _note_all(steps: Instructions, way: Way) -> Way:
    for step in every_step(steps):
        way = _note(step, way)
    return way


def _ways(
    journal: Journal, steps: Instructions, way: Way, name: str, seen: tuple[str, ...]
) -> Iterator[tuple[Way, str]]:
    """Every way through these instructions that comes back to the map, with the last option that was taken."""
    for at, step in enumerate(steps):
        if isinstance(step, Continue):
            yield way, name
            return
        if isinstance(step, Go):
            script = journal.scripts.get(step.to)
            if script is not None and step.to not in seen and len(seen) < DEEPEST:
                yield from _ways(journal, script.steps, way, name, (*seen, step.to))
            return
        if isinstance(step, Choose):
            for option in step.options:
                way_in = Way(way.gives, way.costs or option.pay is not None)
                yield from _ways(journal, (*option.steps, *steps[at + 1 :]), way_in, option.id, seen)
            return
        if isinstance(step, First):
            for one in step.lines:
                yield from _ways(journal, (*one.steps, *steps[at + 1 :]), way, name, seen)
            if all(one.when is not None for one in step.lines):
                yield from _ways(journal, steps[at + 1 :], way, name, seen)
            return
        way = _note(step, way)
