"""What the table agrees on before the game. Rulebook p.4, p.12, p.14, p.16."""

from __future__ import annotations

from itertools import product

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.geography import ON_ISLAND
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import island, offered, play, position, region

GAME = rulewright.load("mysthea")
CONTENT = GAME.content
MONSTERS = sorted(CONTENT.monsters)


def attack(monster: str, at: str, behaviours: bool, board: dict[str, object] | None = None) -> MystheaState:
    """A Monster attacks an Island where only seat 0 may have units."""
    free = [name for name in ("shard", "arch", "tree", "sphere", "volcano") if name != at]
    boards = {seat: {"at": ON_ISLAND[island(free[seat])][0], "glory": 20} for seat in range(3)}
    boards[0].update(board or {})  # type: ignore[call-overload]
    rest = [name for name in MONSTERS if name != monster][:2]
    return position(
        agenda=[steps.MonsterAttack(monster)],
        turn=0,
        boards=boards,
        options={"behaviours": behaviours},
        monsters=(monster, *rest),
        lairs=(island(at), -1, -1),
        path=(monster,),
    )


def found(state: MystheaState, kind: type) -> list:  # type: ignore[type-arg]
    return [event for event in state.events if isinstance(event, kind)]


@pytest.mark.rule("MYS-064")
@pytest.mark.component("telron", "cr2t1")
@pytest.mark.parametrize("abilities", [True, False])
def test_champion_abilities_are_used_or_ignored_for_all_players(abilities: bool) -> None:
    """p.14: Telron and CR-2T1 sit at the same table."""
    boards = {
        0: {"champion": "telron", "at": region("tree.forest")},
        1: {"champion": "cr2t1", "at": region("arch.forest"), "troops": (region("sphere.myst"),)},
        2: {"at": region("volcano.river")},
    }
    state = position(agenda=[steps.EndEra()], boards=boards, options={"abilities": abilities})
    assert state.era == 2
    mapped = [event for event in found(state, events.Gained) if event.rule == "MYS-348"]
    early = [event for event in found(state, events.Gained) if event.rule == "MYS-340"]
    if abilities:
        assert mapped == [events.Gained(rule="MYS-348", seat=1, glory=3)]
        assert early == [events.Gained(rule="MYS-340", seat=0, energy=4)]
    else:
        assert mapped == early == []


@pytest.mark.rule("MYS-065")
@pytest.mark.component("obsidusa")
@pytest.mark.parametrize(("behaviours", "lair"), [(True, "tree"), (False, "sphere")])
def test_monster_behaviours_can_be_ignored(behaviours: bool, lair: str) -> None:
    """p.16: an undefeated Obsidusa stays only if behaviours are used."""
    state = attack("obsidusa", "tree", behaviours)
    assert found(state, events.MonsterCompared)[0].defeated is False
    assert state.lairs[0] == island(lair)


@pytest.mark.rule("MYS-065")
@pytest.mark.component("utcoro")
@pytest.mark.parametrize(("behaviours", "glory"), [(True, 15), (False, 20)])
def test_without_behaviours_nobody_is_punished_for_staying_away(behaviours: bool, glory: int) -> None:
    """p.16"""
    state = attack("utcoro", "volcano", behaviours)
    assert [board.glory for board in state.boards] == [glory] * 3


@pytest.mark.rule("MYS-066")
@pytest.mark.parametrize(
    ("monster", "strength", "gold"),
    [
        ("utcoro", 10, {"glory": 3}),
        ("boulron", 11, {"glory": 9}),
        ("cannibarok", 12, {"energy": 6, "glory": 6}),
        ("onygauros", 13, {"glory": 4}),
        ("obsidusa", 14, {"glory": 7}),
        ("caerulas", 15, {"experience": 5, "glory": 5}),
        ("kodror", 16, {"glory": 16}),
    ],
)
def test_without_behaviours_a_monster_keeps_its_strength_and_its_reward(
    monster: str, strength: int, gold: dict[str, int]
) -> None:
    """p.16: one point too few does not beat it, its own Strength does, and Gold is as printed."""
    spot = region("shard.crystal")
    golems, troops = divmod(strength - 3 - 2, 2)
    force = {
        "at": spot,
        "golems": (spot,) * min(golems, 3),
        "fortifications": (spot,) * (golems - min(golems, 3)),
        "troops": (spot,) * (2 + troops),
    }
    won = attack(monster, "shard", False, force)
    compared = found(won, events.MonsterCompared)[0]
    assert (compared.strength, compared.against, compared.defeated) == (strength, strength, True)
    assert found(won, events.RewardGiven) == [events.RewardGiven(rule="MYS-287", seat=0, monster=monster, rank="gold")]
    rule = CONTENT.monsters[monster].reward_rule
    assert found(won, events.Gained) == [events.Gained(rule=rule, seat=0, **gold)]
    assert won.boards[0].glory == 20 + gold["glory"]
    weak = attack(monster, "shard", False, {**force, "troops": (spot,) * (1 + troops)})
    assert found(weak, events.MonsterCompared)[0].defeated is False
    assert found(weak, events.RewardGiven) == []


@pytest.mark.rule("MYS-066")
@pytest.mark.component("cannibarok")
@pytest.mark.parametrize(("behaviours", "strength"), [(True, 14), (False, 12)])
def test_only_the_behaviour_makes_cannibarok_stronger_on_a_crystal_field(behaviours: bool, strength: int) -> None:
    """p.16"""
    state = attack("cannibarok", "shard", behaviours)
    assert found(state, events.MonsterCompared)[0].strength == strength


@pytest.mark.rule("MYS-068")
@pytest.mark.parametrize(("expert", "rule", "cards"), [(True, "MYS-507", 0), (False, "MYS-059", 4)])
def test_expert_mode_drafts_champions_and_starting_cards(expert: bool, rule: str, cards: int) -> None:
    """p.4"""
    state = GAME.new(players=3, seed=1, options={"expert": expert})
    assert state.decision.rule == rule
    assert [len(board.hand) for board in state.boards] == [cards] * 3
    assert [bool(board.champion) for board in state.boards] == [not expert] * 3


@pytest.mark.rule("MYS-069")
@pytest.mark.parametrize(("premonition", "rule"), [(True, "MYS-270"), (False, "MYS-262")])
def test_the_premonition_variant_is_an_option(premonition: bool, rule: str) -> None:
    """p.12"""
    board = {"token": 0, "experience": 1}
    state = position(turn=0, boards={0: board}, options={"premonition": premonition})
    play(state, "face-encounter")
    assert state.decision.rule == rule


@pytest.mark.parametrize(
    ("name", "default"),
    [
        pytest.param("attunements", "day", marks=pytest.mark.rule("MYS-067", about="options")),
        pytest.param("abilities", True, marks=pytest.mark.rule("MYS-064", about="options")),
        pytest.param("behaviours", True, marks=pytest.mark.rule("MYS-065", about="options")),
        pytest.param("expert", False, marks=pytest.mark.rule("MYS-068", about="options")),
        pytest.param("premonition", False, marks=pytest.mark.rule("MYS-069", about="options")),
        pytest.param("choose_colours", False, marks=pytest.mark.rule("MYS-047", about="options")),
    ],
)
def test_what_holds_when_nothing_is_agreed(name: str, default: object, request: pytest.FixtureRequest) -> None:
    """GAP-MYS-21: abilities and behaviours on, all Day, the rest off."""
    (option,) = [option for option in GAME.options if option.name == name]
    assert option.default == default
    assert option.rule == request.node.get_closest_marker("rule").args[0]


def test_there_are_six_options_and_no_others() -> None:
    assert len(GAME.options) == 6
    with pytest.raises(rulewright.SetupError, match="option abilities is 'yes'"):
        GAME.new(players=3, options={"abilities": "yes"})
    with pytest.raises(rulewright.SetupError, match="there is no option 'speed'"):
        GAME.new(players=3, options={"speed": True})


@pytest.mark.rule("MYS-070")
@pytest.mark.parametrize("players", [2, 5])
def test_options_may_be_combined_freely(players: int) -> None:
    """p.4: each of the 96 combinations starts and reaches the first turn."""
    names = ("attunements", "abilities", "behaviours", "expert", "premonition", "choose_colours")
    sides, switch = ("day", "night", "mixed"), (True, False)
    for values in product(sides, switch, switch, switch, switch, switch):
        options = dict(zip(names, values, strict=True))
        state = GAME.new(players=players, seed=1, options=options)
        while state.era == 0:
            play(state, offered(state)[0])
        assert state.decision.rule == "MYS-115"
        assert {name: getattr(state.options, name) for name in names} == options
