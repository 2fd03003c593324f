"""The pages, a module for each part of the house."""

from __future__ import annotations

from fastapi import APIRouter

from .home import router as home
from .table import router as table

routers: tuple[APIRouter, ...] = (home, table)
"""Every router of pages; a new module adds its own here."""
