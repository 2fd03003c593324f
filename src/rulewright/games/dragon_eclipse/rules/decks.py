"""Deck construction: 16 cards, 3 to 6 of the Mystling's own, one Legendary, the right Elements. Rulebook p.7, p.27-28.

Decks are built card by card. Only cards are offered that leave a legal deck within reach, so every finished deck is
legal; `broken` tells which rule of deck construction a card would break.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulewright.core.record import Choice, Decision, Reason, Seat

from ..content.components import Card, Mystling
from ..model import choices, events, steps
from ..model.state import DragonState
from ..model.vocabulary import NEUTRAL, Element, Pile, Rarity
from .book import BOOK, content
from .party import change_member


def pool_piles(state: DragonState) -> tuple[Pile, ...]:
    """DRE-120, DRE-132: the piles that are unlocked at this table; a campaign unlocks card by card."""
    if state.campaign is not None:
        return (*NEUTRAL, Pile.ELEMENTAL)
    if state.options.cards == "starting":
        return (Pile.STARTING,)
    if state.options.cards == "advanced":
        return NEUTRAL
    return (*NEUTRAL, Pile.ELEMENTAL)


def in_other_decks(state: DragonState, seat: Seat, at: int) -> Counter[str]:
    """DRE-121, DRE-541, AMB-DRE-82: the copies that are already in a deck that shares them.

    DRE-826: allies share everything. DRE-542, DRE-559, DRE-560: in PvP each player has an own copy of every Neutral
    card; Elemental cards are shared, and Neutral ones among those who trade. A Mystling's own cards are never traded:
    who has the same Mystling as the other player has its cards too (AMB-DRE-86).
    """
    used: Counter[str] = Counter()
    cards = content(state).cards
    alone = not state.pvp
    traded = trades(state)
    for other, sheet in enumerate(state.players):
        lists = [member.cards for number, member in enumerate(sheet.party) if (other, number) != (seat, at)]
        if state.pvp and other == seat and (state.rulings.reuse_cards or too_few(state)):
            lists = []
        building = state.drafts[other]
        if building and (other, at) != (seat, at):
            lists.append(building)
        for one in lists:
            if alone or other == seat:
                used.update(one)
                continue
            for card in one:
                pile = cards[card].pile
                if pile is Pile.ELEMENTAL or (traded and pile is not Pile.MYSTLING):
                    used[card] += 1
    return used


def trades(state: DragonState) -> bool:
    """DRE-541: players who trade Neutral cards put both copies into one pile, if it is large enough for both."""
    return state.options.trading and not too_few(state)


def too_few(state: DragonState) -> bool:
    """From a small pile three decks cannot be built; then every deck may use all of it."""
    return len(neutral_pool(state)) < 39


def neutral_pool(state: DragonState) -> list[str]:
    """The Neutral designs of this table."""
    piles = pool_piles(state)
    cards = content(state).cards
    return [card for card in content(state).neutral if cards[card].pile in piles]


def takes_too_much(state: DragonState, seat: Seat, at: int, deck: Sequence[str], used: Counter[str]) -> bool:
    """AMB-DRE-29: whether with one more Neutral card a deck that is still to be built could not be finished."""
    if state.pvp:
        return False
    numbers = content(state).numbers
    waiting = sum(
        [
            1
            for other, sheet in enumerate(state.players)
            for number, member in enumerate(sheet.party)
            if not member.cards and (other, number) != (seat, at)
        ]
    )
    if not waiting:
        return False
    pool = neutral_pool(state)
    cards = content(state).cards
    taken = sum([used[card] for card in pool]) + sum([1 for card in deck if cards[card].pile in NEUTRAL])
    left = sum([copies(state, cards[card]) for card in pool]) - taken - 1
    return left < waiting * (numbers.deck - numbers.specific[1])


def copies(state: DragonState, card: Card) -> int:
    """DRE-139 to DRE-143, DRE-541: how many of a card the players together, or in PvP each of them, can use."""
    if state.pvp and card.pile in NEUTRAL and not trades(state):
        return 1
    if state.campaign is not None and card.pile is not Pile.MYSTLING:
        # DRE-120: as many as lie in the Unlocked cards zone.
        return state.campaign.unlocked.count(card.id)
    return content(state).copies(card.id)


def limits_broken(state: DragonState, mystling: Mystling, deck: Sequence[str], card: Card) -> list[Reason]:
    """DRE-123 to DRE-130: the rules that this card would break in this deck.

    DRE-109, DRE-135 to DRE-137: a name serves only its Mystling, an Element only its own, Neutral cards everybody.
    """
    numbers = content(state).numbers
    cards = content(state).cards
    found: list[Reason] = []
    if card.pile is Pile.FATIGUE:
        found.append(Reason("DRE-133", "why-fatigue-card", {"card": card.id}))
    elif card.pile is Pile.MYSTLING:
        if card.mystling != mystling.id:
            found.append(Reason("DRE-130", "why-other-mystling", {"card": card.id, "mystling": card.mystling}))
        elif sum([1 for other in deck if cards[other].pile is Pile.MYSTLING]) >= numbers.specific[1]:
            found.append(Reason("DRE-125", "why-many-specific", {"most": numbers.specific[1]}))
    elif card.pile is Pile.ELEMENTAL:
        if card.element is mystling.subtype and card.element is not mystling.element:
            held = [other for other in deck if is_subtype(cards[other], mystling)]
            if len(held) >= mystling.subtype_cards:
                found.append(Reason("DRE-129", "why-many-subtype", {"most": mystling.subtype_cards}))
        elif card.element is not mystling.element:
            found.append(Reason("DRE-127", "why-wrong-element", {"card": card.id, "element": str(card.element or "")}))
        if card.rarity is Rarity.LEGENDARY:
            held = [other for other in deck if cards[other].rarity is Rarity.LEGENDARY]
            if len(held) >= numbers.legendary:
                found.append(Reason("DRE-126", "why-many-legendary", {"most": numbers.legendary}))
    return found


def is_subtype(card: Card, mystling: Mystling) -> bool:
    return card.pile is Pile.ELEMENTAL and card.element is not mystling.element


def broken(
    state: DragonState, seat: Seat, at: int, deck: Sequence[str], card: str, used: Counter[str] | None = None
) -> list[Reason]:
    """Everything that keeps a card out of the deck that is being built; `used` are the copies in other decks."""
    if used is None:
        used = in_other_decks(state, seat, at)
    everything = content(state)
    record = everything.cards[card]
    mystling = everything.mystlings[state.players[seat].party[at].mystling]
    found = limits_broken(state, mystling, deck, record)
    locked = record.pile not in (Pile.MYSTLING, Pile.FATIGUE) and (
        record.pile not in pool_piles(state) or not copies(state, record)
    )
    if locked:
        found.append(Reason("DRE-120", "why-not-unlocked", {"card": card}))
    elif used[card] + deck.count(card) >= copies(state, record):
        found.append(Reason("DRE-121", "why-no-copy", {"card": card, "n": copies(state, record)}))
    elif record.pile in NEUTRAL and not locked and takes_too_much(state, seat, at, deck, used):
        found.append(Reason("DRE-121", "why-needed-elsewhere", {"card": card}))
    room = everything.numbers.deck - len(deck)
    least = everything.numbers.specific[0]
    if room <= 0:
        found.append(Reason("DRE-124", "why-deck-full", {"n": everything.numbers.deck}))
    elif room <= least and record.pile is not Pile.MYSTLING:
        have = sum([1 for other in deck if everything.cards[other].pile is Pile.MYSTLING])
        if room <= least - have:
            found.append(Reason("DRE-125", "why-few-specific", {"least": least, "have": have, "room": room}))
    return found


def addable(state: DragonState, seat: Seat, at: int, deck: Sequence[str]) -> list[str]:
    """Every card that may come next."""
    everything = content(state)
    used = in_other_decks(state, seat, at)
    found = []
    fits: dict[tuple[Pile, Element | None, Rarity], bool] = {}
    for id in everything.pool_of[state.players[seat].party[at].mystling]:
        card = everything.cards[id]
        if used.get(id, 0) + deck.count(id) < copies(state, card):
            # Apart from its copies the rules do not look at a single card, only at its kind.
            kind = (card.pile, card.element, card.rarity)
            if kind not in fits:
                fits[kind] = not broken(state, seat, at, deck, id, used)
            if fits[kind]:
                found.append(id)
    return found


def suggest(state: DragonState, seat: Seat, at: int, deck: Sequence[str], subtype: bool = True) -> list[str]:
    """The rest of a deck: first what the ready deck of the Mystling has, then own cards, then the others.

    `subtype` says whether cards of the subtype Element may be taken now (DRE-544).
    """
    everything = content(state)
    mystling = state.players[seat].party[at].mystling
    nature = everything.mystlings[mystling]
    # Two copies of a card are the most that exist, and with a small pile a deck may need both.
    others = everything.pool_of[mystling] * 2
    wanted = [*everything.default_deck(mystling), *everything.specific[mystling], *others]
    if state.campaign is not None:
        # DRE-511: last time's deck, if it was kept.
        wanted = [*next((kept.cards for kept in state.campaign.kept if kept.mystling == mystling), ()), *wanted]
    used = in_other_decks(state, seat, at)
    built = list(deck)
    for card in wanted:
        if len(built) >= everything.numbers.deck:
            break
        if not subtype and is_subtype(everything.cards[card], nature):
            continue
        left = copies(state, everything.cards[card]) - used.get(card, 0) - built.count(card)
        if left > 0 and not broken(state, seat, at, built, card, used):
            built.append(card)
    return built[len(deck) :]


def is_finished(state: DragonState, deck: Sequence[str]) -> bool:
    return len(deck) >= content(state).numbers.deck


def finish(state: DragonState, seat: Seat, at: int, deck: tuple[str, ...]) -> None:
    """DRE-131: the deck goes into the tray. DRE-124: with fewer cards only if there is none left that may join it."""
    change_member(state, seat, at, cards=tuple(sorted(deck)))
    mystling = state.players[seat].party[at].mystling
    least = content(state).numbers.deck
    if len(deck) < least:
        state.emit(events.DeckShort(rule="DRE-124", seat=seat, mystling=mystling, count=len(deck), least=least))
    state.emit(events.DeckReady(rule="DRE-131", seat=seat, mystling=mystling, count=len(deck)))


def set_draft(state: DragonState, seat: Seat, deck: tuple[str, ...]) -> None:
    state.drafts = (deck, state.drafts[1]) if seat == 0 else (state.drafts[0], deck)


# -- one player at a time ------------------------------------------------------------------------------


@BOOK.asks(steps.BuildDeck)
def offer_cards(state: DragonState, step: steps.BuildDeck) -> Decision | None:
    """DRE-119 to DRE-130: one more card, or let the rest be suggested."""
    deck = state.drafts[step.seat]
    offered: list[Choice] = [choices.ADD[card] for card in addable(state, step.seat, step.member, deck)]
    if not offered:
        return None
    mystling = state.players[step.seat].party[step.member].mystling
    about = {"mystling": mystling, "have": len(deck), "n": content(state).numbers.deck}
    offered.extend((choices.FILL_DECK, *returnable(state, deck, step.out)))
    return Decision(step.seat, "prompt-build", "DRE-124", tuple(offered), about)


def returnable(state: DragonState, deck: Sequence[str], out: int) -> list[Choice]:
    """DRE-131, AMB-DRE-101: until the deck is finished its cards may be taken out again, but not endlessly."""
    if out >= content(state).numbers.take_outs:
        return []
    return [choices.TakeOut(card) for card in dict.fromkeys(deck)]


def take_out(state: DragonState, seat: Seat, card: str) -> None:
    """DRE-131: a card goes back to those that decks are built from."""
    deck = list(state.drafts[seat])
    deck.remove(card)
    set_draft(state, seat, tuple(deck))
    state.emit(events.CardTakenOut(rule="DRE-131", seat=seat, card=card))


@BOOK.resolves(steps.BuildDeck)
def build_deck(state: DragonState, step: steps.BuildDeck, choice: Choice | None) -> None:
    if isinstance(choice, choices.TakeOut):
        take_out(state, step.seat, choice.card)
        state.agenda.append(steps.BuildDeck(step.seat, step.member, step.out + 1))
        return
    deck = take_card(state, step.seat, step.member, choice)
    if choice is None or is_finished(state, deck):
        finish(state, step.seat, step.member, deck)
        set_draft(state, step.seat, ())
    else:
        set_draft(state, step.seat, deck)
        state.agenda.append(step)


def take_card(
    state: DragonState,
    seat: Seat,
    at: int,
    choice: Choice | None,
    subtype: bool = True,
    wanted: Element | None = None,
) -> tuple[str, ...]:
    """The deck with the chosen card, or with all that is suggested; of the Element that both want only one card."""
    deck = state.drafts[seat]
    if isinstance(choice, choices.AddCard):
        state.emit(events.CardAdded(rule="DRE-120", seat=seat, card=choice.card))
        return (*deck, choice.card)
    suggested = suggest(state, seat, at, deck, subtype)
    return (*deck, *(suggested if wanted is None else one_of_them(state, suggested, wanted)))


def one_of_them(state: DragonState, cards: Sequence[str], wanted: Element) -> list[str]:
    """DRE-543, DRE-562: these cards, but of the Element that both want only the first."""
    known = content(state).cards
    kept: list[str] = []
    taken = False
    for card in cards:
        common = known[card].pile is Pile.ELEMENTAL and known[card].element is wanted
        if not (common and taken):
            kept.append(card)
        taken = taken or common
    return kept
