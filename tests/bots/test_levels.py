"""Every level, on every game of the catalog: legal, repeatable, blind to what its seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rulewright.bots import LEVELS, Seen, make
from rulewright.bots.position_value import scales_of
from rulewright.catalog import game_names, load
from rulewright.core.record import Choice, Decision, State

QUICK = {"search": "search:sims=8", "expert": "expert:sims=8", "planner": "planner:beam=2,worlds=1"}
"""Small budgets: these tests are about behaviour, not about strength."""
MODES = [(name, mode.name) for name in game_names() for mode in load(name).modes]


def spec(level: str) -> str:
    return QUICK.get(level, level)


def positions(name: str) -> Iterator[tuple[State, Decision]]:
    """Decisions with something to decide, all over a game of greedy bots; the game is played once for all."""
    for state in _kept(name):
        again = state.copy()
        yield again, again.decision


@cache
def _kept(name: str) -> tuple[State, ...]:
    found = [state.copy() for state, _ in moments(name, 5, 1)]
    return tuple(found[len(found) // 10 :: len(found) // 5])


@cache
def answers(name: str, level: str) -> tuple[Choice, ...]:
    """What a level chooses in each of these positions."""
    return tuple(
        [make(spec(level), 9).choose(Seen(state, decision.seat), decision) for state, decision in positions(name)]
    )


def moments(name: str, seed: int, every: int) -> Iterator[tuple[State, Decision]]:
    """The same while the game goes on."""
    game = load(name)
    mode = game.modes[0]
    # Against each other as many as can; of a party two are enough, and think faster.
    state = game.new(2 if mode.cooperative else mode.seats[-1], seed)
    bot = make("greedy", seed)
    count = 0
    while not state.over:
        decision = state.decision
        if len(decision.choices) > 1:
            count += 1
            if count % every == 0:
                yield state, decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_names())
def test_a_level_plays_a_whole_game(name: str, level: str) -> None:
    game = load(name)
    players = next(count for count in game.modes[0].seats if count > 1)
    state = game.new(players, seed=3)
    bots = [make(spec(level), seat) for seat in range(players)]
    others = make("random", 1)
    decisions = 0
    while not state.over:
        decision = state.decision
        # The slow ones think about every twelfth question only, and of a long game later about fewer.
        every = 12 if decisions < 240 else 48
        bot = bots[decision.seat] if level in ("random", "greedy") or decisions % every == 0 else others
        choice = bot.choose(Seen(state, decision.seat), decision)
        assert decision.allows(choice)
        state.apply(choice, decision.seat)
        decisions += 1
    assert decisions > 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_and_view_give_the_same_choice(name: str, level: str) -> None:
    assert len(answers(name, level)) == 5
    for (state, decision), first in zip(positions(name), answers(name, level), strict=True):
        assert make(spec(level), 9).choose(Seen(state, decision.seat), decision) == first


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("name", game_names())
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str, level: str) -> None:
    for (state, decision), first in zip(positions(name), answers(name, level), strict=True):
        seat = decision.seat
        other = state.resample(seat, 77)
        assert make(spec(level), 9).choose(Seen(other, seat), other.decision_for(seat) or decision) == first


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("name", game_names())
def test_an_explanation_ends_with_the_choice(name: str, level: str) -> None:
    for (state, decision), first in zip(positions(name), answers(name, level), strict=True):
        advice = make(spec(level), 9).explain(Seen(state, decision.seat), decision)
        assert advice.choice == first
        assert advice.bot == level
        assert {weighed.choice for weighed in advice.considered} <= {*decision.choices, *decision.aside}
        assert advice.considered[0].choice == advice.choice
        assert all(0 <= weighed.value <= 1 for weighed in advice.considered)
        assert sum(weighed.share for weighed in advice.considered) == pytest.approx(1)
        assert {feature for feature, _ in advice.gains} <= set(load(name).features)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("level", ["search", "expert"])
def test_the_clock_stops_a_search_that_has_a_choice(name: str, level: str) -> None:
    state, decision = next(moments(name, 8, 20))
    advice = make(f"{level}:sims=1000000,ms=50", 1).explain(Seen(state, decision.seat), decision)
    assert advice.choice in decision.choices
    assert 1 <= advice.sims < 1_000_000


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_chances_add_up_and_know_the_end(name: str, mode: str) -> None:
    """Seats against each other share one certainty; seats that play together, or alone, all have the same chance."""
    game = load(name)
    state = game.new(game.mode(mode).seats[-1], 2, mode=mode)
    weigh = scales_of(state)
    together = game.mode(mode).cooperative
    bot = make("random", 2)
    while not state.over:
        decision = state.decision
        chances = weigh.chances(state)
        assert chances == pytest.approx([chances[0]] * state.seats) if together else sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        assert 0 <= game.bots.remaining(state) <= 1
        assert all(len(row) == len(game.features) for row in game.bots.measure(state))
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
    assert state.outcome is not None
    chances = weigh.chances(state)
    assert [seat for seat, chance in enumerate(chances) if chance] == sorted(state.outcome.winners)


@pytest.mark.parametrize(("name", "mode"), MODES)
@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_level_answers_the_first_questions_of_every_mode(name: str, mode: str, level: str) -> None:
    """What is chosen before play begins is thought about too, for any number of seats."""
    game = load(name)
    for players in game.mode(mode).seats[:2]:
        state = game.new(players, seed=4, mode=mode)
        for _ in range(6):
            decision = state.decision
            choice = make(spec(level), 3).choose(Seen(state, decision.seat), decision)
            assert decision.allows(choice)
            state.apply(choice, decision.seat)


@pytest.mark.parametrize("name", game_names())
def test_features_are_named_in_every_language(name: str) -> None:
    game = load(name)
    for language in ("en", "uk"):
        texts = game.texts(language)
        assert all(texts.name("feature", feature) for feature in game.features)
