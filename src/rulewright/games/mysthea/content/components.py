"""The components of Mysthea as read from the files in `content/`, and what the rules look up in them."""

from __future__ import annotations

from msgspec import Struct

from rulewright.content.source import Component, Source
from rulewright.core.errors import ContentError

from ..abilities import Ability, Behaviour
from ..effects import Carry, Constant, Gain, Instant, Strengthen, Waive, When
from ..model.vocabulary import SLOTS, Approach, CardType, Operation, Rank, Side, Slot, Terrain, Unit

__all__ = ["Attunement", "Card", "Champion", "Content", "Encounter", "Island", "Monster", "Numbers", "Source"]


class Island(Component, frozen=True, kw_only=True):
    regions: tuple[Terrain, Terrain, Terrain]


class Card(Component, frozen=True, kw_only=True):
    """A Command card. The Energy to use or place it always equals its Command Points (MYS-020)."""

    era: int
    type: CardType
    points: int
    slot: Slot | None = None
    effects: tuple[Instant | Constant, ...]
    rule: str


class EncounterOption(Struct, frozen=True, forbid_unknown_fields=True):
    approach: Approach
    steps: int
    effects: tuple[Instant, ...]


class Encounter(Component, frozen=True, kw_only=True):
    glory: int
    options: tuple[EncounterOption, EncounterOption]
    rule: str


class Champion(Component, frozen=True, kw_only=True):
    ability: Ability
    rule: str


class Monster(Component, frozen=True, kw_only=True):
    strength: int
    island: str
    rewards: dict[Rank, tuple[Instant, ...]]
    behaviour: Behaviour
    rule: str
    reward_rule: str
    behaviour_rule: str


class Attunement(Component, frozen=True, kw_only=True):
    island: str
    side: Side
    score: Gain
    era_end: bool = False
    rule: str


class Numbers(Component, frozen=True, kw_only=True):
    """The numbers of the game that are printed on boards and tokens."""

    track: int
    lowest_glory: int
    strength: dict[Unit, int]
    wounded_strength: int
    construct: dict[Unit, int]
    deploy: dict[Unit, int]
    travel: int
    prices: tuple[int, ...]
    meditate_energy: int
    forest_energy: int
    river_glory: int
    myst_experience: int
    artefact_energy: tuple[int, ...]
    path: tuple[int, ...]
    display: int
    accessories: int
    encounters: int
    battle_glory: int
    regions_to_end: int


def effect_slot(effect: Instant | Constant) -> str | None:
    """The Upgrade space that a constant effect belongs to: the rules look for it there."""
    if isinstance(effect, Strengthen):
        return effect.unit
    if isinstance(effect, Carry):
        return effect.carrier
    if isinstance(effect, Waive):
        return Slot.CARD
    if isinstance(effect, When):
        return Slot.CHAMPION if effect.on is Operation.ENCOUNTER else effect.unit
    return None


class Content:
    """All components of one game, and tables made from them once so that rules need not search."""

    def __init__(self, tables: dict[str, dict[str, Component]]) -> None:
        self.tables = tables
        self.cards: dict[str, Card] = tables["cards"]  # type: ignore[assignment]
        self.encounters: dict[str, Encounter] = tables["encounters"]  # type: ignore[assignment]
        self.champions: dict[str, Champion] = tables["champions"]  # type: ignore[assignment]
        self.monsters: dict[str, Monster] = tables["monsters"]  # type: ignore[assignment]
        self.attunements: dict[str, Attunement] = tables["attunements"]  # type: ignore[assignment]
        self.numbers: Numbers = tables["numbers"]["numbers"]  # type: ignore[assignment]

        self.card_ids = sorted(self.cards)
        self.points = {card.id: card.points for card in self.cards.values()}
        self.type = {card.id: card.type for card in self.cards.values()}
        self.slot = {card.id: SLOTS.index(card.slot) for card in self.cards.values() if card.slot is not None}
        self.plus = {"": 0}
        """Strength that an Upgrade adds to each unit of its kind."""
        self.waives: dict[str, CardType] = {}
        self.carries: dict[str, Carry] = {}
        self.triggers: dict[tuple[str, Operation], When] = {}
        for card in self.cards.values():
            self.plus[card.id] = 0
            for effect in card.effects:
                if isinstance(effect, Strengthen):
                    self.plus[card.id] += effect.plus
                elif isinstance(effect, Waive):
                    self.waives[card.id] = effect.type
                elif isinstance(effect, Carry):
                    self.carries[card.id] = effect
                elif isinstance(effect, When):
                    self.triggers[card.id, effect.on] = effect
        self.era_cards = tuple(
            tuple(sorted(card.id for card in self.cards.values() if card.era == era)) for era in range(4)
        )

    def check(self) -> list[ContentError]:
        """What makes sense in every record may still not make sense together; each problem in one line."""
        problems = []
        for card in self.cards.values():
            where = f"cards {card.id}"
            upgrade = card.type is CardType.UPGRADE
            if upgrade != (card.slot is not None):
                problems.append(ContentError("check-card-slot", where=where, slot=card.slot))
            if card.era not in range(4):
                problems.append(ContentError("check-era", where=where, era=card.era))
            if not 1 <= card.points <= 12:
                problems.append(ContentError("check-points", where=where, points=card.points))
            for effect in card.effects:
                if isinstance(effect, (Strengthen, Waive, Carry, When)) != upgrade:
                    verb = type(effect).__struct_config__.tag
                    problems.append(ContentError("check-effect-type", where=where, verb=verb, type=card.type))
                elif upgrade and card.slot is not None and effect_slot(effect) not in (None, card.slot):
                    problems.append(
                        ContentError("check-effect-slot", where=where, unit=effect_slot(effect), slot=card.slot)
                    )
        for era in range(4):
            for kind in CardType:
                count = sum(1 for card in self.cards.values() if card.era == era and card.type is kind)
                if count < 5:
                    problems.append(ContentError("check-era-cards", era=era, count=count, kind=kind))
        for name, wanted in (("encounters", 30), ("champions", 5), ("monsters", 3)):
            count = len(self.tables[name])
            if count < wanted:
                problems.append(ContentError("check-entries", table=name, count=count, least=wanted))
        return problems
