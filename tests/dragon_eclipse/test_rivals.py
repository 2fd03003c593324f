"""PvP in detail: hosts and first players, subtypes, quests, start spaces, three rounds, ties. Rulebook p.27-28."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.vocabulary import Element, Pile
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, to_combat

from .table import beat, change, fill_both, of, position, run, table

CONTENT = base_game().content


def challenge(seed=5, **options):
    """A Challenge before its first pick."""
    return base_game().new(2, seed, options, "pvp_challenge")


# -- who is first ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-556", "DRE-564")
def test_chance_names_the_host_and_then_anew_the_first_player_of_the_first_round():
    pairs = set()
    for seed in range(12):
        state = challenge(seed, mystling="draw", partner="draw")
        assert [roll.stream for roll in state.rolls].count("first-player") == 2
        named = of(state, events.FirstPlayerSet)
        assert named == [events.FirstPlayerSet(rule="DRE-564", seat=state.first)]
        picked = of(state, events.MystlingChosen)
        pairs.add((picked[0].seat, state.first))
        assert state.decision.seat == state.first
    assert pairs == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("DRE-562", "DRE-564")
def test_the_host_picks_and_builds_first_whoever_begins_the_first_round():
    for seed in range(12):
        state = challenge(seed, deck="build")
        host = state.decision.seat
        for _ in range(3):
            while state.decision.prompt != "prompt-build":
                play(state, offered(state)[0])
            assert state.decision.seat == host
            fill_both(state)
        if state.first != host:
            break
    assert state.first == 1 - host
    assert (state.decision.prompt, state.decision.seat) == ("prompt-fighter", state.first)


@pytest.mark.rule("DRE-547")
@pytest.mark.parametrize("start", ["II", "III"])
def test_the_first_player_stands_on_one_and_the_other_chooses(start):
    state = table().new(2, 1, {"mystling": "golomo", "partner": "young-iceling", "map": "ring"}, "pvp_quick")
    marks = table().content.ground("ring", True).marks
    assert state.combat.sheets[state.first].space == marks["I"][0]
    assert (state.decision.seat, state.decision.rule) == (1 - state.first, "DRE-547")
    assert offered(state) == ["start-on II", "start-on III"]
    play(state, f"start-on {start}")
    assert state.combat.sheets[1 - state.first].space == marks[start][0]


# -- decks and cards ---------------------------------------------------------------------------------------------------


def of_water(cards):
    return [
        card for card in cards if CONTENT.cards[card].pile is Pile.ELEMENTAL and CONTENT.cards[card].element == "water"
    ]


@pytest.mark.rule("DRE-544", "DRE-563")
@pytest.mark.parametrize("mode", ["pvp_quick", "pvp_challenge"])
def test_a_suggested_deck_takes_subtype_cards_only_when_the_other_deck_is_finished(mode):
    assert CONTENT.mystlings["blazereef"].subtype is Element.WATER
    assert len(of_water(CONTENT.default_deck("blazereef"))) == 2
    for first in (0, 1):
        seed = next(seed for seed in range(20) if base_game().new(2, seed, {}, mode).first == first)
        asked = {"mystling": "blazereef", "partner": "golomo", "deck": "build"}
        state = base_game().new(2, seed, asked, mode)
        while state.decision.prompt != "prompt-build":
            play(state, offered(state)[0])
        assert state.decision.seat == first
        play(state, "fill-deck")
        assert state.decision.seat == 1 - first
        wet = [card for card in offered(state) if card.startswith("add-card") and of_water([card.split()[1]])]
        assert bool(wet) is (first == 1), "the first deck is finished, so what is left is free"
        play(state, "fill-deck")
        assert len(of_water(state.players[0].party[0].cards)) == (0 if first == 0 else 2)


@pytest.mark.rule("DRE-544")
def test_no_subtype_card_is_suggested_before_its_time():
    """A ready deck whose subtype cards come first, so that they are the first to be suggested."""
    cards = CONTENT.default_deck("blazereef")
    wet = of_water(cards)
    game = change("deck-blazereef", cards=[*wet, *[card for card in cards if card not in wet]])
    asked = {"mystling": "blazereef", "partner": "golomo", "deck": "build"}
    seed = next(seed for seed in range(20) if game.new(2, seed, asked, "pvp_quick").first == 0)
    for other, suggested in (((), cards), (CONTENT.default_deck("golomo"), wet)):
        state = game.new(2, seed, asked, "pvp_quick")
        state.drafts, state.asked = ((), tuple(other)), None
        found = game.why_not(state, 0, "add-card lava-lash")[-1].values["suggested"]
        assert found in suggested
        assert bool(of_water([found])) is bool(other)


@pytest.mark.rule("DRE-539", "DRE-536", "DRE-740")
def test_nobody_has_a_quest_card_in_pvp():
    wanted = [{"is": "deal-at-once", "n": 1}]
    game = change("quest-young-alukah", conditions=wanted)
    for mode, questing in (("pvp_challenge", False), ("gauntlet", True)):
        state = position(game=game, mode=mode, players=2, mystlings=("young-alukah", "golomo"))
        seat = next(seat for seat, sheet in enumerate(state.combat.sheets) if sheet.mystling == "young-alukah")
        assert state.combat.sheets[seat].questing is questing
        perform(state, seat, {"do": "deal", "n": 9, "range": 0})
        assert bool(of(state, events.QuestAdvanced)) is questing
        if mode == "pvp_challenge":
            beat(state, seat)
            assert state.decision.rule == "DRE-576"
            assert not any(member.exalted for player in state.players for member in player.party)


# -- rounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-553", "DRE-573", "DRE-574", "DRE-576")
def test_after_one_round_each_a_third_one_decides():
    state = to_combat(challenge())
    winners = []
    for number, winner in enumerate((0, 1, 1), 1):
        assert (state.duel, state.over) == (number, False)
        winners.append((winner, state.combat.sheets[winner].mystling))
        beat(state, 1 - winner)
        if number < 3:
            assert (state.decision.seat, state.decision.rule) == (1 - winner, "DRE-576")
            play(state, f"take-taunt {number - 1}")
            assert state.first == number - 1
            assert of(state, events.FirstPlayerSet) == [events.FirstPlayerSet(rule="DRE-576", seat=number - 1)]
            to_combat(state)
            assert (1, state.combat.sheets[1].mystling) not in winners
            assert (0, state.combat.sheets[0].mystling) not in winners
    assert (state.over, state.outcome.winners, state.outcome.scores) == (True, (1,), (1, 2))
    retired = [[member.mystling for member in player.party if member.retired] for player in state.players]
    assert [len(row) for row in retired] == [1, 2]


@pytest.mark.ruling("AMB-DRE-83")
@pytest.mark.rule("DRE-531")
@pytest.mark.parametrize(("left", "wins"), [((10, 9), "second"), ((16, 9), "first"), ((15, 9), "second")])
def test_after_thirty_rounds_the_share_counts_and_a_tie_is_the_second_players(left, wins):
    """20 and 12 Health: 10 are less than 9 by their share, 16 are more, and 15 the same."""
    state = position(mode="pvp_quick", players=2, mystlings=("golomo", "young-iceling"), round=30)
    first, second = state.first, 1 - state.first
    for seat, health, remaining in ((first, 20, left[0]), (second, 12, left[1])):
        state.combat.sheets[seat].health, state.combat.sheets[seat].damage = health, health - remaining
    run(state, steps.BeginRound())
    assert state.outcome.winners == ((first,) if wins == "first" else (second,))
    earlier = position(mode="pvp_quick", players=2, mystlings=("golomo", "young-iceling"), round=29)
    run(earlier, steps.BeginRound())
    assert (earlier.over, earlier.combat.round) == (False, 30)


@pytest.mark.ruling("AMB-DRE-83")
@pytest.mark.parametrize(("limit", "played", "over"), [
    (10, 9, False),
    pytest.param(10, 10, True, marks=pytest.mark.rule("DRE-531")),
    (50, 30, False),
    (0, 99, False),
])  # fmt: skip
def test_a_table_may_change_the_limit_of_rounds_or_have_none(limit, played, over):
    """p.27 knows no limit."""
    state = position(mode="pvp_quick", players=2, rulings={"pvp_rounds": limit}, round=played)
    run(state, steps.BeginRound())
    assert state.over is over
    if over:
        assert of(state, events.RoundWon)[0].by_rounds
    else:
        text = " ".join(state.game.table.describe(state.view(0), state.game.texts("en", ("Anna", "Ben"))))
        assert f"round {played + 1}" in text
        assert (f"of {limit}" in text) is bool(limit)
