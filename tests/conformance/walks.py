"""Random walks through any game of the catalog: how the conformance suite meets positions."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from types import FunctionType
from typing import Any, NamedTuple, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.core.game import Game, Mode, Option
from rulewright.core.record import Choice, Decision, State
from rulewright.core.replay import Setup
from rulewright.lab.bench import is_compiled
from tests.caravan import CARAVAN

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))
LONG_ENOUGH = 5_000
"""Choices after which a walk leaves a game that need not end."""


def thorough(examples: int, soak: int) -> Any:
    """Hypothesis settings: a few games in `make test`, thousands in `make soak`."""
    return settings(
        max_examples=soak if SOAK else examples,
        deadline=None,
        derandomize=not SOAK,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        print_blob=True,
    )


def values(option: Option, ending: bool) -> st.SearchStrategy[Any]:
    """The values of an option, or its examples where there are too many; on request only those that end a game."""
    return st.sampled_from(option.ending if ending else option.values)


def every_game() -> list[Game]:
    """The games of the catalog that are under test, and a small one that asks for little else than a party."""
    return [*(rulewright.load(name) for name in NAMES), CARAVAN]


def is_under_test(name: str) -> bool:
    """On the compiled build only games whose rules are compiled, too: the plain run plays the others already."""
    resolving = rulewright.load(name).book.resolving.values()
    return not is_compiled() or not all(isinstance(resolve, FunctionType) for resolve in resolving)


NAMES = tuple([name for name in rulewright.game_names() if is_under_test(name)])


class Start(NamedTuple):
    """A new game, and a stream of luck for the walk through it."""

    game: Game
    setup: Setup
    state: State
    luck: Random


Test: TypeAlias = Callable[[Start], None]


class Kind(NamedTuple):
    """What is played, and by how many; a field that is None is drawn."""

    game: Game
    mode: Mode | None = None
    players: int | None = None

    def __str__(self) -> str:
        return self.game.name if self.mode is None else f"{self.game.name}-{self.mode.name}-{self.players}"


@st.composite
def starts(draw: st.DrawFn, kind: Kind, ending: bool) -> Start:
    """A new game: players and mode, options, rulings, seed; and a stream of luck for the walk."""
    game = kind.game
    mode = kind.mode or draw(st.sampled_from(game.modes))
    players = kind.players or draw(st.sampled_from(mode.seats))
    fitting = [option for option in game.options if players in (option.seats or (players,))]
    options = {option.name: draw(values(option, ending)) for option in fitting}
    rulings = {option.name: draw(values(option, ending)) for option in game.rulings}
    seed = draw(st.integers(0, 2**32))
    setup = Setup(game.name, players, seed, mode.name, options, rulings)
    state = game.new(players, seed, options, mode.name, rulings)
    return Start(game, setup, state, Random(seed))


def _each(kinds: list[Kind], examples: int, soak: int, ending: bool) -> Callable[[Test], Any]:
    def played(test: Test) -> Any:
        def each(kind: Kind, data: st.DataObject) -> None:
            test(data.draw(starts(kind, ending)))

        each.__name__, each.__doc__ = test.__name__, test.__doc__  # by which Hypothesis draws other games for each test
        drawing = thorough(examples, soak)(given(data=st.data())(each))
        return pytest.mark.parametrize("kind", kinds, ids=str)(drawing)

    return played


def of_each_game(examples: int, soak: int, ending: bool = False) -> Callable[[Test], Any]:
    """A test of `examples` games of each game, with any mode and number of players."""
    return _each([Kind(game) for game in every_game()], examples, soak, ending)


def of_each_table(examples: int, soak: int, ending: bool = False) -> Callable[[Test], Any]:
    """A test of `examples` games of each game in each mode with each number of players."""
    kinds = [Kind(game, mode, players) for game in every_game() for mode in game.modes for players in mode.seats]
    return _each(kinds, examples, soak, ending)


def any_decision(state: State, luck: Random) -> tuple[Decision, Choice]:
    """One of the open decisions (seats answer in any order) and one of its choices."""
    decision = luck.choice(state.decisions)
    if decision.confirming and luck.random() < 0.5:
        return decision, decision.choices[0]  # or a walk would change its mind for ever
    return decision, luck.choice((*decision.choices, *decision.aside))


def need_not_end(state: State) -> bool:
    """Whether the mode, or something that the table has agreed on, lets a game of random players go on for ever."""
    game, agreed = state.game, state.game.terms(state)
    if game.mode(game.mode_of(state)).endless:
        return True
    known = {"options": game.options, "rulings": game.rulings}
    return any(agreed[kind].get(option.name) in option.endless for kind in known for option in known[kind])


def walk(state: State, luck: Random) -> Iterator[tuple[Decision, Choice]]:
    """Play at random to the end, or long enough, stopping at each decision before it is made."""
    endless = need_not_end(state)
    moves = 0
    while not state.over and not (endless and moves == LONG_ENOUGH):
        decision, choice = any_decision(state, luck)
        yield decision, choice
        state.apply(choice, decision.seat)
        moves += 1
        assert moves < 20_000, "the game does not end"
