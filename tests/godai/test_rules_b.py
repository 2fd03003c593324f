"""Heroes: Roles and their types, the four Abilities in combat, dice. Single rules that no other file shows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rulewright.games.godai.content.content import Content
from rulewright.games.godai.hero_abilities import Ability
from rulewright.games.godai.model.choices.combat import Declare, HandItem, UseItem
from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.vocabulary import RoleType, Stat, Vital
from rulewright.games.godai.rules.combat.aims import mastery_aims
from rulewright.games.godai.rules.combat.declaration import actions, cost_of, vitals_hit
from rulewright.games.godai.rules.combat.meeting import bargain
from rulewright.games.godai.rules.combat.rounds import start_losses
from rulewright.games.godai.rules.combat.who import ability, give, role_types
from rulewright.games.godai.rules.land import group_range
from rulewright.games.godai.rules.portals import roll_direction
from rulewright.games.godai.rules.refusals.combat import refuse_action
from rulewright.games.godai.rules.stat_tests import roll_test

from .battlefield import make_hero
from .fights import ATTACK, DEFEND, answer, fight, foe, opponent
from .positions import content, faces, position
from .sieges import stores

QUIET = 5
"""The face of the Hex die on which the Encounter of these tests does nothing."""
ROLES = tuple(content().roles)


def of_role(role: str, slot: str) -> Ability:
    found = ability(fight([make_hero(role)], foe()), role, slot)
    assert found is not None
    return found


# -- dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-048")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_hex_symbol_of_the_hex_die_counts_as_six(face: int) -> None:
    state = position(("samurai", "kobold"), script=faces(face))
    assert roll_direction(state, [""] * 6) == face - 1
    assert [(roll.of, roll.got) for roll in state.rolls] == [(6, face - 1)]


@pytest.mark.rule("GOD-049")
@pytest.mark.parametrize("face", [1, 2, 10])
def test_the_hex_symbol_of_a_core_die_counts_as_one(face: int) -> None:
    state = position(("samurai", "kobold"), script=faces(face))
    assert roll_test(state, 0, Stat.EXPLORE, "GOD-412", "explore").result == face
    assert [(roll.of, roll.got) for roll in state.rolls] == [(10, face - 1)]


# -- Roles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-061")
@pytest.mark.parametrize("role", ROLES)
def test_every_role_has_one_of_five_types(role: str) -> None:
    state = fight([make_hero(role)], foe())
    assert role_types(state, 0) == (content().roles[role].type,)
    assert len(RoleType) == 5
    assert {one.type for one in content().roles.values()} == set(RoleType)


@pytest.mark.rule("GOD-062")
@pytest.mark.parametrize(
    ("first", "second", "reach"),
    [
        (RoleType.STRIKER, None, 0),
        (RoleType.STRIKER, RoleType.HEALER, 2),
        (RoleType.SAPPER, RoleType.STRIKER, 2),
        (RoleType.STRIKER, RoleType.UTILITY, 1),
    ],
)
def test_a_dual_role_has_the_larger_range(first: RoleType, second: RoleType | None, reach: int) -> None:
    tables = dict(content().tables)
    samurai = replace(content().roles["samurai"], type=first, dual=second)
    tables["roles"] = {**tables["roles"], "samurai": samurai}
    assert group_range(position(("samurai", "kobold"), held=Content(tables))) == reach


# -- Abilities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-088")
@pytest.mark.parametrize("role", ROLES)
def test_a_hero_acts_by_its_four_abilities(role: str) -> None:
    heroes = [make_hero(role, ranks=(20, 20, 4, 6, 4, 4, 5, 5, 5)), make_hero()]
    state = fight(heroes, foe(), stockpile=stores(fire=1))
    found = {declared.action for declared in actions(state, 0)}
    assert found == {"attack", "defend", "first-mastery", "second-mastery", "flee"}


@pytest.mark.rule("GOD-089")
@pytest.mark.parametrize("rank", [1, 4, 7])
def test_an_attack_deals_its_rank_and_costs_nothing(rank: int) -> None:
    hero = make_hero("samurai", ranks=(20, 20, rank, 2, 3, 3, 5, 5, 5))
    state = fight([hero], foe())
    answer(state, ATTACK, dice=(QUIET,))
    assert (opponent(state).health, opponent(state).energy) == ((30 - rank,), 10)
    assert hero.energy == 20


@pytest.mark.rule("GOD-090")
@pytest.mark.parametrize("role", ROLES)
def test_an_attack_hits_the_vitals_of_its_role(role: str) -> None:
    state = fight([make_hero(role)], foe(influence=5, outlast=5, tests=(Stat.EXPLORE,)))
    vitals = content().roles[role].vitals
    wanted = [str(one) for one in vitals if one is not Vital.OUTLAST]
    if Vital.OUTLAST in vitals:
        wanted += ["outlast-down", "outlast-up"]
    assert vitals_hit(state, of_role(role, "attack")) == wanted
    for vital in Vital:
        refused = [reason.message for reason in refuse_action(state, 0, Declare("attack", vital))]
        barred = vital is not Vital.OUTLAST and vital not in vitals
        assert ("why-vital-not-hit" in refused) is (barred or vital is Vital.OUTLAST)


@pytest.mark.rule("GOD-092", "GOD-131")
def test_who_defends_uses_an_item_or_gives_one_away() -> None:
    heroes = [make_hero(items=("viper-potion", "viper-potion", "bulls-elixir")), make_hero(energy=5)]
    state = fight(heroes, foe())
    answer(state, DEFEND, ATTACK, dice=(QUIET,))
    assert state.decision.allows(UseItem("viper-potion", "energy", 0))
    answer(state, HandItem("viper-potion", 2))
    assert (heroes[0].items, heroes[1].items) == (("viper-potion", "bulls-elixir"), ("viper-potion",))
    assert state.decisions[0].prompt == "prompt-declare", "one single Item, then the round ends"


@pytest.mark.rule("GOD-093")
@pytest.mark.parametrize("role", ROLES)
def test_roles_with_a_gold_symbol_bargain(role: str) -> None:
    hero = make_hero(role, ranks=(20, 20, 4, 6, 3, 3, 5, 5, 5))
    state = fight([hero], foe())
    state.script = faces(3)
    able = content().roles[role].bribery
    assert bargain(state, foe(bribe=9)) == (9 - 6 if able else 9)
    assert able is (role == "mesmer")


@pytest.mark.rule("GOD-095")
def test_a_mastery_costs_the_energy_that_is_printed() -> None:
    hero = make_hero("astrologist", ranks=(20, 20, 4, 6, 4, 4, 5, 5, 5))
    state = fight([hero, make_hero()], foe())
    reading = of_role("astrologist", "first-mastery")
    assert [cost_of(state, 0, reading, times) for times in (1, 2, 3)] == [2, 4, 6]
    hero.energy = 3
    known = [declared.times for declared in actions(state, 0) if declared.action == "first-mastery"]
    assert known == [1]


@pytest.mark.rule("GOD-097")
@pytest.mark.parametrize(("rank", "more"), [(5, set()), (6, {"against-outlast"}), (9, {"against-outlast", "as-all"})])
def test_ranks_unlock_parts_of_a_mastery(rank: int, more: set[str]) -> None:
    hero = make_hero("mesmer", ranks=(20, 20, 4, 6, rank, 4, 5, 5, 5))
    state = fight([hero], foe(outlast=5, tests=(Stat.EXPLORE,)))
    found = {aim.mode for aim in mastery_aims(state, 0, of_role("mesmer", "first-mastery"))}
    assert found == {"as-navigate", "as-explore", "as-survival"} | more


@pytest.mark.rule("GOD-099")
def test_a_mastery_reaches_only_the_targets_that_it_names() -> None:
    heroes = [make_hero("astrologist", ranks=(20, 20, 4, 6, 4, 4, 5, 5, 5)), make_hero(), make_hero()]
    state = fight(heroes, foe())
    aims = mastery_aims(state, 0, of_role("astrologist", "second-mastery"))
    assert {aim.target for aim in aims} == {1, 2}, "allies: neither the hero nor the opponent"


@pytest.mark.rule("GOD-105")
def test_regen_gives_of_each_vital_in_a_declaration_phase() -> None:
    hero = make_hero(health=10, energy=19)
    state = fight([hero], foe())
    give(state, 0, Ward("regen-health", 3, left=0))
    give(state, 0, Ward("regen-energy", 2, left=0))
    start_losses(state)
    assert (hero.health, hero.energy) == (13, 20), "never above the rank"
