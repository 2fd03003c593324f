"""Saves and replays of every release, which every later version opens."""
