"""What an Augmented Defender gives in combat to heroes in its Range. GAP-GOD-32, AMB-GOD-148."""

from __future__ import annotations

from ...model.combat import Ward
from ...model.state import GodaiState
from ...model.vocabulary import Element, Keyword
from ..sheltering import DEFEND, EVASION, REGEN, sheltering
from . import who as at

SOURCE = "augmented-defender"
WARDS: dict[Element, tuple[Ward, ...]] = {
    Element.AIR: (Ward(Keyword.EVASION, EVASION, left=0, source=SOURCE),),
    Element.EARTH: (Ward(Keyword.DEFEND, DEFEND, left=0, source=SOURCE),),
    Element.FIRE: (Ward(Keyword.COUNTERATTACK, left=0, source=SOURCE),),
    Element.WATER: (
        Ward("regen-health", REGEN, left=0, source=SOURCE),
        Ward("regen-energy", REGEN, left=0, source=SOURCE),
    ),
    Element.VOID: (),
}
"""Until the combat ends; a Counterattack without a number is made with the hero's Attack (GOD-848)."""


def shelter_fighters(state: GodaiState) -> None:
    """GOD-198, AMB-GOD-148: every hero has them, however many Defenders of an Element are near."""
    near = sheltering(state)
    for element, wards in WARDS.items():
        if element in near:
            for seat in at.standing(state):
                for ward in wards:
                    at.give(state, seat, ward)
