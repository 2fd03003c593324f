"""Icons on one 24 px grid: strokes of 2 px and one filled mass, coloured by `currentColor`.

A drawing carries the symbols it uses (`symbols`) and shows them by name (`icon`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from .elements import num

_FILLED = 'fill="currentColor"'


def mass(d: str) -> str:
    """The filled mass."""
    return f'<path {_FILLED} d="{d}"/>'


def stroke(d: str) -> str:
    """Strokes."""
    return f'<path d="{d}"/>'


def dot(x: float, y: float, r: float) -> str:
    return f'<circle {_FILLED} stroke="none" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def ring(x: float, y: float, r: float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


ICONS: dict[str, str] = {
    # card types
    "sword": mass("M20.5 3.5 19 8l-8.2 8.2-3-3L16 5z") + stroke("M5 12.5 11.5 19M8 16l-4.5 4.5"),
    "flag": stroke("M6 21.5V3") + mass("M6 4c4.5-2 7.5 2 12.5 0v9c-5 2-8-2-12.5 0z"),
    "gear": '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M10 4.7L10.2 1.6L13.8 1.6L14 4.7'
    "L15.7 5.4L18.1 3.3L20.7 5.9L18.6 8.3L19.3 10L22.4 10.2L22.4 13.8L19.3 14L18.6 15.7L20.7 18.1"
    "L18.1 20.7L15.7 18.6L14 19.3L13.8 22.4L10.2 22.4L10 19.3L8.3 18.6L5.9 20.7L3.3 18.1L5.4 15.7L4.7 14"
    "L1.6 13.8L1.6 10.2L4.7 10L5.4 8.3L3.3 5.9L5.9 3.3L8.3 5.4Z"
    'M12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z"/>',
    "star": mass("M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z"),
    # numbers of a seat
    "energy": mass("M13.5 2.5 5 13.5h5.5L9.5 21.5l9-11.5H13z"),
    "experience": stroke("M12 6.5C9.5 4.5 6 4 3 4.7v13.6c3-.7 6.5-.2 9 1.7")
    + mass("M12 6.5c2.5-2 6-2.5 9-1.8v13.6c-3-.7-6.5-.2-9 1.7z"),
    "glory": mass("M3 8.5l4.8 3.7L12 5l4.2 7.2L21 8.5 19.2 17H4.8z") + stroke("M5 20.5h14"),
    "artefact": stroke("M12 2.5l7 6.5-7 12.5L5 9z") + mass("M12 2.5l3 6.5-3 12.5L9 9z") + stroke("M5 9h14"),
    "points": ring(12, 12, 8.5) + mass("M12 7l4.5 5-4.5 5-4.5-5z"),
    "strength": stroke("M4 20 15.5 8.5M20 20 8.5 8.5M3.5 15.5l5 5M20.5 15.5l-5 5")
    + mass("M21 3l-1 4.5-3 3L13.5 7l3-3zM3 3l1 4.5 3 3L10.5 7l-3-3z"),
    # places of cards
    "hand": stroke("M9.5 4.5 3 6.5l4 13 3-1M14.5 4.5l6.5 2-4 13-3-1") + mass("M8.5 5h7v14h-7z"),
    "deck": stroke("M8 3.5h11.5V18") + mass("M4.5 7H16v13.5H4.5z"),
    "discard": stroke("M7 4.5h10v6M7 4.5v6M4 14l8 6.5 8-6.5") + mass("M8.5 14h7L12 17.5z"),
    # approaches
    "axe": stroke("M5 21.5 15.5 3") + mass("M14 5.5c2.5 1.5 5 1.5 7-.5 1.5 4-.5 9.5-5 11-.2-3-2-5.5-5-5.5z"),
    "boots": mass("M8 3h6v9l5.5 3.5c1.3.8 1.5 2 1.5 3.5H8z") + stroke("M7 22h14.5M4 8h2M3 12h3"),
    "dialogue": mass("M3 4h12.5v8.5H9.5L6 16v-3.5H3z") + stroke("M18.5 8.5H21V17h-2v3.5L15.5 17H11"),
    "chest": stroke("M3.5 10.5C3.5 6.5 6 5 8 5h8c2 0 4.5 1.5 4.5 5.5zM3.5 10.5V19h17v-8.5")
    + mass("M9.8 10.5h4.4v5H9.8z"),
    # seasons of a card
    "sun": dot(12, 12, 4.6) + stroke("M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"),
    "moon": mass("M15.5 3a9.2 9.2 0 1 0 5.5 13.5A7.5 7.5 0 0 1 15.5 3z"),
    # a table's own
    "recharge": stroke("M20 12a8 8 0 1 1-2.8-6.1M20.5 2.5v4.5H16") + mass("M13 7.5 8.5 13H12l-1 4 4.5-5.5H12z"),
    "round": stroke("M6 3h12M6 21h12M7.5 3c0 5 3 6 4.5 9-1.5 3-4.5 4-4.5 9M16.5 3c0 5-3 6-4.5 9 1.5 3 4.5 4 4.5 9")
    + mass("M9 20c.8-2.5 2-3.5 3-4.5 1 1 2.2 2 3 4.5z"),
    "compass": ring(12, 12, 9) + mass("M16.5 7.5 13.5 13.5 7.5 16.5 10.5 10.5z"),
    "eye": stroke("M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z") + dot(12, 12, 3.4),
    "wound": mass("M12 3c3.5 4.5 6 7.8 6 11.3A6 6 0 0 1 12 20.5a6 6 0 0 1-6-6.2C6 10.8 8.5 7.5 12 3z"),
    "storm": mass("M7 14.5a4.3 4.3 0 0 1 .4-8.6A5.6 5.6 0 0 1 18 7.7a3.5 3.5 0 0 1-.5 6.8z")
    + stroke("M12.5 14.5 10 18h3.5L11 21.5M7.5 17.5 6.5 20M17.5 17.5l-1 2.5"),
    "claw": mass(
        "M4.5 21C3 14 4 8 7.5 3c.5 6 .5 11.5-3 18zM11 21.5C9.5 14 11 7.5 14 2.5c.8 6.5.5 12.5-3 19z"
        "M17.5 21C16.5 15 17.5 9.5 20.5 5c.8 5.5.5 11-3 16z"
    ),
    "veil": stroke("M3 7c3-3 6 3 9 0s6 3 9 0M3 17c3-3 6 3 9 0s6 3 9 0")
    + mass("M3 12c3-3 6 3 9 0s6 3 9 0c-3 4-6-1-9 1.5S6 9.5 3 12z"),
    # units
    "troop": mass("M12 2.5c3 1.8 5.8 2.5 8.5 2.5 0 8-2.5 13.5-8.5 16.5C6 18.5 3.5 13 3.5 5c2.7 0 5.5-.7 8.5-2.5z"),
    "golem": mass("M12 2.5l8.3 4.7v9.6L12 21.5l-8.3-4.7V7.2z"),
    "fortification": mass("M5 3h3.5v3h2V3h3v3h2V3H19v7l-1.5 2v6.5l2 2.5h-15l2-2.5V12L5 10z"),
    "champion": dot(10, 5.5, 3)
    + mass("M4.5 21.5c0-7 1.5-11.5 5.5-11.5s5.5 4.5 5.5 11.5z")
    + stroke("M19 2.5v19")
    + mass("M19 3.5h3v5h-3z"),
    # terrains
    "forest": mass("M12 3a5 5 0 0 1 5 4.7 4.6 4.6 0 0 1-1 9H8a4.6 4.6 0 0 1-1-9A5 5 0 0 1 12 3z")
    + stroke("M12 12v9.5"),
    "river": stroke("M2.5 7c3.2-3 6.3 3 9.5 0s6.3 3 9.5 0M2.5 19c3.2-3 6.3 3 9.5 0s6.3 3 9.5 0")
    + mass("M2.5 12.5c3.2-3 6.3 3 9.5 0s6.3 3 9.5 0v2c-3.2 3-6.3-3-9.5 0s-6.3-3-9.5 0z"),
    "myst": stroke("M20.5 13a8.5 8.5 0 1 1-4-8.3M17 12.5a5 5 0 1 1-5-5.5") + dot(12, 12, 2.2),
    "crystal": stroke("M6 9l-3 5 3 7.5M18 8l3.5 5.5L18 21.5M6 21.5h12") + mass("M12 2l4.5 6.5L14.5 21.5h-5L7.5 8.5z"),
    "mountain": mass("M9 4.5 17 20.5H1.5z") + stroke("M14 10.5l2.5-3.5 6 13.5H17"),
    # islands
    "shard": mass("M13 1.5l4.5 8-4 13-4.5-6.5 1-9z") + stroke("M6.5 10 4 17l4 4.5M19 13l1.5 4.5-3 4"),
    "arch": mass("M3 21.5C2.5 9 6 3.5 12 3.5S21.5 9 21 21.5h-5c.5-7-1-10.5-4-10.5s-4.5 3.5-4 10.5z"),
    "tree": mass(
        "M12 2.5c3 0 5 2 5.3 4.3 2.7.4 4.2 2.2 4.2 4.2 0 2.5-2 4-4.5 4H7c-2.5 0-4.5-1.5-4.5-4 0-2 1.5-3.8"
        " 4.2-4.2C7 4.5 9 2.5 12 2.5"
        "z"
    )
    + stroke("M12 11v6.5M12 17.5 7 21.5M12 17.5l5 4M12 17.5v4"),
    "sphere": ring(12, 9.5, 6.8)
    + mass("M5.3 9.5c3-2 5 1.5 7.5 0s4-1 6 0a6.8 6.8 0 0 1-13.5 0z")
    + stroke("M8.5 19v1M12 19.5V22M15.5 19v1.5"),
    "volcano": mass("M8.5 10.5h7l6 11h-19z")
    + stroke("M9 6.5c-1.5-2 1-3 .5-5M13 7c-1.5-2.5 1.5-3 1-5.5M17 6.5c-1-1.5.5-2 .5-4"),
    # elements
    "fire": mass(
        "M12 2c.8 4.2 6.5 6.8 6.5 12.6A6.4 6.4 0 0 1 12 21.5a6.4 6.4 0 0 1-6.5-6.9c0-3"
        " 1.5-4.6 2.6-6.6.6 1.5 1.3 2.2 2.3 2.8C10 7.5 10.6 4.5 12 2z"
    ),
    "water": mass("M12 2.5c3.5 4.7 6.2 7.9 6.2 11.5H5.8c0-3.6 2.7-6.8 6.2-11.5z")
    + stroke("M3.5 17.5c2.8-2.4 5.7 2.4 8.5 0s5.7 2.4 8.5 0M5 21.3c2.3-2 4.7 2 7 0s4.7 2 7 0"),
    "earth": mass("M4 21 5.5 12l5-3.5 3.5 4L13 21z") + stroke("M10.5 8.5 13 3.5l5.5 2.5 2.5 8-2 7h-6"),
    "air": stroke("M3 8.5h11.5a3 3 0 1 0-2.8-4M3 12.5h15.5M3 16.5h10.5a2.8 2.8 0 1 1-2.6 3.8")
    + mass("M18 10.2a2.6 2.6 0 1 1 0 5.2 4 4 0 0 0 0-5.2z"),
    "light": mass("M12 7.5 13.8 10.2 16.8 12 13.8 13.8 12 16.5 10.2 13.8 7.2 12 10.2 10.2z")
    + stroke("M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8 6.8 6.8M17.2 17.2l2 2M4.8 19.2l2-2M17.2 6.8l2-2"),
    "dark": mass("M14.5 2.8a9.4 9.4 0 1 0 6.3 14A8 8 0 0 1 14.5 2.8z") + stroke("M18.5 6.3v3.4M16.8 8h3.4"),
    # statistics
    "health": mass(
        "M12 21C5.5 16 2.5 12.5 2.5 8.7A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.5 2.1C21.5 12.5 18.5 16 12 21z"
    ),
    "defense": mass("M12 2.5c2.8 1.8 5.6 2.5 8.5 2.5 0 8-2.5 13.5-8.5 16.5C6 18.5 3.5 13 3.5 5c2.9 0 5.7-.7 8.5-2.5z"),
    "willpower": stroke("M12 2.5 21.5 12 12 21.5 2.5 12z") + mass("M12 7.5 16.5 12 12 16.5 7.5 12z"),
    "swiftness": mass("M3.5 17C5 9 11 4 20.5 3.5 20 9 16.5 13.5 11.5 15.5L7.5 14z")
    + stroke("M3.5 21 9 12.5M12.5 19.5h6"),
    "power": stroke("M12 2.5 20.5 7.2v9.6L12 21.5 3.5 16.8V7.2z") + mass("M13 6.2 8 13h3.3l-.8 4.8 5.5-7.3h-3.5z"),
    # conditions
    "burn": mass("M12.5 2.5c0 4 5.5 6.5 5.5 12a6 6 0 0 1-12 0c0-3 1.7-4.6 2.5-7 1 .8 1.6 1.7 1.9 3 1.3-2 2-4.7 2.1-8z")
    + stroke("M4 21.5h16"),
    "slow": mass("M5.5 16.5a7 7 0 0 1 13.5 0z") + stroke("M2.5 19.5h17.5l2-4M12 9.5V5"),
    "weak": stroke("M3.5 5.5 9 9l-1 4.5 5 .5") + mass("M21 3l-1 4.5-5.5 5.5-3-3L17 4zM4 20l4.5-1.5 3-3-3-3-3 3z"),
    "silence": mass("M4 9h3.5L12.5 4.5v15L7.5 15H4z") + stroke("M16 9.5l5 5M21 9.5l-5 5"),
    # attack symbols and what goes with them
    "fang": mass("M4 4c5 1.5 11 1.5 16 0-1 7.5-3 13-5.5 17C13.5 17 13 14 12 11c-1 3-1.5 6-2.5 10C7 17 5 11.5 4 4z"),
    "spiral": stroke(
        "M12.5 12.5a2.3 2.3 0 1 1 2.3-2.8c.4 3.2-2 5.6-5 5.3-3.6-.4-5.6-4-4.6-7.4"
        "C6.5 3.5 11.5 1.8 15.7 3.7c4.8 2.2 6.4 8 4 12.7-1.5 3-4.3 4.9-7.7 5.1"
    )
    + dot(12.5, 10.2, 1.9),
    "target": ring(12, 12, 8.5) + dot(12, 12, 3) + stroke("M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4"),
    "taunt": mass("M3 9.5 15 4v14L3 13.5z") + stroke("M6 14.5l1.5 6h3.5l-1.5-5M18.5 7.5l3-2M19 11.5h3.5M18.5 15.5l3 2"),
    "special": stroke("M12 2.5 21.5 12 12 21.5 2.5 12z")
    + mass("M12 6.5l1.6 3.7 4 .4-3 2.7.9 3.9L12 15.1l-3.5 2.1.9-3.9-3-2.7 4-.4z"),
    "taming": mass(
        "M12 11.5c3 0 5.7 3.3 5.7 6.2 0 2.2-1.7 3.3-3.3 3.3-1 0-1.5-.5-2.4-.5"
        "s-1.4.5-2.4.5c-1.6 0-3.3-1.1-3.3-3.3 0-2.9 2.7-6.2 5.7-6.2z"
    )
    + dot(5, 11, 2.2)
    + dot(9.2, 6, 2.3)
    + dot(14.8, 6, 2.3)
    + dot(19, 11, 2.2),
    "corruption": stroke("M12 2.5v4M4 6l3 3M20 6l-3 3M2.5 14h4M21.5 14h-4M6 21l2.5-3M18 21l-2.5-3")
    + mass("M12 7.5c3.5 0 6 2.6 6 6s-2.5 6-6 6-6-2.6-6-6 2.5-6 6-6z"),
    "summon": dot(12, 8.5, 4.5) + stroke("M4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7M3 6.5 5 8M21 6.5 19 8M12 1.5V3"),
    "terrain": mass("M2.5 20.5 9 8.5l3.5 6 2-3 7 9z") + stroke("M14 6.5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0"),
    "mark": stroke("M12 2.5 20.3 7.2v9.6L12 21.5 3.7 16.8V7.2z") + dot(12, 12, 3),
    # cards
    "trigger": stroke("M3.5 12a8.5 8.5 0 1 1 3 6.5") + mass("M2.5 14.5l6-.500-2.5 6zM10 8l6.5 4-6.5 4z"),
    "passive": stroke("M5 4.5h14v15H5z") + mass("M8.5 8h7v8h-7z"),
    "upgrade": mass("M12 2.5 20 11h-4.5v6h-7v-6H4z") + stroke("M8.5 20.5h7"),
    "fatigue": stroke("M4 5h6.5L4 12h6.5") + mass("M12.5 10h8v2.6L16.5 18h4v2.7h-8V18l4-5.3h-4z"),
    "legendary": mass("M2.5 18.5 4 7l5 4.5L12 4l3 7.5L20 7l1.5 11.5z") + stroke("M4 21.5h16"),
    "suggest": mass("M12 2.5a6.8 6.8 0 0 1 4 12.3V17H8v-2.2A6.8 6.8 0 0 1 12 2.5z") + stroke("M9 20h6M10.5 22.5h3"),
}

CRESTS: dict[str, str] = {
    "red": "M12 1.5 21.5 21.5 12 16.5 2.5 21.5z",
    "yellow": "M12 1l2.2 4.6 4.9-1.7-1.7 4.9L22 11l0 2-4.6 2.2 1.7 4.9-4.9-1.7"
    "L13 23h-2l-2.2-4.6-4.9 1.7 1.7-4.9L1 13v-2l4.6-2.2-1.7-4.9 4.9 1.7L11 1z",
    "blue": "M12 1.5C16 8 20 11.5 20 15.5a8 7.5 0 0 1-16 0C4 11.5 8 8 12 1.5z",
    "black": "M16 2A10.5 10.5 0 1 0 22.5 16.5 9 9 0 0 1 16 2z",
    "white": "M12 1 20.5 12 12 23 3.5 12z",
}
"""The crest of each seat's colour: spearhead, sun, drop, crescent, lozenge. A colour is never told by itself."""


@cache
def symbols(names: Iterable[str] | None = None) -> str:
    """The definitions of icons, of all of them unless named; goes into `<defs>`."""
    return define(ICONS if names is None else {name: ICONS[name] for name in names})


def define(icons: Mapping[str, str]) -> str:
    """The definitions of these icons: of our own, or of those that only one game has."""
    return "".join(
        f'<symbol id="i-{name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{body}</g></symbol>'
        for name, body in icons.items()
    )


def icon(name: str, x: float, y: float, size: float, colour: str, opacity: str = "1") -> str:
    """An icon around its middle."""
    half = size / 2
    faint = "" if opacity == "1" else f' opacity="{opacity}"'
    return (
        f'<use href="#i-{name}" x="{num(x - half)}" y="{num(y - half)}" width="{num(size)}" height="{num(size)}" '
        f'color="{colour}"{faint}/>'
    )
