"""Icons that only Dragon Eclipse has, on the grid of `rulewright.svg.icons`, one for each concept."""

from __future__ import annotations

import re

from rulewright.svg.icons import ICONS as SHARED
from rulewright.svg.icons import define, dot, mass, ring, stroke


def _pierced(d: str) -> str:
    """A filled mass with holes in it."""
    return f'<path fill="currentColor" stroke="none" fill-rule="evenodd" d="{d}"/>'


BASIC: dict[str, str] = {
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
    "health": mass(
        "M12 21C5.5 16 2.5 12.5 2.5 8.7A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.5 2.1C21.5 12.5 18.5 16 12 21z"
    ),
    "defense": mass("M12 2.5c2.8 1.8 5.6 2.5 8.5 2.5 0 8-2.5 13.5-8.5 16.5C6 18.5 3.5 13 3.5 5c2.9 0 5.7-.7 8.5-2.5z"),
    "willpower": stroke("M12 2.5 21.5 12 12 21.5 2.5 12z") + mass("M12 7.5 16.5 12 12 16.5 7.5 12z"),
    "swiftness": mass("M3.5 17C5 9 11 4 20.5 3.5 20 9 16.5 13.5 11.5 15.5L7.5 14z")
    + stroke("M3.5 21 9 12.5M12.5 19.5h6"),
    "power": stroke("M12 2.5 20.5 7.2v9.6L12 21.5 3.5 16.8V7.2z") + mass("M13 6.2 8 13h3.3l-.8 4.8 5.5-7.3h-3.5z"),
    "burn": mass("M12.5 2.5c0 4 5.5 6.5 5.5 12a6 6 0 0 1-12 0c0-3 1.7-4.6 2.5-7 1 .8 1.6 1.7 1.9 3 1.3-2 2-4.7 2.1-8z")
    + stroke("M4 21.5h16"),
    "slow": mass("M5.5 16.5a7 7 0 0 1 13.5 0z") + stroke("M2.5 19.5h17.5l2-4M12 9.5V5"),
    "weak": stroke("M3.5 5.5 9 9l-1 4.5 5 .5") + mass("M21 3l-1 4.5-5.5 5.5-3-3L17 4zM4 20l4.5-1.5 3-3-3-3-3 3z"),
    "silence": mass("M4 9h3.5L12.5 4.5v15L7.5 15H4z") + stroke("M16 9.5l5 5M21 9.5l-5 5"),
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
    "trigger": stroke("M3.5 12a8.5 8.5 0 1 1 3 6.5") + mass("M2.5 14.5l6-.5-2.5 6zM10 8l6.5 4-6.5 4z"),
    "passive": stroke("M5 4.5h14v15H5z") + mass("M8.5 8h7v8h-7z"),
    "upgrade": mass("M12 2.5 20 11h-4.5v6h-7v-6H4z") + stroke("M8.5 20.5h7"),
    "fatigue": stroke("M4 5h6.5L4 12h6.5") + mass("M12.5 10h8v2.6L16.5 18h4v2.7h-8V18l4-5.3h-4z"),
    "legendary": mass("M2.5 18.5 4 7l5 4.5L12 4l3 7.5L20 7l1.5 11.5z") + stroke("M4 21.5h16"),
    "silver": ring(12, 12, 9.5) + mass("M12 6.5 16 14H8zM7.5 15.5h9l-2 3h-5z"),
    "pouch": mass("M8 8h8c4 3 5.5 6.5 5 10-.5 2.5-2.5 3.5-9 3.5S3.5 20.5 3 18c-.5-3.5 1-7 5-10z")
    + stroke("M8 5.5h8M9.5 2.5 8.5 8M14.5 2.5l1 5.5"),
    "suggest": mass("M12 2.5a6.8 6.8 0 0 1 4 12.3V17H8v-2.2A6.8 6.8 0 0 1 12 2.5z") + stroke("M9 20h6M10.5 22.5h3"),
}
"""Elements, statistics, Conditions, attack symbols and kinds of cards: pages show them, too."""

ICONS: dict[str, str] = {
    **BASIC,
    # what cards do
    "attack": SHARED["claw"],
    "deal": stroke(
        "M12 1.5l2.2 6 5.3-3.5-2.3 6 5.3 2-5.3 2.5 2.3 5.5-5.5-2.8L12 22.5l-2.2-5.3L4.5 20l2.2-5.5"
        "L1.5 12l5.3-2-2.3-6 5.3 3.5z"
    )
    + dot(12, 12, 3.6),
    "suffer": SHARED["wound"],
    "heal": stroke("M12 21C5 15.5 2 12 2 8a5.2 5.2 0 0 1 10-2 5.2 5.2 0 0 1 10 2c0 4-3 7.5-10 13z")
    + mass("M10.7 7.5h2.6v3h3v2.6h-3v3h-2.6v-3h-3v-2.6h3z"),
    "cleanse": stroke("M20.5 3 13 11.5") + mass("M9 9.5l6 5.5c-2 3.5-6 6-12 6.5 1.5-2 1.5-3.5 1-5 2.5-1 4-3.5 5-7z"),
    "blink": '<path stroke-dasharray="2.6 3.4" d="M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18z"/>'
    + mass("M12 5.5l1.7 4.8 4.8 1.7-4.8 1.7-1.7 4.8-1.7-4.8L5.5 12l4.8-1.7z"),
    "rush": stroke("M2 7h4.5M1.5 12h4M2 17h4.5") + mass("M8.5 4 15 12l-6.5 8V4zM15.5 4 22 12l-6.5 8V4z"),
    "retreat": stroke("M22 7h-4.5M22.5 12h-4M22 17h-4.5") + mass("M15.5 4 9 12l6.5 8V4zM8.5 4 2 12l6.5 8V4z"),
    "power-lost": mass("M13.2 4.5 8 13h3.6l-.8 6.5L16 11h-3.6z") + stroke("M4 4l16 16"),
    "draw": mass("M8.5 10.5h9v11h-9z") + stroke("M5.5 18V7.5h7M13 2.5v5M10.5 5 13 2.3 15.5 5"),
    "discard-card": mass("M6.5 2.5h9v11h-9z") + stroke("M18.5 6v10.5h-7M11 16.5v5M8.5 19l2.5 2.7 2.5-2.7"),
    "discard-top": stroke("M5 11h12v10H5z") + mass("M8 3h12v5.5H8z") + stroke("M20.5 11.5v6M18.5 15.5l2 2.2 2-2.2"),
    "search": ring(10, 10, 6.5) + stroke("M15 15l6.5 6.5") + mass("M7 7.5h6v5H7z"),
    "slide": mass("M2.5 5.5h7v10h-7z") + stroke("M13 5.5h8v10h-8zM4 20h16M17 17.5l3 2.5-3 2.5"),
    "reshuffle": stroke("M20 10.5A8.3 8.3 0 0 0 5 8M4 13.5A8.3 8.3 0 0 0 19 16M5 3.5V8h4.5M19 20.5V16h-4.5")
    + mass("M9.5 9h5v6.5h-5z"),
    "shuffle": stroke("M2.5 7h4.5c5 0 5 10 10 10h4M2.5 17h4.5c1.8 0 3-1.2 3.9-2.8M13.3 9.6C14.2 8 15.3 7 17 7h4")
    + mass("M19 3.5 23 7l-4 3.5zM19 13.5l4 3.5-4 3.5z"),
    "interrupt": _pierced("M8 1.5h8l6.5 6.5v8L16 22.5H8L1.5 16V8zM6.5 10.4h11v3.2h-11z"),
    "resolve-top": stroke("M4 11h11v10.5H4z") + mass("M9 2.5h11V13l-3.5 0V7H9z") + dot(9.5, 16.3, 2),
    "remove": stroke("M7 3.5h10v17H7z")
    + mass("M8.5 9.2 9.9 7.8 12 9.9l2.1-2.1 1.4 1.4-2.1 2.1 2.1 2.1-1.4 1.4-2.1-2.1-2.1 2.1-1.4-1.4 2.1-2.1z"),
    "token": mass("M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z"),
    "token-place": mass("M12 1.5l5.5 3.2v6.4L12 14.3 6.5 11.1V4.7z") + stroke("M3 17.5c2 4 16 4 18 0"),
    "token-gain": stroke("M4 21.5h16M8 18V15M16 18V15") + mass("M12 1.5l6 3.5v7l-6 3.5L6 12V5z"),
    "token-lost": stroke("M12 2.5l8.2 4.8v9.4L12 21.5l-8.2-4.8V7.3z") + mass("M7.5 10.7h9v2.6h-9z"),
    "one-of": stroke("M12 22v-7C12 10 5 11 5 5M12 15c0-5 7-4 7-10")
    + mass("M1.8 6.5 5 1.5l3.2 5zM15.8 6.5l3.2-5 3.2 5z"),
    "when": ring(12, 13, 8.5) + stroke("M9.5 1.5h5M12 13V8.5") + mass("M12 13h5.5A5.5 5.5 0 0 1 12 18.5z"),
    "whenever": mass("M12 3a6.5 6.5 0 0 1 6.5 6.5c0 4 1 6 2.5 7.5H3c1.5-1.5 2.5-3.5 2.5-7.5A6.5 6.5 0 0 1 12 3z")
    + stroke("M10 20.5c.8 1.3 3.2 1.3 4 0"),
    "line": dot(4.5, 12, 2.8) + stroke("M9 12h11.5M16.5 8l4.5 4-4.5 4"),
    "pierce": stroke("M17.5 3.5c2 5 2 12 0 17M2 12h12") + mass("M13 7l10 5-10 5z"),
    "drain": mass("M9 4.5c2.6 3.5 4.5 6 4.5 8.7a4.5 4.5 0 0 1-9 0C4.5 10.5 6.4 8 9 4.5z")
    + stroke("M18 21V7M14.5 10.5 18 6.7l3.5 3.8"),
    "bonus": mass("M12 2.5l2.7 6 6.5.7-4.9 4.3 1.4 6.4L12 16.6l-5.7 3.3 1.4-6.4L2.8 9.2l6.5-.7z"),
    "setup": stroke("M4 21.5v-9M20 21.5v-9M2 12.5h20") + mass("M7 3h10v6.5H7z"),
    # Enemy Attack cards
    # rarity
    "common": dot(12, 12, 5),
    "rare": mass("M12 3.5 19.5 12 12 20.5 4.5 12z"),
    "ultra-rare": mass("M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z"),
    # the rest of the box
    "essence": stroke("M8 2.5h8M9.5 2.5v6L4.5 18c-.8 2 .3 3.5 2.5 3.5h10c2.2 0 3.3-1.5 2.5-3.5l-5-9.5v-6")
    + mass("M7.8 14.5h8.4l2.3 4.5H5.5z"),
    "boon": _pierced(
        "M12 2c6 4 8 9 8 12.5a8 8 0 0 1-8 7.5 8 8 0 0 1-8-7.5C4 11 6 6 12 2zM11.2 20.5h1.6v-3.3"
        "l3.6-3.4-1.1-1.2-2.5 2.4V9h-1.6v4.3l-2.5-2.4-1.1 1.2 3.6 3.5z"
    ),
    "bane": mass("M12 1.5l3 5.5 5.5-3-1.5 6 3.5 3.5-5 1.5.5 5.5-6-3-6 3 .5-5.5-5-1.5L5 10 3.5 4 9 7z"),
    "booster": stroke("M5 6.5h14v15H5z")
    + mass("M4 2.5h16v4H4zM12 10l1.2 2.7 2.8.4-2 2 .5 2.9-2.5-1.4L9.5 18l.5-2.9-2-2 2.8-.4z"),
    "quest": stroke("M5 3.5h11.5v17H8a3 3 0 0 1-3-3z")
    + mass("M16.5 3.5H19a2.5 2.5 0 0 1 2 4h-4.5zM8 8h5.5v1.8H8zM8 12h5.5v1.8H8z"),
    "exalted": mass("M12 9l2 4 4.5.5-3.3 3 1 4.5-4.2-2.3L7.8 21l1-4.5-3.3-3L10 13z")
    + stroke("M12 6V1.5M6 8 3 5M18 8l3-3"),
    "arena": mass("M12 6l9.5 5-9.5 5-9.5-5z") + stroke("M2.5 15.5 12 20.5l9.5-5M12 6V1.5h4"),
    "map": stroke("M3 5.5l6-2.5v15.5L3 21zM15 5.5l6-2.5v15.5L15 21z") + mass("M9 3l6 2.5V21l-6-2.5z"),
    "crowd": dot(8, 7.5, 3.5)
    + dot(17, 8.5, 2.8)
    + mass("M1.5 20.5c0-5 2.5-8 6.5-8s6.5 3 6.5 8zM16 20.5c0-3-.6-5-1.8-6.6 4.5-1.6 8.3 1.6 8.3 6.6z"),
    "one": dot(12, 7.5, 4) + mass("M4.5 21.5c0-5.5 3-8.5 7.5-8.5s7.5 3 7.5 8.5z"),
    "move": mass("M8.2 14.5c2 .2 3 2.3 2.7 4.1-.2 1.7-1.5 2.6-3.1 2.3s-3.7-.3-4.1-2.2c-.3-1.8 2.5-4.4 4.5-4.2z")
    + dot(3.5, 13, 1.5)
    + dot(7, 10.8, 1.6)
    + dot(11.2, 12, 1.5)
    + mass("M17.2 6.5c2 .2 3 2.3 2.7 4.1-.2 1.7-1.5 2.6-3.1 2.3s-3.7-.3-4.1-2.2c-.3-1.8 2.5-4.4 4.5-4.2z")
    + dot(12.5, 5, 1.5)
    + dot(16, 2.8, 1.6)
    + dot(20.2, 4, 1.5),
    "boost": mass("M12 2.5 20.5 11 18 13.5l-6-6-6 6L3.5 11zM12 11l8.5 8.5L18 22l-6-6-6 6-2.5-2.5z"),
    "lower": mass("M12 21.5 20.5 13 18 10.5l-6 6-6-6L3.5 13zM12 13l8.5-8.5L18 2l-6 6-6-6-2.5 2.5z"),
    "lock": stroke("M8 11V7.5a4 4 0 0 1 8 0V11") + mass("M5 11h14v10H5z"),
    "door": stroke("M4 21.5h16M6.5 21.5V3h11v18.5") + mass("M9 5.5h6V21.5H9z"),
    "check": stroke("M4 12.5 9.5 18 20 6"),
    "book": stroke("M12 6.5v14")
    + mass("M2.5 4.5c3.5-1 7-.5 8.5 1.5v14c-2-1.5-5-2-8.5-1z")
    + stroke("M13 6c1.5-2 5-2.5 8.5-1.5V19c-3.5-1-6.5-.5-8.5 1z"),
    "may": ring(12, 12, 9.5) + mass("M6.5 12.5 8.6 10.4l2.4 2.4 5-5 2.1 2.1-7.1 7.1z"),
    "specific": mass(
        "M4 2.5c1 3 2.5 4.5 5 5.5h6c2.5-1 4-2.5 5-5.5 1.5 5 .5 8-1.5 10"
        "-.5 5-3.5 9-6.5 9s-6-4-6.5-9C3.5 10.5 2.5 7.5 4 2.5z"
    ),
}

_USED = re.compile(r"#i-([a-z-]+)")


def definitions(*drawings: str) -> str:
    """The definitions of the icons that these drawings show, and of no others."""
    used = {name for drawing in drawings for name in _USED.findall(drawing)}
    return define({name: body for name, body in {**ICONS, **SHARED}.items() if name in used})
