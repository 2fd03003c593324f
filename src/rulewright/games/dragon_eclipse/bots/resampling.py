"""What a seat cannot know, dealt anew: the order of others' decks and which Enemy Attack cards are in play.

Deck lists, slots and discard piles lie open, so what is unseen of a deck is only where each of its cards is.
"""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.chance import Dice
from rulewright.core.record import Seat

from ..model.state import DragonState, Foe


def shuffle_unseen(state: DragonState, seen: Collection[Seat | None], dice: Dice) -> None:
    """Deal anew the decks of the seats that are not in `seen`, and the Enemy's cards within their symbols."""
    combat = state.combat
    if combat is None:
        return
    for seat, sheet in enumerate(combat.sheets):
        if seat in seen:
            continue
        if not (sheet.top or sheet.bottom or sheet.looking):
            # The whole deck is unseen, and is kept sorted: no order of it is any different.
            sheet.deck = tuple(sorted(sheet.deck))
            dice.skip(max(0, len(sheet.deck) - 1))
        else:
            pool = dice.shuffled(sorted((*sheet.deck, *sheet.top, *sheet.bottom, *sheet.looking)))
            sheet.top = tuple(_take(pool, len(sheet.top)))
            sheet.bottom = tuple(_take(pool, len(sheet.bottom)))
            sheet.looking = tuple(sorted(_take(pool, len(sheet.looking))))
            sheet.deck = tuple(sorted(pool))
    if combat.foe is not None:
        shuffle_attacks(state, combat.foe, dice)


def _take(pool: list[str], count: int) -> list[str]:
    taken, pool[:] = pool[:count], pool[count:]
    return taken


def shuffle_attacks(state: DragonState, foe: Foe, dice: Dice) -> None:
    """DRE-839: of each symbol as many stay in the deck as before, but others may be in the box."""
    attacks = state.game.content.attacks
    pool = dice.shuffled(sorted((*foe.deck, *foe.box)))
    deck, box = [], []
    for card in foe.deck:
        at = next(at for at, other in enumerate(pool) if attacks[other].symbol == attacks[card].symbol)
        deck.append(pool.pop(at))
    box.extend(pool)
    foe.deck = tuple(sorted(deck))
    foe.box = tuple(sorted(box))
