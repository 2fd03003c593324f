"""`search`: information-set Monte Carlo tree search, and a closer look at its favourites.

Each simulation plays in one of several imagined worlds (determinisation) and walks down one tree that all worlds share:
its nodes are what has been chosen, never what is hidden. A new node asks the game's evaluation what each choice looks
like one step ahead (its *promise*); from then on, choices are visited by promise and by how well they have turned out,
and the more often a node is seen, the more of its choices are considered (progressive widening). A simulation ends with
the turn and is judged there for every seat at once, so it works for any number of seats, each of which minds its own
interest. Secret simultaneous answers are chosen each at a node of its own that does not know the others' answers.

Which of the best is best is found out in a final (bots/playoff.py).
"""

from __future__ import annotations

import time

from rulewright.core.chance import mix
from rulewright.core.record import Choice, Decision, Seat, State

from .base import Advice, Seen, Thinker, Weighed
from .playoff import Final
from .position_value import Scales, scales_of, softmax
from .simulation import difference, tried
from .tree import LONGEST, Node, line_of, step

SIMS = 100
"""Simulations for one decision, unless told otherwise."""
MS = 20_000
"""Milliseconds of wall clock after which the best choice so far must do."""
WORLDS = 8
"""Worlds that the simulations take turns in."""
FINAL = 0.25
"""Part of the simulations that is kept for the finalists."""
TURNS = 2
"""Turns that the finalists are played on."""
WARMTH = 0.04
"""Differences in chances that make one choice clearly more promising than another."""


class SearchBot(Thinker):
    """Searches by simulation."""

    name = "search"

    def __init__(self, seed: int, sims: int = SIMS, ms: int = MS, turns: int = TURNS) -> None:
        self.seed = seed
        self.sims = sims
        self.ms = ms
        self.turns = turns

    def think(self, seen: Seen, decision: Decision) -> Advice:
        if len(decision.choices) == 1 or decision.confirming:
            return Advice(self.name, decision.choices[0], (Weighed(decision.choices[0], 0.5, 1.0),))
        deadline = time.perf_counter() + self.ms / 1000
        seat = decision.seat
        worlds = [seen.imagine(mix(self.seed))]
        weigh = self.scales(worlds[0])
        root = Node()
        tree = self.sims - int(self.sims * FINAL) if self.turns else self.sims
        done = 0
        while done < tree and (not done or time.perf_counter() < deadline):
            if done and len(worlds) < WORLDS:
                worlds.append(seen.imagine(mix(self.seed + len(worlds))))
            self.simulate(root, worlds[done % len(worlds)].copy(), seat, weigh)
            done += 1
        apart = decision.sealed or decision.together
        top = root.child((seat,)) if apart else root
        order = {choice: at for at, choice in enumerate(decision.choices)}
        ranked = sorted(top.visits, key=lambda choice: (-top.visits[choice], order[choice]))
        values = {choice: top.mean(choice) for choice in ranked}
        if self.turns:
            final = Final(root, worlds, decision, weigh, self.turns, self.sims - done, deadline)
            ranked = final.hold(ranked, values)
            done += final.played
        considered = tuple([Weighed(choice, values[choice], top.visits[choice] / top.seen) for choice in ranked])
        gains: tuple[tuple[str, float], ...] = ()
        if len(ranked) > 1:
            one, other = (tried(worlds[0], seat, choice) for choice in ranked[:2])
            gains = difference(weigh, one, other, seat)
        return Advice(self.name, ranked[0], considered, gains, line_of(root, ranked[0], seat, apart), done)

    def scales(self, state: State) -> Scales:
        """What positions are judged by."""
        return scales_of(state)

    def simulate(self, root: Node, state: State, seat: Seat, weigh: Scales) -> None:
        """Walk down the tree to the end of the turn, judge, and remember along the way."""
        game = state.game
        turn = game.bots.turn(state)
        path: list[tuple[Node, Choice, Seat]] = []
        node = root
        secrets: list[Choice] = []
        decision = state.decision_for(seat)
        for _ in range(LONGEST):
            if decision is None:
                decision = state.decision
            choices = decision.choices
            here = node.child((decision.seat,)) if decision.sealed or decision.together else node
            if len(choices) == 1 or decision.confirming:
                choice = choices[0]
            else:
                promise = here.promise
                for one in choices:
                    if one not in promise:
                        here.take_in(self.promises(state, decision, weigh))
                        here.seat = decision.seat
                        break
                choice = here.pick(choices)
                path.append((here, choice, decision.seat))
            node, secrets = step(state, choice, decision.seat, node, secrets)
            decision = None
            if state.over or game.bots.turn(state) != turn:
                break
        values = weigh.chances(state)
        for here, choice, who in path:
            here.learn(choice, values[who])

    def promises(self, state: State, decision: Decision, weigh: Scales) -> dict[Choice, float]:
        """How promising each choice looks one step ahead."""
        seat, choices = decision.seat, decision.choices
        values = [weigh.chances(tried(state, seat, choice))[seat] for choice in choices]
        return dict(zip(choices, softmax([value / WARMTH for value in values]), strict=True))
