"""What only Runs use: maps, Mystery cards, Artifacts (GAP-DRE-31 to GAP-DRE-33), and the proof of a map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from rulewright.content.source import Component
from rulewright.core.errors import ContentError

from ..effects import AnyEffect
from ..model.vocabulary import Ground, Special
from ..road import AnyRoad

STAGES = 3
"""DRE-580: the parts of a map, each with a Boss at its end."""


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a map and where its arrows lead (DRE-665)."""

    id: str
    kind: Ground
    to: tuple[str, ...] = ()
    tier: int = 0
    """Of a Combat."""
    enemy: str = ""
    """A Boss that no Tier deck holds."""
    letter: str = ""
    """Mystery: the slot whose card is resolved (DRE-674)."""
    cards: int = 0
    """Mystery: how many are drawn (DRE-675)."""

    @property
    def fights(self) -> bool:
        return self.kind in (Ground.TIER, Ground.BOSS)


class Trail(Component, frozen=True, kw_only=True, dict=True):
    """A map of the Roguelite mode (DRE-634, DRE-650)."""

    spaces: tuple[Space, ...]
    rule: str = "DRE-650"

    @cached_property
    def space(self) -> dict[str, Space]:
        return {space.id: space for space in self.spaces}

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """DRE-653: the lettered slots, in order."""
        return tuple(sorted({space.letter for space in self.spaces if space.letter}))

    @cached_property
    def bosses(self) -> tuple[Space, ...]:
        return tuple([space for space in self.spaces if space.kind is Ground.BOSS])

    @cached_property
    def camps(self) -> tuple[str, ...]:
        """AMB-DRE-91: Campsite 0 is the start; 1 and 2 follow the first two Bosses."""
        return tuple([space.id for space in self.spaces if space.kind is Ground.CAMP])

    @cached_property
    def stage(self) -> dict[str, int]:
        """The part that each space belongs to, from 1."""
        found: dict[str, int] = {}
        for number, camp in enumerate(self.camps, 1):
            waiting = [camp]
            while waiting:
                id = waiting.pop()
                if id not in found:
                    found[id] = number
                    if self.space[id].kind is not Ground.BOSS:
                        waiting.extend(self.space[id].to)
        return found

    @cached_property
    def depth(self) -> dict[str, int]:
        """How many arrows lead to a space by the longest way: its column in a drawing."""
        found: dict[str, int] = {}
        waiting = [(self.camps[0], 0)]
        while waiting:
            id, deep = waiting.pop()
            if found.get(id, -1) < deep <= len(self.spaces):
                found[id] = deep
                waiting.extend([(to, deep + 1) for to in self.space[id].to])
        return found


class Mystery(Component, frozen=True, kw_only=True):
    """A Mystery card (DRE-601): a top for the deck and a bottom for everything else."""

    top: tuple[AnyRoad, ...]
    bottom: tuple[AnyRoad, ...]
    rule: str = "DRE-601"


class Artifact(Component, frozen=True, kw_only=True):
    """An Artifact (DRE-595): its Achievement is told by its id; its effect in Combat, on the road, or a special one."""

    combat: tuple[AnyEffect, ...] = ()
    road: tuple[AnyRoad, ...] = ()
    special: Special | None = None
    wants: int
    """How much the Achievement asks for."""
    rule: str = "DRE-595"


def trail_problems(trails: Sequence[Trail]) -> Iterator[ContentError]:
    """DRE-600, DRE-650, DRE-653, AMB-DRE-121: what is wrong with a map.

    Every space can be reached, arrows never lead backward, no way leads from a Combat to the next without a Mystery,
    three parts begin with a Camp and end with a Boss, and two to four slots have letters.
    """
    for trail in trails:
        ids = [space.id for space in trail.spaces]
        lost = sorted({to for space in trail.spaces for to in space.to if to not in trail.space})
        if len(set(ids)) < len(ids) or lost:
            yield ContentError("check-trail-spaces", id=trail.id, spaces=", ".join(lost or ids))
            continue
        if len(trail.camps) != STAGES or len(trail.bosses) != STAGES or trail.spaces[0].kind is not Ground.CAMP:
            yield ContentError("check-trail-parts", id=trail.id, camps=len(trail.camps), bosses=len(trail.bosses))
            continue
        if not 2 <= len(trail.letters) <= 4:
            yield ContentError("check-trail-letters", id=trail.id, count=len(trail.letters))
        if has_circle(trail):
            yield ContentError("check-trail-circle", id=trail.id)
            continue
        unreached = [id for id in ids if id not in trail.depth]
        if unreached:
            yield ContentError("check-trail-unreached", id=trail.id, spaces=", ".join(unreached))
        for space in trail.spaces:
            for wrong in space_problems(trail, space):
                yield ContentError("check-trail-space", id=trail.id, space=space.id, problem=wrong)


def has_circle(trail: Trail) -> bool:
    """Whether some arrows lead back to where they came from."""
    done: set[str] = set()
    while True:
        ready = [space.id for space in trail.spaces if space.id not in done and set(space.to) <= done]
        if not ready:
            return len(done) < len(trail.spaces)
        done.update(ready)


def space_problems(trail: Trail, space: Space) -> Iterator[str]:
    """What is wrong with one space."""
    last = trail.bosses[-1].id
    if not space.to and space.id != last:
        yield "no arrow"
    if space.fights and space.tier not in range(1, 6):
        yield "tier"
    if space.kind is Ground.MYSTERY and bool(space.letter) == bool(space.cards in (1, 2)):
        yield "mystery"
    if space.fights and any(meets_combat(trail, to) for to in space.to):
        yield "no mystery between combats"
    if (
        space.kind is Ground.BOSS
        and space.id != last
        and any(trail.space[to].kind is not Ground.CAMP for to in space.to)
    ):
        yield "boss without camp"


def meets_combat(trail: Trail, id: str) -> bool:
    """Whether a way from here leads to a Combat before any Mystery; a Camp is none (AMB-DRE-121)."""
    space = trail.space[id]
    if space.kind is Ground.MYSTERY:
        return False
    return space.fights or any(meets_combat(trail, to) for to in space.to)
