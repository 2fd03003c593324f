"""Resources and their limits. Rulebook p.5, p.7-9."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.games.mysthea.model import choices, events, steps
from rulewright.games.mysthea.positions import island, offered, play, position, region

GAME = rulewright.load("mysthea")


@pytest.mark.rule("MYS-071")
@pytest.mark.parametrize(("before", "gained"), [(0, 3), (9, 3), (10, 2), (11, 1)])
def test_energy_above_twelve_is_lost(before: int, gained: int) -> None:
    """p.5: Meditate gives 3."""
    board = {"energy": before, "at": region("arch.mountain"), "charged": False, "supply_fortifications": 0}
    state = position(turn=0, boards={0: board})
    play(state, "meditate")
    assert state.boards[0].energy == before + gained
    assert events.Gained(rule="MYS-176", seat=0, energy=gained) in state.events


@pytest.mark.rule("MYS-071")
def test_a_full_energy_track_gains_nothing() -> None:
    """p.5"""
    board = {"energy": 12, "at": region("arch.forest"), "charged": False}
    state = position(turn=0, boards={0: board})
    play(state, "meditate")
    assert state.boards[0].energy == 12
    assert not [event for event in state.events if isinstance(event, events.Gained)]


@pytest.mark.rule("MYS-072")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_experience_above_twelve_is_lost(before: int, after: int) -> None:
    """p.5: two Lands of Myst give 2."""
    spots = (region("arch.myst"), region("sphere.myst"))
    board = {"experience": before, "at": spots[0], "troops": spots, "charged": False}
    state = position(turn=0, boards={0: board})
    play(state, "meditate")
    assert state.boards[0].experience == after


@pytest.mark.rule("MYS-073", "MYS-075")
@pytest.mark.parametrize(("before", "after"), [((6, 4, 9), (1, 1, 2)), ((5, 3, 8), (0, 0, 1)), ((2, 1, 3), (0, 0, 1))])
def test_a_loss_below_zero_leaves_energy_and_experience_at_zero(
    tmp_path: Path, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    """p.5: no printed card takes them away; one that takes 5 Energy, 3 Experience and 7 Glory shows the limit."""
    manifest = 'id = "drain"\nversion = "1"\ngame = "mysthea"\ntitle = "Drain"\nauthors = []\nlicence = "MIT"\n'
    (tmp_path / "pack.toml").write_text(manifest)
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "C005"\nera = 0\ntype = "tactic"\npoints = 1\nrule = "MYS-073"\n'
        'effects = [{ do = "gain", energy = -5, experience = -3, glory = -7 }]\nsource = { author = "nobody" }\n'
    )
    game = rulewright.load("mysthea", packs=[tmp_path])
    board = {"hand": ("C005",), "energy": before[0] + 1, "experience": before[1], "glory": before[2]}
    state = position(turn=0, boards={0: board}, game=game)  # type: ignore[arg-type]
    play(state, "act", "play-card C005", "use-card")
    assert (state.boards[0].energy, state.boards[0].experience, state.boards[0].glory) == after


@pytest.mark.rule("MYS-073", "MYS-071", "MYS-072")
@pytest.mark.parametrize("field", ["energy", "experience"])
@pytest.mark.parametrize("value", [-1, 13])
def test_a_track_shows_nothing_below_zero_or_above_twelve(field: str, value: int) -> None:
    """p.5: a save that claims otherwise is refused."""
    state = position(turn=0, boards={0: {field: value}})
    with pytest.raises(rulewright.SaveError, match=rf"boards\[0\].*{field} {value}.*out of range"):
        GAME.restore(GAME.dump(state))


@pytest.mark.rule("MYS-074")
@pytest.mark.component("C031", "C033")
@pytest.mark.parametrize(("energy", "experience"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_an_accessory_is_offered_only_if_its_whole_price_is_there(energy: int, experience: int) -> None:
    """p.7: C031 asks for 1 Energy, C033 for 1 Experience."""
    board = {"accessories": ("C031", "C033"), "energy": energy, "experience": experience}
    texts = offered(position(turn=0, boards={0: board}))
    assert ("use-accessory C031" in texts) == (energy == 1)
    assert ("use-accessory C033" in texts) == (experience == 1)


@pytest.mark.rule("MYS-074")
@pytest.mark.parametrize(("experience", "possible"), [(2, False), (3, True)])
def test_a_price_cannot_be_paid_in_part(experience: int, possible: bool) -> None:
    """p.7: the third Encounter costs 3 Experience."""
    board = {"faced": ("EN01", "EN02"), "token": 0, "experience": experience}
    state = position(turn=0, boards={0: board})
    assert ("face-encounter" in offered(state)) == possible


@pytest.mark.rule("MYS-074")
def test_a_second_card_is_not_sold_for_less() -> None:
    """p.9: two cards cost 3 Energy; with 2 the second cannot be bought."""
    state = position(turn=0, boards={0: {"energy": 2, "charged": False}}, display=("C021", "C022", "C023"))
    play(state, "develop", "reveal-one", "buy-card C021")
    assert state.boards[0].energy == 1
    assert state.boards[0].hand == ("C021",)
    assert state.decision.rule == "MYS-115"


@pytest.mark.rule("MYS-075")
@pytest.mark.component("utcoro")
@pytest.mark.parametrize(("before", "after", "lost"), [(7, 2, 5), (6, 1, 5), (4, 1, 3), (2, 1, 1)])
def test_glory_never_drops_below_one(before: int, after: int, lost: int) -> None:
    """p.5: Utcoro takes 5 from whoever stays away."""
    state = position(
        agenda=[steps.MonsterAttack("utcoro")],
        turn=0,
        boards={0: {"at": region("tree.forest")}, 1: {"glory": before}, 2: {"at": region("tree.mountain")}},
        lairs=(island("tree"), -1, -1),
    )
    assert state.boards[1].glory == after
    assert [event for event in state.events if isinstance(event, events.GloryLost)] == [
        events.GloryLost(rule="MYS-310", seat=1, glory=lost)
    ]


@pytest.mark.rule("MYS-075")
@pytest.mark.component("utcoro")
def test_whoever_has_one_glory_has_none_to_lose() -> None:
    """p.5"""
    state = position(agenda=[steps.MonsterAttack("utcoro")], turn=0, lairs=(island("volcano"), -1, -1))
    assert [board.glory for board in state.boards] == [1, 1, 1]
    assert not [event for event in state.events if isinstance(event, events.GloryLost)]


@pytest.mark.rule("MYS-076")
def test_glory_is_a_plain_number_without_an_upper_limit() -> None:
    """p.5: a lap is a hundred; the total is what counts (GAP-MYS-14)."""
    state = position(turn=0, boards={0: {"hand": ("C026",), "energy": 1, "glory": 399}})
    play(state, "act", "play-card C026", "use-card")
    assert state.boards[0].glory == 402
    assert state.events[-1] == events.Gained(rule="MYS-385", seat=0, glory=3)


@pytest.mark.rule("MYS-077")
@pytest.mark.parametrize("kind", ["troop", "golem"])
def test_with_no_unit_beside_the_board_none_can_be_constructed(kind: str) -> None:
    """p.8"""
    board = {"hand": ("C001",), f"constructed_{kind}s": {"troop": 7, "golem": 3}[kind]}
    state = position(turn=0, boards={0: board})
    play(state, "act", "play-card C001", "spend-points")
    assert f"construct {kind}" in offered(state)
    board = {"hand": ("C001",), f"constructed_{kind}s": {"troop": 8, "golem": 4}[kind]}
    state = position(turn=0, boards={0: board})
    play(state, "act", "play-card C001", "spend-points")
    assert f"construct {kind}" not in offered(state)


@pytest.mark.rule("MYS-077")
@pytest.mark.component("C024")
def test_a_card_cannot_construct_beyond_the_own_stock_either() -> None:
    """p.8: C024 constructs a Troop and/or a Golem."""
    board = {"hand": ("C024",), "energy": 3, "constructed_troops": 8}
    state = position(turn=0, boards={0: board})
    play(state, "act", "play-card C024", "use-card")
    assert offered(state) == ["take-option 2"]


@pytest.mark.rule("MYS-078")
@pytest.mark.parametrize("kind", ["troop", "golem"])
def test_with_no_unit_in_the_constructed_space_none_can_be_deployed(kind: str) -> None:
    """p.8"""
    for count in (0, 1):
        state = position(turn=0, boards={0: {"hand": ("C001",), f"constructed_{kind}s": count}})
        play(state, "act", "play-card C001", "spend-points")
        assert (f"deploy {kind}" in offered(state)) == (count == 1)


@pytest.mark.rule("MYS-079")
@pytest.mark.parametrize(("placed", "rule"), [(3, "MYS-183"), (4, "MYS-115")])
def test_with_four_fortifications_on_the_islands_no_more_can_be_deployed(placed: int, rule: str) -> None:
    """p.8: a Mountain would give one."""
    spot = region("arch.mountain")
    board = {"at": spot, "fortifications": (spot,) * placed, "charged": False}
    state = position(turn=0, boards={0: board, 1: {"charged": False}})
    play(state, "meditate")
    assert state.decision.rule == rule
    if placed == 3:
        play(state, "deploy-fortification arch.mountain")
    assert state.boards[0].fortifications == (spot,) * 4
    assert state.boards[0].supply_fortifications == 0


@pytest.mark.rule("MYS-080")
def test_there_is_no_hand_limit() -> None:
    """p.9: twenty cards in hand, and three more are bought."""
    hand = tuple(f"C{number:03}" for number in range(1, 21))
    display = ("C021", "C022", "C023")
    state = position(turn=0, boards={0: {"hand": hand, "energy": 5}}, display=display)
    play(state, "develop", "reveal-one", "buy-card C021", "buy-card C022", "buy-card C023", "done")
    assert len(state.boards[0].hand) == 23
    assert state.boards[0].discard == ()


@pytest.mark.rule("MYS-081")
@pytest.mark.component("C003")
def test_command_points_that_are_not_spent_are_lost() -> None:
    """p.7: of C003 one point is left over; the next card of the same turn brings only its own."""
    board = {"hand": ("C003", "C026"), "energy": 2}
    state = position(turn=0, boards={0: board})
    play(state, "act", "play-card C003", "spend-points")
    assert state.decision.about["points"] == 2
    play(state, "gain-energy", "done", "use-card", "play-card C026", "spend-points")
    assert state.decision.about["points"] == 1
    play(state, "gain-energy")
    assert state.boards[0].energy == 2
    assert not [text for text in offered(state) if text.startswith(("gain-energy", "construct", "travel"))]


@pytest.mark.rule("MYS-082")
def test_a_champion_never_goes_back_to_the_constructed_space() -> None:
    """p.5: where a Troop is removed, a Champion stays and is wounded."""
    spot = region("tree.forest")
    boards = {0: {"at": spot, "troops": (spot, spot)}, 1: {"at": spot, "troops": (spot,)}}
    state = position(turn=0, boards=boards)
    play(state, "start-battle tree.forest", "remove-unit champion")
    assert (state.boards[1].at, state.boards[1].wounded) == (spot, True)
    assert (state.boards[1].troops, state.boards[1].constructed_troops) == ((spot,), 0)
    kinds = [choice.unit for choice in GAME.action_space() if isinstance(choice, (choices.Deploy, choices.Construct))]
    assert sorted(kinds) == ["golem", "golem", "troop", "troop"]
