"""The course of a Combat, the golden rules, kinds of effects and modifiers. Rulebook p.18-19."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Stat
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.stats import value

from .table import change, near, position, rules, table


def goals(state):
    return {int(text.split()[1]) - 1 for text in offered(state)}


# -- the course ----------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-348")
def test_you_begin():
    state = table().new(1, 1, {"mystling": "firple", "enemy": "wild-golomo"}, "duel")
    play(state, "keep-cards")
    assert state.events == [
        events.RoundBegan(rule="DRE-348", round=1),
        events.TurnBegan(rule="DRE-386", seat=0, body=0),
    ]
    assert state.combat.foe.track == ("",) * 5


@pytest.mark.rule("DRE-349")
@pytest.mark.ruling("AMB-DRE-72")
def test_the_combat_ends_at_the_moment_of_a_win_and_nothing_follows():
    state = near(damage=36)
    state.combat.sheets[0].damage = 19
    perform(state, 0, {"do": "attack"}, {"do": "suffer", "n": 5}, {"do": "heal", "n": 5})
    assert [type(event) for event in state.events] == [events.DamageDealt, events.CombatEnded, events.GameEnded]
    assert state.result == "win"
    both = near(damage=39)
    both.combat.sheets[0].damage = 19
    perform(both, 0, {"do": "suffer", "n": 1}, {"do": "attack"})
    assert both.result == "lose"
    assert both.outcome.winners == ()


@pytest.mark.rule("DRE-351")
def test_no_move_and_no_attack_is_free():
    state = position(sheets={0: {"space": "C3", "power": 0, "slots": ("", "", "spit", "reach"), "deck": ("spit",) * 4}})
    assert offered(state) == ["play-card 3", "play-card 4"]
    state.combat.sheets[0].power = 1
    state.asked = None
    assert offered(state) == ["play-card 3", "play-card 4", "use-bonus dash", "use-bonus prepare"]
    assert table().why_not(state, 0, "go-to 1")
    assert table().why_not(state, 0, "aim-at enemy")


# -- golden rules --------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-352")
def test_what_a_card_says_goes_before_the_rulebook():
    given = {"space": "C3", "slots": ("", "", "", "fatigue"), "deck": ("spit",) * 8}
    state = position(sheets={0: given}, foe={"space": "A4", "tameable": False})
    assert state.fatigue == 4
    play(state, "play-card 4")
    assert state.fatigue == 5
    assert "fatigue" not in state.combat.sheets[0].discard
    assert events.CardRemoved(rule="DRE-811", seat=0, card="fatigue") in state.events


@pytest.mark.rule("DRE-353", "DRE-387")
@pytest.mark.parametrize(("first", "power"), [(1, 2), (2, 0)])
def test_the_player_orders_effects_at_the_same_time(first, power):
    gain = {"do": "whenever", "on": "turn-start", "effects": [{"do": "gain-power", "n": 2}]}
    lose = {"do": "whenever", "on": "turn-start", "effects": [{"do": "discard-power", "n": 2}]}
    game = change("strike", passive=[lose])
    game = _with(game, "spit", upgrade=[gain])
    given = {"space": "C3", "power": 0, "upgrade": "spit", "discard": ("strike",), "deck": ("charge",) * 8}
    state = position(game=game, sheets={0: given}, foe={"space": "A4", "tameable": False})
    state.agenda.append(steps.BeginTurn(0))
    state.game.book.advance(state)
    assert state.decision.prompt == "prompt-order"
    assert state.decision.rule == "DRE-353"
    assert state.decision.seat == 0
    assert offered(state) == ["resolve-first 1", "resolve-first 2"]
    play(state, f"resolve-first {first}")
    assert state.combat.sheets[0].power == power
    rule = {1: "DRE-407", 2: "DRE-409"}
    told = [event.rule for event in state.events if event.rule in rule.values()]
    assert told == (["DRE-407"] if first == 1 else ["DRE-407", "DRE-409"])


def _with(game, id, **changes):
    """Another change on top."""
    record = change(id, **changes).content.cards[id]
    game.content.cards[id] = record
    return game


@pytest.mark.rule("DRE-353")
def test_the_player_orders_the_enemys_effects_too():
    burn = {"do": "whenever", "on": "turn-start", "effects": [{"do": "gain-condition", "conditions": {"burn": 1}}]}
    clean = {"do": "whenever", "on": "turn-start", "effects": [{"do": "cleanse", "condition": "burn"}]}
    game = change("wild-golomo", passive=[burn, clean])
    for first, left in ((1, 0), (2, 1)):
        state = position(game=game, sheets={0: {"space": "E3"}}, foe={"space": "A3", "tameable": False})
        state.agenda.append(steps.EnemyTurn())
        state.game.book.advance(state)
        assert (state.decision.prompt, state.decision.seat) == ("prompt-order", 0)
        play(state, f"resolve-first {first}")
        assert state.combat.foe.conditions[0] == left


@pytest.mark.rule("DRE-354")
def test_the_player_chooses_among_the_enemys_possibilities():
    state = near()
    options = [[{"do": "attack"}], [{"do": "heal", "n": 1}]]
    perform(state, ENEMY, {"do": "one-of", "options": options})
    assert (state.decision.prompt, state.decision.seat) == ("prompt-option", 0)
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, "take-option 2")
    assert state.combat.sheets[0].damage == 0
    together = position(players=2, foe={"target": 1, "tameable": False})
    perform(together, ENEMY, {"do": "one-of", "options": options})
    assert together.decision.seat == 1


@pytest.mark.rule("DRE-355", "DRE-356")
def test_a_mystling_neither_enters_nor_passes_a_space_with_another():
    state = position(sheets={0: {"space": "E3", "base": (0, 0, 4, 2)}}, foe={"space": "D3", "tameable": False})
    perform(state, 0, {"do": "move"})
    assert space(state, "D3") not in goals(state)
    reasons = table().why_not(state, 0, f"go-to {space(state, 'D3') + 1}")
    assert rules(reasons) == ["DRE-355"]
    corner = position(
        sheets={0: {"space": "E2", "base": (0, 0, 4, 2)}},
        foe={"space": "D2", "tameable": False, "minions": (Minion("clod", 14), Minion("clod", 18))},
    )
    ground = table().content.ground("ring", False)
    around = [ground.names[one] for one in ground.near[space(corner, "E2")]]
    corner.combat.foe.minions = tuple(Minion("clod", space(corner, name)) for name in around if name != "D2")
    perform(corner, 0, {"do": "move"})
    assert corner.events == [events.InVain(rule="DRE-373", body=0, why="no-way")]
    assert corner.combat.sheets[0].space == space(corner, "E2")


@pytest.mark.rule("DRE-355")
def test_a_mystling_is_never_placed_on_another():
    state = perform(near(), 0, {"do": "blink", "range": 0})
    assert space(state, "C4") not in goals(state)
    assert len(goals(state)) == 19 - 2
    assert rules(table().why_not(state, 0, f"go-to {space(state, 'C4') + 1}")) == ["DRE-355"]
    theirs = position(players=2, sheets={0: {"space": "C3"}, 1: {"space": "C4"}}, foe={"space": "A3", "target": 0})
    theirs.combat.foe.tameable = False
    perform(theirs, ENEMY, {"do": "rush", "plus": 9})
    assert not goals(theirs) & {space(theirs, "C3"), space(theirs, "C4")}


@pytest.mark.rule("DRE-357")
def test_the_enemy_is_your_opponent_and_you_are_the_enemys():
    state = near()
    perform(state, 0, {"do": "inflict", "conditions": {"weak": 1}})
    assert (state.combat.foe.conditions, state.combat.sheets[0].conditions) == ((0, 0, 1, 0), (0, 0, 0, 0))
    perform(state, ENEMY, {"do": "inflict", "conditions": {"slow": 1}})
    assert (state.combat.foe.conditions, state.combat.sheets[0].conditions) == ((0, 0, 1, 0), (0, 1, 0, 0))


# -- kinds of effects and modifiers --------------------------------------------------------------------


@pytest.mark.rule("DRE-360")
def test_a_passive_holds_in_every_turn_while_its_card_is_on_top():
    state = near()
    state.combat.sheets[0].discard, state.combat.sheets[0].top = ("strike", "defensive-stance"), ("spit",)
    for turn in (0, ENEMY):
        state.combat.turn = turn
        assert value(state, 0, Stat.DEFENSE) == 1
    perform(state, ENEMY, {"do": "attack"})
    assert state.combat.sheets[0].damage == 2
    perform(state, 0, {"do": "discard-top", "n": 1})
    assert state.combat.sheets[0].discard[-1] == "spit"
    assert value(state, 0, Stat.DEFENSE) == 0


@pytest.mark.rule("DRE-368")
def test_an_upgrade_discarded_without_being_resolved_is_not_attached():
    given = {"space": "C3", "slots": ("", "", "strike", "reach"), "deck": ("spit",) * 4}
    state = position(sheets={0: given}, foe={"space": "C5", "base": (0, 0, 3, 1), "health": 40, "tameable": False})
    perform(state, 0, {"do": "discard-card"})
    play(state, "discard-slot 4")
    assert (state.combat.sheets[0].upgrade, state.combat.sheets[0].discard) == ("", ("reach",))
    assert not [event for event in state.events if isinstance(event, events.UpgradeAttached)]
    perform(state, 0, {"do": "attack"})
    assert state.events == [events.Missed(rule="DRE-375", body=0)]


@pytest.mark.rule("DRE-384")
def test_a_modifier_inside_an_effect_is_for_that_effect_only():
    state = near()
    perform(state, 0, {"do": "attack", "plus": 2}, {"do": "attack"})
    assert [event.n for event in state.events] == [6, 4]
    assert value(state, 0, Stat.STRENGTH) == 4


@pytest.mark.rule("DRE-385")
def test_a_modifier_may_be_about_other_cards():
    state = near(space="C5")
    perform(state, 0, {"do": "attack"})
    assert state.combat.foe.damage == 0
    state.combat.sheets[0].upgrade = "reach"
    perform(state, 0, {"do": "attack"})
    assert state.combat.foe.damage == 4
    perform(state, 0, {"do": "deal", "n": 1, "range": 1})
    assert state.combat.foe.damage == 4
    state.combat.sheets[0].upgrade = "banked-heat"
    perform(state, 0, {"do": "deal", "n": 1, "range": 2})
    assert state.combat.foe.damage == 4 + 2
