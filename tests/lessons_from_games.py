"""Lessons from whole games that are too long to be kept choice by choice: short stretches, each of which shows many
rules.

A game's `tests/<game>/table.py` names the states from which its games are played (`long_games`). Each game is cut into
stretches of some choices. A few of these stretches are chosen so that together they show every rule that any of them
shows: first rules that an event or a question names, then those of which only a function of the game tells that it ran
(tests/seen_rules.py), unless it runs all the time. What is chosen depends on the games alone, not on the tests.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from rulewright.content.lessons import Played
from rulewright.core.game import Game
from rulewright.core.record import Seat, State

from . import seen_rules

LENGTH = 8
"""Choices in a stretch."""
LONGEST = 1500
"""A game is followed for so many choices."""
AFTER = 1
"""Choices that are shown after the one that shows a rule."""
BESIDE = 0.1
"""How often something beside the question is done."""
OFTEN = 0.1
"""What runs in more of all choices than this is no moment of its own."""


class Stretch(NamedTuple):
    """Some choices of a game: the position before them, and for each choice what was named and what ran."""

    start: bytes
    moves: tuple[Played, ...]
    named: tuple[frozenset[str], ...]
    ran: tuple[frozenset[str], ...]


class Moment(NamedTuple):
    """Where a rule is shown: a stretch, how many of its choices, and which of them names the rule, from 1."""

    start: bytes
    moves: tuple[Played, ...]
    shows: int
    seat: Seat


def stretches(game: Game, state: State, seed: int) -> list[Stretch]:
    """A game by chance, cut into pieces."""
    chance = random.Random(seed)
    found: list[Stretch] = []
    played = 0
    while not state.over and played < LONGEST:
        start = game.encode(state)
        moves, named, ran = [], [], []
        while not state.over and len(moves) < LENGTH:
            decision = chance.choice(state.decisions)
            beside = bool(decision.aside) and chance.random() < BESIDE
            choice = chance.choice(decision.aside if beside else decision.choices)
            seen_rules.forget()
            state.apply(choice, decision.seat)
            told = frozenset([decision.rule, *[event.rule for event in state.events]])
            moves.append(Played(decision.seat, str(choice)))
            named.append(told)
            ran.append(seen_rules.seen())
        played += len(moves)
        found.append(Stretch(start, tuple(moves), tuple(named), tuple(ran)))
    return found


def moments(game: Game, states: Iterable[State], ids: Iterable[str]) -> dict[str, Moment]:
    """For each id that any of these games shows, where it does so."""
    known = frozenset(ids)
    pieces = [piece for seed, state in enumerate(states) for piece in stretches(game, state, seed)]
    moves = sum(len(piece.moves) for piece in pieces)
    times = Counter(id for piece in pieces for row in piece.ran for id in row)
    rare = frozenset(id for id, n in times.items() if n < OFTEN * moves)
    told = [known & frozenset().union(*piece.named) for piece in pieces]
    ran = [known & rare & frozenset().union(*piece.ran) for piece in pieces]
    named = frozenset().union(*told)
    chosen = covering(told, named, [])
    silent = [row - named for row in ran]
    chosen = covering(silent, frozenset().union(*silent), chosen)
    found: dict[str, Moment] = {}
    for at in chosen:
        for id in (*sorted(told[at]), *sorted(silent[at])):
            if id not in found:
                found[id] = shown(pieces[at], id)
    return found


def covering(rows: list[frozenset[str]], wanted: frozenset[str], chosen: list[int]) -> list[int]:
    """Few rows that hold everything that is wanted, besides those that are chosen already."""
    left = set(wanted).difference(*[rows[at] for at in chosen])
    chosen = list(chosen)
    while left:
        best = max(range(len(rows)), key=lambda at: (len(left & rows[at]), -at))
        chosen.append(best)
        left -= rows[best]
    return chosen


def shown(piece: Stretch, id: str) -> Moment:
    """The first choice of a stretch that names an id, or at which it ran."""
    by_name = next((number for number, row in enumerate(piece.named, 1) if id in row), 0)
    number = by_name or next(number for number, row in enumerate(piece.ran, 1) if id in row)
    return Moment(piece.start, piece.moves[: number + AFTER], by_name, piece.moves[number - 1].seat)
