"""For owners of the box of Mysthea (`game.box`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.core.companion import Exhibit, SetupStep
from rulewright.core.display import BoxFace
from rulewright.core.tracker import Tracker

from ..art.portraits import portrait
from ..model.state import MystheaState
from ..table.texts import MystheaTexts
from .reference import exhibits
from .setup_guide import setup_guide
from .trackers import score_sheet

if TYPE_CHECKING:
    from ..game import Mysthea


class MystheaBox(BoxFace[MystheaState, MystheaTexts]):
    """Components one by one, the guided setup, and the score sheet."""

    game: Mysthea

    def picture(self, id: str, texts: MystheaTexts, theme: str = "dark", back: bool = False) -> str:
        return portrait(self.game.content, id, texts.component(id, back=back), texts, theme, back)

    def exhibits(self, texts: MystheaTexts) -> list[Exhibit]:
        return exhibits(self.game, texts)

    def setup_guide(
        self, players: int, options: dict[str, Any], state: MystheaState, texts: MystheaTexts
    ) -> list[SetupStep]:
        return setup_guide(self.game, players, options, state, texts)

    def trackers(self, texts: MystheaTexts) -> tuple[Tracker, ...]:
        return (score_sheet(self.game, texts),)
