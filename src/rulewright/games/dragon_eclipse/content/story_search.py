"""A search through the Journal that carries something along: who is in the Party, which Secrets are held.

Conditions are answered by what is carried; where that does not tell, every answer is followed. So whatever a campaign
can come to with it is found, and perhaps a little more.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Generic, TypeVar

from .. import instructions as verbs
from ..requirements import Needs
from .story import RANDOM, Journal, StoryCombat
from .story_flow import Flow, Node

Carried = TypeVar("Carried", bound=Hashable)
Rest = tuple[verbs.Instructions, ...]


class Search(Generic[Carried]):
    """Every source of instructions with everything that may be carried there."""

    def __init__(self, journal: Journal, flow: Flow) -> None:
        self.journal = journal
        self.flow = flow
        self.known: set[tuple[Node, Carried]] = set()

    # -- what a search decides ----------------------------------------------------------------------------------------

    def answer(self, needs: Needs, carried: Carried) -> bool | None:
        """Whether a condition is so; None where that is not known."""
        raise NotImplementedError

    def change(self, node: Node, step: verbs.AnyInstruction, carried: Carried) -> Iterable[Carried]:
        """What may be carried after an instruction."""
        return (carried,)

    def ends(self, combat: StoryCombat, carried: Carried) -> Iterable[tuple[str, Carried]]:
        """How a Combat may end."""
        return [(end, carried) for end in (combat.lose, combat.tame, combat.win, combat.instead)]

    def after(self, node: Node, carried: Carried) -> Iterable[tuple[str, Carried]]:
        """Where a campaign may go on after a Scenario."""
        return ()

    # -- the search ---------------------------------------------------------------------------------------------------

    def search(self, entries: Iterable[tuple[str, Carried]]) -> None:
        waiting = [(Node(source, 0), carried) for source, carried in entries]
        while waiting:
            found = waiting.pop()
            if found not in self.known and found[0].source in self.journal.written:
                self.known.add(found)
                node, carried = found
                waiting.extend(self._follow(node, self.journal.written[node.source], (), node.map, carried))

    def _follow(
        self, node: Node, steps: verbs.Instructions, rest: Rest, map: int, carried: Carried
    ) -> Iterator[tuple[Node, Carried]]:
        for at, step in enumerate(steps):
            more: Rest = (steps[at + 1 :], *rest)
            match step:
                case verbs.First():
                    for line in step.lines:
                        answer = True if line.when is None else self.answer(line.when, carried)
                        if answer is not False:
                            yield from self._follow(node, line.steps, more, map, carried)
                        if answer is True:
                            return
                case verbs.Choose():
                    for option in step.options:
                        if option.needs is None or self.answer(option.needs, carried) is not False:
                            yield from self._follow(node, option.steps, more, map, carried)
                    return
                case verbs.EndExploration():
                    map = 0
                case verbs.Explore() | verbs.Continue():
                    yield from self._map(step.map if isinstance(step, verbs.Explore) else map, carried)
                    return
                case verbs.Go():
                    yield Node(step.to, map), carried
                    return
                case verbs.Test():
                    test = self.journal.tests.get(step.use)
                    yield from (
                        (Node(f"test {step.use} {n}", map), carried) for n in range(len(test.rows) if test else 0)
                    )
                    return
                case verbs.Combat():
                    if (combat := self.journal.combats.get(step.use)) is not None:
                        yield from ((Node(end, map), then) for end, then in self.ends(combat, carried))
                    return
                case verbs.RandomCombat():
                    yield Node(f"{self.flow.letter(node)}{RANDOM}", map), carried
                case verbs.Finish():
                    yield from ((Node(source, 0), then) for source, then in self.after(node, carried))
                    return
                case verbs.Again() | verbs.FightOn() | verbs.Visit() | verbs.Leave():
                    return
                case _:
                    first, *others = self.change(node, step, carried)
                    for other in others:
                        yield from self._follow(node, steps[at + 1 :], rest, map, other)
                    carried = first
        if rest:
            yield from self._follow(node, rest[0], rest[1:], map, carried)

    def _map(self, map: int, carried: Carried) -> Iterator[tuple[Node, Carried]]:
        for script in self.flow.places.get(map, ()):
            yield Node(script, map), carried
        for number in self.flow.events.get(map, ()):
            yield Node(f"secret {number}", map), carried


def together(answers: list[bool | None]) -> bool | None:
    """What several answers are together: no if one is no, yes if all are yes."""
    return False if False in answers else None if None in answers else True


def either(answers: list[bool | None]) -> bool | None:
    """What several answers are if one is enough."""
    return True if True in answers else None if None in answers else False
