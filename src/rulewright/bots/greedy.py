"""`greedy`: tries every choice once and takes the one that leads to the best position."""

from __future__ import annotations

from rulewright.core.chance import mix
from rulewright.core.record import Choice, Decision

from .base import Advice, Seen, Thinker, Weighed
from .position_value import scales_of
from .simulation import best_reply, difference, tried


class GreedyBot(Thinker):
    """Looks one choice ahead."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        world = seen.imagine(mix(self.seed))
        return best_reply(world, decision, scales_of(world))

    def explain(self, seen: Seen, decision: Decision) -> Advice:
        seat = decision.seat
        world = seen.imagine(mix(self.seed))
        weigh = scales_of(world)
        after = [tried(world, seat, choice) for choice in decision.choices]
        found = [
            (Weighed(choice, weigh.chances(state)[seat], 1 / len(after)), state)
            for choice, state in zip(decision.choices, after, strict=True)
        ]
        # Sorting is stable: among equals the first one, as in `choose`.
        ranked = sorted(found, key=lambda one: -one[0].value)
        gains = difference(weigh, ranked[0][1], ranked[1][1], seat) if len(ranked) > 1 else ()
        considered = tuple([weighed for weighed, _ in ranked])
        return Advice(self.name, considered[0].choice, considered, gains, sims=len(after))
