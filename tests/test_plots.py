"""Plots: escaped, whole, on wide and narrow paper, and true to their numbers."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from rulewright.svg.plots import Cell, Dot, Row, cells, curve, forest, histogram, scatter
from rulewright.svg.plots.histogram import binned
from rulewright.svg.plots.paper import round_ticks

EVIL = '<script>alert("x")</script>&\x00"\'>'
SVG = "{http://www.w3.org/2000/svg}"
ROWS = [Row("Anna", 0.1, 0.05, 0.15, "up"), Row(EVIL, -0.1, -0.3, 0.1), Row("Kyiv", 0.0, 0.0, 0.0, "few", 0.02)]
DOTS = [
    Dot("Anna: much", 0.9, 0.2, 0.1, 0.3, "up", "Anna"),
    Dot(EVIL, 0.1, -0.2, -0.3, -0.1, "down", EVIL),
    Dot("x", 0.5, 0, -0.1, 0.1),
]


def told(value: float) -> str:
    return f"{value:.2f}"


def every_plot(w: float) -> list[str]:
    cell = Cell("+5", 0.5, EVIL, "up")
    return [
        forest(ROWS, EVIL, EVIL, w=w, id_="a", told=told, ticks=told),
        scatter(DOTS, EVIL, EVIL, w=w, h=300, id_="b", axes=(EVIL, EVIL), formats=(told, told)),
        histogram({3: 5, 4: 1, 9: 2}, EVIL, EVIL, w=w, h=200, id_="c", mean=4.5, shares=told),
        cells(["r", EVIL], ["c"], [[cell], [cell]], EVIL, EVIL, w=w, id_="d"),
        curve([(1, 5), (40, 90)], EVIL, EVIL, w=w, h=200, id_="e", axes=(EVIL, "y"), told=told, limit=100),
    ]


@pytest.mark.parametrize("w", [348, 760])
def test_plots_are_well_formed_and_escape_names(w: float) -> None:
    for plot in every_plot(w):
        root = ET.fromstring(plot)
        assert root.get("viewBox") is not None
        assert root.find(f"{SVG}title") is not None
        assert root.find(f"{SVG}desc") is not None
        assert "<script" not in plot
        assert "\x00" not in plot
        assert "nan" not in plot


@pytest.mark.parametrize("w", [348, 760])
def test_nothing_reaches_beyond_the_paper(w: float) -> None:
    for plot in every_plot(w):
        for x in re.findall(r' (?:x|cx|x1|x2)="(-?[\d.]+)"', plot):
            assert -0.5 <= float(x) <= w + 0.5, plot


def test_a_forest_shows_value_interval_and_reference() -> None:
    plot = forest(ROWS[:1], "t", "s", w=760, id_="f", told=told, ticks=told)
    whisker = re.search(r'x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)" y2="[\d.]+" class="whisker"', plot)
    reference = re.search(r'x1="([\d.]+)"[^>]*class="reference"', plot)
    assert whisker is not None
    assert reference is not None
    zero, low, high = float(reference[1]), float(whisker[1]), float(whisker[2])
    assert (high - zero) / (low - zero) == pytest.approx(3, rel=0.01)
    assert "Anna: 0.10 (0.05 to 0.15)" in plot


def test_what_stands_out_does_so_by_shape() -> None:
    """Without colour a triangle still points up or down."""
    shapes = []
    for kind in ("up", "down", "plain"):
        row = [Row("a", 0.1, 0.0, 0.2, kind)]
        plot = forest(row, "t", "s", w=760, id_="f", told=told, ticks=told)
        found = re.search(rf'<(\w+)([^>]*)class="mark {kind}"', plot)
        assert found is not None
        shapes.append(found[1] + found[2])
    assert len(set(shapes)) == 3


def test_bins_hold_every_value() -> None:
    counts = {value: value % 7 + 1 for value in range(13, 400)}
    wide, bins = binned(counts, 24)
    assert sum(count for _, count in bins) == sum(counts.values())
    assert len(bins) <= 25
    for start, count in bins:
        assert count == sum(counts.get(value, 0) for value in range(start, start + wide))
    assert binned({5: 2}, 24) == (1, [(5, 2)])


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-0.13, 0.2), (3, 900), (0.2, 0.21), (-7, -2)])
def test_ticks_are_round_few_and_inside(low: float, high: float) -> None:
    found = round_ticks(low, high, 5)
    assert 2 <= len(found) <= 6
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)
    assert round_ticks(2, 2) == [2]
