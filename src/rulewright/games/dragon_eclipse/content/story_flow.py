"""Where the Journal can lead: a graph over Scripts, Tests, Combats, maps, events, and what may become true on the way.

What may be true only grows: a status, token or Secret that some Script can give may be had from then on, a mystling,
Silver and the like may always be there or not. So whatever play can reach is found here; what is not found here, no
campaign reaches. Nodes are a source of instructions (`A35`, `test T-A2 0`, `secret 5`) and the map that is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.core.errors import ContentError

from .. import instructions as verbs
from ..model.story_words import MapSide, SecretKind
from ..requirements import Needs
from .story import RANDOM, Journal

END = ("end", 0)
"""The end of a Scenario or of a visit."""


class Node(NamedTuple):
    """A source of instructions, and the map that lies open (0: none)."""

    source: str
    map: int


class Flow:
    """What can be reached from the beginning, found by going on until nothing new comes."""

    def __init__(self, journal: Journal, from_the_first: bool = False) -> None:
        self.journal = journal
        self.from_the_first = from_the_first
        """Whether campaigns begin with the first Scenario only, not with others that the option `start` allows."""
        self.facts: set[tuple[object, ...]] = set()
        self.places: dict[int, set[str]] = {
            number: {spot.script for spot in location.places} for number, location in journal.locations.items()
        }
        self.events: dict[int, set[int]] = {}
        self.edges: dict[Node, set[tuple[str, int]]] = {}
        self.came: dict[Node, Node | None] = {}
        """How each node was found: the way back to the beginning."""
        self.blocked: dict[str, list[tuple[str, Needs]]] = {}
        """Options and lines whose condition never became true: by source."""
        self.options: set[tuple[str, str]] = set()
        """Options that may be chosen: source, option."""
        self.flaws: dict[tuple[str, str], ContentError] = {}
        """What makes no sense, by its source and what is wrong."""
        self._explore()

    # -- going on ---------------------------------------------------------------------------------------------

    def entries(self) -> list[str]:
        """Where campaigns begin: the first Scenario, and every one that the option `start` can begin with."""
        journal = self.journal
        found = [scenario.start for scenario in journal.scenarios.values() if scenario.fit is not None]
        if journal.scenarios:
            found.insert(0, journal.scenarios[journal.first].start)
        if self.from_the_first:
            return found[:1]
        for scenario in journal.scenarios.values():
            if scenario.fit is not None:
                self.facts.update(("status", box) for box in scenario.fit.statuses)
                self.facts.update(("secret", number) for number in scenario.fit.secrets)
                for put in scenario.fit.worldmap:
                    self._put(put.card, put.side)
        return found

    def _explore(self) -> None:
        for script in self.entries():
            self._reach(None, script, 0)
        size = -1
        while size != (now := len(self.facts) + len(self.came) + sum(len(one) for one in self.places.values())):
            size = now
            self.edges = {}
            self.blocked = {}
            self.flaws = {}
            for node in list(self.came):
                self._read(node)

    def _reach(self, origin: Node | None, source: str, map: int) -> None:
        if source not in self.journal.written:
            if origin is not None:
                self._flaw(origin.source, ContentError("journal-no-script", to=source))
            return
        node = Node(source, map)
        if origin is not None:
            self.edges.setdefault(origin, set()).add(node)
        self.came.setdefault(node, origin)

    def _end(self, origin: Node) -> None:
        self.edges.setdefault(origin, set()).add(END)

    def _flaw(self, source: str, problem: ContentError) -> None:
        self.flaws[source, f"{problem.message} {problem.values}"] = problem

    def _read(self, node: Node) -> None:
        steps = self.journal.written[node.source]
        if self._walk(node, steps, node.map) is not None and "misfortune" not in node.source:
            self._flaw(node.source, ContentError("journal-falls-off"))

    def _walk(self, node: Node, steps: verbs.Instructions, map: int) -> int | None:
        """Follow instructions; the map that is open afterwards, or None if nothing after them is read."""
        for at, step in enumerate(steps):
            match step:
                case verbs.First():
                    after = self._lines(node, step, map)
                case verbs.Choose():
                    after = self._options(node, step, map)
                case _:
                    after = self._one(node, step, map)
            if after is None:
                if steps[at + 1 :]:
                    self._flaw(
                        node.source, ContentError("journal-never-read", verb=type(steps[at + 1]).__struct_config__.tag)
                    )
                return None
            map = after
        return map

    def _lines(self, node: Node, step: verbs.First, map: int) -> int | None:
        falls: list[int] = []
        open_end = True
        for at, one in enumerate(step.lines):
            if one.when is not None and not self.may(one.when, map, self.letter(node)):
                self.blocked.setdefault(node.source, []).append((f"line {at + 1}", one.when))
                continue
            after = self._walk(node, one.steps, map)
            if after is not None:
                falls.append(after)
            if one.when is None:
                open_end = False
                if step.lines[at + 1 :]:
                    self._flaw(node.source, ContentError("journal-after-otherwise"))
                break
        if open_end:
            falls.append(map)
        return self._after(node, falls)

    def _after(self, node: Node, falls: list[int]) -> int | None:
        """What follows a list is read with one map open, or with none, whichever line was taken."""
        if len(set(falls)) > 1:
            self._flaw(node.source, ContentError("journal-map-either"))
        return falls[0] if falls else None

    def _options(self, node: Node, step: verbs.Choose, map: int) -> int | None:
        falls: list[int] = []
        for option in step.options:
            if option.needs is not None and not self.may(option.needs, map, self.letter(node)):
                self.blocked.setdefault(node.source, []).append((option.id, option.needs))
                continue
            self.options.add((node.source, option.id))
            after = self._walk(node, option.steps, map)
            if after is not None:
                falls.append(after)
        return self._after(node, falls)

    def _one(self, node: Node, step: object, map: int) -> int | None:
        """One instruction: where it leads, and the map that is open afterwards."""
        source = node.source
        journal = self.journal
        match step:
            case verbs.Go():
                self._reach(node, step.to, map)
                return None
            case verbs.Again():
                return None
            case verbs.Finish() | verbs.Visit() | verbs.Leave():
                if map:
                    self._flaw(source, ContentError("journal-map-open", map=map))
                self._end(node)
                return None
            case verbs.Test():
                test = journal.tests.get(step.use)
                if test is None:
                    self._flaw(source, ContentError("journal-no-test", test=step.use))
                    return None
                for at in range(len(test.rows)):
                    self._reach(node, f"test {test.id} {at}", map)
                if test.misfortune is not None:
                    self._reach(node, f"test {test.id} misfortune", map)
                return None
            case verbs.Combat():
                combat = journal.combats.get(step.use)
                if combat is None:
                    self._flaw(source, ContentError("journal-no-combat", combat=step.use))
                    return None
                for end in (combat.lose, combat.win, combat.tame, combat.instead):
                    if end:
                        self._reach(node, end, map)
                return None
            case verbs.RandomCombat():
                self._reach(node, f"{self.letter(node)}{RANDOM}", map)
                return map
            case verbs.FightOn():
                return None
            case _:
                return self._on_map(node, step, map)

    def letter(self, node: Node) -> str:
        """The Scenario in which something is read; a Test or an event belongs to the Script that it came from."""
        came: Node | None = node
        while came is not None and " " in came.source:
            came = self.came[came]
        return self.journal.letter_of(came.source) if came is not None else ""

    def _on_map(self, node: Node, step: object, map: int) -> int | None:
        source = node.source
        match step:
            case verbs.Explore():
                if step.map not in self.journal.locations:
                    self._flaw(source, ContentError("journal-no-map", map=step.map))
                    return None
                if map:
                    self._flaw(source, ContentError("journal-map-open", map=map))
                self._clock(source, step.map, step.at, step.event)
                self._return_to(node, step.map)
                return None
            case verbs.Continue():
                if not map:
                    self._flaw(source, ContentError("journal-no-map-open", verb="continue"))
                    return None
                self._return_to(node, map)
                return None
            case verbs.EndExploration():
                if not map:
                    self._flaw(source, ContentError("journal-no-map-open", verb="end-exploration"))
                return 0
            case (
                verbs.Time()
                | verbs.Event()
                | verbs.Clock()
                | verbs.Slot()
                | verbs.Tally()
                | verbs.Lock()
                | verbs.Unlock()
            ) if not map:
                self._flaw(source, ContentError("journal-no-map-open", verb=type(step).__struct_config__.tag))
            case verbs.Event():
                self._clock(source, map, step.at, step.secret)
            case verbs.Clock():
                self._clock(source, map, step.at, 0)
            case verbs.Slot():
                self._slot(source, map, step.slot, str(step.token))
            case verbs.Tally():
                for slot in step.slots:
                    self._slot(source, map, slot, str(step.token))
            case verbs.Lock() | verbs.Unlock():
                self.facts.add(("lock", step.script))
                if step.script not in self.places[map]:
                    self._flaw(source, ContentError("journal-not-on-map", script=step.script, map=map))
            case verbs.Status():
                self.facts.add(("status", step.gain))
            case verbs.Tame():
                self.facts.add(("status", step.status))
            case verbs.Front():
                self.facts.add(("front", self.letter(node), str(step.token)))
            case verbs.Tray():
                self.facts.add(("tray", str(step.token)))
            case verbs.Secret():
                self._secret(source, step.gain, map)
            case verbs.Worldmap():
                if step.put:
                    self._put(step.put, step.side)
                elif step.flip:
                    self._put(step.flip, MapSide.EXPLORED)
            case _:
                pass
        return map

    def _return_to(self, node: Node, map: int) -> None:
        for script in sorted(self.places[map]):
            self._reach(node, script, map)
        for number in sorted(self.events.get(map, ())):
            self._reach(node, f"secret {number}", map)

    def _clock(self, source: str, map: int, at: int, event: int) -> None:
        track = self.journal.locations[map].track
        if at > track:
            self._flaw(source, ContentError("journal-track", at=at, track=track, map=map))
        if event:
            card = self.journal.secrets.get(event)
            if card is None or card.kind is not SecretKind.EVENT or not card.steps:
                self._flaw(source, ContentError("journal-no-event", secret=event))
            else:
                self.events.setdefault(map, set()).add(event)
                self.facts.add(("laid", event))

    def _slot(self, source: str, map: int, slot: str, token: str) -> None:
        if slot not in {one.slot for one in self.journal.locations[map].slots}:
            self._flaw(source, ContentError("journal-no-slot", slot=slot, map=map))
        self.facts.add(("slot", map, slot, token))

    def _secret(self, source: str, number: int, map: int) -> None:
        card = self.journal.secrets.get(number)
        if card is None:
            self._flaw(source, ContentError("journal-no-secret", secret=number))
            return
        self.facts.add(("secret", number))
        if card.kind is SecretKind.OVERLAY:
            if map != card.map:
                self._flaw(source, ContentError("journal-overlay-map", secret=number, map=card.map))
            elif map:
                self.places[map].update(card.scripts)

    def _put(self, card: str, side: MapSide) -> None:
        known = self.journal.worldmap.get(card)
        script = "" if known is None else known.unexplored if side is MapSide.UNEXPLORED else known.explored
        if script in self.journal.written:
            self._reach(None, script, 0)

    # -- what may be true -------------------------------------------------------------------------------------

    def may(self, needs: Needs, map: int, letter: str) -> bool:
        """Whether some campaign may fulfil this here, in the Scenario of this letter."""
        facts = self.facts
        slot, token = needs.slot
        return (
            (not needs.status or ("status", needs.status) in facts or self.planned(needs.status))
            and (not needs.front or ("front", letter, needs.front) in facts)
            and (not slot or ("slot", map, slot, token) in facts)
            and (not needs.secret or ("secret", needs.secret) in facts or needs.secret not in self.journal.secrets)
            and (needs.stays is None or ("tray", "light") in facts)
            and all(self.may(one, map, letter) for one in needs.all)
            and (not needs.any or any(self.may(one, map, letter) for one in needs.any))
        )

    def planned(self, box: str) -> bool:
        """Whether a Scenario that is not written yet marks this box."""
        return any(
            letter not in self.journal.scenarios for letter in letters_of(self.journal, box, "set") if letter != "Z"
        )

    # -- what was found ----------------------------------------------------------------------------------------

    def sources(self) -> set[str]:
        """Everything that can be read."""
        return {node.source for node in self.came}

    def path_to(self, source: str) -> list[str]:
        """How a source is reached, from the beginning on."""
        node: Node | None = next((node for node in self.came if node.source == source), None)
        found: list[str] = []
        while node is not None:
            found.append(node.source)
            node = self.came[node]
        return found[::-1]

    def stuck(self) -> Iterator[Node]:
        """Nodes from which no end can be reached."""
        back: dict[tuple[str, int], set[Node]] = {}
        for node, ends in self.edges.items():
            for end in ends:
                back.setdefault(end, set()).add(node)
        good: set[tuple[str, int]] = {END}
        waiting: list[tuple[str, int]] = [END]
        while waiting:
            for node in back.get(waiting.pop(), ()):
                if node not in good:
                    good.add(node)
                    waiting.append(node)
        for node in self.came:
            if node not in good and "misfortune" not in node.source:
                yield node


def letters_of(journal: Journal, box: str, what: str) -> str:
    """The letters that the sheet plans for a box: where it is `set`, or `read`."""
    name, _, part = box.partition(".")
    status = journal.statuses.get(name)
    if status is None:
        return ""
    plan: tuple[str, ...] = getattr(status, what)
    at = int(part) - 1 if part.isdigit() else 0
    return plan[at] if 0 <= at < len(plan) else ""
