"""What outlives a game of Dragon Eclipse (`game.progress`): Save sheets, stories of Runs, campaigns, decks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.core.progress import Chapter, Daily, DeckTold, Figures, Keepsake, Known, ProgressFace, Tally
from rulewright.core.record import Choice, Event, Reason, Seat

from ..art import documents
from ..model.run import SaveSheet
from ..model.state import DragonState
from ..model.vocabulary import PERKS
from ..rules.roguelite import merging
from ..rules.roguelite.sheet import BOXES, MOST_DARKNESS, new_sheet, read_sheet, write_sheet
from . import campaign_figures, kept_decks
from .run_notes import RunNotes, ended_told, figures_told, notes_of, read_notes, route_told, score_of
from .text_run import sheet_lines
from .texts import DragonTexts

if TYPE_CHECKING:
    from ..game import DragonEclipse

SHEET = Keepsake("sheet", "sheet", ("roguelite",))


class DragonProgress(ProgressFace[DragonState, DragonTexts]):
    """The Save sheet (DRE-602): marks that stay when a Run is over; and the story of every Run."""

    game: DragonEclipse
    keepsakes = (SHEET,)
    counted = ("campaign",)

    def daily(self, seed: int) -> Daily:
        """A map and a Mystling of the day, with the sheet that is the same for everybody."""
        trails, mystlings = list(self.game.content.trails), sorted(self.game.content.mystlings)
        trail, rest = seed % len(trails), seed // len(trails)
        options = {"sheet": "standard", "trail": trails[trail], "mystling": mystlings[rest % len(mystlings)]}
        return Daily("roguelite", options)

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

    # -- the sheet shown ---------------------------------------------------------------------------------------

    def tallies(self, keepsake: Keepsake, text: str, texts: DragonTexts) -> tuple[Tally, ...]:
        sheet, content, say = self._read(text), self.game.content, texts.say
        return (
            Tally(say("wall-mystlings"), len(sheet.mystlings), len(content.mystlings)),
            Tally(say("wall-boxes"), sum(sheet.boxes.values()), BOXES * len(content.mystlings)),
            Tally(say("wall-artifacts"), len(sheet.artifacts), len(content.artifacts)),
            Tally(say("wall-perks"), sum(sheet.perks), BOXES * len(PERKS)),
            Tally(say("wall-maps"), len(sheet.completed), len(content.trails)),
            Tally(say("wall-darkness"), sheet.darkness, MOST_DARKNESS),
        )

    def wall(self, keepsake: Keepsake, text: str, texts: DragonTexts, theme: str = "dark", narrow: bool = False) -> str:
        return documents.wall(self.game, self._read(text), texts, theme, narrow)

    def telling(self, keepsake: Keepsake, text: str, texts: DragonTexts) -> list[str]:
        return list(sheet_lines(self._read(text), texts))

    # -- what is remembered ------------------------------------------------------------------------------------

    def notes(self, state: DragonState) -> dict[str, Any]:
        """The Run that is over: where it went, whom it met, what was in the decks, what ended it."""
        found: dict[str, Any] = msgspec.to_builtins(notes_of(state)) if state.run is not None else {}
        return found

    def chapter(self, notes: dict[str, Any], texts: DragonTexts, theme: str = "dark") -> Chapter | None:
        found = self._known(notes)
        if found is None:
            return None
        names = texts.say.all([texts.name("mystling", one) for one in found.mystlings])
        return Chapter(
            title=texts.say("run-chapter", trail=found.trail, who=names, darkness=found.darkness),
            text=f"{ended_told(found, texts)} {figures_told(found, texts)}",
            route=route_told(found, texts),
            picture=documents.strip(self.game, found, texts, theme),
            score=score_of(found),
            result=texts.say("run-ended") if found.ended == "left" else "",
        )

    def bestiary(
        self, notes: Sequence[dict[str, Any]], texts: DragonTexts, figures: Sequence[Figures] = ()
    ) -> list[Known]:
        """Every Enemy, with how often it was met in Runs and campaigns and how often it was beaten."""
        met: dict[str, list[int]] = {}
        for counted in figures:
            for at, kind in enumerate((campaign_figures.MET, campaign_figures.BEATEN)):
                for enemy, times in counted.get(kind, {}).items():
                    met.setdefault(enemy, [0, 0])[at] += times
        for one in notes:
            found = self._known(one)
            for bout in found.bouts if found is not None else ():
                counts = met.setdefault(bout.enemy, [0, 0])
                counts[0] += 1
                counts[1] += bout.result != "lose"
        nature = self.game.content.nature_of
        return [
            Known(
                enemy, texts.name("enemy", enemy), texts.name("element", nature[enemy].element), *met.get(enemy, (0, 0))
            )
            for enemy in nature
        ]

    # -- campaigns ---------------------------------------------------------------------------------------------

    def figures(self, happened: Iterable[Event]) -> Figures:
        return campaign_figures.figures(self.game.content, happened)

    def figures_told(self, figures: Sequence[Figures], texts: DragonTexts) -> list[Tally]:
        return campaign_figures.told(self.game.content, figures, texts)

    # -- decks -------------------------------------------------------------------------------------------------

    def decks(self, state: DragonState, seat: Seat) -> list[str]:
        return kept_decks.at_table(self.game.content, state, seat)

    def check_deck(self, text: str) -> None:
        kept_decks.read(self.game.content, text)

    def deck_told(self, text: str, texts: DragonTexts) -> DeckTold:
        return kept_decks.told(self.game.content, kept_decks.read(self.game.content, text), texts)

    def builds(self, state: DragonState, seat: Seat) -> bool:
        return kept_decks.member_built(state, seat) is not None

    def deck_choice(self, state: DragonState, seat: Seat, text: str) -> Choice | None:
        content = self.game.content
        return kept_decks.next_choice(content, state, seat, kept_decks.read(content, text))

    def deck_problems(self, state: DragonState, seat: Seat, text: str) -> list[Reason]:
        return kept_decks.problems(self.game, state, seat, kept_decks.read(self.game.content, text))

    def _known(self, notes: dict[str, Any]) -> RunNotes | None:
        """Notes of a Run whose parts this content has."""
        found, content = read_notes(notes), self.game.content
        if found is None or found.trail not in content.trails:
            return None
        spaces = content.trails[found.trail].space
        sound = (
            all(one in content.mystlings for one in found.mystlings)
            and all(one in spaces for one in found.path)
            and all(bout.enemy in content.nature_of for bout in found.bouts)
        )
        return found if sound else None
