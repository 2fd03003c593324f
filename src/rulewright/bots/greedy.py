"""`greedy`: tries every choice once and takes the one that leads to the best position."""

from __future__ import annotations

from rulewright.core.chance import mix
from rulewright.core.record import Choice, Decision

from .base import Advice, Seen, Thinker, Weighed
from .position_value import scales_of
from .simulation import best_aside, best_reply, completed, difference


class GreedyBot(Thinker):
    """Looks one choice ahead."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        forced = len(decision.choices) == 1 and not seen.game.bots.worth_trying(decision)
        if forced or decision.confirming:
            return decision.choices[0]
        world = seen.imagine(mix(self.seed))
        last: Choice | None = world.game.bots.gives_up(world, decision)
        if last is not None:
            return last
        weigh = scales_of(world)
        return best_aside(world, decision, weigh) or best_reply(world, decision, weigh)

    def think(self, seen: Seen, decision: Decision) -> Advice:
        seat = decision.seat
        world = seen.imagine(mix(self.seed))
        weigh = scales_of(world)
        sure = decision.choices[0] if decision.confirming else best_aside(world, decision, weigh)
        offered = decision.choices if sure is None or decision.confirming else (sure, *decision.choices)
        after = [completed(world, choice, seat, weigh) for choice in offered]
        found = [
            (Weighed(choice, value, 1 / len(after)), state)
            for choice, (value, state) in zip(offered, after, strict=True)
        ]
        # As in `choose`: an answer is confirmed, what helps aside is done first, and among equals the first one counts.
        ranked = sorted(found, key=lambda one: (one[0].choice is not sure, -one[0].value))
        gains = difference(weigh, ranked[0][1], ranked[1][1], seat) if len(ranked) > 1 else ()
        considered = tuple([weighed for weighed, _ in ranked])
        return Advice(self.name, considered[0].choice, considered, gains, sims=len(after))
