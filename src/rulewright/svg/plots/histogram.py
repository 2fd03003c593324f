"""Histogram: how often each whole number came, in bins that fit the paper, with the mean."""

from __future__ import annotations

from collections.abc import Mapping

from ..elements import esc, group, rect
from .paper import Format, label, line, paper, round_ticks


def binned(counts: Mapping[int, int], most: int) -> tuple[int, list[tuple[int, int]]]:
    """The width of a bin, and first value and count of each."""
    low, high = min(counts), max(counts)
    wide = next(
        size * 10**power for power in range(9) for size in (1, 2, 5) if (high - low) // (size * 10**power) < most
    )
    first = low - low % wide
    bins = dict.fromkeys(range(first, high + 1, wide), 0)
    for value, count in counts.items():
        bins[value - value % wide] += count
    return wide, sorted(bins.items())


def histogram(
    counts: Mapping[int, int],
    title: str,
    summary: str,
    *,
    w: float,
    h: float,
    id_: str,
    mean: float,
    shares: Format,
) -> str:
    """Bars that stand, by value; the dashed line is the mean."""
    wide, bins = binned(counts, 24)
    total = sum(counts.values())
    high = max(count for _, count in bins) / total * 1.08
    steps = round_ticks(0, high, 3)
    left, top, right, bottom = 44.0, 10.0, w - 8, h - 26
    begin, end = bins[0][0], bins[-1][0] + wide

    def x(value: float) -> float:
        return left + (right - left) * (value - begin) / (end - begin)

    def y(share: float) -> float:
        return bottom - (bottom - top) * share / high

    drawn = []
    for tick in steps:
        drawn.append(line(left, y(tick), right, y(tick), "grid"))
        drawn.append(label(left - 6, y(tick) + 4, shares(tick), "end", "soft"))
    for start, count in bins:
        name = str(start) if wide == 1 else f"{start}–{start + wide - 1}"
        share = count / total
        bar = rect(
            x(start) + 0.6, y(share), max(x(start + wide) - x(start) - 1.2, 0.5), bottom - y(share), class_="bar"
        )
        drawn.append(group(f"<title>{esc(f'{name}: {shares(share)} ({count})')}</title>", bar))
    for tick in round_ticks(begin, end, 5):
        if tick == int(tick):
            at = x(tick + 0.5) if wide == 1 else x(tick)
            if at <= right - 10:
                drawn.append(label(at, bottom + 17, str(int(tick)), "middle", "soft"))
    at = x(mean + (0.5 if wide == 1 else 0))
    drawn.append(line(at, top, at, bottom, "reference"))
    return paper("".join(drawn), w, h, title, summary, id_)
