"""Special Actions: Accessories, and the Artefact that Battles and Islands need. Rulebook p.10."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.positions import island, offered, play, position, region

SHARD_MYST = region("shard.myst")
SHARED = {"at": SHARD_MYST}
"""Seat 1 stands beside seat 0, so that a Battle is possible."""


def accessories(state) -> list[str]:
    return [text.split()[1] for text in offered(state) if text.startswith("use-accessory")]


def has_special(state) -> dict[str, bool]:
    texts = {text.split()[0] for text in offered(state)}
    return {kind: kind in texts for kind in ("use-accessory", "start-battle", "move-island", "face-encounter")}


# -- Accessories ------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-189")
@pytest.mark.component("C033")
def test_activating_an_accessory_uses_the_effect_of_one_accessory_on_the_own_board():
    """p.10 Activate an Accessory: C033 turns 1 Experience into 2 Glory."""
    state = position(
        turn=0,
        boards={0: {"accessories": ("C031", "C033"), "energy": 1, "experience": 1}, 1: {"accessories": ("C034",)}},
    )
    assert accessories(state) == ["C031", "C033"]
    play(state, "use-accessory C033")
    board = state.boards[0]
    assert (board.experience, board.glory, board.energy) == (0, 3, 1)
    assert state.events == [
        events.AccessoryUsed(rule="MYS-189", seat=0, card="C033"),
        events.Paid(rule="MYS-392", seat=0, experience=1),
        events.Gained(rule="MYS-392", seat=0, glory=2),
    ]


@pytest.mark.rule("MYS-190", "MYS-192")
@pytest.mark.ruling("AMB-MYS-15")
def test_an_accessory_is_used_once_per_turn_and_only_one_of_them():
    """p.10 Activate an Accessory: it is the one Special Action of the turn."""
    board = {"accessories": ("C031", "C033"), "energy": 5, "experience": 5}
    state = position(turn=0, boards={0: board})
    play(state, "use-accessory C031")
    assert offered(state) == ["develop", "meditate"]
    play(state, "meditate")
    assert state.round == 2
    assert accessories(state) == ["C031", "C033"]


@pytest.mark.rule("MYS-190")
@pytest.mark.ruling("AMB-MYS-15")
def test_with_the_other_reading_each_accessory_is_used_once_per_turn():
    """p.10 Activate an Accessory: before and after the Standard Action, and again in the next turn."""
    board = {"accessories": ("C031", "C033"), "energy": 5, "experience": 5}
    state = position(turn=0, boards={0: board}, rulings={"accessories_per_turn": "each"})
    play(state, "use-accessory C031")
    assert has_special(state) == {
        "use-accessory": True,
        "start-battle": False,
        "move-island": False,
        "face-encounter": False,
    }
    assert accessories(state) == ["C033"]
    play(state, "meditate")
    assert offered(state) == ["use-accessory C033", "done"]
    play(state, "use-accessory C033")
    assert state.round == 2
    assert accessories(state) == ["C031", "C033"]


@pytest.mark.rule("MYS-191")
@pytest.mark.component("C031")
@pytest.mark.parametrize("charged", [True, False])
def test_an_accessory_costs_what_its_text_asks_for_and_no_artefact(charged):
    """p.10 Activate an Accessory: C031 has 1 Command Point, its use costs 1 Energy by its own text."""
    state = position(turn=0, boards={0: {"accessories": ("C031",), "energy": 1, "charged": charged}})
    play(state, "use-accessory C031")
    assert state.boards[0].energy == 2
    assert state.boards[0].charged is charged
    broke = position(turn=0, boards={0: {"accessories": ("C031",), "energy": 0}})
    assert accessories(broke) == []


@pytest.mark.rule("MYS-191")
@pytest.mark.component("C054", "C011")
def test_the_points_of_an_accessory_are_no_price_of_its_use():
    """p.10 Activate an Accessory: C054 has 3 Command Points and asks for 1 Experience, C011 for a Tactic."""
    state = position(turn=0, era=2, boards={0: {"accessories": ("C011", "C054"), "experience": 1, "hand": ("C006",)}})
    assert accessories(state) == ["C054"]
    play(state, "use-accessory C054")
    assert (state.boards[0].experience, state.boards[0].energy, state.boards[0].glory) == (0, 0, 5)


@pytest.mark.rule("MYS-193")
@pytest.mark.component("C033")
def test_an_accessory_stays_on_the_board_after_its_use():
    """p.10 Activate an Accessory."""
    state = position(turn=0, boards={0: {"accessories": ("C031", "C033"), "experience": 1}})
    play(state, "use-accessory C033")
    assert state.boards[0].accessories == ("C031", "C033")
    assert state.boards[0].discard == ()


# -- the Artefact -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-194")
def test_a_battle_and_an_island_need_a_charged_artefact():
    """p.10-11 Start a Battle, Move an Island."""
    charged = position(turn=0, boards={1: SHARED})
    assert has_special(charged)["start-battle"]
    assert has_special(charged)["move-island"]
    dark = position(turn=0, boards={0: {"charged": False}, 1: SHARED})
    assert not has_special(dark)["start-battle"]
    assert not has_special(dark)["move-island"]


@pytest.mark.rule("MYS-194")
@pytest.mark.parametrize(
    ("choice", "rule", "second"),
    [("start-battle shard.myst", "MYS-198", events.BattleBegan), ("move-island", "MYS-245", events.IslandLifted)],
)
def test_the_artefact_is_discharged_as_the_first_step(choice, rule, second):
    """p.10-11 Start a Battle, Move an Island."""
    state = position(turn=0, boards={1: {**SHARED, "hand": ("C016",)}})
    play(state, choice)
    assert state.events[0] == events.ArtefactDischarged(rule=rule, seat=0)
    assert isinstance(state.events[1], second)
    assert not state.boards[0].charged
    assert state.boards[1].charged


@pytest.mark.rule("MYS-195")
@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_a_discharged_artefact_stays_discharged_from_round_to_round(space):
    """p.10 Start a Battle: the next event goes to a space that recharges nothing."""
    path = ("forest", "river", "storm", "myst")[: space - 1]
    state = position(turn=0, players=2, path=path, boards={0: {"charged": False}, 1: {"charged": False}})
    play(state, "meditate")
    assert state.round == 2
    assert len(state.path) == space
    assert [board.charged for board in state.boards] == [False, False]
    assert state.decision.prompt == "prompt-action"


@pytest.mark.rule("MYS-195")
@pytest.mark.ruling("AMB-MYS-04")
def test_an_artefact_is_recharged_on_the_sixth_space_of_the_events_path():
    """p.7 Events."""
    path = ("forest", "river", "storm", "myst", "utcoro")
    state = position(turn=0, players=2, path=path, next_event="crystal", boards={0: {"charged": False}})
    play(state, "meditate")
    assert state.decision.prompt == "prompt-recharge"
    play(state, "accept")
    assert state.boards[0].charged
    assert state.events[0] == events.ArtefactCharged(rule="MYS-112", seat=0)


@pytest.mark.rule("MYS-195")
def test_an_artefact_is_recharged_at_the_beginning_of_an_era():
    """p.6 Phase 1 step 9."""
    state = position(agenda=[steps.EndEra()], boards={0: {"charged": False}, 2: {"charged": False}})
    assert state.era == 2
    assert [board.charged for board in state.boards] == [True, True, True]
    assert [event.seat for event in state.events if isinstance(event, events.ArtefactCharged)] == [0, 2]


@pytest.mark.rule("MYS-195")
@pytest.mark.component("C021")
def test_an_artefact_is_recharged_by_a_card():
    """p.22 C021: after a Battle or an Island the same turn recharges it."""
    state = position(turn=0, boards={0: {"hand": ("C021",), "energy": 1}})
    play(state, "move-island", "decline", "set-down-after tree", "act", "play-card C021")
    assert not state.boards[0].charged
    play(state, "use-card")
    assert state.boards[0].charged
    assert events.ArtefactCharged(rule="MYS-380", seat=0) in state.events


@pytest.mark.rule("MYS-195")
@pytest.mark.component("EN26")
def test_an_artefact_is_recharged_by_an_encounter():
    """p.19 EN26."""
    board = {"experience": 1, "token": island("shard"), "charged": False}
    state = position(turn=0, next_encounter="EN26", boards={0: board})
    play(state, "face-encounter", "choose-approach boots", "accept")
    assert state.boards[0].charged
    assert events.ArtefactCharged(rule="MYS-487", seat=0) in state.events


@pytest.mark.rule("MYS-196")
@pytest.mark.component("C021")
def test_recharging_a_charged_artefact_has_no_effect():
    """p.10 Start a Battle."""
    state = position(turn=0, boards={0: {"hand": ("C021",), "energy": 1}})
    play(state, "act", "play-card C021", "use-card")
    assert state.boards[0].charged
    assert not [event for event in state.events if isinstance(event, events.ArtefactCharged)]
    play(state, "done", "move-island", "decline", "set-down-after tree")
    assert not state.boards[0].charged


@pytest.mark.rule("MYS-197")
@pytest.mark.parametrize("charged", [True, False])
@pytest.mark.parametrize("choice", ["face-encounter", "use-accessory C031"])
def test_an_encounter_and_an_accessory_need_no_charged_artefact(choice, charged):
    """p.10-12 Special Actions."""
    board = {"experience": 1, "energy": 1, "token": island("shard"), "accessories": ("C031",), "charged": charged}
    state = position(turn=0, next_encounter="EN01", boards={0: board})
    assert choice in offered(state)
    play(state, choice)
    assert state.boards[0].charged is charged
    assert not [event for event in state.events if isinstance(event, events.ArtefactDischarged)]
