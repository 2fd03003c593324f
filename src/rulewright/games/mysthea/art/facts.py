"""What is printed on the components, as far as a drawing shows it: types, points, strengths, marks."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from ..model.vocabulary import SLOTS, Approach, CardType, Side, Slot

if TYPE_CHECKING:
    from ..content.components import Content

ROMAN = ("0", "I", "II", "III", "IV", "V")


@dataclass(frozen=True)
class CardFace:
    type: CardType | None = None
    points: int = 0
    era: int = 0
    slot: int | None = None
    art: str = "artefact"
    """The icon in its window."""


@dataclass(frozen=True)
class EncounterFace:
    """The front of an Encounter; its back stays a secret until the choice is made."""

    glory: int = 0
    approaches: tuple[str, ...] = ()


@dataclass(frozen=True)
class AttunementFace:
    island: str = ""
    side: Side = Side.DAY
    glory: int = 0
    per: str = "glory"
    """What its Glory is counted for, as a word of the table."""

    @property
    def icon(self) -> str:
        return PER.get(self.per, "glory")


@dataclass(frozen=True)
class Facts:
    """The printed faces by id; a stranger from a pack gets a plain face."""

    cards: Mapping[str, CardFace]
    encounters: Mapping[str, EncounterFace]
    attunements: Mapping[str, AttunementFace]
    strength: Mapping[str, int]
    path: tuple[int, ...]
    display: int
    accessories: int
    track: int
    regions_to_end: int

    def card(self, name: str) -> CardFace:
        return self.cards.get(name, CardFace())

    def encounter(self, name: str) -> EncounterFace:
        return self.encounters.get(name, EncounterFace())

    def attunement(self, name: str) -> AttunementFace:
        return self.attunements.get(name, AttunementFace())


_TABLES = {"cards": "card", "encounters": "encounter", "attunements": "attunement", "monsters": "monster"}


@lru_cache(16)
def printed(content: Content | None = None) -> Facts:
    """The faces of a game's components, packs included; without content, of the game's own."""
    if content is None:
        folder = files(__package__.rpartition(".")[0]) / "content"
        read = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in (*_TABLES, "numbers")}
        rows = {name: read[name][kind] for name, kind in _TABLES.items()}
        numbers = read["numbers"]["numbers"][0]
    else:
        rows = {name: to_builtins(list(content.tables[name].values())) for name in _TABLES}
        numbers = to_builtins(content.numbers)
    return Facts(
        cards={row["id"]: _card(row) for row in rows["cards"]},
        encounters={
            row["id"]: EncounterFace(row["glory"], tuple(Approach(option["approach"]) for option in row["options"]))
            for row in rows["encounters"]
        },
        attunements={row["id"]: _attunement(row) for row in rows["attunements"]},
        strength={row["id"]: row["strength"] for row in rows["monsters"]},
        path=tuple(numbers["path"]),
        display=numbers["display"],
        accessories=numbers["accessories"],
        track=numbers["track"],
        regions_to_end=numbers["regions_to_end"],
    )


def _attunement(row: dict[str, Any]) -> AttunementFace:
    score = row["score"]
    return AttunementFace(row["island"], Side(row["side"]), score.get("glory", 0), score.get("per") or "glory")


def _card(row: dict[str, Any]) -> CardFace:
    slot = SLOTS.index(Slot(row["slot"])) if row.get("slot") else None
    art = next((found for effect in _deep(row["effects"]) if (found := _mark(effect))), "artefact")
    return CardFace(CardType(row["type"]), row["points"], row["era"], slot, art)


def _deep(effects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Effects and the effects in them; what is paid comes last, because it says least."""
    for effect in effects:
        if effect["do"] not in _PRICES:
            yield effect
            yield from _deep(effect.get("options") or [])
            yield from _deep([effect["effect"]] if effect.get("effect") else [])
    yield from (effect for effect in effects if effect["do"] in _PRICES)


def _mark(effect: dict[str, Any]) -> str:
    """The icon that says what an effect is about."""
    if effect.get("per") in PER:
        return PER[effect["per"]]
    if effect.get("unit"):
        return str(effect["unit"])
    if effect["do"] == "gain":
        return next((kind for kind in ("energy", "experience", "glory", "points") if effect.get(kind)), "")
    return _VERBS.get(effect["do"], "")


_PRICES = ("pay", "discard", "trash")
_VERBS = {
    "act": "hand",
    "battle": "strength",
    "carry": "boots",
    "develop": "deck",
    "discard": "discard",
    "draw": "hand",
    "march": "boots",
    "meditate": "eye",
    "provoke-monster": "claw",
    "recharge": "recharge",
    "trash": "discard",
    "waive": "points",
    "wound-all": "wound",
}
PER = {
    "forest": "forest",
    "river": "river",
    "myst": "myst",
    "crystal": "crystal",
    "mountain": "mountain",
    "controlled": "flag",
    "present": "boots",
    "troop": "troop",
    "golem": "golem",
    "fortification": "fortification",
    "encounter": "compass",
    "upgrade": "star",
    "accessory": "gear",
    "experience": "experience",
    "discard": "discard",
    "defeated": "claw",
    "card": "points",
}
"""The icon of what an amount is multiplied by."""
