"""Matches: who sits where, the same games on any number of processes, how wins are counted."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.bots import Seen, simple
from rulewright.bots.simple import FirstBot, RandomBot
from rulewright.core.errors import SetupError
from rulewright.core.record import Choice, Decision
from rulewright.lab.matches import Failed, Plan, Result, play, play_one, run, seating, seed_of, summary

from .measuring import Count


def plan(**changes: object) -> Plan:
    fields: dict[str, object] = {"game": "mysthea", "players": 3, "bots": ("random", "first"), "games": 4, "seed": 9}
    return Plan(**{**fields, **changes})  # type: ignore[arg-type]


def test_the_list_of_bots_is_repeated_to_fill_the_table() -> None:
    assert seating(plan(players=5), 0) == ("random", "first", "random", "first", "random")


def test_every_bot_sits_everywhere_equally_often() -> None:
    four = plan(players=4, bots=("random", "first", "first", "first"))
    at = [seating(four, number).index("random") for number in range(8)]
    assert at == [0, 1, 2, 3, 0, 1, 2, 3]


def test_a_game_depends_on_its_seed_alone() -> None:
    game = rulewright.load("mysthea")
    later = play_one(game, plan(seed=9), 2)
    alone = play_one(game, plan(seed=11), 0)
    assert later.seed == alone.seed == 11
    assert later.seats != alone.seats
    again = play_one(game, plan(seed=9), 2)
    assert (again.scores, again.winners, again.decisions) == (later.scores, later.winners, later.decisions)


def test_results_come_in_order_from_any_number_of_processes() -> None:
    one = run(plan(games=7))
    two = run(plan(games=7), jobs=2)
    assert [result.number for result in two] == list(range(7))
    assert [(r.seed, r.seats, r.scores, r.winners, r.decisions) for r in one] == [
        (r.seed, r.seats, r.scores, r.winners, r.decisions) for r in two
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_every_game_once(jobs: int) -> None:
    done: list[int] = []
    run(plan(games=5), jobs, done.append)
    assert sum(done) == 5


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "cannot play 0 games"),
        ({"games": -3}, "cannot play -3 games"),
        ({"bots": ()}, "name at least one bot"),
        ({"bots": ("clever",)}, "there is no bot 'clever'"),
        ({"players": 2, "bots": ("first",) * 3}, "3 bots do not fit on 2 seats"),
        ({"players": 6}, "cannot be played by 6"),
        ({"options": {"dragons": True}}, "there is no option 'dragons'"),
    ],
)
def test_a_plan_that_cannot_be_played_fails_at_once(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        run(plan(**changes), jobs=2)


def test_shared_wins_count_in_parts() -> None:
    results = [
        Result(0, 1, ("random", "first", "random"), (5, 5, 2), (0, 1), 100, 0.5),
        Result(1, 2, ("random", "random", "first"), (1, 2, 9), (2,), 200, 0.5),
    ]
    figures = summary(plan(games=2), results)
    assert figures["wins"] == {"random": 0.5, "first": 1.5}
    assert figures["win_rate"] == {"random": 0.25, "first": 0.75}
    assert figures["mean_score"] == {"random": 2.5, "first": 7.0}
    assert figures["decisions"] == 300
    assert figures["decisions_per_game"] == 150.0
    assert figures["decisions_per_s"] == 300


def test_no_measured_time_is_no_division_by_zero() -> None:
    figures = summary(plan(games=1, bots=("first",)), [Result(0, 1, ("first",) * 3, (1, 2, 3), (2,), 10, 0.0)])
    assert figures["decisions_per_s"] == 0


# -- seatings ---------------------------------------------------------------------------------------------------


def test_with_seatings_every_seed_is_played_with_each() -> None:
    two = plan(players=2, seatings=(("random", "first"), ("first", "random")))
    assert [(seed_of(two, number), seating(two, number)[0]) for number in range(4)] == [
        (9, "random"),
        (9, "first"),
        (10, "random"),
        (10, "first"),
    ]


# -- what a result holds ----------------------------------------------------------------------------------------


def test_a_result_says_how_it_was_played_and_who_came_where() -> None:
    game = rulewright.load("mysthea")
    found = play_one(game, plan(options={"expert": True}), 0)
    assert (found.mode, found.players, found.options) == (game.modes[0].name, 3, {"expert": True})
    assert sorted(found.ranking) == [0, 1, 2]
    assert found.ranking[0] in found.winners
    assert [found.scores[seat] for seat in found.ranking] == sorted(found.scores, reverse=True)
    assert (found.notes, found.facts) == ((), ())


def test_accumulators_see_the_start_every_choice_and_the_end() -> None:
    own = Count()
    found = play_one(rulewright.load("mysthea"), plan(accumulators=("tests.lab.measuring.Count",)), 1, [own])
    named, given = found.facts
    assert named == given
    assert named["calls"] == ["before mysthea random,random,first True", "after True"]
    assert sum(named["choices"].values()) == found.decisions
    assert "MYS-059" in named["rules"]


def test_facts_are_the_same_from_other_processes() -> None:
    measured = plan(games=3, accumulators=("tests.lab.measuring.Count",))
    assert [result.facts for result in run(measured)] == [result.facts for result in run(measured, 2)]


@pytest.mark.parametrize("path", ["Count", "tests.lab.measuring.Nobody", "tests.lab.nowhere.Count", ""])
def test_an_accumulator_that_does_not_exist_is_told_at_once(path: str) -> None:
    with pytest.raises(SetupError, match="there is no accumulator"):
        run(plan(accumulators=(path,)))


def test_what_bots_report_is_in_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    class Anxious(RandomBot):
        listens = True
        closed = 0

        def over(self, outcome: object) -> None:
            pass

        def notes(self) -> tuple[str, ...]:
            return ("seat was cold",)

        def close(self) -> None:
            Anxious.closed += 1

    monkeypatch.setattr(simple, "RandomBot", Anxious)
    results = run(plan(games=2, players=2, bots=("random", "first")))
    assert [result.notes for result in results] == [("seat was cold",), ("seat was cold",)]
    assert Anxious.closed == 3, "once for each game, and once when the plan was checked"
    assert summary(plan(games=2), results)["notes"][1] == {"seed": 10, "note": "seat was cold"}


# -- failures ---------------------------------------------------------------------------------------------------


def test_a_bot_that_raises_ends_the_run_with_all_that_shows_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(FirstBot):
        def __init__(self, seed: int) -> None:
            self.asked = 0

        def choose(self, seen: Seen, decision: Decision) -> Choice:
            self.asked += 1
            if self.asked == 12:
                raise KeyError("the queen of hearts")
            return super().choose(seen, decision)

    monkeypatch.setattr(simple, "FirstBot", Failing)
    with pytest.raises(Failed) as caught:
        run(plan(options={"expert": True}, games=2))
    failure = caught.value.failure
    seed, seats = seed_of(failure.plan, failure.number), seating(failure.plan, failure.number)
    assert seats[failure.seat] == "first"
    assert failure.reason == "KeyError: 'the queen of hearts'"
    assert "in choose" in failure.trace
    said = str(caught.value)
    assert f"seed {seed} failed at decision {failure.decision}, where seat {failure.seat} (first) was asked" in said
    command = f"rulewright simulate mysthea --players 3 --bots {','.join(seats)} --games 1 --seed {seed}"
    assert said.endswith(f"to see it again: {command} --option expert=yes")
    # And so it does.
    with pytest.raises(Failed) as once_more:
        run(plan(bots=seats, games=1, seed=seed, options={"expert": True}))
    assert once_more.value.failure.seat == failure.seat
    assert once_more.value.failure.decision == failure.decision


def test_a_failure_in_another_process_is_told_the_same_way() -> None:
    broken = plan(accumulators=("tests.lab.measuring.Picky",), games=2)
    with pytest.raises(Failed) as caught:
        list(play(broken, 2))
    failure = caught.value.failure
    assert failure.reason.startswith("ValueError: ")
    with pytest.raises(Failed) as alone:
        list(play(broken, 1, numbers=[failure.number]))
    assert str(alone.value) == str(caught.value)


def test_an_answer_that_is_not_offered_is_a_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dreaming(FirstBot):
        def choose(self, seen: Seen, decision: Decision) -> Choice:
            return Dream()

    class Dream(Choice, frozen=True):
        pass

    monkeypatch.setattr(simple, "FirstBot", Dreaming)
    with pytest.raises(Failed, match=r"failed at decision \d+, where seat \d \(first\) was asked: IllegalChoice"):
        run(plan(games=1))
