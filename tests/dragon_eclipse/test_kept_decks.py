"""Decks that a person keeps: read and refused, found at a table, built again card by card, refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.errors import SetupError
from rulewright.core.record import Seat
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import base_game, offered, play
from rulewright.games.dragon_eclipse.table import kept_decks

GAME = base_game()
CONTENT = GAME.content
PROGRESS = GAME.progress
READY = tuple(sorted(CONTENT.default_deck("golomo")))
GOLOMO = kept_decks.write("golomo", READY)


def building(mode: str = "duel", players: int = 1, **options: Any) -> DragonState:
    asked = {"mystling": "golomo", "partner": "firple", "deck": "build", **options}
    state = GAME.new(players, 1, asked, mode)
    assert isinstance(state, DragonState)
    return state


def build(state: DragonState, text: str, seat: Seat = 0) -> int:
    """Answer as the deck wants, as long as it does; returns how often."""
    for answered in range(100):
        choice = PROGRESS.deck_choice(state, seat, text)
        if choice is None:
            return answered
        state.apply(choice, seat)
    raise AssertionError("the deck is never built")


@pytest.mark.parametrize(
    "text",
    [
        "no deck",
        "[]",
        '{"mystling": "nobody", "cards": ["strike"]}',
        '{"mystling": "golomo", "cards": ["nothing"]}',
        '{"mystling": "golomo", "cards": []}',
        kept_decks.write("golomo", ("strike",) * 17),
        kept_decks.write("golomo", (CONTENT.fatigue,)),
        "x" * 5000,
        "\ud800",
    ],
)
def test_what_is_no_deck_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="deck cannot be read"):
        PROGRESS.check_deck(text)


def test_a_deck_is_told_by_its_mystling_and_cards_in_both_languages() -> None:
    deck = kept_decks.write("golomo", ("strike", "strike", CONTENT.specific["golomo"][0]))
    told = PROGRESS.deck_told(deck, GAME.texts("en"))
    assert told.title == "Golomo: 3 cards"
    assert told.lines[0] == GAME.texts("en").name("card", CONTENT.specific["golomo"][0])
    assert told.lines[1] == "Strike × 2"
    assert PROGRESS.deck_told(deck, GAME.texts("uk")).title.endswith(": 3 карти")


@pytest.mark.rule("DRE-119", "DRE-131")
def test_a_kept_deck_is_built_again_to_the_last_card() -> None:
    state = building()
    assert PROGRESS.builds(state, 0)
    assert PROGRESS.decks(state, 0) == []
    assert not PROGRESS.deck_problems(state, 0, GOLOMO)
    assert build(state, GOLOMO) == 16
    assert state.players[0].party[0].cards == READY
    assert not PROGRESS.builds(state, 0)
    assert PROGRESS.decks(state, 0) == [GOLOMO]


@pytest.mark.rule("DRE-131")
def test_what_the_deck_does_not_have_is_taken_out_first() -> None:
    state = building()
    other = next(text for text in offered(state) if text.startswith("add-card") and text.split()[1] not in READY)
    play(state, other)
    assert PROGRESS.decks(state, 0) == [kept_decks.write("golomo", (other.split()[1],))]
    assert str(PROGRESS.deck_choice(state, 0, GOLOMO)) == f"take-out {other.split()[1]}"
    assert build(state, GOLOMO) == 17
    assert state.players[0].party[0].cards == READY


@pytest.mark.ruling("AMB-DRE-101")
@pytest.mark.rule("DRE-131")
def test_a_card_that_can_no_more_be_taken_out_is_a_reason() -> None:
    state = building()
    other = next(text for text in offered(state) if text.startswith("add-card") and text.split()[1] not in READY)
    for _ in range(CONTENT.numbers.take_outs):
        play(state, other, f"take-out {other.split()[1]}")
    play(state, other)
    (reason,) = PROGRESS.deck_problems(state, 0, GOLOMO)
    assert (reason.rule, reason.message) == ("DRE-131", "why-taken-out-enough")


def reasons(state: DragonState, text: str, seat: Seat = 0) -> list[tuple[str, str]]:
    return [(one.rule, one.message) for one in PROGRESS.deck_problems(state, seat, text)]


@pytest.mark.rule("DRE-130")
def test_the_deck_of_another_mystling_is_refused_with_the_reason() -> None:
    siren = kept_decks.write("siren", tuple(CONTENT.default_deck("siren")))
    assert ("DRE-130", "why-other-mystling") in reasons(building(), siren)


@pytest.mark.rule("DRE-120")
def test_cards_that_this_table_has_not_unlocked_are_a_reason() -> None:
    assert ("DRE-120", "why-not-unlocked") in reasons(building(cards="starting"), GOLOMO)


@pytest.mark.rule("DRE-826")
def test_cards_in_the_deck_of_an_ally_are_a_reason() -> None:
    """Allies share every copy: what the first has, the second cannot build again."""
    state = building(players=2)
    play(state, *["add-card strike"] * CONTENT.copies("strike"), "fill-deck")
    deck = kept_decks.write("firple", (*CONTENT.specific["firple"][:3], "strike"))
    assert PROGRESS.builds(state, 1)
    assert reasons(state, deck, 1) == [("DRE-121", "why-no-copy")]


@pytest.mark.rule("DRE-540")
def test_in_turns_the_deck_grows_by_one_card_each_time() -> None:
    state = building("pvp_quick", 2)
    seat = state.decision.seat
    deck = kept_decks.write("golomo" if seat == 0 else "firple", ("strike", "spit"))
    assert build(state, deck, seat) == 1
    assert state.decision.seat == 1 - seat
    assert not PROGRESS.builds(state, seat)
    assert PROGRESS.deck_choice(state, seat, deck) is None
    play(state, next(text for text in offered(state) if text.startswith("add-card")))
    assert build(state, deck, seat) == 1
    assert sorted(state.drafts[seat]) == ["spit", "strike"]


def test_a_run_has_no_deck_to_keep() -> None:
    state = GAME.new(1, 1, {"mystling": "young-iceling"}, "roguelite")
    assert PROGRESS.decks(state, 0) == []


def test_ready_decks_may_be_kept_too() -> None:
    state = building(deck="ready")
    assert PROGRESS.decks(state, 0) == [GOLOMO]


def test_decks_of_a_campaign_are_found_in_the_tray_and_in_the_camp() -> None:
    state = GAME.new(1, 1, {}, "campaign")
    assert state.campaign is not None
    while not (state.players[0].party and state.players[0].party[0].cards):
        decision = state.decision
        state.apply(decision.choices[0], decision.seat)
    member = state.players[0].party[0]
    assert kept_decks.write(member.mystling, member.cards) in PROGRESS.decks(state, 0)
