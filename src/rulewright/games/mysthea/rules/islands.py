"""Move an Island, and the Attunement that may be claimed on the way. Rulebook p.11."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..abilities import AnyAttunement
from ..model import choices, events, steps
from ..model.geography import island_of
from ..model.state import MystheaState
from .book import BOOK, ability_of, content, discharge, gain
from .control import count_per


@BOOK.resolves(steps.LiftIsland)
def lift_island(state: MystheaState, step: steps.LiftIsland, choice: None) -> None:
    """MYS-245, MYS-246: discharge, then lift the Island of one's own Champion to the centre."""
    discharge(state, step.seat, "MYS-245")
    island = island_of(state.boards[step.seat].at)
    state.events.append(events.IslandLifted(rule="MYS-245", seat=step.seat, island=island))
    state.then(steps.ClaimAttunement(step.seat, island), steps.SetDownIsland(step.seat, island))


def claimable(state: MystheaState, seat: Seat, island: int) -> list[str]:
    """MYS-249, MYS-251, MYS-253: the lifted Island's card if nobody has it; MYS-252: one claim per seat and Era.

    MYS-347, AMB-MYS-65: for Kolbor & Malabor any card that is still available, whichever Island was moved.
    """
    if state.boards[seat].attunement:
        return []
    taken = {board.attunement for board in state.boards}
    if isinstance(ability_of(state, seat), AnyAttunement):
        return [card for card in state.attunements if card not in taken]
    card = state.attunements[island]
    return [] if card in taken else [card]


@BOOK.asks(steps.ClaimAttunement)
def offer_attunements(state: MystheaState, step: steps.ClaimAttunement) -> Decision | None:
    """MYS-249, MYS-254, MYS-256: claiming is never a duty."""
    cards = claimable(state, step.seat, step.island)
    if not cards:
        return None
    offered: list[Choice] = [choices.CLAIM[card] for card in cards]
    offered.append(choices.DECLINE)
    return Decision(step.seat, "prompt-attunement", "MYS-249", tuple(offered), {"island": step.island})


@BOOK.resolves(steps.ClaimAttunement)
def claim(state: MystheaState, step: steps.ClaimAttunement, choice: Choice | None) -> None:
    """MYS-250, MYS-255, MYS-359: it scores at once, before the Island is put back, or when the Era ends."""
    if not isinstance(choice, choices.ClaimAttunement):
        return
    card = content(state).attunements[choice.attunement]
    state.boards[step.seat].attunement = card.id
    state.events.append(events.AttunementClaimed(rule="MYS-249", seat=step.seat, attunement=card.id))
    if not card.era_end:
        score_attunement(state, step.seat, card.id)


def score_attunement(state: MystheaState, seat: Seat, attunement: str) -> None:
    card = content(state).attunements[attunement]
    assert card.score.per is not None
    gain(state, seat, card.rule, glory=card.score.glory * count_per(state, seat, card.score.per))


@BOOK.asks(steps.SetDownIsland)
def offer_places(state: MystheaState, step: steps.SetDownIsland) -> Decision:
    """MYS-247, MYS-248, AMB-MYS-48: between another pair of neighbours, three ring orders in all."""
    others = rest_of_ring(state.ring, step.island)
    # `others` begins with the old clockwise neighbour; going after the last one would change nothing.
    places = others if state.rulings.null_island_move else others[:-1]
    return Decision(
        step.seat,
        "prompt-set-down",
        "MYS-248",
        tuple([choices.SET_DOWN[island] for island in places]),
        {"island": step.island},
    )


def rest_of_ring(ring: tuple[int, ...], island: int) -> tuple[int, ...]:
    """The other four Islands clockwise, beginning after this one."""
    at = ring.index(island)
    return ring[at + 1 :] + ring[:at]


@BOOK.resolves(steps.SetDownIsland)
def set_down(state: MystheaState, step: steps.SetDownIsland, choice: Choice) -> None:
    """MYS-247, MYS-032, MYS-503: the Island takes another position with all that is on it; the others close up."""
    assert isinstance(choice, choices.SetDownAfter)
    others = list(state.ring)
    others.remove(step.island)
    others.insert(others.index(choice.island) + 1, step.island)
    state.ring = tuple(others)
    state.events.append(events.IslandSetDown(rule="MYS-247", seat=step.seat, island=step.island, ring=state.ring))
