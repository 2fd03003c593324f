"""Defenders, Resources and tokens: single rules that no other file shows by themselves."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices import defenders as answers
from rulewright.games.godai.model.events.siege import HarvestEnded
from rulewright.games.godai.model.state import Defender, Floating, GodaiState, Rulings, Token
from rulewright.games.godai.model.steps import siege, villain, visits
from rulewright.games.godai.model.steps.defenders import DefenderFalls, Enhance
from rulewright.games.godai.model.steps.gains import RollForElement
from rulewright.games.godai.model.vocabulary import DefenderStat, Element, Empire, Place, Until
from rulewright.games.godai.rules import defenders, land, marching
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.dedicating import no_use

from .defences import NEAR, change, here, one, stats, tower
from .maps import full_map, hexes
from .positions import answer, content, faces, of_kind, offered, run, stock, take_until
from .sieges import PLAIN, at, besieged, imbalance, stores
from .visiting import harvested, row, visit

QUIET = Rulings(build_power_up=False)


def why(state: GodaiState, choice: object) -> list[str]:
    return [reason.message for reason in BOOK.why_not(state, state.decision.seat, choice)]  # type: ignore[arg-type]


# -- trackers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-011")
def test_without_any_city_state_none_can_be_rebuilt() -> None:
    state = here(stock={"platinum": 20})
    change(state, "city-1", fallen="destroyed", resilience=0)
    run(state, Enhance())
    assert "rebuild city-1" in offered(state)
    change(state, "city-2", fallen="destroyed", resilience=0)
    state.asked = None
    assert why(state, answers.Rebuild("city-1")) == ["why-no-city-left"]


@pytest.mark.rule("GOD-179", "GOD-190")
def test_every_defender_has_a_tracker_and_the_temples_share_one() -> None:
    state = here(towers=(tower(NEAR, 1), tower("d13", 2, kind=Place.FORTRESS)))
    kinds = {one.kind for one in defenders.standing(state)}
    assert kinds == {Place.CITY_STATE, Place.TEMPLE, Place.TOWER, Place.FORTRESS}
    assert defenders.trackers(state) == ["city-1", "city-2", "tower-1", "tower-2", "temples"]


@pytest.mark.rule("GOD-181")
def test_city_states_and_temples_are_printed_and_towers_are_placed() -> None:
    state = here(stock={"platinum": 6}, rulings=QUIET)
    printed = [one.id for one in state.defenders]
    assert sorted(printed) == ["city-1", "city-2", *[f"temple-{n}" for n in range(1, 6)]]
    run(state, Enhance())
    answer(state, f"build-tower {NEAR}")
    assert [one.id for one in state.defenders] == [*printed, "tower-1"]


@pytest.mark.rule("GOD-191", "GOD-195", "GOD-258")
def test_two_of_four_city_states_are_in_play_with_their_base_stats() -> None:
    names = [content().city(empire, number).id for empire in Empire for number in (1, 2)]
    assert names == ["tracker-nimo-teptek", "tracker-manchu-pakra", "tracker-takagura", "tracker-hirono"]
    state = full_map()
    cities = [one.name for one in state.defenders if one.kind is Place.CITY_STATE]
    assert cities == ["nimo-teptek", "manchu-pakra"], "both tiles show their Caprakan side"
    assert stats(state, "city-1") == (3, 6, 2, 18)
    assert stats(state, "city-2") == (3, 5, 2, 21)


@pytest.mark.rule("GOD-197")
def test_towers_are_upgraded_and_everything_is_improved() -> None:
    state = run(here(at="d14", stock={"platinum": 20, "ore": 3}, towers=(tower(NEAR, 1),)), Enhance())
    assert why(state, answers.UpgradeTower("tower-1")) == []
    for id in ("city-1", "temple-1"):
        assert why(state, answers.UpgradeTower(id)) == ["why-no-upgrade"]
    change(state, "temple-1", fallen="destroyed", resilience=0)
    assert why(state, answers.Rebuild("temple-1")) == ["why-not-destroyed"], "a Temple never is"
    for id in ("city-1", "tower-1"):
        assert why(state, answers.Improve(id, "ore", 3)) == []
    change(state, "temple-1", fallen="", hexes=tuple(hexes("e14")))
    assert why(state, answers.Improve("temple-1", "ore", 3)) == []


@pytest.mark.rule("GOD-180")
def test_a_defender_is_hit_and_falls_at_none() -> None:
    state = here(towers=(tower(resilience=3),))
    assert defenders.siege_damage_to(state, "tower-1", 2) == 2
    assert (one(state, "tower-1").resilience, state.agenda) == (1, [])
    defenders.siege_damage_to(state, "tower-1", 1)
    assert state.agenda == [DefenderFalls("tower-1")]


@pytest.mark.rule("GOD-189")
def test_resilience_has_no_maximum() -> None:
    state = here(towers=(tower(),))
    defenders.raise_stat(state, "tower-1", DefenderStat.RESILIENCE, 90, Until.GAME, "GOD-159")
    assert one(state, "tower-1").resilience == 100


# -- Magnetic places -------------------------------------------------------------------------------------------


def drawn_to(state: GodaiState) -> set[str]:
    """What draws the Banner of the first Slot; an Amplifier has no name."""
    return {target.id for target in marching.magnets(state, 0)}


@pytest.mark.rule("GOD-042", "GOD-183")
@pytest.mark.ruling("AMB-GOD-22")
def test_city_states_fortresses_and_amplifiers_are_magnetic_and_towers_are_not() -> None:
    towers = (tower(NEAR, 1), tower("d13", 2, kind=Place.FORTRESS))
    state = here(towers=towers, stage="siege", fronts=(PLAIN, "", "", ""))
    assert drawn_to(state) == {"city-1", "city-2", "tower-2"}
    state.amplifiers = (at(2, 0),)
    assert drawn_to(state) == {"city-1", "city-2", "tower-2", ""}


@pytest.mark.rule("GOD-184")
def test_temples_are_magnetic_once_the_temple_fortress_was_placed() -> None:
    state = here(stage="siege")
    temple = one(state, "temple-1")
    assert not marching.is_magnetic(state, temple)
    state.temple_fortress_built = True
    assert marching.is_magnetic(state, temple)


# -- Resources -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-124")
def test_platinum_builds() -> None:
    state = run(here(stock={"platinum": 7}, rulings=QUIET), Enhance())
    answer(state, f"build-tower {NEAR}")
    assert stock(state) == {"platinum": 1}


@pytest.mark.parametrize(
    ("resource", "n", "gained"),
    [
        pytest.param("ore", 3, (0, 0, 0, 2), marks=pytest.mark.rule("GOD-159", "GOD-164")),
        pytest.param("ore", 6, (0, 0, 0, 5), marks=pytest.mark.rule("GOD-159")),
        pytest.param("ore", 9, (0, 0, 0, 8), marks=pytest.mark.rule("GOD-159")),
        pytest.param("lumber", 3, (1, 0, 0, 0), marks=pytest.mark.rule("GOD-160", "GOD-164")),
        pytest.param("lumber", 6, (3, 0, 0, 0), marks=pytest.mark.rule("GOD-160")),
        pytest.param("lumber", 9, (5, 0, 0, 0), marks=pytest.mark.rule("GOD-160")),
        pytest.param("essence", 2, (0, 0, 1, 0), marks=pytest.mark.rule("GOD-166")),
        pytest.param("sky-metal", 2, (0, 1, 0, 0), marks=pytest.mark.rule("GOD-168")),
    ],
)
def test_resources_are_consumed_for_good(resource: str, n: int, gained: tuple[int, ...]) -> None:
    state = here(stock={resource.replace("-", "_"): n + 1}, towers=(tower(),))
    before = stats(state, "tower-1")
    run(state, Enhance())
    answer(state, f"improve tower-1 {resource} {n}")
    assert stock(state) == {resource: 1}
    assert stats(state, "tower-1") == tuple([one + more for one, more in zip(before, gained, strict=True)])


def ending(state: GodaiState, number: int) -> GodaiState:
    """One of the steps at the end of the Harvest Stage."""
    BOOK.resolving[villain.EndHarvest](state, villain.EndHarvest(number), None)
    return state


@pytest.mark.rule("GOD-149", "GOD-178")
def test_the_yield_can_be_spent_only_after_the_stage() -> None:
    state = run(here(stock={"ore": 2}, harvested=stores(ore=1, element=2), towers=(tower(),)), Enhance())
    assert why(state, answers.Improve("tower-1", "ore", 3)) == ["why-too-few-resources"]
    state.agenda = []
    ending(state, 2)
    assert stock(state) == {"ore": 3}
    assert harvested(state) == {}
    assert len([step for step in state.agenda if isinstance(step, RollForElement)]) == 2


@pytest.mark.rule("GOD-176")
@pytest.mark.ruling("AMB-GOD-19")
def test_a_factory_yields_as_the_calendar_counts() -> None:
    state = ending(here(calendar=7, factories=("lumber", "fire")), 2)
    assert stock(state) == {"lumber": 7, "fire": 7}


@pytest.mark.rule("GOD-138")
def test_a_siege_card_ends_the_harvest_stage() -> None:
    card = content().siege_calls[0]
    state = here(jaethi_top=(card,), wave=2, phase="villain", script=[0, 0, 0, 0])
    state.then(villain.DrawJaethiCard())
    take_until(state, villain.EndHarvest)
    assert state.agenda[-1] == villain.EndHarvest()
    ending(state, 1)
    assert [(event.rule, event.wave) for event in of_kind(state.events, HarvestEnded)] == [("GOD-138", 2)]


# -- tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-040", "GOD-299", "GOD-458")
def test_the_group_takes_tokens_in_range_only() -> None:
    center = g.SLOTS[4].center
    near, far = g.ring(center, 2)[0], g.ring(center, 3)[0]
    state = visit(("sage", "tanuki"), elemental_tokens=(Token(center, "water"), Token(far, "air")))
    state.imbalance_tokens = (Token(center, "void"), Token(far, "earth"))
    assert near in land.in_range(state)
    run(state, visits.TakeTokens())
    assert state.stockpile == row(water=1, void=1)
    assert state.elemental_tokens == (Token(far, "air"),)
    assert state.imbalance_tokens == (Token(far, "earth"),)


@pytest.mark.rule("GOD-040")
def test_siege_miniatures_take_imbalance_tokens() -> None:
    hex = at(3, 1)
    state = besieged(fronts={0: PLAIN}, banners={0: hex}, imbalance_tokens=(Token(hex, "void"),))
    run(state, siege.MiniatureAppears(0))
    assert state.imbalance_tokens == ()
    assert state.imbalance == imbalance(void=1)


@pytest.mark.rule("GOD-046")
def test_a_discovery_is_secured_by_a_group_in_range() -> None:
    card = next(one.id for one in content().jaethi.values() if one.place == "antiquity-site")
    site = land.places(full_map(), Place.ANTIQUITY_SITE)[0]
    state = full_map(script=faces(1))
    run(state, villain.PlaceDiscovery(card, (site,)))
    assert state.discovery_tokens == (Token(site, card),)
    run(state, visits.TakeTokens())
    assert state.discoveries == (), "the group is far away"
    state.at = site
    run(state, visits.TakeTokens())
    assert (state.discovery_tokens, state.discoveries) == ((), (card,))


@pytest.mark.rule("GOD-047")
@pytest.mark.parametrize(("stage", "refused"), [("harvest", "why-no-siege"), ("siege", "")])
def test_dedications_are_used_in_a_siege(stage: str, refused: str) -> None:
    state = here(stage=stage)
    state.dedicated = (2,)
    reason = no_use(state, 2)
    assert ("" if reason is None else reason.message) == refused


@pytest.mark.rule("GOD-300")
def test_elemental_portals_get_tokens_again_in_a_temple() -> None:
    cataclysm = content().cataclysm_tiles[Element.WATER].id
    center = g.BY_NAME["f12"]
    temple = Defender(id="temple-1", kind=Place.TEMPLE, hexes=tuple(hexes("d14")), resilience=8)
    state = full_map(at="d14", cataclysms=(Floating(cataclysm, center, 0),))
    state.defenders = (temple,)
    run(state, visits.TempleAction())
    assert "summon-essence" in offered(state)
    answer(state, "summon-essence")
    assert state.elemental_tokens == (Token(center, "water"),)
