"""Worked examples with exactly their numbers: damage, Conditions, Terrain, lines, healing, tokens."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Member, Minion
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.party import rest

from .table import asked, change, near, of, position, spaces, table


def dealt(state):
    return state.combat.foe.damage


# -- damage, Conditions, tags ------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-38")
@pytest.mark.rule("DRE-465", "DRE-466")
def test_a_win_stops_the_rest_of_the_card():
    state = near(damage=38)
    state.combat.sheets[0].damage = 5
    perform(state, 0, {"do": "deal", "n": 2, "range": 2}, {"do": "heal", "n": 2})
    assert state.over
    assert state.outcome.winners == (0,)
    assert state.players[0].party[0].damage == 5


@pytest.mark.gold("GOLD-DRE-39", "GOLD-DRE-40")
@pytest.mark.rule("DRE-467", "DRE-468", "DRE-472", "DRE-473")
def test_taming_is_kept_and_goes_before_winning():
    wanted = asked(
        {"is": "enemy-health", "at_most": 15}, {"is": "heal-up", "n": 2}, {"is": "enemy-health", "at_most": 8}
    )
    state = position(
        game=change("taming-young-iceling", conditions=wanted),
        enemy="wild-young-iceling",
        mystlings=("young-emberling", "golomo"),
        sheets={0: {"space": "C3", "damage": 6}},
        foe={"space": "C4", "base": (0, 0, 3, 2), "health": 19, "held": 0, "fact": True},
    )
    perform(state, 0, {"do": "heal", "n": 2})
    assert state.combat.foe.tamed == 0, "a later condition cannot be fulfilled before an earlier one"
    perform(state, 0, {"do": "deal", "n": 4, "range": 1})
    assert state.combat.foe.tamed == 1
    perform(state, ENEMY, {"do": "heal", "n": 3})
    assert (state.combat.foe.damage, state.combat.foe.tamed) == (1, 1)
    perform(state, 0, {"do": "deal", "n": 11, "range": 1})
    assert (state.combat.foe.tamed, state.over) == (1, False), "the third condition holds, but not yet the second"
    perform(state, ENEMY, {"do": "heal", "n": 9})
    perform(state, 0, {"do": "heal", "n": 2})
    assert (state.combat.foe.tamed, state.over) == (2, False)
    perform(state, 0, {"do": "deal", "n": 30, "range": 1})
    assert state.over
    assert state.result == "tame"


@pytest.mark.gold("GOLD-DRE-42", "GOLD-DRE-43")
@pytest.mark.rule("DRE-735", "DRE-736", "DRE-737")
@pytest.mark.ruling("AMB-DRE-52")
def test_slow_and_weak_make_it_one():
    slow = position(
        sheets={0: {"space": "A3"}},
        foe={"space": "E3", "base": (0, 0, 3, 3), "conditions": (0, 1, 0, 0), "tameable": False},
    )
    perform(slow, ENEMY, {"do": "rush", "plus": 2})
    play(slow, offered(slow)[0])
    assert table().content.ground("ring", False).range[space(slow, "E3")][slow.combat.foe.space] == 1
    for defense, done in ((0, 1), (1, 0)):
        weak = near(base=(0, defense, 3, 1))
        weak.combat.sheets[0].conditions = (0, 0, 1, 0)
        assert dealt(perform(weak, 0, {"do": "attack", "plus": 2})) == done
    weak = near()
    weak.combat.sheets[0].conditions = (0, 0, 1, 0)
    assert dealt(perform(weak, 0, {"do": "deal", "n": 3})) == 3


@pytest.mark.gold("GOLD-DRE-45")
@pytest.mark.rule("DRE-747", "DRE-748", "DRE-750", "DRE-860")
def test_terrain_takes_damage_but_no_conditions():
    state = position(
        players=2,
        options={"arena": "pillars"},
        sheets={0: {"space": "E2"}, 1: {"space": "E5", "base": (0, 0, 3, 2)}},
        foe={"base": (0, 0, 3, 1), "tameable": False},
    )
    perform(state, 0, {"do": "deal", "n": 2, "range": 0, "whom": "all", "inflict": {"weak": 1}})
    while state.agenda and isinstance(state.agenda[-1], steps.Strike):
        play(state, offered(state)[0])
    assert dealt(state) == 2
    assert state.combat.sheets[1].damage == 2
    assert len(state.combat.terrain_damage) == 2 * len(state.combat.banes) == 4
    assert set(state.combat.terrain_damage[1::2]) == {2}
    assert state.combat.foe.conditions == state.combat.sheets[1].conditions == (0, 0, 1, 0)


@pytest.mark.gold("GOLD-DRE-46")
@pytest.mark.rule("DRE-753", "DRE-754", "DRE-755")
def test_in_line_hits_the_nearest_in_a_straight_line():
    projectile = {"do": "deal", "n": 4, "range": 0, "line": True}
    straight = position(sheets={0: {"space": "C1"}}, foe={"space": "C5", "base": (0, 0, 3, 1), "tameable": False})
    assert dealt(perform(straight, 0, projectile)) == 4
    aside = position(sheets={0: {"space": "C1"}}, foe={"space": "B3", "base": (0, 0, 3, 1), "tameable": False})
    assert dealt(perform(aside, 0, projectile)) == 0
    nearer = position(sheets={0: {"space": "C1"}}, foe={"space": "C5", "base": (0, 0, 3, 1), "tameable": False})
    nearer.combat.foe.minions = (Minion("hush", space(nearer, "C3")),)
    perform(nearer, 0, projectile)
    summon = f"aim-at summon-{space(nearer, 'C3') + 1}"
    assert offered(nearer) == [summon, "decline"], "never the one behind it"
    play(nearer, summon)
    assert (dealt(nearer), nearer.combat.foe.minions) == (0, ())
    ally = position(
        players=2,
        sheets={0: {"space": "C1"}, 1: {"space": "C3"}},
        foe={"space": "C5", "base": (0, 0, 3, 1), "tameable": False},
    )
    assert dealt(perform(ally, 0, projectile)) == 0


@pytest.mark.gold("GOLD-DRE-47", "GOLD-DRE-49")
@pytest.mark.rule("DRE-375", "DRE-783", "DRE-805")
def test_attack_in_range_and_with_pierce():
    far = near(space="C5")
    assert dealt(perform(far, 0, {"do": "attack", "plus": 1, "range": 2})) == 5
    assert dealt(perform(near(space="C5"), 0, {"do": "attack"})) == 0
    for defense, done in ((2, 4), (5, 2)):
        assert dealt(perform(near(base=(0, defense, 3, 1)), 0, {"do": "attack", "pierce": 3})) == done


@pytest.mark.gold("GOLD-DRE-48")
@pytest.mark.rule("DRE-796", "DRE-797")
def test_drain_heals_no_more_than_was_left():
    state = near(damage=39)
    state.combat.sheets[0].damage = 5
    state.combat.foe.tameable = False
    perform(state, 0, {"do": "deal", "n": 3, "drain": True})
    assert [event.n for event in of(state, events.DamageDealt)] == [3]
    assert [event.n for event in of(state, events.Healed)] == [1]
    assert state.players[0].party[0].damage == 4


@pytest.mark.gold("GOLD-DRE-50")
@pytest.mark.rule("DRE-378", "DRE-791", "DRE-857")
def test_for_each_is_summed_before_willpower():
    state = position(
        players=2,
        sheets={0: {"space": "C1", "base": (1, 0, 4, 2), "damage": 0}, 1: {"space": "E5", "base": (0, 0, 3, 2)}},
        foe={"space": "A3", "tokens": ("B1", "B2", "C2"), "tameable": False},
    )
    perform(
        state, ENEMY,
        {"do": "deal", "n": 2, "range": 0, "whom": "each", "per": "token", "within": 2, "around": "target"},
    )  # fmt: skip
    play(state, "aim-at mystling-1")
    assert state.combat.sheets[0].damage == 6 - 1
    assert state.combat.sheets[1].damage == 0


@pytest.mark.gold("GOLD-DRE-58")
@pytest.mark.rule("DRE-052", "DRE-731", "DRE-733", "DRE-734")
@pytest.mark.ruling("AMB-DRE-08")
def test_burn_hurts_and_fades():
    state = near(conditions=(3, 0, 0, 0))
    for damage, left in ((3, 2), (5, 1), (6, 0), (6, 0)):
        state.agenda.append(steps.LoseConditions(ENEMY))
        state.game.book.advance(state)
        assert (dealt(state), state.combat.foe.conditions[0]) == (damage, left)
    full = near(conditions=(5, 0, 0, 0))
    perform(full, 0, {"do": "inflict", "conditions": {"burn": 3}})
    assert full.combat.foe.conditions[0] == 5
    for switch, done in ((True, 2), (False, 3)):
        stern = position(
            sheets={0: {"space": "C3"}},
            foe={"base": (1, 0, 3, 1), "conditions": (3, 0, 0, 0), "tameable": False},
            rulings={"burn_reduced_by_willpower": switch},
        )
        stern.agenda.append(steps.LoseConditions(ENEMY))
        stern.game.book.advance(stern)
        assert dealt(stern) == done


@pytest.mark.gold("GOLD-DRE-62")
@pytest.mark.rule("DRE-485", "DRE-526", "DRE-527")
@pytest.mark.ruling("AMB-DRE-33")
def test_rest_heals_to_half_and_steel_heals_five():
    game = change(
        "young-iceling",
        stats=msgspec.structs.replace(table().content.mystlings["young-iceling"].stats, health=21),
    )
    for steel, damage, left in ((0, 21, 11), (1, 21, 16), (0, 13, 11), (1, 13, 11), (0, 5, 5), (1, 5, 5)):
        state = game.new(1, 1, {"steel": bool(steel)}, "duel")
        state.players[0].party = (Member("young-iceling", (), damage),)
        rest(state, 0, 0)
        assert state.players[0].party[0].damage == left


@pytest.mark.gold("GOLD-DRE-64")
@pytest.mark.rule("DRE-460", "DRE-463")
@pytest.mark.ruling("AMB-DRE-70")
def test_at_the_limit_the_enemy_moves_its_farthest_token():
    game = change("golomo", tokens=2)
    state = position(
        game=game, sheets={0: {"space": "E3"}}, foe={"space": "C3", "tokens": ("A2", "C2"), "tameable": False}
    )
    perform(state, ENEMY, {"do": "place", "range": 1})
    assert (state.decision.seat, spaces(state)) == (0, {"D2", "D3"}), "the two nearest spaces in range"
    play(state, f"place-token {space(state, 'D3') + 1}")
    assert state.combat.foe.tokens == (space(state, "C2"), space(state, "D3"))
