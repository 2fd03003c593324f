"""The workshop of the journal's authors: what is wrong with the files of a folder, and what should be looked at."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.content.loader import read_folder
from rulewright.core.errors import ContentError

from ..instructions import Explore, every_step
from .story import JOURNAL
from .story_bands import MAPS, SECRETS
from .story_checks import StoryChecks
from .story_maps import MOST, MapSearch
from .story_texts import text_mistakes, text_notes

if TYPE_CHECKING:
    from .components import Content

NAME = "journal"
HIGHEST = {"secret": SECRETS, "location": MAPS}
"""The numbers of the box: packs take higher ones."""


def origins_of(folders: list[Path]) -> dict[str, str]:
    """In which file each entry of these content folders stands."""
    found: dict[str, str] = {}
    for folder in folders:
        found.update(read_folder(folder / NAME, NAME, JOURNAL, [])[1])
    return found


def numbers_taken(folders: list[Path]) -> list[ContentError]:
    """Secrets and maps of packs with a number that the game, or another pack, has already."""
    found: list[ContentError] = []
    known: dict[str, str] = {}
    for folder in folders:
        own = read_folder(folder / NAME, NAME, JOURNAL, [])[1]
        for key, file in own.items():
            kind = key.partition(" ")[0]
            if kind in HIGHEST and key in known:
                problem = ContentError("journal-number-taken", most=HIGHEST[kind])
                found.append(ContentError("journal-at", file=file, entry=key, problem=problem))
        known.update(own)
    return found


def journal_mistakes(content: Content, folders: list[Path], locales: list[Path]) -> list[ContentError]:
    """Everything that keeps the journal from being played as it is written."""
    if taken := numbers_taken(folders):
        # Everything else that would be told only follows from this.
        return taken
    origins = origins_of(folders)
    found = StoryChecks(content, origins).mistakes()
    found.extend(text_mistakes(content.journal, locales, origins, origins_of(folders[1:])))
    return found


def journal_dead_ends(content: Content, folders: list[Path]) -> list[ContentError]:
    """Explorations that cannot end, with where nothing more can be done; with packs only in what they add."""
    checks = StoryChecks(content, origins_of(folders))
    added = origins_of(folders[1:])
    found: dict[str, ContentError] = {}
    for source, steps in content.journal.sources():
        if added and f"script {source}" not in added:
            continue
        for step in every_step(steps):
            if isinstance(step, Explore) and step.map in content.journal.locations:
                letter = content.journal.letter_of(source)
                search = MapSearch(content.journal, checks.flow, step.map, letter)
                stuck = search.stuck(step)
                if stuck is not None:
                    locked = ", ".join(sorted(stuck.locked)) or "–"
                    slots = ", ".join(sorted(f"{slot}: {token}" for slot, token in stuck.slots)) or "–"
                    problem = ContentError("journal-stuck", map=step.map, time=stuck.time, locked=locked, slots=slots)
                elif search.unfinished:
                    problem = ContentError("journal-unproved", map=step.map, count=MOST)
                else:
                    continue
                error = checks.at(source, problem)
                found.setdefault(error.text(), error)
    return list(found.values())


def journal_waiting(content: Content, folders: list[Path]) -> list[ContentError]:
    """What the written Scenarios owe to, or expect from, those that are not written yet."""
    return StoryChecks(content, origins_of(folders)).waiting()


def journal_notes(content: Content, folders: list[Path], locales: list[Path]) -> list[ContentError]:
    """What an author should look at; with packs only in what they add."""
    added = origins_of(folders[1:])
    found = [
        note
        for note in StoryChecks(content, origins_of(folders)).notes()
        if not added or note.values.get("entry") in added
    ]
    for locale in locales[1:] or locales:
        found.extend(text_notes(content.journal, locale))
    return found
