"""Save sheets that grew apart: two Runs at once, a guest at another's table, two devices.

A Run adds marks to the sheet that it began with, and takes none away. So what it has added can be added to another
sheet: a mark that is there already stays one mark. A step of a perk and a box of a Mystling count from the sheet
that is marked: nobody gets more than the Run has marked, and nobody loses what they have.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ...content.components import Content
from ...model.run import SaveSheet
from .sheet import BOXES, MOST_DARKNESS, MOST_ESSENCE, MOST_SILVER


def merged(content: Content, now: SaveSheet, before: SaveSheet, after: SaveSheet) -> SaveSheet:
    """DRE-583, DRE-602, DRE-635, DRE-637: `now` with what a Run has added that began with `before` and left `after`."""
    if now == before:
        return after
    perks = zip(now.perks, before.perks, after.perks, strict=True)
    boxes = {
        one: raised(now.boxes.get(one, 0), before.boxes.get(one, 0), after.boxes.get(one, 0))
        for one in sorted({*now.boxes, *after.boxes})
    }
    completed = added(now.completed, before.completed, after.completed)
    known = added(now.maps, before.maps, after.maps)
    # DRE-635: every completed map opens the next one; two Runs at once may have opened the same.
    locked = [trail for trail in content.trails if trail not in known]
    known = (*known, *locked[: max(0, len(completed) + 1 - len(known))])
    full = sum([1 for marked in boxes.values() if marked == BOXES])
    return SaveSheet(
        mystlings=tuple(sorted(added(now.mystlings, before.mystlings, after.mystlings))),
        boxes=boxes,
        artifacts=added(now.artifacts, before.artifacts, after.artifacts),
        perks=tuple([raised(*steps) for steps in perks]),
        maps=tuple([trail for trail in content.trails if trail in known]),
        completed=completed,
        darkness=max(now.darkness, min(MOST_DARKNESS, full)),
        silver=max(0, min(MOST_SILVER, now.silver + after.silver - before.silver)),
        essence=max(0, min(MOST_ESSENCE, now.essence + after.essence - before.essence)),
    )


def joined(content: Content, one: SaveSheet, other: SaveSheet, blank: SaveSheet) -> SaveSheet:
    """Two sheets of one person as one: every mark of either; Silver and Essence of the one that has more."""
    found = merged(content, one, blank, other)
    return msgspec.structs.replace(
        found,
        darkness=max(found.darkness, other.darkness),
        silver=max(one.silver, other.silver),
        essence=max(one.essence, other.essence),
    )


def raised(now: int, before: int, after: int) -> int:
    """A number of marks, with those that were added: no more than the Run has marked, no fewer than there are."""
    return max(now, min(after, now + after - before))


def added(now: tuple[str, ...], before: Iterable[str], after: Iterable[str]) -> tuple[str, ...]:
    """What is marked, with what was added, in this order."""
    fresh = [one for one in after if one not in set(before) and one not in now]
    return (*now, *fresh)
