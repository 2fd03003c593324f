"""Enhancing, destroyed Defenders, and what the Siege Effects of Dedications still have to do."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Step


class Enhance(Step, frozen=True):
    """The group Builds, Upgrades, Rebuilds, Improves, Equips, Assigns, Promotes, or is done (GOD-199)."""

    spent: int = 0
    """Units of Resources in this Siege turn (GOD-231)."""
    limit: int = -1
    """The Recruits in the Stockpile at the start of the step; -1 for no limit."""
    surcharged: tuple[str, ...] = ()
    """City-States and Temples whose surcharge is paid (GOD-220)."""


class DefenderFalls(Step, frozen=True):
    """A Defender at 0 Resilience is destroyed; of a Tower or Fortress the group removes or flips it (GOD-243)."""

    defender: str


class StrengthenDefender(Step, frozen=True):
    """The group chooses a Defender that gains of a stat (Essence, Sky Metal, cards)."""

    stat: str
    n: int
    until: str
    among: tuple[str, ...] = ()
    """Ids; empty for all that stand."""
    rule: str = "GOD-521"


class MoveTower(Step, frozen=True):
    """A Tower or Fortress goes to one of these hexes (AMB-GOD-140); `gift` is an Augment for it afterwards."""

    defender: str
    hexes: tuple[int, ...]
    gift: bool = False


class GiveAugment(Step, frozen=True):
    """A Defender gains an Augment of an Element that it lacks, of the group's choice (GOD-1007)."""

    defender: str


class PlaceTower(Step, frozen=True):
    """The next free Tower is put on one of these hexes without cost (GOD-995)."""

    hexes: tuple[int, ...]


class GiveForVoid(Step, frozen=True):
    """The group names the Elements that become a Void, one by one (GOD-981)."""

    left: int


# -- Dedications -----------------------------------------------------------------------------------------------


class PlayDedication(Step, frozen=True):
    """After the damage of a Dedication its Siege Effect follows (GOD-990)."""

    boss: int
    center: int
    struck: int
    """How many Siege Opponents were damaged."""


class DivideDamage(Step, frozen=True):
    """Siege damage is divided over these Slots (GOD-991)."""

    slots: tuple[int, ...]
    left: int


class HeroesPerish(Step, frozen=True):
    """All heroes die (GOD-992)."""


class SendBanners(Step, frozen=True):
    """Any number of Siege Banners are Teleported into an area, each once (GOD-993)."""

    center: int
    sent: tuple[int, ...] = ()


class MoveResilience(Step, frozen=True):
    """Resilience of a Siege Opponent in an area goes over to one outside it (GOD-997)."""

    center: int
    giver: int = -1
    taker: int = -1


class ShiftDamage(Step, frozen=True):
    """The damage of these Slots is known; Defenders in an area may pass theirs on (GOD-998)."""

    slots: tuple[int, ...]


class PassBlow(Step, frozen=True):
    """A Defender is about to lose Resilience by itself, not in a Siege step; it may pass that on (GOD-998)."""

    defender: str
    n: int
    rule: str
    at_once: bool
    """Whether it is destroyed as soon as it has none left (GOD-239)."""


class EnterAgain(Step, frozen=True):
    """A Siege Opponent comes back at a Siege Portal of the group's choice (GOD-1000)."""

    slot: int


class StrikeOne(Step, frozen=True):
    """One Siege Opponent of the group's choice suffers Siege damage (GOD-1006)."""

    n: int


class MoveNether(Step, frozen=True):
    """A Nether tile is moved anywhere, or placed (GOD-1007): which one, where, and how it is turned."""

    tile: str = ""
    center: int = -1


class SettleNether(Step, frozen=True):
    """A Tower or Fortress may move onto the Nether tile (GOD-1007)."""

    tile: str


AnyDefenderStep: TypeAlias = Union[
    Enhance, DefenderFalls, StrengthenDefender, MoveTower, GiveAugment, PlaceTower, GiveForVoid, PlayDedication,
    DivideDamage, HeroesPerish, SendBanners, MoveResilience, ShiftDamage, PassBlow, EnterAgain, StrikeOne,
    MoveNether, SettleNether,
]  # fmt: skip
