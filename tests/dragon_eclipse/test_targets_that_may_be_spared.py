"""Summons and attackable Terrain may be treated as opponents, and need not be. Rulebook p.32, p.33."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space

from .table import change, of, position, rules, table

ONE = {"do": "deal", "n": 2, "range": 1}
PILLAR = {"at": ["mark-3"], "blocks": "all", "health": 3}


def pillars(there="A4", here="C2", **given):
    """Young Emberling beside the pillar on C3, with an Enemy far away or beside it."""
    return position(
        options={"arena": "pillars"},
        sheets={0: {"space": here, "damage": 0, "power": 0}},
        foe={"space": there, "base": (0, 0, 3, 1), "health": 40, "tameable": False},
        **given,
    )


@pytest.mark.ruling("AMB-DRE-56")
@pytest.mark.rule("DRE-747")
def test_nobody_has_to_hit_terrain():
    """p.33: it can be treated as an opponent."""
    state = perform(pillars(), 0, ONE, {"do": "gain-power", "n": 1})
    pillar = f"aim-at terrain-{space(state, 'C3') + 1}"
    assert offered(state) == [pillar, "decline"]
    assert state.combat.sheets[0].power == 0, "what follows waits for the answer"
    spared = play(state.copy(), "decline")
    assert spared.events[0] == events.Spared(rule="DRE-747", body=0)
    assert (spared.combat.terrain_damage, spared.combat.sheets[0].power) == ((), 1)
    play(state, pillar)
    assert state.combat.terrain_damage == (space(state, "C3"), 2)


@pytest.mark.ruling("AMB-DRE-56")
@pytest.mark.rule("DRE-722")
def test_nobody_has_to_hit_a_summon():
    """p.32: the player may treat a Summon as an opponent."""
    state = position(
        sheets={0: {"space": "C2", "damage": 0}},
        foe={"space": "A3", "tameable": False, "minions": (Minion("clod", 8),)},
    )
    state.combat.foe.minions = (Minion("clod", space(state, "C3")),)
    perform(state, 0, {"do": "attack"})
    assert offered(state) == [f"aim-at summon-{space(state, 'C3') + 1}", "decline"]
    play(state, "decline")
    assert state.events[0] == events.Spared(rule="DRE-722", body=0)
    assert state.combat.foe.minions == (Minion("clod", space(state, "C3")),)


@pytest.mark.ruling("AMB-DRE-56")
@pytest.mark.rule("DRE-747", "DRE-750")
def test_with_the_enemy_in_range_or_an_effect_on_each_somebody_is_hit():
    beside = perform(pillars(there="C1"), 0, ONE)
    assert offered(beside) == ["aim-at enemy", f"aim-at terrain-{space(beside, 'C3') + 1}"]
    assert rules(table().why_not(beside, 0, "decline")) == ["DRE-376"]
    each = perform(pillars(), 0, {**ONE, "whom": "each"})
    assert each.combat.terrain_damage == (space(each, "C3"), 2)
    alone = perform(pillars(there="C3", here="C4", banes=()), 0, ONE)
    assert alone.combat.foe.damage == 2, "the Enemy alone in range is hit without a question"
    only = perform(pillars(rulings={"enemy_only_target": True}), 0, ONE)
    assert [type(event) for event in only.events] == [events.Missed]


@pytest.mark.ruling("AMB-DRE-56")
@pytest.mark.rule("DRE-747")
def test_the_same_between_players():
    sheets = {0: {"space": "C2"}, 1: {"space": "E4"}}
    game = change("pillars", pvp={"bane": PILLAR})
    state = position(mode="pvp_quick", players=2, game=game, options={"arena": "pillars"}, sheets=sheets)
    perform(state, 0, ONE)
    assert offered(state)[-1] == "decline"
    assert len(offered(state)) == 2


@pytest.mark.ruling("AMB-DRE-56")
@pytest.mark.parametrize(("language", "nobody"), [("en", "Nobody"), ("uk", "Нікого")])
def test_sparing_is_told(language, nobody):
    texts = table().texts(language, ("Anna",))
    state = perform(pillars(), 0, ONE)
    assert texts.choice(state.decision.choices[-1], state.decision) == nobody
    play(state, "decline")
    assert "Anna" in texts.event(table().log(of(state, events.Spared), 0)[0])
    beside = perform(pillars(there="C1"), 0, ONE)
    assert texts.reason(table().why_not(beside, 0, "decline")[0])
