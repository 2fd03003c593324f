"""Your turn: the Action card, Bonus Actions, Power. Rulebook p.18-20, p.36."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play

from .table import change, position, rules, table

CONTENT = base_game().content
PLAIN = {"base": (0, 0, 3, 1), "health": 40, "tameable": False}


def acting(slots, *, mystling="young-emberling", at="C3", foe="C4", game=None, arena="bare", **given):
    """A turn with these cards in the slots; the deck holds Spit only."""
    other = "young-iceling" if mystling != "young-iceling" else "golomo"
    sheet = {"space": at, "power": 0, "damage": 0, "slots": slots, "deck": ("spit",) * 8, **given}
    return position(
        game=game or table(),
        mystlings=(mystling, other),
        enemy="wild-gaiadon",
        options={"arena": arena},
        sheets={0: sheet},
        foe={"space": foe, **PLAIN},
    )


# -- the Action card -----------------------------------------------------------------------------------


@pytest.mark.rule("DRE-387")
def test_effects_at_the_start_of_your_turn_come_before_step_1():
    gain = {"do": "whenever", "on": "turn-start", "effects": [{"do": "gain-power", "n": 1}]}
    state = acting(("", "", "", "strike"), game=change("spit", passive=[gain]), discard=("spit",))
    state.events = []
    state.agenda.append(steps.BeginTurn(0))
    state.game.book.advance(state)
    assert state.events == [
        events.TurnBegan(rule="DRE-386", seat=0, body=0),
        events.PowerGained(rule="DRE-407", seat=0, n=1),
    ]
    assert state.decision.prompt == "prompt-act"
    assert "use-bonus dash" in offered(state)


@pytest.mark.rule("DRE-388")
def test_any_slot_with_a_card_may_be_chosen_even_if_it_does_nothing():
    state = acting(("", "strike", "", "spit"), at="C1", foe="C5")
    assert [text for text in offered(state) if text.startswith("play")] == ["play-card 2", "play-card 4"]
    reasons = table().why_not(state, 0, "play-card 3")
    assert [(reason.rule, reason.message) for reason in reasons] == [("DRE-388", "why-empty-slot")]
    play(state, "play-card 2")
    assert state.events[:4] == [
        events.CardPlayed(rule="DRE-388", seat=0, card="strike", slot=2),
        events.PowerGained(rule="DRE-390", seat=0, n=2),
        events.Missed(rule="DRE-375", body=0),
        events.CardDiscarded(rule="DRE-393", seat=0, card="strike"),
    ]
    assert state.combat.foe.damage == 0


@pytest.mark.rule("DRE-391")
def test_effects_are_resolved_from_top_to_bottom():
    for order, power in (("gain first", 0), ("lose first", 3)):
        effects = [{"do": "gain-power", "n": 3}, {"do": "discard-power", "n": 9}]
        game = change("strike", effects=effects if order == "gain first" else effects[::-1])
        state = acting(("strike", "", "", ""), game=game)
        play(state, "play-card 1")
        told = [type(event) for event in state.events[1:4]]
        gained, lost = events.PowerGained, events.PowerDiscarded
        assert told == ([gained, gained, lost] if order == "gain first" else [gained, lost, gained])
        assert state.combat.sheets[0].power == power


@pytest.mark.rule("DRE-391")
def test_an_effect_inside_an_effect_comes_before_what_follows():
    game = change(
        "strike",
        effects=[
            {"do": "in-slot", "slot": 4, "effects": [{"do": "heal", "n": 1}, {"do": "gain-power", "n": 1}]},
            {"do": "suffer", "n": 3},
        ],
    )
    state = acting(("", "", "", "strike"), game=game, damage=5)
    play(state, "play-card 4")
    kinds = [type(event) for event in state.events[2:5]]
    assert kinds == [events.Healed, events.PowerGained, events.DamageDealt]
    assert state.combat.sheets[0].damage == 7


@pytest.mark.rule("DRE-392")
def test_every_effect_is_carried_out_unless_it_is_impossible_or_you_may():
    must = perform(acting(("", "", "", "strike")), 0, {"do": "suffer", "n": 2})
    assert must.combat.sheets[0].damage == 2
    assert rules(table().why_not(must, 0, "decline")) == ["DRE-392"]
    for answer, damage in (("accept", 2), ("decline", 0)):
        state = acting(("", "", "", "strike"))
        perform(state, 0, {"do": "may", "effects": [{"do": "suffer", "n": 2}]}, {"do": "gain-power", "n": 1})
        assert (state.decision.rule, offered(state)) == ("DRE-392", ["accept", "decline"])
        play(state, answer)
        assert (state.combat.sheets[0].damage, state.combat.sheets[0].power) == (damage, 1)
    impossible = acting(("", "", "", "strike"), at="C1", foe="C5")
    perform(impossible, 0, {"do": "attack"}, {"do": "interrupt"}, {"do": "gain-power", "n": 1})
    assert impossible.combat.sheets[0].power == 1


# -- Bonus Actions -------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-398")
def test_bonus_actions_are_on_help_ability_action_and_arena_cards():
    state = acting(("", "", "", "strike"), arena="wells", power=10, upgrade="stoked-heart")
    found = [text.removeprefix("use-bonus ") for text in offered(state) if text.startswith("use-bonus ")]
    assert found == ["dash", "prepare", "flare", "firenova", "drink", "stoked-heart"]
    bare = acting(("", "", "", "strike"), power=10, discard=("stoked-heart",))
    found = [text.removeprefix("use-bonus ") for text in offered(bare) if text.startswith("use-bonus ")]
    assert found == ["dash", "prepare", "flare", "firenova"]
    for gone in ("drink", "stoked-heart"):
        assert rules(table().why_not(bare, 0, f"use-bonus {gone}")) == ["DRE-398"]


@pytest.mark.rule("DRE-398")
def test_a_bonus_action_on_a_card_is_paid_like_the_others():
    state = acting(("", "", "", "strike"), arena="wells", power=2, damage=5)
    play(state, "use-bonus drink")
    assert state.events[:3] == [
        events.BonusUsed(rule="DRE-395", seat=0, bonus="drink", power=1),
        events.PowerSpent(rule="DRE-395", seat=0, n=1),
        events.Healed(rule="DRE-802", body=0, n=2),
    ]
    assert "use-bonus drink" not in offered(state)
    assert rules(table().why_not(state, 0, "use-bonus drink")) == ["DRE-396"]


@pytest.mark.rule("DRE-399")
def test_common_bonus_actions_are_always_there():
    for mystling in ("firple", "siren", "golomo", "furwing", "artios", "umbra"):
        state = acting(("", "", "", "strike"), mystling=mystling, power=1)
        assert {"use-bonus dash", "use-bonus prepare"} <= set(offered(state))
        others = set(CONTENT.elemental.values()) - {CONTENT.elemental[CONTENT.mystlings[mystling].element]}
        assert len(others) == 5
        for bonus in others:
            assert rules(table().why_not(state, 0, f"use-bonus {bonus}")) == ["DRE-398"]


@pytest.mark.rule("DRE-402")
@pytest.mark.parametrize(
    ("answer", "slots"),
    [("decline", ("", "", "strike", "charge")), ("accept", ("", "spit", "strike", "charge"))],
)
def test_the_cards_slide_for_prepare_even_if_you_do_not_draw(answer, slots):
    state = acting(("", "strike", "charge", "reach"), power=1)
    play(state, "use-bonus prepare", "discard-slot 4")
    assert state.combat.sheets[0].slots == ("", "", "strike", "charge")
    play(state, answer)
    assert state.combat.sheets[0].slots == slots
    assert state.combat.sheets[0].discard == ("reach",)


@pytest.mark.rule("DRE-405")
def test_acceleration_resolves_the_top_card_outside_the_slots():
    slotted = {"do": "in-slot", "slot": 4, "effects": [{"do": "gain-power", "n": 9}]}
    game = change("spit", effects=[{"do": "deal", "n": 3, "range": 2}, slotted])
    state = acting(("", "", "", "strike"), mystling="furwing", game=game, power=4)
    play(state, "use-bonus acceleration")
    assert events.CardPlayed(rule="DRE-405", seat=0, card="spit", slot=0) in state.events
    assert not [event for event in state.events if isinstance(event, events.PowerGained)]
    assert (state.combat.sheets[0].power, state.combat.foe.damage) == (0, 3)
    assert state.combat.sheets[0].slots == ("", "", "", "strike")
    assert state.combat.sheets[0].discard == ("spit",)
    assert len(state.combat.sheets[0].deck) == 7
    assert offered(state) == ["play-card 4"]


@pytest.mark.rule("DRE-405")
def test_acceleration_with_an_empty_deck_reshuffles_first():
    state = acting(("", "", "", "strike"), mystling="furwing", power=4, deck=(), discard=("spit",))
    play(state, "use-bonus acceleration")
    assert events.DeckReshuffled(rule="DRE-414", seat=0, count=1) in state.events
    assert state.combat.foe.damage == 3


# -- Power ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-407")
def test_power_comes_from_slots_and_from_effects():
    state = acting(("", "", "", "catch-breath"))
    play(state, "play-card 4")
    gained = [event for event in state.events if isinstance(event, events.PowerGained)]
    assert gained == [
        events.PowerGained(rule="DRE-390", seat=0, n=3),
        events.PowerGained(rule="DRE-407", seat=0, n=1),
    ]
    assert state.combat.sheets[0].power == 4


@pytest.mark.rule("DRE-408")
def test_gained_power_goes_onto_the_sheet_of_whoever_gains_it():
    state = position(players=2, sheets={0: {"power": 1}, 1: {"power": 2}})
    perform(state, 1, {"do": "gain-power", "n": 3})
    assert [sheet.power for sheet in state.combat.sheets] == [1, 5]
    assert state.events == [events.PowerGained(rule="DRE-407", seat=1, n=3)]
    perform(state, ENEMY, {"do": "discard-power", "n": 1, "opponent": True})
    assert sum(sheet.power for sheet in state.combat.sheets) == 5


@pytest.mark.rule("DRE-411")
def test_no_power_is_left_when_the_game_is_over():
    state = acting(("", "", "", "strike"), power=7)
    state.combat.foe.damage = 38
    play(state, "play-card 4")
    assert state.over
    assert state.combat is None
    assert state.players[0].party[0].power == 0


@pytest.mark.rule("DRE-393", "DRE-394")
def test_a_resolved_card_lies_on_top_of_the_discard_pile_and_the_others_stay_in_their_slots():
    given = {
        "slots": ("spit", "strike", "catch-breath", "charge"),
        "discard": ("reach",),
        "power": 1,
        "deck": ("spit",),
    }
    state = position(sheets={0: given}, foe={"tameable": False, "health": 40})
    play(state, "play-card 3")
    assert state.combat.sheets[0].discard == ("reach", "catch-breath")
    assert state.combat.sheets[0].slots == ("spit", "strike", "", "charge")
