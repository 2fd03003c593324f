"""All components of Godai, by table and id, and what the rules ask about them all the time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, TypeVar, cast

from rulewright.content.loader import Tables
from rulewright.content.source import Component
from rulewright.core.errors import ContentError

from ..item_effects import AMONG_EVENTS, BESIDE, SOMETIMES, FusesGear, ItemEffect
from ..model.vocabulary import ELEMENTS, STATS, Element, Empire, Place
from ..passives import WielderRank
from .components import (
    Augment,
    Boss,
    Commission,
    Encounter,
    Escort,
    HarvestCard,
    JaethiCard,
    PowerUp,
    SiegeCard,
    Tracker,
)
from .heroes import Race, Role
from .items import Item, ResourceAid
from .map_parts import CataclysmTile, EmpireTile, HexTile, Land, SkyTile, Tile

C = TypeVar("C", bound=Component)

COUNTS = {
    "roles": (9, "GOD-012"),
    "bosses": (10, "GOD-013"),
    "trackers": (8, "GOD-015"),
    "races": (9, "GOD-016"),
    "augments": (10, "GOD-016"),
    "powerups": (40, "GOD-017"),
    "encounters": (40, "GOD-018"),
    "commissions": (40, "GOD-019"),
    "harvests": (40, "GOD-020"),
    "jaethi": (40, "GOD-021"),
    "siege": (75, "GOD-022"),
    "tiles": (31, "GOD-023"),
}
"""How many components of each kind the box holds, and the rule that says so."""
JAETHI_KINDS = {"siege": 5, "cataclysm": 4, "discovery": 5}
"""GOD-021."""


def _ways(item: Item, kinds: tuple[type[ItemEffect], ...]) -> tuple[tuple[int, ItemEffect], ...]:
    return tuple([(way, effect) for way, effect in enumerate(item.effects, 1) if isinstance(effect, kinds)])


def _does(item: Item, kinds: tuple[type[ItemEffect], ...]) -> bool:
    return any(isinstance(effect, kinds) for effect in item.effects)


class Content:
    """The tables as dictionaries by id. A table whose files are not there is empty."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.roles = self._table("roles", Role)
        self.races = self._table("races", Race)
        self.items = self._table("items", Item)
        self.aid = self._table("aid", ResourceAid)
        self.powerups = self._table("powerups", PowerUp)
        self.augments = self._table("augments", Augment)
        self.siege = self._table("siege", SiegeCard)
        self.encounters = self._table("encounters", Encounter)
        self.bosses = self._table("bosses", Boss)
        self.escorts = self._table("escorts", Escort)
        self.commissions = self._table("commissions", Commission)
        self.harvests = self._table("harvests", HarvestCard)
        self.jaethi = self._table("jaethi", JaethiCard)
        self.trackers = self._table("trackers", Tracker)
        self.tiles = cast("dict[str, Tile]", self.tables.get("tiles", {}))
        self.laid: dict[tuple[int, Any], tuple[Land, ...]] = {}
        """What each tile shows in each slot, as rules/ground.py has found it."""
        self.keyworded: dict[Any, Any] = {}
        """The Passives of opponents with a Keyword, as rules/combat/who.py has found them."""
        self.bare_maps: dict[Any, Any] = {}
        """The tiles of whole maps, without what floats above, as rules/ground.py has laid them; the oldest first."""
        self.grounds: dict[Any, Any] = {}
        """Whole maps that rules/ground.py has worked out, the oldest first."""

    def _table(self, name: str, kind: type[C]) -> dict[str, C]:
        return cast("dict[str, C]", self.tables.get(name, {}))

    # -- heroes -------------------------------------------------------------------------------------------

    @cached_property
    def rolled_roles(self) -> dict[int, str]:
        """GOD-073: the Role of each face of a Core die."""
        return {role.number: role.id for role in self.roles.values()}

    @cached_property
    def rolled_races(self) -> dict[int, str]:
        """GOD-074: the Race of each face."""
        return {race.number: race.id for race in self.races.values()}

    @cached_property
    def wielder_ranks(self) -> dict[str, tuple[int, ...]]:
        """GOD-826: the ranks that each Treasure gives while it is carried."""
        found = {}
        for card in self.harvests.values():
            frames = [frame for frame in card.wielder if isinstance(frame, WielderRank)]
            if frames:
                found[card.id] = tuple([sum(one.n for one in frames if one.stat is stat) for stat in STATS])
        return found

    @cached_property
    def soaring(self) -> frozenset[str]:
        """GOD-395: Items that give Soar."""
        return frozenset(item.id for item in self.items.values() if item.soar)

    @cached_property
    def fusing(self) -> frozenset[str]:
        """GOD-1040: what Fuses Gear when it is bought."""
        return frozenset([id for id, item in self.items.items() if _does(item, (FusesGear,))])

    @cached_property
    def beside(self) -> dict[str, tuple[tuple[int, ItemEffect], ...]]:
        """AMB-GOD-223: what each Item can be used for beside a question of the group, with the number of the way."""
        return {id: _ways(item, BESIDE) for id, item in self.items.items() if _does(item, BESIDE)}

    @cached_property
    def among_events(self) -> dict[str, tuple[tuple[int, ItemEffect], ...]]:
        """What each Item can be used for among the Events of the group, with the number of the way."""
        return {id: _ways(item, AMONG_EVENTS) for id, item in self.items.items() if _does(item, AMONG_EVENTS)}

    @cached_property
    def sometimes(self) -> frozenset[str]:
        """GOD-1008: Items whose purchase may do nothing at the moment."""
        return frozenset([id for id, item in self.items.items() if _does(item, SOMETIMES)])

    @cached_property
    def always_sold(self) -> frozenset[str]:
        """Items without any limit (GOD-1011) whose purchase always does something."""
        limits = ("per_hero", "per_head", "per_group", "per_game", "per_turn")
        free = [id for id, item in self.items.items() if not any(getattr(item, limit) for limit in limits)]
        return frozenset(free) - self.sometimes

    @cached_property
    def limited(self) -> frozenset[str]:
        """GOD-1011: Items of which a hero may hold only this many."""
        return frozenset([id for id, item in self.items.items() if item.per_hero])

    @cached_property
    def sold_in_city(self) -> Callable[[str], tuple[Item, ...]]:
        """GOD-462, GOD-1010: what a City-State of an Empire sells."""

        @cache
        def found(empire: str) -> tuple[Item, ...]:
            return tuple([item for item in self.items.values() if item.empire is None or item.empire == empire])

        return found

    @cached_property
    def sold_outside(self) -> Callable[[tuple[str, ...], int], tuple[Item, ...]]:
        """GOD-134: what these shops sell elsewhere for at most this much Gold."""

        @cache
        def found(shops: tuple[str, ...], most: int) -> tuple[Item, ...]:
            items = self.items.values()
            return tuple([item for item in items if 0 < item.gold <= most and not item.city and item.shop in shops])

        return found

    # -- tiles --------------------------------------------------------------------------------------------

    @cached_property
    def hex_tiles(self) -> tuple[str, ...]:
        """GOD-023: the tiles that are drawn for the slots of the map."""
        return tuple([one.id for one in self.tiles.values() if isinstance(one, HexTile)])

    @cached_property
    def sky_tiles(self) -> tuple[str, ...]:
        """GOD-276: the thirteen SkyTiles."""
        return tuple([one.id for one in self.tiles.values() if isinstance(one, SkyTile)])

    @cached_property
    def empire_tiles(self) -> tuple[EmpireTile, ...]:
        """GOD-251: A and B."""
        return tuple([one for one in self.tiles.values() if isinstance(one, EmpireTile)])

    @cached_property
    def cataclysm_tiles(self) -> dict[Element, CataclysmTile]:
        """GOD-293: one for each basic Element."""
        return {one.element: one for one in self.tiles.values() if isinstance(one, CataclysmTile)}

    # -- decks --------------------------------------------------------------------------------------------

    @cached_property
    def siege_ids(self) -> tuple[tuple[str, ...], ...]:
        """GOD-022: the Siege decks by Element."""
        cards = self.siege.values()
        return tuple([tuple([card.id for card in cards if card.element is element]) for element in ELEMENTS])

    def commissions_of(self, empire: Empire) -> tuple[str, ...]:
        """GOD-019: the deck of an Empire."""
        return tuple([card.id for card in self.commissions.values() if card.empire is empire])

    @cached_property
    def siege_calls(self) -> tuple[str, ...]:
        """GOD-337: the SIEGE! cards of Jaethi's deck."""
        return tuple([card.id for card in self.jaethi.values() if card.kind == "siege"])

    @cached_property
    def other_jaethi(self) -> tuple[str, ...]:
        return tuple([card.id for card in self.jaethi.values() if card.kind != "siege"])

    def city(self, empire: Empire, number: int) -> Tracker:
        """The City-State with this number of an Empire."""
        kind = Place.CITY_STATE
        found = (one for one in self.trackers.values() if one.kind is kind and one.empire is empire)
        return next(one for one in found if one.number == number)

    # -- completeness -------------------------------------------------------------------------------------

    def check(self, complete: bool = True) -> list[ContentError]:
        """GOD-012 to GOD-035: every table holds what the box holds; tables that are empty pass if not `complete`."""
        problems = []
        for name, (wanted, rule) in COUNTS.items():
            count = len(self.tables.get(name, {}))
            if count != wanted and (complete or count):
                problems.append(ContentError("godai-count", table=name, count=count, wanted=wanted, rule=rule))
        problems += self._check_decks()
        for role in self.roles.values():
            if not 1 <= role.number <= 9 or self.rolled_roles[role.number] != role.id:
                problems.append(ContentError("godai-number", id=role.id, number=role.number))
        for race in self.races.values():
            if not 1 <= race.number <= 9 or self.rolled_races[race.number] != race.id:
                problems.append(ContentError("godai-number", id=race.id, number=race.number))
        return problems

    def _check_decks(self) -> list[ContentError]:
        """GOD-016, GOD-019, GOD-021, GOD-022: what single decks are made of."""
        parts: list[tuple[str, int, int, str]] = []
        if self.jaethi:
            for kind, wanted in JAETHI_KINDS.items():
                count = sum(card.kind == kind for card in self.jaethi.values())
                parts.append((f"jaethi {kind}", count, wanted, "GOD-021"))
        if self.commissions:
            parts += [(f"commissions {one}", len(self.commissions_of(one)), 20, "GOD-019") for one in Empire]
        if self.siege:
            decks = zip(ELEMENTS, self.siege_ids, strict=True)
            parts += [(f"siege {element}", len(deck), 15, "GOD-022") for element, deck in decks]
        if self.tiles:
            parts += [
                ("HexTiles", len(self.hex_tiles), 12, "GOD-023"),
                ("SkyTiles", len(self.sky_tiles), 13, "GOD-023"),
            ]
        if self.augments:
            parts += [(f"augments {one}", self._augments_of(one), 2, "GOD-016") for one in ELEMENTS]
        return [
            ContentError("godai-count", table=name, count=count, wanted=wanted, rule=rule)
            for name, count, wanted, rule in parts
            if count != wanted
        ]

    def _augments_of(self, element: Element) -> int:
        return sum(card.element is element for card in self.augments.values())
