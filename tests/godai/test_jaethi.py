"""Jaethi's step: where she moves, whom she strikes, and what each face of her die does."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.effects import FlipSkyTile, RemoveRiser
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.events.siege import EquipDiscarded, GroupHit
from rulewright.games.godai.model.state import Floating, GodaiState, Rulings, Token
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps.combat import DrawEncounters
from rulewright.games.godai.model.steps.gains import Perform
from rulewright.games.godai.model.steps.land import PlaceSky, Roam
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Element, Place, SiegeKeyword, Terrain
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.siege_opponents import JAETHI, abilities, apart, power, speed

from .positions import answer, answer_only, done, of_kind, offered, run, take_until
from .sieges import (
    FAR,
    GIANTS,
    PLAIN,
    SAGE,
    SAMURAI,
    at,
    besieged,
    city,
    defender,
    held,
    imbalance,
    stores,
    tower,
    whole_map,
)

MATCH, SURGE, FIRST_OTHER = 0, 2, 4
HERE = geometry.triangle(at(2, 0), True)


def manifest(*heroes: tuple[str, str], current: str = "fire", **fields: Any) -> GodaiState:
    return besieged(*(heroes or (SAMURAI,)), **{"jaethi": HERE, "current": current, "tiles": whole_map(), **fields})


def rolled(outcome: int, until: type | None = None, **fields: Any) -> GodaiState:
    """Her die falls; everything up to a step of a kind is done."""
    state = manifest(**fields)
    state.script = [outcome]
    if until is None:
        return run(state, steps.JaethiRolls())
    state.then(steps.JaethiRolls())
    take_until(state, until)
    return state


# -- movement and damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-541")
def test_without_her_nothing_happens() -> None:
    state = run(besieged(), steps.JaethiActs())
    assert done(state)
    assert not state.events


@pytest.mark.rule("GOD-542")
@pytest.mark.ruling("AMB-GOD-137", "AMB-GOD-76")
def test_she_moves_by_the_number_of_the_siege_and_stops_in_range() -> None:
    target = tower(at(-6, 4), kind=Place.FORTRESS)
    state = manifest(defenders=(city(besieged()),), wave=2)
    assert apart(HERE, city(state).hexes) == 4
    assert speed(state, JAETHI) == 2
    state.then(steps.JaethiActs())
    _walk(state)
    assert apart(state.jaethi, city(state).hexes) == 2
    near = manifest(defenders=(city(besieged()),), wave=3)
    near.then(steps.JaethiActs())
    _walk(near)
    assert apart(near.jaethi, city(near).hexes) == 2
    assert target.id == "tower-1"


def _walk(state: GodaiState) -> None:
    """Until she strikes; where ways differ, the first."""
    while not isinstance(state.agenda[-1], steps.JaethiStrikes):
        ask = state.game.book.ask(state, state.agenda[-1])
        if ask:
            answer_only(state, str(ask[0].choices[0]))
        else:
            step = state.agenda.pop()
            state.game.book.resolving[type(step)](state, step, None)


@pytest.mark.rule("GOD-543", "GOD-594")
@pytest.mark.ruling("AMB-GOD-77")
def test_she_damages_all_defenders_in_range_and_the_group() -> None:
    towers = (tower(at(0, 0)), tower(at(5, 0), 2), tower(at(-2, 0), 3))
    state = manifest(SAGE, defenders=towers, imbalance=imbalance(water=4), current="earth", at=at(2, -2))
    state.heroes[0].energy = 30
    assert power(state, JAETHI) == 3
    run(state, steps.JaethiStrikes())
    assert [one.resilience for one in state.defenders] == [7, 7, 10]
    assert [one.slot for one in of_kind(state.events, GroupHit)] == [5]
    assert state.heroes[0].energy == 6


@pytest.mark.rule("GOD-1043")
def test_every_imbalance_gives_its_passive() -> None:
    state = manifest(imbalance=imbalance(air=2, earth=1, fire=3, water=4, void=9))
    words = {one.keyword: one.n for one in abilities(state, JAETHI)}
    assert words == {
        SiegeKeyword.ARCING: 2, SiegeKeyword.SWIFT: 2, SiegeKeyword.BULWARK: 1, SiegeKeyword.TREMOR: 1,
        SiegeKeyword.IGNITE: 3, SiegeKeyword.OVERPOWER: 4,
    }  # fmt: skip
    # 2, and 3 for the highest Imbalance, and 1 for Fire.
    assert power(state, JAETHI) == 6
    assert speed(state, JAETHI) == 4
    water = manifest(imbalance=imbalance(water=1), jaethi_resilience=50, defenders=())
    water.then(steps.JaethiActs())
    _walk(water)
    assert water.jaethi_resilience == 51


@pytest.mark.rule("GOD-545", "GOD-546", "GOD-547", "GOD-1075")
def test_floating_mountains_fall_before_her() -> None:
    mountain = Floating("sky-1", at(0, 0), 0, riser=True)
    target = tower(at(-3, 1), kind=Place.FORTRESS)
    state = manifest(defenders=(target, tower(FAR, 2)), sky=(mountain,), wave=2)
    state.then(steps.JaethiActs())
    _walk(state)
    assert any(hex in geometry.patch(at(0, 0)) for hex in state.jaethi)
    assert not state.sky[0].riser
    assert [one.resilience for one in state.defenders] == [9, 9]


@pytest.mark.rule("GOD-563")
def test_she_takes_tokens_too() -> None:
    state = manifest(elemental_tokens=(Token(at(2, 1), "air"),), defenders=())
    state.then(steps.JaethiActs())
    _walk(state)
    assert state.imbalance == imbalance(air=1)
    assert not state.elemental_tokens


# -- Match -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-544", "GOD-551")
@pytest.mark.ruling("AMB-GOD-138")
def test_a_match_raises_imbalance_and_checks_four_after_that() -> None:
    low = rolled(MATCH, current="air", imbalance=imbalance(air=2))
    assert done(low)
    assert low.imbalance == imbalance(air=3)
    assert rolled(MATCH, PlaceSky, current="air", imbalance=imbalance(air=3)).imbalance == imbalance(air=4)
    earth = rolled(MATCH, Perform, current="earth", imbalance=imbalance(earth=3))
    assert earth.agenda[-1].effects == (RemoveRiser(),)


@pytest.mark.gold("GOLD-GOD-38")
@pytest.mark.rule("GOD-544")
def test_void_surge_drags_a_tower_and_makes_her_immune() -> None:
    state = manifest(current="void", imbalance=imbalance(void=2), defenders=(tower(at(0, 3), potential=4),))
    state.script = [SURGE, 0]
    run(state, steps.JaethiRolls())
    while not done(state):
        answer(state, offered(state)[0])
    one = state.defenders[0]
    portals = geometry.PORTALS.values()
    before = min(geometry.distance(at(0, 3), hex) for hex in portals)
    assert min(geometry.distance(one.hexes[0], hex) for hex in portals) <= before
    assert one.potential == 2
    # 2, and 1 by the Surge, and 1 by the Match line.
    assert state.imbalance == imbalance(void=4)
    assert state.jaethi_immune


@pytest.mark.rule("GOD-544")
def test_void_match_below_four_flips_a_sky_tile() -> None:
    state = rolled(MATCH, Perform, current="void", imbalance=imbalance(void=2))
    assert state.agenda[-1].effects == (FlipSkyTile(),)
    assert not state.jaethi_immune


def _wet(monkeypatch: pytest.MonkeyPatch, *hexes: int) -> None:
    monkeypatch.setattr(land, "terrain_at", lambda state, hex: Terrain.MARSH if hex in hexes else Terrain.PLAINS)
    monkeypatch.setattr(land, "has_river", lambda state, hex: False)


@pytest.mark.rule("GOD-544")
@pytest.mark.ruling("AMB-GOD-138")
def test_fire_dries_potential_and_water_drowns_power(monkeypatch: pytest.MonkeyPatch) -> None:
    _wet(monkeypatch, at(0, 0))
    towers = (tower(at(0, 0)), tower(at(0, 1), 2), tower(at(0, 3), 3))
    fire = rolled(MATCH, current="fire", imbalance=imbalance(fire=5), defenders=towers)
    assert [one.potential for one in fire.defenders] == [2, 1, 1]
    assert [one.power for one in fire.defenders] == [4, 4, 4]
    water = rolled(MATCH, current="water", imbalance=imbalance(water=5), defenders=towers)
    assert [one.power for one in water.defenders] == [3, 3, 4]
    assert [one.potential for one in water.defenders] == [2, 2, 2]


# -- Surge -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-544")
def test_air_surge_moves_every_banner_two_hexes() -> None:
    state = manifest(
        current="air", fronts={0: PLAIN, 3: GIANTS}, banners={0: at(3, 1), 3: at(5, -1)}, defenders=(city(besieged()),),
        tiles=(),
    )  # fmt: skip
    before = [apart((state.banners[slot],), city(state).hexes) for slot in (0, 3)]
    state.script = [SURGE]
    run(state, steps.JaethiRolls())
    while not done(state):
        answer(state, offered(state)[0])
    assert [apart((state.banners[slot],), city(state).hexes) for slot in (0, 3)] == [one - 2 for one in before]
    assert state.imbalance == imbalance(air=2)


@pytest.mark.rule("GOD-544")
def test_earth_surge_buries_an_equip_card_if_there_are_three() -> None:
    near = tower(at(1, 0), equips=("a", "b"))
    far = tower(at(-3, 0), 2, equips=("c",))
    state = rolled(SURGE, current="earth", defenders=(near, far))
    assert offered(state) == ["pick-card a", "pick-card b"]
    answer(state, "pick-card b")
    assert defender(state, "tower-1").equips == ("a",)
    assert [one.card for one in of_kind(state.events, EquipDiscarded)] == ["b"]
    few = rolled(SURGE, current="earth", defenders=(near,))
    assert done(few)
    assert few.defenders[0].equips == ("a", "b")


@pytest.mark.rule("GOD-544", "GOD-920")
def test_fire_surge_consumes_by_its_imbalance() -> None:
    state = rolled(SURGE, current="fire", imbalance=imbalance(fire=1), stockpile=stores(ore=5, essence=5))
    assert done(state)
    assert (held(state, "ore"), held(state, "essence")) == (3, 5)
    assert state.imbalance == imbalance(fire=3)


@pytest.mark.rule("GOD-544")
@pytest.mark.ruling("AMB-GOD-138")
def test_water_surge_strengthens_the_weakest_banner() -> None:
    state = rolled(
        SURGE, current="water", imbalance=imbalance(water=1), fronts={0: PLAIN, 1: GIANTS},
        banners={0: at(6, 1), 1: at(6, 0)}, defenders=(),
    )  # fmt: skip
    assert state.resilience[:2] == (6, 7)
    equal = rolled(
        SURGE, current="water", fronts={0: PLAIN, 1: GIANTS}, banners={0: at(6, 1), 1: at(6, 0)}, resilience={1: 4},
        defenders=(),
    )  # fmt: skip
    assert offered(equal) == ["pick-opponent 1", "pick-opponent 2"]
    answer(equal, "pick-opponent 2")
    assert equal.resilience[:2] == (4, 5)


# -- Mismatch --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-544")
@pytest.mark.ruling("AMB-GOD-147")
def test_a_mismatch_is_an_encounter_on_the_battlefield_of_the_imbalance() -> None:
    state = rolled(FIRST_OTHER, DrawEncounters, current="water")
    assert state.agenda[-1] == DrawEncounters(battlefield="water")
    assert state.imbalance == imbalance()
    dead = manifest(at=-1)
    dead.heroes[0].state = "dead"
    dead.script = [FIRST_OTHER]
    assert done(run(dead, steps.JaethiRolls()))


def choosing(shown: int, *heroes: tuple[str, str], **fields: Any) -> GodaiState:
    """With the switch: the Void die shows Air, Earth, Fire or Water (0 to 3)."""
    state = manifest(*heroes, current="void", rulings=Rulings(mismatch_choice=True), **fields)
    state.script = [FIRST_OTHER + shown]
    run(state, steps.JaethiRolls())
    assert offered(state) == ["accept", "decline"]
    return state


@pytest.mark.rule("GOD-544")
@pytest.mark.ruling("AMB-GOD-147")
def test_with_the_switch_the_group_may_fight_or_lose_something() -> None:
    state = choosing(0)
    answer_only(state, "accept")
    assert state.agenda[-1] == DrawEncounters(battlefield="void")
    air = choosing(0, SAMURAI, SAGE)
    for hero in air.heroes:
        hero.items = ("gryphon-mount",)
    answer_only(air, "decline")
    assert air.agenda[-1] == Roam()
    air.agenda.pop()
    air.game.book.advance(air)
    assert offered(air) == ["pick-hero 1", "pick-hero 2"]
    answer(air, "pick-hero 2")
    assert [hero.items for hero in air.heroes] == [("gryphon-mount",), ()]


@pytest.mark.ruling("AMB-GOD-147")
@pytest.mark.rule("GOD-544")
def test_the_loss_of_earth_is_gear_and_that_of_fire_resources() -> None:
    earth = choosing(1)
    hero = earth.heroes[0]
    hero.gear = (1, 0, 2, 0, 0, 0, 0, 0, 0)
    ranks = hero.ranks
    answer(earth, "decline")
    assert offered(earth) == ["pick-stat health", "pick-stat attack"]
    answer(earth, "pick-stat attack")
    assert hero.gear == (1, 0, 1, 0, 0, 0, 0, 0, 0)
    assert hero.ranks[2] == ranks[2] - 1
    fire = choosing(2, stockpile=stores(ore=1, lumber=4, essence=1))
    answer(fire, "decline")
    assert offered(fire) == ["pick-resource ore", "pick-resource lumber", "pick-resource essence"]
    answer(fire, "pick-resource ore")
    assert done(fire)
    assert (held(fire, "ore"), held(fire, "lumber"), held(fire, "essence")) == (0, 3, 1)


@pytest.mark.ruling("AMB-GOD-147")
@pytest.mark.rule("GOD-544")
@pytest.mark.parametrize(("shown", "current", "condition"), [(3, "void", Condition.POISONED), (3, "water", None)])
def test_the_losses_of_water_and_void(shown: int, current: str, condition: Condition | None) -> None:
    state = manifest(SAGE, current=current, rulings=Rulings(mismatch_choice=True))
    state.script = [FIRST_OTHER + shown]
    run(state, steps.JaethiRolls())
    answer(state, "decline")
    hero = state.heroes[0]
    assert hero.energy == 0
    # The Water die shows Void as its last face.
    wanted = condition or Condition.DISSONANT
    assert hero.conditions[CONDITIONS.index(wanted)] == 1
    assert Element(current)
