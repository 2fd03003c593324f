"""What people see and read at the table of Dragon Eclipse (`game.table`)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from rulewright.core.display import Album, Book, Score, TableFace
from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.record import Choice, Decision, Seat

from ..art.icons import BASIC
from ..model.state import DragonState
from .albums import album, albums
from .board import draw, draw_parts
from .book import LYING, closed_options, has_book, open_book, search
from .eclipse import emblem
from .intents import intents
from .remarks import remark, told_at
from .scene import scene
from .spots import component_at, order, place, scores, spots
from .text_board import describe, heading
from .text_story import odds_lines
from .texts import DragonTexts

if TYPE_CHECKING:
    from ..game import DragonEclipse


class DragonTable(TableFace[DragonState, DragonTexts]):
    """The Arena, the Enemy and the sheets: drawn, in words, and where choices lie on the drawing."""

    game: DragonEclipse
    icons = BASIC
    laying = frozenset(("prompt-offered", "prompt-keep-found", "prompt-advancement", "prompt-slots"))

    def describe(self, view: dict[str, Any], texts: DragonTexts, full: bool = False) -> list[str]:
        return describe(self.seen(view), own_seats(view), texts, full)

    def draw(
        self, view: dict[str, Any], texts: DragonTexts, theme: str = "dark", highlights: Collection[str] = ()
    ) -> str:
        return draw(self.game, view, texts, theme, highlights)

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: DragonTexts,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        return draw_parts(self.game, view, texts, theme, highlights, narrow, pieces)

    def spots(self, choice: Choice, seat: Seat, view: dict[str, Any] | None = None) -> tuple[str, ...]:
        return spots(choice, seat, None if view is None else self.seen(view))

    def intents(self, spot: str, seat: Seat, view: dict[str, Any]) -> tuple[str, ...]:
        return intents(spot, seat, self.seen(view), self.game.content)

    def odds(self, view: dict[str, Any], texts: DragonTexts) -> list[str]:
        return list(odds_lines(self.seen(view), texts))

    def component_at(self, spot: str, view: dict[str, Any]) -> str:
        return component_at(spot, self.seen(view), self.game.content)

    def remark(self, choice: Choice, seat: Seat, view: dict[str, Any], texts: DragonTexts) -> str:
        return remark(choice, seat, self.seen(view), texts)

    def told_at(self, spot: str, view: dict[str, Any], texts: DragonTexts) -> tuple[str, ...]:
        return told_at(spot, self.seen(view), texts)

    def place(self, event: dict[str, Any]) -> str:
        return place(event)

    def order(self, view: dict[str, Any]) -> tuple[Seat, ...]:
        return order(self.seen(view))

    def scores(self, view: dict[str, Any], texts: DragonTexts) -> list[Score]:
        return scores(self.seen(view), texts)

    def headline(self, view: dict[str, Any], texts: DragonTexts) -> str:
        return heading(self.seen(view), texts)

    def emblem(self, view: dict[str, Any], texts: DragonTexts, theme: str = "dark") -> str:
        campaign = self.seen(view).campaign
        return "" if campaign is None else emblem(campaign, texts, theme)

    def book(self, view: dict[str, Any], texts: DragonTexts, theme: str = "dark") -> Book | None:
        return open_book(self.seen(view), texts, theme)

    def lies_open(self, event: dict[str, Any]) -> bool:
        return str(event["type"]) in LYING

    def closed(self, decision: Decision, view: dict[str, Any]) -> tuple[str, ...]:
        return closed_options(decision, self.game.content.journal)

    def sought(self, choice: Choice, seat: Seat, view: dict[str, Any], texts: DragonTexts) -> str:
        return search(choice, self.seen(view), texts)

    def albums(self, view: dict[str, Any], texts: DragonTexts) -> tuple[tuple[str, str, str], ...]:
        seen = self.seen(view)
        return () if seen.campaign is None or (seen.fighting and not has_book(seen)) else albums(texts)

    def album(
        self,
        id: str,
        view: dict[str, Any],
        events: Sequence[dict[str, Any]],
        texts: DragonTexts,
        theme: str = "dark",
    ) -> Album:
        return album(id, self.seen(view), events, texts, theme)

    def ending(self, view: dict[str, Any], texts: DragonTexts) -> str:
        seen = self.seen(view)
        if seen.mode == "gauntlet":
            return texts.say("ending-gauntlet", points=seen.points, duels=seen.duel, lost=seen.lost)
        if seen.run is not None:
            return texts.say("ending-run", how=seen.run.ended, bosses=seen.run.bosses, points=seen.points)
        if seen.campaign is not None:
            return texts.say("ending-campaign", n=len(seen.campaign.finished), tamed=len(party_of(seen)))
        return texts.say(f"ending-{seen.result}", enemy=seen.met[-1]) if seen.mode == "duel" else ""

    def about(self, texts: DragonTexts) -> tuple[str, str]:
        return texts.say("about-title"), texts.say("about-sentence")

    def scene(self, view: dict[str, Any], texts: DragonTexts, theme: str = "dark") -> str:
        return scene(self.game, view, texts, theme)


def party_of(state: DragonState) -> list[str]:
    """Everybody who was tamed in a campaign: in the tray and in camp."""
    camp = state.campaign.camp if state.campaign is not None else ()
    return [one.mystling for player in state.players for one in player.party] + [one.mystling for one in camp]


def own_seats(view: dict[str, Any]) -> tuple[Seat, ...]:
    """The seats whose decks the viewer may look into, empty ones as well."""
    combat = view["combat"]
    return () if combat is None else tuple([seat for seat, sheet in enumerate(combat["sheets"]) if "deck" in sheet])
