"""Battle: who fights, the secret cards, the four reactions, and the totals. Rulebook p.10."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.positions import base_game, offered, play, position, region

from .battles import BESIDE, FIELD, fight, totals

# A reaction of each colour for each number of Command Points that the tests need.
RED = {1: "C061", 3: "C043", 5: "C065"}
YELLOW = {1: "C026", 2: "C047", 3: "C048"}
BLUE = {1: "C076", 4: "C060"}
GREEN = {1: "C031", 3: "C034"}


def gains(state) -> list[tuple[str, int]]:
    return [(event.rule, event.seat) for event in state.events if isinstance(event, events.Gained)]


# -- who fights -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-198")
def test_a_battle_is_started_where_an_own_unit_and_a_unit_of_another_player_stand():
    """p.10 Start a Battle: a Fortification is a unit too."""
    boards = {
        0: {"troops": (FIELD,), "fortifications": (region("arch.forest"),), "golems": (BESIDE,)},
        1: {"at": region("arch.forest")},
        2: {"at": region("sphere.myst"), "fortifications": (FIELD,)},
    }
    state = position(turn=0, boards=boards)
    battles = [text for text in offered(state) if text.startswith("start-battle")]
    assert battles == ["start-battle arch.forest", "start-battle tree.mountain"]
    play(state, "start-battle tree.mountain")
    assert not state.boards[0].charged
    assert state.events[:2] == [
        events.ArtefactDischarged(rule="MYS-198", seat=0),
        events.BattleBegan(rule="MYS-199", seat=0, region=FIELD, sides=(0, 2)),
    ]
    dark = position(turn=0, boards={**boards, 0: {**boards[0], "charged": False}})
    assert not [text for text in offered(dark) if text.startswith("start-battle")]


@pytest.mark.rule("MYS-199")
def test_all_players_with_a_unit_in_the_region_take_part():
    """p.10 Start a Battle: by a Troop, a Golem, a Champion, a Fortification; the fifth player is elsewhere."""
    state = fight(
        {
            0: {"troops": (FIELD,), "artefact": 3},
            1: {"golems": (FIELD,), "artefact": 1},
            2: {"at": FIELD, "artefact": 5},
            3: {"fortifications": (FIELD,), "artefact": 2},
            4: {"troops": (BESIDE,), "artefact": 4, "hand": ("C016",)},
        }
    )
    (began,) = [event for event in state.events if isinstance(event, events.BattleBegan)]
    assert began.sides == (1, 3, 0, 2)
    assert totals(state) == {1: 2, 3: 2, 0: 1, 2: 3}


# -- secret cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-200")
@pytest.mark.ruling("AMB-MYS-47")
def test_each_side_secretly_chooses_one_card_from_hand_or_none():
    """p.10 Start a Battle: an empty hand has nothing to choose."""
    hands = {0: ("C016", "C021"), 1: ("C026",), 2: ()}
    state = position(
        turn=0,
        players=4,
        boards={seat: {"troops": (FIELD,), "hand": hand, "at": 0} for seat, hand in hands.items()}
        | {3: {"hand": ("C031",)}},
    )
    play(state, "start-battle tree.mountain")
    assert [(decision.seat, decision.sealed) for decision in state.decisions] == [(0, True), (1, True)]
    assert offered(state, 0) == ["commit-card C016", "commit-card C021", "commit-nothing"]
    assert offered(state, 1) == ["commit-card C026", "commit-nothing"]


@pytest.mark.rule("MYS-200")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_else_sees_what_was_chosen_or_whether_a_card_was_chosen_at_all(viewer):
    """p.10 Start a Battle."""
    boards = {seat: {"troops": (FIELD,), "hand": (card,)} for seat, card in enumerate(("C016", "C026", "C031"))}
    with_card = position(turn=0, boards=boards)
    play(with_card, "start-battle tree.mountain")
    without = with_card.copy()
    play(with_card, "commit-card C026", seat=1)
    play(without, "commit-nothing", seat=1)
    assert with_card.view(viewer) == without.view(viewer)
    assert with_card.events == without.events == []
    assert with_card.view(1)["sealed"] == "commit-card C026"


@pytest.mark.rule("MYS-201")
def test_all_choices_are_revealed_at_the_same_time():
    """p.10 Start a Battle."""
    boards = {seat: {"troops": (FIELD,), "hand": (card,)} for seat, card in enumerate(("C016", "C026", "C031"))}
    state = position(turn=0, boards=boards)
    play(state, "start-battle tree.mountain")
    play(state, "commit-card C031", seat=2)
    play(state, "commit-nothing", seat=1)
    assert state.boards[2].hand == ("C031",)
    assert state.events == []
    play(state, "commit-card C016", seat=0)
    assert state.events[:3] == [
        events.CardRevealed(rule="MYS-201", seat=0, card="C016"),
        events.CardRevealed(rule="MYS-201", seat=1, card=""),
        events.CardRevealed(rule="MYS-201", seat=2, card="C031"),
    ]
    assert [board.hand for board in state.boards] == [(), ("C026",), ()]


@pytest.mark.rule("MYS-202")
def test_reactions_are_carried_out_in_order_of_play_and_not_from_the_attacker():
    """p.10 Start a Battle: the attacker holds Artefact III."""
    boards = {
        0: {"golems": (FIELD,), "artefact": 3},
        1: {"golems": (FIELD,), "artefact": 2},
        2: {"golems": (FIELD,), "artefact": 1},
    }
    state = fight(boards, {0: BLUE[1], 1: GREEN[1], 2: BLUE[4]})
    assert gains(state) == [("MYS-209", 2), ("MYS-210", 1), ("MYS-209", 0)]


@pytest.mark.rule("MYS-203")
def test_without_a_card_there_is_no_reaction():
    """p.10 Start a Battle."""
    state = fight({0: {"golems": (FIELD,), "hand": ("C016",)}, 1: {"golems": (FIELD,), "hand": ("C060",)}})
    assert totals(state) == {0: 2, 1: 2}
    assert gains(state) == []
    assert [(board.hand, board.discard, board.energy, board.glory) for board in state.boards[:2]] == [
        (("C016",), (), 0, 1),
        (("C060",), (), 0, 1),
    ]


# -- the four reactions -------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-204", "MYS-214")
@pytest.mark.parametrize(
    ("card", "strength", "energy", "glory", "moves"),
    [
        (RED[3], 3, 0, 0, 0),
        (YELLOW[3], 0, 0, 0, 3),
        (BLUE[4], 0, 0, 4 + 2, 0),
        (GREEN[3], 0, 3 + 2, 0, 0),
    ],
)
def test_a_revealed_card_is_the_reaction_of_its_colour_and_no_other(card, strength, energy, glory, moves):
    """p.10 Start a Battle: seat 1 has a Golem and a Fortification there, seat 0 the strongest army."""
    army = {"golems": (FIELD,) * 4, "troops": (FIELD,) * 3}
    state = fight({0: army, 1: {"golems": (FIELD,), "fortifications": (FIELD,)}}, {1: card})
    if moves:
        assert state.decision.prompt == "prompt-retreat"
        assert state.decision.about == {"points": moves}
        play(state, "done")
    assert totals(state) == {0: 11, 1: 4 + strength}
    assert (state.boards[1].energy, state.boards[1].glory) == (energy, 1 + glory)


@pytest.mark.rule("MYS-214", about="register")
def test_the_rules_text_reminds_of_the_four_reactions():
    """p.10 Start a Battle: the icons of the Events Board, in words that an interface can show."""
    reminder = base_game().register().text("MYS-214")
    parts = ("red +X Strength", "yellow X Travel moves", "blue X Glory + 1 Glory per unit", "green X Energy + 1 Energy")
    for part in (*parts, "2 Glory per enemy unit removed"):
        assert part in reminder


@pytest.mark.rule("MYS-205")
@pytest.mark.parametrize("card", ["C061", "C026", "C031", "C019"])
def test_a_reaction_gives_neither_effect_nor_points_and_costs_no_energy(card):
    """p.10 Start a Battle: C061 would give 12 Energy, C026 3 Glory; C031 and C019 would be placed."""
    state = fight({0: {"golems": (FIELD,) * 4, "at": FIELD}, 1: {"fortifications": (FIELD,), "energy": 5}}, {1: card})
    board = state.boards[1]
    assert not [
        event for event in state.events if isinstance(event, (events.Paid, events.CardUsed, events.PointsGained))
    ]
    assert (board.accessories, board.upgrades) == ((), ("", "", "", "", ""))
    assert (board.energy, board.glory) == {"C061": (5, 1), "C026": (5, 1), "C031": (7, 1), "C019": (5, 4)}[card]
    assert state.decision.prompt == "prompt-action"


# -- Retreat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-206")
def test_a_yellow_card_gives_as_many_travel_moves_as_its_points_to_units_of_the_battle_region():
    """p.10 Retreat: seat 1 may move from the Mountain only, by the normal rules of Travel."""
    away = {"at": region("shard.myst"), "troops": (FIELD, FIELD, BESIDE), "golems": (FIELD,)}
    state = fight({0: {"golems": (FIELD,)}, 1: away}, {1: YELLOW[2]})
    assert state.decision.seat == 1
    ways = [f"tree.mountain {target}" for target in ("tree.crystal", "tree.forest", "sphere.mountain", "arch.mountain")]
    assert offered(state) == [f"travel {unit} {way}" for unit in ("troop", "golem") for way in ways] + ["done"]
    play(state, "travel golem tree.mountain sphere.mountain")
    assert events.Travelled(rule="MYS-206", seat=1, unit="golem", origin=FIELD, target=10) in state.events
    play(state, "travel troop tree.mountain tree.forest")
    assert totals(state) == {0: 2, 1: 1}
    assert (state.boards[1].troops, state.boards[1].golems) == ((BESIDE, BESIDE), (region("sphere.mountain"),))


@pytest.mark.rule("MYS-206")
@pytest.mark.ruling("AMB-MYS-37")
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_retreat_may_use_fewer_moves_than_it_has(moves):
    """p.10 Retreat."""
    state = fight({0: {"at": FIELD}, 1: {"troops": (FIELD,) * 3}}, {1: YELLOW[3]})
    play(state, *["travel troop tree.mountain tree.forest"] * moves, "done")
    assert totals(state) == {0: 3, 1: 3 - moves}


@pytest.mark.rule("MYS-206")
@pytest.mark.ruling("AMB-MYS-32")
def test_a_troop_that_travelled_this_turn_cannot_retreat_and_one_of_another_player_can():
    """p.10 Retreat: the attacker has moved a Troop in before the Battle."""
    board = {"hand": (YELLOW[1], "C031"), "troops": (BESIDE,), "at": 0}
    state = position(turn=0, era=3, boards={0: board, 1: {"troops": (FIELD,), "hand": (YELLOW[2],)}})
    play(state, "act", "play-card C031", "spend-points", "travel troop tree.forest tree.mountain")
    play(state, "start-battle tree.mountain")
    play(state, f"commit-card {YELLOW[1]}", seat=0)
    play(state, f"commit-card {YELLOW[2]}", seat=1)
    assert state.decision.seat == 1
    assert "travel troop tree.mountain tree.forest" in offered(state)


@pytest.mark.rule("MYS-207")
def test_in_a_retreat_each_troop_and_golem_moves_once_and_a_fortification_never():
    """p.10 Retreat."""
    there = {"troops": (FIELD,), "golems": (FIELD,), "fortifications": (FIELD,)}
    state = fight({0: {"golems": (FIELD,)}, 1: there}, {1: YELLOW[3]})
    assert {text.split()[1] for text in offered(state) if text != "done"} == {"troop", "golem"}
    play(state, "travel troop tree.mountain tree.forest")
    assert {text.split()[1] for text in offered(state) if text != "done"} == {"golem"}
    play(state, "travel golem tree.mountain tree.forest")
    assert state.battle is None
    assert state.boards[1].fortifications == (FIELD,)


@pytest.mark.rule("MYS-208")
def test_a_champion_that_left_the_battle_region_may_go_on_with_the_same_card():
    """p.10 Retreat; one that stood elsewhere may not move at all."""
    state = fight({0: {"golems": (FIELD,)}, 1: {"at": FIELD}, 2: {"troops": (FIELD,)}}, {1: YELLOW[3], 2: YELLOW[2]})
    play(state, "travel champion tree.mountain tree.forest", "travel champion tree.forest arch.forest")
    play(state, "travel champion arch.forest arch.myst")
    assert state.boards[1].at == region("arch.myst")
    assert state.decision.seat == 2
    assert not [text for text in offered(state) if text.startswith("travel champion")]


@pytest.mark.rule("MYS-208")
@pytest.mark.ruling("AMB-MYS-27", "AMB-MYS-38")
@pytest.mark.component("C059")
def test_a_champion_that_was_carried_out_of_the_battle_region_may_go_on_too():
    """p.10 Retreat, p.25 C059."""
    there = {"at": FIELD, "troops": (FIELD,), "upgrades": ("", "C059", "", "", "")}
    state = fight({0: {"golems": (FIELD,)}, 1: there}, {1: YELLOW[2]})
    play(state, "travel troop tree.mountain tree.forest", "carry-unit champion")
    play(state, "travel champion tree.forest arch.forest")
    assert state.boards[1].at == region("arch.forest")
    assert state.boards[0].glory == 1 + 2 * 2


@pytest.mark.rule("MYS-206")
@pytest.mark.component("C038")
def test_a_champion_carries_only_units_of_the_battle_region_in_a_retreat():
    """p.10 Retreat, p.23 C038: the Troop in the Forest is not part of the Battle."""
    there = {"at": FIELD, "troops": (FIELD, BESIDE), "upgrades": ("C038", "", "", "", "")}
    state = fight({0: {"golems": (FIELD,)}, 1: there}, {1: YELLOW[2]})
    play(state, "travel champion tree.mountain tree.forest")
    assert offered(state) == ["carry-unit troop", "done"]
    play(state, "done", "travel champion tree.forest arch.forest")
    assert state.battle is None
    assert state.boards[1].troops == (BESIDE,)


@pytest.mark.rule("MYS-206", "MYS-207", "MYS-208")
@pytest.mark.gold("GOLD-MYS-31")
def test_the_moves_of_a_champion_and_two_troops_with_three_points():
    """p.10 Retreat."""
    there = {"at": FIELD, "troops": (FIELD, FIELD), "fortifications": (FIELD,)}
    state = fight({0: {"golems": (FIELD,)}, 1: there}, {1: YELLOW[3]})
    assert {text.split()[1] for text in offered(state) if text != "done"} == {"champion", "troop"}
    twin = state.copy()
    play(state, "travel champion tree.mountain arch.mountain", "travel champion arch.mountain arch.forest")
    play(state, "travel champion arch.forest tree.forest")
    assert state.boards[1].at == BESIDE

    play(twin, "travel troop tree.mountain tree.forest")
    assert not [text for text in offered(twin) if text.startswith("travel troop tree.forest")]
    play(twin, "travel champion tree.mountain arch.mountain", "travel troop tree.mountain tree.crystal")
    assert (twin.boards[1].at, twin.boards[1].troops) == (region("arch.mountain"), (region("tree.crystal"), BESIDE))
    assert totals(twin) == {0: 2, 1: 2}
    assert twin.boards[1].fortifications == (FIELD,)


# -- Defence, Sacrifice, Attack -----------------------------------------------------------------------------


@pytest.mark.rule("MYS-209", "MYS-210", "MYS-213")
@pytest.mark.parametrize(
    ("units", "count"),
    [
        ({"troops": (FIELD,)}, 1),
        ({"golems": (FIELD,)}, 1),
        ({"fortifications": (FIELD,)}, 1),
        ({"at": FIELD}, 1),
        ({"at": FIELD, "wounded": True}, 1),
        ({"at": FIELD, "troops": (FIELD, FIELD, BESIDE), "golems": (FIELD,), "fortifications": (FIELD, 0)}, 5),
    ],
)
def test_defence_and_sacrifice_count_the_points_and_every_own_unit_in_the_region_as_one(units, count):
    """p.10 Defence, Sacrifice."""
    army = {"golems": (FIELD,) * 4, "troops": (FIELD,) * 8}
    defence = fight({0: army, 1: units}, {1: BLUE[4]})
    assert defence.boards[1].glory == 1 + 4 + count
    assert events.Gained(rule="MYS-209", seat=1, glory=4 + count) in defence.events
    sacrifice = fight({0: army, 1: units}, {1: GREEN[3]})
    assert sacrifice.boards[1].energy == 3 + count
    assert events.Gained(rule="MYS-210", seat=1, energy=3 + count) in sacrifice.events


@pytest.mark.rule("MYS-211")
def test_a_sacrifice_removes_no_unit_by_itself():
    """p.10 Sacrifice: both sides are equal, so nobody loses anything."""
    state = fight({0: {"golems": (FIELD,)}, 1: {"troops": (FIELD, FIELD)}}, {1: GREEN[3]})
    assert totals(state) == {0: 2, 1: 2}
    assert state.boards[1].troops == (FIELD, FIELD)
    assert not [event for event in state.events if isinstance(event, events.UnitRemoved)]


@pytest.mark.rule("MYS-212")
@pytest.mark.parametrize("points", [1, 3, 5])
def test_an_attack_adds_its_points_to_the_own_strength_until_the_battle_is_resolved(points):
    """p.10 Attack."""
    state = fight({0: {"golems": (FIELD,) * 4}, 1: {"fortifications": (FIELD,)}}, {1: RED[points]})
    assert totals(state) == {0: 8, 1: 2 + points}
    again = fight({0: {"golems": (FIELD,) * 4}, 1: {"fortifications": (FIELD,), "discard": (RED[points],)}})
    assert totals(again) == {0: 8, 1: 2}


@pytest.mark.rule("MYS-215")
def test_reaction_cards_go_to_their_owners_discard_piles_after_all_reactions():
    """p.10 Start a Battle: while the first side retreats, nothing is discarded yet."""
    boards = {0: {"golems": (FIELD,)}, 1: {"golems": (FIELD,)}, 2: {"golems": (FIELD,)}}
    state = fight(boards, {0: YELLOW[1], 1: RED[1], 2: BLUE[1]})
    assert state.decision.prompt == "prompt-retreat"
    assert [board.discard for board in state.boards] == [(), (), ()]
    play(state, "done")
    assert [board.discard for board in state.boards] == [(YELLOW[1],), (RED[1],), (BLUE[1],)]
    assert [board.hand for board in state.boards] == [(), (), ()]


# -- Strength -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-216", "MYS-238")
def test_the_totals_count_the_units_that_are_still_there_after_the_reactions():
    """p.10 Start a Battle: units elsewhere and units that retreated count nothing."""
    there = {"golems": (FIELD, FIELD), "troops": (FIELD, BESIDE)}
    state = fight({0: {"at": FIELD, "golems": (BESIDE,)}, 1: there}, {1: YELLOW[1]})
    play(state, "travel golem tree.mountain tree.forest")
    assert totals(state) == {0: 3, 1: 3}


@pytest.mark.parametrize(
    ("units", "strength"),
    [
        pytest.param({"troops": (FIELD,)}, 1, marks=pytest.mark.rule("MYS-217")),
        pytest.param({"golems": (FIELD,)}, 2, marks=pytest.mark.rule("MYS-218")),
        pytest.param({"fortifications": (FIELD,)}, 2, marks=pytest.mark.rule("MYS-219")),
        pytest.param({"at": FIELD}, 3, marks=pytest.mark.rule("MYS-220")),
        pytest.param({"at": FIELD, "wounded": True}, 1, marks=pytest.mark.rule("MYS-220", "MYS-229")),
        ({"troops": (FIELD,) * 8, "golems": (FIELD,) * 4, "fortifications": (FIELD,) * 4, "at": FIELD}, 27),
    ],
)
def test_a_troop_has_strength_one_a_golem_and_a_fortification_two_a_champion_three_or_wounded_one(units, strength):
    """p.10 Unit Strengths."""
    state = fight({0: {"troops": (FIELD,)}, 1: units})
    assert totals(state)[1] == strength


@pytest.mark.rule("MYS-221")
@pytest.mark.parametrize(
    ("extra", "reaction", "options", "added"),
    [
        ({}, RED[3], {}, 3),
        ({"upgrades": ("C019", "", "", "", "")}, None, {}, 2),
        ({"upgrades": ("", "C080", "", "", "")}, None, {}, 1),
        ({"upgrades": ("", "", "C058", "", "")}, None, {}, 1),
        ({"upgrades": ("", "", "", "C060", "")}, None, {}, 1),
        ({"champion": "anuth"}, None, {"abilities": True}, 2),
        ({"champion": "anuth"}, None, {"abilities": False}, 0),
        ({"champion": "leheir", "energy": 12, "experience": 12, "glory": 99}, None, {"abilities": True}, 0),
        ({"accessories": ("C011", "C012", "C013"), "faced": ("EN01",)}, None, {}, 0),
        ({"upgrades": ("C038", "C017", "C018", "C016", "C020")}, None, {}, 0),
        ({}, BLUE[4], {}, 0),
        ({}, GREEN[3], {}, 0),
    ],
)
def test_strength_is_added_by_a_red_card_upgrades_and_the_champion_and_by_nothing_else(extra, reaction, options, added):
    """p.10 Start a Battle: one unit of each kind has 8; the Tactic that starts a Battle has its own test."""
    one_each = {"troops": (FIELD,), "golems": (FIELD,), "fortifications": (FIELD,), "at": FIELD}
    state = fight({0: {**one_each, **extra}, 1: {"at": FIELD}}, {0: reaction}, options=options)
    assert totals(state) == {0: 8 + added, 1: 3}
