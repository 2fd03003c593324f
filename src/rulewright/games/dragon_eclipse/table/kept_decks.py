"""Decks that a person keeps: which ones there are at a table, what is in them, and how they are built again."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from rulewright.core.errors import SetupError
from rulewright.core.progress import LONGEST_DECK, DeckTold
from rulewright.core.record import Choice, Reason, Seat

from ..content.components import Content
from ..model import choices, steps
from ..model.campaign import KeptDeck
from ..model.state import DragonState
from ..model.vocabulary import Pile
from ..rules.decks import broken, in_other_decks
from .texts import DragonTexts

if TYPE_CHECKING:
    from ..game import DragonEclipse


def write(mystling: str, cards: tuple[str, ...]) -> str:
    """A deck as text, the same for the same cards."""
    return msgspec.json.encode(KeptDeck(mystling, tuple(sorted(cards)))).decode()


def read(content: Content, text: str) -> KeptDeck:
    """Raises `SetupError` for what no deck can be."""
    try:
        found = msgspec.json.decode(text.encode("utf-8", "replace")[: LONGEST_DECK + 1], type=KeptDeck)
    except msgspec.DecodeError as error:
        raise SetupError("setup-deck", problem=str(error)[:120]) from None
    unknown = [card for card in found.cards if card not in content.cards or card == content.fatigue]
    if found.mystling not in content.mystlings:
        unknown.append(found.mystling)
    if unknown:
        raise SetupError("setup-deck", problem=unknown[0][:60])
    if not 0 < len(found.cards) <= content.numbers.deck:
        raise SetupError("setup-deck", problem=f"{len(found.cards)} / {content.numbers.deck}")
    return found


def at_table(content: Content, state: DragonState, seat: Seat) -> list[str]:
    """The decks of a seat: the one that it is building, those of its party, and those kept for Mystlings in the Camp.

    A Run has none: what a deck has become there no rule of deck construction allows.
    """
    if state.run is not None:
        return []
    found: dict[str, None] = {}
    at = member_built(state, seat)
    if at is not None and state.drafts[seat]:
        found[write(state.players[seat].party[at].mystling, state.drafts[seat])] = None
    members = [(one.mystling, one.cards) for one in state.players[seat].party if one.cards]
    if state.campaign is not None:
        members.extend([(one.mystling, one.cards) for one in state.campaign.kept])
    for mystling, cards in members:
        sound = tuple([card for card in cards if card != content.fatigue])
        if 0 < len(sound) <= content.numbers.deck:
            found[write(mystling, sound)] = None
    return list(found)


def member_built(state: DragonState, seat: Seat) -> int | None:
    """The place in the party of the Mystling whose deck the seat is asked to build now."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, steps.BuildDeck) and step.seat == seat:
        return step.member
    if isinstance(step, steps.BuildTogether) and step.seat == seat:
        return step.members[seat]
    return None


def in_order(content: Content, deck: KeptDeck) -> list[str]:
    """The Mystling's own cards first: the last places of a deck may be kept for them (DRE-125)."""
    return sorted(deck.cards, key=lambda card: (content.cards[card].pile is not Pile.MYSTLING, card))


def next_choice(content: Content, state: DragonState, seat: Seat, deck: KeptDeck) -> Choice | None:
    """Take out what it does not have, then add what is missing; whatever is not on offer now has to wait."""
    if member_built(state, seat) is None:
        return None
    offered = set(next((one for one in state.decisions if one.seat == seat), state.decision).choices)
    have, wanted = Counter(state.drafts[seat]), Counter(deck.cards)
    wishes: list[Choice] = [choices.TakeOut(card) for card in (have - wanted).elements()]
    if not wishes:
        missing = wanted - have
        wishes = [choices.ADD[card] for card in dict.fromkeys(in_order(content, deck)) if missing[card]]
    return next((wish for wish in wishes if wish in offered), None)


def problems(game: DragonEclipse, state: DragonState, seat: Seat, deck: KeptDeck) -> list[Reason]:
    """Every rule of deck construction that it breaks at this table, each once."""
    at = member_built(state, seat)
    if at is None:
        return []
    found: dict[tuple[str, str], Reason] = {}
    used = in_other_decks(state, seat, at)
    built: list[str] = []
    for card in in_order(game.content, deck):
        reasons = broken(state, seat, at, built, card, used)
        for reason in reasons:
            found.setdefault((reason.rule, reason.message), reason)
        if not reasons:
            built.append(card)
    surplus = Counter(state.drafts[seat]) - Counter(deck.cards)
    offered = set(next((one for one in state.decisions if one.seat == seat), state.decision).choices)
    stuck = [card for card in surplus if choices.TakeOut(card) not in offered]
    if stuck and not found:
        return list(game.why_not(state, seat, choices.TakeOut(stuck[0])))
    return list(found.values())


def told(content: Content, deck: KeptDeck, texts: DragonTexts) -> DeckTold:
    """Whose it is, and its cards by name, each with how many there are of it."""
    counts = Counter(in_order(content, deck))
    lines = [texts.name("card", card) + (f" × {n}" if n > 1 else "") for card, n in counts.items()]
    title = texts.say("kept-deck", mystling=texts.name("mystling", deck.mystling), n=len(deck.cards))
    return DeckTold(title, tuple(lines))
