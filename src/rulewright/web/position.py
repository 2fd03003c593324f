"""A position as somebody sees it: what table, lesson and replay show of it, made in one place."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any

from rulewright.core.display import Book
from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.game import Game, Score
from rulewright.core.record import Seat, State
from rulewright.core.text import Texts


class Position:
    """What a seat, a spectator or everybody together sees of a state. Everything is made when it is first asked for."""

    def __init__(self, game: Game, state: State, view: dict[str, Any], texts: Texts) -> None:
        self.view = view
        self.competitive = not game.mode(game.mode_of(state)).cooperative
        """Whether the seats play against each other."""
        self._game = game
        self._texts = texts

    def __eq__(self, other: object) -> bool:
        """Whether both show the same."""
        return isinstance(other, Position) and self._shown() == other._shown()

    __hash__ = None  # type: ignore[assignment]

    def _shown(self) -> tuple[Any, ...]:
        return self.competitive, self.view, self.headline, self.scores, self.order, self.words

    @cached_property
    def headline(self) -> str:
        """How far the game has come."""
        return self._game.table.headline(self.view, self._texts)

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """What everybody wants to see of each seat at a glance, by seat."""
        return tuple(self._game.table.scores(self.view, self._texts))

    @cached_property
    def order(self) -> tuple[Seat, ...]:
        """All seats, those first that have a place in the order of play."""
        seats = range(len(self.scores))
        first = [seat for seat in self._game.table.order(self.view) if seat in seats]
        return (*first, *(seat for seat in seats if seat not in first))

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The table in words: the drawing's twin for screen readers."""
        return tuple(self._game.table.describe(self.view, self._texts, full=True))

    @cached_property
    def odds(self) -> tuple[str, ...]:
        """How likely what comes next is, in words; pages hide it on request."""
        return tuple(self._game.table.odds(self.view, self._texts))

    @cached_property
    def albums(self) -> tuple[tuple[str, str, str], ...]:
        """What can be leafed through beside the table."""
        return self._game.table.albums(self.view, self._texts)

    def book(self, theme: str) -> Book | None:
        """What lies open to be read."""
        return self._game.table.book(self.view, self._texts, theme)

    def emblem(self, theme: str) -> str:
        """How far the game has come, as a small picture."""
        return self._game.table.emblem(self.view, self._texts, theme)

    @property
    def points(self) -> str:
        """What the scores count; may be empty."""
        return self._game.story.points_name(self._texts)

    @property
    def points_icon(self) -> str:
        """The symbol beside them."""
        return self._game.story.points_icon

    def draw(
        self, theme: str, highlights: Collection[str] = (), narrow: bool = False, pieces: Pieces | None = None
    ) -> Drawing:
        """The table drawn in parts; the highlights glow."""
        return self._game.table.draw_parts(self.view, self._texts, theme, highlights, narrow, pieces)
