"""The games to learn from: planners play them, and now and then a search is asked for its opinion."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from msgspec import Struct

from rulewright.bots import Seen
from rulewright.bots.network import kind_of
from rulewright.bots.planner import best_plan
from rulewright.bots.position_value import Scales
from rulewright.bots.search import SearchBot
from rulewright.bots.simulation import tried
from rulewright.bots.weights import Weights
from rulewright.catalog import load
from rulewright.core.game import Game
from rulewright.core.record import Decision, State

STRAY = 0.05
"""Part of the choices that are made at random, so that more is seen."""
NOTED = 0.1
"""Part of the positions in the middle of turns that are noted; ends of turns always are."""
TOGETHER = 4
"""Games that a process plays before it hands them over."""


class Lesson(Struct, frozen=True):
    """What a teacher thought of one decision."""

    before: list[float]
    after: list[list[float]]
    looks: list[float]
    remaining: float
    kinds: list[str]
    shares: list[float]


class Position(Struct, frozen=True):
    """What was still to come, and every seat's features."""

    remaining: float
    features: list[list[float]]


class Record(Struct, frozen=True):
    """What one game taught."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    positions: list[Position]
    lessons: list[Lesson]


class Plan(Struct, frozen=True):
    """How the games of a round are played."""

    game: str
    mode: str
    seed: int
    weights: Weights
    players: tuple[int, ...]
    """Sizes of the tables, in turn."""
    options: dict[str, Any] = {}
    asked: float = 0.0
    """Part of the decisions at which a searcher is asked."""
    sims: int = 60
    """How many simulations it has for that."""


def play(plan: Plan, numbers: Sequence[int]) -> list[Record]:
    """Some of the games of a round."""
    game = load(plan.game)
    weigh = Scales(game, plan.weights, plan.mode)
    return [_play(plan, game, weigh, number, plan.players[number % len(plan.players)]) for number in numbers]


def _play(plan: Plan, game: Game, weigh: Scales, number: int, players: int) -> Record:
    dice = random.Random(plan.seed + number)
    state = game.new(players, plan.seed + number, plan.options, plan.mode)
    positions: list[Position] = []
    lessons: list[Lesson] = []
    turn = game.bots.turn(state)
    while not state.over:
        decision = state.decision
        seat, choices = decision.seat, decision.choices
        world = state.resample(seat, dice.getrandbits(40))
        if len(choices) > 1 and dice.random() < plan.asked:
            lessons.append(_ask(weigh, plan.sims, state, world, decision, dice.getrandbits(30)))
        if len(choices) > 1 and dice.random() < STRAY:
            choice = choices[dice.randrange(len(choices))]
        else:
            choice = best_plan(world, decision, weigh)
        state.apply(choice, seat)
        # Simulations end with turns, so ends of turns are what must be judged well.
        now = game.bots.turn(state)
        if (now != turn or dice.random() < NOTED) and not state.over:
            positions.append(Position(game.bots.remaining(state), numbers(game.bots.measure(state))))
        turn = now
    assert state.outcome is not None
    return Record(number, state.outcome.scores, state.outcome.winners, positions, lessons)


class Teacher(SearchBot):
    """A searcher with scales that are not the game's own yet."""

    def __init__(self, seed: int, sims: int, weigh: Scales) -> None:
        super().__init__(seed, sims, turns=0)
        self.weigh = weigh

    def scales(self, state: State) -> Scales:
        return self.weigh


def _ask(weigh: Scales, sims: int, state: State, world: State, decision: Decision, seed: int) -> Lesson:
    seat, game = decision.seat, weigh.game
    advice = Teacher(seed, sims, weigh).explain(Seen(state, seat), decision)
    shares = {weighed.choice: weighed.share for weighed in advice.considered}
    after = [tried(world, seat, choice) for choice in decision.choices]
    return Lesson(
        [float(x) for x in game.bots.measure(world)[seat]],
        numbers([game.bots.measure(one)[seat] for one in after]),
        [weigh.chances(one)[seat] for one in after],
        game.bots.remaining(world),
        [kind_of(decision.prompt, choice) for choice in decision.choices],
        [shares.get(choice, 0.0) for choice in decision.choices],
    )


def numbers(rows: Sequence[Sequence[Any]]) -> list[list[float]]:
    """Features as they are written down."""
    return [[float(x) for x in row] for row in rows]


def gather(plan: Plan, games: int, jobs: int) -> list[Record]:
    """Records of many games, over processes."""
    parts = [range(at, min(at + TOGETHER, games)) for at in range(0, games, TOGETHER)]
    with ProcessPoolExecutor(jobs) as pool:
        return [record for part in pool.map(partial(play, plan), parts) for record in part]
