"""Every game of the catalog, played at random: it ends, keeps its pieces, and offers exactly what is legal."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rulewright import IllegalChoice
from rulewright.bots import Seen, make
from rulewright.core.game import Game
from rulewright.core.record import Choice, State
from rulewright.core.view import plain

from .walks import Start, every_game, need_not_end, of_each_game, of_each_table, walk

MOST_SENSIBLE = 5_000
"""Choices in which sensible players end any game; none has needed half of that."""


@of_each_table(3, 150, ending=True)
def test_random_games_end_with_a_legal_outcome(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    for _ in walk(state, luck):
        pass
    if not state.over:
        assert need_not_end(state)
        play_sensibly(state, start.setup.seed)
    outcome = state.outcome
    assert outcome is not None
    assert sorted(outcome.ranking) == list(range(len(outcome.scores)))
    assert set(outcome.winners) <= set(outcome.ranking)
    if game.mode(start.setup.mode).cooperative:
        assert len(set(outcome.scores)) == 1
        assert set(outcome.winners) in (set(), set(outcome.ranking)), "all win, or none"
    assert outcome.rule in game.register().rules
    assert state.decisions == ()
    with pytest.raises(IllegalChoice):
        state.apply(game.action_space()[0])


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_sensible_players_end_what_random_ones_need_not(game: Game) -> None:
    """Whatever random players have done before: what lies behind them never keeps a mode from coming to its end."""
    for mode in [mode for mode in game.modes if mode.endless]:
        for players in mode.seats:
            for seed, before in enumerate((0, 150, 400, 1000)):
                luck = Random(seed)
                fitting = [option for option in game.options if players in (option.seats or (players,))]
                options = {option.name: luck.choice(option.values) for option in fitting}
                state = game.new(players, seed, options, mode.name)
                for _ in islice(walk(state, luck), before):
                    pass
                play_sensibly(state, seed)


def play_sensibly(state: State, seed: int) -> None:
    """Bots that want to win play the game to its end, without taking long."""
    bot = make("greedy", seed)
    for _ in range(MOST_SENSIBLE):
        if state.over:
            return
        decision = state.decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
    assert state.over, f"not even sensible players come to an end: {state.decision.prompt}"


@of_each_table(2, 60)
def test_components_are_conserved_and_limits_hold(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    counted = game.components(state)
    for _ in walk(state, luck):
        assert game.components(state) == counted
        assert game.check(state) is None


@of_each_game(2, 100)
def test_every_listed_choice_applies_and_leaves_the_original_alone(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    for _ in walk(state, luck):
        before = game.digest(state)
        for decision in state.decisions:
            answers = (*decision.choices, *decision.aside)
            assert len(set(answers)) == len(answers)
            for choice in answers:
                twin = state.copy()
                twin.apply(choice, decision.seat)
                assert decision.parse(str(choice)) == choice
        assert game.digest(state) == before


@of_each_game(2, 100)
def test_an_unlisted_choice_raises_and_changes_nothing(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    space = game.action_space()
    for decision, _ in walk(state, luck):
        before = game.digest(state)
        for intent in luck.sample(space, 4):
            if not decision.allows(intent):
                with pytest.raises(IllegalChoice):
                    state.apply(intent, decision.seat)
        for seat in range(state.seats):
            if state.decision_for(seat) is None:
                with pytest.raises(IllegalChoice):
                    state.apply(decision.choices[0], seat)
        assert game.digest(state) == before


@of_each_game(2, 100)
def test_what_is_not_offered_is_refused_with_a_rule(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    kinds: dict[type[Choice], list[Choice]] = {}
    for one in game.action_space():
        kinds.setdefault(type(one), []).append(one)
    register = game.register()
    for decision, _ in walk(state, luck):
        before = game.digest(state)
        for choice in (*decision.choices, *decision.aside):
            assert game.why_not(state, decision.seat, choice) == []
        for kind in luck.sample(list(kinds), min(6, len(kinds))):  # kinds of few choices are asked about as often
            intent = luck.choice(kinds[kind])
            if not decision.allows(intent):
                reasons = game.why_not(state, decision.seat, intent)
                assert reasons, f"no reason for {intent}"
                for reason in reasons:
                    assert reason.rule in register.rules
                    plain(reason.values)
                    if reason.message == "why-other-question":
                        assert all(type(one) is not type(intent) for one in (*decision.choices, *decision.aside))
        assert game.digest(state) == before


@of_each_game(2, 100)
def test_every_prompt_and_every_event_names_a_known_rule(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    known = game.register().rules
    for decision, _ in walk(state, luck):
        assert decision.rule in known
        for event in state.events:
            assert event.rule in known, event


@of_each_game(2, 100)
def test_a_mode_tells_tables_whether_there_are_parties_and_secrets(start: Start) -> None:
    mode = start.game.mode(start.game.mode_of(start.state))
    for decision, _ in walk(start.state, start.luck):
        assert mode.party or not decision.party
        assert not (mode.open and decision.sealed)


@of_each_game(2, 100)
def test_every_choice_comes_from_the_universe(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    space = set(game.action_space())
    assert len({str(choice) for choice in space}) == len(game.action_space())
    for _ in walk(state, luck):
        for decision in state.decisions:
            assert set(decision.choices) <= space
