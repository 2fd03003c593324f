"""Items, Equipment and what belongs to a Run, as cards: a large sign, what it is, what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.svg.elements import at, circle
from rulewright.svg.face import Block, Row, flow
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from . import paper
from .colours import Wash
from .paper import INK, H, W
from .vignettes import weather

if TYPE_CHECKING:
    from .faces import Subject

WASHES = {
    "item": Wash("#4b5a2c", "#8ba04e", "#eef0d8", "#2f3a18"),
    "equipment": Wash("#5a4326", "#a97f48", "#f3e6cf", "#3b2a14"),
    "mystery": Wash("#2e2b5c", "#6b63b0", "#e3e0f4", "#211e48"),
    "artifact": Wash("#5c2b3d", "#b0637f", "#f4e0e7", "#48202f"),
    "trail": Wash("#24504a", "#4f9a8e", "#dcefeb", "#173a35"),
}
SIGNS = {"item": "booster", "equipment": "upgrade", "mystery": "search", "artifact": "star", "trail": "flag"}


def thing(subject: Subject) -> str:
    """A card with no picture of its own: the sign of its kind, and everything that it says."""
    from .faces import back

    kind = subject.told.kind
    wash, sign = WASHES[kind], SIGNS[kind]
    if subject.back:
        return back(subject, wash, sign, subject.say(f"face-back-{kind}"))
    drawn, defined = paper.sheet(wash, subject.theme)
    head = paper.heading(subject.told.name, wash, paper.seal(38, 36, 16, sign, wash), "")
    tall = 92
    art = (
        at(24, 58, weather(None, subject.id, W - 48, tall))
        + circle(W / 2, 58 + tall / 2, 38, "#fffaf0", opacity="0.8")
        + icon(sign, W / 2, 58 + tall / 2, 56, mix(wash.deep, INK, 0.3))
    )
    body = (
        drawn
        + head
        + paper.window(24, 58, W - 48, tall, art, wash)
        + paper.caption(subject.told.line, 58 + tall + 15, lines=2)
        + flow([Block((Row(rule),)) for rule in subject.told.rules], 26, 92 + tall, W - 52, H - 128 - tall, INK, 15)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, defined)
