"""Everything that can go wrong, in one tree.

RulewrightError
├── IllegalChoice      a seat answered with something that is not offered, or when nothing was asked of it
├── SetupError         a game cannot start this way: seats, mode, option or ruling
├── ContentError       a content pack is broken: file, key, value, what was expected
├── SaveError          a saved state is broken or belongs to another game or content
├── ReplayError        a replay file is broken
│   ├── ReplayDrift    a replay is well-formed, but the rules now give another game
│   └── UnfairLuck     a replay's outcomes of chance are not those that were fixed beforehand
├── UndoError          a choice cannot be taken back without the others' consent
├── EndlessRules       the rules go round in circles and come to no question: a mistake of theirs, never of a player
├── SimulationError    a simulated game cannot be finished: a bot or the rules fail, or its worker processes die
└── UnknownGame        the catalog has no such game

Every message says who tried what, where, and what was allowed. They are all `ValueError`s, so a caller
that does not care may catch that.
"""

from __future__ import annotations


class RulewrightError(ValueError):
    """Base of every error that Rulewright raises on purpose."""


class IllegalChoice(RulewrightError):
    """A choice that is not offered. The state is unchanged."""


class SetupError(RulewrightError):
    """A game cannot start with these seats, this mode or these options.

    Programs and logs read the sentence. Where people make tables, `message` is the id of the same in any language and
    `values` are the words in it: `Texts.refusal` says it.
    """

    def __init__(self, sentence: str, message: str = "", **values: object) -> None:
        super().__init__(sentence)
        self.message = message
        self.values = {name: str(value) for name, value in values.items()}


class ContentError(RulewrightError):
    """Content that does not load. `problems` lists every mistake that was found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class SaveError(RulewrightError):
    """A saved state that cannot be restored. Nothing was changed."""


class ReplayError(RulewrightError):
    """A replay file that cannot be read."""


class ReplayDrift(ReplayError):
    """A replay whose moves give another game with today's rules; `move` is the first that differs."""

    def __init__(self, move: int, message: str) -> None:
        super().__init__(message)
        self.move = move


class UnfairLuck(ReplayError):
    """A replay whose outcomes of chance are not those that its seed or its committed secret gives."""


class UndoError(RulewrightError):
    """A choice that cannot be taken back: something was revealed, rolled or decided since."""


class EndlessRules(RulewrightError):
    """Rules that go round in circles. The state is of no use any more; a session still has the position before."""


class SimulationError(RulewrightError):
    """A simulated game that cannot be finished, and the command that shows it again."""


class UnknownGame(RulewrightError):
    """A name that the catalog does not know."""
