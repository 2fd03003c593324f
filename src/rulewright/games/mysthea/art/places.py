"""What lies on the Islands: Monsters behind them, icons, Attunements, Encounter tokens, Mirages, units, names."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, at, circle, ellipse, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit, width
from rulewright.svg.palette import mix

from ..model.geography import ISLANDS, ON_ISLAND, REGIONS, TERRAIN
from ..model.vocabulary import Colour, Side, Unit
from ..table.control_shown import Holder
from .brush import Brush, region_id
from .champions import banner
from .colours import MATERIALS
from .islands import HEART, HUB, heart, region_art, region_shape, rim_of, stone
from .monsters import NIGHT, glow, silhouette
from .scenery import MIDDLE
from .slices import Crests, Island, Markers, Monster, Seated, Stack
from .units import badge, count, crest, token


def outward(x: float) -> int:
    """The side of an Island that looks away from the middle of the table."""
    return 1 if x > MIDDLE[0] else -1


def island(brush: Brush, seen: Island, number: int, x: float, y: float, lifted: bool) -> str:
    """An Island with its three regions and the Monsters that loom behind it."""
    theme = brush.scene.name
    looming = []
    here = seen.monsters
    for place, monster in enumerate(here):
        dx = (place - (len(here) - 1) / 2) * (118 if len(here) < 3 else 96)
        # Away from the names and tokens of the Island behind.
        lean = 0 if x == MIDDLE[0] else outward(x) * (22 if len(here) == 1 else 52)
        looming.append(_monster(brush, monster, x, y, dx - lean))
    regions = []
    for place in (1, 0, 2):
        region, holder = ON_ISLAND[number][place], seen.holders[place]
        brush.glow(region_id(region), region_shape(number, place), x, y)
        regions.append(
            group(
                title(" · ".join(filter(None, (brush.region_name(region), brush.held(holder))))),
                region_art(number, place, theme),
                _rim(region, holder),
                id=region_id(region),
                class_="region",
            )
        )
    brush.glow(f"island-{ISLANDS[number]}", " ".join(region_shape(number, place) for place in range(3)), x, y)
    rising = ellipse(0, 50, 270, 200, "url(#m-halo)") + ellipse(0, 120, 190, 110, "url(#m-dawn)") if lifted else ""
    return at(
        x,
        y,
        title(brush.say("island", ISLANDS[number])),
        rising,
        *looming,
        stone(number, theme),
        *regions,
        at(*HUB, heart(number, theme), scale=0.82),
        id=f"island-{ISLANDS[number]}",
    )


def _rim(region: int, holder: Holder | None) -> str:
    """The edge of a region in the colour of whoever controls it."""
    if holder is None:
        return ""
    made = MATERIALS[holder.colour]
    number, place = divmod(region, 3)
    return rim_of(number, place, made.base, made.edge)


def _monster(brush: Brush, monster: Monster, x: float, y: float, dx: float) -> str:
    name = monster.name
    strength = brush.facts.strength.get(name)
    shown = brush.say("monster", name)
    foot = -72 + abs(dx) * 0.14
    brush.glow_box(f"monster-{name}", x + dx - 60, y + foot - 122, 120, 108, 20)
    mark = ""
    if strength is not None:
        mark = circle(46, -96, 12, NIGHT, stroke=glow(name), stroke_width=1.8) + text(
            46, -91.5, str(strength), 13, "#ffffff", "middle", font_weight="700"
        )
    words = shown if strength is None else f"{shown} · {strength}"
    if monster.rooted:
        words += f" · {brush.say('word', 'rooted')}"
    return at(
        dx, foot, title(words), silhouette(name, monster.number), mark, scale=1.05, id=f"monster-{name}", data_piece=""
    )


def mirage(brush: Brush, region: int, x: float, y: float) -> str:
    """A veil over a region that nobody may enter."""
    number, place = divmod(region, 3)
    hx, hy = HEART[place]
    veil = "M-62 -8C-46 -26 -22 -4 0 -18S44 -30 62 -10C50 4 36 -4 20 6S-18 2 -34 10S-60 6 -62 -8Z"
    return at(
        x,
        y,
        title(f"{brush.say('word', 'mirage')}: {brush.region_name(region)}"),
        path(region_shape(number, place), "#e9e6ff" if brush.scene.name == "dark" else "#ffffff", opacity="0.42"),
        at(
            hx,
            hy,
            path(veil, "#f6f2ff", opacity="0.65"),
            path(veil, "#f6f2ff", opacity="0.5", transform="translate(6 -16) scale(.7)"),
        ),
        circle(hx, hy - 4, 19, "#3a2f63", stroke="#efe6ff", stroke_width=2.5),
        icon("veil", hx, hy - 4, 24, "#f6f0ff"),
        id=f"mirage-{REGIONS[region]}",
    )


# -- names and markers ---------------------------------------------------------------------------------


def names_of(brush: Brush, crests: Crests, number: int, x: float, y: float) -> str:
    """The names of the regions, each on a plate at its edge, and the Island's own."""
    chrome = brush.scene.chrome
    parts = []
    for place, (px, py) in enumerate(((-98, 72), (106 * outward(x), -80), (98, 72))):
        region = ON_ISLAND[number][place]
        terrain = TERRAIN[region]
        colours = brush.scene.grounds[terrain]
        (line,), size = fit(brush.say("terrain", terrain), 112, 12, smallest=8)
        whose = crests[place]
        w = min(width(line, size) + 30, 146)
        left = px - w / 2
        # The crest of whoever controls the region hangs at the end of the plate.
        tail = 0 if whose is None else 13
        ground = mix(colours.shade, "#05060f", 0.45)
        parts.append(
            rect(left, py - 10, w + tail, 20, ground, 10, stroke=colours.light, stroke_width=1.2, opacity="0.95")
            + icon(terrain, left + 13, py, 14, colours.glint)
            + text(left + 23 + (w - 30) / 2, py + size * 0.36, line, size, "#ffffff", "middle")
        )
        if whose is not None:
            crested = badge(whose, left + w + tail - 5, py, 12.5)
            parts.append(group(crested, id=f"control-{REGIONS[region]}"))
    name = brush.say("island", ISLANDS[number])
    (line,), size = fit(name, 176, 15, smallest=9, bold=True)
    parts.append(
        text(
            0,
            148,
            line,
            size,
            chrome.ink,
            "middle",
            font_family=DISPLAY,
            font_weight="700",
            stroke=chrome.surface,
            stroke_width=4,
            stroke_linejoin="round",
            paint_order="stroke",
        )
    )
    return at(x, y, *parts, aria_hidden="true")


def markers(brush: Brush, seen: Markers, number: int, x: float, y: float) -> str:
    """The Island's icon, its Attunement and the Encounter tokens on it."""
    name = ISLANDS[number]
    medal = (
        circle(0, 104, 22, "#16183a", stroke="#e3b25a", stroke_width=2.6)
        + circle(0, 104, 18, "none", stroke="#e3b25a", stroke_width=0.8, opacity="0.7")
        + icon(name, 0, 104, 26, "#ffe9bd")
    )
    return at(x, y, medal, _attunement(brush, seen, x, y), *_tokens(brush, seen.tokens, x, y))


def _attunement(brush: Brush, seen: Markers, x: float, y: float) -> str:
    """The card beside the icon: sun or moon, what it counts, and who has claimed it."""
    name, owner = seen.attunement, seen.owner
    if not name:
        return ""
    face = brush.facts.attunement(name)
    brush.glow_box(f"attunement-{name}", x + 32, y + 90, 62, 36, 6)
    claimed = None if owner is None else owner.colour
    words = f"{brush.say('attunement', name)} · {face.glory} × {brush.say('word', face.per)}"
    if owner is not None:
        words += f" · {brush.seat_name(*owner)}"
    return group(title(words), attunement_card(brush, name, 32, 90, claimed), id=f"attunement-{name}")


def attunement_card(brush: Brush, name: str, x: float, y: float, owner: Colour | None = None) -> str:
    """An Attunement, 62 by 36."""
    face = brush.facts.attunement(name)
    day = face.side is Side.DAY
    paper, ink, edge = ("#fdf1d0", "#5b3a00", "#d99a2b") if day else ("#232a5c", "#dfe6ff", "#8fa2ff")
    body = "".join(
        (
            rect(x, y, 62, 36, paper, 5, stroke=edge, stroke_width=1.6),
            icon("sun" if day else "moon", x + 12, y + 12, 16, edge),
            text(x + 34, y + 16.5, str(face.glory), 14, ink, "middle", font_weight="700"),
            icon("glory", x + 48, y + 11.5, 14, ink),
            path(f"M{x + 22} {y + 21.5}H{x + 56}", stroke=edge, stroke_width=1, opacity="0.6"),
            icon(face.icon, x + 39, y + 28.5, 12, ink),
        )
    )
    if owner is None:
        return body
    return group(body, opacity="0.5") + badge(owner, x + 12, y + 27, 11)


def _tokens(brush: Brush, tokens: tuple[Seated, ...], x: float, y: float) -> list[str]:
    """Encounter tokens: a compass with the crest of its seat."""
    found = []
    for place, (seat, colour) in enumerate(tokens):
        made = MATERIALS[colour]
        tx, ty = -42 - place * 25.0, 108.0 + (place % 2) * 6
        brush.glow_box(f"token-{seat}", x + tx - 13, y + ty - 13, 26, 26, 13)
        found.append(
            group(
                title(f"{brush.seat_name(seat, colour)}: {brush.say('word', 'encounter')}"),
                circle(tx, ty + 2.5, 12, made.shade, stroke=made.edge, stroke_width=1.4),
                circle(tx, ty, 12, made.base, stroke=made.edge, stroke_width=1.4),
                icon("compass", tx, ty, 21, made.crest, opacity="0.55"),
                circle(tx, ty, 6.4, made.base),
                crest(colour, tx, ty, 10, made.crest),
                id=f"token-{seat}",
                data_piece="",
            )
        )
    return found


# -- units -----------------------------------------------------------------------------------------------


def _rows(pieces: tuple[Stack, ...], room: float) -> list[list[Stack]]:
    rows: list[list[Stack]] = [[]]
    used = 0.0
    for piece in pieces:
        wide = _wide(piece)
        if rows[-1] and used + wide > room:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += wide
    return rows


def _wide(piece: Stack) -> float:
    return 42 if piece.unit is Unit.CHAMPION else 34


def _tall(row: list[Stack]) -> float:
    return 64 if any(piece.unit is Unit.CHAMPION for piece in row) else 38


def units(brush: Brush, pieces: tuple[Stack, ...], region: int, x: float, y: float) -> str:
    """All units of a region, as large as they fit: Champions behind, tokens in front."""
    if not pieces:
        return ""
    hx, hy = HEART[region % 3]
    room, height = (156.0, 66.0) if region % 3 == 1 else (134.0, 74.0)
    scale = 1.0
    rows = _rows(pieces, room)
    while scale > 0.4:
        rows = _rows(pieces, room / scale)
        # Rows behind show two thirds above the row in front.
        if scale * (_tall(rows[0]) + sum(30 for _ in rows[1:])) <= height:
            break
        scale -= 0.04
    total = scale * (_tall(rows[0]) + sum(30 for _ in rows[1:]))
    foot = hy + total / 2 - scale * 30 * (len(rows) - 1)
    parts = []
    for row in rows:
        left = hx - scale * sum(_wide(piece) for piece in row) / 2
        for piece in row:
            left += scale * _wide(piece) / 2
            parts.append(_piece(brush, piece, region, x + left, y + foot, scale))
            left += scale * _wide(piece) / 2
        foot += scale * 30
    return "".join(parts)


def _piece(brush: Brush, piece: Stack, region: int, x: float, y: float, scale: float) -> str:
    champion = piece.unit is Unit.CHAMPION
    id_ = f"unit-{piece.seat}-{piece.unit}" + ("" if champion else f"-{region}")
    name = brush.say("champion", piece.champion) if piece.champion else brush.say("unit", piece.unit)
    words = f"{brush.seat_name(piece.seat, piece.colour)}: {name}" + (f" × {piece.number}" if piece.number > 1 else "")
    if piece.wounded:
        words += f" ({brush.say('word', 'wounded')})"
    half, tall = (20.0, 62.0) if champion else (16.0, 36.0)
    brush.glow_box(id_, x - half * scale, y - tall * scale, 2 * half * scale, (tall + 2) * scale, 6)
    shadow = ellipse(0, -1, half * 1.05, 5.5, "url(#m-shade)")
    colour = piece.colour
    body = banner(piece.champion, colour, piece.wounded) if champion else token(piece.unit, colour, 0, 0)
    number = count(piece.number, 12, -31, "#ffffff", "#14142c") if piece.number > 1 else ""
    return at(
        x,
        y,
        title(f"{words} · {brush.region_name(region)}"),
        shadow,
        body,
        number,
        scale=scale,
        id=id_,
        data_piece=f"{piece.seat}-{piece.unit}",
        class_="unit",
    )
