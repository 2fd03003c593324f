"""The Encounter cards EN01 to EN15, both options of each. Rulebook p.19."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import offered, play, region

from .encounters import facing, of, tally


def removed(state: MystheaState) -> list[tuple[str, int | None, int]]:
    """The rule, the owner and the region of every unit that the last choice removed."""
    return [(e.rule, e.seat, e.region) for e in state.events if isinstance(e, events.UnitRemoved)]


# -- EN01 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-462")
@pytest.mark.component("EN01")
def test_en01_axe_removes_one_fortification_of_each_opponent():
    arch, tree, volcano = region("arch.myst"), region("tree.forest"), region("volcano.river")
    state = facing(
        "EN01",
        {1: {"fortifications": (arch, tree)}, 2: {"fortifications": (volcano,)}},
        fortifications=(region("shard.river"),),
    )
    assert offered(state) == ["choose-approach axe", "choose-approach boots"]
    play(state, "choose-approach axe", "accept", "strike-unit tree.forest")
    assert removed(state) == [("MYS-462", 1, tree), ("MYS-462", 2, volcano)]
    assert [board.fortifications for board in state.boards] == [(region("shard.river"),), (arch,), ()]
    assert tally(state) == (7, 0, 0, "arch")


@pytest.mark.rule("MYS-462")
@pytest.mark.component("EN01")
def test_en01_boots_give_2_experience():
    state = play(facing("EN01"), "choose-approach boots", "accept")
    assert tally(state) == (7, 0, 2, "sphere")


# -- EN02 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-463")
@pytest.mark.component("EN02")
def test_en02_dialogue_gives_3_command_points():
    state = play(facing("EN02"), "choose-approach dialogue", "accept")
    assert state.decision.about == {"points": 3}
    play(state, "gain-energy", "gain-energy", "gain-energy")
    assert tally(state) == (7, 3, 0, "sphere")


@pytest.mark.rule("MYS-463")
@pytest.mark.component("EN02")
def test_en02_chest_lets_meditate():
    state = play(facing("EN02", troops=(region("volcano.forest"),)), "choose-approach chest", "accept")
    assert tally(state) == (7, 3 + 1, 1, "tree")


# -- EN03 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-464")
@pytest.mark.component("EN03")
def test_en03_boots_construct_a_troop_and_a_golem():
    state = play(facing("EN03"), "choose-approach boots", "accept", "accept")
    board = state.boards[0]
    assert (board.constructed_troops, board.constructed_golems) == (1, 1)
    assert (board.supply_troops, board.supply_golems) == (7, 3)
    assert tally(state) == (7, 0, 0, "volcano")


@pytest.mark.rule("MYS-464")
@pytest.mark.component("EN03")
def test_en03_chest_gives_3_glory_for_each_controlled_crystal_field():
    state = facing(
        "EN03",
        {1: {"golems": (region("volcano.crystal"),)}, 2: {"at": region("arch.mountain")}},
        at=region("shard.crystal"),
        troops=(region("tree.crystal"), region("volcano.crystal"), region("arch.forest")),
    )
    play(state, "choose-approach chest", "accept")
    assert tally(state) == (1 + 6 + 2 * 3, 0, 0, "sphere")


# -- EN04 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-465")
@pytest.mark.component("EN04")
def test_en04_axe_gives_3_glory_for_each_controlled_forest():
    state = facing("EN04", troops=(region("arch.forest"), region("tree.forest"), region("volcano.forest")))
    play(state, "choose-approach axe", "accept")
    assert state.boards[1].at == region("arch.forest")
    assert tally(state) == (1 + 7 + 2 * 3, 0, 0, "sphere")


@pytest.mark.rule("MYS-465")
@pytest.mark.component("EN04")
def test_en04_dialogue_gives_1_experience_and_a_normal_travel_of_the_champion():
    state = play(facing("EN04"), "choose-approach dialogue", "accept")
    assert offered(state) == [
        "travel champion shard.myst shard.crystal",
        "travel champion shard.myst shard.river",
        "travel champion shard.myst arch.myst",
        "done",
    ]
    play(state, "travel champion shard.myst arch.myst")
    assert state.boards[0].at == region("arch.myst")
    assert tally(state) == (8, 0, 1, "arch")


# -- EN05 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-466")
@pytest.mark.component("EN05")
def test_en05_boots_give_2_command_points():
    state = play(facing("EN05"), "choose-approach boots", "accept")
    assert state.decision.about == {"points": 2}
    play(state, "construct golem")
    assert state.boards[0].constructed_golems == 1
    assert tally(state) == (8, 0, 0, "tree")


@pytest.mark.rule("MYS-466")
@pytest.mark.component("EN05")
def test_en05_chest_gives_1_energy_and_a_develop():
    state = facing("EN05", table={"display": ("C021", "C022", "C023")})
    play(state, "choose-approach chest", "accept", "accept", "reveal-one", "buy-card C022")
    assert state.boards[0].hand == ("C022",)
    assert len(state.display) == 3
    assert tally(state) == (8, 0, 0, "volcano")


# -- EN06 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-467")
@pytest.mark.component("EN06")
def test_en06_chest_gives_3_energy():
    assert tally(play(facing("EN06"), "choose-approach chest", "accept")) == (8, 3, 0, "tree")


@pytest.mark.parametrize(
    ("card", "approach", "glory", "island"),
    [
        of("EN06", "boots", 7, "sphere"),
        of("EN15", "chest", 7, "sphere"),
        of("EN17", "boots", 6, "tree"),
        of("EN23", "dialogue", 8, "sphere"),
    ],
)
def test_en06_en15_en17_and_en23_draw_1_card_from_the_era_deck(card: str, approach: str, glory: int, island: str):
    state = play(facing(card, table={"deck": ("C021", "C030")}), f"choose-approach {approach}")
    assert offered(state) == ["draw-card", "done"]
    state.script = [1]
    play(state, "draw-card")
    assert state.boards[0].hand == ("C030",)
    assert state.deck == ("C021",)
    assert tally(state) == (1 + glory, 0, 0, island)


# -- EN07 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "approach", "glory", "island"),
    [of("EN07", "axe", 8 + 1, "volcano"), of("EN17", "axe", 6 + 1, "shard"), of("EN21", "boots", 6 + 3, "shard")],
)
def test_en07_en17_and_en21_give_glory_and_a_battle_anywhere(card: str, approach: str, glory: int, island: str):
    state = facing(card, {2: {"troops": (region("shard.myst"),)}})
    play(state, f"choose-approach {approach}", "accept")
    assert state.boards[0].glory == 1 + glory
    assert offered(state) == [
        "start-battle shard.myst",
        "start-battle arch.forest",
        "start-battle tree.crystal",
        "done",
    ]
    play(state, "start-battle shard.myst")
    assert state.boards[2].troops == ()
    assert not state.boards[0].charged
    assert tally(state) == (1 + glory + 2, 0, 0, island)


@pytest.mark.component("EN07")
@pytest.mark.rule("MYS-468")
def test_en07_boots_construct_a_troop_or_travel_with_one():
    state = play(facing("EN07", troops=(region("tree.forest"),)), "choose-approach boots")
    assert offered(state) == ["take-option 1", "take-option 2", "done"]
    built = play(state.copy(), "take-option 1")
    assert built.boards[0].constructed_troops == 1
    assert tally(built) == (9, 0, 0, "sphere")
    play(state, "take-option 2", "travel troop tree.forest arch.forest")
    assert state.boards[0].troops == (region("arch.forest"),)
    assert state.boards[0].constructed_troops == 0
    assert tally(state) == (9, 0, 0, "sphere")


# -- EN08 -----------------------------------------------------------------------------------------------


@pytest.mark.component("EN08")
@pytest.mark.rule("MYS-469")
def test_en08_dialogue_gives_1_energy_and_1_command_point():
    state = play(facing("EN08"), "choose-approach dialogue", "accept", "accept")
    assert state.decision.about == {"points": 1}
    play(state, "construct troop")
    assert state.boards[0].constructed_troops == 1
    assert tally(state) == (9, 1, 0, "arch")


@pytest.mark.component("EN08")
@pytest.mark.rule("MYS-469")
def test_en08_boots_remove_one_troop_of_each_opponent():
    forest = region("tree.forest")
    state = facing("EN08", {1: {"troops": (forest, forest)}, 2: {"golems": (forest,)}}, troops=(forest,))
    play(state, "choose-approach boots", "accept")
    assert removed(state) == [("MYS-469", 1, forest)]
    assert (state.boards[1].troops, state.boards[1].constructed_troops) == ((forest,), 1)
    assert (state.boards[0].troops, state.boards[2].golems) == ((forest,), (forest,))
    assert tally(state) == (9, 0, 0, "sphere")


# -- EN09 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "approach", "price", "glory", "island"),
    [
        of("EN09", "chest", "C024", 8, "sphere"),
        of("EN18", "axe", "C034", 6, "tree"),
        of("EN23", "axe", "C039", 8, "tree"),
        of("EN29", "boots", "C029", 7, "shard"),
    ],
)
def test_a_discarded_card_of_the_type_gives_its_points_as_glory(
    card: str, approach: str, price: str, glory: int, island: str
):
    """EN09 takes a Tactic, EN18 an Accessory, EN23 an Upgrade, EN29 an Objective; each of these has 3 points."""
    state = play(facing(card, hand=("C024", "C029", "C034", "C039")), f"choose-approach {approach}")
    assert offered(state) == [f"pay-with-card {price}", "done"]
    play(state, f"pay-with-card {price}")
    assert state.boards[0].discard == (price,)
    assert len(state.boards[0].hand) == 3
    assert tally(state) == (1 + glory + 3, 0, 0, island)


@pytest.mark.component("EN09")
@pytest.mark.rule("MYS-470")
def test_en09_dialogue_constructs_or_deploys_a_troop():
    state = play(facing("EN09", constructed_troops=1), "choose-approach dialogue")
    built = play(state.copy(), "take-option 1")
    assert (built.boards[0].constructed_troops, built.boards[0].troops) == (2, ())
    play(state, "take-option 2")
    assert (state.boards[0].constructed_troops, state.boards[0].troops) == (0, (region("shard.myst"),))
    assert tally(built) == tally(state) == (9, 0, 0, "tree")


# -- EN10 -----------------------------------------------------------------------------------------------


@pytest.mark.component("EN10")
@pytest.mark.rule("MYS-471")
def test_en10_dialogue_gives_3_glory_for_each_controlled_land_of_myst():
    state = facing("EN10", {1: {"at": region("arch.myst")}}, troops=(region("arch.myst"), region("sphere.myst")))
    play(state, "choose-approach dialogue", "accept")
    assert tally(state) == (1 + 7 + 2 * 3, 0, 0, "sphere")


@pytest.mark.component("EN10")
@pytest.mark.rule("MYS-471")
def test_en10_boots_let_a_golem_and_a_troop_travel_to_any_region():
    state = facing("EN10", troops=(region("shard.river"),), golems=(region("shard.crystal"),))
    play(state, "choose-approach boots")
    assert len(offered(state)) == 14 + 1
    play(state, "travel golem shard.crystal sphere.mountain")
    assert len(offered(state)) == 14 + 1
    play(state, "travel troop shard.river arch.mountain")
    assert state.boards[0].golems == (region("sphere.mountain"),)
    assert state.boards[0].troops == (region("arch.mountain"),)
    assert tally(state) == (8, 0, 0, "arch")


# -- EN11 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "rule"), [of("EN11", "MYS-472"), of("EN14", "MYS-475")])
def test_en11_and_en14_axe_remove_one_golem_of_each_opponent(card: str, rule: str):
    river, crystal = region("volcano.river"), region("tree.crystal")
    state = facing(card, {1: {"golems": (river,)}, 2: {"golems": (crystal, crystal), "troops": (river,)}})
    play(state, "choose-approach axe", "accept")
    assert removed(state) == [(rule, 1, river), (rule, 2, crystal)]
    assert (state.boards[1].golems, state.boards[1].constructed_golems) == ((), 1)
    assert (state.boards[2].golems, state.boards[2].constructed_golems) == ((crystal,), 1)
    assert tally(state) == (8, 0, 0, "tree")


@pytest.mark.component("EN11")
@pytest.mark.rule("MYS-472")
def test_en11_chest_gives_3_glory():
    assert tally(play(facing("EN11"), "choose-approach chest", "accept")) == (1 + 7 + 3, 0, 0, "sphere")


# -- EN12 -----------------------------------------------------------------------------------------------


@pytest.mark.component("EN12")
@pytest.mark.rule("MYS-473")
def test_en12_chest_gives_1_energy():
    assert tally(play(facing("EN12"), "choose-approach chest", "accept")) == (8, 1, 0, "arch")


@pytest.mark.component("EN12")
@pytest.mark.rule("MYS-473")
def test_en12_axe_recharges_the_artefact_or_gives_1_command_point():
    state = play(facing("EN12", charged=False), "choose-approach axe")
    charged = play(state.copy(), "take-option 1")
    assert charged.boards[0].charged
    assert tally(charged) == (8, 0, 0, "volcano")
    play(state, "take-option 2")
    assert state.decision.about == {"points": 1}
    play(state, "gain-energy")
    assert not state.boards[0].charged
    assert tally(state) == (8, 1, 0, "volcano")


# -- EN13 -----------------------------------------------------------------------------------------------


@pytest.mark.component("EN13")
@pytest.mark.rule("MYS-474")
def test_en13_chest_lets_develop_at_its_price():
    state = facing("EN13", energy=3, table={"display": ("C021", "C022", "C023")})
    play(state, "choose-approach chest", "accept", "reveal-one", "buy-card C021", "buy-card C023")
    assert state.boards[0].hand == ("C021", "C023")
    assert tally(state) == (8, 0, 0, "sphere")


@pytest.mark.component("EN13")
@pytest.mark.rule("MYS-474")
def test_en13_boots_construct_a_golem_or_travel_with_one():
    state = play(facing("EN13", golems=(region("shard.river"),)), "choose-approach boots")
    built = play(state.copy(), "take-option 1")
    assert built.boards[0].constructed_golems == 1
    play(state, "take-option 2", "travel golem shard.river volcano.river")
    assert state.boards[0].golems == (region("volcano.river"),)
    assert state.boards[0].constructed_golems == 0
    assert tally(built) == tally(state) == (8, 0, 0, "arch")


# -- EN14 and EN15 ----------------------------------------------------------------------------------------


@pytest.mark.component("EN14")
@pytest.mark.rule("MYS-475")
def test_en14_boots_give_1_command_point_and_2_glory():
    state = play(facing("EN14"), "choose-approach boots", "accept")
    assert state.decision.about == {"points": 1}
    play(state, "gain-energy", "accept")
    assert tally(state) == (1 + 7 + 2, 1, 0, "volcano")


@pytest.mark.component("EN15")
@pytest.mark.rule("MYS-476")
def test_en15_dialogue_gives_1_glory_for_each_own_golem_on_the_islands():
    crystal = region("tree.crystal")
    state = facing("EN15", {1: {"golems": (crystal,)}}, golems=(crystal, crystal, 0), constructed_golems=1)
    play(state, "choose-approach dialogue", "accept")
    assert tally(state) == (1 + 7 + 3, 0, 0, "tree")
