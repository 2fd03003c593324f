"""Decks that cannot be filled: no card is left that may join them. Rulebook p.7, p.27-28."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from rulewright.core.rulebook import MOST_STEPS
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.positions import base_game, offered, play

from .table import change, of

CONTENT = base_game().content
BUILDING = ("prompt-mystling", "prompt-deck", "prompt-build")
"""What is asked until every deck is built: which Mystling, in a Challenge which deck comes next, which card."""
BUILD = {"deck": "build", "cards": "advanced", "trading": True}


def own_cards(state, seat, at=0):
    member = state.players[seat].party[at]
    return [card for card in member.cards if card in CONTENT.specific[member.mystling]]


@pytest.mark.ruling("AMB-DRE-86")
@pytest.mark.rule("DRE-541", "DRE-130", "DRE-124")
def test_players_who_trade_neutral_cards_do_not_share_the_cards_of_the_same_mystling():
    """p.27: whoever picks a Mystling takes its Action cards; only Neutral cards are traded."""
    state = base_game().new(2, 7, BUILD, "pvp_quick", {"mirror": True})
    play(state, "pick-mystling young-bolb", "pick-mystling young-bolb", "fill-deck", "fill-deck")
    assert [len(player.party[0].cards) for player in state.players] == [16, 16]
    assert [len(own_cards(state, seat)) for seat in (0, 1)] == [6, 6]
    assert of(state, events.DeckShort) == []


@pytest.mark.ruling("AMB-DRE-86")
@pytest.mark.rule("DRE-134", "DRE-124")
@pytest.mark.parametrize("trading", [False, True])
def test_the_same_mystling_twice_has_two_whole_ready_decks(trading):
    options = {"deck": "ready", "trading": trading, "mystling": "young-bolb", "partner": "young-bolb"}
    state = base_game().new(2, 7, options, "pvp_quick", {"mirror": True})
    assert [len(player.party[0].cards) for player in state.players] == [16, 16]
    assert [len(own_cards(state, seat)) for seat in (0, 1)] == [6, 6]


def building(mode, deck, players=2, cards="starting", rulings=None, **options):
    """A table whose decks should have more cards than there are."""
    game = change("numbers", deck=deck)
    return game.new(players, 5, {"deck": "build", "cards": cards, **options}, mode, rulings)


def build_all(state, luck=None):
    """Build every deck: at random, or with all that is suggested; returns what was told."""
    told = []
    while state.decision.prompt in BUILDING:
        decision = state.decision
        building = decision.prompt == "prompt-build"
        choice = "fill-deck" if building and luck is None else str((luck or Random(1)).choice(decision.choices))
        play(state, choice)
        told.extend(state.events)
        assert len(told) < 3000
    return told


@pytest.mark.rule("DRE-124", "DRE-131")
@pytest.mark.parametrize("seed", [None, 1, 2, 3])
@pytest.mark.parametrize(
    ("mode", "players"), [("duel", 1), ("duel", 2), ("gauntlet", 1), ("pvp_quick", 2), ("pvp_challenge", 2)]
)
def test_a_deck_for_which_no_card_is_left_is_played_as_it_is_and_that_is_told(mode, players, seed):
    """Exactly as many as the rules ask for cannot be had where there are fewer."""
    state = building(mode, 40, players, mystling="draw", partner="draw")
    told = build_all(state, Random(seed) if seed is not None else None)
    decks = [member.cards for player in state.players for member in player.party]
    short = [event for event in told if isinstance(event, events.DeckShort)]
    assert all(0 < len(deck) < 40 for deck in decks)
    assert sorted(event.count for event in short) == sorted(len(deck) for deck in decks)
    assert {(event.rule, event.least) for event in short} == {("DRE-124", 40)}
    assert state.drafts == ((), ())
    for language in ("en", "uk"):
        line = state.game.texts(language, ("Anna", "Ben")).event(state.game.log(short, 0)[0])
        assert str(short[0].count) in line
        assert "40" in line
    luck = Random(seed)
    for _ in range(60):
        if not state.over:
            play(state, str(luck.choice(state.decision.choices)))


@pytest.mark.rule("DRE-544", "DRE-563")
def test_a_deck_that_cannot_grow_opens_the_subtype_to_the_other_player():
    """p.27: subtype cards are picked when the other has finished; who has no card left has finished."""
    state = building("pvp_quick", 90, cards="all", mystling="young-bolb", partner="golomo")
    told = build_all(state)
    bolb = next(player.party[0] for player in state.players if player.party[0].mystling == "young-bolb")
    water = [card for card in bolb.cards if CONTENT.cards[card].element == "water"]
    assert [card for card in water if CONTENT.cards[card].pile == "elemental"]
    assert len(of(state, events.DeckReady)) == 2, "both are finished together"
    assert len(told) < MOST_STEPS


@pytest.mark.rule("DRE-543")
def test_who_has_no_card_left_waits_while_the_other_goes_on():
    state = building("pvp_quick", 40, mystling="golomo", partner="young-bolb")
    first = state.decision.seat
    play(state, "fill-deck")
    while state.decision.prompt == "prompt-build":
        assert state.decision.seat == 1 - first
        assert "fill-deck" in offered(state)
        play(state, offered(state)[0])
    assert {len(player.party[0].cards) for player in state.players} == {16}


@pytest.mark.rule("DRE-124", "DRE-540", "DRE-561")
@pytest.mark.parametrize("mode", ["pvp_quick", "pvp_challenge"])
def test_decks_of_rivals_are_filled_whatever_was_agreed(mode):
    """All that bears on building in turn, together; both players like the same Mystlings and suggestions."""
    settings = product((True, False), (True, False), (True, False), ("all", "advanced", "starting"))
    for number, (trading, mirror, reuse, cards) in enumerate(list(settings) * 2):
        luck = Random(number)
        options = {"deck": "build", "cards": cards, "trading": trading}
        state = base_game().new(2, number, options, mode, {"mirror": mirror, "reuse_cards": reuse})
        liked = luck.sample(sorted(CONTENT.mystlings), 8)
        while state.decision.prompt in BUILDING:
            texts = offered(state)
            wanted = [text for text in texts if text.split()[-1] in (*liked, "fill-deck")]
            play(state, wanted[0] if wanted and luck.random() < 0.5 else luck.choice(texts))
        decks = [member.cards for player in state.players for member in player.party]
        assert {len(deck) for deck in decks} == {16}, (number, options, mirror, reuse)
