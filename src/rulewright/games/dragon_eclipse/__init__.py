"""Dragon Eclipse, the combat half: mystlings, decks, duels, gauntlets and player against player."""

from .game import DragonEclipse, build

__all__ = ["DragonEclipse", "build"]
