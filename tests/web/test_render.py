"""How words come onto a page."""

from __future__ import annotations

from rulewright.web.render import unbroken


def test_a_range_and_a_change_stay_on_one_line() -> None:
    assert unbroken("fights 1–2, Deal 4 → 5") == "fights 1\u2060–\u20602, Deal 4\u00a0→\u00a05"
    assert unbroken("Camp → Boss") == "Camp → Boss"
