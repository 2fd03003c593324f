"""Pairs of what makes an opponent's damage higher or lower, and of what binds heroes to a fight.

The model knows the Level 3 foe below, whose Attack deals 5 Health damage to the whole group, and nothing of the engine.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from rulewright.games.godai.combat_effects import Energetic, FewHeroes, Has, Reinforce, Size, Strike
from rulewright.games.godai.model.choices.combat import Declare
from rulewright.games.godai.model.vocabulary import Condition, Keyword, RoleType, Targeting
from rulewright.games.godai.rules.combat.conditions import set_borne
from rulewright.games.godai.rules.combat.declaration import actions
from rulewright.games.godai.rules.combat.who import alter, change

from .battlefield import make_hero
from .fights import action, answer, fight, foe

LEVEL, HIT, FOOD, RAGE = 3, 5, 2, 2
STRENGTH = (
    "hatred", "other-hatred", "dangerous", "twice-dangerous", "starter", "berserk", "twice-berserk", "size", "few",
    "enraged", "vulnerable", "unyielding", "tenacious", "reinforce", "half-energy",
)  # fmt: skip
"""Hatred of the hero's type of Role and of another; Size adds the Food Rating; `few` is 1 less against one or two;
`reinforce` and `half-energy` are further damage of 4 that four heroes, or more Energy, would bring."""
TWICE = {"twice-dangerous": "dangerous", "twice-berserk": "berserk"}
PAIRS = [pair for pair in combinations(STRENGTH, 2) if TWICE.get(pair[1]) != pair[0]]


def dealt(features: set[str]) -> int:
    """What one hero loses by it."""
    n = HIT
    n += LEVEL * ("hatred" in features)
    n += LEVEL * (("berserk" in features) + 2 * ("twice-berserk" in features))
    n += FOOD * ("size" in features)
    n += RAGE * ("enraged" in features)
    n -= "few" in features
    row = (0 if "starter" in features else 1) + ("dangerous" in features) + 2 * ("twice-dangerous" in features)
    n += (-1, 0, 1, 2)[row]  # Starter, Easy, Moderate, Difficult
    return n + ("vulnerable" in features)


def suffered(features: set[str]) -> int:
    """The same by the engine."""
    traits: list[Any] = []
    if "hatred" in features:
        traits.append(Has(keyword=Keyword.HATRED, role_type=RoleType.STRIKER))
    if "other-hatred" in features:
        traits.append(Has(keyword=Keyword.HATRED, role_type=RoleType.HEALER))
    traits += [Has(keyword=Keyword(name)) for name in ("unyielding", "tenacious") if name in features]
    if "few" in features:
        traits.append(FewHeroes(n=1))
    deeds: list[Any] = [Strike(n=HIT, size=Size.PLUS if "size" in features else None)]
    if "reinforce" in features:
        deeds.append(Reinforce(deeds=(Strike(n=4),)))
    if "half-energy" in features:
        deeds.append(Energetic(deeds=(Strike(n=4),)))
    bite = action("bite", *deeds, targeting=Targeting.GROUP)
    hero = make_hero("samurai", ranks=(30, 20, 4, 0, 3, 3, 5, 5, 5))
    dangerous = 2 if "twice-dangerous" in features else int("dangerous" in features)
    card = foe(attack=bite, health=(90,), level=LEVEL, traits=tuple(traits))
    state = fight([hero], card, dangerous=dangerous, difficulty=0 if "starter" in features else 1)
    alter(state, 20, enraged=RAGE if "enraged" in features else 0, energy=1 if "half-energy" in features else 10)
    rage = 2 if "twice-berserk" in features else int("berserk" in features)
    if rage:
        set_borne(state, 20, Condition.BERSERK, rage)
    if "vulnerable" in features:
        set_borne(state, 0, Condition.VULNERABLE, 1)
    answer(state, Declare("attack", "health"), dice=(1,))
    return 30 - hero.health


@pytest.mark.rule("GOD-708")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_pairs_that_change_what_an_opponent_deals(one: str, other: str) -> None:
    assert suffered({one, other}) == dealt({one, other})


# -- who may flee ----------------------------------------------------------------------------------------------

BINDING = ("tenacious", "unyielding", "hatred", "soulless", "second", "entangled", "frightened", "dissonant")


@pytest.mark.rule("GOD-649")
@pytest.mark.parametrize(("one", "other"), list(combinations(BINDING, 2)))
def test_pairs_that_decide_who_may_flee(one: str, other: str) -> None:
    """Only a Tenacious opponent forbids it, also one of two; and a Condition that leaves no such action."""
    features = {one, other}
    own = [name for name in ("tenacious", "unyielding", "soulless") if name in features and "second" not in features]
    traits: list[Any] = [Has(keyword=Keyword(name)) for name in own]
    if "hatred" in features:
        traits.append(Has(keyword=Keyword.HATRED, role_type=RoleType.STRIKER))
    cards = [foe(traits=tuple(traits))]
    if "second" in features:
        more = [Has(keyword=Keyword(name)) for name in ("tenacious", "unyielding", "soulless") if name in features]
        cards.append(foe("encounter-second", traits=tuple(more)))
    state = fight([make_hero("samurai", ranks=(20, 20, 4, 4, 3, 3, 5, 5, 5))], *cards)
    bars = {"entangled": "attack-defend", "frightened": "defend"}
    change(state, 0, bars=tuple([bar for name, bar in bars.items() if name in features]))
    if "dissonant" in features:
        set_borne(state, 0, Condition.DISSONANT, 1)
    free = "tenacious" not in features and not features & set(bars)
    assert (Declare("flee") in actions(state, 0)) is free
