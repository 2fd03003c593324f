"""The ledger: what the people were told, written down the moment they were told it."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass, field

from rulewright.core.record import Seat


@dataclass
class Sent:
    """A choice (or an undo) that somebody has sent, and what became of it as far as the sender knows."""

    seat: Seat
    client: str
    choice: str
    """What was chosen; empty for an undo."""
    way: str
    """By which way it went: `rest`, `socket` or `undo`."""
    sent: float
    times: int = 0
    """How often it was sent: again after every silence."""
    acknowledged: float = 0.0
    """When the server said that it is on disk; 0 if it never did."""
    refused: bool = False
    """The server has said no. If it was sent only once, then it must not be on disk."""


@dataclass
class Page:
    """What the people at one table know."""

    table: str
    game: str
    tokens: dict[Seat, str]
    sent: list[Sent] = field(default_factory=list)
    shown: dict[Seat | None, set[str]] = field(default_factory=dict)
    """The revisions that each seat, and the spectators (None), have been shown."""
    seated: bool = False
    """Everybody has sat down: from now on only choices change what is shown."""
    over: bool = False
    """Somebody has been told how the game ended."""


class Ledger:
    """What everybody knows. Many threads write, one reads when they are done."""

    def __init__(self) -> None:
        self.pages: dict[str, Page] = {}
        self.answers: Counter[str] = Counter()
        """How often each answer came: statuses of requests, kinds of messages, and `no answer`."""
        self.counts: Counter[str] = Counter()
        """What was acknowledged, by the way it went; `all`; and `sent again` for what was not at the first time."""
        self.problems: list[str] = []
        """What should not have happened to anybody."""
        self._lock = threading.Lock()

    def open(self, table: str, game: str, tokens: dict[Seat, str]) -> Page:
        with self._lock:
            page = self.pages[table] = Page(table, game, tokens)
        return page

    def sending(self, page: Page, seat: Seat, choice: str, way: str) -> Sent:
        """A choice is about to be sent, under a name that no other has."""
        with self._lock:
            sent = Sent(seat, f"{way[0]}{len(page.sent)}-{page.table}", choice, way, time.monotonic())
            page.sent.append(sent)
        return sent

    def show(self, page: Page, seat: Seat | None, revision: str) -> None:
        with self._lock:
            page.shown.setdefault(seat, set()).add(revision)

    def heard(self, answer: str) -> None:
        with self._lock:
            self.answers[answer] += 1

    def complain(self, problem: str) -> None:
        with self._lock:
            self.problems.append(problem)

    def acknowledge(self, sent: Sent) -> None:
        """The server has said that it is on disk."""
        with self._lock:
            sent.acknowledged = time.monotonic()
            self.counts[sent.way] += 1
            self.counts["all"] += 1
            self.counts["sent again"] += sent.times > 1

    @property
    def acknowledged(self) -> int:
        """How many choices the server has said to be on disk."""
        return self.counts["all"]
