"""Rulings on setup, land, turn and Harvest: each test would fail if the other reading were played."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.core.dice import DiceRolled
from rulewright.core.record import StartLuck
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.effects import Gain, Store
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices import visits as answers
from rulewright.games.godai.model.events.heroes import StatTested
from rulewright.games.godai.model.state import Defender, GodaiState, Options, Rulings
from rulewright.games.godai.model.steps import setup, turn, villain, visits
from rulewright.games.godai.model.steps.combat import MeetEncounters
from rulewright.games.godai.model.steps.defenders import Enhance
from rulewright.games.godai.model.steps.land import RevealSlot, Wander
from rulewright.games.godai.model.steps.turn import DrawHarvestCard, SkillPhase
from rulewright.games.godai.model.vocabulary import Element, Place, Resource, RoleType
from rulewright.games.godai.rules.death import restore
from rulewright.games.godai.rules.events import possible_events
from rulewright.games.godai.rules.gains import gain, held
from rulewright.games.godai.rules.harvesting import acquire_amount
from rulewright.games.godai.rules.land import RANGES, role_range
from rulewright.games.godai.rules.shopping import trade
from rulewright.games.godai.rules.stat_tests import test_modifiers as modifiers_of
from rulewright.games.godai.rules.verbs import change_imbalance
from rulewright.games.godai.rules.vitals import give_wound
from rulewright.games.godai.setup import first_state, plan

from .maps import full_map, on_map
from .positions import (
    CITY_HEXES,
    Game,
    Halt,
    answer,
    answer_only,
    content,
    done,
    faces,
    go_on,
    of_kind,
    offered,
    position,
    run,
    stock,
    take_until,
)
from .sieges import imbalance, stores, whole_map
from .visiting import CENTER, harvested, visit

SAMURAI, SAGE, TANUKI = ("samurai", "kobold"), ("sage", "tanuki"), ("samurai", "tanuki")


def started(players: int = 2, **options: Any) -> GodaiState:
    return first_state(Game(), players, StartLuck(7), Options(**options), Rulings())


def with_card(card: str, **fields: Any) -> Content:
    """All components, and one Harvest card changed."""
    tables = dict(content().tables)
    tables["harvests"] = {**tables["harvests"], card: replace(content().harvests[card], **fields)}
    return Content(tables)


# -- the box and the setup -------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-023", "GOD-264")
@pytest.mark.ruling("AMB-GOD-02")
def test_of_twelve_hex_tiles_two_are_placed_and_ten_are_left_to_explore() -> None:
    assert content().check() == []
    assert [content().tiles[id].letter for id in content().hex_tiles] == list("CDEFGHIJKLMN")  # type: ignore[attr-defined]
    state = started()
    state.agenda = []
    run(state, *[setup.TurnEmpireTile(slot) for slot in g.EMPIRE_SLOTS])
    for _ in g.EMPIRE_SLOTS:
        answer(state, offered(state)[0])
    assert len(state.hex_tiles) == 12
    for slot in g.FIRST_SLOTS:
        assert RevealSlot(slot) in plan(state)
        run(state, RevealSlot(slot))
        answer(state, offered(state)[0])
    assert sum(tile is not None for tile in state.tiles) == 4
    assert len(state.hex_tiles) == 10


@pytest.mark.rule("GOD-034")
@pytest.mark.ruling("AMB-GOD-03")
def test_six_pieces_have_a_function_four_banners_jaethi_and_the_group() -> None:
    state = started(4)
    assert (state.banners, state.jaethi, state.at) == ((-1,) * 4, (), -1)
    assert "at" in GodaiState.__struct_fields__, "the heroes have one place together, whatever miniature shows it"
    assert not any("at" in type(hero).__struct_fields__ for hero in state.heroes)


@pytest.mark.ruling("AMB-GOD-48")
def test_equipment_tower_dice_and_spending_follow_each_other() -> None:
    kinds = [type(step) for step in plan(started())]
    wanted = [setup.StartInCity, setup.PlaceFirstTower, setup.RollFirstDice, Enhance, turn.BeginStage, turn.BeginTurn]
    assert kinds[-len(wanted) :] == wanted


@pytest.mark.rule("GOD-360")
@pytest.mark.ruling("AMB-GOD-50")
def test_a_surge_of_the_reroll_brings_no_further_reroll() -> None:
    # Air, Earth, Fire and Water show Matches, but Fire a Surge; Void shows Air.
    state = position(SAMURAI, script=faces(1, 1, 3, 1, 5, 3))
    run(state, setup.RollFirstDice())
    assert done(state)
    assert stock(state) == {"lumber": 12, "ore": 8, "platinum": 4, "fire": 2}
    assert not state.script, "five dice and one more"


@pytest.mark.rule("GOD-348", "GOD-349")
@pytest.mark.ruling("AMB-GOD-179")
@pytest.mark.parametrize("number", [1, 2])
def test_the_start_is_given_by_the_city_state_and_no_theme_is_asked_for(number: int) -> None:
    state = position(SAMURAI)
    run(state, setup.StartInCity(number))
    answer(state, offered(state)[0])
    prompts = []
    while not done(state):
        prompts.append(state.decision.prompt)
        answer(state, offered(state)[0])
    assert prompts == (["prompt-gear-upgrade", "prompt-gear-upgrade"] if number == 1 else ["prompt-equipment"])
    hero = state.heroes[0]
    assert (sum(hero.gear), len(hero.items)) == ((2, 0) if number == 1 else (0, 4))
    assert not any(state.stockpile)


@pytest.mark.ruling("AMB-GOD-180")
def test_parts_that_the_box_lacks_are_left_out_and_the_hex_die_shows_the_way() -> None:
    words = ("bounty", "arena", "remnant", "mutation")
    ids = [id for table in content().tables.values() for id in table]
    assert [id for id in ids if any(word in id.split("-") for word in words)] == []
    state = run(on_map(at="e12", script=faces(3)), Wander())
    assert [(die.sides, die.face) for one in of_kind(state.events, DiceRolled) for die in one.dice] == [(6, 3)]


# -- what the group owns ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-123")
@pytest.mark.ruling("AMB-GOD-13")
def test_platinum_of_every_source_is_in_one_purse_of_at_most_a_hundred() -> None:
    state = position(SAMURAI, SAGE, stockpile=stores(platinum=90, specialist=1), harvested=stores(platinum=4))
    gain(state, Resource.PLATINUM, 2, Store.STOCKPILE, "GOD-814")
    trade(state, answers.Trade("specialist"))
    run(state, villain.EndHarvest(2))
    assert held(state, Resource.PLATINUM) == 97
    gain(state, Resource.PLATINUM, 20, Store.STOCKPILE, "GOD-814")
    assert stock(state)["platinum"] == 100
    assert not state.harvested[-1]


@pytest.mark.rule("GOD-548")
@pytest.mark.ruling("AMB-GOD-89")
def test_what_imbalance_has_too_much_is_lost() -> None:
    state = position(SAMURAI, imbalance=imbalance(fire=8, air=1))
    change_imbalance(state, Element.FIRE, 3, "GOD-551")
    change_imbalance(state, Element.AIR, -2, "GOD-552")
    assert state.imbalance == imbalance(fire=9), "nothing goes over to another Element"


@pytest.mark.rule("GOD-029")
@pytest.mark.ruling("AMB-GOD-175")
@pytest.mark.parametrize(("placed", "sold"), [(3, True), (4, True), (5, False)])
def test_amplifiers_are_sold_up_to_five(placed: int, sold: bool) -> None:
    state = full_map(SAGE, at="b13", phase="event", stockpile=stores(platinum=5))
    state.amplifiers = tuple(range(40, 40 + placed))
    assert (answers.BuyTogether("wellspring-amplifier") in possible_events(state)) is sold


# -- movement and Skills ---------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-GOD-51")
@pytest.mark.parametrize(("type", "healed", "camps"), [("camp", 3, 1), ("cautious", 0, 0)])
def test_a_group_that_stands_still_says_whether_it_camps(type: str, healed: int, camps: int) -> None:
    """Both count as Moving Cautiously; only Camp Heals and adds to the bonus."""
    state = full_map(SAGE, phase="movement")
    state.heroes[0].health = 1
    run(state, turn.ChooseMovement(), turn.EndMovement())
    answer(state, f"choose-movement-type {type}")
    if type == "cautious":
        answer(state, "done")
    assert done(state)
    assert state.cautious
    assert (state.heroes[0].health - 1, state.camps, state.stays) == (healed, camps, 1)


@pytest.mark.rule("GOD-957", "GOD-961")
@pytest.mark.ruling("AMB-GOD-53")
@pytest.mark.parametrize("movement", ["camp", "cautious"])
def test_navigate_is_not_rolled_by_the_careful_and_never_critical(movement: str) -> None:
    state = position(TANUKI, steps=[SkillPhase(), Halt()], movement=movement, cautious=True, script=faces(9, 2))
    take_until(state, Halt)
    assert [one.stat for one in of_kind(state.events, StatTested)] == ["explore", "survival"]
    assert stock(state) == {}, "a plain success has no bonus"


@pytest.mark.rule("GOD-417")
@pytest.mark.ruling("AMB-GOD-54")
def test_the_wander_ends_the_phase_and_no_skill_is_rolled_again() -> None:
    state = position(TANUKI, steps=[SkillPhase(), Halt()], movement="normal", script=faces(9, 9, 2, 3))
    state.tiles = whole_map()
    state.at = g.BY_NAME["e12"]
    go_on(state)
    assert done(state)
    assert state.at == g.BY_NAME["e13"]
    assert len(of_kind(state.events, StatTested)) == 3


@pytest.mark.rule("GOD-974", "GOD-975", "GOD-976")
@pytest.mark.ruling("AMB-GOD-183")
def test_encounters_for_criticals_are_all_drawn_before_the_group_chooses() -> None:
    cards = tuple(content().encounters)[:3]
    state = position(
        TANUKI, SAGE, steps=[SkillPhase(), Halt()], movement="camp", encounters=cards, script=faces(1, 3, 1, 2)
    )  # fmt: skip
    go_on(state)
    answer(state, "pick-resource ore", "pick-resource ore")
    state.script = [0, 0]
    answer_only(state, "pick-number 2")
    take_until(state, MeetEncounters)
    step = state.agenda[-1]
    assert isinstance(step, MeetEncounters)
    assert (set(step.cards), step.optional, step.gold) == (set(cards[:2]), True, 2)


@pytest.mark.rule("GOD-421")
@pytest.mark.ruling("AMB-GOD-56")
@pytest.mark.parametrize(("face", "food", "left"), [(2, 5, 1), (9, 5, 0), (9, 1, 2)])
def test_only_a_full_meal_takes_a_starving_level_away(face: int, food: int, left: int) -> None:
    """A success avoids a further level and heals none; a failure with a full meal does."""
    state = position(TANUKI, steps=[SkillPhase(), Halt()], movement="camp", script=faces(9, face))
    hero = state.heroes[0]
    hero.starving, hero.food = 1, food
    if food >= 2 and face == 2:
        hero.food = 0
    take_until(state, Halt)
    assert hero.starving == left


@pytest.mark.rule("GOD-959", "GOD-846")
@pytest.mark.ruling("AMB-GOD-153")
def test_critical_wounds_only_count_and_go_by_camp_or_revival() -> None:
    state = full_map(SAGE, phase="movement")
    hero = state.heroes[0]
    before = modifiers_of(state, 0, "explore")  # type: ignore[arg-type]
    give_wound(state, 0)
    give_wound(state, 0)
    assert modifiers_of(state, 0, "explore") == before  # type: ignore[arg-type]
    run(state, turn.ChooseMovement(), turn.EndMovement())
    answer(state, "choose-movement-type camp")
    assert hero.wounds == 1
    temple = next(one for one in state.defenders if one.kind is Place.TEMPLE)
    state.at, state.entered, state.phase = temple.hexes[0], True, "event"
    run(state, visits.Arrive())
    assert hero.wounds == 1, "no Condition, so no Temple removes it"
    restore(state, 0)
    assert hero.wounds == 0


@pytest.mark.rule("GOD-438")
@pytest.mark.ruling("AMB-GOD-126")
def test_the_range_of_each_role_type() -> None:
    wanted = {"striker": 0, "assist": 1, "healer": 2, "sapper": 2, "utility": 1}
    assert {str(kind): n for kind, n in RANGES.items()} == wanted
    for role in content().roles.values():
        kinds = [kind for kind in (role.type, role.dual) if kind is not None]
        assert role_range(role) == max(RANGES[kind] for kind in kinds)
    assert set(RANGES) == set(RoleType)


# -- Harvest ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-369", "GOD-434")
@pytest.mark.ruling("AMB-GOD-167")
def test_four_hexes_and_one_harvest_card_each_turn() -> None:
    cards = tuple([card.id for card in content().harvests.values() if not card.immediate][:3])
    state = position(SAMURAI, harvests=cards)
    assert acquire_amount(state) == 4
    assert not state.played, "none at the beginning of the Stage"
    for n in (1, 2):
        run(state, DrawHarvestCard())
        assert len(state.played) + len(state.treasures) == n


@pytest.mark.rule("GOD-371", "GOD-515")
@pytest.mark.ruling("AMB-GOD-168")
def test_a_harvest_card_works_at_once_and_at_the_end_and_not_between() -> None:
    card = next(iter(content().harvests))
    once, late = (Gain(Resource.ORE, 1),), (Gain(Resource.LUMBER, 2),)
    state = position(SAMURAI, held=with_card(card, immediate=once, end=late, ribbon=""), harvests=(card,))
    run(state, DrawHarvestCard())
    assert (stock(state), state.modifiers) == ({"ore": 1}, ())
    run(state, turn.EndMovement())
    assert stock(state) == {"ore": 1}
    run(state, villain.EndHarvest(1))
    assert stock(state)["lumber"] == 2
    assert stock(state)["ore"] == 1


@pytest.mark.rule("GOD-456", "GOD-232")
@pytest.mark.ruling("AMB-GOD-169")
def test_what_is_harvested_cannot_be_spent_before_the_stage_ends() -> None:
    state = visit(SAMURAI, center="h")
    run(state, visits.Yield(CENTER), visits.Yield(CENTER), visits.Yield(CENTER))
    assert (harvested(state), stock(state)) == ({"ore": 3}, {})
    assert done(run(state, Enhance())), "3 Ore would improve a City-State"
    run(state, villain.EndHarvest(2))
    assert stock(state) == {"ore": 3}


@pytest.mark.rule("GOD-443", "GOD-518")
@pytest.mark.ruling("AMB-GOD-146")
def test_the_element_of_a_temple_is_chosen_and_not_rolled_later() -> None:
    temple = Defender(id="temple-1", kind=Place.TEMPLE, hexes=(CENTER,), resilience=8)
    state = visit(center="pT", defenders=(temple,))
    run(state, visits.Yield(CENTER))
    assert offered(state) == [f"pick-resource {one}" for one in ("air", "earth", "fire", "water")]
    answer(state, "pick-resource fire")
    state.rolls = []
    run(state, villain.EndHarvest(2))
    assert (stock(state), state.rolls) == ({"fire": 1}, [])


@pytest.mark.ruling("AMB-GOD-222")
def test_healing_upon_entry_comes_after_harvest_and_before_everything_else() -> None:
    state = visit(SAMURAI, center="pS", entered=True)
    state.heroes[0].health = 1
    state.heroes[0].gold = 40
    run(state, turn.EventPhase())
    assert harvested(state)["recruit"] == 4
    assert state.decision.prompt == "prompt-event"
    assert state.heroes[0].health > 1
    order = [type(event).__name__ for event in state.events]
    assert order.index("HexHarvested") < order.index("PlaceEntered")


@pytest.mark.rule("GOD-462")
@pytest.mark.ruling("AMB-GOD-189")
def test_the_actions_of_a_city_state_are_purchases_and_trade() -> None:
    state = position(SAMURAI, SAGE, at=CITY_HEXES[0][0], phase="event", stockpile=stores(platinum=50, sky_metal=2))
    for hero in state.heroes:
        hero.gold = 90
    state.heroes[1].state = "dead"
    kinds = {type(choice) for choice in possible_events(state)}
    assert kinds == {answers.Buy, answers.BuyTogether, answers.BuyGear, answers.Trade}
    assert state.heroes[1].state == "dead", "nobody Revives there before the wait is over"
