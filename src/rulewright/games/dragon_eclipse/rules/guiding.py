"""The guide's voice in a Combat of the first journey (DRE-068): one line at a time, when something new can be done."""

from __future__ import annotations

from ..model.events import story as story_events
from ..model.state import DragonState

GUIDE = 1
"""The rules card with which the guide's voice is heard."""
BY_ROUND = {1: "begin", 3: "bonus"}
"""Rounds that bring something new."""
TAMING = "taming"
"""When the Enemy's first Taming condition is fulfilled."""
MOMENTS = (*BY_ROUND.values(), TAMING)


def speak(state: DragonState, moment: str | None) -> None:
    """What the guide says at this moment, if it comes along."""
    campaign = state.campaign
    if moment is None or campaign is None or campaign.adventure is None or GUIDE not in campaign.secrets:
        return
    combat = state.game.content.journal.combats.get(campaign.adventure.combat)
    if combat is not None and combat.guided:
        state.emit(story_events.GuideSpoke(rule="DRE-068", text=f"combat-{combat.id.lower()}.{moment}"))
