"""What the actions of a phase bring together before anything of it takes effect; and the numbers of heroes'
formulas.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rulewright.core.record import Seat

from ...formulas import parse
from ...model.state import GodaiState
from ...model.vocabulary import ABILITIES, Stat, Vital
from ..stat_tests import rank
from ..vitals import maximum
from . import who as at
from .conditions import combat_rank
from .hits import Affliction, Attack, Healing

RAISES = "raises"
"""Among what a fighter has used: its Heal that Raised."""


@dataclass(slots=True)
class Work:
    """Attacks, Healing, Conditions and changes of Outlast of everybody who acts at the same time."""

    attacks: list[Attack] = field(default_factory=list)
    healings: list[Healing] = field(default_factory=list)
    afflictions: list[tuple[int, Affliction, int]] = field(default_factory=list)
    """Conditions that hang on no attack: target, Condition, source."""
    outlast: dict[int, int] = field(default_factory=dict)
    at_end: list[Callable[[], None]] = field(default_factory=list)
    """What happens once all damage is dealt."""

    def move_outlast(self, who: int, n: int) -> None:
        self.outlast[who] = self.outlast.get(who, 0) + n


def reckon(state: GodaiState, seat: Seat, formula: str, damage: bool = False) -> int:
    """GOD-733, AMB-GOD-166: a formula; every fraction is rounded down by itself, to at least 1. Confusion halves
    the sum.
    """
    total = 0
    for stat, times, by, least in parse(formula):
        if stat is None:
            total += times
            continue
        if stat is Stat.ENERGY:
            # The one formula with a Vital, the Clay Ocarina's, goes by what is there of it.
            found = times * state.heroes[seat].energy
        else:
            ranked = combat_rank(state, seat, stat, damage) if state.combat is not None else rank(state, seat, stat)
            found = times * ranked
        if by > 1 and found:
            found = max(least, abs(found) // by) * (1 if found > 0 else -1)
        total += found
    if total > 0 and state.combat is not None and "confused" in at.fighter_of(state, seat).bars:
        total = max(1, total // 2)
    return total


def damage_bonus(state: GodaiState, seat: Seat, source: str) -> int:
    """GOD-844: what Strengthen has added to an Ability, and bonuses on this round's damage."""
    bonus = at.total(state, seat, "damage")
    return bonus + sum(ward.n for ward in at.active(state, seat, "hardened") if ward.only == source)


def improvements_in_all(state: GodaiState, seat: Seat) -> int:
    """Kenjutsu: at rank 4 and every 2 ranks after it one stance is improved (AMB-GOD-107)."""
    found = rank(state, seat, Stat.FIRST)
    return (found - 4) // 2 + 1 if found >= 4 else 0


def improvements_due(state: GodaiState, seat: Seat) -> int:
    """How many improvements a Samurai has not chosen yet."""
    hero = state.heroes[seat]
    return max(0, improvements_in_all(state, seat) - len(hero.improved)) if hero.role == "samurai" else 0


def improvements(state: GodaiState, seat: Seat, stance: str) -> int:
    """AMB-GOD-107: how often a stance is improved, by those of the Samurai's choices for which the rank is there."""
    return state.heroes[seat].improved[: improvements_in_all(state, seat)].count(stance)


def stances(state: GodaiState, seat: Seat) -> list[str]:
    """The stances that a Samurai is in."""
    return [ward.only for ward in at.active(state, seat, "stance")]


def best_of(state: GodaiState, seat: Seat, stat: Stat) -> int:
    """The hero's best rank of the same kind: Abilities or Skills."""
    kind = ABILITIES if stat in ABILITIES else (Stat.NAVIGATE, Stat.EXPLORE, Stat.SURVIVAL)
    return max(rank(state, seat, one) for one in kind)


def overflows(state: GodaiState, seat: Seat, who: int, health: int, energy: int) -> bool:
    """GOD-861, GOD-1105: Water on Masteries lets one Heal in a combat Raise; it is kept for one that would go beyond
    the maximum.
    """
    used = at.fighter_of(state, seat).used
    if RAISES in used or not at.is_hero(who):
        return False
    hero = state.heroes[who]
    too_much = health and hero.health + health > maximum(state, who, Vital.HEALTH)
    if not too_much and not (energy and hero.energy + energy > maximum(state, who, Vital.ENERGY)):
        return False
    at.change(state, seat, used=(*used, RAISES))
    return True
