"""The journal for its authors (`JournalFace`): mistakes, notes, figures, a drawing, Twee 3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.core.errors import ContentError
from rulewright.core.journal import Figures
from rulewright.core.record import Event

from ..art.pictures import STAMPS, known
from ..content.story import FINAL
from ..content.story_flow import Flow
from ..content.story_texts import count_words, repeated_runs
from ..content.workshop import journal_dead_ends, journal_mistakes, journal_notes, journal_waiting
from ..instructions import Choose, every_step
from ..model import events as combat_events
from ..model import story_events
from ..table.campaign_figures import endings_of
from .journal_drawing import draw
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

    def drawing(self, chapter: str, language: str) -> str:
        return draw(Flow(self.story), chapter, self.game.texts(language))

    def export(self, language: str) -> str:
        return export(self.story, self.game.texts(language))

    # -- figures ----------------------------------------------------------------------------------------------------

    def figures(self, language: str) -> list[Figures]:
        """Words, branches, Tests, Combats, endings; runs of words that come back."""
        found: list[Figures] = []
        for letter in self.chapters():
            scripts = [script for script in self.story.scripts.values() if script.letter == letter]
            lists = [step for script in scripts for step in every_step(script.steps) if isinstance(step, Choose)]
            rows = [
                ("scripts", str(len(scripts))),
                ("branches", str(sum(len(step.options) for step in lists))),
                ("tests", str(sum(1 for test in self.story.tests if test.startswith(f"T-{letter}")))),
                ("combats", str(sum(1 for combat in self.story.combats if combat.startswith(f"{letter}-")))),
                ("endings", str(len(endings_of(self.game.content, letter)))),
            ]
            found.append((f"{letter} · {self.game.texts(language).say.name('scenario', letter)}", rows))
        folders = [locale / language for locale in self.locales]
        words = [("words", str(sum(count_words(folder) for folder in folders)))]
        runs = [row for folder in folders for row in repeated_runs(folder)][:SHOWN]
        found.append((f"Prose ({language})", words))
        if runs:
            found.append(("Four words that come back", [(run, str(n)) for run, n in runs]))
        return found

    def watched(self, games: Sequence[Sequence[Event]]) -> list[Figures]:
        """How Scenarios and Combats ended, and which Scripts and options nobody saw."""
        read: Counter[str] = Counter()
        taken: set[tuple[str, str]] = set()
        ends: Counter[str] = Counter()
        results: Counter[str] = Counter()
        for events in games:
            last = ""
            for event in events:
                if isinstance(event, story_events.ScriptRead):
                    read[event.script] += 1
                    if event.script.endswith(str(FINAL)):
                        ends[last] += 1
                    last = event.script
                elif isinstance(event, story_events.OptionTaken):
                    taken.add((event.source, event.option))
                elif isinstance(event, combat_events.CombatEnded):
                    results[str(event.result)] += 1
        total = max(1, sum(ends.values()))
        fought = max(1, sum(results.values()))
        unseen = [script for script in self.story.scripts if not read[script]]
        left = [
            f"{source}.{option.id}"
            for source, steps in self.story.sources()
            for step in every_step(steps)
            if isinstance(step, Choose)
            for option in step.options
            if (source, option.id) not in taken
        ]
        return [
            (f"Endings over {len(games)} campaigns", _shares(ends, total)),
            ("Combats", _shares(results, fought)),
            ("Scripts that nobody saw", [(script, "") for script in unseen]),
            ("Options that nobody took", [(option, "") for option in left]),
        ]


def _shares(counts: Counter[str], total: int) -> list[tuple[str, str]]:
    return [(name, f"{100 * n / total:.0f} %") for name, n in counts.most_common()]
