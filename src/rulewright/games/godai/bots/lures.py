"""What draws a group across the map, and how a fight would go: rough guesses for bots that look one choice ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ..content.components import Boss
from ..model.geometry import HEX_SLOTS, HEXES, SLOTS, distance
from ..model.hero import Hero
from ..model.state import NOWHERE, GodaiState
from ..model.steps.turn import Walk
from ..model.vocabulary import ELEMENTS, RESOURCES, STATS, Place, Stage, Stat
from ..rules import land
from ..rules.book import living
from ..rules.combat.difficulty import scaled
from ..rules.dedicating import dedicable
from ..rules.ending import standing_cities

_ATTACK, _DEFEND = STATS.index(Stat.ATTACK), STATS.index(Stat.DEFEND)
_FIRST, _SECOND = STATS.index(Stat.FIRST), STATS.index(Stat.SECOND)
_FADING = 0.88
"""What a goal is still worth when it is a hex farther away."""
_STEEP, _EVEN, _EVEN_WITH_JAETHI = 3.5, 0.3, 0.15
"""How quickly the odds of a fight rise with what the group has, and what it needs for even ones: measured in fights of
`greedy`. With half of what Jaethi has a group wins one fight in four, with three quarters three in four.
"""
_SURE = 0.75
"""The odds from which on a Boss is worth a visit."""
_BOLD, _LAST = 0.35, 0.12
"""The same for Jaethi, and in the last Siege: whoever vanquishes her has won, and no later Siege needs the heroes."""
_SOON = 3
"""Cards left in a pile with its SIEGE! card from which on the group goes home."""
_POCKET = 8
"""Gold for each hero that is not worth a walk."""
JAETHI = 10
Places: TypeAlias = dict[str, tuple[Place, Place | None]]
"""Where each Commission is attempted, and where an Aid Commission is delivered."""
_STORED = tuple([at for at, what in enumerate(RESOURCES) if str(what) in [str(one) for one in ELEMENTS]])
"""Where the Elements stand in a row of Resources."""


def prowess(state: GodaiState) -> float:
    """How much harm the group can do while it lasts: what each hero bears, times what it deals.

    In a fight those who have Fled count no more.
    """
    fled = [one.seat for one in state.combat.fighters if one.fled] if state.combat is not None else ()
    return sum(
        [_prowess(hero) for seat, hero in enumerate(state.heroes) if hero.state == "living" and seat not in fled]
    )


def _prowess(hero: Hero) -> float:
    ranks = hero.ranks
    bears = max(0, hero.health) + 0.6 * ranks[_DEFEND]
    return bears * (ranks[_ATTACK] + 0.5 * (ranks[_FIRST] + ranks[_SECOND]))


def odds(ours: float, level: int, health: float) -> float:
    """The guess that a group beats an opponent: 0 to 1. Weak opponents deal more than their Level, strong ones less."""
    part = (ours / (max(1.0, health) * (3.2 + 0.8 * level))) ** _STEEP
    return part / (part + (_EVEN_WITH_JAETHI if level == JAETHI else _EVEN))


def lure(state: GodaiState, bosses: dict[int, Boss], places: Places) -> float:
    """The best goal in reach, worth less with every hex; while the group walks, those that it still has count."""
    if state.at == NOWHERE or state.at >= HEXES:
        return 0.0
    top = state.agenda[-1] if state.agenda else None
    left = top.left if isinstance(top, Walk) else 0
    goals = _in_harvest(state, bosses, places) if state.stage == Stage.HARVEST else _in_siege(state, bosses)
    return max([value * _FADING ** max(0, distance(state.at, hex) - left) for hex, value in goals], default=0.0)


def boldness(state: GodaiState) -> float:
    """The odds from which on a group dares to fight Jaethi."""
    return _LAST if state.wave >= state.options.waves else _BOLD


def _chance(state: GodaiState, boss: Boss) -> float:
    """The odds against a Boss, with what the Difficulty adds to it."""
    return odds(prowess(state), boss.level, sum(scaled(boss, state.difficulty, len(living(state))).health))


def _waiting(state: GodaiState) -> Iterator[tuple[int, float]]:
    """Where Revived heroes wait for the group."""
    for hero in state.heroes:
        if hero.state == "waiting":
            home = f"city-{hero.city}"
            yield from [(hex, 8.0) for one in standing_cities(state) if one.id == home for hex in one.hexes]


def _errands(state: GodaiState, places: Places) -> Iterator[tuple[int, float]]:
    """Where Gold can be spent, and where Commissions are delivered or attempted."""
    gold = sum([hero.gold for hero in state.heroes]) / len(state.heroes)
    if gold > _POCKET:
        # Gear makes heroes strong, and only City-States sell it.
        yield from [(hex, min(6.0, gold / 5)) for one in standing_cities(state) for hex in one.hexes]
    for one in state.carried:
        to = places[one.card][1]
        if to is not None:
            yield from [(hex, 3.5) for hex in land.places(state, to)]
    for place in {places[card][0] for cards in state.offered for card in cards}:
        yield from [(hex, 1.5) for hex in land.places(state, place)]


def _in_harvest(state: GodaiState, bosses: dict[int, Boss], places: Places) -> Iterator[tuple[int, float]]:
    if state.siege_ahead and state.piles and state.piles[0] <= _SOON:
        # Whoever stands in a City-State when the Siege begins can help it from the first turn on.
        yield from [(hex, 5.0) for one in standing_cities(state) for hex in one.hexes]
    yield from _waiting(state)
    yield from _errands(state, places)
    for token in state.elemental_tokens:
        yield token.hex, 1.6
    for token in state.imbalance_tokens:
        yield token.hex, 1.2
    for token in state.discovery_tokens:
        yield token.hex, 3.0
    for token in state.bosses:
        level = int(token.what)
        if level not in state.dedicated and _chance(state, bosses[level]) > _SURE:
            yield token.hex, 4.0 + level
    if any(state.stockpile[at] for at in _STORED) or dedicable(state):
        # What Elements are good for, for heroes, Defenders and against Imbalance; and where Bosses are won over.
        yield from [(one.hexes[0], 3.0) for one in state.defenders if one.kind is Place.TEMPLE and not one.fallen]
    if state.treasures:
        for hex in land.places(state, Place.ANTIQUITY_SITE):
            yield hex, 3.0
    for slot in HEX_SLOTS:
        if state.tiles[slot] is None:
            yield SLOTS[slot].hexes[0], 2.0


def _in_siege(state: GodaiState, bosses: dict[int, Boss]) -> Iterator[tuple[int, float]]:
    """Who waits for the group, and Jaethi herself, for a group that can stand up to her."""
    yield from _waiting(state)
    if state.jaethi and _chance(state, bosses[JAETHI]) > boldness(state):
        yield state.jaethi[0], 15.0
