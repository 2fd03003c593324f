"""The Journal as read from the files in `content/journal/`: Scripts, Tests, Combats, Secrets, maps, statuses.

Every file there may hold entries of any kind; the letter of a Script is its name space. No prose: what is read lies in
the language files, in their folder `journal`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from msgspec import Struct

from rulewright.content.source import Component, Source

from ..instructions import AnyInstruction, Choose, First, Instructions
from ..model.story_words import Bonus, Daylight, MapSide, Permission, SecretKind, Tone
from ..model.vocabulary import Aid, Condition
from ..requirements import Needs
from ..road import AnyTest


class Script(Component, frozen=True, kw_only=True):
    """A numbered piece of text with instructions (DRE-151, DRE-155)."""

    steps: tuple[AnyInstruction, ...]
    source: Source = Source(assumed=("GAP-DRE-22",))

    @property
    def letter(self) -> str:
        """DRE-151, DRE-152: the Scenario that it belongs to; Z belongs to visits."""
        return self.id.rstrip("0123456789")

    @property
    def number(self) -> int:
        return int(self.id[len(self.letter) :] or 0)


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An outcome of a Test: all totals up to a number; the last row has none (DRE-241, AMB-DRE-23)."""

    tone: Tone
    steps: tuple[AnyInstruction, ...]
    upto: int = 0


class Misfortune(Struct, frozen=True, forbid_unknown_fields=True):
    """DRE-254: what happens at the end of the Test with this much Misfortune."""

    at: int
    steps: tuple[AnyInstruction, ...]


class StoryTest(Component, frozen=True, kw_only=True):
    """A Test with its table (DRE-241)."""

    rows: tuple[Row, ...]
    symbol: Aid | None = None
    bonus: Bonus = Bonus.NUDGE
    misfortune: Misfortune | None = None
    source: Source = Source(assumed=("GAP-DRE-26",))

    def row_of(self, total: int) -> int:
        """DRE-257, AMB-DRE-23: the row whose range contains this total; the outer ones are open."""
        for at, row in enumerate(self.rows[:-1]):
            if total <= row.upto:
                return at
        return len(self.rows) - 1

    @property
    def last(self) -> int:
        """DRE-248: the total from which on the last range is reached."""
        return self.rows[-2].upto + 1 if len(self.rows) > 1 else 0


class Modifier(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """DRE-344: what is different when a Combat is set up."""

    when: Needs | None = None
    enemy_damage: int = 0
    enemy_conditions: dict[Condition, int] = {}
    power: int = 0
    damage: int = 0
    conditions: dict[Condition, int] = {}
    fatigue: int = 0
    tokens: int = 0
    swap: bool = False
    """The Enemy and the first mystling begin on each other's spaces."""
    corruption: int = 0


class StoryCombat(Component, frozen=True, kw_only=True):
    """A Combat of the story (DRE-324, DRE-344, DRE-469, GAP-DRE-38)."""

    enemy: str
    arena: str
    map: str
    lose: str
    win: str
    tame: str = ""
    instead: str = ""
    """Where the story goes on if this mystling is in the Party already (DRE-484)."""
    taming: bool | Needs = True
    corruption: int = 0
    mods: tuple[Modifier, ...] = ()
    guided: bool = False
    """Whether the guide of the first journey speaks in it (DRE-068)."""
    source: Source = Source(assumed=("GAP-DRE-38",))


class SecretCard(Component, frozen=True, kw_only=True):
    """A Secret (DRE-194); its id is its number."""

    kind: SecretKind
    map: int = 0
    """Overlay: the map that it fits on (DRE-195)."""
    covers: tuple[str, ...] = ()
    """Overlay: Scripts of the map that cannot be read any more (AMB-DRE-27)."""
    scripts: tuple[str, ...] = ()
    """Overlay: Scripts that are printed on it."""
    lies: tuple[tuple[int, int, int, int], ...] = ()
    """Overlay: its pieces on the map: left, top, width, height in percent of it; the Scripts are on them in order."""
    steps: tuple[AnyInstruction, ...] = ()
    """Event: what happens when it is flipped (DRE-274)."""
    permits: Permission = Permission.NONE
    """Rules: what they change (DRE-197)."""
    symbols: tuple[Aid, ...] = ()
    """Object: it counts as this (DRE-198)."""
    test: tuple[AnyTest, ...] = ()
    """Object: what it does in a Test, once in each Scenario; it is not discarded (DRE-198)."""
    source: Source = Source(assumed=("GAP-DRE-16",))


class Spot(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Script number on a map, and where it is drawn, in percent of the map's width and height."""

    script: str
    hidden: bool = False
    """It stands in the picture itself, not in a booklet icon (DRE-266)."""
    x: int = 50
    y: int = 50


class MapSlot(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A slot of a map; beside a Script, or beside the Time track (DRE-279)."""

    slot: str
    beside: str = ""


class Location(Component, frozen=True, kw_only=True):
    """A Location map (DRE-261); its id is its number."""

    places: tuple[Spot, ...]
    slots: tuple[MapSlot, ...] = ()
    track: int = 0
    """The highest space of the Time track."""
    source: Source = Source(assumed=("GAP-DRE-25",))


class WorldmapCard(Component, frozen=True, kw_only=True):
    """A Worldmap card: the Script on each of its sides, if there is one (DRE-088 to DRE-090)."""

    unexplored: str = ""
    explored: str = ""
    source: Source = Source(assumed=("GAP-DRE-21",))


class StatusLine(Component, frozen=True, kw_only=True):
    """A status of the sheet: this many parts, or 0 for a single box (DRE-163, DRE-164)."""

    parts: int = 0
    set: tuple[str, ...] = ()
    """For each box: the letters of the Scenarios that mark it (Z: visits), so that half a journal can be checked."""
    read: tuple[str, ...] = ()
    """For each box: the letters of the Scenarios that ask for it."""
    source: Source = Source(assumed=("GAP-DRE-24",))


class Put(Struct, frozen=True, forbid_unknown_fields=True):
    """A Worldmap card in a place of the World Map."""

    card: str
    place: int
    side: MapSide


class Fit(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a campaign that begins with a later Scenario has at its start."""

    party: tuple[str, ...]
    finished: tuple[str, ...] = ()
    statuses: tuple[str, ...] = ()
    secrets: tuple[int, ...] = ()
    worldmap: tuple[Put, ...] = ()
    tiers: tuple[str, ...] = ()
    silver: int = 0
    essence: int = 0
    items: int = 0
    equipment: int = 0


class Scenario(Component, frozen=True, kw_only=True):
    """A Scenario of the Journal (DRE-150); its id is its letter."""

    start: str
    fit: Fit | None = None
    """For the option `start`; the first Scenario needs none."""
    source: Source = Source(assumed=("GAP-DRE-22",))


class Plan(Component, frozen=True, kw_only=True):
    """What is planned for a Scenario: its id is the letter. It lets half a journal be checked."""

    after: tuple[str, ...] = ()
    """For each condition the Scenarios of which one must be finished: `["B", "CD"]` is B, and C or D."""
    excludes: str = ""
    """The Scenario that cannot be played any more once this one was."""
    events: tuple[int, ...] = ()
    overlays: tuple[int, ...] = ()
    objects: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()
    """The numbers of its Secrets, by their kind (DRE-021, DRE-194)."""
    maps: tuple[int, ...] = ()
    gains: dict[str, tuple[int, int]] = {}
    """The least and the most `silver`, `essence`, `items`, `equipment` that it should give."""
    party: tuple[int, int] | None = None
    """How many mystlings should be in the Party afterwards."""
    time: tuple[int, int] = (55, 70)
    """For how much of what its maps offer there should be time, in percent."""
    source: Source = Source(page=3, assumed=("GAP-DRE-16", "GAP-DRE-21", "GAP-DRE-25"))

    @property
    def secrets(self) -> dict[int, SecretKind]:
        """The kind of each of its Secrets."""
        return {number: kind for kind, field in KINDS.items() for number in getattr(self, field)}


KINDS = {
    SecretKind.EVENT: "events",
    SecretKind.OVERLAY: "overlays",
    SecretKind.OBJECT: "objects",
    SecretKind.RULES: "rules",
}


class Stamp(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thing in a picture, where it stands in percent of the picture's width and height, and how large it is."""

    draw: str
    """A word of `art/stamp_*.py`, or the id of a mystling."""
    x: float
    y: float
    size: float = 1.0
    turned: bool = False
    """Looking the other way."""
    faint: float = 1.0
    """Less for what is far away."""


class Picture(Component, frozen=True, kw_only=True):
    """A picture of the Journal, put together from stamps, from the farthest to the nearest."""

    shows: tuple[str, ...]
    """Where it stands: Scripts (`A14`), the head of a Scenario (`A`), Location maps (`map 1`), Worldmap cards."""
    light: Daylight = Daylight.DAY
    ground: str = ""
    """The colour of the lower part; empty for none."""
    horizon: float = 60
    """Where the ground begins, in percent of the height."""
    stamps: tuple[Stamp, ...] = ()
    source: Source = Source(assumed=("GAP-DRE-22",))


JOURNAL: dict[str, type[Component]] = {
    "script": Script,
    "test": StoryTest,
    "combat": StoryCombat,
    "secret": SecretCard,
    "location": Location,
    "worldmap": WorldmapCard,
    "status": StatusLine,
    "scenario": Scenario,
    "picture": Picture,
    "plan": Plan,
}
"""Kinds of entries in the files of the journal."""
FINAL, RANDOM = 190, 200
"""DRE-495, DRE-709: the numbers of a Scenario's final Script, and of the Script after Random Combats."""


class Journal:
    """All of it, and what the rules look up."""

    def __init__(self, tables: dict[str, dict[str, Any]]) -> None:
        def table(key: str) -> dict[str, Any]:
            return tables.get(f"journal.{key}", {})

        self.scripts: dict[str, Script] = table("script")
        self.tests: dict[str, StoryTest] = table("test")
        self.combats: dict[str, StoryCombat] = table("combat")
        self.secrets: dict[int, SecretCard] = {int(id): one for id, one in table("secret").items() if id.isdigit()}
        self.locations: dict[int, Location] = {int(id): one for id, one in table("location").items() if id.isdigit()}
        self.worldmap: dict[str, WorldmapCard] = table("worldmap")
        self.statuses: dict[str, StatusLine] = table("status")
        self.scenarios: dict[str, Scenario] = table("scenario")
        self.pictures: dict[str, Picture] = table("picture")
        self.plans: dict[str, Plan] = table("plan")
        self.misnumbered: list[str] = [
            f"{kind} {id}" for kind in ("secret", "location") for id in table(kind) if not id.isdigit() or id[0] == "0"
        ]
        """Secrets and maps whose id is no number as it is written elsewhere."""

    @cached_property
    def boxes(self) -> tuple[str, ...]:
        """Every box of the status sheet: `knots.1`, …, `warm-step`."""
        return tuple([box for status in self.statuses.values() for box in boxes_of(status)])

    @cached_property
    def pictured(self) -> dict[str, Picture]:
        """What has a picture: Scripts, heads of Scenarios, maps, Worldmap cards."""
        return {where: picture for picture in self.pictures.values() for where in picture.shows}

    @cached_property
    def first(self) -> str:
        """The Scenario that a campaign begins with: the first letter."""
        return min(self.scenarios)

    def sources(self) -> Iterator[tuple[str, Instructions]]:
        """Every list of instructions with the word that steps know it by."""
        for script in self.scripts.values():
            yield script.id, script.steps
        for test in self.tests.values():
            for at, row in enumerate(test.rows):
                yield f"test {test.id} {at}", row.steps
            if test.misfortune is not None:
                yield f"test {test.id} misfortune", test.misfortune.steps
        for number, secret in self.secrets.items():
            if secret.steps:
                yield f"secret {number}", secret.steps

    @cached_property
    def written(self) -> dict[str, Instructions]:
        """By the word of its source: a list of instructions."""
        return dict(self.sources())

    def block(self, source: str, path: tuple[int, ...]) -> Instructions:
        """The list of instructions at a path inside a source: step, then option or line, and so on."""
        steps = self.written[source]
        for at in range(0, len(path), 2):
            step = steps[path[at]]
            assert isinstance(step, (Choose, First))
            steps = (step.options if isinstance(step, Choose) else step.lines)[path[at + 1]].steps
        return steps

    def letter_of(self, source: str) -> str:
        """The Scenario of a source of instructions."""
        return source.rstrip("0123456789")


def boxes_of(status: StatusLine) -> list[str]:
    """DRE-163, DRE-164: a box for each part, or one."""
    return [f"{status.id}.{part}" for part in range(1, status.parts + 1)] or [status.id]
