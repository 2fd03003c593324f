"""Before the first Game Turn (GOD-323)."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class ChooseRole(Step, frozen=True):
    """A seat takes its Role, in seat order (AMB-GOD-05)."""

    seat: Seat


class ChooseRace(Step, frozen=True):
    seat: Seat


class RollHero(Step, frozen=True):
    """A seat's Role and Race are rolled (GOD-073, GOD-074)."""

    seat: Seat


class ChooseBirthElement(Step, frozen=True):
    """Kobold and Voldwari name a basic Element."""

    seat: Seat


class TurnUpCommissions(Step, frozen=True):
    """The top card of each Commission deck is turned face up (GOD-335)."""


class TurnEmpireTile(Step, frozen=True):
    """The group turns an Empire Tile to one of its three legal rotations (GOD-265)."""

    slot: int


class TurnPortals(Step, frozen=True):
    """The group chooses which of two Siege Portals of a tile lies in the west (GOD-266)."""

    tile: int


class PlaceBossTokens(Step, frozen=True):
    """Every Boss Lair that is revealed gets its token, when the first SkyTile lies (GOD-329)."""


class StartInCity(Step, frozen=True):
    """The rolled City-State: the group chooses its hex (GOD-347), then heroes get their equipment (GOD-348)."""

    city: int = 0
    """1 or 2; 0 before the Hex die is rolled."""


class ChooseEquipment(Step, frozen=True):
    """Each hero takes one of two Items, all at the same time (GOD-349, GOD-351)."""

    items: tuple[str, str]


class PlaceFirstTower(Step, frozen=True):
    """The free Tower, or Platinum and an Element (GOD-352 to GOD-354)."""


class RollFirstDice(Step, frozen=True):
    """All five Element dice (GOD-355)."""


AnySetupStep: TypeAlias = Union[
    ChooseRole, ChooseRace, RollHero, ChooseBirthElement, TurnUpCommissions, TurnEmpireTile, TurnPortals,
    PlaceBossTokens, StartInCity,
    ChooseEquipment, PlaceFirstTower, RollFirstDice,
]  # fmt: skip
