"""The pages, a module for each part of the house."""

from __future__ import annotations

from fastapi import APIRouter

from .asides import router as asides
from .asides import rules
from .companion import router as companion
from .home import router as home
from .learn import router as learn
from .new import router as new
from .replays import router as replays
from .table import router as table
from .tutorial import router as tutorial

routers: tuple[APIRouter, ...] = (home, new, table, asides, rules, replays, companion, learn, tutorial)
"""Every router of pages; a new module adds its own here."""
