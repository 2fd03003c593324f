"""Reshuffling, the end of a player's turn, the Enemy's turn, Elemental advantage and tokens. Rulebook p.20-24."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse import effects as verbs
from rulewright.games.dragon_eclipse.content.checks import every_effect
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.vocabulary import BEATS, Element, Stat
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.movement import steps_to
from rulewright.games.dragon_eclipse.rules.stats import value

from .table import change, of, position, run, table

QUIET = {symbol: [{"do": "heal", "n": 1}] for symbol in ("fang", "eye", "spiral")}
"""Attack effects of an Enemy without damage: nothing."""
MEND_AND_HURT = [
    {"do": "whenever", "on": "turn-end", "effects": [{"do": "heal", "n": 2}]},
    {"do": "whenever", "on": "turn-end", "effects": [{"do": "suffer", "n": 2}]},
]
FAR = {"space": "C5", "base": (0, 0, 3, 1), "health": 40, "tameable": False}


def end_turn(state):
    """Go to the end of the player's turn."""
    over = (steps.Act, steps.ActAfter, steps.DrawUp)
    state.agenda[:] = [step for step in state.agenda if not isinstance(step, over)]
    return run(state)


# -- Reshuffle and Shuffle ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-416", "DRE-417")
def test_cards_in_slots_and_the_card_being_resolved_take_no_part_in_a_reshuffle():
    game = change("spit", effects=[{"do": "reshuffle"}])
    given = {
        "space": "C1",
        "slots": ("", "", "strike", "spit"),
        "deck": ("opening",) * 6,
        "discard": ("charge",),
        "upgrade": "reach",
    }
    state = position(game=game, sheets={0: given}, foe=FAR)
    play(state, "play-card 4")
    sheet = state.combat.sheets[0]
    assert of(state, events.DeckReshuffled) == [events.DeckReshuffled(rule="DRE-416", seat=0, count=8)]
    assert sheet.deck == ("charge", *("opening",) * 6, "reach")
    assert sheet.slots == ("", "", "strike", "")
    assert sheet.discard == ("spit",)
    assert sheet.upgrade == ""


@pytest.mark.rule("DRE-419")
def test_shuffle_mixes_the_deck_alone():
    given = {
        "space": "C1",
        "slots": ("", "", "", "spit"),
        "deck": ("opening",),
        "top": ("charge",),
        "bottom": ("strike",),
        "discard": ("projectile",),
        "upgrade": "reach",
    }
    state = position(sheets={0: given}, foe=FAR)
    perform(state, 0, {"do": "shuffle"})
    sheet = state.combat.sheets[0]
    assert (sheet.top, sheet.deck, sheet.bottom) == ((), ("charge", "opening", "strike"), ())
    assert (sheet.discard, sheet.upgrade) == (("projectile",), "reach")
    assert of(state, events.DeckShuffled, events.DeckReshuffled) == [events.DeckShuffled(rule="DRE-419", seat=0)]


# -- the end of a player's turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-420")
@pytest.mark.ruling("AMB-DRE-54")
def test_end_of_turn_effects_come_in_any_order_and_burn_after_them_if_it_is_last():
    for first, damage in ((1, 2), (2, 0)):
        state = position(
            game=change("bare", combat={"rules": MEND_AND_HURT}),
            sheets={0: {"space": "C1", "damage": 0, "conditions": (1, 0, 0, 0)}},
            foe=FAR,
            rulings={"burn_last": True},
        )
        end_turn(state)
        assert state.decision.prompt == "prompt-order"
        assert offered(state) == ["resolve-first 1", "resolve-first 2"]
        assert of(state, events.DamageDealt) == []
        play(state, f"resolve-first {first}")
        told = [event.rule for event in of(state, events.DamageDealt, events.Healed, events.ConditionLost)]
        assert told.index("DRE-733") == told.index("DRE-731") - 1 > told.index("DRE-801")
        burned = next(event for event in of(state, events.DamageDealt) if event.rule == "DRE-733")
        after = sum(event.n for event in of(state, events.DamageDealt) if event.body == 0)
        healed = sum(event.n for event in of(state, events.Healed) if event.body == 0)
        assert (after - healed, burned.n) == (damage + 1, 1)


@pytest.mark.rule("DRE-421")
def test_one_condition_of_each_type_leaves_at_the_end_of_your_turn():
    state = position(sheets={0: {"space": "C1", "damage": 0, "conditions": (3, 1, 1, 1)}}, foe=FAR)
    state.combat.foe.conditions = (2, 0, 1, 0)
    run(state, steps.EndTurn(0))
    assert state.combat.sheets[0].conditions == (2, 0, 0, 0)
    assert state.combat.foe.conditions == (2, 0, 1, 0)
    lost = of(state, events.ConditionLost)
    assert [(event.condition, event.n) for event in lost] == [("burn", 1), ("slow", 1), ("weak", 1), ("silence", 1)]


@pytest.mark.rule("DRE-422", "DRE-438")
def test_after_your_turn_comes_the_enemys_and_then_yours_again():
    game = change("wild-golomo", attacks=QUIET)
    state = position(game=game, sheets={0: {"space": "C1", "slots": ("", "", "", "spit")}}, foe=FAR)
    assert state.combat.turn == 0
    end_turn(state)
    assert [event.body for event in of(state, events.TurnBegan)] == [ENEMY, 0]
    assert state.combat.turn == 0
    assert state.combat.round == 2


# -- the Enemy's turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-426")
def test_a_card_that_slides_out_of_slot_five_is_discarded():
    track = ("fang-2", "eye-1", "eye-2", "spiral-1", "spiral-2")
    foe = {**FAR, "top": "fang-1", "deck": ("fang-3",), "track": track, "discard": ("eye-3",)}
    state = position(sheets={0: {"space": "C1"}}, foe=foe)
    run(state, steps.EnemyDraws())
    assert state.combat.foe.track == ("fang-1", "fang-2", "eye-1", "eye-2", "spiral-1")
    assert state.combat.foe.discard == ("eye-3", "spiral-2")


@pytest.mark.rule("DRE-432")
def test_a_resolved_attack_card_lies_face_down_and_is_not_resolved_again():
    attacks = {
        "fang": [{"do": "deal", "n": 1, "range": 0}],
        "eye": [{"do": "deal", "n": 3, "range": 0}],
        "spiral": [{"do": "heal", "n": 1}],
    }
    foe = {**FAR, "top": "fang-1", "deck": ("eye-1", "eye-2"), "marker": 5}
    state = position(game=change("wild-golomo", attacks=attacks), sheets={0: {"space": "C1", "damage": 0}}, foe=foe)
    run(state, steps.EnemyTurn())
    assert (state.combat.sheets[0].damage, state.combat.foe.track) == (1, ("fang-1", "", "", "", ""))
    run(state, steps.EnemyTurn())
    assert state.combat.sheets[0].damage == 1 + 3
    assert state.combat.foe.track[0].startswith("eye")
    assert state.combat.foe.track[1:] == ("fang-1", "", "", "")


@pytest.mark.rule("DRE-435")
def test_the_special_ability_comes_every_n_turns():
    for slot in (2, 3):
        game = change("wild-golomo", attacks=QUIET, special=[{"do": "heal", "n": 1}], slot=slot)
        state = position(game=game, sheets={0: {"space": "C1"}}, foe=FAR)
        turns = [bool(of(run(state, steps.EnemyTurn()), events.SpecialResolved)) for _ in range(6)]
        assert turns == [number % slot == 0 for number in range(1, 7)]


@pytest.mark.rule("DRE-436", "DRE-437")
@pytest.mark.ruling("AMB-DRE-54")
def test_the_player_orders_the_enemys_end_of_turn_before_its_conditions_leave():
    for first, damage in ((1, 2), (2, 0)):
        state = position(
            game=change("wild-golomo", passive=MEND_AND_HURT),
            sheets={0: {"space": "C1", "conditions": (0, 1, 0, 0)}},
            foe={**FAR, "conditions": (2, 1, 0, 1)},
            rulings={"burn_last": True},
        )
        run(state, steps.EndEnemyTurn())
        assert (state.decision.prompt, state.decision.seat) == ("prompt-order", 0)
        assert state.combat.foe.conditions == (2, 1, 0, 1)
        play(state, f"resolve-first {first}")
        assert state.combat.foe.damage == damage + 2
        assert state.combat.foe.conditions == (1, 0, 0, 0)
        assert state.combat.sheets[0].conditions == (0, 1, 0, 0)


# -- Elemental advantage -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-448", about="BEATS")
def test_the_circle_of_advantage_and_the_icons_of_the_cards_agree():
    circle = {"fire": "air", "air": "earth", "earth": "water", "water": "fire", "light": "dark", "dark": "light"}
    assert circle == BEATS
    everything = base_game().content
    icons = [
        (card.element, effect.element)
        for card in everything.cards.values()
        for effect in every_effect(card.effects)
        if isinstance(effect, verbs.Advantage)
    ]
    assert {element for element, _ in icons} == set(Element)
    assert [pair for pair in icons if pair[1] != circle[pair[0]]] == []


@pytest.mark.rule("DRE-451")
def test_the_enemys_advantage_icons_ask_for_your_elements():
    icon = {"do": "advantage", "element": "fire", "effects": [{"do": "deal", "n": 3, "range": 0}]}
    muddy = change("golomo", subtype="fire", subtype_cards=1)
    for mystling, game, damage in (
        ("young-emberling", table(), 3),
        ("golomo", table(), 0),
        ("golomo", muddy, 3),
    ):
        state = position(
            game=game,
            mystlings=(mystling, "young-iceling"),
            enemy="wild-siren",
            sheets={0: {"space": "C1", "damage": 0, "base": (0, 0, 3, 2)}},
            foe=FAR,
        )
        perform(state, ENEMY, icon)
        assert state.combat.sheets[0].damage == damage


# -- Elemental tokens --------------------------------------------------------------------------------------------------


def stony(**given):
    """Golomo on C3 against Young Gaiadon on A3, both of Earth."""
    fields = {"space": "C3", **given}
    foe = {**FAR, "space": "A3", "tokens": ("B2", "B3")}
    return position(mystlings=("golomo", "young-iceling"), enemy="wild-young-gaiadon", sheets={0: fields}, foe=foe)


@pytest.mark.rule("DRE-452")
def test_white_tokens_are_yours_and_black_ones_the_enemys():
    state = stony(tokens=("B2",))
    count = {"do": "heal", "n": 1, "per": "token"}
    state.combat.sheets[0].damage = state.combat.foe.damage = 9
    perform(state, 0, count)
    perform(state, ENEMY, count)
    assert (state.combat.sheets[0].damage, state.combat.foe.damage) == (9 - 1, 9 - 2)
    perform(state, 0, {"do": "place", "range": 1})
    play(state, f"place-token {space(state, 'B3') + 1}")
    assert state.events == [events.TokenPlaced(rule="DRE-455", body=0, space=space(state, "B3"))]
    perform(state, 0, {"do": "discard-token", "n": 9, "arena": True})
    play(state, offered(state)[0])
    assert state.combat.sheets[0].tokens == ()
    assert state.combat.foe.tokens == (space(state, "B2"), space(state, "B3"))


@pytest.mark.rule("DRE-453")
def test_tokens_do_nothing_by_themselves():
    plain, strewn = stony(), stony(tokens=("C2", "D2"))
    plain.combat.foe.tokens = ()
    for body in (0, ENEMY):
        assert steps_to(plain, body, 3) == steps_to(strewn, body, 3)
        assert [value(plain, body, stat) for stat in Stat if stat is not Stat.HEALTH] == [
            value(strewn, body, stat) for stat in Stat if stat is not Stat.HEALTH
        ]
    for state in (plain, strewn):
        perform(state, 0, {"do": "move"})
        play(state, "go B2")
        assert [event for event in state.events if not isinstance(event, events.Moved)] == []
        assert state.combat.sheets[0].space == space(state, "B2")


@pytest.mark.rule("DRE-458")
def test_no_token_lies_on_a_space_with_terrain():
    state = position(
        options={"arena": "wells"},
        mystlings=("golomo", "young-iceling"),
        enemy="wild-young-emberling",
        sheets={0: {"space": "B3"}},
        foe=FAR,
    )
    well = space(state, "B2")
    perform(state, 0, {"do": "place", "range": 1})
    assert f"place-token {well + 1}" not in offered(state)
    assert f"place-token {space(state, 'B4') + 1}" in offered(state)
    assert [reason.rule for reason in table().why_not(state, 0, f"place-token {well + 1}")] == ["DRE-458"]
