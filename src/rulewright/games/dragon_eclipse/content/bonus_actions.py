"""Bonus Actions: wherever they are printed, and which of them a seat has."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from ..effects import AnyEffect, Trigger
from ..model.vocabulary import Element
from ..passives import Offer
from .lookups import Lookups

if TYPE_CHECKING:
    from .components import Help


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A Bonus Action: what it costs in Power and what it does (DRE-395)."""

    id: str
    power: int
    effects: tuple[AnyEffect, ...]


class Bonuses(Lookups):
    """The part of `Content` that knows Bonus Actions."""

    helps: dict[str, Help]

    @cached_property
    def bonuses(self) -> dict[str, Bonus]:
        """Every Bonus Action by id, wherever it is printed."""
        found = {help.id: Bonus(help.id, help.power, help.effects) for help in self.helps.values()}
        for mystling in self.mystlings.values():
            found.update({ability.id: ability for ability in mystling.abilities})
        for quest in self.quests.values():
            found.update({ability.id: ability for ability in quest.abilities})
        for arena in self.arenas.values():
            for scene in (arena.combat, arena.pvp):
                found.update({bonus.id: bonus for bonus in scene.bonus} if scene is not None else {})
        for card in self.cards.values():
            for frame in (*card.passive, *card.upgrade):
                if isinstance(frame, Offer):
                    found[card.id] = Bonus(card.id, frame.power, frame.effects)
        return found

    @cached_property
    def common(self) -> tuple[str, ...]:
        """Bonus Actions of everybody: Dash and Prepare (DRE-400, DRE-401)."""
        return tuple(help.id for help in self.helps.values() if help.element is None)

    @cached_property
    def elemental(self) -> dict[Element, str]:
        """DRE-403: one Bonus Action for each Element."""
        return {help.element: help.id for help in self.helps.values() if help.element is not None}

    @cached_property
    def bonus_of(self) -> dict[str, tuple[str, ...]]:
        """DRE-399, DRE-403, DRE-406: what each Mystling always has: common, Elemental and Special ones."""
        return {
            mystling.id: (
                *self.common,
                *[help.id for help in self.helps.values() if help.element is mystling.element],
                *[ability.id for ability in mystling.abilities],
            )
            for mystling in self.mystlings.values()
        }

    @cached_property
    def offering(self) -> frozenset[str]:
        """Cards whose frame is a Bonus Action (DRE-398)."""
        return frozenset(
            [
                card.id
                for card in self.cards.values()
                if any(isinstance(frame, Offer) for frame in (*card.passive, *card.upgrade))
            ]
        )

    @cached_property
    def special_abilities(self) -> frozenset[str]:
        """Bonus Actions that Silence forbids together with the Elemental ones (DRE-738)."""
        own = [ability.id for mystling in self.mystlings.values() for ability in mystling.abilities]
        return frozenset([*own, *[ability.id for quest in self.quests.values() for ability in quest.abilities]])

    @cached_property
    def triggers(self) -> frozenset[str]:
        """Bonus Actions that do nothing but Trigger (AMB-DRE-47)."""
        only = [bonus.id for bonus in self.bonuses.values() if all(isinstance(one, Trigger) for one in bonus.effects)]
        return frozenset(only)

    @cached_property
    def bonus_actions(self) -> Callable[[str, bool, str, bool, str, str], tuple[Bonus, ...]]:
        """DRE-398, DRE-399, DRE-403, DRE-406: all that a seat has, usable now or not.

        Asked for a Mystling (Exalted or not), an Arena card (in PvP or not), the top of the discard pile, the Upgrade.
        """

        @cache
        def found(mystling: str, exalted: bool, arena: str, pvp: bool, passive: str, upgrade: str) -> tuple[Bonus, ...]:
            names = list(self.bonus_of[mystling])
            if exalted:
                names = [bonus for bonus in names if bonus not in self.special_abilities]
                names.extend([ability.id for ability in self.abilities_of(mystling, exalted)])
            names.extend([bonus.id for bonus in self.scenes[arena, pvp].bonus])
            if passive in self.offering and self.cards[passive].passive:
                names.append(passive)
            if upgrade in self.offering:
                names.append(upgrade)
            return tuple([self.bonuses[bonus] for bonus in names])

        return found

    def abilities_of(self, mystling: str, exalted: bool) -> tuple[Bonus, ...]:
        """DRE-406, DRE-742, DRE-110: the Special Abilities on the Ability card, or on the Exalted one."""
        return (exalted and self.quest_of[mystling].abilities) or self.mystlings[mystling].abilities
