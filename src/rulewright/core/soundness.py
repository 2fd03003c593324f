"""What every game asks of a state that comes from a file, besides what it knows of its own boards and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .record import State

if TYPE_CHECKING:
    from .game import Game, Option


def unsound(game: Game[Any, Any], state: State) -> str | None:
    """The first thing that makes a state impossible, if anything does."""
    try:
        return impossible_terms(game, state) or impossible_outcome(state) or game.check(state)
    except Exception as error:  # what is looked at may be anything
        return f"it cannot even be looked at ({type(error).__name__}: {error})"


def impossible_terms(game: Game[Any, Any], state: State) -> str | None:
    """An option or a ruling with a value that no table can agree on."""
    for kind, known in (("options", game.options), ("rulings", game.rulings)):
        agreed = getattr(state, kind, None)
        for option in known if agreed is not None else ():
            value = getattr(agreed, option.name)
            if not _allowed(option, value):
                return f"{kind}.{option.name} is {value!r}; allowed: {', '.join(repr(one) for one in option.allowed)}"
    return None


def _allowed(option: Option, value: Any) -> bool:
    for one in option.allowed:
        if value is one or (value == one and type(value) is type(one)):
            return True
    return not option.allowed


def impossible_outcome(state: State) -> str | None:
    """An end that names other seats than there are."""
    outcome, seats = state.outcome, range(state.seats)
    if outcome is None:
        return None
    if len(outcome.scores) != len(seats) or sorted(outcome.ranking) != list(seats):
        return "outcome: expected a score and a rank for every seat"
    if len(set(outcome.winners)) != len(outcome.winners) or not set(outcome.winners) <= set(seats):
        return f"outcome: winners are {list(outcome.winners)}, expected seats"
    return None
