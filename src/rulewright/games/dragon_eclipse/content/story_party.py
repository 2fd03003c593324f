"""Two different main Elements wherever a Scenario needs them: a search over everybody who may be in the Party.

Alone and with two players, every starter, every end of every Combat, every change of the starter. Mystlings only join,
but for that change: so a Party that keeps its pair through it keeps it for good, and is followed no further than that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from rulewright.core.errors import ContentError

from ..instructions import AnyInstruction, Join, Prepare, Starter, SwapStarter
from ..model.story_words import STARTERS
from ..requirements import Needs
from .story import StoryCombat
from .story_flow import Node
from .story_search import Search, either, together

if TYPE_CHECKING:
    from .story_checks import StoryChecks

SETTLED = frozenset({"*"})
"""Two main Elements, whatever is done about the starter; who exactly is there makes no difference any more."""


class Company(NamedTuple):
    """How many play, and who is with them."""

    players: int
    party: frozenset[str]


class PartySearch(Search[Company]):
    """Every Party that may come to every source of instructions."""

    def __init__(self, checks: StoryChecks) -> None:
        super().__init__(checks.journal, checks.flow)
        self.content = checks.content
        self.checks = checks
        self.lonely: dict[str, Company] = {}
        """Where the tray is filled, or the first Scenario ends, without two main Elements."""
        self.crowded: set[str] = set()
        """Where two players would change the starter, which only one has (AMB-DRE-13)."""
        entries: list[tuple[str, Company]] = []
        for scenario in self.journal.scenarios.values():
            if scenario.fit is not None or scenario.id == self.journal.first:
                party = frozenset(scenario.fit.party) if scenario.fit is not None else frozenset[str]()
                entries.extend((scenario.start, self.settled(Company(players, party))) for players in (1, 2))
        self.search(entries)

    def mistakes(self) -> Iterator[ContentError]:
        for source, company in sorted(self.lonely.items()):
            who = ", ".join(sorted(company.party)) or "–"
            yield self.checks.at(source, ContentError("journal-no-pair", players=company.players, party=who))
        for source in sorted(self.crowded):
            yield self.checks.at(source, ContentError("journal-swap-for-two"))

    # -- what happens to a Party --------------------------------------------------------------------------------------

    def change(self, node: Node, step: AnyInstruction, carried: Company) -> Iterable[Company]:
        match step:
            case Starter():
                alone = [frozenset({starter}) for starter in STARTERS]
                new = alone if carried.players == 1 else [frozenset(STARTERS)]
                return [self.joined(carried, one) for one in new]
            case SwapStarter():
                if carried.players == 2:
                    self.crowded.add(node.source)
                return [carried, *[self.settled(carried._replace(party=one)) for one in self.swapped(carried.party)]]
            case Join():
                return [self.joined(carried, frozenset({step.mystling}))]
            case Prepare():
                self._needs_pair(node.source, carried)
            case _:
                pass
        return [carried]

    def ends(self, combat: StoryCombat, carried: Company) -> Iterable[tuple[str, Company]]:
        """DRE-484: whoever has this mystling does not meet it."""
        enemy = self.content.enemies.get(combat.enemy)
        mystling = enemy.mystling if enemy is not None else ""
        if mystling in carried.party or carried.party == SETTLED:
            yield combat.instead, carried
        if mystling not in carried.party:
            yield combat.lose, carried
            yield combat.win, carried
            yield combat.tame, self.joined(carried, frozenset({mystling}))

    def after(self, node: Node, carried: Company) -> Iterable[tuple[str, Company]]:
        """Any Scenario that may follow; visits in between only add to a Party."""
        letter = self.flow.letter(node)
        if letter == self.journal.first:
            self._needs_pair(node.source, carried)
        return [(other.start, carried) for other in self.journal.scenarios.values() if other.id > letter]

    def _needs_pair(self, source: str, company: Company) -> None:
        if not self.has_pair(company.party):
            self.lonely.setdefault(source, company)

    # -- who is there -------------------------------------------------------------------------------------------------

    def has_pair(self, party: frozenset[str]) -> bool:
        """DRE-105: two different main Elements."""
        known = self.content.mystlings
        return party == SETTLED or len({known[one].element for one in party if one in known}) > 1

    def joined(self, company: Company, more: frozenset[str]) -> Company:
        return company if company.party == SETTLED else self.settled(company._replace(party=company.party | more))

    def swapped(self, party: frozenset[str]) -> list[frozenset[str]]:
        """DRE-066: with the other starter instead, if it is not there already."""
        here = [one for one in STARTERS if one in party]
        return [party - {here[0]} | (frozenset(STARTERS) - {here[0]})] if len(here) == 1 else []

    def settled(self, company: Company) -> Company:
        party = company.party
        safe = self.has_pair(party) and all(self.has_pair(one) for one in self.swapped(party))
        return company._replace(party=SETTLED) if safe else company

    def answer(self, needs: Needs, carried: Company) -> bool | None:
        """Who is in the Party is known; who of them is in the tray, and everything else, is not."""
        answers: list[bool | None] = []
        if needs.players:
            answers.append(needs.players == carried.players)
        if needs.pair is not None:
            answers.append(self.has_pair(carried.party) is needs.pair)
        if needs.party:
            answers.append(needs.party in carried.party if carried.party != SETTLED else None)
        if needs.mystling:
            answers.append(None if carried.party == SETTLED or needs.mystling in carried.party else False)
        if replace(needs, players=0, pair=None, party="", mystling="", all=(), any=()) != Needs():
            answers.append(None)
        answers.extend(self.answer(one, carried) for one in needs.all)
        if needs.any:
            answers.append(either([self.answer(one, carried) for one in needs.any]))
        return together(answers)
