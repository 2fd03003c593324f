"""Rulings AMB-MYS-77 to 80: questions that came up later. Each test fails under the rejected reading."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import offered, play, position, region

FOREST, MOUNTAIN, MYST = region("tree.forest"), region("tree.mountain"), region("shard.myst")


# -- which of several like units goes ----------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-77")
@pytest.mark.rule("MYS-224")
def test_of_two_like_units_the_one_that_has_travelled_is_lost_in_a_battle():
    """One Troop walks to the other; the Battle costs one of them, and the other may still Travel."""
    state = position(
        turn=0,
        boards={
            0: {"hand": ("C004",), "energy": 3, "accessories": ("C034",), "at": 0, "troops": (FOREST, MOUNTAIN)},
            1: {"golems": (MOUNTAIN, MOUNTAIN), "troops": (MOUNTAIN,), "at": 3},
        },
    )
    play(state, "use-accessory C034", "take-option 2", "travel troop tree.forest tree.mountain")
    play(state, "act", "play-card C004", "use-card", "start-battle tree.mountain", "spend-points")
    assert (state.boards[0].troops, state.boards[0].tired_troops) == ((MOUNTAIN,), ())
    assert "travel troop tree.mountain tree.forest" in offered(state)


@pytest.mark.ruling("AMB-MYS-77")
@pytest.mark.rule("MYS-224", "MYS-495")
@pytest.mark.component("EN11")
def test_of_two_like_units_the_one_that_has_travelled_is_lost_to_an_effect():
    """EN11 takes a Golem of each opponent; whoever picks it takes the one that has travelled."""
    state = position(
        turn=0,
        boards={
            0: {"at": MYST, "token": 0, "experience": 1},
            1: {"at": 3, "golems": (FOREST, FOREST), "tired_golems": (FOREST,)},
            2: {"at": 6},
        },
        next_encounter="EN11",
    )
    play(state, "face-encounter", "choose-approach axe", "accept")
    assert (state.boards[1].golems, state.boards[1].tired_golems) == ((FOREST,), ())


@pytest.mark.ruling("AMB-MYS-77")
@pytest.mark.rule("MYS-226")
def test_a_unit_that_is_deployed_again_in_the_same_turn_is_fresh():
    """The Troop that has travelled is lost; from the constructed space it comes back like any other."""
    state = position(
        turn=0,
        boards={
            0: {"hand": ("C043", "C048"), "energy": 3, "at": MYST, "troops": (MOUNTAIN,), "tired_troops": (MOUNTAIN,)},
            1: {"golems": (MOUNTAIN,) * 4, "at": 3},
        },
        era=2,
    )
    play(state, "act", "play-card C043", "use-card", "start-battle tree.mountain", "commit-nothing", "spend-points")
    assert state.boards[0].troops == ()
    play(state, "deploy troop")
    assert "travel troop shard.myst shard.river" in offered(state)


# -- Caerulas and the Storm ----------------------------------------------------------------------------------


def after_two_attacks(rulings: dict[str, bool], *later: str) -> MystheaState:
    """Phase 3 of an Era: Caerulas attacks an Island without units, the next one too, and stops; then the Storm."""
    return position(
        agenda=[],
        era=1,
        ring=(0, 1, 2, 3, 4),
        monsters=("caerulas", "utcoro", "boulron"),
        lairs=(3, -1, -1),
        path=("caerulas", "storm", *later, "forest", "river", "myst", "crystal", "mountain"),
        next_event="",
        events_deck=(),
        boards={0: {"at": 0}, 1: {"at": 3}, 2: {"at": 6}},
        rulings=rulings,
    )


@pytest.mark.ruling("AMB-MYS-78")
@pytest.mark.rule("MYS-276", "MYS-327", "MYS-331")
@pytest.mark.component("caerulas")
@pytest.mark.parametrize(
    ("rulings", "lair", "moved"), [({}, 0, [4, 0]), ({"storm_moves_all": False}, 4, [4])], ids=["usual", "switched"]
)
def test_a_storm_moves_caerulas_after_its_second_attack_unless_the_table_lets_it_stay(
    rulings: dict[str, bool], lair: int, moved: list[int]
):
    """It walks from the sphere to the volcano, attacks twice and stops; the shard is the next Island."""
    state = after_two_attacks(rulings)
    assert [e.island for e in state.events if isinstance(e, events.MonsterMoved)] == moved
    assert state.lairs[0] == lair


@pytest.mark.ruling("AMB-MYS-78")
@pytest.mark.rule("MYS-331")
@pytest.mark.component("caerulas")
def test_the_next_activation_of_caerulas_ends_its_stay():
    """Where the table lets it stay: a defeat in its first attack moves it on, and a Storm moves it again."""
    state = position(
        agenda=[steps.MonsterAttack("caerulas"), steps.ResolveEvent(0)],
        monsters=("caerulas", "utcoro", "boulron"),
        lairs=(4, -1, -1),
        rooted=("caerulas",),
        path=("storm",),
        next_event="forest",
        boards={0: {"golems": (12,) * 4, "troops": (13,) * 4, "at": 12}, 1: {"at": 0}, 2: {"at": 3}},
        rulings={"storm_moves_all": False},
    )
    assert state.rooted == ()
    assert state.lairs[0] == 1


@pytest.mark.ruling("AMB-MYS-78")
@pytest.mark.rule("MYS-331")
@pytest.mark.component("obsidusa")
def test_a_storm_moves_a_monster_that_stayed_for_another_reason():
    """Obsidusa stays after an attack it has won; that holds back no Storm, whatever the table says of Caerulas."""
    state = position(
        agenda=[steps.MonsterAttack("obsidusa"), steps.ResolveEvent(0)],
        monsters=("obsidusa", "utcoro", "boulron"),
        lairs=(4, -1, -1),
        path=("storm",),
        next_event="forest",
        boards={0: {"at": 6}, 1: {"at": 0}, 2: {"at": 3}},
        rulings={"storm_moves_all": False},
    )
    assert state.lairs[0] == 0


# -- when Sanya draws ----------------------------------------------------------------------------------------

SANYA = {"champion": "sanya", "at": MOUNTAIN, "token": 3}


def with_sanya(
    mine: dict[str, Any] | None = None, rulings: dict[str, bool] | None = None, **table: Any
) -> MystheaState:
    """Sanya stands in the mountain beside a Golem of seat 1, who also has a Troop in the forest."""
    boards = {0: {**SANYA, **(mine or {})}, 1: {"golems": (MOUNTAIN,), "troops": (FOREST,), "at": 3}, 2: {"at": 9}}
    table = {"deck": ("C021", "C030"), **table}
    return position(turn=0, boards=boards, options={"abilities": True}, rulings=rulings, **table)


@pytest.mark.ruling("AMB-MYS-79")
@pytest.mark.rule("MYS-198", "MYS-345")
@pytest.mark.component("sanya")
def test_sanya_draws_after_discharging_and_before_the_region_is_chosen():
    """p.14: "first"; p.10: discharge, then choose a region."""
    state = with_sanya()
    assert offered(state) == ["meditate", "begin-battle", "move-island"]
    play(state, "begin-battle")
    assert [type(event) for event in state.events] == [events.ArtefactDischarged]
    play(state, "draw-card")
    assert (state.decision.prompt, offered(state)) == ("prompt-battle-region", ["start-battle tree.mountain"])
    play(state, "start-battle tree.mountain")
    assert [type(event) for event in state.events] == [events.BattleBegan]
    assert len(offered(state)) == 2, "the drawn card or none"


@pytest.mark.ruling("AMB-MYS-79")
@pytest.mark.rule("MYS-345")
@pytest.mark.component("sanya")
def test_with_the_other_reading_sanya_draws_after_the_region_is_chosen():
    state = with_sanya(rulings={"draw_before_region": False})
    assert offered(state) == ["meditate", "start-battle tree.mountain", "move-island"]
    play(state, "start-battle tree.mountain")
    kinds = [type(event) for event in state.events]
    assert kinds == [events.ArtefactDischarged, events.BattleBegan]
    assert offered(state) == ["draw-card", "decline"]


@pytest.mark.ruling("AMB-MYS-79")
@pytest.mark.component("sanya", "C004")
@pytest.mark.parametrize("answer", ["draw-card", "decline"])
def test_once_begun_the_battle_of_a_card_needs_a_region(answer: str):
    state = with_sanya({"hand": ("C004",), "energy": 2})
    play(state, "act", "play-card C004", "use-card")
    assert offered(state) == ["begin-battle", "done"]
    play(state, "begin-battle", answer)
    assert offered(state) == [
        "start-battle arch.forest",
        "start-battle tree.mountain",
        "start-battle tree.forest",
        "start-battle sphere.myst",
    ]
    why = [(reason.rule, reason.message) for reason in state.game.why_not(state, 0, "done")]
    assert why == [("MYS-363", "why-must-choose")]
    play(state, "start-battle tree.forest")
    assert state.boards[0].charged


@pytest.mark.ruling("AMB-MYS-79")
@pytest.mark.rule("MYS-244")
@pytest.mark.component("sanya", "EN29")
def test_the_battle_of_an_encounter_discharges_the_artefact_before_sanya_draws():
    state = with_sanya({"token": 2, "experience": 1, "charged": False}, next_encounter="EN29")
    play(state, "face-encounter", "decline", "choose-approach axe", "accept")
    assert offered(state) == ["begin-battle", "done"]
    assert state.boards[0].charged
    play(state, "begin-battle")
    assert not state.boards[0].charged
    play(state, "draw-card", "start-battle tree.forest")
    assert state.battle is not None


@pytest.mark.ruling("AMB-MYS-79")
@pytest.mark.rule("MYS-345")
@pytest.mark.component("sanya")
@pytest.mark.parametrize(("mine", "deck"), [({"wounded": True}, ("C021",)), ({}, ())], ids=["wounded", "empty deck"])
def test_without_a_card_to_draw_the_region_is_chosen_at_once(mine: dict[str, Any], deck: tuple[str, ...]):
    state = with_sanya(mine, deck=deck)
    assert offered(state) == ["meditate", "start-battle tree.mountain", "move-island"]


# -- paid effects that may be dropped --------------------------------------------------------------------------


def rich(card: str) -> MystheaState:
    """Everything that an effect could want: units of all kinds on both sides, a placed Monster, cards to pay with."""
    opponent = {"troops": (6, 12), "golems": (6,), "fortifications": (6,), "at": 6}
    mine = {
        "at": MYST, "energy": 8, "troops": (MYST,), "golems": (MYST,), "constructed_troops": 1, "constructed_golems": 1,
        "charged": False,
    }  # fmt: skip
    if card in ("C014", "C055", "C071"):
        mine |= {"accessories": (card,), "hand": ("C016", "C031", "C032")}
    else:
        mine |= {"hand": (card,)}
    boards = {0: mine, 1: opponent, 2: {"at": 9}}
    return position(
        turn=0, era=3, boards=boards, path=("utcoro",), events_deck=("crystal", "mountain", "myst", "river")
    )


def pay(card: str) -> MystheaState:
    """Play the card and pay for its effect; an Accessory is activated and paid with cards."""
    state = rich(card)
    if card not in ("C014", "C055", "C071"):
        return play(state, "act", f"play-card {card}", "use-card")
    play(state, f"use-accessory {card}")
    while state.decision.prompt in ("prompt-discard-card", "prompt-trash-card"):
        state.apply(state.decision.choices[0])
    return state


@pytest.mark.ruling("AMB-MYS-80")
@pytest.mark.parametrize("card", ["C001", "C004", "C022", "C042", "C043", "C045", "C055", "C063", "C065", "C071"])
def test_travel_battles_fortifications_and_attacks_may_be_dropped_after_paying(card: str):
    state = pay(card)
    before = state.boards[0].energy
    assert len(offered(state)) > 1
    assert "done" in offered(state)
    play(state, "done")
    assert state.boards[0].energy == before
    assert state.decision.prompt in ("prompt-use-card", "prompt-action")


@pytest.mark.ruling("AMB-MYS-80")
@pytest.mark.parametrize(("card", "regions"), [
    pytest.param("C023", ["tree.crystal"], marks=pytest.mark.rule("MYS-451")),
    pytest.param("C044", ["tree.crystal", "volcano.forest"], marks=pytest.mark.rule("MYS-451")),
    pytest.param("C062", ["tree.crystal"], marks=pytest.mark.rule("MYS-451")),
    pytest.param("C064", ["tree.crystal", "sphere.myst"], marks=pytest.mark.rule("MYS-423")),
])  # fmt: skip
def test_a_removal_or_wound_by_region_must_hit_somebody(card: str, regions: list[str]):
    assert offered(pay(card)) == [f"choose-region {name}" for name in regions]


@pytest.mark.ruling("AMB-MYS-80", "AMB-MYS-24")
@pytest.mark.parametrize("card", ["C014", "C024", "C025", "C050"])
def test_of_an_effect_with_and_or_at_least_one_part_is_done(card: str):
    state = pay(card)
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, "take-option 1")
    assert offered(state) == ["take-option 2", "done"]
