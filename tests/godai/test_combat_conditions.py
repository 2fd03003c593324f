"""Every Condition by itself: what it costs, what it forbids, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.record import Step
from rulewright.games.godai.combat_effects import ImmuneToConditions, Strike
from rulewright.games.godai.model.choices.combat import AimAt, Declare
from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import EndCombat, PutIntoCity
from rulewright.games.godai.model.steps.turn import BeginTurn, EndTurn
from rulewright.games.godai.model.vocabulary import (
    CONDITIONS,
    LASTING,
    ON_OPPONENTS,
    STACKING,
    Condition,
    Keyword,
    Stat,
    Vital,
)
from rulewright.games.godai.rules.combat.conditions import afflict, can_bear
from rulewright.games.godai.rules.combat.declaration import actions
from rulewright.games.godai.rules.combat.ending import end_combat
from rulewright.games.godai.rules.combat.hits import Affliction
from rulewright.games.godai.rules.combat.testing import combat_test
from rulewright.games.godai.rules.combat.who import alter, fighter_of, give
from rulewright.games.godai.rules.stat_tests import rank

from .battlefield import make_hero
from .fights import ATTACK, DEFEND, FIRST, action, answer, borne, faces, fight, foe, opponent
from .maps import on_map
from .positions import CITY_HEXES, cities, run, take_until

C = Condition


def bearing(
    condition: Condition,
    n: int = 1,
    *,
    ranks: tuple[int, ...] = (20, 20, 4, 5, 3, 3, 5, 5, 5),
    dice: Any = (),
    **more: Any,
) -> GodaiState:
    """A hero who bears a Condition, against an Encounter of Level 2 that does nothing on 5 and 6."""
    conditions = tuple([n if one is condition else 0 for one in CONDITIONS])
    hero = make_hero("samurai", ranks=ranks, conditions=conditions, **more)
    return fight([hero], foe(level=2), dice=dice)


def on_opponent(condition: Condition, n: int = 1, **more: Any) -> GodaiState:
    """An Encounter of Level 2 that bears a Condition, against one hero with Attack 4."""
    state = fight([make_hero("samurai")], foe(level=2, **more))
    afflict(state, 20, Affliction(condition, n), 0)
    return state


@pytest.mark.rule("GOD-877")
def test_opponents_bear_seventeen_conditions() -> None:
    state = fight([make_hero()], foe())
    assert [one for one in CONDITIONS if can_bear(state, 20, one)] == [one for one in CONDITIONS if one in ON_OPPONENTS]
    assert len(ON_OPPONENTS) == 17
    assert all(can_bear(state, 0, one) for one in CONDITIONS)
    immune = fight([make_hero()], foe(traits=(ImmuneToConditions(),)))
    assert not any(can_bear(immune, 20, one) for one in CONDITIONS)


@pytest.mark.rule("GOD-878")
def test_six_conditions_outlast_the_combat() -> None:
    every = tuple([1 if one is not C.PETRIFIED else 0 for one in CONDITIONS])
    state = fight([make_hero()], foe())
    state.heroes[0].conditions = every
    state.combat.opponents = (type(opponent(state))(**{**as_dict(opponent(state)), "health": (0,)}),)  # type: ignore[union-attr]
    state.heroes[0].health = 20
    from rulewright.games.godai.model.steps.combat import SettleDeaths

    state.agenda = [SettleDeaths("resolution")]
    state.game.book.advance(state)
    left = [one for one in CONDITIONS if borne(state, 0, one)]
    assert left == [one for one in CONDITIONS if one in LASTING or one is C.IMPRISONED]
    assert len(LASTING) == 6


def as_dict(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


@pytest.mark.rule("GOD-879")
@pytest.mark.parametrize("condition", [one for one in CONDITIONS if one not in (C.IRRADIATED,)])
def test_thirteen_conditions_stack(condition: Condition) -> None:
    state = fight([make_hero()], foe())
    state.script = faces(1, 2)
    afflict(state, 0, Affliction(condition), 20)
    afflict(state, 0, Affliction(condition), 20)
    assert borne(state, 0, condition) == (2 if condition in STACKING else 1)
    assert len(STACKING) == 13


@pytest.mark.rule("GOD-880", "GOD-881")
def test_berserk_raises_damage_and_leaves_a_hero_with_the_round() -> None:
    state = on_opponent(C.BERSERK, 2)
    afflict(state, 0, Affliction(C.BERSERK))
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 20 - 3 - 2 * 2
    assert opponent(state).health == (30 - 4 - 5,)
    assert not borne(state, 0, C.BERSERK)


@pytest.mark.rule("GOD-882")
def test_bleeding_takes_health_until_a_heal() -> None:
    state = bearing(C.BLEEDING, 3)
    assert state.heroes[0].health == 17
    sage = make_hero("sage", conditions=state.heroes[0].conditions, health=10)
    state = fight([sage], foe())
    answer(state, FIRST, dice=(5,))
    assert not borne(state, 0, C.BLEEDING)


@pytest.mark.rule("GOD-883")
@pytest.mark.parametrize(("face", "damage"), [(5, 4), (6, 2)])
def test_the_blinded_act_with_half_rank_unless_they_find_their_way(face: int, damage: int) -> None:
    state = bearing(C.BLINDED, dice=(face,))
    answer(state, ATTACK, dice=(5,))
    assert opponent(state).health == (30 - damage,)


@pytest.mark.rule("GOD-884")
def test_the_bound_share_their_losses_once() -> None:
    conditions = tuple([1 if one is C.BOUND else 0 for one in CONDITIONS])
    heroes = [make_hero(conditions=conditions), make_hero(conditions=conditions), make_hero()]
    state = fight(heroes, foe(attack=action("bite", Strike(n=3))))
    answer(state, ATTACK, ATTACK, ATTACK, dice=(1, 9, 2, 3))
    assert [hero.health for hero in heroes] == [17, 17, 20]


@pytest.mark.rule("GOD-885")
def test_the_brainwashed_fight_for_the_other_side() -> None:
    conditions = tuple([1 if one is C.BRAINWASHED else 0 for one in CONDITIONS])
    heroes = [make_hero(conditions=conditions), make_hero()]
    state = fight(heroes, foe())
    answer(state, ATTACK, DEFEND, dice=(5,))
    assert [hero.health for hero in heroes] == [20, 20 - 2]
    answer(state, DEFEND, ATTACK, dice=(5,))
    assert opponent(state).health == (30 - 2,)


@pytest.mark.rule("GOD-886", "GOD-887")
def test_burned_costs_three_health_and_every_heal_three_each() -> None:
    conditions = tuple([2 if one is C.BURNED else 0 for one in CONDITIONS])
    sage = make_hero("sage", ranks=(20, 20, 4, 8, 3, 3, 5, 5, 5), conditions=conditions, health=10)
    state = fight([sage], foe())
    assert sage.health == 7
    answer(state, FIRST, dice=(5,))
    assert sage.health == 7 + (8 + 2 - 6) - 3


@pytest.mark.rule("GOD-888")
def test_the_captured_lose_their_action() -> None:
    state = bearing(C.CAPTURED, dice=(6, 5, 5))
    assert state.decision.prompt == "prompt-declare"
    assert state.combat is not None
    assert state.combat.round == 2
    assert opponent(state).health == (30,)


@pytest.mark.rule("GOD-889", "GOD-890")
def test_the_charmed_attack_an_ally_or_pay() -> None:
    heroes = [make_hero(), make_hero()]
    for charmed, health, energy in ((Declare("charmed"), 16, 20), (ATTACK, 20, 18)):
        for hero in heroes:
            hero.health = hero.energy = 20
        state = fight(heroes, foe(level=2))
        afflict(state, 0, Affliction(C.CHARMED), 20)
        answer(state, charmed, ATTACK, dice=(5,))
        assert (heroes[1].health, heroes[0].energy) == (health, energy)
        assert not borne(state, 0, C.CHARMED)


@pytest.mark.rule("GOD-891")
@pytest.mark.parametrize(("face", "damage"), [(2, 0), (3, 2)])
def test_the_confused_lose_or_halve_their_action(face: int, damage: int) -> None:
    state = bearing(C.CONFUSED)
    answer(state, ATTACK, dice=(5, face))
    assert opponent(state).health == (30 - damage,)


@pytest.mark.rule("GOD-892", "GOD-893")
def test_the_cursed_cannot_be_healed_until_three_successes() -> None:
    conditions = tuple([1 if one is C.CURSED else 0 for one in CONDITIONS])
    sage = make_hero("sage", conditions=conditions, health=10)
    state = fight([sage], foe(), dice=(5, 5, 6))
    answer(state, FIRST, dice=(5, 5, 5, 5))
    assert sage.health == 10
    assert not borne(state, 0, C.CURSED)


@pytest.mark.rule("GOD-894")
def test_debilitated_locks_abilities_found_by_a_die() -> None:
    state = fight([make_hero("samurai")], foe())
    state.script = faces(5, 1, 1, 3)
    afflict(state, 0, Affliction(C.DEBILITATED, 2))
    assert state.heroes[0].locked == (Stat.ATTACK, Stat.FIRST)
    assert {one.action for one in actions(state, 0)} == {"defend", "second-mastery", "flee"}


@pytest.mark.rule("GOD-895", "GOD-907", "GOD-908")
@pytest.mark.parametrize("condition", [C.DISEASED, C.POISONED])
def test_the_sick_test_survival_before_they_use_energy(condition: Condition) -> None:
    state = bearing(condition)
    answer(state, FIRST, dice=(6,))
    assert Declare("first-mastery") not in state.decision.choices
    assert state.heroes[0].energy == 20
    answer(state, DEFEND, dice=(5,))
    answer(state, FIRST, dice=(5, 5))
    assert state.heroes[0].energy == 19


@pytest.mark.rule("GOD-908")
def test_the_third_success_ends_poisoned() -> None:
    state = bearing(C.POISONED, progress=(("poisoned", 2),))
    assert state.heroes[0].health == 19
    answer(state, FIRST, dice=(1, 5))
    assert not borne(state, 0, C.POISONED)


@pytest.mark.rule("GOD-896")
@pytest.mark.parametrize(("n", "face", "badly"), [(1, 7, False), (1, 8, True), (2, 5, False), (2, 6, True)])
def test_the_disoriented_fail_badly_more_often(n: int, face: int, badly: bool) -> None:
    state = bearing(C.DISORIENTED, n)
    state.script = faces(face)
    assert combat_test(state, 0, Stat.NAVIGATE, "GOD-896", "test").failed_badly == badly


@pytest.mark.rule("GOD-897", "GOD-898")
def test_dissonance_turns_energy_damage_into_health_damage_and_hampers_tests() -> None:
    conditions = tuple([2 if one is C.DISSONANT else 0 for one in CONDITIONS])
    hero = make_hero(conditions=conditions, health=3)
    state = fight([hero], foe(attack=action("bite", Strike(n=5, vital=Vital.ENERGY))))
    answer(state, ATTACK, dice=(1,))
    assert (hero.energy, hero.health) == (15, 1)
    state.script = faces(1)
    assert combat_test(state, 0, Stat.NAVIGATE, "GOD-898", "test").result == 5


@pytest.mark.rule("GOD-899", "GOD-900")
def test_drained_costs_three_energy_and_every_heal_of_energy_three_each() -> None:
    state = bearing(C.DRAINED, 2)
    assert state.heroes[0].energy == 17
    give(state, 0, Ward("regen-energy", 8, left=0))
    answer(state, ATTACK, dice=(5,))
    assert state.heroes[0].energy == 17 + (8 - 6) - 3


@pytest.mark.rule("GOD-901")
def test_the_entangled_may_only_attack_or_defend_at_a_lower_rank() -> None:
    state = bearing(C.ENTANGLED, 1, dice=(6,))
    assert {one.action for one in actions(state, 0)} == {"attack", "defend"}
    answer(state, ATTACK, dice=(5, 5))
    assert opponent(state).health == (30 - 1,)


@pytest.mark.rule("GOD-902")
def test_fatigue_costs_energy() -> None:
    assert bearing(C.FATIGUED, 3).heroes[0].energy == 17


@pytest.mark.rule("GOD-903", "GOD-904")
def test_the_frightened_only_defend_until_survival_ends_it() -> None:
    state = bearing(C.FRIGHTENED, dice=(1, 1, 5))
    assert not borne(state, 0, C.FRIGHTENED)
    assert state.heroes[0].health == 20 - (3 - 2)


@pytest.mark.rule("GOD-905")
def test_frozen_ends_with_the_second_success() -> None:
    state = bearing(C.FROZEN, dice=(5, 5, 5))
    assert state.combat is not None
    assert state.combat.round == 2
    assert not borne(state, 0, C.FROZEN)
    assert state.decision.prompt == "prompt-declare"


@pytest.mark.rule("GOD-906")
def test_poison_takes_health_in_the_declaration_phase() -> None:
    assert bearing(C.POISONED).heroes[0].health == 19


@pytest.mark.rule("GOD-909", "GOD-910")
def test_the_slowed_lose_passive_defences_and_act_last() -> None:
    from rulewright.games.godai.combat_effects import Guard, Has

    card = foe(attack=action("wall", Guard(keyword=Keyword.DEFEND, n=3)), traits=(Has(keyword=Keyword.BLOCK, n=3),))
    for slowed, lost in ((False, 0), (True, 4)):
        state = fight([make_hero()], card)
        if slowed:
            afflict(state, 20, Affliction(C.SLOWED))
        answer(state, ATTACK, dice=(1,))
        assert opponent(state).health == (30 - lost,)


@pytest.mark.rule("GOD-911")
def test_the_surrounded_suffer_at_the_start_of_every_round() -> None:
    assert bearing(C.SURROUNDED, 2).heroes[0].health == 16


@pytest.mark.rule("GOD-912")
def test_the_tethered_die_without_energy() -> None:
    state = on_opponent(C.TETHERED, energy=2)
    state.heroes[0].role = "magician"
    answer(state, Declare("attack", "energy"), dice=(5,))
    assert state.combat is None
    hero = make_hero(energy=2, conditions=tuple([1 if one is C.TETHERED else 0 for one in CONDITIONS]))
    state = fight([hero], foe(attack=action("bite", Strike(n=2, vital=Vital.ENERGY))))
    answer(state, ATTACK, dice=(1,))
    assert hero.state == "dead"


@pytest.mark.rule("GOD-913")
def test_the_trapped_may_only_defend() -> None:
    state = bearing(C.TRAPPED, dice=(6, 1, 5))
    assert state.heroes[0].health == 20
    assert state.decision.allows(ATTACK)


@pytest.mark.rule("GOD-914", "GOD-915")
def test_the_vulnerable_are_found_and_hurt_more() -> None:
    heroes = [make_hero(), make_hero()]
    state = fight(heroes, foe())
    afflict(state, 1, Affliction(C.VULNERABLE, 2))
    answer(state, ATTACK, ATTACK, dice=(1, 7, 4))
    assert [hero.health for hero in heroes] == [20, 20 - 3 - 2]


@pytest.mark.rule("GOD-916")
def test_wounds_lower_abilities_and_skills() -> None:
    state = bearing(C.WOUNDED, 1)
    assert [rank(state, 0, stat) for stat in Stat] == [20, 20, 2, 3, 1, 1, 3, 3, 3]


@pytest.mark.rule("GOD-935", "GOD-936")
def test_the_disarmed_strike_with_what_they_were_born_with() -> None:
    state = bearing(C.DISARMED)
    state.heroes[0].starting = (20, 20, 1, 5, 3, 3, 5, 5, 5)
    answer(state, ATTACK, dice=(5,))
    assert opponent(state).health == (29,)
    answer(state, DEFEND, dice=(5, 4))
    assert not borne(state, 0, C.DISARMED)


@pytest.mark.rule("GOD-937", "GOD-938", "GOD-939")
def test_an_encased_hero_strikes_its_shell_until_it_breaks() -> None:
    heroes = [make_hero(), make_hero()]
    state = fight(heroes, foe())
    afflict(state, 0, Affliction(C.ENCASED, 7), 20)
    answer(state, ATTACK, dice=(1,))
    assert [hero.health for hero in heroes] == [20, 20]
    answer(state, AimAt("attack", 20, "health"))
    assert [hero.health for hero in heroes] == [20, 17]
    assert fighter_of(state, 0).shell == 3
    answer(state, ATTACK, dice=(5,))
    answer(state, AimAt("shell", 0, "health"))
    assert not borne(state, 0, C.ENCASED)


@pytest.mark.rule("GOD-940", "GOD-941", "GOD-942")
def test_the_swallowed_hurt_who_swallowed_them() -> None:
    heroes = [make_hero(), make_hero()]
    state = fight(heroes, foe())
    afflict(state, 0, Affliction(C.SWALLOWED, 7, 2), 20)
    answer(state, DEFEND, dice=(5,))
    assert opponent(state).health == (26,)
    assert fighter_of(state, 0).shell == 3
    assert heroes[0].health == 18


@pytest.mark.rule("GOD-945")
def test_irradiation_drains_once_less_the_food_rating() -> None:
    state = fight([make_hero(energy=3)], foe())
    afflict(state, 0, Affliction(C.IRRADIATED, 7))
    assert (state.heroes[0].energy, state.heroes[0].health) == (0, 18)
    assert not borne(state, 0, C.IRRADIATED)


@pytest.mark.rule("GOD-946", "GOD-947")
def test_the_knocked_down_stand_up_by_a_round_of_defend() -> None:
    state = bearing(C.KNOCKED_DOWN, dice=(5,))
    assert state.combat is not None
    assert state.combat.round == 2
    assert not borne(state, 0, C.KNOCKED_DOWN)
    down = fight([make_hero()], foe())
    afflict(down, 0, Affliction(C.KNOCKED_DOWN))
    down.script = faces(1)
    assert combat_test(down, 0, Stat.NAVIGATE, "GOD-946", "test").failed_badly


@pytest.mark.rule("GOD-948", "GOD-949")
@pytest.mark.parametrize(("face", "state_after"), [(5, "living"), (6, "dead")])
def test_the_petrified_defend_and_may_stay_stone(face: int, state_after: str) -> None:
    heroes = [make_hero(conditions=tuple([1 if one is C.PETRIFIED else 0 for one in CONDITIONS])), make_hero()]
    state = fight(heroes, foe(health=(4,)))
    assert [decision.seat for decision in state.decisions] == [1]
    answer(state, ATTACK, dice=(5, face))
    assert heroes[0].state == state_after
    assert state.combat is None


@pytest.mark.rule("GOD-950", "GOD-951", "GOD-952")
def test_a_soul_shield_feeds_on_its_bearer() -> None:
    hero = make_hero(ranks=(9, 9, 4, 2, 3, 3, 5, 5, 5))
    state = fight([hero], foe(level=2))
    afflict(state, 0, Affliction(C.SOUL_LACED), 20)
    answer(state, DEFEND, dice=(5,))
    assert opponent(state).shield == 18
    answer(state, ATTACK, dice=(5,))
    assert opponent(state).health == (30,)
    assert (hero.energy, opponent(state).shield) == (9 - 4, 14 + 9 + 5)
    assert borne(state, 0, C.SOUL_LACED)
    alter(state, 20, shield=4)
    answer(state, ATTACK, dice=(5,))
    assert not borne(state, 0, C.SOUL_LACED)
    assert opponent(state).shield == 0


@pytest.mark.rule("GOD-953", "GOD-955")
def test_the_unconscious_wake_more_easily_every_round() -> None:
    state = bearing(C.UNCONSCIOUS, dice=(5, 5, 5, 4, 5, 4))
    assert state.combat is not None
    assert state.combat.round == 4
    answer(state, ATTACK, dice=(5,))
    assert opponent(state).health == (30 - 1,)


@pytest.mark.rule("GOD-954")
def test_an_ally_who_defends_wakes_the_unconscious() -> None:
    heroes = [make_hero(), make_hero(conditions=tuple([1 if one is C.UNCONSCIOUS else 0 for one in CONDITIONS]))]
    state = fight(heroes, foe())
    answer(state, DEFEND, dice=(5,))
    answer(state, AimAt("wake", 1))
    assert not borne(state, 1, C.UNCONSCIOUS)


@pytest.mark.rule("GOD-943")
def test_the_imprisoned_have_no_use_of_their_backpack() -> None:
    for n, prompt in ((0, "prompt-item"), (1, "prompt-declare")):
        state = bearing(C.IMPRISONED, n, items=("viper-potion",))
        answer(state, DEFEND, dice=(5,))
        assert state.decision.prompt == prompt


@pytest.mark.rule("GOD-944", "GOD-346")
def test_the_imprisoned_come_to_a_random_city_state_and_are_free_when_the_turn_ends() -> None:
    state = on_map(defenders=cities(), script=faces(2))
    state.heroes[0].conditions = tuple([1 if one is C.IMPRISONED else 0 for one in CONDITIONS])
    run(state, PutIntoCity())
    assert state.at == CITY_HEXES[1][0]
    state.agenda = [EndTurn()]
    take_until(state, BeginTurn)
    assert not borne(state, 0, C.IMPRISONED)


@pytest.mark.rule("GOD-944")
@pytest.mark.parametrize(("borne_then", "steps"), [(1, [PutIntoCity()]), (0, [])])
def test_imprisonment_waits_for_the_end_of_the_combat(borne_then: int, steps: list[Step]) -> None:
    state = bearing(C.IMPRISONED, borne_then)
    state.agenda = []
    end_combat(state, EndCombat(), None)
    assert [one for one in state.agenda if isinstance(one, PutIntoCity)] == steps
