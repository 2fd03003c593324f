"""The icons of the pages: those of the games, the crests of the seats, and what only a page needs.

`python -m rulewright.web.page_icons` writes them all to `static/icons.svg`, one sheet that a browser loads once.
"""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.catalog import game_names, load
from rulewright.svg.icons import CRESTS, ICONS, define, dot, mass, ring, stroke

SHEET = Path(__file__).parent / "static" / "icons.svg"

PAGE_ICONS: dict[str, str] = {
    # going places
    "home": stroke("M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10") + mass("M10 14h4v6.5h-4z"),
    "back": stroke("M20 12H5M11 5.5 4.5 12l6.5 6.5"),
    "forward": stroke("M4 12h15M13 5.5l6.5 6.5-6.5 6.5"),
    "down": stroke("M5.5 9l6.5 6.5L18.5 9"),
    "up": stroke("M5.5 15l6.5-6.5 6.5 6.5"),
    "left": stroke("M15 5.5 8.5 12l6.5 6.5"),
    "right": stroke("M9 5.5l6.5 6.5L9 18.5"),
    "outside": stroke("M10 5H4.5v14.5H19V14M14 4h6v6M20 4l-9 9"),
    "door": stroke("M4 21.5h16M6.5 21.5V3h11v18.5") + mass("M9 5.5h6V21.5H9z"),
    # doing things
    "play": mass("M7 3.5 20 12 7 20.5z"),
    "pause": mass("M6 4h4v16H6zM14 4h4v16h-4z"),
    "first": stroke("M5 4v16") + mass("M19 4 8 12l11 8z"),
    "last": stroke("M19 4v16") + mass("M5 4l11 8-11 8z"),
    "plus": stroke("M12 4v16M4 12h16"),
    "minus": stroke("M4 12h16"),
    "check": stroke("M4 12.5 9.5 18 20 6"),
    "cross": stroke("M5.5 5.5l13 13M18.5 5.5l-13 13"),
    "undo": stroke("M8.5 4 3.5 9l5 5M3.5 9h10.5a6 6 0 0 1 0 12H8"),
    "redo": stroke("M15.5 4l5 5-5 5M20.5 9H10a6 6 0 0 0 0 12h6"),
    "fork": stroke("M6 9v12M6 14c0-4 12-2 12-5.5") + dot(6, 5.5, 3) + dot(18, 5.5, 3),
    "copy": stroke("M8 15.5H4V3.5h12V7.5") + mass("M9.5 9.5h10.5v11H9.5z"),
    "link": stroke(
        "M10 14.5a4 4 0 0 1 0-5.7L13.5 5.3a4 4 0 0 1 5.7 5.7L17 13.2M14 9.5a4 4 0 0 1 0 5.7"
        "L10.5 18.7a4 4 0 0 1-5.7-5.7L7 10.8"
    ),
    "share": stroke("M8 11l8-5M8 13l8 5") + dot(5.5, 12, 3) + dot(18, 5, 3) + dot(18, 19, 3),
    "download": stroke("M12 3v11M7 9.5l5 5 5-5") + mass("M4 18h16v3H4z"),
    "upload": stroke("M12 15V4M7 8.5l5-5 5 5") + mass("M4 18h16v3H4z"),
    "search": ring(10.5, 10.5, 6.5) + stroke("M15.5 15.5 21 21"),
    "filter": mass("M3 4h18l-7 8.5V20l-4-2.5v-5z"),
    "trash": stroke("M4 6.5h16M9 6.5V3.5h6v3") + mass("M6 9h12l-1 12H7z"),
    "edit": stroke("M4 20.5h16") + mass("M5 16.5 15.5 5l3.5 3.5L8.5 19 4.5 20z"),
    "zoom": ring(10.5, 10.5, 6.5) + stroke("M15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6"),
    "fit": stroke("M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15") + mass("M8.5 8.5h7v7h-7z"),
    # telling
    "info": ring(12, 12, 9) + stroke("M12 11v6") + dot(12, 7.5, 1.4),
    "question": ring(12, 12, 9) + stroke("M9 9.5a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2") + dot(12, 17, 1.3),
    "warning": stroke("M12 3.5 22 20.5H2z") + stroke("M12 9.5v5") + dot(12, 17.3, 1.2),
    "hint": mass("M12 2.5a6.5 6.5 0 0 1 3.5 12v2.5h-7v-2.5A6.5 6.5 0 0 1 12 2.5z") + stroke("M9.5 20.5h5"),
    "bell": mass("M12 3a6 6 0 0 1 6 6v4.5l2 3.5H4l2-3.5V9a6 6 0 0 1 6-6z") + stroke("M10 20.5h4"),
    "chat": mass("M3 4h18v12.5h-9L7 21v-4.5H3z"),
    "log": stroke("M8.5 6H21M8.5 12H21M8.5 18H21") + dot(4, 6, 1.6) + dot(4, 12, 1.6) + dot(4, 18, 1.6),
    "report": stroke("M5 21.5V3") + mass("M5 4h14l-3.5 4.5L19 13H5z"),
    "lock": stroke("M8 11V7.5a4 4 0 0 1 8 0V11") + mass("M5 11h14v10H5z"),
    "hidden": stroke("M3 9.5c2.5 3.5 5.5 5 9 5s6.5-1.5 9-5M12 14.5v4M6.5 13l-2 3.5M17.5 13l2 3.5"),
    # who and where
    "person": dot(12, 7.5, 4) + mass("M4 21c0-5 3-8 8-8s8 3 8 8z"),
    "people": dot(8.5, 8, 3.4)
    + mass("M2 20.5c0-4.5 2.5-7 6.5-7s6.5 2.5 6.5 7z")
    + stroke("M15.5 5.2a3.2 3.2 0 0 1 0 6M18 14c2.6.8 4 3 4 6.5"),
    "bot": stroke("M12 2.5V6M2.5 12v4M21.5 12v4")
    + '<path fill="currentColor" fill-rule="evenodd" stroke="none" d="M5 6.5h14v13.5H5zM9 10.5a1.7 1.7 0 1 0 0 3.4'
    ' 1.7 1.7 0 0 0 0-3.4zM15 10.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM9 16v1.6h6V16z"/>',
    "screen": stroke("M3 4h18v12.5H3zM12 16.5v4M7.5 20.5h9") + mass("M6 7h5v6.5H6z"),
    "chair": stroke("M7 3v18M17 13v8M7 13h10") + mass("M7 10.5h10v3H7z"),
    "table": mass("M2.5 7h19v4h-19z") + stroke("M6 11v9.5M18 11v9.5"),
    "trophy": mass("M7 3h10v6.5a5 5 0 0 1-10 0z")
    + stroke("M7 5H3.5c0 4 1.5 5.5 3.5 6M17 5h3.5c0 4-1.5 5.5-3.5 6M12 14.5v4M7.5 20.5h9"),
    "clock": ring(12, 12, 9) + stroke("M12 6.5V12l4 2.5"),
    "dice": stroke("M12 2.5l8.5 4.8v9.4L12 21.5l-8.5-4.8V7.3z")
    + mass("M12 12l8.5-4.7v9.4L12 21.5z")
    + stroke("M3.5 7.3 12 12"),
    "book": stroke("M5 19V5a2 2 0 0 1 2-2h12v18H7a2 2 0 0 1 0-4h12") + mass("M9.5 6.5H16v3H9.5z"),
    "replay": stroke("M4 12a8 8 0 1 0 2.8-6.1M3.5 2.5V7H8") + mass("M10 8.5l6 3.5-6 3.5z"),
    "lesson": mass("M12 4 23 9.5 12 15 1 9.5z") + stroke("M6 12.5V18c3.5 2.5 8.5 2.5 12 0v-5.5"),
    "cards": stroke("M4 8.5 12.5 4l1.5 3") + mass("M9 8.5h11v12.5H9z") + stroke("M4 8.5l4 10"),
    "box": stroke("M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5z") + mass("M3.5 7.5 12 12v9l-8.5-4.5z"),
    # how it looks and sounds
    "sliders": stroke("M3.5 6.5H12M19 6.5h1.5M3.5 17.5H5M12 17.5h8.5") + dot(15.5, 6.5, 3) + dot(8.5, 17.5, 3),
    "menu": stroke("M3.5 6h17M3.5 12h17M3.5 18h17"),
    "more": dot(5, 12, 2) + dot(12, 12, 2) + dot(19, 12, 2),
    "globe": ring(12, 12, 9) + stroke("M3.5 12h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"),
    "sound": mass("M3 9h4.5L13 4.5v15L7.5 15H3z") + stroke("M16.5 9a4.5 4.5 0 0 1 0 6M19.5 6a9 9 0 0 1 0 12"),
    "mute": mass("M3 9h4.5L13 4.5v15L7.5 15H3z") + stroke("M17 9.5l5 5M22 9.5l-5 5"),
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
