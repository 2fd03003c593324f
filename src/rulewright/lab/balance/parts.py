"""The parts that sections of the report are built from: figures with tables behind them, numbers with intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from rulewright.lab.intervals import Estimate
from rulewright.svg.elements import esc

from .figures import FEWEST, Mean, Wins

WIDE, NARROW = 760.0, 348.0
Draw = Callable[[float, str], str]
"""Draws a plot for paper so wide, with this prefix for ids."""
DASH = "–"
MARKS = {"up": "▲ above", "down": "▼ below", "plain": "", "few": "too few"}


# -- numbers -------------------------------------------------------------------------------------------------


def signed(value: float, digits: int = 1) -> str:
    """A number with its sign, and nothing without one."""
    shown = f"{value:+.{digits}f}"
    return shown[1:] if not float(shown) else shown.replace("-", "−")


def percent(value: float) -> str:
    return f"{value * 100:.1f} %"


def whole_percent(value: float) -> str:
    return f"{value * 100:.0f} %" if abs(value * 100 - round(value * 100)) < 1e-9 else f"{value * 100:.1f} %"


def above(value: float) -> str:
    """Percentage points above or below."""
    return f"{signed(value * 100)} pp"


def tick_above(value: float) -> str:
    return f"{value * 100:+g}".replace("-", "−") if value else "0"


def plain(value: float) -> str:
    return f"{value:,.1f}".replace("-", "−")


def tick_plain(value: float) -> str:
    return f"{value:,g}".replace("-", "−")


def interval(estimate: Estimate, told: Callable[[float], str]) -> str:
    """The ends of an interval; nothing where there is none."""
    if math.isnan(estimate.low) or math.isnan(estimate.high):
        return "too few games for an interval"
    low = told(estimate.low).removesuffix(" pp").removesuffix(" %")
    return f"{low} to {told(estimate.high)}"


def with_interval(estimate: Estimate, told: Callable[[float], str]) -> str:
    return f"{told(estimate.value)} ({interval(estimate, told)})"


def kind_of(wins: Wins, name: str, outliers: set[str]) -> str:
    """How a row is marked."""
    if wins.seats < FEWEST:
        return "few"
    if name not in outliers:
        return "plain"
    return "up" if wins.lift.value > 0 else "down"


# -- HTML ------------------------------------------------------------------------------------------------------


def chip(kind: str) -> str:
    """A mark in a table, in words."""
    return f'<span class="chip {kind}">{MARKS[kind]}</span>' if MARKS[kind] else ""


def rule_chip(rule: str, text: str) -> str:
    return f'<abbr class="rule" title="{esc(text)}">{esc(rule)}</abbr>'


class Safe(str):
    """Text that is HTML already."""


def cell(value: str) -> str:
    return value if isinstance(value, Safe) else esc(value)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """The first column names the row; a head that begins with `#` is of numbers."""
    numeric = [head.startswith("#") for head in heads]
    shown = "".join(
        f'<th scope="col"{" class=number" if one else ""}>{cell(head.removeprefix("#"))}</th>'
        for head, one in zip(heads, numeric, strict=True)
    )
    body = []
    for row in rows:
        cells = [f'<th scope="row">{cell(row[0])}</th>']
        cells += [
            f"<td{' class=number' if one else ''}>{cell(value)}</td>"
            for value, one in zip(row[1:], numeric[1:], strict=True)
        ]
        body.append(f"<tr>{''.join(cells)}</tr>")
    told = f"<caption>{esc(caption)}</caption>" if caption else ""
    name = esc(caption or heads[0].removeprefix("#") or "Table")
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{name}"><table>{told}'
        f"<thead><tr>{shown}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def details(summary: str, body: str) -> str:
    return f"<details><summary>{esc(summary)}</summary>{body}</details>"


def figure(id_: str, caption: str, draw: Draw, behind: str, numbers: str = "The numbers") -> str:
    """A plot for screens and one for phones, what it shows, and its numbers as a table."""
    return (
        f'<figure id="{esc(id_)}"><figcaption>{caption}</figcaption>'
        f'<div class="wide">{draw(WIDE, id_)}</div><div class="narrow">{draw(NARROW, id_ + "-n")}</div>'
        f"{details(numbers, behind)}</figure>"
    )


def section(id_: str, title: str, lede: str, *body: str) -> str:
    return f'<section id="{esc(id_)}"><h2>{esc(title)}</h2><p class="lede">{lede}</p>{"".join(body)}</section>'


def paragraph(words: str) -> str:
    return f"<p>{words}</p>"


def strong(words: str) -> str:
    return f"<strong>{esc(words)}</strong>"


def tiles(values: Iterable[tuple[str, str, str]]) -> str:
    """A few large numbers: name, value, what goes with it."""
    shown = "".join(
        f"<div><dt>{esc(name)}</dt><dd>{esc(value)}<small>{esc(note)}</small></dd></div>"
        for name, value, note in values
    )
    return f'<dl class="tiles">{shown}</dl>'


def mean_cell(mean: Mean) -> str:
    if not mean.count:
        return DASH
    return with_interval(mean.estimate, plain)
