"""Why not? For every kind of choice the rules that forbid it now, with the values that fail them.

What a refusal says must be so, and it must be what forbids the choice: tests/repairing.py repairs what is named and
looks whether the choice becomes legal. A question of another seat says nothing about what this seat could answer.
"""

from __future__ import annotations

from . import arena, before, building, run, story, turn

__all__ = ["arena", "before", "building", "run", "story", "turn"]
