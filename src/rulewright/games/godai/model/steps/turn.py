"""The Game Turn: its phases, the Movement phase and the Skill phase."""

from __future__ import annotations

from typing import TypeAlias, Union

from msgspec import Struct

from rulewright.core.record import Seat, Step

from ..vocabulary import Stat


class BeginTurn(Step, frozen=True):
    """A Game Turn begins (GOD-140)."""


class StartMovement(Step, frozen=True):
    """The Movement phase begins, once Revived heroes are there."""


class BeginStage(Step, frozen=True):
    """A Harvest Stage begins: Equip cards are regained (GOD-1062)."""


class DrawHarvestCard(Step, frozen=True):
    """GOD-369."""


class ChooseMovement(Step, frozen=True):
    """The group names its movement type (GOD-1055)."""


class Walk(Step, frozen=True):
    """The group goes on, hex by hex, or stops."""

    left: int


class EndMovement(Step, frozen=True):
    """What happens at the end of the Movement phase: Camp, Reckless, Hazardous Terrain (AMB-GOD-181)."""


class SkillPhase(Step, frozen=True):
    """GOD-412."""


class ChooseSkill(Step, frozen=True):
    """Reckless: each hero names Explore or Survival (GOD-964), all at the same time."""


class Bonus(Struct, frozen=True):
    """What a hero adds to a roll of a Skill, said before it (GOD-1060)."""

    seat: Seat
    stat: Stat
    item: str


class SkillRoll(Struct, frozen=True):
    """A Skill die as it fell; 0 if it was not rolled."""

    seat: Seat
    stat: Stat
    result: int
    rank: int
    bonus: int = 0
    """What the hero has added to it; it counts for another roll of the same die, too."""


class PrepareSkills(Step, frozen=True):
    """Before the rolls heroes say what they add to them, all at the same time (GOD-1060)."""

    explorers: tuple[Seat, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    ready: tuple[Seat, ...] = ()
    """Who adds nothing more."""


class RollSkills(Step, frozen=True):
    """All heroes roll; `explorers` are the seats that chose Explore."""

    explorers: tuple[Seat, ...] = ()
    bonuses: tuple[Bonus, ...] = ()


class OfferRerolls(Step, frozen=True):
    """Heroes who can may roll one of their dice again."""

    rolls: tuple[SkillRoll, ...]
    ready: tuple[Seat, ...] = ()


class SettleSkills(Step, frozen=True):
    """What the rolls of the Skill phase bring."""

    rolls: tuple[SkillRoll, ...]


class ShareFood(Step, frozen=True):
    """Somebody would Starve: whether and who gives Food (GOD-1059)."""

    seat: Seat


class TakeCriticals(Step, frozen=True):
    """What Critical Successes of the Skill phase give (GOD-968 to GOD-973)."""

    seat: Seat
    count: int


class OfferEncounters(Step, frozen=True):
    """For each Critical Success the group may draw an Encounter (GOD-974)."""

    count: int


class EndSkills(Step, frozen=True):
    """After the Skill phase new heroes join (GOD-799)."""


class RiskWander(Step, frozen=True):
    """The group would Wander; whoever keeps a Power Up for that may stop it."""


class EventPhase(Step, frozen=True):
    """GOD-1053, GOD-1054."""


class VillainPhase(Step, frozen=True):
    """GOD-483 or GOD-540, by the Stage."""


class EndTurn(Step, frozen=True):
    """The end of a Game Turn: what lasts so long ends, and the game is looked at (GOD-1061)."""


AnyTurnStep: TypeAlias = Union[
    BeginTurn, StartMovement, BeginStage, DrawHarvestCard, ChooseMovement, Walk, EndMovement, SkillPhase, ChooseSkill,
    PrepareSkills, RollSkills, OfferRerolls, SettleSkills, ShareFood, TakeCriticals, OfferEncounters, EndSkills,
    RiskWander, EventPhase, VillainPhase, EndTurn,
]  # fmt: skip
