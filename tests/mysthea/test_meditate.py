"""Meditate: 3 Energy, then the bonus of each region with an own unit. Rulebook p.9."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.positions import offered, play, position, region
from rulewright.games.mysthea.rules.control import controller

MYST = region("shard.myst")
CRYSTAL = region("shard.crystal")
RIVER = region("shard.river")
FOREST = region("arch.forest")
MOUNTAIN = region("arch.mountain")
OTHER_FOREST = region("tree.forest")
OTHER_MOUNTAIN = region("tree.mountain")
OTHER_CRYSTAL = region("tree.crystal")


def meditating(others=None, **board):
    """Seat 0 meditates, alone with its units far from the others."""
    away = {"at": region("volcano.forest")}
    state = position(turn=0, players=2, boards={0: board, 1: others or away})
    return play(state, "meditate")


def resources(state) -> tuple[int, int, int]:
    board = state.boards[0]
    return board.energy, board.experience, board.glory


# -- the bonuses ------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-176")
def test_meditate_first_gives_three_energy():
    """p.9 Meditate: the Crystal Field gives no Energy of its own."""
    state = meditating(at=CRYSTAL, energy=2)
    assert state.events[0] == events.Gained(rule="MYS-176", seat=0, energy=3)
    assert resources(state) == (5, 0, 1)


@pytest.mark.rule("MYS-177")
def test_a_region_gives_its_bonus_once_however_many_units_are_there():
    """p.9 Meditate."""
    crowd = {"troops": (RIVER, RIVER, RIVER), "golems": (RIVER, RIVER), "fortifications": (RIVER,)}
    assert resources(meditating(at=RIVER, **crowd)) == resources(meditating(at=RIVER)) == (3, 0, 3)


@pytest.mark.rule("MYS-177", "MYS-180", "MYS-181", "MYS-182")
def test_each_region_with_an_own_unit_gives_its_bonus():
    """p.9 Meditate: 2 Forests, 2 Rivers and 3 Lands of Myst."""
    state = meditating(
        at=MYST,
        troops=(RIVER, FOREST, region("arch.myst")),
        golems=(OTHER_FOREST, region("sphere.river"), region("sphere.myst")),
    )
    assert resources(state) == (3 + 2, 3, 1 + 4)
    assert state.events[:4] == [
        events.Gained(rule="MYS-176", seat=0, energy=3),
        events.Gained(rule="MYS-180", seat=0, energy=2),
        events.Gained(rule="MYS-181", seat=0, glory=4),
        events.Gained(rule="MYS-182", seat=0, experience=3),
    ]


@pytest.mark.parametrize(
    ("place", "energy", "experience", "glory"),
    [
        pytest.param(FOREST, 4, 0, 1, marks=pytest.mark.rule("MYS-180")),
        pytest.param(RIVER, 3, 0, 3, marks=pytest.mark.rule("MYS-181")),
        pytest.param(MYST, 3, 1, 1, marks=pytest.mark.rule("MYS-182")),
    ],
)
def test_a_forest_gives_energy_a_river_glory_and_a_land_of_myst_experience(place, energy, experience, glory):
    """p.9 Meditate."""
    assert resources(meditating(at=place)) == (energy, experience, glory)


@pytest.mark.rule("MYS-178")
def test_the_bonuses_that_ask_something_come_in_the_order_that_the_player_chooses():
    """p.9 Meditate: a Mountain and a Crystal Field; the others only add up."""
    state = meditating(at=CRYSTAL, troops=(MOUNTAIN,))
    assert state.decision.rule == "MYS-178"
    assert offered(state) == ["fortify-first", "crystals-first"]
    twin = state.copy()
    play(state, "fortify-first")
    assert state.decision.rule == "MYS-183"
    play(state, "deploy-fortification shard.crystal")
    assert state.decision.rule == "MYS-184"
    play(twin, "crystals-first")
    assert twin.decision.rule == "MYS-184"
    play(twin, "construct troop")
    assert twin.decision.rule == "MYS-183"


@pytest.mark.rule("MYS-179")
@pytest.mark.parametrize(
    ("board", "energy"),
    [
        ({"at": CRYSTAL, "fortifications": (FOREST,)}, 4),
        ({"at": FOREST, "wounded": True}, 4),
        ({"at": FOREST, "wounded": True, "fortifications": (OTHER_FOREST,)}, 5),
        ({"at": CRYSTAL}, 3),
    ],
)
def test_fortifications_and_wounded_champions_count_as_units(board, energy):
    """p.9 Meditate."""
    assert meditating(**board).boards[0].energy == energy


@pytest.mark.rule("MYS-187")
def test_a_region_gives_its_bonus_to_a_player_who_does_not_control_it():
    """p.9 Meditate: an enemy Champion with two Golems holds the River."""
    strong = {"at": RIVER, "golems": (RIVER, RIVER)}
    state = meditating(others=strong, at=FOREST, troops=(RIVER,))
    assert controller(state, RIVER) == 1
    assert resources(state) == (4, 0, 3)


# -- Mountains ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-183")
def test_a_mountain_deploys_a_fortification_in_any_region_with_an_own_unit():
    """p.9 Meditate."""
    state = meditating(at=MYST, troops=(MOUNTAIN,), golems=(OTHER_FOREST,))
    assert offered(state) == [
        "deploy-fortification shard.myst",
        "deploy-fortification arch.mountain",
        "deploy-fortification tree.forest",
    ]
    play(state, "deploy-fortification tree.forest")
    assert state.events[0] == events.Deployed(rule="MYS-183", seat=0, unit="fortification", region=OTHER_FOREST)
    assert (state.boards[0].fortifications, state.boards[0].supply_fortifications) == ((OTHER_FOREST,), 3)
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-183")
def test_the_bonus_of_a_mountain_is_taken_and_only_crystal_points_may_be_left():
    """p.9 Meditate: each region gives its bonus; the leave not to use it stands with the Crystal Field alone."""
    state = meditating(at=MOUNTAIN)
    assert offered(state) == ["deploy-fortification arch.mountain"]


@pytest.mark.rule("MYS-183")
def test_each_mountain_deploys_one_fortification_while_the_supply_lasts():
    """p.9 Meditate: two Mountains, one Fortification left, then none."""
    held = {"at": MOUNTAIN, "troops": (OTHER_MOUNTAIN,)}
    state = meditating(**held)
    play(state, "deploy-fortification arch.mountain", "deploy-fortification arch.mountain")
    assert state.boards[0].fortifications == (MOUNTAIN, MOUNTAIN)
    assert state.decision.prompt == "prompt-special-action"

    state = meditating(**held, fortifications=(MYST, MYST, MYST))
    play(state, "deploy-fortification tree.mountain")
    assert state.boards[0].supply_fortifications == 0
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-176", "MYS-180", "MYS-183")
@pytest.mark.gold("GOLD-MYS-05")
@pytest.mark.parametrize("site", ["arch.forest", "tree.forest", "arch.mountain"])
def test_the_example_of_two_forests_and_a_mountain(site):
    """p.9 Meditate."""
    state = meditating(at=FOREST, troops=(OTHER_FOREST,), golems=(MOUNTAIN,))
    assert state.boards[0].energy == 5
    assert sorted(offered(state)) == [
        "deploy-fortification arch.forest",
        "deploy-fortification arch.mountain",
        "deploy-fortification tree.forest",
    ]
    play(state, f"deploy-fortification {site}")
    assert state.boards[0].fortifications == (region(site),)
    assert state.boards[0].supply_fortifications == 3


# -- Crystal Fields -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-184")
def test_a_crystal_field_gives_a_point_that_only_constructs_or_deploys():
    """p.9 Meditate."""
    state = meditating(at=CRYSTAL, constructed_troops=1, constructed_golems=1)
    assert offered(state) == ["construct troop", "deploy troop", "done"]
    play(state, "deploy troop")
    assert state.boards[0].troops == (CRYSTAL,)
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-185")
@pytest.mark.ruling("AMB-MYS-22")
@pytest.mark.parametrize("operation", ["construct golem", "deploy golem"])
def test_the_points_of_two_crystal_fields_construct_or_deploy_one_golem(operation):
    """p.9 Meditate."""
    one = meditating(at=CRYSTAL, constructed_golems=1)
    assert operation not in offered(one)
    two = meditating(at=CRYSTAL, troops=(OTHER_CRYSTAL,), constructed_golems=1)
    assert offered(two) == ["construct troop", "construct golem", "deploy golem", "done"]
    play(two, operation)
    board = two.boards[0]
    after = {"construct golem": (2, 2, ()), "deploy golem": (3, 0, (CRYSTAL,))}[operation]
    assert (board.supply_golems, board.constructed_golems, board.golems) == after
    assert two.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-186")
def test_the_points_of_crystal_fields_need_not_be_spent_and_are_lost():
    """p.9 Meditate: of three points one is used."""
    state = meditating(at=CRYSTAL, troops=(OTHER_CRYSTAL, region("volcano.crystal")))
    play(state, "construct troop", "done")
    assert state.boards[0].constructed_troops == 1
    assert state.decision.prompt == "prompt-special-action"
    untouched = meditating(at=CRYSTAL)
    play(untouched, "done")
    assert (untouched.boards[0].constructed_troops, untouched.boards[0].energy) == (0, 3)


@pytest.mark.rule("MYS-188")
def test_deploying_during_meditate_creates_no_new_bonus():
    """p.9 Meditate: new units stand only where the player already had one."""
    state = meditating(at=CRYSTAL, troops=(MOUNTAIN,), constructed_troops=1)
    before = {CRYSTAL, MOUNTAIN}
    play(state, "crystals-first", "deploy troop")
    assert {int(choice.region) for choice in state.decision.choices} == before
    play(state, "deploy-fortification shard.crystal")
    board = state.boards[0]
    assert {board.at, *board.troops, *board.fortifications} == before
    assert resources(state) == (3, 0, 1)
    assert state.decision.prompt == "prompt-special-action"


# -- the cap ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-176")
@pytest.mark.gold("GOLD-MYS-12")
def test_energy_above_twelve_is_lost():
    """p.5 Setup: 11 Energy and two Forests."""
    state = meditating(at=FOREST, troops=(OTHER_FOREST,), energy=11)
    assert state.boards[0].energy == 12
    assert state.events == [events.Gained(rule="MYS-176", seat=0, energy=1)]
