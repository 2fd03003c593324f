"""The pieces of a table's page that change while it is open. Each is a template under `templates/parts/`."""

from __future__ import annotations

from types import SimpleNamespace

from .commands import LiveTable
from .page_records import ShownLine, ShownTable
from .render import fragment
from .table_page import place_of
from .visitor import Visitor

MADE_OF: dict[str, tuple[str, ...]] = {
    "bar": (
        "id", "headline", "emblem", "chosen", "forked", "over", "spectators", "seats", "facing", "competitive",
        "points", "points_icon",
    ),
    "prompt": (
        "id", "game", "answered", "facing", "mine", "bots", "drift", "other_content", "over", "handover", "names",
        "ready", "listed", "seats", "prompts", "question", "sealed", "waited_for", "thinking", "free", "undo", "undoer",
        "back", "decks",
    ),
    "book": ("id", "book", "albums"),
    "party": ("id", "game", "party", "way"),
    "dice": ("throws",),
    "log": ("game", "log"),
    "tray": ("hands", "names"),
    "players": ("id", "seats", "hands", "mine", "over", "mats", "way", "host"),
    "chat": ("chat", "colours"),
    "talk": ("id", "mine", "quiet"),
    "request": ("id", "request"),
    "handover": ("id", "heir"),
    "twin": ("words", "odds"),
    "end": ("id", "game", "over", "mine", "rematch", "final"),
    "menu": ("id", "answered", "prompts", "question", "handover", "bots", "decks"),
}  # fmt: skip
"""The pieces, and which fields of what is shown each is made of. Its template gets these alone: whatever else it may
want has to be named here, or else the piece would not be made again when that changes."""
PARTS = tuple(MADE_OF)
"""Each lives in the element `part-<name>`. The log is sent line by line instead of as a whole."""


def table_parts(
    table: LiveTable, visitor: Visitor, shown: ShownTable, names: tuple[str, ...] = PARTS
) -> dict[str, str]:
    """Pieces as HTML, by name. Onlookers who see the same share them; what is made of the same is not made again."""
    place = place_of(visitor, shown.facing, shown.mine, shown.handover)
    sight = table.sight(place)

    def part(name: str) -> str:
        fields = MADE_OF[name]
        made_of = tuple([getattr(shown, field) for field in fields])
        return sight.last(
            f"part-{name}", made_of, lambda: render(name, visitor, dict(zip(fields, made_of, strict=True)))
        )

    return table.cached(("parts", names, place), lambda: {name: part(name) for name in names})


def render(name: str, visitor: Visitor, shown: dict[str, object]) -> str:
    """One piece, made of these fields of what is shown."""
    return str(fragment(f"parts/{name}.html", visitor, shown=SimpleNamespace(**shown)))


def log_lines(visitor: Visitor, shown: ShownTable, lines: tuple[ShownLine, ...]) -> str:
    """Some lines of the log as HTML."""
    return render("log", visitor, {"game": shown.game, "log": lines})
