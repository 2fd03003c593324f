"""Whoever was tamed really follows: the mystlings of a campaign, walking along below what is read."""

from __future__ import annotations

from rulewright.svg.elements import group, path, title

from ..model.campaign import Campaign
from ..model.state import DragonState, Member
from .brush import Brush
from .pieces import figure

PAGE = (760.0, 1080.0)
"""The picture page of an open book."""
ROOM = 150.0
"""Less room than this is left empty."""


def followers_below(brush: Brush, state: DragonState, foot: float) -> list[str]:
    """In the room that is left at the foot of a page, if there is enough of it."""
    room = PAGE[1] - foot - 40
    if brush.narrow or state.campaign is None or room < ROOM:
        return []
    tall = min(230.0, room)
    return followers(brush, state, state.campaign, 18, PAGE[1] - tall - 24, PAGE[0] - 36, tall)[0]


def followers(
    brush: Brush,
    state: DragonState,
    campaign: Campaign,
    x: float,
    y: float,
    wide: float,
    tall: float,
    ground: bool = True,
) -> tuple[list[str], float]:
    """Whoever was tamed comes along: the mystlings of the tray in front, those in camp behind them."""
    front: list[Member] = [member for player in state.players for member in player.party]
    behind = list(campaign.camp)
    if not front and not behind:
        return [], y
    small = tall * 0.55
    base = y + tall
    parts = []
    if ground:
        grass = f"M{x:g} {base - 6:g}q{wide / 4:g}-14 {wide / 2:g} 0t{wide / 2:g} 0v14h{-wide:g}z"
        parts.append(path(grass, brush.scene.meadow, opacity="0.5"))
    for n, member in enumerate(behind[:9]):
        left = x + wide - small * 0.9 - n * small * 0.72
        parts.append(_follower(brush, member, left, base - small - 14, small))
    for n, member in enumerate(front):
        parts.append(_follower(brush, member, x + 14 + n * tall * 0.92, base - tall, tall))
    return parts, base + 14


def _follower(brush: Brush, member: Member, x: float, y: float, size: float) -> str:
    return group(title(brush.name("mystling", member.mystling)), figure(member.mystling, x, y, size))
