"""Worked examples with exactly their numbers: the Enemy's movement and turn; two players and PvP."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.dragon_eclipse.components import Attack
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.stats import value
from rulewright.games.dragon_eclipse.words import Stat

from .table import change, near, position, table

# -- the Enemy's movement and turn ------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-34")
@pytest.mark.rule("DRE-440", "DRE-441", "DRE-442")
def test_retreat_goes_to_a_farthest_space():
    state = position(sheets={0: {"space": "C1"}}, foe={"space": "C3", "base": (0, 0, 3, 3), "tameable": False})
    perform(state, ENEMY, {"do": "retreat"})
    assert offered(state) == sorted(offered(state), key=lambda text: int(text.split()[1]))
    ground = table().content.ground("ring", False)
    far = [ground.range[space(state, "C1")][int(text.split()[1]) - 1] for text in offered(state)]
    assert set(far) == {4}
    assert len(far) == 5
    there = position(sheets={0: {"space": "A2"}}, foe={"space": "E4", "base": (0, 0, 3, 3), "tameable": False})
    perform(there, ENEMY, {"do": "retreat"})
    assert there.foe.space == space(there, "E4")


@pytest.mark.gold("GOLD-DRE-35")
@pytest.mark.rule("DRE-443", "DRE-444", "DRE-445", "DRE-446")
def test_rush_uses_no_more_moves_than_needed():
    state = position(sheets={0: {"space": "C1"}}, foe={"space": "B3", "base": (0, 0, 3, 3), "tameable": False})
    perform(state, ENEMY, {"do": "rush"})
    goals = {int(text.split()[1]) - 1 for text in offered(state)}
    assert goals == {space(state, "B1"), space(state, "C2")}
    play(state, "go C2")
    assert state.foe.space == space(state, "C2")
    perform(state, ENEMY, {"do": "rush"})
    assert state.foe.space == space(state, "C2")


@pytest.mark.gold("GOLD-DRE-36")
@pytest.mark.rule("DRE-423", "DRE-425", "DRE-431", "DRE-434", "DRE-439", "DRE-455", "DRE-456")
def test_golomo_places_a_quake_misses_and_rushes():
    state = position(sheets={0: {"space": "E3"}}, foe={"space": "A3", "top": "eye-1", "tameable": False})
    state.foe.deck = tuple(sorted(({"eye-1", "eye-2", "fang-1", "fang-2", "spiral-1", "spiral-2"}) - {"eye-1"}))
    state.agenda[:] = [step for step in state.agenda if not isinstance(step, (steps.Act, steps.ActAfter, steps.DrawUp))]
    state.game.book.advance(state)
    spaces = {int(text.split()[1]) - 1 for text in offered(state)}
    ground = table().content.ground("ring", False)
    assert {ground.range[space(state, "A3")][one] for one in spaces} == {2}
    assert {ground.range[space(state, "E3")][one] for one in spaces} == {2}
    play(state, offered(state)[0])
    assert len(state.foe.tokens) == 1
    play(state, offered(state)[0])
    assert ground.range[space(state, "E3")][state.foe.space] == 3
    assert state.foe.track[0] == "eye-1"
    assert state.foe.track[1:] == ("", "", "", "")
    assert state.turn == 0


@pytest.mark.gold("GOLD-DRE-33")
@pytest.mark.ruling("AMB-DRE-05")
def test_the_visible_card_is_the_one_that_is_resolved():
    game = change(
        "wild-golomo",
        attacks={
            **table().content.enemies["wild-golomo"].attacks,
            "fang": msgspec.convert(
                [
                    {"do": "attack", "plus": 2},
                    {"do": "advantage", "element": "water", "effects": [{"do": "attack"}]},
                ],
                type=tuple[msgspec.structs.fields(steps.Perform)[1].type.__args__[0], ...],
            ),
        },
    )
    for mystling, damage in (("young-emberling", 5), ("young-iceling", 4 + 2)):
        state = position(
            game=game,
            mystlings=(mystling, "golomo"),
            sheets={0: {"space": "C3"}},
            foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False, "top": "fang-1"},
        )
        state.foe.deck = ("eye-1", "eye-2", "fang-2", "spiral-1", "spiral-2")
        state.sheets[0].damage = 0
        state.agenda.append(steps.EnemyTurn())
        state.game.book.advance(state)
        assert state.sheets[0].damage == damage


@pytest.mark.gold("GOLD-DRE-59")
@pytest.mark.rule("DRE-433", "DRE-739")
def test_silence_stops_the_special_ability_once():
    state = near(conditions=(0, 0, 0, 1), track=("fang-1", "eye-1", "spiral-1", "", ""))
    state.agenda.append(steps.EnemySpecial())
    state.game.book.advance(state)
    assert state.foe.track[2] == "spiral-1"
    state.foe.conditions = (0, 0, 0, 0)
    state.foe.track = ("fang-1", "eye-1", "spiral-1", "eye-2", "")
    state.agenda.append(steps.EnemySpecial())
    state.game.book.advance(state)
    assert state.foe.track == ("", "", "", "", "")


@pytest.mark.gold("GOLD-DRE-60")
@pytest.mark.rule("DRE-817", "DRE-818")
def test_interrupt_takes_the_highest_card():
    state = near(track=("fang-1", "eye-1", "", "", ""))
    perform(state, 0, {"do": "interrupt"})
    assert state.foe.track == ("fang-1", "", "", "", "")
    assert state.foe.discard == ("eye-1",)


@pytest.mark.gold("GOLD-DRE-61")
@pytest.mark.rule("DRE-821", "DRE-822", "DRE-823")
def test_an_enemy_trigger_draws_and_resolves_the_next_card():
    state = near(track=("fang-1", "eye-1", "", "", ""), top="spiral-1", deck=("fang-2", "spiral-2"))
    state.then(steps.EnemySpecial())
    perform(state, ENEMY, {"do": "trigger"}, {"do": "trigger"})
    resolved = [event for event in state.events if isinstance(event, events.SpecialResolved)]
    drawn = [event for event in state.events if isinstance(event, events.AttackDrawn)]
    assert (len(resolved), len(drawn)) == (1, 1)
    assert state.foe.track == ("", "", "", "", "")


@pytest.mark.gold("GOLD-DRE-57", "GOLD-DRE-63")
@pytest.mark.rule("DRE-427", "DRE-429", "DRE-430", "DRE-361")
def test_an_empty_enemy_deck_tires_and_ends_a_passive():
    state = near(top="fang-1", deck=(), discard=("eye-1", "spiral-1"), track=("fang-2", "eye-2", "spiral-2", "", ""))
    state.sheets[0].discard = ("defensive-stance",)
    assert value(state, 0, Stat.DEFENSE) == 1
    state.agenda.append(steps.EnemyDraws())
    state.game.book.advance(state)
    assert state.sheets[0].discard[-1] == "fatigue"
    assert state.fatigue == 4
    assert value(state, 0, Stat.DEFENSE) == 0
    assert {state.foe.top, *state.foe.deck} == {"eye-1", "spiral-1"}


@pytest.mark.gold("GOLD-DRE-55")
@pytest.mark.rule("DRE-050", "DRE-428")
def test_without_fatigue_there_is_damage():
    state = near(top="fang-1", deck=(), discard=("eye-1",))
    state.fatigue = 0
    state.sheets[0].damage = 0
    state.agenda.append(steps.EnemyDraws())
    state.game.book.advance(state)
    assert state.sheets[0].damage == 5


# -- two players and PvP ---------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-69")
@pytest.mark.rule("DRE-852", "DRE-853", "DRE-854", "DRE-855", "DRE-856")
def test_the_next_card_names_the_target():
    for aim, seat in (("taunt-1", 0), ("other-1", 1)):
        state = position(players=2, taunt=0, foe={"tameable": False})
        card = "spiral-duo-1" if aim == "taunt-1" else "spiral-duo-4"
        state.foe.top, state.foe.deck = "fang-duo-1", (card,)
        state.agenda.append(steps.EnemyDraws())
        state.game.book.advance(state)
        drawn = next(event for event in state.events if isinstance(event, events.AttackDrawn))
        assert (drawn.symbol, drawn.target) == ("fang", seat)
    assert isinstance(table().content.attacks["fang-duo-1"], Attack)


@pytest.mark.gold("GOLD-DRE-67")
@pytest.mark.rule("DRE-553", "DRE-554", "DRE-556", "DRE-557", "DRE-573", "DRE-574", "DRE-576")
def test_a_challenge_is_drafted_and_won_in_two_rounds():
    state = table().new(2, 5, {}, "pvp_challenge")
    host = state.first
    order = []
    while len(order) < 6:
        order.append(state.decision.seat)
        play(state, offered(state)[0])
    assert order == [host, 1 - host, 1 - host, host, host, 1 - host]
    while not state.fighting:
        play(state, offered(state)[0])
    loser = 1 - host
    won_with = state.sheets[host].mystling
    state.sheets[loser].damage = state.sheets[loser].health
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
