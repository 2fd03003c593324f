"""Which Augmented Defenders shelter the group. GAP-GOD-32, AMB-GOD-148."""

from __future__ import annotations

from ..model.state import NOWHERE, GodaiState
from ..model.vocabulary import Element
from .defenders import range_of, standing
from .siege_opponents import near

EVASION, DEFEND, REGEN = 8, 5, 3
"""GAP-GOD-32: what Air, Earth and Water give in combat; Fire gives Counterattack."""


def sheltering(state: GodaiState) -> frozenset[Element]:
    """AMB-GOD-148: the Elements of the Augmented Defenders in whose Range the group is; none of them counts twice."""
    if state.at == NOWHERE or not any(one.augments for one in state.defenders):
        return frozenset()
    found: set[Element] = set()
    for one in standing(state):
        if one.augments and near((state.at,), one.hexes, range_of(state, one)):
            found.update(one.augments)
    return frozenset(found)
