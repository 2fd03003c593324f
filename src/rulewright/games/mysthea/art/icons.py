"""Icons that only Mysthea has, on the grid of `rulewright.svg.icons`."""

from __future__ import annotations

from rulewright.svg.icons import ICONS as SHARED
from rulewright.svg.icons import define, dot, mass, ring, stroke

OWN: dict[str, str] = {
    "gear": '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M10 4.7L10.2 1.6L13.8 1.6L14 4.7'
    "L15.7 5.4L18.1 3.3L20.7 5.9L18.6 8.3L19.3 10L22.4 10.2L22.4 13.8L19.3 14L18.6 15.7L20.7 18.1"
    "L18.1 20.7L15.7 18.6L14 19.3L13.8 22.4L10.2 22.4L10 19.3L8.3 18.6L5.9 20.7L3.3 18.1L5.4 15.7L4.7 14"
    "L1.6 13.8L1.6 10.2L4.7 10L5.4 8.3L3.3 5.9L5.9 3.3L8.3 5.4Z"
    'M12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z"/>',
    "energy": mass("M13.5 2.5 5 13.5h5.5L9.5 21.5l9-11.5H13z"),
    "experience": stroke("M12 6.5C9.5 4.5 6 4 3 4.7v13.6c3-.7 6.5-.2 9 1.7")
    + mass("M12 6.5c2.5-2 6-2.5 9-1.8v13.6c-3-.7-6.5-.2-9 1.7z"),
    "glory": mass("M3 8.5l4.8 3.7L12 5l4.2 7.2L21 8.5 19.2 17H4.8z") + stroke("M5 20.5h14"),
    "artefact": stroke("M12 2.5l7 6.5-7 12.5L5 9z") + mass("M12 2.5l3 6.5-3 12.5L9 9z") + stroke("M5 9h14"),
    "axe": stroke("M5 21.5 15.5 3") + mass("M14 5.5c2.5 1.5 5 1.5 7-.5 1.5 4-.5 9.5-5 11-.2-3-2-5.5-5-5.5z"),
    "boots": mass("M8 3h6v9l5.5 3.5c1.3.8 1.5 2 1.5 3.5H8z") + stroke("M7 22h14.5M4 8h2M3 12h3"),
    "dialogue": mass("M3 4h12.5v8.5H9.5L6 16v-3.5H3z") + stroke("M18.5 8.5H21V17h-2v3.5L15.5 17H11"),
    "chest": stroke("M3.5 10.5C3.5 6.5 6 5 8 5h8c2 0 4.5 1.5 4.5 5.5zM3.5 10.5V19h17v-8.5")
    + mass("M9.8 10.5h4.4v5H9.8z"),
    "sun": dot(12, 12, 4.6) + stroke("M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"),
    "moon": mass("M15.5 3a9.2 9.2 0 1 0 5.5 13.5A7.5 7.5 0 0 1 15.5 3z"),
    "storm": mass("M7 14.5a4.3 4.3 0 0 1 .4-8.6A5.6 5.6 0 0 1 18 7.7a3.5 3.5 0 0 1-.5 6.8z")
    + stroke("M12.5 14.5 10 18h3.5L11 21.5M7.5 17.5 6.5 20M17.5 17.5l-1 2.5"),
    "veil": stroke("M3 7c3-3 6 3 9 0s6 3 9 0M3 17c3-3 6 3 9 0s6 3 9 0")
    + mass("M3 12c3-3 6 3 9 0s6 3 9 0c-3 4-6-1-9 1.5S6 9.5 3 12z"),
    "troop": mass("M12 2.5c3 1.8 5.8 2.5 8.5 2.5 0 8-2.5 13.5-8.5 16.5C6 18.5 3.5 13 3.5 5c2.7 0 5.5-.7 8.5-2.5z"),
    "golem": mass("M12 2.5l8.3 4.7v9.6L12 21.5l-8.3-4.7V7.2z"),
    "fortification": mass("M5 3h3.5v3h2V3h3v3h2V3H19v7l-1.5 2v6.5l2 2.5h-15l2-2.5V12L5 10z"),
    "champion": dot(10, 5.5, 3)
    + mass("M4.5 21.5c0-7 1.5-11.5 5.5-11.5s5.5 4.5 5.5 11.5z")
    + stroke("M19 2.5v19")
    + mass("M19 3.5h3v5h-3z"),
    "forest": mass("M12 3a5 5 0 0 1 5 4.7 4.6 4.6 0 0 1-1 9H8a4.6 4.6 0 0 1-1-9A5 5 0 0 1 12 3z")
    + stroke("M12 12v9.5"),
    "river": stroke("M2.5 7c3.2-3 6.3 3 9.5 0s6.3 3 9.5 0M2.5 19c3.2-3 6.3 3 9.5 0s6.3 3 9.5 0")
    + mass("M2.5 12.5c3.2-3 6.3 3 9.5 0s6.3 3 9.5 0v2c-3.2 3-6.3-3-9.5 0s-6.3-3-9.5 0z"),
    "myst": stroke("M20.5 13a8.5 8.5 0 1 1-4-8.3M17 12.5a5 5 0 1 1-5-5.5") + dot(12, 12, 2.2),
    "crystal": stroke("M6 9l-3 5 3 7.5M18 8l3.5 5.5L18 21.5M6 21.5h12") + mass("M12 2l4.5 6.5L14.5 21.5h-5L7.5 8.5z"),
    "mountain": mass("M9 4.5 17 20.5H1.5z") + stroke("M14 10.5l2.5-3.5 6 13.5H17"),
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
}
ICONS = {**SHARED, **OWN}
"""Everything that its drawings show."""
DEFINITIONS = define(ICONS)
