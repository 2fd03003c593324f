"""Rulings AMB-MYS-67 to 76: Encounters and effects. Each test fails under the rejected reading."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Rank
from rulewright.games.mysthea.positions import base_game, island, offered, play, position, region

MYST, RIVER, FOREST = region("shard.myst"), region("shard.river"), region("tree.forest")
FIVE = ("EN01", "EN02", "EN03", "EN04", "EN05")
SIX = (*FIVE, "EN06")


def facing(card: str, own: dict[str, Any] | None = None, **table: Any) -> MystheaState:
    """Seat 0 stands on the Shard with its token, has 1 Experience, and this card is on top."""
    boards = {0: {"at": MYST, "token": 0, "experience": 1, **(own or {})}, **table.pop("others", {})}
    return position(turn=0, boards=boards, next_encounter=card, **table)


@pytest.mark.ruling("AMB-MYS-67")
@pytest.mark.rule("MYS-477")
@pytest.mark.component("EN16")
def test_the_chest_of_en16_gives_glory_and_no_experience():
    state = facing("EN16", {"energy": 1, "experience": 4, "faced": ("EN01", "EN02", "EN03")})
    play(state, "face-encounter", "choose-approach chest", "accept")
    board = state.boards[0]
    assert (board.glory, board.experience, board.energy) == (1 + 6 + 3, 0, 0)
    assert board.token == island("sphere")


@pytest.mark.ruling("AMB-MYS-68")
@pytest.mark.rule("MYS-259")
@pytest.mark.component("EN20", "utcoro")
@pytest.mark.parametrize(("faced", "seventh"), [(FIVE, False), (FIVE[:4], True)])
def test_an_encounter_counts_as_faced_when_its_card_is_taken(faced: tuple[str, ...], seventh: bool):
    """The Encounter provokes Utcoro, whose reward is a further Encounter: the sixth yes, a seventh no."""
    strong = {"at": MYST, "golems": (MYST,) * 4, "experience": 6, "faced": faced}
    state = facing("EN20", strong, path=("utcoro",), lairs=(island("shard"), -1, -1))
    play(state, "face-encounter", "choose-approach axe", "choose-monster utcoro")
    assert [e.rank for e in state.events if isinstance(e, events.RewardGiven)] == ["gold"]
    assert ("accept" in offered(state)) is seventh
    assert len(state.boards[0].faced) == len(faced) + 1


@pytest.mark.ruling("AMB-MYS-68")
@pytest.mark.rule("MYS-389")
@pytest.mark.component("EN30", "C030")
def test_c030_played_through_en30_counts_en30():
    state = facing("EN30", {"hand": ("C030",), "energy": 3, "experience": 2, "faced": ("EN01",)})
    play(state, "face-encounter", "choose-approach dialogue", "accept", "play-card C030", "use-card")
    gained = [e.glory for e in state.events if isinstance(e, events.Gained)]
    assert gained == [3 * 2]
    assert state.boards[0].glory == 1 + 7 + 3 * 2


@pytest.mark.ruling("AMB-MYS-69")
@pytest.mark.rule("MYS-495")
@pytest.mark.component("EN01", "EN08", "EN11", "EN14")
@pytest.mark.parametrize(("owner_picks", "picker"), [(False, 0), (True, 1)])
@pytest.mark.parametrize(
    ("card", "approach", "kind"),
    [
        ("EN01", "axe", "fortifications"),
        ("EN08", "boots", "troops"),
        ("EN11", "axe", "golems"),
        ("EN14", "axe", "golems"),
    ],
)
def test_the_active_player_picks_the_unit_unless_the_table_lets_its_owner_pick(
    card: str, approach: str, kind: str, owner_picks: bool, picker: int
):
    state = facing(card, others={1: {kind: (FOREST, RIVER)}}, rulings={"owner_picks_loss": owner_picks})
    play(state, "face-encounter", f"choose-approach {approach}", "accept")
    assert (state.decision.seat, state.decision.about["owner"]) == (picker, 1)
    assert offered(state) == ["strike-unit shard.river", "strike-unit tree.forest"]
    play(state, "strike-unit shard.river")
    assert getattr(state.boards[1], kind) == (FOREST,)


@pytest.mark.ruling("AMB-MYS-70")
@pytest.mark.rule("MYS-458")
@pytest.mark.component("EN28", "C055")
@pytest.mark.parametrize(
    ("at_champion", "sites"), [(False, ["shard.myst", "shard.river", "tree.forest"]), (True, ["shard.myst"])]
)
def test_cards_and_encounters_fortify_where_an_own_unit_is_unless_the_table_says_the_champions_region(
    at_champion: bool, sites: list[str]
):
    units = {"troops": (FOREST,), "golems": (RIVER,), "accessories": ("C055",), "energy": 1}
    wanted = [f"deploy-fortification {site}" for site in sites]
    state = facing("EN28", units, era=2, rulings={"fortify_at_champion": at_champion})
    play(state, "face-encounter", "choose-approach axe", "take-option 1")
    assert [text for text in offered(state) if text != "done"] == wanted
    state = facing("EN28", units, era=2, rulings={"fortify_at_champion": at_champion})
    play(state, "use-accessory C055")
    assert [text for text in offered(state) if text != "done"] == wanted


@pytest.mark.ruling("AMB-MYS-70")
@pytest.mark.rule("MYS-183")
def test_the_mountain_bonus_fortifies_anywhere_under_both_readings():
    units = {"at": MYST, "troops": (region("tree.mountain"),), "charged": False}
    state = position(turn=0, boards={0: units}, rulings={"fortify_at_champion": True})
    play(state, "meditate")
    assert {"deploy-fortification shard.myst", "deploy-fortification tree.mountain"} <= set(offered(state))


@pytest.mark.ruling("AMB-MYS-71")
@pytest.mark.rule("MYS-263")
@pytest.mark.component("EN03")
def test_of_a_reward_with_two_parts_the_possible_one_is_done():
    no_golem = facing("EN03", {"golems": (FOREST,) * 4})
    play(no_golem, "face-encounter", "choose-approach boots", "accept")
    board = no_golem.boards[0]
    assert (board.constructed_troops, board.constructed_golems) == (1, 0)
    assert board.token == island("volcano")
    no_troop = facing("EN03", {"troops": (FOREST,) * 8})
    play(no_troop, "face-encounter", "choose-approach boots", "accept")
    board = no_troop.boards[0]
    assert (board.constructed_troops, board.constructed_golems) == (0, 1)


@pytest.mark.ruling("AMB-MYS-72")
@pytest.mark.rule("MYS-264")
@pytest.mark.component("EN27", "kodror")
@pytest.mark.parametrize(("start", "end"), [("shard", "arch"), ("arch", "volcano"), ("tree", "sphere")])
def test_the_token_moves_along_the_ring_as_it_lies_after_the_reward(start: str, end: str):
    """Kodror swaps Arch and Tree; then the token goes two Islands on from the Island where it stands."""
    standing = {"at": region(f"{start}.{'myst' if start != 'tree' else 'forest'}"), "token": island(start)}
    state = facing("EN27", standing, path=("kodror",), lairs=(-1, -1, island("arch")))
    play(state, "face-encounter", "choose-approach axe", "choose-monster kodror")
    assert state.ring == (0, 2, 1, 3, 4)
    assert state.boards[0].token == island(end)


@pytest.mark.ruling("AMB-MYS-73")
@pytest.mark.rule("MYS-262", "MYS-270")
@pytest.mark.parametrize(
    ("premonition", "prompt", "rule", "revealed"),
    [(False, "prompt-approach", "MYS-262", True), (True, "prompt-approach-premonition", "MYS-270", False)],
)
def test_the_steps_are_on_the_back_and_known_before_the_choice_only_with_premonition(
    premonition: bool, prompt: str, rule: str, revealed: bool
):
    """Without Premonition the choice turns the card over: something new is seen, so it cannot be taken back."""
    state = facing("EN26", options={"premonition": premonition})
    play(state, "face-encounter")
    assert (state.decision.prompt, state.decision.rule) == (prompt, rule)
    assert state.decision.about == {"encounter": "EN26"}
    play(state, "choose-approach dialogue")
    assert state.revealed is revealed


@pytest.mark.rule("MYS-264", about="encounters")
def test_each_option_has_its_own_number_of_steps_on_the_back():
    cards = base_game().content.encounters.values()
    assert all(option.steps in range(5) for card in cards for option in card.options)
    assert all(card.options[0].steps != card.options[1].steps for card in cards)


@pytest.mark.ruling("AMB-MYS-74")
@pytest.mark.component("EN07", "EN13", "EN22")
@pytest.mark.parametrize(
    ("card", "kind", "story", "journey"),
    [
        ("EN07", "troop", ("choose-approach boots", "take-option 2"), "travel troop tree.forest arch.forest"),
        ("EN13", "golem", ("choose-approach boots", "take-option 2"), "travel golem tree.forest arch.forest"),
        ("EN22", "troop", ("choose-approach boots",), "travel troop tree.forest volcano.river"),
    ],
)
def test_a_unit_you_control_is_any_own_unit_whoever_controls_its_region(
    card: str, kind: str, story: tuple[str, ...], journey: str
):
    state = facing(card, {f"{kind}s": (FOREST,)}, others={1: {"golems": (FOREST,) * 3}})
    play(state, "face-encounter", *story, journey)
    assert FOREST not in getattr(state.boards[0], f"{kind}s")


@pytest.mark.ruling("AMB-MYS-75")
@pytest.mark.rule("MYS-415")
@pytest.mark.component("C056", "EN16")
def test_the_energy_of_c056_comes_after_the_payment_and_before_the_reward():
    state = facing("EN16", {"upgrades": ("C056", "", "", "", "")}, era=2)
    play(state, "face-encounter")
    assert (state.boards[0].experience, state.boards[0].glory) == (0, 1 + 6)
    assert (state.decision.rule, offered(state)) == ("MYS-415", ["accept", "decline"])
    play(state, "accept")
    assert state.boards[0].energy == 3
    assert state.decision.prompt == "prompt-approach"
    play(state, "choose-approach chest", "accept")
    assert (state.boards[0].energy, state.boards[0].glory) == (2, 1 + 6 + 3)


@pytest.mark.ruling("AMB-MYS-76")
@pytest.mark.rule("MYS-309")
@pytest.mark.component("utcoro")
@pytest.mark.parametrize(("faced", "prompt"), [(SIX, "prompt-action"), (FIVE, "prompt-offer")])
def test_after_six_encounters_utcoro_gives_no_other(faced: tuple[str, ...], prompt: str):
    state = position(
        agenda=[steps.GiveReward(0, "utcoro", Rank.GOLD)], boards={0: {"faced": faced}}, next_encounter="EN26"
    )
    assert state.boards[0].glory == 1 + 3
    assert state.decision.prompt == prompt
