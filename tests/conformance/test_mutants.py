"""Every game of the catalog: a damaged save is refused, or it can be played on; an honest one is never refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import ImpossiblePosition, SaveError
from rulewright.core.game import Game
from rulewright.core.record import State

from ..mutants import Mutator
from .test_endless import started
from .walks import NAMES, SOAK, any_decision

MUTANTS = 100_000 if SOAK else 250
HONEST = 20_000 if SOAK else 100
SAVES = 40
MOVES = 30


def some_positions(game: Game, luck: Random) -> Iterator[State]:
    """Positions of random games with any modes, options and rulings: from the setup to the end."""
    while True:
        state = started(game, luck)
        for _ in range(luck.randrange(1, 400)):
            if state.over:
                break
            decision, choice = any_decision(state, luck)
            state.apply(choice, decision.seat)
            if luck.random() < 0.02:
                yield state
        yield state


def play_on(state: State, luck: Random) -> None:
    """A few choices at random; everybody looks at the table after each."""
    for _ in range(MOVES):
        for seat in (None, *range(state.seats)):
            state.view(seat)
        if state.over:
            return
        decision, choice = any_decision(state, luck)
        state.apply(choice, decision.seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_save_is_refused_or_can_be_played_on(name: str) -> None:
    """Whatever `restore` accepts never makes the rules fail with a foreign error, and seldom at all."""
    game = rulewright.load(name)
    luck = Random(11)
    accepted = 0
    found_later: list[str] = []
    for number in range(MUTANTS):
        if number % 1_000 == 0:
            positions = some_positions(game, luck)
            saves: list[dict[str, Any]] = [json.loads(game.encode(next(positions))) for _ in range(SAVES)]
            mutator = Mutator(luck, saves)
        body = json.dumps(mutator.damaged(luck.choice(saves)))
        head = f'"format":2,"game":"{name}","version":{game.save_version},"content":"{game.content_hash}"'
        text = f'{{{head},"state":{body}}}'
        try:
            state = game.restore(text)
        except SaveError:
            continue
        accepted += 1
        try:
            play_on(state, luck)
        except ImpossiblePosition as error:
            found_later.append(f"mutant {number}: {error}")
        except Exception as error:
            raise AssertionError(f"mutant {number} was accepted, but cannot be played on: {text}") from error
    assert MUTANTS // 10 < accepted < MUTANTS * 9 // 10, "some are refused, some harmless"
    assert len(found_later) <= MUTANTS // 250, found_later


@pytest.mark.parametrize("name", NAMES)
def test_an_honest_save_is_never_refused(name: str) -> None:
    game = rulewright.load(name)
    luck = Random(12)
    positions = some_positions(game, luck)
    for _ in range(HONEST):
        state = next(positions)
        assert game.encode(game.restore(game.dump(state))) == game.encode(state)
