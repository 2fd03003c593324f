"""Worked examples with exactly their numbers: the Enemy's movement and turn; two players and PvP."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.vocabulary import Stat, Symbol
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space, to_combat
from rulewright.games.dragon_eclipse.rules.stats import value

from .table import change, near, of, position, run, spaces, table

# -- the Enemy's movement and turn ------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-34")
@pytest.mark.rule("DRE-440", "DRE-441", "DRE-442")
def test_retreat_goes_to_a_farthest_space():
    state = position(enemy="frightened-windraiser", sheets={0: {"space": "A3"}}, foe={"space": "B3", "tameable": False})
    assert value(state, ENEMY, Stat.SWIFTNESS) == 3
    perform(state, ENEMY, {"do": "retreat"})
    assert (state.decision.seat, spaces(state)) == (0, {"E2", "E3", "E4"})
    play(state, "go E2")
    assert state.combat.foe.space == space(state, "E2")
    there = position(sheets={0: {"space": "A2"}}, foe={"space": "E4", "base": (0, 0, 3, 3), "tameable": False})
    perform(there, ENEMY, {"do": "retreat"})
    assert there.combat.foe.space == space(there, "E4")


@pytest.mark.gold("GOLD-DRE-35")
@pytest.mark.rule("DRE-443", "DRE-444", "DRE-445", "DRE-446")
def test_rush_uses_no_more_moves_than_needed():
    state = position(enemy="frightened-windraiser", sheets={0: {"space": "A2"}}, foe={"space": "B4", "tameable": False})
    perform(state, ENEMY, {"do": "rush"})
    assert (state.decision.seat, spaces(state)) == (0, {"A3", "B2"})
    ground = table().content.ground("ring", False)
    assert {ground.range[space(state, "B4")][space(state, name)] for name in ("A3", "B2")} == {2}
    play(state, "go B2")
    assert state.combat.foe.space == space(state, "B2")
    perform(state, ENEMY, {"do": "rush"})
    assert state.combat.foe.space == space(state, "B2")


@pytest.mark.gold("GOLD-DRE-36")
@pytest.mark.rule("DRE-423", "DRE-425", "DRE-439", "DRE-455")
def test_golomo_places_a_quake_misses_and_rushes():
    foe = {"space": "C4", "top": "eye-1", "track": ("fang-1", "", "", "", ""), "tameable": False}
    state = position(sheets={0: {"space": "A2", "damage": 0}}, foe=foe)
    state.combat.foe.deck = ("eye-2", "fang-2", "spiral-1", "spiral-2")
    assert value(state, ENEMY, Stat.SWIFTNESS) == 1
    run(state, steps.EnemyTurn())
    assert state.combat.foe.track == ("eye-1", "fang-1", "", "", "")
    ground = table().content.ground("ring", False)
    assert (state.decision.seat, spaces(state)) == (0, {"A3", "B2"})
    assert [ground.mark_of[space(state, name)] for name in ("A3", "B2")] == ["I", "mark-1"]
    play(state, f"place-token {space(state, 'A3') + 1}")
    assert state.combat.foe.tokens == (space(state, "A3"),)
    assert (of(state, events.Missed), state.combat.sheets[0].damage) == ([events.Missed(rule="DRE-375", body=ENEMY)], 0)
    assert (state.decision.seat, spaces(state)) == (0, {"B3", "C3"})
    play(state, "go B3")
    assert state.combat.foe.space == space(state, "B3")
    assert state.combat.foe.track == ("eye-1", "fang-1", "", "", "")
    assert of(state, events.SpecialResolved) == []
    assert (state.decision.prompt, state.combat.turn) == ("prompt-act", -1)


@pytest.mark.gold("GOLD-DRE-33")
@pytest.mark.ruling("AMB-DRE-05", about="enemies")
def test_golomo_attacks_rushes_three_spaces_and_attacks_again():
    """p.22: the card that lay visible; Swiftness 1 and 2 more. Beside the player from the start it hits twice."""
    fang = [type(effect).__name__ for effect in table().content.enemies["wild-golomo"].attacks["fang"]]
    assert fang == ["Attack", "Rush", "Attack"]
    for here, there, hits in (("C3", "C4", 2), ("C1", "C5", 1), ("C1", "C4", 1)):
        state = position(
            sheets={0: {"space": here, "base": (0, 0, 4, 2), "damage": 0}},
            foe={"space": there, "base": (0, 0, 3, 1), "tameable": False, "top": "fang-1", "tokens": ()},
        )
        assert state.combat.foe.top == "fang-1"
        run(state, steps.EnemyTurn())
        while state.decision.prompt == "prompt-enemy-space":
            play(state, offered(state)[0])
        assert state.combat.foe.track[0] == "fang-1"
        assert state.combat.sheets[0].damage == 3 * hits
        assert state.game.content.ground("ring", False).range[state.combat.foe.space][state.combat.sheets[0].space] == 1
    slow = position(
        sheets={0: {"space": "C1", "damage": 0}},
        foe={"space": "C5", "conditions": (0, 1, 0, 0), "tameable": False, "top": "fang-1"},
    )
    run(slow, steps.EnemyTurn())
    assert (slow.combat.foe.space, slow.combat.sheets[0].damage) == (space(slow, "C4"), 0), (
        "with Slow it goes one space"
    )


@pytest.mark.gold("GOLD-DRE-59")
@pytest.mark.rule("DRE-433", "DRE-739")
def test_silence_stops_the_special_ability_once():
    quiet = {symbol: [{"do": "heal", "n": 1}] for symbol in ("fang", "eye", "spiral")}
    game = change("wild-golomo", attacks=quiet, special=[{"do": "deal", "n": 3, "range": 0}])
    track = ("eye-1", "spiral-1", "", "", "")
    foe = {"space": "C5", "tameable": False, "conditions": (0, 0, 0, 1), "track": track, "top": "fang-1"}
    state = position(game=game, sheets={0: {"space": "C1", "damage": 0}}, foe={**foe, "deck": ("fang-2", "eye-2")})
    assert state.combat.foe.marker == 3
    run(state, steps.EnemyTurn())
    assert len(of(state, events.SpecialSilenced)) == 1
    assert (state.combat.sheets[0].damage, state.combat.foe.track) == (0, ("fang-1", "eye-1", "spiral-1", "", ""))
    assert state.combat.foe.conditions == (0, 0, 0, 0)
    run(state, steps.EnemyTurn())
    assert len(of(state, events.SpecialResolved)) == 1
    assert (state.combat.sheets[0].damage, state.combat.foe.track) == (3, ("", "", "", "", ""))
    assert len(state.combat.foe.discard) == 4


@pytest.mark.gold("GOLD-DRE-60")
@pytest.mark.rule("DRE-817", "DRE-818")
def test_interrupt_takes_the_highest_card():
    for interrupted in (True, False):
        state = near(track=("fang-1", "eye-1", "", "", ""), top="spiral-1", deck=("fang-2", "eye-2"), discard=())
        assert state.combat.foe.marker == 3
        if interrupted:
            perform(state, 0, {"do": "interrupt"})
            assert state.combat.foe.track == ("fang-1", "", "", "", "")
            assert state.combat.foe.discard == ("eye-1",)
        run(state, steps.EnemyDraws(), steps.EnemySpecial())
        assert bool(of(state, events.SpecialResolved)) is not interrupted
        assert state.combat.foe.track == (("spiral-1", "fang-1", "", "", "") if interrupted else ("", "", "", "", ""))


@pytest.mark.gold("GOLD-DRE-61")
@pytest.mark.rule("DRE-821", "DRE-822", "DRE-823")
def test_an_enemy_trigger_draws_and_resolves_the_next_card():
    attacks = {"fang": [{"do": "trigger"}, {"do": "trigger"}], "eye": [{"do": "heal", "n": 1}]}
    attacks["spiral"] = [{"do": "deal", "n": 2, "range": 0}]
    game = change("wild-golomo", attacks=attacks, special=[{"do": "heal", "n": 1}])
    foe = {"space": "C5", "tameable": False, "track": ("eye-1", "", "", "", ""), "top": "fang-1", "health": 40}
    state = position(game=game, sheets={0: {"space": "C1", "damage": 0}}, foe={**foe, "deck": ("spiral-1",)})
    state.combat.foe.discard = ("spiral-2",)
    assert state.combat.foe.marker == 3
    run(state, steps.EnemyDraws(), steps.EnemyResolves(), steps.EnemySpecial())
    assert [event.symbol for event in of(state, events.AttackDrawn)] == ["fang", "spiral"]
    assert state.combat.sheets[0].damage == 2
    order = [type(event) for event in of(state, events.AttackDrawn, events.DamageDealt, events.SpecialResolved)]
    drawn, done = events.AttackDrawn, events.DamageDealt
    assert order == [drawn, drawn, done, events.SpecialResolved]
    assert state.combat.foe.track == ("", "", "", "", "")
    assert {"fang-1", "eye-1", "spiral-1"} <= {*state.combat.foe.discard}


@pytest.mark.gold("GOLD-DRE-57")
@pytest.mark.rule("DRE-427", "DRE-429", "DRE-430", "DRE-361")
def test_an_empty_enemy_deck_tires_and_ends_a_passive():
    track = ("fang-2", "eye-2", "spiral-2", "", "")
    state = near(top="fang-1", deck=(), discard=("eye-1", "spiral-1"), track=track, marker=5)
    state.combat.sheets[0].discard = ("defensive-stance",)
    assert value(state, 0, Stat.DEFENSE) == 1
    run(state, steps.EnemyDraws(), steps.EnemyResolves())
    assert state.combat.sheets[0].discard[-1] == "fatigue"
    assert state.fatigue == 4
    assert value(state, 0, Stat.DEFENSE) == 0
    assert {state.combat.foe.top, *state.combat.foe.deck} == {"eye-1", "spiral-1"}
    assert state.combat.foe.track == ("fang-1", "fang-2", "eye-2", "spiral-2", "")
    # Golomo attacks twice with Strength 3, and nothing is prevented any more.
    assert [(event.n, event.prevented) for event in of(state, events.DamageDealt)] == [(3, 0), (3, 0)]


@pytest.mark.gold("GOLD-DRE-63")
@pytest.mark.rule("DRE-427", "DRE-429", "DRE-433", "DRE-435")
def test_golomo_uses_its_special_ability_every_third_turn_and_tires_on_the_sixth():
    quiet = {symbol: [{"do": "heal", "n": 1}] for symbol in ("fang", "eye", "spiral")}
    game = change("wild-golomo", attacks=quiet, special=[{"do": "heal", "n": 1}])
    state = position(game=game, foe={"tameable": False})
    special, tired = [], []
    for turn in range(1, 10):
        before = {card for card in state.combat.foe.discard if card}
        run(state, steps.EnemyTurn())
        special += [turn] * len(of(state, events.SpecialResolved))
        if of(state, events.FatigueGained):
            tired.append(turn)
            if turn == 6:
                assert len(before) == 3
                assert {state.combat.foe.top, *state.combat.foe.deck} == before
    assert special == [3, 6, 9]
    assert tired[0] == 6


@pytest.mark.gold("GOLD-DRE-55")
@pytest.mark.rule("DRE-050", "DRE-428")
def test_without_fatigue_there_is_damage():
    for left, gained, damage in ((0, 0, 5), (1, 1, 0)):
        state = near(top="fang-1", deck=(), discard=("eye-1",))
        state.fatigue = left
        state.combat.sheets[0].damage, state.combat.sheets[0].discard = 0, ()
        run(state, steps.EnemyDraws())
        assert (state.combat.sheets[0].discard.count("fatigue"), state.combat.sheets[0].damage) == (gained, damage)
    # The last of the five is gained; when the deck is empty for the second time, there is damage instead.
    state.combat.foe.deck, state.combat.foe.discard = (), ("eye-2",)
    run(state, steps.EnemyDraws())
    assert (state.combat.sheets[0].discard.count("fatigue"), state.combat.sheets[0].damage, state.fatigue) == (1, 5, 0)


# -- two players and PvP ---------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-69")
@pytest.mark.rule("DRE-853", "DRE-854", "DRE-855", "DRE-856")
def test_the_next_card_names_the_target():
    attacks = table().content.attacks
    strike = {"fang": [{"do": "deal", "n": 3, "range": 0}]}
    game = change("wild-golomo", attacks={**{symbol: [{"do": "heal", "n": 1}] for symbol in Symbol}, **strike})
    for card, aim, target in (("spiral-duo-1", "taunt", 0), ("spiral-duo-4", "other", 1)):
        assert (attacks["fang-duo-1"].aim, attacks[card].aim) == ("taunt", aim)
        state = position(game=game, players=2, taunt=0, foe={"tameable": False})
        state.combat.foe.top, state.combat.foe.deck = "fang-duo-1", (card,)
        for sheet in state.combat.sheets:
            sheet.base, sheet.damage = (0, 0, 3, 2), 0
        run(state, steps.EnemyDraws(), steps.EnemyResolves())
        drawn = of(state, events.AttackDrawn)[0]
        assert (drawn.symbol, drawn.target) == ("fang", target)
        assert [sheet.damage for sheet in state.combat.sheets] == [3 * (target == seat) for seat in (0, 1)]
        assert state.combat.foe.top == card


@pytest.mark.gold("GOLD-DRE-67")
@pytest.mark.rule("DRE-554", "DRE-557", "DRE-574", "DRE-576")
def test_a_challenge_is_drafted_and_won_in_two_rounds():
    state = table().new(2, 5, {}, "pvp_challenge")
    host = state.first
    order = []
    while len(order) < 6:
        order.append(state.decision.seat)
        play(state, offered(state)[0])
    assert order == [host, 1 - host, 1 - host, host, host, 1 - host]
    to_combat(state)
    loser = 1 - host
    won_with = state.combat.sheets[host].mystling
    state.combat.sheets[loser].damage = state.combat.sheets[loser].health
    state.game.book.advance(state)
    assert state.decision.seat == loser
    assert offered(state) == ["take-taunt 0", "take-taunt 1"]
    play(state, f"take-taunt {loser}")
    assert state.first == loser
    asked = state.decision_for(loser)
    assert asked is not None
    assert len(asked.choices) == 3
    play(state, offered(state)[0])
    assert f"pick-mystling {won_with}" not in offered(state)
