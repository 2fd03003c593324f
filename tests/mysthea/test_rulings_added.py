"""Rulings AMB-MYS-77 to 80: questions that came up later. Each test fails under the rejected reading."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.positions import offered, play, position, region

FOREST, MOUNTAIN, MYST = region("tree.forest"), region("tree.mountain"), region("shard.myst")


# -- which of several like units goes ----------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-77")
@pytest.mark.rule("MYS-224")
def test_of_two_like_units_the_one_that_has_travelled_is_lost_in_a_battle():
    """One Troop walks to the other; the Battle costs one of them, and the other may still Travel."""
    state = position(
        turn=0,
        boards={
            0: {"hand": ("C004",), "energy": 3, "accessories": ("C034",), "at": 0, "troops": (FOREST, MOUNTAIN)},
            1: {"golems": (MOUNTAIN, MOUNTAIN), "troops": (MOUNTAIN,), "at": 3},
        },
    )
    play(state, "use-accessory C034", "take-option 2", "travel troop tree.forest tree.mountain")
    play(state, "act", "play-card C004", "use-card", "start-battle tree.mountain", "spend-points")
    assert (state.boards[0].troops, state.boards[0].tired_troops) == ((MOUNTAIN,), ())
    assert "travel troop tree.mountain tree.forest" in offered(state)


@pytest.mark.ruling("AMB-MYS-77")
@pytest.mark.rule("MYS-224", "MYS-495")
@pytest.mark.component("EN11")
def test_of_two_like_units_the_one_that_has_travelled_is_lost_to_an_effect():
    """EN11 takes a Golem of each opponent; whoever picks it takes the one that has travelled."""
    state = position(
        turn=0,
        boards={
            0: {"at": MYST, "token": 0, "experience": 1},
            1: {"at": 3, "golems": (FOREST, FOREST), "tired_golems": (FOREST,)},
            2: {"at": 6},
        },
        next_encounter="EN11",
    )
    play(state, "face-encounter", "choose-approach axe", "accept")
    assert (state.boards[1].golems, state.boards[1].tired_golems) == ((FOREST,), ())


@pytest.mark.ruling("AMB-MYS-77")
@pytest.mark.rule("MYS-226")
def test_a_unit_that_is_deployed_again_in_the_same_turn_is_fresh():
    """The Troop that has travelled is lost; from the constructed space it comes back like any other."""
    state = position(
        turn=0,
        boards={
            0: {"hand": ("C043", "C048"), "energy": 3, "at": MYST, "troops": (MOUNTAIN,), "tired_troops": (MOUNTAIN,)},
            1: {"golems": (MOUNTAIN,) * 4, "at": 3},
        },
        era=2,
    )
    play(state, "act", "play-card C043", "use-card", "start-battle tree.mountain", "commit-nothing", "spend-points")
    assert state.boards[0].troops == ()
    play(state, "deploy troop")
    assert "travel troop shard.myst shard.river" in offered(state)
