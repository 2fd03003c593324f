"""Before the game: colours, cards, Champions and tokens."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class ChooseColour(Step, frozen=True):
    seat: Seat


class DraftCard(Step, frozen=True):
    seat: Seat


class PlaceChampion(Step, frozen=True):
    seat: Seat


class PlaceToken(Step, frozen=True):
    seat: Seat


class RemoveMirages(Step, frozen=True):
    """With 2 players: the tokens on Islands without a Champion go."""


AnySetupStep: TypeAlias = Union[ChooseColour, DraftCard, PlaceChampion, PlaceToken, RemoveMirages]
