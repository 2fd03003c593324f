"""The open step as numbers: what is asked, of whom, about which card, space, body or effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulewright.core.observation import (
    Fields,
    Layout,
    Row,
    Writer,
    flag,
    numbered,
    one_of,
    seat_from,
    seat_names,
    several,
    share,
    some_of,
)
from rulewright.core.record import Effect, Step, kebab

from .. import effects
from ..content.components import Content
from ..model import steps
from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.steps import story as story_steps
from ..model.vocabulary import CONDITIONS, Condition, Moment, Whom
from ..rules.book import BOOK

SHARES = {
    "member": 1 / 3, "n": 1 / 5, "left": 1 / 6, "range": 1 / 6, "value": 1 / 10, "pierce": 1 / 5, "power": 1 / 10,
    "tokens": 1 / 5, "slot": 1 / 4, "out": 1 / 16,
}  # fmt: skip
"""What a number of the open step is multiplied by."""
HARD = ("corruption", "unpredictable", "steel")
FLAGS = ("attack", "drain", "damage", "line", "away")
LEFT_OUT = (
    "rule", "rules", "members", "shares", "what", "found", "keep", "who", "fatigue", "cause", "piles", "take", "perk",
    "tier", "boss", "cards", "looked", "done", "starting", "source", "path", "at", "symbol", "token", "drawn", "tiers",
    "shown", "deck", "stage", "plus", "minus", "status",
)  # fmt: skip
"""Rules name no component; the members that are built for, and what each of several targets gets, follow from the
rest. What is found or shared on the road is told by the choices."""
OPTIONS = 4
VERBS: dict[type[Effect], str] = {kind: kebab(kind.__name__) for kind in effects.AnyEffect.__args__}  # type: ignore[attr-defined]
DEEDS = list(VERBS.values())


def deeds(group: Sequence[Effect]) -> Iterator[type[Effect]]:
    """The verbs of effects, with those inside of others."""
    for effect in group:
        yield type(effect)
        if isinstance(effect, effects.OneOf):
            for option in effect.options:
                yield from deeds(option)
        elif isinstance(effect, _HOLDING):
            yield from deeds(effect.effects)


_HOLDING = (effects.May, effects.InSlot, effects.Advantage, effects.When, effects.SummonsAct)


def verbs_from(start: int, part: float) -> Writer:
    """What a group of effects does, verb by verb."""
    places = {kind: start + number for number, kind in enumerate(VERBS)}

    def write(row: Row, value: Sequence[Effect], far: Sequence[int]) -> None:
        for kind in deeds(value):
            place = places.get(kind)
            if place is not None:
                row[place] += part

    return write


class _Bodies:
    """Where bodies stand: those that a step is about, and those that it is aimed at."""

    def __init__(self, layout: Layout, seats: Sequence[str], spaces: Sequence[str]) -> None:
        self.seats = len(seats)
        self.body = layout.start("open step, body", [*seats, "enemy", "summon", "terrain"])
        self.body_at = layout.start("open step, body at", spaces)
        self.targets = layout.start("open step, targets", [*seats, "enemy"])
        self.summons_at = layout.start("open step, targets, summons at", spaces)
        self.terrain_at = layout.start("open step, targets, terrain at", spaces)

    def write_body(self, row: Row, value: int, far: Sequence[int]) -> None:
        enemy = self.body + self.seats
        if value < ENEMY:
            row[self.body + far[value]] = 1.0
        elif value < SUMMON:
            row[enemy] = 1.0
        else:
            row[enemy + (2 if value >= TERRAIN else 1)] = 1.0
            row[self.body_at + value % SUMMON] = 1.0

    def write_targets(self, row: Row, value: tuple[int, ...], far: Sequence[int]) -> None:
        for target in value:
            if target < ENEMY:
                row[self.targets + far[target]] = 1.0
            elif target < SUMMON:
                row[self.targets + self.seats] = 1.0
            else:
                row[(self.terrain_at if target >= TERRAIN else self.summons_at) + target % SUMMON] = 1.0


def conditions_from(places: Mapping[Any, int]) -> Writer:
    """How many of each Condition."""

    def write(row: Row, value: dict[Condition, int], far: Sequence[int]) -> None:
        for condition, n in value.items():
            row[places[condition]] = n / 3

    return write


def seats_from(start: int, most: int) -> Writer:
    """A number, or yes or no, for each seat."""

    def write(row: Row, value: Sequence[int], far: Sequence[int]) -> None:
        for who, count in enumerate(value):
            row[start + far[who]] = count / most

    return write


def options_from(starts: Sequence[int]) -> Writer:
    """Several groups of effects, each in its own places."""
    each = [verbs_from(start, 0.5) for start in starts]

    def write(row: Row, value: Sequence[Sequence[Effect]], far: Sequence[int]) -> None:
        for option, effects_of in zip(each, value, strict=False):
            option(row, effects_of, far)

    return write


def fields_of(layout: Layout, content: Content, players: int, spaces: Sequence[str]) -> Fields:
    """How to write each field of each step that asks."""
    seats = seat_names(players)
    numbers = layout.add("open step, number", list(SHARES))
    flags = layout.add("open step, flag", FLAGS)
    seat = layout.start("open step, seat", seats)
    room = layout.start("open step, waits for subtype cards", seats)
    out = layout.start("open step, cards that each took out again / 16", seats)
    bodies = _Bodies(layout, seats, spaces)
    goal = layout.start("open step, space", spaces)
    direction = layout.start("open step, direction", ["E", "SE", "SW", "W", "NW", "NE"])
    card = layout.add("open step, card", sorted(content.cards))
    mystling = layout.add("open step, mystling", sorted(content.mystlings))
    modes = layout.add("open step, hard modes to switch", HARD)
    enemies = layout.add("open step, enemies drawn", sorted(content.enemies))
    summon = layout.add("open step, summon", sorted(content.summons))
    conditions = layout.add("open step, conditions / 3", list(CONDITIONS))
    whom = layout.add("open step, whom", list(Whom))
    moment = layout.add("open step, moment", list(Moment))
    does = layout.start("open step, effects / 2", DEEDS)
    options = [layout.start(f"open step, option {number}, effects / 2", DEEDS) for number in range(1, OPTIONS + 1)]
    by_name: dict[str, Writer] = {
        **{name: share(numbers[name], factor) for name, factor in SHARES.items()},
        **{name: flag(flags[name]) for name in FLAGS},
        "seat": seat_from(seat),
        "room": seats_from(room, 1),
        "body": bodies.write_body,
        "targets": bodies.write_targets,
        "goal": numbered(goal),
        "lifted": numbered(goal),
        "spaces": several(goal),
        "direction": numbered(direction),
        "card": one_of(card),
        "mystling": one_of(mystling),
        "drawn": some_of(enemies),
        "summon": one_of(summon),
        "inflict": conditions_from(conditions),
        "whom": one_of(whom),
        "moment": one_of(moment),
        "effects": verbs_from(does, 0.5),
        "options": options_from(options),
        "pending": options_from(options),
    }
    # Some steps use a name for something else.
    special: dict[tuple[type[Step], str], Writer] = {
        (steps.BuildTogether, "out"): seats_from(out, 16),
        (steps.SwitchModes, "left"): some_of(modes),
        (story_steps.PickTier, "drawn"): some_of(mystling),
    }
    return {
        kind: [
            (field, special.get((kind, field), by_name[field])) for field in kind.__struct_fields__ if field in by_name
        ]
        for kind in BOOK.asking
    }


class PendingEffects:
    """What the effects that wait on the agenda will do."""

    def __init__(self, layout: Layout) -> None:
        self.verbs = verbs_from(layout.start("pending effects / 4", DEEDS), 0.25)

    def write(self, row: Row, agenda: Sequence[Any], far: Sequence[int]) -> None:
        for step in agenda:
            if type(step) is steps.Perform:
                self.verbs(row, step.effects, far)
