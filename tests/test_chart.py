"""Charts: escaped, whole, readable without colour, and true to their numbers."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree as ET

import pytest

from rulewright.svg.chart import COLOURS, NAMED, Mark, Series, areas, bars, lines, strip, swatch, ticks
from rulewright.svg.palette import DARK, LIGHT, contrast

EVIL = '<script>alert("x")</script>&\x00"\'>'
SERIES = [
    Series("Anna", ((0, 1), (10, 4), (40, 9)), "red"),
    Series("Boris", ((0, 1), (12, 7), (33, 5)), "blue"),
    Series(EVIL, ((0, 0),)),
]
MARKS = [Mark(5, "Era I"), Mark(20, EVIL)]


def every_chart(series: list[Series]) -> list[str]:
    row = [Series(one.name, ((0, 3.0),)) for one in series]
    return [
        lines(series, EVIL, EVIL, last=50, marks=MARKS),
        areas(series, EVIL, EVIL, last=50, marks=MARKS),
        strip(series, EVIL, EVIL, last=50, marks=MARKS, cursor=12),
        bars(row, EVIL, EVIL),
        swatch(3),
        swatch(2, "red", line=True),
    ]


@pytest.mark.parametrize("series", [SERIES, SERIES[:1], [], SERIES * 4])
def test_charts_are_well_formed_and_escape_names(series: list[Series]) -> None:
    for chart in every_chart(series):
        ET.fromstring(chart)
        assert "<script" not in chart
        assert "\x00" not in chart
        assert "nan" not in chart
        assert "inf" not in chart


def test_charts_say_what_they_show() -> None:
    chart = lines(SERIES, "Glory over time", "Anna 9, Boris 5", last=50)
    assert 'role="img"' in chart
    assert '<title id="lines-title">Glory over time</title>' in chart
    assert 'aria-labelledby="lines-title lines-desc"' in chart
    assert ">9</tspan>" in chart
    assert ">5</tspan>" in chart


def test_lines_differ_without_colour() -> None:
    """Five seats have five dashes or marks: none looks like another in greyscale."""
    grey = [re.sub(r"#[0-9a-f]{6}", "#888888", swatch(number, line=True)) for number in range(5)]
    assert len(set(grey)) == 5


def test_patterns_differ_without_colour() -> None:
    grey = [re.sub(r"#[0-9a-f]{6}|swatch-\d", "", swatch(number)) for number in range(8)]
    assert len(set(grey)) == 8


@pytest.mark.parametrize("colour", [*COLOURS, *NAMED.values()])
def test_colours_stand_out_in_both_themes(colour: str) -> None:
    for surface in (LIGHT.surface, LIGHT.raised, DARK.surface, DARK.raised):
        assert contrast(colour, surface) >= 3


def test_bars_are_as_long_as_their_numbers() -> None:
    chart = bars([Series("a", ((0, 10),)), Series("b", ((0, 30),))], "t", size=(402, 26))
    drawn = ET.fromstring(chart)
    space = "{http://www.w3.org/2000/svg}"
    widths = [
        float(rect.attrib["width"])
        for rect in drawn.iter(f"{space}rect")
        if rect.attrib.get("fill", "").startswith("url")
    ]
    assert widths == [100, 300]


def test_what_was_lost_is_crossed_out_at_the_end_of_its_bar() -> None:
    series = [Series("a", ((0, 10),)), Series("b", ((0, 30),))]
    chart = bars(series, "t", lost=Series("lost", ((0, 15),)), size=(402, 26))
    space = "{http://www.w3.org/2000/svg}"
    (gone,) = [
        group for group in ET.fromstring(chart).iter(f"{space}g") if group.findtext(f"{space}title") == "lost: −15"
    ]
    pale = gone.find(f"{space}rect")
    assert pale is not None
    assert (float(pale.attrib["x"]), float(pale.attrib["width"])) == (251, 150)
    assert "−15" in [element.text for element in gone.iter(f"{space}text")]
    assert bars(series, "t", lost=Series("lost", ((0, 0),))) == bars(series, "t")


def test_areas_stack() -> None:
    """The upper edge of the second area is the sum of both."""
    chart = areas([Series("a", ((0, 10),)), Series("b", ((0, 30),))], "t", last=10, size=(340, 136))
    tops = [min(float(y) for y in re.findall(r"[ML][\d.]+ ([\d.]+)", d)) for d in re.findall(r'd="(M[^"]+Z)"', chart)]
    assert len(tops) == 2
    assert tops[0] > tops[1] >= 12


def test_end_labels_do_not_overlap() -> None:
    series = [Series(f"Player {number}", ((0, 1), (10, 20 + number / 10))) for number in range(5)]
    chart = lines(series, "t", last=20, size=(340, 200))
    ys = sorted(
        float(y) for y in re.findall(r'<text x="[\d.]+" y="([\d.]+)" font-size="12" fill="currentColor">P', chart)
    )
    assert len(ys) == 5
    assert all(later - earlier >= 14 for earlier, later in itertools.pairwise(ys))


def test_ticks_are_round_and_few() -> None:
    assert ticks(0, 42) == [0, 10, 20, 30, 40]
    assert ticks(0, 3) == [0, 1, 2, 3]
    assert ticks(-3, 9, 3)[0] <= 0
    assert all(len(ticks(0, high)) <= 7 for high in (1, 7, 19, 99, 1234, 10**6))
