"""The Roguelite mode: setup, the way over the map, Mystery cards, Artifacts, Camp, Resolution. Rulebook p.28-31."""

from __future__ import annotations

from . import artifacts, camp, deck, fights, mystery, resolution, setup, trail

__all__ = ["artifacts", "camp", "deck", "fights", "mystery", "resolution", "setup", "trail"]
