"""Decks without a question: ready ones, and those of tamed Mystlings. Rulebook p.4, p.7."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.dragon_eclipse.game import DragonEclipse
from rulewright.games.dragon_eclipse.model.vocabulary import Pile
from rulewright.games.dragon_eclipse.positions import base_game, perform
from rulewright.games.dragon_eclipse.rules.decks import limits_broken

from .table import asked, change, files, position

CONTENT = base_game().content
UNLOCKED = {
    "starting": {Pile.STARTING},
    "advanced": {Pile.STARTING, Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B},
    "all": {Pile.STARTING, Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B, Pile.ELEMENTAL},
}


def tamed(cards, deck, players=1):
    """A gauntlet in which Golomo has just been tamed."""
    game = change("taming-golomo", conditions=asked({"is": "deal-at-once", "n": 1}))
    options = {"cards": cards, "deck": deck, "enemy": "wild-golomo"}
    state = position(mode="gauntlet", players=players, game=game, options=options, foe={"base": (0, 0, 3, 1)})
    perform(state, 0, {"do": "deal", "n": 1, "range": 0})
    if players == 2:
        state.apply(state.decision.choices[0], state.decision.seat)
    return state


def assert_legal(state, member, cards):
    piles = {CONTENT.cards[card].pile for card in member.cards}
    assert len(member.cards) == 16
    assert piles <= {Pile.MYSTLING, *UNLOCKED[cards]}
    built = []
    for card in member.cards:
        assert not limits_broken(state, CONTENT.mystlings[member.mystling], built, CONTENT.cards[card])
        built.append(card)


@pytest.mark.rule("DRE-120", "DRE-124", "DRE-134")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("deck", ["ready", "build"])
@pytest.mark.parametrize("cards", ["all", "advanced", "starting"])
def test_a_tamed_mystling_brings_sixteen_unlocked_cards(cards, deck, players):
    state = tamed(cards, deck, players)
    party = [member for player in state.players for member in player.party]
    assert [member.mystling for member in party if member.mystling == "golomo"]
    for member in party:
        assert_legal(state, member, cards)


@pytest.mark.rule("DRE-134")
def test_where_too_few_cards_are_left_it_brings_its_six_and_ten_different_starting_cards():
    golomo = tamed("starting", "build").players[0].party[-1]
    assert set(golomo.cards) == {*CONTENT.specific["golomo"], *CONTENT.starting}


@pytest.mark.rule("DRE-120", "DRE-124")
@pytest.mark.parametrize("cards", ["all", "advanced", "starting"])
@pytest.mark.parametrize("mystling", ["young-emberling", "emberling", "blazereef"])
def test_ready_decks_hold_unlocked_cards_only(mystling, cards):
    state = base_game().new(1, 1, {"mystling": mystling, "enemy": "wild-golomo", "cards": cards}, "duel")
    assert_legal(state, state.players[0].party[0], cards)
    if cards == "all":
        assert sorted(CONTENT.default_deck(mystling)) == list(state.players[0].party[0].cards)


@pytest.mark.rule("DRE-124", "DRE-134")
def test_more_starting_cards_make_no_larger_deck():
    """A pack may bring an eleventh design, and a Mystling without a ready deck."""
    found = {name: dict(rows) for name, rows in files().items()}
    found["cards-starting"]["eleventh"] = msgspec.structs.replace(CONTENT.cards["strike"], id="eleventh")
    del found["decks-earth"]["deck-golomo"]
    everything = DragonEclipse(found).content
    assert len(everything.starting) == 11
    assert len(everything.default_deck("golomo")) == 16
