"""The pieces of a table's page that change while it is open. Each is a template under `templates/parts/`."""

from __future__ import annotations

from .render import fragment
from .shown import Shown
from .tables import LiveTable
from .visitor import Visitor

PARTS = ("bar", "prompt", "log", "tray", "chat", "request", "twin")


def table_parts(table: LiveTable, visitor: Visitor, shown: Shown) -> dict[str, str]:
    """Every piece as HTML, by name; the page holds each in an element with the id `part-<name>`."""
    register = table.game.register()
    values = {
        "table": table,
        "shown": shown,
        "register": register,
        "texts": table.game.texts(visitor.language, table.names),
    }
    return {name: str(fragment(f"parts/{name}.html", visitor, **values)) for name in PARTS}
