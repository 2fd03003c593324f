"""Formulas of heroes' ranks, such as `M1/2 + D`: how they are read and written out."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulewright.core.text import Say

from .model.vocabulary import Stat

RANKS = {"A": Stat.ATTACK, "D": Stat.DEFEND, "M1": Stat.FIRST, "M2": Stat.SECOND, "S": Stat.SURVIVAL, "E": Stat.ENERGY}
"""The letters of formulas."""


class Term(NamedTuple):
    """A rank times something, divided by something; without a stat a plain number."""

    stat: Stat | None
    times: int
    by: int
    least: int = 1
    """What a fraction is at least (GOD-733); 0 where something is counted for every so many ranks (`//`)."""


@cache
def parse(formula: str) -> tuple[Term, ...]:
    """The terms of a formula such as `M1/2 + D`, `2*M2` or `M2//4`; raises `ValueError` for anything else."""
    found = []
    for word in formula.split("+"):
        word = word.strip()
        times, star, rest = word.partition("*")
        name, slash, by = (rest if star else word).partition("/")
        number = int(times) if star else 1
        least = 0 if by.startswith("/") else 1
        if name in RANKS:
            found.append(Term(RANKS[name], number, int(by.lstrip("/")) if slash else 1, least))
        else:
            found.append(Term(None, int(name) * number, 1))
    return tuple(found)


def tell(formula: str, say: Say) -> str:
    """A formula in words: `half of Attack + Defend`."""
    parts = []
    for stat, times, by, _ in parse(formula):
        if stat is None:
            parts.append(str(times))
        else:
            parts.append(say("formula-term", stat=str(stat), times=times, by=by))
    return " + ".join(parts)
