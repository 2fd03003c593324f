"""The journal for its authors (`JournalFace`): mistakes, notes, figures, a drawing, Twee 3."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.core.errors import ContentError
from rulewright.core.journal import Cell, Figures, Told

from ..art.pictures import STAMPS, known
from ..content.story_bands import VISITS
from ..content.story_texts import count_words, repeated_runs, words_of
from ..content.workshop import journal_dead_ends, journal_mistakes, journal_notes, journal_waiting
from ..instructions import Choose, every_step
from ..table.campaign_figures import endings_of
from .journal_drawing import draw
from .journal_watching import Watching
from .twee import export

if TYPE_CHECKING:
    from ..game import DragonEclipse

FOLDER = Path(__file__).parents[1]
SHOWN = 12
"""Rows of a long list."""


class DragonJournal:
    """The campaign's story as its authors see it."""

    def __init__(self, game: DragonEclipse) -> None:
        self.game = game
        self.content = game.content
        self.story = game.content.journal

    @property
    def folders(self) -> list[Path]:
        """The folders of content: the game's own, and those of packs."""
        return [FOLDER / "content", *[locale.parent for locale in self.game.locales]]

    @property
    def locales(self) -> list[Path]:
        return [FOLDER / "locale", *self.game.locales]

    def mistakes(self) -> list[ContentError]:
        return [*journal_mistakes(self.content, self.folders, self.locales), *self._picture_mistakes()]

    def _picture_mistakes(self) -> list[ContentError]:
        """Stamps that nobody can draw."""
        return [
            ContentError(
                "journal-at",
                file="journal",
                entry=f"picture {picture.id}",
                problem=ContentError("journal-no-stamp", stamp=stamp.draw, known=", ".join(STAMPS)),
            )
            for picture in self.story.pictures.values()
            for stamp in picture.stamps
            if not known(stamp.draw)
        ]

    def dead_ends(self) -> list[ContentError]:
        return journal_dead_ends(self.content, self.folders)

    def waiting(self) -> list[ContentError]:
        return journal_waiting(self.content, self.folders)

    def notes(self) -> list[ContentError]:
        return journal_notes(self.content, self.folders, self.locales)

    def chapters(self) -> list[str]:
        return sorted(self.story.scenarios)

    def starts(self) -> list[str]:
        """DRE-064: the first Scenario; if that is no beginning, those that the option `start` can begin with."""
        if self.story.scenarios[self.story.first].fit is None:
            return ["first"]
        return [letter for letter in self.chapters() if self.story.scenarios[letter].fit is not None]

    def mode(self) -> str:
        return "campaign"

    def drawing(self, chapter: str | None, language: str) -> str:
        return draw(self.story, chapter, self.game.texts(language))

    def export(self, language: str) -> str:
        return export(self.story, self.game.texts(language), self.game.packs)

    # -- figures ----------------------------------------------------------------------------------------------------

    def figures(self, language: str) -> list[Figures]:
        """Words, branches, Tests, Combats, endings; runs of words that come back."""
        folders = [locale / language for locale in self.locales]
        names = self.game.texts(language).say
        found: list[tuple[str, dict[str, Cell]]] = []
        for letter in [*self.chapters(), VISITS]:
            scripts = [script for script in self.story.scripts.values() if script.letter == letter]
            lists = [step for script in scripts for step in every_step(script.steps) if isinstance(step, Choose)]
            row: dict[str, Cell] = {
                "scripts": len(scripts),
                "words": sum(words_of(folder, letter, self.story) for folder in folders),
                "choices": len(lists),
                "branches": sum(len(step.options) for step in lists),
                "tests": sum(1 for test in self.story.tests if test.startswith(f"T-{letter}")),
                "combats": sum(1 for combat in self.story.combats if combat.startswith(f"{letter}-")),
                "endings": len(endings_of(self.game.content, letter)),
            }
            if scripts:
                name = names("world-title") if letter == VISITS else names.name("scenario", letter)
                found.append((f"{letter} · {name}", row))
        words: list[tuple[str, dict[str, Cell]]] = [(language, {"words": sum(map(count_words, folders))})]
        runs: list[tuple[str, dict[str, Cell]]] = [
            (run, {"times": n}) for folder in folders for run, n in repeated_runs(folder)
        ]
        tables = [Figures("chapters", "Chapters", found), Figures("prose", "All prose, with names and pictures", words)]
        return [*tables, Figures("repeated", "Four words that come back", runs[:SHOWN])] if runs else tables

    def watched(self, games: Sequence[Told]) -> list[Figures]:
        """How Scenarios and Combats ended, what was found, and which Scripts and options nobody saw."""
        return Watching(self.story).tables(games)
