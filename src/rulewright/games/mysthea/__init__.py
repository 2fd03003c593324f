"""Mysthea: 2 to 5 players fight for floating islands over three eras."""

from .game import build

__all__ = ["build"]
