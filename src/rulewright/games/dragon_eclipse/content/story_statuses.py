"""Statuses: every box is marked and asked for as the sheet plans it, and long enough after it was marked.

What is asked for only in Scenarios that are not written yet is no mistake: it waits for them, and is told as that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from rulewright.core.errors import ContentError

from ..instructions import Status, Tame, every_step
from .story import Journal, boxes_of
from .story_bands import VISITS, letter_of
from .story_flow import letters_of
from .story_questions import combat_conditions, conditions_in

if TYPE_CHECKING:
    from .story_checks import StoryChecks

TWICE, LATER = 2, 2
"""A box is asked for at least twice, once at least this many Scenarios after it was marked."""


class Use(NamedTuple):
    """Where a box is marked, or asked for: the Scenario and the source."""

    letter: str
    source: str


class StatusChecks:
    """All boxes of the sheet, what is planned for them and what is written."""

    def __init__(self, checks: StoryChecks) -> None:
        self.checks = checks
        self.journal: Journal = checks.journal
        self.marked: dict[str, set[Use]] = {}
        self.asked: dict[str, set[Use]] = {}
        for source, steps in self.journal.sources():
            uses = {Use(letter, source) for letter in checks.letters(source)}
            for step in every_step(steps):
                if gained := step.gain if isinstance(step, Status) else step.status if isinstance(step, Tame) else "":
                    self.marked.setdefault(gained, set()).update(uses)
            for needs in conditions_in(steps):
                for box in (needs.status, needs.no_status):
                    self.asked.setdefault(box, set()).update(uses)
        for combat in self.journal.combats.values():
            for needs in combat_conditions(combat):
                for box in (needs.status, needs.no_status):
                    self.asked.setdefault(box, set()).add(Use(letter_of(combat), f"combat {combat.id}"))

    def mistakes(self) -> Iterator[ContentError]:
        """What is against the plan, and what is wrong with the plan itself."""
        for status in self.journal.statuses.values():
            key = f"status {status.id}"
            for box in boxes_of(status):
                for problem in (*self._plan(box), *self._written(box), *self._neglected(box)):
                    yield self.checks.of(key, problem)

    def waiting(self) -> Iterator[ContentError]:
        """Boxes that only Scenarios which do not exist yet mark, or ask for often and late enough."""
        for status in self.journal.statuses.values():
            for box in boxes_of(status):
                if not self.marked.get(box) and (later := self._unwritten(box, "set")):
                    problem = ContentError("journal-status-unmarked", status=box, letters=", ".join(later))
                    yield self.checks.of(f"status {status.id}", problem)
                elif not self._is_read(box) and (later := self._unwritten(box, "read")):
                    problem = ContentError("journal-status-waits", status=box, letters=", ".join(later))
                    yield self.checks.of(f"status {status.id}", problem)

    # -- the plan ---------------------------------------------------------------------------------------------------

    def _plan(self, box: str) -> Iterator[ContentError]:
        """Marked by somebody, read twice, once late enough, and never before it can be marked."""
        setters, readers = letters_of(self.journal, box, "set"), letters_of(self.journal, box, "read")
        if not setters:
            yield ContentError("journal-status-plan-set", status=box)
            return
        if len(set(readers)) < TWICE or not self._late(box, set(readers)):
            yield ContentError("journal-status-plan-read", status=box)
        for reader in sorted(set(readers) - {VISITS}):
            if not any(self.may_precede(setter, reader) for setter in setters):
                yield ContentError("journal-status-too-early", status=box, letter=reader)

    def may_precede(self, first: str, second: str) -> bool:
        """Whether some campaign plays the one Scenario before the other; visits may come at any time."""
        if first == second or VISITS in (first, second):
            return True
        plans = self.journal.plans
        if first not in plans or second not in plans:
            return True
        twins = plans[first].excludes == second or plans[second].excludes == first
        return not twins and second not in self._before(first)

    def _before(self, letter: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The Scenarios that are finished in every campaign before this one."""
        found: set[str] = set()
        for group in self.journal.plans[letter].after if letter in self.journal.plans else ():
            options = [{one, *self._before(one, seen | {letter})} for one in group if one not in seen]
            if options:
                found |= set.intersection(*options)
        return found

    def _rank(self, letter: str) -> int:
        """Its place in the usual order; Scenarios that exclude each other share one."""
        plans = self.journal.plans
        rank = -1
        for other, plan in plans.items():
            if not (plan.excludes and plan.excludes < other):
                rank += 1
            if other == letter:
                return rank
        return -1

    def _late(self, box: str, readers: set[str]) -> bool:
        setters = [self._rank(one) for one in letters_of(self.journal, box, "set") if one in self.journal.plans]
        found = [self._rank(one) for one in readers if one in self.journal.plans]
        return not setters or max(found, default=-1) >= min(setters) + LATER

    # -- what is written ----------------------------------------------------------------------------------------------

    def _written(self, box: str) -> Iterator[ContentError]:
        """Every use has its place in the plan, and every written Scenario of the plan its use."""
        marked = {use.letter for use in self.marked.get(box, ())}
        # A Scenario may ask for what it has marked itself: that needs no place in the plan.
        asked = {use.letter for use in self.asked.get(box, ())}
        yield from self._against(box, marked, marked, True)
        yield from self._against(box, asked - marked, asked, False)

    def _against(self, box: str, found: set[str], allowed: set[str], sets: bool) -> Iterator[ContentError]:
        planned = set(letters_of(self.journal, box, "set" if sets else "read"))
        for letter in sorted(found - planned):
            yield ContentError(
                "journal-status-set-unplanned" if sets else "journal-status-read-unplanned", status=box, letter=letter
            )
        for letter in sorted(planned - allowed - {VISITS}):
            if letter in self.journal.scenarios:
                yield ContentError(
                    "journal-status-set-missing" if sets else "journal-status-read-missing", status=box, letter=letter
                )

    def _neglected(self, box: str) -> Iterator[ContentError]:
        """Once nobody is left who could do it: a box that is never marked, or asked for too seldom or too soon."""
        if not self._unwritten(box, "set") and not self.marked.get(box) and self._all_written(box):
            yield ContentError("journal-status-never-set", status=box)
        if not self._unwritten(box, "read") and not self._is_read(box) and self._all_written(box):
            yield ContentError("journal-status-never-read", status=box)

    def _is_read(self, box: str) -> bool:
        uses = self.asked.get(box, set())
        return len({use.source for use in uses}) >= TWICE and self._late(box, {use.letter for use in uses})

    def _unwritten(self, box: str, what: str) -> list[str]:
        """The planned Scenarios that do not exist yet."""
        planned = letters_of(self.journal, box, what)
        return sorted({one for one in planned if one != VISITS and one not in self.journal.scenarios})

    def _all_written(self, box: str) -> bool:
        """Whether anything of the plan of this box exists: a pack's own Scenario need not touch the sheet."""
        planned = set(letters_of(self.journal, box, "set")) | set(letters_of(self.journal, box, "read"))
        return bool(planned & set(self.journal.scenarios))
