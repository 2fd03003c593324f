"""Bots: made by name, seeded, and given nothing but what their seat may see."""

from __future__ import annotations

from collections import Counter

import pytest

import rulewright
from rulewright.bots import Bot, Seen, make, names
from rulewright.bots.by_name import parameters
from rulewright.core.record import Choice, Decision, State

GAME = rulewright.load("mysthea")


class Option(Choice, frozen=True):
    number: int


def question(choices: int) -> Decision:
    return Decision(0, "which", "R-1", tuple(Option(n) for n in range(choices)))


INSTANT = ("random", "first", "greedy")
"""Bots that play a whole game in the time of a test."""


def quick(name: str) -> str:
    """A bot with a small budget: how well it plays is measured elsewhere."""
    return f"{name}:sims=4" if "sims" in parameters(name) else name


def play(bot: Bot, seed: int = 4, moves: int | None = None) -> State:
    state = GAME.new(3, seed)
    while not state.over and moves != 0:
        decision = state.decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
        moves = None if moves is None else moves - 1
    return state


@pytest.mark.parametrize("name", names())
def test_the_same_name_and_seed_play_the_same_game(name: str) -> None:
    spec, moves = quick(name), None if name in INSTANT else 60
    assert GAME.dump(play(make(spec, 8), moves=moves)) == GAME.dump(play(make(spec, 8), moves=moves))


@pytest.mark.parametrize("name", names())
def test_a_bot_answers_with_an_offered_choice_and_touches_nothing(name: str) -> None:
    state = play(make("random", 1), moves=60)
    before = GAME.dump(state)
    for seed in range(20):
        assert (
            make(quick(name), seed).choose(Seen(state, state.decision.seat), state.decision) in state.decision.choices
        )
    assert GAME.dump(state) == before


def test_first_takes_the_first_choice() -> None:
    state = GAME.new(2, 1)
    assert make("first", 3).choose(Seen(state, 0), state.decision) == state.decision.choices[0]


def test_other_seeds_play_other_games() -> None:
    assert len({GAME.dump(play(make("random", seed))) for seed in range(5)}) == 5


def test_every_choice_is_as_likely_as_any_other() -> None:
    """One bot asked often, and many bots asked once: terminals make a new one for every question."""
    state = GAME.new(2, 1)
    decision = question(7)
    bot = make("random", 5)
    often = Counter(bot.choose(Seen(state, 0), decision) for _ in range(7000))
    once = Counter(make("random", seed).choose(Seen(state, 0), decision) for seed in range(7000))
    for counts in (often, once):
        assert set(counts) == set(decision.choices)
        assert all(850 < count < 1150 for count in counts.values())


def test_a_bot_sees_through_the_eyes_of_its_seat() -> None:
    state = play(make("random", 2), moves=40)
    seat = state.decision.seat
    other = (seat + 1) % 3
    seen = Seen(state, seat)
    assert seen.seat == seat
    assert seen.view == state.view(seat)
    assert "hand" in seen.view["boards"][seat]
    assert "hand" not in seen.view["boards"][other]
    assert not hasattr(seen, "state")


def test_an_imagined_state_is_like_the_true_one_for_its_seat() -> None:
    state = play(make("random", 2), moves=40)
    seen = Seen(state, state.decision.seat)
    guesses = [seen.imagine(seed) for seed in range(6)]
    assert all(guess.view(seen.seat) == seen.view for guess in guesses)
    assert len({GAME.dump(guess) for guess in guesses}) == 6
