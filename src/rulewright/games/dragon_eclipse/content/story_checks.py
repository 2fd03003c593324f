"""What can be proved about a journal: every mistake with its file, its Script and the reason.

A mistake keeps a story from being played as it is written; a note is something that an author should look at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from rulewright.core.errors import ContentError

from .. import instructions as verbs
from ..model.story_words import Bonus, SecretKind, Tone
from ..requirements import Needs
from .story import FINAL, Journal
from .story_bands import band_mistakes
from .story_combats import combat_mistakes, is_whole, unmet
from .story_ends import WaysOut, kept_rules, objects_given_twice
from .story_flow import Flow
from .story_party import PartySearch
from .story_questions import (
    chance_of_best,
    conditions_in,
    has_story,
    leads_to,
    may_close,
    plain,
    purchases,
    sales,
)
from .story_repeats import free_rounds
from .story_statuses import StatusChecks

if TYPE_CHECKING:
    from .components import Content

BEST = (0.45, 0.90)
"""How often somebody who aims at the best outcome of a Test should reach it."""
WORST = 6
"""Damage at once."""
MISFORTUNE = 8
"""GAP-DRE-14: how many Items bring it."""
SUFFERED = (verbs.Gain, verbs.Lose, verbs.Heal, verbs.Rest, verbs.Time, verbs.Status, verbs.Front, verbs.Slot)
"""What Misfortune may do: it comes before the outcome, so it leads nowhere itself (DRE-254)."""


class StoryChecks:
    """All checks over one journal, with the files that its entries stand in."""

    def __init__(self, content: Content, origins: Mapping[str, str] = {}) -> None:
        self.content = content
        self.journal: Journal = content.journal
        self.origins = origins
        self.flow = Flow(self.journal)

    def mistakes(self) -> list[ContentError]:
        """Everything that is wrong, in the order of the journal."""
        found = [
            *self._flow_mistakes(),
            *self._unreached(),
            *self._choices(),
            *self._trades(),
            *self._names(),
            *band_mistakes(self),
            *StatusChecks(self).mistakes(),
            *self._tests(),
            *combat_mistakes(self),
            *self._secrets(),
            *self._maps(),
            *self._ends(),
            *WaysOut(self).mistakes(),
            *kept_rules(self),
            *objects_given_twice(self),
            *PartySearch(self).mistakes(),
            *([*unmet(self), *self._cards()] if is_whole(self) else []),
        ]
        return list({error.text(): error for error in found}.values())

    def notes(self) -> list[ContentError]:
        """What an author should look at."""
        return [*self._odds()]

    def waiting(self) -> list[ContentError]:
        """What Scenarios that are not written yet still owe to those that are."""
        found = list(StatusChecks(self).waiting())
        return found if is_whole(self) else [*found, *self._cards(), *unmet(self)]

    def _cards(self) -> Iterator[ContentError]:
        """Sides of Worldmap cards whose Script does not exist yet: in play they are left out."""
        for card in self.journal.worldmap.values():
            missing = [one for one in (card.unexplored, card.explored) if one and one not in self.journal.scripts]
            if missing:
                problem = ContentError("journal-card-waits", scripts=", ".join(missing))
                yield self.of(f"worldmap {card.id}", problem)

    # -- where ---------------------------------------------------------------------------------------------------

    def at(self, source: str, problem: ContentError) -> ContentError:
        """A problem of a source of instructions: `A35`, `test T-A2 0`, `secret 5`."""
        kind, _, rest = source.partition(" ")
        key = f"{kind} {rest.split(' ')[0]}" if rest else f"script {source}"
        return self.of(key, problem)

    def of(self, key: str, problem: ContentError) -> ContentError:
        """A problem of an entry: `script A35`, `combat A-1`."""
        file = self.origins.get(key, "journal")
        return ContentError("journal-at", file=file, entry=key, problem=problem)

    # -- flow ----------------------------------------------------------------------------------------------------

    def _flow_mistakes(self) -> Iterator[ContentError]:
        for (source, _), problem in sorted(self.flow.flaws.items(), key=lambda pair: pair[0]):
            yield self.at(source, problem)
        for node in self.flow.stuck():
            yield self.at(node.source, ContentError("journal-no-end", path=" → ".join(self.flow.path_to(node.source))))
        for source, option in free_rounds(self.journal, self.flow):
            yield self.at(source, ContentError("journal-free-round", option=option))

    def _unreached(self) -> Iterator[ContentError]:
        """Scripts and options that no campaign comes to, and why."""
        reached = self.flow.sources()
        for source, steps in self.journal.sources():
            if source not in reached:
                leading = [other for other, inside in self.journal.sources() if leads_to(inside, source)]
                yield self.at(source, ContentError("journal-unreached", leading=", ".join(leading) or "–"))
                continue
            for step in verbs.every_step(steps):
                for option in step.options if isinstance(step, verbs.Choose) else ():
                    if (source, option.id) not in self.flow.options:
                        yield self.at(source, ContentError("journal-option-unreached", option=option.id))
        planned = Flow(self.journal, from_the_first=True).sources() if self._begins() else reached
        for source in sorted(reached - planned):
            if self.letters(source) <= set(self.journal.plans):
                yield self.at(source, ContentError("journal-only-by-start"))
        for source, blocked in self.flow.blocked.items():
            for name, needs in blocked:
                if name.startswith("line "):
                    yield self.at(
                        source, ContentError("journal-never-true", line=name.removeprefix("line "), needs=plain(needs))
                    )

    def _begins(self) -> bool:
        """Whether a whole campaign begins with the first Scenario: a pack's own may be begun by `start` alone."""
        journal = self.journal
        return journal.first in journal.plans and journal.scenarios[journal.first].fit is None

    def _choices(self) -> Iterator[ContentError]:
        """DRE-157: in no state all options may be closed."""
        for source, steps in self.journal.sources():
            for step in verbs.every_step(steps):
                if isinstance(step, verbs.Choose):
                    ids = [option.id for option in step.options]
                    if len(set(ids)) < len(ids):
                        yield self.at(source, ContentError("journal-option-twice"))
                    if may_close(step):
                        yield self.at(source, ContentError("journal-all-closed", options=", ".join(ids)))

    # -- names -----------------------------------------------------------------------------------------------------

    def _trades(self) -> Iterator[ContentError]:
        """A list that can be chosen from again must not buy at the price at which it sells."""
        for source, steps in self.journal.sources():
            for step in verbs.every_step(steps):
                if isinstance(step, verbs.Choose):
                    for buy, price in purchases(step):
                        for sell, given in sales(step):
                            if given >= price:
                                problem = ContentError("journal-trade", buy=buy, price=price, sell=sell, given=given)
                                yield self.at(source, problem)

    def _names(self) -> Iterator[ContentError]:
        """Mystlings, statuses, cards and Secrets that instructions and conditions name."""
        content, journal = self.content, self.journal
        boxes = set(journal.boxes)
        for source, steps in journal.sources():
            for step in verbs.every_step(steps):
                match step:
                    case verbs.Status() if step.gain not in boxes:
                        yield self.at(source, ContentError("journal-no-status", status=step.gain))
                    case verbs.Tame() if step.status and step.status not in boxes:
                        yield self.at(source, ContentError("journal-no-status", status=step.status))
                    case verbs.Join() | verbs.Quest() if step.mystling not in content.mystlings:
                        yield self.at(source, ContentError("journal-no-mystling", mystling=step.mystling))
                    case verbs.Quest() if not has_story(content, step.mystling):
                        yield self.at(source, ContentError("journal-no-quest", mystling=step.mystling))
                    case verbs.Tier():
                        for one in step.add:
                            if one not in content.mystlings:
                                yield self.at(source, ContentError("journal-no-mystling", mystling=one))
                    case verbs.RandomCombat() if step.add and step.add not in content.mystlings:
                        yield self.at(source, ContentError("journal-no-mystling", mystling=step.add))
                    case verbs.Worldmap() if (step.put or step.flip) not in journal.worldmap:
                        yield self.at(source, ContentError("journal-no-card", card=step.put or step.flip))
                    case verbs.Worldmap() if step.put and step.place not in range(1, 16):
                        yield self.at(source, ContentError("journal-place", place=step.place))
                    case verbs.Gain() if step.who and step.who not in content.mystlings:
                        yield self.at(source, ContentError("journal-no-mystling", mystling=step.who))
                    case verbs.Gain() if step.damage > WORST:
                        yield self.at(source, ContentError("journal-damage", n=step.damage, most=WORST))
                    case verbs.ReturnSecret() if step.secret not in journal.secrets:
                        yield self.at(source, ContentError("journal-no-secret", secret=step.secret))
                    case _:
                        pass
            for needs in conditions_in(steps):
                yield from self.condition(source, needs)

    def condition(self, source: str, needs: Needs) -> Iterator[ContentError]:
        boxes = set(self.journal.boxes)
        for status in (needs.status, needs.no_status):
            if status and status not in boxes:
                yield self.at(source, ContentError("journal-no-status", status=status))
        for mystling in (needs.mystling, needs.party, needs.wild):
            if mystling and mystling not in self.content.mystlings:
                yield self.at(source, ContentError("journal-no-mystling", mystling=mystling))
        for secret in (needs.secret, needs.no_secret):
            if secret and secret not in self.journal.secrets and secret > 73:
                yield self.at(source, ContentError("journal-no-secret", secret=secret))
        maps = {node.map for node in self.flow.came if node.source == source and node.map}
        for slot, _ in (needs.slot, needs.no_slot):
            for map in maps if slot else ():
                if slot not in {one.slot for one in self.journal.locations[map].slots}:
                    yield self.at(source, ContentError("journal-no-slot", slot=slot, map=map))

    def letters(self, source: str) -> set[str]:
        """The letters of the Scenarios in which a source is read."""
        if " " not in source:
            return {self.journal.letter_of(source)}
        return {self.flow.letter(node) for node in self.flow.came if node.source == source} - {""}

    # -- Tests and Combats -------------------------------------------------------------------------------------------

    def _tests(self) -> Iterator[ContentError]:
        used = {
            step.use
            for _, steps in self.journal.sources()
            for step in verbs.every_step(steps)
            if isinstance(step, verbs.Test)
        }
        for test in self.journal.tests.values():
            key = f"test {test.id}"
            limits = [row.upto for row in test.rows[:-1]]
            if len(test.rows) < 2 or test.rows[-1].upto:
                yield self.of(key, ContentError("journal-test-open"))
            if any(low >= high for low, high in pairwise(limits)) or any(n < 1 for n in limits):
                yield self.of(key, ContentError("journal-test-order", limits=", ".join(map(str, limits))))
            if test.id not in used:
                yield self.of(key, ContentError("journal-unused"))
            if test.bonus is Bonus.SETTLE and test.symbol is None:
                yield self.of(key, ContentError("journal-test-symbol"))
            if test.misfortune is not None:
                if not 1 <= test.misfortune.at <= MISFORTUNE:
                    yield self.of(key, ContentError("journal-misfortune", at=test.misfortune.at, most=MISFORTUNE))
                for step in verbs.every_step(test.misfortune.steps):
                    if not isinstance(step, SUFFERED):
                        verb = type(step).__struct_config__.tag
                        yield self.of(key, ContentError("journal-misfortune-verb", verb=verb))

    def _odds(self) -> Iterator[ContentError]:
        for test in self.journal.tests.values():
            if any(row.tone is Tone.GOOD for row in test.rows):
                share = chance_of_best(test)
                if not BEST[0] <= share <= BEST[1]:
                    yield self.of(f"test {test.id}", ContentError("journal-test-odds", share=round(100 * share)))

    # -- Secrets and maps --------------------------------------------------------------------------------------------

    def _secrets(self) -> Iterator[ContentError]:
        journal = self.journal
        gained = {
            step.gain
            for _, steps in journal.sources()
            for step in verbs.every_step(steps)
            if isinstance(step, verbs.Secret)
        }
        laid = {number for kind, *rest in self.flow.facts if kind == "laid" for number in rest}
        for number, card in journal.secrets.items():
            key = f"secret {number}"
            if number not in (laid if card.kind is SecretKind.EVENT else gained):
                yield self.of(key, ContentError("journal-secret-unused"))
            if card.kind is SecretKind.OVERLAY:
                location = journal.locations.get(card.map)
                if location is None:
                    yield self.of(key, ContentError("journal-no-map", map=card.map))
                    continue
                places = {spot.script for spot in location.places}
                for script in card.covers:
                    if script not in places:
                        yield self.of(key, ContentError("journal-not-on-map", script=script, map=card.map))
                for script in card.scripts:
                    if script not in journal.scripts:
                        yield self.of(key, ContentError("journal-no-script", to=script))
            elif card.kind is SecretKind.EVENT and not card.steps:
                yield self.of(key, ContentError("journal-no-event", secret=number))

    def _maps(self) -> Iterator[ContentError]:
        journal = self.journal
        opened = {
            one.map
            for _, steps in journal.sources()
            for one in verbs.every_step(steps)
            if isinstance(one, verbs.Explore)
        }
        slots = {(map, slot) for kind, *rest in self.flow.facts if kind == "slot" for map, slot, _ in [rest]}
        for number, location in journal.locations.items():
            key = f"location {number}"
            if number not in opened:
                yield self.of(key, ContentError("journal-map-unused"))
                continue
            for spot in location.places:
                if spot.script not in journal.scripts:
                    yield self.of(key, ContentError("journal-no-script", to=spot.script))
            for slot in location.slots:
                if (number, slot.slot) not in slots:
                    yield self.of(key, ContentError("journal-slot-unused", slot=slot.slot))
                if slot.beside and slot.beside not in {spot.script for spot in location.places}:
                    yield self.of(key, ContentError("journal-not-on-map", script=slot.beside, map=number))

    def _ends(self) -> Iterator[ContentError]:
        """Every Scenario has its start, its final Script with the end steps, and returns its rules cards there."""
        journal = self.journal
        for scenario in journal.scenarios.values():
            key, letter = f"scenario {scenario.id}", scenario.id
            for script in (scenario.start, f"{letter}{FINAL}"):
                if script not in journal.scripts:
                    yield self.of(key, ContentError("journal-no-script", to=script))
            final = journal.scripts.get(f"{letter}{FINAL}")
            steps = list(verbs.every_step(final.steps)) if final is not None else []
            if final is not None and not any(isinstance(step, verbs.Finish) for step in steps):
                yield self.at(final.id, ContentError("journal-no-finish"))
        for place in journal.worldmap.values():
            for script in (place.unexplored, place.explored):
                letter = script.rstrip("0123456789")
                if script and script not in journal.scripts and letter in journal.scenarios:
                    yield self.of(f"worldmap {place.id}", ContentError("journal-no-script", to=script))
