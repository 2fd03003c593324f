"""The rule book of Mysthea, and the small moves that every chapter makes: gain, pay, draw, move cards.

Rulebook p.5 (tracks), p.6 (decks), GAP-MYS-20 (what everybody may know).
"""

from __future__ import annotations

from rulewright.core.record import Seat
from rulewright.core.rulebook import RuleBook

from ..content.components import Content
from ..model import events
from ..model.state import MystheaState, PlayerBoard
from ..model.vocabulary import SLOTS, Operation, Slot, Unit

BOOK = RuleBook()

CHAMPION_SLOT = SLOTS.index(Slot.CHAMPION)
TROOP_SLOT = SLOTS.index(Slot.TROOP)
GOLEM_SLOT = SLOTS.index(Slot.GOLEM)
FORTIFICATION_SLOT = SLOTS.index(Slot.FORTIFICATION)
CARD_SLOT = SLOTS.index(Slot.CARD)
SLOT_OF = {
    Unit.TROOP: TROOP_SLOT,
    Unit.GOLEM: GOLEM_SLOT,
    Unit.FORTIFICATION: FORTIFICATION_SLOT,
    Unit.CHAMPION: CHAMPION_SLOT,
}


def content(state: MystheaState) -> Content:
    """The components that this game is played with."""
    found: Content = state.game.content
    return found


def gain(state: MystheaState, seat: Seat, rule: str, energy: int = 0, experience: int = 0, glory: int = 0) -> None:
    """MYS-071 to MYS-073, MYS-075: what goes past an end of a track is lost. The event tells what was really gained.

    MYS-015, MYS-076: Glory has no upper end; a marker keeps the laps.
    MYS-512: every source of Glory gives it here, by its own rule.
    """
    board = state.boards[seat]
    numbers = content(state).numbers
    # No printed component gains less than nothing; a content pack may.
    energy = max(-board.energy, min(energy, numbers.track - board.energy))
    experience = max(-board.experience, min(experience, numbers.track - board.experience))
    glory = max(glory, numbers.lowest_glory - board.glory)
    if energy or experience or glory:
        board.energy += energy
        board.experience += experience
        board.glory += glory
        state.events.append(events.Gained(rule=rule, seat=seat, energy=energy, experience=experience, glory=glory))


def lose_glory(state: MystheaState, seat: Seat, rule: str, glory: int) -> None:
    """MYS-075, MYS-513: Glory never drops below 1."""
    board = state.boards[seat]
    lost = min(glory, board.glory - content(state).numbers.lowest_glory)
    if lost > 0:
        board.glory -= lost
        state.events.append(events.GloryLost(rule=rule, seat=seat, glory=lost))


def pay(state: MystheaState, seat: Seat, rule: str, energy: int = 0, experience: int = 0) -> None:
    """MYS-074: a cost is paid in full; whoever offers it has checked that it can be."""
    if energy or experience:
        board = state.boards[seat]
        board.energy -= energy
        board.experience -= experience
        state.events.append(events.Paid(rule=rule, seat=seat, energy=energy, experience=experience))


def recharge(state: MystheaState, seat: Seat, rule: str) -> None:
    """MYS-196, MYS-195: recharging a charged Artefact does nothing."""
    board = state.boards[seat]
    if not board.charged:
        board.charged = True
        state.events.append(events.ArtefactCharged(rule=rule, seat=seat))


def discharge(state: MystheaState, seat: Seat, rule: str) -> None:
    """MYS-194: the Artefact is turned to its dark side as the first step."""
    state.boards[seat].charged = False
    state.events.append(events.ArtefactDischarged(rule=rule, seat=seat))


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The tuple less one occurrence of an item."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def minus(regions: tuple[int, ...], region: int) -> tuple[int, ...]:
    """One unit fewer in a region."""
    at = regions.index(region)
    return regions[:at] + regions[at + 1 :]


def plus(regions: tuple[int, ...], region: int) -> tuple[int, ...]:
    """One unit more in a region; units are kept in order of region."""
    return tuple(sorted((*regions, region)))


def leave_hand(state: MystheaState, board: PlayerBoard, card: str) -> None:
    """A card leaves the hand face up. The one place where a hidden card becomes known."""
    board.hand = without(board.hand, card)
    if card in board.known:
        board.known = without(board.known, card)
    else:
        state.revealed = True


def join_hand(board: PlayerBoard, card: str, known: bool) -> None:
    """MYS-080: a card joins the hand; everybody knows it if it was face up."""
    board.hand = tuple(sorted((*board.hand, card)))
    if known:
        board.known = tuple(sorted((*board.known, card)))


def deck_left(state: MystheaState) -> int:
    """Cards left in the Era Deck."""
    return len(state.deck) + len(state.bottom)


def take_top(state: MystheaState) -> str:
    """MYS-460: the top card of the Era Deck, or an empty string (MYS-459)."""
    deck = state.deck
    if deck:
        at = state.roll("era-deck", len(deck))
        card = deck[at]
        state.deck = deck[:at] + deck[at + 1 :]
        return card
    if state.bottom:
        card = state.bottom[0]
        state.bottom = state.bottom[1:]
        return card
    return ""


def draw_to_hand(state: MystheaState, seat: Seat, rule: str) -> bool:
    """Draw the top card of the Era Deck into hand, unseen by others; False if there is none."""
    known = not state.deck
    card = take_top(state)
    if not card:
        return False
    join_hand(state.boards[seat], card, known)
    state.revealed = True
    state.events.append(events.CardsDrawn(rule=rule, seat=seat, cards=(card,)))
    return True


def trigger_of(state: MystheaState, seat: Seat, slot: int, on: Operation):  # type: ignore[no-untyped-def]
    """What the Upgrade in a space does when something is constructed, deployed or faced, if anything."""
    card = state.boards[seat].upgrades[slot]
    return content(state).triggers.get((card, on)) if card else None


def ability_of(state: MystheaState, seat: Seat):  # type: ignore[no-untyped-def]
    """MYS-336, MYS-064, MYS-229: the ability of a seat's Champion, unless it is wounded or abilities are off."""
    board = state.boards[seat]
    if board.wounded or not state.options.abilities or not board.champion:
        return None
    return content(state).champions[board.champion].ability
