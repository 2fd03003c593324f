"""Bots: they see what a seat may see and the open decision, never the true state.

`make("greedy", seed=3)` builds one from its name; `LEVELS` are the names that players see, the weakest first.
"""

from __future__ import annotations

from .base import Advice, Bot, Seen, Weighed
from .by_name import ADVISER, DEFAULT_LEVEL, LEVELS, advise, adviser_of, make, names, split

__all__ = [
    "ADVISER",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Advice",
    "Bot",
    "Seen",
    "Weighed",
    "advise",
    "adviser_of",
    "make",
    "names",
    "split",
]
