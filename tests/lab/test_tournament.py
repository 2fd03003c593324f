"""Tournaments: everybody meets everybody equally often, on the same seeds and from every seat."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import rulewright
from rulewright.core.errors import SetupError
from rulewright.core.game import Mode
from rulewright.lab.matches import Result, run, seating, seed_of
from rulewright.lab.tournament import line_ups, plan, report, seatings

GAME = rulewright.load(rulewright.game_names()[0])
BOTS = ("a", "b", "c", "d", "e")


def result(number: int, seed: int, seats: tuple[str, ...], scores: tuple[int, ...]) -> Result:
    ranking = tuple(sorted(range(len(seats)), key=lambda seat: -scores[seat]))
    winners = tuple(seat for seat in ranking if scores[seat] == max(scores))
    return Result(number, seed, seats, scores, winners, 100, 1.0, ranking)


# -- who plays whom ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_bot_meets_every_other_and_sits_everywhere_equally_often(players: int, count: int) -> None:
    bots = BOTS[:count]
    tables = seatings(bots, players)
    assert len(set(tables)) == len(tables), "no game is played twice"
    meetings: Counter[tuple[str, str]] = Counter()
    for table in tables:
        for one, other in combinations(table, 2):
            if one != other:
                meetings[min(one, other), max(one, other)] += 1
    assert set(meetings) == set(combinations(bots, 2))
    assert len(set(meetings.values())) == 1
    for seat in range(players):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1


def test_two_players_are_all_pairs_with_both_seats() -> None:
    assert seatings(BOTS[:3], 2) == (("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"))


def test_more_seats_than_bots_are_shared_fairly() -> None:
    assert line_ups(("a", "b"), 4) == [("a", "a", "b", "b")]
    assert line_ups(("a", "b"), 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_one_alone_against_a_table_of_another() -> None:
    assert line_ups(("a", "b"), 4, against="z") == [("a", "z", "z", "z"), ("b", "z", "z", "z")]
    assert [table.index("a") for table in seatings(("a",), 4, "z")] == [0, 1, 2, 3]


def test_all_line_ups_play_the_same_seeds() -> None:
    found = plan(GAME, ("random", "first"), 2, games=5, seed=10)
    assert found.games == 6, "rounded up to whole rotations"
    assert [seed_of(found, number) for number in range(6)] == [10, 10, 11, 11, 12, 12]
    assert {seating(found, number) for number in range(2)} == {("random", "first"), ("first", "random")}


@pytest.mark.parametrize(
    ("bots", "players", "games", "against", "sentence"),
    [
        (("random",), 2, 1, None, "needs at least two bots"),
        (("random", "first", "random"), 2, 1, None, "every bot can take part once"),
        (("random",), 2, 1, "random", "every bot can take part once"),
        (("random", "first"), 2, 0, None, "cannot play 0 games"),
        (("random", "first"), 1, 1, None, "at least two players, not 1"),
        (tuple(f"search:sims={n}" for n in range(1, 41)), 5, 1, None, "too many line-ups"),
    ],
)
def test_a_tournament_that_makes_no_sense_fails_at_once(
    bots: tuple[str, ...], players: int, games: int, against: str | None, sentence: str
) -> None:
    with pytest.raises(SetupError, match=sentence):
        plan(GAME, bots, players, games, 0, against)


def test_who_wins_together_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "modes", (Mode("together", (2, 3), cooperative=True),))
    with pytest.raises(SetupError, match="all win or lose together"):
        plan(GAME, ("random", "first"), 2, 1, 0)


# -- what came of it --------------------------------------------------------------------------------------------


def test_standings_and_pairings_of_two() -> None:
    tournament = plan(GAME, ("random", "first"), 2, games=8, seed=0)
    scores = [(10, 4), (3, 9), (5, 8), (7, 6), (9, 9), (1, 2), (12, 2), (2, 7)]
    results = [result(number, number // 2, seating(tournament, number), score) for number, score in enumerate(scores)]
    found = report(tournament, results)
    # As random sees them: 10:4, 9:3, 5:8, 6:7, 9:9, 2:1, 12:2, 7:2.
    best, worst = found.standings
    assert (best.bot, best.games, best.wins) == ("random", 8, 5.5)
    assert (worst.bot, worst.games, worst.wins) == ("first", 8, 2.5)
    assert best.share.rounded(4).value == 0.6875
    assert best.share.low < 0.5 < best.share.high
    assert (best.even, best.mean_score, worst.mean_score) == (0.5, 7.5, 4.5)
    assert best.rating.value > worst.rating.value
    assert best.rating.has(worst.rating.value), "eight games say little"
    (pair,) = found.pairings
    assert (pair.first, pair.second, pair.games, pair.ahead.value) == ("random", "first", 8, 0.6875)
    assert pair.margin.value == pytest.approx(3.0)
    # By seed the margins are 6, -2, 0.5 and 7.5.
    assert (pair.margin.high - pair.margin.low) / 2 == pytest.approx(1.959964 * 4.490731 / 2, abs=1e-3)
    assert found.unbeaten == ()


def test_at_larger_tables_ahead_is_by_the_ranking() -> None:
    tournament = plan(GAME, ("random", "first", "greedy"), 3, games=3, seed=0)
    tables = [seating(tournament, number) for number in range(3)]
    by_bot = {"random": 5, "first": 9, "greedy": 20}
    results = [result(n, 0, table, tuple(by_bot[bot] for bot in table)) for n, table in enumerate(tables)]
    found = report(tournament, results)
    best, *others = found.standings
    assert best.bot == "greedy"
    # Only wins count for ratings, so the two that never won are equal.
    assert others[0].rating.value == pytest.approx(others[1].rating.value)
    ahead = {(pair.first, pair.second): pair.ahead.value for pair in found.pairings}
    assert ahead == {("random", "first"): 0.0, ("random", "greedy"): 0.0, ("first", "greedy"): 0.0}
    assert best.even == pytest.approx(1 / 3)
    assert ("greedy", "random") in found.unbeaten


def test_one_against_three_is_compared_with_a_quarter() -> None:
    tournament = plan(GAME, ("random",), 4, games=4, seed=0, against="first")
    results = [
        result(n, 0, table, tuple(9 if bot == "random" else seat for seat, bot in enumerate(table)))
        for n, table in enumerate(seating(tournament, number) for number in range(4))
    ]
    found = report(tournament, results)
    alone, three = found.standings
    assert (alone.bot, alone.even, alone.share.value) == ("random", 0.25, 1.0)
    assert (three.bot, three.even, three.share.value) == ("first", 0.75, 0.0)
    assert found.pairings[0].ahead.value == 1.0


def test_the_same_seeds_give_the_same_report() -> None:
    tournament = plan(GAME, ("random", "first"), 2, games=10, seed=1)
    found = report(tournament, run(tournament, 2))
    assert sum(standing.wins for standing in found.standings) == pytest.approx(10)
    assert {standing.games for standing in found.standings} == {10}
    assert report(tournament, run(tournament)) == found, "the same seeds, the same report"
