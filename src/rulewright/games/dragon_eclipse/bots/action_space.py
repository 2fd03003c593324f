"""Every choice that any position can offer: the action space, and what "why not?" can be asked about."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Choice

from ..content.components import Content
from ..model import choices
from ..model.vocabulary import Pile


def all_choices(content: Content) -> Iterator[Choice]:
    """Every choice that any position can offer."""
    yield from (
        choices.ACCEPT, choices.DECLINE, choices.CONCEDE, choices.FILL_DECK, choices.LEAVE_ROOM, choices.MULLIGAN,
        choices.KEEP_CARDS, choices.END_TURN, choices.GO_AROUND,
    )  # fmt: skip
    for table in (
        choices.OPTION, choices.FIRST, choices.PLAY, choices.TRIGGER, choices.DISCARD, choices.GO, choices.THROUGH,
        choices.TOKEN_TO, choices.TAKE_TOKEN, choices.CLEANSE, choices.TAUNT, choices.START,
    ):  # fmt: skip
        yield from table
    for named in (choices.AIM, choices.TAKE_UP, choices.GIVE_UP):
        yield from named.values()
    yield from [choices.PickMystling(mystling) for mystling in content.mystlings]
    yield from [choices.PickEnemy(enemy) for enemy in content.enemies]
    yield from [choices.PickArena(arena) for arena in content.arenas]
    yield from [choices.PickMap(map) for map in content.maps]
    yield from [choices.UseBonus(bonus) for bonus in content.bonuses]
    for card in content.cards.values():
        yield choices.PutOnTop(card.id)
        yield choices.PutUnder(card.id)
        if card.pile is not Pile.FATIGUE:
            yield choices.AddCard(card.id)
            yield choices.TakeOut(card.id)
        if card.upgrade:
            yield choices.KeepUpgrade(card.id)
    yield from [kind(item) for kind in (choices.UseItem, choices.DropItem, choices.KeepItem) for item in content.items]
    for equipment in content.equipment:
        yield choices.UseEquipment(equipment)
        yield choices.DropEquipment(equipment)
        yield choices.KeepEquipment(equipment)
