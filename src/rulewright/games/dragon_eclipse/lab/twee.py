"""The Journal as Twee 3, which Twine opens: a passage for each Script, Test, Combat, map and event, with its links.

Twee 3 gives the tag `script` a meaning of its own (JavaScript), so Scripts are tagged `page`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING
from uuid import UUID

from .. import instructions as verbs
from ..content.story import RANDOM, Journal
from ..content.story_flow import Flow
from ..content.story_texts import message_of
from ..table.story_texts import option_line, prose
from .journal_graph import Graph, Shape, graphs
from .journal_layout import places_of

if TYPE_CHECKING:
    from ..table.texts import DragonTexts

OWN_STORY = UUID("6F1D7C3A-40C1-4E55-9B8E-0A51D5C7E1B4")
"""Twee asks every story for an id that stays the same; with packs it is another story."""
COLOURS = {
    "test": "blue",
    "combat": "red",
    "map": "green",
    "event": "purple",
    "ending": "yellow",
    "beginning": "orange",
}
TAGS = {
    Shape.TEST: "test",
    Shape.COMBAT: "combat",
    Shape.MAP: "map",
    Shape.EVENT: "event",
    Shape.ENDING: "page ending",
    Shape.FINAL: "page ending",
    Shape.START: "page beginning",
}
WIDE, HIGH = 150, 150
"""The tiles in Twine stand so far apart."""


def export(journal: Journal, texts: DragonTexts, packs: tuple[str, ...]) -> str:
    """The whole story."""
    start = journal.scenarios[journal.first].start if journal.scenarios else ""
    data = {
        "ifid": ifid(packs),
        "format": "Harlowe",
        "format-version": "3.3.8",
        "start": start,
        "tag-colors": COLOURS,
        "zoom": 0.6,
    }
    parts = [":: StoryTitle\nDragon Eclipse", f":: StoryData\n{json.dumps(data, indent=2)}"]
    return "\n\n".join([*parts, *_Passages(journal, texts).written()]) + "\n"


def ifid(packs: tuple[str, ...]) -> str:
    """The id of the story: a UUID in capital letters, always the same for the same packs."""
    if not packs:
        return str(OWN_STORY).upper()
    names = ",".join(sorted(pack.partition(" ")[0].partition("@")[0] for pack in packs))
    return str(UUID(bytes=sha256(OWN_STORY.bytes + names.encode()).digest()[:16], version=4)).upper()


def escaped(name: str) -> str:
    """A name in a header: brackets, braces and backslashes with a backslash before them."""
    return "".join(f"\\{mark}" if mark in "[]{}\\" else mark for mark in name)


def _link(target: str, label: str = "") -> str:
    """A link; what would end it too soon is written otherwise."""
    shown = label.replace("|", "/").replace("->", "→").replace("<-", "←").replace("[[", "[ [").replace("]]", "] ]")
    return f"[[{shown}->{target}]]" if shown and shown != target else f"[[{target}]]"


class _Passages:
    """The passages of all chapters, in the order of the Journal."""

    def __init__(self, journal: Journal, texts: DragonTexts) -> None:
        self.journal = journal
        self.texts = texts
        self.maps: dict[str, list[int]] = {}
        """Maps that may lie open where something is read."""
        for node in Flow(journal).came:
            if node.map:
                self.maps.setdefault(node.source, []).append(node.map)

    def written(self) -> Iterator[str]:
        left = 0
        for graph in graphs(self.journal, None):
            places = places_of(graph, WIDE)
            for id, point in graph.points.items():
                x, row = places[id]
                where = {"position": f"{left + x:.0f},{row * HIGH}", "size": "100,100"}
                tag = f"{TAGS.get(point.shape, 'page')} {graph.letter}"
                head = f":: {escaped(id)} [{tag}] {json.dumps(where, separators=(',', ':'))}"
                yield f"{head}\n{shielded(self._body(graph, id, point.shape))}"
            left += int(max([x for x, _ in places.values()], default=0)) + 3 * WIDE

    def _body(self, graph: Graph, id: str, shape: Shape) -> str:
        match shape:
            case Shape.TEST:
                return self._test(id)
            case Shape.COMBAT:
                return self._combat(id)
            case Shape.MAP:
                number = int(id.removeprefix("map "))
                say = self.texts.say
                places = [_link(spot.script) for spot in self.journal.locations[number].places]
                overlays = [card for card in self.journal.secrets.values() if card.map == number]
                later = [
                    _link(one, f"{one} ({say.name('secret', card.id)})") for card in overlays for one in card.scripts
                ]
                events = [_link(arrow.goal) for arrow in graph.arrows.values() if arrow.origin == id][len(places) :]
                return "\n\n".join([say.name("location", str(number)), *places, *later, *events])
            case Shape.EVENT:
                number = int(id.removeprefix("event "))
                told = prose(self.texts, f"secret-{number}.back")
                return "\n\n".join([told, *self._steps(f"secret {number}", self.journal.secrets[number].steps)])
            case _:
                return "\n\n".join(self._steps(id, self.journal.scripts[id].steps))

    def _test(self, id: str) -> str:
        """Every outcome with its totals and where it leads."""
        test = self.journal.tests[id]
        parts: list[str] = []
        low = 0
        for at, row in enumerate(test.rows):
            totals = f"{low + 1}+" if not row.upto else f"{low + 1}–{row.upto}" if row.upto > low + 1 else str(row.upto)
            told = prose(self.texts, f"{message_of(f'test {id}')}.row-{at + 1}")
            parts.append(f"''{totals}'' {told}")
            parts.extend(self._steps(f"test {id} {at}", row.steps))
            low = row.upto
        return "\n\n".join(parts)

    def _combat(self, id: str) -> str:
        combat = self.journal.combats[id]
        say = self.texts.say
        ends = [
            _link(getattr(combat, end), say(f"journal-graph-{end}"))
            for end in ("lose", "tame", "win", "instead")
            if getattr(combat, end)
        ]
        return "\n\n".join([say.name("enemy", combat.enemy), *ends])

    def _steps(self, source: str, steps: verbs.Instructions) -> list[str]:
        """What is told and what leads on, in the order of the Script."""
        parts: list[str] = []
        say = self.texts.say
        for step in steps:
            match step:
                case verbs.Tell():
                    message = message_of(source)
                    parts.append(prose(self.texts, f"{message}.{step.part}" if step.part else message))
                case verbs.Choose():
                    parts.append("\n".join(self._option(source, option) for option in step.options))
                case verbs.First():
                    for one in step.lines:
                        asked = say("journal-graph-otherwise") if one.when is None else one.when.text(say)
                        parts.extend([f"//{asked}://", *self._steps(source, one.steps)])
                case _:
                    told = step.text(say)
                    goals = self._goals(source, step)
                    if len(goals) == 1:
                        parts.append(_link(goals[0], told))
                    elif told or goals:
                        parts.append(" ".join([*([told] if told else []), *[_link(goal) for goal in goals]]))
        return parts

    def _option(self, source: str, option: verbs.Option) -> str:
        """An option as a link to where it leads, or to each of the places where it may lead."""
        told = option_line(self.texts, source, option)
        found = [goal for step in verbs.every_step(option.steps) for goal in self._goals(source, step)]
        goals = list(dict.fromkeys(found))
        if len(goals) == 1:
            return f"* {_link(goals[0], told)}"
        return " ".join([f"* {told}", *[_link(goal) for goal in goals]])

    def _goals(self, source: str, step: verbs.AnyInstruction) -> list[str]:
        """The passages that an instruction leads to."""
        match step:
            case verbs.Go():
                return [step.to] if step.to in self.journal.scripts else []
            case verbs.Test() | verbs.Combat():
                return [step.use]
            case verbs.Explore():
                return [f"map {step.map}"]
            case verbs.Event():
                return [f"event {step.secret}"]
            case verbs.RandomCombat():
                return [f"{self.journal.letter_of(source)}{RANDOM}"] if source in self.journal.scripts else []
            case verbs.Continue():
                return [f"map {map}" for map in sorted(set(self.maps.get(source, ())))]
            case verbs.Again():
                return [source] if source in self.journal.scripts else []
            case verbs.Worldmap():
                card = self.journal.worldmap.get(step.put)
                return [card.unexplored] if card is not None and card.unexplored in self.journal.scripts else []
            case _:
                return []


def shielded(body: str) -> str:
    """A line of a passage that begins like a header is told apart from one as Twine itself does it."""
    return "\n".join(f"\\{line}" if line.startswith("::") else line for line in body.split("\n"))
