"""How saves of older versions of Dragon Eclipse become saves of today (core/saving.py)."""

from __future__ import annotations

from typing import Any

from rulewright.core.saving import Upgrade

SAVE_VERSION = 2

_OF_PLAYER = ("party", "wins")
_OF_COMBAT = ("foe", "map", "arena", "boons", "banes", "terrain_damage", "round", "turn", "taunt", "fighting")


def take_combat_apart(state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 kept all of a Combat beside what lasts; since version 2 it is a record of its own, or not there."""
    sheets = state.pop("sheets")
    state["players"] = [{name: sheet.pop(name) for name in _OF_PLAYER if name in sheet} for sheet in sheets]
    combat = {name: state.pop(name) for name in _OF_COMBAT if name in state}
    if "fighting" in combat:
        combat["begun"] = combat.pop("fighting")
    if combat.get("map"):
        state["combat"] = {"sheets": sheets, **combat}
    return state


UPGRADES: dict[int, Upgrade] = {1: take_combat_apart}
"""By the version that a save was made with."""
