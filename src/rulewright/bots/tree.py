"""The tree of a search: what was learned about every decision that its simulations met."""

from __future__ import annotations

from math import sqrt
from typing import Any

from rulewright.core.record import Choice, Seat, State

CURIOSITY = 0.3
"""How much promise and rarity count against experience."""
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


def step(state: State, choice: Choice, seat: Seat, node: Node, secrets: list[Choice]) -> tuple[Node, list[Choice]]:
    """Make a choice in a world and in the tree; answers to one step lead on together, when the last is known."""
    state.apply(choice, seat)
    if state.picks:
        return node, [*secrets, choice]
    if secrets:
        return node.child((*secrets, choice)), []
    return node.child(choice), secrets


def line_of(root: Node, first: Choice, seat: Seat, apart: bool) -> tuple[Choice, ...]:
    """What the seat itself was seen to choose most after a choice; nothing where others answer at the same time."""
    line: list[Choice] = []
    node = None if apart else root.children.get(first)
    while node is not None and node.visits and len(line) < 8:
        visits = node.visits
        best = max(visits, key=lambda choice: visits[choice])
        if node.seat == seat:
            line.append(best)
        node = node.children.get(best)
    return tuple(line)
