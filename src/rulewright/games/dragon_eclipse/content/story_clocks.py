"""Maps that end by themselves: there is always a place to spend time at, and every event leads on to the last one.

Proved for whatever lies on the map and whatever was brought along. Where this proof does not succeed, a search over all
positions (`story_maps`) must tell.
"""

from __future__ import annotations

from .. import instructions as verbs
from .story import RANDOM, Journal
from .story_flow import Flow
from .story_questions import never_all_closed

Rest = tuple[verbs.Instructions, ...]


class Clockwork:
    """What can be proved about one map without looking at its positions."""

    def __init__(self, journal: Journal, flow: Flow, map: int, letter: str) -> None:
        self.journal = journal
        self.map = map
        self.letter = letter
        sources = {node.source for node in flow.came if node.map == map}
        steps = [step for source in sources for step in verbs.every_step(journal.written[source])]
        self.closed = {step.script for step in steps if isinstance(step, verbs.Lock)}
        for step in steps:
            if isinstance(step, verbs.Secret) and step.gain in journal.secrets:
                self.closed.update(journal.secrets[step.gain].covers)
        self.places = [spot.script for spot in journal.locations[map].places if spot.script in journal.written]
        self.ending: set[int] = set()
        """Events that lead off the map, or to one that does."""
        size = -1
        while size != len(self.ending):
            size = len(self.ending)
            for number in flow.events.get(map, ()):
                source = f"secret {number}"
                if self._leads(journal.written[source], (), 0, frozenset({source})):
                    self.ending.add(number)

    def ends(self, event: int, waits: bool) -> bool:
        """Whether the Exploration ends, whatever is done: with its first event, or with none."""
        if not event:
            return any(self._always(place, False) for place in self.places)
        return event in self.ending and (waits or any(self._always(place, True) for place in self.places))

    def _always(self, place: str, spending: bool) -> bool:
        """Whether a place can always be read and always leads off the map, or back to it after a Time step."""
        if place in self.closed:
            return False
        return self._spends(self.journal.written[place], (), False if spending else None, frozenset({place}))

    def _spends(self, steps: verbs.Instructions, rest: Rest, spent: bool | None, seen: frozenset[str]) -> bool:
        """Whether every way, chosen well, spends time or leads off; with `spent` None only the latter will do."""
        for at, step in enumerate(steps):
            more: Rest = (steps[at + 1 :], *rest)
            match step:
                case verbs.Time():
                    spent = None if spent is None else True
                case verbs.First():
                    if not all(self._spends(line.steps, more, spent, seen) for line in step.lines):
                        return False
                    if any(line.when is None for line in step.lines):
                        return True
                case verbs.Choose():
                    return never_all_closed([o for o in step.options if self._spends(o.steps, more, spent, seen)])
                case verbs.Continue():
                    return spent is True
                case verbs.EndExploration() | verbs.Finish() | verbs.Visit() | verbs.Leave():
                    return True
                case verbs.Clock() | verbs.Event() | verbs.Again() | verbs.FightOn():
                    return False
                case verbs.Go() | verbs.Test() | verbs.Combat():
                    goals = self._goals(step)
                    return bool(goals) and all(
                        goal not in seen and self._spends(self.journal.written[goal], (), spent, seen | {goal})
                        for goal in goals
                    )
                case verbs.RandomCombat():
                    after = f"{self.letter}{RANDOM}"
                    if after in seen or not self._spends(
                        self.journal.written.get(after, ()), (), spent, seen | {after}
                    ):
                        return False
                case _:
                    pass
        return bool(rest) and self._spends(rest[0], rest[1:], spent, seen)

    def _leads(self, steps: verbs.Instructions, rest: Rest, laid: int, seen: frozenset[str]) -> bool:
        """Whether an event leads off the map, or lays another one that does."""
        for at, step in enumerate(steps):
            more: Rest = (steps[at + 1 :], *rest)
            match step:
                case verbs.Event():
                    laid = step.secret
                case verbs.First():
                    if not all(self._leads(line.steps, more, laid, seen) for line in step.lines):
                        return False
                    if any(line.when is None for line in step.lines):
                        return True
                case verbs.Choose():
                    return never_all_closed([o for o in step.options if self._leads(o.steps, more, laid, seen)])
                case verbs.Continue():
                    return laid in self.ending
                case verbs.EndExploration() | verbs.Finish() | verbs.Visit() | verbs.Leave():
                    return True
                case verbs.Again() | verbs.FightOn() | verbs.RandomCombat():
                    return False
                case verbs.Go() | verbs.Test() | verbs.Combat():
                    goals = self._goals(step)
                    return bool(goals) and all(
                        goal not in seen and self._leads(self.journal.written[goal], (), laid, seen | {goal})
                        for goal in goals
                    )
                case _:
                    pass
        return bool(rest) and self._leads(rest[0], rest[1:], laid, seen)

    def _goals(self, step: verbs.Go | verbs.Test | verbs.Combat) -> list[str]:
        """Where an instruction may go on; nothing if one of them does not exist."""
        match step:
            case verbs.Go():
                found = [step.to]
            case verbs.Test():
                test = self.journal.tests.get(step.use)
                found = [f"test {test.id} {at}" for at in range(len(test.rows))] if test is not None else []
            case verbs.Combat():
                combat = self.journal.combats.get(step.use)
                ends = (combat.lose, combat.win, combat.tame, combat.instead) if combat is not None else ()
                found = [end for end in ends if end]
        return found if all(goal in self.journal.written for goal in found) else []
