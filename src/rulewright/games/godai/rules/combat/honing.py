"""What a hero's hit carries besides its own number: Sudden Strength, a Weapon Coating, the Fireheart Scepter. p.99."""

from __future__ import annotations

from rulewright.core.record import Seat

from ...combat_effects import ALL
from ...model.state import GodaiState
from ...model.vocabulary import Element
from . import who as at
from .hits import Attack, Hit

ONE_HIT = "one-hit"
"""A ward that makes the next hit stronger."""


def with_sudden_strength(state: GodaiState, seat: Seat, hit: Hit) -> Hit:
    """GOD-830: a Power Up that was kept for it makes the next hit of this round stronger, and no other one."""
    for ward in at.active(state, seat, ONE_HIT):
        hit.n += ward.n
        at.set_wards(state, seat, tuple([one for one in at.wards_of(state, seat) if one is not ward]))
    return hit


def coated(state: GodaiState, seat: Seat, hit: Hit) -> Hit:
    """Weapon Coating: own damage is Piercing, Corrosive or Energy Drain for the whole combat."""
    for ward in at.active(state, seat, "coating"):
        if ward.only == "piercing":
            hit.piercing = ALL
        elif ward.only == "corrosive":
            hit.corrosive = True
        else:
            hit.drain, hit.vital = True, "energy"
    return hit


def scepter(state: GodaiState, seat: Seat, attack: Attack) -> None:
    """Fireheart Scepter: whenever the bearer deals damage, 2 more Fire damage, +1 per Fire Tier, as it chose."""
    if "fireheart-scepter" in state.heroes[seat].items and not any(
        hit.elements == (Element.FIRE,) for hit in attack.hits
    ):
        wanted = next((one for one in at.fighter_of(state, seat).aims if one.mode == "scepter"), None)
        vital = wanted.vital if wanted is not None else attack.hits[0].vital if attack.hits else "health"
        attack.hits.append(Hit(2 + at.tier(state, seat, Element.FIRE), vital, elements=(Element.FIRE,)))
