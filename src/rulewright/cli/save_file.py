"""The file of a game in play: where it was saved last, and how much of the game it holds."""

from __future__ import annotations

from pathlib import Path

from rulewright.core.errors import ReplayError
from rulewright.core.session import Session

from .common import read_replay, write_replay


class Archive:
    """Saves a game when asked to, or after every choice."""

    def __init__(self, file: Path | None = None, keeps: bool = False) -> None:
        self.file = file
        """Where the game was saved last or came from."""
        self.keeps = keeps
        """Whether every choice goes to that file at once."""
        self.written: tuple[Session, int] | None = None
        """Which session was written last, and how many entries its record had."""

    def holds(self, session: Session) -> bool:
        """Whether nothing would be lost."""
        return self.written == (session, len(session.record)) or not session.record

    def note(self, session: Session, path: Path) -> None:
        """This session, as it is now, is in that file."""
        self.file = path
        self.written = (session, len(session.record))

    def keep(self, session: Session) -> None:
        """Write the game to its file, if every choice goes there; one that keeps chapters alone, at their beginning."""
        if not session.may_keep(len(session.line)):
            return
        if self.keeps and self.file is not None and self.written != (session, len(session.record)):
            write_replay(self.file, session.replay())
            self.note(session, self.file)

    def save(self, session: Session, path: Path) -> None:
        """Write the game to a file. It may take the place of another saved game, never of anything else."""
        check_spare(path)
        write_replay(path, session.replay())
        self.note(session, path)


def refuse_between_chapters(session: Session) -> None:
    """Raises `ReplayError` in the middle of a chapter, where the table has agreed to keep their beginnings alone."""
    if not session.may_keep(len(session.line)):
        raise ReplayError("save-strict", rule=session.game.keeps_only_chapters(session.state))


def file_named(name: str) -> Path:
    """The file that somebody typed the name of."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise ReplayError("file-without-home", file=name) from None


def check_spare(path: Path) -> None:
    """Nothing but an old saved game may be lost by writing to this path."""
    try:
        taken = path.is_file() and path.stat().st_size > 0
    except OSError as error:
        raise ReplayError("cannot-write", file=path, reason=error.strerror) from None
    if taken:
        try:
            read_replay(path)
        except ReplayError:
            raise ReplayError("save-over-other", file=path) from None
