"""Cards: the same layout at every size. Points and type are on the left edge, so that a fanned hand can be read."""

from __future__ import annotations

from functools import lru_cache

from rulewright.svg.elements import (
    DISPLAY,
    at,
    circle,
    ellipse,
    group,
    linear,
    path,
    polygon,
    radial,
    rect,
    tag,
    text,
    title,
)
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.vocabulary import SLOTS, CardType
from .brush import Brush
from .champions import figure
from .colours import FRAMES, MARKS, Scene
from .facts import CardFace

PAPER, INK = "#f8eed8", "#2a2036"
_STRANGER = ("#6a6680", "#2a283c", "#e8e4f5")


def definitions(scene: Scene) -> str:
    parts = [
        linear("m-paper", (0, "#fdf6e6", 1), (1, "#e9d9b8", 1)),
        linear("m-back", (0, "#2c2a66", 1), (0.5, "#1b2350", 1), (1, "#123a4e", 1)),
    ]
    for kind, (frame, shade, light) in FRAMES.items():
        parts.append(linear(f"m-frame-{kind}", (0, mix(frame, "#ffffff", 0.25), 1), (0.4, frame, 1), (1, shade, 1)))
        parts.append(
            radial(f"m-art-{kind}", (0, mix(frame, light, 0.55), 1), (0.6, mix(frame, shade, 0.5), 1), (1, shade, 1))
        )
    return "".join(parts) + _backs()


def card(
    brush: Brush, name: str, x: float, y: float, w: float, h: float,
    id_: str | None = None, seen: float | None = None, drafted: bool = False,
) -> str:  # fmt: skip
    """A Command card face up; `seen` is how much of its width no other card covers.

    What is `drafted` may be a Champion.
    """
    face = brush.facts.card(name)
    if face.type is None:
        return _plain(brush, name, x, y, w, h, id_, drafted)
    shown = brush.say("card", name)
    id_ = id_ or f"card-{name}"
    brush.glow_box(id_, x, y, w, h, w / 14)
    words = f"{shown} · {brush.say('type', face.type)} · {face.points}"
    return at(
        x,
        y,
        title(words),
        _face(face, shown, round(w, 1), round(h, 1), round(seen or w, 1)),
        id=id_,
        class_="card",
        data_piece="",
    )


@lru_cache(1024)
def _face(face: CardFace, shown: str, w: float, h: float, seen: float) -> str:
    """Frame, window, points, marks and, if there is room, the name: below, or along the edge of a crowded hand."""
    assert face.type is not None
    _, shade, light = FRAMES[face.type]
    unit = w / 84
    crowded = seen < 46 * unit
    plate = h * (0.3 if seen >= w else 0.34) if w >= 52 and not crowded else 0
    window = h - plate - 10 * unit
    cx, cy = w * 0.58, 4 * unit + window / 2
    halo = min(window * 0.46, w * 0.36)
    parts = [
        rect(0, 0, w, h, f"url(#m-frame-{face.type})", 6 * unit, stroke="#0b0a1c", stroke_width=1),
        rect(4 * unit, 4 * unit, w - 8 * unit, window, f"url(#m-art-{face.type})", 4 * unit),
        circle(14 * unit, 14 * unit, 11 * unit, PAPER, stroke=shade, stroke_width=1.6 * unit),
        text(14 * unit, 19.5 * unit, str(face.points), 16 * unit, INK, "middle", font_weight="700"),
        circle(14 * unit, 38 * unit, 10 * unit, shade, stroke=light, stroke_width=unit),
        icon(MARKS[face.type], 14 * unit, 38 * unit, 13 * unit, light),
    ]
    if crowded:
        lines, size = fit(shown, h - 60 * unit, min(11.0, 12 * unit), 2 if seen >= 24 else 1, smallest=6.5, bold=True)
        for n, line in enumerate(lines):
            across = 4 + (seen - 4) / 2 - (n - (len(lines) - 1) / 2) * size * 1.1 - size * 0.34
            along = f"translate({across:.1f} {53 * unit:.1f}) rotate(90)"
            parts.append(text(0, 0, line, size, "#ffffff", transform=along, font_family=DISPLAY, font_weight="700"))
        return "".join(parts)
    parts.append(circle(cx, cy, halo, light, opacity="0.14") + circle(cx, cy, halo * 0.72, light, opacity="0.14"))
    parts.append(icon(face.art, cx, cy, min(window * 0.66, w * 0.52), light))
    if face.slot is not None:
        slot = SLOTS[face.slot]
        parts.append(icon("hand" if slot == "card" else slot, w - 13 * unit, 13 * unit, 14 * unit, light))
    if plate:
        parts.append(rect(4 * unit, h - plate - 4 * unit, w - 8 * unit, plate, "url(#m-paper)", 3 * unit))
        left, right = 6 * unit, min(seen - 1, w - 6 * unit)
        parts.append(
            _name(shown, (left + right) / 2, h - plate / 2 - 4 * unit, right - left, plate - 2 * unit, 11 * unit)
        )
    parts.extend(circle(w - (7 + n * 5) * unit, window - 2 * unit, 1.7 * unit, light) for n in range(face.era))
    return "".join(parts)


def _name(shown: str, x: float, y: float, room: float, height: float, size: float) -> str:
    """Up to three lines, as large as they fit."""
    best: tuple[list[str], float] = ([], 0)
    for lines in (1, 2, 3, 4):
        found, fitted = fit(
            shown, room, min(size, height / (lines * 1.12)), lines, smallest=min(5.0, size * 0.6), bold=True
        )
        if fitted > best[1] + 0.2 or (best[0] and best[0][-1].endswith("…") and not found[-1].endswith("…")):
            best = (found, fitted)
    lines_, fitted = best
    top = y - (len(lines_) - 1) * fitted * 0.56
    return "".join(
        text(
            x,
            top + n * fitted * 1.12 + fitted * 0.35,
            line,
            fitted,
            INK,
            "middle",
            font_family=DISPLAY,
            font_weight="700",
        )
        for n, line in enumerate(lines_)
    )


def _plain(brush: Brush, name: str, x: float, y: float, w: float, h: float, id_: str | None, drafted: bool) -> str:
    """A Champion in the draft, or a card of a pack that we know nothing of."""
    champion = drafted and name.islower()
    frame, shade, light = _STRANGER
    shown = brush.say("champion" if champion else "card", name)
    brush.glow_box(id_ or f"card-{name}", x, y, w, h)
    picture = (
        group(figure(name, light), transform=f"translate({x + w / 2:.1f} {y + h * 0.62:.1f}) scale({h / 82:.2f})")
        if champion
        else icon("artefact", x + w / 2, y + h * 0.36, w * 0.5, light)
    )
    return group(
        title(shown),
        rect(x, y, w, h, frame, 5, stroke="#0b0a1c", stroke_width=1),
        rect(x + 4, y + 4, w - 8, h - 8, shade, 4),
        picture,
        rect(x + 4, y + h * 0.7, w - 8, h * 0.3 - 4, "url(#m-paper)", 3),
        _name(shown, x + w / 2, y + h * 0.85 - 2, w - 12, h * 0.3 - 8, w / 7.6),
        id=id_ or f"card-{name}",
        class_="card",
        data_piece="",
    )


def back(x: float, y: float, w: float, h: float, kind: CardType | None = None) -> str:
    """The back of a Command card; a corner tells the type of a card that everybody has seen."""
    shown = f"m-back-{kind}" if kind else "m-back-card"
    return tag("use", href=f"#{shown}", x=x, y=y, width=w, height=h)


def _back(corner: str, id_: str) -> str:
    body = (
        rect(0.5, 0.5, 83, 118, "url(#m-back)", 6, stroke="#0b0a1c", stroke_width=1.4),
        rect(5, 5, 74, 109, r=4, stroke="#e3b25a", stroke_width=1.5, opacity="0.8"),
        ellipse(42, 59.5, 26, 33, "#6fe3dc", opacity="0.16"),
        polygon(((42, 34), (53, 53), (42, 85)), "#3bb4c2"),
        polygon(((42, 34), (31, 53), (42, 85)), "#a6f3ee"),
        corner,
    )
    return tag("symbol", *body, id=id_, viewBox="0 0 84 119", preserveAspectRatio="none")


def _backs() -> str:
    """The plain back and one for each type with its corner."""
    corners = [
        _back(path("M1 6q0 -5 5 -5h36l-41 41z", frame) + icon(MARKS[kind], 14, 14, 18, light), f"m-back-{kind}")
        for kind, (frame, _, light) in FRAMES.items()
    ]
    return _back("", "m-back-card") + "".join(corners)


def pile(x: float, y: float, w: float, h: float, number: int, brush: Brush, id_: str, words: str) -> str:
    """A face-down deck with its count."""
    brush.glow_box(id_, x, y, w, h)
    if not number:
        empty = rect(
            x,
            y,
            w,
            h,
            brush.scene.chrome.sunken,
            5,
            stroke=brush.scene.chrome.line,
            stroke_dasharray="4 4",
            opacity="0.8",
        )
        return group(
            title(f"{words}: 0"), empty, icon("deck", x + w / 2, y + h / 2, w * 0.4, brush.scene.chrome.line), id=id_
        )
    thick = min(1 + number // 5, 4)
    backs = "".join(back(x + n * 1.6, y - n * 1.6, w, h) for n in range(thick))
    top = (thick - 1) * 1.6
    r = max(9, w * 0.17)
    label = circle(x + w / 2 + top, y + h - r - 5 - top, r, "#12132e", stroke="#e3b25a", stroke_width=1.2) + text(
        x + w / 2 + top, y + h - r - 5 - top + r * 0.42, str(number), r * 1.15, "#fff3d6", "middle", font_weight="700"
    )
    return group(title(f"{words}: {number}"), backs, label, id=id_)
