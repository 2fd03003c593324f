"""What every game asks of a state that comes from a file, besides what it knows of its own boards and cards."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from .record import State

if TYPE_CHECKING:
    from .game import Game, Option

_MOST_TABLES = 1_000


def unsound(game: Game[Any, Any], state: State) -> str | None:
    """The first thing that makes a state impossible, if anything does."""
    try:
        for terms in game.terms_of_tables:
            problem = terms.impossible(state)
            if problem:
                return problem
        return impossible_outcome(state) or game.check(state)
    except Exception as error:  # what is looked at may be anything
        return f"it cannot even be looked at ({type(error).__name__}: {error})"


class Terms:
    """The options or the rulings that tables of a game may agree on."""

    def __init__(self, kind: str, known: tuple[Option, ...]) -> None:
        self._kind = kind
        self._known = [option for option in known if option.allowed]
        self._values = attrgetter(*[option.name for option in self._known]) if self._known else lambda agreed: ()
        self._possible: set[Any] = set()
        """The values of tables that were looked at. Decoding has checked their types, so equal ones are the same."""

    def impossible(self, state: State) -> str | None:
        """An option or a ruling with a value that no table can agree on."""
        agreed = getattr(state, self._kind, None)
        if agreed is None:
            return None
        values = self._values(agreed)
        if values in self._possible:
            return None
        for option in self._known:
            value = getattr(agreed, option.name)
            if not _allowed(option, value):
                allowed = ", ".join(repr(one) for one in option.allowed)
                return f"{self._kind}.{option.name} is {value!r}; allowed: {allowed}"
        if len(self._possible) < _MOST_TABLES:
            self._possible.add(values)
        return None


def _allowed(option: Option, value: Any) -> bool:
    return any(value is one or (value == one and type(value) is type(one)) for one in option.allowed)


def impossible_outcome(state: State) -> str | None:
    """An end that names other seats than there are."""
    outcome = state.outcome
    if outcome is None:
        return None
    seats = range(state.seats)
    if len(outcome.scores) != len(seats) or sorted(outcome.ranking) != list(seats):
        return "outcome: expected a score and a rank for every seat"
    if len(set(outcome.winners)) != len(outcome.winners) or not set(outcome.winners) <= set(seats):
        return f"outcome: winners are {list(outcome.winners)}, expected seats"
    return None
