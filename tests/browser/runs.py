"""Runs of the Roguelite mode for browser tests: looked for in this process first, then played in a browser."""

from __future__ import annotations

from typing import Any

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.record import Seat
from rulewright.games.dragon_eclipse.model import steps

GAME = "dragon_eclipse"
FIRST = {"mystling": "young-iceling", "sheet": "new"}
STRONG = {"mystling": "vogandr", "sheet": "complete", "trail": "long-pasture"}
SEEDS = 12

Move = tuple[Seat, str]


def play(seed: int, players: int, options: dict[str, Any], level: str = "greedy") -> tuple[Any, list[Move]]:
    """A whole Run as bots play it: how it is in the end, and its choices."""
    game = load(GAME)
    state: Any = game.new(players, seed, game.with_people(options), "roguelite")
    bot = make(level, seed)
    moves: list[Move] = []
    while not state.over:
        decision = state.decisions[0]
        choice = bot.choose(Seen(state, decision.seat), decision)
        moves.append((decision.seat, str(choice)))
        state.apply(choice, decision.seat)
    return state, moves


def find(ended: str, options: dict[str, Any], having: tuple[str, ...] = ()) -> tuple[int, list[Move]]:
    """The first Run that ends as wanted and has such choices: its seed and all its choices."""
    for seed in range(1, SEEDS + 1):
        state, moves = play(seed, 1, options)
        made = {choice.partition(" ")[0] for _, choice in moves}
        if state.run.ended == ended and made >= set(having):
            return seed, moves
    raise AssertionError(f"none of {SEEDS} Runs is {ended}")


def before(seed: int, players: int, options: dict[str, Any], moves: list[Move], step: type[Any]) -> int:
    """How many choices stand when this is first asked."""
    game = load(GAME)
    state: Any = game.new(players, seed, game.with_people(options), "roguelite")
    for n, (seat, choice) in enumerate(moves):
        if state.agenda and isinstance(state.agenda[-1], step):
            return n
        state.apply(state.decisions[0].parse(choice), seat)
    raise AssertionError(f"{step.__name__} is never asked")


__all__ = ["FIRST", "GAME", "STRONG", "Move", "before", "find", "play", "steps"]
