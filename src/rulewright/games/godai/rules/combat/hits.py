"""What a Resolution phase reckons with: attacks, Healing and the sheet on which everybody's losses are added up.

These records live only while a phase is settled; nothing of them is part of the position.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...combat_effects import ALL
from ...model.vocabulary import Condition, Element, Stat


@dataclass(slots=True)
class Hit:
    """One damage of an attack."""

    n: int
    vital: str = "health"
    """`health`, `health-2` (Titanic), `energy` or `influence`."""
    drain: bool = False
    piercing: int = 0
    elements: tuple[Element, ...] = ()
    corrosive: bool = False
    critical: bool = False
    nonlethal: bool = False
    fixed: int = 0
    """Damage that nothing reduces: dice of a Weakness (GOD-873)."""

    @property
    def hard(self) -> int:
        """GOD-860: points that ignore Block and Defend."""
        return self.n if self.piercing == ALL else min(self.n, self.piercing)


@dataclass(slots=True)
class Affliction:
    """A Condition that an attack brings, and the test that keeps it away (GOD-674)."""

    condition: Condition
    n: int = 1
    m: int = 0
    test: Stat | None = None
    mod: int = 0


@dataclass(slots=True)
class Attack:
    """What one action does to one target: it is evaded as a whole."""

    source: int
    target: int
    hits: list[Hit] = field(default_factory=list)
    afflictions: list[Affliction] = field(default_factory=list)
    kind: str = "action"
    """`action`, `counter` (GOD-849), `reflected` (GOD-863) or `effect`."""
    single: bool = False
    """Aimed at a single target."""
    missed: bool = False
    """Evaded, or all of it met by an Immunity: nothing attached to it works either (GOD-857)."""
    dodged: bool = False
    """Evaded by a die."""
    suffered: int = 0
    """What is left after all reductions."""
    afterwards: list[Callable[[], None]] = field(default_factory=list)
    """What else it does to a target that it reaches."""


@dataclass(slots=True)
class Healing:
    """A Heal or a Raise on somebody."""

    target: int
    health: int = 0
    energy: int = 0
    raising: bool = False
    by_group: bool = True
    """By heroes or allies: then it lowers an opponent's Influence (GOD-772)."""
    despite: bool = False
    """Corrosive damage does not hinder it."""


@dataclass(slots=True)
class Sheet:
    """What somebody suffers and is Healed in one phase (GOD-740)."""

    health: dict[str, int] = field(default_factory=dict)
    """Damage by Health Vital."""
    gentle: dict[str, int] = field(default_factory=dict)
    """Nonlethal damage by Vital."""
    energy: int = 0
    drain: int = 0
    influence: int = 0
    fade: int = 0
    """Energy that is lost without being damaged: by Conditions."""
    corrosive: bool = False
    critical: bool = False
    heal_health: int = 0
    heal_energy: int = 0
    despite: int = 0
    raise_health: int = 0
    raise_energy: int = 0

    def suffer(self, hit: Hit, n: int) -> None:
        """What is left of a hit."""
        if n <= 0:
            return
        if hit.nonlethal:
            self.gentle[hit.vital] = self.gentle.get(hit.vital, 0) + n
        elif hit.drain:
            self.drain += n
        elif hit.vital == "energy":
            self.energy += n
        elif hit.vital == "influence":
            self.influence += n
        else:
            self.health[hit.vital] = self.health.get(hit.vital, 0) + n
        self.corrosive = self.corrosive or hit.corrosive
        self.critical = self.critical or hit.critical


@dataclass(slots=True)
class Tally:
    """Everybody's sheet, and what Block has left in this round (GOD-841)."""

    sheets: dict[int, Sheet] = field(default_factory=dict)
    blocks: dict[int, int] = field(default_factory=dict)
    hurt: set[tuple[int, int]] = field(default_factory=set)
    """Who damaged whom by an action: source and target."""
    struck: set[int] = field(default_factory=set)
    """Opponents whose Soul Shield was damaged."""
    healed: set[int] = field(default_factory=set)
    """Whom a Heal was meant for, and reached."""
    corroded: set[int] = field(default_factory=set)
    """Who suffered Corrosive damage before in this round (GOD-845)."""

    def sheet(self, who: int) -> Sheet:
        found = self.sheets.get(who)
        if found is None:
            found = self.sheets[who] = Sheet()
        return found
