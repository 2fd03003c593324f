"""What a campaign is worth to a bot outside of Combats: pages that were read, belongings, friends, and going on.

Whoever reads what is new, spends time where something is to be had, and gets on when everything was read, sees most of
a story. The numbers are points, as for won Combats.
"""

from __future__ import annotations

from ..model.campaign import Campaign

FINISHED, PAGE, AGAIN, TIME = 6.0, 0.4, 0.15, 0.1
SILVER, ESSENCE, SECRET, STATUS, FRIEND, CARD = 0.1, 0.3, 0.5, 0.3, 1.5, 0.01
REVEALED = 0.05


def story_worth(campaign: Campaign) -> float:
    """In points; more is better."""
    worth = (
        FINISHED * len(campaign.finished)
        + SILVER * campaign.silver
        + ESSENCE * campaign.essence
        + SECRET * len(campaign.secrets)
        + STATUS * len(campaign.statuses)
        + FRIEND * len(campaign.camp)
        + CARD * len(campaign.unlocked)
    )
    adventure = campaign.adventure
    if adventure is None:
        return worth
    for one in adventure.read:
        worth += PAGE - AGAIN * (one.times - 1)
    open_map = adventure.exploration
    if open_map is not None:
        worth -= TIME * max(0, open_map.time)
    if adventure.test is not None:
        worth += REVEALED * len(adventure.test.revealed)
    return worth
