"""What heroes are made of: Role placards and Race cards."""

from __future__ import annotations

from rulewright.content.source import Component

from ..model.vocabulary import Kind, RoleType, Vital


class Role(Component, frozen=True, kw_only=True):
    """GOD-061, GOD-063: a Role placard. Its four Abilities and its Special are ids with names of their own."""

    type: RoleType
    dual: RoleType | None = None
    """GOD-062: the second type of a Dual Role."""
    number: int
    """The face of the Core die that rolls it (GOD-073)."""
    scores: tuple[int, int, int, int, int, int, int, int, int]
    """Base scores, in the order of `STATS`."""
    attack: str
    defend: str
    first: str
    second: str
    special: str = ""
    vitals: tuple[Vital, ...] = (Vital.HEALTH,)
    """What its Attack can damage (GOD-090)."""
    drain: bool = False
    """Its Attack is Energy Drain."""
    bribery: bool = False
    """GOD-093."""
    soar: bool = False
    rule: str = "GOD-012"


class Race(Component, frozen=True, kw_only=True):
    """GOD-065: a Race card."""

    number: int
    """The face of the Core die that rolls it (GOD-074)."""
    modifiers: tuple[int, int, int, int, int, int, int, int, int]
    food: int
    """Food Rating."""
    favored: Kind
    cost: int
    """What its Racial Ability costs (GOD-066)."""
    vital: Vital = Vital.ENERGY
    per: str = "turn"
    """The Racial Ability works once per `turn` or once per `combat` (GOD-067)."""
    soar: bool = False
    chooses: bool = False
    """A basic Element is chosen before play: Kobold, Voldwari."""
    cat: tuple[int, ...] = ()
    """A Nagual's modifiers of Attack and Defend as a great cat (GOD-1107)."""
    rule: str = "GOD-065"
