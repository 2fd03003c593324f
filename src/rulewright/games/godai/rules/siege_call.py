"""What a SIEGE! card does to the Calendar and to Imbalance. Rulebook p.66, p.67 and p.70."""

from __future__ import annotations

from ..model.state import GodaiState
from ..model.vocabulary import Element
from .verbs import change_calendar, change_imbalance

MANIFEST_FROM = 6
"""The Calendar at which Jaethi comes herself (AMB-GOD-137)."""


def call_siege(state: GodaiState, element: Element) -> None:
    """GOD-490 to GOD-492: both rise by the number of SIEGE! cards so far, and its Element is the current Imbalance."""
    state.sieges += 1
    change_calendar(state, state.sieges, "GOD-490")
    change_imbalance(state, element, state.sieges, "GOD-491")
    state.current = str(element)


def jaethi_manifests(state: GodaiState) -> bool:
    """GOD-528: whether Jaethi comes in this Siege."""
    return state.calendar >= MANIFEST_FROM
