"""Rulings on a player's turn, each with both readings where it can be switched. Rulebook p.18-20, p.36."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Stat
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.stats import moves, value

from .table import change, far, near, of, position, rules, table

AWAY = {"space": "C5", "base": (0, 0, 3, 1), "health": 40, "tameable": False}
TRIGGER = {"do": "trigger"}


def hand(*slots, rulings=None, **sheet):
    """Young Emberling on C1 with these cards in slots 1 to 4, the Enemy far away."""
    given = {"space": "C1", "slots": slots, "deck": ("spit",) * 6, **sheet}
    return position(sheets={0: given}, foe=AWAY, rulings=rulings)


@pytest.mark.ruling("AMB-DRE-42")
@pytest.mark.rule("DRE-389")
@pytest.mark.parametrize("allowed", [False, True])
def test_an_action_card_must_be_resolved_or_may_be_left(allowed):
    state = hand("", "", "", "strike", rulings={"pass_action": allowed}, power=0)
    assert ("end-turn" in offered(state)) is allowed
    if allowed:
        play(state, "end-turn")
        assert state.combat.sheets[0].slots[3] == "strike"
        assert state.combat.sheets[0].power == 0


@pytest.mark.ruling("AMB-DRE-45")
@pytest.mark.rule("DRE-414")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn():
    state = hand("", "", "strike", "charge", deck=())
    perform(state, 0, {"do": "draw", "n": 2})
    assert state.combat.sheets[0].slots == ("", "", "strike", "charge")
    assert not [event for event in state.events if isinstance(event, (events.CardsDrawn, events.DeckReshuffled))]
    assert not state.over


@pytest.mark.ruling("AMB-DRE-47")
@pytest.mark.rule("DRE-379")
def test_a_useless_trigger_is_not_for_sale_and_a_free_one_is_skipped():
    priced = {"do": "may", "power": 2, "effects": [TRIGGER]}
    alone = hand("", "", "", "strike", power=5, resolving=(4,))
    perform(alone, 0, priced, TRIGGER)
    assert alone.combat.sheets[0].power == 5
    assert not alone.combat.sheets[0].triggered
    used = hand("", "", "charge", "strike", power=5, resolving=(4,), triggered=True)
    perform(used, 0, priced, TRIGGER)
    assert (used.combat.sheets[0].power, used.combat.sheets[0].slots[2]) == (5, "charge")
    offer = hand("", "", "charge", "strike", power=5, resolving=(4,))
    perform(offer, 0, priced)
    assert offered(offer) == ["accept", "decline"]


def spending(tamed, **sheet):
    """Young Iceling is tamed by low Health, then by 16 spent Power, of which 12 are spent."""
    return position(
        enemy="wild-young-iceling",
        sheets={0: {"space": "C1", "power": 6, "slots": ("opening", "opening", "", ""), **sheet}},
        foe={"space": "C5", "tamed": tamed, "progress": 12, "fact": False},
    )


@pytest.mark.ruling("AMB-DRE-47")
@pytest.mark.rule("DRE-379", "DRE-410")
def test_a_useless_trigger_is_for_sale_while_spent_power_counts():
    """p.19: the second Trigger is ignored; paying for it brings the last of the 16 Power."""
    state = play(spending(1), "play-card 1", "accept")
    assert (offered(state), state.combat.foe.progress) == (["accept", "decline"], 14)
    assert play(state, "accept").result == "tame"
    uncounted = play(spending(0), "play-card 1", "accept")
    assert uncounted.decision.prompt != "prompt-may", "the open condition asks for something else"
    assert uncounted.combat.sheets[0].power == 7


@pytest.mark.ruling("AMB-DRE-47")
@pytest.mark.rule("DRE-379")
def test_the_ignored_trigger_does_nothing_more():
    state = play(spending(1, slots=("opening", "opening", "strike", ""), power=2), "play-card 1", "accept")
    play(state, "trigger-card 2")
    state.combat.foe.progress = 0
    play(state, "accept")
    assert state.combat.sheets[0].slots == ("", "", "strike", ""), "Strike was not triggered"
    assert [event.rule for event in of(state, events.InVain)] == ["DRE-379"]


@pytest.mark.ruling("AMB-DRE-47")
@pytest.mark.rule("DRE-379")
def test_a_bonus_action_that_only_triggers_is_for_sale_while_spent_power_counts():
    for tamed, sold in ((1, True), (0, False)):
        state = spending(tamed, triggered=True)
        state.combat.arena = "ruined-stage"
        state.asked = None
        assert ("use-bonus encore" in offered(state)) is sold
        if not sold:
            assert rules(table().why_not(state, 0, "use-bonus encore")) == ["DRE-379"]


@pytest.mark.ruling("AMB-DRE-48")
@pytest.mark.rule("DRE-379", "DRE-823")
def test_a_trigger_from_outside_the_slots_uses_up_the_one_of_the_turn():
    state = hand("", "", "catch-breath", "defensive-stance", power=0, damage=5)
    perform(state, 0, TRIGGER, TRIGGER)
    play(state, "trigger-card 4")
    assert state.combat.sheets[0].discard == ("defensive-stance",)
    assert state.combat.sheets[0].slots == ("", "", "catch-breath", "")
    assert (state.combat.sheets[0].power, state.combat.sheets[0].damage) == (1, 5)


@pytest.mark.ruling("AMB-DRE-49")
@pytest.mark.rule("DRE-364", "DRE-380")
@pytest.mark.parametrize(("attached", "upgrade", "discard"), [(True, "reach", ()), (False, "", ("reach",))])
def test_a_triggered_upgrade_is_attached_or_discarded(attached, upgrade, discard):
    state = hand("", "", "", "reach", rulings={"upgrade_by_trigger": attached})
    perform(state, 0, TRIGGER)
    play(state, "go C1")
    assert (state.combat.sheets[0].upgrade, state.combat.sheets[0].discard) == (upgrade, discard)


@pytest.mark.ruling("AMB-DRE-49")
@pytest.mark.rule("DRE-380", "DRE-811")
def test_a_triggered_card_may_remove_itself():
    state = hand("", "", "spit", "fatigue")
    assert state.fatigue == 4
    perform(state, 0, TRIGGER)
    play(state, "trigger-card 4")
    assert (state.fatigue, state.combat.sheets[0].discard, state.combat.sheets[0].slots) == (
        5,
        (),
        ("", "", "spit", ""),
    )


@pytest.mark.ruling("AMB-DRE-50")
@pytest.mark.rule("DRE-361")
def test_the_old_passive_holds_while_the_new_card_is_resolved():
    sheet = {"space": "C3", "slots": ("", "", "", "strike"), "deck": ("spit",) * 6, "discard": ("offensive-stance",)}
    state = position(sheets={0: sheet}, foe={**AWAY, "space": "C4"})
    play(state, "play-card 4")
    assert state.combat.foe.damage == 4 + 1 + 1  # Strength, the card's plus, and the Passive that is still on top
    assert state.combat.sheets[0].discard == ("offensive-stance", "strike")
    assert value(state, 0, Stat.STRENGTH) == 4


@pytest.mark.ruling("AMB-DRE-51")
@pytest.mark.rule("DRE-396")
def test_two_bonus_actions_that_do_the_same_are_used_once_each():
    offer = [{"do": "offer", "power": 1, "effects": [{"do": "heal", "n": 2}]}]  # what the Arena's Drink does
    sheet = {"space": "C1", "power": 4, "damage": 9, "slots": ("", "", "", "spit"), "discard": ("charge",)}
    state = position(game=change("charge", passive=offer), sheets={0: sheet}, options={"arena": "wells"}, foe=AWAY)
    play(state, "use-bonus charge", "use-bonus drink")
    assert (state.combat.sheets[0].power, state.combat.sheets[0].damage) == (2, 9 - 2 - 2)
    assert not {"use-bonus charge", "use-bonus drink"} & set(offered(state))


@pytest.mark.ruling("AMB-DRE-52")
@pytest.mark.rule("DRE-735", "DRE-736")
@pytest.mark.parametrize(("printed", "more", "left"), [(3, 0, 1), (3, 2, 1), (3, -1, 0), (3, -4, 0), (0, 2, 0)])
def test_the_one_of_weak_and_slow_can_only_be_lowered(printed, more, left):
    state = near()
    sheet = state.combat.sheets[0]
    sheet.base, sheet.conditions, sheet.boost = (0, 0, printed, printed), (0, 1, 1, 0), (0, 0, more, more)
    perform(state, 0, {"do": "attack"})
    assert state.combat.foe.damage == left
    assert moves(state, 0, 0) == left
    perform(state, 0, {"do": "move"})
    assert (state.decision.prompt == "prompt-move") is bool(left)


@pytest.mark.ruling("AMB-DRE-53")
@pytest.mark.rule("DRE-731")
@pytest.mark.parametrize(("leaves", "left"), [(True, 0), (False, 1)])
def test_a_condition_gained_in_the_own_turn_leaves_at_its_end_or_stays_for_the_next(leaves, left):
    state = hand("", "", "", "defensive-stance", rulings={"own_turn_conditions": leaves}, power=0)
    perform(state, 0, {"do": "gain-condition", "conditions": {"slow": 1}})
    assert state.combat.sheets[0].conditions == (0, 1, 0, 0)
    state.combat.foe.top, state.combat.foe.base = "", (0, 0, 0, 0)
    play(state, "play-card 4")
    while state.combat.turn == 0 and not state.over and state.combat.round == 1:
        play(state, "end-turn")
    assert state.combat.sheets[0].conditions == (0, left, 0, 0)


@pytest.mark.ruling("AMB-DRE-55")
@pytest.mark.rule("DRE-796", "DRE-797")
def test_drain_heals_target_by_target_and_from_summons_too():
    state = far(minions=(Minion("clod", 9),), damage=39)
    state.combat.foe.minions = (Minion("clod", space(state, "C3")),)
    health = table().content.summons["clod"].stats.health
    state.combat.sheets[0].damage = 15
    perform(state, 0, {"do": "deal", "n": 6, "range": 0, "drain": True, "whom": "each"})
    play(state, f"aim-at summon-{space(state, 'C3') + 1}")
    healed = [event.n for event in state.events if isinstance(event, events.Healed)]
    assert healed == [health, 1] == [3, 1]  # the Summon's 3 Health and the Enemy's last one
    assert state.players[0].party[0].damage == 15 - 3 - 1


@pytest.mark.ruling("AMB-DRE-100")
@pytest.mark.rule("DRE-353")
def test_effects_that_answer_damage_answer_each_other_once():
    sheet = {"discard": ("mirror-scales",), "slots": ("", "", "", "strike"), "deck": ("spit",) * 4, "damage": 0}
    state = position(
        mode="pvp_quick",
        players=2,
        mystlings=("glarexus", "glarexus"),
        sheets={0: {**sheet, "space": "C3"}, 1: {**sheet, "space": "C4"}},
        rulings={"mirror": True},
    )
    one, other = state.first, 1 - state.first
    for body in state.combat.sheets:
        body.base = (0, 0, 4, 2)
    perform(state, one, {"do": "attack"})
    # 4 - 1 for Mirror Scales; the other answers with 2, this one answers that with 2, and there it ends.
    assert (state.combat.sheets[other].damage, state.combat.sheets[one].damage) == (3 + 2, 2)
    perform(state, one, {"do": "attack"})
    assert (state.combat.sheets[other].damage, state.combat.sheets[one].damage) == (10, 4)


@pytest.mark.ruling("AMB-DRE-100")
@pytest.mark.rule("DRE-353")
def test_an_enemy_is_answered_every_time_it_hits():
    state = near()
    state.combat.sheets[0].discard = ("mirror-scales",)
    perform(state, ENEMY, {"do": "attack"}, {"do": "attack"})
    assert state.combat.sheets[0].damage == 2 * (3 - 1)
    assert state.combat.foe.damage == 2 * 2
