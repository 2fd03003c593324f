"""What lasts, sorted by what is asked about it: once for each component, because the rules ask it all the time."""

from __future__ import annotations

from collections.abc import Sequence

from .effects import AnyEffect, Effects
from .frames import Empower, Frame, Raise, Reach, Sharpen, SlotPower, Whenever
from .words import Moment, Stat


class Lasting:
    """The frames that one component puts into force, and the rule by which it does."""

    def __init__(self, rule: str, frames: Sequence[Frame]) -> None:
        self.rule = rule
        self.raises: dict[Stat, tuple[Raise, ...]] = {
            stat: tuple([frame for frame in frames if isinstance(frame, Raise) and frame.stats.get(stat)])
            for stat in Stat
        }
        self.reach = sum([frame.range for frame in frames if isinstance(frame, Reach)])
        self.pierce = sum([frame.pierce for frame in frames if isinstance(frame, Sharpen)])
        self.deal = sum([frame.plus for frame in frames if isinstance(frame, Empower)])
        self.slots = tuple(
            [
                sum([frame.plus for frame in frames if isinstance(frame, SlotPower) and frame.slot == slot])
                for slot in (1, 2, 3, 4)
            ]
        )
        """More Power of slots 1 to 4."""
        self.moments: dict[Moment, tuple[tuple[AnyEffect, ...], ...]] = {
            moment: tuple([frame.effects for frame in frames if isinstance(frame, Whenever) and frame.on is moment])
            for moment in Moment
        }


class InForce:
    """All that counts for one body at a time, added up; the same few components come together again and again."""

    def __init__(self, components: Sequence[Lasting]) -> None:
        self.raises: dict[Stat, tuple[Raise, ...]] = {
            stat: tuple([frame for lasting in components for frame in lasting.raises[stat]]) for stat in Stat
        }
        self.reach = sum([lasting.reach for lasting in components])
        self.pierce = sum([lasting.pierce for lasting in components])
        self.deal = sum([lasting.deal for lasting in components])
        self.slots = tuple([sum([lasting.slots[at] for lasting in components]) for at in range(4)])
        self.moments: dict[Moment, list[tuple[str, Effects]]] = {
            moment: [(lasting.rule, effects) for lasting in components for effects in lasting.moments[moment]]
            for moment in Moment
        }
        """What fires at each moment, after its rule."""
