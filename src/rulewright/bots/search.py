"""`search`: information-set Monte Carlo tree search, and a closer look at the finalists.

Each simulation plays in one of several imagined worlds (determinisation) and walks down one tree that all worlds share:
its nodes are what has been chosen, never what is hidden. A new node asks the game's evaluation what each choice looks
like one step ahead (its *promise*); from then on, choices are visited by promise and by how well they have turned out,
and the more often a node is seen, the more of its choices are considered (progressive widening). A simulation ends with
the turn and is judged there for every seat at once, so it works for any number of seats, each of which minds its own
interest. Secret simultaneous answers are chosen each at a node of its own that does not know the others' answers.

When the tree leaves it open which of a few choices is best, these finalists are played on in the same worlds, through
the next turns of everybody, who plan them (bots/planner.py).
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any

from rulewright.core.chance import mix
from rulewright.core.record import Choice, Decision, Seat, State

from .base import Advice, Seen, Thinker, Weighed
from .imagining import best_reply, difference, tried
from .planner import best_line
from .weighing import Scales, scales_of, softmax

SIMS = 100
"""Simulations for one decision, unless told otherwise."""
MS = 20_000
"""Milliseconds of wall clock after which the best choice so far must do."""
WORLDS = 8
"""Worlds that the simulations take turns in."""
FINAL = 0.25
"""Part of the simulations that is kept for the finalists."""
FINALISTS = 3
CONTESTED = 0.06
"""Chances that a choice may be behind the best and still be a finalist."""
TURNS = 2
"""Turns that the finalists are played on."""
BEAM = 2
"""Lines of play that go on at every step of those turns."""
CURIOSITY = 0.3
"""How much promise and rarity count against experience."""
WARMTH = 0.04
"""Differences in chances that make one choice clearly more promising than another."""
LONGEST = 120
"""Choices after which a simulation is judged where it stands."""


class Node:
    """Everything that was learned about one decision."""

    __slots__ = ("children", "promise", "ranked", "seat", "seen", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.seat = -1
        self.promise: dict[Choice, float] = {}
        self.ranked: list[Choice] = []
        """The choices, the most promising first."""
        self.visits: dict[Choice, int] = {}
        self.total: dict[Choice, float] = {}
        self.seen = 0

    def child(self, key: Any) -> Node:
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found

    def take_in(self, promise: dict[Choice, float]) -> None:
        """What choices look like; those of other worlds stay."""
        self.promise.update(promise)
        self.ranked = sorted(self.promise, key=lambda choice: -self.promise[choice])

    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        """The choice to visit next, among those that this world offers."""
        width = 2 + int(sqrt(self.seen))
        visits, total, promise = self.visits, self.total, self.promise
        pull = sqrt(self.seen + 1) * CURIOSITY
        mean = sum(total.values()) / self.seen if self.seen else 0.5
        best, most, looked = choices[0], -1.0, 0
        for choice in self.ranked:
            if choice not in choices:
                continue
            count = visits.get(choice, 0)
            value = total[choice] / count if count else mean - 0.02
            score = value + pull * promise[choice] / (1 + count)
            if score > most:
                best, most = choice, score
            looked += 1
            if looked >= width:
                break
        return best

    def favourite(self, choices: tuple[Choice, ...]) -> Choice | None:
        """The most visited of these; None if nothing is known of them."""
        best, most = None, 0
        for choice in choices:
            count = self.visits.get(choice, 0)
            if count > most:
                best, most = choice, count
        return best

    def learn(self, choice: Choice, value: float) -> None:
        self.visits[choice] = self.visits.get(choice, 0) + 1
        self.total[choice] = self.total.get(choice, 0.0) + value
        self.seen += 1

    def mean(self, choice: Choice) -> float:
        """How well a visited choice has turned out."""
        return self.total[choice] / self.visits[choice]


class SearchBot(Thinker):
    """Searches by simulation."""

    name = "search"

    def __init__(self, seed: int, sims: int = SIMS, ms: int = MS, turns: int = TURNS) -> None:
        self.seed = seed
        self.sims = sims
        self.ms = ms
        self.turns = turns

    def explain(self, seen: Seen, decision: Decision) -> Advice:
        if len(decision.choices) == 1:
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
        top = root.child((seat,)) if decision.sealed else root
        order = {choice: at for at, choice in enumerate(decision.choices)}
        ranked = sorted(top.visits, key=lambda choice: (-top.visits[choice], order[choice]))
        values = {choice: top.mean(choice) for choice in ranked}
        if self.turns:
            rest = self.sims - done
            done += self.compare(root, worlds, decision, ranked, values, weigh, rest, deadline)
            ranked = sorted(ranked, key=lambda choice: -values[choice] if choice in ranked[:FINALISTS] else 1)
        considered = tuple([Weighed(choice, values[choice], top.visits[choice] / top.seen) for choice in ranked])
        gains: tuple[tuple[str, float], ...] = ()
        if len(ranked) > 1:
            one, other = (tried(worlds[0], seat, choice) for choice in ranked[:2])
            gains = difference(weigh, one, other, seat)
        return Advice(self.name, ranked[0], considered, gains, line_of(root, ranked[0], seat, decision.sealed), done)

    def scales(self, state: State) -> Scales:
        """What positions are judged by."""
        return scales_of(state)

    # -- the tree -----------------------------------------------------------------------------------------------

    def simulate(self, root: Node, state: State, seat: Seat, weigh: Scales) -> None:
        """Walk down the tree to the end of the turn, judge, and remember along the way."""
        game = state.game
        turn = game.turn(state)
        path: list[tuple[Node, Choice, Seat]] = []
        node = root
        secrets: list[Choice] = []
        decision = state.decision_for(seat)
        for _ in range(LONGEST):
            if decision is None:
                decision = state.decision
            choices = decision.choices
            here = node.child((decision.seat,)) if decision.sealed else node
            if len(choices) == 1:
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
            if state.over or game.turn(state) != turn:
                break
        values = self.judge(state, weigh)
        for here, choice, who in path:
            here.learn(choice, values[who])

    def judge(self, state: State, weigh: Scales) -> list[float]:
        """How likely each seat wins from here."""
        return weigh.chances(state)

    def promises(self, state: State, decision: Decision, weigh: Scales) -> dict[Choice, float]:
        """How promising each choice looks one step ahead."""
        seat, choices = decision.seat, decision.choices
        values = [weigh.chances(tried(state, seat, choice))[seat] for choice in choices]
        return dict(zip(choices, softmax([value / WARMTH for value in values]), strict=True))

    # -- the finalists ------------------------------------------------------------------------------------------

    def compare(
        self,
        root: Node,
        worlds: list[State],
        decision: Decision,
        ranked: list[Choice],
        values: dict[Choice, float],
        weigh: Scales,
        rest: int,
        deadline: float,
    ) -> int:
        """Play the finalists on in the same worlds; their values become what was seen there. Returns how many times."""
        best = max(values[choice] for choice in ranked[:FINALISTS])
        finalists = [choice for choice in ranked[:FINALISTS] if values[choice] > best - CONTESTED]
        if len(finalists) < 2 or rest < len(finalists):
            return 0
        totals = dict.fromkeys(finalists, 0.0)
        rounds = 0
        for number in range(rest // len(finalists)):
            if time.perf_counter() >= deadline:
                break
            if number >= len(worlds):
                break
            for choice in finalists:
                totals[choice] += self.play_on(root, worlds[number].copy(), decision, choice, weigh)
            rounds += 1
        if not rounds:
            return 0
        # Only finalists are compared with each other: what is not played on keeps its place behind them.
        for choice in finalists:
            values[choice] = totals[choice] / rounds
        lowest = min(values[choice] for choice in finalists)
        for choice in values:
            if choice not in totals:
                values[choice] = min(values[choice], lowest)
        return rounds * len(finalists)

    def play_on(self, root: Node, state: State, decision: Decision, choice: Choice, weigh: Scales) -> float:
        """What a choice leads to after some more turns: first along the tree, then by plan."""
        game, seat = state.game, decision.seat
        turn = game.turn(state)
        node, secrets = step(state, choice, seat, root, [])
        for _ in range(LONGEST):
            if state.over or game.turn(state) != turn:
                break
            asked = state.decision
            here = node.child((asked.seat,)) if asked.sealed else node
            reply = here.favourite(asked.choices) or best_reply(state, asked, weigh)
            node, secrets = step(state, reply, asked.seat, node, secrets)
        for _ in range(self.turns):
            if state.over:
                break
            state = best_line(state, state.decision.seat, weigh, BEAM).state
        return self.judge(state, weigh)[seat]


def step(state: State, choice: Choice, seat: Seat, node: Node, secrets: list[Choice]) -> tuple[Node, list[Choice]]:
    """Make a choice in a world and in the tree; secret ones lead on together, when the last is known."""
    state.apply(choice, seat)
    if state.picks:
        return node, [*secrets, choice]
    if secrets:
        return node.child((*secrets, choice)), []
    return node.child(choice), secrets


def line_of(root: Node, first: Choice, seat: Seat, sealed: bool) -> tuple[Choice, ...]:
    """What the seat itself was seen to choose most after a choice."""
    line: list[Choice] = []
    node = None if sealed else root.children.get(first)
    while node is not None and node.visits and len(line) < 8:
        visits = node.visits
        best = max(visits, key=lambda choice: visits[choice])
        if node.seat == seat:
            line.append(best)
        node = node.children.get(best)
    return tuple(line)
