"""What outlives a game of Dragon Eclipse (`game.progress`): the Save sheet of Runs, and what is remembered of a Run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.core.progress import Daily, Keepsake, ProgressFace

from ..model.run import SaveSheet
from ..model.state import DragonState
from ..rules.roguelite import merging
from ..rules.roguelite.sheet import new_sheet, read_sheet, write_sheet
from .texts import DragonTexts

if TYPE_CHECKING:
    from ..game import DragonEclipse

SHEET = Keepsake("sheet", "sheet", ("roguelite",))


class DragonProgress(ProgressFace[DragonState, DragonTexts]):
    """The Save sheet (DRE-602): marks that stay when a Run is over."""

    game: DragonEclipse
    keepsakes = (SHEET,)
    daily = Daily("roguelite", {"sheet": "standard"})

    def blank(self, keepsake: Keepsake) -> str:
        return write_sheet(new_sheet(self.game.content))

    def check(self, keepsake: Keepsake, text: str) -> None:
        self._read(text)

    def left(self, keepsake: Keepsake, state: DragonState) -> str:
        return write_sheet(state.save or new_sheet(self.game.content))

    def merged(self, keepsake: Keepsake, now: str, before: str, after: str) -> str:
        sheets = [self._read(text) for text in (now, before, after)]
        return write_sheet(merging.merged(self.game.content, *sheets))

    def joined(self, keepsake: Keepsake, one: str, other: str) -> str:
        content = self.game.content
        return write_sheet(merging.joined(content, self._read(one), self._read(other), new_sheet(content)))

    def _read(self, text: str) -> SaveSheet:
        return read_sheet(self.game.content, text)

    def notes(self, state: DragonState) -> dict[str, Any]:
        """The Run that is over: where it went, whom it met, what was in the decks, what ended it."""
        from .run_notes import notes_of

        return msgspec.to_builtins(notes_of(state)) if state.run is not None else {}
