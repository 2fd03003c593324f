"""What is written down about a table: its seats, its origin, its luck, requests, checkpoints; and why it refuses."""

from __future__ import annotations

import hashlib

import msgspec

from rulewright.bots import DEFAULT_LEVEL
from rulewright.core.errors import RulewrightError
from rulewright.core.record import Seat
from rulewright.core.seed_words import word_of
from rulewright.core.session import Checkpoint
from rulewright.store.store import Row

PERSON, BOT = "person", "bot"
FILE = "file/"
"""What the addresses of uploaded replays begin with."""


class NoTable(RulewrightError):
    """There is no table with this id."""


class NotYours(RulewrightError):
    """The seat belongs to somebody else."""


class Stale(RulewrightError):
    """The answer belongs to a page that is not the newest one."""


class TooFast(RulewrightError):
    """Somebody wants more in a short time than there is room for."""


class Unplayable(RulewrightError):
    """The table was played with other rules or content, and this program cannot go on with it."""


class Place(msgspec.Struct, frozen=True):
    """Who is to sit in a seat of a new table."""

    kind: str = PERSON
    name: str = ""
    bot: str = DEFAULT_LEVEL


class Origin(msgspec.Struct, frozen=True):
    """What a fork goes on from."""

    parent: str
    """A table's id, or `file/` and the digest of a replay that somebody brought. It may be gone by now."""
    at: int
    """How many of its choices stood."""
    maker: str
    """Who wanted to know."""

    @property
    def is_file(self) -> bool:
        return self.parent.startswith(FILE)


class TableLuck(msgspec.Struct, frozen=True):
    """Where a table's luck comes from: a secret that it is committed to, or a seed that somebody chose."""

    commitment: str
    secret: str
    """What luck came from, in hexadecimal; revealed when the game is over."""
    seed: int | None
    """The chosen seed, when the game is over."""

    @property
    def chosen(self) -> bool:
        """Whether somebody chose the seed, and so may know all the luck to come."""
        return not self.commitment

    @property
    def word(self) -> str:
        """The seed as a word, to be shared."""
        return "" if self.seed is None else word_of(self.seed)


class Request(msgspec.Struct, frozen=True):
    """Something that needs everybody's consent: an undo beyond the horizon, or a bot for a leaver's seat."""

    kind: str
    """`undo`, `takeover`"""
    seat: Seat
    """Who asks, or whose seat it is about."""
    asked_by: Seat
    count: int = 0
    agreed: tuple[Seat, ...] = ()
    at: int = 0
    """For an undo: how many entries the table had. Whoever goes on playing has answered."""
    client: str = ""
    """The id that the asker's client gave to it."""


class Marked(msgspec.Struct, frozen=True):
    """A checkpoint of a table."""

    n: int
    """After which entry."""
    begun: int
    """The entry with which its game began: 0, or where it went on because the rules had changed."""
    checkpoint: Checkpoint


def hashed(token: str) -> str:
    """Tokens are kept hashed: a stolen database opens no seat."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def origin_of(row: Row) -> Origin | None:
    """What a table's row says about its parent."""
    if not row.get("parent"):
        return None
    return Origin(row["parent"], row["forked_at"] or 0, row["forked_by"] or "")
