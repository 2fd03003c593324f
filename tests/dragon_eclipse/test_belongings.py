"""Items and Equipment: what is carried, how it is gained, used and let go. Rulebook p.10, p.35."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.state import ROW, Bag
from rulewright.games.dragon_eclipse.model.vocabulary import CONDITIONS, Aid, Kept, Timing
from rulewright.games.dragon_eclipse.positions import base_game, offered, play
from rulewright.games.dragon_eclipse.road import AnyRoad
from rulewright.games.dragon_eclipse.rules import belongings
from rulewright.games.dragon_eclipse.rules.party import change_member

from .table import change, near, of, position, run

CONTENT = base_game().content


def carrying(*, state=None, **bag):
    """A Combat with the Enemy beside Young Emberling, and a bag."""
    state = state or near()
    state.bag = Bag(**bag)
    state.asked = None
    return state


def on_road(players=1, **bag):
    """The same with the Combat cleared away: whatever comes happens outside."""
    state = carrying(state=position(players=players), **bag)
    state.combat = None
    state.agenda.clear()
    return state


def travel(state, *effects):
    """Effects outside Combat, written as in the content files."""
    found = msgspec.convert(list(effects), tuple[AnyRoad, ...])
    return run(state, steps.Travel(found, "DRE-217"), steps.TrimBag(Kept.ITEM))


# -- what there is ---------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-022", about="items")
@pytest.mark.rule("DRE-230", about="items")
def test_there_are_23_items_with_value_timing_and_misfortune():
    """p.3, p.10"""
    items = CONTENT.items.values()
    assert Counter(item.value for item in items) == {1: 7, 2: 9, 3: 7}
    assert Counter(item.timing for item in items) == {Timing.TEST: 8, Timing.ANYTIME: 8, Timing.COMBAT: 7}
    assert sum(item.misfortune for item in items) == 8
    assert sum(item.roguelite for item in items) == 14
    assert all(item.works for item in items)


@pytest.mark.rule("DRE-018", about="equipment")
@pytest.mark.rule("DRE-214", about="equipment")
@pytest.mark.rule("DRE-215", about="equipment")
@pytest.mark.rule("DRE-221", about="equipment")
def test_there_are_20_equipment_cards_with_symbols_or_an_ability_or_both():
    """p.3, p.10"""
    cards = CONTENT.equipment.values()
    assert len(cards) == 20
    assert all(card.symbols or card.works for card in cards)
    assert Counter((len(card.symbols), card.works) for card in cards) == {(1, True): 14, (2, False): 4, (0, True): 2}
    counted = Counter(symbol for card in cards for symbol in card.symbols)
    assert counted == {Aid.LIGHT: 5, Aid.FOOD: 6, Aid.GEAR: 5, Aid.TOOLS: 6}
    assert sum(card.roguelite for card in cards) == 13


@pytest.mark.ruling("AMB-DRE-133")
@pytest.mark.rule("DRE-592")
def test_a_run_leaves_out_what_has_no_mark_and_no_item_for_tests_has_it():
    state = on_road()
    belongings.fill_bag(state, roguelite=True)
    assert set(state.bag.item_deck) == {item.id for item in CONTENT.items.values() if item.roguelite}
    assert not any(CONTENT.items[item].timing is Timing.TEST for item in state.bag.item_deck)
    assert set(state.bag.equipment_deck) == {one.id for one in CONTENT.equipment.values() if one.roguelite}
    belongings.fill_bag(state, roguelite=False)
    assert len(state.bag.item_deck) == 23
    assert len(state.bag.equipment_deck) == 20


# -- gaining ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-234")
@pytest.mark.rule("DRE-239")
def test_gaining_an_item_draws_from_its_deck_and_an_empty_deck_is_the_discard_pile():
    state = on_road(item_discard=("chalk", "rope"))
    travel(state, {"do": "find", "what": "item"})
    assert of(state, events.ItemsShuffled)[0].count == 2
    assert set(state.bag.items) | set(state.bag.item_deck) == {"chalk", "rope"}
    assert not state.bag.item_discard


@pytest.mark.rule("DRE-227")
@pytest.mark.rule("DRE-228")
def test_discarded_equipment_lies_under_its_deck():
    state = carrying(equipment=("ice-axe",), equipment_deck=("grapnel",))
    play(state, "use-equipment ice-axe")
    assert state.bag.equipment_under == ("ice-axe",)
    assert belongings.draw_equipment(state) == "grapnel"
    assert belongings.draw_equipment(state) == "ice-axe"
    assert belongings.draw_equipment(state) == ""


@pytest.mark.rule("DRE-232", "DRE-235")
@pytest.mark.ruling("AMB-DRE-18")
def test_of_four_items_one_is_used_or_let_go():
    state = on_road(items=("chalk", "rope", "ripe-nuts"), item_deck=("squib",))
    change_member(state, 0, 0, damage=7)
    travel(state, {"do": "find", "what": "item"})
    assert set(offered(state)) == {*[f"drop-item {one}" for one in state.bag.items], "use-item ripe-nuts"}
    play(state.copy(), "use-item ripe-nuts")
    play(state, "drop-item rope")
    assert state.bag.items == ("chalk", "ripe-nuts", "squib")
    assert state.bag.item_discard == ("rope",)


@pytest.mark.rule("DRE-225")
def test_of_three_equipment_cards_one_is_used_or_let_go():
    state = on_road(equipment=("camp-kettle", "smoked-eel"), equipment_deck=("ice-axe",))
    travel(state, {"do": "find", "what": "equipment"})
    assert set(offered(state)) == {
        "drop-equipment camp-kettle", "drop-equipment smoked-eel", "drop-equipment ice-axe", "use-equipment smoked-eel",
    }  # fmt: skip
    play(state, "use-equipment smoked-eel")
    assert state.bag.equipment == ("camp-kettle", "ice-axe")


@pytest.mark.ruling("AMB-DRE-18")
@pytest.mark.rule("DRE-225")
def test_using_what_is_not_discarded_leaves_too_many():
    game = change("smoked-eel", discard=False)
    state = carrying(state=position(game=game), equipment=("camp-kettle", "smoked-eel"), equipment_deck=("ice-axe",))
    state.combat = None
    state.agenda.clear()
    travel(state, {"do": "find", "what": "equipment"})
    play(state, "use-equipment smoked-eel")
    assert state.bag.spent == ("smoked-eel",)
    assert set(offered(state)) == {
        "drop-equipment camp-kettle", "drop-equipment smoked-eel", "drop-equipment ice-axe",
    }  # fmt: skip


@pytest.mark.ruling("AMB-DRE-19")
@pytest.mark.rule("DRE-232")
def test_several_items_come_one_after_the_other():
    state = on_road(items=("chalk", "rope", "squib"), item_deck=("salt-lick", "tin-cup"))
    travel(state, {"do": "find", "what": "item", "look": 2, "keep": 2})
    assert len(state.bag.items) == 4
    play(state, "drop-item chalk")
    assert len(state.bag.items) == 4
    play(state, "drop-item rope")
    assert set(state.bag.items) == {"squib", "salt-lick", "tin-cup"}


def test_of_the_cards_that_are_looked_at_the_others_go_under_the_deck():
    state = on_road(item_deck=("salt-lick", "tin-cup", "squib"))
    travel(state, {"do": "find", "what": "item", "look": 3})
    play(state, "keep-item squib")
    assert state.bag.items == ("squib",)
    assert set(state.bag.item_under) == {"salt-lick", "tin-cup"}


@pytest.mark.rule("DRE-834", "DRE-835")
@pytest.mark.rule("DRE-226")
@pytest.mark.rule("DRE-233")
def test_two_players_carry_together_and_either_uses_what_they_hold():
    """p.10"""
    state = carrying(state=position(players=2), items=("marsh-ointment",), equipment=("ice-axe",))
    seat = state.decision.seat
    assert {"use-item marsh-ointment", "use-equipment ice-axe"} <= set(offered(state))
    while state.decision.seat == seat or state.combat.turn not in (0, 1):
        state.apply(state.decision.choices[0], state.decision.seat)
    assert "use-item marsh-ointment" in offered(state)
    assert belongings.surplus(state, Kept.ITEM) == -2
    assert belongings.surplus(state, Kept.EQUIPMENT) == -1


# -- using -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-218")
@pytest.mark.rule("DRE-219")
@pytest.mark.ruling("AMB-DRE-78")
def test_a_combat_item_is_used_in_the_own_turn_and_discarded():
    state = carrying(items=("salt-lick",))
    before = state.combat.sheets[0].boost
    play(state, "use-item salt-lick")
    assert state.combat.sheets[0].boost != before
    assert state.bag.items == ()
    assert state.bag.item_discard == ("salt-lick",)
    assert state.decision.prompt == "prompt-act"


@pytest.mark.rule("DRE-217")
@pytest.mark.rule("DRE-231")
@pytest.mark.ruling("AMB-DRE-17")
def test_anytime_is_between_any_two_effects_and_asks_again_what_was_asked():
    state = carrying(items=("clean-bandage", "salt-lick"))
    state.combat.sheets[0].damage = 6
    state.agenda.append(steps.MoveMystling(0, 1, "DRE-373"))
    state.asked = None
    decision = state.decision
    assert [str(choice) for choice in decision.aside] == ["use-item clean-bandage"]
    play(state, "use-item clean-bandage")
    assert state.combat.sheets[0].damage == 3
    assert state.decision.prompt == decision.prompt


@pytest.mark.rule("DRE-220")
@pytest.mark.ruling("AMB-DRE-110")
def test_without_the_discard_icon_the_ability_is_spent_and_the_symbol_stays():
    game = change("ice-axe", discard=False)
    state = carrying(state=position(game=game), equipment=("ice-axe",))
    play(state, "use-equipment ice-axe")
    assert belongings.has_symbol(state, Aid.GEAR)
    assert "use-equipment ice-axe" not in offered(state)
    usual = carrying(equipment=("ice-axe",))
    assert belongings.has_symbol(usual, Aid.GEAR)
    play(usual, "use-equipment ice-axe")
    assert not belongings.has_symbol(usual, Aid.GEAR)


@pytest.mark.rule("DRE-222", "DRE-224")
@pytest.mark.parametrize("symbol", list(Aid))
def test_a_symbol_is_there_as_long_as_one_card_shows_it(symbol):
    for card in CONTENT.equipment.values():
        state = carrying(equipment=(card.id,))
        assert belongings.has_symbol(state, symbol) == (symbol in card.symbols)


@pytest.mark.rule("DRE-236")
def test_a_leather_pouch_is_used_at_the_moment_it_is_gained():
    state = on_road()
    belongings.gain(state, Kept.ITEM, "leather-pouch")
    assert state.bag.items == ()
    assert state.bag.item_discard == ("leather-pouch",)
    assert isinstance(state.agenda[-1], steps.Travel)


@pytest.mark.rule("DRE-238")
def test_the_value_of_a_held_item_never_counts():
    state = carrying(items=("squib",))
    state.combat.foe.track = ("fang-1", "eye-1", "", "", "")
    play(state, "use-item squib")
    assert state.combat.foe.track == ("fang-1", "", "", "", "")
    assert not of(state, events.PowerGained)


def each(table, part):
    return [pytest.param(one.id, marks=pytest.mark.component(one.id)) for one in table.values() if getattr(one, part)]


@pytest.mark.parametrize("id", each(CONTENT.items, "combat") + each(CONTENT.equipment, "combat"))
def test_everything_that_works_in_combat_does_something_there(id):
    kind = "item" if id in CONTENT.items else "equipment"
    for option in (0, -1):
        bag = {"items": (id,)} if kind == "item" else {"equipment": (id,)}
        state = carrying(**bag)
        sheet = state.combat.sheets[0]
        sheet.damage, sheet.conditions = 6, (2, 1, 0, 0)
        state.combat.foe.track = ("fang-1", "eye-1", "eye-2", "", "")
        state.combat.foe.conditions = (2, 0, 0, 0)
        play(state, f"use-{kind} {id}")
        seen = list(state.events)
        for _ in range(12):
            if state.decision.prompt in ("prompt-act", "prompt-bonus"):
                break
            texts = offered(state)
            at = option if state.decision.prompt == "prompt-option" else -1
            play(state, "accept" if "accept" in texts else texts[at])
            seen.extend(state.events)
        told = [one for one in seen if not isinstance(one, (events.ItemUsed, events.EquipmentUsed, events.InVain))]
        assert told, id


@pytest.mark.parametrize("id", each(CONTENT.items, "road") + each(CONTENT.equipment, "road"))
def test_what_runs_have_for_the_road_does_something_there(id):
    record = CONTENT.items.get(id) or CONTENT.equipment[id]
    bag = {"items": (id,)} if id in CONTENT.items else {"equipment": (id,)}
    state = on_road(item_discard=("chalk",), **bag)
    if not record.roguelite:
        # Silver, time and events belong to the campaign.
        assert record.road
        return
    state.fatigue -= 3
    change_member(state, 0, 0, damage=9, fatigue=3)
    before = state.players[0].party[0]
    for option in ("take-option 1", "take-option 2"):
        twin = state.copy()
        twin.events = []
        belongings.use(twin, 0, id)
        twin.agenda.insert(0, steps.TrimBag(Kept.ITEM))
        twin.game.book.advance(twin)
        if twin.decisions:
            play(twin, option)
        assert twin.players[0].party[0] != before or twin.bag.items == ("chalk",)


def test_a_heal_of_two_players_is_split_freely_and_power_goes_into_one_pocket():
    state = on_road(players=2)
    change_member(state, 0, 0, damage=3)
    change_member(state, 1, 0, damage=3)
    names = [player.party[0].mystling for player in state.players]
    travel(state, {"do": "heal", "n": 3}, {"do": "gain-power", "n": 4})
    assert state.decision.party == (0, 1)
    play(state, f"pick-mystling {names[0]}", f"pick-mystling {names[1]}", f"pick-mystling {names[1]}")
    assert [player.party[0].damage for player in state.players] == [2, 1]
    play(state, f"pick-mystling {names[1]}")
    assert [player.party[0].power for player in state.players] == [0, 4]


ROAD = {
    "clean-bandage": [(6, 3, 0)],
    "hot-brick": [(7, 3, 0)],
    "tin-cup": [(7, 3, 0), (9, 3, 1)],
    "needle-and-thread": [(9, 2, 0)],
    "ripe-nuts": [(4, 3, 0)],
    "lock-keepers-tea": [(7, 3, 0)],
    "bottle-of-magic": [(9, 3, 4)],
    "smoked-eel": [(3, 3, 0)],
    "herders-cheese": [(9, 1, 0)],
}
"""Damage, Fatigue and stored Power after each way to use it, from 9, 3 and 0."""


@pytest.mark.rule("DRE-217")
@pytest.mark.parametrize(
    ("id", "ways"), [pytest.param(*row, marks=pytest.mark.component(row[0])) for row in ROAD.items()]
)
def test_what_is_used_on_the_road_does_exactly_what_it_says(id, ways):
    for number, way in enumerate(ways, 1):
        state = on_road(items=(id,)) if id in CONTENT.items else on_road(equipment=(id,))
        state.fatigue -= 3
        change_member(state, 0, 0, damage=9, fatigue=3)
        belongings.use(state, 0, id)
        state.agenda.insert(0, steps.TrimBag(Kept.ITEM))
        state.game.book.advance(state)
        if len(ways) > 1:
            assert offered(state) == ["take-option 1", "take-option 2"]
            play(state, f"take-option {number}")
        member = state.players[0].party[0]
        assert (member.damage, member.fatigue, member.power) == way
        assert (state.bag.items, state.bag.equipment) == ((), ())


@pytest.mark.rule("DRE-217", "DRE-235")
@pytest.mark.component("almanac-weight", "lock-keepers-tea")
def test_tea_is_for_everybody_and_the_weight_brings_back_any_item():
    state = on_road(players=2, items=("lock-keepers-tea",))
    for seat, damage in ((0, 5), (1, 1)):
        change_member(state, seat, 0, damage=damage)
    belongings.use(state, 0, "lock-keepers-tea")
    state.agenda.insert(0, steps.TrimBag(Kept.ITEM))
    state.game.book.advance(state)
    assert [player.party[0].damage for player in state.players] == [3, 0]
    state = on_road(equipment=("almanac-weight",), item_discard=("chalk", "rope", "squib"))
    belongings.use(state, 0, "almanac-weight")
    state.agenda.insert(0, steps.TrimBag(Kept.ITEM))
    state.game.book.advance(state)
    play(state, "keep-item rope")
    assert (state.bag.items, state.bag.item_discard) == (("rope",), ("chalk", "squib"))


COMBAT = {
    "clean-bandage": [{"damage": 3}],
    "hot-brick": [{"damage": 5, "conditions": 2}],
    "tin-cup": [{"damage": 4}, {"power": 1}],
    "ripe-nuts": [{"damage": 4}],
    "lock-keepers-tea": [{"damage": 4}],
    "bottle-of-magic": [{"power": 2}],
    "marsh-ointment": [{"conditions": 1}],
    "honeycomb": [{"damage": 2, "conditions": 1}],
    "salt-lick": [{"boost": {"defense": 2, "willpower": 2, "strength": -1}}],
    "wet-matches": [{"burn": 4}, {"dealt": 2}],
    "pepper-twist": [{"weak": 1}],
    "old-tamers-bell": [{"slow": 1, "silence": 1}],
    "ice-axe": [{"dealt": 6}],
    "squib": [{"track": 1}],
    "lock-wrench": [{"track": 0}],
}
"""What changes for each way to use it, from 6 damage, 3 Condition tokens, an Enemy with 2 Burn and 2 attacks laid."""


@pytest.mark.rule("DRE-218")
@pytest.mark.parametrize(
    ("id", "ways"), [pytest.param(*row, marks=pytest.mark.component(row[0])) for row in COMBAT.items()]
)
def test_what_is_used_in_a_combat_does_exactly_what_it_says(id, ways):
    for number, changed in enumerate(ways, 1):
        kind = "item" if id in CONTENT.items else "equipment"
        state = carrying(**({"items": (id,)} if kind == "item" else {"equipment": (id,)}))
        mine, foe = state.combat.sheets[0], state.combat.foe
        mine.damage, mine.conditions, mine.power, mine.base = 6, (2, 1, 0, 0), 0, (0, 0, 4, 2)
        foe.track, foe.conditions, foe.base, foe.health, foe.damage = (
            ("fang-1", "eye-1", "", "", ""), (2, 0, 0, 0), (0, 0, 2, 2), 60, 0,
        )  # fmt: skip
        foe.tameable = foe.fact = False
        state.asked = None
        play(state, f"use-{kind} {id}")
        for _ in range(4):
            if state.decision.prompt == "prompt-act":
                break
            texts = offered(state)
            play(state, f"take-option {number}" if state.decision.prompt == "prompt-option" else texts[0])
        inflicted = dict(zip(CONDITIONS, foe.conditions, strict=True))
        boost = {str(stat): n for stat, n in zip(ROW, mine.boost, strict=True) if n}
        found = {
            "damage": mine.damage, "power": mine.power, "conditions": sum(mine.conditions), "dealt": foe.damage,
            "track": len([card for card in foe.track if card]), "boost": boost,
            **{str(name): n for name, n in inflicted.items()},
        }  # fmt: skip
        usual = {"damage": 6, "power": 0, "conditions": 3, "dealt": 0, "track": 2, "boost": {}}
        assert found == {**usual, "burn": 2, "slow": 0, "silence": 0, "weak": 0, **changed}


@pytest.mark.rule("DRE-218")
@pytest.mark.component("squib")
def test_a_squib_interrupts_twice_where_the_enemy_is_slow():
    state = carrying(items=("squib",))
    state.combat.foe.track = ("fang-1", "eye-1", "", "", "")
    state.combat.foe.conditions = tuple([int(name == "slow") for name in CONDITIONS])
    state.asked = None
    play(state, "use-item squib")
    assert state.combat.foe.track == ("", "", "", "", "")
