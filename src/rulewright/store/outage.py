"""An outage of the database: logged once when it begins and once when it is over, however many requests it affects."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from . import clock
from .database_errors import is_damage, is_database_error, is_mistake, reason

QUIET = 60.0
"""Seconds between two log lines about an outage: a database that comes and goes does not fill the log."""
_LOG = logging.getLogger("rulewright.store")


class Outage:
    """Whether the database answers at present; changes are logged."""

    def __init__(self) -> None:
        self.failures = 0
        """How often it did not answer since it last did; while there are any, the log knows of it."""
        self.begun = 0.0
        """The tick of the first of them."""
        self.of_writing = False
        """Whether it could not be written: that it can be read is then no end of the outage."""
        self.told = False
        self._last = -QUIET

    @contextmanager
    def watching(self, writing: bool = False) -> Iterator[None]:
        """Do work with the database; whether it succeeds is counted."""
        try:
            yield
        except BaseException as error:
            if is_database_error(error) and not is_mistake(error) and not is_damage(error):
                self._goes_on(error, writing)
            raise
        if self.failures and (writing or not self.of_writing):
            self._is_over()

    def _goes_on(self, error: BaseException, writing: bool) -> None:
        now = clock.ticks()
        self.begun = self.begun if self.failures else now
        self.failures += 1
        self.of_writing = self.of_writing or writing
        if not self.told and now - self._last >= QUIET:
            self.told, self._last = True, now
            _LOG.error("the database does not answer: %s; this is told once, until it does", reason(error))

    def _is_over(self) -> None:
        if self.told:
            seconds = clock.ticks() - self.begun
            _LOG.warning("the database answers again after %.0f seconds; failures: %d", seconds, self.failures)
        self.failures, self.of_writing, self.told = 0, False, False
