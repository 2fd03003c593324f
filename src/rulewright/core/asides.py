"""Answers that belong in a menu, listed only when somebody opens it.

A game may offer dozens of them beside every question. People look at them now and then, programs never, and to list
them takes longer than to ask the question itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, overload

from .record import Choice, State


class Asides(Sequence[Choice]):
    """The answers aside of one question, as if they had been listed when it was asked.

    They are listed from a copy of the state, so it does not matter what has become of the state since.
    """

    __slots__ = ("_found", "_list", "_state")

    def __init__(self, state: State, list: Callable[[Any], Sequence[Choice]]) -> None:
        self._state: State | None = state.copy()
        self._list = list
        self._found: tuple[Choice, ...] = ()

    def _all(self) -> tuple[Choice, ...]:
        if self._state is not None:
            self._found = tuple(self._list(self._state))
            self._state = None
        return self._found

    @overload
    def __getitem__(self, at: int) -> Choice: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, at: int | slice) -> Choice | tuple[Choice, ...]:
        return self._all()[at]

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._all() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return repr(self._all())
