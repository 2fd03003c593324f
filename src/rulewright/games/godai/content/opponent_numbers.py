"""The numbers that Encounters and Bosses keep to, by their Level (GAP-GOD-05, GAP-GOD-06, GAP-GOD-08)."""

from __future__ import annotations

from typing import NamedTuple

from ..model.vocabulary import Condition, Keyword, Kind, Targeting
from .components import Action

UNUSED = (Condition.IMPRISONED, Condition.IRRADIATED)
"""Their other parts belong to other Volumes (GAP-GOD-31)."""
COSTLY = frozenset(
    {
        Condition.BRAINWASHED, Condition.CAPTURED, Condition.CHARMED, Condition.CONFUSED, Condition.ENCASED,
        Condition.FRIGHTENED, Condition.FROZEN, Condition.KNOCKED_DOWN, Condition.PETRIFIED, Condition.SWALLOWED,
        Condition.TRAPPED, Condition.UNCONSCIOUS,
    }
)  # fmt: skip
"""Conditions that cost an action: the action that gives one deals 2 less, and a test always saves from it."""


class Span(NamedTuple):
    low: int
    high: int


class Reach(NamedTuple):
    """The most damage for each target, by how many are hit."""

    single: int
    dual: int
    triple: int
    group: int

    def of(self, action: Action) -> int:
        if action.targeting is Targeting.MULTI:
            return self.dual
        return 0 if action.targeting is Targeting.SELF else int(getattr(self, action.targeting))


class EncounterNumbers(NamedTuple):
    """What a Level allows (GAP-GOD-08)."""

    cards: int
    health: Span
    energy: Span
    attack: Reach
    mastery: Reach
    cost: Span
    special: Reach
    influence: int
    outlast: int
    bribe: Span


LEVELS = {
    1: EncounterNumbers(
        12, Span(8, 12), Span(4, 7), Reach(3, 2, 1, 1), Reach(3, 2, 2, 2), Span(2, 2), Reach(4, 3, 2, 2),
        10, 4, Span(2, 3),
    ),
    2: EncounterNumbers(
        10, Span(11, 15), Span(6, 9), Reach(4, 3, 2, 1), Reach(4, 3, 3, 2), Span(2, 3), Reach(5, 4, 3, 2),
        14, 5, Span(3, 4),
    ),
    3: EncounterNumbers(
        8, Span(15, 20), Span(9, 12), Reach(5, 4, 3, 2), Reach(5, 4, 3, 3), Span(3, 3), Reach(7, 5, 4, 3),
        18, 6, Span(4, 6),
    ),
    4: EncounterNumbers(
        6, Span(20, 26), Span(12, 15), Reach(6, 5, 4, 3), Reach(6, 5, 4, 3), Span(3, 4), Reach(8, 6, 5, 4),
        22, 7, Span(6, 8),
    ),
    5: EncounterNumbers(
        4, Span(26, 32), Span(15, 20), Reach(7, 6, 5, 3), Reach(8, 6, 5, 4), Span(4, 4), Reach(10, 8, 6, 4),
        26, 8, Span(8, 10),
    ),
}  # fmt: skip
REWARDS: dict[int, tuple[dict[str, int], ...]] = {
    1: ({"gold": 2}, {"tier-1": 1}),
    2: ({"tier-1": 2}, {"harvest-6 tier-2": 1}),
    3: ({"tier-2": 1}, {"die": 1}),
    4: ({"tier-2": 2}, {"element": 1}),
    5: ({"tier-3": 1}, {"tier-2": 4}),
}
"""What an Encounter gives besides one Power Up for each hero; the last one is Asura's."""
KEYS = {"112233": 20, "111223": 10, "122233": 10}
"""Action Keys: the usual one fits both printed cards, a steady and a wild one stand beside it."""
MARKS = {Keyword.DANGEROUS: 4, Keyword.TENACIOUS: 4, Keyword.AMBUSH: 2, Keyword.HATRED: 2}
SUBTYPES = {Kind.ELEMENTAL: 5, Kind.SWARM: 3, Kind.HORDE: 2, Kind.TITANIC: 2}
LEAST_OF_TYPE = 3
PASSIVES = 20


class BossNumbers(NamedTuple):
    """What a placard shows at its Level (GAP-GOD-05, GAP-GOD-06)."""

    health: int
    energy: int
    strike: Reach
    group_energy: int
    drain: int
    defend: int
    costs: tuple[int, int]
    power_ups: int
    wealth: int
    """Gold and Food together, for each hero."""


PLACARDS = {
    1: BossNumbers(22, 34, Reach(4, 3, 3, 1), 5, 9, 3, (3, 5), 2, 6),
    2: BossNumbers(30, 44, Reach(5, 4, 4, 2), 6, 10, 4, (4, 5), 2, 6),
    3: BossNumbers(38, 50, Reach(6, 5, 5, 2), 7, 11, 5, (4, 5), 2, 8),
    4: BossNumbers(46, 56, Reach(7, 6, 6, 3), 8, 12, 6, (4, 6), 2, 10),
    5: BossNumbers(56, 64, Reach(8, 7, 7, 3), 9, 13, 7, (5, 6), 2, 10),
    6: BossNumbers(66, 72, Reach(9, 8, 8, 4), 10, 14, 8, (5, 7), 3, 10),
    7: BossNumbers(78, 80, Reach(10, 9, 9, 4), 11, 15, 9, (5, 7), 3, 11),
    8: BossNumbers(90, 90, Reach(11, 10, 10, 5), 12, 16, 10, (6, 8), 3, 12),
    9: BossNumbers(105, 100, Reach(12, 11, 11, 5), 13, 17, 10, (6, 8), 4, 12),
    10: BossNumbers(100, 120, Reach(13, 11, 11, 6), 14, 18, 10, (6, 9), 0, 0),
}
NO_PORTAL = (1, 9, 10)
PLATINUM_INSTEAD = 5


def titanic_share(health: int) -> int:
    """Each of the two Healths of a Titanic opponent is three fifths of what a single one would be."""
    return (health * 3 + 4) // 5
