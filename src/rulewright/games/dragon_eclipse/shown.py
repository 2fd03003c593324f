"""What people see of a game of Dragon Eclipse: the part of the Game that is pictures of its table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, cast

from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.presenting import Presenting
from rulewright.core.text import Texts

from .texts import DragonTexts

if TYPE_CHECKING:
    from .game import DragonEclipse


class Shown(Presenting):
    """The table as one picture, in parts for a page, and as a scene without words."""

    def draw(self, view: dict[str, Any], texts: Texts, theme: str = "dark", highlights: Collection[str] = ()) -> str:
        from .board import draw

        assert isinstance(texts, DragonTexts)
        return draw(cast("DragonEclipse", self), view, texts, theme, highlights)

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: Texts,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        from .board import draw_parts

        assert isinstance(texts, DragonTexts)
        return draw_parts(cast("DragonEclipse", self), view, texts, theme, highlights, narrow, pieces)

    def scene(self, view: dict[str, Any], texts: Texts, theme: str = "dark") -> str:
        from .scene import scene

        assert isinstance(texts, DragonTexts)
        return scene(cast("DragonEclipse", self), view, texts, theme)
