"""Dragon Eclipse, all of its combat: mystlings, decks, duels, gauntlets and player against player."""

from .game import DragonEclipse, build

__all__ = ["DragonEclipse", "build"]
