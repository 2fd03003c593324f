"""Items and Treasures outside combat, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.record import Decision
from rulewright.games.godai.effects import Die, Store
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.choices.siege import BolsterWith
from rulewright.games.godai.model.choices.visits import ApplyItem, ApplyTogether
from rulewright.games.godai.model.state import Defender, Floating, GodaiState, Modifier, Token
from rulewright.games.godai.model.steps import visits as steps
from rulewright.games.godai.model.steps.defenders import StrengthenDefender
from rulewright.games.godai.model.steps.gains import RollForElement
from rulewright.games.godai.model.steps.land import Teleport
from rulewright.games.godai.model.steps.siege import Bolster, BolsterMore, BolsterStrikes, HitSiegeOpponent
from rulewright.games.godai.model.vocabulary import Condition, Element, Place, Resource, Stat
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.belongings import drain_on, warm_cloaks
from rulewright.games.godai.rules.bolstering import rings as _rings  # noqa: F401  it registers its rules
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.defenders import range_of
from rulewright.games.godai.rules.element_items import opposite
from rulewright.games.godai.rules.gains import gain
from rulewright.games.godai.rules.item_map import groundable, shift_mountain, shifts
from rulewright.games.godai.rules.items import apply_item, apply_together, door_goals, event_uses, usable
from rulewright.games.godai.rules.stat_tests import roll_test
from rulewright.games.godai.rules.treasures import strike_from_afar
from rulewright.games.godai.rules.vitals import CORROSIVE, inflict

from .positions import answer, content, faces, offered, stock
from .visiting import CENTER, FAR, NEAR, SAGE, SAMURAI, SPEAR, named, run, visit

AWAY = geometry.SLOTS[2].center
MOUNTAIN = Floating("sky-3", CENTER, 0, riser=True)


def carrying(item: str, *more: tuple[str, str], **fields: Any) -> GodaiState:
    """A Samurai with an Item."""
    state = visit(SAMURAI, *more, **fields)
    state.heroes[0].items = (item,)
    return state


def apply(state: GodaiState, item: str, way: int = 1, hero: int = 1) -> GodaiState:
    """An Item is used beside the question what to do next; the agenda is taken on as far as nobody is asked."""
    found = (*usable(state), *event_uses(state))
    if hero:
        choice = ApplyItem(hero, item, way)
        assert choice in found
        apply_item(state, steps.TakeTokens(), choice)
    else:
        together = ApplyTogether(item)
        assert together in found
        apply_together(state, steps.TakeTokens(), together)
    return state


# -- Healing and rolls ---------------------------------------------------------------------------------------


@pytest.mark.component("jasmine-tea-leaves")
def test_jasmine_tea_heals_all_vitals_in_the_movement_phase() -> None:
    state = carrying("jasmine-tea-leaves", phase="movement")
    hero = state.heroes[0]
    hero.health = hero.energy = 1
    apply(state, "jasmine-tea-leaves")
    assert (hero.health, hero.energy, hero.items) == (10, 5, ())
    later = carrying("jasmine-tea-leaves", phase="event")
    later.heroes[0].health = 1
    assert not usable(later)


@pytest.mark.component("snail-tonic")
@pytest.mark.rule("GOD-1008")
def test_snail_tonic_heals_even_after_corrosive_damage() -> None:
    state = carrying("snail-tonic")
    hero = state.heroes[0]
    hero.health, hero.used = 4, (CORROSIVE,)
    apply(state, "snail-tonic", 2)
    assert (hero.health, hero.items, hero.used) == (7, (), (CORROSIVE,))


@pytest.mark.component("snail-tonic")
@pytest.mark.rule("GOD-1060")
def test_snail_tonic_lowers_the_next_skill_roll_by_three() -> None:
    state = carrying("snail-tonic", script=faces(6, 6, 6))
    state.heroes[0].ranks = (3,) * 9
    apply(state, "snail-tonic", 1)
    assert not roll_test(state, 0, Stat.ATTACK, "GOD-079", "card").success, "not a Skill"
    assert roll_test(state, 0, Stat.EXPLORE, "GOD-079", "card").success
    assert not roll_test(state, 0, Stat.EXPLORE, "GOD-079", "card").success, "only once"


@pytest.mark.component("hairpin-of-intellect")
@pytest.mark.rule("GOD-1060")
def test_the_hairpin_lowers_one_test_per_turn_and_adds_up() -> None:
    state = carrying("hairpin-of-intellect", script=faces(9))
    state.heroes[0].items = ("hairpin-of-intellect", "snail-tonic")
    state.heroes[0].ranks = (3,) * 9
    apply(state, "hairpin-of-intellect")
    apply(state, "snail-tonic", 1)
    assert roll_test(state, 0, Stat.EXPLORE, "GOD-079", "card").result == 3
    assert list(state.heroes[0].items) == ["hairpin-of-intellect"]
    assert ApplyItem(1, "hairpin-of-intellect", 1) not in usable(state)


@pytest.mark.component("voidbane-tonic")
@pytest.mark.parametrize(("augments", "health", "cursed"), [
    ((0, 0, 0, 0, 0), 10, 1), ((0, 0, 0, 1, 0), 13, 1), ((0, 1, 0, 0, 0), 10, 0)
])  # fmt: skip
def test_voidbane_tonic_does_more_with_augments(augments: tuple[int, ...], health: int, cursed: int) -> None:
    state = carrying("voidbane-tonic")
    hero = state.heroes[0]
    hero.energy, hero.augments = 1, augments
    inflict(state, 0, Condition.POISONED)
    apply(state, "voidbane-tonic")
    run(state)
    assert (hero.energy, hero.health) == (3, health)
    assert sum(hero.conditions) == cursed


@pytest.mark.component("iron-elixir")
def test_iron_elixir_negates_a_condition() -> None:
    state = carrying("iron-elixir")
    assert not usable(state)
    inflict(state, 0, Condition.POISONED)
    inflict(state, 0, Condition.CURSED)
    apply(state, "iron-elixir")
    run(state)
    answer(state, "pick-condition cursed")
    assert sum(state.heroes[0].conditions) == 1


@pytest.mark.component("bulls-elixir")
@pytest.mark.rule("GOD-1012")
def test_bulls_elixir_negates_hazardous_terrain_for_the_turn() -> None:
    hazard = (Modifier("terrain-hazardous", only="forest"),)
    state = carrying("bulls-elixir", center="f", modifiers=hazard)
    assert land.is_hazardous(state)
    apply(state, "bulls-elixir")
    assert not land.is_hazardous(state)
    assert not usable(state)


@pytest.mark.component("wellspring-cloak")
@pytest.mark.rule("GOD-1019")
@pytest.mark.ruling("AMB-GOD-191")
@pytest.mark.parametrize(("tier", "n"), [(0, 1), (1, 3), (2, 5)])
def test_the_cloak_heals_in_each_movement_phase(tier: int, n: int) -> None:
    state = carrying("wellspring-cloak")
    hero = state.heroes[0]
    hero.health, hero.energy, hero.augments = 1, 0, (0, 0, 0, tier, 0)
    warm_cloaks(state)
    assert (hero.health, hero.energy) == (1 + n, n)


@pytest.mark.component("wellspring-cloak")
@pytest.mark.rule("GOD-1020")
def test_the_cloak_halves_drain() -> None:
    state = carrying("wellspring-cloak", SAGE)
    assert [drain_on(state, seat, 24) for seat in (0, 1)] == [12, 24]
    assert [drain_on(state, seat, 3) for seat in (0, 1)] == [1, 3]


# -- Void Door -----------------------------------------------------------------------------------------------


@pytest.mark.component("void-door")
@pytest.mark.rule("GOD-1013")
@pytest.mark.ruling("AMB-GOD-192")
def test_a_void_door_leads_to_wellsprings_and_near_defenders() -> None:
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(FAR[0],), range=1, resilience=10)
    state = carrying("void-door", far=("p", "p", "p", "p", "pW"), defenders=(tower,))
    near = {hex for hex in geometry.within(FAR[0], 1) if land.can_enter(state, hex)}
    assert set(door_goals(state)) == near | {FAR[4]}
    apply(state, "void-door")
    assert state.heroes[0].items == ()
    assert state.agenda[-1] == Teleport(door_goals(state), optional=False)
    assert state.agenda[-2] == steps.Arrive()


@pytest.mark.rule("GOD-1014")
def test_beside_a_wellspring_energy_opens_the_door() -> None:
    state = carrying("void-door", SAGE, near=("pW",))
    assert ApplyItem(2, "void-door", 2) in event_uses(state)
    energy = state.heroes[1].energy
    apply(state, "void-door", 2, hero=2)
    assert (state.heroes[0].items, state.heroes[1].energy) == (("void-door",), energy - 1)
    far = carrying("void-door", SAGE)
    assert not [one for one in event_uses(far) if getattr(one, "way", 0) == 2]


# -- Grounding Rod, Chain, Amplifier -------------------------------------------------------------------------

ROD = "fulgurite-grounding-rod"


@pytest.mark.component("fulgurite-grounding-rod")
@pytest.mark.rule("GOD-1017", "GOD-1018")
def test_the_rod_switches_a_riser_and_defenders_lose_nothing() -> None:
    state = carrying(ROD, sky=(MOUNTAIN,))
    before = [one.resilience for one in state.defenders]
    apply(state, ROD)
    run(state)
    answer(state, "switch-riser")
    assert not state.sky[0].riser
    assert [one.resilience for one in state.defenders] == before
    assert not event_uses(state), "once per Game Turn"


@pytest.mark.rule("GOD-1017", "GOD-1018")
def test_the_rod_never_works_on_nether() -> None:
    state = carrying(ROD, sky=(Floating("sky-3", CENTER, 0, nether=True),))
    assert groundable(state, 3) == []


@pytest.mark.rule("GOD-1017")
@pytest.mark.ruling("AMB-GOD-191")
def test_the_rod_shifts_a_mountain_farther_with_air() -> None:
    state = carrying(ROD, sky=(Floating("sky-3", NEAR[0], 0, riser=True),))
    assert len(shifts(state, state.sky[0], 1)) == 3, "all seven hexes must lie on the tile"
    assert len(shifts(state, state.sky[0], 2)) == 6
    state.heroes[0].augments = (1, 0, 0, 0, 0)
    apply(state, ROD)
    assert state.agenda[-1] == steps.MoveMountain(2)


@pytest.mark.rule("GOD-1017")
def test_what_is_on_a_mountain_moves_along() -> None:
    token = Token(CENTER, "air")
    state = visit(SAMURAI, sky=(MOUNTAIN,), elemental_tokens=(token, Token(FAR[0], "fire")))
    shift_mountain(state, MOUNTAIN, NEAR[0])
    assert state.sky[0].center == NEAR[0]
    assert (state.at, state.elemental_tokens[0].hex, state.elemental_tokens[1].hex) == (NEAR[0], NEAR[0], FAR[0])


@pytest.mark.component("ethereal-chain")
@pytest.mark.rule("GOD-1024")
def test_a_chain_keeps_a_riser() -> None:
    state = visit(SAMURAI, sky=(MOUNTAIN,), items=("ethereal-chain",))
    apply(state, "ethereal-chain", hero=0)
    run(state)
    assert state.sky[0].chained
    assert state.items == ()
    state.heroes[0].items = (ROD,)
    run(state, steps.MoveMountain(1, "sky-3"))
    assert "switch-riser" not in (offered(state) if state.decisions else [])


@pytest.mark.component("wellspring-amplifier")
@pytest.mark.rule("GOD-1022")
def test_a_kept_amplifier_is_set_in_range() -> None:
    state = visit(SPEAR, near=("f", "pS"), items=("wellspring-amplifier",))
    apply(state, "wellspring-amplifier", hero=0)
    run(state)
    hexes = [one for one in offered(state) if one.startswith("pick-hex")]
    assert sorted(hexes) == sorted([f"pick-hex {named(hex)}" for hex in (CENTER, NEAR[0], *NEAR[2:])])
    answer(state, f"pick-hex {named(NEAR[0])}")
    assert (state.amplifiers, state.items) == ((NEAR[0],), ())


# -- Edict and Mushrooms -------------------------------------------------------------------------------------


@pytest.mark.component("expedition-edict")
@pytest.mark.rule("GOD-1026")
def test_the_edict_secures_from_afar() -> None:
    card = "harvest-seed-of-yanagi"
    state = visit(
        SAMURAI, items=("expedition-edict",), treasures=(card,), discovery_tokens=(Token(AWAY, "jaethi-eagle-stair"),)
    )  # fmt: skip
    apply(state, "expedition-edict", hero=0)
    run(state)
    assert offered(state) == ["secure-discovery jaethi-eagle-stair", f"take-treasure {card} 1"]
    answer(state, f"take-treasure {card} 1")
    assert (state.heroes[0].items, state.items, state.treasures) == ((card,), (), ())


@pytest.mark.component("sacred-mushrooms")
@pytest.mark.rule("GOD-1034")
def test_mushrooms_put_harvest_cards_on_top() -> None:
    pile = ("harvest-bright-seams", "harvest-straight-timber", "harvest-village-fair", "harvest-long-daylight",
            "harvest-crowns-in-bloom", "harvest-heron-marshes")  # fmt: skip
    state = carrying("sacred-mushrooms", harvest_discards=pile, harvest_top=("harvest-night-march",), script=[0] * 5)
    apply(state, "sacred-mushrooms")
    run(state)
    assert len(offered(state)) == 5
    assert "done" not in offered(state)
    answer(state, "pick-card harvest-village-fair", "pick-card harvest-bright-seams")
    answer(state, "pick-card harvest-long-daylight")
    assert "done" in offered(state)
    answer(state, "done")
    assert state.harvest_top == (
        "harvest-village-fair", "harvest-bright-seams", "harvest-long-daylight", "harvest-night-march"
    )  # fmt: skip
    assert sorted(state.harvest_discards) == sorted([pile[1], pile[4], pile[5]])
    assert state.heroes[0].items == ()


# -- Element dice --------------------------------------------------------------------------------------------


@pytest.mark.component("juzu-prayer-beads")
@pytest.mark.rule("GOD-1038")
@pytest.mark.parametrize(("tier", "price"), [(0, 3), (2, 1)])
def test_beads_roll_an_element_die_again(tier: int, price: int) -> None:
    # The Fire die: faces 1 and 2 are Matches, 3 and 4 Surges, 5 Air.
    state = carrying("juzu-prayer-beads", script=faces(5, 3))
    hero = state.heroes[0]
    hero.augments, hero.energy = (tier, 0, 0, 0, 0), 5
    run(state, RollForElement(Die.FIRE))
    answer(state, "apply-item 1 juzu-prayer-beads 1")
    assert hero.energy == 5 - price
    assert stock(state) == {"fire": 2}


@pytest.mark.component("vine-of-the-dead")
@pytest.mark.rule("GOD-1033")
@pytest.mark.parametrize(("face", "found"), [(2, {"water": 1}), (9, {"fire": 2})])
def test_the_vine_turns_a_die_for_whoever_succeeds_on_a_skill(face: int, found: dict[str, int]) -> None:
    state = carrying("vine-of-the-dead", script=faces(3, face))
    run(state, RollForElement(Die.FIRE))
    answer(state, "apply-item 1 vine-of-the-dead 4")
    assert stock(state) == found, "a Surge counts as a Match once it is turned"
    assert state.heroes[0].items == ()


@pytest.mark.component("harvest-two-faced-lodestone")
def test_the_lodestone_makes_a_match_of_a_mismatch_once() -> None:
    card = "harvest-two-faced-lodestone"
    state = carrying(card, script=faces(5, 5))
    run(state, RollForElement(Die.FIRE))
    answer(state, f"apply-item 1 {card} 1")
    run(state, RollForElement(Die.FIRE))
    assert stock(state) == {"fire": 1}


@pytest.mark.rule("GOD-362")
def test_the_group_may_leave_the_die() -> None:
    state = carrying("juzu-prayer-beads", script=faces(1))
    run(state, RollForElement(Die.FIRE))
    answer(state, "done")
    assert stock(state) == {"fire": 1}


@pytest.mark.component("ring-of-the-dawnmaker")
@pytest.mark.rule("GOD-1037")
def test_the_ring_of_the_dawnmaker_echoes_once_per_harvest_stage() -> None:
    state = carrying("ring-of-the-dawnmaker")
    gain(state, Resource.EARTH, 1, Store.STOCKPILE)
    run(state)
    answer(state, "accept")
    gain(state, Resource.EARTH, 1, Store.STOCKPILE)
    run(state)
    assert stock(state) == {"earth": 2, "air": 1}
    assert not state.decisions


@pytest.mark.rule("GOD-153", "GOD-156")
def test_which_element_opposes_which() -> None:
    found = {str(one): str(opposite(one)) for one in (Element.AIR, Element.EARTH, Element.FIRE, Element.WATER)}
    assert found == {"air": "fire", "earth": "air", "fire": "water", "water": "earth"}


def test_the_ring_is_silent_in_a_siege_and_for_void() -> None:
    state = carrying("ring-of-the-dawnmaker", stage="siege")
    gain(state, Resource.EARTH, 1, Store.STOCKPILE)
    assert not state.agenda
    state.stage = "harvest"
    gain(state, Resource.VOID, 1, Store.STOCKPILE)
    assert not state.agenda


# -- mounts and other passives -------------------------------------------------------------------------------


@pytest.mark.component("gryphon-mount", "peryton-mount")
@pytest.mark.rule("GOD-1035", "GOD-1036")
def test_mounts_help_when_every_hero_has_one() -> None:
    state = carrying("gryphon-mount", SAGE)
    assert (land.group_range(state), land.speed(state)) == (2, 4)
    state.heroes[1].items = ("gryphon-mount",)
    assert (land.group_range(state), land.speed(state)) == (3, 4)
    for hero in state.heroes:
        hero.items = ("peryton-mount",)
    assert (land.group_range(state), land.speed(state)) == (2, 5)


@pytest.mark.component("leyline-compass")
@pytest.mark.rule("GOD-440", "GOD-1029")
def test_compasses_raise_range_up_to_three() -> None:
    assert land.group_range(visit(SAMURAI, items=("leyline-compass",))) == 1
    assert land.group_range(visit(SAGE, items=("leyline-compass",) * 3)) == 3


# -- Treasures -----------------------------------------------------------------------------------------------


@pytest.mark.component("harvest-mantle-of-woven-rain")
@pytest.mark.rule("GOD-381")
def test_a_treasure_heals_once_per_turn() -> None:
    card = "harvest-mantle-of-woven-rain"
    state = carrying(card)
    state.heroes[0].health = 3
    apply(state, card)
    run(state)
    assert state.heroes[0].health == 7
    assert not usable(state)


@pytest.mark.component("harvest-serpents-tongue-bow")
@pytest.mark.rule("GOD-381")
def test_a_bow_strikes_a_siege_opponent_in_range() -> None:
    card = "harvest-serpents-tongue-bow"
    state = carrying(card, SAGE, stage="siege", banners=(NEAR[0], AWAY, -1, -1), fronts=("a", "b", "", ""))
    apply(state, card)
    step = state.agenda.pop()
    assert step == steps.StrikeFromAfar(1)
    assert isinstance(step, steps.StrikeFromAfar)
    strike_from_afar(state, step, None)
    assert state.agenda[-1] == HitSiegeOpponent(0, 1)


@pytest.mark.component("harvest-war-conch-of-hirono")
@pytest.mark.rule("GOD-381")
def test_a_conch_emboldens_a_defender_in_range() -> None:
    card = "harvest-war-conch-of-hirono"
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(CENTER,), resilience=10)
    state = carrying(card, defenders=(tower,))
    apply(state, card)
    assert state.agenda[-1] == StrengthenDefender("power", 1, "turn", ("tower-1",))


@pytest.mark.component("harvest-seed-of-yanagi")
@pytest.mark.rule("GOD-800")
def test_a_seed_revives_a_dead_hero_and_is_gone() -> None:
    card = "harvest-seed-of-yanagi"
    state = carrying(card, SAGE)
    assert not usable(state)
    state.heroes[1].state = "dead"
    apply(state, card)
    run(state)
    assert state.heroes[1].state == "living"
    assert (state.heroes[0].items, state.harvest_discards) == ((), (card,))


# -- Ring of Command -----------------------------------------------------------------------------------------


@pytest.mark.component("ring-of-command")
@pytest.mark.rule("GOD-1039")
@pytest.mark.ruling("AMB-GOD-190")
@pytest.mark.parametrize(("rings", "resilience", "width"), [(0, 5, 1), (1, 6, 1), (2, 6, 2)])
def test_rings_of_command_bolster_with_other_skills_for_one_energy(rings: int, resilience: int, width: int) -> None:
    card = next(iter(content().siege))
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(CENTER,), range=1, resilience=5, hit=2)
    state = visit(
        SAMURAI, defenders=(tower,), stage="siege", phase="villain", banners=(NEAR[0], -1, -1, -1),
        fronts=(card, "", "", ""), resilience=(9, 0, 0, 0), script=faces(2, 2, 2),
    )  # fmt: skip
    hero = state.heroes[0]
    hero.items, hero.ranks = ("ring-of-command",) * rings, (5,) * 9
    state.then(Bolster())
    assert BOOK.gathering[Bolster]
    BOOK.gathering[Bolster](state, state.agenda.pop(), {0: BolsterWith("explore")})
    if rings == 1:
        step = next(one for one in state.agenda if isinstance(one, BolsterMore))
        asked = BOOK.asking[BolsterMore](state, step)
        assert isinstance(asked, Decision)
        assert [str(one) for one in asked.choices] == ["bolster-with navigate", "bolster-with survival"]
        BOOK.resolving[BolsterMore](state, step, BolsterWith("survival"))
    for step in [one for one in state.agenda if isinstance(one, BolsterMore) and rings == 2]:
        BOOK.resolving[BolsterMore](state, step, None)
    assert hero.energy == 4
    found = state.defenders[0]
    assert (found.resilience, range_of(state, found)) == (resilience, width)
    assert [one for one in state.agenda if isinstance(one, BolsterStrikes)]
