"""Whether the story always goes on: from every Script to the last one of its Scenario, whatever was brought along.

Statuses, mystlings, belongings and tokens answer every condition as they like, and nobody can pay. An option may be
chosen, and luck may be hoped for, because where luck fails is a source of its own from which the same must hold.
Maps are left to `story_maps`, which looks at what lies on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rulewright.core.errors import ContentError

from .. import instructions as verbs
from ..model.story_words import SecretKind
from ..requirements import Needs
from .story import FINAL, RANDOM
from .story_bands import VISITS
from .story_flow import Node
from .story_questions import never_all_closed
from .story_search import Search, either, together

if TYPE_CHECKING:
    from .story_checks import StoryChecks

Rest = tuple[verbs.Instructions, ...]


class WaysOut:
    """The sources of instructions from which an end can always be reached."""

    def __init__(self, checks: StoryChecks) -> None:
        self.checks = checks
        self.journal = checks.journal
        self.flow = checks.flow
        self.good: set[tuple[str, int]] = set()
        self.left: set[int] = set()
        """Maps that can be left for good."""
        size = -1
        while size != (now := len(self.good) + len(self.left)):
            size = now
            for node in self.flow.came:
                if node not in self.good and self._leads_out(node):
                    self.good.add(node)
                    if node.source in self.flow.places.get(node.map, ()) or node.source.startswith("secret "):
                        self.left.add(node.map)

    def mistakes(self) -> Iterator[ContentError]:
        for node in self.flow.came:
            if node not in self.good and not node.source.endswith("misfortune"):
                yield self.checks.at(node.source, ContentError("journal-no-way-out", letter=self.flow.letter(node)))

    def _leads_out(self, node: Node) -> bool:
        return self._walk(node, self.journal.written[node.source], (), node.map)

    def _walk(self, node: Node, steps: verbs.Instructions, rest: Rest, map: int) -> bool:
        for at, step in enumerate(steps):
            more: Rest = (steps[at + 1 :], *rest)
            match step:
                case verbs.First():
                    ways = [self._walk(node, line.steps, more, map) for line in step.lines]
                    if not all(ways):
                        return False
                    if any(line.when is None for line in step.lines):
                        return True
                case verbs.Choose():
                    good = [one for one in step.options if self._walk(node, one.steps, more, map)]
                    return never_all_closed(good)
                case verbs.Finish():
                    return node.source.endswith(str(FINAL))
                case verbs.Visit() | verbs.Leave():
                    return self.flow.letter(node) == VISITS
                case verbs.Again() | verbs.FightOn():
                    return False
                case verbs.Explore():
                    return step.map in self.left
                case verbs.Continue():
                    return map in self.left
                case verbs.EndExploration():
                    map = 0
                case verbs.Go() | verbs.Test() | verbs.Combat():
                    return any((source, map) in self.good for source in self._named(step))
                case verbs.RandomCombat():
                    # Whoever has nobody to fight reads on; whoever fights goes on with the Script after it.
                    if (f"{self.flow.letter(node)}{RANDOM}", map) not in self.good:
                        return False
                case _:
                    pass
        return bool(rest) and self._walk(node, rest[0], rest[1:], map)

    def _named(self, step: verbs.Go | verbs.Test | verbs.Combat) -> list[str]:
        match step:
            case verbs.Go():
                return [step.to]
            case verbs.Test():
                test = self.journal.tests.get(step.use)
                return [] if test is None else [f"test {test.id} {at}" for at in range(len(test.rows))]
            case verbs.Combat():
                combat = self.journal.combats.get(step.use)
                return [] if combat is None else [combat.lose, combat.win, combat.tame, combat.instead]


# -- rules cards and objects -----------------------------------------------------------------------------------------


def kept_rules(checks: StoryChecks) -> Iterator[ContentError]:
    """AMB-DRE-38: every way through the final Script returns the rules cards of its Scenario."""
    journal = checks.journal
    for letter in journal.scenarios:
        final = journal.scripts.get(f"{letter}{FINAL}")
        ways = list(_ways_to_finish(final.steps, (), frozenset())) if final is not None else []
        returned = frozenset.intersection(*ways) if ways else frozenset[int]()
        for source, steps in journal.sources():
            if letter not in checks.letters(source):
                continue
            for step in verbs.every_step(steps):
                card = journal.secrets.get(step.gain) if isinstance(step, verbs.Secret) else None
                if card is not None and card.kind is SecretKind.RULES and int(card.id) not in returned:
                    problem = ContentError("journal-rules-kept", secret=int(card.id), script=f"{letter}{FINAL}")
                    yield checks.at(source, problem)


def _ways_to_finish(steps: verbs.Instructions, rest: Rest, returned: frozenset[int]) -> Iterator[frozenset[int]]:
    """What each way through these instructions has returned when the Scenario is over."""
    for at, step in enumerate(steps):
        more: Rest = (steps[at + 1 :], *rest)
        match step:
            case verbs.Finish():
                yield returned
                return
            case verbs.ReturnSecret():
                returned |= {step.secret}
            case verbs.First():
                for line in step.lines:
                    yield from _ways_to_finish(line.steps, more, returned)
                if any(line.when is None for line in step.lines):
                    return
            case verbs.Choose():
                for option in step.options:
                    yield from _ways_to_finish(option.steps, more, returned)
                return
            case _:
                pass
    if rest:
        yield from _ways_to_finish(rest[0], rest[1:], returned)


class Givers(Search[tuple[frozenset[int], str]]):
    """Who gives an object, with the Secrets that are held and who has given it already: it is given by one only."""

    def __init__(self, checks: StoryChecks, number: int) -> None:
        super().__init__(checks.journal, checks.flow)
        self.number = number
        self.twice: set[tuple[str, str]] = set()
        entries = [(source, (frozenset[int](), "")) for source in self.flow.entries()]
        self.search(entries)

    def change(
        self, node: Node, step: verbs.AnyInstruction, carried: tuple[frozenset[int], str]
    ) -> Iterable[tuple[frozenset[int], str]]:
        held, giver = carried
        match step:
            case verbs.Secret():
                if step.gain == self.number:
                    if giver and giver != node.source:
                        self.twice.add((giver, node.source))
                    giver = giver or node.source
                return [(held | {step.gain}, giver)]
            case verbs.ReturnSecret():
                return [(held - {step.secret}, giver)]
            case _:
                return [carried]

    def answer(self, needs: Needs, carried: tuple[frozenset[int], str]) -> bool | None:
        held = carried[0]
        answers: list[bool | None] = [None] if replace(needs, secret=0, no_secret=0, all=(), any=()) != Needs() else []
        answers += [needs.secret in held] if needs.secret else []
        answers += [needs.no_secret not in held] if needs.no_secret else []
        answers.extend(self.answer(one, carried) for one in needs.all)
        if needs.any:
            answers.append(either([self.answer(one, carried) for one in needs.any]))
        return together(answers)


def objects_given_twice(checks: StoryChecks) -> Iterator[ContentError]:
    """Objects that two different people may give in one campaign."""
    givers: dict[int, set[str]] = {}
    for source, steps in checks.journal.sources():
        for step in verbs.every_step(steps):
            if isinstance(step, verbs.Secret):
                givers.setdefault(step.gain, set()).add(source)
    for number, card in checks.journal.secrets.items():
        if card.kind is SecretKind.OBJECT and len(givers.get(number, ())) > 1:
            for one, other in sorted(Givers(checks, number).twice):
                yield checks.of(f"secret {number}", ContentError("journal-object-twice", scripts=f"{one}, {other}"))
