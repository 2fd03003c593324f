"""Every game of the catalog keeps what is promised to whoever uses it from Python: questions, views, luck, order."""

from __future__ import annotations

import json
import os
import random
import time
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from rulewright import IllegalChoice
from rulewright.core.game import Game
from rulewright.core.record import Decision, State

from .walks import Start, every_game, of_each_game, walk

CLOCKS = ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns")


@of_each_game(1, 100)
def test_a_question_names_who_may_answer_it_and_every_seat_has_one_at_most(start: Start) -> None:
    state, luck = start.state, start.luck
    for _ in walk(state, luck):
        asked = state.decisions
        assert state.decision == asked[0]
        seats = [seat for decision in asked for seat in decision.seats]
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(range(state.seats))
        for decision in asked:
            assert decision.prompt
            assert decision.choices
            assert decision.seat in decision.seats
            for seat in decision.seats:
                found = state.decision_for(seat)
                assert found is not None
                assert found.choices == decision.choices
            with pytest.raises(IllegalChoice):
                decision.parse("no such answer")


@of_each_game(1, 100)
def test_an_answer_without_a_seat_is_given_by_the_first_who_is_asked(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    for _ in walk(state, luck):
        choice = luck.choice(state.decision.choices)
        one, other = state.copy(), state.copy()
        one.apply(choice)
        other.apply(choice, state.decision.seat)
        assert game.encode(one) == game.encode(other)
        for seat in state.decision.party:
            state.copy().apply(choice, seat)


@of_each_game(1, 100)
def test_looking_changes_nothing_and_the_same_seed_imagines_the_same(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    for decision, _ in walk(state, luck):
        if luck.random() < 0.6:
            continue
        before, events, rolls = game.encode(state), list(state.events), list(state.rolls)
        for seat in (None, *range(state.seats)):
            json.dumps(state.view(seat))
            seed = luck.getrandbits(32)
            assert game.encode(state.resample(seat, seed)) == game.encode(state.resample(seat, seed))
            game.log(state.events, seat)
        game.dump(state)
        game.why_not(state, decision.seat, luck.choice(game.action_space()))
        assert (game.encode(state), state.events, state.rolls) == (before, events, rolls)


def forbidden(*given: Any) -> Any:
    raise AssertionError("a game has no clock and no luck but its own")


@of_each_game(1, 100)
def test_luck_comes_from_the_state_alone_and_time_from_nowhere(start: Start) -> None:
    game, setup = start.game, start.setup
    plain, arrays = random.getstate(), np.random.get_state()[1].tolist()
    with patch.multiple(time, **dict.fromkeys(CLOCKS, forbidden)), patch.object(os, "urandom", forbidden):
        state = game.new(setup.players, setup.seed, setup.options, setup.mode, setup.rulings)
        assert game.encode(state) == game.encode(start.state), "the same arguments give the same game"
        for _ in walk(state, start.luck):
            pass
    assert random.getstate() == plain
    assert np.random.get_state()[1].tolist() == arrays


def secret_questions(game: Game, seed: int) -> list[State]:
    """Positions of a random game in which several seats are asked in secret, and nobody has answered."""
    found = []
    mode = max(game.modes, key=lambda mode: mode.seats[-1])
    state = game.new(mode.seats[-1], seed, mode=mode.name)
    for _ in walk(state, random.Random(seed)):
        if len(state.decisions) > 1 and state.decision.sealed and not state.picks:
            found.append(state.copy())
    return found


def test_secret_answers_lead_to_the_same_game_in_whatever_order_they_come() -> None:
    met = 0
    luck = random.Random(1)
    for game in every_game():
        for before in (one for seed in range(3) for one in secret_questions(game, seed)):
            answers = [(decision, luck.choice(decision.choices)) for decision in before.decisions]
            ends = [answered(before, answers), answered(before, answers[::-1])]
            assert game.encode(ends[0]) == game.encode(ends[1])
            assert (ends[0].events, ends[0].rolls) == (ends[1].events, ends[1].rolls)
            met += 1
    assert met > 10, "some game asks in secret"


def answered(before: State, answers: list[tuple[Decision, Any]]) -> State:
    state = before.copy()
    for decision, choice in answers:
        state.apply(choice, decision.seat)
    assert not state.picks
    return state
