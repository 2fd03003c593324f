"""What a campaign is worth to a bot outside of Combats: pages that were read, belongings, friends, and going on.

Whoever reads what is new, spends time where something is to be had, and gets on when everything was read, sees most of
a story. The numbers are points, as for won Combats.
"""

from __future__ import annotations

from functools import lru_cache

from ..content.story_questions import VALUES
from ..model.campaign import Adventure, Campaign
from ..model.events.story import TestEnded
from ..model.state import DragonState
from ..model.story_words import Tone
from ..rules.campaign.testing import total

FINISHED, BEGUN, PAGE, AGAIN, TIME = 40.0, 4.0, 0.4, 0.15, 0.1
"""A finished Scenario is worth more than all of its pages, which are counted no more then."""
VISITED, VISITING = 0.5, 0.25
"""Each place is visited once, and left when nothing more is to be had there."""
SILVER, ESSENCE, SECRET, STATUS, FRIEND, CARD = 0.1, 0.3, 0.5, 0.3, 1.5, 0.01
ITEM, EQUIPMENT = 0.15, 0.6
FOUGHT = 12.0
"""A Combat that is over: more than all that is counted while it lasts."""
FIGHT = 2.0
"""A Combat that has begun: whoever may be tamed there may come along."""
OUTCOME = {Tone.GOOD: 2.0, Tone.GREY: 0.0, Tone.BAD: -0.6}
"""What a Test has just ended with."""
TO_READ = 0.35
"""A Test that is not over yet: a page is still to come."""
VISITS = "Z"


def campaign_value(state: DragonState, campaign: Campaign) -> float:
    """In points; more is better."""
    bag = state.bag
    worth = FOUGHT * (state.duel - (state.combat is not None))
    worth += (
        FINISHED * len(campaign.finished)
        + SILVER * campaign.silver
        + ESSENCE * campaign.essence
        + SECRET * len(campaign.secrets)
        + STATUS * len(campaign.statuses)
        + FRIEND * len(campaign.camp)
        + CARD * len(campaign.unlocked)
        + VISITED * len(campaign.visited)
    )
    if bag is not None:
        worth += ITEM * len(bag.items) + EQUIPMENT * len(bag.equipment)
    adventure = campaign.adventure
    if adventure is None:
        return worth
    if adventure.letter == VISITS:
        return worth - VISITING
    worth += BEGUN + FIGHT * (state.combat is not None)
    for one in adventure.read:
        worth += PAGE - AGAIN * (one.times - 1)
    open_map = adventure.exploration
    if open_map is not None:
        worth -= TIME * max(0, open_map.time)
    return worth + outcome_worth(state, adventure)


def outcome_worth(state: DragonState, adventure: Adventure) -> float:
    """What may be hoped for from a Test, or the colour of its outcome, if the last answer has ended it."""
    tests = state.game.content.journal.tests
    run = adventure.test
    if run is not None:
        if not run.revealed:
            return 0.0
        rows = tuple([(row.upto, row.tone) for row in tests[run.test].rows])
        hoped = hopes(rows)
        return hoped[max(0, min(total(state), len(hoped) - 1))] + TO_READ
    for event in state.events:
        if isinstance(event, TestEnded):
            return OUTCOME[tests[event.test].rows[event.row - 1].tone]
    return 0.0


@lru_cache(maxsize=256)
def hopes(rows: tuple[tuple[int, Tone], ...]) -> tuple[float, ...]:
    """By total: what a Test is worth to who ends it at the best moment, if every Item is as likely as any other."""
    last = rows[-2][0] + 1 if len(rows) > 1 else 0
    found = [OUTCOME[rows[-1][1]]] * (last + 4)
    every = sum(VALUES.values())
    for at in range(last - 1, -1, -1):
        now = next(OUTCOME[tone] for upto, tone in rows if at <= upto)
        found[at] = max(now, sum([count * found[at + n] for n, count in VALUES.items()]) / every)
    return tuple(found)
