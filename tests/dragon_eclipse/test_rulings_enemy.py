"""Rulings on the Enemy, space, tokens, two players and modes, with both readings where they can be switched."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import EMPTY_TRACK, Minion
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.party import change_member

from .table import asked, change, far, near, of, position, run, table, win

HIT_ALL = {"do": "deal", "n": 3, "range": 0}


# -- the Enemy's deck and track ------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-58")
@pytest.mark.rule("DRE-427")
def test_the_enemy_deck_is_empty_as_soon_as_its_last_card_is_drawn():
    state = far(top="fang-1", deck=(), discard=("eye-1", "eye-2"))
    run(state, steps.EnemyDraws(), steps.EnemyResolves())
    kinds = [type(event) for event in state.events]
    assert kinds[:3] == [events.FatigueGained, events.EnemyDeckRefilled, events.AttackDrawn]
    assert state.combat.foe.discard == ()
    assert {state.combat.foe.top, *state.combat.foe.deck} == {"eye-1", "eye-2"}
    more = far(top="fang-1", deck=("fang-2",), discard=("eye-1",))
    run(more, steps.EnemyDraws())
    assert of(more, events.FatigueGained) == []


@pytest.mark.ruling("AMB-DRE-59")
@pytest.mark.rule("DRE-429")
def test_with_an_empty_discard_pile_the_track_becomes_the_deck_except_slot_one():
    state = far(top="fang-1", deck=(), discard=(), track=("eye-1", "eye-2", "", "", ""))
    run(state, steps.EnemyDraws())
    assert state.combat.foe.track == ("fang-1", "", "", "", "")
    assert {state.combat.foe.top, *state.combat.foe.deck} == {"eye-1", "eye-2"}
    alone = far(top="fang-1", deck=(), discard=(), track=EMPTY_TRACK)
    run(alone, steps.EnemyDraws())
    assert (alone.combat.foe.top, alone.combat.foe.deck, alone.fatigue) == ("", (), 4)
    run(alone, steps.EnemyDraws())
    assert of(alone, events.AttackDrawn) == []
    assert (alone.combat.foe.top, alone.combat.foe.track) == ("fang-1", EMPTY_TRACK)
    assert alone.fatigue == 4, "the deck was empty before, so nobody tires again"


@pytest.mark.ruling("AMB-DRE-60")
@pytest.mark.rule("DRE-428")
def test_damage_for_missing_fatigue_can_end_the_combat_and_is_not_reduced():
    for damage, lost in ((14, False), (15, True)):
        state = far(top="fang-1", deck=(), discard=("eye-1", "eye-2"))
        state.fatigue = 0
        state.combat.sheets[0].damage = damage
        state.combat.sheets[0].base = (3, 3, 4, 2)
        run(state, steps.EnemyDraws())
        assert (state.result == "lose") is lost
        assert of(state, events.DamageDealt)[0].n == 5


@pytest.mark.ruling("AMB-DRE-61")
@pytest.mark.rule("DRE-433", "DRE-434")
def test_only_the_slot_of_the_marker_counts():
    game = change("wild-golomo", special=[HIT_ALL])
    for track, damage in ((("fang-1", "", "", "eye-1", "eye-2"), 0), (("fang-1", "", "eye-1", "", ""), 3)):
        state = position(game=game, foe={"space": "C5", "tameable": False, "marker": 3, "track": track})
        state.combat.sheets[0].damage = 0
        run(state, steps.EnemySpecial())
        assert state.combat.sheets[0].damage == damage


@pytest.mark.ruling("AMB-DRE-81")
@pytest.mark.rule("DRE-525")
def test_the_unpredictable_card_is_seen_only_when_it_is_resolved():
    state = position(options={"unpredictable": True}, foe={"space": "C5", "tameable": False})
    assert (state.combat.foe.top, state.view(0)["combat"]["foe"]["top"]) == ("", "")
    run(state, steps.EnemyDraws())
    assert len(of(state, events.AttackDrawn)) == 1
    assert state.combat.foe.track[0]
    assert state.combat.foe.top == ""


# -- space and movement --------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-62")
@pytest.mark.rule("DRE-370", "DRE-371")
def test_range_goes_through_closed_spaces_and_walking_does_not():
    state = position(
        options={"arena": "pillars"},
        sheets={0: {"space": "C2"}},
        foe={"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False},
    )
    assert state.combat.banes == (space(state, "C3"),)
    perform(state, 0, {"do": "deal", "n": 2, "range": 2})
    play(state, "aim-at enemy")
    assert state.combat.foe.damage == 2
    state.combat.foe.space = space(state, "A3")
    perform(state, 0, {"do": "move"})
    assert f"go-to {space(state, 'C4') + 1}" not in offered(state), "two moves, but the way around takes three"


@pytest.mark.ruling("AMB-DRE-63")
@pytest.mark.rule("DRE-443")
def test_a_rush_that_cannot_come_nearer_stays():
    state = far()
    ground = table().content.ground("ring", False)
    here, goal = state.combat.foe.space, state.combat.sheets[0].space
    nearer = [other for other in ground.near[here] if ground.range[other][goal] < ground.range[here][goal]]
    beside = [other for other in ground.near[here] if other not in nearer]
    assert nearer
    assert beside
    state.combat.foe.minions = tuple(Minion("clod", other) for other in nearer)
    perform(state, ENEMY, {"do": "rush"})
    assert state.combat.foe.space == here
    assert of(state, events.Moved) == []


@pytest.mark.ruling("AMB-DRE-64")
@pytest.mark.rule("DRE-440")
@pytest.mark.parametrize("swiftness", [1, 2])
def test_a_retreat_ends_on_the_farthest_space_that_it_can_reach_now(swiftness):
    state = near(base=(0, 0, 3, swiftness))
    ground = table().content.ground("ring", False)
    goal = state.combat.sheets[0].space
    reach = {other for other in ground.within(state.combat.foe.space, swiftness) if other != goal}
    best = max(ground.range[other][goal] for other in reach)
    farthest = {other for other in reach if ground.range[other][goal] == best}
    fewest = min(ground.range[state.combat.foe.space][other] for other in farthest)
    perform(state, ENEMY, {"do": "retreat"})
    found = {int(text.split()[1]) - 1 for text in offered(state)}
    assert found == {other for other in farthest if ground.range[state.combat.foe.space][other] == fewest}


@pytest.mark.ruling("AMB-DRE-73")
@pytest.mark.rule("DRE-753")
def test_lines_are_the_six_directions_of_a_hexagon():
    state = far()
    ground = table().content.ground("ring", False)
    here = space(state, "C3")
    state.combat.sheets[0].space = here
    rays = ground.rays[here]
    assert len(rays) == 6
    assert all([ground.range[here][other] for other in ray] == list(range(1, len(ray) + 1)) for ray in rays)
    straight = {other for ray in rays for other in ray}
    for goal in set(range(ground.spaces)) - {here}:
        state.combat.foe.space, state.combat.foe.damage = goal, 0
        perform(state, 0, {"do": "deal", "n": 4, "range": 0, "line": True})
        assert (state.combat.foe.damage == 4) is (goal in straight)


# -- Summons and tokens --------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-67")
@pytest.mark.rule("DRE-721")
@pytest.mark.parametrize("falls", [True, False])
def test_a_summon_falls_by_damage_or_never(falls):
    minion = Minion("clod", 9)
    foe = {"space": "C5", "tameable": False, "minions": (minion,)}
    state = position(sheets={0: {"space": "C2"}}, foe=foe, rulings={"summons_fall": falls})
    perform(state, 0, {"do": "deal", "n": 9, "range": 0})
    play(state, f"aim-at summon-{minion.space + 1}")
    assert state.combat.foe.minions == (() if falls else (Minion("clod", 9, 9),))
    assert not state.over


@pytest.mark.ruling("AMB-DRE-68")
@pytest.mark.rule("DRE-721")
@pytest.mark.parametrize("counts", [pytest.param(True, marks=pytest.mark.rule("DRE-460")), False])
def test_summons_count_against_the_token_limit_or_not(counts):
    limit = table().content.mystlings["golomo"].tokens
    spaces = ("A2", "A3", "A4", "B1")[:limit]
    foe = {"space": "C5", "tameable": False, "tokens": spaces, "held": 0}
    state = position(sheets={0: {"space": "C1"}}, foe=foe, rulings={"summons_count": counts})
    assert len(state.combat.foe.tokens) == limit
    perform(state, ENEMY, {"do": "summon-up", "summon": "clod", "range": 1})
    assert len(state.combat.foe.minions) == (0 if counts else 1)


@pytest.mark.ruling("AMB-DRE-68")
@pytest.mark.rule("DRE-459")
def test_a_space_holds_one_black_token_or_summon():
    free, taken = (position(sheets={0: {"space": "C1"}}, foe={"space": "C5", "tameable": False}) for _ in (0, 1))
    perform(free, ENEMY, {"do": "summon-up", "summon": "clod", "range": 1})
    assert free.combat.foe.minions[0].space == space(free, "C4")
    taken.combat.foe.tokens = (space(taken, "C4"),)
    perform(taken, ENEMY, {"do": "summon-up", "summon": "clod", "range": 1})
    assert str(taken.decision.prompt) == "prompt-summon"
    assert f"place-token {space(taken, 'C4') + 1}" not in offered(taken)


@pytest.mark.ruling("AMB-DRE-79")
@pytest.mark.rule("DRE-459")
@pytest.mark.parametrize("one", [True, False])
def test_both_players_share_the_one_white_token_of_a_space_or_have_one_each(one):
    state = position(
        players=2,
        mystlings=("golomo", "young-iceling"),
        enemy="wild-siren",
        sheets={0: {"space": "C1", "tokens": ("C3",)}, 1: {"space": "C3", "tokens": ()}},
        foe={"space": "A3", "tameable": False},
        rulings={"one_white_token": one},
    )
    perform(state, 1, {"do": "place", "range": 1})
    assert (f"place-token {space(state, 'C3') + 1}" in offered(state)) is not one


# -- taming --------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-71")
@pytest.mark.rule("DRE-472")
@pytest.mark.parametrize("chain", [True, False])
def test_one_effect_fulfils_several_conditions_or_one(chain):
    wanted = asked({"is": "enemy-health", "at_most": 37}, {"is": "in-range", "range": 1})
    foe = {"space": "C4", "base": (0, 0, 3, 1), "health": 40, "fact": True, "tamed": 0}
    game = change("taming-golomo", conditions=wanted)
    state = position(game=game, sheets={0: {"space": "C3"}}, foe=foe, rulings={"tame_in_chain": chain})
    perform(state, 0, HIT_ALL)
    assert (state.result == "tame") is chain
    if not chain:
        assert state.combat.foe.tamed == 1
        perform(state, 0, {"do": "gain-power", "n": 1})
        assert state.result == "tame"


@pytest.mark.ruling("AMB-DRE-71")
@pytest.mark.rule("DRE-472")
def test_a_deed_has_to_happen_anew_when_its_turn_comes():
    wanted = asked({"is": "deal-at-once", "n": 3}, {"is": "deal-at-once", "n": 3})
    foe = {"space": "C4", "base": (0, 0, 3, 1), "health": 40}
    state = position(game=change("taming-golomo", conditions=wanted), sheets={0: {"space": "C3"}}, foe=foe)
    state.combat.foe.fact = False
    perform(state, 0, HIT_ALL)
    assert (state.combat.foe.tamed, state.result) == (1, "")
    perform(state, 0, HIT_ALL)
    assert state.result == "tame"


@pytest.mark.ruling("AMB-DRE-80")
@pytest.mark.rule("DRE-472", "DRE-740")
def test_either_player_tames_and_a_quest_is_for_its_own_mystling():
    wanted = asked({"is": "deal-at-once", "n": 3}, {"is": "deal-at-once", "n": 3})
    found = change("taming-siren", conditions=wanted)
    quest = msgspec.structs.replace(found.content.quests["quest-young-alukah"], conditions=wanted)
    found.content.quests["quest-young-alukah"] = quest
    found.content.quest_of["young-alukah"] = quest
    foe = {"base": (0, 0, 3, 1), "health": 40, "fact": False}
    state = position(game=found, players=2, mystlings=("young-alukah", "golomo"), enemy="wild-siren", foe=foe)
    state.combat.sheets[0].quest_fact = False
    perform(state, 1, HIT_ALL)
    assert (state.combat.foe.tamed, state.combat.sheets[0].quest) == (1, 0)
    perform(state, 0, HIT_ALL)
    assert (state.result, state.players[0].party[0].exalted) == ("tame", False)


# -- two players ---------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-76")
@pytest.mark.rule("DRE-856")
@pytest.mark.parametrize(("taunted", "damage"), [(False, [0, 3]), (True, [3, 0])])
def test_the_special_ability_aims_at_the_target_of_the_card_or_at_taunt(taunted, damage):
    game = change("wild-golomo", special=[HIT_ALL])
    foe = {"tameable": False, "marker": 1, "track": ("fang-duo-1", "", "", "", ""), "target": 1}
    state = position(game=game, players=2, mystlings=("firple", "siren"), taunt=0, foe=foe)
    state.rulings = msgspec.structs.replace(state.rulings, special_at_taunt=taunted)
    for sheet in state.combat.sheets:
        sheet.base, sheet.damage = (0, 0, 3, 2), 0
    run(state, steps.EnemySpecial())
    assert [sheet.damage for sheet in state.combat.sheets] == damage


@pytest.mark.ruling("AMB-DRE-77")
@pytest.mark.rule("DRE-821", "DRE-853")
def test_after_an_enemy_trigger_the_target_is_read_anew():
    quiet = {"fang": [{"do": "trigger"}], "eye": [HIT_ALL], "spiral": [{"do": "heal", "n": 1}]}
    game = change("wild-golomo", attacks=quiet)
    foe = {"tameable": False, "marker": 5, "top": "fang-duo-1", "deck": ("eye-duo-1",), "discard": ("spiral-duo-4",)}
    state = position(game=game, players=2, mystlings=("firple", "siren"), taunt=0, foe=foe)
    for sheet in state.combat.sheets:
        sheet.base, sheet.damage = (0, 0, 3, 2), 0
    run(state, steps.EnemyDraws(), steps.EnemyResolves())
    assert [(event.symbol, event.target) for event in of(state, events.AttackDrawn)] == [("fang", 0), ("eye", 1)]
    assert [sheet.damage for sheet in state.combat.sheets] == [0, 3]


@pytest.mark.ruling("AMB-DRE-102")
@pytest.mark.rule("DRE-357", "DRE-856")
def test_in_a_players_turn_the_enemy_answers_that_player():
    answer = [{"do": "whenever", "on": "damaged", "effects": [{"do": "inflict", "conditions": {"burn": 1}}]}]
    game = change("wild-golomo", passive=answer)
    state = position(game=game, players=2, mystlings=("firple", "siren"), foe={"tameable": False, "health": 40})
    first = state.decision.seat
    for seat in (first, 1 - first):
        run(state, steps.BeginTurn(seat))
        assert state.combat.foe.target == seat
        perform(state, seat, HIT_ALL)
        assert state.combat.sheets[seat].conditions[0] == 1
    assert [sheet.conditions[0] for sheet in state.combat.sheets] == [1, 1]


# -- between Combats -----------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-14")
@pytest.mark.rule("DRE-146", "DRE-339", "DRE-343", "DRE-411")
def test_power_in_a_pocket_waits_for_the_combat_of_its_mystling():
    state = position(mode="gauntlet")
    change_member(state, 0, 1, power=4)
    assert state.combat.sheets[0].power == 0
    win(state)
    assert [member.power for member in state.players[0].party] == [0, 4]
    play(state, "pick-mystling young-iceling")
    assert (state.combat.sheets[0].mystling, state.combat.sheets[0].power) == ("young-iceling", 4)
    assert [member.power for member in state.players[0].party] == [0, 0]
    play(state, "keep-cards")
    win(state)
    assert [member.power for member in state.players[0].party] == [0, 0]
    assert table().check(state) is None
    change_member(state, 0, 0, power=11)
    assert table().check(state) == "players[0].party: 11 Power in a pocket, expected at most 10"


@pytest.mark.ruling("AMB-DRE-37")
@pytest.mark.rule("DRE-485")
def test_only_those_who_fought_rest():
    state = position(mode="gauntlet")
    change_member(state, 0, 1, damage=15)
    state.combat.sheets[0].damage = 15
    win(state)
    assert [member.damage for member in state.players[0].party] == [10, 15]
    assert [event.mystling for event in of(state, events.Rested)] == ["young-emberling"]
