"""Building a deck: what may come in, what may leave again, every broken rule with its values. Rulebook p.7, p.27."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.core.errors import IllegalChoice
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.choices import FILL_DECK, TakeOut
from rulewright.games.dragon_eclipse.positions import base_game, offered, play

from .table import change, table

CONTENT = base_game().content
STARTING = CONTENT.starting


def building(mystling="golomo", game=None, mode="duel", players=1, rulings=None, **options):
    asked = {"mystling": mystling, "partner": "firple" if mystling != "firple" else "siren", "deck": "build"}
    return (game or table()).new(players, 1, {**asked, **options}, mode, rulings)


def why(state, text, seat=0, game=None):
    return [(reason.rule, reason.message, reason.values) for reason in (game or table()).why_not(state, seat, text)]


def elemental(element, rarity=None):
    return [
        card.id
        for card in CONTENT.cards.values()
        if card.pile == "elemental" and card.element == element and rarity in (None, card.rarity)
    ]


# -- taking out ----------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-101")
@pytest.mark.rule("DRE-121", "DRE-131")
def test_a_card_may_be_taken_out_again_until_the_deck_is_finished():
    state = building()
    assert not [text for text in offered(state) if text.startswith("take-out")]
    play(state, "add-card strike", "add-card strike", "add-card spit")
    assert [text for text in offered(state) if text.startswith("take-out")] == ["take-out strike", "take-out spit"]
    assert why(state, "add-card strike")[0][:2] == ("DRE-121", "why-no-copy")
    play(state, "take-out strike")
    assert state.events == [events.CardTakenOut(rule="DRE-131", seat=0, card="strike")]
    assert state.drafts[0] == ("strike", "spit")
    assert "add-card strike" in offered(state)
    play(state, "fill-deck")
    cards = state.players[0].party[0].cards
    assert len(cards) == 16
    assert {"strike", "spit"} <= set(cards)
    assert state.drafts == ((), ())


@pytest.mark.ruling("AMB-DRE-101")
@pytest.mark.rule("DRE-131")
def test_only_what_is_in_the_deck_can_be_taken_out_and_not_for_ever():
    state = building()
    assert why(state, "take-out strike") == [("DRE-131", "why-not-in-deck", {"card": "strike"})]
    for number in range(32):
        assert why(state, "take-out strike")[0][0] == "DRE-131", number
        play(state, "add-card strike", "take-out strike")
    play(state, "add-card strike")
    assert not [text for text in offered(state) if text.startswith("take-out")]
    assert why(state, "take-out strike") == [("DRE-131", "why-taken-out-enough", {"n": 32})]
    play(state, "fill-deck")
    assert len(state.players[0].party[0].cards) == 16


@pytest.mark.rule("DRE-131")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_taking_out_is_told(language):
    texts = table().texts(language, ("Anna",))
    state = play(building(), "add-card strike")
    name = texts.component("strike").name
    assert name in texts.choice(TakeOut("strike"), state.decision)
    play(state, "take-out strike")
    assert name in texts.event(table().log(state.events, 0)[0])
    reason = table().why_not(state, 0, "take-out strike")[0]
    assert name in texts.reason(reason)


@pytest.mark.ruling("AMB-DRE-101")
@pytest.mark.rule("DRE-543", "DRE-562")
@pytest.mark.parametrize("mode", ["pvp_quick", "pvp_challenge"])
def test_in_pvp_whoever_takes_a_card_out_picks_another_one_first(mode):
    state = building("golomo", mode=mode, players=2)
    while state.decision.prompt != "prompt-build":
        play(state, offered(state)[0])
    first = state.decision.seat
    play(state, "add-card strike", "add-card strike")
    assert state.decision.seat == first
    assert "take-out strike" in offered(state)
    play(state, "take-out strike")
    assert state.decision.seat == first
    assert state.drafts[first] == ()
    assert state.drafts[1 - first] == ("strike",)
    assert state.agenda[-1].out[first] == 1
    play(state, "add-card spit")
    assert state.decision.seat == 1 - first


@pytest.mark.rule("DRE-131")
@pytest.mark.parametrize(("mode", "players"), [("duel", 1), ("gauntlet", 2), ("pvp_quick", 2), ("pvp_challenge", 2)])
def test_decks_built_at_random_are_finished_and_legal(mode, players):
    """Nobody asks for the suggestion here; random taking out makes it the longest way there is."""
    game = base_game()
    luck = Random(3)
    state = game.new(players, 3, {"deck": "build", "mystling": "draw", "partner": "draw"}, mode)
    taken = moves = 0
    while not state.fighting:
        decision = state.decision
        choices = [choice for choice in decision.choices if choice is not FILL_DECK] or list(decision.choices)
        choice = luck.choice(choices)
        taken += isinstance(choice, TakeOut)
        state.apply(choice, decision.seat)
        moves += 1
        assert moves < 900
    assert taken
    for member in [member for player in state.players for member in player.party]:
        mystling = CONTENT.mystlings[member.mystling]
        cards = [CONTENT.cards[card] for card in member.cards]
        assert len(cards) == 16
        assert 3 <= sum(1 for card in cards if card.pile == "mystling") <= 6
        assert sum(1 for card in cards if card.rarity == "legendary") <= 1
        other = [card for card in cards if card.pile == "elemental" and card.element is not mystling.element]
        assert len(other) <= mystling.subtype_cards


# -- every broken rule ---------------------------------------------------------------------------------


@pytest.mark.rule("DRE-120", "DRE-125", "DRE-127", "DRE-130")
def test_every_broken_rule_of_a_deck_is_told_with_its_values():
    state = building("golomo", cards="starting")
    fire = elemental("fire")[0]
    assert why(state, f"add-card {fire}")[0] == ("DRE-127", "why-wrong-element", {"card": fire, "element": "fire"})
    assert why(state, f"add-card {fire}")[1][:2] == ("DRE-120", "why-not-unlocked")
    ember = CONTENT.specific["emberling"][0]
    rule, message, values = why(state, f"add-card {ember}")[0]
    assert (rule, message, values["mystling"]) == ("DRE-130", "why-other-mystling", "emberling")
    for card in CONTENT.specific["golomo"]:
        play(state, f"add-card {card}")
    assert why(state, f"add-card {CONTENT.specific['golomo'][0]}")[0] == ("DRE-125", "why-many-specific", {"most": 6})
    assert why(state, f"add-card {CONTENT.specific['golomo'][0]}")[1][:2] == ("DRE-121", "why-no-copy")


@pytest.mark.rule("DRE-125")
def test_no_card_takes_the_room_that_own_cards_need():
    short = building("golomo")
    for card in [card for card in STARTING for _ in (0, 1)][:13]:
        play(short, f"add-card {card}")
    found = why(short, f"add-card {STARTING[-1]}")
    assert found[0][:2] == ("DRE-125", "why-few-specific")
    assert {name: found[0][2][name] for name in ("least", "have", "room")} == {"least": 3, "have": 0, "room": 3}
    for language in ("en", "uk"):
        told = table().texts(language).reason(table().why_not(short, 0, f"add-card {STARTING[-1]}")[0])
        assert "3" in told
        assert "0" in told


@pytest.mark.rule("DRE-121", "DRE-126")
def test_a_second_legendary_card_is_refused():
    rich = building("golomo")
    legends = elemental("earth", "legendary")
    play(rich, f"add-card {legends[0]}")
    assert why(rich, f"add-card {legends[1]}")[0][:2] == ("DRE-126", "why-many-legendary")
    assert why(rich, f"add-card {legends[0]}")[1][:2] == ("DRE-121", "why-no-copy")


@pytest.mark.ruling("AMB-DRE-28")
@pytest.mark.rule("DRE-125", "DRE-129")
def test_own_cards_of_the_subtype_do_not_count_against_its_number():
    own = CONTENT.specific["young-bolb"][0]
    game = change(own, element="water")
    state = building("young-bolb", game=game)
    water = elemental("water", "rare")
    play(state, f"add-card {water[0]}", f"add-card {water[1]}")
    rule, message, values = why(state, f"add-card {water[2]}", game=game)[0]
    assert (rule, message, values["most"]) == ("DRE-129", "why-many-subtype", 2)
    play(state, f"add-card {own}")
    fresh = building("young-bolb", game=game)
    play(fresh, f"add-card {own}", f"add-card {water[0]}", f"add-card {water[1]}")
    assert len(fresh.drafts[0]) == 3


@pytest.mark.rule("DRE-541", "DRE-559")
@pytest.mark.parametrize("trading", [False, True])
def test_pvp_players_may_agree_to_trade_neutral_cards(trading):
    """Alone each has one copy of every Neutral card; who trades has both copies in one pile."""
    state = building("golomo", mode="pvp_quick", players=2, trading=trading)
    first = state.decision.seat
    play(state, "add-card strike", "add-card spit")
    assert ("add-card strike" in offered(state)) is trading
    play(state, "add-card strike" if trading else "add-card charge")
    assert state.decision.seat == 1 - first
    assert ("add-card strike" in offered(state)) is not trading
    small = building("golomo", mode="pvp_quick", players=2, cards="starting", trading=True)
    play(small, "add-card strike", "add-card spit")
    assert "add-card strike" not in offered(small), "ten designs are too few to share"


@pytest.mark.rule("DRE-123")
def test_nothing_but_action_cards_goes_into_a_deck():
    state = building("golomo")
    added = {text.removeprefix("add-card ") for text in offered(state) if text.startswith("add-card ")}
    assert added
    assert added <= set(CONTENT.cards) - {CONTENT.fatigue}
    for other in ("wild-golomo", "golomo", "dash", "fang-1", "taming-golomo"):
        with pytest.raises(IllegalChoice):
            state.decision.parse(f"add-card {other}")
