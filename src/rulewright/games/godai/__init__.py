"""HEXplore It: The Mountains of Godai. One to four heroes, a growing land, three or four sieges."""

from .game import Godai, build

__all__ = ["Godai", "build"]
