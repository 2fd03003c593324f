"""Combat, Arena maps, the Mystling sheet and the Enemy sheet. Rulebook p.14-15."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.vocabulary import Mark, Stat
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.stats import value

from .table import change, position, table

CONTENT = base_game().content
SIDES = [(map, duo) for map in sorted(CONTENT.maps) for duo in (False, True)]


def near(**given):
    """Young Emberling on C3, the Enemy beside it on C4."""
    return position(sheets={0: {"space": "C3", "damage": 0}}, foe={"space": "C4", "tameable": False, **given})


def enemy_resolves(state, card):
    """The Enemy draws and resolves this Attack card."""
    state.combat.foe.box = tuple(
        sorted({*state.combat.foe.box, *state.combat.foe.deck, state.combat.foe.top} - {card, "fang-4"})
    )
    state.combat.foe.top, state.combat.foe.deck = card, ("fang-4",)
    state.events = []
    state.then(steps.EnemyDraws(), steps.EnemyResolves(), steps.EnemySpecial())
    state.game.book.advance(state)


# -- Combat and the Arena ------------------------------------------------------------------------------


@pytest.mark.rule("DRE-292", "DRE-348")
def test_a_combat_is_fought_in_turns_between_your_mystling_and_one_enemy():
    state = position(
        sheets={0: {"space": "E3", "slots": ("", "", "", "catch-breath"), "deck": ("spit",) * 8, "power": 0}},
        foe={"space": "A3", "top": "fang-1", "tameable": False},
    )
    state.combat.foe.deck = ("eye-1", "eye-2", "fang-2", "spiral-1", "spiral-2")
    assert (state.combat.turn, state.combat.round) == (0, 1)
    play(state, "play-card 4", "end-turn")
    while state.combat.turn == ENEMY:
        play(state, offered(state)[0])
    told = [event for event in state.events if isinstance(event, (events.TurnBegan, events.RoundBegan))]
    assert told[-2:] == [
        events.RoundBegan(rule="DRE-348", round=2),
        events.TurnBegan(rule="DRE-386", seat=0, body=0),
    ]
    assert (state.combat.turn, state.combat.round) == (0, 2)
    assert state.combat.foe.track[0] == "fang-1"


@pytest.mark.rule("DRE-293")
@pytest.mark.parametrize("duels", [3, 5])
def test_a_gauntlet_holds_several_combats(duels):
    state = position(mode="gauntlet", options={"duels": duels})
    fought = 0
    while not state.over:
        if not state.fighting:
            play(state, offered(state)[0])
            continue
        fought += 1
        assert state.duel == fought
        state.combat.foe.tameable = state.combat.foe.fact = False
        state.combat.foe.damage = state.combat.foe.health
        perform(state, 0, {"do": "gain-power", "n": 1})
    assert fought == duels
    assert state.outcome.winners == (0,)


@pytest.mark.rule("DRE-294", about="ground")
@pytest.mark.parametrize(("map", "duo"), SIDES)
def test_an_arena_map_is_made_of_adjacent_spaces(map, duo):
    ground = CONTENT.ground(map, duo)
    for one in range(ground.spaces):
        assert 1 <= len(ground.near[one]) <= 6
        for other in ground.near[one]:
            assert one in ground.near[other]
            assert ground.range[one][other] == 1
    assert max(max(row) for row in ground.range) < ground.spaces


@pytest.mark.rule("DRE-294")
def test_there_is_no_standing_outside_of_the_map():
    state = perform(near(), 0, {"do": "move"})
    reasons = table().why_not(state, 0, "go-to 30")
    assert [(reason.rule, reason.message) for reason in reasons] == [("DRE-294", "why-no-space")]


@pytest.mark.rule("DRE-295", about="ground")
@pytest.mark.parametrize(("map", "duo"), SIDES)
def test_some_spaces_bear_marks_and_maps_for_two_have_a_third_start(map, duo):
    marks = CONTENT.ground(map, duo).marks
    starts = {mark for mark in marks if not mark.startswith("mark")}
    assert starts == {Mark.START_1, Mark.START_2, *([Mark.START_3] if duo else [])}
    assert all(len(marks[mark]) == 1 for mark in starts)
    assert {Mark.ONE, Mark.TWO, Mark.THREE} <= set(marks)


@pytest.mark.rule("DRE-295")
def test_a_mark_by_itself_does_nothing():
    state = position(sheets={0: {"space": "C2", "power": 1}}, foe={"space": "A4", "tameable": False})
    before = (state.combat.sheets[0].power, state.combat.sheets[0].damage, state.combat.sheets[0].conditions)
    perform(state, 0, {"do": "move"})
    play(state, "go B2")
    assert state.events == [events.Moved(rule="DRE-373", body=0, space=space(state, "B2"))]
    assert before == (state.combat.sheets[0].power, state.combat.sheets[0].damage, state.combat.sheets[0].conditions)


@pytest.mark.rule("DRE-296")
def test_around_the_arena_lie_five_enemy_slots_and_four_action_slots():
    state = base_game().new(1, 1, {"mystling": "firple", "enemy": "wild-golomo"}, "duel")
    assert state.combat.foe.track == ("",) * 5
    assert state.combat.foe.discard == ()
    assert len(state.combat.sheets[0].slots) == 4
    assert all(state.combat.sheets[0].slots)
    assert len(state.combat.sheets[0].deck) == 12
    assert state.combat.sheets[0].discard == ()
    seen = state.view(None)
    assert {"track", "discard", "top", "deck_count"} <= set(seen["combat"]["foe"])
    assert {"slots", "discard", "deck_count"} <= set(seen["combat"]["sheets"][0])
    assert seen["combat"]["arena"] == CONTENT.mystlings["golomo"].arena


@pytest.mark.rule("DRE-297", "DRE-326")
@pytest.mark.parametrize("enemy", ["wild-golomo", "wild-firple", "wild-umbra"])
def test_the_tier_card_names_the_one_arena_card_and_the_map(enemy):
    state = base_game().new(1, 1, {"mystling": "siren", "enemy": enemy}, "duel")
    mystling = CONTENT.mystlings[CONTENT.enemies[enemy].mystling]
    assert (state.combat.arena, state.combat.map) == (mystling.arena, mystling.map)
    chosen = base_game().new(1, 1, {"mystling": "siren", "enemy": enemy, "arena": "choose", "map": "choose"}, "duel")
    assert (chosen.decision.rule, len(offered(chosen))) == ("DRE-326", 5)
    play(chosen, "pick-map map-5")
    assert (chosen.decision.rule, len(offered(chosen))) == ("DRE-297", 35)
    play(chosen, "pick-arena moss-ring")
    assert (chosen.combat.map, chosen.combat.arena) == ("map-5", "moss-ring")


# -- the Mystling sheet --------------------------------------------------------------------------------


@pytest.mark.rule("DRE-302", "DRE-338")
@pytest.mark.parametrize("mystling", ["golomo", "artios", "windraiser"])
def test_outside_pvp_the_stat_card_shows_its_ordinary_side(mystling):
    record = CONTENT.mystlings[mystling]
    for mode, players, stats in (("duel", 1, record.stats), ("pvp_quick", 2, record.pvp)):
        state = position(mode=mode, players=players, mystlings=(mystling, "firple"), enemy="wild-siren")
        assert state.combat.sheets[0].health == stats.health
        wanted = (stats.willpower, stats.defense, stats.strength, stats.swiftness)
        assert state.combat.sheets[0].base == wanted


@pytest.mark.rule("DRE-303", about="texts")
def test_a_sheet_shows_name_elements_statistics_ability_and_token_limit():
    text = base_game().texts("en").component("blazereef")
    assert text.name == "Blazereef"
    assert "Fire" in text.line
    assert "Water" in text.line
    assert text.rules[0] == "0 Willpower, 0 Defense, 23 Health, 4 Strength, 1 Swiftness."
    assert any("4" in rule and "token" in rule for rule in text.rules[1:])
    assert any(rule.startswith("Boil Over") for rule in text.rules)
    plain = base_game().texts("en").component("young-emberling")
    assert not any("token" in rule for rule in plain.rules)


@pytest.mark.rule("DRE-304", "DRE-306", "DRE-399")
def test_only_the_main_element_opens_an_elemental_bonus_action():
    state = position(mystlings=("blazereef", "golomo"), sheets={0: {"space": "C1", "power": 10}})
    assert CONTENT.mystlings["blazereef"].subtype == "water"
    assert "use-bonus flare" in offered(state)
    assert "use-bonus soothing-tide" not in offered(state)
    assert [reason.rule for reason in table().why_not(state, 0, "use-bonus soothing-tide")] == ["DRE-398"]
    hurt = {"do": "advantage", "element": "water", "effects": [{"do": "suffer", "n": 3}]}
    perform(state, ENEMY, hurt)
    assert state.combat.foe.damage == 3


@pytest.mark.rule("DRE-307", about="Stat")
def test_the_five_statistics():
    assert [str(stat) for stat in Stat] == ["willpower", "defense", "health", "strength", "swiftness"]


@pytest.mark.rule("DRE-309", "DRE-311", "DRE-319")
@pytest.mark.parametrize(("defense", "done"), [(0, 4), (1, 3), (4, 0), (9, 0)])
def test_defense_prevents_that_much_of_each_attack_for_both_sides(defense, done):
    state = near(base=(0, defense, 4, 1), health=40)
    perform(state, 0, {"do": "attack"}, {"do": "attack"})
    assert state.events == [events.DamageDealt(rule="DRE-391", body=ENEMY, by=0, n=done, prevented=4 - done)] * 2
    assert state.combat.foe.damage == 2 * done
    state.combat.sheets[0].base = (0, defense, 4, 2)
    perform(state, ENEMY, {"do": "attack"})
    assert state.combat.sheets[0].damage == done
    dealt = perform(near(base=(0, defense, 4, 1)), 0, {"do": "deal", "n": 2})
    assert dealt.combat.foe.damage == 2


@pytest.mark.rule("DRE-310", "DRE-349")
def test_a_mystling_loses_when_its_damage_reaches_its_health():
    state = near()
    state.combat.sheets[0].damage = 17
    perform(state, ENEMY, {"do": "deal", "n": 2})
    assert (state.combat.sheets[0].damage, state.over) == (19, False)
    perform(state, ENEMY, {"do": "deal", "n": 1}, {"do": "heal", "n": 1})
    assert events.CombatEnded(rule="DRE-464", result="lose", enemy="wild-golomo") in state.events
    assert not [event for event in state.events if isinstance(event, events.Healed)]
    assert state.over
    assert state.outcome.winners == ()


@pytest.mark.rule("DRE-312")
@pytest.mark.parametrize("swiftness", [0, 1, 2, 3])
def test_swiftness_is_the_number_of_spaces_of_a_move(swiftness):
    state = position(sheets={0: {"space": "E3", "base": (0, 0, 4, swiftness)}}, foe={"space": "A2", "tameable": False})
    perform(state, 0, {"do": "move"})
    ground = table().content.ground("ring", False)
    reached = [int(text.split()[1]) - 1 for text in offered(state) if text.startswith("go-to ")]
    free = ground.within(space(state, "E3"), swiftness) if swiftness else []
    assert sorted(reached) == sorted(free)


@pytest.mark.rule("DRE-313")
def test_a_boost_lasts_until_the_bearers_next_turn():
    state = near(top="fang-1")
    perform(state, 0, {"do": "boost", "stats": {"strength": 2}})
    assert value(state, 0, Stat.STRENGTH) == 6
    state.then(steps.BeginTurn(0))
    state.game.book.advance(state)
    assert value(state, 0, Stat.STRENGTH) == 4


@pytest.mark.rule("DRE-314", "DRE-398")
def test_the_special_ability_follows_the_rules_of_bonus_actions():
    state = near(base=(0, 0, 4, 1), health=40)
    state.combat.sheets[0].power = 9
    play(state, "use-bonus firenova")
    assert state.events[:2] == [
        events.BonusUsed(rule="DRE-395", seat=0, bonus="firenova", power=8),
        events.PowerSpent(rule="DRE-395", seat=0, n=8),
    ]
    assert (state.combat.sheets[0].power, state.combat.foe.damage) == (1, 6)
    state.combat.sheets[0].power = 10
    state.asked = None
    assert [reason.rule for reason in table().why_not(state, 0, "use-bonus firenova")] == ["DRE-396"]


@pytest.mark.rule("DRE-315")
@pytest.mark.ruling("AMB-DRE-69")
def test_tokens_in_the_arena_and_on_the_sheet_together_keep_the_limit():
    given = {"space": "C3", "tokens": ("C2",), "held": 1}
    state = position(mystlings=("golomo", "young-iceling"), enemy="wild-firple", sheets={0: given})
    perform(state, 0, {"do": "gain-token", "n": 3})
    assert state.events == [events.TokenGained(rule="DRE-454", body=0, n=1)]
    assert (state.combat.sheets[0].held, len(state.combat.sheets[0].tokens)) == (2, 1)
    full = position(mystlings=("golomo", "young-iceling"), enemy="wild-firple", sheets={0: {"space": "C3", "held": 3}})
    perform(full, 0, {"do": "place", "range": 1})
    assert (full.combat.sheets[0].held, full.combat.sheets[0].tokens) == (3, ())
    none = position(sheets={0: {"space": "C3"}})
    perform(none, 0, {"do": "gain-token"})
    assert none.combat.sheets[0].held == 0


@pytest.mark.rule("DRE-316")
@pytest.mark.parametrize(("limit", "player", "foe"), [("both", 1, 1), ("player", 1, 0), ("enemy", 0, 1)])
def test_the_icon_of_the_limit_tells_for_whom_it_holds(limit, player, foe):
    game = change("golomo", limit=limit)
    ours = position(game=game, mystlings=("golomo", "young-iceling"), enemy="wild-firple")
    perform(ours, 0, {"do": "gain-token"})
    assert ours.combat.sheets[0].held == player
    theirs = position(game=game)
    perform(theirs, ENEMY, {"do": "gain-token"})
    assert theirs.combat.foe.held == foe


# -- the Enemy sheet -----------------------------------------------------------------------------------


@pytest.mark.rule("DRE-318", "DRE-319")
def test_the_enemy_uses_the_stat_card_of_its_mystling_unless_it_has_its_own():
    own = {enemy.id for enemy in CONTENT.enemies.values() if enemy.stats is not None}
    assert own == {"frightened-windraiser"}
    for enemy, health, base in (
        ("wild-windraiser", 26, (1, 0, 4, 3)),
        ("frightened-windraiser", 20, (1, 0, 3, 3)),
    ):
        state = position(enemy=enemy)
        assert (state.combat.foe.health, state.combat.foe.base) == (health, base)
    assert len(CONTENT.summons) == 3


@pytest.mark.rule("DRE-321")
def test_the_enemys_passive_holds_during_the_whole_combat():
    state = position(sheets={0: {"space": "E3"}}, foe={"space": "A3", "tokens": ("A2", "B2"), "tameable": False})
    for turn in (0, ENEMY, -1):
        state.combat.turn = turn
        assert value(state, ENEMY, Stat.DEFENSE) == 2
    assert value(state, 0, Stat.DEFENSE) == 0
    state.combat.foe.tokens = ()
    assert value(state, ENEMY, Stat.DEFENSE) == 0


@pytest.mark.rule("DRE-322")
def test_the_current_enemy_attack_card_picks_the_effect():
    told = {}
    for card in ("fang-1", "eye-1", "spiral-1"):
        state = near()
        enemy_resolves(state, card)
        while state.decision.prompt in ("prompt-place-token", "prompt-enemy-space"):
            play(state, offered(state)[0])
        told[card] = (state.combat.sheets[0].damage, len(state.combat.foe.tokens))
    assert told == {"fang-1": (6, 0), "eye-1": (3, 1), "spiral-1": (3, 1)}


@pytest.mark.rule("DRE-323")
@pytest.mark.parametrize(("track", "resolved"), [(("eye-2", "", "", ""), False), (("eye-2", "spiral-2", "", ""), True)])
def test_the_special_ability_comes_when_the_cards_reach_the_marker(track, resolved):
    state = position(
        sheets={0: {"space": "C3", "damage": 0}},
        foe={"space": "C4", "tokens": ("C2",), "tameable": False, "track": (*track, "")},
    )
    enemy_resolves(state, "fang-1")
    told = [event for event in state.events if isinstance(event, events.SpecialResolved)]
    assert told == ([events.SpecialResolved(rule="DRE-433", enemy="wild-golomo")] if resolved else [])
    assert state.combat.sheets[0].damage == 6 + (3 if resolved else 0)
    assert state.combat.foe.track == (("",) * 5 if resolved else ("fang-1", "eye-2", "", "", ""))
