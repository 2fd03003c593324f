"""Hard modes, Corruption, Summons, Conditions, Terrain and lines, two players. Rulebook p.16-26, p.32-33."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import ROW, Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Condition, Stat
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.combat import attach
from rulewright.games.dragon_eclipse.rules.stats import has, moves
from rulewright.games.dragon_eclipse.table.intents import intents
from rulewright.games.dragon_eclipse.table.spots import spots

from .table import change, of, position, rules, run, spaces, table

BARE = (0, 0, 3, 2)
"""Willpower, Defense, Strength, Swiftness."""
FOE = {"base": BARE, "health": 60, "tameable": False}
HARD = ("corruption", "unpredictable", "steel")


def alone(here, there, **given):
    """Young Emberling and a plain Enemy on two spaces of the ring."""
    return position(sheets={0: {"space": here, "damage": 0, "base": BARE}}, foe={**FOE, "space": there}, **given)


def allies(one="C1", two="C6", there="C3", **given):
    """Young Emberling and Young Iceling against a plain Enemy."""
    sheets = {seat: {"space": at, "damage": 0, "base": BARE} for seat, at in enumerate((one, two))}
    return position(players=2, sheets=sheets, foe={**FOE, "space": there}, **given)


# -- Hard modes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-516")
def test_hard_modes_change_nothing_outside_of_combat():
    asked = {"mystling": "golomo", "deck": "build"}
    plain = table().new(1, 3, asked, "duel")
    for mode in HARD:
        hard = table().new(1, 3, {**asked, mode: True}, "duel")
        assert offered(hard) == offered(plain)
        assert (hard.players, hard.combat) == (plain.players, None)
        play(hard, "fill-deck")
        twin = play(plain.copy(), "fill-deck")
        assert hard.players[0].party == twin.players[0].party
        assert (hard.decision.prompt, offered(hard)) == (twin.decision.prompt, offered(twin))


@pytest.mark.rule("DRE-519", "DRE-520", about="options")
def test_there_are_three_hard_modes_all_off_at_first_and_free_to_combine():
    options = {option.name: option for option in table().options}
    assert [options[mode].default for mode in HARD] == [False, False, False]
    state = position(options=dict.fromkeys(HARD, True))
    assert len(state.combat.foe.corruptions) == 1
    assert (state.combat.foe.top, len(state.combat.foe.deck)) == ("", 6)
    assert state.options.steel
    assert state.duel == 1


@pytest.mark.rule("DRE-523", "DRE-716")
def test_corruption_comes_on_top_and_the_values_add_up():
    corruptions = table().content.corruptions
    plain = position()
    for options, count in (({}, 1), ({"corruption": True}, 2)):
        state = position(players=2, options=options)
        assert state.combat.foe.corruptions[0] == "major-b"
        assert len(state.combat.foe.corruptions) == count
        cards = [corruptions[one].stats for one in state.combat.foe.corruptions]
        assert state.combat.foe.health == plain.combat.foe.health + sum(card.get(Stat.HEALTH, 0) for card in cards)
        for at, stat in enumerate(ROW):
            assert state.combat.foe.base[at] == plain.combat.foe.base[at] + sum(card.get(stat, 0) for card in cards)
    for one in ("corruption-2", "corruption-6", "corruption-5"):
        attach(plain, one)
    assert (
        plain.combat.foe.base[ROW.index(Stat.STRENGTH)] == position().combat.foe.base[ROW.index(Stat.STRENGTH)] + 1 + 1
    )
    assert plain.combat.foe.health == position().combat.foe.health + 2 + 2


@pytest.mark.rule("DRE-715", "DRE-717")
def test_corruption_is_drawn_at_random_from_all_cards_each_combat():
    minor = {one.id for one in table().content.corruptions.values() if not one.letter}
    assert len(minor) == 6
    found = {position(options={"corruption": True}, seed=seed).combat.foe.corruptions[0] for seed in range(12)}
    assert found <= minor
    assert len(found) > 2
    state = position(mode="gauntlet", options={"corruption": True})
    first = state.combat.foe.corruptions
    state.combat.foe.tameable = False
    perform(state, 0, {"do": "deal", "n": 99, "range": 0})
    assert state.combat.foe is None
    play(state, offered(state)[0])
    drawn = [roll for roll in state.rolls if roll.stream == "corruption"]
    assert [roll.of for roll in drawn] == [6]
    assert len(first) == len(state.combat.foe.corruptions) == 1


@pytest.mark.rule("DRE-719")
def test_major_corruption_is_not_random_and_returns():
    letters = {one.letter: one.id for one in base_game().content.corruptions.values() if one.letter}
    assert sorted(letters) == ["A", "B", "C", "D", "E", "F"]
    for enemy in ("wild-golomo", "wild-umbra"):
        major = table().content.mystlings[table().content.enemies[enemy].mystling].major
        for seed in range(3):
            state = position(players=2, enemy=enemy, seed=seed)
            assert state.combat.foe.corruptions == (letters[major],)
    state = position(players=2, mode="gauntlet", options={"duels": 3})
    state.combat.foe.tameable = False
    perform(state, 0, {"do": "deal", "n": 99, "range": 0})
    assert of(state, events.CorruptionAttached) == [events.CorruptionAttached(rule="DRE-840", corruption="major-b")]
    assert (state.duel, state.combat.foe.corruptions) == (2, ("major-b",))


# -- Summons and Conditions --------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-727")
def test_the_player_orders_several_summons():
    state = alone("C3", "A3")
    clod, hush = space(state, "C2"), space(state, "C4")
    state.combat.foe.minions = (Minion("clod", clod), Minion("hush", hush))
    perform(state, ENEMY, {"do": "summons-act", "effects": [{"do": "attack"}]})
    assert (state.decision.seat, state.decision.rule) == (0, "DRE-727")
    assert offered(state) == [f"aim-at summon-{clod + 1}", f"aim-at summon-{hush + 1}"]
    play(state, f"aim-at summon-{hush + 1}")
    assert [event.n for event in of(state, events.DamageDealt)] == [3, 2]


@pytest.mark.rule("DRE-729")
def test_a_condition_goes_onto_the_sheet_of_its_target():
    state = allies()
    perform(state, 0, {"do": "inflict", "conditions": {"weak": 1, "burn": 2}})
    assert state.combat.foe.conditions == (2, 0, 1, 0)
    assert [sheet.conditions for sheet in state.combat.sheets] == [(0, 0, 0, 0), (0, 0, 0, 0)]
    state.combat.foe.target = 1
    perform(state, ENEMY, {"do": "attack", "range": 0, "inflict": {"silence": 1}})
    assert [sheet.conditions for sheet in state.combat.sheets] == [(0, 0, 0, 0), (0, 0, 0, 1)]
    assert state.combat.foe.conditions == (2, 0, 1, 0)


@pytest.mark.rule("DRE-732")
def test_a_condition_from_the_other_sides_turn_lasts_for_exactly_the_next_turn():
    state = alone("C1", "C5")
    state.combat.turn = ENEMY
    perform(state, ENEMY, {"do": "inflict", "conditions": {"slow": 1}})
    run(state, steps.EndEnemyTurn())
    assert has(state, 0, Condition.SLOW)
    assert moves(state, 0, 2) == 1
    perform(state, 0, {"do": "inflict", "conditions": {"weak": 1}})
    run(state, steps.EndTurn(0))
    assert not has(state, 0, Condition.SLOW)
    assert moves(state, 0, 2) == 4
    assert has(state, ENEMY, Condition.WEAK)
    run(state, steps.EndEnemyTurn())
    assert not has(state, ENEMY, Condition.WEAK)


# -- Terrain and lines -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-752")
def test_terrain_that_keeps_the_enemy_out_is_closed_to_it_alone():
    game = change("bare", combat={"bane": {"at": ["mark-3"], "blocks": "enemy"}})
    for swiftness, goals in ((2, {"C4"}), (3, {"B2", "D2"})):
        state = alone("C1", "C5", game=game)
        state.combat.foe.base = (0, 0, 3, swiftness)
        perform(state, ENEMY, {"do": "rush"})
        if len(goals) > 1:
            assert spaces(state) == goals
            play(state, "go B2")
        assert state.combat.foe.space in {space(state, goal) for goal in goals}
    blinking = alone("C1", "C5", game=game)
    perform(blinking, ENEMY, {"do": "blink", "range": 2, "toward": "toward"})
    assert space(blinking, "C3") != blinking.combat.foe.space
    walking = perform(alone("C1", "C5", game=game), 0, {"do": "move"})
    assert "C3" in spaces(walking)
    open_way = alone("C1", "C5")
    perform(open_way, ENEMY, {"do": "rush"})
    assert open_way.combat.foe.space == space(open_way, "C3")


@pytest.mark.rule("DRE-756")
def test_the_arena_may_block_effects_in_line():
    shot = {"do": "deal", "n": 4, "range": 0, "line": True}
    for line, damage in ((True, 0), (False, 4)):
        game = change("bare", combat={"bane": {"at": ["mark-3"], "line": line}})
        state = perform(alone("C1", "C5", game=game), 0, shot)
        assert state.combat.foe.damage == damage
        assert bool(of(state, events.Missed)) is line
        back = perform(alone("C1", "C5", game=game), ENEMY, shot)
        assert back.combat.sheets[0].damage == damage


@pytest.mark.rule("DRE-757")
def test_a_move_or_rush_in_line_stays_in_its_line():
    state = perform(alone("C1", "A4"), 0, {"do": "move", "line": True})
    assert spaces(state) == {"C1", "B1", "A2", "C2", "C3", "D1", "E2"}
    assert rules(table().why_not(state, 0, f"go-to {space(state, 'B2') + 1}")) == ["DRE-757"]
    shut = alone("C1", "A4")
    shut.combat.foe.minions = (Minion("clod", space(shut, "C2")),)
    assert spaces(perform(shut, 0, {"do": "move", "line": True})) == {"C1", "B1", "A2", "D1", "E2"}
    usual = perform(alone("C1", "B4"), ENEMY, {"do": "rush"})
    assert spaces(usual) == {"B2", "C3"}
    straight = perform(alone("C1", "B4"), ENEMY, {"do": "rush", "line": True})
    assert straight.combat.foe.space == space(straight, "B2")


@pytest.mark.rule("DRE-757")
def test_after_terrain_a_move_in_line_goes_on_in_the_same_line():
    state = alone("B1", "E4", options={"arena": "wells"})
    state.combat.sheets[0].base = (0, 0, 3, 3)
    perform(state, 0, {"do": "move", "line": True})
    play(state, "go B2")
    assert spaces(state) == {"B2", "B3", "B4"}


# -- two players -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-825", "DRE-846")
def test_each_player_acts_only_with_the_own_mystling_deck_slots_and_power():
    slots = ("", "", "", "catch-breath")
    state = allies("C1", "C6")
    for sheet in state.combat.sheets:
        sheet.slots, sheet.power, sheet.discard, sheet.damage = slots, 0, (), 5
    assert (state.combat.turn, state.decision.seat) == (state.combat.taunt, state.combat.taunt)
    me, ally = state.combat.turn, 1 - state.combat.turn
    assert state.decision_for(ally) is None
    assert rules(table().why_not(state, ally, "play-card 4")) == ["DRE-386"]
    kept = (
        state.combat.sheets[ally].slots,
        state.combat.sheets[ally].deck,
        state.combat.sheets[ally].power,
        state.combat.sheets[ally].space,
    )
    play(state, "play-card 4")
    assert (state.combat.sheets[me].power, state.combat.sheets[me].damage, state.combat.sheets[me].discard) == (
        4,
        3,
        ("catch-breath",),
    )
    assert kept == (
        state.combat.sheets[ally].slots,
        state.combat.sheets[ally].deck,
        state.combat.sheets[ally].power,
        state.combat.sheets[ally].space,
    )
    play(state, "end-turn")
    assert (state.combat.turn, state.decision.seat) == (ally, ally)


@pytest.mark.rule("DRE-826")
def test_a_deck_for_each_mystling_from_the_common_stock():
    asked = {"mystling": "golomo", "partner": "young-iceling", "deck": "build", "cards": "starting"}
    state = table().new(2, 1, asked, "duel")
    assert state.decision.seat == 0
    play(state, "add-card strike", "add-card spit", "fill-deck")
    assert state.decision.seat == 1
    taken = state.players[0].party[0].cards.count("strike")
    left = 2 - taken
    for _ in range(left):
        play(state, "add-card strike")
    assert rules(table().why_not(state, 1, "add-card strike")) == ["DRE-121"]
    play(state, "fill-deck")
    both = [card for player in state.players for card in player.party[0].cards]
    assert len(both) == 32
    assert all(both.count(card) <= table().content.copies(card) for card in both)


@pytest.mark.rule("DRE-837", "DRE-841", "DRE-842", "DRE-844")
def test_two_players_set_up_on_two_and_three_and_choose_who_gets_taunt():
    state = table().new(2, 1, {"mystling": "golomo", "partner": "young-iceling", "enemy": "wild-siren"}, "duel")
    ground = table().content.ground(state.combat.map, True)
    starts = [ground.marks["II"][0], ground.marks["III"][0]]
    assert (state.decision.rule, offered(state)) == ("DRE-841", ["start-on II", "start-on III"])
    switched = play(state.copy(), "start-on III")
    assert [sheet.space for sheet in switched.combat.sheets] == starts[::-1]
    play(state, "start-on II")
    assert [sheet.space for sheet in state.combat.sheets] == starts
    assert state.combat.foe.space == ground.marks["I"][0]
    for seat, sheet in enumerate(state.combat.sheets):
        assert sheet.mystling == ("golomo", "young-iceling")[seat]
        assert (len(sheet.deck), all(sheet.slots), sheet.power) == (12, True, 0)
    for seat in (0, 1):
        assert (state.decision.seat, offered(state)) == (seat, ["keep-cards", "mulligan"])
        play(state, "keep-cards")
    assert (state.decision.rule, offered(state)) == ("DRE-844", ["take-taunt 0", "take-taunt 1"])
    for seat in (0, 1):
        chosen = play(state.copy(), f"take-taunt {seat}")
        assert events.TauntTaken(rule="DRE-844", seat=seat) in chosen.events
        assert (chosen.combat.taunt, chosen.combat.turn, chosen.fighting) == (seat, seat, True)
    assert state.view(0)["combat"]["foe"] == state.view(1)["combat"]["foe"]


@pytest.mark.rule("DRE-326", "DRE-841", "DRE-844")
@pytest.mark.parametrize("seat", [0, 1])
def test_allies_are_asked_together_where_they_fight_and_how_they_begin(seat):
    asked = {"mystling": "golomo", "partner": "young-iceling", "map": "choose", "arena": "choose"}
    state = table().new(2, 1, asked, "duel")
    texts, found = table().texts("en", ["Ada", "Ben"]), {}
    while not state.fighting:
        decision = state.decision
        found[decision.prompt] = decision.party
        if decision.prompt == "prompt-start":
            labels = [texts.choice(choice, decision) for choice in decision.choices]
            assert labels == ["Ada: II; Ben: III", "Ada: III; Ben: II"]
            mine, other = (spots(choice, seat, state)[0] for choice in decision.choices)
            assert intents(mine, seat, state, table().content)[0] == "start-on II"
            assert intents(other, seat, state, table().content)[0] == "start-on III"
            ready = state.copy()
            ready.apply(decision.choices[0], seat)
            assert mine == f"space-{ready.combat.sheets[seat].space + 1}"
        state.apply(decision.choices[-1], seat if decision.party else decision.seat)
    together = ("prompt-enemy", "prompt-map", "prompt-arena", "prompt-start", "prompt-taunt")
    assert {prompt: found[prompt] for prompt in together} == dict.fromkeys(together, (0, 1))
    assert found["prompt-mulligan"] == ()


@pytest.mark.rule("DRE-547")
def test_opponents_are_asked_alone_where_they_begin():
    state = table().new(2, 1, {"mystling": "draw", "partner": "draw"}, "pvp_quick")
    while state.decision.prompt != "prompt-start":
        assert state.decision.party == ()
        play(state, offered(state)[0])
    texts, decision = table().texts("en", ["Ada", "Ben"]), state.decision
    assert decision.party == ()
    assert [texts.choice(choice, decision) for choice in decision.choices] == ["Space II", "Space III"]


@pytest.mark.rule("DRE-843")
def test_both_players_have_the_help_cards_bonus_actions():
    state = allies()
    helps = table().content
    for seat, element in ((0, "fire"), (1, "water")):
        state.combat.sheets[seat].power = 10
        state.combat.turn = seat
        state.agenda.append(steps.Act(seat))
        state.asked = None
        used = {text.removeprefix("use-bonus ") for text in offered(state) if text.startswith("use-bonus")}
        assert {*helps.common, helps.elemental[element]} <= used
        other = helps.elemental["water" if seat == 0 else "fire"]
        assert other not in used


@pytest.mark.rule("DRE-851")
def test_only_the_player_with_taunt_gains_fatigue():
    for taunt in (0, 1):
        for top in ("spiral-duo-1", "spiral-duo-4"):
            state = allies(taunt=taunt)
            state.combat.foe.top, state.combat.foe.deck, state.combat.foe.discard = "fang-duo-1", (), (top,)
            state.combat.foe.track = ("", "", "", "", "")
            run(state, steps.EnemyDraws())
            assert [sheet.discard.count("fatigue") for sheet in state.combat.sheets] == [
                int(taunt == 0),
                int(taunt == 1),
            ]
            assert of(state, events.FatigueGained) == [events.FatigueGained(rule="DRE-427", seat=taunt)]
            assert state.combat.foe.target == (taunt if top == "spiral-duo-1" else 1 - taunt)


@pytest.mark.rule("DRE-858")
def test_advantage_icons_of_the_enemy_ask_for_the_target_only():
    icon = {"do": "advantage", "element": "water", "effects": [{"do": "deal", "n": 3, "range": 0}]}
    for target, damage in ((0, [0, 0]), (1, [0, 3])):
        state = allies()
        state.combat.foe.target = target
        perform(state, ENEMY, icon)
        assert [sheet.damage for sheet in state.combat.sheets] == damage


@pytest.mark.rule("DRE-859")
def test_allies_close_their_spaces_and_block_lines():
    state = allies("C1", "C2", "C5")
    perform(state, 0, {"do": "move"})
    assert not spaces(state) & {"C2", "C3"}
    assert rules(table().why_not(state, 0, f"go-to {space(state, 'C2') + 1}")) == ["DRE-355"]
    play(state, "go C1")
    perform(state, 0, {"do": "deal", "n": 4, "range": 0, "line": True})
    assert (state.combat.foe.damage, state.combat.sheets[1].damage) == (0, 0)
    state.combat.sheets[1].space = space(state, "E5")
    perform(state, 0, {"do": "deal", "n": 4, "range": 0, "line": True})
    assert state.combat.foe.damage == 4
