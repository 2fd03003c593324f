"""The Masteries, Specials, Racial Abilities and combat Items, one by one, with numbers."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.combat_effects import Mend, Strike
from rulewright.games.godai.model.choices.combat import AimAt, Declare, HandItem, TakeFromDead, UseItem, UsePower
from rulewright.games.godai.model.choices.common import Done
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import Condition, Element, Stat, Targeting
from rulewright.games.godai.rules.combat.who import tier, wards_of
from rulewright.games.godai.rules.combat.work import reckon
from rulewright.games.godai.rules.refusals.combat import refuse_action, refuse_power
from rulewright.games.godai.rules.stat_tests import rank

from .battlefield import make_hero
from .fights import ATTACK, DEFEND, FIRST, SECOND, action, answer, borne, fight, foe, opponent

QUIET = 5
"""The face of the Hex die on which the Encounter of these tests does nothing."""


def group(role: str, m1: int = 4, m2: int = 4, **more: Any) -> list[Hero]:
    """A hero with Attack 4, Defend 6 and these Masteries, and a friend with 10 of 20 Health."""
    return [make_hero(role, ranks=(20, 20, 4, 6, m1, m2, 5, 5, 5), **more), make_hero(health=10, energy=5)]


def use(
    role: str, declared: Declare, *aims: AimAt, face: int = QUIET, m1: int = 4, m2: int = 4, bite: int = 5, **more: Any
) -> GodaiState:
    """The hero uses this against an Encounter with 60 Health whose Attack is Single; the friend Defends (2)."""
    state = fight(group(role, m1, m2, **more), foe(health=(60,), energy=30, attack=action("bite", Strike(n=bite))))
    dice = (face,) if face == QUIET else (face, 9, 2)
    answer(state, declared, DEFEND, dice=dice)
    for aim in aims:
        if not any(decision.allows(aim) for decision in state.decisions):
            continue
        answer(state, aim)
    return state


@pytest.mark.component("downstrike", "nexus-arc", "ninjutsu", "aikido", "atlatl", "whirlwind")
@pytest.mark.rule("GOD-094", "GOD-733")
@pytest.mark.parametrize(
    ("role", "declared", "aim", "m1", "m2", "health", "energy"),
    [
        ("dragoon", SECOND, AimAt("strike", 20, "health"), 4, 4, 8, 0),
        ("magician", FIRST, AimAt("arc", 20, "energy"), 4, 4, 0, 8),
        ("ninja", FIRST, AimAt("bare", 20, "energy"), 4, 4, 0, 6),
        ("ninja", FIRST, AimAt("bare", 20, "health"), 4, 4, 6, 0),
        ("samurai", SECOND, AimAt("strike", 20, "health"), 4, 4, 4, 0),
        ("spear-master", FIRST, AimAt("throw", 20, "health"), 4, 4, 8 + 1, 0),
        ("spear-master", FIRST, AimAt("throw-vulnerable", 20, "health"), 6, 4, 6 + 4 + 3 + 2, 0),
        ("wind-rider", FIRST, AimAt("strike", 20, "health"), 4, 4, 4, 0),
    ],
)
def test_masteries_that_strike(
    role: str, declared: Declare, aim: AimAt, m1: int, m2: int, health: int, energy: int
) -> None:
    state = use(role, declared, aim, m1=m1, m2=m2)
    assert (60 - opponent(state).health[0], 30 - opponent(state).energy) == (health, energy)


@pytest.mark.component("sky-reading")
@pytest.mark.rule("GOD-094")
def test_sky_reading_raises_the_group_in_the_next_round() -> None:
    state = use("astrologist", Declare("first-mastery", "none", 3))
    assert [hero.health for hero in state.heroes] == [20 + 6, 10 + 6]
    assert state.heroes[0].energy == 20 - 6


@pytest.mark.component("energetic-connection")
@pytest.mark.rule("GOD-094")
def test_energetic_connection_heals_twice() -> None:
    state = fight(group("astrologist"), foe())
    answer(state, Declare("second-mastery", "none", 2), DEFEND, dice=(QUIET,))
    answer(state, AimAt("health", 1))
    answer(state, AimAt("energy", 1))
    assert (state.heroes[1].health, state.heroes[1].energy) == (14, 8)
    assert [ward.n for ward in wards_of(state, 1) if ward.what == "test"] == [-2]


@pytest.mark.component("leap", "downstrike")
@pytest.mark.rule("GOD-094")
def test_after_a_leap_downstrike_pierces() -> None:
    state = fight(group("dragoon"), foe(health=(60,)))
    answer(state, FIRST, DEFEND, dice=(QUIET,))
    answer(state, SECOND, DEFEND, dice=(QUIET,))
    assert opponent(state).health == (60 - 8,)
    assert [ward.n for ward in wards_of(state, 0) if ward.what == "hardened"] == [1]


@pytest.mark.component("quantum-leap")
@pytest.mark.rule("GOD-094")
def test_quantum_leap_hides_a_target_and_helps_it_in_the_next_round() -> None:
    state = fight(group("magician"), foe(health=(60,)))
    answer(state, SECOND, ATTACK, dice=(QUIET,))
    answer(state, AimAt("leap", 1))
    answer(state, DEFEND, ATTACK, dice=(QUIET,))
    assert opponent(state).health == (60 - 4 - (4 + 4),)


@pytest.mark.component("reflection")
@pytest.mark.rule("GOD-094")
def test_a_reflection_answers_whoever_targets_it() -> None:
    state = use("mesmer", SECOND, AimAt("drain", 0), face=1)
    assert state.heroes[0].health == 20 - (5 - 2)
    assert opponent(state).energy == 30 - 4
    assert opponent(state).health == (60 - 2,)


@pytest.mark.component("genjutsu")
@pytest.mark.rule("GOD-094")
def test_genjutsu_bends_the_target_dice() -> None:
    state = use("ninja", SECOND, AimAt("veil-counter", 0), face=1, m2=10)
    assert state.heroes[0].health == 20
    assert state.heroes[1].health == 10 - (5 - 2)


@pytest.mark.component("resonance")
@pytest.mark.rule("GOD-094")
def test_resonance_heals_and_from_rank_five_regenerates() -> None:
    state = use("sage", FIRST, AimAt("heal-regen", 1), m1=6)
    assert state.heroes[1].health == 10 + (6 + 2) + 2


@pytest.mark.component("attune")
@pytest.mark.rule("GOD-094", "GOD-1105")
def test_attune_lends_an_augment() -> None:
    state = fight(group("sage"), foe(), stockpile=(0,) * 8 + (0, 0, 1, 0, 0, 0, 0))
    answer(state, SECOND, DEFEND, dice=(QUIET,))
    answer(state, AimAt("augment-fire", 1))
    answer(state, UsePower("sustain", "attune"), DEFEND)
    assert tier(state, 1, Element.FIRE) == 2


@pytest.mark.component("aikido", "kenjutsu")
@pytest.mark.rule("GOD-094")
@pytest.mark.parametrize(("stance", "lost"), [("iaido", 4 + 2 + 0), ("itto-ryu", 4 + 4 + 1), ("nito-ryu", 4 + 4)])
def test_aikido_goes_by_the_stance(stance: str, lost: int) -> None:
    state = fight(group("samurai", m1=4), foe(health=(60,)))
    answer(state, FIRST, DEFEND, dice=(QUIET,))
    answer(state, AimAt("improve-itto-ryu"))
    answer(state, AimAt(stance))
    answer(state, SECOND, DEFEND, dice=(QUIET,))
    # Of the first improvement, at rank 4, Itto-ryu has 1 damage for each of the two parts.
    more = 1 if stance == "itto-ryu" else 0
    assert opponent(state).health == (60 - lost - more,)


@pytest.mark.component("sojutsu")
@pytest.mark.rule("GOD-094")
def test_sojutsu_takes_an_attack_over() -> None:
    state = fight(group("spear-master"), foe(health=(60,), attack=action("bite", Strike(n=5))))
    answer(state, SECOND, ATTACK, dice=(1, 2, 9))
    answer(state, AimAt("take-over", 1))
    assert [hero.health for hero in state.heroes] == [20 - (5 - 3), 10]
    assert opponent(state).health == (60 - 4 - 4,)


@pytest.mark.component("ascend")
@pytest.mark.rule("GOD-094")
def test_ascend_shelters_two_targets_and_helps_them_in_the_next_round() -> None:
    state = fight(group("wind-rider"), foe(health=(60,)))
    answer(state, SECOND, ATTACK, dice=(QUIET,))
    answer(state, AimAt("shelter", 0))
    answer(state, AimAt("shelter", 1))
    answer(state, ATTACK, ATTACK, dice=(QUIET,))
    assert opponent(state).health == (60 - 4 - (4 + 2) - (4 + 2),)


@pytest.mark.rule("GOD-726", "GOD-066")
def test_racial_abilities_do_not_use_up_the_action() -> None:
    state = fight([make_hero("dragoon", "nagual", health=10)], foe())
    answer(state, UsePower("nagual-racial", "turn"))
    hero = state.heroes[0]
    assert (hero.health, hero.energy, rank(state, 0, Stat.ATTACK), rank(state, 0, Stat.DEFEND)) == (14, 18, 7, 0)
    assert not state.decision.allows(UsePower("nagual-racial", "turn"))
    assert [reason.message for reason in refuse_power(state, 0, UsePower("nagual-racial", "turn"))] == [
        "why-power-used"
    ]
    answer(state, ATTACK, dice=(QUIET,))
    assert opponent(state).health == (23,)


@pytest.mark.component("blood-fury")
@pytest.mark.rule("GOD-881", "GOD-869")
def test_a_dragoon_keeps_its_fury_for_health() -> None:
    state = fight([make_hero("dragoon")], foe(health=(60,)))
    answer(state, UsePower("blood-fury", "berserk"))
    answer(state, ATTACK, dice=(QUIET,))
    assert opponent(state).health == (60 - 9,)
    answer(state, UsePower("sustain", "blood-fury"))
    answer(state, ATTACK, dice=(QUIET,))
    assert opponent(state).health == (60 - 18,)
    assert state.heroes[0].health == 18


@pytest.mark.rule("GOD-727", "GOD-728", "GOD-1009")
def test_a_defending_hero_uses_or_gives_one_item() -> None:
    heroes = [make_hero(items=("bulls-elixir", "viper-potion")), make_hero(energy=5)]
    state = fight(heroes, foe())
    answer(state, DEFEND, ATTACK, dice=(QUIET,))
    answer(state, UseItem("viper-potion", "energy", 1))
    assert heroes[0].items == ("bulls-elixir",)
    assert heroes[1].energy == 15
    answer(state, DEFEND, ATTACK, dice=(QUIET,))
    answer(state, HandItem("bulls-elixir", 2))
    assert list(heroes[0].items) == []
    assert heroes[1].items == ("bulls-elixir",)


@pytest.mark.rule("GOD-729")
def test_an_item_does_not_replace_the_defend() -> None:
    hero = make_hero(energy=5, items=("viper-potion",))
    state = fight([hero], foe(attack=action("bite", Strike(n=5))))
    answer(state, DEFEND, dice=(1,))
    answer(state, UseItem("viper-potion", "energy", 0))
    assert (hero.health, hero.energy) == (20 - (5 - 2), 15)


@pytest.mark.rule("GOD-132", "GOD-732")
def test_the_starving_eat_up_to_their_food_rating_in_a_combat() -> None:
    heroes = [make_hero(food=5), make_hero(starving=2, food=0)]
    state = fight(heroes, foe(health=(99,)))
    answer(state, DEFEND, ATTACK, dice=(QUIET,))
    assert not state.decision.allows(UseItem("food", "eat", 0))
    answer(state, UseItem("food", "eat", 1))
    assert (heroes[0].food, heroes[1].starving) == (3, 1)
    answer(state, DEFEND, ATTACK, dice=(QUIET,))
    assert state.decision.prompt == "prompt-declare"


@pytest.mark.rule("GOD-790")
def test_a_defending_hero_takes_what_a_dead_one_carried() -> None:
    heroes = [make_hero(gold=10, food=9), make_hero(state="dead", gold=7, food=4, items=("viper-potion",))]
    state = fight(heroes, foe())
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, TakeFromDead(2))
    assert (heroes[0].gold, heroes[0].food, heroes[0].items) == (17, 10, ("viper-potion",))
    assert (heroes[1].gold, heroes[1].food, list(heroes[1].items)) == (0, 3, [])
    answer(state, ATTACK, dice=(QUIET,))
    assert state.decision.prompt == "prompt-declare"


@pytest.mark.rule("GOD-730")
def test_nobody_must_use_an_item() -> None:
    heroes = [make_hero(items=("viper-potion",))]
    state = fight(heroes, foe())
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, Done())
    assert heroes[0].items == ("viper-potion",)


@pytest.mark.rule("GOD-1105")
def test_augments_work_on_defend_and_attack() -> None:
    earth = make_hero(augments=(0, 1, 0, 0, 0))
    state = fight([earth], foe(attack=action("bite", Strike(n=5))))
    answer(state, DEFEND, dice=(1,))
    assert earth.health == 20 - (5 - 4)
    fire = make_hero(augments=(0, 0, 2, 0, 0))
    state = fight([fire], foe())
    answer(state, ATTACK, dice=(QUIET,))
    assert opponent(state).health == (30 - 4 - 2,)


@pytest.mark.rule("GOD-077", "GOD-102", "GOD-649")
def test_why_an_action_is_refused() -> None:
    state = fight([make_hero("samurai", ranks=(20, 20, 4, 2, 3, 0, 5, 5, 5), energy=0)], foe())
    assert [one.message for one in refuse_action(state, 0, SECOND)] == ["why-no-rank", "why-no-energy-for-it"]
    assert [one.message for one in refuse_action(state, 0, FIRST)] == ["why-no-energy-for-it"]
    assert [one.message for one in refuse_action(state, 0, Declare("attack", "energy"))] == ["why-vital-not-hit"]


@pytest.mark.ruling("AMB-GOD-166")
def test_every_term_of_a_formula_is_rounded_by_itself() -> None:
    state = fight([make_hero(ranks=(20, 20, 5, 7, 1, 3, 5, 5, 5))], foe())
    assert reckon(state, 0, "D + A/2") == 7 + 2
    assert reckon(state, 0, "M1/3") == 1
    assert reckon(state, 0, "2*M2") == 6
    assert not borne(state, 0, Condition.BERSERK)


@pytest.mark.rule("GOD-1105")
def test_water_of_tier_three_raises_once_per_combat() -> None:
    sage = make_hero("sage", ranks=(20, 20, 4, 4, 3, 3, 5, 5, 5), augments=(0, 0, 0, 3, 0))
    friend = make_hero(health=18)
    state = fight([sage, friend], foe(health=(99,)))
    for left in (18 + 4 + 2 + 2, 20):
        friend.health = 18
        answer(state, FIRST, ATTACK, dice=(QUIET,))
        answer(state, AimAt("heal", 1))
        assert friend.health == left


@pytest.mark.component("atlatl")
@pytest.mark.rule("GOD-094")
@pytest.mark.parametrize(("rank", "lost"), [(6, -5), (7, 2)])
def test_a_bleeding_opponent_does_not_heal_from_a_strong_atlatl(rank: int, lost: int) -> None:
    master = make_hero("spear-master", ranks=(20, 20, 4, 4, rank, 3, 5, 5, 5))
    state = fight([master], foe(health=(99,), attack=action("lick", Mend(health=5), targeting=Targeting.SELF)))
    answer(state, FIRST, dice=(QUIET,))
    answer(state, AimAt("throw", 20, "health"))
    before = opponent(state).health[0]
    answer(state, DEFEND, dice=(1,))
    assert before - opponent(state).health[0] == lost  # the Heal ends the Bleeding, or two Bleedings go on
