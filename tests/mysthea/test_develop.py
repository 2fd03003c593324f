"""Develop: one more card or three others, then buying, then filling up. Rulebook p.9."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.positions import base_game, island, offered, play, position

DISPLAY = ("C021", "C022", "C023")
DECK = ("C030", "C031", "C032", "C033", "C034")


def developing(energy: int, display=DISPLAY, deck=DECK, bottom=(), **board):
    """Seat 0 may develop with this much Energy; scripted draws take the first card of the deck each time."""
    state = position(
        turn=0, display=display, deck=deck, bottom=bottom, boards={0: {"energy": energy, "charged": False, **board}}
    )
    state.script = [0] * 10
    return state


def buys(state) -> list[str]:
    return [text.removeprefix("buy-card ") for text in offered(state) if text.startswith("buy-card")]


# -- when and what first ----------------------------------------------------------------------------------


@pytest.mark.rule("MYS-165")
@pytest.mark.parametrize(("energy", "allowed"), [(0, False), (1, True), (12, True)])
def test_develop_needs_at_least_one_energy(energy, allowed):
    """p.9 Develop."""
    assert ("develop" in offered(developing(energy))) is allowed


@pytest.mark.rule("MYS-166")
def test_the_first_choice_reveals_the_top_card_next_to_the_others():
    """p.9 Develop."""
    state = developing(5)
    play(state, "develop")
    assert offered(state) == ["reveal-one", "renew-display"]
    play(state, "reveal-one")
    assert state.display == ("C021", "C022", "C023", "C030")
    assert state.deck == ("C031", "C032", "C033", "C034")
    assert state.events == [events.CardsRevealed(rule="MYS-166", cards=("C030",))]
    assert buys(state) == ["C021", "C022", "C023", "C030"]


@pytest.mark.rule("MYS-167")
def test_the_other_choice_puts_the_face_up_cards_under_the_deck_in_any_order_and_reveals_three():
    """p.9 Develop."""
    state = developing(5)
    play(state, "develop", "renew-display")
    assert offered(state) == ["put-under C021", "put-under C022", "put-under C023"]
    play(state, "put-under C023")
    assert offered(state) == ["put-under C021", "put-under C022"]
    play(state, "put-under C021")
    assert state.bottom == ("C023", "C021", "C022")
    assert state.display == ("C030", "C031", "C032")
    assert state.deck == ("C033", "C034")
    assert state.events[-1] == events.CardsRevealed(rule="MYS-167", cards=("C030", "C031", "C032"))
    assert buys(state) == ["C030", "C031", "C032"]


@pytest.mark.rule("MYS-167")
def test_cards_put_under_the_deck_come_back_last_and_in_the_chosen_order():
    """p.9 Develop: the deck holds one card, so the first two put under follow it at once."""
    state = developing(1, deck=("C030",))
    play(state, "develop", "renew-display", "put-under C022", "put-under C023")
    assert state.display == ("C030", "C022", "C023")
    assert state.bottom == ("C021",)


@pytest.mark.rule("MYS-167", "MYS-172")
@pytest.mark.ruling("AMB-MYS-20")
def test_with_fewer_cards_the_renewal_goes_as_far_as_it_can():
    """p.9 Develop."""
    state = developing(1, display=("C021",), deck=("C030",))
    play(state, "develop", "renew-display")
    assert state.display == ("C030", "C021")
    assert (state.deck, state.bottom) == ((), ())


# -- buying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-168")
@pytest.mark.parametrize(("bought", "cost"), [(("C022",), 1), (("C022", "C030"), 3), (("C022", "C030", "C021"), 5)])
def test_one_card_costs_one_energy_two_cost_three_and_three_cost_five(bought, cost):
    """p.9 Develop."""
    state = developing(9)
    play(state, "develop", "reveal-one")
    for card in bought:
        play(state, f"buy-card {card}")
    if len(bought) < 3:
        play(state, "done")
    assert state.boards[0].energy == 9 - cost
    assert state.boards[0].hand == tuple(sorted(bought))
    assert not set(bought) & set(state.display)


@pytest.mark.rule("MYS-169")
def test_at_least_one_card_and_at_most_three_are_bought():
    """p.9 Develop: with all the Energy there is."""
    state = developing(12)
    play(state, "develop", "reveal-one")
    assert "done" not in offered(state)
    play(state, "buy-card C021")
    assert "done" in offered(state)
    play(state, "buy-card C022", "buy-card C023")
    assert state.boards[0].hand == ("C021", "C022", "C023")
    assert state.decision.prompt != "prompt-buy"
    assert state.boards[0].energy == 7


@pytest.mark.rule("MYS-170")
@pytest.mark.parametrize(("energy", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (12, 3)])
def test_the_energy_decides_how_many_cards_can_be_bought(energy, most):
    """p.9 Develop."""
    state = developing(energy)
    play(state, "develop", "reveal-one")
    count = 0
    while state.decision.prompt == "prompt-buy":
        play(state, f"buy-card {buys(state)[0]}")
        count += 1
    assert count == most


@pytest.mark.rule("MYS-165", "MYS-168", "MYS-170")
@pytest.mark.gold("GOLD-MYS-14")
def test_with_four_energy_one_or_two_cards_are_bought_and_not_three():
    """p.9 Develop."""
    state = developing(4)
    play(state, "develop", "reveal-one", "buy-card C021")
    assert state.boards[0].energy == 3
    twin = state.copy()
    play(state, "done")
    assert state.boards[0].hand == ("C021",)
    play(twin, "buy-card C022")
    assert (twin.boards[0].energy, twin.boards[0].hand) == (1, ("C021", "C022"))
    assert twin.decision.prompt != "prompt-buy"
    assert "develop" not in offered(developing(0))


# -- filling up -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-171")
@pytest.mark.gold("GOLD-MYS-04")
def test_the_example_of_a_fourth_card_and_two_bought():
    """p.9 Develop: the deck has 5 cards, the player 4 Energy and 1 card in hand."""
    state = developing(4, hand=("C001",))
    play(state, "develop", "reveal-one", "buy-card C022")
    play(state, "buy-card C030")
    board = state.boards[0]
    assert (board.energy, board.hand) == (1, ("C001", "C022", "C030"))
    assert events.CardsRevealed(rule="MYS-171", cards=("C031",)) in state.events
    assert state.display == ("C021", "C023", "C031")
    assert len(state.deck) == len(DECK) - 2


@pytest.mark.rule("MYS-171")
@pytest.mark.parametrize(
    ("first", "count", "display"),
    [
        ("reveal-one", 1, ("C022", "C023", "C030")),
        ("reveal-one", 2, ("C023", "C030", "C031")),
        ("reveal-one", 3, ("C030", "C031", "C032")),
        ("renew-display", 1, ("C031", "C032", "C033")),
        ("renew-display", 3, ("C033", "C034", "C021")),
    ],
)
def test_at_the_end_cards_are_revealed_until_three_are_face_up(first, count, display):
    """p.9 Develop: the first face-up cards are bought; a renewal puts the old ones under the deck."""
    state = developing(12)
    play(state, "develop", first)
    while state.decision.prompt == "prompt-put-under":
        play(state, offered(state)[0])
    for _ in range(count):
        play(state, f"buy-card {buys(state)[0]}")
    if count < 3:
        play(state, "done")
    assert state.display == display


@pytest.mark.rule("MYS-172")
def test_with_an_empty_deck_nothing_is_revealed_but_face_up_cards_can_be_bought():
    """p.9 Develop."""
    state = developing(3, deck=())
    play(state, "develop")
    assert offered(state) == ["buy-card C021", "buy-card C022", "buy-card C023"]
    assert not [event for event in state.events if isinstance(event, events.CardsRevealed)]
    play(state, "buy-card C022")
    play(state, "buy-card C021")
    assert state.boards[0].hand == ("C021", "C022")
    assert state.display == ("C023",)
    assert not [event for event in state.events if isinstance(event, events.CardsRevealed)]


@pytest.mark.rule("MYS-172")
def test_a_deck_that_runs_out_fills_up_only_as_far_as_it_goes():
    """p.9 Develop: one card is left; it is revealed, two are bought, nothing follows."""
    state = developing(3, deck=("C030",))
    play(state, "develop", "reveal-one", "buy-card C021", "buy-card C022")
    assert state.display == ("C023", "C030")
    assert state.deck == ()


@pytest.mark.rule("MYS-173")
def test_with_no_face_up_card_and_an_empty_deck_develop_is_impossible():
    """p.9 Develop."""
    assert "develop" not in offered(developing(12, display=(), deck=()))
    assert "develop" in offered(developing(12, display=("C021",), deck=()))
    assert "develop" in offered(developing(12, display=(), deck=("C030",)))
    assert "develop" in offered(developing(12, display=(), deck=(), bottom=("C030",)))


@pytest.mark.rule("MYS-174")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_all_bought_cards_belong_to_the_current_era(era):
    """p.9 Develop: three Develops after Phase 1 of an Era, three cards each."""
    content = base_game().content
    state = position(players=2, era=era - 1, agenda=[steps.BeginEra()])
    for _ in range(3):
        while "develop" not in offered(state):
            play(state, "done" if "done" in offered(state) else "meditate")
        seat = state.decision.seat
        state.boards[seat].energy = 12
        play(state, "develop", "reveal-one")
        for _ in range(3):
            play(state, f"buy-card {buys(state)[0]}")
    bought = [card for board in state.boards for card in board.hand]
    assert len(bought) == 9
    assert {content.cards[card].era for card in (*bought, *state.display)} == {era}


# -- by an effect -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-175")
@pytest.mark.ruling("AMB-MYS-19")
@pytest.mark.component("C002")
def test_a_develop_by_an_effect_has_its_price_and_without_energy_it_is_lost():
    """p.20 C002: 2 Energy for 2 Experience and a Develop."""
    state = developing(3, hand=("C002",))
    play(state, "act", "play-card C002", "use-card", "reveal-one", "buy-card C030")
    board = state.boards[0]
    assert (board.energy, board.experience, board.hand) == (0, 2, ("C030",))
    assert state.display == DISPLAY

    state = developing(2, hand=("C002",))
    play(state, "act", "play-card C002", "use-card")
    board = state.boards[0]
    assert (board.energy, board.experience, board.hand) == (0, 2, ())
    assert offered(state) == ["spend-points", "done"]
    assert state.deck == DECK


@pytest.mark.rule("MYS-175")
@pytest.mark.ruling("AMB-MYS-19")
@pytest.mark.component("EN13", "EN05")
def test_a_develop_of_an_encounter_needs_energy_too():
    """p.19: EN13 gives a Develop alone, EN05 first 1 Energy."""
    for encounter, answers in (("EN13", ("choose-approach chest",)), ("EN05", ("choose-approach chest", "accept"))):
        state = position(
            turn=0,
            display=DISPLAY,
            deck=DECK,
            next_encounter=encounter,
            boards={0: {"experience": 1, "token": island("shard")}},
        )
        state.script = [0, 0, 0]
        play(state, "face-encounter", *answers)
        if encounter == "EN13":
            assert state.decision.prompt == "prompt-action"
        else:
            play(state, "accept")
            assert state.decision.prompt == "prompt-develop"
            play(state, "reveal-one", "buy-card C021")
            assert state.boards[0].energy == 0
