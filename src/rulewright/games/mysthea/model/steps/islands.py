"""Islands and Encounters."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class LiftIsland(Step, frozen=True):
    seat: Seat


class ClaimAttunement(Step, frozen=True):
    seat: Seat
    island: int


class SetDownIsland(Step, frozen=True):
    seat: Seat
    island: int


class FaceEncounter(Step, frozen=True):
    seat: Seat
    free: bool = False


class MeetEncounter(Step, frozen=True):
    """Pay, take the card, gain its Glory."""

    seat: Seat
    free: bool


class ChooseApproach(Step, frozen=True):
    seat: Seat
    encounter: str


class MoveToken(Step, frozen=True):
    seat: Seat
    steps: int


AnyIslandStep: TypeAlias = Union[
    LiftIsland, ClaimAttunement, SetDownIsland, FaceEncounter, MeetEncounter, ChooseApproach, MoveToken,
]  # fmt: skip
