"""What heroes suffer outside combat, and what heals them."""

from __future__ import annotations

from typing import TypeAlias, Union

from ..model.vocabulary import Condition, Element, Stat, Vital, Who
from .plain import Plain


class Hurt(Plain, frozen=True):
    """Damage outside combat."""

    n: int
    vital: Vital = Vital.HEALTH
    drain: bool = False
    """Energy Drain (GOD-851)."""
    element: Element | None = None
    who: Who = Who.EACH
    stat: Stat | None = None


class Heal(Plain, frozen=True):
    health: int = 0
    energy: int = 0
    raising: bool = False
    """Raise: also beyond the maximum (GOD-861)."""
    who: Who = Who.EACH
    stat: Stat | None = None


class Inflict(Plain, frozen=True):
    condition: Condition
    n: int = 1
    who: Who = Who.EACH
    stat: Stat | None = None


class Cure(Plain, frozen=True):
    """Negate up to `n` Conditions."""

    n: int = 1
    who: Who = Who.CHOOSER
    stat: Stat | None = None


AnyHeroEffect: TypeAlias = Union[Hurt, Heal, Inflict, Cure]
