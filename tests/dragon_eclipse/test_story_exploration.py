"""Location maps: reading, Time, events, slots, locks. Rulebook p.12-13, p.35."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import choices
from rulewright.games.dragon_eclipse.model.story_words import Colour

from .story import answer, exploring, happened, offered, rests

STAY = '{ do = "continue" }'
STEP = '{ do = "time" }'
SEARCH = """{ do = "choose", options = [
  { id = "search", steps = [{ do = "time" }, { do = "gain", item = 1 }, { do = "continue" }] },
  { id = "leave", steps = [{ do = "continue" }] } ] }"""


def here(state):
    return state.campaign.adventure.exploration


@pytest.mark.rule("DRE-260", "DRE-262", "DRE-263", "DRE-774")
def test_a_map_opens_with_its_event_face_down_and_the_clock_set():
    state = exploring(STAY)
    assert (here(state).map, here(state).event, here(state).time, here(state).colour) == (1, 5, 2, "blue")
    assert state.decision.prompt == "prompt-read-place"


@pytest.mark.rule("DRE-259", "DRE-261", "DRE-758")
def test_a_map_shows_scripts_slots_and_a_track():
    state = exploring(STAY)
    location = state.game.content.journal.locations[1]
    assert [slot.slot for slot in location.slots] == ["I", "II"]
    assert location.track == 4
    assert [event.location for event in happened(state, "MapOpened")] == [1]


@pytest.mark.rule("DRE-264", "DRE-265", "DRE-266", "DRE-268")
def test_every_visible_script_may_be_read_for_nothing():
    state = exploring(STAY)
    assert offered(state) == ["read-script A30", "read-script A31", "read-script A44"]
    answer(state, "read-script A31")
    assert here(state).time == 2
    assert state.decision.prompt == "prompt-read-place"


@pytest.mark.ruling("AMB-DRE-114")
@pytest.mark.rule("DRE-267", "DRE-270", "DRE-760")
def test_scripts_are_read_again_in_any_order():
    state = answer(exploring(STAY), "read-script A31", "read-script A30", "read-script A31")
    assert [(one.script, one.times) for one in state.campaign.adventure.read][-2:] == [("A31", 2), ("A30", 1)]
    assert offered(state)[0] == "read-script A30"


@pytest.mark.gold("GOLD-DRE-13")
@pytest.mark.rule("DRE-034", "DRE-271", "DRE-272", "DRE-273")
def test_the_token_goes_down_onto_the_event_and_stays_there():
    state = exploring(f"{STEP}, {STEP}, {STEP}, {STAY}")
    state = exploring(f"{STEP}, {STAY}")
    answer(state, "read-script A30")
    assert here(state).time == 1
    once = exploring(f"{STEP}, {STEP}, {STEP}, " + SEARCH)
    answer(once, "read-script A30")
    assert here(once).time == 0
    assert [event.now for event in happened(once, "TimePassed")] == [1, 0]
    assert list(Colour) == ["red", "blue"]


@pytest.mark.gold("GOLD-DRE-14")
@pytest.mark.rule("DRE-269", "DRE-779")
def test_searching_costs_a_step_and_leaving_nothing():
    state = answer(exploring(SEARCH, at=4), "read-script A30", "pick-option 1")
    while state.decision.prompt != "prompt-read-place":
        answer(state, offered(state)[0])
    assert here(state).time == 3
    assert state.bag.items or state.bag.item_discard
    before = (here(state).time, state.bag.items)
    answer(state, "read-script A30", "pick-option 2")
    assert (here(state).time, state.bag.items) == before


@pytest.mark.gold("GOLD-DRE-15")
@pytest.mark.rule("DRE-274", "DRE-275", "DRE-276", "DRE-277")
def test_the_event_waits_for_continue():
    state = exploring(f"{STEP}, {SEARCH}", at=1)
    answer(state, "read-script A30")
    assert here(state).time == 0
    assert state.decision.prompt == "prompt-choose-one"
    answer(state, "pick-option 2")
    assert [event.secret for event in happened(state, "EventFlipped")] == [5]
    assert [event.script for event in happened(state, "ScriptRead")] == ["A80"]
    assert (here(state).event, here(state).time, here(state).colour) == (6, 1, "red")


@pytest.mark.ruling("AMB-DRE-06")
@pytest.mark.rule("DRE-278", "DRE-780")
def test_the_clock_is_set_with_a_colour():
    state = exploring('{ do = "clock", colour = "red", at = 3 }, { do = "continue" }')
    answer(state, "read-script A30")
    assert (here(state).colour, here(state).time) == ("red", 3)
    texts = state.game.texts("en")
    line = texts.event(state.game.log(happened(state, "TimeSet"), 0)[0])
    assert "red" in line


@pytest.mark.ruling("AMB-DRE-26")
def test_without_an_event_time_does_nothing_and_a_new_event_takes_the_place():
    state = answer(exploring(f"{STEP}, {STEP}, {STAY}", event=0), "read-script A30")
    assert here(state).time == -1
    assert state.decision.prompt == "prompt-read-place"
    state = answer(
        exploring('{ do = "event", secret = 6, colour = "red", at = 2 }, { do = "continue" }'), "read-script A30"
    )
    assert here(state).event == 6


@pytest.mark.gold("GOLD-DRE-16")
@pytest.mark.rule("DRE-279", "DRE-280", "DRE-282", "DRE-776")
def test_a_token_in_a_slot_changes_the_script_beside_it():
    steps = """{ do = "first", lines = [{ when = { slot = ["I", "A"] }, steps = [
      { do = "gain", essence = 1 }, { do = "continue" }] }] },
      { do = "slot", slot = "I", token = "A" }, { do = "continue" }"""
    state = answer(exploring(steps), "read-script A30")
    assert [(one.slot, one.token) for one in here(state).slots] == [("I", "A")]
    assert state.campaign.essence == 0
    answer(state, "read-script A30")
    assert state.campaign.essence == 1


@pytest.mark.rule("DRE-281")
def test_other_tokens_stay_and_a_tally_fills_the_next_slot():
    tally = '{ do = "tally", slots = ["I", "II"], token = "A" }, { do = "continue" }'
    state = exploring(tally)
    for filled in (["I"], ["I", "II"], ["I", "II"]):
        answer(state, "read-script A30")
        assert [one.slot for one in here(state).slots] == filled


@pytest.mark.rule("DRE-283", "DRE-284")
def test_a_locked_script_cannot_be_read_until_it_is_unlocked():
    steps = """{ do = "first", lines = [
      { when = { open = "A31" }, steps = [{ do = "lock", script = "A31" }] },
      { steps = [{ do = "unlock", script = "A31" }] } ] }, { do = "continue" }"""
    state = answer(exploring(steps), "read-script A30")
    assert "read-script A31" not in offered(state)
    reasons = state.game.why_not(state, 0, choices.READ["A31"])
    assert [reason.rule for reason in reasons] == ["DRE-283"]
    answer(state, "read-script A30")
    assert "read-script A31" in offered(state)


@pytest.mark.ruling("AMB-DRE-27")
def test_an_overlay_covers_scripts_and_brings_its_own():
    state = answer(exploring('{ do = "secret", gain = 3 }, { do = "continue" }'), "read-script A30")
    assert offered(state) == ["read-script A30", "read-script A44", "read-script A39"]
    assert [reason.rule for reason in state.game.why_not(state, 0, choices.READ["A31"])] == ["DRE-266"]


@pytest.mark.rule("DRE-287", "DRE-288", "DRE-289", "DRE-762")
def test_the_end_puts_the_map_away():
    steps = '{ do = "slot", slot = "I", token = "B" }, { do = "secret", gain = 3 }, { do = "continue" }'
    state = answer(exploring(steps), "read-script A30", "read-script A44")
    assert here(state) is None
    assert rests(state)


@pytest.mark.rule("DRE-290", "DRE-291", "DRE-876")
def test_what_lies_in_front_stays_and_the_event_is_not_revealed():
    state = answer(
        exploring('{ do = "front", token = "fire" }, { do = "secret", gain = 2 }, { do = "continue" }'),
        "read-script A30",
    )
    answer(state, "read-script A44")
    assert state.campaign.adventure.front == ("fire",)
    assert state.campaign.secrets == (2,)
    assert not happened(state, "EventFlipped")
    assert 5 not in state.campaign.secrets


def test_waiting_is_allowed_by_a_rules_card():
    state = answer(exploring('{ do = "secret", gain = 12 }, { do = "continue" }'), "read-script A30")
    assert "wait" in offered(state)
    answer(state, "wait")
    assert here(state).time == 1
    answer(state, "wait")
    assert happened(state, "EventFlipped")


def test_a_rules_card_may_lock_what_was_read():
    state = answer(exploring('{ do = "secret", gain = 41 }, { do = "continue" }'), "read-script A30", "read-script A31")
    assert offered(state) == ["read-script A30", "read-script A44"]


def test_time_can_be_saved_and_the_event_looked_at():
    state = exploring(f"{STEP}, {STAY}")
    state.bag.equipment = ("grapnel", "pit-cap")
    state.asked = None
    assert [str(one) for one in state.decision.aside] == ["use-equipment grapnel", "use-equipment pit-cap"]
    answer(state, "use-equipment pit-cap")
    assert [event.secret for event in happened(state, "EventSeen")] == [5]
    answer(state, "use-equipment grapnel", "read-script A30")
    assert here(state).time == 2
    answer(state, "read-script A30")
    assert here(state).time == 1
