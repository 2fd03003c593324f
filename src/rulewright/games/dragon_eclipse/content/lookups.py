"""What the rules look up at every step, worked out once for each content."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING

from ..conditions import EnemyHealth
from ..model.geometry import Ground
from ..model.vocabulary import NEUTRAL, Pile, Symbol
from .passives_by_question import InForce, Lasting

if TYPE_CHECKING:
    from .components import Arena, ArenaMap, Attack, Card, Enemy, Mystling, Quest, Scene, Taming

ANY = 10**6
"""More Health than anybody has."""


class Lookups:
    """The part of `Content` that is asked all the time."""

    mystlings: dict[str, Mystling]
    cards: dict[str, Card]
    enemies: dict[str, Enemy]
    arenas: dict[str, Arena]
    tamings: dict[str, Taming]
    quests: dict[str, Quest]
    maps: dict[str, ArenaMap]
    attacks: dict[str, Attack]

    @cached_property
    def pool_of(self) -> dict[str, tuple[str, ...]]:
        """DRE-120, DRE-127 to DRE-130: the cards that each Mystling's deck may ever hold, in the order of the files."""
        return {
            mystling.id: tuple(
                [
                    card.id
                    for card in self.cards.values()
                    if card.mystling == mystling.id
                    or (
                        (card.pile in NEUTRAL or card.pile is Pile.ELEMENTAL)
                        and card.element in (None, mystling.element, mystling.subtype)
                    )
                ]
            )
            for mystling in self.mystlings.values()
        }

    @cached_property
    def scenes(self) -> dict[tuple[str, bool], Scene]:
        """Every Arena card's side in use: (arena, whether it is PvP) → side (DRE-533)."""
        return {
            (arena.id, pvp): arena.pvp if pvp and arena.pvp is not None else arena.combat
            for arena in self.arenas.values()
            for pvp in (False, True)
        }

    @cached_property
    def scene_of(self) -> dict[str, tuple[Scene, Scene]]:
        """The same by Arena card: its side against an Enemy, its side in PvP."""
        return {arena: (self.scenes[arena, False], self.scenes[arena, True]) for arena in self.arenas}

    @cached_property
    def grounds(self) -> dict[tuple[str, bool], Ground]:
        """Every map side: (map, whether it is the side for two) → graph."""
        return {
            (map.id, duo): Ground(map.duo if duo else map.solo) for map in self.maps.values() for duo in (False, True)
        }

    @cached_property
    def ground_of(self) -> dict[str, tuple[Ground, Ground]]:
        """By map: its side for one player, its side for two (DRE-836)."""
        return {map: (self.grounds[map, False], self.grounds[map, True]) for map in self.maps}

    @cached_property
    def made_of(self) -> Callable[[tuple[str, ...]], tuple[frozenset[Pile], frozenset[str]]]:
        """The piles that the cards of a deck come from, and the cards that are in it more than once."""

        @cache
        def found(deck: tuple[str, ...]) -> tuple[frozenset[Pile], frozenset[str]]:
            piles = frozenset([self.cards[card].pile for card in deck])
            return piles, frozenset([card for card in deck if deck.count(card) > 1])

        return found

    @cached_property
    def arena_rules(self) -> dict[tuple[str, bool], Lasting]:
        """The rules of those sides that have some (DRE-298)."""
        return {key: Lasting("DRE-298", scene.rules) for key, scene in self.scenes.items() if scene.rules}

    @cached_property
    def enemy_passives(self) -> dict[str, Lasting]:
        return {enemy.id: Lasting("DRE-321", enemy.passive) for enemy in self.enemies.values() if enemy.passive}

    @cached_property
    def passives(self) -> dict[str, Lasting]:
        """Cards that count while they are on top of the discard pile (DRE-359)."""
        return {card.id: Lasting("DRE-359", card.passive) for card in self.cards.values() if card.passive}

    @cached_property
    def upgrades(self) -> dict[str, Lasting]:
        """Cards that count while they are attached (DRE-365)."""
        return {card.id: Lasting("DRE-365", card.upgrade) for card in self.cards.values() if card.upgrade}

    @cached_property
    def force_of_player(self) -> Callable[[str, bool, str, str], InForce]:
        """DRE-298, DRE-359, DRE-365: an Arena card (in PvP or not), the top of the discard pile, the Upgrade."""

        @cache
        def found(arena: str, pvp: bool, passive: str, upgrade: str) -> InForce:
            components = [self.arena_rules.get((arena, pvp)), self.passives.get(passive), self.upgrades.get(upgrade)]
            return InForce([lasting for lasting in components if lasting is not None])

        return found

    @cached_property
    def force_of_enemy(self) -> Callable[[str, bool, str], InForce]:
        """DRE-298, DRE-321: an Arena card (in PvP or not) and an Enemy's Passive."""

        @cache
        def found(arena: str, pvp: bool, enemy: str) -> InForce:
            components = [self.arena_rules.get((arena, pvp)), self.enemy_passives.get(enemy)]
            return InForce([lasting for lasting in components if lasting is not None])

        return found

    @cached_property
    def terrain_of(self) -> Callable[[str, bool, str, bool], tuple[tuple[int, ...], tuple[int, ...]]]:
        """DRE-300, DRE-327: the spaces with the BOON side up and those with the BANE side up.

        For a map (its side for two or not) and an Arena card (in PvP or not).
        """

        @cache
        def found(map: str, duo: bool, arena: str, pvp: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
            side = self.scenes[arena, pvp]
            marks = self.grounds[map, duo].marks
            boons = {space for mark in side.boon.at for space in marks.get(mark, ())} if side.boon else set()
            banes = {space for mark in side.bane.at for space in marks.get(mark, ())} if side.bane else set()
            return tuple(sorted(boons)), tuple(sorted(banes - boons))

        return found

    @cached_property
    def attack_cards(self) -> dict[tuple[int, Symbol], tuple[str, ...]]:
        """Enemy Attack cards by set and symbol."""
        found: dict[tuple[int, Symbol], list[str]] = {}
        for attack in self.attacks.values():
            found.setdefault((attack.players, attack.symbol), []).append(attack.id)
        return {key: tuple(cards) for key, cards in found.items()}

    @cached_property
    def lone_decks(self) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
        """DRE-333: by Enemy, the deck that one player meets and the cards that stay in the box."""
        found = {}
        for enemy in self.enemies.values():
            deck: list[str] = []
            box: list[str] = []
            for symbol, count in enemy.deck.items():
                cards = self.attack_cards[1, symbol]
                deck.extend(cards[:count])
                box.extend(cards[count:])
            found[enemy.id] = tuple(sorted(deck)), tuple(sorted(box))
        return found

    @cached_property
    def taming_of(self) -> dict[str, Taming]:
        return {taming.enemy: taming for taming in self.tamings.values()}

    @cached_property
    def quest_of(self) -> dict[str, Quest]:
        return {quest.mystling: quest for quest in self.quests.values()}

    @cached_property
    def taming_deeds(self) -> dict[str, tuple[type, ...]]:
        """By Enemy: the kind of each of its Taming conditions; nothing more is asked for after the last."""
        return {
            taming.enemy: (*[type(one) for one in taming.conditions], type(None)) for taming in self.tamings.values()
        }

    @cached_property
    def quest_deeds(self) -> dict[str, tuple[type, ...]]:
        """By Mystling: the same of its Combat Quest."""
        return {
            quest.mystling: (*[type(one) for one in quest.conditions], type(None)) for quest in self.quests.values()
        }

    @cached_property
    def tame_at(self) -> dict[str, tuple[int, ...]]:
        """By Enemy, for each of its Taming conditions: the Health above which it cannot be fulfilled."""
        return {
            taming.enemy: (*[one.at_most if isinstance(one, EnemyHealth) else ANY for one in taming.conditions], ANY)
            for taming in self.tamings.values()
        }
