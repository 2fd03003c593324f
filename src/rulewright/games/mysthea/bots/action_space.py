"""Every choice that any position can offer: the action space, and what "why not?" can be asked about."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Choice

from ..content.components import Content
from ..model import choices
from ..model.vocabulary import Approach, Colour, Unit


def all_choices(content: Content) -> Iterator[Choice]:
    """Every choice that any position can offer."""
    yield from (
        choices.DONE, choices.ACCEPT, choices.DECLINE, choices.ACT, choices.DEVELOP, choices.MEDITATE,
        choices.MOVE_ISLAND, choices.FACE_ENCOUNTER, choices.SPEND_POINTS, choices.USE_CARD, choices.GAIN_ENERGY,
        choices.CONSTRUCT_TROOP, choices.CONSTRUCT_GOLEM, choices.DEPLOY_TROOP, choices.DEPLOY_GOLEM,
        choices.REVEAL_ONE, choices.RENEW_DISPLAY, choices.DRAW_CARD, choices.FORTIFY_FIRST, choices.CRYSTALS_FIRST,
        choices.COMMIT_NOTHING, choices.LOSE_CARD, choices.LOSE_GLORY,
    )  # fmt: skip
    for table in (
        choices.OPTION, choices.REGION, choices.CHAMPION_TO, choices.TOKEN_TO, choices.BATTLE_IN, choices.FORTIFY,
        choices.SET_DOWN, choices.STRIKE, choices.CLEAR,
    ):  # fmt: skip
        yield from table
    for colour in Colour:
        yield choices.COLOUR[colour]
    for unit in Unit:
        yield choices.CARRY[unit]
        yield choices.REMOVE[unit]
    for approach in Approach:
        yield choices.APPROACH[approach]
    for unit in choices.MOVERS:
        for origin in range(15):
            yield from (choices.TRAVEL[unit][origin][target] for target in range(15) if target != origin)
    for monster in sorted(content.monsters):
        yield choices.MONSTER[monster]
    for attunement in sorted(content.attunements):
        yield choices.CLAIM[attunement]
    for champion in sorted(content.champions):
        yield choices.DRAFT[champion]
    for card in sorted(content.cards):
        yield choices.PLAY[card]
        yield choices.COMMIT[card]
        yield choices.PAY_WITH[card]
        if content.cards[card].era == 0:
            yield choices.DRAFT[card]
        else:
            yield choices.BUY[card]
            yield choices.PUT_UNDER[card]
        if content.cards[card].type == "accessory":
            yield choices.USE[card]
            yield choices.DISCARD[card]
    # Newer choices come last: the numbers of the others stay what learners know.
    yield choices.BEGIN_BATTLE
