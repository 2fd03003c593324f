"""What a seat cannot know, dealt anew: the basis of `resample`, and so of every search and of the proof of no leak."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.chance import Dice
from rulewright.core.record import Seat

from ..model.state import MystheaState


def shuffle_unseen(state: MystheaState, seen: Collection[Seat | None], dice: Dice) -> None:
    """Deal anew whatever is not in the hands of `seen`: others' hidden cards, the Era Deck, the box.

    Cards change places only within their group (their Era, and for starting cards their type too), because
    everybody knows which piles the hidden cards of a hand came from.
    """
    cards = state.game.content.cards
    groups: dict[tuple[int, str], list[tuple[int, str]]] = {}
    pools: dict[tuple[int, str], list[str]] = {}

    def add(place: int, card: str) -> None:
        record = cards[card]
        group = (record.era, str(record.type) if record.era == 0 else "")
        groups.setdefault(group, []).append((place, card))
        pools.setdefault(group, []).append(card)

    deck, box = -1, -2
    for other, board in enumerate(state.boards):
        if other not in seen:
            known = list(board.known)
            for card in board.hand:
                if card in known:
                    known.remove(card)
                else:
                    add(other, card)
    for card in state.deck:
        add(deck, card)
    for card in state.box:
        add(box, card)
    dealt: dict[int, list[str]] = {}
    for group in sorted(groups):
        shuffled = dice.shuffled(sorted(pools[group]))
        for (place, _), card in zip(groups[group], shuffled, strict=True):
            dealt.setdefault(place, []).append(card)
    for other, board in enumerate(state.boards):
        if other not in seen:
            board.hand = tuple(sorted([*board.known, *dealt.get(other, [])]))
    state.deck = tuple(sorted(dealt.get(deck, [])))
    state.box = tuple(sorted(dealt.get(box, [])))
