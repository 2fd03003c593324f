"""Eras, the Events Path, the end of an Era and of the game. Rulebook p.6-7, p.12-13."""

from __future__ import annotations

from rulewright.core.record import Outcome, Seat

from ..abilities import ControlGlory, EraEnergy
from ..model import events, steps
from ..model.geography import ISLANDS, OF_TERRAIN
from ..model.state import MystheaState
from ..model.vocabulary import Terrain
from .book import BOOK, ability_of, content, gain, join_hand
from .control import controlled, controller
from .develop import reveal
from .islands import score_attunement
from .monsters import settle, storm

LAST_ERA = 3
STORM = "storm"
REGION_EVENTS = frozenset(terrain.value for terrain in Terrain)


# -- Phase 1 ----------------------------------------------------------------------------------------------


@BOOK.resolves(steps.BeginEra)
def begin_era(state: MystheaState, step: steps.BeginEra, choice: None) -> None:
    """MYS-088: Telron first, then steps 1 to 9 in order; MYS-108: some are skipped in Era I.

    MYS-103: what they do not name carries over.
    """
    state.era += 1
    state.phase = 1
    state.round = 0
    state.events.append(events.EraBegan(rule="MYS-084", era=state.era))
    grant_era_energy(state)
    if state.era > 1:
        clear_area(state)
    lay_out_deck(state)
    if state.era > 1:
        return_attunements(state)
    bring_monster(state)
    if state.era > 1:
        restore_champions(state)
        return_fortifications(state)
        regain_hands(state)
        set_order(state)
    charge_artefacts(state)
    state.phase = 2
    state.agenda.append(steps.BeginRound())


def grant_era_energy(state: MystheaState) -> None:
    """MYS-340, AMB-MYS-05: at the very start of each Era, if unwounded."""
    for seat in state.order:
        ability = ability_of(state, seat)
        if isinstance(ability, EraEnergy):
            gain(state, seat, "MYS-340", energy=ability.energy)


def clear_area(state: MystheaState) -> None:
    """MYS-090: what is left in the Development Area leaves the game; its hidden part stays unseen."""
    state.box = tuple(sorted(state.box + state.deck))
    state.removed = state.removed + state.display + state.bottom
    state.deck = state.bottom = state.display = ()
    state.events.append(events.AreaCleared(rule="MYS-090", era=state.era - 1))


def lay_out_deck(state: MystheaState) -> None:
    """MYS-089, MYS-091, MYS-042: the Era's deck face down, three cards face up."""
    state.deck = content(state).era_cards[state.era]
    reveal(state, content(state).numbers.display, "MYS-091")


def return_attunements(state: MystheaState) -> None:
    """MYS-092, MYS-252: all five are available again."""
    for board in state.boards:
        board.attunement = ""
    state.events.append(events.AttunementsReturned(rule="MYS-092"))


def bring_monster(state: MystheaState) -> None:
    """MYS-093 to MYS-097: the Era's Monster appears, and its card joins all events in the deck.

    MYS-031: the others stay where they are. MYS-334: a card that lies face down leaves the game at the end of its Era.
    MYS-359: the defeats of the Era before are forgotten.
    """
    monster = state.monsters[state.era - 1]
    island = ISLANDS.index(content(state).monsters[monster].island)
    settle(state, monster, island)
    state.events.append(events.MonsterAppeared(rule="MYS-093", monster=monster, island=island))
    gathered = [*state.events_deck, *state.path, monster]
    if state.next_event:
        gathered.append(state.next_event)
    state.events_deck = tuple(sorted(card for card in gathered if card not in state.face_down))
    state.path = state.face_down = ()
    state.defeated = ()
    turn_next_event(state)


def turn_next_event(state: MystheaState) -> None:
    """MYS-097: the deck lies face up, so its next card is always visible."""
    state.next_event = ""
    if state.events_deck:
        at = state.roll("events", len(state.events_deck))
        state.next_event = state.events_deck[at]
        state.events_deck = state.events_deck[:at] + state.events_deck[at + 1 :]


def restore_champions(state: MystheaState) -> None:
    """MYS-098, MYS-233: every wound ends."""
    for seat in state.order:
        board = state.boards[seat]
        if board.wounded:
            board.wounded = False
            state.events.append(events.ChampionRestored(rule="MYS-098", seat=seat, champion=board.champion))


def return_fortifications(state: MystheaState) -> None:
    """MYS-099, MYS-100: Fortifications go back to the supply, all other units stay."""
    for seat in state.order:
        board = state.boards[seat]
        count = len(board.fortifications)
        if count:
            board.supply_fortifications += count
            board.fortifications = board.tired_fortifications = ()
            state.events.append(events.FortificationsReturned(rule="MYS-099", seat=seat, count=count))


def regain_hands(state: MystheaState) -> None:
    """MYS-101, MYS-102, MYS-141, MYS-142: the whole discard pile comes back into hand."""
    for seat in state.order:
        board = state.boards[seat]
        if board.discard:
            cards = board.discard
            board.discard = ()
            for card in cards:
                join_hand(board, card, known=True)
            state.events.append(events.HandRegained(rule="MYS-101", seat=seat, cards=cards))


def set_order(state: MystheaState) -> None:
    """MYS-104, MYS-105, AMB-MYS-06: Artefacts by Glory; among equals the lower old number comes first.

    AMB-MYS-01: from I on without gaps, also where Era I had some.
    """
    # `order` is sorted by the old numbers and sorting is stable.
    state.order = tuple(sorted(state.order, key=lambda seat: -state.boards[seat].glory))
    for number, seat in enumerate(state.order):
        state.boards[seat].artefact = number + 1
    state.events.append(events.OrderSet(rule="MYS-104", order=state.order))


def charge_artefacts(state: MystheaState) -> None:
    """MYS-106, MYS-107, MYS-195: every Artefact is charged and pays its Energy."""
    energies = content(state).numbers.artefact_energy
    for seat in state.order:
        board = state.boards[seat]
        if not board.charged:
            board.charged = True
            state.events.append(events.ArtefactCharged(rule="MYS-106", seat=seat))
        gain(state, seat, "MYS-107", energy=energies[board.artefact - 1])


# -- Phase 2 ----------------------------------------------------------------------------------------------


@BOOK.resolves(steps.BeginRound)
def begin_round(state: MystheaState, step: steps.BeginRound, choice: None) -> None:
    """MYS-110 to MYS-114, MYS-109, MYS-195: place the next event; space 6 recharges; then one turn each."""
    state.round += 1
    event = state.next_event
    state.path = (*state.path, event)
    space = len(state.path)
    glory = content(state).numbers.path[space - 1]
    state.events.append(events.EventPlaced(rule="MYS-110", seat=state.order[0], event=event, glory=glory))
    turn_next_event(state)
    if is_last_round(state):
        state.events.append(events.LastRound(rule="MYS-122"))
    recharges = []
    if space == state.rulings.recharge_space:
        recharges = [steps.OfferRecharge(seat) for seat in state.order]
    turns = [steps.BeginTurn(seat) for seat in state.order]
    state.then(*recharges, *turns, steps.EndRound())


def is_last_round(state: MystheaState) -> bool:
    """MYS-122: the fifth Region card lies on the path."""
    regions = sum(1 for event in state.path if event in REGION_EVENTS)
    return regions >= content(state).numbers.regions_to_end


@BOOK.resolves(steps.EndRound)
def end_round(state: MystheaState, step: steps.EndRound, choice: None) -> None:
    """MYS-122, AMB-MYS-03, MYS-123, MYS-124: the round of the fifth Region card is the last of the Era."""
    if not is_last_round(state):
        state.agenda.append(steps.BeginRound())
        return
    state.phase = 3
    state.active = -1
    state.then(*[steps.ResolveEvent(space) for space in range(len(state.path))], steps.EndEra())


# -- Phase 3 ----------------------------------------------------------------------------------------------


@BOOK.resolves(steps.ResolveEvent)
def resolve_event(state: MystheaState, step: steps.ResolveEvent, choice: None) -> None:
    """MYS-271, MYS-272, MYS-278, AMB-MYS-62: one event after the other, from the first space on."""
    event = state.path[step.space]
    glory = content(state).numbers.path[step.space]
    if event in state.face_down:
        state.events.append(events.EventSkipped(rule="MYS-334", event=event))
        return
    state.events.append(events.EventResolved(rule="MYS-271", event=event, glory=glory))
    if event in REGION_EVENTS:
        score_regions(state, Terrain(event), glory)
    elif event == STORM:
        storm(state)
    else:
        state.agenda.append(steps.MonsterAttack(event))


def score_regions(state: MystheaState, terrain: Terrain, glory: int) -> None:
    """MYS-273 to MYS-275: the value of the space for each controlled region of the type."""
    for region in OF_TERRAIN[terrain]:
        seat = controller(state, region)
        if seat is not None:
            state.events.append(events.RegionScored(rule="MYS-273", seat=seat, region=region, glory=glory))
            gain(state, seat, "MYS-273", glory=glory)


@BOOK.resolves(steps.EndEra)
def end_era(state: MystheaState, step: steps.EndEra, choice: None) -> None:
    """MYS-296, MYS-297, AMB-MYS-07, MYS-083, MYS-085, MYS-348: end-of-Era effects, then the next Era or the winner."""
    for seat in state.order:
        ability = ability_of(state, seat)
        if isinstance(ability, ControlGlory):
            gain(state, seat, "MYS-348", glory=ability.glory * (controlled(state, seat) // ability.regions))
    for seat in state.order:
        attunement = state.boards[seat].attunement
        if attunement and content(state).attunements[attunement].era_end:
            score_attunement(state, seat, attunement)
    state.events.append(events.EraEnded(rule="MYS-297", era=state.era))
    if state.era < LAST_ERA:
        state.agenda.append(steps.BeginEra())
    else:
        end_game(state)


def ranking(state: MystheaState) -> tuple[Seat, ...]:
    """MYS-086, MYS-087, AMB-MYS-11: most Glory, then the lower Artefact number of Era III."""
    return tuple(sorted(state.order, key=lambda seat: -state.boards[seat].glory))


def end_game(state: MystheaState) -> None:
    """MYS-085, MYS-514: only the Glory counts; nothing that is left over scores."""
    ranked = ranking(state)
    scores = tuple([board.glory for board in state.boards])
    state.outcome = Outcome(scores=scores, ranking=ranked, winners=ranked[:1], rule="MYS-086")
    state.events.append(events.GameEnded(rule="MYS-086", scores=scores))
