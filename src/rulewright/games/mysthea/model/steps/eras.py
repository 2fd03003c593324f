"""Eras, rounds and turns."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class BeginEra(Step, frozen=True):
    """Phase 1 of the next Era."""


class BeginRound(Step, frozen=True):
    """Place the next event card and give every seat a turn."""


class OfferRecharge(Step, frozen=True):
    seat: Seat


class BeginTurn(Step, frozen=True):
    seat: Seat


class ChooseAction(Step, frozen=True):
    """What is left of a turn: whether the Standard and the Special Action are done."""

    seat: Seat
    standard: bool = False
    special: bool = False
    used: tuple[str, ...] = ()
    """Accessories activated this turn."""


class EndRound(Step, frozen=True):
    """Another round, or Phase 3."""


class ResolveEvent(Step, frozen=True):
    """Phase 3: the event card on this space of the path, counted from 0."""

    space: int


class EndEra(Step, frozen=True):
    """End-of-Era scoring, then the next Era or the end of the game."""


AnyEraStep: TypeAlias = Union[
    BeginEra, BeginRound, OfferRecharge, BeginTurn, ChooseAction, EndRound, ResolveEvent, EndEra,
]  # fmt: skip
