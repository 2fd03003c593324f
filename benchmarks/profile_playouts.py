"""Where the time of random playouts goes."""

from __future__ import annotations

import cProfile
import pstats
import sys

import rulewright
from rulewright.bots import Seen, make


def play(games: int) -> None:
    game = rulewright.load("mysthea")
    for seed in range(games):
        state = game.new(4, seed)
        bot = make("random", seed)
        while not state.over:
            decision = state.decision
            state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)


if __name__ == "__main__":
    play(5)
    profile = cProfile.Profile()
    profile.runcall(play, int(sys.argv[1]) if len(sys.argv) > 1 else 100)
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)
