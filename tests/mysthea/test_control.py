"""Strength and control of regions. Rulebook p.13."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState, PlayerBoard
from rulewright.games.mysthea.positions import play, position, region
from rulewright.games.mysthea.rules import control

HERE = region("tree.forest")
AWAY = region("shard.river")


def upgraded(**slots: str) -> tuple[str, ...]:
    """The Upgrade spaces of a board: Champion, Troop, Golem, Fortification, Act cards."""
    return tuple(slots.get(name, "") for name in ("champion", "troop", "golem", "fortification", "card"))


def contest(*boards: dict[str, Any], **table: Any) -> MystheaState:
    """Seats with these units; a Champion is far away unless the board says otherwise."""
    placed = {seat: {"at": AWAY, **board} for seat, board in enumerate(boards)}
    return position(players=len(boards), turn=0, boards=placed, **table)


# -- who controls -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-298")
def test_the_largest_total_strength_controls_a_region_not_the_most_units() -> None:
    state = contest({"troops": (HERE, HERE, HERE)}, {"golems": (HERE, HERE)})
    assert [control.strength_in(state, seat, HERE) for seat in (0, 1)] == [3, 4]
    assert control.controller(state, HERE) == 1


@pytest.mark.rule("MYS-298")
@pytest.mark.component("C080", "C058", "C060", "C019", "C076")
@pytest.mark.parametrize(
    ("units", "upgrades"),
    [
        ({"troops": (HERE, HERE)}, upgraded(troop="C080")),
        ({"golems": (HERE,)}, upgraded(golem="C058")),
        ({"fortifications": (HERE,)}, upgraded(fortification="C060")),
        ({"at": HERE, "wounded": True}, upgraded(champion="C019")),
        ({"at": HERE, "wounded": True}, upgraded(champion="C076")),
    ],
)
def test_upgrades_count_for_control(units: dict[str, Any], upgrades: tuple[str, ...]) -> None:
    """Seat 0 has Strength 2 there and the lower Artefact: seat 1 needs its Upgrade."""
    without = contest({"golems": (HERE,)}, units)
    assert control.controller(without, HERE) == 0
    with_upgrade = contest({"golems": (HERE,)}, {**units, "upgrades": upgrades}, era=3)
    assert control.controller(with_upgrade, HERE) == 1


@pytest.mark.rule("MYS-299")
@pytest.mark.parametrize(("artefacts", "winner"), [((1, 2, 3), 0), ((3, 1, 2), 1), ((2, 3, 1), 2)])
def test_a_tie_is_won_by_the_lower_artefact_number(artefacts: tuple[int, ...], winner: int) -> None:
    boards = [{"artefact": number, "golems": (HERE,)} for number in artefacts]
    state = contest(*boards)
    assert control.controller(state, HERE) == winner


@pytest.mark.rule("MYS-299")
def test_exactly_one_player_controls_a_region_with_a_unit() -> None:
    boards: list[dict[str, Any]] = [{"at": HERE, "troops": (HERE,)} for _ in range(5)]
    boards[3]["golems"] = (AWAY,)
    state = contest(*boards)
    assert [control.controlled(state, seat) for seat in range(5)] == [1, 0, 0, 1, 0]


@pytest.mark.rule("MYS-300")
def test_a_region_without_units_is_controlled_by_nobody() -> None:
    state = contest({}, {})
    assert [r for r in range(15) if control.controller(state, r) is not None] == [AWAY]


@pytest.mark.rule("MYS-301")
def test_a_fortification_alone_controls_a_region() -> None:
    state = contest({"troops": (HERE,)}, {"fortifications": (HERE,)})
    assert control.strength_in(state, 1, HERE) == 2
    assert control.controller(state, HERE) == 1


@pytest.mark.rule("MYS-302")
def test_a_wounded_champion_counts_1_for_control() -> None:
    rival: dict[str, Any] = {"golems": (HERE,)}
    assert control.controller(contest({"at": HERE}, rival), HERE) == 0
    state = contest({"at": HERE, "wounded": True}, rival)
    assert control.strength_in(state, 0, HERE) == 1
    assert control.controller(state, HERE) == 1
    alone = contest({"at": HERE, "wounded": True}, {})
    assert control.controller(alone, HERE) == 0


@pytest.mark.gold("GOLD-MYS-23")
@pytest.mark.rule("MYS-302", "MYS-305")
@pytest.mark.component("C019", "C076")
@pytest.mark.parametrize(("upgrade", "wounded", "strength"), [("C019", True, 3), ("C076", True, 4), ("C019", False, 5)])
def test_a_champion_upgrade_also_helps_a_wounded_champion(upgrade: str, wounded: bool, strength: int) -> None:
    board = {"at": HERE, "wounded": wounded, "upgrades": upgraded(champion=upgrade)}
    state = contest(board, {}, era=3)
    assert control.strength_in(state, 0, HERE) == strength


@pytest.mark.rule("MYS-303")
@pytest.mark.component("anuth")
def test_the_ability_of_anuth_does_not_count_for_control() -> None:
    """Anuth counts 5 in a Battle that he starts, but 3 against 4 for the region."""
    anuth = {"champion": "anuth", "at": HERE, "hand": ("C026",)}
    rival = {"champion": "sanya", "golems": (HERE, HERE)}
    state = contest(anuth, rival, options={"abilities": True})
    assert control.controller(state, HERE) == 1
    play(state, "start-battle tree.forest")
    assert state.battle is not None
    assert control.controller(state, HERE) == 1, "not even while the Battle lasts"
    play(state, "commit-nothing")
    compared = [event for event in state.events if isinstance(event, events.StrengthCompared)]
    assert [event.totals for event in compared] == [(5, 4)]


@pytest.mark.rule("MYS-303")
@pytest.mark.component("C043")
def test_a_temporary_battle_bonus_does_not_count_for_control() -> None:
    mine = {"troops": (HERE,), "hand": ("C043", "C046"), "energy": 3}
    state = contest(mine, {"golems": (HERE,)}, era=2)
    play(state, "act", "play-card C043", "use-card", "start-battle tree.forest")
    assert state.battle is not None
    assert state.battle.bonus == (3, 0)
    assert control.controller(state, HERE) == 1
    play(state, "commit-nothing")
    compared = [event for event in state.events if isinstance(event, events.StrengthCompared)]
    assert [event.totals for event in compared] == [(4, 2)]


@pytest.mark.rule("MYS-304")
@pytest.mark.component("C009")
@pytest.mark.parametrize(
    ("texts", "glory"),
    [
        (("use-card",), 0),
        (("spend-points", "deploy troop", "deploy troop", "use-card"), 3),
    ],
)
def test_control_is_computed_when_an_effect_asks_for_it(texts: tuple[str, ...], glory: int) -> None:
    """Two Troops deployed with the card's own points tip the Crystal Field before its effect is used."""
    field = region("tree.crystal")
    mine = {"at": field, "hand": ("C009",), "energy": 2, "constructed_troops": 2}
    state = contest(mine, {"golems": (field, field)})
    assert control.controller(state, field) == 1
    play(state, "act", "play-card C009", *texts)
    assert state.boards[0].glory == 1 + glory


@pytest.mark.rule("MYS-304")
def test_control_is_not_stored_anywhere() -> None:
    fields = {*MystheaState.__struct_fields__, *PlayerBoard.__struct_fields__}
    assert [field for field in sorted(fields) if "control" in field] == []
    state = contest({"troops": (HERE,)}, {})
    assert control.controller(state, HERE) == 0
    state.boards[0].troops = ()
    assert control.controller(state, HERE) is None


@pytest.mark.rule("MYS-304")
@pytest.mark.component("EN04", "C009", "A03", "cr2t1")
def test_all_effects_that_ask_for_control_count_the_same_regions() -> None:
    """Seat 0 controls two of its three regions, one Forest among them: seat 1 is stronger at the Crystal Field."""
    mine = {"champion": "cr2t1", "at": HERE, "troops": (region("tree.crystal"), region("arch.myst"))}
    mine |= {"token": 2, "experience": 1}
    rival = {"golems": (region("tree.crystal"),), "champion": "sanya"}
    options = {"abilities": True}
    state = contest(mine, rival, options=options, next_encounter="EN04")
    play(state, "face-encounter", "choose-approach axe", "accept")
    assert state.boards[0].glory == 1 + 7 + 3, "3 Glory for one Forest"
    state = contest(mine, rival, options=options)
    play(state, "move-island", "claim-attunement A03")
    assert state.boards[0].glory == 1 + 6, "3 Glory for each of two regions"
    state = contest(mine, rival, options=options, agenda=[steps.EndEra()], events_deck=(), next_event="storm")
    gained = [event.glory for event in state.events if event.rule == "MYS-348"]
    assert gained == [3], "3 Glory for two regions"


# -- Strength ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-305")
@pytest.mark.component("C080", "C058", "C060", "C019", "C076")
@pytest.mark.parametrize(
    ("units", "plain", "upgrade", "strong"),
    [
        ({"troops": (HERE,) * 3}, 3, {"troop": "C080"}, 6),
        ({"golems": (HERE,) * 2}, 4, {"golem": "C058"}, 6),
        ({"fortifications": (HERE,) * 2}, 4, {"fortification": "C060"}, 6),
        ({"at": HERE}, 3, {"champion": "C019"}, 5),
        ({"at": HERE}, 3, {"champion": "C076"}, 6),
        ({"at": HERE, "wounded": True}, 1, {"champion": "C019"}, 3),
        ({"at": HERE, "wounded": True}, 1, {"champion": "C076"}, 4),
    ],
)
def test_strength_is_the_sum_of_the_units_and_their_upgrades(
    units: dict[str, Any], plain: int, upgrade: dict[str, str], strong: int
) -> None:
    assert control.strength_in(contest(units, {}), 0, HERE) == plain
    state = contest({**units, "upgrades": upgraded(**upgrade)}, {}, era=3)
    assert control.strength_in(state, 0, HERE) == strong


@pytest.mark.rule("MYS-305")
def test_strength_adds_up_all_kinds_of_units_of_one_region_only() -> None:
    everything = {
        "at": HERE,
        "troops": (HERE, HERE, AWAY),
        "golems": (HERE, AWAY),
        "fortifications": (HERE, region("tree.mountain")),
        "upgrades": upgraded(champion="C076", troop="C080", golem="C058", fortification="C060"),
    }
    state = contest(everything, {"troops": (HERE,)}, era=3)
    assert control.strength_in(state, 0, HERE) == 2 * (1 + 1) + (2 + 1) + (2 + 1) + (3 + 3)
    assert control.strength_in(state, 1, HERE) == 1
