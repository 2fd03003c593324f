"""The ends of a combat: Fleeing, Bribes, Influence, Outlast, death; and details around them. p.100-103."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.godai.combat_effects import AtZeroOutlast, Enrage, Has, Mend, Strike, SummonOpponent
from rulewright.games.godai.content.components import EquipCard
from rulewright.games.godai.model.choices.combat import AimAt, Declare, Favor, Meet
from rulewright.games.godai.model.choices.common import Decline
from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.events.combat import (
    CombatEnded,
    EncounterBribed,
    FleeAttempted,
    OpponentJoined,
    OutlastTested,
)
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import BeginCombat, MeetEncounters
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Keyword, Kind, Stat, Targeting
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.ending import reward_for

from . import foes
from .battlefield import make_hero
from .fights import (
    ALTAR,
    ATTACK,
    DEFEND,
    FIRST,
    FLANKING,
    FLEE,
    SWARM,
    action,
    answer,
    combat_in,
    faces,
    fight,
    foe,
    opponent,
    ready,
)

SLOW = (20, 20, 4, 2, 3, 3, 1, 5, 5)
SAGE = (20, 20, 4, 4, 3, 3, 5, 5, 5)


def meeting(*heroes: tuple[str, tuple[int, ...]], bribe: int, dice: tuple[int, ...] = (), gold: int = 10) -> GodaiState:
    """Heroes as (Role, ranks) meet an opponent with a Bribe."""
    card = foe(bribe=bribe, traits=(Has(keyword=Keyword.AMBUSH),))
    state = ready([make_hero(role, ranks=ranks, gold=gold) for role, ranks in heroes], card)
    state.script = faces(*dice)
    state.agenda = [MeetEncounters((card.id,))]
    state.game.book.advance(state)
    return state


def escaped(state: GodaiState) -> list[bool]:
    return [event.escaped for event in state.events if isinstance(event, FleeAttempted)]


def offers(state: GodaiState) -> list[str]:
    return [choice.action for choice in state.decision.choices if isinstance(choice, Declare)]


# -- Fleeing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-757", "GOD-760")
@pytest.mark.parametrize(("die", "away"), [(7, True), (8, False)])
def test_fleeing_is_a_navigate_test_with_a_bonus(die: int, away: bool) -> None:
    state = fight([make_hero(), make_hero()], foe())
    answer(state, FLEE, DEFEND, dice=(die,))
    assert escaped(state) == [away]
    assert combat_in(state).fighters[0].fled == away


@pytest.mark.rule("GOD-758")
def test_every_further_round_makes_it_easier() -> None:
    state = fight([make_hero(ranks=SLOW), make_hero()], foe())
    for die, away in ((4, False), (6, False), (7, True)):
        answer(state, FLEE, DEFEND, dice=(die,))
        assert escaped(state)[-1] == away
        if not away:
            answer(state, ATTACK, dice=(5,))
    assert combat_in(state).fighters[0].tries == 3


@pytest.mark.rule("GOD-760")
def test_whoever_fails_to_flee_may_only_defend() -> None:
    state = fight([make_hero(), make_hero()], foe())
    answer(state, FLEE, ATTACK, dice=(9,))
    assert [decision.seat for decision in state.decisions] == [1]  # one answer only is not asked for
    answer(state, ATTACK, dice=(5,))
    assert [fighter.last for fighter in combat_in(state).fighters] == ["defend", "attack"]


@pytest.mark.rule("GOD-759", "GOD-761")
def test_whoever_fled_is_out_of_the_combat_and_out_of_reach() -> None:
    state = fight([make_hero(), make_hero()], foe())
    answer(state, FLEE, ATTACK, dice=(2,))
    for _ in range(2):
        assert [decision.seat for decision in state.decisions] == [1]
        answer(state, ATTACK, dice=(3,))  # a group action
    assert [hero.health for hero in state.heroes] == [20, 16]


@pytest.mark.rule("GOD-763")
def test_the_group_has_fled_only_when_all_have() -> None:
    state = fight([make_hero(), make_hero()], foe())
    answer(state, FLEE, DEFEND, dice=(2,))
    assert state.combat is not None
    answer(state, FLEE, dice=(2,))
    assert state.combat is None
    assert [event.result for event in state.events if isinstance(event, CombatEnded)] == ["fled"]


@pytest.mark.rule("GOD-765")
def test_an_opponent_is_unhurt_when_it_is_met_again() -> None:
    state = fight([make_hero()], foe())
    answer(state, ATTACK, dice=(3,))
    assert (opponent(state).health, opponent(state).energy) == ((26,), 7)
    answer(state, FLEE, dice=(2,))
    assert state.encounter_discards == ("encounter-foe",)
    state.agenda = [BeginCombat(("encounter-foe",))]
    state.game.book.advance(state)
    assert (opponent(state).health, opponent(state).energy) == ((30,), 10)


# -- Bribes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-766", "GOD-767", "GOD-1093")
def test_a_bribe_avoids_fight_ambush_and_reward() -> None:
    state = meeting(("", SAGE), ("", SAGE), bribe=3)
    assert state.decision.about == {"card": "encounter-foe", "gold": 6}
    answer(state, Meet("bribe"))
    answer(state, Decline())
    assert [hero.gold for hero in state.heroes] == [7, 7]
    assert [hero.health for hero in state.heroes] == [20, 20]
    assert (state.combat, state.agenda) == (None, [])


@pytest.mark.rule("GOD-766")
def test_a_bribe_must_be_paid_in_full() -> None:
    state = meeting(("", SAGE), bribe=11)
    assert state.combat is not None
    assert state.heroes[0].gold == 10


@pytest.mark.rule("GOD-769", "GOD-770")
@pytest.mark.parametrize(("die", "price"), [(4, 10 - 4), (5, 10)])
def test_a_proficient_hero_may_talk_the_price_down(die: int, price: int) -> None:
    state = meeting(("mesmer", SAGE), ("", SAGE), bribe=5, dice=(die,))
    assert state.decision.about["gold"] == price
    answer(state, Meet("bribe"))
    assert sum(hero.gold for hero in state.heroes) == 20 - price


@pytest.mark.rule("GOD-771", "GOD-1093")
def test_a_bribe_of_nothing_succeeds_at_once() -> None:
    state = meeting(("mesmer", SAGE), bribe=4)
    answer(state, Meet("bribe"), dice=(2,))
    assert [event.gold for event in state.events if isinstance(event, EncounterBribed)] == [0]
    answer(state, Decline())
    assert state.combat is None
    assert state.heroes[0].gold == 10


@pytest.mark.rule("GOD-769")
def test_nobody_has_to_bargain_who_would_rather_fight() -> None:
    """p.100: a proficient hero may test; where that could end the fight for nothing, the group is asked first."""
    state = meeting(("mesmer", SAGE), bribe=4)
    assert [str(choice) for choice in state.decision.choices] == ["meet fight", "meet bribe"]
    assert state.decision.about["gold"] == 4
    answer(state, Meet("fight"), dice=(1,))
    assert state.combat is not None
    assert not [event for event in state.events if isinstance(event, EncounterBribed)]


@pytest.mark.rule("GOD-769", "GOD-770")
def test_after_a_failed_test_the_whole_price_is_asked_for() -> None:
    state = meeting(("mesmer", SAGE), bribe=4)
    answer(state, Meet("bribe"), dice=(9,))
    assert state.decision.about["gold"] == 4
    answer(state, Meet("bribe"))
    assert state.heroes[0].gold == 6


# -- Influence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-775")
def test_healing_for_influence_passes_block_and_defend() -> None:
    guarded = (Has(keyword=Keyword.BLOCK, n=9), Has(keyword=Keyword.DEFEND, n=9))
    state = fight([make_hero("sage", ranks=SAGE)], foe(influence=20, traits=guarded))
    answer(state, FIRST, dice=(5,))
    answer(state, AimAt("heal", 20))
    assert opponent(state).influence == 20 - 6


@pytest.mark.rule("GOD-776")
def test_an_opponents_own_healing_leaves_its_influence_alone() -> None:
    state = fight([make_hero()], foe(influence=9, special=action("lick", Mend(health=3), targeting=Targeting.SELF)))
    answer(state, ATTACK, dice=(1,))
    answer(state, ATTACK, dice=(5,))
    assert (opponent(state).health, opponent(state).influence) == ((30 - 4 - 4 + 3,), 9)


@pytest.mark.rule("GOD-1089")
@pytest.mark.parametrize(
    ("by", "equip", "equips", "discards"),
    [("influence", True, 1, 0), ("influence", False, 0, 1), ("health", True, 0, 1)],
)
def test_where_the_card_of_a_vanquished_encounter_goes(by: str, equip: bool, equips: int, discards: int) -> None:
    card = foe(influence=5, equip=EquipCard(frames=()) if equip else None)
    state = ready([make_hero()], card)
    reward_for(state, card.id, by, 0, False, 0, ())
    assert (state.equips, state.encounter_discards) == ((card.id,) * equips, (card.id,) * discards)


# -- Outlast -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-780", "GOD-781", "GOD-783")
@pytest.mark.parametrize(("die", "left"), [(1, 5 - 2 - 1), (4, 5 - 1 - 1), (9, 5 - 1)])
def test_a_test_lowers_outlast(die: int, left: int) -> None:
    state = fight([make_hero()], SWARM)
    assert offers(state).count("outlast") == 3
    answer(state, Declare("outlast", "survival"), dice=(1, die))
    assert opponent(state).outlast == left
    assert len([event for event in state.events if isinstance(event, OutlastTested)]) == 1


@pytest.mark.rule("GOD-782", "GOD-784")
@pytest.mark.parametrize(
    ("stat", "die", "health"), [("explore", 4, 20), ("explore", 9, 18), ("survival", 4, 18), ("survival", 1, 18)]
)
def test_success_on_the_stat_of_the_action_makes_immune(stat: str, die: int, health: int) -> None:
    state = fight([make_hero()], SWARM)
    answer(state, Declare("outlast", stat), dice=(1, die))
    assert state.heroes[0].health == health


@pytest.mark.rule("GOD-777", "GOD-1095")
def test_outlast_may_be_a_clock_that_ends_no_combat() -> None:
    card = foe(outlast=2, traits=(AtZeroOutlast(deeds=(Enrage(n=4),)),))
    state = fight([make_hero()], card)
    answer(state, DEFEND, dice=(5,))
    assert (opponent(state).outlast, opponent(state).enraged) == (1, 0)
    answer(state, DEFEND, dice=(5,))
    assert (opponent(state).outlast, opponent(state).enraged) == (0, 4)
    assert state.combat is not None


@pytest.mark.rule("GOD-1095")
def test_with_nothing_but_outlast_it_is_vanquished_at_zero() -> None:
    state = fight([make_hero()], foe(health=(), energy=0, outlast=1, attack=action("sigh", Strike(n=1))))
    answer(state, DEFEND, dice=(5,))
    assert state.combat is None


@pytest.mark.rule("GOD-1096")
def test_a_crowd_names_three_stats_and_each_action_another() -> None:
    swarm = next(one for one in foes.encounters().values() if Kind.SWARM in one.kinds)
    name = swarm.id.partition("-")[2].replace("-", "_")
    assert foes.opponents({}, {}) == []
    two = foes.opponents({name: {"tests": (Stat.NAVIGATE, Stat.EXPLORE)}}, {})
    assert {problem.message for problem in two} == {"godai-counters"}


# -- death -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-788", "GOD-1090")
def test_a_condition_may_kill_in_the_declaration_phase() -> None:
    heroes = [make_hero(), make_hero()]
    state = fight(heroes, foe())
    answer(state, DEFEND, DEFEND, dice=(5,))
    heroes[0].conditions = tuple([2 * (one is Condition.BLEEDING) for one in CONDITIONS])
    heroes[0].health = 1
    answer(state, DEFEND, DEFEND, dice=(5,))
    assert (heroes[0].state, heroes[0].health) == ("living", -1)  # may still be saved in this phase
    assert [decision.seat for decision in state.decisions] == [0, 1]
    answer(state, DEFEND, DEFEND, dice=(5,))
    assert (heroes[0].state, heroes[1].state) == ("dead", "living")
    assert [decision.seat for decision in state.decisions] == [1]


@pytest.mark.rule("GOD-789")
def test_negative_vitals_become_zero_when_a_phase_ends() -> None:
    card = foe(attack=action("crush", Strike(n=30)))
    heroes = [make_hero(), make_hero()]
    state = fight(heroes, card)
    answer(state, ATTACK, ATTACK, dice=(1, 9, 2))
    assert (heroes[0].health, heroes[0].state) == (0, "dead")
    titan = fight([make_hero(favored=(Kind.TITANIC,))], foe(kinds=(Kind.TITANIC,), health=(2,)))
    answer(titan, DEFEND)
    answer(titan, Favor(1, "health"), dice=(5, 5))
    assert opponent(titan).health == (0, 2)


# -- details -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1087")
def test_a_counterattack_asks_for_damage_left_after_reductions_not_for_healing() -> None:
    heroes = [make_hero("sage", ranks=SAGE), make_hero()]
    state = fight(heroes, foe())
    at.give(state, 1, Ward(Keyword.COUNTERATTACK, 4, left=0))
    answer(state, FIRST, DEFEND, dice=(1, 2, 9))
    answer(state, AimAt("heal", 1))
    assert (heroes[1].health, opponent(state).health) == (20, (26,))
    at.give(state, 1, Ward(Keyword.BLOCK, 9))
    answer(state, DEFEND, DEFEND, dice=(1, 2, 9))
    assert opponent(state).health == (26,)


@pytest.mark.rule("GOD-1050")
def test_a_summoned_encounter_joins_instead_of_an_action_and_can_be_hit() -> None:
    other = foe("encounter-other")
    caller = foe(special=action("call", SummonOpponent(level=1), targeting=Targeting.SELF))
    state = ready([make_hero()], caller, other, encounters=(other.id,))
    state.agenda = [BeginCombat((caller.id,))]
    state.game.book.advance(state)
    answer(state, DEFEND, dice=(5, 1))
    assert [event.card for event in state.events if isinstance(event, OpponentJoined)] == [other.id]
    assert state.heroes[0].health == 20
    answer(state, ATTACK, dice=(5, 5))
    assert AimAt("attack", 21, "health") in state.decision.choices


# -- rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-656")
@pytest.mark.ruling("AMB-GOD-110")
def test_a_favored_effect_is_used_once_in_a_round() -> None:
    state = fight([make_hero(favored=(Kind.CREATURE,))], foe())
    answer(state, DEFEND)
    answer(state, Favor(1, "health"), dice=(4, 5))
    assert (opponent(state).health, combat_in(state).round) == ((26,), 2)


@pytest.mark.rule("GOD-766")
@pytest.mark.ruling("AMB-GOD-113")
def test_a_bribe_is_paid_from_all_purses() -> None:
    state = meeting(("", SAGE), ("", SAGE), bribe=3)
    state.heroes[0].gold, state.heroes[1].gold = 1, 5
    answer(state, Meet("bribe"))
    assert sum(hero.gold for hero in state.heroes) == 0


@pytest.mark.rule("GOD-646", "GOD-706")
@pytest.mark.ruling("AMB-GOD-119")
def test_only_the_living_raise_the_vitals_of_opponents() -> None:
    state = fight([make_hero(), make_hero(state="dead"), make_hero()], foe(), difficulty=2)
    assert (opponent(state).health, opponent(state).energy) == ((30 + 2 * 5,), 10 + 2 * 5)


@pytest.mark.rule("GOD-650")
@pytest.mark.ruling("AMB-GOD-121")
def test_an_opponent_without_health_is_vanquished_at_zero_energy() -> None:
    state = fight([make_hero("magician")], foe(health=(), energy=4))
    answer(state, Declare("attack", "energy"), dice=(5,))
    assert state.combat is None
    alive = fight([make_hero("magician")], foe(energy=4))
    answer(alive, Declare("attack", "energy"), dice=(5,))
    assert (opponent(alive).energy, opponent(alive).health) == (0, (30,))


@pytest.mark.rule("GOD-862")
@pytest.mark.ruling("AMB-GOD-123")
@pytest.mark.parametrize(("field", "hero", "left"), [("at-the-altar", 20, 26), ("flanking", 16, 30)])
def test_a_boss_reflects_only_on_its_battlefield(field: str, hero: int, left: int) -> None:
    state = fight([make_hero()], foe(traits=(ALTAR, FLANKING)))
    at.change(state, 0, field=field)
    answer(state, ATTACK, dice=(5,))
    assert (state.heroes[0].health, opponent(state).health) == (hero, (left,))


@pytest.mark.rule("GOD-840")
@pytest.mark.ruling("AMB-GOD-155")
def test_an_ambush_hits_one_target_whatever_its_targeting() -> None:
    card = foe(traits=(Has(keyword=Keyword.AMBUSH),))
    state = fight([make_hero(), make_hero()], card, dice=(3, 2, 8))  # the action is one on the group
    assert [hero.health for hero in state.heroes] == [20, 18]


@pytest.mark.rule("GOD-719", "GOD-780", "GOD-781")
def test_of_two_opponents_the_hero_chooses_whose_outlast_falls() -> None:
    """p.98, p.101: no target is named before the Resolution phase."""
    twin = msgspec.structs.replace(SWARM, id="encounter-twin")
    state = fight([make_hero()], SWARM, twin)
    answer(state, Declare("outlast", "navigate"), dice=(1, 1))
    assert state.decision.choices == (AimAt("outlast", 20), AimAt("outlast", 21))
    answer(state, AimAt("outlast", 21), dice=(1,))
    assert [opponent(state, one).outlast for one in (0, 1)] == [5 - 1, 5 - 2 - 1]
