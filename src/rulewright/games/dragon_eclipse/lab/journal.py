"""The journal for its authors (`JournalFace`): mistakes, notes, figures, a drawing, Twee 3."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.core.errors import ContentError

from ..content.workshop import journal_mistakes, journal_notes

if TYPE_CHECKING:
    from ..game import DragonEclipse

FOLDER = Path(__file__).parents[1]


class DragonJournal:
    """The campaign's story as its authors see it."""

    def __init__(self, game: DragonEclipse) -> None:
        self.game = game
        self.content = game.content

    @property
    def folders(self) -> list[Path]:
        """The folders of content: the game's own, and those of packs."""
        return [FOLDER / "content", *[locale.parent for locale in self.game.locales]]

    @property
    def locales(self) -> list[Path]:
        return [FOLDER / "locale", *self.game.locales]

    def mistakes(self) -> list[ContentError]:
        return journal_mistakes(self.content, self.folders, self.locales)

    def notes(self) -> list[ContentError]:
        return journal_notes(self.content, self.folders, self.locales)

    def chapters(self) -> list[str]:
        return sorted(self.content.journal.scenarios)
