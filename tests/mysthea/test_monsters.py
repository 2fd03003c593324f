"""Monsters: the attack, its losses and rewards. Rulebook p.13, p.16-17."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import island, offered, play, position, region

MYST, MOUNTAIN, RIVER = region("sphere.myst"), region("sphere.mountain"), region("sphere.river")
AWAY = region("shard.river")
SIX = ("EN01", "EN02", "EN03", "EN04", "EN05", "EN06")
STRENGTHS = {
    "utcoro": 10,
    "boulron": 11,
    "cannibarok": 12,
    "onygauros": 13,
    "obsidusa": 14,
    "caerulas": 15,
    "kodror": 16,
}
EACH_MONSTER = [pytest.param(name, marks=pytest.mark.component(name)) for name in STRENGTHS]


def army(total: int, at: int = MYST) -> dict[str, Any]:
    """Golems and Troops of this Strength in one region."""
    golems = min(4, total // 2)
    return {"golems": (at,) * golems, "troops": (at,) * (total - 2 * golems)}


def attack(monster: str, *boards: dict[str, Any], behaviours: bool = False, **table: Any) -> MystheaState:
    """This Monster attacks the Dripping Sphere; Champions are far away unless a board says otherwise."""
    others = [name for name in ("utcoro", "boulron", "kodror") if name != monster][:2]
    settings: dict[str, Any] = {
        "monsters": (monster, *others),
        "lairs": (island("sphere"), -1, -1),
        "path": (monster,),
        "agenda": [steps.ResolveEvent(0)],
        "phase": 3,
        "options": {"behaviours": behaviours},
    }
    placed = {seat: {"at": AWAY, **board} for seat, board in enumerate(boards)}
    return position(players=len(boards), turn=0, boards=placed, **{**settings, **table})


def happened(state: MystheaState, *kinds: type[Any]) -> list[Any]:
    return [event for event in state.events if isinstance(event, kinds)]


def ranks(state: MystheaState) -> list[tuple[int, str]]:
    return [(event.seat, str(event.rank)) for event in happened(state, events.RewardGiven)]


# -- the attack ---------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-277")
@pytest.mark.parametrize("at", range(5))
def test_a_monster_card_makes_its_monster_attack_where_it_is_and_gives_no_glory(at: int) -> None:
    path = ("forest", "river", "myst", "crystal", "storm", "kodror", "utcoro", "mountain", "boulron")
    state = attack("boulron", {}, {}, lairs=(at, -1, -1), path=path, agenda=[steps.ResolveEvent(8)])
    assert state.events[:2] == [
        events.EventResolved(rule="MYS-271", event="boulron", glory=10),
        events.MonsterAttacked(rule="MYS-277", monster="boulron", island=at),
    ]
    assert [board.glory for board in state.boards] == [1, 1]


@pytest.mark.rule("MYS-278")
def test_only_the_monster_of_the_card_attacks() -> None:
    state = attack("boulron", army(10), {}, lairs=(3, 3, 3))
    assert [event.monster for event in happened(state, events.MonsterAttacked)] == ["boulron"]
    assert [event.strength for event in happened(state, events.MonsterCompared)] == [11]
    assert state.lairs == (island("volcano"), 3, 3)


@pytest.mark.rule("MYS-279")
def test_the_strength_of_all_units_of_all_players_on_the_island_is_summed() -> None:
    mine = {"troops": (MYST, RIVER, AWAY), "golems": (MOUNTAIN,), "fortifications": (RIVER,)}
    other = {"at": MOUNTAIN, "wounded": True, "golems": (MYST,)}
    third = {"at": RIVER}
    state = attack("boulron", mine, other, third)
    (compared,) = happened(state, events.MonsterCompared)
    assert compared.against == (1 + 1 + 2 + 2) + (1 + 2) + 3 == 12
    assert compared.defeated


@pytest.mark.rule("MYS-286", "MYS-280")
@pytest.mark.gold("GOLD-MYS-17")
@pytest.mark.parametrize("monster", EACH_MONSTER)
@pytest.mark.parametrize(("short", "defeated"), [(1, False), (0, True)])
def test_a_monster_is_defeated_by_equal_strength(monster: str, short: int, defeated: bool) -> None:
    strength = STRENGTHS[monster]
    state = attack(monster, army(strength - short), {})
    (compared,) = happened(state, events.MonsterCompared)
    assert compared == events.MonsterCompared(
        rule="MYS-286" if defeated else "MYS-280",
        monster=monster,
        island=island("sphere"),
        strength=strength,
        against=strength - short,
        defeated=defeated,
    )
    assert state.defeated == ((monster,) if defeated else ())
    assert ranks(state) == ([(0, "gold")] if defeated else [])
    assert (len(happened(state, events.UnitRemoved)) > 0) is not defeated


@pytest.mark.rule("MYS-280")
def test_in_turn_order_each_player_clears_one_region_with_own_units() -> None:
    mine = {"artefact": 3, "troops": (MYST, MYST, MOUNTAIN)}
    other = {"artefact": 1, "golems": (MYST, RIVER)}
    state = attack("kodror", mine, other, {"artefact": 2, "troops": (RIVER,)})
    assert (state.decision.seat, state.decision.rule) == (1, "MYS-280")
    assert offered(state) == ["clear-region sphere.myst", "clear-region sphere.river"]
    log = list(state.events) + play(state, "clear-region sphere.river").events
    assert state.decision.seat == 0
    assert offered(state) == ["clear-region sphere.myst", "clear-region sphere.mountain"]
    log += play(state, "clear-region sphere.myst").events
    removed = [(event.seat, event.unit, event.region) for event in log if isinstance(event, events.UnitRemoved)]
    assert removed == [(1, "golem", RIVER), (2, "troop", RIVER), (0, "troop", MYST), (0, "troop", MYST)]


@pytest.mark.rule("MYS-281")
@pytest.mark.ruling("AMB-MYS-43")
def test_removed_units_return_to_the_constructed_space_and_fortifications_to_the_supply() -> None:
    mine = {"troops": (MYST, MYST), "golems": (MYST,), "fortifications": (MYST,), "constructed_troops": 1}
    state = attack("boulron", mine, {})
    board = state.boards[0]
    assert (board.troops, board.golems, board.fortifications) == ((), (), ())
    assert (board.constructed_troops, board.constructed_golems, board.supply_fortifications) == (3, 1, 4)
    assert (board.supply_troops, board.supply_golems) == (5, 3)
    assert {event.rule for event in happened(state, events.UnitRemoved)} == {"MYS-281"}


@pytest.mark.rule("MYS-282")
def test_a_champion_in_the_chosen_region_is_wounded_and_stays() -> None:
    state = attack("boulron", {"at": MYST, "troops": (MYST,)}, {})
    board = state.boards[0]
    assert (board.at, board.wounded, board.troops) == (MYST, True, ())
    assert [(event.rule, event.seat) for event in happened(state, events.ChampionWounded)] == [("MYS-282", 0)]


@pytest.mark.rule("MYS-282")
@pytest.mark.ruling("AMB-MYS-59")
def test_an_already_wounded_champion_is_unaffected_and_its_region_may_be_chosen() -> None:
    state = attack("boulron", {"at": MYST, "wounded": True, "golems": (RIVER, RIVER)}, {})
    assert offered(state) == ["clear-region sphere.myst", "clear-region sphere.river"]
    play(state, "clear-region sphere.myst")
    board = state.boards[0]
    assert (board.at, board.wounded, board.golems) == (MYST, True, (RIVER, RIVER))
    assert happened(state, events.ChampionWounded, events.UnitRemoved) == []


@pytest.mark.rule("MYS-283")
def test_units_in_other_regions_of_the_island_are_not_affected() -> None:
    mine = {"at": RIVER, "troops": (MYST, MOUNTAIN), "fortifications": (MOUNTAIN,)}
    state = play(attack("boulron", mine, {}), "clear-region sphere.myst")
    board = state.boards[0]
    assert (board.troops, board.fortifications, board.wounded) == ((MOUNTAIN,), (MOUNTAIN,), False)


@pytest.mark.rule("MYS-284")
def test_nobody_gains_glory_for_the_losses_against_a_monster() -> None:
    state = attack("boulron", {"at": MYST, "troops": (MYST,)}, {"golems": (MYST,)}, {})
    assert len(happened(state, events.UnitRemoved, events.ChampionWounded)) == 3
    assert happened(state, events.Gained) == []
    assert [board.glory for board in state.boards] == [1, 1, 1]


@pytest.mark.rule("MYS-285")
def test_with_units_in_one_region_there_is_no_choice() -> None:
    state = attack("boulron", {"troops": (RIVER, RIVER)}, {"golems": (MYST,)})
    assert state.decision.rule == "MYS-115", "the attack is over and the turn goes on"
    assert [(event.seat, event.region) for event in happened(state, events.UnitRemoved)] == [
        (0, RIVER),
        (0, RIVER),
        (1, MYST),
    ]


# -- the ranking --------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-287")
def test_the_three_strongest_on_the_island_get_gold_silver_and_bronze() -> None:
    boards = [army(1), army(5), army(3), army(2), army(4)]
    state = attack("boulron", *boards)
    assert ranks(state) == [(1, "gold"), (4, "silver"), (2, "bronze")]
    assert [board.glory for board in state.boards] == [1, 1 + 9, 1 + 2, 1, 1 + 4]


@pytest.mark.rule("MYS-288")
def test_ties_in_the_ranking_go_to_the_lower_artefact_and_each_rank_to_one_player() -> None:
    boards = [{"artefact": number, **army(4)} for number in (4, 2, 3, 1)]
    state = attack("boulron", *boards)
    assert ranks(state) == [(3, "gold"), (1, "silver"), (2, "bronze")]


@pytest.mark.rule("MYS-289")
@pytest.mark.parametrize(("second", "expected"), [(0, [(0, "gold")]), (2, [(0, "gold"), (1, "silver")])])
def test_with_few_participants_the_lower_ranks_are_not_given(second: int, expected: list[Any]) -> None:
    assert ranks(attack("boulron", army(11), army(second), {})) == expected


# -- after the attack ---------------------------------------------------------------------------------


@pytest.mark.rule("MYS-290")
@pytest.mark.parametrize("strength", [11, 10])
def test_after_its_attack_a_monster_moves_one_island_clockwise(strength: int) -> None:
    ring = (island("sphere"), island("arch"), island("tree"), island("shard"), island("volcano"))
    state = attack("boulron", army(strength), {}, ring=ring)
    assert state.lairs[0] == island("arch")
    assert happened(state, events.MonsterMoved) == [
        events.MonsterMoved(rule="MYS-290", monster="boulron", island=island("arch"))
    ]


@pytest.mark.rule("MYS-291")
def test_a_defeated_monster_stays_in_play_and_attacks_again() -> None:
    mine = {**army(11), "fortifications": (region("volcano.river"),)}
    state = attack("boulron", mine, {}, agenda=[steps.ResolveEvent(0), steps.MonsterAttack("boulron")])
    fights = [(event.island, event.defeated) for event in happened(state, events.MonsterCompared)]
    assert fights == [(island("sphere"), True), (island("volcano"), False)]
    assert state.boards[0].fortifications == ()
    assert (state.path, state.face_down, state.lairs[0]) == (("boulron",), (), island("shard"))


@pytest.mark.rule("MYS-292")
@pytest.mark.parametrize("monster", ["utcoro", "boulron", "cannibarok"])
def test_a_monster_on_an_empty_island_wins_and_moves_on(monster: str) -> None:
    state = attack(monster, army(4, at=AWAY), {})
    assert state.events[2:] == [
        events.MonsterCompared(
            rule="MYS-280",
            monster=monster,
            island=island("sphere"),
            strength=STRENGTHS[monster],
            against=0,
            defeated=False,
        ),
        events.MonsterMoved(rule="MYS-290", monster=monster, island=island("volcano")),
    ]
    assert state.boards[0].golems == (AWAY, AWAY)


# -- each Monster -------------------------------------------------------------------------------------


def monster_case(rule: str, monster: str, strength: int, spawn: str) -> Any:
    marks = [pytest.mark.rule(rule), pytest.mark.component(monster)]
    return pytest.param(monster, strength, spawn, marks=marks, id=monster)


@pytest.mark.parametrize(
    ("monster", "strength", "spawn"),
    [
        monster_case("MYS-306", "utcoro", 10, "tree"),
        monster_case("MYS-311", "boulron", 11, "tree"),
        monster_case("MYS-314", "cannibarok", 12, "shard"),
        monster_case("MYS-317", "onygauros", 13, "volcano"),
        monster_case("MYS-321", "obsidusa", 14, "shard"),
        monster_case("MYS-324", "caerulas", 15, "sphere"),
        monster_case("MYS-329", "kodror", 16, "arch"),
    ],
)
def test_each_monster_spawns_on_its_island_with_its_strength(monster: str, strength: int, spawn: str) -> None:
    others = tuple(name for name in STRENGTHS if name != monster)
    state = position(
        players=2,
        turn=0,
        agenda=[steps.BeginEra(), steps.MonsterAttack(monster)],
        monsters=(others[0], monster, others[1]),
        lairs=(0, -1, -1),
        boards={0: {"at": AWAY}, 1: {"at": AWAY}},
        options={"behaviours": False},
    )
    assert happened(state, events.MonsterAppeared) == [
        events.MonsterAppeared(rule="MYS-093", monster=monster, island=island(spawn))
    ]
    assert state.lairs == (0, island(spawn), -1)
    state = attack(monster, {}, {})
    assert [event.strength for event in happened(state, events.MonsterCompared)] == [strength]


def reward_case(rule: str, monster: str, *rewards: dict[str, int]) -> Any:
    marks = [pytest.mark.rule(rule), pytest.mark.component(monster)]
    return pytest.param(monster, rule, rewards, marks=marks, id=monster)


@pytest.mark.parametrize(
    ("monster", "rule", "rewards"),
    [
        reward_case("MYS-307", "utcoro", {"glory": 3}, {"glory": 2}, {"glory": 1}),
        reward_case("MYS-312", "boulron", {"glory": 9}, {"glory": 4}, {"glory": 2}),
        reward_case(
            "MYS-315", "cannibarok", {"energy": 6, "glory": 6}, {"energy": 4, "glory": 4}, {"energy": 2, "glory": 2}
        ),
        reward_case("MYS-318", "onygauros", {"glory": 4}, {"glory": 3}, {"glory": 2}),
        reward_case("MYS-322", "obsidusa", {"glory": 7}, {"glory": 5}, {"glory": 3}),
        reward_case(
            "MYS-325",
            "caerulas",
            {"experience": 5, "glory": 5},
            {"experience": 4, "glory": 4},
            {"experience": 3, "glory": 3},
        ),
        reward_case("MYS-330", "kodror", {"glory": 16}, {"glory": 12}, {"glory": 8}),
    ],
)
def test_each_monster_rewards_the_three_ranks(monster: str, rule: str, rewards: tuple[dict[str, int], ...]) -> None:
    """Encounters are declined, Command Points left; what is simply given is compared."""
    state = attack(monster, army(5), army(6), army(7), army(4))
    log = list(state.events)
    while state.decision.rule != "MYS-115":
        log += play(state, "decline" if "decline" in offered(state) else "done").events
    gains = [event for event in log if isinstance(event, events.Gained)]
    assert gains == [
        events.Gained(rule=rule, seat=seat, **{"energy": 0, "experience": 0, "glory": 0, **reward})
        for seat, reward in zip((2, 1, 0), rewards, strict=True)
    ]
    given = dict(zip((2, 1, 0), rewards, strict=True))
    for seat, board in enumerate(state.boards):
        wanted = given.get(seat, {})
        assert board.glory == 1 + wanted.get("glory", 0)
        assert (board.energy, board.experience) == (wanted.get("energy", 0), wanted.get("experience", 0))


@pytest.mark.rule("MYS-307", "MYS-308")
@pytest.mark.component("utcoro")
def test_each_player_rewarded_by_utcoro_may_face_an_encounter_for_free() -> None:
    """Nobody has Experience, and every token is on another Island than its Champion."""
    state = attack("utcoro", *[{**army(3), "token": island("tree")} for _ in range(4)])
    asked = []
    for answer in ("accept", "decline", "accept"):
        asked.append((state.decision.seat, offered(state)))
        play(state, answer)
        if answer == "accept":
            play(state, offered(state)[0])
            while state.decision.rule not in ("MYS-307", "MYS-115"):
                play(state, offered(state)[-1])
    assert asked == [(seat, ["accept", "decline"]) for seat in (0, 1, 2)]
    assert [len(board.faced) for board in state.boards] == [1, 0, 1, 0]
    assert [board.experience for board in state.boards] == [0, 0, 0, 0]


@pytest.mark.rule("MYS-309")
@pytest.mark.component("utcoro")
def test_all_other_rules_hold_for_an_encounter_from_utcoro() -> None:
    state = attack("utcoro", {**army(10), "token": island("tree"), "experience": 2}, {})
    play(state, "accept")
    assert happened(state, events.Paid) == []
    assert state.boards[0].glory == 1 + 3 + 6, "the Glory of EN26"
    assert offered(state) == ["choose-approach boots", "choose-approach dialogue"]
    play(state, "choose-approach dialogue", "accept")
    board = state.boards[0]
    assert (board.glory, board.experience, board.faced) == (1 + 3 + 6 + 4, 2, ("EN26",))
    assert board.token == island("volcano"), "two Islands on from the Tree"


@pytest.mark.gold("GOLD-MYS-22")
@pytest.mark.rule("MYS-309")
@pytest.mark.ruling("AMB-MYS-76")
@pytest.mark.component("utcoro")
def test_a_seventh_encounter_is_illegal_as_an_utcoro_reward_too() -> None:
    state = attack("utcoro", {**army(10), "faced": SIX}, {})
    assert ranks(state) == [(0, "gold")]
    assert state.decision.rule == "MYS-115", "no Encounter is offered"
    assert (state.boards[0].glory, state.boards[0].faced) == (4, SIX)


@pytest.mark.gold("GOLD-MYS-22")
@pytest.mark.rule("MYS-309")
@pytest.mark.component("utcoro")
def test_an_utcoro_encounter_raises_the_cost_of_the_next_paid_one() -> None:
    """It is the third one; the fourth, a paid one, costs 4."""
    mine = {**army(10), "faced": SIX[:2], "experience": 4, "at": region("volcano.river"), "token": island("tree")}
    state = play(attack("utcoro", mine, {}), "accept", "choose-approach dialogue", "accept")
    assert (state.boards[0].token, state.boards[0].experience) == (island("volcano"), 4)
    play(state, "face-encounter")
    assert state.events[0] == events.Paid(rule="MYS-258", seat=0, energy=0, experience=4)


@pytest.mark.rule("MYS-318")
@pytest.mark.component("onygauros")
def test_the_command_points_of_onygauros_are_spent_at_once_or_lost() -> None:
    state = attack("onygauros", army(7), army(4), army(3))
    points = []
    for seat in range(3):
        assert (state.decision.seat, state.decision.rule) == (seat, "MYS-145")
        points.append(state.decision.about["points"])
        play(state, "gain-energy", "done")
    assert points == [4, 3, 2]
    assert [board.energy for board in state.boards] == [1, 1, 1]
    assert state.decision.rule == "MYS-115", "the other points are gone"


@pytest.mark.rule("MYS-322")
@pytest.mark.component("obsidusa")
def test_obsidusa_lets_each_rewarded_player_draw_from_the_current_era_deck() -> None:
    deck = ("C041", "C042", "C043", "C044", "C045")
    state = attack("obsidusa", army(5), army(6), army(7), army(4), era=2, deck=deck, box=())
    drawn = happened(state, events.CardsDrawn)
    assert [(event.rule, event.seat, len(event.cards)) for event in drawn] == [
        ("MYS-322", 2, 1),
        ("MYS-322", 1, 1),
        ("MYS-322", 0, 1),
    ]
    assert [len(board.hand) for board in state.boards] == [1, 1, 1, 0]
    assert sorted([*state.deck, *[card for board in state.boards for card in board.hand]]) == list(deck)


@pytest.mark.rule("MYS-335")
@pytest.mark.ruling("AMB-MYS-57")
@pytest.mark.component("onygauros")
def test_rewards_go_by_rank_and_each_player_finishes_before_the_next() -> None:
    """The order of play is 0, 1, 2; the ranking is 2, 1, 0."""
    state = attack("onygauros", army(3), army(4), army(7))
    assert ranks(state) == [(2, "gold")]
    play(state, "gain-energy", "gain-energy", "gain-energy")
    assert state.events == [events.Gained(rule="MYS-147", seat=2, energy=1, experience=0, glory=0)]
    play(state, "gain-energy")
    assert ranks(state) == [(1, "silver")]
    play(state, "done")
    assert ranks(state) == [(0, "bronze")]
