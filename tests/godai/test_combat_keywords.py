"""Every Keyword by itself, in a round of combat."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.combat_effects import ALL, Afflict, Energetic, Guard, Has, Mend, Reinforce, Size, Strike
from rulewright.games.godai.model.choices.combat import AimAt, Declare, UsePower
from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import MeetEncounters
from rulewright.games.godai.model.vocabulary import (
    DIFFICULTIES,
    Condition,
    Element,
    Keyword,
    RoleType,
    Targeting,
    Vital,
)
from rulewright.games.godai.rules.combat.declaration import actions
from rulewright.games.godai.rules.combat.who import give

from .battlefield import make_hero
from .fights import ATTACK, DEFEND, FIRST, SECOND, action, answer, borne, fight, foe, opponent, ready, with_energy


def against(trait: Any = None, hero: Hero | None = None, **more: Any) -> GodaiState:
    """One hero with Attack 4 against an Encounter of Level 1 with 30 Health and this Passive."""
    return fight([hero or make_hero()], foe(traits=(trait,) if trait else (), **more))


def hit_by(*deeds: Any, hero: Hero | None = None, **more: Any) -> GodaiState:
    """One hero against an Encounter whose Attack does this."""
    return fight([hero or make_hero()], foe(attack=action("bite", *deeds), **more))


@pytest.mark.rule("GOD-837", "GOD-838", "GOD-839")
@pytest.mark.parametrize(
    ("n", "level", "gear", "energy", "lost"),
    [(3, 1, 2, 10, 4), (3, 1, 1, 10, 0), (3, 1, 0, 0, 4), (0, 5, 2, 10, 0), (0, 5, 3, 10, 4)],
)
def test_aegis_asks_for_attack_gear(n: int, level: int, gear: int, energy: int, lost: int) -> None:
    state = against(Has(keyword=Keyword.AEGIS, n=n), make_hero(attack_gear=gear), level=level, energy=10)
    with_energy(state, energy)
    answer(state, ATTACK, dice=(5,))
    assert opponent(state).health == (30 - lost,)


@pytest.mark.rule("GOD-840")
def test_an_ambush_hits_one_target_before_the_first_round() -> None:
    group = action("roar", Strike(n=3), targeting=Targeting.GROUP)
    card = foe(attack=group, traits=(Has(keyword=Keyword.AMBUSH),))
    state = fight([make_hero(), make_hero()], card, dice=(1, 4, 8))
    assert [hero.health for hero in state.heroes] == [20, 17]
    assert state.combat is not None
    assert state.combat.round == 1
    assert state.decisions[0].prompt == "prompt-declare"


@pytest.mark.rule("GOD-841")
def test_block_lowers_the_total_of_a_round() -> None:
    card = foe(traits=(Has(keyword=Keyword.BLOCK, n=5),))
    state = fight([make_hero(), make_hero()], card)
    answer(state, ATTACK, ATTACK, dice=(5,))
    assert opponent(state).health == (30 - (4 + 4 - 5),)


@pytest.mark.rule("GOD-842")
def test_block_is_used_up_on_energy_first() -> None:
    state = hit_by(Strike(n=4), Strike(n=3, vital=Vital.ENERGY))
    give(state, 0, Ward(Keyword.BLOCK, 5))
    answer(state, ATTACK, dice=(1,))
    assert (state.heroes[0].energy, state.heroes[0].health) == (20, 20 - 2)


@pytest.mark.rule("GOD-091")
def test_defend_lowers_every_hit() -> None:
    state = hit_by(Strike(n=4), Strike(n=3))
    answer(state, DEFEND, dice=(1,))
    assert state.heroes[0].health == 20 - 2 - 1


@pytest.mark.rule("GOD-845")
def test_corrosive_damage_lets_nothing_heal() -> None:
    sage = make_hero("sage", ranks=(20, 20, 4, 2, 3, 3, 5, 5, 5), health=10)
    for corrosive, health in ((False, 10 - 3 + 4), (True, 10 - 3)):
        sage.health, sage.energy = 10, 20
        state = hit_by(Strike(n=3, corrosive=corrosive), hero=sage)
        answer(state, FIRST, dice=(1,))
        if state.decision.prompt == "prompt-aim":
            answer(state, AimAt("heal", 0))
        assert sage.health == health


@pytest.mark.rule("GOD-846", "GOD-847")
def test_critical_damage_wounds_and_the_wound_too_many_kills() -> None:
    hero = make_hero(food_rating=0)
    state = hit_by(Strike(n=1, critical=True), hero=hero)
    for wounds in (1, 2, 3):
        answer(state, ATTACK, dice=(1,))
        assert hero.wounds == wounds
    answer(state, ATTACK, dice=(1,))
    assert hero.state == "dead"
    assert state.combat is None


@pytest.mark.rule("GOD-848", "GOD-849")
def test_a_counterattack_answers_an_action_and_never_another_counterattack() -> None:
    dragoon = make_hero("dragoon", ranks=(20, 20, 4, 2, 3, 3, 5, 5, 5))
    card = foe(attack=action("bite", Strike(n=3)), traits=(Has(keyword=Keyword.COUNTERATTACK, n=5),))
    state = fight([dragoon], card)
    answer(state, FIRST, dice=(1,))
    assert (dragoon.health, opponent(state).health) == (20 - 3, (30 - 2,))
    answer(state, ATTACK, dice=(5,))
    assert (dragoon.health, opponent(state).health) == (17 - 5, (28 - 4,))


@pytest.mark.rule("GOD-646", "GOD-647")
def test_dangerous_raises_the_difficulty_each_time() -> None:
    state = fight([make_hero()], foe(traits=(Has(keyword=Keyword.DANGEROUS),)), dangerous=1)
    assert opponent(state).difficulty == DIFFICULTIES.index("difficult")
    assert opponent(state).health == (40,)


@pytest.mark.rule("GOD-851")
def test_energy_drain_takes_health_where_no_energy_is_left() -> None:
    state = hit_by(Strike(n=5, drain=True), hero=make_hero(energy=3))
    answer(state, ATTACK, dice=(1,))
    assert (state.heroes[0].energy, state.heroes[0].health) == (0, 18)


@pytest.mark.rule("GOD-852", "GOD-853")
@pytest.mark.parametrize(("second", "need"), [(0, 8), (9, 7), (6, 6)])
def test_evasion_is_rolled_and_a_second_source_improves_it(second: int, need: int) -> None:
    for face, lost in ((need, 0), (need - 1, 3)):
        state = hit_by(Strike(n=3), Afflict(condition=Condition.POISONED))
        give(state, 0, Ward(Keyword.EVASION, 8))
        if second:
            give(state, 0, Ward(Keyword.EVASION, second))
        answer(state, ATTACK, dice=(1, face))
        poison = 1 if lost else 0
        assert borne(state, 0, Condition.POISONED) == poison
        assert state.heroes[0].health == 20 - lost - poison


@pytest.mark.rule("GOD-854", "GOD-855")
def test_hatred_finds_its_role_type_and_hits_harder() -> None:
    hatred = Has(keyword=Keyword.HATRED, role_type=RoleType.STRIKER)
    state = fight([make_hero("sage"), make_hero("samurai")], foe(traits=(hatred,), level=3))
    answer(state, ATTACK, ATTACK, dice=(1, 6, 5))
    assert [hero.health for hero in state.heroes] == [20, 20 - 3 - 3]


@pytest.mark.rule("GOD-857", "GOD-679")
def test_the_immune_suffer_neither_damage_nor_what_hangs_on_it() -> None:
    fire = hit_by(
        Strike(n=3, elements=(Element.FIRE,)),
        Afflict(condition=Condition.BURNED),
        hero=make_hero(augments=(0, 0, 1, 0, 0)),
    )
    answer(fire, ATTACK, dice=(1,))
    assert fire.heroes[0].health == 20
    assert not borne(fire, 0, Condition.BURNED)


@pytest.mark.rule("GOD-858")
def test_a_charge_of_the_orb_negates_ten_points() -> None:
    hero = make_hero(items=("absorbing-orb",), charges=1)
    state = hit_by(Strike(n=12), hero=hero)
    answer(state, ATTACK, dice=(1,))
    answer(state, AimAt("orb"))
    assert (hero.health, hero.charges) == (18, 0)


@pytest.mark.rule("GOD-859")
def test_nonlethal_damage_leaves_one() -> None:
    state = hit_by(Strike(n=9, nonlethal=True), hero=make_hero(health=5))
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 1


@pytest.mark.rule("GOD-860")
@pytest.mark.parametrize(("piercing", "lost"), [(0, 2), (1, 2), (3, 3), (ALL, 4)])
def test_piercing_points_ignore_block_and_defend(piercing: int, lost: int) -> None:
    state = hit_by(Strike(n=4, piercing=piercing))
    answer(state, DEFEND, dice=(1,))
    assert state.heroes[0].health == 20 - lost


@pytest.mark.rule("GOD-861")
def test_a_raise_goes_beyond_the_maximum_and_a_heal_does_not() -> None:
    for raising, health in ((True, 36), (False, 30)):
        mend = action("mend", Mend(health=6, raising=raising), targeting=Targeting.SELF)
        state = fight([make_hero()], foe(attack=mend))
        answer(state, DEFEND, dice=(1,))
        assert opponent(state).health == (health,)


@pytest.mark.rule("GOD-862", "GOD-863")
@pytest.mark.parametrize(("n", "own", "theirs"), [(3, 3, 1), (ALL, 4, 0)])
def test_reflected_damage_comes_back_once(n: int, own: int, theirs: int) -> None:
    state = against(Has(keyword=Keyword.REFLECT, n=n))
    give(state, 0, Ward(Keyword.REFLECT, -1))
    answer(state, ATTACK, dice=(5,))
    assert (state.heroes[0].health, opponent(state).health) == (20 - own, (30 - theirs,))


@pytest.mark.rule("GOD-864", "GOD-865")
def test_regen_works_in_every_declaration_phase_and_adds_up() -> None:
    state = against(hero=make_hero(health=10))
    give(state, 0, Ward("regen-health", 2, left=0))
    give(state, 0, Ward("regen-health", 3, left=0))
    answer(state, ATTACK, dice=(5,))
    assert state.heroes[0].health == 15


@pytest.mark.rule("GOD-868")
def test_energy_damage_on_the_soulless_is_a_drain() -> None:
    magician = make_hero("magician", ranks=(20, 20, 4, 2, 3, 3, 5, 5, 5))
    state = fight([magician], foe(traits=(Has(keyword=Keyword.SOULLESS),), energy=2))
    answer(state, Declare("attack", "energy"), dice=(5,))
    assert (opponent(state).energy, opponent(state).health) == (0, (30 - 2,))


@pytest.mark.rule("GOD-869", "GOD-870")
def test_a_sustained_effect_lasts_as_long_as_it_is_paid_for() -> None:
    mesmer = make_hero("mesmer", ranks=(20, 20, 1, 6, 4, 2, 5, 5, 5))
    state = hit_by(Strike(n=3), hero=mesmer)
    answer(state, FIRST, dice=(1,))
    answer(state, AimAt("as-explore"))
    assert opponent(state).health == (28,)
    answer(state, UsePower("sustain", "shapeshift"))
    assert not any(isinstance(one, UsePower) and one.power == "sustain" for one in state.decision.choices)
    answer(state, DEFEND, dice=(1,))
    assert (mesmer.energy, opponent(state).health) == (20 - 2 - 1, (26,))
    answer(state, DEFEND, dice=(1,))
    assert opponent(state).health == (26,)


@pytest.mark.rule("GOD-843")
def test_a_boost_ends_with_the_round() -> None:
    mesmer = make_hero("mesmer", ranks=(20, 20, 1, 6, 4, 2, 5, 5, 5))
    state = hit_by(Strike(n=3), hero=mesmer)
    answer(state, FIRST, dice=(1,))
    answer(state, AimAt("as-explore"))
    assert mesmer.boosts == ()


@pytest.mark.rule("GOD-844")
def test_strengthen_stays_for_the_combat() -> None:
    dragoon = make_hero("dragoon", ranks=(20, 20, 4, 2, 3, 3, 5, 5, 5))
    state = fight([dragoon], foe(health=(60,)))
    answer(state, FIRST, dice=(5,))
    answer(state, SECOND, dice=(5,))
    assert opponent(state).health == (60 - 7,)
    answer(state, SECOND, dice=(5,))
    assert opponent(state).health == (60 - 7 - 8,)


@pytest.mark.rule("GOD-649")
def test_nobody_flees_from_the_tenacious() -> None:
    assert Declare("flee") in actions(against(), 0)
    assert Declare("flee") not in actions(against(Has(keyword=Keyword.TENACIOUS)), 0)


@pytest.mark.rule("GOD-871", "GOD-752", "GOD-1085")
def test_only_the_unyielding_hit_the_same_target_twice() -> None:
    both = action("claws", Strike(n=3), targeting=Targeting.DUAL)
    for trait, lost in ((None, 3), (Has(keyword=Keyword.UNYIELDING), 6)):
        state = fight([make_hero()], foe(attack=both, traits=(trait,) if trait else ()))
        answer(state, ATTACK, dice=(1,))
        assert state.heroes[0].health == 20 - lost


@pytest.mark.rule("GOD-872", "GOD-873", "GOD-874")
def test_weakness_adds_a_die_that_nothing_reduces_and_that_explodes_on_opponents() -> None:
    water = hit_by(Strike(n=1, elements=(Element.EARTH,)), hero=make_hero(augments=(0, 0, 0, 1, 0)))
    give(water, 0, Ward(Keyword.BLOCK, 9))
    answer(water, ATTACK, dice=(1, 6))
    assert water.heroes[0].health == 20 - 6
    hero = make_hero(items=("fireheart-scepter",))
    state = fight(
        [hero], foe(traits=(Has(keyword=Keyword.WEAKNESS, element=Element.FIRE), Has(keyword=Keyword.BLOCK, n=9)))
    )
    answer(state, ATTACK, dice=(5,))
    answer(state, AimAt("scepter", vital="health"), dice=(6, 2))
    assert opponent(state).health == (30 - 8,)


@pytest.mark.rule("GOD-702")
def test_starter_opponents_have_no_defences() -> None:
    card = foe(traits=(Has(keyword=Keyword.BLOCK, n=4),), attack=action("wall", Guard(keyword=Keyword.DEFEND, n=4)))
    state = fight([make_hero()], card, difficulty=0)
    answer(state, ATTACK, dice=(1,))
    assert opponent(state).health == (29 - 4,)


@pytest.mark.rule("GOD-402", "GOD-604")
def test_an_encounter_is_fought_unless_the_group_may_do_better() -> None:
    state = ready([make_hero()], foe(), cautious=True)
    state.agenda = [MeetEncounters(("encounter-foe",))]
    state.game.book.advance(state)
    assert [str(choice) for choice in state.decision.choices] == ["meet fight", "meet discard"]


@pytest.mark.rule("GOD-850")
@pytest.mark.parametrize(("energy", "lost"), [(10, 5), (5, 5), (4, 3)])
def test_an_energetic_effect_needs_half_of_the_energy(energy: int, lost: int) -> None:
    bite = action("bite", Strike(n=3), Energetic(deeds=(Strike(n=2),)))
    state = fight([make_hero()], foe(attack=bite))
    with_energy(state, energy)
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 20 - lost


@pytest.mark.rule("GOD-866")
@pytest.mark.parametrize(("heroes", "lost"), [(3, 1), (4, 3)])
def test_a_reinforced_effect_is_for_large_groups(heroes: int, lost: int) -> None:
    roar = action("roar", Strike(n=1), Reinforce(deeds=(Strike(n=2),)), targeting=Targeting.GROUP)
    state = fight([make_hero() for _ in range(heroes)], foe(attack=roar, health=(99,)))
    answer(state, *[ATTACK] * heroes, dice=(1,))
    assert [hero.health for hero in state.heroes] == [20 - lost] * heroes


@pytest.mark.rule("GOD-867")
@pytest.mark.parametrize(
    ("size", "lost"), [(Size.EQUAL, (1, 3)), (Size.PLUS, (6, 8)), (Size.MINUS, (4, 2)), (Size.TIMES, (5, 15))]
)
def test_size_matters_for_each_target_by_itself(size: Size, lost: tuple[int, int]) -> None:
    roar = action("roar", Strike(n=5, size=size), targeting=Targeting.GROUP)
    state = fight([make_hero(food_rating=1), make_hero(food_rating=3)], foe(attack=roar))
    answer(state, ATTACK, ATTACK, dice=(1,))
    assert tuple(20 - hero.health for hero in state.heroes) == lost
