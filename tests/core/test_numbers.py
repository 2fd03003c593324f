"""A whole number is read from the digits 0 to 9 alone, whoever typed it."""

from __future__ import annotations

import pytest

from rulewright.core.numbers import LARGEST, whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("7", 7), ("007", 7), ("12", 12), (str(LARGEST), LARGEST)],
)
def test_digits_are_a_number(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text",
    ["", " ", "x", "²", "٣", "１", "1²", "①", "+1", "-1", " 1", "1 ", "1.0", "1e3", "1_000", "0x1", "9" * 5000, "\x00"],
)
def test_anything_else_is_none(text: str) -> None:
    assert whole_number(text) is None


def test_a_number_has_an_end() -> None:
    assert whole_number(str(LARGEST + 1)) is None
    assert whole_number("0" * 5000) is None


def test_bounds_are_part_of_the_question() -> None:
    assert [whole_number(text, 1, 3) for text in "01234"] == [None, 1, 2, 3, None]
    assert [whole_number(text, -2, 2) for text in ("-3", "-2", "-0", "2", "3", "-", "--1", "-²")] == [
        None,
        -2,
        0,
        2,
        None,
        None,
        None,
        None,
    ]
