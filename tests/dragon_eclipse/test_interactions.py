"""Rules that meet each other: hits and answers, Triggers, slots, Summons at the limit, taming. Rulebook p.18-24."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Moment
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.taming import is_fact
from rulewright.games.dragon_eclipse.table.texts import DragonTexts

from .table import asked, change, of, position, rules, run, table

ATTACK = {"do": "attack"}
HAND = {"slots": ("", "", "spit", "strike"), "deck": ("spit",) * 8}


def whenever(moment: Moment, *effects):
    return {"do": "whenever", "on": str(moment), "effects": list(effects)}


# -- a hit and the answer to it ------------------------------------------------------------------------


def struck(answer, **sheet):
    """Prowler's Never There: a Move after every hit. The Enemy beside it answers damage."""
    game = change("wild-golomo", passive=[whenever(Moment.DAMAGED, answer)])
    given = {"space": "C3", "upgrade": "never-there", **HAND, "base": (0, 0, 4, 2), **sheet}
    foe = {"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False}
    state = position(game=game, mystlings=("prowler", "young-iceling"), sheets={0: given}, foe=foe)
    return perform(state, 0, ATTACK)


BURN_NEAR = {"do": "inflict", "conditions": {"burn": 1}, "range": 1}


@pytest.mark.rule("DRE-353")
@pytest.mark.parametrize(("first", "burn"), [(1, 0), (2, 1)])
def test_the_player_says_whether_a_hit_or_its_answer_is_resolved_first(first, burn):
    state = struck(BURN_NEAR)
    assert (state.decision.prompt, state.decision.seat) == ("prompt-order", 0)
    texts = [DragonTexts(table(), "en", ("Anna",)).choice(choice, state.decision) for choice in state.decision.choices]
    assert texts == ["Anna: Move", "The Enemy: Give 1 Burn to the opponent in range 1"]
    play(state, f"resolve-first {first}", "go B1")
    assert state.combat.sheets[0].conditions[0] == burn
    assert state.combat.sheets[0].space == space(state, "B1")


@pytest.mark.rule("DRE-353")
def test_the_player_orders_the_enemys_hit_and_the_own_answer_too():
    burn = {"do": "gain-condition", "conditions": {"burn": 1}}
    game = change("wild-golomo", passive=[whenever(Moment.HIT, {"do": "cleanse", "condition": "burn"})])
    game.content.cards["strike"] = change("strike", passive=[whenever(Moment.DAMAGED, burn)]).content.cards["strike"]
    for first, prompt in ((1, "Enemy"), (2, "own")):
        given = {"space": "C3", "discard": ("strike",), **HAND, "damage": 0}
        state = position(game=game, sheets={0: given}, foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False})
        state.combat.foe.conditions = (2, 0, 0, 0)
        perform(state, ENEMY, ATTACK)
        assert state.decision.seat == 0
        assert state.decision.about["whose"] == [ENEMY, 0]
        play(state, f"resolve-first {first}")
        kinds = [type(event) for event in of(state, events.ConditionLost, events.ConditionGained)]
        lost, gained = events.ConditionLost, events.ConditionGained
        assert kinds == ([lost, gained] if prompt == "Enemy" else [gained, lost])


@pytest.mark.rule("DRE-353")
@pytest.mark.ruling("AMB-DRE-100")
def test_damage_by_what_a_hit_sets_off_is_answered_for_itself():
    """The hit deals 1 more; the Enemy answers that too, whichever of the two comes first."""
    game = change("wild-golomo", passive=[whenever(Moment.DAMAGED, {"do": "deal", "n": 1, "range": 0})])
    more = whenever(Moment.HIT, {"do": "deal", "n": 1, "range": 0})
    game.content.cards["reach"] = change("reach", upgrade=[more]).content.cards["reach"]
    for first in (1, 2):
        given = {"space": "C3", "upgrade": "reach", **HAND, "base": (0, 0, 4, 2), "damage": 0}
        foe = {"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False}
        state = position(game=game, sheets={0: given}, foe=foe)
        perform(state, 0, ATTACK)
        play(state, f"resolve-first {first}")
        assert (state.combat.foe.damage, state.combat.sheets[0].damage) == (4 + 1, 2)


@pytest.mark.rule("DRE-353", "DRE-747")
def test_broken_terrain_and_a_hit_are_ordered_by_the_player():
    """The pillar gives 2 Power when it breaks; the hit takes 3 away."""
    game = change("reach", upgrade=[whenever(Moment.HIT, {"do": "discard-power", "n": 3})])
    for first, power in ((1, 2), (2, 0)):
        given = {"space": "C2", "upgrade": "reach", "power": 0, **HAND, "base": (0, 0, 4, 2)}
        foe = {"space": "A3", "tameable": False}
        state = position(game=game, options={"arena": "pillars"}, sheets={0: given}, foe=foe)
        perform(state, 0, ATTACK)
        play(state, offered(state)[0])
        assert state.combat.banes == ()
        play(state, f"resolve-first {first}")
        assert state.combat.sheets[0].power == power


# -- Triggers ------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-379", "DRE-380")
@pytest.mark.ruling("AMB-DRE-47")
def test_a_bonus_action_that_only_triggers_is_not_for_sale_when_it_is_useless():
    def stage(**sheet):
        given = {"space": "C3", "power": 6, **HAND, **sheet}
        return position(options={"arena": "ruined-stage"}, sheets={0: given}, foe={"space": "A3", "tameable": False})

    assert "use-bonus encore" in offered(stage())
    used = stage(triggered=True)
    assert "use-bonus encore" not in offered(used)
    assert rules(table().why_not(used, 0, "use-bonus encore")) == ["DRE-379"]
    empty = stage(slots=("", "", "", ""))
    assert "use-bonus encore" not in offered(empty)
    assert rules(table().why_not(empty, 0, "use-bonus encore")) == ["DRE-380"]
    once = play(stage(), "use-bonus encore", "trigger-card 3")
    assert once.combat.sheets[0].power == 2
    assert "use-bonus encore" not in offered(once)


@pytest.mark.rule("DRE-380", "DRE-472", "DRE-807")
def test_a_triggered_card_is_a_resolved_one_and_counts_when_all_of_it_is():
    wanted = asked(
        {"is": "resolve-slot", "slot": 3}, {"is": "resolve-slot", "slot": 4}, {"is": "own-health", "at_most": 0}
    )
    given = {"space": "C1", **HAND, "slots": ("", "", "catch-breath", "strike"), "damage": 9}
    foe = {"space": "C5", "base": (0, 0, 3, 1), "health": 40, "tamed": 0, "fact": False}
    state = position(game=change("taming-golomo", conditions=wanted), sheets={0: given}, foe=foe)
    perform(state, 0, {"do": "trigger"})
    play(state, "trigger-card 3")
    heals, counted = of(state, events.Healed), of(state, events.TamingAdvanced)
    assert [len(heals), len(counted)] == [1, 1]
    assert state.events.index(heals[0]) < state.events.index(counted[0])
    play(state, "play-card 4")
    assert state.combat.foe.tamed == 2


# -- Summons -------------------------------------------------------------------------------------------


def summoner(*names, **rulings):
    """Golomo far from the player, with one Summon on each of these spaces; the first one is hurt."""
    state = position(sheets={0: {"space": "C1"}}, foe={"space": "C3", "tameable": False}, rulings=rulings)
    places = [space(state, name) for name in names]
    state.combat.foe.minions = tuple(
        sorted((Minion("clod", at, at == places[0]) for at in places), key=lambda one: one.space)
    )
    return perform(state, ENEMY, {"do": "summon-up", "summon": "clod", "range": 1})


@pytest.mark.rule("DRE-463", "DRE-721")
@pytest.mark.ruling("AMB-DRE-68")
def test_at_the_limit_the_farthest_summon_is_placed_anew():
    limit = table().content.mystlings["golomo"].tokens
    names = ("C5", "B1", "D1", "B3")[:limit]
    state = summoner(*names)
    assert len(state.combat.foe.minions) == limit
    there = {minion.space: minion.damage for minion in state.combat.foe.minions}
    assert space(state, "C5") not in there
    assert there[space(state, "C2")] == 1, "it keeps its damage"
    more = summoner(*names, summons_count=False)
    assert len(more.combat.foe.minions) == limit + 1


@pytest.mark.rule("DRE-354", "DRE-463")
def test_of_equally_far_summons_the_player_takes_one():
    limit = table().content.mystlings["golomo"].tokens
    names = ("B4", "D4", "B1", "D1")[:limit]
    state = summoner(*names)
    assert state.decision.prompt == "prompt-take-summon"
    far = [space(state, name) for name in ("B4", "D4")]
    assert offered(state) == [f"aim-at summon-{one + 1}" for one in far]
    play(state, f"aim-at summon-{far[1] + 1}")
    assert {minion.space for minion in state.combat.foe.minions} >= {far[0], space(state, "C2")}
    assert len(state.combat.foe.minions) == limit


# -- taming --------------------------------------------------------------------------------------------


def wooing(*wanted, **sheet):
    """Beside a Golomo with a Taming card of these conditions."""
    given = {"space": "C3", **HAND, "damage": 6, "power": 6, **sheet}
    state = position(
        game=change("taming-golomo", conditions=asked(*wanted)),
        sheets={0: given},
        foe={"space": "C4", "base": (0, 0, 3, 1), "health": 40},
    )
    state.combat.foe.fact = is_fact(asked(*wanted), 0)
    return state


@pytest.mark.rule("DRE-472")
def test_a_deed_counts_only_for_the_condition_whose_turn_it_is():
    heal, spend = {"do": "heal", "n": 2}, {"do": "may", "power": 3, "effects": [{"do": "gain-power", "n": 1}]}
    state = wooing({"is": "heal-up", "n": 2}, {"is": "spend-power", "n": 3}, {"is": "own-health", "at_most": 0})
    for effect, tamed in ((spend, 0), (heal, 1), (heal, 1), (spend, 2)):
        perform(state, 0, effect)
        if effect is spend:
            play(state, "accept")
        assert (state.combat.foe.tamed, state.combat.foe.progress) == (tamed, 0)


@pytest.mark.rule("DRE-349", "DRE-464", "DRE-467", "DRE-468")
@pytest.mark.ruling("AMB-DRE-72")
def test_in_one_step_lose_goes_before_tame_and_tame_before_win():
    """p.25: LOSE comes at any moment; TAME goes before the Enemy's Health alone."""
    fallen = wooing({"is": "own-health", "at_most": 3}, damage=15)
    perform(fallen, ENEMY, {"do": "deal", "n": 9})
    assert fallen.result == "lose"
    alive = wooing({"is": "own-health", "at_most": 3}, damage=15)
    perform(alive, ENEMY, {"do": "deal", "n": alive.combat.sheets[0].health - 17})
    assert alive.result == "tame"
    both = wooing({"is": "deal-at-once", "n": 9})
    both.combat.foe.damage = both.combat.foe.health - 9
    perform(both, 0, {"do": "deal", "n": 9, "range": 0})
    assert both.result == "tame"


# -- once per turn, and every turn anew ----------------------------------------------------------------


@pytest.mark.rule("DRE-379", "DRE-396")
def test_what_is_once_per_turn_comes_back_with_the_next_turn():
    given = {"space": "C1", **HAND, "power": 3, "used": ("dash", "prepare"), "triggered": True}
    state = position(sheets={0: given}, foe={"space": "C5", "tameable": False})
    assert not [text for text in offered(state) if text.startswith("use-bonus")]
    run(state, steps.BeginTurn(0))
    assert {"use-bonus dash", "use-bonus prepare"} <= set(offered(state))
    perform(state, 0, {"do": "trigger"})
    assert offered(state) == ["trigger-card 3", "trigger-card 4"]


@pytest.mark.rule("DRE-313")
def test_a_boost_of_the_enemy_ends_when_its_next_turn_begins():
    quiet = {symbol: [{"do": "heal", "n": 1}] for symbol in ("fang", "eye", "spiral")}
    state = position(game=change("wild-golomo", attacks=quiet), foe={"tameable": False})
    perform(state, ENEMY, {"do": "boost", "stats": {"strength": 2}})
    assert state.combat.foe.boost == (0, 0, 2, 0)
    run(state, steps.EnemyTurn())
    assert state.combat.foe.boost == (0, 0, 0, 0)


@pytest.mark.rule("DRE-823")
def test_the_enemy_may_trigger_once_in_each_of_its_turns():
    attacks = {"fang": [{"do": "trigger"}], "eye": [{"do": "trigger"}], "spiral": [{"do": "heal", "n": 1}]}
    foe = {"space": "C5", "tameable": False, "marker": 5, "top": "fang-1", "deck": ("eye-1", "eye-2", "eye-3", "eye-4")}
    state = position(game=change("wild-golomo", attacks=attacks), sheets={0: {"space": "C1"}}, foe=foe)
    for _ in range(2):
        run(state, steps.EnemyTurn())
        assert len(of(state, events.AttackDrawn)) == 2


@pytest.mark.rule("DRE-472")
def test_a_turn_without_damage_counts_after_a_turn_with_damage():
    state = wooing({"is": "deal-nothing", "times": 1}, {"is": "own-health", "at_most": 0})
    perform(state, 0, {"do": "deal", "n": 1})
    run(state, steps.FinishTurn(0))
    assert state.combat.foe.tamed == 0
    run(state, steps.BeginTurn(0))
    run(state, steps.FinishTurn(0))
    assert state.combat.foe.tamed == 1


# -- tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-456", "DRE-457")
def test_the_enemy_places_its_token_under_the_player_if_that_is_in_range():
    for here, there in (("C3", "C3"), ("C2", "C2"), ("C1", "C2")):
        state = position(sheets={0: {"space": here}}, foe={"space": "C4", "tameable": False})
        perform(state, ENEMY, {"do": "place", "range": 2})
        assert state.combat.foe.tokens == (space(state, there),)
