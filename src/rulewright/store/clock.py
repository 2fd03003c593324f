"""What time it is, in one place, so that tests can set it.

`now` is the time of day: it goes into the database, where other processes read it, and anybody may set it back or
forward while we run. `ticks` never goes back, and means nothing outside this process: it
measures how long ago something happened here.
"""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970, as far as this machine knows."""
    return time.time()


def ticks() -> float:
    """Seconds since some moment, whatever anybody does to the time of day."""
    return time.monotonic()
