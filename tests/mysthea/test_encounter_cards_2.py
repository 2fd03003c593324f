"""The Encounter cards EN16 to EN30, both options of each, and what holds for all thirty. Rulebook p.19."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.positions import base_game, offered, play, region

from .encounters import facing, of, tally

BOULRON_ON_THE_SHARD = {"monsters": ("boulron", "kodror", "utcoro"), "lairs": (0, -1, -1), "path": ("boulron",)}


# -- EN16 to EN19 -----------------------------------------------------------------------------------------


@pytest.mark.component("EN16")
@pytest.mark.rule("MYS-477")
def test_en16_dialogue_deploys_a_troop_or_constructs_a_golem():
    state = play(facing("EN16", constructed_troops=1), "choose-approach dialogue")
    deployed = play(state.copy(), "take-option 1")
    assert (deployed.boards[0].troops, deployed.boards[0].constructed_golems) == ((region("shard.myst"),), 0)
    play(state, "take-option 2")
    assert (state.boards[0].troops, state.boards[0].constructed_golems) == ((), 1)
    assert tally(deployed) == tally(state) == (7, 0, 0, "tree")


@pytest.mark.parametrize(
    ("card", "glory", "island"),
    [of("EN16", 6, "sphere", marks=(pytest.mark.ruling("AMB-MYS-67"),)), of("EN22", 8, "shard")],
)
def test_en16_and_en22_chest_give_3_glory_for_1_energy(card: str, glory: int, island: str):
    state = play(facing(card, energy=2), "choose-approach chest", "accept")
    assert tally(state) == (1 + glory + 3, 1, 0, island)


@pytest.mark.component("EN17")
@pytest.mark.rule("MYS-478")
def test_en17_offers_the_axe_and_the_boots_for_6_glory():
    state = facing("EN17")
    assert offered(state) == ["choose-approach axe", "choose-approach boots"]
    assert tally(state) == (7, 0, 0, "shard")


@pytest.mark.component("EN18")
@pytest.mark.rule("MYS-479")
@pytest.mark.parametrize(("option", "built"), [(1, (1, 0)), (2, (0, 1))])
def test_en18_chest_constructs_one_troop_or_one_golem(option: int, built: tuple[int, int]):
    state = play(facing("EN18"), "choose-approach chest")
    assert offered(state) == ["take-option 1", "take-option 2", "done"]
    play(state, f"take-option {option}")
    assert (state.boards[0].constructed_troops, state.boards[0].constructed_golems) == built
    assert tally(state) == (7, 0, 0, "volcano")


@pytest.mark.component("EN19")
@pytest.mark.rule("MYS-480")
def test_en19_chest_gives_2_energy_or_2_command_points():
    state = play(facing("EN19"), "choose-approach chest")
    energy = play(state.copy(), "take-option 1")
    assert tally(energy) == (7, 2, 0, "sphere")
    play(state, "take-option 2")
    assert state.decision.about == {"points": 2}
    play(state, "construct golem")
    assert tally(state) == (7, 0, 0, "sphere")


@pytest.mark.component("EN19")
@pytest.mark.rule("MYS-480")
def test_en19_dialogue_gives_2_experience():
    assert tally(play(facing("EN19"), "choose-approach dialogue", "accept")) == (7, 0, 2, "volcano")


# -- EN20 to EN24 -----------------------------------------------------------------------------------------


@pytest.mark.component("EN20")
@pytest.mark.rule("MYS-481")
def test_en20_boots_let_the_champion_travel_to_any_region():
    state = play(facing("EN20"), "choose-approach boots")
    assert len(offered(state)) == 14 + 1
    play(state, "travel champion shard.myst sphere.mountain")
    assert state.boards[0].at == region("sphere.mountain")
    assert tally(state) == (7, 0, 0, "tree")


@pytest.mark.parametrize(("card", "island"), [of("EN20", "sphere"), of("EN27", "tree")])
def test_en20_and_en27_axe_make_a_placed_monster_attack_at_once(card: str, island: str):
    state = play(facing(card, table=BOULRON_ON_THE_SHARD), "choose-approach axe")
    assert offered(state) == ["choose-monster boulron", "done"]
    play(state, "choose-monster boulron")
    fights = [e for e in state.events if isinstance(e, events.MonsterCompared)]
    assert [(e.monster, e.strength, e.against) for e in fights] == [("boulron", 11, 3)]
    assert state.boards[0].wounded
    assert state.lairs == (1, -1, -1)
    assert tally(state) == (7, 0, 0, island)


@pytest.mark.component("EN21")
@pytest.mark.rule("MYS-482")
def test_en21_dialogue_constructs_or_deploys_a_golem():
    state = play(facing("EN21", constructed_golems=1), "choose-approach dialogue")
    built = play(state.copy(), "take-option 1")
    assert (built.boards[0].constructed_golems, built.boards[0].golems) == (2, ())
    play(state, "take-option 2")
    assert (state.boards[0].constructed_golems, state.boards[0].golems) == (0, (region("shard.myst"),))
    assert tally(built) == tally(state) == (7, 0, 0, "arch")


@pytest.mark.component("EN22")
@pytest.mark.rule("MYS-483")
def test_en22_boots_let_two_troops_travel_to_any_region():
    river = region("shard.river")
    state = play(facing("EN22", troops=(river, river, river)), "choose-approach boots")
    play(state, "travel troop shard.river tree.mountain", "travel troop shard.river tree.mountain")
    mountain = region("tree.mountain")
    assert state.boards[0].troops == (river, mountain, mountain)
    assert tally(state) == (9, 0, 0, "sphere")


@pytest.mark.component("EN23")
@pytest.mark.rule("MYS-484")
def test_en23_offers_the_dialogue_and_the_axe_for_8_glory():
    state = facing("EN23")
    assert offered(state) == ["choose-approach dialogue", "choose-approach axe"]
    assert tally(state) == (9, 0, 0, "shard")


@pytest.mark.component("EN24")
@pytest.mark.rule("MYS-485")
def test_en24_boots_deploy_a_golem_or_travel_with_one():
    river = region("shard.river")
    state = play(facing("EN24", golems=(river,), constructed_golems=1), "choose-approach boots")
    deployed = play(state.copy(), "take-option 1")
    assert deployed.boards[0].golems == (region("shard.myst"), river)
    play(state, "take-option 2", "travel golem shard.river volcano.river")
    assert state.boards[0].golems == (region("volcano.river"),)
    assert tally(deployed) == tally(state) == (9, 0, 0, "arch")


@pytest.mark.component("EN24")
@pytest.mark.rule("MYS-485")
def test_en24_dialogue_gives_3_glory_for_each_controlled_river():
    state = facing(
        "EN24",
        {1: {"golems": (region("volcano.river"),)}},
        at=region("shard.river"),
        troops=(region("sphere.river"), region("volcano.river")),
    )
    play(state, "choose-approach dialogue", "accept")
    assert tally(state) == (1 + 8 + 2 * 3, 0, 0, "tree")


# -- EN25 to EN30 -----------------------------------------------------------------------------------------


@pytest.mark.component("EN25")
@pytest.mark.rule("MYS-486")
def test_en25_axe_gives_2_glory_and_1_experience_for_1_energy():
    state = play(facing("EN25", energy=1), "choose-approach axe", "accept")
    assert tally(state) == (1 + 6 + 2, 0, 1, "volcano")


@pytest.mark.component("EN25")
@pytest.mark.rule("MYS-486")
def test_en25_boots_move_all_troops_and_golems_of_one_region_to_one_other_region():
    myst, river, forest = region("shard.myst"), region("shard.river"), region("tree.forest")
    state = facing("EN25", troops=(myst, myst, river), golems=(myst,), fortifications=(myst,))
    play(state, "choose-approach boots")
    assert offered(state) == ["choose-region shard.myst", "choose-region shard.river", "done"]
    play(state, "choose-region shard.myst")
    assert len(offered(state)) == 14
    assert "choose-region shard.myst" not in offered(state)
    play(state, "choose-region tree.forest")
    board = state.boards[0]
    assert (board.troops, board.golems) == ((river, forest, forest), (forest,))
    assert (board.at, board.fortifications) == (myst, (myst,))
    assert tally(state) == (7, 0, 0, "sphere")


@pytest.mark.component("EN26")
@pytest.mark.rule("MYS-487")
def test_en26_boots_recharge_the_artefact_and_give_1_experience():
    state = play(facing("EN26", charged=False), "choose-approach boots", "accept", "accept")
    assert state.boards[0].charged
    assert tally(state) == (7, 0, 1, "shard")


@pytest.mark.component("EN26")
@pytest.mark.rule("MYS-487")
def test_en26_dialogue_gives_4_glory():
    assert tally(play(facing("EN26"), "choose-approach dialogue", "accept")) == (1 + 6 + 4, 0, 0, "tree")


@pytest.mark.component("EN27")
@pytest.mark.rule("MYS-488")
def test_en27_chest_lets_meditate():
    state = play(facing("EN27", troops=(region("volcano.river"),)), "choose-approach chest", "accept")
    assert tally(state) == (1 + 6 + 2, 3, 1, "sphere")


@pytest.mark.component("EN28")
@pytest.mark.rule("MYS-489")
def test_en28_boots_let_two_troops_travel_normally_once_each():
    river = region("shard.river")
    state = play(facing("EN28", troops=(river, river, river)), "choose-approach boots")
    one_step = ["travel troop shard.river shard.myst", "travel troop shard.river shard.crystal"]
    one_step += ["travel troop shard.river volcano.river", "done"]
    assert offered(state) == one_step
    play(state, "travel troop shard.river volcano.river")
    assert offered(state) == one_step
    play(state, "travel troop shard.river shard.crystal")
    assert state.boards[0].troops == (region("shard.crystal"), river, region("volcano.river"))
    assert tally(state) == (8, 0, 0, "volcano")


@pytest.mark.component("EN28")
@pytest.mark.rule("MYS-489")
def test_en28_axe_deploys_a_fortification_or_a_golem():
    myst = region("shard.myst")
    state = play(facing("EN28", constructed_golems=1), "choose-approach axe")
    fortified = play(state.copy(), "take-option 1", "deploy-fortification shard.myst")
    assert (fortified.boards[0].fortifications, fortified.boards[0].golems) == ((myst,), ())
    play(state, "take-option 2")
    assert (state.boards[0].fortifications, state.boards[0].golems) == ((), (myst,))
    assert tally(fortified) == tally(state) == (8, 0, 0, "sphere")


@pytest.mark.component("EN29")
@pytest.mark.rule("MYS-490")
def test_en29_axe_recharges_the_artefact_and_starts_a_battle_anywhere():
    state = facing("EN29", {2: {"troops": (region("shard.myst"),)}}, charged=False)
    play(state, "choose-approach axe", "accept")
    assert state.boards[0].charged
    assert "start-battle tree.crystal" in offered(state)
    play(state, "start-battle shard.myst")
    assert state.boards[2].troops == ()
    assert not state.boards[0].charged
    assert tally(state) == (1 + 7 + 2, 0, 0, "tree")


@pytest.mark.component("EN30")
@pytest.mark.rule("MYS-491")
def test_en30_dialogue_is_an_extra_act():
    state = play(facing("EN30", energy=1, hand=("C026", "C047")), "choose-approach dialogue", "accept")
    assert offered(state) == ["play-card C026", "play-card C047"]
    play(state, "play-card C026", "use-card", "spend-points", "gain-energy")
    assert state.boards[0].discard == ("C026",)
    assert tally(state) == (1 + 7 + 3, 1, 0, "sphere")
    assert "act" in offered(state)


@pytest.mark.component("EN30")
@pytest.mark.rule("MYS-491")
def test_en30_chest_gives_3_glory_for_each_controlled_mountain():
    state = facing(
        "EN30",
        {1: {"at": region("tree.mountain")}},
        troops=(region("arch.mountain"), region("tree.mountain"), region("sphere.mountain")),
    )
    play(state, "choose-approach chest", "accept")
    assert tally(state) == (1 + 7 + 2 * 3, 0, 0, "arch")


# -- all thirty ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-492", about="encounters")
def test_twelve_cards_give_6_glory_twelve_give_7_and_six_give_8():
    cards = base_game().content.encounters
    assert sorted(cards) == [f"EN{number:02}" for number in range(1, 31)]
    assert Counter(card.glory for card in cards.values()) == {6: 12, 7: 12, 8: 6}


@pytest.mark.rule("MYS-493")
@pytest.mark.parametrize(("card", "approach"), [("EN16", "chest"), ("EN22", "chest"), ("EN25", "axe")])
def test_a_reward_with_a_price_is_optional_and_needs_the_energy(card: str, approach: str):
    state = play(facing(card, energy=1), f"choose-approach {approach}")
    assert offered(state) == ["accept", "decline"]
    before = tally(state)[:3]
    play(state, "decline")
    assert tally(state)[:3] == before
    assert "meditate" in offered(state)
    poor = play(facing(card, energy=0), f"choose-approach {approach}")
    assert tally(poor)[:3] == (before[0], 0, 0)
    assert "meditate" in offered(poor)


@pytest.mark.rule("MYS-494")
@pytest.mark.parametrize(
    ("card", "approach", "option", "unit"),
    [
        ("EN09", "dialogue", 2, "troops"),
        ("EN16", "dialogue", 1, "troops"),
        ("EN21", "dialogue", 2, "golems"),
        ("EN24", "boots", 1, "golems"),
        ("EN28", "axe", 2, "golems"),
    ],
)
def test_deploy_rewards_go_to_the_champions_region_and_need_a_constructed_unit(
    card: str, approach: str, option: int, unit: str
):
    crystal, river = region("shard.crystal"), region("volcano.river")
    units = {"at": crystal, "troops": (river,), "golems": (river,)}
    state = facing(card, **units, constructed_troops=1, constructed_golems=1)
    play(state, f"choose-approach {approach}", f"take-option {option}")
    assert getattr(state.boards[0], unit) == (crystal, river)
    assert getattr(state.boards[0], f"constructed_{unit}") == 0
    bare = play(facing(card, **units), f"choose-approach {approach}")
    assert f"take-option {option}" not in offered(bare)


@pytest.mark.rule("MYS-495")
@pytest.mark.parametrize(
    ("card", "approach", "kind"),
    [
        ("EN01", "axe", "fortifications"),
        ("EN08", "boots", "troops"),
        ("EN11", "axe", "golems"),
        ("EN14", "axe", "golems"),
    ],
)
def test_one_unit_of_each_opponent_may_be_struck_in_any_region(card: str, approach: str, kind: str):
    here, there, far = region("arch.forest"), region("tree.mountain"), region("volcano.river")
    state = facing(card, {1: {kind: (here, far)}, 2: {kind: (there, far)}})
    play(state, f"choose-approach {approach}", "accept")
    assert offered(state) == ["strike-unit arch.forest", "strike-unit volcano.river"]
    play(state, "strike-unit arch.forest")
    assert offered(state) == ["strike-unit tree.mountain", "strike-unit volcano.river"]
    play(state, "strike-unit volcano.river")
    assert (getattr(state.boards[1], kind), getattr(state.boards[2], kind)) == ((far,), (there,))


@pytest.mark.rule("MYS-496")
@pytest.mark.parametrize(
    ("card", "approach", "table", "glory", "island"),
    [
        ("EN20", "axe", {"path": ("forest",)}, 6, "sphere"),
        ("EN27", "axe", {"path": ("forest",)}, 6, "tree"),
        ("EN06", "boots", {"deck": ()}, 7, "sphere"),
        ("EN13", "chest", {}, 7, "sphere"),
        ("EN09", "chest", {}, 8, "sphere"),
        ("EN30", "dialogue", {}, 7, "sphere"),
    ],
)
def test_an_option_with_an_impossible_reward_may_be_chosen_and_the_reward_is_lost(
    card: str, approach: str, table: dict[str, Any], glory: int, island: str
):
    state = facing(card, table=table)
    assert f"choose-approach {approach}" in offered(state)
    play(state, f"choose-approach {approach}")
    assert tally(state) == (1 + glory, 0, 0, island)
    assert offered(state) == ["meditate"]
