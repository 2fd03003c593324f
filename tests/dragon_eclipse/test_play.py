"""Random games of every mode: they end, keep their pieces, can be saved at every decision, and leak nothing.

The conformance suite takes the game as soon as it is in the catalog; this is the same in small.
"""

from __future__ import annotations

from random import Random

import pytest

from rulewright.core.game import Option
from rulewright.core.view import plain
from rulewright.games.dragon_eclipse.positions import base_game

MODES = [(mode.name, players) for mode in base_game().modes for players in mode.seats]


def agreed(options: tuple[Option, ...], luck: Random, players: int) -> dict[str, object]:
    drawn = {option: luck.choice(option.ending) for option in options}
    return {option.name: value for option, value in drawn.items() if players in (option.seats or (players,))}


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_games_end_and_every_position_is_sound(mode, players):
    game = base_game()
    seed = 2
    luck = Random(seed)
    space = set(game.action_space())
    options = agreed(game.options, luck, players)
    options["conceding"] = False
    state = game.new(players, seed, options, mode, agreed(game.rulings, luck, players))
    counted = game.components(state)
    moves = 0
    while not state.over:
        decision = luck.choice(state.decisions)
        assert set(decision.choices) <= space
        assert len(set(decision.choices)) == len(decision.choices)
        assert game.components(state) == counted
        choice = luck.choice(decision.choices)
        if moves % 7 == 0:
            text = game.dump(state)
            restored = game.restore(text)
            assert game.dump(restored) == text
            twin = state.copy()
            twin.apply(choice, decision.seat)
            restored.apply(choice, decision.seat)
            assert game.digest(twin) == game.digest(restored)
            for seat in (None, *range(players)):
                other = state.resample(seat, luck.getrandbits(32))
                assert other.view(seat) == state.view(seat)
                assert game.check(other) is None
                assert game.components(other) == counted
                if seat is not None:
                    assert other.decision_for(seat) == state.decision_for(seat)
                if not twin.revealed:
                    other.apply(choice, decision.seat)
                    assert other.view(seat) == twin.view(seat)
                    assert game.log(other.events, seat) == game.log(twin.events, seat)
        state.apply(choice, decision.seat)
        moves += 1
        assert moves < 5000
    outcome = state.outcome
    assert outcome is not None
    assert sorted(outcome.ranking) == list(range(players))


def test_what_is_not_offered_is_refused_with_a_reason():
    game = base_game()
    luck = Random(4)
    space = game.action_space()
    texts = [game.texts(language, ("Anna", "Bo")) for language in ("en", "uk")]
    for mode, players in MODES:
        state = game.new(players, 4, {"deck": "build"}, mode)
        for _ in range(30):
            if state.over:
                break
            decision = state.decision
            for intent in luck.sample(space, 5):
                reasons = game.why_not(state, decision.seat, intent)
                assert bool(reasons) == (intent not in decision.choices)
                for reason in reasons:
                    plain(reason.values)
                    assert all(text.reason(reason) for text in texts)
            state.apply(luck.choice(decision.choices), decision.seat)


def test_the_same_seed_gives_the_same_game():
    game = base_game()
    digests = set()
    for _ in range(2):
        state = game.new(2, 7, {}, "pvp_quick")
        luck = Random(7)
        while not state.over:
            state.apply(luck.choice(state.decision.choices), state.decision.seat)
        digests.add(game.digest(state))
    assert len(digests) == 1
