"""Achievements: what each locked Artifact asks of the player who tries it. Rulebook p.28 (GAP-DRE-33)."""

from __future__ import annotations

from rulewright.core.record import Seat

from ...model import events
from ...model.state import DragonState, Sheet, fight
from ..book import content
from .piles import run_of


def unlock(state: DragonState, seat: Seat, artifact: str) -> None:
    """DRE-599, DRE-865, AMB-DRE-128: the own locked Artifact is flipped and set aside; it does not work in this Run."""
    run = run_of(state)
    if run.locked[seat] != artifact:
        return
    run.locked = (*run.locked[:seat], "", *run.locked[seat + 1 :])
    run.aside = (*run.aside, artifact)
    state.emit(events.ArtifactUnlocked(rule="DRE-599", seat=seat, artifact=artifact))


def wants(state: DragonState, seat: Seat, artifact: str) -> int:
    """What the Achievement asks for, if this seat tries it; 0 otherwise."""
    run = run_of(state)
    return content(state).artifacts[artifact].wants if run.locked and run.locked[seat] == artifact else 0


def moved(state: DragonState, seat: Seat) -> None:
    """Blinking Stone counts Moves and Dashes."""
    fight(state).sheets[seat].moves += 1


def used_bonus(state: DragonState, seat: Seat) -> None:
    """Infused Bracelet: the Elemental Bonus Action so often in one Combat."""
    sheet = fight(state).sheets[seat]
    sheet.bonuses += 1
    needed = wants(state, seat, "infused-bracelet")
    if needed and sheet.bonuses >= needed:
        unlock(state, seat, "infused-bracelet")


def dealt(state: DragonState, seat: Seat, n: int) -> None:
    """Smithereens: this much damage to the Enemy in one own turn; what answers in another turn is no part of it."""
    if fight(state).turn != seat:
        return
    sheet = fight(state).sheets[seat]
    sheet.harm += n
    needed = wants(state, seat, "smithereens")
    if needed and sheet.harm >= needed:
        unlock(state, seat, "smithereens")


def ended_turn(state: DragonState, seat: Seat) -> None:
    """Encased Crystals: this much Power at the end of a turn."""
    needed = wants(state, seat, "encased-crystals")
    if needed and fight(state).sheets[seat].power >= needed:
        unlock(state, seat, "encased-crystals")


def used_item(state: DragonState, seat: Seat) -> None:
    """Forgery: this many Items used in one Run.

    DRE-827, DRE-865: on the road the party uses them, so it counts for each; in a Combat for whoever did.
    """
    run = run_of(state)
    seats = range(len(state.players))
    if state.fighting and len(seats) > 1:
        run.items_by = tuple([(run.items_by or (0, 0))[one] + (one == seat) for one in seats])
    else:
        run.items_used += 1
    for one in seats:
        needed = wants(state, one, "forgery")
        if needed and items_used(state, one) >= needed:
            unlock(state, one, "forgery")


def items_used(state: DragonState, seat: Seat) -> int:
    """How many Items count for a seat."""
    run = run_of(state)
    return run.items_used + (run.items_by[seat] if run.items_by else 0)


def met_mysteries(state: DragonState) -> None:
    """Guiding Grass: this many different Mystery cards resolved."""
    for seat in range(len(state.players)):
        needed = wants(state, seat, "guiding-grass")
        if needed and len(run_of(state).resolved) >= needed:
            unlock(state, seat, "guiding-grass")


def at_camp(state: DragonState) -> None:
    """Emptying Book: a Camp after a Boss with few cards, Fatigue among them."""
    for seat, player in enumerate(state.players):
        member = player.party[0]
        needed = wants(state, seat, "emptying-book")
        if needed and len(member.cards) - len(member.removed) + member.fatigue <= needed:
            unlock(state, seat, "emptying-book")


def won_combat(state: DragonState, seat: Seat, sheet: Sheet, tier: int, boss: bool) -> None:
    """What asks for a win: few Moves, a reshuffled deck, a Boss with much or with little Health left."""
    left = sheet.health - sheet.damage
    if wants(state, seat, "blinking-stone") and tier >= 2 and sheet.moves <= wants(state, seat, "blinking-stone"):
        unlock(state, seat, "blinking-stone")
    if wants(state, seat, "reshuffling-tome") and sheet.reshuffled:
        unlock(state, seat, "reshuffling-tome")
    if boss and wants(state, seat, "gem-of-growth") and left * wants(state, seat, "gem-of-growth") >= sheet.health:
        unlock(state, seat, "gem-of-growth")
    if boss and wants(state, seat, "spare-soul") and left <= wants(state, seat, "spare-soul"):
        unlock(state, seat, "spare-soul")
