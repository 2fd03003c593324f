"""The pieces of a table's page that change while it is open. Each is a template under `templates/parts/`."""

from __future__ import annotations

from typing import Any

from .render import fragment
from .shown import Shown, ShownLine
from .tables import LiveTable
from .talking import lines_of
from .visitor import Visitor

PARTS = ("bar", "prompt", "log", "tray", "players", "chat", "talk", "request", "handover", "twin", "end")
"""Each lives in the element `part-<name>`. The log is sent line by line instead of as a whole."""


def table_parts(table: LiveTable, visitor: Visitor, shown: Shown, names: tuple[str, ...] = PARTS) -> dict[str, str]:
    """Pieces as HTML, by name. Onlookers who see the same share them."""

    def render() -> dict[str, str]:
        values = part_values(table, visitor, shown)
        return {name: str(fragment(f"parts/{name}.html", visitor, lines=shown.log, **values)) for name in names}

    seen = (shown.facing, shown.mine, shown.handover)
    return table.cached(("parts", names, seen, visitor.language, visitor.theme, *visitor.settings.values()), render)


def log_lines(table: LiveTable, visitor: Visitor, shown: Shown, lines: tuple[ShownLine, ...]) -> str:
    """Some lines of the log as HTML."""
    return str(fragment("parts/log.html", visitor, lines=lines, **part_values(table, visitor, shown)))


def part_values(table: LiveTable, visitor: Visitor, shown: Shown) -> dict[str, Any]:
    """What every part may use."""
    return {
        "table": table,
        "shown": shown,
        "register": table.game.register(),
        "texts": table.game.texts(visitor.language, table.names),
        "said": lines_of(table),
    }
