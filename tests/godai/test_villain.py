"""Jaethi's cards in the Harvest Stage, Siege Slots, and the nine steps that end the Stage."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.content.content import Content
from rulewright.games.godai.effects import AddSiegeCard, DiscardSiegeCard, Gain, HitDefender, PeekSlot, Store, Victim
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.events.siege import (
    CataclysmPassed,
    DiscoveryLost,
    HexTokenFlipped,
    SiegeCardDiscarded,
    SiegeCardSeen,
    SiegeDeckEmpty,
    TreasureLost,
)
from rulewright.games.godai.model.state import Floating, GodaiState, Modifier, Options, Rulings, Token
from rulewright.games.godai.model.steps import villain as steps
from rulewright.games.godai.model.steps.combat import DrawEncounters
from rulewright.games.godai.model.steps.defenders import DefenderFalls, StrengthenDefender
from rulewright.games.godai.model.steps.gains import Perform
from rulewright.games.godai.model.steps.land import PlaceBanner, PlaceCataclysmTile, PlaceJaethi
from rulewright.games.godai.model.steps.siege import ChangeSiege, SiegeTurn
from rulewright.games.godai.model.steps.turn import EndTurn, VillainPhase
from rulewright.games.godai.model.vocabulary import DefenderStat, Element, Place, Resource, Terrain
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.slots import active, beside, left_in_deck, place, turn_up

from .positions import (
    BOOK,
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
from .sieges import GIANTS, PLAIN, SAGE, SAMURAI, at, city, defender, imbalance, row, stores, tower, whole_map

MATCH, SURGE, FIRST_OTHER = 0, 2, 4
"""Outcomes of an Element die."""


def harvesting(*heroes: tuple[str, str], **fields: Any) -> GodaiState:
    """A Harvest Stage with whole Siege decks."""
    blank: dict[str, Any] = {"phase": "villain", "siege_decks": content().siege_ids, "tiles": whole_map()}
    return position(*(heroes or (SAMURAI,)), **{**blank, **fields})


def drawn(card: str, until: type = EndTurn, **fields: Any) -> GodaiState:
    """This card is drawn; everything up to a step of a kind is done."""
    state = harvesting(jaethi_top=(card,), **fields)
    state.then(steps.DrawJaethiCard(), EndTurn())
    take_until(state, until)
    return state


def ending(state: GodaiState, number: int, until: type = steps.EndHarvest) -> GodaiState:
    """One of the nine steps is done."""
    BOOK.resolving[steps.EndHarvest](state, steps.EndHarvest(number), None)
    take_until(state, until)
    return state


# -- the card --------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-35", "GOLD-GOD-34")
@pytest.mark.rule("GOD-484", "GOD-485", "GOD-501", "GOD-502")
def test_a_mismatch_places_a_card_of_the_element_shown() -> None:
    # The Water die: Match, Match, Surge, Surge, Air, Earth, Fire, Void.
    state = drawn("jaethi-deluge", PlaceCataclysmTile, script=[7])
    assert state.calendar == 1
    assert state.slots == (("void",), (), (), ())
    assert state.agenda[-1] == PlaceCataclysmTile(Element.WATER)


@pytest.mark.gold("GOLD-GOD-36")
@pytest.mark.rule("GOD-503", "GOD-500")
def test_a_surge_places_a_second_card_on_the_slot_to_the_right() -> None:
    state = drawn("jaethi-crumbling-defense", Perform, script=[SURGE])
    assert state.calendar == 1
    assert state.slots == (("fire",), ("fire",), (), ())


@pytest.mark.gold("GOLD-GOD-33")
@pytest.mark.rule("GOD-488")
@pytest.mark.ruling("AMB-GOD-141")
def test_the_calendar_ends_at_eleven() -> None:
    assert drawn("jaethi-crumbling-defense", Perform, script=[MATCH], calendar=2).calendar == 3
    assert drawn("jaethi-rain-of-embers", Perform, script=[MATCH], calendar=10).calendar == 11


@pytest.mark.rule("GOD-483", "GOD-486", "GOD-495")
@pytest.mark.ruling("AMB-GOD-67")
def test_an_affliction_brings_calendar_die_text_and_one_encounter() -> None:
    state = harvesting(jaethi_top=("jaethi-locked-forges",), script=[MATCH])
    state.then(steps.DrawJaethiCard(), EndTurn())
    take_until(state, steps.RollSiegeDie)
    assert state.calendar == 2
    assert not any(state.slots)
    take_until(state, Perform)
    assert state.slots[0] == ("earth",)
    assert not state.modifiers
    take_until(state, DrawEncounters)
    assert [one.what for one in state.modifiers] == ["gear-price"]
    assert state.afflictions == ("jaethi-locked-forges",)
    assert [type(step) for step in state.agenda] == [EndTurn, DrawEncounters]


@pytest.mark.rule("GOD-496")
def test_its_turns_count_from_the_next_one_on() -> None:
    state = drawn("jaethi-spoiled-springs", DrawEncounters, script=[MATCH])
    state.agenda.pop()
    turns = []
    for _ in range(3):
        run(state, EndTurn())
        turns.append([one.turns for one in state.modifiers])
        state.agenda.clear()
    assert turns == [[2], [1], []]


@pytest.mark.rule("GOD-483")
def test_while_all_are_dead_no_encounter_is_drawn() -> None:
    state = harvesting(jaethi_top=("jaethi-locked-forges",), script=[MATCH], at=-1)
    state.heroes[0].state = "dead"
    state.then(steps.DrawJaethiCard(), EndTurn())
    take_until(state, EndTurn)
    assert state.modifiers


@pytest.mark.rule("GOD-485")
def test_where_no_die_is_shown_the_group_chooses_one() -> None:
    state = harvesting(jaethi_top=("jaethi-stirs",), script=[FIRST_OTHER])
    run(state, steps.DrawJaethiCard())
    assert offered(state) == [f"pick-element {one}" for one in ("air", "earth", "fire", "water", "void")]
    answer(state, "pick-element void")
    assert state.slots[0] == ("air",)
    assert state.imbalance == imbalance(void=1)
    assert state.calendar == 2


@pytest.mark.rule("GOD-497", "GOD-498", "GOD-499")
def test_only_the_first_cataclysm_of_a_stage_counts() -> None:
    state = drawn("jaethi-meteor", PlaceCataclysmTile, script=[MATCH])
    assert state.cataclysm_drawn
    assert state.agenda[-2].effects == content().jaethi["jaethi-meteor"].effects
    again = drawn("jaethi-deluge", script=[MATCH], cataclysm_drawn=True, stockpile=stores(lumber=3))
    assert again.calendar == 1
    assert again.slots[0] == ("water",)
    assert stock(again) == {"lumber": 3}
    assert [one.card for one in of_kind(again.events, CataclysmPassed)] == ["jaethi-deluge"]


@pytest.mark.gold("GOLD-GOD-65")
@pytest.mark.rule("GOD-490", "GOD-491", "GOD-492")
@pytest.mark.ruling("AMB-GOD-65")
def test_the_second_siege_card_counts_twice() -> None:
    state = drawn(
        "jaethi-siege-water", PlaceBanner, script=[MATCH, 0, 0], sieges=1, wave=2, calendar=4,
        imbalance=imbalance(water=1), current="fire",
    )  # fmt: skip
    assert state.calendar == 6
    assert state.imbalance == imbalance(water=3)
    assert state.current == "water"
    assert PlaceJaethi() in state.agenda


@pytest.mark.rule("GOD-528")
@pytest.mark.ruling("AMB-GOD-68")
def test_jaethi_does_not_manifest_below_six() -> None:
    state = harvesting(calendar=5)
    ending(state, 8)
    assert state.agenda == [steps.EndHarvest(9)]


# -- Cataclysms and the start of the phase ---------------------------------------------------------------------


def on_cataclysm(**fields: Any) -> GodaiState:
    hex = geometry.SLOTS[2].center
    tile = Floating("cataclysm-meteor", hex, 0)
    return harvesting(cataclysms=(tile,), defenders=(tower(geometry.BESIDE[hex][0], **fields),), wave=2, phase="event")


@pytest.mark.rule("GOD-511")
@pytest.mark.ruling("AMB-GOD-43")
def test_a_cataclysm_damages_the_defenders_on_it() -> None:
    state = on_cataclysm()
    state.then(VillainPhase())
    take_until(state, steps.DrawJaethiCard)
    assert defender(state, "tower-1").resilience == 8
    assert state.phase == "villain"


@pytest.mark.rule("GOD-512")
def test_an_augment_of_its_element_negates_that() -> None:
    state = on_cataclysm(augments=(Element.FIRE,))
    state.then(VillainPhase())
    take_until(state, steps.DrawJaethiCard)
    assert defender(state, "tower-1").resilience == 10


@pytest.mark.rule("GOD-511")
def test_it_can_destroy_one_at_once() -> None:
    state = on_cataclysm(resilience=2)
    state.then(VillainPhase())
    take_until(state, DefenderFalls)
    assert state.agenda == [steps.DrawJaethiCard(), DefenderFalls("tower-1")]


# -- Discoveries -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-493")
def test_a_discovery_lies_at_the_place_nearest_to_a_rolled_portal() -> None:
    state = harvesting(script=faces(7))
    state.then(steps.PlaceDiscovery("jaethi-quarry-of-the-first-masons"), EndTurn())
    take_until(state, EndTurn)
    sites = land.places(state, Place.ANTIQUITY_SITE)
    nearest = land.nearest(sites, geometry.PORTALS[7])
    assert len(nearest) == 1
    assert state.discovery_tokens == (Token(nearest[0], "jaethi-quarry-of-the-first-masons"),)


@pytest.mark.rule("GOD-493")
def test_without_such_a_place_it_is_lost_and_among_equals_the_group_chooses() -> None:
    state = harvesting(tiles=())
    run(state, steps.PlaceDiscovery("jaethi-heartwood-drum"))
    assert [one.card for one in of_kind(state.events, DiscoveryLost)] == ["jaethi-heartwood-drum"]
    state = run(harvesting(at=-1), steps.PlaceDiscovery("jaethi-mirror-of-far-courts"))
    centers = [geometry.NAMES[geometry.SLOTS[slot].center] for slot in (0, 1)]
    assert offered(state) == [f"pick-hex {name}" for name in centers]
    answer(state, f"pick-hex {centers[1]}")
    assert [token.hex for token in state.discovery_tokens] == [geometry.SLOTS[1].center]


@pytest.mark.rule("GOD-493")
def test_terrain_counts_as_a_place() -> None:
    state = harvesting(script=faces(2))
    run(state, steps.PlaceDiscovery("jaethi-eagle-stair"))
    if not done(state):
        answer(state, offered(state)[0])
    assert land.terrain_at(state, state.discovery_tokens[0].hex) is Terrain.PEAK


# -- Slots -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-503")
@pytest.mark.ruling("AMB-GOD-70")
def test_on_the_last_slot_the_second_card_goes_to_the_left() -> None:
    assert beside(harvesting(wave=2)) == 2
    assert beside(harvesting(wave=3)) == 1
    assert beside(harvesting(wave=3, options=Options(waves=4))) == 3
    assert beside(harvesting(wave=3, rulings=Rulings(all_slots_active=True))) == 3


@pytest.mark.ruling("AMB-GOD-69", "AMB-GOD-71")
@pytest.mark.rule("GOD-526")
def test_slots_up_to_the_siege_take_part_or_all() -> None:
    slots = (("fire",), ("fire",), ("fire",), ())
    state = harvesting(wave=2, slots=slots)
    assert list(active(state)) == [0, 1]
    ending(state, 7)
    assert [bool(card) for card in state.fronts] == [True, True, False, False]
    assert state.slots[2] == ("fire",)
    other = harvesting(wave=2, slots=slots, rulings=Rulings(all_slots_active=True))
    ending(other, 7)
    assert [bool(card) for card in other.fronts] == [True, True, True, False]


@pytest.mark.rule("GOD-1070")
@pytest.mark.ruling("AMB-GOD-205")
def test_new_cards_lie_on_top_of_those_that_were_left() -> None:
    state = harvesting(slots=((PLAIN,), (), (), ()))
    place(state, Element.AIR, 0, "GOD-501")
    assert state.slots[0] == ("air", PLAIN)


@pytest.mark.rule("GOD-501")
def test_an_empty_siege_deck_places_nothing() -> None:
    """AMB-GOD-97: cards that lie face down in Slots count."""
    decks = (("siege-air-a", "siege-air-b"), (), (), (), ())
    state = harvesting(siege_decks=decks, slots=(("air",), ("air",), (), ()))
    assert left_in_deck(state, Element.AIR) == 0
    assert not place(state, Element.AIR, 0, "GOD-501")
    assert of_kind(state.events, SiegeDeckEmpty)


@pytest.mark.rule("GOD-526", "GOD-531")
def test_a_card_is_found_when_it_is_turned_up() -> None:
    state = harvesting(slots=(("fire", "fire"), (), (), ()), script=[3])
    turn_up(state, 0, "GOD-526")
    card = content().siege_ids[2][3]
    assert state.fronts[0] == card
    assert state.resilience[0] == content().siege[card].resilience
    assert state.slots[0] == ("fire",)
    assert len(state.siege_decks[2]) == 14


@pytest.mark.ruling("AMB-GOD-130")
@pytest.mark.rule("GOD-570")
@pytest.mark.parametrize(("difficulty", "resilience"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 6), (5, 6)])
def test_with_its_switch_difficulty_changes_resilience(difficulty: int, resilience: int) -> None:
    state = harvesting(slots=((PLAIN,), (), (), ()), difficulty=difficulty, rulings=Rulings(siege_difficulty=True))
    turn_up(state, 0, "GOD-526")
    assert state.resilience[0] == resilience
    plain = harvesting(slots=((PLAIN,), (), (), ()), difficulty=difficulty)
    turn_up(plain, 0, "GOD-526")
    assert plain.resilience[0] == 4


# -- verbs of cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-500")
def test_verbs_place_show_and_discard_siege_cards() -> None:
    state = run(harvesting(), ChangeSiege(AddSiegeCard(Element.WATER), "jaethi-tidal-omen"))
    assert state.slots[0] == ("water",)
    state = run(harvesting(slots=(("fire", "air"), ("void",), (), ()), script=[1]), ChangeSiege(PeekSlot(), "x"))
    assert offered(state) == ["pick-siege-card 1 1", "pick-siege-card 2 1"]
    answer(state, "pick-siege-card 1 1")
    seen = content().siege_ids[2][1]
    assert state.slots[0] == (seen, "air")
    assert [one.card for one in of_kind(state.events, SiegeCardSeen)] == [seen]
    state = run(harvesting(slots=(("fire", "air", "air"), (), (), ())), ChangeSiege(DiscardSiegeCard(), "x"))
    assert offered(state) == ["pick-siege-card 1 2", "pick-siege-card 1 1"]
    answer(state, "pick-siege-card 1 2")
    assert state.slots[0] == ("fire", "air")
    assert len(of_kind(state.events, SiegeCardDiscarded)) == 1


@pytest.mark.rule("GOD-500")
def test_verbs_hit_the_weakest_defender() -> None:
    state = harvesting(defenders=(tower(at(0, 0)), tower(at(1, 1), 2, resilience=6)))
    run(state, ChangeSiege(HitDefender(2, Victim.WEAKEST), "jaethi-crumbling-defense"))
    assert [one.resilience for one in state.defenders] == [10, 4]
    run(state, ChangeSiege(HitDefender(3, Victim.EVERY_TOWER, DefenderStat.POTENTIAL), "x"))
    assert [one.potential for one in state.defenders] == [1, 1]


# -- the nine steps --------------------------------------------------------------------------------------------


def with_end(card: str, *effects: Any) -> Content:
    """The content with other End of Stage Effects on a Harvest card, which then has no ribbon."""
    tables = dict(content().tables)
    changed = replace(content().harvests[card], end=effects, ribbon="")
    tables["harvests"] = {**tables["harvests"], card: changed}
    return Content(tables)


@pytest.mark.gold("GOLD-GOD-62", "GOLD-GOD-37")
@pytest.mark.rule("GOD-487", "GOD-515", "GOD-518", "GOD-529")
@pytest.mark.ruling("AMB-GOD-66", "AMB-GOD-73", "AMB-GOD-74", "AMB-GOD-75")
def test_all_nine_steps() -> None:
    card = next(iter(content().harvests))
    held = with_end(card, Gain(Resource.LUMBER, 2, to=Store.YIELD))
    tokens = (at(4, 2), at(5, -6))
    state = harvesting(
        SAMURAI, held=held, calendar=4, harvested=stores(ore=5, lumber=3, recruit=2, platinum=4, element=1),
        stockpile=stores(essence=4, specialist=4), played=(card,), hex_tokens=tokens,
        imbalance_tokens=(Token(at(1, 1), "air"),), slots=(("water",), (), (), ()), jaethi_top=("jaethi-siege-fire",),
        jaethi_resilience=75, at=geometry.SLOTS[3].center,
    )  # fmt: skip
    # The Fire die shows Earth.
    state.script = [5]
    run(state, steps.DrawJaethiCard())
    assert (state.calendar, state.sieges, state.current) == (5, 1, "fire")
    assert state.imbalance == imbalance(fire=1)
    assert state.slots[0] == ("earth", "water")
    assert state.decision.prompt == "prompt-element-die"
    assert stock(state) == {
        "ore": 5, "lumber": 5, "recruit": 2, "essence": 4, "specialist": 4, "platinum": 4
    }  # fmt: skip
    state.script = [SURGE]
    answer_only(state, "pick-element earth")
    take_until(state, StrengthenDefender)
    assert state.agenda[-1] == StrengthenDefender("resilience", 4, "game")
    assert stock(state)["earth"] == 2
    assert stock(state)["platinum"] == 9
    state.agenda.pop()
    # Backs of two Hex Tokens, the Earth card, portal 7, direction 1.
    state.script = [0, 5, 2, 6, 4]
    take_until(state, SiegeTurn)
    assert state.imbalance_tokens == (Token(tokens[0], "air"), Token(tokens[1], "earth"))
    assert not state.hex_tokens
    assert state.fronts == (content().siege_ids[1][2], "", "", "")
    assert state.banners[0] >= 0
    assert not state.jaethi
    assert state.stage == "siege"
    assert not state.harvested[0]
    assert state.harvest_discards == (card,)
    go_on(state)
    for _ in range(9):
        if done(state):
            break
        answer(state, offered(state)[0])
    assert done(state)
    assert state.calendar == 4


@pytest.mark.rule("GOD-516", "GOD-517", "GOD-519")
@pytest.mark.ruling("AMB-GOD-19")
def test_factories_yield_by_the_calendar() -> None:
    state = harvesting(calendar=6, factories=("sky-metal", "fire"), harvested=stores(platinum=3, water=1))
    state.stockpile = stores(platinum=99)
    ending(state, 2)
    assert stock(state) == {"sky-metal": 6, "fire": 6, "water": 1, "platinum": 100}


@pytest.mark.rule("GOD-375", "GOD-377", "GOD-520")
def test_bonuses_are_taken_or_cards_kept() -> None:
    cards = [card for card in content().harvests.values() if card.ribbon == "resource"]
    plain = [card.id for card in cards if all(isinstance(effect, Gain) for effect in card.bonus)][:2]
    state = harvesting(played=tuple(plain))
    run(state, steps.TakeBonuses(tuple(plain)))
    assert offered(state) == [*[f"pick-card {card}" for card in plain], "done"]
    answer(state, f"pick-card {plain[0]}")
    assert sum(state.stockpile) > 0
    answer(state, "done")
    assert done(state)
    assert state.resource_cards == (plain[1],)
    assert state.harvest_discards == (plain[0],)


@pytest.mark.rule("GOD-521", "GOD-165", "GOD-167", "GOD-169")
@pytest.mark.ruling("AMB-GOD-134")
def test_passives_count_full_groups_of_four() -> None:
    state = harvesting(stockpile=stores(essence=7, sky_metal=9, specialist=8))
    ending(state, 3, StrengthenDefender)
    assert list(reversed(state.agenda)) == [
        StrengthenDefender("resilience", 4, "game"),
        StrengthenDefender("power", 4, "siege"),
        steps.EndHarvest(4),
    ]
    assert stock(state) == {"essence": 7, "sky-metal": 9, "specialist": 8, "platinum": 10}


@pytest.mark.rule("GOD-521")
def test_the_heartwood_drum_rallies_all_defenders() -> None:
    state = harvesting(discoveries=("jaethi-heartwood-drum",))
    ending(state, 3)
    assert [city(state, number).resilience for number in (1, 2)] == [19, 19]


@pytest.mark.rule("GOD-494", "GOD-523", "GOD-382")
def test_what_is_not_secured_is_lost() -> None:
    treasure = next(card.id for card in content().harvests.values() if card.ribbon == "treasure")
    state = harvesting(treasures=(treasure,), discovery_tokens=(Token(at(0, 0), "jaethi-eagle-stair"),))
    ending(state, 5)
    assert not state.treasures
    assert not state.discovery_tokens
    assert of_kind(state.events, DiscoveryLost)
    assert of_kind(state.events, TreasureLost)


@pytest.mark.rule("GOD-524", "GOD-525", "GOD-245")
@pytest.mark.ruling("AMB-GOD-29")
def test_imbalance_tokens_leave_and_hex_tokens_turn() -> None:
    hex = geometry.SLOTS[2].center
    temple = replace(tower(hex), id="temple-1", kind=Place.TEMPLE, fallen="destroyed", resilience=0)
    state = harvesting(
        imbalance_tokens=(Token(hex, "fire"),), hex_tokens=(at(0, 0), at(1, 0)), defenders=(temple,), script=[22, 21]
    )
    ending(state, 6)
    assert state.imbalance_tokens == (Token(at(0, 0), "void"), Token(at(1, 0), "void"))
    assert len(of_kind(state.events, HexTokenFlipped)) == 2
    assert (state.defenders[0].fallen, state.defenders[0].resilience) == ("", 8)


@pytest.mark.rule("GOD-527", "GOD-536", "GOD-1071", "GOD-1072")
def test_banners_are_placed_in_order_then_jaethi() -> None:
    state = harvesting(wave=3, calendar=6, fronts=row({0: PLAIN, 2: GIANTS}, ""), foretold=(4, 5, 6, 0))
    state.closed_portals = (6,)
    ending(state, 8, PlaceBanner)
    placed = [step for step in reversed(state.agenda) if isinstance(step, (PlaceBanner, PlaceJaethi))]
    assert placed == [PlaceBanner(0, 4), PlaceBanner(2, 0), PlaceJaethi()]


@pytest.mark.rule("GOD-529", "GOD-496")
def test_what_lasts_for_the_stage_ends_with_it() -> None:
    stays = Modifier("speed", 1, "game", card="b")
    state = harvesting(SAGE, modifiers=(Modifier("gear-price", 1, "stage", card="a"), stays), used_this_stage=("x",))
    state.heroes[0].used_this_stage = ("y",)
    ending(state, 9, SiegeTurn)
    assert state.modifiers == (stays,)
    assert not state.used_this_stage
    assert not state.heroes[0].used_this_stage
