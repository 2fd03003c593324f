"""The map as rows of letters, for a terminal: columns have letters and rows numbers, as in the names of the hexes."""

from __future__ import annotations

from rulewright.content.loader import Tables

from ..art.hexes import POINTS
from ..art.scroll import known
from ..art.terrain import TALL, R
from ..art.tokens import token_parts
from ..model.geometry import HEXES, NAMES, PORTALS
from ..model.state import NOWHERE, GodaiState
from ..model.vocabulary import Place, Terrain
from ..rules.land import portal_hex
from .land_shown import top_shown
from .texts import GodaiTexts

TERRAIN = {
    Terrain.PLAINS: ".", Terrain.FOREST: "f", Terrain.HIGHLAND: "h", Terrain.MARSH: "m", Terrain.WATER: "~",
    Terrain.GREAT_TREE: "Y", Terrain.PEAK: "^",
}  # fmt: skip
PLACES = {
    Place.CITY_STATE: "C", Place.TEMPLE: "T", Place.SETTLEMENT: "s", Place.ANTIQUITY_SITE: "a", Place.BOSS_LAIR: "b",
    Place.WELLSPRING_PORTAL: "w", Place.ELEMENTAL_PORTAL: "e",
}  # fmt: skip
BUILT = {Place.TOWER: "t", Place.FORTRESS: "F", Place.TEMPLE_FORTRESS: "F"}
GROUP, BANNER, SERPENT, TOKEN = "@", "!", "J", "*"
WAYS = {"road": "=", "river": "-"}
EACH = 4
"""How many letters wide a hex is."""


def chart(state: GodaiState, tables: Tables, texts: GodaiTexts) -> list[str]:
    """The known land, then what the signs mean."""
    cells = {hex: ground(one.land) for hex, one in top_shown(state, tables).items()}
    cells |= {portal_hex(state, n): f"({n})" if n < 10 else f"{n})" for n in PORTALS}
    for hex, sign in standing(state):
        cells[hex] = sign + cells.get(hex, "   ")[1:]
    shown = [hex for hex in cells if 0 <= hex < HEXES]
    if not known(state):
        return []
    return [*rows({hex: cells[hex] for hex in shown}), *legend(texts)]


def ground(land: object) -> str:
    """Terrain, a Road or River, and what is printed there."""
    way = WAYS["road"] if getattr(land, "road", False) else WAYS["river"] if getattr(land, "river", False) else " "
    terrain = TERRAIN.get(getattr(land, "terrain", None) or Terrain.PLAINS, ".")
    place = PLACES.get(getattr(land, "location", None) or Place.TOWER, " ")
    return " " + terrain + (place if place != " " else way)


def standing(state: GodaiState) -> list[tuple[int, str]]:
    """Who and what stands on the map; who comes later is seen."""
    found = [(hex, TOKEN) for kind, _, hex, _ in token_parts(state) if kind != "boss"]
    found += [(hex, BUILT[one.kind]) for one in state.defenders if one.kind in BUILT for hex in one.hexes]
    found += [(hex, SERPENT) for hex in state.jaethi]
    found += [(hex, BANNER) for hex in state.banners if hex != NOWHERE]
    return [(hex, sign) for hex, sign in [*found, (state.at, GROUP)] if 0 <= hex < HEXES]


def rows(cells: dict[int, str]) -> list[str]:
    """One row for each half of a hex, because neighbouring columns are shifted by that."""
    left = min(POINTS[hex][0] for hex in range(HEXES))
    columns = sorted({round((POINTS[hex][0] - left) / (1.5 * R)) for hex in range(HEXES)})
    names = {round((POINTS[hex][0] - left) / (1.5 * R)): NAMES[hex][0] for hex in range(HEXES)}
    lines: dict[int, dict[int, str]] = {}
    numbers: dict[int, str] = {}
    for hex, cell in cells.items():
        x, y = POINTS[hex]
        line = round(y / TALL)
        lines.setdefault(line, {})[round((x - left) / (1.5 * R))] = cell
        numbers[line] = NAMES[hex][1:]
    head = "   " + "".join([f" {names[column]} ".ljust(EACH) for column in columns])
    found = [f"·{head[1:].rstrip()}"]
    for line in sorted(lines):
        row = "".join([lines[line].get(column, "").ljust(EACH) for column in columns])
        found.append(f"{numbers[line]:<3}{row}".rstrip())
    return found


def legend(texts: GodaiTexts) -> list[str]:
    """What the signs mean."""
    say = texts.say
    land = [f"{sign} {say.name('terrain', str(kind))}" for kind, sign in TERRAIN.items()]
    land += [f"{sign} {say.name('terrain', way)}" for way, sign in WAYS.items()]
    places = [f"{sign} {say.name('place', str(kind))}" for kind, sign in PLACES.items()]
    people = [f"{GROUP} {say.name('word', 'group')}", f"{BANNER} {say('chart-banner')}"]
    people += [f"{SERPENT} {say('chart-jaethi')}", f"t {say.name('place', 'tower')}"]
    people += [f"F {say.name('place', 'fortress')}", f"{TOKEN} {say('chart-token')}"]
    return [say.row(people), say.row(land), say.row([*places, f"(1) {say.name('place', 'siege-portal')}"])]
