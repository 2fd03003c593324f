"""Each Role and Race has its scores, and each Attack, Defend, Special, Racial Ability, Augment and Treasure works.

The numbers are those of the placards: Role placards p.16, Race cards p.14, Augments p.108.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.combat_effects import Strike
from rulewright.games.godai.model.choices.combat import AimAt, Declare, UseItem, UsePower
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.gains import DrawPowerUp
from rulewright.games.godai.model.vocabulary import ELEMENTS, STATS, Element, Keyword, Kind, Stat
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.declaration import actions, cost_of
from rulewright.games.godai.rules.combat.opponents import modifier
from rulewright.games.godai.rules.gear import price
from rulewright.games.godai.rules.heroes import create
from rulewright.games.godai.rules.stat_tests import rank
from rulewright.games.godai.rules.vitals import hurt

from .battlefield import make_hero
from .fights import ATTACK, DEFEND, action, answer, fight, foe, opponent
from .maps import full_map
from .positions import answer as reply
from .positions import content, offered, position, run

QUIET = 5
"""The face of the Hex die on which the Encounter of these tests does nothing."""

# -- Roles and Races -------------------------------------------------------------------------------------------

ROLES: dict[str, tuple[str, tuple[int, ...]]] = {
    "astrologist": ("healer", (3, 8, 1, 2, 2, 1, 4, 2, 1)),
    "dragoon": ("striker", (7, 4, 2, 3, 1, 1, 1, 1, 4)),
    "magician": ("sapper", (4, 10, 1, 1, 3, 3, 1, 1, 1)),
    "mesmer": ("sapper", (6, 8, 1, 1, 2, 2, 1, 4, 1)),
    "ninja": ("utility", (5, 7, 2, 1, 2, 2, 2, 2, 2)),
    "sage": ("healer", (4, 8, 1, 1, 2, 2, 3, 3, 1)),
    "samurai": ("striker", (7, 5, 2, 2, 1, 1, 2, 2, 2)),
    "spear-master": ("assist", (5, 6, 2, 1, 2, 2, 2, 2, 2)),
    "wind-rider": ("utility", (7, 7, 2, 2, 1, 1, 3, 1, 1)),
}
RACES: dict[str, tuple[tuple[int, ...], int, Kind]] = {
    "kobold": ((3, 0, 1, 1, 0, 0, 0, 3, 0), 1, Kind.MONSTROUS_HUMANOID),
    "nakaharan": ((3, 1, 1, 0, 1, 1, 1, 1, 0), 2, Kind.CONSTRUCT),
    "alux": ((0, 5, 0, 1, 1, 0, 0, 1, 0), 0, Kind.UNDEAD),
    "voldwari": ((2, 3, 0, 0, 2, 2, 0, 0, 0), 2, Kind.SPIRIT),
    "jademar": ((3, 0, 1, 1, 0, 0, 0, 2, 3), 3, Kind.MAGICAL_NATURE),
    "nagual": ((3, 1, 0, 3, 0, 0, 1, 1, 1), 3, Kind.HUMANOID),
    "tengu": ((3, 2, 1, 1, 0, 0, 1, 0, 1), 1, Kind.MONSTROUS_HUMANOID),
    "tanuki": ((0, 1, 0, 0, 2, 2, 0, 0, 2), 2, Kind.MAGICAL_NATURE),
    "xumucane": ((1, 3, 1, 1, 1, 0, 1, 0, 1), 2, Kind.CREATURE),
}
RANGE = {"healer": 2, "striker": 0, "sapper": 2, "assist": 1, "utility": 1}


def marked(rows: Any) -> list[Any]:
    return [pytest.param(one, marks=pytest.mark.component(one)) for one in rows]


@pytest.mark.parametrize("race", marked(RACES))
@pytest.mark.parametrize("role", marked(ROLES))
def test_a_hero_is_role_and_race_together(role: str, race: str) -> None:
    type_, scores = ROLES[role]
    modifiers, food, favored = RACES[race]
    hero = create(content(), role, race)
    assert hero.ranks == tuple([one + more for one, more in zip(scores, modifiers, strict=True)])
    assert (hero.health, hero.energy) == hero.ranks[:2]
    assert (hero.gold, hero.food, hero.food_rating, hero.favored) == (10, 5, food, (favored,))
    state = full_map((role, race))
    assert land.group_range(state) == RANGE[type_]
    assert land.soars(state, 0) == (role == "wind-rider" or race == "tengu")


# -- Attacks and Defends ---------------------------------------------------------------------------------------

BASICS: dict[str, tuple[str, str, list[str], int]] = {
    "astrologist": ("starfall", "akashic-link", ["health", "influence"], 0),
    "dragoon": ("wind-lance", "deflect", ["health", "outlast-down", "outlast-up"], 0),
    "magician": ("magic-missile", "earth-shroud", ["health", "energy"], 1),
    "mesmer": ("hallucinate", "duplicity", ["energy"], 0),
    "ninja": ("kusarigama", "vanish", ["health", "outlast-down", "outlast-up"], 0),
    "sage": ("inner-light", "epistemic-resolve", ["health", "influence"], 0),
    "samurai": ("katana", "karuta", ["health"], 0),
    "spear-master": ("lunge", "reposition", ["health"], 0),
    "wind-rider": ("charge", "vantage-point", ["health"], 0),
}
"""Attack, Defend, what the Attack can damage, and its Energy."""


def alone(role: str = "", race: str = "", bite: int = 9, **more: Any) -> GodaiState:
    """A hero with Attack 4, Defend 6 and 20 of everything against an Encounter with every Vital."""
    card = foe(
        health=(60,), energy=30, influence=40, outlast=8, tests=(Stat.NAVIGATE,), attack=action("bite", Strike(n=bite))
    )
    return fight([make_hero(role, race, ranks=(20, 20, 4, 6, 3, 3, 5, 5, 5), **more)], card)


def lost_by(state: GodaiState) -> dict[str, int]:
    one = opponent(state)
    found = {"health": 60 - one.health[0], "energy": 30 - one.energy, "influence": 40 - one.influence}
    # One Outlast goes with every round.
    return {**found, "outlast": 8 - 1 - one.outlast}


@pytest.mark.parametrize(
    "role", [pytest.param(one, marks=pytest.mark.component(row[0])) for one, row in BASICS.items()]
)
def test_an_attack_deals_its_rank_to_the_vitals_that_its_placard_names(role: str) -> None:
    _, _, vitals, cost = BASICS[role]
    offered_vitals = [one.vital for one in actions(alone(role), 0) if one.action == "attack"]
    assert offered_vitals == vitals
    for vital in vitals:
        state = alone(role)
        answer(state, Declare("attack", vital), dice=(QUIET,))
        while any(isinstance(one, AimAt) for one in state.decision.choices):
            answer(state, next(one for one in state.decision.choices if isinstance(one, AimAt)), dice=(QUIET,))
        what = "outlast" if vital.startswith("outlast") else vital
        n = {"outlast-down": 2, "outlast-up": -2}.get(vital, 4)
        assert {word: found for word, found in lost_by(state).items() if found} == {what: n}
        assert state.heroes[0].energy == 20 - cost


@pytest.mark.parametrize(
    "role", [pytest.param(one, marks=pytest.mark.component(row[1])) for one, row in BASICS.items()]
)
def test_a_defend_takes_its_rank_from_damage(role: str) -> None:
    state = alone(role)
    answer(state, DEFEND, dice=(1,))
    assert state.heroes[0].health == 20 - (9 - 6)


# -- Specials and Racial Abilities -----------------------------------------------------------------------------


@pytest.mark.component("arcane-attack")
def test_a_magician_pays_for_its_attack_and_puts_power_ups_on_either_mastery() -> None:
    state = alone("magician")
    assert cost_of(state, 0, at.ability(state, "magician", "attack")) == 1
    drawn = position(("magician", "nagual"), power_ups=("powerup-old-scroll", "powerup-keen-edge"), script=[0])
    run(drawn, DrawPowerUp(0))
    assert offered(drawn) == ["pick-stat first-mastery", "pick-stat second-mastery"]
    reply(drawn, "pick-stat second-mastery")
    assert drawn.heroes[0].ranks[4:6] == (3, 4)


@pytest.mark.component("steadfast")
@pytest.mark.parametrize(("defend", "more"), [(3, 0), (4, 1), (8, 2)])
def test_a_samurai_draws_attacks_by_its_defend(defend: int, more: int) -> None:
    state = fight([make_hero("samurai", ranks=(20, 20, 4, defend, 3, 3, 5, 5, 5))], foe())
    assert modifier(state, 20, 0) == more


@pytest.mark.component("covering-thrust")
def test_a_spear_master_covers_somebody_with_its_attack() -> None:
    state = alone("spear-master")
    answer(state, ATTACK, dice=(1,))
    answer(state, AimAt("cover", 0))
    hero = state.heroes[0]
    # Block is half of Defend 6.
    assert (hero.health, hero.energy) == (20 - (9 - 3), 19)
    assert opponent(state).health == (56,)


@pytest.mark.component("born-to-fly")
def test_a_wind_rider_soars_and_is_faster_when_reckless() -> None:
    rider, other = full_map(("wind-rider", "nagual")), full_map(("samurai", "nagual"))
    assert (land.soars(rider, 0), land.soars(other, 0)) == (True, False)
    for state in (rider, other):
        state.movement = "reckless"
    assert reckless_speed(rider) - reckless_speed(other) == 2


def reckless_speed(state: GodaiState) -> int:
    from rulewright.games.godai.rules.land import reckless_speed as found

    return found(state)


@pytest.mark.component("alux-racial")
def test_an_alux_lures_and_evades() -> None:
    state = alone(race="alux")
    answer(state, UsePower("alux-racial", "vanish"))
    assert state.heroes[0].energy == 18
    assert modifier(state, 20, 0) == 5
    assert [ward.n for ward in at.active(state, 0, Keyword.EVASION)] == [4]


@pytest.mark.component("voldwari-racial")
@pytest.mark.parametrize(("mode", "lost"), [("health", 0), ("energy", 9)])
def test_a_voldwari_is_immune_to_one_kind_of_damage_once_per_combat(mode: str, lost: int) -> None:
    state = alone(race="voldwari")
    answer(state, UsePower("voldwari-racial", mode))
    assert state.heroes[0].energy == 17
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 20 - lost
    assert not state.decision.allows(UsePower("voldwari-racial", mode))


@pytest.mark.component("tengu-racial")
@pytest.mark.parametrize(("mode", "health", "foe_lost"), [("berserk", 9, 4 + 5), ("reflect", 6, 4 + 3)])
def test_a_tengu_pays_two_health_for_a_fury(mode: str, health: int, foe_lost: int) -> None:
    """Berserk adds Survival 5; Reflect sends 3 of 9 points back."""
    state = alone(race="tengu")
    answer(state, UsePower("tengu-racial", mode))
    assert state.heroes[0].health == 18
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == 18 - health
    assert opponent(state).health == (60 - foe_lost,)


# -- combat Items ----------------------------------------------------------------------------------------------


@pytest.mark.component("weapon-coating", "use-weapon-coating")
@pytest.mark.parametrize(("mode", "lost"), [("piercing", {"health": 4}), ("energy-drain", {"energy": 4})])
def test_a_weapon_coating_changes_all_own_damage(mode: str, lost: dict[str, int]) -> None:
    state = alone(items=("weapon-coating",))
    answer(state, UsePower("use-weapon-coating", mode))
    assert (state.heroes[0].items, state.heroes[0].energy) == ((), 19)
    answer(state, ATTACK, dice=(QUIET,))
    assert {word: n for word, n in lost_by(state).items() if n} == lost


@pytest.mark.component("black-jaguar-blood", "use-black-jaguar-blood")
def test_black_jaguar_blood_gives_three_attacks_in_the_next_round() -> None:
    state = alone(items=("black-jaguar-blood",))
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, UseItem("black-jaguar-blood", "drink", 0), dice=(QUIET,))
    answer(state, ATTACK, dice=(QUIET,))
    # Each of them Berserk, which adds Survival 5.
    assert lost_by(state)["health"] == 3 * (4 + 5)


@pytest.mark.component("viper-potion", "use-viper-potion")
def test_a_viper_potion_restores_energy_or_reflects() -> None:
    state = alone(items=("viper-potion",), energy=5)
    answer(state, DEFEND, dice=(QUIET,))
    answer(state, UseItem("viper-potion", "energy", 0), dice=(QUIET,))
    assert state.heroes[0].energy == 15
    other = alone(items=("viper-potion",))
    answer(other, DEFEND, dice=(1,))
    answer(other, UseItem("viper-potion", "reflect", 0))
    assert (other.heroes[0].health, opponent(other).health) == (20, (51,))


@pytest.mark.component("bulls-elixir", "use-bulls-elixir")
@pytest.mark.parametrize(("mode", "health", "energy"), [("health", 14, 5), ("energy", 10, 13)])
def test_a_bulls_elixir_raises_and_blocks(mode: str, health: int, energy: int) -> None:
    state = alone(items=("bulls-elixir",), health=10, energy=5)
    answer(state, DEFEND, dice=(1,))
    answer(state, UseItem("bulls-elixir", mode, 0))
    assert (state.heroes[0].health, state.heroes[0].energy) == (health, energy)


@pytest.mark.component("use-snail-tonic", "use-voidbane-tonic")
def test_tonics_in_a_combat() -> None:
    snail = alone(items=("snail-tonic",), health=10)
    answer(snail, DEFEND, dice=(QUIET,))
    answer(snail, UseItem("snail-tonic", "heal", 0), dice=(QUIET,))
    assert snail.heroes[0].health == 13
    voidbane = alone(items=("voidbane-tonic",), energy=10)
    answer(voidbane, DEFEND, dice=(QUIET,))
    answer(voidbane, UseItem("voidbane-tonic", "drink", 0), dice=(QUIET,))
    assert voidbane.heroes[0].energy == 12


# -- Treasures -------------------------------------------------------------------------------------------------

WIELDED: dict[str, dict[str, int]] = {
    "fang-of-the-first-duel": {"attack": 2},
    "mantle-of-woven-rain": {"defend": 2},
    "spyglass-of-ixmatl": {"explore": 2},
    "serpents-tongue-bow": {"energy": 2},
    "bowl-of-shared-pain": {"survival": 2},
    "sandals-of-the-salt-road": {"navigate": 2},
    "seal-of-the-master-smith": {"first-mastery": 2},
    "two-faced-lodestone": {"second-mastery": 2},
    "war-conch-of-hirono": {"health": 2},
    "seed-of-yanagi": {"first-mastery": 1, "second-mastery": 1},
}


@pytest.mark.parametrize("card", [pytest.param(one, marks=pytest.mark.component(f"harvest-{one}")) for one in WIELDED])
def test_whoever_wields_a_treasure_has_its_bonus(card: str) -> None:
    state = position(("samurai", "nagual"))
    before = [rank(state, 0, stat) for stat in STATS]
    state.heroes[0].items = (f"harvest-{card}",)
    after = [rank(state, 0, stat) for stat in STATS]
    found = {str(stat): now - was for stat, was, now in zip(STATS, before, after, strict=True) if now != was}
    assert found == WIELDED[card]


@pytest.mark.component("harvest-seal-of-the-master-smith")
def test_the_seal_makes_gear_cheaper() -> None:
    state = position(("samurai", "nagual"))
    assert price(state, 0, Stat.NAVIGATE) == 3
    state.heroes[0].items = ("harvest-seal-of-the-master-smith",)
    assert price(state, 0, Stat.NAVIGATE) == 2


@pytest.mark.component("harvest-sandals-of-the-salt-road")
def test_the_sandals_carry_the_group_two_hexes_once_a_turn() -> None:
    from rulewright.games.godai.model.steps.turn import ChooseMovement

    state = full_map(("samurai", "nagual"))
    state.heroes[0].items = ("harvest-sandals-of-the-salt-road",)
    run(state, ChooseMovement())
    used = next(str(one) for one in state.decision.aside if "sandals" in str(one))
    reply(state, used)
    here = state.at
    goal = next(one for one in offered(state) if one.startswith(("pick-hex", "go")))
    reply(state, goal)
    assert state.at != here


# -- Augments --------------------------------------------------------------------------------------------------


def augmented(element: Element, tier: int, **more: Any) -> GodaiState:
    return alone(augments=tuple([tier * (one is element) for one in ELEMENTS]), **more)


BOTH = [
    pytest.param(number, marks=pytest.mark.component(*[f"augment-{element}-{number}" for element in ELEMENTS]))
    for number in (1, 2)
]
"""Two cards of each Element are alike, so that two heroes can have it."""


@pytest.mark.parametrize("number", BOTH)
def test_what_the_three_tiers_of_an_element_give(number: int) -> None:
    for element, numbers in NUMBERS.items():
        assert content().tables["augments"][f"augment-{element}-{number}"].numbers == numbers  # type: ignore[attr-defined]
    air = augmented(Element.AIR, 1)
    answer(air, DEFEND, dice=(QUIET,))
    earth = augmented(Element.EARTH, 1)
    answer(earth, DEFEND, dice=(1,))
    assert earth.heroes[0].health == 20 - (9 - 6 - 2)
    fire = augmented(Element.FIRE, 2)
    answer(fire, ATTACK, dice=(QUIET,))
    assert lost_by(fire)["health"] == 4 + 2
    water = augmented(Element.WATER, 2)
    answer(water, ATTACK, dice=(QUIET,))
    assert lost_by(water)["health"] == 4 + 1
    void = position(("samurai", "nagual"))
    void.heroes[0].augments = (0, 0, 0, 0, 1)
    void.heroes[0].energy = 6
    hurt(void, 0, 5, "energy", rule="GOD-851", drain=True)  # type: ignore[arg-type]
    assert void.heroes[0].energy == 3


NUMBERS = {
    Element.AIR: (9, 2, 1),
    Element.EARTH: (2, 2, 2),
    Element.FIRE: (2, 2, 1),
    Element.WATER: (2, 1, 2),
    Element.VOID: (2, 1, 1),
}
