"""Before a Combat: parties, decks, the Enemy, the Arena, and what is set up."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class ChooseMystling(Step, frozen=True):
    """A seat adds a Mystling to its party."""

    seat: Seat


class BuildDeck(Step, frozen=True):
    """A seat builds the deck of a member of its party, card by card."""

    seat: Seat
    member: int
    out: int = 0
    """How many cards were taken out again (AMB-DRE-101)."""


class BuildTogether(Step, frozen=True):
    """PvP: both seats build a deck, one card at a time in turn (DRE-543)."""

    seat: Seat
    """Who picks next."""
    members: tuple[int, int]
    room: tuple[bool, bool] = (False, False)
    """Who waits with the rest of the deck for subtype cards (DRE-544)."""
    out: tuple[int, int] = (0, 0)
    """How many cards each has taken out again (AMB-DRE-101)."""


class ChooseDeck(Step, frozen=True):
    """Challenge: whose deck a seat builds next (DRE-561)."""

    seat: Seat
    members: tuple[int, int] = (-1, -1)
    """What each seat has chosen; -1 before that."""


class SwitchModes(Step, frozen=True):
    """Between the duels of a gauntlet: take hard modes up or give them up (DRE-517, DRE-518)."""

    seat: Seat
    left: tuple[str, ...]
    """Those that were not switched yet."""


class ChooseEnemy(Step, frozen=True):
    seat: Seat
    drawn: tuple[str, ...] = ()
    """A Random Combat: the Enemies whose Tier cards were drawn (DRE-707)."""


class ChooseArena(Step, frozen=True):
    seat: Seat


class ChooseMap(Step, frozen=True):
    seat: Seat


class ChooseFighter(Step, frozen=True):
    """Which member of the party fights next (DRE-337, DRE-566)."""

    seat: Seat


class SetUpCombat(Step, frozen=True):
    """DRE-325, steps 1 to 5."""


class ChooseStart(Step, frozen=True):
    """The start space of the second player in PvP, or of the first of two allies (DRE-547, DRE-841)."""

    seat: Seat


class DrawOpening(Step, frozen=True):
    """Four cards into the slots (DRE-341)."""

    seat: Seat


class OfferMulligan(Step, frozen=True):
    seat: Seat


class GiveTaunt(Step, frozen=True):
    seat: Seat


class AimSetup(Step, frozen=True):
    """Two players: whom the Enemy's Additional setup is aimed at (AMB-DRE-105)."""

    seat: Seat


class BeginCombat(Step, frozen=True):
    """After the setup: the first round."""


AnyBeforeStep: TypeAlias = Union[
    ChooseMystling, BuildDeck, BuildTogether, ChooseDeck, SwitchModes, ChooseEnemy, ChooseArena, ChooseMap,
    ChooseFighter, SetUpCombat, ChooseStart, DrawOpening, OfferMulligan, GiveTaunt, AimSetup, BeginCombat,
]  # fmt: skip
