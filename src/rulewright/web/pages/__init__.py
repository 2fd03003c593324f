"""The pages, a module for each part of the site."""

from __future__ import annotations

from fastapi import APIRouter

from .companion import router as companion
from .decks import router as decks
from .forks import router as forks
from .home import router as home
from .lessons import router as learn
from .lines import router as lines
from .new_table import router as new
from .profile import router as profile
from .progress import router as progress
from .replays import router as replays
from .table import router as table
from .table_help import router as asides
from .table_help import rules
from .tutorial import router as tutorial

routers: tuple[APIRouter, ...] = (
    home, new, table, forks, lines, decks, asides, rules, replays, companion, learn, tutorial, profile, progress,
)  # fmt: skip
"""Every router of pages; a new module adds its own here."""
