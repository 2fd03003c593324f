"""Drawings in parts: a picture of a table that a page arranges itself and renews piece by piece.

What pages and scripts rely on in every game's drawing, and `faults` checks:

- The table consists of layers, groups with the id `layer-<name>`, one after the other from the ground up. Of the
  layers in `REACHED`, which the keyboard walks through, each lies above the one before.
- Whatever a choice can be made by (`Game.spots`) is an element with that id, on the table or on a mat. An id stands
  once in the whole drawing. Ids that begin with one of `RESERVED` belong to the drawing itself.
- Such a part has a `<title>` of its own with its name, for tooltips and screen readers.
- A part among the `highlights` has a twin `glow-<id>`, which pages light up; there is no other glow.
- A piece that comes, goes or travels has the attribute `data-piece`. Its value says which pieces are alike (the Troops
  of one seat): a new one then comes from a pile of the same kind. It is empty for a piece that is like no other.
"""

from __future__ import annotations

import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterator
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")

LAYER = "layer-"
"""What the id of a layer begins with."""
GLOW = "glow-"
"""What the id of the light around a part begins with."""
MATERIAL = "m-"
"""What the id of a definition begins with that other parts are painted with."""
ICON = "i-"
"""What the id of an icon's definition begins with."""
RESERVED = (LAYER, GLOW, MATERIAL, ICON)
GROUND = "ground"
"""The lowest layer."""
REACHED = ("regions", "locations", "pieces")
"""The layers whose parts the keyboard reaches, from the ground up. A game may leave out those that it does not need."""
PIECE = "data-piece"


def glow_id(spot: str) -> str:
    """The id of the light around a part."""
    return f"{GLOW}{spot}"


class Drawing(Struct, frozen=True):
    """The table drawn in parts, for a page that arranges them itself. All parts share the definitions."""

    definitions: str
    """What goes into `<defs>`, once on a page."""
    opening: str
    """The opening tag of the table's own `<svg>`."""
    layers: dict[str, str]
    """What is in it: the groups `layer-…`, from the ground up."""
    mats: tuple[str, ...] = ()
    """What lies before each seat, an `<svg>` of its own by seat; empty if the table shows everything."""

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Where the table's drawing begins, how wide and how high it is."""
        found = re.search(r'viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"', self.opening)
        x, y, w, h = map(float, found.groups()) if found else (0.0, 0.0, 1600.0, 1000.0)
        return x, y, w, h


class Pieces:
    """Pieces of drawings and of descriptions that were made before, each kept under everything that it was made from.

    Whoever asks for a piece names all that goes into it, and makes it of nothing else. So two viewers share a piece
    exactly where they see the same, and nobody can get anything from here that they did not already have.
    """

    def __init__(self, rounds: int = 0) -> None:
        self.rounds = rounds
        """How many rounds a piece is kept that nobody asks for; with 0 nothing is kept."""
        self.round = 0
        self.kept: OrderedDict[Hashable, tuple[int, Any]] = OrderedDict()

    def keep(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made under this key, or made now."""
        found = self.kept.get(key)
        made: T = make() if found is None else found[1]
        if self.rounds:
            self.kept[key] = self.round, made
            self.kept.move_to_end(key)
        return made

    def turn(self) -> None:
        """The table has changed: a new round begins, and what was not asked for in the last ones is forgotten."""
        self.round += 1
        while self.kept and next(iter(self.kept.values()))[0] < self.round - self.rounds:
            self.kept.popitem(last=False)

    def join(self, *texts: str) -> str:
        """Texts put together, as one object for all who need the same."""
        return self.keep(texts, lambda: "".join(texts))


_LAYER = re.compile(rf'<g id="{LAYER}([a-z]+)"')


def split_drawing(svg: str) -> Drawing:
    """A picture cut at its layers, so that only those that have changed need to travel."""
    cuts = [(match.start(), match.group(1)) for match in _LAYER.finditer(svg)]
    body = svg.removesuffix("</svg>")
    start = svg.index(">") + 1
    head = svg[start : cuts[0][0] if cuts else len(body)]
    ends = [*(at for at, _ in cuts[1:]), len(body)][: len(cuts)]
    layers = {name: svg[at:end] for (at, name), end in zip(cuts, ends, strict=True)}
    before, _, rest = head.partition("<defs>")
    definitions, _, after = rest.partition("</defs>")
    return Drawing(definitions, svg[:start] + before + after, layers)


_ELEMENT = re.compile(r"<([a-zA-Z]+)((?:\s[^<>]*)?)>")
_USED = re.compile(r'href="#([^"]*)"|url\(#([^)]*)\)')
_ID = re.compile(r'\sid="([^"]*)"')


def parts(svg: str) -> Iterator[tuple[str, bool]]:
    """Every id in a piece of a drawing, and whether its element has a title of its own."""
    for match in _ELEMENT.finditer(svg):
        found = _ID.search(match.group(2))
        if found:
            yield found.group(1), svg.startswith("<title>", match.end())


def faults(drawing: Drawing, spots: Collection[str], highlights: Collection[str]) -> list[str]:
    """Where a drawing breaks its contract with the pages, if `spots` are the parts that choices are made by."""
    pieces = (drawing.definitions, *drawing.layers.values(), *drawing.mats)
    found = [part for svg in pieces for part in parts(svg)]
    times = Counter(id for id, _ in found)
    titled = {id for id, named in found if named}
    lights = {id.removeprefix(GLOW) for id in times if id.startswith(GLOW)}
    used = {id for svg in pieces for found in _USED.findall(svg) for id in found if id}
    names = list(drawing.layers)
    reached = [name for name in names if name in REACHED]
    return [
        *(f"{id} stands {n} times" for id, n in times.items() if n > 1),
        *(
            f"layer {name} does not begin with its group"
            for name, svg in drawing.layers.items()
            if not _begins(svg, name)
        ),
        *(["the ground is not the lowest layer"] if names[:1] != [GROUND] else []),
        *([f"layers out of order: {reached}"] if reached != [name for name in REACHED if name in reached] else []),
        *(f"{id} is used and stands nowhere" for id in sorted(used - set(times))),
        *(f"there is no part {spot}" for spot in spots if spot not in times),
        *(f"part {spot} has no title" for spot in spots if spot in times and spot not in titled),
        *(f"part {spot} begins like what belongs to the drawing" for spot in spots if spot.startswith(RESERVED)),
        *(f"part {spot} does not glow" for spot in highlights if spot in times and spot not in lights),
        *(f"{spot} glows without being asked to" for spot in sorted(lights - set(highlights))),
        *(f"the glow of {spot} has no part" for spot in sorted(lights - set(times))),
    ]


def _begins(svg: str, name: str) -> bool:
    return svg.startswith(f'<g id="{LAYER}{name}"')
