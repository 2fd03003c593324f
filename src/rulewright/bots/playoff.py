"""The final of a search: the choices that may be best are played on in the same worlds, through the next turns.

Everybody plans those turns (bots/planner.py), so a simulation of the final costs far more than one of the tree, and
sees much more. So only the favourites of the tree are in it, and only if the tree leaves open which is best.
"""

from __future__ import annotations

import time

from rulewright.core.record import Choice, Decision, State

from .planner import best_line
from .position_value import Scales
from .simulation import best_reply
from .tree import LONGEST, Node, step

FINALISTS = 3
CONTESTED = 0.06
"""Chances that a choice may be behind the best and still be a finalist."""
BEAM = 2
"""Lines of play that go on at every step of the next turns."""


class Final:
    """What the finalists are played on with, and what was seen then."""

    __slots__ = ("deadline", "decision", "rest", "root", "seen", "turns", "weigh", "worlds")

    def __init__(
        self,
        root: Node,
        worlds: list[State],
        decision: Decision,
        weigh: Scales,
        turns: int,
        rest: int,
        deadline: float,
    ) -> None:
        self.root = root
        self.worlds = worlds
        self.decision = decision
        self.weigh = weigh
        self.turns = turns
        """How far the finalists are played on."""
        self.rest = rest
        """Simulations that are left for them."""
        self.deadline = deadline
        self.seen: dict[Choice, list[float]] = {}
        """How well each of them turned out, world by world."""

    @property
    def played(self) -> int:
        return sum(map(len, self.seen.values()))

    def play_on(self, state: State, choice: Choice) -> float:
        """What a choice leads to after some more turns: first along the tree, then by plan."""
        game, seat = state.game, self.decision.seat
        turn = game.bots.turn(state)
        node, secrets = step(state, choice, seat, self.root, [])
        for _ in range(LONGEST):
            if state.over or game.bots.turn(state) != turn:
                break
            asked = state.decision
            here = node.child((asked.seat,)) if asked.sealed or asked.together else node
            reply = here.favourite(asked.choices) or best_reply(state, asked, self.weigh)
            node, secrets = step(state, reply, asked.seat, node, secrets)
        for _ in range(self.turns):
            if state.over:
                break
            state = best_line(state, state.decision.seat, self.weigh, BEAM).state
        return self.weigh.chances(state)[seat]

    def hold(self, ranked: list[Choice], values: dict[Choice, float]) -> list[Choice]:
        """Compare the first of these choices if they are close. Values become what was seen; returns the new order."""
        best = max([values[choice] for choice in ranked[:FINALISTS]])
        finalists = [choice for choice in ranked[:FINALISTS] if values[choice] > best - CONTESTED]
        if len(finalists) > 1:
            for number in range(min(self.rest // len(finalists), len(self.worlds))):
                if time.perf_counter() >= self.deadline:
                    break
                for choice in finalists:
                    self.seen.setdefault(choice, []).append(self.play_on(self.worlds[number].copy(), choice))
        for choice, seen in self.seen.items():
            values[choice] = sum(seen) / len(seen)
        # Only finalists are compared with each other: what is not played on keeps its place behind them.
        lowest = min([values[choice] for choice in self.seen], default=1.0)
        for choice in values:
            if choice not in self.seen:
                values[choice] = min(values[choice], lowest)
        return sorted(ranked[:FINALISTS], key=lambda choice: -values[choice]) + ranked[FINALISTS:]
