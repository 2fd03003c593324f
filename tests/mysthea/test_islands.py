"""Islands, regions and the ring they lie in. Rulebook p.4-6, p.8, p.11, p.13."""

from __future__ import annotations

from itertools import combinations

import pytest

import rulewright
from rulewright.games.mysthea.model import steps
from rulewright.games.mysthea.model.geography import ISLANDS, OF_TERRAIN, ON_ISLAND, REGIONS, TERRAIN, island_of
from rulewright.games.mysthea.model.vocabulary import Terrain
from rulewright.games.mysthea.positions import island, offered, play, position, region
from rulewright.games.mysthea.rules.control import controller, strength_in
from rulewright.games.mysthea.rules.monsters import storm

CONTENT = rulewright.load("mysthea").content


def targets(text: str, at: str, **table: object) -> set[str]:
    """Where a unit (`champion`, `troop`, `golem`) may Travel from a region for 1 Command Point."""
    board: dict[str, object] = {"hand": ("C026",), "at": region(at)}
    if text != "champion":
        board[text + "s"] = (region(at),)
    state = position(turn=0, boards={0: board}, **table)  # type: ignore[arg-type]
    play(state, "act", "play-card C026", "spend-points")
    start = f"travel {text} {at} "
    return {choice.removeprefix(start) for choice in offered(state) if choice.startswith(start)}


@pytest.mark.rule("MYS-021", about="ON_ISLAND")
@pytest.mark.parametrize("name", ISLANDS)
def test_every_island_has_exactly_three_regions(name: str) -> None:
    """p.5"""
    assert len([one for one in REGIONS if one.startswith(f"{name}.")]) == 3
    assert [island_of(one) for one in ON_ISLAND[island(name)]] == [island(name)] * 3
    assert len(CONTENT.tables["islands"][name].regions) == 3


@pytest.mark.rule("MYS-022", about="Terrain")
def test_there_are_five_region_types() -> None:
    """p.4"""
    assert [terrain.value for terrain in Terrain] == ["forest", "river", "myst", "crystal", "mountain"]
    assert set(TERRAIN) == set(Terrain)


@pytest.mark.rule("MYS-023", about="OF_TERRAIN")
@pytest.mark.parametrize(
    ("terrain", "islands"),
    [
        ("forest", {"arch", "tree", "volcano"}),
        ("river", {"shard", "sphere", "volcano"}),
        ("myst", {"shard", "arch", "sphere"}),
        ("crystal", {"shard", "tree", "volcano"}),
        ("mountain", {"arch", "tree", "sphere"}),
    ],
)
def test_each_region_type_is_on_exactly_three_islands(terrain: str, islands: set[str]) -> None:
    """p.13, GAP-MYS-03"""
    places = OF_TERRAIN[Terrain(terrain)]
    assert len(places) == 3
    assert {ISLANDS[island_of(place)] for place in places} == islands


@pytest.mark.rule("MYS-024", about="TERRAIN")
def test_the_regions_of_an_island_differ_and_two_islands_share_one_or_two_types() -> None:
    """p.13, GAP-MYS-03"""
    kinds = [{TERRAIN[place] for place in ON_ISLAND[i]} for i in range(5)]
    assert [len(kind) for kind in kinds] == [3] * 5
    shared = {(a, b): len(kinds[a] & kinds[b]) for a, b in combinations(range(5), 2)}
    assert set(shared.values()) == {1, 2}


@pytest.mark.rule("MYS-025")
@pytest.mark.parametrize("ring", [(0, 1, 2, 3, 4), (3, 0, 4, 2, 1)])
@pytest.mark.parametrize("home", range(5))
def test_each_island_is_next_to_exactly_two_others(ring: tuple[int, ...], home: int) -> None:
    """p.8: any two Islands share a region type, so every neighbour can be reached from some region."""
    reached = set()
    for place in ON_ISLAND[home]:
        for target in targets("champion", REGIONS[place], ring=ring):
            reached.add(island_of(region(target)))
    at = ring.index(home)
    assert reached - {home} == {ring[(at + 1) % 5], ring[(at - 1) % 5]}


@pytest.mark.rule("MYS-026")
def test_a_moved_island_has_its_new_neighbours_at_once() -> None:
    """p.11: within the very same turn."""
    board = {"hand": ("C026",), "at": region("tree.forest")}
    state = position(turn=0, boards={0: board})
    assert targets("champion", "tree.forest") == {"tree.crystal", "tree.mountain", "arch.forest"}
    play(state, "move-island", "decline", "set-down-after volcano")
    assert state.ring == (0, 1, 3, 4, 2)
    play(state, "act", "play-card C026", "spend-points")
    travels = [text for text in offered(state) if text.startswith("travel")]
    assert travels == [
        "travel champion tree.forest tree.crystal",
        "travel champion tree.forest tree.mountain",
        "travel champion tree.forest volcano.forest",
    ]


@pytest.mark.rule("MYS-027")
@pytest.mark.parametrize("unit", ["champion", "troop", "golem"])
@pytest.mark.parametrize("name", REGIONS)
def test_on_one_island_every_region_is_next_to_both_others(name: str, unit: str) -> None:
    """p.8"""
    home = [REGIONS[place] for place in ON_ISLAND[island_of(region(name))]]
    assert targets(unit, name) >= set(home) - {name}
    assert name not in targets(unit, name)


@pytest.mark.rule("MYS-028")
def test_monsters_and_tokens_stand_in_no_region_and_any_number_share_an_island() -> None:
    """p.6: they neither hold a region nor can be fought there, and all of them are moved on together."""
    tree = island("tree")
    away = {0: {"token": tree}, 1: {"token": tree}, 2: {"token": tree, "at": region("sphere.myst")}}
    state = position(turn=0, boards=away, lairs=(tree, tree, tree))
    assert [board.token for board in state.boards] == [tree, tree, tree]
    assert [controller(state, place) for place in ON_ISLAND[tree]] == [None, None, None]
    assert not [text for text in offered(state) if text.startswith("start-battle")]
    storm(state)
    assert state.lairs == (island("sphere"), island("sphere"), tree)  # Kodror swaps its Island instead
    assert state.ring == (0, 1, 3, 2, 4)


@pytest.mark.rule("MYS-029", about="monsters")
def test_each_attunement_and_each_monster_shows_the_icon_of_one_island() -> None:
    """p.6, GAP-MYS-04, GAP-MYS-05"""
    assert {card.id: card.island for card in CONTENT.monsters.values()} == {
        "utcoro": "tree",
        "boulron": "tree",
        "cannibarok": "shard",
        "onygauros": "volcano",
        "obsidusa": "shard",
        "caerulas": "sphere",
        "kodror": "arch",
    }
    assert {card.island for card in CONTENT.attunements.values()} == set(ISLANDS)


@pytest.mark.rule("MYS-030", about="attunements")
@pytest.mark.parametrize(
    ("name", "day", "night"),
    [
        ("shard", "A01", "A06"),
        ("arch", "A02", "A07"),
        ("tree", "A03", "A08"),
        ("sphere", "A04", "A09"),
        ("volcano", "A05", "A10"),
    ],
)
def test_each_island_has_one_attunement_card(name: str, day: str, night: str) -> None:
    """p.6, GAP-MYS-05: moving the Island offers its own card and no other."""
    assert sorted(card.id for card in CONTENT.attunements.values() if card.island == name) == [day, night]
    for side, card in (("day", day), ("night", night)):
        sides = rulewright.load("mysthea").new(players=3, options={"attunements": side}).attunements
        state = position(turn=0, boards={0: {"at": ON_ISLAND[island(name)][0]}}, attunements=sides)
        play(state, "move-island")
        assert offered(state) == [f"claim-attunement {card}", "decline"]


@pytest.mark.rule("MYS-031")
def test_the_icon_of_a_monster_only_says_where_it_appears() -> None:
    """p.6: Utcoro left the Tree and stays where it is when the next Era begins."""
    state = position(
        agenda=[steps.BeginEra()], monsters=("utcoro", "boulron", "kodror"), lairs=(island("volcano"), -1, -1)
    )
    assert state.era == 2
    assert state.lairs == (island("volcano"), island("tree"), -1)


@pytest.mark.rule("MYS-032")
def test_everything_on_an_island_moves_with_it() -> None:
    """p.11: units, Monsters, Encounter tokens and a Mirage."""
    tree, spot = island("tree"), region("tree.forest")
    mine = {"at": spot, "troops": (spot,), "golems": (spot,), "fortifications": (spot,), "experience": 1}
    state = position(
        players=2,
        turn=0,
        boards={0: mine, 1: {"token": tree, "at": region("shard.river"), "troops": (region("tree.crystal"),)}},
        lairs=(tree, -1, -1),
        mirages=(region("shard.myst"), region("tree.mountain")),
    )
    play(state, "move-island", "decline", "set-down-after volcano")
    assert state.ring == (0, 1, 3, 4, 2)
    assert strength_in(state, 0, spot) == 8
    assert controller(state, region("tree.crystal")) == 1
    assert state.boards[1].token == tree
    assert state.mirages == (region("shard.myst"), region("tree.mountain"))
    storm(state)
    assert state.lairs[0] == island("shard")  # clockwise of the Tree as it lies now


@pytest.mark.rule("MYS-033")
def test_any_number_of_units_fits_into_a_region() -> None:
    """p.4: all units of five players, and there is room for one more."""
    spot = region("tree.forest")
    full = {"at": spot, "troops": (spot,) * 8, "golems": (spot,) * 4, "fortifications": (spot,) * 4}
    last = {"at": spot, "troops": (spot,) * 7, "golems": (spot,) * 4, "fortifications": (spot,) * 4, "hand": ("C026",)}
    state = position(
        players=5, turn=0, boards={0: {**last, "constructed_troops": 1}, 1: full, 2: full, 3: full, 4: full}
    )
    play(state, "act", "play-card C026", "spend-points", "deploy troop")
    assert [strength_in(state, seat, spot) for seat in range(5)] == [27] * 5
