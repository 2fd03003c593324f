"""What unusual positions lead to: so that a value is not learned from good play alone.

In the games of good players a mistake hardly ever happens, so what goes with winning there need not cause it. Here half
of all turns are made carelessly, and positions after them, and in the middle of them, are played on greedily for some
turns, in a world of their own. How they are judged then is what they are trained on (first_impression.py).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from msgspec import Struct

from rulewright.bots.position_value import Scales
from rulewright.bots.simulation import best_reply
from rulewright.catalog import load
from rulewright.core.game import Game
from rulewright.core.record import State

from .games import Plan, Position, numbers

AHEAD = 4
"""Turns after which a position is judged again."""
CARELESS = 0.5
"""Part of the turns in which choices are made at random."""
STRAYS = (0.2, 0.4, 0.7)
"""Part of the choices of a careless turn that are: one of these."""
NOTED = {(True, True): 0.45, (True, False): 0.2, (False, True): 0.2, (False, False): 0.04}
"""Part of the positions that are played on: after or within a turn that was careless or not."""
TOGETHER = 4
"""Games that a process plays before it hands them over."""


class Branch(Struct, frozen=True):
    """A position of a game, and how likely each seat wins as things stand some turns later."""

    number: int
    position: Position
    chances: list[float]
    things: list[list[tuple[str, float]]] = []
    """What each seat held by name."""


def branch(plan: Plan, games: Sequence[int]) -> list[Branch]:
    """What some of the games are played for."""
    game = load(plan.game)
    weigh = Scales(game, plan.weights, plan.mode)
    return [one for number in games for one in _branches(plan, game, weigh, number)]


def _branches(plan: Plan, game: Game, weigh: Scales, number: int) -> list[Branch]:
    dice = random.Random(plan.seed + number)
    state = game.new(plan.players[number % len(plan.players)], plan.seed + number, plan.options, plan.mode)
    found: list[Branch] = []
    turn, strays = game.bots.turn(state), 0.0
    while not state.over:
        decision = state.decision
        seat, choices = decision.seat, decision.choices
        if dice.random() < strays:
            choice = choices[dice.randrange(len(choices))]
        else:
            choice = best_reply(state.resample(seat, dice.getrandbits(40)), decision, weigh)
        state.apply(choice, seat)
        if state.over:
            break
        now = game.bots.turn(state)
        done = now != turn
        if dice.random() < NOTED[strays > 0, done]:
            world = state.resample(state.decision.seat, dice.getrandbits(40))
            position = Position(game.bots.remaining(world), numbers(game.bots.measure(world)))
            things = [list(held) for held in game.bots.holdings_by_name(world)]
            play_on(world, weigh, AHEAD if done else AHEAD + 1)
            found.append(Branch(number, position, weigh.chances(world), things))
        if done:
            turn, strays = now, dice.choice(STRAYS) if dice.random() < CARELESS else 0.0
    return found


def play_on(world: State, weigh: Scales, turns: int) -> None:
    """Let everybody in a world choose greedily until this many turns are over."""
    game: Game = world.game
    turn = game.bots.turn(world)
    while turns and not world.over:
        decision = world.decision
        world.apply(best_reply(world, decision, weigh), decision.seat)
        if not world.over and game.bots.turn(world) != turn:
            turn = game.bots.turn(world)
            turns -= 1


def gather_branches(plan: Plan, games: int, jobs: int) -> list[Branch]:
    """Branches of many games, over processes."""
    parts = [range(at, min(at + TOGETHER, games)) for at in range(0, games, TOGETHER)]
    with ProcessPoolExecutor(jobs) as pool:
        return [one for part in pool.map(partial(branch, plan), parts) for one in part]
