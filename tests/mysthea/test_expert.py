"""Expert Players Mode: Champions and starting cards are drafted. Rulebook p.4."""

from __future__ import annotations

from random import Random

import pytest

import rulewright
from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import CardType
from rulewright.games.mysthea.positions import offered, play

GAME = rulewright.load("mysthea")
CONTENT = GAME.content
PLAYERS = [2, 3, 4, 5]
KINDS = ["champion", *sorted(CardType)]


def new(players: int = 3, seed: int = 1) -> MystheaState:
    state = GAME.new(players=players, seed=seed, options={"expert": True})
    assert isinstance(state, MystheaState)
    return state


def kind(card: str) -> str:
    return "champion" if card in CONTENT.champions else str(CONTENT.type[card])


def names(state: MystheaState) -> list[str]:
    """The cards that may be picked now."""
    return [text.removeprefix("draft-card ") for text in offered(state)]


def of_kind(state: MystheaState, wanted: str) -> str:
    return next(card for card in names(state) if kind(card) == wanted)


def is_drafting(state: MystheaState) -> bool:
    return state.decision.rule == "MYS-507"


@pytest.mark.rule("MYS-505")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_draft_replaces_the_deal_and_comes_right_after_the_artefacts(players: int) -> None:
    """p.4: nobody has a card or a Champion, everybody has an Artefact, and no Champion is placed yet."""
    state = new(players)
    assert is_drafting(state)
    for board in state.boards:
        assert (board.hand, board.champion, board.at) == ((), "", -1)
    assert sorted(board.artefact for board in state.boards) == list(range(1, players + 1))
    while is_drafting(state):
        assert {board.at for board in state.boards} == {-1}
        play(state, offered(state)[0])
    assert state.decision.rule == "MYS-059"


@pytest.mark.rule("MYS-506")
def test_a_champion_and_a_starting_card_of_each_colour_lie_face_up_at_random() -> None:
    """p.4"""
    shown = set()
    for seed in range(80):
        state = new(seed=seed)
        assert sorted(kind(card) for card in state.draft) == sorted(KINDS)
        assert tuple(state.view(None)["draft"]) == state.draft
        shown.update(state.draft)
    assert shown == {*CONTENT.champions, *CONTENT.era_cards[0]}


@pytest.mark.rule("MYS-507")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_pick_one_card_each_in_order_of_play(players: int) -> None:
    """p.4: round after round"""
    state = new(players, seed=3)
    seats = []
    while is_drafting(state):
        seat, card = state.decision.seat, names(state)[-1]
        seats.append(seat)
        play(state, f"draft-card {card}")
        assert state.events[0] == events.CardDrafted(rule="MYS-507", seat=seat, card=card)
        board = state.boards[seat]
        assert card == board.champion or card in board.hand
    assert seats == list(state.order) * 5


@pytest.mark.rule("MYS-507")
def test_a_drafted_card_is_known_to_everybody() -> None:
    """p.4: it lay face up on the table."""
    state = new()
    seat, card = state.decision.seat, of_kind(state, "tactic")
    play(state, f"draft-card {card}")
    assert list(state.view(None)["boards"][seat]["known"]) == [card]


@pytest.mark.rule("MYS-508")
@pytest.mark.parametrize("wanted", KINDS)
def test_a_picked_card_is_replaced_at_once_by_a_random_one_of_its_kind(wanted: str) -> None:
    """p.4"""
    refills = set()
    for script in range(4):
        state = new(seed=5)
        before, card = state.draft, of_kind(state, wanted)
        at = before.index(card)
        state.script = [script]
        play(state, f"draft-card {card}")
        assert state.draft[:at] == before[:at]
        assert state.draft[at + 1 :] == before[at + 1 :]
        assert kind(state.draft[at]) == wanted
        assert state.draft[at] != card
        refills.add(state.draft[at])
    assert len(refills) == 4


@pytest.mark.rule("MYS-508")
@pytest.mark.ruling("AMB-MYS-10")
def test_a_kind_without_a_card_left_is_not_replaced() -> None:
    """p.4: with five players the fifth Tactic is the last one."""
    state = new(players=5)
    for left in (5, 5, 5, 5, 4):
        play(state, f"draft-card {of_kind(state, 'tactic')}")
        assert len(state.draft) == left
    assert "tactic" not in {kind(card) for card in state.draft}


@pytest.mark.rule("MYS-509")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_everybody_ends_with_one_champion_and_one_card_of_each_colour(players: int, seed: int) -> None:
    """p.4"""
    state, dice = new(players, seed), Random(seed)
    while is_drafting(state):
        play(state, dice.choice(offered(state)))
    for board in state.boards:
        assert board.champion in CONTENT.champions
        assert sorted(CONTENT.type[card] for card in board.hand) == sorted(CardType)
        assert {CONTENT.cards[card].era for card in board.hand} == {0}
    assert len({board.champion for board in state.boards}) == players
    assert len({card for board in state.boards for card in board.hand}) == 4 * players


@pytest.mark.rule("MYS-509")
@pytest.mark.ruling("AMB-MYS-09")
def test_nobody_picks_a_second_card_of_a_kind() -> None:
    """p.4"""
    state = new(players=2)
    first = state.decision.seat
    mine: list[str] = []
    for wanted in KINDS:
        assert sorted(kind(card) for card in names(state)) == sorted(set(KINDS) - set(mine))
        play(state, f"draft-card {of_kind(state, wanted)}")
        mine.append(wanted)
        if wanted == "champion":
            second = next(card for card in state.draft if card in CONTENT.champions)
        play(state, f"draft-card {of_kind(state, wanted)}")
    assert state.boards[1 - first].champion == second


@pytest.mark.rule("MYS-510", "MYS-511")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_left_over_leave_the_game(players: int) -> None:
    """p.4: 20 - 4n starting cards and 7 - n Champions, for ever."""
    state, dice = new(players, seed=8), Random(8)
    while is_drafting(state):
        play(state, dice.choice(offered(state)))
    held = {card for board in state.boards for card in board.hand}
    left = set(CONTENT.era_cards[0]) - held
    assert len(left) == 20 - 4 * players
    assert left == {*state.box, *state.removed}
    assert (state.draft, state.champions) == ((), ())
    taken = {board.champion for board in state.boards}
    assert len(set(CONTENT.champions) - taken) == 7 - players
    for _ in range(5_000):
        if not state.over:
            play(state, dice.choice(offered(state)))
    assert state.over
    assert left <= {*state.box, *state.removed}
    assert {board.champion for board in state.boards} == taken
