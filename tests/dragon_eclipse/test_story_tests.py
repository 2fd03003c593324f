"""Tests: push your luck with the Values of Items. Rulebook p.11."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import choices
from rulewright.games.dragon_eclipse.model.story_words import Tone

from .story import MAP, answer, happened, offered, reading, rests

PRINTED = """
[[test]]
id = "T-A2"
misfortune = { at = 2, steps = [{ do = "time" }] }
rows = [
  { upto = 5, tone = "grey", steps = [{ do = "time" }, { do = "secret", gain = 2 }, { do = "go", to = "A79" }] },
  { upto = 6, tone = "good", steps = [{ do = "secret", gain = 2 }, { do = "go", to = "A79" }] },
  { upto = 7, tone = "good", steps = [
    { do = "gain", item = 1 }, { do = "secret", gain = 2 }, { do = "go", to = "A79" }] },
  { tone = "bad", steps = [{ do = "time" }, { do = "continue" }] },
]
[[script]]
id = "A79"
steps = [{ do = "end-exploration" }, { do = "go", to = "A3" }]
[[script]]
id = "A30"
steps = [{ do = "test", use = "T-A2" }]
"""


def trying(top, items=(), equipment=(), table="", at=4):
    """A Test on map 1 with these Items on top of the deck."""
    text = MAP + PRINTED if not table else MAP + PRINTED.replace('id = "T-A2"', f'id = "T-A2"\n{table}')
    state = reading(f"{{ do = 'explore', map = 1, event = 5, colour = 'blue', at = {at} }}", text)
    bag = state.bag
    held = [*top, *items]
    bag.item_top = tuple(top)
    bag.item_deck = tuple(one for one in bag.item_deck if one not in held)
    bag.items = tuple(items)
    bag.equipment = tuple(equipment)
    bag.equipment_deck = tuple(one for one in bag.equipment_deck if one not in equipment)
    state.asked = None
    return answer(state, "read-script A30")


def run(state):
    return state.campaign.adventure.test


def clock(state):
    return state.campaign.adventure.exploration.time


@pytest.mark.gold("GOLD-DRE-12")
@pytest.mark.ruling("AMB-DRE-22")
@pytest.mark.rule("DRE-240", "DRE-249", "DRE-250", "DRE-251")
def test_the_printed_example():
    state = trying(["rope", "ripe-nuts", "bottle-of-magic", "leather-pouch"], ["glazed-nuts"])
    answer(state, "reveal", "reveal")
    assert state.decision.about["total"] == 8
    assert offered(state) == ["end-test", "use-item glazed-nuts"]
    answer(state, "use-item glazed-nuts")
    assert (state.decision.about["total"], state.decision.about["misfortune"]) == (5, 0)
    assert state.bag.items == ()
    answer(state, "reveal", "end-test")
    ended = happened(state, "TestEnded")[0]
    assert (ended.total, ended.misfortune, ended.row) == (6, 1, 2)
    assert not happened(state, "TimePassed")
    assert state.bag.item_discard[-3:] == ("rope", "ripe-nuts", "leather-pouch")
    assert 2 in state.campaign.secrets
    assert rests(state)


@pytest.mark.rule("DRE-241", "DRE-242", "DRE-243", "DRE-775")
def test_the_table_lies_open_with_its_colours():
    state = trying(["rope", "chalk"])
    table = state.game.content.journal.tests["T-A2"]
    assert [table.row_of(total) for total in (0, 5, 6, 7, 8, 30)] == [0, 0, 1, 2, 3, 3]
    assert {row.tone for row in table.rows} == set(Tone)
    answer(state, "end-test")
    assert happened(state, "TestEnded")[0].row == 1


@pytest.mark.rule("DRE-245", "DRE-246", "DRE-247")
def test_the_first_card_is_revealed_before_anything_is_asked():
    state = trying(["rope"])
    assert run(state).revealed == ("rope",)
    assert offered(state) == ["reveal", "end-test"]


@pytest.mark.rule("DRE-248")
@pytest.mark.ruling("AMB-DRE-23")
def test_the_last_range_ends_the_test_at_once():
    state = trying(["ripe-nuts", "bottle-of-magic", "chalk"])
    answer(state, "reveal", "reveal")
    assert run(state) is None
    assert happened(state, "TestEnded")[0].row == 4
    assert state.decision.prompt == "prompt-read-place"


@pytest.mark.gold("GOLD-DRE-72")
@pytest.mark.rule("DRE-244")
def test_a_revealed_item_only_counts():
    state = trying(["leather-pouch"])
    assert (state.decision.about["total"], state.decision.about["misfortune"]) == (1, 1)
    assert state.campaign.silver == 3


@pytest.mark.rule("DRE-254", "DRE-255", "DRE-256")
@pytest.mark.ruling("AMB-DRE-07", "AMB-DRE-24")
def test_misfortune_is_applied_at_the_end():
    state = trying(["leather-pouch", "bottle-of-magic", "rope"])
    answer(state, "reveal", "reveal", "end-test")
    assert happened(state, "TestEnded")[0].total == 6
    assert [event.now for event in happened(state, "TimePassed")] == [3]


@pytest.mark.rule("DRE-257")
def test_the_outcome_of_the_range_is_resolved_after_the_cards_are_put_away():
    state = trying(["ripe-nuts", "chalk", "rope"])
    answer(state, "reveal", "reveal", "end-test")
    assert happened(state, "TestEnded")[0].row == 3
    assert len(happened(state, "ItemGained")) == 1


@pytest.mark.rule("DRE-258")
def test_revealed_cards_stay_out_of_a_reshuffled_deck():
    state = trying(["rope"])
    state.bag.item_discard = state.bag.item_deck[:1]
    state.bag.item_deck = ()
    answer(state, "reveal")
    assert happened(state, "ItemsShuffled")
    assert run(state).revealed[0] == "rope"
    assert len(set(run(state).revealed)) == 2


@pytest.mark.gold("GOLD-DRE-70")
@pytest.mark.ruling("AMB-DRE-39")
@pytest.mark.rule("DRE-252")
def test_a_symbol_can_be_spent_for_a_chosen_outcome():
    settle = 'symbol = "tools"\nbonus = "settle"'
    state = trying(["rope"], (), ["lock-wrench"], settle)
    assert offered(state) == ["reveal", "settle 1", "settle 2", "settle 3", "settle 4"]
    answer(state, "reveal", "settle 2")
    assert state.bag.equipment_under == ("lock-wrench",)
    assert state.bag.item_discard == ("rope",)
    assert 2 in state.campaign.secrets
    assert "settle 1" not in offered(trying(["rope"], table=settle))


@pytest.mark.gold("GOLD-DRE-71")
@pytest.mark.rule("DRE-253")
@pytest.mark.parametrize("n", ["-1", "+1"])
def test_a_symbol_nudges_the_total_once(n):
    state = trying(["rope", "ripe-nuts", "bottle-of-magic"], (), ["storm-lantern"], 'symbol = "light-source"')
    answer(state, "reveal", "reveal")
    assert state.decision.about["total"] == 8
    assert {"nudge -1", "nudge +1", "end-test"} <= set(offered(state))
    answer(state, f"nudge {n}")
    assert state.decision.about["total"] == 8 + int(n)
    assert not any(choice.startswith("nudge") for choice in offered(state))
    assert state.bag.equipment == ("storm-lantern",)


@pytest.mark.rule("DRE-216")
@pytest.mark.parametrize(
    ("thing", "total", "misfortune"),
    [
        ("candle-stub", 4, 1),
        ("bent-nail", 6, 1),
        ("glazed-nuts", 2, 0),
        ("spare-bootlace", 5, 0),
        ("chalk", 5, 1),
    ],
)
def test_items_of_tests_change_the_result(thing, total, misfortune):
    state = trying(["rope", "bottle-of-magic", "salt-lick"], [thing])
    answer(state, "reveal", f"use-item {thing}")
    assert (state.decision.about["total"], state.decision.about["misfortune"]) == (total, misfortune)


def test_rope_adds_or_subtracts_and_other_cards_replace():
    state = answer(trying(["chalk", "bottle-of-magic"], ["rope"]), "reveal", "use-item rope")
    assert offered(state) == ["nudge -1", "nudge +1"]
    assert answer(state, "nudge -1").decision.about["total"] == 4
    state = answer(trying(["chalk", "bottle-of-magic", "salt-lick"], ["loaded-die"]), "reveal", "use-item loaded-die")
    assert run(state).revealed == ("chalk", "salt-lick")
    almanac = "yesterdays-almanac"
    state = answer(trying(["chalk", "bottle-of-magic", "salt-lick"], [almanac]), "reveal", f"use-item {almanac}")
    answer(state, "drop-item chalk")
    assert run(state).revealed == ("bottle-of-magic", "salt-lick")
    assert state.bag.item_under == ("chalk",)
    state = answer(trying(["chalk", "rope"], (), ["storm-lantern"]), "reveal", "use-equipment storm-lantern")
    assert (run(state).revealed, state.bag.item_top) == (("chalk",), ("rope",))


def test_why_a_test_cannot_go_on():
    settle = 'symbol = "tools"\nbonus = "settle"'
    state = trying(["rope", "ripe-nuts", "bottle-of-magic"], ["glazed-nuts"], ["lock-wrench"], settle)
    assert [reason.rule for reason in state.game.why_not(state, 0, choices.END_TEST)] == ["DRE-247"]
    answer(state, "reveal", "reveal", "reveal")
    assert [reason.rule for reason in state.game.why_not(state, 0, choices.REVEAL)] == ["DRE-248"]


def test_an_object_helps_once_in_a_scenario_and_stays():
    more = '[[secret]]\nid = "9"\nkind = "object"\ntest = [{ do = "peek-item" }]\n'
    table = """[[test]]
id = "T-A9"
rows = [
  { upto = 5, tone = "good", steps = [{ do = "go", to = "A2" }] },
  { tone = "bad", steps = [{ do = "go", to = "A3" }] },
]
"""
    state = reading('{ do = "secret", gain = 9 }, { do = "test", use = "T-A9" }', more + table)
    assert "use-secret 9" in offered(state)
    assert "look" in state.game.texts("en").choice(choices.USE_SECRET[9], state.decision).lower()
    answer(state, "use-secret 9")
    seen = happened(state, "ItemSeen")[0].item
    assert "use-secret 9" not in offered(state)
    answer(state, "reveal")
    assert happened(state, "ItemRevealed")[0].item == seen
    assert state.campaign.secrets == (9,)


def test_a_campaign_that_cannot_be_is_refused():
    state = trying(["rope"])
    state.campaign.statuses = ("fame.1",)
    assert "statuses" in state.game.check(state)
    state.campaign.statuses = ()
    state.campaign.silver = 99
    assert "silver" in state.game.check(state)
