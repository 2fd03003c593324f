"""The worked examples of the rulebook, played on the pages of the campaign that keep their numbers.

What an example needs of Scenarios that are not written yet (J1, J3 and J4 of GOLD-DRE-07) or that no page asks for
(a loss of Silver, GOLD-DRE-10; less damage by an Element, GOLD-DRE-17) is proved on small journals only.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.games.dragon_eclipse.game import DragonEclipse
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.story_words import SecretKind
from rulewright.games.dragon_eclipse.rules.campaign.common import enter, stop_reading
from rulewright.games.dragon_eclipse.rules.party import change_member

from .story import answer, happened, offered

GAME = rulewright.load("dragon_eclipse")
assert isinstance(GAME, DragonEclipse)


def on_map(number: int, start: str, players: int = 1, **brought: Any) -> DragonState:
    """A campaign of the real Journal, before the first reading on this map."""
    assert isinstance(GAME, DragonEclipse)
    state, luck = GAME.new(players, 5, {"start": start}, "campaign"), Random(5)
    while state.campaign.adventure is None or state.campaign.adventure.exploration is None:
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
    assert here(state).map == number
    for name, value in brought.items():
        setattr(state.campaign, name, value)
    return state


def here(state: DragonState) -> Any:
    found = state.campaign.adventure.exploration
    assert found is not None
    return found


def clock(state: DragonState, at: int) -> DragonState:
    here(state).time = at
    state.asked = None
    return state


def reading(state: DragonState, script: str) -> DragonState:
    """The same campaign, with this Script open instead."""
    state.asked = None
    stop_reading(state)
    enter(state, script)
    state.events = []
    state.game.book.advance(state)
    return state


def holding(state: DragonState, top: list[str], items: tuple[str, ...] = ()) -> DragonState:
    """These Items on top of the deck, and these in the bag."""
    bag = state.bag
    bag.item_deck = tuple(one for one in GAME.content.items if one not in (*top, *items))
    bag.item_top, bag.items, bag.item_discard = tuple(top), items, ()
    state.asked = None
    return state


@pytest.mark.gold("GOLD-DRE-05")
def test_slades_counter_sells_items_to_whoever_has_three_silver() -> None:
    """p.8, C47: an Item for 1 Silver; Equipment for 4 cannot be chosen; Slade is C48, wild mystlings are C51."""
    state = answer(holding(on_map(3, "C", silver=3), ["rope", "chalk", "ripe-nuts"]), "read-script C47")
    options = GAME.content.journal.scripts["C47"].steps[-1].options
    assert [option.id for option in options] == ["item", "equipment", "slade", "wild", "oats", "leave"]
    assert [option.pay.silver for option in options[:2]] == [1, 4]
    assert [option.steps[-1].to for option in options[2:4]] == ["C48", "C51"]
    assert "pick-option 1" in offered(state)
    assert "pick-option 2" not in offered(state)
    answer(state, "pick-option 1")
    assert state.campaign.silver == 2
    assert offered(state) == ["keep-item rope", "keep-item chalk", "keep-item ripe-nuts"]
    answer(state, "keep-item chalk")
    assert state.bag.items == ("chalk",)
    assert set(state.bag.item_discard) == {"rope", "ripe-nuts"}
    assert state.decision.prompt == "prompt-choose-one"
    assert {"pick-option 1", "pick-option 3", "pick-option 4", "pick-option 6"} <= set(offered(state))


@pytest.mark.gold("GOLD-DRE-06")
def test_empathy_has_eight_parts_and_only_the_second_is_marked() -> None:
    """p.8, B80: whoever waits gains Empathy 2; a second time it changes nothing."""
    assert GAME.content.journal.statuses["empathy"].parts == 8
    state = on_map(2, "B", statuses=())
    reading(state, "B79")
    assert state.campaign.adventure.script == "B80"
    answer(state, "pick-option 1")
    assert state.campaign.statuses == ("empathy.2",)
    assert len(happened(state, "StatusGained")) == 1
    reading(state, "B80")
    answer(state, "pick-option 1")
    assert state.campaign.statuses == ("empathy.2",)
    assert not happened(state, "StatusGained")


@pytest.mark.gold("GOLD-DRE-08")
@pytest.mark.parametrize("holder", [0, 1])
def test_who_holds_the_decision_token_decides_which_script_is_read(holder: int) -> None:
    """p.8, map 1: one would read A31, the other A35."""
    state = on_map(1, "first", players=2, holder=holder)
    for seat, script in ((0, "A31"), (1, "A35")):
        state.apply(state.decision_for(seat).parse(f"read-script {script}"), seat)
    for seat in (0, 1):
        state.apply(state.decision_for(seat).parse("confirm"), seat)
    assert state.campaign.adventure.script == ("A31", "A35")[holder]
    assert state.campaign.holder == 1 - holder


@pytest.mark.gold("GOLD-DRE-09")
def test_the_feast_heals_six_two_and_four() -> None:
    """p.9, B57: three parties at one table."""
    state = on_map(2, "B")
    first, second = [member.mystling for member in state.players[0].party]
    change_member(state, 0, 0, damage=3)
    change_member(state, 0, 1, damage=5)
    reading(state, "B57")
    answer(state, *[f"pick-mystling {first}"] * 2, *[f"pick-mystling {second}"] * 4)
    assert [member.damage for member in state.players[0].party] == [1, 1]


@pytest.mark.gold("GOLD-DRE-10")
def test_what_costs_three_silver_cannot_be_chosen_with_two() -> None:
    """p.9, Z1: Odra finds room for a Firple for 3 Silver."""
    for silver, open_ in ((2, False), (3, True)):
        state = on_map(2, "B", silver=silver, tiers=("firple",))
        state.campaign.camp = tuple(one for one in state.campaign.camp if one.mystling != "firple")
        state.players[0].party = tuple(one for one in state.players[0].party if one.mystling != "firple")
        reading(state, "Z1")
        assert ("pick-option 4" in offered(state)) is open_
    answer(state, "pick-option 4")
    assert state.campaign.silver == 0
    assert [event.mystling for event in happened(state, "MystlingJoined")] == ["firple"]


@pytest.mark.gold("GOLD-DRE-11")
def test_secrets_1_2_13_and_14_lie_where_the_rulebook_shows_them() -> None:
    """p.9: 01 by the tray, 02 beside the Items, 13 face down at the time track, 14 on the map."""
    cards = GAME.content.journal.secrets
    kinds = [cards[number].kind for number in (1, 2, 5, 13, 14)]
    assert kinds == [SecretKind.RULES, SecretKind.OBJECT, SecretKind.EVENT, SecretKind.EVENT, SecretKind.OVERLAY]
    assert on_map(1, "first").campaign.secrets == (1,)
    state = on_map(3, "C")
    assert (here(state).event, here(state).time, here(state).colour) == (13, 5, "blue")
    assert 2 in state.campaign.secrets
    reading(state, "C50")
    assert here(state).overlays == (14,)
    assert here(state).event == 15
    reading(state, "C59")
    assert state.campaign.adventure.exploration is None
    assert 2 in state.campaign.secrets
    assert not {13, 14} & set(state.campaign.secrets)
    reading(state, "C190")
    while "C" not in state.campaign.finished:
        state.apply(state.decision.choices[0], state.decision.seat)
    assert 2 in state.campaign.secrets


@pytest.mark.gold("GOLD-DRE-12")
def test_the_bottle_is_found_as_in_the_printed_example() -> None:
    """p.11, A36: Rope, Ripe Nuts, Bottle of Magic; Glazed Nuts take the last one back; Leather Pouch; 6, so A79."""
    top = ["rope", "ripe-nuts", "bottle-of-magic", "leather-pouch"]
    state = answer(holding(clock(on_map(1, "first"), 2), top, ("glazed-nuts",)), "read-script A35")
    answer(state, "pick-option 2", "reveal", "reveal")
    assert (state.decision.about["total"], state.decision.about["misfortune"]) == (8, 1)
    assert offered(state) == ["end-test", "use-item glazed-nuts"]
    answer(state, "use-item glazed-nuts")
    assert (state.decision.about["total"], state.decision.about["misfortune"]) == (5, 0)
    assert state.bag.items == ()
    answer(state, "reveal")
    assert (state.decision.about["total"], state.decision.about["misfortune"]) == (6, 1)
    answer(state, "end-test")
    assert here(state).time == 2
    assert state.bag.item_discard[-3:] == ("rope", "ripe-nuts", "leather-pouch")
    assert 2 in state.campaign.secrets
    assert state.campaign.adventure.script == "A79"


@pytest.mark.parametrize(
    ("top", "stops", "time", "item", "script"),
    [
        (["rope", "ripe-nuts"], 1, 3, 0, "A79"),
        (["ripe-nuts", "lock-keepers-tea"], 1, 4, 0, "A79"),
        (["rope", "ripe-nuts", "chalk"], 2, 4, 1, "A79"),
        (["ripe-nuts", "lock-keepers-tea", "rope"], 2, 3, 0, "A36"),
    ],
)
@pytest.mark.gold("GOLD-DRE-12")
def test_every_row_of_the_printed_table(top: list[str], stops: int, time: int, item: int, script: str) -> None:
    """p.11: 5 costs a Time step, 6 none, 7 gives an Item besides, 8 costs a Time step and finds nothing."""
    state = answer(holding(clock(on_map(1, "first"), 4), [*top, "candle-stub"]), "read-script A35", "pick-option 2")
    for _ in range(stops):
        answer(state, "reveal")
    if state.decision.prompt == "prompt-test":
        answer(state, "end-test")
    assert here(state).time == time
    assert (2 in state.campaign.secrets) is (script == "A79")
    assert len(state.bag.items) == item
    assert state.campaign.adventure.script == script


@pytest.mark.gold("GOLD-DRE-13")
def test_secret_5_lies_at_two_steps_and_a_third_one_is_ignored() -> None:
    """p.12, A30: 2, then 1, then onto the event; two steps of one Test from 1 on are one."""
    state = on_map(1, "first")
    assert (here(state).event, here(state).time, here(state).colour) == (5, 2, "blue")
    answer(state, "read-script A37", "pick-option 1")
    assert here(state).time == 1
    holding(state, ["candle-stub", "bent-nail", "rope"])
    answer(state, "read-script A35", "pick-option 2", "reveal")
    assert (state.decision.about["total"], state.decision.about["misfortune"]) == (2, 2)
    answer(state, "end-test")
    # A step for 2 Misfortune, onto the event; the one of the row up to 5 finds nothing to move.
    assert [event.now for event in happened(state, "TimePassed")] == [0]
    assert here(state).time == 0
    assert here(state).event == 5


@pytest.mark.gold("GOLD-DRE-14")
def test_wading_in_the_lock_costs_a_step_and_leaving_nothing() -> None:
    """p.13, A37: with the token on 4, 3 is left and an Item is gained; who leaves changes nothing."""
    state = holding(clock(on_map(1, "first"), 4), ["rope"])
    answer(state, "read-script A37", "pick-option 2")
    assert (here(state).time, state.bag.items) == (4, ())
    answer(state, "read-script A37", "pick-option 1")
    assert (here(state).time, state.bag.items) == (3, ("rope",))
    assert state.decision.prompt == "prompt-read-place"


@pytest.mark.gold("GOLD-DRE-15")
def test_the_event_waits_until_the_script_is_over() -> None:
    """p.13, A42: the last step is spent on the way to A43, which is still read to its end."""
    state = clock(on_map(1, "first"), 1)
    answer(state, "read-script A42", "pick-option 1")
    told = [(type(event).__name__, getattr(event, "script", getattr(event, "secret", ""))) for event in state.events]
    assert told.index(("TimePassed", "")) < told.index(("ScriptRead", "A43")) < told.index(("EventFlipped", 5))
    assert ("ScriptRead", "A50") in told
    assert (here(state).event, here(state).time, here(state).colour) == (6, 4, "red")


@pytest.mark.gold("GOLD-DRE-16")
def test_token_a_in_slot_3_changes_what_the_almanac_house_tells() -> None:
    """p.13, A35 beside slot III: the rope has been pulled, so the door leads straight to A38."""
    slots = {slot.slot: slot.beside for slot in GAME.content.journal.locations[1].slots}
    assert slots["III"] == "A35"
    state = clock(on_map(1, "first"), 4)
    answer(state, "read-script A35")
    assert [event.text for event in happened(state, "Told")] == ["script-a35"]
    answer(state, "pick-option 1")
    assert [(one.slot, one.token) for one in here(state).slots] == [("III", "A")]
    assert here(state).overlays == (3,)
    while state.decision.prompt != "prompt-read-place":
        answer(state, offered(state)[-1])
    answer(state, "read-script A35")
    assert [event.script for event in happened(state, "ScriptRead")] == ["A35", "A38"]
    assert [event.text for event in happened(state, "Told")] == ["script-a38.again"]
