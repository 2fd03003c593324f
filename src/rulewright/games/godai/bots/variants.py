"""Smaller tables for learners: one Siege Wave, and one wave with a hero that is always the same."""

from __future__ import annotations

from rulewright.core.evaluation import Variant
from rulewright.core.record import Outcome

from ..model.state import GodaiState

VARIANTS = (
    Variant("one-wave", "1 hero, only the first Siege Wave, short piles", 1, options={"deck": "short"}, parts=1),
    Variant(
        "one-wave-two-heroes",
        "2 heroes, only the first Siege Wave, rolled heroes, Harvests in bundles",
        2,
        options={"deck": "short", "heroes": "roll", "harvest": "bundle"},
        parts=1,
    ),
)


def stop(state: GodaiState, variant: Variant) -> Outcome | None:
    """A variant is won when its last Siege is over and a City-State still stands, as the game is (GOD-002)."""
    if variant.parts is None or state.wave <= variant.parts:
        return None
    seats = tuple(range(state.seats))
    cities = sum([one.id.startswith("city-") and not one.fallen for one in state.defenders])
    return Outcome(scores=(cities,) * len(seats), ranking=seats, winners=seats if cities else (), rule="GOD-002")
