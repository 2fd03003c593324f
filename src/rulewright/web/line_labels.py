"""What was decided where: the landmarks of each line of a tree, as far as its visitor may read them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from rulewright.core.display import Landmark
from rulewright.core.errors import RulewrightError
from rulewright.core.text import Texts

from .commands import LiveTable, TableCommands
from .fork_tree import Branch

MOST_LINES = 24
"""Lines of one tree that are told; opening a table takes its time."""
MOST_PARTS = 60
"""Decisions of one line, the latest."""


class Decided(msgspec.Struct, frozen=True):
    """A chapter of a line, and what was decided in it."""

    name: str
    at: int
    parts: tuple[Landmark, ...]


class LineInWords(msgspec.Struct, frozen=True):
    """A line in words."""

    chapters: tuple[Decided, ...]
    first: str
    """The first thing that was decided in it: what is different here."""
    last: str
    """What was decided last in it."""
    stands: str = ""
    """How far its game has come."""

    @property
    def count(self) -> int:
        return sum(len(chapter.parts) for chapter in self.chapters)


def may_read(table: LiveTable, mine: bool) -> bool:
    """Landmarks are made of everything that happened: of a running game only those who win together may read them."""
    return table.session.state.over or (mine and table.mode.cooperative)


async def tell_lines(commands: TableCommands, tree: Branch, texts: Texts) -> dict[str, LineInWords]:
    """By table: what was decided at it."""
    found: dict[str, LineInWords] = {}
    for branch in list(branches(tree))[:MOST_LINES]:
        try:
            table = await commands.get(branch.id)
        except RulewrightError:
            continue
        if may_read(table, branch.mine):
            await commands.past.complete(table)
            told = table.of_position(("told", texts.language), partial(tell, table, texts))
            if told is not None:
                found[branch.id] = told
    return found


def branches(tree: Branch) -> Iterator[Branch]:
    if tree.id and tree.address.startswith("/t/"):
        yield tree
    for fork in tree.forks:
        yield from branches(fork)


def tell(table: LiveTable, texts: Texts) -> LineInWords | None:
    """The landmarks of a table; None where its game has none."""
    moves = [played.events for played in table.session.line]
    landmarks = table.game.story.landmarks(moves, texts)
    stands = table.game.table.headline(table.session.state.view(None), texts) if table.game.chapters else ""
    if not landmarks:
        return LineInWords((), "", "", stands) if stands else None
    kept = landmarks[-MOST_PARTS:]
    before = [one for one in landmarks[: len(landmarks) - len(kept)] if one.depth == 1]
    if before and kept[0].depth != 1:
        kept = [before[-1], *kept]
    chapters: list[tuple[Landmark, list[Landmark]]] = []
    for one in kept:
        if one.depth == 1 or not chapters:
            chapters.append((one, []))
        else:
            chapters[-1][1].append(one)
    parts = [one.name for one in landmarks if one.depth > 1]
    return LineInWords(
        tuple([Decided(head.name, head.at, tuple(inside)) for head, inside in chapters]),
        parts[0] if parts else "",
        landmarks[-1].name,
        stands,
    )
