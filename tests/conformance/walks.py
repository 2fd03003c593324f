"""Random walks through any game of the catalog: how the conformance suite meets positions."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import rulewright
from rulewright.core.game import Game, Option
from rulewright.core.record import Choice, Decision, State
from rulewright.core.replay import Setup
from tests.caravan import CARAVAN

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))


def thorough(examples: int, soak: int) -> Any:
    """Hypothesis settings: a few games in `make test`, thousands in `make soak`."""
    return settings(
        max_examples=soak if SOAK else examples,
        deadline=None,
        derandomize=not SOAK,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        print_blob=True,
    )


def values(option: Option) -> st.SearchStrategy[Any]:
    """The values of an option, or its examples where there are too many or games would not end."""
    return st.sampled_from(option.examples or option.allowed or (option.default,))


def every_game() -> list[Game]:
    """The games of the catalog, and one for what none of them asks for: a party."""
    return [*(rulewright.load(name) for name in rulewright.game_names()), CARAVAN]


class Start(NamedTuple):
    """A new game, and a stream of luck for the walk through it."""

    game: Game
    setup: Setup
    state: State
    luck: Random


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """A new game of any kind: players, mode, options, rulings, seed; and a stream of luck for the walk."""
    game = draw(st.sampled_from(every_game()))
    mode = draw(st.sampled_from(game.modes))
    players = draw(st.sampled_from(mode.seats))
    options = {option.name: draw(values(option)) for option in game.options if players in (option.seats or (players,))}
    rulings = {option.name: draw(values(option)) for option in game.rulings}
    seed = draw(st.integers(0, 2**32))
    setup = Setup(game.name, players, seed, mode.name, options, rulings)
    state = game.new(players, seed, options, mode.name, rulings)
    return Start(game, setup, state, Random(seed))


def any_decision(state: State, luck: Random) -> tuple[Decision, Choice]:
    """One of the open decisions (seats answer in any order) and one of its choices."""
    decision = luck.choice(state.decisions)
    if decision.confirming and luck.random() < 0.5:
        return decision, decision.choices[0]  # or a walk would change its mind for ever
    return decision, luck.choice((*decision.choices, *decision.aside))


def walk(state: State, luck: Random) -> Iterator[tuple[Decision, Choice]]:
    """Play at random to the end, stopping at each decision before it is made."""
    moves = 0
    while not state.over:
        decision, choice = any_decision(state, luck)
        yield decision, choice
        state.apply(choice, decision.seat)
        moves += 1
        assert moves < 20_000, "the game does not end"
