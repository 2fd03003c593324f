"""The choices of the setup: colours, the expert draft, Champions and Encounter tokens. Rulebook p.4-5."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model import choices, events, steps
from ..model.geography import island_of
from ..model.state import MystheaState
from ..model.vocabulary import CardType, Colour
from .book import BOOK, content, join_hand, without


@BOOK.asks(steps.ChooseColour)
def offer_colours(state: MystheaState, step: steps.ChooseColour) -> Decision:
    """MYS-047, GAP-MYS-19: a colour that nobody before has chosen, in seat order."""
    taken = {board.colour for seat, board in enumerate(state.boards) if seat < step.seat}
    offered = tuple([choices.COLOUR[colour] for colour in Colour if colour not in taken])
    return Decision(step.seat, "prompt-colour", "MYS-047", offered)


@BOOK.resolves(steps.ChooseColour)
def choose_colour(state: MystheaState, step: steps.ChooseColour, choice: Choice) -> None:
    assert isinstance(choice, choices.ChooseColour)
    # Seats still to choose hold a colour each; whoever holds this one gets the chooser's old one.
    mine = state.boards[step.seat].colour
    for board in state.boards:
        if board.colour is choice.colour:
            board.colour = mine
    state.boards[step.seat].colour = choice.colour
    state.events.append(events.ColourChosen(rule="MYS-047", seat=step.seat, colour=choice.colour))


# -- the expert draft --------------------------------------------------------------------------------


def has_kind(state: MystheaState, seat: Seat, card: str) -> bool:
    """MYS-509: whether a drafter has a card of this kind already."""
    board = state.boards[seat]
    if card in content(state).champions:
        return bool(board.champion)
    kind = content(state).type[card]
    return any(content(state).type[held] is kind for held in board.hand)


@BOOK.asks(steps.DraftCard)
def offer_draft(state: MystheaState, step: steps.DraftCard) -> Decision:
    """MYS-507, MYS-509, AMB-MYS-09: one face-up card of a kind that the player does not have yet."""
    offered = tuple([choices.DRAFT[card] for card in state.draft if not has_kind(state, step.seat, card)])
    return Decision(step.seat, "prompt-draft", "MYS-507", offered)


@BOOK.resolves(steps.DraftCard)
def draft(state: MystheaState, step: steps.DraftCard, choice: Choice) -> None:
    """MYS-508, AMB-MYS-10: the card is replaced at once by a random one of its kind, while there is one."""
    assert isinstance(choice, choices.DraftCard)
    board = state.boards[step.seat]
    card = choice.card
    state.events.append(events.CardDrafted(rule="MYS-507", seat=step.seat, card=card))
    at = state.draft.index(card)
    refill = ""
    if card in content(state).champions:
        board.champion = card
        refill = take_champion(state)
    else:
        join_hand(board, card, known=True)
        refill = take_starting_card(state, content(state).type[card])
    fresh = (refill,) if refill else ()
    state.draft = state.draft[:at] + fresh + state.draft[at + 1 :]
    if not any(isinstance(pending, steps.DraftCard) for pending in state.agenda):
        end_draft(state)


def end_draft(state: MystheaState) -> None:
    """MYS-510, MYS-511: all cards left over leave the game."""
    state.removed = state.removed + tuple(card for card in state.draft if card in content(state).cards)
    state.draft = ()
    state.champions = ()


def take_champion(state: MystheaState) -> str:
    """A random Champion of those not dealt yet, or an empty string."""
    if not state.champions:
        return ""
    card = state.champions[state.roll("champions", len(state.champions))]
    state.champions = without(state.champions, card)
    return card


def take_starting_card(state: MystheaState, kind: CardType) -> str:
    """A random starting card of a type from the box, or an empty string."""
    lookup = content(state)
    pool = [card for card in state.box if lookup.cards[card].era == 0 and lookup.type[card] is kind]
    if not pool:
        return ""
    card = pool[state.roll(f"starting-{kind}", len(pool))]
    state.box = without(state.box, card)
    return card


# -- Champions and Encounter tokens -------------------------------------------------------------------


@BOOK.asks(steps.PlaceChampion)
def offer_landing(state: MystheaState, step: steps.PlaceChampion) -> Decision:
    """MYS-059, MYS-499: any region of an Island without a Champion, not under a Mirage."""
    taken = {island_of(board.at) for board in state.boards if board.at >= 0}
    offered = tuple([choices.CHAMPION_TO[r] for r in range(15) if island_of(r) not in taken and r not in state.mirages])
    return Decision(step.seat, "prompt-place-champion", "MYS-059", offered)


@BOOK.resolves(steps.PlaceChampion)
def place_champion(state: MystheaState, step: steps.PlaceChampion, choice: Choice) -> None:
    assert isinstance(choice, choices.PlaceChampion)
    board = state.boards[step.seat]
    board.at = choice.region
    state.events.append(
        events.ChampionPlaced(rule="MYS-059", seat=step.seat, champion=board.champion, region=choice.region)
    )


@BOOK.asks(steps.PlaceToken)
def offer_token_places(state: MystheaState, step: steps.PlaceToken) -> Decision:
    """MYS-060, MYS-061: any Island but one's own Champion's; sharing is allowed."""
    own = island_of(state.boards[step.seat].at)
    offered = tuple([choices.TOKEN_TO[island] for island in range(5) if island != own])
    return Decision(step.seat, "prompt-place-token", "MYS-060", offered)


@BOOK.resolves(steps.PlaceToken)
def place_token(state: MystheaState, step: steps.PlaceToken, choice: Choice) -> None:
    assert isinstance(choice, choices.PlaceToken)
    state.boards[step.seat].token = choice.island
    state.events.append(events.TokenPlaced(rule="MYS-060", seat=step.seat, island=choice.island))


@BOOK.resolves(steps.RemoveMirages)
def remove_mirages(state: MystheaState, step: steps.RemoveMirages, choice: None) -> None:
    """MYS-500: only the tokens on the Champions' Islands stay."""
    held = {island_of(board.at) for board in state.boards}
    gone = tuple(region for region in state.mirages if island_of(region) not in held)
    state.mirages = tuple(region for region in state.mirages if island_of(region) in held)
    state.events.append(events.MiragesRemoved(rule="MYS-500", mirages=gone))
