"""What a reward is made of, counted: the checks of decks compare it with what a card may give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .. import effects as verbs
from ..effects import AnyEffect, Pick
from ..model.vocabulary import TIERS, Resource

CHOSEN = {
    Pick.TIER_1: "tier-1",
    Pick.TIER_2: "tier-2",
    Pick.TIER_3: "tier-3",
    Pick.BASIC: "element",
    Pick.ANY_ELEMENT: "element",
}


def kind_of(resource: Resource) -> str:
    for number, tier in enumerate(TIERS, 1):
        if resource in tier:
            return f"tier-{number}"
    return "platinum" if resource is Resource.PLATINUM else "element"


def goods(effects: Iterable[AnyEffect]) -> Counter[str]:
    """Power Ups, Gold, Resources by Tier and so on; what grows with the wave counts as in the first one.

    Effects that give nothing to keep (a Hex Token removed, a Teleport) are left out.
    """
    found: Counter[str] = Counter()
    for effect in effects:
        match effect:
            case verbs.DrawPowerUps():
                found["power-ups"] += effect.n
            case verbs.GainGold():
                found["gold"] += effect.n
            case verbs.GainFood():
                found["food"] += effect.n
            case verbs.Gain():
                found[kind_of(effect.what)] += effect.n
            case verbs.GainChosen():
                found[CHOSEN[effect.of]] += effect.n
            case verbs.RollElement():
                found["die"] += effect.n
            case verbs.GainRank():
                found["rank"] += effect.n
            case verbs.GainItem():
                found["item"] += 1
            case verbs.HarvestFor():
                found.update({f"harvest-{effect.need} {word}": n for word, n in goods(effect.effects).items()})
    return found
