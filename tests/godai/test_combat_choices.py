"""What was once chosen for the players in combat and is asked now; Abilities and Items whose text was not met."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.games.godai.combat_effects import Has, Strike
from rulewright.games.godai.model.choices.combat import AimAt, Declare, Favor, UseItem, UsePower
from rulewright.games.godai.model.choices.common import Done, PickHero, PickOpponent
from rulewright.games.godai.model.combat import Ally, Opponent
from rulewright.games.godai.model.hero import NO_CONDITIONS, Hero
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Keyword, Kind, Targeting, Vital
from rulewright.games.godai.rules.combat.backpack import items_of
from rulewright.games.godai.rules.combat.declaration import actions
from rulewright.games.godai.rules.combat.powers import powers_of
from rulewright.games.godai.rules.combat.who import opponent_at, total
from rulewright.games.godai.rules.combat.work import improvements
from rulewright.games.godai.rules.refusals.combat import refuse_action, refuse_power

from . import foes
from .battlefield import make_hero
from .fights import ATTACK, DEFEND, FIRST, SECOND, action, answer, borne, combat_in, fight, foe, opponent

QUIET = 5
BITE = foe(health=(60,), energy=30, attack=action("bite", Strike(n=5)))
SAGE = (20, 20, 4, 6, 4, 4, 5, 5, 5)


def bearing(*conditions: Condition) -> tuple[int, ...]:
    return tuple([int(one in conditions) for one in CONDITIONS])


def hero_of(role: str, **more: Any) -> Hero:
    return make_hero(role, ranks=SAGE, **more)


# -- Abilities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-754")
@pytest.mark.parametrize(("action", "hit"), [(FIRST, 0), (DEFEND, 1)])
def test_leap_draws_the_attack_of_its_own_round(action: Declare, hit: int) -> None:
    """The Target die of whoever declares it is higher by the rank in the Opponent phase that follows."""
    state = fight([hero_of("dragoon"), make_hero()], BITE)
    answer(state, action, DEFEND, dice=(1, 5, 8))
    damaged = [seat for seat, hero in enumerate(state.heroes) if hero.health < 20]
    assert damaged == ([0] if hit == 0 else [1])


@pytest.mark.rule("GOD-782")
@pytest.mark.parametrize(("whom", "left"), [(0, [20, 17]), (1, [20 - 5, 20])])
def test_whom_quantum_leap_takes_away_is_not_hit_but_the_next_one(whom: int, left: list[int]) -> None:
    state = fight([hero_of("magician"), make_hero()], BITE)
    first = (9, 2) if whom == 0 else (2, 9)
    answer(state, SECOND, DEFEND, dice=(1, *first))
    answer(state, AimAt("leap", whom))
    assert [hero.health for hero in state.heroes] == left


@pytest.mark.ruling("AMB-GOD-107")
@pytest.mark.parametrize(("order", "damage"), [(("itto-ryu",) * 3, 4 + 6), (("itto-ryu", "iaido", "iaido"), 4 + 2)])
def test_the_samurai_chooses_which_stance_is_improved(order: tuple[str, ...], damage: int) -> None:
    """At rank 4 and every 2 ranks after it; each improvement of Itto-ryu adds 2 to its Counterattack."""
    samurai = make_hero("samurai", ranks=(20, 20, 4, 2, 8, 4, 5, 5, 5))
    state = fight([samurai], BITE)
    answer(state, FIRST, dice=(1,))
    for stance in order:
        answer(state, AimAt(f"improve-{stance}"))
    answer(state, AimAt("itto-ryu"))
    assert samurai.improved == order
    assert opponent(state).health == (60 - damage,)
    answer(state, FIRST, dice=(QUIET,))
    assert state.decision.choices[0] == AimAt("iaido"), "an improvement is chosen once"


@pytest.mark.ruling("AMB-GOD-107")
def test_improvements_count_only_with_their_rank() -> None:
    samurai = make_hero("samurai", ranks=(20, 20, 4, 2, 6, 4, 5, 5, 5), improved=("itto-ryu", "iaido", "iaido"))
    state = fight([samurai], BITE)
    assert [improvements(state, 0, one) for one in ("itto-ryu", "iaido")] == [1, 1]


# -- Energy that cannot be used --------------------------------------------------------------------------------


@pytest.mark.rule("GOD-426")
def test_the_starving_use_no_energy_in_combat() -> None:
    """p.58: from the first level on."""
    state = fight([hero_of("sage", starving=1)], BITE)
    assert {one.action for one in actions(state, 0)} == {"attack", "defend", "flee"}
    assert powers_of(state, 0) == []
    assert [one.message for one in refuse_action(state, 0, FIRST)] == ["why-starving"]
    assert [one.message for one in refuse_power(state, 0, UsePower("deep-insight", "favor-air"))] == ["why-starving"]


@pytest.mark.rule("GOD-895")
@pytest.mark.parametrize(("die", "energy", "favored"), [(9, 20, 0), (3, 18, 1)])
def test_the_diseased_test_survival_for_a_special_too(die: int, energy: int, favored: int) -> None:
    state = fight([hero_of("sage", conditions=bearing(Condition.DISEASED))], BITE)
    answer(state, UsePower("deep-insight", "favor-air", 0), dice=(die,))
    assert state.heroes[0].energy == energy
    assert len([ward for ward in combat_in(state).fighters[0].wards if ward.what == "favored"]) == favored


# -- Favored Opponents -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-664", "GOD-868")
def test_favored_damage_to_the_energy_of_the_soulless_drains() -> None:
    card = foe(health=(30,), energy=3, traits=(Has(keyword=Keyword.SOULLESS),))
    state = fight([make_hero(favored=(Kind.CREATURE,))], card)
    answer(state, DEFEND)
    answer(state, Favor(1, "energy"), dice=(4, QUIET))
    assert (opponent(state).energy, opponent(state).health) == (0, (30 - 5,))


# -- Items -----------------------------------------------------------------------------------------------------


@pytest.mark.component("use-iron-elixir")
@pytest.mark.rule("GOD-858", "GOD-1009")
def test_who_negates_a_condition_names_it() -> None:
    sick = make_hero(items=("iron-elixir",), conditions=bearing(Condition.SLOWED, Condition.VULNERABLE))
    state = fight([sick], BITE)
    offered = [one.mode for one in items_of(state, 0) if isinstance(one, UseItem)]
    assert offered == ["negate.slowed", "negate.vulnerable"]
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, UseItem("iron-elixir", "negate.vulnerable", 0))
    assert (borne(state, 0, Condition.SLOWED), borne(state, 0, Condition.VULNERABLE)) == (1, 0)


@pytest.mark.component("xocolatl-elixir", "use-xocolatl-elixir")
@pytest.mark.rule("GOD-1009")
@pytest.mark.parametrize(
    ("aim", "health", "outlast", "guard"),
    [
        (AimAt("more.attack", 20, "health"), 1, 0, 0),
        (AimAt("more.attack", 20, "outlast-down"), 0, -2, 0),
        (AimAt("more.strike", 20, "health"), 2, 0, 0),
        (AimAt("more.defend"), 0, 0, 3),
        (AimAt("no"), 0, 0, 0),
    ],
)
def test_xocolatl_gives_one_more_action_of_any_kind(aim: AimAt, health: int, outlast: int, guard: int) -> None:
    """With ranks 3 lower, at least 1: Attack 4 and Second Mastery 4 count 1 each, Defend 6 counts 3."""
    card = msgspec.structs.replace(BITE, outlast=6, tests=())
    dragoon = hero_of("dragoon", items=("xocolatl-elixir",))
    state = fight([dragoon], card)
    answer(state, DEFEND, dice=(1,))
    answer(state, UseItem("xocolatl-elixir", "drink", 0))
    assert {"more.defend", "more.attack", "more.strike", "more.leap"} <= {one.mode for one in aims(state)}
    answer(state, aim)
    foe_now: Opponent = opponent(state)
    assert 60 - foe_now.health[0] == health
    assert foe_now.outlast == max(0, 6 + outlast - 1)
    assert dragoon.health == 20 - max(0, 5 - 6 - guard)
    assert dragoon.energy == 20 - (1 if aim.mode == "more.strike" else 0)
    assert dragoon.items == ()


def aims(state: GodaiState) -> list[AimAt]:
    return [one for one in state.decision.choices if isinstance(one, AimAt)]


@pytest.mark.rule("GOD-1009")
def test_an_ally_may_drink_xocolatl_beside_its_own_action() -> None:
    state = fight([make_hero(items=("xocolatl-elixir",)), hero_of("dragoon")], BITE)
    answer(state, DEFEND, ATTACK, dice=(QUIET,))
    answer(state, UseItem("xocolatl-elixir", "drink", 1))
    answer(state, AimAt("more.attack", 20, "health"))
    assert opponent(state).health == (60 - 4 - 1,)


@pytest.mark.component("clay-ocarina", "use-clay-ocarina")
@pytest.mark.rule("GOD-1009")
@pytest.mark.parametrize(("mode", "outlast"), [("down", 8 - 3 - 1), ("up", 8 + 3 - 1)])
def test_the_clay_ocarina_moves_outlast_by_half_of_the_better_rank(mode: str, outlast: int) -> None:
    state = fight([hero_of("", items=("clay-ocarina",))], msgspec.structs.replace(BITE, outlast=8))
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, UseItem("clay-ocarina", mode, 20))
    assert opponent(state).outlast == outlast


@pytest.mark.component("clay-ocarina", "use-clay-ocarina")
@pytest.mark.rule("GOD-1009", "GOD-772")
def test_the_clay_ocarina_heals_by_current_energy() -> None:
    state = fight([hero_of("", items=("clay-ocarina",), energy=7)], msgspec.structs.replace(BITE, influence=20))
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, UseItem("clay-ocarina", "energy", 20))
    assert opponent(state).influence == 20 - 7


@pytest.mark.component("bone-pendant", "use-bone-pendant")
@pytest.mark.rule("GOD-881")
@pytest.mark.parametrize(("target", "more"), [(20, 5), (21, 0)])
def test_a_bone_pendant_makes_berserk_against_one_opponent(target: int, more: int) -> None:
    state = fight([make_hero(items=("bone-pendant",))], BITE, msgspec.structs.replace(BITE, id="encounter-other"))
    answer(state, UsePower("use-bone-pendant", "berserk", 20))
    answer(state, ATTACK, dice=(QUIET, QUIET))
    answer(state, AimAt("attack", target, "health"))
    assert opponent_at(state, target).health == (60 - 4 - more,)


@pytest.mark.component("fireheart-scepter")
@pytest.mark.rule("GOD-725")
@pytest.mark.parametrize(("vital", "health", "energy"), [("health", 6, 0), ("energy", 4, 2)])
def test_the_scepter_burns_health_or_energy(vital: str, health: int, energy: int) -> None:
    state = fight([make_hero(items=("fireheart-scepter",))], BITE)
    answer(state, ATTACK, dice=(QUIET,))
    answer(state, AimAt("scepter", vital=vital))
    assert (60 - opponent(state).health[0], 30 - opponent(state).energy) == (health, energy)


@pytest.mark.component("tanuki-racial", "use-snail-tonic")
@pytest.mark.rule("GOD-067")
def test_a_tanuki_brews_for_others_too() -> None:
    state = fight([make_hero(race="tanuki"), make_hero(health=10)], BITE)
    answer(state, UsePower("tanuki-racial", "snail-tonic.heal", 1), DEFEND)
    assert state.heroes[1].health == 13


@pytest.mark.rule("GOD-067")
def test_a_tanuki_brews_xocolatl_for_one_more_action() -> None:
    state = fight([make_hero("dragoon", "tanuki")], BITE)
    answer(state, UsePower("tanuki-racial", "xocolatl-elixir.drink", 0))
    answer(state, ATTACK, dice=(QUIET,))
    answer(state, AimAt("more.attack", 20, "health"))
    assert opponent(state).health == (60 - 4 - 1,)


# -- whom help is for ------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1105")
@pytest.mark.parametrize("whom", [1, 2])
def test_who_strikes_with_water_chooses_the_ally_that_heals(whom: int) -> None:
    state = fight([make_hero(augments=(0, 0, 0, 2, 0)), make_hero(health=5), make_hero(health=10)], BITE)
    answer(state, ATTACK, DEFEND, DEFEND, dice=(QUIET,))
    answer(state, AimAt("mend", whom))
    assert [hero.health for hero in state.heroes[1:]] == [5 + (whom == 1), 10 + (whom == 2)]


@pytest.mark.rule("GOD-1105")
def test_a_mastery_with_earth_guards_the_ally_that_is_chosen() -> None:
    heroes = [hero_of("dragoon", augments=(0, 3, 0, 0, 0)), make_hero(), make_hero()]
    state = fight(heroes, foe(health=(60,), attack=action("quake", Strike(n=5), targeting=Targeting.GROUP)))
    answer(state, SECOND, ATTACK, ATTACK, dice=(1,))
    answer(state, AimAt("guard", 2))
    assert [hero.health for hero in state.heroes[1:]] == [20 - 5, 20 - 5 + 2]


@pytest.mark.rule("GOD-1105")
@pytest.mark.parametrize(("vital", "left"), [(Vital.HEALTH, (12, 10)), (Vital.ENERGY, (10, 12))])
def test_who_defends_with_water_chooses_the_vital(vital: Vital, left: tuple[int, int]) -> None:
    state = fight([make_hero(augments=(0, 0, 0, 1, 0), health=10, energy=10)], BITE)
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, AimAt("draught", vital=str(vital)))
    assert (state.heroes[0].health, state.heroes[0].energy) == left


def with_escort(card: str, heroes: list[Hero], *cards: Any, **more: Any) -> GodaiState:
    state = fight(heroes, *cards, **more)
    escort = foes.escorts()[card]
    state.game.content.tables["escorts"] = foes.escorts()
    combat_in(state).allies = (Ally(card=card, health=escort.health, most=escort.health, conditions=NO_CONDITIONS),)
    return state


@pytest.mark.rule("GOD-632")
@pytest.mark.parametrize("whom", [0, 1])
def test_the_group_chooses_whom_an_escort_shields(whom: int) -> None:
    stamp = foe(health=(60,), attack=action("stamp", Strike(n=5), targeting=Targeting.GROUP))
    state = with_escort("escort-shrine-acolyte", [make_hero(), make_hero()], stamp)
    answer(state, ATTACK, ATTACK, dice=(1,))
    assert state.decision.prompt == "prompt-guide-ally"
    answer(state, PickHero(whom + 1))
    assert [20 - hero.health for hero in state.heroes] == [0 if seat == whom else 5 for seat in range(2)]


@pytest.mark.rule("GOD-632")
def test_the_group_chooses_whom_an_escort_strikes() -> None:
    other = msgspec.structs.replace(BITE, id="encounter-other")
    state = with_escort("escort-retired-spearwoman", [make_hero()], BITE, other)
    answer(state, DEFEND, dice=(QUIET, QUIET))
    answer(state, PickOpponent(2))
    assert [one.health for one in combat_in(state).opponents] == [(60,), (55,)]


@pytest.mark.rule("GOD-632")
def test_nobody_is_asked_whom_an_escort_helps_if_it_makes_no_difference() -> None:
    state = with_escort("escort-shrine-acolyte", [make_hero(), make_hero()], BITE)
    answer(state, ATTACK, ATTACK, dice=(QUIET,))
    assert state.decision.prompt == "prompt-declare"


@pytest.mark.rule("GOD-1085")
def test_who_has_nothing_to_use_is_not_asked() -> None:
    state = fight([make_hero()], BITE)
    answer(state, DEFEND, dice=(1,))
    assert state.decision.prompt == "prompt-declare"
    assert total(state, 0, Keyword.DEFEND) == 0
    assert Done() not in state.decision.choices


@pytest.mark.rule("GOD-851")
@pytest.mark.parametrize(("energy", "left"), [(5, (20, 3)), (1, (19, 0))])
def test_a_bone_pendant_drains_and_takes_from_health_what_energy_lacks(energy: int, left: tuple[int, int]) -> None:
    state = fight([make_hero(items=("bone-pendant",), energy=energy)], BITE)
    answer(state, UsePower("use-bone-pendant", "berserk", 20))
    assert (state.heroes[0].health, state.heroes[0].energy) == left


@pytest.mark.rule("GOD-845", "GOD-910")
def test_corrosive_damage_hinders_a_heal_that_comes_later_in_the_round() -> None:
    """A Slowed Sage Heals when all others have acted."""
    acid = foe(health=(60,), attack=action("acid", Strike(n=5, corrosive=True), targeting=Targeting.GROUP))
    slow = hero_of("sage", conditions=bearing(Condition.SLOWED))
    state = fight([slow, make_hero()], acid)
    answer(state, FIRST, ATTACK, dice=(1,))
    answer(state, AimAt("heal", 1))
    assert state.heroes[1].health == 20 - 5
