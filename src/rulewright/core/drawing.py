"""Drawings in parts: a picture of a table that a page arranges itself and renews piece by piece."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")


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
    exactly where they see the same, and nobody can get anything out of here that he did not bring.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Hashable, Any] = OrderedDict()

    def keep(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made under this key, or made now; the longest unused is forgotten."""
        found: T | None = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found
        made = self.kept[key] = make()
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return made

    def join(self, *texts: str) -> str:
        """Texts put together, as one object for all who need the same."""
        return self.keep(texts, lambda: "".join(texts))


_LAYER = re.compile(r'<g id="layer-([a-z]+)"')


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
