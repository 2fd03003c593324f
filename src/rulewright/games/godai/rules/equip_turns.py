"""What Equip cards do by themselves in the course of a Game Turn."""

from __future__ import annotations

from ..model.state import NOWHERE, GodaiState
from ..model.vocabulary import DefenderStat, Until
from ..passives import DefenderMends, DefenderShelters
from .book import living
from .defenders import raise_stat, standing
from .equips import frames
from .vitals import heal


def mend(state: GodaiState) -> None:
    """GOD-221: at the end of a Siege turn a Defender that was not hit in it regains Resilience by its Equip cards."""
    for one in standing(state):
        n = sum([frame.n for frame in frames(state, one) if isinstance(frame, DefenderMends)]) if one.equips else 0
        if n and one.resilience and not one.hit:
            raise_stat(state, one.id, DefenderStat.RESILIENCE, n, Until.GAME, "GOD-221")


def shelter(state: GodaiState) -> None:
    """GOD-221: at the start of the Villain phase heroes in a Defender Heal by its Equip cards."""
    if state.at == NOWHERE:
        return
    here = next((one for one in standing(state) if one.equips and state.at in one.hexes), None)
    if here is None:
        return
    for frame in frames(state, here):
        if isinstance(frame, DefenderShelters):
            for seat in living(state):
                heal(state, seat, frame.health, frame.energy, rule="GOD-221")
