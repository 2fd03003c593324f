"""What people read and hear of a game of Dragon Eclipse: the part of the Game that is words, spots and story."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rulewright.content.lessons import Lessons
from rulewright.content.tutorial import Tutorial
from rulewright.core.game import Landmark, Score, Tale
from rulewright.core.presenting import Presenting
from rulewright.core.record import Choice, Event, Seat
from rulewright.core.text import Texts

from .intents import intents
from .spots import component_at, order, place, scores, spots
from .story import landmarks, points_of, source_of, tales
from .text_board import describe, headline
from .texts import DragonTexts

if TYPE_CHECKING:
    from .game import DragonEclipse

_LESSONS = Lessons(Path(__file__).parent / "content" / "lessons.json")


class Told(Presenting):
    """The table in words, where things lie on its drawing, what a finished game tells, and what learners are shown."""

    @property
    def _game(self) -> DragonEclipse:
        return cast("DragonEclipse", self)

    def describe(self, view: dict[str, Any], texts: Texts, full: bool = False) -> list[str]:
        assert isinstance(texts, DragonTexts)
        return describe(view, texts, self._game, full)

    def headline(self, view: dict[str, Any], texts: Texts) -> str:
        assert isinstance(texts, DragonTexts)
        return headline(view, texts, self._game)

    def about(self, texts: Texts) -> tuple[str, str]:
        assert isinstance(texts, DragonTexts)
        return texts.say("about-title"), texts.say("about-sentence")

    def spots(self, choice: Choice, seat: Seat, view: dict[str, Any] | None = None) -> tuple[str, ...]:
        return spots(choice, seat, view, self._game.content)

    def intents(self, spot: str, seat: Seat, view: dict[str, Any]) -> tuple[str, ...]:
        return intents(spot, seat, view, self._game.content)

    def component_at(self, spot: str, view: dict[str, Any]) -> str:
        return component_at(spot, view, self._game.content)

    def place(self, event: dict[str, Any]) -> str:
        return place(event)

    def order(self, view: dict[str, Any]) -> tuple[Seat, ...]:
        return order(view)

    def scores(self, view: dict[str, Any], texts: Texts) -> list[Score]:
        return scores(view, texts)

    def points_of(self, event: Event) -> int:
        return points_of(event)

    def points_name(self, texts: Texts) -> str:
        return texts.name("word", "points")

    def source_of(self, rule: str) -> str:
        return source_of(rule)

    def landmarks(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[Landmark]:
        assert isinstance(texts, DragonTexts)
        return landmarks(moves, texts)

    def tales(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[Tale]:
        assert isinstance(texts, DragonTexts)
        return tales(moves, texts)

    def lessons(self) -> Lessons:
        return _LESSONS

    def tutorial(self) -> Tutorial:
        from .tutorial import TUTORIAL

        return TUTORIAL
