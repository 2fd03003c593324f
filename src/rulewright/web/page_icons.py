"""The icons of the pages: those of the games, the crests of the seats, and what only a page needs.

`python -m rulewright.web.page_icons` writes them all to `static/icons.svg`, one sheet that a browser loads once.
"""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.catalog import game_names, load
from rulewright.svg.icons import CRESTS, ICONS, define

SHEET = Path(__file__).parent / "static" / "icons.svg"
_FILL = 'fill="currentColor"'


def _f(d: str) -> str:
    """The filled mass."""
    return f'<path {_FILL} d="{d}"/>'


def _s(d: str) -> str:
    """Strokes."""
    return f'<path d="{d}"/>'


def _dot(x: float, y: float, r: float) -> str:
    return f'<circle {_FILL} stroke="none" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def _ring(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


PAGE_ICONS: dict[str, str] = {
    # going places
    "home": _s("M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10") + _f("M10 14h4v6.5h-4z"),
    "back": _s("M20 12H5M11 5.5 4.5 12l6.5 6.5"),
    "forward": _s("M4 12h15M13 5.5l6.5 6.5-6.5 6.5"),
    "down": _s("M5.5 9l6.5 6.5L18.5 9"),
    "up": _s("M5.5 15l6.5-6.5 6.5 6.5"),
    "left": _s("M15 5.5 8.5 12l6.5 6.5"),
    "right": _s("M9 5.5l6.5 6.5L9 18.5"),
    "outside": _s("M10 5H4.5v14.5H19V14M14 4h6v6M20 4l-9 9"),
    "door": _s("M4 21.5h16M6.5 21.5V3h11v18.5") + _f("M9 5.5h6V21.5H9z"),
    # doing things
    "play": _f("M7 3.5 20 12 7 20.5z"),
    "pause": _f("M6 4h4v16H6zM14 4h4v16h-4z"),
    "first": _s("M5 4v16") + _f("M19 4 8 12l11 8z"),
    "last": _s("M19 4v16") + _f("M5 4l11 8-11 8z"),
    "plus": _s("M12 4v16M4 12h16"),
    "minus": _s("M4 12h16"),
    "check": _s("M4 12.5 9.5 18 20 6"),
    "cross": _s("M5.5 5.5l13 13M18.5 5.5l-13 13"),
    "undo": _s("M8.5 4 3.5 9l5 5M3.5 9h10.5a6 6 0 0 1 0 12H8"),
    "redo": _s("M15.5 4l5 5-5 5M20.5 9H10a6 6 0 0 0 0 12h6"),
    "fork": _s("M6 9v12M6 14c0-4 12-2 12-5.5") + _dot(6, 5.5, 3) + _dot(18, 5.5, 3),
    "copy": _s("M8 15.5H4V3.5h12V7.5") + _f("M9.5 9.5h10.5v11H9.5z"),
    "link": _s(
        "M10 14.5a4 4 0 0 1 0-5.7L13.5 5.3a4 4 0 0 1 5.7 5.7L17 13.2M14 9.5a4 4 0 0 1 0 5.7"
        "L10.5 18.7a4 4 0 0 1-5.7-5.7L7 10.8"
    ),
    "share": _s("M8 11l8-5M8 13l8 5") + _dot(5.5, 12, 3) + _dot(18, 5, 3) + _dot(18, 19, 3),
    "download": _s("M12 3v11M7 9.5l5 5 5-5") + _f("M4 18h16v3H4z"),
    "upload": _s("M12 15V4M7 8.5l5-5 5 5") + _f("M4 18h16v3H4z"),
    "search": _ring(10.5, 10.5, 6.5) + _s("M15.5 15.5 21 21"),
    "filter": _f("M3 4h18l-7 8.5V20l-4-2.5v-5z"),
    "trash": _s("M4 6.5h16M9 6.5V3.5h6v3") + _f("M6 9h12l-1 12H7z"),
    "edit": _s("M4 20.5h16") + _f("M5 16.5 15.5 5l3.5 3.5L8.5 19 4.5 20z"),
    "zoom": _ring(10.5, 10.5, 6.5) + _s("M15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6"),
    "fit": _s("M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15") + _f("M8.5 8.5h7v7h-7z"),
    # telling
    "info": _ring(12, 12, 9) + _s("M12 11v6") + _dot(12, 7.5, 1.4),
    "question": _ring(12, 12, 9) + _s("M9 9.5a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2") + _dot(12, 17, 1.3),
    "warning": _s("M12 3.5 22 20.5H2z") + _s("M12 9.5v5") + _dot(12, 17.3, 1.2),
    "hint": _f("M12 2.5a6.5 6.5 0 0 1 3.5 12v2.5h-7v-2.5A6.5 6.5 0 0 1 12 2.5z") + _s("M9.5 20.5h5"),
    "bell": _f("M12 3a6 6 0 0 1 6 6v4.5l2 3.5H4l2-3.5V9a6 6 0 0 1 6-6z") + _s("M10 20.5h4"),
    "chat": _f("M3 4h18v12.5h-9L7 21v-4.5H3z"),
    "log": _s("M8.5 6H21M8.5 12H21M8.5 18H21") + _dot(4, 6, 1.6) + _dot(4, 12, 1.6) + _dot(4, 18, 1.6),
    "report": _s("M5 21.5V3") + _f("M5 4h14l-3.5 4.5L19 13H5z"),
    "lock": _s("M8 11V7.5a4 4 0 0 1 8 0V11") + _f("M5 11h14v10H5z"),
    "hidden": _s("M3 9.5c2.5 3.5 5.5 5 9 5s6.5-1.5 9-5M12 14.5v4M6.5 13l-2 3.5M17.5 13l2 3.5"),
    # who and where
    "person": _dot(12, 7.5, 4) + _f("M4 21c0-5 3-8 8-8s8 3 8 8z"),
    "people": _dot(8.5, 8, 3.4)
    + _f("M2 20.5c0-4.5 2.5-7 6.5-7s6.5 2.5 6.5 7z")
    + _s("M15.5 5.2a3.2 3.2 0 0 1 0 6M18 14c2.6.8 4 3 4 6.5"),
    "bot": _s("M12 2.5V6M2.5 12v4M21.5 12v4")
    + '<path fill="currentColor" fill-rule="evenodd" stroke="none" d="M5 6.5h14v13.5H5zM9 10.5a1.7 1.7 0 1 0 0 3.4'
    ' 1.7 1.7 0 0 0 0-3.4zM15 10.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM9 16v1.6h6V16z"/>',
    "screen": _s("M3 4h18v12.5H3zM12 16.5v4M7.5 20.5h9") + _f("M6 7h5v6.5H6z"),
    "chair": _s("M7 3v18M17 13v8M7 13h10") + _f("M7 10.5h10v3H7z"),
    "table": _f("M2.5 7h19v4h-19z") + _s("M6 11v9.5M18 11v9.5"),
    "trophy": _f("M7 3h10v6.5a5 5 0 0 1-10 0z")
    + _s("M7 5H3.5c0 4 1.5 5.5 3.5 6M17 5h3.5c0 4-1.5 5.5-3.5 6M12 14.5v4M7.5 20.5h9"),
    "clock": _ring(12, 12, 9) + _s("M12 6.5V12l4 2.5"),
    "dice": _s("M12 2.5l8.5 4.8v9.4L12 21.5l-8.5-4.8V7.3z") + _f("M12 12l8.5-4.7v9.4L12 21.5z") + _s("M3.5 7.3 12 12"),
    "book": _s("M5 19V5a2 2 0 0 1 2-2h12v18H7a2 2 0 0 1 0-4h12") + _f("M9.5 6.5H16v3H9.5z"),
    "replay": _s("M4 12a8 8 0 1 0 2.8-6.1M3.5 2.5V7H8") + _f("M10 8.5l6 3.5-6 3.5z"),
    "lesson": _f("M12 4 23 9.5 12 15 1 9.5z") + _s("M6 12.5V18c3.5 2.5 8.5 2.5 12 0v-5.5"),
    "cards": _s("M4 8.5 12.5 4l1.5 3") + _f("M9 8.5h11v12.5H9z") + _s("M4 8.5l4 10"),
    "box": _s("M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5z") + _f("M3.5 7.5 12 12v9l-8.5-4.5z"),
    # how it looks and sounds
    "sliders": _s("M3.5 6.5H12M19 6.5h1.5M3.5 17.5H5M12 17.5h8.5") + _dot(15.5, 6.5, 3) + _dot(8.5, 17.5, 3),
    "menu": _s("M3.5 6h17M3.5 12h17M3.5 18h17"),
    "more": _dot(5, 12, 2) + _dot(12, 12, 2) + _dot(19, 12, 2),
    "globe": _ring(12, 12, 9) + _s("M3.5 12h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"),
    "sound": _f("M3 9h4.5L13 4.5v15L7.5 15H3z") + _s("M16.5 9a4.5 4.5 0 0 1 0 6M19.5 6a9 9 0 0 1 0 12"),
    "mute": _f("M3 9h4.5L13 4.5v15L7.5 15H3z") + _s("M17 9.5l5 5M22 9.5l-5 5"),
}


def sheet() -> str:
    """Every symbol in one file: `i-<name>`, and `crest-<colour>` for the seats."""
    own = "".join(
        f'<symbol id="i-{name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{drawn}</g></symbol>'
        for name, drawn in PAGE_ICONS.items()
    )
    crests = "".join(
        f'<symbol id="i-crest-{colour}" viewBox="0 0 24 24"><path fill="currentColor" d="{d}"/></symbol>'
        for colour, d in CRESTS.items()
    )
    games = "".join(define(load(name).table.icons) for name in game_names())
    text = f'<svg xmlns="http://www.w3.org/2000/svg">{define(ICONS)}{games}{own}{crests}</svg>\n'
    return text.replace("<symbol", "\n<symbol")


def known() -> frozenset[str]:
    """The names that `icon` understands: those on the sheet, so that no game has to be loaded for a page."""
    return frozenset(re.findall(r'<symbol id="i-([a-z0-9-]+)"', SHEET.read_text(encoding="utf-8")))


if __name__ == "__main__":
    SHEET.write_text(sheet(), encoding="utf-8")
