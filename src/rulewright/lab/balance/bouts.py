"""Section on bouts: parts of games with a result of their own: how they ended, how long they were, what added up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from rulewright.lab.intervals import wilson
from rulewright.svg import chart
from rulewright.svg.elements import esc
from rulewright.svg.plots import Cell, cells, histogram

from .context import Context
from .figures import FEWEST, Wins
from .parts import (
    DASH,
    Safe,
    chip,
    figure,
    kind_of,
    percent,
    plain,
    section,
    strong,
    table,
    whole_percent,
    with_interval,
)
from .tally import ALL
from .words import words

MOST_SOURCES = 7
MOST_ROWS = 30


def bouts(context: Context) -> str:
    """How they ended, over all and by what they were fought with."""
    tally = context.tally
    if not tally.bouts:
        return ""
    results = [result for result, _ in tally.results.most_common()]
    title = context.name("bout")
    body = _endings(context, results)
    body += f'<h3>Turns</h3><div class="pair">{"".join(_length(context, result) for result in results)}</div>'
    kinds = list(dict.fromkeys(kind for kind, _ in tally.bout_results))
    body += "".join(_by_kind(context, kind, results) for kind in kinds)
    body += "".join(_sums(context, where) for where in sorted(tally.bout_sums))
    return section("bouts", title, words("bouts"), body)


def middle(counts: Counter[int], share: float = 0.5) -> int:
    """The value that this share of what was counted does not exceed: by default the median."""
    total, seen = sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= share * total:
            return value
    return 0


def spread(counts: Counter[int]) -> str:
    """The median, and what the middle half lies between."""
    return f"{middle(counts)} ({middle(counts, 0.25)} to {middle(counts, 0.75)})" if counts else DASH


def in_order(ids: Iterable[str], best: Callable[[str], float]) -> list[str]:
    """Numbers as they are counted, everything else the best first."""
    found = list(ids)
    if all(_NUMBER.fullmatch(id) for id in found):
        return sorted(found, key=int)
    return sorted(found, key=lambda id: (-best(id), id))


_NUMBER = re.compile(r"[+-]?\d+")


def _endings(context: Context, results: list[str]) -> str:
    tally = context.tally
    rows = []
    told = []
    for result in results:
        share = wilson(tally.results[result], tally.bouts)
        turns = tally.turns["result", result]
        name = context.name("result", result)
        rows.append((name, f"{tally.results[result]:,}", with_interval(share, percent), spread(turns)))
        told.append(f"{strong(name)} {with_interval(share, percent)}, after {middle(turns)} turns")
    rows.append(("All", f"{tally.bouts:,}", "", spread(tally.turns[ALL, ""])))
    context.find("bouts", f"{esc(context.name('bout'))}: {'; '.join(told)} (medians)")
    return table(("Result", "#Times", "#Share", "#Turns: median (middle half)"), rows, "How they ended")


def _length(context: Context, result: str) -> str:
    counts = context.tally.turns["result", result]
    name = context.name("result", result)
    mean = sum(value * count for value, count in counts.items()) / sum(counts.values())
    summary = f"{name}: median {spread(counts)}, from {min(counts)} to {max(counts)} turns."

    def draw(w: float, prefix: str) -> str:
        return histogram(
            counts, f"Turns: {name}", summary, w=min(w, 360), h=170, id_=prefix, mean=mean, shares=whole_percent
        )

    total = sum(counts.values())
    rows = [
        (str(value), f"{count:,}", with_interval(wilson(count, total), percent))
        for value, count in sorted(counts.items())
    ]
    caption = f"{strong(name)}: median {spread(counts)} turns; the dashed line is the mean"
    return figure(f"turns-{result}", caption, draw, table(("Turns", "#Times", "#Share"), rows, name))


def _by_kind(context: Context, kind: str, results: list[str]) -> str:
    """The shares of results with each of a kind, as a map of cells; what stands out is framed."""
    tally = context.tally
    found = {id: counts for (one, id), counts in tally.bout_results.items() if one == kind}
    if len(found) < 2:
        return ""
    title = context.name(kind)
    wins = {f"{id} {result}": _against(context, found[id], result) for id in found for result in results}
    outliers = context.outliers(f"{context.name('bout').lower()} by {title.lower()}", wins)
    names = {id: context.name(kind, id) for id in found}
    heads = {result: context.name("result", result) for result in results}
    deepest = max([abs(one.lift.value) for one in wins.values() if one.seats >= FEWEST], default=0.01) or 0.01
    ordered = in_order(found, lambda id: wins[f"{id} {results[0]}"].rate.value)
    for key in sorted(outliers):
        id, _, result = key.rpartition(" ")
        rate = wins[key].rate
        context.find(
            f"bouts-{kind}",
            f"{strong(names[id])}: {esc(heads[result])} {with_interval(rate, percent)}, over all "
            f"{percent(wins[key].base)}",
        )

    def one(id: str, result: str) -> Cell:
        share = wins[f"{id} {result}"]
        told = f"{names[id]}, {heads[result]}: {with_interval(share.rate, percent)} of {share.seats:,}"
        if share.seats < FEWEST:
            return Cell(percent(share.rate.value), 0, told)
        mark = kind_of(share, f"{id} {result}", outliers)
        return Cell(percent(share.rate.value), share.lift.value / deepest, told, mark)

    def draw(w: float, prefix: str) -> str:
        shown = [[one(id, result) for result in results] for id in ordered]
        summary = "How often each result came; the table has every share with its interval."
        return cells(
            [names[id] for id in ordered], list(heads.values()), shown, f"Results by {title}", summary, w=w, id_=prefix
        )

    rows = []
    for id in ordered:
        shares = [
            Safe(f"{with_interval(wins[key].rate, percent)} {chip(kind_of(wins[key], key, outliers))}")
            for key in (f"{id} {result}" for result in results)
        ]
        rows.append((names[id], f"{sum(found[id].values()):,}", *shares, spread(tally.turns[kind, id])))
    heads_ = (title, "#Times", *[f"#{name}" for name in heads.values()], "#Turns: median (middle half)")
    caption = f"{strong(title)}: how often each result came; framed cells stand out"
    return figure(f"bouts-{kind}", caption, draw, table(heads_, rows, title))


def _against(context: Context, counts: Counter[str], result: str) -> Wins:
    """How often a result came, against how often it comes over all."""
    tally = context.tally
    times = sum(counts.values())
    usual = tally.results[result] / tally.bouts
    return Wins(times, counts[result], times * usual, times * usual * (1 - usual))


def _sums(context: Context, where: str) -> str:
    """What added up in an average bout, and what it came from."""
    tally = context.tally
    sums = tally.bout_sums[where]
    total = sum(sums.values())
    named = [(context.source(source), amount) for source, amount in sums.most_common()]
    shown = named[:MOST_SOURCES]
    rest = total - sum(amount for _, amount in shown)
    parts = [*shown, *([("All others", rest)] if rest else [])]
    series = [chart.Series(name, ((0.0, round(amount / tally.bouts, 2)),)) for name, amount in parts]
    title = context.name("sum", where)
    legend = "".join(
        f"<li>{chart.swatch(number, id_=f'sum-{where}-s')} {esc(one.name)}</li>" for number, one in enumerate(series)
    )
    summary = "; ".join(f"{name} {percent(amount / total)}" for name, amount in parts)

    def draw(w: float, prefix: str) -> str:
        return chart.bars(
            series,
            f"{title}: {plain(total / tally.bouts)}",
            summary,
            high=total / tally.bouts,
            size=(w, 34),
            id_=prefix,
        )

    rows = [(name, plain(amount / tally.bouts), percent(amount / total)) for name, amount in named]
    behind = table((title, "#On average", "#Share"), rows, title)
    caption = f'{strong(title)}: {plain(total / tally.bouts)} on average<ul class="legend">{legend}</ul>'
    return figure(f"sum-{where}", caption, draw, behind)
