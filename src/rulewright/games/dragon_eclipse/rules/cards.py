"""Decks, slots and discard piles: draw, slide, discard, reshuffle, search, Upgrades. Rulebook p.18-19, p.36."""

from __future__ import annotations

from rulewright.core.record import Decision, Seat

from ..conditions import ResolveSlot
from ..model import choices, events, steps
from ..model.state import EMPTY_SLOTS, DragonState, Sheet, fight
from .book import BOOK, ask, content
from .taming import note

DECK = ("deck-0", "deck-1")
"""The stream of chance of each seat's deck."""


def take_top(state: DragonState, seat: Seat) -> str:
    """The top card of a deck, or an empty string. Others learn what it is, so it cannot be taken back."""
    sheet = (state.combat or fight(state)).sheets[seat]
    state.revealed = True
    if sheet.top:
        card, sheet.top = sheet.top[0], sheet.top[1:]
        return card
    deck = sheet.deck
    if deck:
        at = state.roll(DECK[seat], len(deck))
        sheet.deck = deck[:at] + deck[at + 1 :]
        return deck[at]
    if sheet.bottom:
        card, sheet.bottom = sheet.bottom[0], sheet.bottom[1:]
        return card
    return ""


def deck_size(sheet: Sheet) -> int:
    return len(sheet.deck) + len(sheet.top) + len(sheet.bottom)


def slide(sheet: Sheet) -> None:
    """DRE-412, AMB-DRE-44: cards move right to fill gaps; those being resolved stay where they are."""
    resolving = sheet.resolving
    if not resolving:
        one, two, three, four = sheet.slots
        if (one and not two) or (two and not three) or (three and not four):
            cards = [card for card in sheet.slots if card]
            sheet.slots = (*EMPTY_SLOTS[len(cards) :], *cards)
        return
    moving = [card for at, card in enumerate(sheet.slots) if card and at + 1 not in resolving]
    slots = [card if at + 1 in resolving else "" for at, card in enumerate(sheet.slots)]
    for at in (3, 2, 1, 0):
        if moving and not slots[at]:
            slots[at] = moving.pop()
    sheet.slots = tuple(slots)


def draw_one(state: DragonState, seat: Seat, rule: str) -> bool:
    """DRE-413, DRE-414: slide, then the top card goes to the rightmost empty slot; False if that is impossible."""
    sheet = (state.combat or fight(state)).sheets[seat]
    slide(sheet)
    slots = sheet.slots
    if "" not in slots:
        return False
    if not sheet.deck and not deck_size(sheet):
        reshuffle(state, seat, "DRE-414")
    card = take_top(state, seat)
    if not card:
        return False
    at = 3
    while slots[at]:
        at -= 1
    sheet.slots = (*slots[:at], card, *slots[at + 1 :])
    state.emit(events.CardsDrawn(rule=rule, seat=seat, cards=(card,)))
    return True


def fill_slots(state: DragonState, seat: Seat, rule: str) -> None:
    """DRE-412: draw until all four slots are full or no card is left."""
    sheet = (state.combat or fight(state)).sheets[seat]
    while "" in sheet.slots and draw_one(state, seat, rule):
        pass


def reshuffle(state: DragonState, seat: Seat, rule: str) -> None:
    """DRE-366, DRE-414, DRE-418: Upgrade and discard pile become part of the deck; nothing is on top any more.

    DRE-415, DRE-417: only when a card must be drawn; cards in slots stay.
    """
    sheet = fight(state).sheets[seat]
    back = sheet.discard
    if sheet.upgrade:
        back = (*back, sheet.upgrade)
    if not back and not sheet.top and not sheet.bottom:
        return
    sheet.upgrade = ""
    sheet.discard = ()
    sheet.deck = tuple(sorted((*sheet.deck, *sheet.top, *sheet.bottom, *back)))
    sheet.top = sheet.bottom = ()
    state.emit(events.DeckReshuffled(rule=rule, seat=seat, count=len(sheet.deck)))


def shuffle(state: DragonState, seat: Seat, rule: str) -> None:
    """DRE-419: only the deck."""
    sheet = fight(state).sheets[seat]
    sheet.deck = tuple(sorted((*sheet.deck, *sheet.top, *sheet.bottom)))
    sheet.top = sheet.bottom = ()
    state.emit(events.DeckShuffled(rule=rule, seat=seat))


def discard(state: DragonState, seat: Seat, card: str, rule: str) -> None:
    """DRE-361, DRE-393: on top of the discard pile, where its Passive counts.

    DRE-362, DRE-363, DRE-368: however it came there; a card that was not resolved does nothing else.
    """
    sheet = (state.combat or fight(state)).sheets[seat]
    sheet.discard = (*sheet.discard, card)
    state.emit(events.CardDiscarded(rule=rule, seat=seat, card=card))


def empty_slot(sheet: Sheet, slot: int) -> str:
    """Take the card out of a slot; the others stay (DRE-394)."""
    slots = sheet.slots
    sheet.slots = (*slots[: slot - 1], "", *slots[slot:])
    return slots[slot - 1]


def free_slots(sheet: Sheet) -> list[int]:
    """DRE-808: slots with a card that is not being resolved."""
    return [at + 1 for at, card in enumerate(sheet.slots) if card and at + 1 not in sheet.resolving]


# -- resolving a card ----------------------------------------------------------------------------------


def resolve_card(state: DragonState, seat: Seat, slot: int, card: str, rule: str, triggered: bool = False) -> None:
    """DRE-391, DRE-807, DRE-358: the effects from top to bottom, then the card leaves. Slot 0 is outside the slots."""
    sheet = (state.combat or fight(state)).sheets[seat]
    if slot:
        sheet.resolving = (*sheet.resolving, slot)
    else:
        sheet.outside = (*sheet.outside, card)
    state.agenda.append(steps.FinishCard(seat, slot, card, triggered))
    effects = content(state).cards[card].effects
    if effects:
        state.agenda.append(steps.Perform(seat, effects, rule, slot, card))


@BOOK.resolves(steps.FinishCard)
def finish_card(state: DragonState, step: steps.FinishCard, choice: None) -> None:
    """DRE-364, DRE-393, DRE-810: to the discard pile, under the sheet, or out of the deck."""
    sheet = (state.combat or fight(state)).sheets[step.seat]
    card = step.card
    if step.slot:
        empty_slot(sheet, step.slot)
        others = [slot for slot in sheet.resolving if slot != step.slot]
        sheet.resolving = tuple(others) if others else ()
    else:
        sheet.outside = _without(sheet.outside, card)
    if step.removed:
        remove(state, step.seat, card)
    elif content(state).cards[card].upgrade and (state.rulings.upgrade_by_trigger or not step.triggered):
        sheet.outside = (*sheet.outside, card)
        state.agenda.append(steps.KeepUpgrade(step.seat, card))
    else:
        discard(state, step.seat, card, "DRE-393")
    if step.slot:
        # DRE-380, DRE-807: resolved when all of it is, by a Trigger too.
        note(state, step.seat, ResolveSlot, 1, step.slot)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def remove(state: DragonState, seat: Seat, card: str) -> None:
    """DRE-810, DRE-811: out of the deck; Fatigue returns to the others."""
    if card == content(state).fatigue:
        state.fatigue += 1
        state.emit(events.CardRemoved(rule="DRE-811", seat=seat, card=card))
        return
    sheet = fight(state).sheets[seat]
    sheet.removed = (*sheet.removed, card)
    state.emit(events.CardRemoved(rule="DRE-810", seat=seat, card=card))


@BOOK.asks(steps.KeepUpgrade)
def choose_upgrade(state: DragonState, step: steps.KeepUpgrade) -> Decision | None:
    """DRE-056, DRE-367: with another one attached, the player keeps one of the two."""
    attached = fight(state).sheets[step.seat].upgrade
    if not attached or attached == step.card:
        return None
    offered = [choices.KEEP[card] for card in (attached, step.card)]
    return ask(state, step.seat, "prompt-keep-upgrade", "DRE-367", offered)


@BOOK.resolves(steps.KeepUpgrade)
def attach_upgrade(state: DragonState, step: steps.KeepUpgrade, choice: choices.KeepUpgrade | None) -> None:
    """DRE-364, DRE-367."""
    sheet = fight(state).sheets[step.seat]
    sheet.outside = _without(sheet.outside, step.card)
    kept = step.card if choice is None else choice.card
    if sheet.upgrade:
        other = sheet.upgrade if kept == step.card else step.card
        discard(state, step.seat, other, "DRE-367")
    if kept == step.card:
        sheet.upgrade = step.card
        state.emit(events.UpgradeAttached(rule="DRE-364", seat=step.seat, card=step.card))


# -- discarding by choice ------------------------------------------------------------------------------


@BOOK.asks(steps.DiscardCards)
def choose_discard(state: DragonState, step: steps.DiscardCards) -> Decision | None:
    """DRE-793, DRE-794: the player chooses which cards, in which order; with too few, all of them."""
    sheet = (state.combat or fight(state)).sheets[step.seat]
    free = free_slots(sheet)
    if len(free) < 2:
        return None
    offered = [choices.DISCARD[slot - 1] for slot in free]
    return ask(state, step.seat, "prompt-discard", step.rule, offered, {"n": step.n, "slots": sheet.slots})


@BOOK.resolves(steps.DiscardCards)
def discard_chosen(state: DragonState, step: steps.DiscardCards, choice: choices.DiscardSlot | None) -> None:
    sheet = (state.combat or fight(state)).sheets[step.seat]
    free = free_slots(sheet)
    if not free:
        return
    if step.n > 1:
        state.agenda.append(steps.DiscardCards(step.seat, step.n - 1, step.rule))
    discard(state, step.seat, empty_slot(sheet, free[0] if choice is None else choice.slot), step.rule)


def discard_top(state: DragonState, seat: Seat, n: int, rule: str) -> None:
    """DRE-795: from the top of the deck, one by one; an empty deck has nothing to discard."""
    for _ in range(n):
        card = take_top(state, seat) if deck_size(fight(state).sheets[seat]) else ""
        if card:
            discard(state, seat, card, rule)


# -- Search --------------------------------------------------------------------------------------------


def search(state: DragonState, seat: Seat, n: int) -> bool:
    """DRE-813, DRE-814: look at the top cards, as many as there are; False if there are none."""
    sheet = fight(state).sheets[seat]
    found = tuple([take_top(state, seat) for _ in range(min(n, deck_size(sheet)))])
    if found:
        sheet.looking = tuple(sorted(found))
        state.emit(events.CardsSearched(rule="DRE-813", seat=seat, cards=sheet.looking))
        state.agenda.append(steps.PutOnTop(seat))
    return bool(found)


@BOOK.asks(steps.PutOnTop)
def choose_top(state: DragonState, step: steps.PutOnTop) -> Decision | None:
    """DRE-813: one of the cards goes on top."""
    looking = fight(state).sheets[step.seat].looking
    if not looking:
        return None
    offered = [choices.ON_TOP[card] for card in dict.fromkeys(looking)]
    return ask(state, step.seat, "prompt-search", "DRE-813", offered)


@BOOK.resolves(steps.PutOnTop)
def put_on_top(state: DragonState, step: steps.PutOnTop, choice: choices.PutOnTop | None) -> None:
    if choice is None:
        return
    sheet = fight(state).sheets[step.seat]
    sheet.looking = _without(sheet.looking, choice.card)
    sheet.top = (choice.card, *sheet.top)
    state.revealed = True
    if sheet.looking:
        state.agenda.append(steps.PutUnder(step.seat))


@BOOK.asks(steps.PutUnder)
def choose_under(state: DragonState, step: steps.PutUnder) -> Decision | None:
    """DRE-813: the others go under the deck in any order."""
    looking = fight(state).sheets[step.seat].looking
    if len(set(looking)) < 2:
        return None
    return ask(
        state, step.seat, "prompt-put-under", "DRE-813", [choices.UNDER[card] for card in dict.fromkeys(looking)]
    )


@BOOK.resolves(steps.PutUnder)
def put_under(state: DragonState, step: steps.PutUnder, choice: choices.PutUnder | None) -> None:
    sheet = fight(state).sheets[step.seat]
    card = sheet.looking[0] if choice is None else choice.card
    sheet.looking = _without(sheet.looking, card)
    sheet.bottom = (*sheet.bottom, card)
    state.revealed = True
    if sheet.looking:
        state.agenda.append(steps.PutUnder(step.seat))


def clear_slots(sheet: Sheet) -> tuple[str, ...]:
    """Every card of the slots, taken out."""
    cards = tuple([card for card in sheet.slots if card])
    sheet.slots = EMPTY_SLOTS
    return cards
