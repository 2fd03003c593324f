"""What heroes it takes to vanquish Jaethi in combat: groups of given ranks before her, played by bots that do not flee.

    python benchmarks/jaethi.py --players 4 --ranks 9 --mastery 7 --health 14 --energy 16 --difficulty easy --fights 8

Each group plays with `greedy` until she is Manifest. Then it gets these ranks of Attack and Defend, of both Masteries
and of Vitals, and meets her at once.
"""

from __future__ import annotations

import argparse
import sys

from msgspec.structs import replace

from rulewright.bots import make
from rulewright.bots.seats import Company
from rulewright.catalog import load
from rulewright.games.godai.model.choices.combat import Declare
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import MeetBoss
from rulewright.games.godai.model.vocabulary import DIFFICULTIES, STATS, Stat

JAETHI = 10


def before_her(players: int, seed: int) -> GodaiState | None:
    """A position of a random group with Jaethi on the map; None if the game ends before that."""
    state = load("godai").new(players, seed, options={"heroes": "roll"})
    bots = Company([make("greedy", seed * 31 + seat) for seat in range(players)])
    while not state.over and not (state.jaethi and state.combat is None):
        state.apply(bots.choose(state, state.decision), state.decision.seat)
    return None if state.over else state


def fight(state: GodaiState, given: argparse.Namespace, seed: int) -> bool:
    """Whether the group, with the given ranks, vanquishes her."""
    state.difficulty = [str(one) for one in DIFFICULTIES].index(given.difficulty)
    wanted = {
        Stat.HEALTH: given.health, Stat.ENERGY: given.energy, Stat.ATTACK: given.ranks, Stat.DEFEND: given.ranks,
        Stat.FIRST: given.mastery, Stat.SECOND: given.mastery,
    }  # fmt: skip
    for hero in state.heroes:
        hero.ranks = tuple([wanted.get(stat, rank) for stat, rank in zip(STATS, hero.ranks, strict=True)])
        hero.health, hero.energy, hero.state = given.health, given.energy, "living"
    state.picks, state.confirmed = {}, ()
    state.agenda.append(MeetBoss(JAETHI))
    state.game.book.advance(state)
    bots = Company([make(given.bot, seed * 31 + seat) for seat in range(given.players)])
    while not state.over and state.combat is not None:
        asked = state.decision
        brave = tuple([one for one in asked.choices if not isinstance(one, Declare) or one.action != "flee"])
        decision = replace(asked, choices=brave or asked.choices)
        state.apply(bots.choose(state, decision), asked.seat)
    return state.outcome is not None and bool(state.outcome.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--ranks", type=int, default=9)
    parser.add_argument("--mastery", type=int, default=7)
    parser.add_argument("--health", type=int, default=14)
    parser.add_argument("--energy", type=int, default=16)
    parser.add_argument("--difficulty", default="easy")
    parser.add_argument("--fights", type=int, default=8)
    given = parser.parse_args()
    won = fought = 0
    seed = 0
    while fought < given.fights:
        seed += 1
        state = before_her(given.players, seed)
        if state is not None:
            fought += 1
            won += fight(state, given, seed)
    sys.stdout.write(f"{won} of {fought} fights won\n")


if __name__ == "__main__":
    main()
