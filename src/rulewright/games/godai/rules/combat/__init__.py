"""Combat: before the fight, the three phases of a round, and how it ends. Rulebook p.86-110."""

from __future__ import annotations

from . import closing, declaration, ending, favored, meeting, opponents, resolution, rounds

__all__ = ["closing", "declaration", "ending", "favored", "meeting", "opponents", "resolution", "rounds"]
