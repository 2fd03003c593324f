"""What the rulebook, read sentence by sentence beside the code, brought to light: map, turn, Siege."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.effects import Victim
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.heroes import RaiseDifficulty
from rulewright.games.godai.model.choices.land import ChooseMovementType
from rulewright.games.godai.model.choices.siege import UseOre
from rulewright.games.godai.model.choices.visits import UseWellspring
from rulewright.games.godai.model.events.heroes import HeroDied
from rulewright.games.godai.model.events.siege import GroupHit, HeroStruck
from rulewright.games.godai.model.state import Floating, GodaiState, Token
from rulewright.games.godai.model.steps import siege, turn, villain, visits
from rulewright.games.godai.model.steps.defenders import Enhance, SendBanners
from rulewright.games.godai.model.steps.land import PlaceBanner, Wander
from rulewright.games.godai.model.steps.turn import OfferEncounters, ShareFood, SkillPhase
from rulewright.games.godai.model.vocabulary import Element, Place
from rulewright.games.godai.rules.death import rejoin
from rulewright.games.godai.rules.defenders import put
from rulewright.games.godai.rules.harvesting import entries
from rulewright.games.godai.rules.item_map import shift_mountain
from rulewright.games.godai.rules.land import has_way, place_at
from rulewright.games.godai.rules.marching import fates, march
from rulewright.games.godai.rules.purchases import recallable
from rulewright.games.godai.rules.shopping import by_water, goods
from rulewright.games.godai.rules.siege_damage import savable
from rulewright.games.godai.rules.siege_opponents import apart
from rulewright.games.godai.rules.siege_verbs import victims
from rulewright.games.godai.rules.sky import put_tile
from rulewright.games.godai.rules.strikes import beside_group, in_group_range
from rulewright.games.godai.rules.temples import VISITED

from .defences import here
from .maps import full_map
from .positions import BOOK, Halt, answer, answer_only, done, faces, go_on, of_kind, offered, position, run, take_until
from .sieges import PLAIN, at, besieged, defender, keyword, stores, tower, with_abilities
from .visiting import FAR, visit

SAGE, KOBOLD, TANUKI = ("sage", "tanuki"), ("sage", "kobold"), ("samurai", "tanuki")
LAKE = g.NEIGHBOURS[g.BY_NAME["e14"]][g.NORTH_EAST]
"""Water beside e14."""
SHORE = g.NEIGHBOURS[g.BY_NAME["e14"]][g.SOUTH_EAST]


def afloat(*heroes: tuple[str, str], banner: int = LAKE, **fields: Any) -> GodaiState:
    """A Siege turn with the group on e14 and a Fire Banner near it."""
    blank: dict[str, Any] = {
        "stage": "siege", "phase": "event", "fronts": (PLAIN, "", "", ""), "resilience": (4, 0, 0, 0),
        "banners": (banner, -1, -1, -1), "wave": 2, "calendar": 5,
    }  # fmt: skip
    state = full_map(*(heroes or (SAGE,)), **{**blank, **fields})
    state.defenders = ()
    return state


# -- Group Range -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-441", "GOD-442")
def test_a_banner_on_water_is_in_group_range_only_with_a_boat() -> None:
    assert not in_group_range(afloat(), 0)
    assert in_group_range(afloat(items=("dugout-canoe",)), 0)
    assert in_group_range(afloat(banner=SHORE), 0)


@pytest.mark.rule("GOD-442", "GOD-477")
@pytest.mark.parametrize(("banner", "hits"), [(LAKE, 1), (g.shift((LAKE,), g.NORTH_EAST)[0], 0), (SHORE, 1)])
def test_a_banner_out_of_group_range_hits_by_its_own_range(banner: int, hits: int) -> None:
    """Its Range is 1, the group's 2: only the hex beside the group is within its own."""
    state = afloat(banner=banner)
    state.heroes[0].augments = (0, 0, 1, 0, 0)
    assert beside_group(state, 0) == bool(hits)
    run(state, siege.BannersHit())
    assert len(of_kind(state.events, GroupHit)) == hits


@pytest.mark.rule("GOD-172", "GOD-442")
def test_ore_saves_no_defender_on_a_mountain_out_of_reach() -> None:
    hex = g.BY_NAME["e13"]
    state = afloat(stockpile=stores(aetherial_ore=1))
    state.defenders = (tower(hex, resilience=1),)
    step = siege.Interrupt((("tower-1", 2),), (0,))
    assert savable(state, step) == ["tower-1"]
    state.sky = (Floating("sky-2", g.BY_NAME["e12"], 0, riser=True),)
    assert savable(state, step) == []
    state.then(step)
    reasons = BOOK.why_not(state, 0, UseOre("tower-1"))
    assert reasons[-1].message == "why-ore-far"


# -- strikes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-595", "GOD-1106")
@pytest.mark.parametrize(("tiers", "raised", "dealt"), [(2, False, 2), (2, True, 3), (3, True, 4), (0, True, 0)])
def test_a_kobolds_raised_tier_strikes_harder(tiers: int, raised: bool, dealt: int) -> None:
    """Air is opposed by Fire; the extra Tier counts beyond the third, but not for an Element that is not Augmented."""
    state = afloat(KOBOLD, banner=SHORE)
    card = next(id for id, one in state.game.content.siege.items() if one.element is Element.AIR)
    state.fronts = (card, "", "", "")
    state.resilience = (9, 0, 0, 0)
    hero = state.heroes[0]
    hero.augments = (0, 0, tiers, 0, 0)
    hero.used = ("raised-tiers",) if raised else ()
    run(state, siege.Strike(0, 0))
    if dealt:
        answer(state, "accept")
    assert [one.n for one in of_kind(state.events, HeroStruck)] == ([dealt] if dealt else [])


# -- Starving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-424", "GOD-428")
@pytest.mark.ruling("AMB-GOD-54", "AMB-GOD-183")
def test_starving_comes_after_the_encounters_and_the_wander_of_the_phase() -> None:
    """p.58: the level is marked after the Skill phase; so the starving hero still fights and Wanders."""
    state = position(
        TANUKI, TANUKI, TANUKI, steps=[SkillPhase(), Halt()], movement="normal", encounters=("a", "b"),
        script=faces(9, 1, 9, 9, 9, 2, 9, 9, 2),
    )  # fmt: skip
    first = state.heroes[0]
    first.food, first.starving = 0, 2
    for other in state.heroes[1:]:
        other.food = 0
    go_on(state)
    answer(state, "pick-resource ore")
    waiting = [type(step) for step in reversed(state.agenda)]
    assert waiting[0] is OfferEncounters
    assert waiting.index(ShareFood) > waiting.index(turn.RiskWander)
    assert first.state == "living"
    answer_only(state, "pick-number 0")
    take_until(state, Wander)
    assert not of_kind(state.events, HeroDied)
    state.agenda.pop()
    take_until(state, Halt)
    assert [one.seat for one in of_kind(state.events, HeroDied)] == [0]


@pytest.mark.rule("GOD-422", "GOD-128")
def test_a_hero_with_enough_food_eats_in_the_phase_itself() -> None:
    state = position(TANUKI, steps=[SkillPhase(), Halt()], movement="camp", encounters=("a",), script=faces(1, 9))
    go_on(state)
    assert state.heroes[0].food == 3, "before anything else of the phase is asked"


# -- Events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-459", "GOD-467")
def test_the_group_may_come_back_through_a_wellspring_portal_but_leaves_each_once() -> None:
    state = visit(TANUKI, center="fW", far=("pW", "pS"))
    home = state.at
    run(state, visits.ChooseEvent())
    answer(state, "use-wellspring")
    assert state.at == FAR[0]
    answer(state, "use-wellspring")
    assert state.at == home
    assert not state.agenda or "use-wellspring" not in offered(state)
    state.agenda = [visits.ChooseEvent()]
    reasons = BOOK.why_not(state, 0, UseWellspring())
    assert [one.message for one in reasons] == ["why-wellspring-left"]


@pytest.mark.rule("GOD-978", "GOD-463")
def test_after_another_event_there_may_be_more_to_do_in_a_temple() -> None:
    state = here(at="f21", stock={"air": 1, "recruit": 4}, stage="siege", dedicated=(5,))
    run(state, visits.ChooseEvent())
    answer(state, "visit-temple", "done")
    assert f"{VISITED}{state.at}" in state.used
    assert "visit-temple" not in offered(state)
    answer_only(state, "call-dedication 5")
    state.agenda = [Halt(), visits.ChooseEvent()]
    go_on(state)
    assert "visit-temple" in offered(state)


# -- movement --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-876", "GOD-173")
def test_a_teleport_before_the_movement_type_counts_as_normal_movement() -> None:
    state = full_map(SAGE, stockpile=stores(aetherial_ore=1), phase="movement", camps=2)
    run(state, turn.ChooseMovement(), turn.EndMovement())
    assert len(offered(state)) == 4
    answer(state, "teleport-by-ore", "pick-hex e11")
    assert offered(state) == ["choose-movement-type normal", "choose-movement-type reckless"]
    reasons = BOOK.why_not(state, 0, ChooseMovementType("camp"))
    assert [(one.rule, one.message) for one in reasons] == [("GOD-876", "why-teleported")]
    answer(state, "choose-movement-type normal", "done")
    assert done(state)
    assert not state.cautious
    assert (state.movement, state.camps) == ("normal", 0)


# -- Difficulty ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-696", "GOD-698")
@pytest.mark.parametrize("step", [turn.ChooseMovement(), turn.Walk(3), Enhance()])
def test_the_difficulty_may_be_raised_beside_any_question_of_the_group(step: Any) -> None:
    state = here(stock={"platinum": 9})
    run(state, step)
    assert RaiseDifficulty() in state.decision.aside
    before = offered(state)
    answer(state, "raise-difficulty")
    assert state.difficulty == 2
    assert offered(state) == before, "the same question again"
    state.difficulty = 5
    run(state, step)
    assert RaiseDifficulty() not in state.decision.aside
    assert [one.message for one in BOOK.why_not(state, 0, RaiseDifficulty())] == ["why-epic"]


# -- revival ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-188", "GOD-803")
@pytest.mark.ruling("AMB-GOD-208")
@pytest.mark.parametrize(("range", "turn", "back"), [(2, (), False), (4, (), True), (3, (0, 0, 1), True)])
def test_a_revived_hero_is_in_reach_of_a_city_that_reaches_the_whole_map(
    range: int, turn: tuple[int, ...], back: bool
) -> None:
    """A Range of 4 is the whole map, and what a City-State has for this turn counts."""
    state = position(TANUKI, SAGE)
    state.heroes[1].state, state.heroes[1].city = "waiting", 1
    state.defenders = tuple([replace(one, range=range, turn=turn) for one in state.defenders])
    rejoin(state)
    assert (state.heroes[1].state == "living") is back


@pytest.mark.rule("GOD-439", "GOD-1101")
@pytest.mark.ruling("AMB-GOD-208")
def test_a_waiting_hero_rejoins_by_group_range_and_has_none_before() -> None:
    state = full_map(TANUKI, SAGE)
    city = next(one for one in state.defenders if one.kind is Place.CITY_STATE)
    state.defenders = tuple([replace(one, range=1) for one in state.defenders])
    state.heroes[1].state, state.heroes[1].city = "waiting", 1
    state.at = next(hex for hex in g.ring(city.hexes[0], 3) if min(g.distance(hex, one) for one in city.hexes) == 2)
    rejoin(state)
    assert state.heroes[1].state == "waiting", "the Samurai's Range is 0, and the Sage's does not count yet"
    state.at = next(hex for hex in g.ring(city.hexes[0], 2) if min(g.distance(hex, one) for one in city.hexes) == 1)
    rejoin(state)
    assert state.heroes[1].state == "living"


# -- Siege Miniatures ------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-932", "GOD-1023")
def test_a_swift_banner_passes_an_amplifier_and_removes_it() -> None:
    held = with_abilities(PLAIN, keyword("swift"))
    state = besieged(held=held, fronts={3: PLAIN}, banners={3: at(3, 0)}, amplifiers=(at(1, 1),), tiles=())
    state.defenders = tuple([one for one in state.defenders if one.id == "city-1"])
    run(state, siege.MoveBanner(3))
    while not done(state):
        answer(state, offered(state)[0])
    assert apart((state.banners[3],), defender(state, "city-1").hexes) == 1, "it does not stop before"
    assert not state.amplifiers


@pytest.mark.rule("GOD-1108")
def test_a_tower_that_is_dragged_away_uncovers_what_lay_below() -> None:
    state = full_map(SAGE, stage="siege", phase="villain", jaethi=(0, 1, 2), current="void")
    temple = next(one for one in state.defenders if one.id == "temple-1")
    free = [hex for hex in g.BESIDE[temple.hexes[0]] if hex < g.TILE_HEXES]
    state.closed_portals = ()
    fallen = replace(temple, fallen="destroyed", resilience=0)
    others = tuple([fallen if one.id == "temple-1" else one for one in state.defenders])
    state.defenders = (*others, tower(temple.hexes[0]))
    run(state, siege.DragTower("tower-1", 1))
    if not done(state):
        answer(state, offered(state)[0])
    assert defender(state, "tower-1").hexes[0] in free
    back = defender(state, "temple-1")
    assert (back.fallen, back.resilience) == ("", 8)


# -- trackers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-192", "GOD-1015")
def test_all_temples_are_one_defender_for_registry_recall() -> None:
    state = full_map(SAGE, phase="event")
    temples = [one for one in state.defenders if one.kind is Place.TEMPLE]
    put(state, replace(temples[0], recruits=2))
    assert [one.id for one in recallable(state)] == [temples[0].id]
    run(state, visits.RecallAssigned(2))
    goals = {one.split()[-1] for one in offered(state) if one.startswith("reassign")}
    assert not goals & {one.id for one in temples}
    answer(state, f"reassign recruit {temples[0].id} stockpile")
    assert [one.recruits for one in state.defenders if one.kind is Place.TEMPLE] == [1] * len(temples)


@pytest.mark.rule("GOD-283", "GOD-134")
def test_a_covered_temple_augmented_with_water_opens_no_shop() -> None:
    state = full_map(SAGE, phase="event")
    temple = next(one for one in state.defenders if one.kind is Place.TEMPLE)
    put(state, replace(temple, augments=(Element.WATER,)))
    state.defenders = tuple([one for one in state.defenders if one.kind is not Place.TEMPLE or one.id == temple.id])
    state.at = temple.hexes[0]
    assert by_water(state)
    state.sky = (Floating("sky-2", state.at, 0),)
    assert place_at(state, state.at) is not Place.TEMPLE
    assert not by_water(state)
    assert goods(state) == []


@pytest.mark.rule("GOD-442")
def test_a_card_that_means_a_defender_in_range_means_group_range() -> None:
    state = full_map(SAGE)
    state.defenders = (tower(g.BY_NAME["e13"]),)
    assert [one.id for one in victims(state, Victim.CHOSEN_IN_RANGE)] == ["tower-1"]
    state.sky = (Floating("sky-2", g.BY_NAME["e12"], 0, riser=True),)
    assert victims(state, Victim.CHOSEN_IN_RANGE) == []


@pytest.mark.rule("GOD-1017", "GOD-281")
def test_banners_on_a_mountain_come_along_when_it_is_shifted() -> None:
    home, goal = g.BY_NAME["e12"], g.BY_NAME["e11"]
    mountain = Floating("sky-2", home, 0, riser=True)
    state = full_map(SAGE, sky=(mountain,), banners=(home, g.BY_NAME["f14"], -1, -1))
    shift_mountain(state, mountain, goal)
    assert state.banners == (goal, g.BY_NAME["f14"], -1, -1)
    put_tile(state, "sky-3", g.BY_NAME["f14"], 0)
    assert state.banners[1] == g.BY_NAME["f14"], "a new tile lifts what is below it"


@pytest.mark.rule("GOD-442", "GOD-555")
def test_ways_that_end_in_group_range_or_on_a_lake_are_not_the_same() -> None:
    """Both hexes lie beside the group: on land the heroes could strike the Banner, on the lake they could not."""
    state = afloat()
    run(state, siege.MoveBanner(0))
    way = march(state, 0, (g.BY_NAME["p20"],))
    ends = [fates(state, way, (hex,), (), 0) for hex in (LAKE, SHORE)]
    assert ends[0] != ends[1]
    state.items = ("dugout-canoe",)
    ends = [fates(state, way, (hex,), (), 0) for hex in (LAKE, SHORE)]
    assert ends[0] == ends[1]
    state.amplifiers = (g.STEPS[SHORE][g.SOUTH_EAST],)
    ends = [fates(state, way, (hex,), (), 0) for hex in (LAKE, SHORE)]
    assert ends[0] != ends[1], "only one of them is near the Amplifier"


@pytest.mark.rule("GOD-1069", "GOD-444")
def test_a_destroyed_city_state_yields_nothing_though_its_roads_stay() -> None:
    state = full_map(SAGE)
    city = next(one for one in state.defenders if one.kind is Place.CITY_STATE)
    assert {entries(state, hex) for hex in city.hexes} == {("aid-city-state",)}
    put(state, replace(city, fallen="destroyed", resilience=0))
    assert {entries(state, hex) for hex in city.hexes} == {()}
    assert all(has_way(state, hex) for hex in city.hexes)


@pytest.mark.rule("GOD-1027")
def test_a_portal_foretold_for_a_later_slot_is_kept_for_its_siege() -> None:
    state = full_map(SAGE, foretold=(3, 7, 0, 0), fronts=(PLAIN, "", "", ""), calendar=3, phase="villain")
    state.then(villain.EndHarvest(8), Halt())
    take_until(state, PlaceBanner)
    assert state.agenda[-1] == PlaceBanner(0, 3)
    assert state.foretold == (0, 7, 0, 0)
    state.fronts, state.agenda = ("", PLAIN, "", ""), [Halt(), villain.EndHarvest(8)]
    take_until(state, PlaceBanner)
    assert state.agenda[-1] == PlaceBanner(1, 7)
    assert state.foretold == ()


@pytest.mark.rule("GOD-410", "GOD-563", "GOD-564", "GOD-1023")
def test_a_banner_that_wanders_takes_tokens_and_destroys_settlements() -> None:
    settlement = g.BY_NAME["d15"]
    start = g.STEPS[settlement][g.NORTH]
    state = afloat(banner=start, script=faces(3))
    state.elemental_tokens = (Token(g.STEPS[settlement][g.SOUTH_WEST], "fire"),)
    state.amplifiers = (g.STEPS[settlement][g.SOUTH_EAST],)
    assert place_at(state, settlement) is Place.SETTLEMENT
    run(state, Wander(0))
    assert state.banners[0] == settlement
    assert (state.hex_tokens, state.elemental_tokens, state.amplifiers) == ((settlement,), (), ())
    assert state.imbalance == (0, 0, 1, 0, 0)


@pytest.mark.rule("GOD-993", "GOD-1023")
def test_a_banner_that_is_carried_near_an_amplifier_removes_it() -> None:
    center = g.BY_NAME["e14"]
    state = afloat(banner=g.BY_NAME["p20"], phase="villain", at="b13")
    state.amplifiers = (g.STEPS[SHORE][g.SOUTH_EAST],)
    run(state, SendBanners(center))
    answer(state, f"send-banner 1 {g.NAMES[SHORE]}")
    assert state.banners[0] == SHORE
    assert state.amplifiers == ()
