"""Tournaments: every bot meets every other on the same seeds and from every seat; ratings, and who beats whom.

A tournament is a plan whose every seed is played with all seatings, so it runs on any engine and goes on after a kill.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from statistics import fmean
from typing import Any

from msgspec import Struct

from rulewright.core.errors import SetupError
from rulewright.core.game import Game

from .intervals import Estimate, paired, wilson
from .playing import Plan, Result
from .ratings import Contest, rate, tally_of, unbeaten

MOST_LINE_UPS = 2000


class Standing(Struct, frozen=True):
    """What became of one bot."""

    bot: str
    rating: Estimate
    games: int
    """Tables that it sat at."""
    wins: float
    """Tables that it won, from whichever seat; shared wins in parts."""
    share: Estimate
    """Wins by games."""
    even: float
    """What the share would be if all were equally strong."""
    mean_score: float


class Pairing(Struct, frozen=True):
    """What became of two bots at the same tables."""

    first: str
    second: str
    games: int
    ahead: Estimate
    """How often the first ended before the second; ties count half."""
    margin: Estimate
    """How many points more the first made, over all seeds."""


class Report(Struct, frozen=True):
    """The end of a tournament."""

    standings: tuple[Standing, ...]
    """The best first."""
    pairings: tuple[Pairing, ...]
    unbeaten: tuple[tuple[str, str], ...]
    """Who never lost to whom: their distance is larger than the ratings say, nobody knows by how much."""


# -- who plays whom ------------------------------------------------------------------------------------------


def line_ups(bots: Sequence[str], players: int, against: str | None = None) -> list[tuple[str, ...]]:
    """The tables, without regard to who sits where.

    Each bot has as many seats as any other, and every choice of bots for the seats that are left over comes once. If
    all play `against` one bot, each has one seat, and that bot has all others.
    """
    if against is not None:
        return [(bot, *[against] * (players - 1)) for bot in bots]
    each, left = divmod(players, len(bots))
    return [tuple(bot for bot in bots for _ in range(each + (bot in extra))) for extra in combinations(bots, left)]


def seatings(bots: Sequence[str], players: int, against: str | None = None) -> tuple[tuple[str, ...], ...]:
    """Every line-up, moved on until each has sat everywhere."""
    return tuple(
        line_up[-shift:] + line_up[:-shift] if shift else line_up
        for line_up in line_ups(bots, players, against)
        for shift in range(players)
    )


def check(game: Game, mode: str | None, bots: Sequence[str], players: int, games: int, against: str | None) -> None:
    """Fail early and clearly on a tournament that makes no sense."""
    named = [*bots, *([against] if against is not None else [])]
    if len(named) < 2:
        raise SetupError("tournament-bots")
    if len(set(named)) != len(named):
        raise SetupError("tournament-twice", bots=", ".join(named))
    if game.mode(mode).cooperative:
        raise SetupError("tournament-together", mode=game.mode(mode).name)
    if players < 2:
        raise SetupError("tournament-players", players=players)
    if games < 1:
        raise SetupError("games-at-least-one", games=games)
    if against is None and comb(len(bots), players % len(bots)) > MOST_LINE_UPS:
        raise SetupError("tournament-line-ups", bots=len(bots), players=players, most=MOST_LINE_UPS)


def plan(
    game: Game, bots: Sequence[str], players: int, games: int, seed: int, against: str | None = None, **more: Any
) -> Plan:
    """The games of a tournament: at least `games` of each line-up, on as many seeds as that takes."""
    check(game, more.get("mode"), bots, players, games, against)
    seats = seatings(bots, players, against)
    seeds = -(-games // players)
    named = (*bots, against) if against is not None else tuple(bots)
    return Plan(game.name, players, named, seeds * len(seats), seed, seatings=seats, **more)


# -- what came of it -----------------------------------------------------------------------------------------


def report(plan: Plan, results: Sequence[Result]) -> Report:
    """Standings, pairings and their intervals."""
    bots = plan.bots
    by_seed: dict[int, list[Contest]] = defaultdict(list)
    for result in results:
        by_seed[result.seed].append(_contest(bots, result))
    ratings = rate(list(by_seed.values()), plan.seed)
    standings = [_standing(bot, rating, results) for bot, rating in zip(bots, ratings, strict=True)]
    contests = [contest for group in by_seed.values() for contest in group]
    return Report(
        tuple(sorted(standings, key=lambda standing: -standing.rating.value)),
        tuple(_pairings(bots, results)),
        tuple((bots[one], bots[other]) for one, other in unbeaten(tally_of(contests))),
    )


def _contest(bots: Sequence[str], result: Result) -> Contest:
    wins = dict.fromkeys(bots, 0.0)
    for seat in result.winners:
        wins[result.seats[seat]] += 1 / len(result.winners)
    return Contest(tuple(result.seats.count(bot) for bot in bots), tuple(wins.values()))


def _standing(bot: str, rating: Estimate, results: Sequence[Result]) -> Standing:
    sat = [result for result in results if bot in result.seats]
    wins = sum(
        sum(result.seats[seat] == bot for seat in result.winners) / len(result.winners)
        for result in sat
        if result.winners
    )
    scores = [score for result in sat for score, name in zip(result.scores, result.seats, strict=True) if name == bot]
    even = fmean(result.seats.count(bot) / len(result.seats) for result in sat)
    return Standing(bot, rating, len(sat), wins, wilson(wins, len(sat)), even, fmean(scores))


def _pairings(bots: Sequence[str], results: Sequence[Result]) -> Iterator[Pairing]:
    for first, second in combinations(bots, 2):
        met = [result for result in results if first in result.seats and second in result.seats]
        if met:
            ahead = wilson(sum(_ahead(result, first, second) for result in met), len(met))
            yield Pairing(first, second, len(met), ahead, _margin(met, first, second))


def _seats(result: Result, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(result.seats) if name == bot]


def _ahead(result: Result, first: str, second: str) -> float:
    """How much of the first's seats ended before how much of the second's: 0 to 1."""
    places = {seat: place for place, seat in enumerate(result.ranking)}
    # Shared winners are ranked all the same, but nobody was ahead.
    places |= dict.fromkeys(result.winners, -1)
    return fmean(
        0.5 if places[one] == places[other] else float(places[one] < places[other])
        for one in _seats(result, first)
        for other in _seats(result, second)
    )


def _margin(met: Sequence[Result], first: str, second: str) -> Estimate:
    """The difference of points, paired by seed: what a seed gives to everybody does not blur it."""
    points: dict[int, tuple[list[int], list[int]]] = {}
    for result in met:
        ours, theirs = points.setdefault(result.seed, ([], []))
        ours.extend(result.scores[seat] for seat in _seats(result, first))
        theirs.extend(result.scores[seat] for seat in _seats(result, second))
    return paired([fmean(ours) for ours, _ in points.values()], [fmean(theirs) for _, theirs in points.values()])
