"""What the rules look up at every step, worked out once for each content."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .conditions import EnemyHealth
from .lasting import Lasting
from .words import NEUTRAL, Pile

if TYPE_CHECKING:
    from .components import Arena, Card, Enemy, Mystling, Scene, Taming

ANY = 10**6
"""More Health than anybody has."""


class Lookups:
    """The part of `Content` that is asked all the time."""

    mystlings: dict[str, Mystling]
    cards: dict[str, Card]
    enemies: dict[str, Enemy]
    arenas: dict[str, Arena]
    tamings: dict[str, Taming]

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
    def tame_at(self) -> dict[str, tuple[int, ...]]:
        """By Enemy, for each of its Taming conditions: the Health above which it cannot be fulfilled."""
        return {
            taming.enemy: (*[one.at_most if isinstance(one, EnemyHealth) else ANY for one in taming.conditions], ANY)
            for taming in self.tamings.values()
        }
