"""Tutorial: a guided first game that teaches by doing. Its script is data; everything in it is played by the rules.

The learner makes the choices of one seat, the others answer by the script. The learner may choose otherwise
wherever the rest of the script can still be played; nothing is kept but the number of the stage and what was
chosen otherwise, so a page can be shown from its address alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from rulewright.core.errors import IllegalChoice
from rulewright.core.game import Game
from rulewright.core.record import Seat
from rulewright.core.replay import Setup
from rulewright.core.session import Session


class Stage(Struct, frozen=True):
    """One thing to do or to look at, with what the guide says about it."""

    id: str
    """The guide's words are the message `tutorial-<id>` of the game."""
    choice: str = ""
    """What the guide suggests; empty where there is only something to read."""
    rules: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    """Parts of the drawing to look at, besides those of the choice."""
    then: tuple[tuple[Seat, str], ...] = ()
    """What the other seats choose before the next stage."""


class Chapter(Struct, frozen=True):
    """Some stages with a title: the message `tutorial-chapter-<id>` of the game."""

    id: str
    stages: tuple[Stage, ...]


class Tutorial(Struct, frozen=True, dict=True):
    """A whole guided game. Stages are counted from 1."""

    setup: Setup
    seat: Seat
    """The learner's."""
    opening: tuple[tuple[Seat, str], ...]
    """What the other seats choose before the first stage."""
    chapters: tuple[Chapter, ...]

    @cached_property
    def stages(self) -> tuple[Stage, ...]:
        return tuple(stage for chapter in self.chapters for stage in chapter.stages)

    def chapter_of(self, number: int) -> int:
        """Which chapter a stage belongs to, counted from 0."""
        for index, chapter in enumerate(self.chapters):
            if number <= len(chapter.stages):
                return index
            number -= len(chapter.stages)
        return len(self.chapters) - 1

    def first_of(self, chapter: int) -> int:
        """The first stage of a chapter."""
        return 1 + sum(len(one.stages) for one in self.chapters[:chapter])

    def walk(self, game: Game, number: int, took: Mapping[int, str]) -> tuple[Session, int]:
        """The game right before a stage, and how many choices stood before the stage that came before it.

        `took` has the learner's own choices by stage. Raises `IllegalChoice` where the script cannot go on.
        """
        session = Session(game, self.setup)
        since = 0
        _play(session, self.opening)
        for index, stage in enumerate(self.stages[: number - 1], 1):
            if stage.choice or stage.then:
                since = len(session.line)
            if stage.choice:
                _play(session, ((self.seat, took.get(index, stage.choice)),))
            _play(session, stage.then)
        if number > 1 and not self.stages[number - 2].choice:
            since = len(session.line)
        return session, since

    def goes_on(self, game: Game, number: int, took: Mapping[int, str], choice: str) -> bool:
        """Whether the script can be played to its end after another choice than the suggested one."""
        try:
            self.walk(game, len(self.stages) + 1, {**took, number: choice})
        except IllegalChoice:
            return False
        return True


def _play(session: Session, moves: tuple[tuple[Seat, str], ...]) -> None:
    for seat, text in moves:
        decision = session.state.decision_for(seat)
        if decision is None:
            raise IllegalChoice("script-not-asked", seat=seat, choice=text)
        session.apply(decision.parse(text), seat)
