"""Rulings AMB-MYS-34 to 47: Battle. Each test fails under the rejected reading."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Rank
from rulewright.games.mysthea.positions import offered, play, position, region

MYST, RIVER, FAR = region("shard.myst"), region("shard.river"), region("volcano.forest")
AWAY = {0: {"at": region("volcano.crystal")}, 1: {"at": FAR}, 2: {"at": region("volcano.river")}}
"""Three Champions outside of the battle region."""


def boards(**seats: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Boards by seat letter: a, b, c; their Champions stand elsewhere unless said otherwise."""
    return {seat: {**AWAY[seat], **seats.get("abc"[seat], {})} for seat in range(3)}


def totals(state: MystheaState) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Sides and Strengths of every comparison that the last choice caused."""
    return [(e.sides, e.totals) for e in state.events if isinstance(e, events.StrengthCompared)]


# -- where and how a Battle starts --------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.rule("MYS-241", "MYS-243")
@pytest.mark.component("C004")
def test_a_remote_battle_needs_no_own_unit_and_the_starter_takes_part_with_the_bonus():
    state = position(turn=0, boards=boards(a={"hand": ("C004",), "energy": 2}, b={"troops": (MYST,)}))
    play(state, "act", "play-card C004", "use-card", "start-battle shard.myst")
    assert totals(state) == [((0, 1), (2, 1))]
    assert state.boards[1].troops == ()
    assert state.boards[0].glory == 1 + 2
    assert state.boards[0].charged


@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.component("C004")
def test_with_the_other_reading_a_remote_battle_needs_an_own_unit_there():
    state = position(
        turn=0,
        boards=boards(a={"hand": ("C004",), "energy": 2, "troops": (RIVER,)}, b={"troops": (MYST, RIVER)}),
        rulings={"remote_needs_unit": True},
    )
    play(state, "act", "play-card C004", "use-card")
    assert offered(state) == ["start-battle shard.river", "done"]


@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.component("C004")
@pytest.mark.parametrize(
    ("reaction", "gained"), [("C036", (0, 1)), ("C031", (1, 0)), ("C026", (0, 0)), ("C021", (0, 0))]
)
def test_a_starter_without_units_reacts_with_no_unit_to_count_and_none_to_lose(reaction: str, gained: tuple[int, int]):
    """Defence and Sacrifice count 0 units, Retreat is void, and removals are ignored."""
    state = position(turn=0, boards=boards(a={"hand": ("C004", reaction), "energy": 2}, b={"golems": (MYST,) * 4}))
    play(state, "act", "play-card C004", "use-card", "start-battle shard.myst", f"commit-card {reaction}")
    strength = 3 if reaction == "C021" else 2
    assert totals(state) == [((0, 1), (strength, 8))]
    board = state.boards[0]
    assert (board.energy, board.glory) == (gained[0], 1 + gained[1])
    assert state.boards[1].glory == 1


@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.rule("MYS-199", "MYS-200")
@pytest.mark.component("C004")
@pytest.mark.parametrize(
    ("rulings", "asked"), [({}, [0, 1]), ({"remote_needs_unit": "no-card"}, [1])], ids=["usual", "switched"]
)
def test_a_starter_without_units_chooses_a_card_unless_the_table_lets_only_units_react(rulings: Any, asked: list[int]):
    """With the switch the starter still compares Strength, with the bonus of the card."""
    boards_ = boards(a={"hand": ("C004", "C021"), "energy": 2}, b={"troops": (MYST,), "hand": ("C026",)})
    state = position(turn=0, boards=boards_, rulings=rulings)
    play(state, "act", "play-card C004", "use-card", "start-battle shard.myst")
    assert [decision.seat for decision in state.decisions] == asked
    why = [(reason.rule, reason.message) for reason in state.game.why_not(state, 0, "commit-card C021")]
    assert (("MYS-200", "why-no-reaction") in why) == (0 not in asked)
    for seat in asked:
        play(state, "commit-nothing", seat=seat)
    assert totals(state) == [((0, 1), (2, 1))]
    assert state.boards[0].hand == ("C021",)


@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.rule("MYS-200")
@pytest.mark.component("C004")
def test_a_starter_with_a_unit_there_chooses_a_card_under_every_reading():
    boards_ = boards(a={"hand": ("C004", "C021"), "energy": 2, "troops": (MYST,)}, b={"troops": (MYST,)})
    state = position(turn=0, boards=boards_, rulings={"remote_needs_unit": "no-card"})
    play(state, "act", "play-card C004", "use-card", "start-battle shard.myst")
    assert offered(state, 0) == ["commit-card C021", "commit-nothing"]


@pytest.mark.ruling("AMB-MYS-35")
@pytest.mark.rule("MYS-244")
@pytest.mark.component("EN07", "EN17", "EN21")
@pytest.mark.parametrize(
    ("encounter", "approach", "glory"), [("EN07", "axe", 9), ("EN17", "axe", 7), ("EN21", "boots", 9)]
)
def test_a_battle_from_an_encounter_needs_the_artefact_unless_the_table_waives_it(
    encounter: str, approach: str, glory: int
):
    facing = {"at": MYST, "token": 0, "experience": 1, "charged": False}
    story = ("face-encounter", f"choose-approach {approach}", "accept")
    state = play(position(turn=0, boards={0: facing}, next_encounter=encounter), *story)
    assert state.boards[0].glory == 1 + glory
    assert offered(state) == ["meditate"]
    state = position(
        turn=0, boards={0: facing}, next_encounter=encounter, rulings={"encounter_battle_discharges": False}
    )
    play(state, *story)
    assert offered(state) == ["start-battle arch.forest", "start-battle tree.crystal", "done"]


@pytest.mark.ruling("AMB-MYS-35")
@pytest.mark.rule("MYS-244")
@pytest.mark.component("EN29")
@pytest.mark.parametrize(("switch", "charged"), [(True, False), (False, True)])
def test_a_battle_from_an_encounter_discharges_the_artefact_unless_the_table_waives_it(switch: bool, charged: bool):
    board = {"at": MYST, "token": 0, "experience": 1, "charged": False}
    state = position(turn=0, boards={0: board}, next_encounter="EN29", rulings={"encounter_battle_discharges": switch})
    play(state, "face-encounter", "choose-approach axe", "accept")
    assert state.boards[0].charged
    play(state, "start-battle arch.forest")
    assert state.boards[0].charged is charged


@pytest.mark.ruling("AMB-MYS-36")
@pytest.mark.rule("MYS-242")
@pytest.mark.component("C004")
def test_an_opponent_is_there_with_any_unit():
    units = {"troops": (MYST,), "golems": (RIVER,), "fortifications": (region("tree.forest"),)}
    state = position(turn=0, boards=boards(a={"hand": ("C004",), "energy": 2, "troops": (0, 1)}, b=units))
    play(state, "act", "play-card C004", "use-card")
    assert offered(state) == [
        "start-battle shard.myst",
        "start-battle shard.river",
        "start-battle tree.forest",
        "start-battle volcano.forest",
        "start-battle volcano.river",
        "done",
    ]


# -- Retreat ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-37")
@pytest.mark.rule("MYS-206")
def test_a_retreat_may_use_any_number_of_its_moves():
    defender = {"troops": (MYST, MYST, MYST), "hand": ("C029",)}
    state = position(turn=0, boards=boards(a={"golems": (MYST, MYST)}, b=defender))
    play(state, "start-battle shard.myst", "commit-card C029")
    assert "done" in offered(state)
    nobody = play(state.copy(), "done")
    assert totals(nobody) == [((0, 1), (4, 3))]
    play(state, "travel troop shard.myst shard.river", "done")
    assert totals(state) == [((0, 1), (4, 2))]
    assert state.boards[0].glory == 1 + 2 * (1 + 2)


@pytest.mark.ruling("AMB-MYS-38")
@pytest.mark.rule("MYS-235")
def test_a_unit_has_retreated_once_if_it_ends_in_another_region():
    """Three moves of a Champion are one retreated unit; a Champion that comes back has not retreated."""
    defender = {"at": MYST, "hand": ("C029",)}
    state = position(turn=0, boards=boards(a={"golems": (MYST,)}, b=defender))
    play(state, "start-battle shard.myst", "commit-card C029", "travel champion shard.myst shard.river")
    away = play(
        state.copy(), "travel champion shard.river volcano.river", "travel champion volcano.river volcano.forest"
    )
    assert away.boards[1].at == FAR
    assert away.boards[0].glory == 1 + 2
    play(state, "travel champion shard.river shard.myst", "done")
    assert totals(state) == [((0, 1), (2, 3))]
    assert (state.boards[0].glory, state.boards[1].glory) == (1, 1 + 2)


@pytest.mark.ruling("AMB-MYS-38")
@pytest.mark.rule("MYS-235")
@pytest.mark.component("C059")
def test_a_unit_that_is_carried_out_has_retreated_too():
    defender = {"troops": (MYST, MYST), "hand": ("C026",), "upgrades": ("", "C059", "", "", "")}
    state = position(turn=0, era=2, boards=boards(a={"golems": (MYST,)}, b=defender))
    play(state, "start-battle shard.myst", "commit-card C026", "travel troop shard.myst shard.river")
    play(state, "carry-unit troop")
    assert state.boards[1].troops == (RIVER, RIVER)
    assert state.boards[0].glory == 1 + 2 * 2


@pytest.mark.ruling("AMB-MYS-39")
@pytest.mark.rule("MYS-236")
def test_if_everybody_is_at_strength_0_all_are_tied_for_the_strongest():
    state = position(
        turn=0, boards=boards(a={"troops": (MYST,), "hand": ("C026",)}, b={"troops": (MYST,), "hand": ("C029",)})
    )
    play(state, "start-battle shard.myst", "commit-card C026", "commit-card C029")
    play(state, "travel troop shard.myst shard.river", "travel troop shard.myst arch.myst")
    assert totals(state) == [((0, 1), (0, 0))]
    assert [e.strongest for e in state.events if isinstance(e, events.BattleEnded)] == [(0, 1)]
    assert (state.boards[0].glory, state.boards[1].glory) == (1 + 2, 1 + 2)


@pytest.mark.ruling("AMB-MYS-40")
@pytest.mark.rule("MYS-236")
def test_each_of_the_tied_strongest_counts_the_units_of_all_others():
    """The starter retreats a Troop and ties; the other strongest is paid for it, the starter is not."""
    state = position(
        turn=0,
        boards=boards(
            a={"golems": (MYST,), "troops": (MYST,), "hand": ("C026",)}, b={"golems": (MYST,)}, c={"troops": (MYST,)}
        ),
    )
    play(state, "start-battle shard.myst", "commit-card C026", "travel troop shard.myst shard.river")
    assert totals(state) == [((0, 1, 2), (2, 2, 1))]
    assert [board.glory for board in state.boards] == [1 + 2, 1 + 2 * 2, 1]


# -- losses -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-41")
@pytest.mark.rule("MYS-230", "MYS-234")
def test_a_wounded_champion_cannot_be_named_for_a_removal():
    defender = {"at": MYST, "wounded": True, "troops": (MYST,), "golems": (MYST,)}
    state = position(turn=0, boards=boards(a={"golems": (MYST,) * 2, "hand": ("C021",)}, b=defender))
    play(state, "start-battle shard.myst", "commit-card C021")
    assert state.decision.about == {"count": 1}
    assert offered(state) == ["remove-unit troop", "remove-unit golem"]
    state = position(turn=0, boards=boards(a={"golems": (MYST,) * 4, "hand": ("C021",)}, b=defender))
    play(state, "start-battle shard.myst", "commit-card C021")
    board = state.boards[1]
    assert (board.troops, board.golems, board.at) == ((), (), MYST)
    assert state.boards[0].glory == 1 + 2 * 2


@pytest.mark.ruling("AMB-MYS-42")
@pytest.mark.rule("MYS-216")
def test_removals_do_not_change_the_totals_of_the_same_battle():
    state = position(turn=0, boards=boards(a={"golems": (MYST, MYST)}, b={"troops": (MYST,) * 3}))
    play(state, "start-battle shard.myst")
    assert totals(state) == [((0, 1), (4, 3))]
    assert state.boards[1].troops == (MYST, MYST)
    assert state.boards[0].glory == 1 + 2


@pytest.mark.ruling("AMB-MYS-43")
@pytest.mark.rule("MYS-227")
def test_a_removed_fortification_returns_to_the_supply():
    state = position(turn=0, boards=boards(a={"golems": (MYST, MYST)}, b={"fortifications": (MYST,)}))
    play(state, "start-battle shard.myst")
    board = state.boards[1]
    assert (board.fortifications, board.supply_fortifications) == ((), 4)
    assert (board.constructed_troops, board.constructed_golems) == (0, 0)


@pytest.mark.ruling("AMB-MYS-43")
@pytest.mark.rule("MYS-281")
def test_a_fortification_that_a_monster_removes_returns_to_the_supply():
    state = position(agenda=[steps.MonsterAttack("utcoro")], boards={2: {"fortifications": (6, 6), "golems": (6,)}})
    board = state.boards[2]
    assert (board.fortifications, board.supply_fortifications) == ((), 4)
    assert (board.golems, board.constructed_golems) == ((), 1)


# -- Champions ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-44")
@pytest.mark.rule("MYS-343")
@pytest.mark.component("leheir")
def test_leheir_is_paid_for_his_own_wound_in_the_battle_he_started():
    state = position(
        turn=0,
        boards=boards(a={"champion": "leheir", "at": MYST}, b={"golems": (MYST, MYST)}),
        options={"abilities": True},
    )
    play(state, "start-battle shard.myst")
    assert state.boards[0].wounded
    assert state.boards[0].glory == 1 + 1
    assert state.boards[1].glory == 1 + 2


@pytest.mark.ruling("AMB-MYS-45")
@pytest.mark.rule("MYS-338")
@pytest.mark.component("anuth")
@pytest.mark.parametrize(("abilities", "against", "ranks"), [(True, 13, [0, 1]), (False, 11, [1, 0])])
def test_anuth_is_stronger_in_the_total_and_in_the_ranking(abilities: bool, against: int, ranks: list[int]):
    tree = region("tree.crystal")
    state = position(
        agenda=[steps.MonsterAttack("utcoro")],
        boards={
            0: {"champion": "anuth", "at": tree, "golems": (tree,)},
            1: {"champion": "leheir", "golems": (tree, tree, tree)},
            2: {"at": FAR},
        },
        options={"abilities": abilities},
    )
    assert [e.against for e in state.events if isinstance(e, events.MonsterCompared)] == [against]
    rewarded = [e.seat for e in state.events if isinstance(e, events.RewardGiven)]
    assert rewarded == ranks[:1]
    play(state, "decline")
    rewarded += [e.seat for e in state.events if isinstance(e, events.RewardGiven)]
    assert rewarded == ranks


@pytest.mark.ruling("AMB-MYS-46")
@pytest.mark.rule("MYS-345")
@pytest.mark.component("sanya", "C004")
def test_sanya_draws_before_a_battle_that_a_card_starts():
    sanya = {"champion": "sanya", "hand": ("C004",), "energy": 2}
    state = position(
        turn=0, boards=boards(a=sanya, b={"troops": (MYST,)}), deck=("C021", "C030"), options={"abilities": True}
    )
    play(state, "act", "play-card C004", "use-card", "begin-battle")
    assert (state.decision.rule, offered(state)) == ("MYS-345", ["draw-card", "decline"])
    state.script = [0]
    play(state, "draw-card", "start-battle shard.myst")
    assert offered(state) == ["commit-card C021", "commit-nothing"]


@pytest.mark.ruling("AMB-MYS-46")
@pytest.mark.rule("MYS-345")
@pytest.mark.component("sanya", "utcoro")
@pytest.mark.parametrize(("deck", "drawn"), [(("C030",), ("C030",)), ((), ())])
def test_sanya_draws_before_an_encounter_from_utcoro_if_the_deck_has_a_card(
    deck: tuple[str, ...], drawn: tuple[str, ...]
):
    state = position(
        agenda=[steps.GiveReward(0, "utcoro", Rank.GOLD)],
        boards={0: {"champion": "sanya"}},
        deck=deck,
        options={"abilities": True},
    )
    play(state, "accept")
    assert state.boards[0].faced == (() if deck else ("EN26",))
    if deck:
        play(state, "draw-card")
    assert state.boards[0].hand == drawn
    assert state.decision.prompt == "prompt-approach"


@pytest.mark.ruling("AMB-MYS-47")
@pytest.mark.rule("MYS-200", "MYS-203")
def test_a_participant_with_an_empty_hand_is_not_asked():
    state = position(
        turn=0, boards=boards(a={"troops": (MYST,), "hand": ("C026",)}, b={"troops": (MYST,)}, c={"golems": (MYST,)})
    )
    play(state, "start-battle shard.myst")
    assert [decision.seat for decision in state.decisions] == [0]
    play(state, "commit-nothing")
    shown = [(e.seat, e.card) for e in state.events if isinstance(e, events.CardRevealed)]
    assert shown == [(0, ""), (1, ""), (2, "")]
    assert state.battle is None
