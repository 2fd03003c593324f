"""Act: a card is played, its points are spent, its effect is paid for or it is placed. Rulebook p.7-8."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.effects import Carry, Strengthen, Waive, When
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.vocabulary import CardType, Slot
from rulewright.games.mysthea.positions import base_game, offered, play, position, region
from rulewright.games.mysthea.rules.control import strength_in

FOREST = region("tree.forest")
OTHER_FOREST = region("arch.forest")
NO_UPGRADES = ("", "", "", "", "")


def acting(card: str, **board):
    """Seat 0 has just played a card as its Act; all cards of the game are known (Era III)."""
    state = position(turn=0, era=3, boards={0: {"hand": (card,), **board}})
    return play(state, "act", f"play-card {card}")


def until_turn_of(state, seat):
    """Everybody meditates and does nothing else until this seat may choose its Standard Action."""
    while state.decision.seat != seat or "meditate" not in offered(state):
        play(state, "done" if "done" in offered(state) else "meditate")


# -- playing --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-125")
def test_act_plays_one_card_from_hand_and_puts_it_on_the_own_discard_pile():
    """p.7 Act."""
    state = position(turn=0, boards={0: {"hand": ("C021", "C026"), "discard": ("C011",)}, 1: {"hand": ("C016",)}})
    play(state, "act")
    assert offered(state) == ["play-card C021", "play-card C026"]
    play(state, "play-card C026")
    assert state.boards[0].hand == ("C021",)
    assert state.boards[0].discard == ("C011", "C026")
    assert state.boards[1].discard == ()
    assert state.events == [events.CardPlayed(rule="MYS-125", seat=0, card="C026")]


@pytest.mark.rule("MYS-126")
@pytest.mark.ruling("AMB-MYS-13")
@pytest.mark.component("C026")
@pytest.mark.parametrize(
    ("answers", "energy", "glory"),
    [
        (("done",), 1, 1),
        (("spend-points", "gain-energy", "done"), 2, 1),
        (("use-card", "done"), 0, 4),
        (("spend-points", "gain-energy", "use-card"), 1, 4),
        (("use-card", "spend-points", "gain-energy"), 1, 4),
    ],
)
def test_a_played_card_offers_its_points_and_its_effect_and_either_or_both_or_none_is_used(answers, energy, glory):
    """p.7 Act: C026 has 1 Command Point and gives 3 Glory for 1 Energy."""
    state = acting("C026", energy=1)
    assert offered(state) == ["spend-points", "use-card", "done"]
    play(state, *answers)
    assert (state.boards[0].energy, state.boards[0].glory) == (energy, glory)
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-126")
@pytest.mark.parametrize(
    ("card", "points"), [("C026", 1), ("C001", 2), ("C024", 3), ("C050", 4), ("C031", 1), ("C060", 4), ("C080", 5)]
)
def test_the_effect_or_the_placing_costs_as_much_energy_as_the_card_has_command_points(card, points):
    """p.7 Act."""
    state = acting(card, energy=7)
    play(state, "use-card")
    assert state.boards[0].energy == 7 - points
    assert events.Paid(rule="MYS-126", seat=0, energy=points) in state.events


@pytest.mark.rule("MYS-127")
@pytest.mark.parametrize(("first", "second"), [("spend-points", "use-card"), ("use-card", "spend-points")])
def test_the_two_options_come_in_either_order_and_each_at_most_once(first, second):
    """p.7 Act: C047 gives 5 Glory for 2 Energy."""
    rest = {"spend-points": ("gain-energy", "gain-energy"), "use-card": ()}
    state = acting("C047", energy=6)
    play(state, first, *rest[first])
    assert offered(state) == [second, "done"]
    play(state, second, *rest[second])
    assert "spend-points" not in offered(state)
    assert "use-card" not in offered(state)
    assert (state.boards[0].energy, state.boards[0].glory) == (6, 6)


@pytest.mark.rule("MYS-128")
@pytest.mark.gold("GOLD-MYS-10")
@pytest.mark.component("C026")
def test_energy_gained_with_the_points_pays_for_the_effect_of_the_same_card():
    """p.7 Act."""
    state = acting("C026", energy=0)
    assert offered(state) == ["spend-points", "done"]
    play(state, "spend-points", "gain-energy")
    assert state.boards[0].energy == 1
    play(state, "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 4)


@pytest.mark.rule("MYS-129")
@pytest.mark.gold("GOLD-MYS-11")
@pytest.mark.component("C017")
@pytest.mark.parametrize(
    ("answers", "experience"),
    [
        (("use-card", "spend-points", "construct troop", "construct troop"), 2),
        (("spend-points", "construct troop", "construct troop", "use-card"), 0),
    ],
)
def test_an_upgrade_placed_first_is_in_force_while_the_points_of_its_card_are_spent(answers, experience):
    """p.7 Act."""
    state = acting("C017", energy=2, constructed_troops=6, supply_troops=2)
    play(state, *answers)
    board = state.boards[0]
    assert board.experience == experience
    assert board.upgrades == ("", "C017", "", "", "")
    assert (board.supply_troops, board.constructed_troops, board.energy) == (0, 8, 0)


@pytest.mark.rule("MYS-130")
@pytest.mark.parametrize(("card", "points"), [("C026", 1), ("C011", 2), ("C024", 3), ("C060", 4), ("C065", 5)])
def test_the_effect_is_not_possible_with_less_energy_than_the_card_has_points(card, points):
    """p.7 Act."""
    assert "use-card" not in offered(acting(card, energy=points - 1))
    assert "use-card" in offered(acting(card, energy=points))


@pytest.mark.rule("MYS-130")
@pytest.mark.parametrize(("waiver", "card"), [("C020", "C080"), ("C040", "C075"), ("C057", "C061"), ("C078", "C069")])
def test_an_upgrade_that_waives_the_cost_lets_a_card_of_its_type_be_used_without_energy(waiver, card):
    """p.20-26 Command cards."""
    state = acting(card, energy=0, upgrades=("", "", "", "", waiver))
    assert "use-card" in offered(state)
    play(state, "use-card")
    assert not [event for event in state.events if isinstance(event, events.Paid)]
    others = sorted({"C080", "C075", "C061", "C069"} - {card})
    for other in others:
        assert "use-card" not in offered(acting(other, energy=0, upgrades=("", "", "", "", waiver)))


@pytest.mark.rule("MYS-131")
@pytest.mark.ruling("AMB-MYS-12")
def test_one_option_is_finished_before_the_other_starts():
    """p.7 Act."""
    state = acting("C001", energy=4)
    play(state, "spend-points", "gain-energy")
    assert {text.split()[0] for text in offered(state)} == {"gain-energy", "construct", "travel", "done"}
    play(state, "done")
    assert offered(state) == ["use-card", "done"]

    state = acting("C001", energy=4)
    play(state, "use-card")
    assert {text.split()[0] for text in offered(state)} == {"travel", "done"}


# -- the four types -----------------------------------------------------------------------------------


@pytest.mark.rule("MYS-132")
@pytest.mark.component("C021")
def test_a_tactic_has_an_effect_once_and_stays_in_the_discard_pile():
    """p.8 Card types."""
    state = acting("C021", energy=9, charged=False)
    play(state, "use-card")
    board = state.boards[0]
    assert board.charged
    assert events.CardUsed(rule="MYS-380", seat=0, card="C021") in state.events
    assert offered(state) == ["spend-points", "done"]
    assert (board.discard, board.accessories, board.upgrades) == (("C021",), (), NO_UPGRADES)


@pytest.mark.rule("MYS-133")
@pytest.mark.component("C006")
@pytest.mark.parametrize(("forests", "glory"), [((), 1), ((FOREST,), 4), ((FOREST, OTHER_FOREST), 7)])
def test_an_objective_rewards_once_what_its_condition_finds(forests, glory):
    """p.8 Card types: C006 gives 3 Glory for each Forest that its player controls."""
    state = position(
        turn=0, players=2, boards={0: {"hand": ("C006",), "energy": 9, "golems": forests * 2}, 1: {"at": 9}}
    )
    play(state, "act", "play-card C006", "use-card")
    board = state.boards[0]
    assert board.glory == glory
    assert offered(state) == ["spend-points", "done"]
    assert (board.discard, board.accessories, board.upgrades) == (("C006",), (), NO_UPGRADES)


@pytest.mark.rule("MYS-132", "MYS-133", "MYS-137", about="cards")
def test_only_upgrades_have_a_standing_effect():
    """p.8 Card types: the effects of all other types happen at one moment."""
    standing = (Strengthen, Waive, Carry, When)
    for card in base_game().content.cards.values():
        assert all(isinstance(effect, standing) == (card.type is CardType.UPGRADE) for effect in card.effects), card.id


# -- Accessories ----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-134")
@pytest.mark.component("C031")
def test_a_paid_accessory_stays_on_the_board_and_can_be_activated_from_then_on():
    """p.8 Card types."""
    state = acting("C031", energy=2)
    play(state, "use-card")
    board = state.boards[0]
    assert board.accessories == ("C031",)
    assert board.discard == ()
    assert events.CardPlaced(rule="MYS-134", seat=0, card="C031") in state.events
    for round_number, energy in ((2, 2), (3, 6)):
        until_turn_of(state, 0)
        assert state.round == round_number
        play(state, "use-accessory C031")
        assert state.boards[0].energy == energy
        assert state.boards[0].accessories == ("C031",)
        play(state, "meditate")


@pytest.mark.rule("MYS-144")
@pytest.mark.component("C031")
def test_an_accessory_placed_this_turn_may_be_activated_after_the_standard_action():
    """p.8 Card types."""
    state = acting("C031", energy=2)
    play(state, "use-card", "done", "use-accessory C031")
    assert state.boards[0].energy == 2
    assert events.AccessoryUsed(rule="MYS-189", seat=0, card="C031") in state.events


@pytest.mark.rule("MYS-135", "MYS-136")
@pytest.mark.ruling("AMB-MYS-16")
def test_a_fourth_accessory_needs_the_room_of_one_of_the_three_which_goes_to_the_own_discard_pile():
    """p.8 Card types."""
    state = acting("C031", energy=1, accessories=("C011", "C012", "C013"))
    play(state, "use-card")
    assert offered(state) == ["discard-from-board C011", "discard-from-board C012", "discard-from-board C013"]
    play(state, "discard-from-board C012")
    board = state.boards[0]
    assert board.accessories == ("C011", "C013", "C031")
    assert board.discard == ("C012",)
    assert state.events[:2] == [
        events.CardDiscarded(rule="MYS-136", seat=0, card="C012"),
        events.CardPlaced(rule="MYS-134", seat=0, card="C031"),
    ]


@pytest.mark.rule("MYS-135")
@pytest.mark.ruling("AMB-MYS-16")
@pytest.mark.parametrize("held", [(), ("C011",), ("C011", "C012")])
def test_up_to_three_accessories_lie_side_by_side(held):
    """p.8 Card types."""
    state = acting("C031", energy=1, accessories=held)
    play(state, "use-card")
    assert state.boards[0].accessories == (*held, "C031")
    assert not [text for text in offered(state) if text.startswith("discard-from-board")]


# -- Upgrades ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-137")
@pytest.mark.component("C019")
def test_a_paid_upgrade_lies_on_its_space_and_works_as_long_as_it_is_there():
    """p.8 Card types: C019 gives the Champion 2 Strength, C056 takes its place."""
    state = position(turn=0, era=2, boards={0: {"hand": ("C019", "C056"), "energy": 12}})
    assert strength_in(state, 0, state.boards[0].at) == 3
    play(state, "act", "play-card C019", "use-card")
    assert events.CardPlaced(rule="MYS-137", seat=0, card="C019") in state.events
    assert state.boards[0].upgrades == ("C019", "", "", "", "")
    assert state.boards[0].discard == ()
    assert strength_in(state, 0, state.boards[0].at) == 5
    play(state, "done", "done")
    until_turn_of(state, 0)
    assert strength_in(state, 0, state.boards[0].at) == 5
    play(state, "act", "play-card C056", "use-card")
    assert strength_in(state, 0, state.boards[0].at) == 3


@pytest.mark.rule("MYS-138")
@pytest.mark.ruling("AMB-MYS-17")
def test_a_board_has_one_upgrade_space_for_each_unit_kind_and_one_for_played_cards():
    """p.8 Card types: five Upgrades for five spaces lie side by side, a sixth replaces its like."""
    assert [slot.value for slot in Slot] == ["champion", "troop", "golem", "fortification", "card"]
    hand = ("C016", "C017", "C018", "C019", "C020", "C039")
    state = position(turn=0, boards={0: {"hand": hand, "energy": 12}})
    for card in ("C019", "C017", "C018", "C016", "C020", "C039"):
        until_turn_of(state, 0)
        play(state, "act", f"play-card {card}", "use-card")
        if card == "C020":
            assert state.boards[0].upgrades == ("C019", "C017", "C018", "C016", "C020")
    assert state.boards[0].upgrades == ("C019", "C039", "C018", "C016", "C020")
    assert state.boards[0].discard == ("C017",)


@pytest.mark.rule("MYS-139", about="cards")
def test_every_upgrade_belongs_to_one_space_and_every_group_of_cards_has_one_for_each_space():
    """p.8 Card types."""
    cards = base_game().content.cards.values()
    for era in range(4):
        slots = [card.slot for card in cards if card.era == era and card.type is CardType.UPGRADE]
        assert sorted(slots) == sorted(Slot)
    assert all(card.slot is None for card in cards if card.type is not CardType.UPGRADE)


@pytest.mark.rule("MYS-140")
@pytest.mark.ruling("AMB-MYS-16")
def test_an_upgrade_makes_room_for_another_of_its_space_and_goes_to_the_own_discard_pile():
    """p.8 Card types."""
    state = acting("C080", energy=5, upgrades=("C019", "C017", "", "", ""))
    play(state, "use-card")
    board = state.boards[0]
    assert board.upgrades == ("C019", "C080", "", "", "")
    assert board.discard == ("C017",)
    assert events.CardDiscarded(rule="MYS-140", seat=0, card="C017") in state.events


@pytest.mark.rule("MYS-130", "MYS-140")
@pytest.mark.ruling("AMB-MYS-17")
@pytest.mark.component("C020")
def test_a_waiver_still_pays_for_the_card_that_replaces_it():
    """p.21 C020."""
    state = acting("C078", energy=0, upgrades=("", "", "", "", "C020"))
    play(state, "use-card")
    assert state.boards[0].upgrades == ("", "", "", "", "C078")
    assert state.boards[0].discard == ("C020",)
    assert state.boards[0].energy == 0


# -- cards and Eras ---------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-141", "MYS-142")
def test_cards_on_the_board_stay_there_when_the_discard_pile_comes_back_in_the_next_era():
    """p.8 Card types, p.6 Phase 1."""
    board = {
        "accessories": ("C031",),
        "upgrades": ("C019", "", "", "", "C040"),
        "discard": ("C026",),
        "hand": ("C021",),
    }
    state = position(agenda=[steps.EndEra()], boards={0: board})
    assert state.era == 2
    assert state.boards[0].hand == ("C021", "C026")
    assert state.boards[0].discard == ()
    assert state.boards[0].accessories == ("C031",)
    assert state.boards[0].upgrades == ("C019", "", "", "", "C040")


@pytest.mark.rule("MYS-141")
@pytest.mark.component("A05")
def test_a_placed_card_is_not_counted_in_the_discard_pile():
    """p.8 Card types: A05 gives 2 Glory for each card in the discard pile."""
    volcano = region("volcano.forest")
    state = position(turn=0, boards={0: {"hand": ("C031",), "energy": 1, "discard": ("C026",), "at": volcano}})
    play(state, "act", "play-card C031", "use-card", "done", "move-island", "claim-attunement A05")
    assert state.boards[0].glory == 1 + 2


@pytest.mark.rule("MYS-143")
@pytest.mark.parametrize("card", ["C031", "C036"])
def test_a_green_or_blue_card_that_is_not_paid_for_stays_in_the_discard_pile(card):
    """p.7 Act."""
    state = acting(card, energy=1)
    play(state, "spend-points", "gain-energy", "done")
    board = state.boards[0]
    assert (board.discard, board.accessories, board.upgrades) == ((card,), (), NO_UPGRADES)
    assert state.decision.prompt == "prompt-special-action"


@pytest.mark.rule("MYS-132")
@pytest.mark.gold("GOLD-MYS-13")
@pytest.mark.component("C061")
@pytest.mark.parametrize("energy", [1, 5])
def test_twelve_energy_for_one_fill_the_track_and_no_more(energy):
    """p.26 C061."""
    state = acting("C061", energy=energy)
    play(state, "use-card")
    assert state.boards[0].energy == 12
    assert state.events[0] == events.Paid(rule="MYS-126", seat=0, energy=1)
    assert state.events[-1] == events.Gained(rule="MYS-420", seat=0, energy=12 - (energy - 1))
