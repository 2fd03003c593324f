"""In the Arena: ways, tokens and targets."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class GoTo(Choice, frozen=True):
    """A space to move to, blink to or send the Enemy to; one's own space means to stay."""

    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class GoThrough(Choice, frozen=True):
    """The Enemy's way leads through this Terrain (AMB-DRE-66)."""

    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class GoAround(Choice, frozen=True):
    """The Enemy's way leads around all Terrain."""


class PlaceToken(Choice, frozen=True):
    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class TakeToken(Choice, frozen=True):
    """DRE-462: one's own token on this space is the one that is placed anew, or discarded."""

    space: int

    def words(self) -> list[str]:
        return [str(self.space + 1)]


class AimAt(Choice, frozen=True):
    """Whom an effect is for: `enemy`, `mystling-1`, `summon-12`, `terrain-12`."""

    target: int

    def words(self) -> list[str]:
        return [target_word(self.target)]


ENEMY = 2
"""The Enemy among the bodies of a Combat: 0 and 1 are the seats' Mystlings."""

SUMMON = 100
"""The Summon on space s is body 100 + s."""

TERRAIN = 200
"""The Terrain on space s is body 200 + s."""


def target_word(body: int) -> str:
    """The stable word of a body."""
    if body >= TERRAIN:
        return f"terrain-{body - TERRAIN + 1}"
    if body >= SUMMON:
        return f"summon-{body - SUMMON + 1}"
    return "enemy" if body == ENEMY else f"mystling-{body + 1}"


AnyArenaChoice: TypeAlias = Union[GoTo, GoThrough, GoAround, PlaceToken, TakeToken, AimAt]
