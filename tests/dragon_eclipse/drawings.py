"""What tests of drawings share: every question of a game with what can be pointed at, and what a drawing is made of."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

from rulewright.core.record import Decision
from rulewright.games.dragon_eclipse.model.choices import FILL_DECK
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import base_game

MODES = [(mode.name, players) for mode in base_game().modes for players in mode.seats]
LONGEST = 110
"""After so many answers a random game has asked all that it asks up to its first Combat; campaigns read before it."""


def questions(mode: str, players: int) -> Iterator[tuple[DragonState, Decision, set[str]]]:
    """The questions of a random game, each kind once, with the parts of the drawing that stand for the answers."""
    game = base_game()
    state = game.new(players, 11, {"deck": "build", "arena": "choose", "map": "choose"}, mode)
    assert isinstance(state, DragonState)
    luck = random.Random(5)
    seen: set[str] = set()
    for _ in range(LONGEST * 4 if mode == "campaign" else LONGEST):
        if state.over:
            break
        decision = state.decision
        view = state.view(decision.seat)
        spots = {spot for choice in decision.choices for spot in game.table.spots(choice, decision.seat, view)}
        if spots and decision.prompt not in seen:
            seen.add(decision.prompt)
            yield state, decision, spots
        choice = FILL_DECK if FILL_DECK in decision.choices and luck.random() < 0.4 else luck.choice(decision.choices)
        state.apply(choice, decision.seat)
    if mode == "roguelite":
        assert {"prompt-mystling", "prompt-locked", "prompt-space", "prompt-act"} <= seen
        return
    if mode == "campaign":
        assert {"prompt-starter", "prompt-act"} <= seen
        return
    assert {"prompt-mystling", "prompt-build", "prompt-map", "prompt-arena"} <= seen
    assert ("prompt-start" in seen) is (players == 2)


def ids_in(picture: str) -> Counter[str]:
    """Every id of a drawing, or of parts of it."""
    return Counter(re.findall(r' id="([^"]+)"', picture))


def is_whole(picture: str) -> bool:
    """Whether every id is there once, and everything that is referred to is there."""
    found = ids_in(picture)
    used = set(re.findall(r'href="#([^"]+)"', picture)) | set(re.findall(r"url\(#([^)]+)\)", picture))
    return max(found.values()) == 1 and used <= set(found)
