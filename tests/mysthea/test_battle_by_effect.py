"""Battle: those that cards and Encounters start, in any region with an opponent. Rulebook p.19-26."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.positions import island, offered, play, position, region

FIELD = region("tree.mountain")
BESIDE = region("tree.forest")


def totals(state) -> dict[int, int]:
    """The Strength of each side, as compared in the last choice."""
    (event,) = [event for event in state.events if isinstance(event, events.StrengthCompared)]
    return dict(zip(event.sides, event.totals, strict=True))


def remote(card: str, boards, **table):
    """Seat 0 uses a Tactic that starts a Battle."""
    first = {"hand": (card,), "energy": 5, "at": 0, **boards.get(0, {})}
    state = position(turn=0, boards={**boards, 0: first}, **{"era": 3, **table})
    return play(state, "act", f"play-card {card}", "use-card")


def battles(state) -> list[str]:
    return [text for text in offered(state) if text.startswith("start-battle")]


@pytest.mark.rule("MYS-240", "MYS-241", "MYS-242", "MYS-243")
@pytest.mark.ruling("AMB-MYS-34", "AMB-MYS-36")
@pytest.mark.component("C004", "C043", "C065")
@pytest.mark.parametrize(("card", "strength"), [("C004", 2), ("C043", 3), ("C065", 5)])
@pytest.mark.parametrize("charged", [True, False])
def test_a_tactic_starts_a_battle_in_any_region_with_an_opponent_without_the_artefact(card, strength, charged):
    """p.20-26: the starter needs no unit there, takes part in any case, and alone gets the Strength."""
    enemy = {"at": region("arch.forest"), "golems": (FIELD,), "fortifications": (BESIDE,)}
    state = remote(card, {0: {"charged": charged}, 1: enemy, 2: {"at": region("sphere.river"), "troops": (FIELD,)}})
    wanted = ["arch.forest", "tree.mountain", "tree.forest", "sphere.river"]
    assert battles(state) == [f"start-battle {name}" for name in wanted]
    play(state, "start-battle tree.mountain")
    assert state.boards[0].charged is charged
    assert totals(state) == {0: strength, 1: 2, 2: 1}
    assert not [event for event in state.events if isinstance(event, events.ArtefactDischarged)]


@pytest.mark.rule("MYS-221", "MYS-241")
@pytest.mark.component("C043")
def test_the_strength_of_the_tactic_counts_in_its_own_battle_only():
    """p.24 C043: 3 + 3 with a Champion there; the next Battle of the turn has the wounded Champion alone."""
    state = remote("C043", {0: {"at": FIELD}, 1: {"golems": (FIELD,) * 4}})
    play(state, "start-battle tree.mountain")
    assert totals(state) == {0: 6, 1: 8}
    play(state, "done")
    assert state.boards[0].wounded
    play(state, "start-battle tree.mountain")
    assert totals(state) == {0: 1, 1: 8}


@pytest.mark.rule("MYS-212", "MYS-241")
@pytest.mark.component("C043")
def test_a_red_reaction_adds_to_the_strength_of_the_tactic_that_started_the_battle():
    """p.24 C043: 3 for the Champion, 3 for the Tactic, 5 for the Attack."""
    state = remote("C043", {0: {"at": FIELD, "hand": ("C043", "C065")}, 1: {"golems": (FIELD,)}})
    play(state, "start-battle tree.mountain", "commit-card C065")
    assert totals(state) == {0: 11, 1: 2}


@pytest.mark.rule("MYS-243")
@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.component("C004")
def test_a_starter_without_units_reacts_counts_none_and_loses_none():
    """p.20 C004: a Defence with 4 points and no unit."""
    state = remote("C004", {0: {"hand": ("C004", "C060")}, 1: {"golems": (FIELD,) * 4}})
    play(state, "start-battle tree.mountain")
    play(state, "commit-card C060")
    assert totals(state) == {0: 2, 1: 8}
    assert [board.glory for board in state.boards] == [1 + 4, 1, 1]
    assert state.boards[0].at == 0


@pytest.mark.rule("MYS-242", "MYS-243")
@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.component("C004")
def test_with_the_other_reading_a_remote_battle_needs_an_own_unit():
    """p.20 C004."""
    boards = {0: {"troops": (FIELD,)}, 1: {"golems": (FIELD, BESIDE)}}
    assert battles(remote("C004", boards, rulings={"remote_needs_unit": True})) == ["start-battle tree.mountain"]


def encountering(encounter: str, approach: str, charged: bool, **table):
    """Seat 0 faces an Encounter and takes all that it offers up to the Battle."""
    board = {"experience": 1, "token": island("shard"), "charged": charged}
    boards = {0: board, 1: {"golems": (FIELD,)}}
    state = position(turn=0, players=2, next_encounter=encounter, boards=boards, **table)
    play(state, "face-encounter", f"choose-approach {approach}")
    while "accept" in offered(state):
        play(state, "accept")
    return state


BATTLE_ENCOUNTERS = [("EN07", "axe"), ("EN17", "axe"), ("EN21", "boots")]


@pytest.mark.rule("MYS-242", "MYS-244")
@pytest.mark.ruling("AMB-MYS-35")
@pytest.mark.component("EN07", "EN17", "EN21")
@pytest.mark.parametrize(("encounter", "approach"), BATTLE_ENCOUNTERS)
def test_a_battle_of_an_encounter_needs_and_discharges_the_artefact(encounter, approach):
    """p.19: in any region with an opponent, without additional Strength."""
    state = encountering(encounter, approach, charged=True)
    assert offered(state) == ["start-battle arch.forest", "start-battle tree.mountain", "done"]
    play(state, "start-battle tree.mountain")
    assert not state.boards[0].charged
    assert events.ArtefactDischarged(rule="MYS-244", seat=0) in state.events
    assert totals(state) == {0: 0, 1: 2}
    assert battles(encountering(encounter, approach, charged=False)) == []


@pytest.mark.rule("MYS-244")
@pytest.mark.ruling("AMB-MYS-35")
@pytest.mark.component("EN29")
def test_an_encounter_that_recharges_first_makes_its_battle_possible():
    """p.19 EN29."""
    state = encountering("EN29", "axe", charged=False)
    assert state.boards[0].charged
    play(state, "start-battle arch.forest")
    assert not state.boards[0].charged
    assert totals(state) == {0: 0, 1: 3}


@pytest.mark.rule("MYS-244")
@pytest.mark.ruling("AMB-MYS-35")
@pytest.mark.parametrize(("encounter", "approach"), BATTLE_ENCOUNTERS)
@pytest.mark.parametrize("charged", [True, False])
def test_with_the_other_reading_a_battle_of_an_encounter_leaves_the_artefact_alone(encounter, approach, charged):
    """p.19."""
    state = encountering(encounter, approach, charged, rulings={"encounter_battle_discharges": False})
    play(state, "start-battle tree.mountain")
    assert state.boards[0].charged is charged
    assert totals(state) == {0: 0, 1: 2}
