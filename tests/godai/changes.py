"""A position told in words, so that a test can say exactly what a component changed, and that nothing else did."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.games.godai.model.geometry import NAMES
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import Defender, GodaiState
from rulewright.games.godai.model.vocabulary import CONDITIONS, ELEMENTS, RESOURCES, STATS

NUMBERS = ("calendar", "wave", "difficulty", "camps", "sieges", "jaethi_resilience")
WORDS = (
    "stage", "items", "equips", "damaged", "carried", "discoveries", "treasures", "resource_cards", "closed_portals",
    "vanquished", "afflictions", "fronts", "slots", "offered", "commission_discards", "jaethi_top", "tops",
    "harvest_top", "current", "bosses", "encounter_discards", "combat",
)  # fmt: skip
OF_DEFENDER = ("potential", "power", "range", "resilience", "siege_power", "hit")


def changes(before: dict[str, Any], state: GodaiState) -> dict[str, Any]:
    """How much every number went up or down, and what everything else is now."""
    after = told(state)
    found: dict[str, Any] = {}
    for word in {**before, **after}:
        was, now = before.get(word), after.get(word)
        if was == now:
            continue
        number = isinstance(was if was is not None else now, int)
        found[word] = (now or 0) - (was or 0) if number else now
    return found


def told(state: GodaiState) -> dict[str, Any]:
    """A position in words: `1 gold` of the first hero, `stock ore`, `tower-1 resilience`."""
    found: dict[str, Any] = {"at": NAMES[state.at] if state.at >= 0 else ""}
    for seat, hero in enumerate(state.heroes, 1):
        found.update({f"{seat} {word}": value for word, value in of_hero(hero).items()})
    for at, what in enumerate(RESOURCES):
        found[f"stock {what}"] = state.stockpile[at]
        found[f"yield {what}"] = state.harvested[at]
    found.update({f"imbalance {element}": state.imbalance[at] for at, element in enumerate(ELEMENTS)})
    for word in NUMBERS:
        found[word] = getattr(state, word)
    for word in WORDS:
        found[word] = getattr(state, word)
    for one in state.defenders:
        found.update(of_defender(one))
    for one in state.modifiers:
        more = f" of {one.only}" if one.only else ""
        lasting = f"{one.turns} turns" if one.until == "turns" else one.until
        found[f"lasting {one.what}{more}"] = f"{one.n} for {lasting}"
    found.update(of_land(state))
    return found


def of_hero(hero: Hero) -> dict[str, Any]:
    found: dict[str, Any] = {f"rank {stat}": hero.ranks[at] for at, stat in enumerate(STATS)}
    found.update({f"tier {element}": hero.augments[at] for at, element in enumerate(ELEMENTS)})
    found.update({f"{condition}": hero.conditions[at] for at, condition in enumerate(CONDITIONS)})
    for word in ("health", "energy", "gold", "food", "wounds", "starving", "charges"):
        found[word] = getattr(hero, word)
    for word in ("items", "kept", "state"):
        found[word] = getattr(hero, word)
    found["gear"] = sum(hero.gear)
    return found


def of_defender(one: Defender) -> dict[str, Any]:
    found: dict[str, Any] = {f"{one.id} {word}": getattr(one, word) for word in OF_DEFENDER}
    found[f"{one.id} fallen"] = one.fallen
    found[f"{one.id} this turn"] = one.turn
    return found


def of_land(state: GodaiState) -> dict[str, Any]:
    """Tiles and tokens by the names of their hexes."""
    found: dict[str, Any] = {}
    for one in state.sky:
        side = "nether" if one.nether else "riser" if one.riser else "sky"
        found[f"{one.id} on {NAMES[one.center]}"] = side
    for one in state.cataclysms:
        found[f"{one.id} on {NAMES[one.center]}"] = "cataclysm"
    found["tiles"] = tuple([None if tile is None else tile.id for tile in state.tiles])
    found["hex tokens"] = tuple([NAMES[hex] for hex in sorted(state.hex_tokens)])
    lying = Counter([(NAMES[token.hex], token.what) for token in state.elemental_tokens])
    found.update({f"{what} on {hex}": n for (hex, what), n in lying.items()})
    for token in state.discovery_tokens:
        found[f"{token.what} on {NAMES[token.hex]}"] = "discovery"
    found["amplifiers"] = tuple([NAMES[hex] for hex in state.amplifiers])
    return found
