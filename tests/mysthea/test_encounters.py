"""Face an Encounter. Rulebook p.12."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.geography import REGIONS, island_of
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Approach
from rulewright.games.mysthea.positions import base_game, island, offered, play, position, region

FACED = ("EN01", "EN02", "EN03", "EN04", "EN05", "EN06")
REGION_PATH = ("forest", "river", "myst", "crystal", "mountain")


def facing(encounter: str = "EN26", **board: Any) -> MystheaState:
    """Seat 0 may face this Encounter: its Champion and its token are on the Great Tree."""
    mine = {"at": region("tree.forest"), "token": island("tree"), "experience": 12, **board}
    return position(players=2, turn=0, boards={0: mine}, next_encounter=encounter)


def happened(state: MystheaState, *kinds: type[Any]) -> list[Any]:
    return [event for event in state.events if isinstance(event, kinds)]


# -- who may face one, and the price ------------------------------------------------------------------


@pytest.mark.rule("MYS-257")
@pytest.mark.parametrize("name", REGIONS)
def test_the_champion_must_be_on_the_island_of_the_own_token(name: str) -> None:
    state = facing(at=region(name))
    assert ("face-encounter" in offered(state)) is (island_of(region(name)) == island("tree"))


@pytest.mark.rule("MYS-257")
def test_the_token_of_another_player_does_not_help() -> None:
    boards = {0: {"at": region("tree.forest"), "token": 0, "experience": 9}, 1: {"token": island("tree")}}
    assert "face-encounter" not in offered(position(players=2, turn=0, boards=boards))


@pytest.mark.rule("MYS-258")
@pytest.mark.parametrize(("faced", "cost"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_each_encounter_costs_its_number_in_experience(faced: int, cost: int) -> None:
    assert "face-encounter" not in offered(facing(faced=FACED[:faced], experience=cost - 1))
    state = play(facing(faced=FACED[:faced], experience=cost), "face-encounter")
    assert state.boards[0].experience == 0
    assert state.events[0] == events.Paid(rule="MYS-258", seat=0, energy=0, experience=cost)


@pytest.mark.rule("MYS-259")
def test_a_seventh_encounter_is_illegal() -> None:
    assert "face-encounter" in offered(facing(faced=FACED[:5]))
    assert "face-encounter" not in offered(facing(faced=FACED))


@pytest.mark.gold("GOLD-MYS-22")
@pytest.mark.rule("MYS-259")
def test_six_paid_encounters_cost_21_experience_in_total() -> None:
    costs = []
    for faced in range(6):
        state = play(facing(faced=FACED[:faced]), "face-encounter")
        costs.append(12 - state.boards[0].experience)
    assert costs == [1, 2, 3, 4, 5, 6]
    assert sum(costs) == 21
    assert "face-encounter" not in offered(facing(faced=FACED))


@pytest.mark.rule("MYS-260")
def test_encounters_of_earlier_eras_raise_the_cost() -> None:
    """Two Encounters in Era I; the first one of Era II costs 3."""
    mine = {"at": region("tree.forest"), "token": island("tree"), "experience": 9, "faced": FACED[:2], "glory": 50}
    state = position(players=2, boards={0: mine}, path=REGION_PATH, events_deck=(), next_event="storm")
    assert (state.era, state.decision.seat) == (2, 0)
    play(state, "face-encounter")
    assert state.events[0] == events.Paid(rule="MYS-258", seat=0, energy=0, experience=3)
    assert state.boards[0].experience == 6


@pytest.mark.rule("MYS-260")
def test_encounters_of_other_players_do_not_raise_the_cost() -> None:
    boards = {0: {"at": 6, "token": 2, "experience": 1}, 1: {"faced": FACED[:4]}}
    state = play(position(players=2, turn=0, boards=boards), "face-encounter")
    assert state.boards[0].experience == 0


@pytest.mark.rule("MYS-267")
def test_a_wounded_champion_can_face_an_encounter() -> None:
    state = play(facing(wounded=True), "face-encounter", "choose-approach dialogue", "accept")
    assert (state.boards[0].faced, state.boards[0].glory) == (("EN26",), 11)


# -- the course -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-261")
def test_pay_take_the_card_gain_its_glory_choose_then_the_reward() -> None:
    state = facing("EN26")
    state.script = [3]  # the Encounter that is on top afterwards
    below = state.encounters
    play(state, "face-encounter")
    assert state.events == [
        events.Paid(rule="MYS-258", seat=0, energy=0, experience=1),
        events.EncounterMet(rule="MYS-261", seat=0, encounter="EN26"),
        events.Gained(rule="MYS-261", seat=0, energy=0, experience=0, glory=6),
    ]
    assert (state.next_encounter, state.boards[0].glory) == (below[3], 7)
    assert offered(state) == ["choose-approach boots", "choose-approach dialogue"]
    play(state, "choose-approach dialogue")
    assert state.events == [events.ApproachChosen(rule="MYS-262", seat=0, encounter="EN26", approach=Approach.DIALOGUE)]
    play(state, "accept")
    assert state.events[0] == events.Gained(rule="MYS-487", seat=0, energy=0, experience=0, glory=4)
    assert state.boards[0].glory == 11


@pytest.mark.rule("MYS-262")
def test_the_choice_is_final_before_the_rewards_are_seen() -> None:
    state = play(facing("EN16", energy=1), "face-encounter")
    assert (state.decision.prompt, state.decision.rule) == ("prompt-approach", "MYS-262")
    assert state.decision.about == {"encounter": "EN16"}, "the question tells nothing of the back"
    play(state, "choose-approach chest")
    assert state.revealed, "the back is seen only now, so the choice cannot be taken back"
    assert offered(state) == ["accept", "decline"], "the other option is gone"


@pytest.mark.rule("MYS-263")
@pytest.mark.component("EN26")
@pytest.mark.parametrize("recharge", ["accept", "decline"])
@pytest.mark.parametrize("learn", ["accept", "decline"])
def test_a_reward_may_be_used_fully_partly_or_not_at_all(recharge: str, learn: str) -> None:
    state = facing("EN26", charged=False, experience=1)
    play(state, "face-encounter", "choose-approach boots", recharge, learn)
    board = state.boards[0]
    assert board.charged is (recharge == "accept")
    assert board.experience == (1 if learn == "accept" else 0)
    assert board.faced == ("EN26",)
    # What was not used is lost: the turn goes on and nothing of the reward is asked any more.
    assert state.decision.rule == "MYS-115"
    assert "accept" not in offered(state)
    assert state.agenda == [steps.EndRound(), steps.ChooseAction(0, special=True)]


@pytest.mark.rule("MYS-264")
@pytest.mark.parametrize(
    ("encounter", "approach", "answers", "target"),
    [
        ("EN22", "chest", [], "tree"),  # 0; its price cannot be paid
        ("EN12", "chest", ["decline"], "arch"),  # 1
        ("EN26", "dialogue", ["decline"], "sphere"),  # 2
        ("EN06", "boots", ["done"], "shard"),  # 3
        ("EN18", "chest", ["done"], "volcano"),  # 4
    ],
)
def test_the_token_moves_clockwise_by_the_islands_of_the_chosen_option(
    encounter: str, approach: str, answers: list[str], target: str
) -> None:
    ring = (island("volcano"), island("tree"), island("arch"), island("sphere"), island("shard"))
    mine = {"at": region("tree.forest"), "token": island("tree"), "experience": 1}
    state = position(players=2, turn=0, boards={0: mine}, next_encounter=encounter, ring=ring)
    play(state, "face-encounter", f"choose-approach {approach}", *answers)
    assert state.boards[0].token == island(target)
    assert [(moved.rule, moved.island) for moved in happened(state, events.TokenMoved)] == [("MYS-264", island(target))]


@pytest.mark.rule("MYS-264")
def test_the_token_moves_after_the_reward() -> None:
    state = play(facing("EN26"), "face-encounter", "choose-approach dialogue")
    assert state.boards[0].token == island("tree")
    play(state, "accept")
    assert [type(event) for event in state.events] == [events.Gained, events.TokenMoved]


@pytest.mark.rule("MYS-264")
@pytest.mark.ruling("AMB-MYS-72")
@pytest.mark.component("EN20")
def test_the_token_moves_along_the_ring_as_it_lies_after_the_reward() -> None:
    """Kodror swaps the Arch with the Tree; three steps from the Tree along the new ring."""
    mine = {"at": region("tree.forest"), "token": island("tree"), "experience": 1}
    state = position(
        players=2,
        turn=0,
        boards={0: mine, 1: {"at": region("volcano.river")}},
        next_encounter="EN20",
        monsters=("kodror", "utcoro", "boulron"),
        lairs=(island("arch"), -1, -1),
        path=("kodror",),
    )
    play(state, "face-encounter", "choose-approach axe", "choose-monster kodror")
    assert state.ring == (0, 2, 1, 3, 4)
    assert state.boards[0].token == island("volcano"), "by the old ring it would be the Shard"


@pytest.mark.rule("MYS-265")
@pytest.mark.ruling("AMB-MYS-68")
def test_the_card_is_kept_as_a_faced_encounter_from_the_moment_it_is_taken() -> None:
    state = play(facing("EN26", faced=FACED[:2]), "face-encounter")
    assert state.decision.rule == "MYS-262"
    assert state.boards[0].faced == ("EN01", "EN02", "EN26")


@pytest.mark.rule("MYS-265")
def test_a_faced_encounter_never_returns_to_the_deck() -> None:
    mine = {"faced": FACED[:2], "glory": 50, "at": 6, "token": 2, "experience": 3}
    state = position(players=2, boards={0: mine}, path=REGION_PATH, events_deck=(), next_event="storm")
    play(state, "face-encounter", "choose-approach dialogue", "accept")
    assert state.era == 2
    assert state.boards[0].faced == ("EN01", "EN02", "EN26")
    assert not {"EN01", "EN02", "EN26"} & {state.next_encounter, *state.encounters}
    assert len(state.encounters) == 30 - 3 - 1


# -- the cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-266", about="encounters")
def test_every_encounter_has_two_different_options_of_four_kinds() -> None:
    assert set(Approach) == {"boots", "chest", "dialogue", "axe"}
    met = set()
    for card in base_game().content.encounters.values():
        first, second = (option.approach for option in card.options)
        assert first != second, card.id
        met |= {first, second}
        state = play(facing(card.id), "face-encounter")
        assert offered(state) == [f"choose-approach {first}", f"choose-approach {second}"]
    assert met == set(Approach)


@pytest.mark.rule("MYS-268", about="encounters")
def test_the_deck_is_enough_for_five_players_with_six_encounters() -> None:
    """The thirtieth card is the last one, and with it nobody may face another."""
    cards = sorted(base_game().content.encounters)
    assert len(cards) == 30 == 5 * base_game().content.numbers.encounters
    boards: dict[int, dict[str, Any]] = {
        seat: {"faced": tuple(cards[6 * seat : 6 * seat + 6]), "token": seat, "experience": 12} for seat in range(5)
    }
    boards[4]["faced"] = tuple(cards[24:29])
    later = [steps.ChooseAction(seat) for seat in range(4)]
    state = position(
        players=5,
        agenda=[steps.ChooseAction(4), *later],
        boards=boards,
        next_encounter=cards[29],
        encounters=(),
    )
    play(state, "face-encounter", "choose-approach chest", "decline", "meditate")
    assert (state.next_encounter, state.encounters) == ("", ())
    assert [len(board.faced) for board in state.boards] == [6, 6, 6, 6, 6]
    for seat in range(4):
        assert state.decision.seat == seat
        assert "face-encounter" not in offered(state)
        play(state, "meditate")
        while state.decision.rule != "MYS-115":
            play(state, offered(state)[-1])


# -- the worked example ---------------------------------------------------------------------------------

FIXTURE = """
[[encounter]]
id = "EN16"
glory = 6
options = [
  { approach = "dialogue", steps = 2, effects = [{ do = "gain", glory = 1 }] },
  { approach = "chest", steps = 3, effects = [{ do = "pay", energy = 1 }, { do = "gain", experience = 3 }] },
]
rule = "MYS-477"
source = { author = "the example of p.12" }
"""
MANIFEST = """
id = "printed-example"
version = "1"
game = "mysthea"
title = "The example of p.12"
authors = ["tests"]
licence = "MIT"
"""
EXAMPLE = {
    "at": region("tree.forest"),
    "token": island("tree"),
    "faced": FACED[:3],
    "experience": 5,
    "energy": 2,
    "glory": 10,
    "constructed_troops": 1,
}


@pytest.mark.gold("GOLD-MYS-08")
@pytest.mark.rule("MYS-258", "MYS-261", "MYS-264")
@pytest.mark.ruling("AMB-MYS-67")
def test_the_printed_example_of_a_fourth_encounter(tmp_path: Path) -> None:
    """The example's card gives 3 Experience; no real card does."""
    (tmp_path / "pack.toml").write_text(MANIFEST, "utf-8")
    (tmp_path / "encounters.toml").write_text(FIXTURE, "utf-8")
    game: Any = rulewright.load("mysthea", packs=[tmp_path])
    state = position(players=2, turn=0, boards={0: EXAMPLE}, next_encounter="EN16", game=game)
    play(state, "face-encounter")
    board = state.boards[0]
    assert (board.experience, board.glory, board.energy) == (1, 16, 2)
    assert offered(state) == ["choose-approach dialogue", "choose-approach chest"]
    play(state, "choose-approach chest", "accept")
    assert (board.experience, board.glory, board.energy) == (4, 16, 1)
    assert board.token == island("shard"), "three Islands clockwise of the Tree"
    assert len(board.faced) == 4


@pytest.mark.gold("GOLD-MYS-08")
@pytest.mark.rule("MYS-258", "MYS-264")
@pytest.mark.ruling("AMB-MYS-67")
@pytest.mark.component("EN16")
def test_the_example_on_the_real_card_gives_3_glory_instead() -> None:
    state = position(players=2, turn=0, boards={0: EXAMPLE}, next_encounter="EN16")
    play(state, "face-encounter", "choose-approach chest", "accept")
    board = state.boards[0]
    assert (board.experience, board.glory, board.energy) == (1, 19, 1)
    assert board.token == island("shard")
    assert len(board.faced) == 4


@pytest.mark.gold("GOLD-MYS-08")
@pytest.mark.component("EN16")
def test_the_dialogue_of_the_real_card_moves_the_token_by_two() -> None:
    state = position(players=2, turn=0, boards={0: EXAMPLE}, next_encounter="EN16")
    play(state, "face-encounter", "choose-approach dialogue", "take-option 1")
    board = state.boards[0]
    assert (board.experience, board.glory, board.energy) == (1, 16, 2)
    assert board.troops == (region("tree.forest"),)
    assert board.token == island("volcano")


@pytest.mark.rule("MYS-263")
@pytest.mark.component("EN02")
def test_a_meditate_from_an_encounter_may_leave_its_fortification():
    """The own Meditate must deploy it (MYS-183); a reward may be used in part."""
    mountain = region("tree.mountain")
    board = {"at": mountain, "token": island("tree"), "experience": 1}
    state = position(turn=0, boards={0: board}, next_encounter="EN02")
    play(state, "face-encounter", "choose-approach chest", "accept")
    assert offered(state) == ["deploy-fortification tree.mountain", "done"]
    play(state, "done")
    assert state.boards[0].fortifications == ()
    own = play(position(turn=0, boards={0: {"at": mountain}}), "meditate")
    assert offered(own) == ["deploy-fortification tree.mountain"]
