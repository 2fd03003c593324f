"""Command Points: Energy, construct, deploy; effects that do the same without points. Rulebook p.7-8."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.games.mysthea.model import choices, events, steps
from rulewright.games.mysthea.model.vocabulary import Rank, Unit
from rulewright.games.mysthea.positions import island, offered, play, position, region

CRYSTAL = region("shard.crystal")
RIVER = region("shard.river")
MYST = region("shard.myst")

# One card for each number of Command Points.
CARD = {1: "C031", 2: "C011", 3: "C034", 4: "C055", 5: "C075"}


def spending(points: int, **board):
    """Seat 0 has played a card and now spends its points; the Champion stands in the Crystal Field of the Shard."""
    card = CARD[points]
    state = position(turn=0, era=3, boards={0: {"hand": (card,), "at": CRYSTAL, **board}})
    return play(state, "act", f"play-card {card}", "spend-points")


def operations(state) -> list[str]:
    return [text for text in offered(state) if not text.startswith("travel")]


# -- the four operations --------------------------------------------------------------------------------


@pytest.mark.rule("MYS-145")
def test_points_are_spent_on_energy_construct_deploy_and_travel_and_on_nothing_else():
    """p.7 Spending Command Points."""
    state = spending(2, constructed_troops=1, constructed_golems=1, troops=(RIVER,))
    assert state.decision.rule == "MYS-145"
    assert offered(state) == [
        "gain-energy",
        "construct troop",
        "construct golem",
        "deploy troop",
        "deploy golem",
        "travel champion shard.crystal shard.myst",
        "travel champion shard.crystal shard.river",
        "travel champion shard.crystal volcano.crystal",
        "travel troop shard.river shard.myst",
        "travel troop shard.river shard.crystal",
        "travel troop shard.river volcano.river",
        "done",
    ]


@pytest.mark.rule("MYS-146")
def test_operations_are_mixed_and_repeated_in_any_order():
    """p.7 Spending Command Points."""
    state = spending(5, constructed_troops=1)
    play(state, "gain-energy", "travel champion shard.crystal shard.river", "construct troop")
    play(state, "travel champion shard.river shard.myst", "gain-energy")
    board = state.boards[0]
    assert (board.energy, board.at, board.constructed_troops, board.supply_troops) == (2, MYST, 2, 6)
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-146")
@pytest.mark.parametrize("spent", [0, 1, 3])
def test_not_all_points_need_to_be_spent_and_the_rest_is_lost(spent):
    """p.7 Spending Command Points."""
    state = spending(4)
    play(state, *["gain-energy"] * spent, "done")
    assert state.boards[0].energy == spent
    assert not [step for step in state.agenda if isinstance(step, steps.SpendPoints)]
    # The Accessory could now be placed, were there Energy for it; its points are gone.
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-147")
@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_one_point_gives_one_energy(points):
    """p.8 Gain Energy."""
    state = spending(points, energy=3)
    for spent in range(points):
        assert state.boards[0].energy == 3 + spent
        play(state, "gain-energy")
        assert state.events[0] == events.Gained(rule="MYS-147", seat=0, energy=1)
    assert state.boards[0].energy == 3 + points
    assert "gain-energy" not in offered(state)


# -- construct and deploy ---------------------------------------------------------------------------------


@pytest.mark.rule("MYS-148")
def test_a_troop_costs_one_point_to_construct_and_goes_from_beside_the_board_to_the_constructed_space():
    """p.8 Construct."""
    state = spending(2, constructed_troops=1, troops=(MYST,))
    play(state, "construct troop")
    board = state.boards[0]
    assert (board.supply_troops, board.constructed_troops, board.troops) == (5, 2, (MYST,))
    assert state.events == [events.Constructed(rule="MYS-148", seat=0, unit="troop")]
    play(state, "construct troop")
    assert (board.supply_troops, board.constructed_troops) == (4, 3)
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-149")
def test_a_golem_costs_two_points_to_construct_and_goes_from_beside_the_board_to_the_constructed_space():
    """p.8 Construct."""
    assert "construct golem" not in offered(spending(1))
    state = spending(3)
    play(state, "construct golem")
    board = state.boards[0]
    assert (board.supply_golems, board.constructed_golems, board.golems) == (3, 1, ())
    assert state.events == [events.Constructed(rule="MYS-149", seat=0, unit="golem")]
    assert operations(state) == ["gain-energy", "construct troop", "done"]
    play(state, "gain-energy")
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-150")
def test_a_troop_costs_one_point_to_deploy_and_goes_to_the_region_of_the_own_champion():
    """p.8 Deploy."""
    state = spending(2, constructed_troops=1, troops=(MYST,))
    play(state, "deploy troop")
    board = state.boards[0]
    assert (board.supply_troops, board.constructed_troops, board.troops) == (6, 0, (MYST, CRYSTAL))
    assert state.events == [events.Deployed(rule="MYS-150", seat=0, unit="troop", region=CRYSTAL)]
    assert operations(state) == ["gain-energy", "construct troop", "done"]


@pytest.mark.rule("MYS-151")
def test_a_golem_costs_two_points_to_deploy_and_goes_to_the_region_of_the_own_champion():
    """p.8 Deploy."""
    assert "deploy golem" not in offered(spending(1, constructed_golems=2))
    state = spending(3, constructed_golems=2)
    play(state, "deploy golem")
    board = state.boards[0]
    assert (board.supply_golems, board.constructed_golems, board.golems) == (2, 1, (CRYSTAL,))
    assert state.events == [events.Deployed(rule="MYS-151", seat=0, unit="golem", region=CRYSTAL)]
    assert operations(state) == ["gain-energy", "construct troop", "done"]


@pytest.mark.rule("MYS-152")
def test_a_unit_is_deployed_where_the_champion_is_at_that_moment():
    """p.8 Deploy."""
    state = spending(3, constructed_troops=2)
    play(state, "deploy troop", "travel champion shard.crystal shard.river", "deploy troop")
    assert state.boards[0].troops == (CRYSTAL, RIVER)


# -- Fortifications ---------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-153")
def test_fortifications_are_never_constructed_and_never_deployed_with_points():
    """p.8 Deploy: no position offers it, and there is not even a choice for it."""
    state = spending(5, constructed_troops=1, constructed_golems=1)
    assert not [text for text in offered(state) if "fortif" in text]
    space = rulewright.load("mysthea").action_space()
    bought = {choice.unit for choice in space if isinstance(choice, (choices.Construct, choices.Deploy))}
    assert bought == {Unit.TROOP, Unit.GOLEM}


@pytest.mark.rule("MYS-153", "MYS-154")
@pytest.mark.component("C055")
def test_an_effect_deploys_a_fortification_straight_from_the_supply():
    """p.8 Deploy: C055 deploys one for 1 Energy."""
    state = position(turn=0, era=2, boards={0: {"accessories": ("C055",), "energy": 1, "constructed_troops": 2}})
    play(state, "use-accessory C055")
    play(state, "deploy-fortification shard.myst")
    board = state.boards[0]
    assert (board.supply_fortifications, board.fortifications) == (3, (MYST,))
    assert (board.constructed_troops, board.constructed_golems) == (2, 0)
    assert state.events == [events.Deployed(rule="MYS-458", seat=0, unit="fortification", region=MYST)]


# -- without points -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-163")
@pytest.mark.component("C024")
def test_a_construct_by_an_effect_costs_no_points_and_needs_the_own_stock():
    """p.22 C024: construct 1 Troop and/or 1 Golem for 3 Energy."""
    board = {"hand": ("C024",), "energy": 3}
    state = position(turn=0, boards={0: board})
    play(state, "act", "play-card C024", "use-card", "take-option 1", "take-option 2")
    after = state.boards[0]
    assert (after.constructed_troops, after.constructed_golems, after.energy) == (1, 1, 0)
    assert offered(state) == ["spend-points", "done"]

    state = position(turn=0, boards={0: {**board, "constructed_golems": 4}})
    play(state, "act", "play-card C024", "use-card")
    assert offered(state) == ["take-option 1"]


@pytest.mark.rule("MYS-163")
@pytest.mark.component("C025")
def test_a_deployment_by_an_effect_costs_no_points_and_goes_to_the_champion():
    """p.22 C025: deploy 1 Troop and/or 1 Golem for 3 Energy."""
    board = {"hand": ("C025",), "energy": 3, "at": RIVER, "troops": (MYST,)}
    state = position(turn=0, boards={0: {**board, "constructed_troops": 1, "constructed_golems": 1}})
    play(state, "act", "play-card C025", "use-card", "take-option 1", "take-option 2")
    assert (state.boards[0].troops, state.boards[0].golems) == ((MYST, RIVER), (RIVER,))
    assert offered(state) == ["spend-points", "done"]

    state = position(turn=0, boards={0: {**board, "constructed_golems": 1}})
    play(state, "act", "play-card C025", "use-card")
    assert offered(state) == ["take-option 2"]


@pytest.mark.rule("MYS-163")
@pytest.mark.component("C034")
def test_a_travel_by_an_effect_costs_no_points_and_keeps_the_limits_of_travel():
    """p.23 C034: construct or travel with 1 Troop for 1 Energy; here the Troop has used its one move."""
    board = {"accessories": ("C034",), "hand": ("C031",), "energy": 1, "troops": (MYST,)}
    state = position(turn=0, boards={0: board})
    play(state, "use-accessory C034", "take-option 2")
    assert offered(state) == [
        "travel troop shard.myst shard.crystal",
        "travel troop shard.myst shard.river",
        "travel troop shard.myst arch.myst",
        "done",
    ]
    play(state, "travel troop shard.myst arch.myst")
    assert state.boards[0].troops == (region("arch.myst"),)
    assert state.boards[0].energy == 0

    state = position(turn=0, boards={0: board})
    play(state, "act", "play-card C031", "spend-points", "travel troop shard.myst shard.river", "done")
    play(state, "use-accessory C034")
    assert offered(state) == ["take-option 1"]


# -- points from elsewhere ------------------------------------------------------------------------------


@pytest.mark.rule("MYS-164")
@pytest.mark.component("EN02")
def test_points_of_an_encounter_are_spent_at_once_on_the_four_operations():
    """p.19 EN02: Dialogue gives 3 Command Points."""
    board = {"token": island("shard"), "experience": 1, "constructed_troops": 1}
    state = position(turn=0, next_encounter="EN02", boards={0: board})
    play(state, "face-encounter", "choose-approach dialogue", "accept")
    assert state.decision.rule == "MYS-145"
    assert operations(state) == ["gain-energy", "construct troop", "construct golem", "deploy troop", "done"]
    assert "travel champion shard.myst arch.myst" in offered(state)
    play(state, "construct golem", "done")
    assert (state.boards[0].constructed_golems, state.boards[0].energy) == (1, 0)
    assert not [step for step in state.agenda if isinstance(step, steps.SpendPoints)]


@pytest.mark.rule("MYS-164")
@pytest.mark.component("C015")
def test_points_of_a_card_effect_are_spent_at_once_and_the_rest_is_lost():
    """p.21 C015: discard a card for its Command Points."""
    state = position(turn=0, boards={0: {"accessories": ("C015",), "hand": ("C024",)}})
    play(state, "use-accessory C015", "pay-with-card C024")
    assert events.PointsGained(rule="MYS-374", seat=0, points=3) in state.events
    play(state, "gain-energy", "travel champion shard.myst shard.river", "done")
    assert (state.boards[0].energy, state.boards[0].at) == (1, RIVER)
    assert offered(state) == ["develop", "meditate"]


@pytest.mark.rule("MYS-164")
@pytest.mark.component("onygauros")
def test_points_of_a_monster_reward_are_spent_at_once_and_the_rest_is_lost():
    """p.17: the Golden reward of Onygauros is 4 Command Points and 4 Glory."""
    reward = steps.GiveReward(0, "onygauros", Rank.GOLD)
    state = position(agenda=[reward], monsters=("onygauros", "boulron", "kodror"), phase=3)
    assert state.decision.about == {"points": 4}
    assert operations(state) == ["gain-energy", "construct troop", "construct golem", "done"]
    play(state, "construct golem", "gain-energy", "done")
    board = state.boards[0]
    assert (board.constructed_golems, board.energy, board.glory) == (1, 1, 5)
    assert not [step for step in state.agenda if isinstance(step, steps.SpendPoints)]
