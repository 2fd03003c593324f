"""One action of an opponent, and the numbers of its damage. p.90-93."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.core.record import Seat

from ...combat_effects import (
    FewHeroes,
    Imbalanced,
    OnBattlefield,
    Size,
    Strike,
)
from ...model.state import GodaiState
from ...model.vocabulary import Condition, Keyword
from . import who as at
from .difficulty import DAMAGE
from .hits import Attack, Hit
from .work import Work


class Doing(NamedTuple):
    """One action of an opponent: its numbers may be halved (GOD-676)."""

    state: GodaiState
    who: int
    targets: tuple[int, ...]
    halved: bool
    work: Work
    attacks: dict[int, Attack]
    helped: int
    """Whom its defences and Healing are for."""

    def number(self, n: int) -> int:
        """GOD-676, GOD-733: a printed number, halved if the action is a default, at least 1."""
        return max(1, n // 2) if self.halved and n > 1 else n

    def attack(self, target: int) -> Attack:
        return self.attacks[target]


def copy_of(hit: Hit) -> Hit:
    return Hit(
        hit.n, hit.vital, hit.drain, hit.piercing, hit.elements, hit.corrosive, hit.critical, hit.nonlethal
    )  # fmt: skip


def damage_of(doing: Doing, printed: int, target: int) -> int:
    """GOD-676, GOD-704, GOD-708, GOD-715, GOD-855, GOD-880: printed damage by Difficulty, whoever controls the
    opponent, by rage, Berserk and Hatred; half in a default; less what heroes take off.
    """
    state, who = doing.state, doing.who
    opponent = at.opponent_at(state, who)
    n = max(1, printed + DAMAGE[opponent.difficulty]) + opponent.enraged
    if opponent.doubled:
        n *= 2
    if doing.halved:
        n = max(1, n // 2)
    n += at.level_of(state, who) * at.bears(state, who, Condition.BERSERK)
    if any(trait.role_type in at.role_types(state, target) for trait in at.has(state, who, Keyword.HATRED)):
        n += at.level_of(state, who)
    less = at.total(state, who, "less-damage")
    for trait in at.traits_of(state, who):
        if isinstance(trait, Imbalanced):
            n += trait.n * sum(1 for one in state.imbalance if one >= trait.at_least)
        if isinstance(trait, FewHeroes) and at.combat_of(state).heroes <= 2:
            less += trait.n
        if isinstance(trait, OnBattlefield) and at.is_hero(target) and at.fighter_of(state, target).field == trait.id:
            less += trait.less_damage
    return max(1, n - less)


def sized(state: GodaiState, deed: Strike, target: int) -> int:
    """The printed number, for a hero with what its size does to it."""
    return deed.n if deed.size is None or not at.is_hero(target) else by_size(state, deed.size, deed.n, target)


def by_size(state: GodaiState, size: Size, n: int, seat: Seat) -> int:
    """GOD-867: the Food Rating of this one target as the number, or added, subtracted or multiplied."""
    rating = state.heroes[seat].food_rating
    if size is Size.EQUAL:
        return rating
    return n + rating if size is Size.PLUS else n - rating if size is Size.MINUS else n * rating
