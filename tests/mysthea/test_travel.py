"""Travel: where a unit may go, how often, and what it may not do on the way. Rulebook p.8."""

from __future__ import annotations

from itertools import pairwise

import pytest

import rulewright
from rulewright.games.mysthea.model import choices, events
from rulewright.games.mysthea.model.geography import REGIONS, TERRAIN
from rulewright.games.mysthea.model.vocabulary import Unit
from rulewright.games.mysthea.positions import offered, play, position, region

FIVE_POINTS = "C075"
SHARD_MYST = region("shard.myst")
SHARD_RIVER = region("shard.river")
ARCH_MYST = region("arch.myst")


def spending(boards=None, **table):
    """Seat 0 spends the 5 points of a card."""
    first = {"hand": (FIVE_POINTS,), **(boards or {}).get(0, {})}
    state = position(turn=0, era=3, boards={**(boards or {}), 0: first}, **table)
    return play(state, "act", f"play-card {FIVE_POINTS}", "spend-points")


def targets(state, unit: str, origin: str) -> set[str]:
    """Where a unit of a kind may go from a region."""
    return {text.split()[3] for text in offered(state) if text.startswith(f"travel {unit} {origin} ")}


# -- where ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-155")
@pytest.mark.parametrize(
    ("origin", "reached"),
    [
        ("shard.myst", {"shard.crystal", "shard.river", "arch.myst"}),
        ("shard.river", {"shard.myst", "shard.crystal", "volcano.river"}),
        ("arch.mountain", {"arch.forest", "arch.myst", "tree.mountain"}),
        ("tree.mountain", {"tree.crystal", "tree.forest", "arch.mountain", "sphere.mountain"}),
        ("sphere.river", {"sphere.myst", "sphere.mountain", "volcano.river"}),
        ("volcano.river", {"volcano.forest", "volcano.crystal", "sphere.river", "shard.river"}),
    ],
)
@pytest.mark.parametrize("unit", ["champion", "troop", "golem"])
def test_a_unit_travels_within_its_island_or_to_the_same_region_type_of_a_neighbouring_one(unit, origin, reached):
    """p.8 Travel; the ring is Shard, Arch, Tree, Sphere, Volcano."""
    home = region(origin)
    placed = {"champion": {"at": home}, "troop": {"troops": (home,)}, "golem": {"golems": (home,)}}
    state = spending({0: placed[unit]})
    assert targets(state, unit, origin) == reached
    target = sorted(reached)[0]
    play(state, f"travel {unit} {origin} {target}")
    assert state.events == [
        events.Travelled(rule="MYS-155", seat=0, unit=unit, origin=home, target=region(target)),
    ]
    assert state.decision.about == {"points": 4}


@pytest.mark.rule("MYS-155")
def test_neighbours_are_the_islands_next_to_each_other_in_the_ring_as_it_lies_now():
    """p.8 Travel: with Sphere and Volcano at its sides the Shard has other ways out."""
    state = spending({0: {"at": SHARD_RIVER, "troops": (SHARD_MYST,)}}, ring=(3, 0, 4, 1, 2))
    assert targets(state, "champion", "shard.river") == {
        "shard.myst",
        "shard.crystal",
        "sphere.river",
        "volcano.river",
    }
    assert targets(state, "troop", "shard.myst") == {"shard.crystal", "shard.river", "sphere.myst"}


@pytest.mark.rule("MYS-156")
def test_an_island_without_a_region_of_the_same_type_cannot_be_entered():
    """p.8 Travel: the Volcano has no Land of Myst, the Arch neither Crystal Field nor River."""
    state = spending({0: {"at": SHARD_MYST, "troops": (SHARD_RIVER,), "golems": (region("shard.crystal"),)}})
    assert not [target for target in targets(state, "champion", "shard.myst") if target.startswith("volcano")]
    assert not [target for target in targets(state, "troop", "shard.river") if target.startswith("arch")]
    assert not [target for target in targets(state, "golem", "shard.crystal") if target.startswith("arch")]
    for text in offered(state):
        if text.startswith("travel"):
            _, _, origin, target = text.split()
            same_island = origin.split(".")[0] == target.split(".")[0]
            assert same_island or TERRAIN[region(origin)] is TERRAIN[region(target)]


# -- how often --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-157")
def test_a_champion_travels_as_often_as_there_are_points():
    """p.8 Travel."""
    state = spending()
    path = ["shard.myst", "shard.river", "volcano.river", "sphere.river", "sphere.myst", "sphere.river"]
    for left, (origin, target) in zip((4, 3, 2, 1, 0), pairwise(path), strict=True):
        play(state, f"travel champion {origin} {target}")
        assert state.boards[0].at == region(target)
        if left:
            assert state.decision.about == {"points": left}
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-158")
@pytest.mark.parametrize("unit", ["troop", "golem"])
def test_each_troop_and_golem_travels_once_per_turn(unit):
    """p.8 Travel: one of two has moved to the other's region and back is not possible for it."""
    state = spending({0: {f"{unit}s": (SHARD_MYST, SHARD_RIVER)}})
    play(state, f"travel {unit} shard.myst shard.river")
    assert targets(state, unit, "shard.river") == {"shard.myst", "shard.crystal", "volcano.river"}
    play(state, f"travel {unit} shard.river volcano.river")
    assert targets(state, unit, "shard.river") == set()
    assert targets(state, unit, "volcano.river") == set()
    assert state.decision.about == {"points": 3}


@pytest.mark.rule("MYS-158")
@pytest.mark.component("C035", "C022")
def test_the_limit_of_one_travel_counts_over_all_sources_of_a_turn():
    """p.8 Travel: an Accessory in front of the Act, then the points and the effect of a card."""
    board = {"accessories": ("C035",), "hand": ("C022",), "energy": 3, "golems": (SHARD_MYST,)}
    state = position(turn=0, boards={0: board})
    play(state, "use-accessory C035", "take-option 2", "travel golem shard.myst shard.river")
    play(state, "act", "play-card C022", "spend-points")
    assert targets(state, "golem", "shard.river") == set()
    play(state, "done", "use-card")
    assert state.boards[0].golems == (SHARD_RIVER,)
    assert state.decision.prompt != "prompt-travel"


@pytest.mark.rule("MYS-158")
def test_the_limit_of_one_travel_starts_anew_in_the_next_turn():
    """p.8 Travel."""
    state = position(turn=0, players=2, boards={0: {"hand": ("C011", "C012"), "troops": (SHARD_MYST,)}})
    play(state, "act", "play-card C011", "spend-points", "travel troop shard.myst shard.river")
    assert targets(state, "troop", "shard.river") == set()
    while state.decision.seat != 0 or "act" not in offered(state):
        play(state, "done" if "done" in offered(state) else "meditate")
    play(state, "act", "play-card C012", "spend-points")
    assert targets(state, "troop", "shard.river") == {"shard.myst", "shard.crystal", "volcano.river"}


# -- what travels -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-159")
def test_fortifications_cannot_travel():
    """p.10 Retreat: the note on normal Travel rules."""
    state = spending({0: {"at": SHARD_MYST, "fortifications": (SHARD_RIVER, SHARD_RIVER)}})
    assert targets(state, "fortification", "shard.river") == set()
    assert not [text for text in offered(state) if " shard.river " in text]
    travellers = {
        choice.unit for choice in rulewright.load("mysthea").action_space() if isinstance(choice, choices.Travel)
    }
    assert travellers == {Unit.TROOP, Unit.GOLEM, Unit.CHAMPION}


@pytest.mark.rule("MYS-159")
@pytest.mark.ruling("AMB-MYS-25")
@pytest.mark.component("C038", "C059", "C077")
@pytest.mark.parametrize(
    ("upgrades", "traveller"),
    [
        (("C038", "", "", "", ""), "champion"),
        (("", "C059", "", "", ""), "troop"),
        (("", "", "C077", "", ""), "golem"),
    ],
)
def test_fortifications_are_never_carried_unless_the_table_says_so(upgrades, traveller):
    """p.23-27: the Upgrades that let a traveller carry a unit."""
    board = {"upgrades": upgrades, "fortifications": (SHARD_MYST,), "at": ARCH_MYST}
    board |= {"champion": {"at": SHARD_MYST}, "troop": {"troops": (SHARD_MYST,)}, "golem": {"golems": (SHARD_MYST,)}}[
        traveller
    ]
    state = spending({0: board})
    play(state, f"travel {traveller} shard.myst shard.river")
    assert state.decision.prompt == "prompt-spend-points"

    state = spending({0: board}, rulings={"carry_fortifications": True})
    play(state, f"travel {traveller} shard.myst shard.river")
    assert offered(state) == ["carry-unit fortification", "done"]
    play(state, "carry-unit fortification")
    assert state.boards[0].fortifications == (SHARD_RIVER,)


@pytest.mark.rule("MYS-160")
@pytest.mark.parametrize(("unit", "left"), [("troop", 3), ("golem", 2)])
def test_a_unit_may_travel_in_the_turn_in_which_it_was_deployed(unit, left):
    """p.8 Travel."""
    state = spending({0: {f"constructed_{unit}s": 1}})
    play(state, f"deploy {unit}", f"travel {unit} shard.myst arch.myst")
    assert getattr(state.boards[0], f"{unit}s") == (ARCH_MYST,)
    assert state.decision.about == {"points": left}


@pytest.mark.rule("MYS-161")
def test_units_enter_leave_and_share_regions_with_enemies_and_no_battle_begins():
    """p.8 Travel."""
    enemy = {"at": SHARD_RIVER, "troops": (SHARD_RIVER, SHARD_RIVER), "golems": (region("shard.crystal"),)}
    state = spending({0: {"troops": (SHARD_RIVER,)}, 1: enemy})
    play(state, "travel champion shard.myst shard.river")
    assert state.battle is None
    assert (state.boards[0].at, state.boards[1].at) == (SHARD_RIVER, SHARD_RIVER)
    play(state, "travel troop shard.river shard.crystal", "travel champion shard.river shard.crystal")
    assert state.battle is None
    assert state.boards[0].charged
    assert state.boards[1].troops == (SHARD_RIVER, SHARD_RIVER)
    assert state.decision.about == {"points": 2}


# -- to any region --------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-162")
@pytest.mark.ruling("AMB-MYS-33")
@pytest.mark.component("C001")
def test_travel_to_any_region_ignores_island_distance_and_type():
    """p.20 C001: every region but the one where the Champion stands."""
    state = position(turn=0, boards={0: {"hand": ("C001",), "energy": 2}})
    play(state, "act", "play-card C001", "use-card")
    assert targets(state, "champion", "shard.myst") == set(REGIONS) - {"shard.myst"}
    play(state, "travel champion shard.myst sphere.mountain")
    assert state.boards[0].at == region("sphere.mountain")
    assert state.events[0].rule == "MYS-162"


@pytest.mark.rule("MYS-162")
@pytest.mark.component("C042")
def test_travel_to_any_region_keeps_the_limit_of_one_travel_per_turn():
    """p.24 C042: up to 2 Troops to any region; of three Troops one has travelled already."""
    troops = (SHARD_MYST, SHARD_RIVER, SHARD_RIVER)
    state = position(turn=0, era=2, boards={0: {"hand": ("C042",), "energy": 2, "troops": troops}})
    play(state, "act", "play-card C042", "spend-points", "travel troop shard.myst arch.myst", "done", "use-card")
    assert targets(state, "troop", "arch.myst") == set()
    play(state, "travel troop shard.river tree.forest")
    assert targets(state, "troop", "tree.forest") == set()
    play(state, "travel troop shard.river arch.myst")
    assert state.boards[0].troops == (ARCH_MYST, ARCH_MYST, region("tree.forest"))
    assert state.decision.prompt == "prompt-special-action"


# -- the printed example ------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-148", "MYS-150", "MYS-157", "MYS-158")
@pytest.mark.gold("GOLD-MYS-03")
def test_the_example_of_five_points_construct_deploy_and_three_travels():
    """p.8 Travel: one Troop built and deployed, the Champion moves twice, a Golem once."""
    golem = region("tree.mountain")
    state = position(turn=0, era=3, boards={0: {"hand": ("C065",), "at": SHARD_MYST, "golems": (golem,)}})
    play(state, "act", "play-card C065", "spend-points", "construct troop", "deploy troop")
    play(state, "travel champion shard.myst shard.river", "travel golem tree.mountain arch.mountain")
    assert state.decision.about == {"points": 1}
    assert targets(state, "golem", "arch.mountain") == set()
    play(state, "travel champion shard.river volcano.river")
    board = state.boards[0]
    assert (board.troops, board.at, board.golems) == (
        (SHARD_MYST,),
        region("volcano.river"),
        (region("arch.mountain"),),
    )
    assert (board.supply_troops, board.constructed_troops) == (7, 0)
    assert state.decision.prompt == "prompt-special-action"
