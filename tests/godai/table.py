"""What the lessons of Godai are taken from: whole games, plain ones and those of a group that has everything."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rulewright.games.godai.game import Godai
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import BASIC, RESOURCES, Resource

GAMES = 10
"""So many of each kind: with more of them hardly any rule is shown for the first time."""
MORE_RANKS, MUCH_GOLD, MUCH = 6, 60, 24


def long_games(game: Godai) -> Iterator[GodaiState]:
    """Games for 1 to 4 heroes with all options and rulings by chance; in every second one the group is rich."""
    for seed in range(2 * GAMES):
        chance = random.Random(seed)
        options = {one.name: chance.choice(one.allowed) for one in game.options}
        rulings = {one.name: chance.choice(one.allowed) for one in game.rulings} if seed % 4 == 3 else {}
        state = game.new(1 + seed // 2 % 4, seed=seed, options=options, rulings=rulings)
        yield enriched(state, chance) if seed % 2 else state


def enriched(state: GodaiState, chance: random.Random) -> GodaiState:
    """The first turn of a group with high ranks, much Gold and a full Stockpile: it builds and beats Bosses."""
    while not state.turn:
        decision = chance.choice(state.decisions)
        state.apply(chance.choice(decision.choices), decision.seat)
    elements = {Resource(str(one)) for one in BASIC} | {Resource.VOID}
    state.stockpile = tuple(
        [0 if one is Resource.ELEMENT else 9 if one in elements else MUCH for one in RESOURCES]
    )  # fmt: skip
    for hero in state.heroes:
        hero.ranks = tuple([rank + MORE_RANKS for rank in hero.ranks])
        hero.health, hero.energy, hero.gold = hero.ranks[0], hero.ranks[1], MUCH_GOLD
    state.asked = None
    return state
