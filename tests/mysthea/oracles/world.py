"""What is printed: Islands and regions, Strengths, cards, Monsters. Rulebook p.3-5, p.10, p.16-17, p.20-27."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_CONTENT = files("rulewright.games.mysthea") / "content"
CARDS = {card["id"]: card for card in tomllib.loads((_CONTENT / "cards.toml").read_text("utf-8"))["card"]}
"""Points, types and Upgrade spaces as the raw data has them."""

ISLANDS = {
    "shard": ("myst", "crystal", "river"),
    "arch": ("forest", "myst", "mountain"),
    "tree": ("crystal", "mountain", "forest"),
    "sphere": ("myst", "mountain", "river"),
    "volcano": ("forest", "river", "crystal"),
}
REGIONS = [f"{island}.{terrain}" for island, terrains in ISLANDS.items() for terrain in terrains]
TERRAIN = [name.partition(".")[2] for name in REGIONS]
LANDS = sorted(set(TERRAIN))

STRENGTH = {"troop": 1, "golem": 2, "fortification": 2}
STRONGER = {"C080": ("troop", 1), "C058": ("golem", 1), "C060": ("fortification", 1)}
CHAMPION = {"C019": 2, "C076": 3}
CARRIERS = {"C038": "champion", "C059": "troop", "C077": "golem"}
CARGO = {"C038": ("troop", "golem"), "C059": ("troop", "golem", "champion"), "C077": ("troop", "golem", "champion")}
REMOTE = {"C004": 2, "C043": 3, "C065": 5}
"""The Strength of the Tactics that start a Battle."""
MOST = 12
"""The end of the tracks of Energy and Experience."""

MONSTERS = {
    "utcoro": 10, "boulron": 11, "cannibarok": 12, "onygauros": 13, "obsidusa": 14, "caerulas": 15, "kodror": 16,
}  # fmt: skip
RANKS = ("gold", "silver", "bronze")
GLORY = {
    "utcoro": (3, 2, 1), "boulron": (9, 4, 2), "cannibarok": (6, 4, 2), "onygauros": (4, 3, 2), "obsidusa": (7, 5, 3),
    "caerulas": (5, 4, 3), "kodror": (16, 12, 8),
}  # fmt: skip
ALSO = {"cannibarok": "energy", "caerulas": "experience", "onygauros": "points"}
"""Monsters whose reward holds as much of something else as it holds Glory."""


def island_of(region: int) -> int:
    return region // 3


def on_island(island: int) -> list[int]:
    return [3 * island, 3 * island + 1, 3 * island + 2]


def next_island(ring: list[int], island: int) -> int:
    """The Island that lies clockwise of this one."""
    return ring[(ring.index(island) + 1) % 5]


def ways(ring: list[int], region: int) -> set[int]:
    """Where Travel leads from a region: its own Island, or the same type on an Island next to it."""
    here = island_of(region)
    place = ring.index(here)
    beside = {ring[place - 1], ring[(place + 1) % 5]}
    near = {other for other in on_island(here) if other != region}
    return near | {other for other in range(15) if island_of(other) in beside and TERRAIN[other] == TERRAIN[region]}


def points(card: str) -> int:
    return int(CARDS[card]["points"])


def kind(card: str) -> str:
    return str(CARDS[card]["type"])
