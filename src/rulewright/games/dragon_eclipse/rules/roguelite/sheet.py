"""The Save sheet: what is marked for ever, and how it is written down. Rulebook p.29-30."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core.errors import SetupError

from ...content.components import Content
from ...model.run import NO_PERKS, SaveSheet
from ...model.state import DragonState
from ...model.vocabulary import PERK_COSTS, PERKS, Perk

LADDER = "ladder"
SHEETS = ("new", "standard", "complete", LADDER)
"""Sheets with a name: the first Run, the same start for everybody, everything marked, and the ladder: everything, but
chance says how many steps of Darkness are in force and which Artifacts are in use."""
COST = {1: 0, 2: 2, 3: 3, 4: 4, 5: 5}
"""DRE-603 to DRE-607: Essence for a Mystling of each Tier; those of Tier I are unlocked from the start."""
TAMING, BOTH_ADVANCEMENTS, DARKNESS, ONLY_B, FREE = 4, 3, 6, 7, 9
"""Artifact Perks that open something (DRE-617 to DRE-623)."""
MOST_SILVER, MOST_ESSENCE = 10, 6
"""DRE-687, DRE-690."""
BOXES = 3
MOST_DARKNESS = 10


def new_sheet(content: Content) -> SaveSheet:
    """DRE-594, DRE-596, DRE-602, DRE-603, DRE-634: four Mystlings and the first map; nothing else is marked."""
    free = tuple(sorted([one.id for one in content.mystlings.values() if not cost_of(content, one.id)]))
    return SaveSheet(mystlings=free, boxes={}, maps=tuple(content.trails)[:1])


def read_sheet(content: Content, text: str) -> SaveSheet:
    """A sheet by its name, or as it was written down. Raises `SetupError`."""
    if text == "new":
        return new_sheet(content)
    everyone = tuple(sorted(content.mystlings))
    maps = tuple(content.trails)
    if text == "standard":
        return SaveSheet(mystlings=everyone, boxes={}, perks=(2,) * len(PERKS), maps=maps)
    if text in ("complete", LADDER):
        return SaveSheet(
            mystlings=everyone,
            boxes=dict.fromkeys(everyone, BOXES),
            artifacts=tuple(content.artifacts),
            perks=(3,) * len(PERKS),
            maps=maps,
            completed=maps,
            darkness=MOST_DARKNESS,
        )
    try:
        found = msgspec.json.decode(text.encode(), type=SaveSheet)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise SetupError("setup-sheet", problem=str(error)[:120]) from None
    problem = impossible_sheet(content, found)
    if problem:
        raise SetupError("setup-sheet", problem=problem)
    return found


def on_ladder(complete: SaveSheet, steps: int) -> SaveSheet:
    """DRE-637: this many steps of Darkness, and as many Mystlings with all their boxes."""
    whole = dict.fromkeys(complete.mystlings[:steps], BOXES)
    return msgspec.structs.replace(complete, boxes=whole, darkness=steps)


def write_sheet(sheet: SaveSheet) -> str:
    """The sheet as text, which `read_sheet` reads again."""
    tidy = msgspec.structs.replace(sheet, boxes=dict(sorted(sheet.boxes.items())))
    return msgspec.json.encode(tidy).decode()


def impossible_sheet(content: Content, sheet: SaveSheet) -> str | None:
    """What no sheet can have."""
    unknown = [one for one in (*sheet.mystlings, *sheet.boxes) if one not in content.mystlings]
    unknown.extend([one for one in sheet.artifacts if one not in content.artifacts])
    unknown.extend([one for one in (*sheet.maps, *sheet.completed) if one not in content.trails])
    if unknown:
        return f"unknown: {unknown[0]}"
    if len(sheet.perks) != len(PERKS) or any(step not in range(len(PERK_COSTS) + 1) for step in sheet.perks):
        return f"perks: {list(sheet.perks)}"
    if any(marked not in range(BOXES + 1) for marked in sheet.boxes.values()):
        return "boxes: 0 to 3"
    if not sheet.maps or not sheet.mystlings or not 0 <= sheet.darkness <= MOST_DARKNESS:
        return "maps, mystlings or darkness"
    if not 0 <= sheet.silver <= MOST_SILVER or not 0 <= sheet.essence <= MOST_ESSENCE:
        return "silver or essence"
    for part in (sheet.mystlings, sheet.artifacts, sheet.maps, sheet.completed):
        if len(set(part)) < len(part):
            return "something is marked twice"
    return None


def cost_of(content: Content, mystling: str) -> int:
    """DRE-603 to DRE-607, DRE-705: the Essence cost of a Mystling; expansions bring theirs on the Tier card."""
    record = content.mystlings[mystling]
    free = record.tier == 1 and record.source.author is None
    return 0 if free else record.essence


def sheet_of_run(state: DragonState) -> SaveSheet:
    """The sheet in force."""
    assert state.save is not None
    return state.save


def mark(state: DragonState, **changes: Any) -> None:
    """Something is marked on the Save sheet."""
    state.save = msgspec.structs.replace(sheet_of_run(state), **changes)


def has_perk(state: DragonState, number: int) -> bool:
    """DRE-614 to DRE-624: Artifact Perks are marked in order."""
    return sheet_of_run(state).artifact_perks >= number


def slots(state: DragonState) -> int:
    """DRE-615, DRE-619, DRE-624, DRE-625: 0, 1, 2 or 3 Artifacts are in use."""
    marked = sheet_of_run(state).artifact_perks
    return (marked >= 1) + (marked >= 5) + (marked >= 10)


def perk_step(state: DragonState, perk: Perk) -> int:
    """AMB-DRE-89: X of a Starting Perk, the highest one that was bought."""
    return sheet_of_run(state).perks[PERKS.index(perk)]


__all__ = ["NO_PERKS", "SHEETS", "SaveSheet", "new_sheet", "read_sheet", "write_sheet"]
