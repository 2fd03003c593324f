"""The components of Dragon Eclipse as read from the files in `content/`, and what the rules look up in them."""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from rulewright.content.source import Component, Source
from rulewright.core.errors import ContentError

from ..conditions import AnyAsked
from ..effects import AnyEffect
from ..model.geometry import Ground, faults
from ..model.vocabulary import (
    COPIES,
    NEUTRAL,
    Affects,
    Aim,
    Block,
    Element,
    Limit,
    Mark,
    Pile,
    Rarity,
    Side,
    Stat,
    Symbol,
)
from ..passives import Frame
from .belongings import Equipment, Item
from .bonus_actions import Bonus, Bonuses
from .roguelite import Artifact, Mystery, Trail
from .story import Journal

__all__ = ["Arena", "ArenaMap", "Bonus", "Card", "Content", "Enemy", "Mystling", "Source"]


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """The five statistics (DRE-307)."""

    health: int
    strength: int
    swiftness: int
    defense: int = 0
    willpower: int = 0

    def of(self, stat: Stat) -> int:
        found: int = getattr(self, stat)
        return found


class Mystling(Component, frozen=True, kw_only=True):
    """Stat card (both sides), Ability card and Tier card of a Mystling."""

    element: Element
    subtype: Element | None = None
    subtype_cards: int = 0
    """DRE-129: how many cards of the subtype its deck may hold."""
    tier: int
    essence: int
    stats: Stats
    pvp: Stats
    tokens: int = 0
    """DRE-315: the token limit; 0 if it uses none."""
    limit: Limit = Limit.BOTH
    abilities: tuple[Bonus, ...]
    """DRE-406: its Special Abilities."""
    arena: str
    map: str
    major: str
    """DRE-840: the letter of the Major Corruption that it fights with against two players."""
    rule: str = "DRE-302"


class StatCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Stat card of an Enemy that is no Mystling, and where it is met (GAP-DRE-01)."""

    element: Element
    subtype: Element | None = None
    tier: int
    stats: Stats
    tokens: int = 0
    limit: Limit = Limit.ENEMY
    arena: str
    map: str
    major: str


Nature: TypeAlias = Mystling | StatCard
"""What tells Element, Tier, statistics and token limit of whoever fights."""


class Card(Component, frozen=True, kw_only=True):
    """An Action card."""

    pile: Pile
    element: Element | None = None
    mystling: str = ""
    rarity: Rarity = Rarity.COMMON
    effects: tuple[AnyEffect, ...] = ()
    """Active effects, resolved from top to bottom (DRE-358)."""
    passive: tuple[Frame, ...] = ()
    """While it is the top card of the discard pile (DRE-359)."""
    upgrade: tuple[Frame, ...] = ()
    """While it is attached to the sheet (DRE-364)."""
    rule: str = "DRE-358"


class Enemy(Component, frozen=True, kw_only=True):
    """Enemy Ability card, both sides (DRE-320). Its Stat card is that of a Mystling, or its own."""

    mystling: str = ""
    stats: Stats | None = None
    """Only for variants whose statistics differ from the Mystling's."""
    card: StatCard | None = None
    """Only for Enemies that are no Mystling."""
    passive: tuple[Frame, ...] = ()
    attacks: dict[Symbol, tuple[AnyEffect, ...]]
    special: tuple[AnyEffect, ...]
    slot: int
    """DRE-332: where the Special marker lies, 1 to 5."""
    deck: dict[Symbol, int]
    """DRE-333: how many Enemy Attack cards of each symbol."""
    setup: tuple[AnyEffect, ...] = ()
    """DRE-334."""
    rule: str = "DRE-318"


class Taming(Component, frozen=True, kw_only=True):
    """A Taming card: ordered conditions (DRE-472); the trivia are in the language files."""

    enemy: str
    conditions: tuple[AnyAsked, ...]
    rule: str = "DRE-472"


class Quest(Component, frozen=True, kw_only=True):
    """A Quest card: what it asks for, and the Exalted form on its other side (DRE-740 to DRE-742)."""

    mystling: str
    story: bool = False
    """DRE-115: fulfilled only by the campaign's journal."""
    conditions: tuple[AnyAsked, ...] = ()
    stats: dict[Stat, int] = {}
    """What the Exalted form adds to the statistics."""
    abilities: tuple[Bonus, ...] = ()
    """The Exalted Special Abilities; none means that they stay."""
    rule: str = "DRE-740"


class Summon(Component, frozen=True, kw_only=True):
    """A Summon Stat card (DRE-721)."""

    element: Element
    stats: Stats
    rule: str = "DRE-721"


class Help(Component, frozen=True, kw_only=True):
    """A Help card's Bonus Action; without an Element it is for everybody (DRE-399, DRE-403)."""

    element: Element | None = None
    power: int
    effects: tuple[AnyEffect, ...]
    rule: str = "DRE-399"


class Attack(Component, frozen=True, kw_only=True):
    """An Enemy Attack card (DRE-019, DRE-838)."""

    players: int
    symbol: Symbol
    aim: Aim = Aim.TAUNT
    rule: str = "DRE-020"


class Corruption(Component, frozen=True, kw_only=True):
    """A Corruption card, or with a letter a Major Corruption card (DRE-714, DRE-719)."""

    letter: str = ""
    stats: dict[Stat, int]
    rule: str = "DRE-714"


class ArenaMap(Component, frozen=True, kw_only=True):
    """An Arena map: its solo side and its side for two players and PvP (DRE-294, DRE-836)."""

    solo: tuple[str, ...]
    duo: tuple[str, ...]
    rule: str = "DRE-294"


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """What the BOON or the BANE tokens of an Arena card are (DRE-300, DRE-301)."""

    at: tuple[Mark, ...]
    """The tokens lie on every space with one of these marks."""
    blocks: Block = Block.NOBODY
    """Who cannot move to or be placed on it."""
    line: bool = False
    """Whether it stops in-line effects (DRE-756)."""
    health: int = 0
    """Above 0 it can be attacked (DRE-747) and is discarded at that much damage."""
    fades: bool = False
    """Discarded when somebody moves into it (DRE-751)."""
    enter: tuple[AnyEffect, ...] = ()
    """What whoever enters it does."""
    affects: Affects = Affects.ALL
    broken: tuple[AnyEffect, ...] = ()
    """What the Mystling that destroys it does."""

    def stops_paths(self) -> bool:
        """Whether entering it means more than standing there."""
        return self.fades or bool(self.enter)


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an Arena card."""

    boon: Terrain | None = None
    bane: Terrain | None = None
    rules: tuple[Frame, ...] = ()
    """They hold for every Mystling in the Arena."""
    bonus: tuple[Bonus, ...] = ()


class Arena(Component, frozen=True, kw_only=True):
    """An Arena card: its side for Combats with an Enemy, and its PvP side (DRE-298, DRE-533)."""

    combat: Scene
    pvp: Scene | None = None
    rule: str = "DRE-298"


class Deck(Component, frozen=True, kw_only=True):
    """A ready deck of 16 for a Mystling."""

    mystling: str
    cards: tuple[str, ...]
    rule: str = "DRE-124"


class Booster(Component, frozen=True, kw_only=True):
    """The cards of one Booster (DRE-014)."""

    cards: tuple[str, ...]
    rule: str = "DRE-014"


class Numbers(Component, frozen=True, kw_only=True):
    """Numbers that are printed on boards and in the rules."""

    most_power: int
    fatigue: int
    fatigue_damage: int
    deck: int
    specific: tuple[int, int]
    legendary: int
    tokens: int
    """Elemental tokens of one Element (DRE-036)."""
    steel_heal: int
    take_outs: int
    """AMB-DRE-101."""


class Content(Bonuses):
    """All components, and what the rules ask about them all the time."""

    def __init__(self, tables: dict[str, dict[str, Component]]) -> None:
        self.tables = {name: rows for name, rows in tables.items() if not name.startswith("journal.")}
        self.mystlings: dict[str, Mystling] = tables["mystlings"]  # type: ignore[assignment]
        self.cards: dict[str, Card] = tables["cards"]  # type: ignore[assignment]
        self.enemies: dict[str, Enemy] = tables["enemies"]  # type: ignore[assignment]
        self.tamings: dict[str, Taming] = tables["tamings"]  # type: ignore[assignment]
        self.quests: dict[str, Quest] = tables["quests"]  # type: ignore[assignment]
        self.summons: dict[str, Summon] = tables["summons"]  # type: ignore[assignment]
        self.helps: dict[str, Help] = tables["helps"]  # type: ignore[assignment]
        self.attacks: dict[str, Attack] = tables["attacks"]  # type: ignore[assignment]
        self.corruptions: dict[str, Corruption] = tables["corruptions"]  # type: ignore[assignment]
        self.maps: dict[str, ArenaMap] = tables["maps"]  # type: ignore[assignment]
        self.arenas: dict[str, Arena] = tables["arenas"]  # type: ignore[assignment]
        self.decks: dict[str, Deck] = tables["decks"]  # type: ignore[assignment]
        self.boosters: dict[str, Booster] = tables["boosters"]  # type: ignore[assignment]
        self.items: dict[str, Item] = tables["items"]  # type: ignore[assignment]
        self.equipment: dict[str, Equipment] = tables["equipment"]  # type: ignore[assignment]
        self.mysteries: dict[str, Mystery] = tables["mysteries"]  # type: ignore[assignment]
        self.artifacts: dict[str, Artifact] = tables["artifacts"]  # type: ignore[assignment]
        self.trails: dict[str, Trail] = tables["trails"]  # type: ignore[assignment]
        self.numbers: Numbers = tables["numbers"]["numbers"]  # type: ignore[assignment]
        self.journal = Journal(tables)

    @cached_property
    def fatigue(self) -> str:
        """The Fatigue card (DRE-009)."""
        return next(card.id for card in self.cards.values() if card.pile is Pile.FATIGUE)

    @cached_property
    def cards_or_none(self) -> frozenset[str]:
        """What a field may name that holds a card or nothing."""
        return frozenset(("", *self.cards))

    @cached_property
    def attacks_for(self) -> dict[int, list[str]]:
        """The Enemy Attack cards for 1 and 2 players, in the order of their ids."""
        return {n: sorted([card.id for card in self.attacks.values() if card.players == n]) for n in (1, 2)}

    @cached_property
    def specific(self) -> dict[str, tuple[str, ...]]:
        """The cards with each Mystling's name (DRE-006)."""
        found: dict[str, list[str]] = {mystling: [] for mystling in self.mystlings}
        for card in self.cards.values():
            if card.pile is Pile.MYSTLING:
                found.setdefault(card.mystling, []).append(card.id)
        return {mystling: tuple(cards) for mystling, cards in found.items()}

    @cached_property
    def starting(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards.values() if card.pile is Pile.STARTING)

    @cached_property
    def neutral(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards.values() if card.pile in NEUTRAL)

    @cached_property
    def enemy_of(self) -> dict[str, str]:
        """The Enemy that a Mystling is when it is met in the wild: one Tier card for each (DRE-023)."""
        return {enemy.mystling: enemy.id for enemy in reversed(self.enemies.values()) if enemy.mystling}

    @cached_property
    def nature_of(self) -> dict[str, Nature]:
        """By Enemy: the Mystling that it is, or its own Stat card."""
        return {enemy.id: enemy.card or self.mystlings[enemy.mystling] for enemy in self.enemies.values()}

    @cached_property
    def stats_of(self) -> dict[str, Stats]:
        """By Enemy: its statistics (DRE-319)."""
        return {enemy.id: enemy.stats or self.nature_of[enemy.id].stats for enemy in self.enemies.values()}

    @cached_property
    def figure_of(self) -> dict[str, str]:
        """By Enemy: whose picture shows it, that of its Mystling or one of its own."""
        return {enemy.id: enemy.mystling or enemy.id for enemy in self.enemies.values()}

    def default_deck(self, mystling: str) -> tuple[str, ...]:
        """The ready deck of a Mystling, or the one that it begins with."""
        return self._ready.get(mystling) or self.starting_deck(mystling)

    def starting_deck(self, mystling: str) -> tuple[str, ...]:
        """DRE-124, DRE-134: 16 cards: its six with ten different Starting cards; packs may bring more of both."""
        own = self.specific[mystling][: self.numbers.specific[1]]
        return (*own, *self.starting[: self.numbers.deck - len(own)])

    @cached_property
    def _ready(self) -> dict[str, tuple[str, ...]]:
        return {deck.mystling: deck.cards for deck in reversed(self.decks.values())}

    def copies(self, card: str) -> int:
        """How many of a card exist (DRE-138 to DRE-143)."""
        return COPIES[self.cards[card].rarity]

    def ground(self, map: str, duo: bool) -> Ground:
        return self.grounds[map, duo]

    def check(self) -> list[ContentError]:
        """What makes sense in every record may still not make sense together; each problem in one line."""
        from .checks import problems_of

        return problems_of(self)


def map_faults(map: ArenaMap) -> list[ContentError]:
    """What is wrong with the two sides of a map."""
    sides = (("solo", map.solo), ("duo", map.duo))
    return [
        ContentError("check-map", id=map.id, side=side, fault=fault) for side, rows in sides for fault in faults(rows)
    ]


__all__ += ["Side", "map_faults"]
