"""Two players: Taunt, whom the Enemy ignores, friendly fire, conceding, rests with Steel. Rulebook p.18-27, p.33."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.positions import perform, play, space, to_combat

from .table import asked, change, of, position, run, spaces, table

BARE = (0, 0, 3, 2)
"""Willpower, Defense, Strength, Swiftness."""
QUIET = {symbol: [{"do": "heal", "n": 1}] for symbol in ("fang", "eye", "spiral")}
SHOT = {"do": "deal", "n": 4, "range": 0, "line": True}


def allies(one="C1", two="C6", there="C3", **given):
    """Young Emberling and Young Iceling against a plain Golomo."""
    foe = {"space": there, "base": BARE, "health": 60, "tameable": False, **given.pop("foe", {})}
    sheets = {seat: {"space": at, "damage": 0, "base": BARE} for seat, at in enumerate((one, two))}
    return position(players=2, sheets=sheets, foe=foe, **given)


def damages(state):
    return [sheet.damage for sheet in state.combat.sheets]


def pass_turn(state):
    """The player whose turn it is does nothing; then whatever follows, up to the next question."""
    over = (steps.Act, steps.ActAfter, steps.DrawUp)
    state.agenda[:] = [step for step in state.agenda if not (isinstance(step, over) and step.seat == state.combat.turn)]
    return [event.body for event in of(run(state), events.TurnBegan)]


# -- Taunt -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-74")
@pytest.mark.rule("DRE-847", "DRE-848")
def test_only_damage_to_the_enemy_itself_in_the_own_turn_takes_the_taunt_token():
    game = change("pillars", combat={"bane": {"at": ["mark-3"], "blocks": "all", "health": 9}})
    state = allies(
        "B1", there="A3", game=game, options={"arena": "pillars"}, taunt=1, turn=0,
        foe={"track": ("fang-duo-1", "eye-duo-1", "", "", "")},
    )  # fmt: skip
    clod = space(state, "B2")
    state.combat.foe.minions = (Minion("clod", clod),)
    pillar = space(state, "C3")
    perform(state, 0, {"do": "deal", "n": 1, "range": 0})
    play(state, f"aim-at summon-{clod + 1}")
    perform(state, 0, {"do": "deal", "n": 1, "range": 0})
    play(state, f"aim-at terrain-{pillar + 1}")
    perform(state, 0, {"do": "interrupt"}, {"do": "inflict", "conditions": {"burn": 1}})
    assert (state.combat.foe.minions[0].damage, state.combat.terrain_damage) == (1, (pillar, 1))
    assert (state.combat.foe.track[1], state.combat.foe.conditions[0]) == ("", 1)
    assert state.combat.taunt == 1
    state.combat.foe.base = (2, 0, 3, 1)
    perform(state, 0, {"do": "deal", "n": 2, "range": 0})
    play(state, "aim-at enemy")
    assert (state.combat.foe.damage, state.combat.taunt) == (0, 1)
    for turn, holder in ((ENEMY, 1), (1, 1), (0, 0)):
        state.combat.turn = turn
        perform(state, 0, {"do": "deal", "n": 3, "range": 0})
        play(state, "aim-at enemy")
        assert state.combat.taunt == holder
    assert of(state, events.TauntTaken) == [events.TauntTaken(rule="DRE-847", seat=0)]


@pytest.mark.ruling("AMB-DRE-75")
@pytest.mark.rule("DRE-845", "DRE-847")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_player_with_taunt_begins_each_round_and_nobody_acts_twice_in_one(holder):
    state = allies(game=change("wild-golomo", attacks=QUIET), taunt=holder)
    state.agenda[:] = [step for step in state.agenda if isinstance(step, steps.AfterCombat)]
    run(state, steps.BeginRound())
    other = 1 - holder
    assert [event.body for event in of(state, events.TurnBegan)] == [holder]
    assert pass_turn(state) == [other]
    perform(state, other, {"do": "deal", "n": 1, "range": 0})
    assert state.combat.taunt == other
    assert pass_turn(state) == [ENEMY, other], "the round goes on to the Enemy; then the new holder begins"
    assert pass_turn(state) == [holder]
    assert pass_turn(state) == [ENEMY, other]


# -- whom the Enemy ignores --------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-856")
def test_moves_tokens_and_damage_are_for_the_target_and_the_other_is_ignored():
    for target, near in ((0, "C2"), (1, "C5")):
        state = allies("C1", "C6", "C3" if target else "C4")
        state.combat.foe.target = target
        perform(state, ENEMY, {"do": "rush"})
        assert state.combat.foe.space == space(state, near)
        perform(state, ENEMY, {"do": "place", "range": 1})
        assert state.combat.foe.tokens == (state.combat.sheets[target].space,)
        perform(state, ENEMY, {"do": "deal", "n": 2, "range": 0}, {"do": "attack", "range": 0})
        assert damages(state) == ([5, 0] if target == 0 else [0, 5])
    away = allies("C1", "C6", "C4")
    away.combat.foe.target = 1
    perform(away, ENEMY, {"do": "retreat"})
    row = table().content.ground("ring", True).range[space(away, "C6")]
    assert {row[space(away, goal)] for goal in spaces(away)} == {4}, "as far from the target as it goes"
    assert "C2" in spaces(away), "though the other player is right there"


@pytest.mark.rule("DRE-754", "DRE-856", "DRE-857", "DRE-859")
def test_the_enemys_line_ends_at_its_target_and_only_its_own_side_blocks_it():
    for target, damage in ((0, [4, 0]), (1, [0, 4])):
        state = allies("C4", "C6", "C3")
        state.combat.foe.target = target
        perform(state, ENEMY, SHOT)
        assert damages(state) == damage
    both = perform(allies("C4", "C6", "C3"), ENEMY, {**SHOT, "whom": "each"})
    assert damages(both) == [4, 0], "each opponent: the closest in the line"
    shut = allies("E2", "C6", "C3")
    shut.combat.foe.target = 1
    shut.combat.foe.minions = (Minion("clod", space(shut, "C5")),)
    assert damages(perform(shut, ENEMY, SHOT)) == [0, 0]


@pytest.mark.rule("DRE-747", "DRE-756")
def test_terrain_that_players_may_attack_stops_their_lines_but_the_enemys_only_if_it_says_so():
    for line, damage in ((False, 4), (True, 0)):
        pillar = {"at": ["mark-3"], "blocks": "all", "line": line, "health": 9}
        game = change("pillars", combat={"bane": pillar})
        given = {"game": game, "options": {"arena": "pillars"}, "foe": {"space": "C5", "base": BARE, "health": 60}}
        state = position(sheets={0: {"space": "C1", "damage": 0, "base": BARE}}, **given)
        state.combat.foe.tameable = False
        perform(state, ENEMY, SHOT)
        assert state.combat.sheets[0].damage == damage
        perform(state, 0, SHOT)
        play(state, f"aim-at terrain-{space(state, 'C3') + 1}")
        assert (state.combat.foe.damage, state.combat.terrain_damage) == (0, (space(state, "C3"), 4))


@pytest.mark.rule("DRE-860")
def test_an_ally_who_is_hit_is_no_opponent():
    answer = [{"do": "whenever", "on": "damaged", "effects": [{"do": "gain-power", "n": 1}]}]
    wanted = asked({"is": "give-condition", "condition": "weak", "n": 2}, {"is": "win-combat"})
    game = change("bare", combat={"rules": answer})
    tamed = change("taming-golomo", conditions=wanted).content
    game.content.taming_of["wild-golomo"] = tamed.taming_of["wild-golomo"]
    game.content.taming_deeds["wild-golomo"] = tamed.taming_deeds["wild-golomo"]
    state = allies("C2", "C4", "C3", game=game, foe={"tameable": True, "fact": False})
    power = [sheet.power for sheet in state.combat.sheets]
    perform(state, 0, {"do": "deal", "n": 2, "whom": "all", "range": 0, "inflict": {"weak": 1}})
    play(state, "aim-at mystling-2")
    assert (damages(state), state.combat.foe.damage) == ([0, 2], 2)
    assert state.combat.sheets[1].conditions == state.combat.foe.conditions == (0, 0, 1, 0)
    assert [sheet.power for sheet in state.combat.sheets] == power
    assert state.combat.foe.progress == 1


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-475", "DRE-476", "DRE-850")
@pytest.mark.parametrize("players", [1, 2])
def test_conceding_is_lost_even_if_its_damage_would_fulfil_the_last_condition(players):
    game = change("taming-golomo", conditions=asked({"is": "own-health", "at_most": 5}))
    state = position(game=game, players=players, options={"conceding": True}, foe={"fact": True})
    for sheet in state.combat.sheets:
        sheet.damage = 0
    health = [sheet.health for sheet in state.combat.sheets]
    play(state, "concede")
    assert (state.result, state.outcome.winners) == ("lose", ())
    assert [player.party[0].damage for player in state.players] == health
    assert of(state, events.TamingAdvanced) == []


@pytest.mark.rule("DRE-485", "DRE-526", "DRE-527")
@pytest.mark.parametrize("players", [1, 2])
def test_with_steel_a_mystling_struck_far_below_its_health_keeps_one(players):
    state = position(mode="gauntlet", players=players, options={"steel": True, "lives": 3, "duels": 5})
    health = state.combat.sheets[0].health
    for _ in range(2):
        perform(state, ENEMY, {"do": "deal", "n": health + 20, "range": 0})
        assert (state.result, state.over) == ("lose", False)
        assert state.players[0].party[0].damage == health - 1
        to_combat(state)
        assert state.combat.sheets[0].damage == health - 1
    assert table().check(state) is None
