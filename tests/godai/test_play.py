"""Whole games of Godai by chance, with everything that is true of every position."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from rulewright.core.record import Decision
from rulewright.games.godai.bots.lures import lure, odds, prowess
from rulewright.games.godai.game import Godai, build
from rulewright.games.godai.model.state import GodaiState, Token
from rulewright.games.godai.rules.validity import count_components, where_cards_lie

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))
GAMES = 400 if SOAK else 8
MOST_DECISIONS = 20_000
ASIDE = 0.1
"""How often a random group does something beside the question."""


@pytest.fixture(scope="module")
def game() -> Godai:
    return build([])


def agreed(game: Godai, seed: int) -> GodaiState:
    """A new game for 1 to 4 heroes; every second one with options and rulings by chance."""
    rng = random.Random(seed)
    options = {one.name: rng.choice(one.allowed) for one in game.options} if seed % 2 else {"deck": "short"}
    rulings = {one.name: rng.choice(one.allowed) for one in game.rulings} if seed % 2 else {}
    return game.new(1 + seed // 2 % 4, seed=seed, options=options, rulings=rulings)


def moments(state: GodaiState, seed: int) -> Iterator[tuple[int, tuple[Decision, ...]]]:
    """Play to the end by chance; yields the number of each moment and what is asked in it."""
    rng = random.Random(seed)
    number = 0
    while not state.over:
        asked = state.decisions
        yield number, asked
        decision = rng.choice(asked)
        beside = decision.aside and rng.random() < ASIDE
        state.apply(rng.choice(decision.aside if beside else decision.choices), decision.seat)
        number += 1
        assert number < MOST_DECISIONS, "a game that does not end"


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_end_and_stay_possible(game: Godai, seed: int) -> None:
    """Every position is possible, and nothing is offered that the action space does not hold."""
    space = set(game.action_space())
    state = agreed(game, seed)
    for number, asked in moments(state, seed):
        for decision in asked:
            offered = [*decision.choices, *decision.aside]
            assert len(set(offered)) == len(offered), decision.prompt
            assert not [str(choice) for choice in offered if choice not in space]
        if number % 10 == 0:
            assert game.check(state) is None
    assert state.outcome is not None
    assert game.check(state) is None
    assert len(set(state.outcome.winners)) in (0, state.seats), "the group wins or loses together"


@pytest.mark.parametrize("seed", range(1, 3))
def test_a_game_can_be_saved_at_any_time(game: Godai, seed: int) -> None:
    """What is written down is the whole position: the restored one goes on in the same way."""
    state = agreed(game, seed)
    for number, _ in moments(state, seed):
        if number % 60 == 0:
            twin = game.restore(game.dump(state), trusted=True)
            assert game.digest(twin) == game.digest(state)
            assert twin.decisions == state.decisions


@pytest.mark.parametrize("players", [1, 4])
def test_an_imagined_game_looks_the_same(game: Godai, players: int) -> None:
    """Nothing is hidden; a seat sees no difference, whatever is to come."""
    state = game.new(players, seed=players, options={"deck": "short"})
    watch = game.bots.observer(players)
    for number, asked in moments(state, players):
        if number % 40:
            continue
        seat = asked[0].seat
        twin = game.resample(state, seat, number)
        assert game.view(twin, seat) == game.view(state, seat)
        assert watch.read(twin, seat) == watch.read(state, seat)
        assert count_components(twin) == count_components(state)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_observations_have_a_fixed_length_and_stay_in_bounds(game: Godai, players: int) -> None:
    watch = game.bots.observer(players)
    assert len(set(watch.names)) == len(watch.names)
    state = game.new(players, seed=players, options={"deck": "short"})
    for number, asked in moments(state, players):
        if number % 5 == 0:
            row = watch.read(state, asked[0].seat)
            assert len(row) == len(watch.names)
            assert min(row) >= -10
            assert max(row) <= 10
            table = game.bots.measure(state)
            assert len(table) == players
            assert {len(features) for features in table} == {len(game.features)}
            assert 0 <= game.bots.remaining(state) <= 1


def test_the_action_space_lists_every_choice_once(game: Godai) -> None:
    texts = [str(choice) for choice in game.action_space()]
    assert len(set(texts)) == len(texts)
    assert all(str(game.parse(text)) == text for text in texts[::97])


def test_a_new_game_holds_the_whole_box(game: Godai) -> None:
    """GOD-012 to GOD-035: nothing is missing at the start but what only play brings onto the map."""
    state = game.new(2, seed=5)
    lying = where_cards_lie(state)
    for table in ("encounters", "harvests", "jaethi", "siege"):
        assert set(lying[table]) == set(game.content.tables[table]), table


def test_a_card_in_two_places_is_found(game: Godai) -> None:
    state = game.new(2, seed=3)
    state.encounter_discards = state.encounters[:1]
    assert "encounters" in (game.check(state) or "")


def test_a_hero_below_zero_is_found(game: Godai) -> None:
    state = game.new(1, seed=3)
    state.heroes[0].gold = -1
    assert "heroes[0]" in (game.check(state) or "")


def test_bots_go_for_what_they_can_beat(game: Godai) -> None:
    """A goal draws the more the nearer it is; the odds rise with what heroes bear and deal."""
    state = game.new(2, seed=3, options={"heroes": "roll"})
    while state.phase == "setup":
        state.apply(state.decision.choices[0])
    bosses = {card.level: card for card in game.content.bosses.values()}
    weak = prowess(state)
    for hero in state.heroes:
        hero.ranks = tuple([rank + 5 for rank in hero.ranks])
    assert prowess(state) > weak
    assert odds(prowess(state), 1, 22) > odds(weak, 1, 22) > odds(weak, 10, 120)
    places = {card.id: (card.place, card.to) for card in game.content.commissions.values()}
    state.elemental_tokens = (Token(state.at, "fire"),)
    near = lure(state, bosses, places)
    state.elemental_tokens = ()
    assert near >= 1.6
    assert lure(state, bosses, places) <= near
