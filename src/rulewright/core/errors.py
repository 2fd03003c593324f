"""Everything that can go wrong, in one tree.

RulewrightError
├── IllegalChoice      a seat answered with something that is not offered, or when nothing was asked of it
├── SetupError         a game cannot start this way: seats, mode, option or ruling
├── ContentError       a content pack is broken: file, key, value, what was expected
├── SaveError          a saved state is broken or belongs to another game or content
│   └── ImpossiblePosition  the rules fail in a position from a file, which no real game reaches
├── ReplayError        a replay file is broken
│   ├── ReplayDrift    a replay is well-formed, but the rules now give another game
│   └── UnfairLuck     a replay's outcomes of chance are not those that were fixed beforehand
├── UndoError          a choice cannot be taken back without the others' consent
├── ForkError          no other game can go on from a moment, or nobody could deal it without telling a secret
├── EndlessRules       the rules go round in circles and ask nothing any more: a bug, never a player's mistake
├── SimulationError    a simulated game cannot be finished: a bot or the rules fail, or its worker processes die
└── UnknownGame        the catalog has no such game

Every error carries the id of a message and the values in it. `str(error)` is its English sentence,
`error.text(language)` the same in another; the sentences are in `locale/<language>/errors.ftl` of the package that
raises them. A message that is not such an id is used as it is, so tests and games of other people may simply say what
is wrong. Every sentence says who tried what, where, and what was allowed. All errors are `ValueError`s, so a caller
that does not care may catch that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class RulewrightError(ValueError):
    """Base of every error that Rulewright raises on purpose.

    `message` is the id of the sentence, `values` are the words and numbers in it; a value may be another error.
    """

    def __init__(self, message: str, /, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = {name: _plain(value) for name, value in values.items()}

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """The sentence in a language, without a capital and a full stop."""
        from .error_texts import sentence

        return sentence(self, language)


def _plain(value: object) -> Any:
    """Words, numbers and errors as they are; everything else as its text."""
    if isinstance(value, RulewrightError) or type(value) in (int, float, str):
        return value
    return str(value)


class IllegalChoice(RulewrightError):
    """A choice that is not offered. The state is unchanged."""


class SetupError(RulewrightError):
    """A game cannot start with these seats, this mode or these options; `Texts.refusal` says it in the game's words."""


class ContentError(RulewrightError):
    """Content that does not load. `problems` lists every mistake that was found, each as an error of its own."""

    def __init__(self, message: str, /, **values: object) -> None:
        super().__init__(message, **values)
        self.problems: tuple[ContentError, ...] = (self,)

    @classmethod
    def of(cls, problems: Sequence[ContentError]) -> ContentError:
        """One error for all of these."""
        found = cls("problems")
        found.problems = tuple(problems)
        return found

    def text(self, language: str = "en") -> str:
        if self.problems == (self,):
            return super().text(language)
        return "\n".join([problem.text(language) for problem in self.problems])


class SaveError(RulewrightError):
    """A saved state that cannot be restored. Nothing was changed."""


class ImpossiblePosition(SaveError):
    """A position from a file that no real game reaches: the rules fail at `step`. Nothing was changed."""

    @property
    def step(self) -> str:
        return str(self.values["step"])


class ReplayError(RulewrightError):
    """A replay file that cannot be read."""


class ReplayDrift(ReplayError):
    """A replay whose moves lead to another game with today's rules; `move` is the first that differs."""

    def __init__(self, message: str, /, move: int = 0, **values: object) -> None:
        super().__init__(message, move=move, **values)
        self.move = move


class UnfairLuck(ReplayError):
    """A replay whose outcomes of chance are not those that its seed or its committed secret gives."""


class UndoError(RulewrightError):
    """A choice that cannot be taken back: something was revealed, rolled or decided since."""


class ForkError(RulewrightError):
    """A moment from which no new game can go on. Nothing was made."""


class EndlessRules(RulewrightError):
    """Rules that go round in circles. The state is of no use any more; a session still has the position before."""


class SimulationError(RulewrightError):
    """A simulated game that cannot be finished, and the command that reproduces it."""


class UnknownGame(RulewrightError):
    """A name that the catalog does not know."""
