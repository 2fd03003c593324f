"""What has changed on a page: worked out once for all pages that show the same, and sent as briefly as possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from .commands import LiveTable
from .page_parts import PARTS, log_lines, table_parts
from .page_records import ShownLine, ShownTable
from .table_page import place_of, show
from .text_edits import edits
from .visitor import Visitor

LIVE_PARTS = tuple(name for name in PARTS if name != "log")
MUCH = 3
"""This many lines after an own choice are news even for whoever made it."""


class Look:
    """What a page shows: its parts, the layers of its drawing, its log. One object for all who see the same."""

    def __init__(self, texts: dict[str, str], log: tuple[ShownLine, ...], name: tuple[str, str] = ("", "")) -> None:
        self.texts = texts
        """`part:…`, `layer:…` and `definitions`."""
        self.log = log
        self.name = name
        """The revision of the table, and what a drawing depends on besides: as a page calls what it shows."""


class Change(NamedTuple):
    """A message that brings a page from one look to another; none if they are the same."""

    message: str | None
    whole: frozenset[str]
    """The texts that the page has got as they are, so that a change can be sent as a difference."""


def look_of(visitor: Visitor, shown: ShownTable) -> str:
    """What a drawing depends on besides the table itself."""
    return f"{visitor.language}.{visitor.theme}.{shown.facing}.{shown.handover}{'.narrow' * visitor.narrow}"


def look_at(table: LiveTable, visitor: Visitor) -> Look:
    """What this visitor's page shows now."""
    shown = show(table, visitor)

    def look() -> Look:
        parts = table_parts(table, visitor, shown, LIVE_PARTS)
        texts = {f"part:{name}": text for name, text in parts.items()}
        texts |= {f"layer:{name}": text for name, text in shown.layers.items()}
        texts["definitions"] = shown.drawing.definitions
        return Look(texts, shown.log, (shown.revision, look_of(visitor, shown)))

    return table.cached(("look", place_of(visitor, shown.facing, shown.mine, shown.handover)), look)


def loaded(look: Look) -> Look:
    """What a page shows that has just been loaded: all of the drawing and the log. Its parts are sent again."""
    return Look({name: text for name, text in look.texts.items() if not name.startswith("part:")}, look.log)


def change(
    table: LiveTable, visitor: Visitor, before: Look, now: Look, whole: frozenset[str], force: bool = False
) -> Change:
    """How a page that shows one thing comes to show another; `force` tells it even where nothing has changed."""
    key = ("change", before, now, whole, force)

    def html(lines: tuple[ShownLine, ...]) -> str:
        """Lines of the log, rendered once for all who are told the same."""
        return table.cached(("lines", visitor.language, lines), lambda: log_lines(visitor, shown, lines))

    shown = show(table, visitor)
    return table.cached(key, lambda: _change(shown, before, now, whole, force, html))


def _change(
    shown: ShownTable,
    before: Look,
    now: Look,
    whole: frozenset[str],
    force: bool,
    html: Callable[[tuple[ShownLine, ...]], str],
) -> Change:
    fresh: dict[str, Any] = {}
    for name, text in now.texts.items():
        had = before.texts.get(name)
        if had is not text and had != text:
            fresh[name] = edits(had, text) if had is not None and name in whole else text
    lines = fresh_lines(before.log, now.log)
    if not fresh and lines is None and not force and now.name[0] == before.name[0]:
        return Change(None, whole)
    message = {
        "type": "table",
        "rev": shown.revision,
        "parts": {name[5:]: text for name, text in fresh.items() if name.startswith("part:")},
        "definitions": fresh.get("definitions"),
        "layers": {name[6:]: text for name, text in fresh.items() if name.startswith("layer:")},
        "box": shown.drawing.box,
        "log": lines and {"from": lines[0], "html": html(lines[1])},
        "news": [] if not before.log or lines is None else all_news(shown, lines[1]),
        "turn": shown.turn,
        "over": shown.over,
    }
    return Change(msgspec.json.encode(message).decode(), whole.union(fresh))


def all_news(shown: ShownTable, lines: tuple[ShownLine, ...]) -> list[dict[str, Any]]:
    """What the others did; of a few lines that follow the own choice, whoever plays every seat needs no telling."""
    found = [news(line) for line in lines if not line.lying]
    alone = shown.open and len(shown.mine) == len(shown.seats)
    return found if len(found) >= MUCH or not alone else []


def news(line: ShownLine) -> dict[str, Any]:
    """A fresh line of the log for the ribbon."""
    return {"text": line.text, "rule": line.rule, "seat": line.seat, "spot": line.spot}


def fresh_lines(before: tuple[ShownLine, ...], now: tuple[ShownLine, ...]) -> tuple[int, tuple[ShownLine, ...]] | None:
    """From which line on a page's log is not the newest, and the lines that belong there."""
    skip = now[0].number - before[0].number if before and now else 0
    same = 0
    for at, line in enumerate(now):
        was = before[at + skip] if 0 <= at + skip < len(before) else None
        if was is not line and (was is None or was.text != line.text):
            break
        same += 1
    end = now[-1].number + 1 if now else 0
    rest = now[same:]
    if not rest and end == (before[-1].number + 1 if before else 0):
        return None
    return (rest[0].number if rest else end), rest
