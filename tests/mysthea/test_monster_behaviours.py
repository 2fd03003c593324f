"""How each Monster behaves. Rulebook p.16-17."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import island, offered, play, position, region

MYST, MOUNTAIN, RIVER = region("sphere.myst"), region("sphere.mountain"), region("sphere.river")
AWAY = region("shard.river")
REGION_PATH = ("forest", "river", "myst", "crystal", "mountain")


def army(total: int, at: int = MYST) -> dict[str, Any]:
    """Golems and Troops of this Strength in one region."""
    golems = min(4, total // 2)
    return {"golems": (at,) * golems, "troops": (at,) * (total - 2 * golems)}


def attack(monster: str, *boards: dict[str, Any], lair: str = "sphere", **table: Any) -> MystheaState:
    """This Monster attacks, behaviours on; Champions are on the Shard unless a board says otherwise."""
    others = [name for name in ("utcoro", "boulron", "kodror") if name != monster][:2]
    settings: dict[str, Any] = {
        "monsters": (monster, *others),
        "lairs": (island(lair), -1, -1),
        "path": (monster,),
        "agenda": [steps.ResolveEvent(0)],
        "phase": 3,
    }
    placed = {seat: {"at": AWAY, **board} for seat, board in enumerate(boards)}
    return position(players=len(boards), turn=0, boards=placed, **{**settings, **table})


def happened(state: MystheaState, *kinds: type[Any]) -> list[Any]:
    return [event for event in state.events if isinstance(event, kinds)]


def fight(state: MystheaState) -> tuple[int, int, bool]:
    (compared,) = happened(state, events.MonsterCompared)
    return compared.strength, compared.against, compared.defeated


# -- Utcoro ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-310")
@pytest.mark.component("utcoro")
@pytest.mark.parametrize(("strength", "result"), [(10, "MYS-286"), (9, "MYS-280")])
def test_utcoro_takes_5_glory_of_everybody_without_a_unit_there_whatever_the_result(strength: int, result: str) -> None:
    boards = [{"glory": 20, **army(strength)}, {"glory": 20}, {"glory": 6}]
    state = attack("utcoro", *boards)
    assert [event.rule for event in happened(state, events.GloryLost, events.MonsterCompared)] == [
        "MYS-310",
        "MYS-310",
        result,
    ]
    assert [(event.seat, event.glory) for event in happened(state, events.GloryLost)] == [(1, 5), (2, 5)]
    assert [board.glory for board in state.boards[1:]] == [15, 1]


@pytest.mark.gold("GOLD-MYS-21")
@pytest.mark.rule("MYS-310")
@pytest.mark.component("utcoro")
def test_utcoro_leaves_a_coward_1_glory() -> None:
    state = attack("utcoro", {"glory": 3}, army(4))
    assert state.boards[0].glory == 1
    assert happened(state, events.GloryLost) == [events.GloryLost(rule="MYS-310", seat=0, glory=2)]


@pytest.mark.rule("MYS-310")
@pytest.mark.ruling("AMB-MYS-51")
@pytest.mark.component("utcoro")
def test_a_fortification_alone_is_enough_not_to_be_a_coward() -> None:
    state = attack("utcoro", {"glory": 20, "fortifications": (MYST,)}, {"glory": 20})
    assert [board.glory for board in state.boards] == [20, 15]


# -- Boulron --------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-MYS-15")
@pytest.mark.rule("MYS-313", "MYS-288", "MYS-312")
@pytest.mark.component("boulron")
def test_boulron_ignores_fortifications_in_total_and_ranking() -> None:
    red = {"artefact": 1, "at": MYST, "golems": (MYST,), "troops": (MYST,)}
    blue = {"artefact": 3, "golems": (RIVER,) * 3, "fortifications": (RIVER, RIVER)}
    state = attack("boulron", red, {"artefact": 2}, blue)
    assert fight(state) == (11, 12, True)
    given = [(event.seat, str(event.rank)) for event in happened(state, events.RewardGiven)]
    assert given == [(0, "gold"), (2, "silver")]
    assert [board.glory for board in state.boards] == [1 + 9, 1, 1 + 4]
    assert state.lairs[0] == island("volcano")


@pytest.mark.rule("MYS-313")
@pytest.mark.component("boulron", "C060")
def test_boulron_ignores_the_upgrade_of_fortifications_too() -> None:
    mine = {"fortifications": (MYST,) * 4, "upgrades": ("", "", "", "C060", ""), **army(9)}
    assert fight(attack("boulron", mine, {}, era=2)) == (11, 9, False)
    assert fight(attack("boulron", mine, {}, era=2, options={"behaviours": False})) == (11, 21, True)


@pytest.mark.rule("MYS-313")
@pytest.mark.ruling("AMB-MYS-51")
@pytest.mark.component("boulron")
def test_a_player_with_only_fortifications_takes_part_against_boulron() -> None:
    state = attack("boulron", {"fortifications": (MYST,)}, army(11))
    given = [(event.seat, str(event.rank)) for event in happened(state, events.RewardGiven)]
    assert given == [(1, "gold"), (0, "silver")]


# -- Cannibarok ---------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-MYS-16")
@pytest.mark.rule("MYS-316")
@pytest.mark.component("cannibarok")
@pytest.mark.parametrize("behaviours", [True, False])
@pytest.mark.parametrize(
    ("lair", "crystal"), [("shard", True), ("arch", False), ("tree", True), ("sphere", False), ("volcano", True)]
)
def test_cannibarok_is_stronger_on_islands_with_a_crystal_field(lair: str, crystal: bool, behaviours: bool) -> None:
    """Two players with Strength 7 and 6 in one region each; Champions stand on another Island."""
    at = 3 * island(lair)
    elsewhere = (at + 3) % 15
    boards = [{"at": elsewhere, **army(7, at)}, {"at": elsewhere, **army(6, at)}]
    state = attack("cannibarok", *boards, lair=lair, options={"behaviours": behaviours})
    raged = crystal and behaviours
    assert fight(state) == (14 if raged else 12, 13, not raged)
    gone = [board.golems + board.troops == () for board in state.boards]
    assert gone == [raged, raged]
    assert len(happened(state, events.RewardGiven)) == (0 if raged else 2)


@pytest.mark.rule("MYS-316")
@pytest.mark.ruling("AMB-MYS-66")
@pytest.mark.component("cannibarok")
def test_a_mirage_does_not_hide_the_crystal_field_from_cannibarok() -> None:
    mine = {**army(13, region("tree.forest"))}
    state = attack("cannibarok", mine, {}, lair="tree", mirages=(region("tree.crystal"),))
    assert fight(state) == (14, 13, False)


# -- Onygauros ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-319")
@pytest.mark.component("onygauros")
def test_onygauros_takes_a_random_discarded_card_of_every_player_in_turn_order() -> None:
    """Also of players without units there; the card leaves the game."""
    piles = [("C001", "C002", "C003"), ("C004",), ("C005", "C006")]
    boards = [{"artefact": number, "discard": pile} for number, pile in zip((3, 1, 2), piles, strict=True)]
    state = attack("onygauros", *boards)
    log = []
    for seat, drawn in ((1, 0), (2, 1), (0, 2)):
        assert state.decision.seat == seat
        state.script = [drawn]
        log += play(state, "lose-card").events
    trashed = [(event.rule, event.seat, event.card) for event in log if isinstance(event, events.CardTrashed)]
    assert trashed == [("MYS-319", 1, "C004"), ("MYS-319", 2, "C006"), ("MYS-319", 0, "C003")]
    assert state.removed == ("C004", "C006", "C003")
    assert [board.discard for board in state.boards] == [("C001", "C002"), (), ("C005",)]


@pytest.mark.rule("MYS-319")
@pytest.mark.ruling("AMB-MYS-52")
@pytest.mark.component("onygauros")
def test_onygauros_takes_nothing_from_an_empty_discard_pile() -> None:
    state = attack("onygauros", {"glory": 20}, {"glory": 20, "discard": ("C001",)})
    assert state.decision.seat == 1
    play(state, "lose-card")
    assert [board.glory for board in state.boards] == [20, 20]


@pytest.mark.rule("MYS-319")
@pytest.mark.ruling("AMB-MYS-54")
@pytest.mark.component("onygauros")
def test_onygauros_collects_before_the_comparison() -> None:
    state = attack("onygauros", {**army(13), "discard": ("C001",)}, {})
    assert happened(state, events.MonsterAttacked) != []
    assert happened(state, events.MonsterCompared) == []
    play(state, "lose-card")
    assert fight(state) == (13, 13, True)


@pytest.mark.rule("MYS-320")
@pytest.mark.component("onygauros")
@pytest.mark.parametrize(
    ("glory", "left"), [(20, 15), pytest.param(4, 1, marks=pytest.mark.ruling("AMB-MYS-53")), (6, 1)]
)
def test_a_player_may_lose_5_glory_instead_of_the_card_before_it_is_seen(glory: int, left: int) -> None:
    state = attack("onygauros", {"glory": glory, "discard": ("C001", "C002")}, {})
    assert (state.decision.rule, offered(state)) == ("MYS-320", ["lose-card", "lose-glory"])
    assert state.rolls == [], "no card has been drawn yet"
    play(state, "lose-glory")
    assert state.rolls == []
    assert (state.boards[0].glory, state.boards[0].discard) == (left, ("C001", "C002"))
    assert state.events[0] == events.GloryLost(rule="MYS-320", seat=0, glory=glory - left)


# -- Obsidusa -------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-MYS-18")
@pytest.mark.rule("MYS-323")
@pytest.mark.component("obsidusa")
@pytest.mark.parametrize(("behaviours", "where"), [(True, "sphere"), (False, "volcano")])
def test_obsidusa_stays_when_it_is_not_defeated(behaviours: bool, where: str) -> None:
    state = attack("obsidusa", army(7), army(6), options={"behaviours": behaviours})
    assert fight(state) == (14, 13, False)
    assert [board.golems + board.troops for board in state.boards] == [(), ()]
    assert state.lairs[0] == island(where)


@pytest.mark.rule("MYS-323")
@pytest.mark.component("obsidusa")
def test_obsidusa_moves_on_when_it_is_defeated() -> None:
    state = attack("obsidusa", army(7), army(7))
    assert fight(state) == (14, 14, True)
    assert state.lairs[0] == island("volcano")


# -- Caerulas -------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-MYS-19")
@pytest.mark.rule("MYS-326", "MYS-327", "MYS-325")
@pytest.mark.ruling("AMB-MYS-58")
@pytest.mark.component("caerulas")
def test_an_undefeated_caerulas_moves_on_attacks_again_and_stays() -> None:
    """Ring A B C D E; total 10 on the Shard (A) and 15 on the Arch (B)."""
    shard, arch = region("shard.myst"), region("arch.myst")
    boards: list[dict[str, Any]] = [
        {"at": region("tree.forest"), "golems": (shard, shard, arch, arch), "troops": (arch,) * 3},
        {"at": region("tree.forest"), "golems": (shard, shard, shard, arch), "troops": (arch,) * 2},
        {"at": region("tree.forest"), "golems": (arch, arch)},
    ]
    state = attack("caerulas", *boards, lair="shard", ring=(0, 1, 2, 3, 4))
    fights = [(event.island, event.against, event.defeated) for event in happened(state, events.MonsterCompared)]
    assert fights == [(island("shard"), 10, False), (island("arch"), 15, True)]
    assert [shard in board.golems for board in state.boards] == [False, False, False]
    assert [board.experience for board in state.boards] == [5, 4, 3]
    assert [board.glory for board in state.boards] == [1 + 5, 1 + 4, 1 + 3]
    assert state.lairs[0] == island("arch")
    assert state.events[-1] == events.MonsterStayed(rule="MYS-327", monster="caerulas", island=island("arch"))


@pytest.mark.rule("MYS-327")
@pytest.mark.component("caerulas")
def test_caerulas_does_not_attack_a_third_time_or_move_after_a_second_victory() -> None:
    state = attack("caerulas", army(4), {"troops": (region("volcano.forest"),)})
    fights = [(event.island, event.defeated) for event in happened(state, events.MonsterCompared)]
    assert fights == [(island("sphere"), False), (island("volcano"), False)]
    assert state.lairs[0] == island("volcano")
    assert state.boards[1].troops == ()


@pytest.mark.rule("MYS-327")
@pytest.mark.component("caerulas")
def test_at_its_next_activation_caerulas_attacks_where_it_stayed() -> None:
    twice = [steps.ResolveEvent(0), steps.ResolveEvent(0)]
    state = attack("caerulas", {}, {}, lair="arch", agenda=twice)
    assert [event.island for event in happened(state, events.MonsterAttacked)] == [
        island("arch"),
        island("tree"),
        island("tree"),
        island("sphere"),
    ]


@pytest.mark.rule("MYS-328")
@pytest.mark.component("caerulas")
def test_a_defeated_caerulas_moves_one_island_and_does_not_attack_again() -> None:
    state = attack("caerulas", army(15), {"troops": (region("volcano.forest"),)})
    assert fight(state) == (15, 15, True)
    assert state.lairs[0] == island("volcano")
    assert state.boards[1].troops == (region("volcano.forest"),)


@pytest.mark.rule("MYS-331")
@pytest.mark.component("obsidusa", "caerulas")
def test_a_storm_moves_obsidusa_and_caerulas_as_usual() -> None:
    state = attack("obsidusa", {}, {}, monsters=("obsidusa", "caerulas", "kodror"), lairs=(1, 4, -1), path=("storm",))
    assert state.lairs == (2, 0, -1)
    assert happened(state, events.MonsterAttacked) == []


# -- Kodror ---------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-MYS-20")
@pytest.mark.rule("MYS-332")
@pytest.mark.ruling("AMB-MYS-50")
@pytest.mark.component("kodror")
def test_an_undefeated_kodror_swaps_its_island_with_the_next_and_stays_on_it() -> None:
    """Another Monster, the units and a token stay on the Island that Kodror takes along."""
    mine = {"at": region("shard.myst"), "token": island("shard")}
    state = attack("kodror", mine, {}, lair="shard", ring=(0, 1, 2, 3, 4), lairs=(0, 0, 1))
    assert state.ring == (1, 0, 2, 3, 4)
    assert state.lairs == (0, 0, 1)
    board = state.boards[0]
    assert (board.at, board.token) == (region("shard.myst"), island("shard"))
    assert happened(state, events.IslandsSwapped, events.MonsterMoved) == [
        events.IslandsSwapped(rule="MYS-332", monster="kodror", island=0, ring=(1, 0, 2, 3, 4))
    ]


@pytest.mark.rule("MYS-332")
@pytest.mark.component("kodror")
def test_the_last_island_of_the_ring_swaps_with_the_first() -> None:
    state = attack("kodror", {}, {}, lair="volcano", ring=(0, 1, 2, 3, 4))
    assert state.ring == (4, 1, 2, 3, 0)


@pytest.mark.rule("MYS-332")
@pytest.mark.ruling("AMB-MYS-49")
@pytest.mark.component("kodror")
def test_in_a_storm_the_others_move_by_the_old_ring_before_kodror_swaps() -> None:
    state = attack("kodror", {}, {}, ring=(0, 1, 2, 3, 4), lairs=(1, 1, 0), path=("storm",))
    assert state.lairs == (1, 2, 1), "one from the Arch to the Tree, one from the Shard to the Arch"
    assert state.ring == (0, 2, 1, 3, 4)


@pytest.mark.gold("GOLD-MYS-20")
@pytest.mark.rule("MYS-333")
@pytest.mark.component("kodror")
def test_a_defeated_kodror_leaves_the_game_and_its_card_is_turned_face_down() -> None:
    state = attack("kodror", army(16), {}, ring=(0, 1, 2, 3, 4))
    assert fight(state) == (16, 16, True)
    assert state.boards[0].glory == 1 + 16
    assert (state.lairs[0], state.ring) == (-1, (0, 1, 2, 3, 4))
    assert (state.path, state.face_down) == (("kodror",), ("kodror",))
    assert state.events[-1] == events.MonsterLeft(rule="MYS-333", monster="kodror")


@pytest.mark.rule("MYS-333")
@pytest.mark.ruling("AMB-MYS-60")
@pytest.mark.component("kodror")
@pytest.mark.parametrize("strength", [15, 16])
def test_without_behaviours_kodror_moves_like_any_other_monster(strength: int) -> None:
    state = attack("kodror", army(strength), {}, options={"behaviours": False})
    assert (state.lairs[0], state.ring, state.face_down) == (island("volcano"), (0, 1, 2, 3, 4), ())


@pytest.mark.rule("MYS-334")
@pytest.mark.component("kodror", "EN27")
def test_a_face_down_kodror_is_not_resolved_and_cannot_be_provoked() -> None:
    gone = {"path": ("forest", "kodror", "utcoro"), "face_down": ("kodror",), "lairs": (-1, 2, -1)}
    state = attack("kodror", {}, {}, agenda=[steps.ResolveEvent(1)], **gone)
    assert state.events == [events.EventSkipped(rule="MYS-334", event="kodror")]
    mine = {"at": AWAY, "token": island("shard"), "experience": 1}
    state = attack("kodror", mine, {}, agenda=[], next_encounter="EN27", **gone)
    play(state, "face-encounter", "choose-approach axe")
    assert offered(state) == ["choose-monster utcoro", "done"]


@pytest.mark.gold("GOLD-MYS-20")
@pytest.mark.rule("MYS-334")
@pytest.mark.component("kodror")
@pytest.mark.parametrize(("strength", "size"), [(16, 7), (15, 8)])
def test_at_the_end_of_the_era_the_face_down_card_leaves_the_game(strength: int, size: int) -> None:
    """Five Regions, the Storm, the Monster of Era II, and Kodror only if it was not defeated."""
    state = attack(
        "kodror",
        army(strength),
        {},
        agenda=[steps.EndRound()],
        phase=2,
        path=(*REGION_PATH, "kodror"),
        events_deck=(),
        next_event="storm",
    )
    assert state.era == 2
    cards = [*state.path, state.next_event, *state.events_deck]
    assert len(cards) == size
    assert ("kodror" in cards) is (strength == 15)
    assert state.face_down == ()
