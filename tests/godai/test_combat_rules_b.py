"""A round of combat: Difficulty, declarations, the opponents' phase, resolution, targets. p.94-103."""

from __future__ import annotations

import pytest

from rulewright.core.record import CONFIRM
from rulewright.games.godai.combat_effects import ALL, Afflict, Has, Strike
from rulewright.games.godai.hero_abilities import Ability, Aim
from rulewright.games.godai.model.choices.combat import AimAt, Declare, Favor
from rulewright.games.godai.model.combat import Ally
from rulewright.games.godai.model.events.combat import ActionDeclared, OpponentActs, RoundBegan
from rulewright.games.godai.model.hero import NO_CONDITIONS
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Keyword, Kind, Stat, Targeting, Vital
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.aims import targets_of
from rulewright.games.godai.rules.combat.difficulty import scaled

from .battlefield import ABILITIES, OURS, make_hero
from .fights import (
    ATTACK,
    DEFEND,
    FIRST,
    SECOND,
    action,
    answer,
    borne,
    combat_in,
    fight,
    foe,
    opponent,
)

LEVELS = {"starter": 0, "easy": 1, "moderate": 2, "difficult": 3, "heroic": 4, "epic": 5}
COURIER = Ally(card="escort-masked-courier", health=6, most=6, conditions=NO_CONDITIONS)


def with_courier(heroes: int = 2) -> GodaiState:
    """A fight in which an Escort is with the group."""
    state = fight([make_hero() for _ in range(heroes)], foe())
    combat_in(state).allies = (COURIER,)
    return state


def bearing(condition: Condition) -> tuple[int, ...]:
    return tuple([int(one is condition) for one in CONDITIONS])


def targets(state: GodaiState) -> list[tuple[int, ...]]:
    return [event.targets for event in state.events if isinstance(event, OpponentActs)]


# -- Difficulty --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-704", "GOD-708")
@pytest.mark.parametrize(
    ("level", "damage"), [("starter", 2), ("easy", 3), ("moderate", 4), ("difficult", 5), ("heroic", 7), ("epic", 9)]
)
def test_damage_goes_by_the_difficulty(level: str, damage: int) -> None:
    state = fight([make_hero()], foe(), difficulty=LEVELS[level])
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 20 - damage


@pytest.mark.rule("GOD-704")
def test_at_starter_damage_is_at_least_one() -> None:
    state = fight([make_hero()], foe(attack=action("nip", Strike(n=1))), difficulty=LEVELS["starter"])
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 19


@pytest.mark.rule("GOD-705", "GOD-713")
def test_easy_changes_nothing_and_other_levels_change_vitals() -> None:
    card = foe(influence=4, outlast=3)
    easy = scaled(card, LEVELS["easy"], 3)
    assert (easy.health, easy.energy, easy.influence, easy.outlast) == ((30,), 10, 4, 3)
    moderate = scaled(card, LEVELS["moderate"], 3)
    assert (moderate.health, moderate.energy, moderate.influence, moderate.outlast) == ((45,), 25, 19, 4)


@pytest.mark.rule("GOD-699")
def test_levels_of_difficulty_do_not_add_up() -> None:
    found = [scaled(foe(), row, 1).health[0] - 30 for row in range(1, 6)]
    assert found == [0, 5, 10, 25, 50]


@pytest.mark.rule("GOD-715")
def test_an_opponent_that_heroes_control_deals_the_damage_of_the_difficulty() -> None:
    state = fight([make_hero()], foe(), foe("encounter-other", energy=0), difficulty=LEVELS["difficult"])
    at.alter(state, 20, conditions=bearing(Condition.BRAINWASHED))
    health = opponent(state, 1).health[0]
    answer(state, DEFEND, dice=(1, 6))
    assert opponent(state, 1).health[0] == health - (3 + 2)


@pytest.mark.ruling("AMB-GOD-229")
@pytest.mark.rule("GOD-1094")
def test_vitals_are_scaled_once() -> None:
    state = fight([make_hero()], foe())
    state.difficulty = LEVELS["epic"]
    answer(state, ATTACK, dice=(1,))
    assert (opponent(state).health, opponent(state).most) == ((26,), (10, 30))
    assert state.heroes[0].health == 17


@pytest.mark.ruling("AMB-GOD-228")
@pytest.mark.rule("GOD-1109")
@pytest.mark.parametrize(("dangerous", "slowed"), [(0, 0), (1, 0), (2, 1)])
def test_a_test_of_an_action_goes_by_the_opponents_own_row(dangerous: int, slowed: int) -> None:
    frost = action("frost", Afflict(condition=Condition.SLOWED, test=Stat.SURVIVAL))
    state = fight([make_hero()], foe(attack=frost), dangerous=dangerous)
    assert opponent(state).difficulty == LEVELS["easy"] + dangerous
    answer(state, ATTACK, dice=(1, 5))
    assert borne(state, 0, Condition.SLOWED) == slowed


# -- Declaration -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-717")
def test_a_round_is_declaration_opponents_and_resolution() -> None:
    state = fight([make_hero()], foe(), foe("encounter-other"))
    assert combat_in(state).phase == "declaration"
    answer(state, ATTACK, dice=(5, 5))
    assert combat_in(state).phase == "opponent"
    answer(state, AimAt("attack", 21, "health"))
    assert (combat_in(state).phase, combat_in(state).round) == ("declaration", 2)
    assert [event.round for event in state.events if isinstance(event, RoundBegan)] == [2]


@pytest.mark.rule("GOD-718", "GOD-1091")
def test_energy_is_paid_when_all_have_confirmed() -> None:
    heroes = [make_hero("samurai"), make_hero("samurai")]
    state = fight(heroes, foe())
    state.apply(FIRST, 0)
    state.apply(FIRST, 1)
    state.apply(CONFIRM, 0)
    assert [hero.energy for hero in heroes] == [20, 20]
    state.apply(DEFEND, 1)  # changed its mind
    state.apply(CONFIRM, 1)
    assert [hero.energy for hero in heroes] == [19, 20]
    declared = [event for event in state.events if isinstance(event, ActionDeclared)]
    assert [event.action for event in declared] == ["first-mastery", "defend"]


@pytest.mark.rule("GOD-719", "GOD-725")
def test_no_target_is_declared_but_one_is_chosen_later() -> None:
    state = fight([make_hero()], foe(), foe("encounter-other"))
    assert all(not isinstance(choice, AimAt) for choice in state.decision.choices)
    answer(state, ATTACK, dice=(5, 5))
    assert state.decision.prompt == "prompt-aim"
    assert set(state.decision.choices) == {AimAt("attack", 20, "health"), AimAt("attack", 21, "health")}
    answer(state, AimAt("attack", 21, "health"))
    assert [one.health for one in combat_in(state).opponents] == [(30,), (26,)]


TACTICS = Ability(
    id="superior-tactics", owner="tactician", slot="attack", rule="GOD-089", source=OURS,
    vitals=(Vital.HEALTH, Vital.ENERGY, Vital.INFLUENCE, Vital.OUTLAST),
)  # fmt: skip


def tactician() -> GodaiState:
    """A hero with Attack 5 and all icons against an opponent with all Vitals."""
    state = fight([make_hero("tactician", ranks=(20, 20, 5, 2, 0, 0, 5, 5, 5))], foe(influence=9, outlast=6))
    state.game.content.tables["abilities"] = {**ABILITIES, TACTICS.id: TACTICS}
    state.asked = None
    return state


@pytest.mark.gold("GOLD-GOD-08")
@pytest.mark.rule("GOD-720", "GOD-721", "GOD-722")
@pytest.mark.parametrize(
    ("vital", "lost"),
    [
        ("health", (5, 0, 0, 1)),
        ("energy", (0, 5, 0, 1)),
        ("influence", (0, 0, 5, 1)),
        ("outlast-down", (0, 0, 0, 3)),
        ("outlast-up", (0, 0, 0, -1)),
    ],
)
def test_an_attack_changes_one_vital_of_its_icons(vital: str, lost: tuple[int, ...]) -> None:
    state = tactician()
    answer(state, Declare("attack", vital), dice=(5,))
    now = opponent(state)
    # Outlast falls by 1 in every round.
    assert (30 - now.health[0], 10 - now.energy, 9 - now.influence, 6 - now.outlast) == lost


@pytest.mark.rule("GOD-720")
def test_the_vital_of_an_attack_is_chosen_anew_every_time() -> None:
    state = tactician()
    for vital in ("health", "energy"):
        offered = [choice.vital for choice in state.decision.choices if getattr(choice, "action", "") == "attack"]
        assert offered == ["health", "energy", "influence", "outlast-down", "outlast-up"]
        answer(state, Declare("attack", vital), dice=(5,))
    assert (opponent(state).health, opponent(state).energy) == ((25,), 5)


@pytest.mark.gold("GOLD-GOD-09")
def test_sojutsu_is_declared_without_a_mode() -> None:
    heroes = [make_hero("spear-master"), make_hero()]
    state = fight(heroes, foe())
    assert SECOND in state.decisions[0].choices
    answer(state, SECOND, DEFEND, dice=(5,))
    assert heroes[0].energy == 19
    assert combat_in(state).phase == "opponent"
    modes = {choice.mode for choice in state.decision.choices if isinstance(choice, AimAt)}
    assert {"take-over", "press", "parry"} <= modes


@pytest.mark.rule("GOD-723")
def test_defend_takes_its_rank_off_every_hit_of_this_round() -> None:
    state = fight([make_hero()], foe())
    answer(state, DEFEND, dice=(1,))
    assert state.heroes[0].health == 20 - (3 - 2)
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 19 - 3


@pytest.mark.rule("GOD-724")
def test_a_mastery_deals_only_what_its_description_says() -> None:
    state = fight([make_hero("spear-master")], foe(influence=9))
    answer(state, FIRST, dice=(5,))
    now = opponent(state)
    assert (now.health, now.energy, now.influence) == ((30 - 3 - 4 - 1,), 10, 9)  # and it bleeds


# -- Opponents ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-734", "GOD-738")
def test_a_die_for_each_opponent() -> None:
    state = fight([make_hero()], foe(), foe("encounter-other", attack=action("claw", Strike(n=4))))
    answer(state, DEFEND, dice=(1, 2))
    assert [event.action for event in state.events if isinstance(event, OpponentActs)] == ["bite", "claw"]
    assert state.heroes[0].health == 20 - (3 - 2) - (4 - 2)


@pytest.mark.rule("GOD-735", "GOD-736")
def test_cost_and_targets_are_settled_before_the_resolution() -> None:
    card = foe(mastery=action("spit", Strike(n=4), cost=3))
    state = fight([make_hero(), make_hero()], card, foe("encounter-other"))
    answer(state, ATTACK, DEFEND, dice=(3, 8, 2, 5))
    assert state.decision.prompt == "prompt-aim"
    assert (opponent(state).energy, opponent(state).targets) == (7, (0,))
    assert [hero.health for hero in state.heroes] == [20, 20]


@pytest.mark.rule("GOD-749", "GOD-750", "GOD-754")
@pytest.mark.parametrize(
    ("targeting", "hit"), [(Targeting.SINGLE, (2,)), (Targeting.DUAL, (0, 2)), (Targeting.TRIPLE, (0, 2, 3))]
)
def test_the_highest_target_dice_are_hit(targeting: Targeting, hit: tuple[int, ...]) -> None:
    heroes = [make_hero() for _ in range(4)]
    state = fight(heroes, foe(attack=action("bite", Strike(n=3), targeting=targeting)))
    answer(state, ATTACK, ATTACK, ATTACK, ATTACK, dice=(1, 7, 2, 9, 4))
    assert targets(state) == [hit]
    assert tuple(seat for seat, hero in enumerate(heroes) if hero.health == 17) == hit


@pytest.mark.rule("GOD-754")
def test_everybody_adds_its_own_modifiers() -> None:
    heroes = [make_hero(), make_hero()]
    state = fight(heroes, foe())
    heroes[0].conditions = bearing(Condition.VULNERABLE)
    answer(state, ATTACK, ATTACK, dice=(1, 6, 7))
    assert targets(state) == [(0,)]


@pytest.mark.rule("GOD-753", "GOD-746")
def test_a_group_action_hits_heroes_and_allies_without_dice() -> None:
    state = with_courier()
    answer(state, ATTACK, ATTACK, dice=(3,))
    assert [hero.health for hero in state.heroes] == [18, 18]
    assert combat_in(state).allies[0].health == 4


# -- Resolution --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-737")
def test_all_actions_take_effect_at_the_same_time() -> None:
    state = fight([make_hero(health=3)], foe(health=(4,)))
    answer(state, ATTACK, dice=(1,))
    assert state.combat is None
    assert state.heroes[0].state == "dead"


@pytest.mark.rule("GOD-694")
def test_piercing_and_favored_damage_are_not_reduced() -> None:
    card = foe(traits=(Has(keyword=Keyword.BLOCK, n=9),), attack=action("pin", Strike(n=3, piercing=ALL)))
    state = fight([make_hero(favored=(Kind.CREATURE,))], card)
    answer(state, DEFEND)
    answer(state, Favor(1, "health"), dice=(4, 1))
    assert (opponent(state).health, state.heroes[0].health) == ((26,), 17)


@pytest.mark.rule("GOD-743")
def test_rounds_go_on_until_one_side_is_defeated() -> None:
    state = fight([make_hero()], foe(health=(9,)))
    for number in (1, 2, 3):
        assert combat_in(state).round == number
        answer(state, ATTACK, dice=(5,))
    assert state.combat is None


@pytest.mark.rule("GOD-718")
def test_a_fight_that_stands_still_does_not_go_by_unseen() -> None:
    """Who can only Defend is not asked, except once in a while: nobody looks away for a hundred rounds."""
    tenacious = foe(traits=(Has(keyword=Keyword.TENACIOUS),), attack=action("sulk"), key="111111")
    state = fight([make_hero(ranks=(20, 20, 0, 2, 0, 0, 5, 5, 5))], tenacious)
    assert (combat_in(state).round, state.decision.choices) == (7, (DEFEND,))
    answer(state, DEFEND)
    assert (combat_in(state).round, state.decision.choices) == (14, (DEFEND,))
    state.heroes[0].ranks = (20, 20, 4, 2, 0, 0, 5, 5, 5)
    answer(state, ATTACK, dice=(1,))
    assert (combat_in(state).round, len(state.decision.choices)) == (15, 2)


# -- whom an action can be aimed at ------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-744", "GOD-745", "GOD-747", "GOD-748")
@pytest.mark.parametrize(
    ("aim", "found"),
    [
        (Aim.OPPONENT, [20]),
        (Aim.ALLY, [1, 10]),
        (Aim.MEMBER, [0, 1, 10]),
        (Aim.HERO, [0, 1]),
        (Aim.ANYBODY, [0, 1, 10, 20]),
    ],
)
def test_targets_by_their_word(aim: Aim, found: list[int]) -> None:
    state = with_courier(3)
    state.heroes[2].state = "dead"
    at.alter(state, 20, influence=5)
    assert targets_of(state, 0, aim) == found
