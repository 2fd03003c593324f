"""Where the time of random playouts goes.

python benchmarks/profile_playouts.py [GAME] [PLAYERS] [GAMES]
"""

from __future__ import annotations

import cProfile
import pstats
import sys

import rulewright
from rulewright.bots import Seen, make


def play(name: str, players: int, games: int) -> None:
    game = rulewright.load(name)
    for seed in range(games):
        state = game.new(players, seed)
        bot = make("random", seed)
        while not state.over:
            decision = state.decision
            state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)


if __name__ == "__main__":
    name, players, games = (*sys.argv[1:4], *("mysthea", "4", "100")[len(sys.argv) - 1 :])
    play(name, int(players), 5)
    profile = cProfile.Profile()
    profile.runcall(play, name, int(players), int(games))
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)
