"""The ten sides of the Attunement cards. Rulebook p.18."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import base_game, island, offered, play, position, region

DAY = ("A01", "A02", "A03", "A04", "A05")
NIGHT = ("A06", "A07", "A08", "A09", "A10")
REGION_PATH = ("forest", "river", "myst", "crystal", "mountain")
UPGRADES = ("C019", "C080", "C058", "C060", "C020")


def claiming(attunement: str, mine: dict[str, Any], rival: dict[str, Any] | None = None, **table: Any) -> MystheaState:
    """Seat 0, whose Champion is on the Island of this Attunement, moves it and claims the card."""
    card = base_game().content.attunements[attunement]
    side = DAY if attunement in DAY else NIGHT
    here = 3 * island(card.island)
    boards = {0: {"at": here, **mine}, 1: {"at": (here + 3) % 15, **(rival or {})}}
    state = position(players=2, turn=0, boards=boards, attunements=side, **{"era": 3, **table})
    play(state, "move-island")
    assert offered(state) == [f"claim-attunement {attunement}", "decline"]
    return play(state, f"claim-attunement {attunement}")


def scored(state: MystheaState) -> list[tuple[str, int, int]]:
    """Rule, seat and Glory of what the claim gave at once."""
    return [(event.rule, event.seat, event.glory) for event in state.events if isinstance(event, events.Gained)]


def check(state: MystheaState, rule: str, glory: int) -> None:
    assert scored(state) == ([(rule, 0, glory)] if glory else [])
    assert [board.glory for board in state.boards] == [1 + glory, 1]


def card_case(attunement: str, rule: str, where: str, side: str, glory: int) -> Any:
    marks = [pytest.mark.rule(rule), pytest.mark.component(attunement)]
    return pytest.param(attunement, where, side, glory, marks=marks, id=attunement)


@pytest.mark.parametrize(
    ("attunement", "where", "side", "glory"),
    [
        card_case("A01", "MYS-350", "shard", "day", 3),
        card_case("A06", "MYS-351", "shard", "night", 4),
        card_case("A02", "MYS-352", "arch", "day", 4),
        card_case("A07", "MYS-353", "arch", "night", 2),
        card_case("A03", "MYS-354", "tree", "day", 3),
        card_case("A08", "MYS-355", "tree", "night", 1),
        card_case("A04", "MYS-356", "sphere", "day", 2),
        card_case("A09", "MYS-357", "sphere", "night", 3),
        card_case("A05", "MYS-358", "volcano", "day", 2),
        card_case("A10", "MYS-359", "volcano", "night", 8),
    ],
)
def test_each_attunement_belongs_to_one_island_and_one_side(attunement: str, where: str, side: str, glory: int) -> None:
    card = base_game().content.attunements[attunement]
    assert (card.island, str(card.side), card.score.glory) == (where, side, glory)
    state = base_game().new(players=2, seed=3, options={"attunements": side})
    assert isinstance(state, MystheaState)
    assert state.attunements[island(where)] == attunement


# -- at once --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-350")
@pytest.mark.component("A01")
@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_the_upgrade_attunement_gives_3_glory_for_each_upgrade_in_play(count: int) -> None:
    """Accessories, and Upgrades in hand or in the discard pile, do not count."""
    mine = {
        "upgrades": UPGRADES[:count] + ("",) * (5 - count),
        "accessories": ("C011",),
        "hand": ("C016",),
        "discard": ("C017",),
    }
    check(claiming("A01", mine), "MYS-350", 3 * count)


@pytest.mark.rule("MYS-351")
@pytest.mark.component("A06")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_accessory_attunement_gives_4_glory_for_each_accessory_in_play(count: int) -> None:
    mine = {
        "accessories": ("C011", "C012", "C013")[:count],
        "upgrades": ("C019", "", "", "", ""),
        "hand": ("C014",),
        "discard": ("C015",),
    }
    check(claiming("A06", mine), "MYS-351", 4 * count)


@pytest.mark.rule("MYS-352")
@pytest.mark.component("A02")
@pytest.mark.parametrize("count", [0, 2, 6])
def test_the_encounter_attunement_gives_4_glory_for_each_encounter_faced_in_the_game(count: int) -> None:
    faced = ("EN01", "EN02", "EN03", "EN04", "EN05", "EN06")[:count]
    check(claiming("A02", {"faced": faced}, {"faced": ("EN07",)}), "MYS-352", 4 * count)


@pytest.mark.rule("MYS-353")
@pytest.mark.component("A07")
@pytest.mark.parametrize("experience", [0, 1, 12])
def test_the_experience_attunement_gives_2_glory_for_each_experience_and_spends_none(experience: int) -> None:
    state = claiming("A07", {"experience": experience}, {"experience": 5})
    check(state, "MYS-353", 2 * experience)
    assert state.boards[0].experience == experience


@pytest.mark.rule("MYS-354")
@pytest.mark.component("A03")
@pytest.mark.parametrize(("rivals", "controlled"), [((), 4), ((0, 0), 3), ((0, 0, 1, 1), 2)])
def test_the_control_attunement_gives_3_glory_for_each_controlled_region(
    rivals: tuple[int, ...], controlled: int
) -> None:
    """Units in four regions; two Troops of a rival are stronger than one."""
    mine = {"troops": (0, 1), "fortifications": (14,)}
    check(claiming("A03", mine, {"troops": rivals}), "MYS-354", 3 * controlled)


@pytest.mark.rule("MYS-355")
@pytest.mark.component("A08")
def test_the_presence_attunement_gives_1_glory_for_each_region_with_a_unit() -> None:
    """Champion, Troops, Golem and Fortification in five regions, some of them a rival's or shared by own units."""
    mine = {"troops": (0, 0, 1), "golems": (1, 4), "fortifications": (14, 0)}
    rival = {"golems": (0, 0, 1, 1), "troops": (14,) * 3}
    check(claiming("A08", mine, rival), "MYS-355", len({6, 0, 1, 4, 14}))


@pytest.mark.rule("MYS-356")
@pytest.mark.component("A04")
@pytest.mark.parametrize("count", [0, 1, 6])
def test_the_troop_attunement_gives_2_glory_for_each_own_troop_on_the_islands(count: int) -> None:
    mine = {"troops": (0, 0, 3, 6, 7, 8)[:count], "golems": (0,), "constructed_troops": 2}
    check(claiming("A04", mine, {"troops": (1, 2)}), "MYS-356", 2 * count)


@pytest.mark.rule("MYS-357")
@pytest.mark.component("A09")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_golem_attunement_gives_3_glory_for_each_own_golem_on_the_islands(count: int) -> None:
    mine = {"golems": (0, 0, 8)[:count], "troops": (0,), "constructed_golems": 1}
    check(claiming("A09", mine, {"golems": (1,)}), "MYS-357", 3 * count)


@pytest.mark.rule("MYS-358")
@pytest.mark.component("A05")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_the_discard_attunement_gives_2_glory_for_each_card_in_the_own_discard_pile(count: int) -> None:
    mine = {"discard": ("C001", "C006", "C011", "C016")[:count], "hand": ("C002",), "accessories": ("C012",)}
    check(claiming("A05", mine, {"discard": ("C003",)}), "MYS-358", 2 * count)


# -- the Monster Attunement -----------------------------------------------------------------------------


def hunting(defeated: tuple[str, ...], **table: Any) -> MystheaState:
    """Seat 0 holds the Monster Attunement when the Era ends after these defeats."""
    away = region("sphere.river")
    boards = {0: {"at": away, "attunement": "A10"}, 1: {"at": away}}
    return position(
        players=2, turn=0, agenda=[steps.EndEra()], boards=boards, attunements=NIGHT, defeated=defeated, **table
    )


@pytest.mark.rule("MYS-359")
@pytest.mark.component("A10")
def test_the_monster_attunement_gives_nothing_when_it_is_claimed() -> None:
    state = claiming("A10", {}, defeated=("utcoro",))
    assert (scored(state), state.boards[0].attunement) == ([], "A10")


@pytest.mark.rule("MYS-359")
@pytest.mark.component("A10")
@pytest.mark.parametrize("defeated", [(), ("utcoro",), ("utcoro", "boulron"), ("utcoro", "boulron", "kodror")])
def test_the_monster_attunement_gives_8_glory_for_each_defeated_monster_when_the_era_ends(
    defeated: tuple[str, ...],
) -> None:
    state = hunting(defeated)
    glory = 8 * len(defeated)
    assert [board.glory for board in state.boards] == [1 + glory, 1]
    assert [event.glory for event in state.events if event.rule == "MYS-359"] == ([glory] if glory else [])


@pytest.mark.rule("MYS-359")
@pytest.mark.ruling("AMB-MYS-64")
@pytest.mark.component("A10")
@pytest.mark.parametrize(("each", "glory"), [(False, 16), (True, 24)])
def test_a_monster_defeated_twice_counts_once_unless_the_table_counts_every_defeat(each: bool, glory: int) -> None:
    state = hunting(("utcoro", "boulron", "utcoro"), rulings={"count_each_defeat": each})
    assert state.boards[0].glory == 1 + glory


@pytest.mark.rule("MYS-359")
@pytest.mark.ruling("AMB-MYS-64")
@pytest.mark.component("A10", "kodror")
def test_defeats_before_the_claim_and_by_others_count_and_so_does_a_removed_kodror() -> None:
    """Seat 1 defeats Kodror; then seat 0 claims the card; then the Era ends."""
    strong = {"at": region("sphere.myst"), "golems": (9,) * 4, "troops": (10,) * 5}
    mine = {"at": region("volcano.river"), "artefact": 1, "constructed_troops": 0}
    state = position(
        players=2,
        agenda=[steps.MonsterAttack("kodror"), steps.ChooseAction(0)],
        boards={0: mine, 1: strong},
        attunements=NIGHT,
        monsters=("kodror", "utcoro", "boulron"),
        lairs=(island("sphere"), -1, -1),
        path=(*REGION_PATH, "kodror"),
        events_deck=(),
        next_event="storm",
    )
    assert state.lairs[0] == -1
    play(state, "move-island", "claim-attunement A10")
    assert scored(state) == []
    play(state, offered(state)[0], "meditate")
    hunted = [event for event in state.events if event.rule == "MYS-359"]
    assert hunted == [events.Gained(rule="MYS-359", seat=0, energy=0, experience=0, glory=8)]


@pytest.mark.rule("MYS-359")
@pytest.mark.component("A10")
def test_defeats_of_an_earlier_era_do_not_count() -> None:
    state = position(
        players=2,
        boards={0: {"glory": 50}},
        attunements=NIGHT,
        path=REGION_PATH,
        events_deck=(),
        next_event="storm",
        defeated=("utcoro",),
    )
    assert (state.era, state.defeated) == (2, ())
