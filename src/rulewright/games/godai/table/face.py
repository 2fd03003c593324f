"""What people see and read at the table of Godai (`game.table`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rulewright.core.display import Score, TableFace
from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.record import Choice, Decision, Seat

from ..art.icons import ICONS
from ..model.state import GodaiState
from .board import draw, draw_parts
from .chart import chart
from .choice_pictures import picture
from .declared import hear
from .intents import intents
from .remarks import asked_about, component_of, heading, remark, told_at
from .scene import scene
from .spots import component_at, place, spots
from .text_board import describe, headline, scores
from .texts import GodaiTexts


class GodaiTable(TableFace[GodaiState, GodaiTexts]):
    """The map, the Siege and the heroes: drawn, in words, and where choices lie on the drawing."""

    icons = ICONS
    laying = frozenset(("prompt-choose-role", "prompt-choose-race", "prompt-bonuses"))
    extras = True

    def seen(self, view: dict[str, Any]) -> GodaiState:
        """With what heroes have declared so far, though it may still be changed: at a table all hear it."""
        last = self._last
        if last is None or last[0] is not view:
            state = super().seen(view)
            hear(state, {int(seat): self.game.parse(answer) for seat, answer in view.get("answers", {}).items()})
            return state
        return last[1]

    def describe(self, view: dict[str, Any], texts: GodaiTexts, full: bool = False) -> list[str]:
        return describe(self.seen(view), self.game.content.tables, texts, full)

    def chart(self, view: dict[str, Any], texts: GodaiTexts) -> list[str]:
        return chart(self.seen(view), self.game.content.tables, texts)

    def draw(
        self, view: dict[str, Any], texts: GodaiTexts, theme: str = "dark", highlights: Collection[str] = ()
    ) -> str:  # fmt: skip
        return draw(self.game, view, texts, theme, highlights)

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: GodaiTexts,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        return draw_parts(self.game, view, texts, theme, highlights, narrow, pieces)

    def spots(self, choice: Choice, seat: Seat, view: dict[str, Any] | None = None) -> tuple[str, ...]:
        return () if view is None else spots(choice, seat, self.seen(view))

    def intents(self, spot: str, seat: Seat, view: dict[str, Any]) -> tuple[str, ...]:
        return intents(spot, seat, self.seen(view))

    def component_at(self, spot: str, view: dict[str, Any]) -> str:
        return component_at(spot, self.seen(view))

    def component_of(self, choice: Choice, seat: Seat, view: dict[str, Any]) -> str:
        found = component_of(choice, seat, self.seen(view), self.game.content.tables)
        return found or super().component_of(choice, seat, view)

    def remark(self, choice: Choice, seat: Seat, view: dict[str, Any], texts: GodaiTexts) -> str:
        return remark(choice, seat, self.seen(view), self.game.content.tables, texts)

    def picture(self, choice: Choice, view: dict[str, Any], theme: str) -> str:
        return picture(choice, self.seen(view), self.game.content.tables, theme)

    def asked_about(self, decision: Decision, view: dict[str, Any]) -> str:
        return asked_about(decision, self.game.content.tables)

    def heading(self, choice: Choice, seat: Seat, view: dict[str, Any], texts: GodaiTexts) -> str:
        return heading(choice, seat, self.seen(view), texts)

    def told_at(self, spot: str, view: dict[str, Any], texts: GodaiTexts) -> tuple[str, ...]:
        return told_at(spot, self.seen(view), self.game.content.tables, texts)

    def place(self, event: dict[str, Any]) -> str:
        return place(event)

    def scores(self, view: dict[str, Any], texts: GodaiTexts) -> list[Score]:
        return scores(self.seen(view), texts)

    def headline(self, view: dict[str, Any], texts: GodaiTexts) -> str:
        return headline(self.seen(view), texts)

    def ending(self, view: dict[str, Any], texts: GodaiTexts) -> str:
        outcome = self.seen(view).outcome
        return "" if outcome is None else texts.say("ending-won" if outcome.winners else "ending-lost")

    def about(self, texts: GodaiTexts) -> tuple[str, str]:
        return texts.say("about-title"), texts.say("about-sentence")

    def scene(self, view: dict[str, Any], texts: GodaiTexts, theme: str = "dark") -> str:
        return scene(self.game, view, texts, theme)
