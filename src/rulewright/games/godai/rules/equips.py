"""Equip cards: what they add to the Defenders that bear them, and what becomes of them. Rulebook p.28 and p.29."""

from __future__ import annotations

from msgspec.structs import replace

from ..model.events.defenders import EquipAttached, EquipDamaged, EquipDetached
from ..model.state import Defender, GodaiState
from ..passives import AnyFrame
from .book import content_of

AID = "aid"
"""The kind of Commission whose Equip cards are lost for good (GOD-227)."""


def frames(state: GodaiState, one: Defender) -> tuple[AnyFrame, ...]:
    """GOD-221, GOD-925: what the Equip cards of a Defender do; nothing while they are frozen."""
    if not one.equips or one.frozen:
        return ()
    content = content_of(state)
    found: list[AnyFrame] = []
    for card in one.equips:
        source = content.encounters.get(card) or content.commissions.get(card)
        if source is not None and source.equip is not None:
            found += source.equip.frames
    return tuple(found)


def attached(state: GodaiState, one: Defender, card: str) -> Defender:
    """GOD-221 to GOD-223: a card of the group goes to a Defender, at no cost."""
    left = list(state.equips)
    left.remove(card)
    state.equips = tuple(left)
    state.emit(EquipAttached(rule="GOD-221", card=card, defender=one.id))
    return replace(one, equips=tuple(sorted([*one.equips, card])), changed=True)


def detached(state: GodaiState, one: Defender, card: str) -> Defender:
    """GOD-221, GOD-225: it is the group's again."""
    left = list(one.equips)
    left.remove(card)
    state.equips = tuple(sorted([*state.equips, card]))
    state.emit(EquipDetached(rule="GOD-225", card=card, defender=one.id))
    return replace(one, equips=tuple(left), changed=True)


def damage_equips(state: GodaiState, cards: tuple[str, ...]) -> None:
    """GOD-226 to GOD-228, GOD-621: cards that fell with their Defender are set aside; those of Aid Commissions are
    gone.
    """
    commissions = content_of(state).commissions
    for card in cards:
        source = commissions.get(card)
        gone = source is not None and source.type == AID
        if not gone:
            state.damaged = tuple(sorted([*state.damaged, card]))
        state.emit(EquipDamaged(rule="GOD-227" if gone else "GOD-226", card=card, gone=int(gone)))
