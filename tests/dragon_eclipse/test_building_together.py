"""PvP: contested cards one by one, and the order of a Challenge's three decks. Rulebook p.27-28."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.positions import base_game, offered, play

from .table import fill_both, of

CONTENT = base_game().content


def fire(deck):
    return [card for card in deck if CONTENT.cards[card].pile == "elemental" and CONTENT.cards[card].element == "fire"]


def drafted(mode, mystlings, seed=1):
    """A table of PvP at its first pick; in a Challenge the first four are drafted, then whoever is first offered."""
    if mode == "pvp_quick":
        asked = {"mystling": mystlings[0], "partner": mystlings[1], "deck": "build"}
        return base_game().new(2, seed, asked, mode)
    state = base_game().new(2, seed, {"deck": "build"}, mode)
    for mystling in mystlings:
        play(state, f"pick-mystling {mystling}")
    while state.decision.prompt != "prompt-build":
        play(state, offered(state)[0])
    return state


# -- contested cards -----------------------------------------------------------------------------------


@pytest.mark.rule("DRE-543")
def test_filling_a_deck_takes_one_contested_card_at_a_time():
    """p.27: two Mystlings of Fire; there is one Tongue of Flame."""
    state = drafted("pvp_quick", ("young-emberling", "emberling"))
    first = state.decision.seat
    assert state.decision.about["contested"] == "fire"
    play(state, "fill-deck")
    assert state.decision.seat == 1 - first
    assert len(fire(state.drafts[first])) == 1
    assert len(state.drafts[first]) < 16
    taken = fire(state.drafts[first])[0]
    everything = [card for card in fire(CONTENT.cards) if CONTENT.copies(card) > 1 or card != taken]
    assert {f"add-card {card}" for card in everything} <= set(offered(state))
    while state.decision.prompt == "prompt-build":
        seat = state.decision.seat
        had = len(fire(state.drafts[seat]))
        rival_done = len(state.drafts[1 - seat]) == 16
        play(state, "fill-deck")
        now = state.drafts[seat] or state.players[seat].party[0].cards
        assert rival_done or len(fire(now)) <= had + 1
    for player in state.players:
        assert len(player.party[0].cards) == 16
        assert fire(player.party[0].cards)


@pytest.mark.rule("DRE-562")
def test_the_same_in_a_challenge():
    """p.28"""
    state = drafted("pvp_challenge", ("young-emberling", "emberling"))
    assert state.decision.about["contested"] == "fire"
    host = state.decision.seat
    play(state, "fill-deck")
    assert state.decision.seat == 1 - host
    assert len(fire(state.drafts[host])) == 1


@pytest.mark.rule("DRE-543", "DRE-562")
@pytest.mark.parametrize("mode", ["pvp_quick", "pvp_challenge"])
def test_of_different_elements_the_whole_deck_is_filled(mode):
    state = drafted(mode, ("young-emberling", "golomo"))
    first = state.decision.seat
    assert state.decision.about["contested"] == ""
    play(state, "fill-deck")
    assert len(state.drafts[first]) == 16


@pytest.mark.rule("DRE-543")
@pytest.mark.parametrize(("language", "word"), [("en", "Fire"), ("uk", "Вогонь")])
def test_the_choice_says_that_one_is_taken(language, word):
    texts = base_game().texts(language)
    state = drafted("pvp_quick", ("young-emberling", "emberling"))
    apart = drafted("pvp_quick", ("young-emberling", "golomo"))
    label, plain = [
        texts.choice(next(choice for choice in one.decision.choices if str(choice) == "fill-deck"), one.decision)
        for one in (state, apart)
    ]
    assert word in label
    assert word not in plain


# -- which deck comes next -----------------------------------------------------------------------------


def challenge(seed=1):
    state = base_game().new(2, seed, {"deck": "build"}, "pvp_challenge")
    while state.decision.prompt == "prompt-mystling":
        play(state, offered(state)[0])
    return state


@pytest.mark.rule("DRE-561")
def test_each_player_chooses_which_of_the_own_decks_comes_next():
    """p.28: for one of their Mystlings, then for the remaining ones."""
    state = challenge()
    host = state.first
    names = [[member.mystling for member in player.party] for player in state.players]
    assert (state.decision.seat, state.decision.prompt, state.decision.rule) == (host, "prompt-deck", "DRE-561")
    assert offered(state) == [f"pick-mystling {mystling}" for mystling in names[host]]
    play(state, f"pick-mystling {names[host][2]}")
    assert of(state, events.DeckBegun) == [events.DeckBegun(rule="DRE-561", seat=host, mystling=names[host][2])]
    assert state.decision.seat == 1 - host
    play(state, f"pick-mystling {names[1 - host][1]}")
    assert (state.decision.seat, state.decision.about["mystling"]) == (host, names[host][2])
    fill_both(state)
    for seat, built in ((host, 2), (1 - host, 1)):
        assert [bool(member.cards) for member in state.players[seat].party] == [at == built for at in range(3)]
    assert offered(state) == [f"pick-mystling {names[host][at]}" for at in (0, 1)]
    play(state, f"pick-mystling {names[host][1]}")
    assert state.decision.seat == 1 - host


@pytest.mark.rule("DRE-561")
def test_the_last_deck_needs_no_question_and_a_built_one_is_refused():
    state = challenge()
    host = state.first
    built = state.players[host].party[0].mystling
    asked = 0
    while not state.duel:
        if state.decision.prompt == "prompt-deck":
            asked += 1
            if asked == 3:
                reasons = base_game().why_not(state, host, f"pick-mystling {built}")
                assert [(one.rule, one.message) for one in reasons] == [("DRE-561", "why-deck-built")]
                other = state.players[1 - host].party[0].mystling
                reasons = base_game().why_not(state, host, f"pick-mystling {other}")
                assert [one.message for one in reasons] == ["why-not-in-party"]
                for language in ("en", "uk"):
                    assert base_game().texts(language).reason(reasons[0])
        play(state, "fill-deck" if "fill-deck" in offered(state) else offered(state)[0])
    assert asked == 4
    assert [len(member.cards) for player in state.players for member in player.party] == [16] * 6


@pytest.mark.rule("DRE-561")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_question_is_drawn_and_told(language):
    game = base_game()
    texts = game.texts(language, ("Anna", "Ben"))
    state = challenge()
    assert texts.prompt(state.decision)
    view = state.view(state.decision.seat)
    drawing = game.table.draw(view, texts)
    for choice in state.decision.choices:
        spot = game.table.spots(choice, state.decision.seat, view)[0]
        assert f'id="{spot}"' in drawing
    play(state, offered(state)[0])
    assert texts.event(game.log(state.events, 0)[0])
