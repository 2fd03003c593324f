"""How much memory something takes at its height, counted in bytes that Python asked for, not in time."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable


def peak_of(work: Callable[[], object]) -> int:
    """The most bytes that were held at once while this ran, besides what was held before."""
    tracemalloc.start()
    try:
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        try:
            work()
        finally:
            peak = tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    return peak
