"""Bots: they see what a seat may see and the open decision, never the true state.

`make("random", seed=3)` builds one from its name; `names()` lists them.
"""

from __future__ import annotations

from .base import Bot, Seen, explain, make, names

__all__ = ["Bot", "Seen", "explain", "make", "names"]
