"""Whether every Exploration can end: a search over all that may lie on a map, and what the party may have gained on it.

What somebody brings along (belongings, mystlings, earlier statuses) is not known here. A position counts as reached if
it may be, whatever they brought; it has a way out only if there is one for whoever brought nothing that helps: another
answer may be chosen, luck may be hoped for, but no Combat counts as won and no price as paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from .. import instructions as verbs
from ..model.story_words import Permission, SecretKind
from ..requirements import Needs
from .story import Journal
from .story_clocks import Clockwork
from .story_flow import Flow
from .story_questions import conditions_in

MOST = 4_000
"""Positions of one map that are looked at, those with the least left to do first. Whatever lies behind them counts as a
way out: what is reported is stuck for sure."""


class Here(NamedTuple):
    """A position of an Exploration, between two readings."""

    event: int
    time: int
    slots: frozenset[tuple[str, str]] = frozenset()
    locked: frozenset[str] = frozenset()
    overlays: frozenset[int] = frozenset()
    facts: frozenset[tuple[str, object]] = frozenset()
    """What was certainly gained here, of what is asked for here."""


def worn(here: Here) -> int:
    """How little is left to do although there is time: where a map would end in nothing."""
    return len(here.locked) + len(here.slots) + len(here.facts) + max(0, here.time)


OUT = None
"""The map is left."""
Rest = tuple[verbs.Instructions, ...]


class MapSearch:
    """All positions of one map, from the Script that opens it."""

    def __init__(self, journal: Journal, flow: Flow, map: int, letter: str) -> None:
        self.journal = journal
        self.map = map
        self.location = journal.locations[map]
        self.sources = {node.source for node in flow.came if node.map == map}
        self.asked: set[tuple[str, object]] = set()
        """Statuses, Secrets, tokens and slots that conditions on this map ask for: the others make no difference."""
        for source in self.sources:
            for needs in conditions_in(journal.written[source]):
                for name in ("status", "secret", "front"):
                    self.asked.update((name, value) for value in (getattr(needs, name), getattr(needs, f"no_{name}")))
                self.asked.update(("slot", slot) for slot in (needs.slot[0], needs.no_slot[0]))
        self.waits = any(
            isinstance(step, verbs.Secret)
            and step.gain in journal.secrets
            and journal.secrets[step.gain].permits is Permission.WAIT
            for source, steps in journal.sources()
            if source.startswith(letter)
            for step in verbs.every_step(steps)
        )
        """Whether a rules card of this Scenario lets one wait."""
        self.clockwork = Clockwork(journal, flow, map, letter)
        self.unfinished = False
        """Whether positions were left that nobody looked at: then nothing is proved."""

    # -- what may be reached ------------------------------------------------------------------------------------------

    def stuck(self, start: verbs.Explore) -> Here | None:
        """A position from which no way leads off the map; None if there is none among those that are looked at."""
        if self.clockwork.ends(start.event, self.waits):
            return None
        first = Here(start.event, start.at if start.event else -1)
        known = {first}
        waiting: list[tuple[int, int, Here]] = [(0, 0, first)]
        looked: list[Here] = []
        while waiting and len(looked) < MOST:
            here = heappop(waiting)[2]
            looked.append(here)
            for after in self.next(here):
                if after is not OUT and after not in known:
                    known.add(after)
                    heappush(waiting, (-worn(after), len(known), after))
        free = {here for _, _, here in waiting}
        self.unfinished = bool(waiting)
        left = looked[::-1]
        while left:
            found = []
            for here in left:
                if self.escapes(here, free):
                    free.add(here)
                    found.append(here)
            if not found:
                return min(left, key=lambda here: (here.time, len(here.locked) + len(here.slots)))
            left = [here for here in left if here not in free]
        return None

    def places(self, here: Here) -> list[str]:
        """What can be read."""
        overlays = [self.journal.secrets[number] for number in here.overlays]
        covered = {script for overlay in overlays for script in overlay.covers}
        there = [spot.script for spot in self.location.places]
        there += [script for overlay in overlays for script in overlay.scripts]
        return [script for script in there if script not in covered and script not in here.locked]

    def next(self, here: Here) -> Iterator[Here | None]:
        """Every position that one reading may lead to."""
        for script in self.places(here):
            if script in self.journal.written:
                yield from self.may(here, self.journal.written[script], (), frozenset({script}))
        if not self.places(here) and here.event:
            yield from self.after(here._replace(time=0))

    def after(self, here: Here) -> Iterator[Here | None]:
        """DRE-274: on with the map, or with the event if its time has come."""
        if here.event and here.time == 0:
            source = f"secret {here.event}"
            flipped = here._replace(event=0, time=-1)
            yield from self.may(flipped, self.journal.written[source], (), frozenset({source}))
        else:
            yield here

    def may(self, here: Here, steps: verbs.Instructions, rest: Rest, seen: frozenset[str]) -> Iterator[Here | None]:
        """Follow instructions by every branch that may be taken."""
        for at, step in enumerate(steps):
            more: Rest = (steps[at + 1 :], *rest)
            match step:
                case verbs.First():
                    for line in step.lines:
                        answer = True if line.when is None else self.holds(here, line.when)
                        if answer is not False:
                            yield from self.may(here, line.steps, more, seen)
                        if answer is True:
                            return
                    continue
                case verbs.Choose():
                    for option in step.options:
                        if option.needs is None or self.holds(here, option.needs) is not False:
                            yield from self.may(here, option.steps, more, seen)
                    return
                case verbs.Continue():
                    yield from self.after(here)
                    return
                case verbs.EndExploration() | verbs.Finish() | verbs.Visit() | verbs.Leave():
                    yield OUT
                    return
                case verbs.Again() | verbs.FightOn():
                    return
                case verbs.Go() | verbs.Test() | verbs.Combat() | verbs.RandomCombat():
                    for source in self.leads(step):
                        if source not in seen and source in self.journal.written:
                            yield from self.may(here, self.journal.written[source], (), seen | {source})
                    if isinstance(step, verbs.RandomCombat):
                        continue
                    return
                case _:
                    here = self.change(here, step)
        if rest:
            yield from self.may(here, rest[0], rest[1:], seen)

    def leads(self, step: object) -> list[str]:
        """Where an instruction goes on."""
        match step:
            case verbs.Go():
                return [step.to]
            case verbs.Test():
                test = self.journal.tests.get(step.use)
                return [] if test is None else [f"test {test.id} {at}" for at in range(len(test.rows))]
            case verbs.Combat():
                combat = self.journal.combats.get(step.use)
                if combat is None:
                    return []
                return [end for end in (combat.lose, combat.win, combat.tame, combat.instead) if end]
            case _:
                return []

    # -- the way out --------------------------------------------------------------------------------------------------

    def escapes(self, here: Here, free: set[Here]) -> bool:
        """Whether some reading leads off the map, or to a position that has a way out."""
        places = self.places(here)
        if not places or (self.waits and here.time > 0):
            return bool(here.event)
        written = self.journal.written
        return any(self.must(here, written[one], (), frozenset({one}), free) for one in places if one in written)

    def must(self, here: Here, steps: verbs.Instructions, rest: Rest, seen: frozenset[str], free: set[Here]) -> bool:
        """Whether these instructions lead out for somebody who chooses well and has brought nothing."""
        for at, step in enumerate(steps):
            more: Rest = (steps[at + 1 :], *rest)
            match step:
                case verbs.First():
                    sure, every = False, True
                    for line in step.lines:
                        answer = True if line.when is None else self.holds(here, line.when)
                        if answer is not False:
                            every = every and self.must(here, line.steps, more, seen, free)
                        if answer is True:
                            sure = True
                            break
                    if not every:
                        return False
                    if sure:
                        return True
                    continue
                case verbs.Choose():
                    return any(
                        self.must(here, option.steps, more, seen, free)
                        for option in step.options
                        if option.pay is None and (option.needs is None or self.holds(here, option.needs) is True)
                    )
                case verbs.Continue():
                    return self.after_escapes(here, seen, free)
                case verbs.EndExploration() | verbs.Finish() | verbs.Visit() | verbs.Leave():
                    return True
                case verbs.Again() | verbs.FightOn():
                    return False
                case verbs.Go() | verbs.Test():
                    found = [one for one in self.leads(step) if one not in seen and one in self.journal.written]
                    return any(self.must(here, self.journal.written[one], (), seen | {one}, free) for one in found)
                case verbs.Combat():
                    found = [one for one in self.leads(step) if one in self.journal.written]
                    return bool(found) and all(
                        one not in seen and self.must(here, self.journal.written[one], (), seen | {one}, free)
                        for one in found
                    )
                case _:
                    here = self.change(here, step)
        return bool(rest) and self.must(here, rest[0], rest[1:], seen, free)

    def after_escapes(self, here: Here, seen: frozenset[str], free: set[Here]) -> bool:
        if here.event and here.time == 0:
            source = f"secret {here.event}"
            if source in seen:
                return False
            return self.must(here._replace(event=0, time=-1), self.journal.written[source], (), seen | {source}, free)
        return here in free

    # -- what changes, what is asked ----------------------------------------------------------------------------------

    def change(self, here: Here, step: object) -> Here:
        """What an instruction does on the map."""
        match step:
            case verbs.Time():
                return here._replace(time=here.time - 1) if here.time > 0 else here
            case verbs.Event():
                return here._replace(event=step.secret, time=step.at)
            case verbs.Clock():
                return here._replace(time=step.at)
            case verbs.Slot():
                if ("slot", step.slot) not in self.asked:
                    return here
                kept = frozenset(one for one in here.slots if one[0] != step.slot)
                return here._replace(slots=kept | {(step.slot, str(step.token))})
            case verbs.Tally():
                taken = {slot for slot, _ in here.slots}
                free = [slot for slot in step.slots if slot not in taken]
                return here._replace(slots=here.slots | {(free[0], str(step.token))}) if free else here
            case verbs.Lock():
                return here._replace(locked=here.locked | {step.script})
            case verbs.Unlock():
                return here._replace(locked=here.locked - {step.script})
            case verbs.Secret():
                card = self.journal.secrets.get(step.gain)
                if card is not None and card.kind is SecretKind.OVERLAY and card.map == self.map:
                    here = here._replace(overlays=here.overlays | {step.gain})
                return self.learn(here, ("secret", step.gain))
            case verbs.ReturnSecret():
                return here._replace(facts=here.facts - {("secret", step.secret)})
            case verbs.Status():
                return self.learn(here, ("status", step.gain))
            case verbs.Front():
                return self.learn(here, ("front", str(step.token)))
            case _:
                return here

    def learn(self, here: Here, fact: tuple[str, object]) -> Here:
        return here._replace(facts=here.facts | {fact}) if fact in self.asked else here

    def holds(self, here: Here, needs: Needs) -> bool | None:
        """Whether a condition is so here; None where that depends on what was brought along."""
        answers: list[bool | None] = []
        for (slot, token), wanted in ((needs.slot, True), (needs.no_slot, False)):
            if slot:
                answers.append(((slot, token) in here.slots) is wanted)
        for name in ("status", "secret", "front"):
            for value, wanted in ((getattr(needs, name), True), (getattr(needs, f"no_{name}"), False)):
                if value:
                    answers.append(wanted if (name, value) in here.facts else self._never(here, name, value, wanted))
        if needs.open:
            answers.append(needs.open not in here.locked)
        brought = Needs(all=needs.all, any=needs.any, status=needs.status, no_status=needs.no_status)
        own = ("slot", "no_slot", "secret", "no_secret", "front", "no_front", "open")
        plain = {name: getattr(needs, name) for name in needs.__struct_fields__ if name not in own}
        if any(plain[name] != getattr(brought, name) for name in plain):
            answers.append(None)
        answers.extend(self.holds(here, one) for one in needs.all)
        if needs.any:
            found = [self.holds(here, one) for one in needs.any]
            answers.append(True if True in found else None if None in found else False)
        return False if False in answers else None if None in answers else True

    def _never(self, here: Here, name: str, value: object, wanted: bool) -> bool | None:
        """An overlay lies where it was put; anything else may have been brought along."""
        if name == "secret" and isinstance(value, int):
            card = self.journal.secrets.get(value)
            if card is not None and card.kind is SecretKind.OVERLAY:
                return (value in here.overlays) is wanted
        return None
