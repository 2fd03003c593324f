"""The deck of a Run: cards that join it and leave it. Rulebook p.29-30."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ... import road as verbs
from ...model import choices, events, steps
from ...model.state import DragonState
from ...model.vocabulary import Origin, Pile, Rarity
from ..book import BOOK, content, together
from ..party import change_member
from ..road import travels
from . import piles

LEAST_CARDS = 8
"""AMB-DRE-97: a deck keeps at least this many cards."""


def deck_of(state: DragonState, seat: Seat) -> list[str]:
    """The cards of a seat's deck, without Fatigue and without those that have left it (AMB-DRE-57)."""
    member = state.players[seat].party[0]
    found = list(member.cards)
    for card in member.removed:
        found.remove(card)
    return found


def change_deck(state: DragonState, seat: Seat, card: str, rule: str, out: bool = False) -> None:
    """DRE-601, AMB-DRE-57: a card joins the deck, or leaves it for the rest of the Run."""
    member = state.players[seat].party[0]
    if out:
        change_member(state, seat, 0, removed=tuple(sorted((*member.removed, card))))
        state.emit(events.DeckCut(rule=rule, seat=seat, card=card))
    else:
        change_member(state, seat, 0, cards=tuple(sorted((*member.cards, card))))
        state.emit(events.DeckGrew(rule=rule, seat=seat, card=card))


def can_add(state: DragonState, seat: Seat, card: str) -> bool:
    """AMB-DRE-97, DRE-129: one Legendary at most, and no more of the subtype than is printed."""
    everything = content(state)
    record = everything.cards[card]
    mystling = everything.mystlings[state.players[seat].party[0].mystling]
    deck = [everything.cards[one] for one in deck_of(state, seat)]
    if record.rarity is Rarity.LEGENDARY and any(one.rarity is Rarity.LEGENDARY for one in deck):
        return False
    if record.element is None or record.element is mystling.element:
        return True
    held = sum([1 for one in deck if one.pile is Pile.ELEMENTAL and one.element is mystling.subtype])
    return record.element is mystling.subtype and held < mystling.subtype_cards


def can_cut(state: DragonState, seat: Seat, starting: bool = False) -> list[str]:
    """AMB-DRE-97: any card but Fatigue, as long as eight stay."""
    deck = deck_of(state, seat)
    if len(deck) <= LEAST_CARDS:
        return []
    kinds = dict.fromkeys(sorted(deck))
    return [card for card in kinds if not starting or content(state).cards[card].pile is Pile.STARTING]


# -- one deck of the party ---------------------------------------------------------------------------------


def is_open(state: DragonState, effect: verbs.AnyRoad, step: steps.Travel) -> bool:
    """AMB-DRE-119: what two players resolve together happens once, to one of their decks; then they are asked which."""
    if step.who >= 0 or len(state.players) < 2:
        return False
    state.agenda.append(steps.WhoseDeck((effect,), step.rule, step.cause))
    return True


def decks_for(state: DragonState, effect: verbs.AnyRoad) -> dict[str, Seat]:
    """The decks that it can happen to, by their Mystlings."""
    return {
        player.party[0].mystling: seat
        for seat, player in enumerate(state.players)
        if not isinstance(effect, verbs.Cut) or can_cut(state, seat, effect.starting)
    }


@BOOK.asks(steps.WhoseDeck)
def offer_decks(state: DragonState, step: steps.WhoseDeck) -> Decision | None:
    """AMB-DRE-119: the party chooses the deck, its player the card."""
    found = decks_for(state, *step.effects)
    if len(found) < 2:
        return None
    offered = [choices.PICK_MYSTLING[mystling] for mystling in found]
    return together(state, "prompt-whose-deck", step.rule, offered, {"effects": step.effects})


@BOOK.hears(steps.WhoseDeck)
def take_deck(state: DragonState, step: steps.WhoseDeck, seat: Seat, choice: choices.PickMystling | None) -> None:
    found = decks_for(state, *step.effects)
    if found:
        owner = next(iter(found.values())) if choice is None else found[choice.mystling]
        state.agenda.append(steps.Travel(step.effects, step.rule, step.cause, owner))


# -- offers ------------------------------------------------------------------------------------------------


@travels(verbs.OfferCards)
def perform_offer(state: DragonState, effect: verbs.OfferCards, step: steps.Travel) -> None:
    """DRE-601, DRE-655, DRE-662: the top cards of decks beside the map."""
    if is_open(state, effect, step):
        return
    seat = max(0, step.who)
    record = content(state).mystlings[state.players[seat].party[0].mystling]
    main, sub = str(record.element), str(record.subtype or record.element)
    sources = {
        Origin.ADVANCEMENT: ["advancement"] * effect.n,
        Origin.MAIN: [main] * effect.n,
        Origin.MIXED: ["advancement", main, sub],
    }[effect.origin]
    found, origins = [], []
    for pile in sources:
        card = piles.draw(state, pile)
        if card:
            found.append(card)
            origins.append(pile)
    if found:
        state.agenda.append(steps.TakeOffered(seat, tuple(found), tuple(origins), effect.take))
    else:
        state.emit(events.NothingCame(rule=step.rule))


@BOOK.asks(steps.TakeOffered)
def offer_cards(state: DragonState, step: steps.TakeOffered) -> Decision | None:
    """DRE-601, AMB-DRE-118: adding is optional."""
    if not step.take:
        return None
    offered: list[Choice] = [choices.ADD[card] for card in dict.fromkeys(step.found) if can_add(state, step.seat, card)]
    if not offered:
        return None
    about = {"n": step.take, "cards": step.found}
    return Decision(step.seat, "prompt-offered", "DRE-601", (*offered, choices.DECLINE), about)


@BOOK.resolves(steps.TakeOffered)
def take_offered(state: DragonState, step: steps.TakeOffered, choice: Any) -> None:
    """The others go to the bottom of their decks."""
    if not isinstance(choice, choices.AddCard):
        for card, pile in zip(step.found, step.piles, strict=True):
            piles.put_under(state, pile, (card,))
        return
    at = step.found.index(choice.card)
    change_deck(state, step.seat, choice.card, "DRE-601")
    found, origins = step.found[:at] + step.found[at + 1 :], step.piles[:at] + step.piles[at + 1 :]
    state.agenda.append(steps.TakeOffered(step.seat, found, origins, step.take - 1))


# -- removing ----------------------------------------------------------------------------------------------


@travels(verbs.Cut)
def perform_cut(state: DragonState, effect: verbs.Cut, step: steps.Travel) -> None:
    if not is_open(state, effect, step):
        state.agenda.append(steps.CutCards(max(0, step.who), effect.n, effect.starting))


@BOOK.asks(steps.CutCards)
def offer_cuts(state: DragonState, step: steps.CutCards) -> Decision | None:
    """DRE-601, AMB-DRE-118: removing is optional."""
    offered: list[Choice] = [choices.TAKE_OUT[card] for card in can_cut(state, step.seat, step.starting)]
    if not offered:
        return None
    about = {"n": step.n}
    return Decision(step.seat, "prompt-cut", "DRE-601", (*offered, choices.DECLINE), about)


@BOOK.resolves(steps.CutCards)
def cut_card(state: DragonState, step: steps.CutCards, choice: Any) -> None:
    """AMB-DRE-57: out for the rest of the Run."""
    if isinstance(choice, choices.TakeOut):
        if step.n > 1:
            state.agenda.append(steps.CutCards(step.seat, step.n - 1, step.starting))
        change_deck(state, step.seat, choice.card, "DRE-601", out=True)


# -- a card for the opening ----------------------------------------------------------------------------------


@travels(verbs.Prime)
def perform_prime(state: DragonState, effect: verbs.Prime, step: steps.Travel) -> None:
    if not is_open(state, effect, step):
        state.agenda.append(steps.PrimeCard(max(0, step.who)))


@BOOK.asks(steps.PrimeCard)
def offer_priming(state: DragonState, step: steps.PrimeCard) -> Decision:
    offered = tuple([choices.ON_TOP[card] for card in dict.fromkeys(sorted(deck_of(state, step.seat)))])
    return Decision(step.seat, "prompt-prime", "DRE-601", offered)


@BOOK.resolves(steps.PrimeCard)
def prime(state: DragonState, step: steps.PrimeCard, choice: choices.PutOnTop) -> None:
    run = piles.run_of(state)
    run.primed = (*run.primed[: step.seat], choice.card, *run.primed[step.seat + 1 :])
    state.emit(events.CardPrimed(rule="DRE-601", seat=step.seat, card=choice.card))
