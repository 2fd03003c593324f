"""Rulings AMB-MYS-48 to 66: Islands, Monsters, Attunements. Each test fails under the rejected reading."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Rank
from rulewright.games.mysthea.positions import island, offered, play, position, region

SHARD, ARCH, TREE, SPHERE, VOLCANO = range(5)
CRYSTAL, MOUNTAIN, FOREST = region("tree.crystal"), region("tree.mountain"), region("tree.forest")
FAR = region("volcano.river")


def attack(monster: str, lair: int = TREE, boards: Any = None, **table: Any) -> MystheaState:
    """This Monster attacks the Island where it is; seats whose board is not told stand far away on the Volcano."""
    others = tuple(name for name in ("boulron", "kodror") if name != monster)
    table = {"monsters": (monster, *others, "utcoro")[:3], "lairs": (lair, -1, -1), **table}
    placed = {seat: {"at": FAR, **(boards or {}).get(seat, {})} for seat in range(table.get("players", 3))}
    return position(agenda=[steps.MonsterAttack(monster)], boards=placed, **table)


def compared(state: MystheaState) -> list[tuple[int, int, int, bool]]:
    """Island, Strength, Strength against it and result of the attacks that the last choice caused."""
    found = [e for e in state.events if isinstance(e, events.MonsterCompared)]
    return [(e.island, e.strength, e.against, e.defeated) for e in found]


def rewards(state: MystheaState) -> list[tuple[int | None, str]]:
    return [(e.seat, e.rank) for e in state.events if isinstance(e, events.RewardGiven)]


# -- Islands ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-48")
@pytest.mark.rule("MYS-248")
@pytest.mark.gold("GOLD-MYS-28")
def test_a_moved_island_ends_between_another_pair_of_neighbours():
    state = play(position(turn=0), "move-island", "decline")
    places = offered(state)
    assert places == ["set-down-after arch", "set-down-after tree", "set-down-after sphere"]
    rings = [play(state.copy(), place).ring for place in places]
    turned = [ring[ring.index(0) :] + ring[: ring.index(0)] for ring in rings]
    assert turned == [(0, 2, 3, 4, 1), (0, 3, 4, 1, 2), (0, 4, 1, 2, 3)]


@pytest.mark.ruling("AMB-MYS-48")
def test_with_the_other_reading_a_moved_island_may_return_to_its_neighbours():
    state = play(position(turn=0, rulings={"null_island_move": True}), "move-island", "decline")
    assert offered(state)[-1] == "set-down-after volcano"
    assert len(offered(state)) == 4
    ring = play(state, "set-down-after volcano").ring
    assert ring[ring.index(0) :] + ring[: ring.index(0)] == (0, 1, 2, 3, 4)


@pytest.mark.ruling("AMB-MYS-49")
@pytest.mark.rule("MYS-276", "MYS-332")
@pytest.mark.component("kodror")
def test_in_a_storm_the_other_monsters_move_by_the_old_ring_before_kodror_swaps():
    state = position(
        agenda=[steps.ResolveEvent(0)],
        monsters=("boulron", "kodror", "utcoro"),
        lairs=(ARCH, ARCH, SHARD),
        path=("storm",),
        next_event="forest",
    )
    assert state.ring == (SHARD, TREE, ARCH, SPHERE, VOLCANO)
    assert state.lairs == (TREE, ARCH, ARCH)


@pytest.mark.ruling("AMB-MYS-50")
@pytest.mark.rule("MYS-032", "MYS-332")
@pytest.mark.component("kodror")
def test_what_is_on_the_island_that_kodror_swaps_stays_on_the_island():
    state = position(
        agenda=[steps.MonsterAttack("kodror")],
        boards={0: {"token": ARCH}, 1: {"at": region("arch.forest"), "token": TREE}},
        monsters=("boulron", "kodror", "utcoro"),
        lairs=(ARCH, ARCH, TREE),
    )
    assert state.ring == (SHARD, TREE, ARCH, SPHERE, VOLCANO)
    assert state.lairs == (ARCH, ARCH, TREE)
    assert (state.boards[0].token, state.boards[1].token) == (ARCH, TREE)
    assert state.boards[1].at == region("arch.forest")


# -- who fights ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-51")
@pytest.mark.rule("MYS-313")
@pytest.mark.component("boulron")
def test_a_player_with_only_fortifications_takes_part_against_boulron_and_can_be_ranked():
    state = attack(
        "boulron", boards={0: {"at": CRYSTAL, "golems": (CRYSTAL,) * 4}, 1: {"fortifications": (FOREST, FOREST)}}
    )
    assert compared(state) == [(TREE, 11, 11, True)]
    assert rewards(state) == [(0, "gold"), (1, "silver")]
    assert [board.glory for board in state.boards] == [1 + 9, 1 + 4, 1]


@pytest.mark.ruling("AMB-MYS-51")
@pytest.mark.rule("MYS-310")
@pytest.mark.component("utcoro")
def test_a_player_with_only_a_fortification_on_the_island_is_no_coward():
    state = attack("utcoro", boards={0: {"fortifications": (FOREST,), "glory": 9}, 1: {"glory": 9}, 2: {"glory": 3}})
    assert [board.glory for board in state.boards] == [9, 4, 1]


# -- Onygauros ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-52")
@pytest.mark.rule("MYS-319")
@pytest.mark.component("onygauros")
def test_onygauros_takes_nothing_from_an_empty_discard_pile():
    state = attack("onygauros", boards={0: {"glory": 9}, 1: {"glory": 9, "discard": ("C021",)}, 2: {"glory": 9}})
    assert (state.decision.seat, offered(state)) == (1, ["lose-card", "lose-glory"])
    play(state, "lose-card")
    assert [board.glory for board in state.boards] == [9, 9, 9]
    assert state.removed == ("C021",)
    assert state.decision.prompt == "prompt-action"


@pytest.mark.ruling("AMB-MYS-53")
@pytest.mark.rule("MYS-075", "MYS-320")
@pytest.mark.component("onygauros")
def test_a_player_with_less_than_6_glory_may_still_choose_to_lose_5():
    state = attack("onygauros", boards={0: {"glory": 3, "discard": ("C021",)}})
    assert offered(state) == ["lose-card", "lose-glory"]
    play(state, "lose-glory")
    assert (state.boards[0].glory, state.boards[0].discard, state.removed) == (1, ("C021",), ())


@pytest.mark.ruling("AMB-MYS-54")
@pytest.mark.rule("MYS-319")
@pytest.mark.component("onygauros")
def test_onygauros_collects_before_the_comparison():
    state = attack(
        "onygauros",
        boards={0: {"at": CRYSTAL, "golems": (CRYSTAL,) * 4, "troops": (CRYSTAL,) * 2, "discard": ("C021",)}},
    )
    assert state.decision.prompt == "prompt-collect"
    assert compared(state) == []
    play(state, "lose-glory")
    assert compared(state) == [(TREE, 13, 13, True)]
    assert (state.decision.prompt, state.decision.about) == ("prompt-spend-points", {"points": 4})


@pytest.mark.ruling("AMB-MYS-54")
@pytest.mark.rule("MYS-310")
@pytest.mark.component("utcoro")
def test_utcoro_punishes_cowards_when_it_attacks_whatever_the_result():
    state = attack("utcoro", boards={0: {"at": CRYSTAL, "golems": (CRYSTAL,) * 4}, 1: {"glory": 9}})
    told = [type(e).__name__ for e in state.events]
    assert told.index("GloryLost") < told.index("MonsterCompared")
    assert compared(state) == [(TREE, 10, 11, True)]
    assert state.boards[1].glory == 9 - 5


# -- rewards ------------------------------------------------------------------------------------------------

STRONG = {"at": CRYSTAL, "golems": (CRYSTAL,) * 4, "troops": (CRYSTAL,) * 8}
"""Strength 19 on the Tree."""


@pytest.mark.ruling("AMB-MYS-55")
@pytest.mark.rule("MYS-342")
@pytest.mark.component("celethe", "utcoro")
@pytest.mark.parametrize(("everything", "encounters"), [(True, 2), (False, 1)])
def test_celethe_doubles_every_part_of_a_reward_unless_the_table_doubles_only_numbers(
    everything: bool, encounters: int
):
    state = attack(
        "utcoro",
        boards={0: {**STRONG, "champion": "celethe"}},
        options={"abilities": True},
        rulings={"double_everything": everything},
        next_encounter="EN11",
        encounters=("EN06",),
    )
    assert state.boards[0].glory == 1 + 6
    faced = 0
    while state.decision.prompt == "prompt-offer":
        play(state, "accept", "choose-approach chest", "decline")
        faced += 1
    assert faced == len(state.boards[0].faced) == encounters
    assert state.boards[0].glory == 1 + 6 + 7 * encounters


@pytest.mark.ruling("AMB-MYS-55")
@pytest.mark.rule("MYS-259", "MYS-342")
@pytest.mark.component("celethe", "utcoro")
def test_the_two_encounters_of_celethe_stay_within_the_limit_of_six():
    faced = ("EN01", "EN02", "EN03", "EN04", "EN05")
    state = attack("utcoro", boards={0: {**STRONG, "champion": "celethe", "faced": faced}}, options={"abilities": True})
    play(state, "accept", "choose-approach dialogue", "decline")
    assert len(state.boards[0].faced) == 6
    assert state.decision.prompt == "prompt-action"


@pytest.mark.ruling("AMB-MYS-55")
@pytest.mark.rule("MYS-342")
@pytest.mark.component("celethe", "onygauros", "cannibarok", "caerulas", "obsidusa")
def test_celethe_doubles_energy_experience_points_and_drawn_cards():
    celethe = {0: {**STRONG, "champion": "celethe"}}
    on = {"abilities": True}
    board = attack("cannibarok", boards=celethe, options=on).boards[0]
    assert (board.energy, board.glory) == (12, 1 + 12)
    board = attack("caerulas", boards=celethe, options=on).boards[0]
    assert (board.experience, board.glory) == (10, 1 + 10)
    assert attack("onygauros", boards=celethe, options=on).decision.about == {"points": 8}
    state = attack("obsidusa", boards=celethe, options=on)
    assert (len(state.boards[0].hand), state.boards[0].glory) == (2, 1 + 14)
    assert state.decision.prompt == "prompt-action"
    only_numbers = attack("obsidusa", boards=celethe, options=on, rulings={"double_everything": False})
    assert (len(only_numbers.boards[0].hand), only_numbers.boards[0].glory) == (1, 1 + 14)
    assert only_numbers.decision.prompt == "prompt-action"


@pytest.mark.ruling("AMB-MYS-56")
@pytest.mark.rule("MYS-336")
@pytest.mark.component("celethe")
@pytest.mark.parametrize(("wounded", "glory"), [(False, 18), (True, 9)])
def test_a_celethe_who_was_wounded_before_the_attack_doubles_nothing(wounded: bool, glory: int):
    board = {**STRONG, "champion": "celethe", "wounded": wounded}
    state = attack("boulron", boards={0: board}, options={"abilities": True})
    assert state.boards[0].glory == 1 + glory


@pytest.mark.ruling("AMB-MYS-57")
@pytest.mark.rule("MYS-335")
@pytest.mark.component("onygauros")
def test_rewards_are_given_gold_first_and_each_player_finishes_before_the_next():
    state = attack(
        "onygauros",
        boards={0: {"troops": (FOREST,)}, 1: {"golems": (FOREST,)}, 2: STRONG},
    )
    assert rewards(state) == [(2, "gold")]
    assert (state.decision.seat, state.decision.about) == (2, {"points": 4})
    play(state, "gain-energy", "done")
    assert rewards(state) == [(1, "silver")]
    assert (state.decision.seat, state.decision.about) == (1, {"points": 3})
    play(state, "done")
    assert rewards(state) == [(0, "bronze")]
    assert (state.decision.seat, state.decision.about) == (0, {"points": 2})


# -- after the attack ---------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-58")
@pytest.mark.rule("MYS-326")
@pytest.mark.component("caerulas")
def test_the_first_attack_of_caerulas_is_finished_with_its_losses_before_the_second_begins():
    state = attack("caerulas", boards={0: {"at": CRYSTAL, "troops": (FOREST, FOREST, region("sphere.river"))}})
    assert compared(state) == [(TREE, 15, 5, False)]
    assert offered(state) == ["clear-region tree.crystal", "clear-region tree.forest"]
    play(state, "clear-region tree.forest")
    told = [type(e).__name__ for e in state.events]
    assert told[:3] == ["UnitRemoved", "UnitRemoved", "MonsterMoved"]
    assert compared(state) == [(SPHERE, 15, 1, False)]
    assert (state.boards[0].troops, state.boards[0].constructed_troops) == ((), 3)


@pytest.mark.ruling("AMB-MYS-59")
@pytest.mark.rule("MYS-280", "MYS-282")
def test_a_player_may_give_a_monster_the_region_where_only_a_wounded_champion_stands():
    state = attack("boulron", boards={0: {"at": CRYSTAL, "wounded": True, "troops": (FOREST, FOREST)}})
    assert offered(state) == ["clear-region tree.crystal", "clear-region tree.forest"]
    play(state, "clear-region tree.crystal")
    board = state.boards[0]
    assert (board.at, board.wounded, board.troops) == (CRYSTAL, True, (FOREST, FOREST))


@pytest.mark.ruling("AMB-MYS-60")
@pytest.mark.rule("MYS-066")
@pytest.mark.component("kodror")
@pytest.mark.parametrize("golems", [4, 0])
def test_without_behaviours_kodror_moves_like_any_monster_and_is_never_removed(golems: int):
    board = {"at": CRYSTAL, "golems": (CRYSTAL,) * golems, "troops": (CRYSTAL,) * 8}
    state = attack("kodror", boards={0: board}, options={"behaviours": False})
    assert compared(state) == [(TREE, 16, 11 + 2 * golems, bool(golems))]
    assert state.ring == (SHARD, ARCH, TREE, SPHERE, VOLCANO)
    assert state.lairs == (SPHERE, -1, -1)
    assert state.face_down == ()


# -- immediate attacks --------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-61")
@pytest.mark.rule("MYS-295")
@pytest.mark.component("EN20")
def test_only_a_monster_whose_card_lies_face_up_on_the_path_can_be_provoked():
    """Utcoro lies on the path; Boulron is on the Islands but its card is next in the deck; Kodror still waits."""
    board = {"at": 0, "token": SHARD, "experience": 1}
    table = {"lairs": (TREE, ARCH, -1), "next_event": "boulron", "next_encounter": "EN20"}
    state = position(turn=0, era=2, boards={0: board}, path=("forest", "utcoro"), **table)
    play(state, "face-encounter", "choose-approach axe")
    assert offered(state) == ["choose-monster utcoro", "done"]
    turned = position(turn=0, era=2, boards={0: board}, path=("forest", "utcoro"), face_down=("utcoro",), **table)
    play(turned, "face-encounter", "choose-approach axe")
    assert turned.decision.prompt == "prompt-action"


@pytest.mark.ruling("AMB-MYS-62")
@pytest.mark.rule("MYS-293")
@pytest.mark.component("EN20")
def test_an_immediate_attack_does_not_use_up_the_event_card():
    state = position(
        turn=0,
        boards={
            0: {"at": 0, "token": SHARD, "experience": 1, "charged": False},
            1: {"at": FAR, "charged": False},
            2: {"at": FAR, "charged": False},
        },
        path=("forest", "river", "myst", "crystal", "utcoro", "mountain"),
        next_encounter="EN20",
    )
    play(state, "face-encounter", "choose-approach axe", "choose-monster utcoro")
    assert compared(state) == [(TREE, 10, 0, False)]
    assert state.lairs[0] == SPHERE
    play(state, "meditate")
    assert compared(state) == [(SPHERE, 10, 0, False)]
    assert state.lairs[0] == VOLCANO


@pytest.mark.ruling("AMB-MYS-62")
@pytest.mark.rule("MYS-334")
@pytest.mark.component("kodror")
def test_a_face_down_kodror_card_is_not_resolved_again():
    state = attack("kodror", boards={0: STRONG}, path=("forest", "kodror"))
    assert (state.lairs, state.face_down) == ((-1, -1, -1), ("kodror",))
    state.then(steps.ResolveEvent(1))
    state.game.book.advance(state)
    assert [e.event for e in state.events if isinstance(e, events.EventSkipped)] == ["kodror"]
    assert len(compared(state)) == 1


@pytest.mark.ruling("AMB-MYS-63")
@pytest.mark.rule("MYS-294")
@pytest.mark.component("utcoro", "EN20")
def test_effects_nest_in_phase_3_and_a_resolved_monster_card_may_attack_again():
    state = position(
        agenda=[steps.ResolveEvent(1)],
        boards={0: STRONG, 1: {"at": FOREST}, 2: {"at": FAR}},
        monsters=("boulron", "utcoro", "kodror"),
        lairs=(SHARD, TREE, -1),
        path=("boulron", "utcoro"),
        phase=3,
        next_encounter="EN20",
    )
    assert rewards(state) == [(0, "gold")]
    play(state, "accept", "choose-approach axe")
    assert offered(state) == ["choose-monster boulron", "choose-monster utcoro", "done"]
    play(state, "choose-monster boulron")
    assert compared(state) == [(SHARD, 11, 0, False)]
    assert rewards(state) == [(1, "silver")]


@pytest.mark.ruling("AMB-MYS-63")
@pytest.mark.rule("MYS-294")
@pytest.mark.component("utcoro", "EN07", "EN30")
@pytest.mark.parametrize(
    ("encounter", "story", "prompt"),
    [
        ("EN07", ("choose-approach axe", "accept"), "prompt-remote-battle"),
        ("EN30", ("choose-approach dialogue", "accept"), "prompt-play-card"),
    ],
)
def test_battles_and_acts_from_an_encounter_are_possible_in_phase_3(
    encounter: str, story: tuple[str, ...], prompt: str
):
    state = position(
        agenda=[steps.GiveReward(0, "utcoro", Rank.GOLD)],
        boards={0: {"hand": ("C026",)}},
        phase=3,
        next_encounter=encounter,
    )
    play(state, "accept", *story)
    assert (state.decision.seat, state.decision.prompt) == (0, prompt)


# -- Attunements --------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-64")
@pytest.mark.rule("MYS-359")
@pytest.mark.component("A10")
@pytest.mark.parametrize(("each", "glory"), [(False, 16), (True, 24)])
def test_the_monster_attunement_counts_different_monsters_unless_the_table_counts_defeats(each: bool, glory: int):
    state = position(
        agenda=[steps.EndEra()],
        era=3,
        boards={0: {"attunement": "A10"}},
        attunements=("A01", "A02", "A03", "A04", "A10"),
        defeated=("utcoro", "kodror", "utcoro"),
        lairs=(TREE, VOLCANO, -1),
        rulings={"count_each_defeat": each},
    )
    assert state.boards[0].glory == 1 + glory


@pytest.mark.ruling("AMB-MYS-65")
@pytest.mark.rule("MYS-347")
@pytest.mark.component("kolbor-malabor")
@pytest.mark.parametrize(
    ("champion", "claims"),
    [("kolbor-malabor", ["claim-attunement A02", "claim-attunement A04", "claim-attunement A05"]), ("anuth", [])],
)
def test_kolbor_and_malabor_may_claim_any_card_left_even_if_their_islands_card_is_gone(
    champion: str, claims: list[str]
):
    state = position(
        turn=0,
        boards={0: {"champion": champion}, 1: {"attunement": "A01"}, 2: {"attunement": "A03"}},
        options={"abilities": True},
    )
    play(state, "move-island")
    assert [text for text in offered(state) if text.startswith("claim")] == claims


@pytest.mark.ruling("AMB-MYS-66")
@pytest.mark.rule("MYS-502")
@pytest.mark.component("cannibarok")
@pytest.mark.parametrize(("lair", "strength"), [("tree", 14), ("sphere", 12)])
def test_a_mirage_does_not_hide_the_type_of_its_region(lair: str, strength: int):
    mirages = (CRYSTAL, region("sphere.river"))
    state = attack("cannibarok", lair=island(lair), players=2, mirages=mirages)
    assert [e.strength for e in state.events if isinstance(e, events.MonsterCompared)] == [strength]
