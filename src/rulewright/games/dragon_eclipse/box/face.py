"""For owners of the box of Dragon Eclipse (`game.box`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.core.companion import Exhibit, SetupStep
from rulewright.core.display import BoxFace
from rulewright.core.tracker import Tracker

from ..art.faces import picture
from ..model.state import DragonState
from ..table.headings import heading, heading_place
from ..table.texts import DragonTexts
from .campaign_sheet import campaign_sheet
from .reference import exhibits
from .setup_guide import setup_guide
from .trackers import battle_sheet, combat_sheet, run_sheet

if TYPE_CHECKING:
    from ..game import DragonEclipse


class DragonBox(BoxFace[DragonState, DragonTexts]):
    """Components one by one, the guided setup, and the sheets of a Combat."""

    game: DragonEclipse

    def picture(self, id: str, texts: DragonTexts, theme: str = "dark", back: bool = False) -> str:
        return picture(self.game.content, id, texts, theme, back)

    def exhibits(self, texts: DragonTexts) -> list[Exhibit]:
        return exhibits(self.game, texts)

    def heading_place(self, id: str) -> int:
        return heading_place(id, self.game.content)

    def heading(self, id: str, texts: DragonTexts) -> str:
        return heading(id, texts)

    def setup_guide(
        self, players: int, options: dict[str, Any], state: DragonState, texts: DragonTexts
    ) -> list[SetupStep]:
        return setup_guide(self.game, players, options, state, texts)

    def trackers(self, texts: DragonTexts) -> tuple[Tracker, ...]:
        combats = (combat_sheet(self.game, texts), battle_sheet(self.game, texts), run_sheet(self.game, texts))
        return (*combats, campaign_sheet(self.game, texts)) if self.game.content.journal.scenarios else combats
