"""Overlays of a Location map: pieces of card that lie on the places that they cover, with Scripts of their own."""

from __future__ import annotations

from rulewright.svg.elements import group, num, path, rect, title
from rulewright.svg.measure import width

from ..content.story import Journal, Location
from ..model.campaign import Exploration
from .brush import Brush
from .leaves import READABLE, leaf, lines
from .pictures import MAP, WIDE, painted

AROUND = (20, 18)
"""How much a piece covers around a place where data does not say it, in percent of the map."""


def pieces(journal: Journal, number: int) -> list[tuple[int, int, int, int]]:
    """Where the pieces of an overlay lie, in percent of the map: left, top, width and height."""
    card = journal.secrets[number]
    if card.lies:
        return list(card.lies)
    location: Location = journal.locations[card.map]
    w, h = AROUND
    covered = [spot for spot in location.places if spot.script in card.covers]
    return [(max(0, spot.x - w // 2), max(0, spot.y - h // 2), w, h) for spot in covered] or [(100 - w, 0, w, h)]


def printed(journal: Journal, number: int) -> dict[str, tuple[float, float]]:
    """Where the Scripts of an overlay stand, in percent of the map: one on each piece, the rest on the last.

    One that takes the place of a single covered Script stands where that one stood, beside its slot.
    """
    card, lying = journal.secrets[number], pieces(journal, number)
    scripts, spots = card.scripts, journal.locations[card.map].places
    found: dict[str, tuple[float, float]] = {}
    for at, (left, top, w, h) in enumerate(lying):
        here = scripts[at : at + 1] if at + 1 < len(lying) else scripts[at:]
        below = [
            (spot.x, spot.y) for spot in spots
            if spot.script in card.covers and left <= spot.x <= left + w and top <= spot.y <= top + h
        ]  # fmt: skip
        for n, script in enumerate(here):
            alone = len(below) == 1 == len(here)
            found[script] = below[0] if alone else (left + w * (n + 1) / (len(here) + 1), top + h * 0.7)
    return found


def overlay(brush: Brush, number: int, x: float, y: float, scale: float) -> str:
    """DRE-195: the pieces of one overlay on a map whose corner is at x, y."""
    journal = brush.content.journal
    name = brush.texts.say.name("secret", str(number))
    drawn = []
    for n, (left, top, w, h) in enumerate(pieces(journal, number)):
        place = (x + WIDE * scale * left / 100, y + MAP * scale * top / 100)
        size = (WIDE * scale * w / 100, MAP * scale * h / 100)
        picture = journal.pictured.get(f"secret {number} {n + 1}") or journal.pictured.get(f"secret {number}")
        drawn.append(rect(place[0] + 3, place[1] + 5, *size, "#000000", r=4, opacity="0.32"))
        if picture is None:
            drawn.append(leaf(*place, *size, brush.theme))
        else:
            share = size[0] / WIDE
            where = f"translate({num(place[0])} {num(place[1])}) scale({share:.4g})"
            drawn.append(group(painted(picture, brush.theme, round(size[1] / share)), transform=where))
        drawn.append(rect(*place, *size, r=3, stroke="#fff6df", stroke_width=4))
        drawn.append(
            rect(place[0] - 2, place[1] - 2, size[0] + 4, size[1] + 4, r=4, stroke="#2c2117", stroke_width=1.2)
        )
        drawn.append(_tape(place[0] + size[0] / 2, place[1]))
    drawn.append(_name(brush, name, pieces(journal, number)[0], x, y, scale))
    return group(title(name), *drawn, id=f"overlay-{number}")


def _tape(x: float, y: float) -> str:
    return path(f"M{num(x - 17)} {num(y - 8)}l34 2-1 13-34-2z", "#e2c98f", opacity="0.85")


def _name(brush: Brush, name: str, piece: tuple[int, int, int, int], x: float, y: float, scale: float) -> str:
    """What it is, on a strip of paper at its head, where there is room for it."""
    size = READABLE if brush.narrow else 15.0
    long = width(name, size, bold=True) + 14
    left, top, w, h = piece
    if long > WIDE * scale * w / 100 - 8 or MAP * scale * h / 100 < 90:
        return ""
    middle, head = x + WIDE * scale * (left + w / 2) / 100, y + MAP * scale * top / 100 + 10
    return (
        rect(middle - long / 2, head, long, size + 9, "#fff6df", r=4, stroke="#6b5228", stroke_width=1)
        + lines(middle, head + size + 2, name, long, "#2c2117", size, 1, size, "middle", True)[0]
    )


def overlays(brush: Brush, here: Exploration, x: float, y: float, scale: float) -> list[str]:
    """All that lie on the map, the latest on top."""
    return [overlay(brush, number, x, y, scale) for number in here.overlays]
