"""Small tables for learners: they begin and stop differently, and are won by the game's own rules."""

from __future__ import annotations

from random import Random

import pytest

import rulewright
from rulewright.envs.numbered_table import Table
from rulewright.games.dragon_eclipse.bots.variants import standing
from rulewright.games.dragon_eclipse.model.state import DragonState

from .table import position

GAME = rulewright.load("dragon_eclipse")


def played(variant: str, seed: int) -> tuple[Table, list[str]]:
    """A game of a variant to its end, and how its Combats ended."""
    table = Table("dragon_eclipse", variant=variant)
    table.begin(seed)
    luck = Random(seed)
    results = []
    while table.outcome is None:
        table.play(luck.choice(table.legal(table.seat)), table.state.decision.seat)
        results += [event.result for event in table.state.events if type(event).__name__ == "CombatEnded"]
    return table, results


@pytest.mark.parametrize("variant", [variant.name for variant in GAME.variants if variant.mode == "duel"])
def test_a_duel_is_won_together_when_the_enemy_is_beaten_or_tamed(variant: str) -> None:
    for seed in range(3):
        table, results = played(variant, seed)
        assert len(results) == 1
        assert table.rewards() == [-1 if results == ["lose"] else 1] * table.players


def test_one_duel_of_a_gauntlet_ends_with_its_first_combat() -> None:
    seen = set()
    for seed in range(14):
        table, results = played("gauntlet-one-duel", seed)
        state = table.state
        assert isinstance(state, DragonState)
        assert len(results) == 1
        assert table.outcome is not None
        assert table.rewards() == [-1 if results == ["lose"] else 1]
        assert table.outcome.scores == ({"lose": 0, "win": 1, "tame": 2}[results[0]],)
        assert state.outcome is None
        assert table.legal(0) == []
        seen.update(results)
    assert {"lose"} < seen


@pytest.mark.parametrize("variant", [variant.name for variant in GAME.variants if variant.mode == "pvp_quick"])
def test_a_quick_battle_has_one_winner(variant: str) -> None:
    table, results = played(variant, 2)
    assert results == []
    assert sorted(table.rewards()) == [0, 1]


@pytest.mark.parametrize("variant", ["duel-same-deal", "pvp-same-deal"])
def test_the_same_deal_is_the_same_position_with_other_luck_ahead(variant: str) -> None:
    table = Table("dragon_eclipse", variant=variant)
    views, ends = [], []
    for seed in (1, 2, 3):
        table.begin(seed)
        views.append([table.state.view(seat) for seat in range(table.players)])
        luck = Random(0)
        for _ in range(25):
            table.play(luck.choice(table.legal(table.seat)), table.state.decision.seat)
        ends.append(GAME.digest(table.state))
    assert views[0] == views[1] == views[2]
    assert len(set(ends)) == 3


@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.name)
def test_a_variant_begins_with_what_it_names(variant: rulewright.core.evaluation.Variant) -> None:
    """What is fixed is there at once, so that the first question is about play."""
    table = Table("dragon_eclipse", variant=variant.name)
    table.begin(5)
    state = table.state
    assert isinstance(state, DragonState)
    assert state.mode == variant.mode
    for seat, player in enumerate(state.players):
        wish = variant.options["partner" if seat else "mystling"]
        assert player.party
        assert wish in ("draw", player.party[0].mystling)
    if variant.options.get("enemy", "draw") != "draw":
        assert state.met == (variant.options["enemy"],)


# -- standings -------------------------------------------------------------------------------------------------


def test_together_the_standing_is_what_was_won_and_how_the_combat_goes() -> None:
    state = position(players=2, sheets={0: {"damage": 0}, 1: {"damage": 0}}, foe={"damage": 0})
    foe = state.combat.foe
    assert foe is not None
    assert standing(state) == [0, 0]
    foe.damage = foe.health // 2
    better = standing(state)
    assert better[0] == better[1] == pytest.approx(10 * (foe.health // 2) / foe.health)
    state.combat.sheets[1].damage = state.combat.sheets[1].health
    assert standing(state)[0] == pytest.approx(better[0] - 10)
    state.points, state.lost = 3, 1
    assert standing(state)[0] == pytest.approx(better[0] - 10 + 40)


def test_fulfilled_taming_conditions_stand_like_damage() -> None:
    state = position(sheets={0: {"damage": 0}}, foe={"damage": 0})
    foe = state.combat.foe
    assert foe is not None
    conditions = len(state.game.content.taming_of[foe.enemy].conditions)
    foe.tamed = conditions - 1
    assert standing(state) == [pytest.approx(10 * (conditions - 1) / conditions)]


def test_against_each_other_the_standing_is_won_rounds_and_health() -> None:
    state = position(mode="pvp_quick", players=2, sheets={0: {"damage": 0}, 1: {"damage": 0}})
    assert standing(state) == [0, 0]
    state.combat.sheets[0].damage = state.combat.sheets[0].health // 2
    state.players[1].wins = 1
    assert standing(state) == [
        pytest.approx(-10 * (state.combat.sheets[0].health // 2) / state.combat.sheets[0].health),
        20,
    ]
