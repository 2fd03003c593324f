"""What people see and read at the table of Mysthea (`game.table`)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from rulewright.core.display import Score, TableFace
from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.errors import ContentError
from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.text import Texts

from ..art.icons import OWN
from ..model.state import MystheaState
from .board import draw, draw_parts
from .hands_shown import hands
from .parts import component_at, rules_at, told_at
from .scene import scene
from .spots import intents, place, scores, spots
from .text_board import describe, heading
from .texts import MystheaTexts

if TYPE_CHECKING:
    from ..game import Mysthea


class MystheaTable(TableFace[MystheaState, MystheaTexts]):
    """The Islands and the Player Boards: drawn, in words, and where choices lie on the drawing."""

    game: Mysthea
    icons = OWN

    def describe(self, view: dict[str, Any], texts: MystheaTexts, full: bool = False) -> list[str]:
        shown = tuple([hand for hand in hands(view) if hand is not None])
        return describe(self.seen(view), shown, texts, self.game.content, full)

    def draw(
        self, view: dict[str, Any], texts: MystheaTexts, theme: str = "dark", highlights: Collection[str] = ()
    ) -> str:
        return draw(self.game, view, labels(texts), names(self.seen(view), texts), theme, highlights)

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: MystheaTexts,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        kept = Pieces() if pieces is None else pieces
        called = names(self.seen(view), texts)
        return draw_parts(self.game, view, labels(texts), called, theme, highlights, texts.language, kept)

    def spots(self, choice: Choice, seat: Seat, view: dict[str, Any] | None = None) -> tuple[str, ...]:
        return spots(choice, seat)

    def intents(self, spot: str, seat: Seat, view: dict[str, Any]) -> tuple[str, ...]:
        return intents(spot, seat, self.seen(view), self.game.content)

    def component_at(self, spot: str, view: dict[str, Any]) -> str:
        return component_at(spot, self.seen(view))

    def asked_about(self, decision: Decision, view: dict[str, Any]) -> str:
        """The card that was just played: it has left the hand, and what it says decides what is done with it."""
        return str(decision.about["card"]) if decision.prompt in ("prompt-use-card", "prompt-make-room") else ""

    def told_at(self, spot: str, view: dict[str, Any], texts: MystheaTexts) -> tuple[str, ...]:
        return told_at(spot, self.seen(view), texts)

    def rules_at(self, spot: str, view: dict[str, Any]) -> tuple[str, ...]:
        return rules_at(spot, self.seen(view))

    def place(self, event: dict[str, Any]) -> str:
        return place(event)

    def order(self, view: dict[str, Any]) -> tuple[Seat, ...]:
        return self.seen(view).order

    def scores(self, view: dict[str, Any], texts: MystheaTexts) -> list[Score]:
        return scores(self.seen(view), texts)

    def headline(self, view: dict[str, Any], texts: MystheaTexts) -> str:
        return heading(self.seen(view), texts)

    def about(self, texts: MystheaTexts) -> tuple[str, str]:
        return texts.say("about-title"), texts.say("about-sentence")

    def scene(self, view: dict[str, Any], texts: MystheaTexts, theme: str = "dark") -> str:
        return scene(self.game, view, theme, labels(texts))


def names(view: MystheaState, texts: Texts) -> list[str]:
    """What the players are called, by seat."""
    return [texts.seat(seat) for seat in range(view.seats)]


def labels(texts: Texts) -> Callable[[str, str], str]:
    """Names for drawings: what has none is a `LookupError`."""

    def label(kind: str, name: str) -> str:
        try:
            return texts.name(kind, name)
        except ContentError:
            raise LookupError(name) from None

    return label
