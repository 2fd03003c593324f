"""Every pair of Keywords and Conditions that can meet, against a small model that knows nothing of the engine."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulewright.games.godai.combat_effects import ALL, Has
from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Element, Keyword
from rulewright.games.godai.rules.combat.conditions import losses_of, roll_for_conditions, set_borne
from rulewright.games.godai.rules.combat.damage import land
from rulewright.games.godai.rules.combat.declaration import actions
from rulewright.games.godai.rules.combat.hits import Affliction, Attack, Healing, Hit, Tally
from rulewright.games.godai.rules.combat.netting import settle
from rulewright.games.godai.rules.combat.resolution import afflict_all
from rulewright.games.godai.rules.combat.who import alter, change, set_wards
from rulewright.games.godai.rules.combat.work import Work

from .battlefield import make_hero
from .fights import borne, faces, fight, foe, opponent

# -- one hit -------------------------------------------------------------------------------------------

DEFENCES = ("evasion", "negate", "reflect", "block", "defend", "counterattack")
TAGS = ("energy", "drain", "piercing", "corrosive", "nonlethal", "critical", "elemental", "rider")
BORNE = ("slowed", "vulnerable", "dissonant", "burned", "cursed", "drained", "bleeding", "wounded")
OTHERS = ("immune", "heal", "energy-heal")
PAIRS = list(combinations((*DEFENCES, *TAGS, *BORNE, *OTHERS), 2))
HIT, BLOCK, DEFEND, REFLECT, COUNTER, NEGATE, HEAL, DIE = 7, 3, 2, 2, 4, 5, 4, 5
HEALTH, ENERGY = 15, 6


def reckoned(features: set[str]) -> dict[str, int]:
    """What a hero with 15 of 20 Health and 6 of 20 Energy has after a hit of 7, by the rules as one reads them."""
    result = {"health": HEALTH, "energy": ENERGY, "back": 0, "wounds": 0, "poisoned": 0, "bleeding": 0, "wounded": 0}
    for name in ("bleeding", "wounded"):
        result[name] = int(name in features)
    able = set() if "slowed" in features else features & set(DEFENCES)
    reached = "evasion" not in able and "immune" not in features
    suffered = 0
    if reached:
        n = HIT + ("vulnerable" in features)
        if "negate" in able:
            n = max(0, n - NEGATE)
        if "reflect" in able:
            result["back"] += min(n, REFLECT)
            n -= min(n, REFLECT)
        if "piercing" not in features:
            n = max(0, n - (BLOCK if "block" in able else 0) - (DEFEND if "defend" in able else 0))
        suffered = n + (DIE if "elemental" in features else 0)
        if "counterattack" in able and suffered:
            result["back"] += COUNTER
        result["poisoned"] = int("rider" in features)
    heals = {"health": HEAL if "heal" in features else 0, "energy": HEAL if "energy-heal" in features else 0}
    if "cursed" in features or ("corrosive" in features and suffered):
        heals = {"health": 0, "energy": 0}
    if "burned" in features:
        heals["health"] = max(0, heals["health"] - 3)
    if "drained" in features:
        heals["energy"] = max(0, heals["energy"] - 3)
    if heals["health"]:
        result["bleeding"] = result["wounded"] = 0
    result["energy"] += heals["energy"]
    result["health"] += heals["health"]
    on_energy = "energy" in features or "drain" in features
    gentle = "nonlethal" in features
    before = dict(result)
    if not on_energy:
        result["health"] = max(1, result["health"] - suffered) if gentle else result["health"] - suffered
    else:
        lost = min(suffered, max(0, result["energy"] - gentle))
        result["energy"] -= lost
        if "drain" in features and not gentle:
            result["health"] -= suffered - lost
        if "dissonant" in features and not gentle:
            result["health"] = max(1, result["health"] - suffered)
    if (
        "critical" in features
        and suffered
        and (before["health"], before["energy"]) != (result["health"], result["energy"])
    ):
        lower = result["health"] < HEALTH or result["energy"] < ENERGY
        result["wounds"] = int(lower)
    return result


def played(features: set[str]) -> dict[str, int]:
    """The same by the engine."""
    augments = (0, 0, 0, 1, 0) if "elemental" in features else (0,) * 5
    hero = make_hero(health=HEALTH, energy=ENERGY, augments=augments)
    state = fight([hero], foe())
    for name in BORNE:
        if name in features:
            set_borne(state, 0, Condition(name), 1)
    values = {
        "evasion": 2,
        "negate": NEGATE,
        "reflect": REFLECT,
        "block": BLOCK,
        "defend": DEFEND,
        "counterattack": COUNTER,
    }
    wards = [Ward(name, values[name]) for name in DEFENCES if name in features]
    if "immune" in features:
        wards += [Ward("immune", only="health"), Ward("immune", only="energy")]
    set_wards(state, 0, tuple(wards))
    drain = "drain" in features
    hit = Hit(
        HIT,
        "energy" if drain or "energy" in features else "health",
        drain,
        ALL if "piercing" in features else 0,
        (Element.EARTH,) if "elemental" in features else (),
        "corrosive" in features,
        "critical" in features,
        "nonlethal" in features,
    )
    attack = Attack(20, 0, [hit], [Affliction(Condition.POISONED)] if "rider" in features else [])
    state.script = faces(*([9] if "evasion" in features and "slowed" not in features else []), DIE)
    tally = Tally()
    land(state, [attack], tally)
    health, energy = HEAL if "heal" in features else 0, HEAL if "energy-heal" in features else 0
    settle(state, tally, [Healing(0, health, 0), Healing(0, 0, energy)])
    afflict_all(state, Work(attacks=[attack]))
    return {
        "health": hero.health,
        "energy": hero.energy,
        "back": 30 - opponent(state).health[0] + 10 - opponent(state).energy,
        "wounds": hero.wounds,
        "poisoned": borne(state, 0, Condition.POISONED),
        "bleeding": borne(state, 0, Condition.BLEEDING),
        "wounded": borne(state, 0, Condition.WOUNDED),
    }


@pytest.mark.rule("GOD-836", "GOD-739", "GOD-740", "GOD-741")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_pairs_of_a_hit(one: str, other: str) -> None:
    assert played({one, other}) == reckoned({one, other})


@pytest.mark.rule("GOD-836")
@pytest.mark.parametrize(("one", "other"), list(combinations(DEFENCES[1:], 2)))
@pytest.mark.parametrize("tag", ["energy", "drain", "piercing", "vulnerable", "heal"])
def test_two_defences_and_a_tag(one: str, other: str, tag: str) -> None:
    assert played({one, other, tag}) == reckoned({one, other, tag})


# -- hits on an opponent -------------------------------------------------------------------------------

TRAITS = (
    "block",
    "defend",
    "soulless",
    "aegis",
    "weakness",
    "slowed",
    "vulnerable",
    "dissonant",
    "shield",
    "energy",
    "titanic",
)


def opponent_reckoned(features: set[str]) -> tuple[tuple[int, ...], int, int]:
    """Health, Energy and Soul Shield of an opponent with 30 Health and 5 Energy after a hit of 7."""
    health, energy, shield = [30, 30] if "titanic" in features else [30], 5, 4 if "shield" in features else 0
    on_energy = "energy" in features
    n = HIT + ("vulnerable" in features)
    if "aegis" in features and not on_energy:
        return tuple(health), energy, shield
    if "slowed" not in features:
        n = max(0, n - (BLOCK if "block" in features else 0) - (DEFEND if "defend" in features else 0))
    n += DIE if "weakness" in features else 0
    taken = min(shield, n)
    shield, n = shield - taken, n - taken
    if not on_energy:
        health[0] -= n
        return tuple(health), energy, shield
    lost = min(energy, n)
    energy -= lost
    if "soulless" in features:
        health[0] -= n - lost
    if "dissonant" in features:
        health[0] = max(1, health[0] - n)
    return tuple(health), energy, shield


def opponent_played(features: set[str]) -> tuple[tuple[int, ...], int, int]:
    traits = {
        "block": Has(keyword=Keyword.BLOCK, n=BLOCK),
        "defend": Has(keyword=Keyword.DEFEND, n=DEFEND),
        "soulless": Has(keyword=Keyword.SOULLESS),
        "aegis": Has(keyword=Keyword.AEGIS, n=4),
        "weakness": Has(keyword=Keyword.WEAKNESS, element=Element.FIRE),
    }
    card = foe(traits=tuple([traits[name] for name in TRAITS if name in traits and name in features]))
    state = fight([make_hero()], card)
    health = (30, 30) if "titanic" in features else (30,)
    alter(state, 20, health=health, energy=5, most=(5, *health), shield=4 if "shield" in features else 0)
    for name in ("slowed", "vulnerable", "dissonant"):
        if name in features:
            set_borne(state, 20, Condition(name), 1)
    elements = (Element.FIRE,) if "weakness" in features else ()
    hit = Hit(HIT, "energy" if "energy" in features else "health", elements=elements)
    state.script = faces(DIE)
    tally = Tally()
    land(state, [Attack(0, 20, [hit])], tally)
    settle(state, tally, [])
    found = opponent(state)
    return found.health, found.energy, found.shield


@pytest.mark.rule("GOD-836", "GOD-654")
@pytest.mark.parametrize(("one", "other"), list(combinations(TRAITS, 2)))
def test_pairs_of_an_opponent(one: str, other: str) -> None:
    assert opponent_played({one, other}) == opponent_reckoned({one, other})


# -- the start of a round ------------------------------------------------------------------------------

COSTS = {
    Condition.BLEEDING: (2, 0), Condition.BURNED: (3, 0), Condition.POISONED: (1, 0), Condition.SURROUNDED: (4, 0),
    Condition.FATIGUED: (0, 2), Condition.DRAINED: (0, 3), Condition.VULNERABLE: (0, 0), Condition.WOUNDED: (0, 0),
    Condition.DISSONANT: (0, 0), Condition.SLOWED: (0, 0), Condition.SWALLOWED: (5, 0),
}  # fmt: skip
"""Health and Energy that two of a Condition cost, or one of those that do not stack; Swallowed gnaws for 5."""


@pytest.mark.rule("GOD-882", "GOD-886", "GOD-899", "GOD-911")
@pytest.mark.parametrize(("one", "other"), list(combinations(COSTS, 2)))
def test_pairs_at_the_start_of_a_round(one: Condition, other: Condition) -> None:
    state = fight([make_hero()], foe())
    for condition in (one, other):
        set_borne(state, 0, condition, 2)
    change(state, 0, gnawing=5)
    sheet = losses_of(state, 0)
    health = COSTS[one][0] + COSTS[other][0]
    if {one, other} == {Condition.SURROUNDED, Condition.VULNERABLE}:
        health += 2  # Surrounded is damage, and Vulnerable raises it
    assert (sheet.health.get("health", 0), sheet.fade) == (health, COSTS[one][1] + COSTS[other][1])


# -- what may be done ----------------------------------------------------------------------------------

EVERYTHING = {"attack", "defend", "first-mastery", "second-mastery", "flee", "charmed"}
ALLOWS = {
    Condition.CAPTURED: {"none"}, Condition.FROZEN: {"none"}, Condition.UNCONSCIOUS: {"none"},
    Condition.KNOCKED_DOWN: {"defend"}, Condition.PETRIFIED: {"defend"}, Condition.FRIGHTENED: {"defend"},
    Condition.TRAPPED: {"defend"}, Condition.ENTANGLED: {"attack", "defend", "charmed"},
    Condition.BLINDED: EVERYTHING, Condition.BRAINWASHED: EVERYTHING, Condition.CHARMED: EVERYTHING,
    Condition.CONFUSED: EVERYTHING, Condition.DISARMED: EVERYTHING, Condition.CURSED: EVERYTHING,
}  # fmt: skip
"""What is left when every test against a Condition fails; `charmed` only for the Charmed."""


@pytest.mark.rule("GOD-883", "GOD-901", "GOD-903", "GOD-913")
@pytest.mark.parametrize(("one", "other"), list(combinations(ALLOWS, 2)))
def test_pairs_that_limit_the_action(one: Condition, other: Condition) -> None:
    state = fight([make_hero("samurai", ranks=(20, 20, 9, 9, 3, 3, 5, 5, 5)), make_hero()], foe())
    for condition in (one, other):
        set_borne(state, 0, condition, 1)
    state.script = faces(*([9] * 8))
    change(state, 0, bars=roll_for_conditions(state, 0))
    found = {one.action for one in actions(state, 0)}
    expected = ALLOWS[one] & ALLOWS[other]
    if {"none"} in (ALLOWS[one], ALLOWS[other]):
        expected = {"none"}
    if Condition.CHARMED not in (one, other) or expected == {"defend"}:
        expected = expected - {"charmed"}
    assert found == expected


def test_the_tables_name_every_condition_that_they_can() -> None:
    told = {*COSTS, *ALLOWS, *[Condition(name) for name in BORNE]}
    elsewhere = {  # test_combat_other_pairs.py
        Condition.BERSERK, Condition.BOUND, Condition.DEBILITATED, Condition.DISEASED, Condition.DISORIENTED,
        Condition.ENCASED, Condition.IMPRISONED, Condition.IRRADIATED, Condition.SOUL_LACED, Condition.TETHERED,
    }  # fmt: skip
    assert told | elsewhere == set(CONDITIONS)
