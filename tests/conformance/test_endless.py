"""Every game of the catalog, with any options and rulings together: the rules always come to a question or to the end.

Unlike the other suites, which let Hypothesis choose, this one draws many more games, each from a seed of its own, and
lets some players be stubborn: who always takes the first or the last choice meets what chance seldom meets.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.record import Choice, Decision, State
from rulewright.core.rulebook import MOST_STEPS

from .walks import NAMES, SOAK

GAMES = 30_000 if SOAK else 160
MOST_MOVES = 20_000
"""Careless players may take longer to beat an Enemy; that they ever end is not asked here."""
Pick = Callable[[Random, Decision], Choice]


def first(luck: Random, decision: Decision) -> Choice:
    return decision.choices[0] if luck.random() < 0.9 else luck.choice(decision.choices)


def last(luck: Random, decision: Decision) -> Choice:
    return decision.choices[-1] if luck.random() < 0.9 else luck.choice(decision.choices)


def rarest(luck: Random, decision: Decision) -> Choice:
    """One of the kinds of choice that are offered, then one of that kind: what is offered once comes as often."""
    kind = luck.choice(list(dict.fromkeys(type(choice) for choice in decision.choices)))
    return luck.choice([choice for choice in decision.choices if type(choice) is kind])


def anything(luck: Random, decision: Decision) -> Choice:
    return luck.choice(decision.choices)


PICKS: tuple[Pick, ...] = (anything, rarest, first, last)


def drawn(game: Game, luck: Random) -> dict[str, Any]:
    """Seats, mode, and for every option and ruling its default or any value; what cannot be is drawn again."""
    mode = luck.choice(game.modes)

    def terms(known: Any) -> dict[str, Any]:
        usual = luck.random()
        return {
            option.name: option.default
            if luck.random() < usual
            else luck.choice(game.values(option, mode.name) or (option.default,))
            for option in known
        }

    return {
        "players": luck.choice(mode.seats),
        "seed": luck.randrange(2**40),
        "mode": mode.name,
        "options": terms(game.options),
        "rulings": terms(game.rulings),
    }


def started(game: Game, luck: Random) -> State:
    while True:
        try:
            return game.new(**drawn(game, luck))
        except SetupError:
            continue


class Counting:
    """Stands in for what a book settles after each step, and counts the steps between two questions."""

    def __init__(self, settle: Callable[[State], None] | None) -> None:
        self.settle = settle
        self.steps = 0

    def __call__(self, state: State) -> None:
        self.steps += 1
        if self.settle is not None:
            self.settle(state)


@pytest.mark.parametrize("name", NAMES)
def test_no_choice_under_any_options_and_rulings_sends_the_rules_in_circles(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    game = rulewright.load(name)
    counting = Counting(game.book.settling)
    monkeypatch.setattr(game.book, "settling", counting)
    most = 0
    for number in range(GAMES):
        luck = Random(number)
        state = started(game, luck)
        pick = PICKS[number % len(PICKS)]
        moves = 0
        while not state.over and moves < MOST_MOVES:
            decision = luck.choice(state.decisions)
            counting.steps = 0
            state.apply(pick(luck, decision), decision.seat)
            most = max(most, counting.steps)
            moves += 1
    assert 0 < most < MOST_STEPS // 10, "the bound on steps is too near to what real games need"
