"""The final of a search: the choices that may be best are played on in the same worlds, through the next turns.

Everybody plans those turns (bots/planner.py), so a simulation of the final costs far more than one of the tree, and
sees much more. `few` compares the two or three favourites of the tree, as long as it leaves open which is best. `many`
gives all that are not hopeless a chance (sequential halving): each is played on, the better half once more, and so on.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from rulewright.core.record import Choice, Decision, State

from .imagining import best_reply
from .planner import best_line
from .tree import Node, step
from .weighing import Scales

FINALISTS = 3
CONTESTED = 0.06
"""Chances that a choice may be behind the best and still be one of a few finalists."""
HOPELESS = 0.2
"""The same where many are."""
BEAM = 2
"""Lines of play that go on at every step of the next turns."""
LONGEST = 120
"""Choices after which a simulation is judged where it stands."""


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

    def mean(self, choice: Choice) -> float:
        return sum(self.seen[choice]) / len(self.seen[choice])

    def round(self, number: int, finalists: list[Choice]) -> bool:
        """Play all of them on in one of the worlds; False if there is no time for it."""
        if time.perf_counter() >= self.deadline:
            return False
        for choice in finalists:
            self.seen.setdefault(choice, []).append(self.play_on(self.worlds[number].copy(), choice))
        return True

    def play_on(self, state: State, choice: Choice) -> float:
        """What a choice leads to after some more turns: first along the tree, then by plan."""
        game, seat = state.game, self.decision.seat
        turn = game.turn(state)
        node, secrets = step(state, choice, seat, self.root, [])
        for _ in range(LONGEST):
            if state.over or game.turn(state) != turn:
                break
            asked = state.decision
            here = node.child((asked.seat,)) if asked.sealed else node
            reply = here.favourite(asked.choices) or best_reply(state, asked, self.weigh)
            node, secrets = step(state, reply, asked.seat, node, secrets)
        for _ in range(self.turns):
            if state.over:
                break
            state = best_line(state, state.decision.seat, self.weigh, BEAM).state
        return self.weigh.chances(state)[seat]


def few(final: Final, ranked: list[Choice], values: dict[Choice, float]) -> list[Choice]:
    """Compare the favourites of the tree if they are close. Values become what was seen; returns the new order."""
    best = max([values[choice] for choice in ranked[:FINALISTS]])
    finalists = [choice for choice in ranked[:FINALISTS] if values[choice] > best - CONTESTED]
    if len(finalists) > 1:
        for number in range(min(final.rest // len(finalists), len(final.worlds))):
            if not final.round(number, finalists):
                break
    take_over(final, values)
    return by_value(ranked, values)


def many(final: Final, ranked: list[Choice], values: dict[Choice, float], most: int) -> list[Choice]:
    """Compare so many choices, the better half of them in more worlds, and so on.

    Values become what was seen; returns the new order.
    """
    best = max(values.values())
    finalists = [choice for choice in ranked if values[choice] > best - HOPELESS][: min(most, final.rest)]
    for count, worlds in halvings(len(finalists), final.rest, len(final.worlds)):
        if final.seen:
            finalists = sorted(finalists, key=lambda choice: -final.mean(choice))[:count]
        if not all(final.round(number, finalists) for number in worlds):
            break
    if not final.seen:
        return by_value(ranked, values)
    take_over(final, values)
    # Who came further was seen in more worlds, and is ahead of all that did not.
    return sorted(ranked, key=lambda choice: (-len(final.seen.get(choice, ())), -values[choice]))


def halvings(count: int, rest: int, worlds: int) -> Iterator[tuple[int, range]]:
    """How many finalists are played on in which worlds: every round may use as much, the last two get what is left.

    >>> [(count, len(where)) for count, where in halvings(6, 10, 8)]
    [(6, 1), (3, 1)]
    >>> [(count, len(where)) for count, where in halvings(8, 68, 8)]
    [(8, 2), (4, 5), (2, 1)]
    """
    share = rest // max(1, (count - 1).bit_length())
    begun = 0
    while 1 < count <= rest and begun < worlds:
        more = min(max(1, share // count), rest // count, worlds - begun)
        yield count, range(begun, begun + more)
        begun += more
        rest -= more * count
        count = max(2, min((count + 1) // 2, rest))


def by_value(ranked: list[Choice], values: dict[Choice, float]) -> list[Choice]:
    """The favourites of the tree by how well they turned out, then all others."""
    return sorted(ranked[:FINALISTS], key=lambda choice: -values[choice]) + ranked[FINALISTS:]


def take_over(final: Final, values: dict[Choice, float]) -> None:
    """What was seen in the final counts; what was not played on is not better than the last that was."""
    for choice in final.seen:
        values[choice] = final.mean(choice)
    lowest = min([values[choice] for choice in final.seen], default=1.0)
    for choice in values:
        if choice not in final.seen:
            values[choice] = min(values[choice], lowest)
