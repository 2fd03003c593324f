"""What lasts, sorted by what is asked about it: once for each component, because the rules ask it all the time."""

from __future__ import annotations

from collections.abc import Sequence

from ..effects import Effects
from ..model.vocabulary import Moment, Stat
from ..passives import Empower, Frame, Raise, Reach, Sharpen, SlotPower, Whenever

_NO_RAISES: dict[Stat, tuple[Raise, ...]] = dict.fromkeys(Stat, ())
_NO_MOMENTS: dict[Moment, tuple[tuple[str, Effects], ...]] = dict.fromkeys(Moment, ())
_NO_SLOTS: tuple[int, ...] = (0, 0, 0, 0)


class Lasting:
    """The frames that one component puts into force, and the rule by which it does."""

    def __init__(self, rule: str, frames: Sequence[Frame]) -> None:
        self.rule = rule
        self.raises: dict[Stat, tuple[Raise, ...]] = {
            stat: raised
            for stat in Stat
            if (raised := tuple([frame for frame in frames if isinstance(frame, Raise) and frame.stats.get(stat)]))
        }
        """Only of statistics that it raises at all."""
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
        self.moments: dict[Moment, tuple[tuple[str, Effects], ...]] = {
            moment: found
            for moment in Moment
            if (
                found := tuple(
                    [(rule, frame.effects) for frame in frames if isinstance(frame, Whenever) and frame.on is moment]
                )
            )
        }
        """What it does at each moment at which it does something, after the rule."""


class InForce:
    """All that counts for one body at a time, added up; the same few components come together again and again."""

    def __init__(self, components: Sequence[Lasting]) -> None:
        # Most games bring a few that never came together before, so it is added up from what is there.
        self.raises: dict[Stat, tuple[Raise, ...]] = _NO_RAISES.copy()
        self.reach = self.pierce = self.deal = 0
        self.slots = _NO_SLOTS
        self.moments: dict[Moment, tuple[tuple[str, Effects], ...]] = _NO_MOMENTS.copy()
        """What fires at each moment, after its rule."""
        for lasting in components:
            for stat, frames in lasting.raises.items():
                self.raises[stat] += frames
            for moment, found in lasting.moments.items():
                self.moments[moment] += found
            self.reach += lasting.reach
            self.pierce += lasting.pierce
            self.deal += lasting.deal
            if lasting.slots != _NO_SLOTS:
                self.slots = tuple([one + more for one, more in zip(self.slots, lasting.slots, strict=True)])
