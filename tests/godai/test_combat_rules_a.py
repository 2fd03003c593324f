"""Opponents in combat: Favored types, actions and their costs, defaults, Elements, Bosses. p.86-92."""

from __future__ import annotations

import pytest

from rulewright.games.godai.combat_effects import Afflict, AtHalf, Enrage, Guard, Has, Strike
from rulewright.games.godai.content.components import Boss
from rulewright.games.godai.hero_abilities import Aim
from rulewright.games.godai.model.choices.combat import Favor
from rulewright.games.godai.model.choices.common import PickHero
from rulewright.games.godai.model.events.combat import OpponentActs
from rulewright.games.godai.model.state import GodaiState, Token
from rulewright.games.godai.model.steps.combat import MeetBoss
from rulewright.games.godai.model.steps.gains import Perform, PickResource
from rulewright.games.godai.model.vocabulary import Condition, Keyword, Kind, Stat, Targeting
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.aims import targets_of
from rulewright.games.godai.rules.combat.ending import reward_for

from .battlefield import OURS, make_hero
from .fights import (
    ATTACK,
    DEFEND,
    FIRE_ELEMENTAL,
    LATER,
    MIQUIPAPALOTL,
    REWARD,
    SWARM,
    action,
    answer,
    borne,
    combat_in,
    fight,
    foe,
    opponent,
    ready,
    with_energy,
)

FAVORED = (Kind.CREATURE,)


def boss(**more: object) -> Boss:
    """A Boss whose six actions are told apart by the damage that they deal."""
    costs = (0, 0, 4, 5, 0, 0)
    actions = [action(f"deed-{n}", Strike(n=n), cost=cost) for n, cost in enumerate(costs, 1)]
    actions[1] = action("deed-2", Guard(keyword=Keyword.DEFEND, n=4), Strike(n=8))
    fields: dict[str, object] = {"level": 3, "kinds": (Kind.UNDEAD,), "health": (30,), "energy": 10}
    return Boss(id="boss-3", actions=tuple(actions), source=OURS, **{**fields, **more})  # type: ignore[arg-type]


def acted(state: GodaiState) -> tuple[str, bool]:
    """The last action of an opponent, and whether it was halved."""
    last = [event for event in state.events if isinstance(event, OpponentActs)][-1]
    return last.action, last.halved


# -- who is met --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-641")
def test_all_living_heroes_face_all_opponents_together() -> None:
    heroes = [make_hero(), make_hero(state="dead"), make_hero()]
    state = fight(heroes, foe(), foe("encounter-other"))
    assert [fighter.seat for fighter in combat_in(state).fighters] == [0, 2]
    assert [one.card for one in combat_in(state).opponents] == ["encounter-foe", "encounter-other"]
    assert [decision.seat for decision in state.decisions] == [0, 2]


@pytest.mark.rule("GOD-648")
@pytest.mark.parametrize(("dangerous", "further"), [(0, 0), (1, 1), (3, 3)])
def test_dangerous_opponents_give_resources_on_top(dangerous: int, further: int) -> None:
    state = ready([make_hero()], foe())
    steps = reward_for(state, "encounter-foe", "health", dangerous, False, 0, ())
    assert isinstance(steps[0], Perform)
    assert steps[0].effects == REWARD
    assert [step.n for step in steps[1:] if isinstance(step, PickResource)] == [further] * bool(further)


@pytest.mark.rule("GOD-668")
def test_passives_count_from_the_beginning() -> None:
    state = fight([make_hero()], foe(traits=(Has(keyword=Keyword.AMBUSH),)), dice=(1,))
    assert (state.heroes[0].health, combat_in(state).round) == (17, 1)


@pytest.mark.rule("GOD-683")
def test_a_boss_is_fought_at_once() -> None:
    state = ready([make_hero()], boss(), cautious=True)
    state.agenda = [MeetBoss(3)]
    state.game.book.advance(state)
    assert opponent(state).card == "boss-3"
    assert state.decision.prompt == "prompt-declare"


# -- Favored Opponents -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-656", "GOD-658")
def test_a_favored_effect_comes_with_the_action_in_every_round() -> None:
    state = fight([make_hero(favored=FAVORED)], foe())
    for left in (30 - 4 - 3, 30 - 8 - 6):
        answer(state, ATTACK)
        answer(state, LATER, dice=(5,))
        answer(state, Favor(1, "health"), dice=(3,))
        assert opponent(state).health == (left,)


@pytest.mark.rule("GOD-656")
def test_without_a_favored_type_there_is_no_such_effect() -> None:
    state = fight([make_hero(favored=(Kind.UNDEAD,))], foe())
    answer(state, ATTACK, dice=(5,))
    assert (combat_in(state).round, opponent(state).health) == (2, (26,))


@pytest.mark.rule("GOD-658", "GOD-742")
def test_a_favored_effect_may_win_influence() -> None:
    state = fight([make_hero(favored=FAVORED)], foe(influence=9))
    answer(state, DEFEND)
    answer(state, LATER, dice=(5,))
    assert Favor(0) not in state.decision.choices
    answer(state, Favor(1, "influence"), dice=(4,))
    assert (opponent(state).influence, opponent(state).health) == (5, (30,))


@pytest.mark.rule("GOD-667")
@pytest.mark.parametrize(("dice", "left"), [((5,), 25), ((6, 1), 23), ((6, 6, 3), 15)])
def test_a_six_is_rolled_again_and_added(dice: tuple[int, ...], left: int) -> None:
    state = fight([make_hero(favored=FAVORED)], foe())
    answer(state, DEFEND)
    answer(state, Favor(1, "health"), dice=(*dice, 5))
    assert opponent(state).health == (left,)


@pytest.mark.rule("GOD-660")
@pytest.mark.parametrize(("vital", "left"), [("outlast-down", 4 - 1), ("outlast-up", 6 - 1)])
def test_a_favored_effect_moves_outlast_by_one(vital: str, left: int) -> None:
    state = fight([make_hero(favored=(Kind.SWARM,))], SWARM)
    answer(state, DEFEND)
    answer(state, Favor(1, vital), dice=(3,))
    assert opponent(state).outlast == left  # and 1 falls in every round


@pytest.mark.ruling("AMB-GOD-111")
@pytest.mark.rule("GOD-663", "GOD-655")
def test_of_two_healths_one_is_affected() -> None:
    card = foe(kinds=(Kind.CREATURE, Kind.TITANIC), health=(9,))
    state = fight([make_hero(favored=FAVORED)], card)
    assert len(combat_in(state).opponents) == 1
    answer(state, DEFEND)
    answer(state, Favor(1, "health-2"), dice=(4, 5))
    assert opponent(state).health == (9, 5)


@pytest.mark.rule("GOD-653")
@pytest.mark.parametrize(("struck", "raging"), [((1, 10), 0), ((5, 1), 3), ((1, 6), 0)])
def test_the_higher_health_of_a_titanic_opponent_counts(struck: tuple[int, int], raging: int) -> None:
    card = foe(kinds=(Kind.TITANIC,), health=(10,), traits=(AtHalf(deeds=(Enrage(n=3),)),))
    state = fight([make_hero(ranks=(20, 20, 0, 2, 0, 0, 5, 5, 5))], card)
    at.alter(state, 20, health=struck)
    answer(state, DEFEND, dice=(5,))
    assert opponent(state).enraged == raging


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-669", "GOD-734")
@pytest.mark.parametrize(
    ("face", "name"), [(1, "bite"), (2, "bite"), (3, "roar"), (4, "roar"), (5, "rest"), (6, "rest")]
)
def test_the_hex_die_finds_an_encounters_action(face: int, name: str) -> None:
    state = fight([make_hero()], foe())
    answer(state, DEFEND, dice=(face,))
    assert acted(state) == (name, False)


@pytest.mark.rule("GOD-672", "GOD-673", "GOD-735")
@pytest.mark.parametrize(("face", "energy"), [(1, 10), (3, 7), (6, 10)])
def test_only_a_mastery_costs_energy(face: int, energy: int) -> None:
    state = fight([make_hero()], foe())
    answer(state, DEFEND, dice=(face,))
    assert opponent(state).energy == energy


@pytest.mark.rule("GOD-672")
def test_without_an_energy_vital_a_mastery_is_free() -> None:
    state = fight([make_hero()], foe(energy=0))
    answer(state, ATTACK, dice=(3,))
    assert acted(state) == ("roar", False)
    assert state.heroes[0].health == 18


@pytest.mark.ruling("AMB-GOD-105")
@pytest.mark.rule("GOD-675", "GOD-676")
def test_a_defaulted_mastery_is_half_an_attack_with_the_attacks_targets() -> None:
    card = foe(attack=action("bite", Strike(n=7), targeting=Targeting.DUAL))
    state = fight([make_hero(), make_hero()], card)
    with_energy(state, 2)
    answer(state, ATTACK, ATTACK, dice=(4,))
    assert acted(state) == ("bite", True)
    assert [hero.health for hero in state.heroes] == [17, 17]
    assert opponent(state).energy == 2


@pytest.mark.rule("GOD-676")
def test_half_of_one_is_one() -> None:
    state = fight([make_hero()], foe(attack=action("nip", Strike(n=1))))
    with_energy(state, 0)
    answer(state, ATTACK, dice=(4,))
    assert state.heroes[0].health == 19


@pytest.mark.rule("GOD-674")
def test_only_targets_that_fail_their_test_suffer_the_condition() -> None:
    frost = action(
        "frost", Strike(n=2), Afflict(condition=Condition.SLOWED, test=Stat.SURVIVAL), targeting=Targeting.GROUP
    )
    state = fight([make_hero(), make_hero()], foe(attack=frost))
    answer(state, ATTACK, ATTACK, dice=(1, 5, 6))
    assert [hero.health for hero in state.heroes] == [18, 18]
    assert [borne(state, seat, Condition.SLOWED) for seat in (0, 1)] == [0, 1]


# -- Elements ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-GOD-102")
@pytest.mark.rule("GOD-681", "GOD-682")
@pytest.mark.parametrize(("augments", "left"), [((0,) * 5, 16), ((1, 0, 0, 0, 0), 16 - 5)])
def test_an_opposed_augment_adds_a_hex_die_of_damage(augments: tuple[int, ...], left: int) -> None:
    state = fight([make_hero(augments=augments)], FIRE_ELEMENTAL)
    answer(state, ATTACK, dice=(1, 5))
    assert state.heroes[0].health == left


@pytest.mark.rule("GOD-680")
def test_immunity_goes_before_weakness() -> None:
    state = fight([make_hero(augments=(1, 0, 1, 0, 0))], FIRE_ELEMENTAL)
    answer(state, ATTACK, dice=(1, 5))
    assert state.heroes[0].health == 20


# -- Bosses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-686", "GOD-687", "GOD-688")
@pytest.mark.parametrize(("face", "energy"), [(1, 10), (2, 10), (3, 10 - 4), (4, 10 - 5), (5, 10), (6, 10)])
def test_each_face_is_an_action_of_a_boss(face: int, energy: int) -> None:
    state = fight([make_hero()], boss())
    answer(state, ATTACK, dice=(face,))
    assert acted(state) == (f"deed-{face}", False)
    assert opponent(state).energy == energy


@pytest.mark.ruling("AMB-GOD-104")
@pytest.mark.rule("GOD-689")
@pytest.mark.parametrize(("face", "name", "hurt", "struck"), [(3, "deed-1", 1, 4), (4, "deed-2", 4, 2)])
def test_masteries_of_a_boss_default_to_attack_and_defend(face: int, name: str, hurt: int, struck: int) -> None:
    state = fight([make_hero()], boss())
    with_energy(state, 3)
    answer(state, ATTACK, dice=(face,))
    assert acted(state) == (name, True)
    assert (20 - state.heroes[0].health, 30 - opponent(state).health[0]) == (hurt, struck)


@pytest.mark.rule("GOD-690", "GOD-710")
@pytest.mark.parametrize(("difficulty", "blocked"), [(1, 0), (2, 0), (3, 3), (4, 3), (5, 3)])
def test_from_difficult_on_a_boss_has_its_further_passive(difficulty: int, blocked: int) -> None:
    card = boss(difficult=(Has(keyword=Keyword.BLOCK, n=3),))
    state = fight([make_hero()], card, difficulty=difficulty)
    before = opponent(state).health[0]
    answer(state, ATTACK, dice=(1,))
    assert before - opponent(state).health[0] == 4 - blocked


@pytest.mark.rule("GOD-684")
def test_a_vanquished_boss_leaves_its_lair() -> None:
    state = fight([make_hero()], boss(health=(4,), portal=2), bosses=(Token(5, "3"), Token(9, "4")), dedicated=(3, 4))
    answer(state, ATTACK, dice=(1,))
    assert state.combat is None
    assert (state.vanquished, state.dedicated) == ((3,), (4,))
    assert [token.what for token in state.bosses] == ["4"]


@pytest.mark.rule("GOD-692", "GOD-1048")
def test_a_battlefield_is_switched_as_an_action_allows_and_counts_from_the_next_round() -> None:
    state = fight([make_hero(), make_hero()], MIQUIPAPALOTL)
    assert [fighter.field for fighter in combat_in(state).fighters] == ["at-the-altar", "at-the-altar"]
    with_energy(state, 4)
    answer(state, ATTACK, DEFEND, dice=(4,))
    answer(state, PickHero(1))
    assert [fighter.field for fighter in combat_in(state).fighters] == ["flanking", "at-the-altar"]
    assert combat_in(state).round == 2


@pytest.mark.ruling("AMB-GOD-197")
@pytest.mark.rule("GOD-1047")
def test_an_ally_is_reached_only_on_the_same_battlefield() -> None:
    state = fight([make_hero(), make_hero(), make_hero()], MIQUIPAPALOTL)
    at.change(state, 1, field="flanking")
    assert targets_of(state, 0, Aim.ALLY) == [2]
    assert targets_of(state, 1, Aim.ALLY) == []
    assert targets_of(state, 1, Aim.OPPONENT) == [20]
