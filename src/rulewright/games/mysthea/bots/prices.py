"""Rough value of cards and effects, in points of Glory: read from the content once, for the judge of positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..effects import AnyOf, Discard, Gain, OneOf, Trash
from ..model.vocabulary import Per, Terrain

_TERRAINS = tuple(Terrain)


Counts = tuple[Any, ...]

COUNT: dict[Per | None, Callable[[Counts], float]] = {
    None: lambda counts: 1,
    **{Per(terrain): lambda counts, at=at: counts[at] for at, terrain in enumerate(_TERRAINS)},  # type: ignore[misc]
    Per.CONTROLLED: lambda counts: counts[5],
    Per.PRESENT: lambda counts: counts[6],
    Per.TROOP: lambda counts: len(counts[7].troops),
    Per.GOLEM: lambda counts: len(counts[7].golems),
    Per.FORTIFICATION: lambda counts: len(counts[7].fortifications),
    Per.ENCOUNTER: lambda counts: len(counts[7].faced),
    Per.UPGRADE: lambda counts: counts[8],
    Per.ACCESSORY: lambda counts: len(counts[7].accessories),
    Per.EXPERIENCE: lambda counts: counts[7].experience,
    Per.DISCARD: lambda counts: len(counts[7].discard),
    Per.DEFEATED: lambda counts: len(set(counts[9].defeated)),
    Per.CARD: lambda counts: 2,
}

Worth = tuple[tuple[float, Callable[[Counts], float]], ...]


def value_of(worth: Worth, counts: Counts) -> float:
    total = 0.0
    for glory, count in worth:
        total += glory * count(counts)
    return total


def worth_of(effects: Sequence[Any]) -> Worth:
    """Glory that effects bring: flat amounts in one, the others by what they count."""
    flat, found = 0.0, []
    for effect in effects:
        if isinstance(effect, Gain):
            worth = effect.glory + 0.6 * effect.energy + 0.9 * effect.experience + 0.8 * effect.points
            if effect.per is None:
                flat += worth
            else:
                found.append((worth, COUNT[effect.per]))
        elif isinstance(effect, Discard | Trash):
            flat -= 1.0
        elif isinstance(effect, OneOf | AnyOf):
            flat += max((glory_of(option) for option in effect.options), default=0.0) or 1.5
        else:
            flat += 1.5
    return ((flat, COUNT[None]), *found) if flat else tuple(found)


def glory_of(effect: Any) -> float:
    """Roughly what a gain is worth in Glory; anything else counts as 1.5."""
    if isinstance(effect, Gain):
        return effect.glory + 0.6 * effect.energy + 0.9 * effect.experience + 0.8 * effect.points
    return 1.5
