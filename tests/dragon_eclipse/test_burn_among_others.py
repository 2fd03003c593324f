"""Burn among the other effects at the end of a turn, in the player's order. Rulebook p.20, p.22, p.32."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.positions import offered, perform, play

from .table import change, of, position, run, table


def whenever(*effects):
    return [{"do": "whenever", "on": "turn-end", "effects": list(effects)}]


MEND = whenever({"do": "heal", "n": 2})


def burning(rules=MEND, burn=2, rulings=None, **sheet):
    """Young Emberling with Burn at the end of its turn, in an Arena that does something then."""
    given = {"space": "C1", "damage": 0, "base": (0, 0, 4, 2), "conditions": (burn, 0, 1, 0), **sheet}
    foe = {"space": "C5", "tameable": False}
    game = change("bare", combat={"rules": rules})
    return run(position(game=game, sheets={0: given}, foe=foe, rulings=rulings), steps.EndTurn(0))


@pytest.mark.ruling("AMB-DRE-54")
@pytest.mark.rule("DRE-420", "DRE-733")
@pytest.mark.parametrize(("first", "damage"), [(1, 2), (2, 0)])
def test_the_player_orders_burn_among_the_others(first, damage):
    """p.20: any order, so Burn may hurt before the Arena heals."""
    state = burning()
    assert (state.decision.prompt, offered(state)) == ("prompt-order", ["resolve-first 1", "resolve-first 2"])
    assert state.combat.sheets[0].conditions == (2, 0, 1, 0)
    before = state.copy()
    play(state, f"resolve-first {first}")
    told = of(state, events.DamageDealt, events.Healed, events.ConditionLost)
    assert [event.n for event in told if event.rule == "DRE-733"] == [2], "Burn hurts once"
    healed = sum(event.n for event in told if isinstance(event, events.Healed))
    assert 2 - healed == damage
    assert [event.rule for event in told][-2:] == ["DRE-731", "DRE-731"], "tokens leave after all of it"
    assert before.combat.sheets[0].damage == 0


@pytest.mark.ruling("AMB-DRE-54")
@pytest.mark.rule("DRE-733")
def test_burn_may_come_last_at_a_table_that_wants_it():
    state = burning(rulings={"burn_last": True})
    told = [event for event in of(state, events.DamageDealt, events.Healed) if event.body == 0]
    assert [type(event) for event in told[:1]] == [events.DamageDealt]
    assert state.decision.prompt != "prompt-order"


@pytest.mark.ruling("AMB-DRE-54")
@pytest.mark.rule("DRE-436", "DRE-733")
@pytest.mark.parametrize(("last", "first"), [(False, 1), (False, 2), (True, 0)])
def test_the_same_for_the_enemy(last, first):
    """p.22: the player chooses the order."""
    state = position(
        game=change("wild-golomo", passive=MEND),
        sheets={0: {"space": "C1"}},
        foe={"space": "C5", "base": (0, 0, 3, 1), "tameable": False, "damage": 5, "conditions": (2, 0, 0, 0)},
        rulings={"burn_last": last},
    )
    run(state, steps.EndEnemyTurn())
    assert (state.decision.prompt == "prompt-order") is not last
    if not last:
        assert state.decision.seat == 0
        play(state, f"resolve-first {first}")
    told = of(state, events.DamageDealt, events.Healed)[:2]
    order = [type(event) for event in told]
    assert order == ([events.DamageDealt, events.Healed] if first == 2 else [events.Healed, events.DamageDealt])
    assert state.combat.foe.conditions[0] == 1


@pytest.mark.ruling("AMB-DRE-54")
@pytest.mark.rule("DRE-733")
def test_burn_that_was_cleansed_first_does_not_hurt():
    state = play(burning(whenever({"do": "cleanse", "n": 5, "condition": "burn"})), "resolve-first 1")
    assert of(state, events.DamageDealt) == []
    assert of(state, events.ConditionLost)[0].n == 2


@pytest.mark.ruling("AMB-DRE-54")
@pytest.mark.rule("DRE-733")
def test_burn_gained_at_the_end_of_the_turn_hurts_before_it_is_discarded():
    gained = whenever({"do": "gain-condition", "conditions": {"burn": 1}})
    fresh = burning(gained, burn=0)
    assert [event.n for event in of(fresh, events.DamageDealt)][:1] == [1]
    after = play(burning(gained, burn=1), "resolve-first 2")
    assert [event.n for event in of(after, events.DamageDealt) if event.rule == "DRE-733"] == [1], "only once"


@pytest.mark.ruling("AMB-DRE-54")
@pytest.mark.parametrize(("language", "word"), [("en", "Burn"), ("uk", "Опік")])
def test_the_question_names_burn(language, word):
    state = burning()
    texts = table().texts(language)
    labels = [texts.choice(choice, state.decision) for choice in state.decision.choices]
    assert word not in labels[0]
    assert word in labels[1]


@pytest.mark.rule("DRE-733")
def test_the_verb_hurts_by_what_is_held():
    state = position(sheets={0: {"base": (1, 0, 4, 2), "damage": 0, "conditions": (3, 0, 0, 0)}})
    perform(state, 0, {"do": "suffer-burn"})
    assert state.events == [events.DamageDealt(rule="DRE-733", body=0, by=-1, n=2, prevented=1)]
    assert state.combat.sheets[0].conditions == (3, 0, 0, 0)
