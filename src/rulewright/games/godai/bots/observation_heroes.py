"""How heroes and a combat are written into the numeric observation."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.observation import Layout, Row

from ..content.content import Content
from ..model.combat import FIRST_OPPONENT, Combat
from ..model.hero import Hero
from ..model.vocabulary import CONDITIONS, ELEMENTS, STATS, TYPES

STATES = ("living", "dead", "waiting", "new")
NUMBERS = (
    "health / 10", "energy / 10", "gold / 50", "food / 10", "food rating / 5", "items / 5", "power ups kept / 3",
    "power ups face down / 3", "wounds / 6", "starving / 3", "soars", "boosts / 5", "charges / 5", "great cat",
)  # fmt: skip
FOES = 4
"""Opponents that have numbers of their own; more than this many are rare, and the first ones still count."""
FOE = (
    "in combat", "level / 10", "health / 10", "second health / 10", "energy / 10", "influence / 10", "outlast / 10",
    "difficulty / 4", "dangerous / 3", "conditions / 5", "wards / 5", "enraged / 3", "action face / 6", "halved",
    "targets the own hero", "shell / 10", "shield / 10",
)  # fmt: skip
FIGHTER = (
    "in combat", "fled", "tries to flee / 3", "shell / 10", "swallowed", "asleep / 3", "wards / 5", "bars / 3",
    "aims / 3", "has declared",
)  # fmt: skip
PHASES = ("declaration", "opponent", "resolution")


class HeroPlaces:
    """Where a hero's numbers stand."""

    def __init__(self, layout: Layout, who: str, content: Content) -> None:
        self.role = layout.add(f"{who} role", tuple(content.roles))
        self.race = layout.add(f"{who} race", tuple(content.races))
        self.state = layout.add(f"{who} state", STATES)
        self.numbers = layout.start(who, NUMBERS)
        self.ranks = layout.start(f"{who} ranks / 10", [str(stat) for stat in STATS])
        self.gear = layout.start(f"{who} gear / 6", [str(stat) for stat in STATS])
        self.augments = layout.start(f"{who} augments / 3", [str(element) for element in ELEMENTS])
        self.conditions = layout.start(f"{who} conditions / 3", [str(one) for one in CONDITIONS])
        self.favored = layout.add(f"{who} favored opponents", [str(one) for one in TYPES])

    def write(self, row: Row, hero: Hero) -> None:
        if hero.role:
            row[self.role[hero.role]] = 1.0
        if hero.race:
            row[self.race[hero.race]] = 1.0
        row[self.state[hero.state]] = 1.0
        values = (
            hero.health / 10, hero.energy / 10, hero.gold / 50, hero.food / 10, hero.food_rating / 5,
            min(len(hero.items), 40) / 5, len(hero.kept) / 3, min(len(hero.unread), 25) / 3, hero.wounds / 6,
            min(hero.starving, 20) / 3, hero.soars, min(len(hero.boosts), 40) / 5, min(hero.charges, 40) / 5,
            bool(hero.form),
        )  # fmt: skip
        for place, value in enumerate(values, self.numbers):
            row[place] = min(10.0, float(value))
        for start, numbers, most in (
            (self.ranks, hero.ranks, 10), (self.gear, hero.gear, 6), (self.augments, hero.augments, 3),
            (self.conditions, hero.conditions, 3),
        ):  # fmt: skip
            for place, n in enumerate(numbers, start):
                if n:
                    row[place] = max(-10.0, min(10.0, n / most))
        for kind in hero.favored:
            if kind in self.favored:
                row[self.favored[kind]] = 1.0


class CombatPlaces:
    """Where the numbers of a combat stand."""

    def __init__(self, layout: Layout, seats: Sequence[str], content: Content) -> None:
        self.level = {
            **{card.id: card.level for card in content.encounters.values()},
            **{card.id: card.level for card in content.bosses.values()},
        }
        self.course = layout.start("combat", ["on", "round / 10", "vanquished / 3", "allies / 3", "more opponents / 3"])
        self.phase = layout.add("combat phase", PHASES)
        self.foes = [layout.start(f"opponent {number + 1}", FOE) for number in range(FOES)]
        self.fighters = [layout.start(f"{who} fighting", FIGHTER) for who in seats]

    def write(self, row: Row, combat: Combat, far: Sequence[int]) -> None:
        standing = [at for at in range(len(combat.opponents)) if at not in combat.lost]
        values: tuple[float, ...] = (
            1.0, min(combat.round, 99) / 10, len(combat.vanquished) / 3, len(combat.allies) / 3,
            max(0, len(standing) - FOES) / 3,
        )  # fmt: skip
        _fill(row, self.course, values)
        if combat.phase in self.phase:
            row[self.phase[combat.phase]] = 1.0
        own = far.index(0)
        for start, at in zip(self.foes, standing, strict=False):
            one = combat.opponents[at]
            second = one.health[1] if len(one.health) > 1 else 0
            values = (
                1.0, self.level.get(one.card, 0) / 10, (one.health[0] if one.health else 0) / 10, second / 10,
                one.energy / 10, one.influence / 10, one.outlast / 10, one.difficulty / 4, one.dangerous / 3,
                sum(one.conditions) / 5, len(one.wards) / 5, one.enraged / 3, one.rolled / 6, one.halved,
                own in one.targets, one.shell / 10, one.shield / 10,
            )  # fmt: skip
            _fill(row, start, values)
        for fighter in combat.fighters:
            values = (
                1.0, fighter.fled, fighter.tries / 3, fighter.shell / 10, fighter.inside >= FIRST_OPPONENT,
                fighter.asleep / 3, len(fighter.wards) / 5, len(fighter.bars) / 3, len(fighter.aims) / 3,
                bool(fighter.action),
            )  # fmt: skip
            _fill(row, self.fighters[far[fighter.seat]], values)


def _fill(row: Row, start: int, values: Sequence[float]) -> None:
    for place, value in enumerate(values, start):
        if value:
            row[place] = max(-10.0, min(10.0, float(value)))
