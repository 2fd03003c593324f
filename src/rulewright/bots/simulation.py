"""Simulation: what an imagined world becomes when a seat makes a choice in it. Never used on the true state."""

from __future__ import annotations

from rulewright.core.chance import mix
from rulewright.core.record import Choice, Decision, Seat, State, Step

from .position_value import Scales

THINGS = "things"
"""What single things are worth besides the features, treated as one more feature."""

_CLEARLY = 0.002
"""How much the odds must rise for something that nobody has asked for: a chance that is even by a quarter of it, one
that is nearly certain by less.
"""
_MEANT = (1000, 2, 1, 1)
"""How many answers are tried to the questions that complete a choice: to the first one all, then ever fewer."""
_PREPARED = (4, 1, 1)
"""The same after a choice that prepares another."""
_OTHERS = 2
"""How many answers of another seat are tried."""


def tried(world: State, seat: Seat, choice: Choice, salt: int = 0) -> State:
    """What a world becomes when a seat makes a choice.

    Where several seats answer one step, nothing happens before the last one has: the others are given some answer, the
    same one whatever the choice.
    """
    twin = world.copy()
    twin.apply(choice, seat)
    if twin.picks:
        answer_for_the_rest(twin, salt)
    return twin


def answer_for_the_rest(state: State, salt: int) -> None:
    """Let every seat that still owes an answer to the open step give a random one, and confirm it."""
    likely = state.game.bots.likely
    while state.picks and state.decisions:
        decision = state.decision
        lot = 0 if decision.confirming else mix(state.luck.seed + salt * 31 + decision.seat) >> 20
        choices = decision.choices if decision.confirming else likely(decision)
        state.apply(choices[lot % len(choices)], decision.seat)


def completed(world: State, choice: Choice, seat: Seat, weigh: Scales) -> tuple[float, State]:
    """A seat's chance if it makes a choice in a world, and the state that this is judged by.

    That is the state after the choice, or the best of those that follow while the open question only completes it. A
    menu that comes back after each entry is looked into once: otherwise nobody would ever leave it. Only where a choice
    prepares the answer to the same question, that is looked through, too.
    """
    if weigh.game.bots.prepares(choice):
        return _at_its_best(tried(world, seat, choice), seat, weigh, (), _PREPARED)
    return _at_its_best(tried(world, seat, choice), seat, weigh, (type(world.agenda[-1]),), _MEANT)


def _at_its_best(
    state: State, seat: Seat, weigh: Scales, opened: tuple[type[Step], ...], widths: tuple[int, ...]
) -> tuple[float, State]:
    """What a state is worth to a seat if all that only completes its choice is answered well."""
    bots = weigh.game.bots
    if state.outcome is not None or not widths or not bots.goes_on(state):
        return weigh.chances(state)[seat], state
    if type(state.agenda[-1]) in opened and not bots.in_parts(state):
        return weigh.chances(state)[seat], state
    decision = state.decision
    choices, opened = decision.choices, (*opened, type(state.agenda[-1]))
    width = widths[0] if decision.seat == seat else min(widths[0], _OTHERS)
    if len(choices) > width:
        likely = bots.likely(decision)
        choices = tuple(likely[:: -(-len(likely) // width)])
    found = [_at_its_best(tried(state, decision.seat, one), seat, weigh, opened, widths[1:]) for one in choices]
    return max(found, key=lambda one: one[0])


def best_reply(world: State, decision: Decision, weigh: Scales) -> Choice:
    """What a greedy seat would choose in an imagined world."""
    seat, choices = decision.seat, decision.choices
    if len(choices) == 1 or decision.confirming:
        return choices[0]
    best, most = choices[0], -1.0
    for choice in choices:
        value, _ = completed(world, choice, seat, weigh)
        if value > most:
            best, most = choice, value
    return best


def best_aside(world: State, decision: Decision, weigh: Scales) -> Choice | None:
    """The answer aside that makes a position clearly better, if any does: what was asked is asked again after it."""
    aside = weigh.game.bots.worth_trying(decision)
    if not aside:
        return None
    seat = decision.seat
    now = weigh.chances(world)[seat]
    best, most = None, now + _CLEARLY * now * (1 - now)
    for choice in aside:
        value, _ = completed(world, choice, seat, weigh)
        if value > most:
            best, most = choice, value
    return best


def difference(weigh: Scales, one: State, other: State, seat: Seat) -> tuple[tuple[str, float], ...]:
    """By which features a seat is better off in one state than in the other, in points, the largest first."""
    if one.over or other.over:
        return ()
    game = weigh.game
    mine, theirs = weigh.row(one, seat), weigh.row(other, seat)
    before, after = weigh.weights_at(game.bots.remaining(one)), weigh.weights_at(game.bots.remaining(other))
    gains = [(name, a * x - b * y) for name, a, x, b, y in zip(game.features, before, mine, after, theirs, strict=True)]
    if weigh.held is not None:
        first, second = (
            weigh.held(state)[seat] * weigh.spread_at(game.bots.remaining(state)) for state in (one, other)
        )
        gains.append((THINGS, first - second))
    return tuple(sorted([gain for gain in gains if abs(gain[1]) >= 0.05], key=lambda gain: -abs(gain[1])))
