"""Rounds that cost nothing and give something: an option, a place of a map, a circle of Scripts, again and again.

A way that gives something is followed twice. What it has assumed and what it has changed (tokens, locks, statuses,
Secrets) answers its conditions the second time; if nothing speaks against it, it is a mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .. import instructions as verbs
from ..model.story_words import Token
from ..requirements import Needs
from .story import RANDOM, Journal
from .story_questions import atoms_of
from .story_search import either, together

if TYPE_CHECKING:
    from .story_flow import Flow

GIVES = (verbs.Heal, verbs.Rest, verbs.Shop, verbs.Join, verbs.Clock)
COSTS = (verbs.Time, verbs.Lose, verbs.Tame)
Asked = tuple[tuple[Needs, bool], ...]
Steps = tuple[verbs.Instructions, ...]


class Way(NamedTuple):
    """What was asked on a way, and how it was answered; what was done; by which option, if there was one."""

    asked: Asked = ()
    done: tuple[verbs.AnyInstruction, ...] = ()
    paid: bool = False
    option: str = "–"

    @property
    def is_free(self) -> bool:
        """Whether it gives something and costs nothing."""
        return not self.paid and any(gives(step) for step in self.done) and not any(costs(step) for step in self.done)


def gives(step: verbs.AnyInstruction) -> bool:
    good = isinstance(step, verbs.Gain) and (step.silver or step.essence or step.item or step.equipment or step.power)
    return bool(good) or isinstance(step, GIVES)


def costs(step: verbs.AnyInstruction) -> bool:
    return isinstance(step, COSTS) or (isinstance(step, verbs.Gain) and bool(step.damage or step.fatigue))


class FreeRounds:
    """Sources and options by which something can be had as often as one likes."""

    def __init__(self, journal: Journal, flow: Flow) -> None:
        self.journal = journal
        self.flow = flow
        self.undone = self._undone()
        """What somebody can take back on a map for nothing: it keeps nobody from a second time."""

    def _undone(self) -> set[str]:
        found: set[str] = set()
        for place, way in self._place_ways():
            if not way.paid and not any(costs(step) for step in way.done):
                for step in way.done:
                    match step:
                        case verbs.Unlock() if step.script != place:
                            found.add(f"open {step.script}")
                        case verbs.Slot():
                            tokens = (str(token) for token in Token if token is not step.token)
                            found.update(f"slot {(step.slot, token)}" for token in tokens)
                        case verbs.ReturnSecret():
                            found.add(f"secret {step.secret}")
                        case _:
                            pass
        return found

    def _place_ways(self) -> Iterator[tuple[str, Way]]:
        for script in sorted({one for places in self.flow.places.values() for one in places}):
            if script in self.journal.scripts:
                steps = self.journal.scripts[script].steps
                for way in self.ways(steps, (), Way(), frozenset({script}), verbs.Continue, ""):
                    yield script, way

    def found(self) -> Iterator[tuple[str, str]]:
        yield from self._lists()
        yield from self._places()
        yield from self._circles()

    def _lists(self) -> Iterator[tuple[str, str]]:
        """Options after which one chooses again from the same list."""
        for source, steps in self.journal.sources():
            for step in verbs.every_step(steps):
                for option in step.options if isinstance(step, verbs.Choose) else ():
                    asked: Asked = ((option.needs, True),) if option.needs is not None else ()
                    start = Way(asked, (), option.pay is not None, option.id)
                    for way in self.ways(option.steps, (), start, frozenset({source}), verbs.Again, ""):
                        if way.is_free and self.again(way, ""):
                            yield source, option.id
                            break

    def _places(self) -> Iterator[tuple[str, str]]:
        """Places of maps, from which one comes back to the map."""
        told: set[str] = set()
        for script, way in self._place_ways():
            if script not in told and way.is_free and self.again(way, script):
                told.add(script)
                yield script, way.option

    def _circles(self) -> Iterator[tuple[str, str]]:
        """Scripts that lead back to themselves without a map in between."""
        for source, steps in self.journal.sources():
            if source in self._reached(source):
                for way in self.ways(steps, (), Way(), frozenset(), verbs.Go, source):
                    if way.is_free and self.again(way, ""):
                        yield source, way.option
                        break

    def _goals(self, source: str) -> set[str]:
        return {
            goal for step in verbs.every_step(self.journal.written.get(source, ())) for goal in self.leads(step, source)
        }

    def _reached(self, source: str) -> set[str]:
        """Everything that a source leads to by itself."""
        known: set[str] = set()
        waiting = list(self._goals(source))
        while waiting:
            goal = waiting.pop()
            if goal not in known:
                known.add(goal)
                waiting.extend(self._goals(goal))
        return known

    def leads(self, step: verbs.AnyInstruction, source: str) -> list[str]:
        """Where an instruction goes on."""
        match step:
            case verbs.Go():
                return [step.to]
            case verbs.Test():
                test = self.journal.tests.get(step.use)
                return [f"test {step.use} {at}" for at in range(len(test.rows))] if test is not None else []
            case verbs.Combat():
                combat = self.journal.combats.get(step.use)
                ends = (combat.lose, combat.win, combat.tame, combat.instead) if combat is not None else ()
                return [end for end in ends if end]
            case verbs.RandomCombat():
                return [f"{self.journal.letter_of(source)}{RANDOM}"]
            case _:
                return []

    # -- every way ----------------------------------------------------------------------------------------------------

    def ways(
        self,
        steps: verbs.Instructions,
        rest: tuple[verbs.Instructions, ...],
        way: Way,
        seen: frozenset[str],
        until: type,
        back: str,
    ) -> Iterator[Way]:
        """Every way through these instructions to one of the kind `until`: for `Go`, to the source `back`."""
        for at, step in enumerate(steps):
            more = (steps[at + 1 :], *rest)
            if isinstance(step, until) and not isinstance(step, verbs.Go):
                yield way
                return
            match step:
                case verbs.First():
                    for line in step.lines:
                        taken = way if line.when is None else way._replace(asked=(*way.asked, (line.when, True)))
                        yield from self.ways(line.steps, more, taken, seen, until, back)
                        if line.when is None:
                            return
                        way = way._replace(asked=(*way.asked, (line.when, False)))
                case verbs.Choose():
                    for option in step.options:
                        asked = (*way.asked, (option.needs, True)) if option.needs is not None else way.asked
                        chosen = Way(asked, way.done, way.paid or option.pay is not None, option.id)
                        yield from self.ways(option.steps, more, chosen, seen, until, back)
                    return
                case verbs.Go() | verbs.Test() | verbs.Combat() if until is verbs.Again:
                    return  # Another list, if there is one.
                case verbs.Go() | verbs.Test() | verbs.Combat() | verbs.RandomCombat():
                    for goal in self.leads(step, back or min(seen, default="")):
                        if until is verbs.Go and goal == back:
                            yield way
                        elif goal not in seen and (until is not verbs.Go or back in self._reached(goal)):
                            inside = self.journal.written.get(goal, ())
                            yield from self.ways(inside, (), way, seen | {goal}, until, back)
                    if not isinstance(step, verbs.RandomCombat):
                        return
                case (
                    verbs.Again()
                    | verbs.Continue()
                    | verbs.Explore()
                    | verbs.EndExploration()
                    | verbs.FightOn()
                    | verbs.Finish()
                    | verbs.Visit()
                    | verbs.Leave()
                ):
                    return
                case _:
                    way = way._replace(done=(*way.done, step))
        if rest:
            yield from self.ways(rest[0], rest[1:], way, seen, until, back)

    # -- a second time ------------------------------------------------------------------------------------------------

    def again(self, way: Way, place: str) -> bool:
        """Whether nothing keeps anybody from taking the same way once more."""
        known: dict[str, bool] = {}
        for needs, was in way.asked:
            if was and not needs.any and not needs.all:
                known.update(atoms_of(needs))
            elif was:
                for one in needs.all:
                    known.update(atoms_of(one) if not one.any and not one.all else ())
            elif len(atoms := atoms_of(needs)) == 1 and not needs.any and not needs.all:
                known[atoms[0][0]] = not atoms[0][1]
        covered: set[str] = set()
        for step in way.done:
            known.update({fact: so for fact, so in self._facts(step).items() if fact not in self.undone})
            if isinstance(step, verbs.Secret) and step.gain in self.journal.secrets:
                covered.update(self.journal.secrets[step.gain].covers)
        if place and (place in covered or known.get(f"open {place}") is False):
            return False
        return all(_answer(needs, known) in (was, None) for needs, was in way.asked)

    def _facts(self, step: verbs.AnyInstruction) -> dict[str, bool]:
        """What is so after an instruction."""
        match step:
            case verbs.Status():
                return {f"status {step.gain}": True}
            case verbs.Secret():
                return {f"secret {step.gain}": True}
            case verbs.ReturnSecret():
                return {f"secret {step.secret}": False}
            case verbs.Front():
                return {f"front {step.token}": True}
            case verbs.Slot():
                return {f"slot {(step.slot, str(step.token))}": True}
            case verbs.Tally():
                return {f"slot {(step.slots[-1], str(step.token))}": True}
            case verbs.Lock():
                return {f"open {step.script}": False}
            case verbs.Unlock():
                return {f"open {step.script}": True}
            case verbs.Join():
                return {f"party {step.mystling}": True, f"wild {step.mystling}": False}
            case _:
                return {}


def _answer(needs: Needs, known: dict[str, bool]) -> bool | None:
    answers: list[bool | None] = [
        None if atom not in known else known[atom] is wanted for atom, wanted in atoms_of(needs)
    ]
    answers.extend(_answer(one, known) for one in needs.all)
    if needs.any:
        answers.append(either([_answer(one, known) for one in needs.any]))
    return together(answers)


def free_rounds(journal: Journal, flow: Flow) -> Iterator[tuple[str, str]]:
    """Sources and options by which something can be had as often as one likes."""
    yield from FreeRounds(journal, flow).found()
