"""Whole numbers out of what strangers typed: forms, addresses, cookies, command lines, files."""

from __future__ import annotations

LARGEST = 10**18 - 1
_LONGEST = len(str(LARGEST))


def whole_number(text: str, least: int = 0, most: int = LARGEST) -> int | None:
    """The number that a text spells in the digits 0 to 9, if it lies within the bounds; None for anything else.

    `str.isdigit` would let superscripts and the digits of other scripts through, and `int` would refuse some of them,
    accept others, and stumble over thousands of nines. A sign counts only where a number may be negative.
    """
    digits = text[1:] if least < 0 and text[:1] == "-" else text
    if len(digits) > _LONGEST or not (digits.isascii() and digits.isdecimal()):
        return None
    number = int(text)
    return number if least <= number <= most else None
