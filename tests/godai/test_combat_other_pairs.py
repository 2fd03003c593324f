"""Pairs with Conditions that change damage, tests, deaths and shared losses, against the rules as one reads them."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulewright.games.godai.combat_effects import Strike
from rulewright.games.godai.model.choices.combat import Declare
from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Keyword, Stat, Targeting, Vital
from rulewright.games.godai.rules.combat.acting import attack_hit
from rulewright.games.godai.rules.combat.conditions import can_bear, roll_for_conditions, set_borne
from rulewright.games.godai.rules.combat.declaration import actions
from rulewright.games.godai.rules.combat.testing import combat_test
from rulewright.games.godai.rules.combat.who import change, give, set_wards

from .battlefield import make_hero
from .fights import DEFEND, action, answer, faces, fight, foe

# -- what an Attack deals --------------------------------------------------------------------------------------

RANK, FIRST, SURVIVAL = 9, 6, 5
HITTING = ("berserk", "disarmed", "wounded", "blinded", "entangled", "confused", "waking", "slowed", "vulnerable")


def dealt(features: set[str]) -> int:
    """The damage of an Attack of rank 9, at the start of the game 6, with Survival 5.

    Disarmed counts the starting rank; Wounded lowers Attack and Survival; what limits the action lowers its rank, and
    halving comes last. Berserk adds Survival; being Slowed or Vulnerable does nothing to one's own Attack.
    """
    wound = 2 if "wounded" in features else 0
    n = FIRST if "disarmed" in features else RANK - wound
    n -= 3 * ("waking" in features) + 3 * ("entangled" in features)
    for halving in ("blinded", "confused"):
        if halving in features:
            n //= 2
    return n + (SURVIVAL - wound if "berserk" in features else 0)


def attacked(features: set[str]) -> int:
    """The same by the engine; every test against a Condition fails, and the die of the Confused is odd."""
    hero = make_hero(ranks=(20, 20, RANK, 2, 3, 3, 1, 1, SURVIVAL))
    hero.starting = (20, 20, FIRST, 2, 3, 3, 1, 1, SURVIVAL)
    state = fight([hero], foe())
    for name in features - {"waking", "confused"}:
        set_borne(state, 0, Condition(name), 1)
    state.script = faces(*([9] * 4))
    bars = roll_for_conditions(state, 0)
    change(state, 0, bars=(*bars, *(["confused"] if "confused" in features else [])), waking="waking" in features)
    return attack_hit(state, 0, "health").n


@pytest.mark.rule("GOD-881", "GOD-883", "GOD-901", "GOD-935")
@pytest.mark.parametrize(("one", "other"), list(combinations(HITTING, 2)))
def test_pairs_that_change_an_attack(one: str, other: str) -> None:
    assert attacked({one, other}) == dealt({one, other})


# -- what a test means -----------------------------------------------------------------------------------------

TESTING = ("disoriented", "twice-disoriented", "dissonant", "wounded", "knocked-down", "help")


def expected(features: set[str], die: int) -> str:
    """A test of Navigate of rank 7."""
    if "knocked-down" in features:
        return "bad"
    rank = 7 - 2 * ("wounded" in features)
    result = die + 2 * ("dissonant" in features) - 3 * ("help" in features)
    if result >= (6 if "twice-disoriented" in features else 8 if "disoriented" in features else 10):
        return "bad"
    return "critical" if result <= 1 else "success" if result <= rank else "failure"


def rolled(features: set[str], die: int) -> str:
    state = fight([make_hero(ranks=(20, 20, 4, 2, 3, 3, 7, 5, 5))], foe())
    levels = {"disoriented": 1, "twice-disoriented": 2, "dissonant": 1, "wounded": 1, "knocked-down": 1}
    for name in features & set(levels):
        set_borne(state, 0, Condition(name.removeprefix("twice-")), levels[name])
    if "help" in features:
        give(state, 0, Ward("test", -3, left=0))
    state.script = faces(die)
    found = combat_test(state, 0, Stat.NAVIGATE, "GOD-079", "resist")
    return "bad" if found.failed_badly else "critical" if found.critical else "success" if found.success else "failure"


@pytest.mark.rule("GOD-896", "GOD-898", "GOD-916", "GOD-946")
@pytest.mark.parametrize(
    ("one", "other"), [pair for pair in combinations(TESTING, 2) if pair != ("disoriented", "twice-disoriented")]
)
def test_pairs_that_change_a_test(one: str, other: str) -> None:
    for die in range(1, 11):
        assert rolled({one, other}, die) == expected({one, other}, die), die


# -- who dies --------------------------------------------------------------------------------------------------

DYING = ("tethered", "drain", "dissonant", "block", "heal", "energy-heal", "soul-laced", "slowed")


def lives(features: set[str]) -> bool:
    """A hero with 4 Health and 4 Energy suffers 4 Energy damage, or 6 Energy Drain, and may be Healed by 3."""
    n = 6 if "drain" in features else 4
    n -= 3 if "block" in features and "slowed" not in features else 0
    energy = 4 + 3 * ("energy-heal" in features) - n
    health = 4 + 3 * ("heal" in features)
    if "drain" in features and energy < 0:
        health += energy
    if "dissonant" in features:
        health = max(1, health - n) if health > 0 else health
    return health > 0 and not ("tethered" in features and energy <= 0)


def survives(features: set[str]) -> bool:
    n = 6 if "drain" in features else 4
    bite = action("bite", Strike(n=n, vital=Vital.ENERGY, drain="drain" in features), targeting=Targeting.GROUP)
    hero = make_hero(health=4, energy=4, ranks=(20, 20, 4, 0, 3, 3, 5, 5, 5))
    state = fight([hero, make_hero()], foe(attack=bite, health=(90,)))
    for name in ("tethered", "dissonant", "soul-laced", "slowed"):
        if name in features:
            set_borne(state, 0, Condition(name), 1)
    if "block" in features:
        set_wards(state, 0, (Ward(Keyword.BLOCK, 3, left=0, source="old"),))
    # It is Healed before the blow: netting makes no difference to that.
    hero.health += 3 * ("heal" in features)
    hero.energy += 3 * ("energy-heal" in features)
    asked = [DEFEND if decision.allows(DEFEND) else Declare("attack", "health") for decision in state.decisions]
    answer(state, *asked, dice=(1,))
    return hero.state == "living"


@pytest.mark.rule("GOD-912", "GOD-786", "GOD-851")
@pytest.mark.parametrize(("one", "other"), list(combinations(DYING, 2)))
def test_pairs_that_decide_who_dies(one: str, other: str) -> None:
    assert survives({one, other}) == lives({one, other})


# -- shared losses ---------------------------------------------------------------------------------------------

SHARING = ("block", "dissonant", "vulnerable", "immune", "energy", "wounded")


def losses(features: set[str]) -> tuple[int, int]:
    """Health and Energy that a Bound hero loses by a hit of 5, and with it the other one."""
    if "immune" in features:
        return 0, 0
    n = 5 + ("vulnerable" in features) - 3 * ("block" in features)
    if "energy" in features:
        return (n if "dissonant" in features else 0), n
    return n, 0


@pytest.mark.rule("GOD-884")
@pytest.mark.parametrize(("one", "other"), list(combinations(SHARING, 2)))
def test_pairs_on_the_bound(one: str, other: str) -> None:
    """The other hero bears nothing but Bound, and its own Block does not lower what is passed on."""
    features = {one, other}
    vital = Vital.ENERGY if "energy" in features else Vital.HEALTH
    heroes = [make_hero(ranks=(20, 20, 4, 0, 3, 3, 5, 5, 5)) for _ in range(2)]
    state = fight(heroes, foe(attack=action("bite", Strike(n=5, vital=vital)), health=(90,)))
    for seat in (0, 1):
        set_borne(state, seat, Condition.BOUND, 1)
    for name in features & {"dissonant", "vulnerable", "wounded"}:
        set_borne(state, 0, Condition(name), 1)
    wards = [Ward(Keyword.BLOCK, 3)] if "block" in features else []
    if "immune" in features:
        wards += [Ward(Keyword.IMMUNE, only="health"), Ward(Keyword.IMMUNE, only="energy")]
    set_wards(state, 0, tuple(wards))
    set_wards(state, 1, (Ward(Keyword.BLOCK, 9),))
    strike = Declare("attack", "health")
    answer(state, strike, strike, dice=(1, 9, 1))
    for hero in heroes:
        assert (20 - hero.health, 20 - hero.energy) == losses(features)


# -- what may be done ------------------------------------------------------------------------------------------

EVERYTHING = {"attack", "defend", "first-mastery", "second-mastery", "flee"}
LIMITS = {
    Condition.ENCASED: {"shell"}, Condition.SWALLOWED: {"shell"}, Condition.DEBILITATED: EVERYTHING - {"attack"},
    Condition.CAPTURED: {"none"}, Condition.FROZEN: {"none"}, Condition.UNCONSCIOUS: {"none"},
    Condition.PETRIFIED: {"defend"}, Condition.TRAPPED: {"defend"}, Condition.ENTANGLED: {"attack", "defend"},
    Condition.TETHERED: EVERYTHING, Condition.BOUND: EVERYTHING, Condition.DISEASED: EVERYTHING,
    Condition.DISORIENTED: EVERYTHING, Condition.IMPRISONED: EVERYTHING, Condition.SOUL_LACED: EVERYTHING,
    Condition.BERSERK: EVERYTHING,
}  # fmt: skip


@pytest.mark.rule("GOD-901", "GOD-905", "GOD-913")
@pytest.mark.parametrize(("one", "other"), list(combinations(LIMITS, 2)))
def test_pairs_that_limit_the_action(one: Condition, other: Condition) -> None:
    """Who can do nothing at all does not strike at a shell either; in a shell there is only the shell."""
    state = fight([make_hero("samurai", ranks=(20, 20, 9, 9, 3, 3, 5, 5, 5)), make_hero()], foe())
    for condition in (one, other):
        set_borne(state, 0, condition, 1)
    if Condition.DEBILITATED in (one, other):
        state.heroes[0].locked = (Stat.ATTACK,)
    inside = {Condition.ENCASED, Condition.SWALLOWED} & {one, other}
    state.script = faces(*([9] * 8))
    change(state, 0, bars=roll_for_conditions(state, 0), shell=5 if inside else 0)
    allowed = LIMITS[one] & LIMITS[other]
    if inside:
        allowed = {"shell"}
    if {"none"} in (LIMITS[one], LIMITS[other]):
        allowed = {"none"}
    assert {choice.action for choice in actions(state, 0)} == allowed


# -- who can bear what -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-857", "GOD-877")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_immunity_to_one_condition_keeps_no_other_away(condition: Condition) -> None:
    state = fight([make_hero()], foe())
    give(state, 0, Ward(Keyword.IMMUNE, only=condition))
    assert [one for one in CONDITIONS if not can_bear(state, 0, one)] == [condition]
