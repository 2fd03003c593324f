"""Drawings of hexes, tiles, pieces and cards."""
