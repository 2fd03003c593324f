"""The rule book of Godai, and what every chapter asks: who decides, who is alive, what the content says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.rulebook import RuleBook

from ..content.content import Content
from ..model.naming import fortresses
from ..model.state import GodaiState

BOOK = RuleBook()
FORTRESSES = "fortresses"
_PARTIES: tuple[tuple[Seat, ...], ...] = ((), (), (0, 1), (0, 1, 2), (0, 1, 2, 3))
"""Who may answer a question of the group, by the number of seats; with one seat there is no party."""


def living(state: GodaiState) -> list[Seat]:
    """AMB-GOD-119: the heroes who are alive and with the group."""
    return [seat for seat, hero in enumerate(state.heroes) if hero.state == "living"]


def leader(state: GodaiState) -> Seat:
    """Who is asked first where the group decides: the seats take turns."""
    return state.turn % len(state.heroes)


def ask_group(
    state: GodaiState,
    prompt: str,
    rule: str,
    offered: Sequence[Choice],
    about: dict[str, Any] | None = None,
    aside: Sequence[Choice] = (),
) -> Decision:
    """A question of the group: any seat may answer it. Dead heroes' players decide with the others (GOD-1081)."""
    party = _PARTIES[len(state.heroes)]
    return Decision(leader(state), prompt, rule, tuple(offered), told(state, about), party=party, aside=aside)


def told(state: GodaiState, about: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a question is about, and which Towers are Fortresses: their texts call them so (GOD-209)."""
    numbers = fortresses(state.defenders)
    return {**(about or {}), FORTRESSES: numbers} if numbers else about or {}


def content_of(state: GodaiState) -> Content:
    """The components of the game that is played."""
    found: Content = state.game.content
    return found
