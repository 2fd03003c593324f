"""The Combat tags in alphabetical order: what each word on a card does. Rulebook p.36."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.dragon_eclipse import conditions
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space, to_combat

from .table import change, of, position, rules, spaces, table

BARE = (0, 0, 3, 2)
"""Willpower, Defense, Strength, Swiftness."""


def lonely(here="C3", there="C4", foe=None, **sheet):
    """Young Emberling on one space and an Enemy that cannot be tamed on another, both with plain statistics."""
    mine = {"space": here, "damage": 0, "power": 0, "base": BARE, **sheet}
    return position(
        sheets={0: mine},
        foe={"space": there, "base": BARE, "health": 40, "tameable": False, **(foe or {})},
    )


def allies(first=BARE, second=BARE, **foe):
    """Two players far from each other, the Enemy between them."""
    return position(
        players=2,
        sheets={0: {"space": "C1", "base": first, "damage": 0}, 1: {"space": "C6", "base": second, "damage": 0}},
        foe={"space": "C3", "base": BARE, "health": 60, "tameable": False, "target": 1, **foe},
        taunt=1,
        turn=0,
    )


@pytest.mark.rule("DRE-781")
def test_combat_tags_hold_for_players_and_the_enemy_alike():
    for effect, damage, healed, conditions_of in (
        ({"do": "attack", "plus": 1, "pierce": 1}, 3, 0, (0, 0, 0, 0)),
        ({"do": "deal", "n": 4, "range": 2, "drain": True}, 3, 3, (0, 0, 0, 0)),
        ({"do": "deal", "n": 1, "inflict": {"slow": 1}}, 0, 0, (0, 1, 0, 0)),
        ({"do": "inflict", "conditions": {"burn": 2}}, 0, 0, (2, 0, 0, 0)),
        ({"do": "heal", "n": 4}, 0, 4, (0, 0, 0, 0)),
    ):
        found = []
        for actor, other in ((0, ENEMY), (ENEMY, 0)):
            state = lonely(foe={"base": (1, 2, 3, 2), "damage": 5}, base=(1, 2, 3, 2), damage=5)
            perform(state, actor, effect)
            bodies = {0: state.combat.sheets[0], ENEMY: state.combat.foe}
            found.append((bodies[other].damage - 5, 5 - bodies[actor].damage, bodies[other].conditions))
        assert found == [(damage, healed, conditions_of)] * 2


@pytest.mark.rule("DRE-782")
def test_each_opponent_is_attacked_in_the_players_order_against_its_own_defense():
    state = allies((0, 1, 3, 2), (0, 2, 3, 2))
    perform(state, ENEMY, {"do": "attack", "range": 0, "whom": "each"})
    assert (state.decision.prompt, state.decision.rule) == ("prompt-target-order", "DRE-782")
    assert offered(state) == ["aim-at mystling-1", "aim-at mystling-2"]
    play(state, "aim-at mystling-2")
    assert [(event.body, event.n, event.prevented) for event in of(state, events.DamageDealt)] == [
        (1, 1, 2),
        (0, 2, 1),
    ]


@pytest.mark.rule("DRE-790")
def test_each_opponent_is_dealt_to_in_the_players_order_against_its_own_willpower():
    state = allies((1, 9, 3, 2), (3, 9, 3, 2))
    perform(state, ENEMY, {"do": "deal", "n": 4, "range": 0, "whom": "each"})
    assert (state.decision.prompt, state.decision.rule) == ("prompt-target-order", "DRE-790")
    play(state, "aim-at mystling-1")
    assert [(event.body, event.n, event.prevented) for event in of(state, events.DamageDealt)] == [
        (0, 3, 1),
        (1, 1, 3),
    ]


@pytest.mark.rule("DRE-787")
def test_an_enemy_blinks_to_the_closest_or_farthest_space_and_the_player_breaks_ties():
    state = lonely("C1", "C4")
    perform(state, ENEMY, {"do": "blink", "range": 2, "toward": "toward"})
    assert state.events == [events.Blinked(rule="DRE-784", body=ENEMY, space=space(state, "C2"))]
    away = lonely("C1", "C3")
    perform(away, ENEMY, {"do": "blink", "range": 2, "toward": "away"})
    assert away.decision.seat == 0
    assert spaces(away) == {"A4", "B4", "C5", "D4", "E4"}
    assert rules(table().why_not(away, 0, f"go-to {space(away, 'B3') + 1}")) == ["DRE-787"]
    play(away, "go E4")
    assert away.combat.foe.space == space(away, "E4")


@pytest.mark.rule("DRE-788")
def test_cleanse_discards_tokens_of_any_types_and_every_burn_counts():
    state = lonely(conditions=(3, 1, 0, 1))
    perform(state, 0, {"do": "cleanse", "n": 3})
    assert offered(state) == ["cleanse-token burn", "cleanse-token slow", "cleanse-token silence"]
    play(state, "cleanse-token burn", "cleanse-token silence", "cleanse-token burn")
    assert state.combat.sheets[0].conditions == (1, 1, 0, 0)
    assert {event.rule for event in of(state, events.ConditionLost)} == {"DRE-788"}
    alone = lonely(foe={"conditions": (5, 0, 0, 0)})
    perform(alone, ENEMY, {"do": "cleanse", "n": 2})
    assert alone.combat.foe.conditions == (3, 0, 0, 0)


@pytest.mark.rule("DRE-789")
def test_cleanse_with_a_name_discards_only_that_type():
    state = lonely(conditions=(4, 1, 1, 0))
    perform(state, 0, {"do": "cleanse", "condition": "burn"})
    assert state.combat.sheets[0].conditions == (3, 1, 1, 0)
    assert state.events == [events.ConditionLost(rule="DRE-789", body=0, condition="burn", n=1)]


@pytest.mark.rule("DRE-792")
def test_damage_that_an_opponent_gains_counts_as_dealt():
    wanted = msgspec.convert([{"is": "deal-at-once", "n": 4}, {"is": "win-combat"}], tuple[conditions.AnyAsked, ...])
    state = position(
        game=change("taming-golomo", conditions=wanted),
        players=2,
        sheets={0: {"space": "C1", "base": BARE, "damage": 9}, 1: {"space": "C6"}},
        foe={"space": "C3", "base": (2, 5, 3, 2), "health": 60, "tokens": ("C2", "C4", "B3")},
        taunt=1,
        turn=0,
    )
    gained = {"do": "deal", "n": 3, "range": 0, "per": "space", "drain": True}
    perform(state, 0, gained)
    assert state.combat.foe.damage == 3 * 2 - 2
    assert state.combat.sheets[0].damage == 9 - 4
    assert state.combat.taunt == 0
    assert state.combat.foe.tamed == 1


@pytest.mark.rule("DRE-793")
def test_with_fewer_than_x_discard_what_there_is():
    state = lonely(slots=("", "strike", "", "spit"), deck=("charge",), power=2, held=1)
    perform(state, 0, {"do": "discard-card", "n": 3})
    play(state, "discard-slot 2")
    assert (state.combat.sheets[0].slots, state.combat.sheets[0].discard) == (("", "", "", ""), ("strike", "spit"))
    perform(state, 0, {"do": "discard-top", "n": 4})
    assert (state.combat.sheets[0].deck, state.combat.sheets[0].discard[-1]) == ((), "charge")
    perform(state, 0, {"do": "discard-power", "n": 5}, {"do": "discard-token", "n": 3})
    assert (state.combat.sheets[0].power, state.combat.sheets[0].held) == (0, 0)


@pytest.mark.rule("DRE-794", "DRE-819")
def test_the_player_orders_discarded_cards_except_by_interrupt_which_takes_slot_four_first():
    slots = ("strike", "charge", "opening", "spit")
    state = lonely(slots=slots)
    perform(state, 0, {"do": "discard-card", "n": 3})
    play(state, "discard-slot 4", "discard-slot 1", "discard-slot 3")
    assert state.combat.sheets[0].discard == ("spit", "strike", "opening")
    interrupted = lonely(slots=slots, discard=("reach",))
    perform(interrupted, ENEMY, {"do": "interrupt", "n": 2})
    assert interrupted.combat.sheets[0].slots == ("strike", "charge", "", "")
    assert interrupted.combat.sheets[0].discard == ("reach", "spit", "opening")
    assert [(event.slot, event.body) for event in of(interrupted, events.TrackInterrupted)] == [(4, 0), (3, 0)]
    assert [event.rule for event in of(interrupted, events.CardDiscarded)] == ["DRE-819", "DRE-819"]
    perform(interrupted, ENEMY, {"do": "interrupt"})
    assert interrupted.combat.sheets[0].slots == ("strike", "", "", "")


@pytest.mark.rule("DRE-795")
def test_cards_leave_the_top_of_the_deck_one_by_one():
    state = lonely(top=("charge", "spit"), deck=("strike",), bottom=("opening",), slots=("", "", "", "reach"))
    perform(state, 0, {"do": "discard-top", "n": 3})
    assert state.combat.sheets[0].discard == ("charge", "spit", "strike")
    assert state.combat.sheets[0].bottom == ("opening",)
    assert [event.rule for event in of(state, events.CardDiscarded)] == ["DRE-795"] * 3


@pytest.mark.rule("DRE-749", "DRE-798")
def test_drain_never_heals_from_terrain():
    state = position(
        options={"arena": "pillars"},
        sheets={0: {"space": "C2", "damage": 6, "base": BARE}},
        foe={"space": "E4", "base": BARE, "health": 40, "tameable": False},
    )
    pillar = space(state, "C3")
    for effect in ({"do": "deal", "n": 1, "drain": True}, {"do": "attack", "plus": -2, "drain": True}):
        perform(state, 0, effect)
        play(state, f"aim-at terrain-{pillar + 1}")
        assert of(state, events.DamageDealt)[0].n == 1
        assert of(state, events.Healed) == []
    assert (state.combat.terrain_damage, state.combat.sheets[0].damage) == ((pillar, 2), 6)
    state.combat.foe.space = space(state, "B2")
    perform(state, 0, {"do": "deal", "n": 2, "drain": True})
    play(state, "aim-at enemy")
    assert state.combat.sheets[0].damage == 4


@pytest.mark.rule("DRE-799")
def test_what_is_gained_goes_onto_the_own_sheet():
    state = position(
        mystlings=("golomo", "young-iceling"),
        enemy="wild-young-gaiadon",
        sheets={0: {"space": "C3", "damage": 0, "power": 1, "base": BARE}},
        foe={"space": "C4", "base": BARE, "health": 40, "tameable": False},
    )
    gains = (
        {"do": "suffer", "n": 2},
        {"do": "gain-token", "n": 1},
        {"do": "gain-condition", "conditions": {"burn": 2, "weak": 1}},
    )
    perform(state, 0, {"do": "gain-power", "n": 3}, *gains)
    sheet, foe = state.combat.sheets[0], state.combat.foe
    assert (sheet.power, sheet.damage, sheet.held, sheet.conditions) == (4, 2, 1, (2, 0, 1, 0))
    assert (foe.damage, foe.held, foe.conditions) == (0, 0, (0, 0, 0, 0))
    assert [event.rule for event in state.events] == ["DRE-407", "DRE-801", "DRE-454", "DRE-799", "DRE-799"]
    perform(state, ENEMY, *gains)
    assert (foe.damage, foe.held, foe.conditions) == (2, 1, (2, 0, 1, 0))
    assert (sheet.damage, sheet.held) == (2, 1)


@pytest.mark.rule("DRE-802")
def test_heal_discards_damage_from_the_own_sheet():
    state = lonely(damage=5, foe={"damage": 3})
    perform(state, 0, {"do": "heal", "n": 2})
    assert (state.combat.sheets[0].damage, state.combat.foe.damage) == (3, 3)
    perform(state, ENEMY, {"do": "heal", "n": 9})
    assert (state.combat.sheets[0].damage, state.combat.foe.damage) == (3, 0)
    assert state.events == [events.Healed(rule="DRE-802", body=ENEMY, n=3)]


@pytest.mark.rule("DRE-803")
def test_move_goes_one_adjacent_space_at_a_time_with_a_plus_for_this_move_only():
    walls = tuple(
        Minion("clod", lonely().game.content.ground("ring", False).names.index(name)) for name in ("B1", "C2")
    )
    state = lonely("C1", "A4", foe={"minions": walls})
    perform(state, 0, {"do": "move", "plus": 1})
    assert state.decision.about["n"] == 3
    assert spaces(state) == {"C1", "D1", "D2", "E2", "C3", "E3", "D3"}
    play(state, "go C1")
    perform(state, 0, {"do": "move"})
    assert state.decision.about["n"] == 2
    assert spaces(state) == {"C1", "D1", "D2", "E2"}


@pytest.mark.rule("DRE-806")
def test_range_is_a_maximum_in_every_tag():
    for there, hit in (("C2", True), ("C3", True), ("C4", False)):
        for effect in ({"do": "attack", "range": 2}, {"do": "deal", "n": 3, "range": 2}):
            assert perform(lonely("C1", there), 0, effect).combat.foe.damage == (3 if hit else 0)
        inflicted = perform(lonely("C1", there), 0, {"do": "inflict", "conditions": {"slow": 1}, "range": 2})
        assert inflicted.combat.foe.conditions[1] == int(hit)
    blink = perform(lonely("C1", "E4"), 0, {"do": "blink", "range": 1})
    assert spaces(blink) == {"B1", "C2", "D1"}


@pytest.mark.rule("DRE-807")
def test_a_card_is_resolved_from_top_to_bottom_and_then_discarded():
    state = lonely("C1", "E4", slots=("", "", "", "catch-breath"), deck=("spit",) * 6, damage=5)
    play(state, "play-card 4")
    assert state.events == [
        events.CardPlayed(rule="DRE-388", seat=0, card="catch-breath", slot=4),
        events.PowerGained(rule="DRE-390", seat=0, n=3),
        events.Healed(rule="DRE-802", body=0, n=2),
        events.PowerGained(rule="DRE-407", seat=0, n=1),
        events.CardDiscarded(rule="DRE-393", seat=0, card="catch-breath"),
    ]


@pytest.mark.rule("DRE-808")
def test_nothing_else_affects_the_cards_that_are_being_resolved():
    slots = ("strike", "charge", "opening", "spit")
    state = lonely(slots=slots, resolving=(3, 4), deck=("reach",))
    perform(state, 0, {"do": "discard-card"})
    assert offered(state) == ["discard-slot 1", "discard-slot 2"]
    for slot in (3, 4):
        assert rules(table().why_not(state, 0, f"discard-slot {slot}")) == ["DRE-808"]
    play(state, "discard-slot 2")
    perform(state, ENEMY, {"do": "interrupt", "n": 4})
    assert state.combat.sheets[0].slots == ("", "", "opening", "spit")
    triggering = lonely(slots=slots, resolving=(3, 4))
    perform(triggering, 0, {"do": "trigger"})
    assert offered(triggering) == ["trigger-card 1", "trigger-card 2"]
    assert rules(table().why_not(triggering, 0, "trigger-card 4")) == ["DRE-808"]


@pytest.mark.rule("DRE-809")
def test_retreat_goes_as_far_as_it_can_with_the_fewest_moves():
    state = lonely("C1", "C4", foe={"base": (0, 0, 3, 3)})
    perform(state, ENEMY, {"do": "retreat"})
    assert spaces(state) == {"B4", "C5", "D4"}
    play(state, "go D4")
    assert state.combat.foe.space == space(state, "D4")
    assert of(state, events.Moved)[0].rule == "DRE-440"
    perform(state, ENEMY, {"do": "retreat"})
    assert (state.combat.foe.space, of(state, events.Moved)) == (space(state, "D4"), [])


@pytest.mark.rule("DRE-812")
@pytest.mark.ruling("AMB-DRE-11")
def test_rush_comes_as_close_as_it_can_with_the_fewest_moves():
    for swiftness, goal in ((1, "C4"), (2, "C3"), (3, "C2"), (9, "C2")):
        state = lonely("C1", "C5", foe={"base": (0, 0, 3, swiftness)})
        perform(state, ENEMY, {"do": "rush"})
        assert state.events == [events.Moved(rule="DRE-443", body=ENEMY, space=space(state, goal))]
        assert state.combat.foe.space == space(state, goal)


@pytest.mark.rule("DRE-810")
def test_a_card_removed_from_play_stays_out_of_the_deck_for_later_combats():
    game = change("spit", effects=[{"do": "gain-power", "n": 1}, {"do": "remove-this"}, {"do": "gain-power", "n": 1}])
    state = position(
        game=game,
        mode="gauntlet",
        sheets={0: {"space": "C1", "power": 0, "slots": ("", "", "", "spit"), "deck": ("charge",) * 4 + ("spit",)}},
        foe={"space": "C5", "base": BARE, "health": 20, "tameable": False},
    )
    play(state, "play-card 4")
    assert state.combat.sheets[0].power == 3 + 1 + 1
    assert state.events[-1] == events.CardRemoved(rule="DRE-810", seat=0, card="spit")
    assert (state.combat.sheets[0].discard, state.combat.sheets[0].removed) == ((), ("spit",))
    perform(state, 0, {"do": "deal", "n": 99, "range": 0})
    assert state.players[0].party[0].removed == ("spit",)
    play(state, "pick-mystling young-emberling")
    to_combat(state)
    sheet = state.combat.sheets[0]
    assert sorted([*sheet.deck, *[card for card in sheet.slots if card]]) == ["charge"] * 4 + ["spit"]


@pytest.mark.rule("DRE-811")
def test_a_removed_fatigue_card_returns_to_the_others():
    state = lonely("C1", "E4", slots=("", "", "", "fatigue"), deck=("spit",) * 6)
    assert state.fatigue == 4
    play(state, "play-card 4")
    assert events.CardRemoved(rule="DRE-811", seat=0, card="fatigue") in state.events
    assert state.fatigue == 5
    assert "fatigue" not in (
        *state.combat.sheets[0].slots,
        *state.combat.sheets[0].discard,
        *state.combat.sheets[0].deck,
    )
