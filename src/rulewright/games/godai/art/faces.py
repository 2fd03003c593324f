"""Components one by one: a card face made of its text, with a mark and colours by what it is; tiles as they lie."""

from __future__ import annotations

from typing import Any

from rulewright.content.loader import Tables
from rulewright.svg.elements import DISPLAY, at, path, rect, text
from rulewright.svg.face import Block, Row, document, flow
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..content.map_parts import CataclysmTile, EmpireTile, HexTile, SkyTile, Tile
from ..model.geometry import disc
from ..model.vocabulary import Element, Empire
from ..table.texts import GodaiTexts
from . import hexes, icons
from .hexes import DrawnHex, grounds, growth, location, spot
from .land_colours import ELEMENTS, INK, NETHER, SKY
from .landmarks import seal
from .scene import scene

WIDTH, HEIGHT = 360.0, 520.0
PLACARD = 720.0
"""The width of a placard, which says more than a card."""
PLACARDS = ("bosses",)
COLOURS = {
    "roles": "#7a3b1d", "races": "#5c6b2f", "items": "#6d5324", "powerups": "#2f5f86", "augments": "#5a4a8c",
    "abilities": "#4a5a86", "aid": "#5c7f2f", "siege": "#7a1f3d",
    "encounters": "#3f3a52", "bosses": "#8c1f1a", "escorts": "#2c6b53", "commissions": "#b5482f",
    "harvests": "#5c7f2f", "jaethi": "#1f6a55", "trackers": "#4c5a66", "tiles": "#7d6a3a",
}  # fmt: skip
MARKS = {
    "races": "survival", "items": "gold", "powerups": "star", "augments": "element", "siege": "flag",
    "encounters": "claw", "bosses": "claw", "escorts": "recruit", "commissions": "first-mastery", "harvests": "food",
    "jaethi": "eye", "abilities": "second-mastery", "aid": "food", "trackers": "resilience",
}  # fmt: skip


def table_of(tables: Tables, id: str) -> str:
    """In which table a component stands; empty if there is no such one."""
    return next((name for name, rows in tables.items() if id in rows), "")


def picture(tables: Tables, id: str, texts: GodaiTexts, theme: str, back: bool = False) -> str:
    """One component as an SVG document of its own."""
    told = texts.component(id, back)
    name = table_of(tables, id)
    record: Any = tables[name][id]
    if name == "tiles":
        return tile_face(record, told.name, theme, back)
    light = scene(theme, False)
    fill = colour_of(name, record)
    wide = PLACARD if name in PLACARDS else WIDTH
    body = rect(3, 3, wide - 6, HEIGHT - 6, light.panel, r=18, stroke=fill, stroke_width=6)
    body += path(f"M6 100V24A18 18 0 0 1 24 6H{wide - 24:g}A18 18 0 0 1 {wide - 6:g} 24V100Z", fill)
    body += rect(18, 112, wide - 36, HEIGHT - 152, light.sunken, r=10, opacity="0.5")
    body += heading(texts.begun(told.name), told.line, wide - 108, fill)
    body += mark(name, record)
    rows = [Row(texts.begun(one)) for one in told.rules]
    blocks = [Block((row,)) for row in rows]
    if told.flavour:
        blocks.append(Block((Row(told.flavour, italic=True, ink=light.soft),)))
    body += flow(blocks, 30, 122, wide - 60, HEIGHT - 172, light.ink, 16, 7.5, middle=False) if blocks else ""
    source, tiny = fit(told.source, wide - 48, 9.5, 1, 5)
    body += text(wide / 2, HEIGHT - 18, source[0], tiny, light.soft, "middle")
    return document(told.name, body, icons.definitions(), wide, HEIGHT)


def heading(name: str, line: str, room: float, fill: str) -> str:
    """The name in one or two lines, and below it what the component is."""
    lines, size = fit(name, room, 25, 2, 14, True)
    size = min(size, 21) if len(lines) > 1 else size
    kinds, small = fit(line, room, 13, 2, 9)
    top = 30.0 if len(lines) > 1 else 44.0
    found = ""
    for n, one in enumerate(lines):
        found += text(88, top + n * size * 1.1, one, size, "#fff8ea", font_family=DISPLAY, font_weight="700")
    below = top + (len(lines) - 1) * size * 1.1 + small * 1.7
    for n, one in enumerate(kinds):
        found += text(88, below + n * small * 1.15, one, small, mix("#ffffff", fill, 0.12))
    return found


def colour_of(table: str, record: Any) -> str:
    """The frame: an Element's own colour where the card has one, else that of its deck."""
    element = getattr(record, "element", None)
    return mix(ELEMENTS[Element(element)][0], INK, 0.5) if element is not None else COLOURS.get(table, "#5a4a3a")


def mark(table: str, record: Any) -> str:
    """The sign in the corner: a seal, the emblem of a Role type, or the mark of the deck."""
    element = getattr(record, "element", None)
    if element is not None:
        return at(48, 52, seal(Element(element), 26))
    name = str(record.type) if table == "roles" else MARKS.get(table, "star")
    return icon(name, 48, 52, 46, "#fff8ea")


def tile_face(record: Tile, name: str, theme: str, back: bool) -> str:
    """A tile as it lies on the table: its Caprakan side or the mountain, and on the back the other one."""
    if isinstance(record, SkyTile):
        style, lands = (NETHER, record.side(True)) if back else (SKY, record.side(False))
        element = record.element(back)
    elif isinstance(record, CataclysmTile):
        style, lands, element = str(record.element), record.side(), record.element
    else:
        assert isinstance(record, (EmpireTile, HexTile))
        empire = Empire.ISHIDAN if back else Empire.CAPRAKAN
        style, lands, element = str(empire), record.side(empire), None
    radius = {7: 1, 19: 2, 37: 3}[len(lands)]
    shown = [
        (DrawnHex(style, land, None, element), spot(place)) for land, place in zip(lands, disc(radius), strict=True)
    ]
    body = grounds(shown, theme)
    body += "".join([growth(one, x, y, n) for n, (one, (x, y)) in enumerate(shown)])
    body += "".join([location(one, x, y) for one, (x, y) in shown])
    half = 50 + radius * 90
    moved = at(half, half, body)
    return document(name, moved, icons.definitions() + hexes.definitions(theme), half * 2, half * 2)
