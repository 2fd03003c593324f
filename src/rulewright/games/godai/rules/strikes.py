"""How an Event phase in a Siege begins: heroes strike, Banners hit, Jaethi fights. Rulebook p.63 and p.79."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model.choices import common as choices
from ..model.events.siege import HeroStruck
from ..model.state import NOWHERE, GodaiState
from ..model.steps import siege as steps
from ..model.steps.combat import MeetBoss
from ..model.vocabulary import ELEMENTS, OPPOSES, Element
from . import land
from .belongings import tier
from .book import BOOK, living
from .siege_damage import hit_group
from .siege_opponents import JAETHI, element_of, hexes_of, near, on_map, reach

JAETHI_BOSS = 10


def in_group_range(state: GodaiState, slot: int) -> bool:
    """AMB-GOD-82, GOD-442: whether a Siege Opponent is within the Range of those who live at this moment."""
    return land.is_near(state, hexes_of(state, slot))


def beside_group(state: GodaiState, slot: int) -> bool:
    """GOD-477, GOD-479: in the group's Range, or the group in its."""
    if state.at == NOWHERE:
        return False
    return in_group_range(state, slot) or near(hexes_of(state, slot), (state.at,), reach(state, slot))


def strike_of(state: GodaiState, seat: Seat, slot: int) -> tuple[int, tuple[Element, ...]]:
    """GOD-595: 1 Siege damage for each Tier of an Element that opposes the opponent's, and these Elements.

    GOD-1106: a Kobold's raised Tier counts, also beyond the third.
    """
    against = element_of(state, slot)
    found = [(n, one) for one in ELEMENTS if against in OPPOSES[one] and (n := tier(state, seat, one, siege=True))]
    return sum(n for n, _ in found), tuple([one for _, one in found])


@BOOK.resolves(steps.FaceSiege)
def face_siege(state: GodaiState, step: steps.FaceSiege, choice: None) -> None:
    """GOD-1054, AMB-GOD-200: strikes first, then hits by Banners that are still in Range, then Jaethi.

    With the switch of AMB-GOD-200 every Banner that is in Range now hits, even if a strike removes it, and who is
    killed by it still strikes.
    """
    if not living(state) or state.at == NOWHERE:
        return
    strikes = [steps.Strike(seat, slot) for slot in on_map(state) for seat in living(state)]
    state.then(steps.MeetJaethi())
    if not state.rulings.hits_together:
        state.then(*strikes, steps.BannersHit())
        return
    # The hits come first, but the deaths that they bring are pending until all have struck.
    banners_hit(state, steps.BannersHit(), None)
    state.then(*strikes)


@BOOK.asks(steps.Strike)
def offer_strike(state: GodaiState, step: steps.Strike) -> Decision | None:
    """GOD-595: the hero may strike."""
    n = _strength(state, step)
    if not n:
        return None
    about = {"slot": step.slot + 1, "n": n}
    return Decision(step.seat, "prompt-strike", "GOD-595", (choices.Accept(), choices.Decline()), about)


def _strength(state: GodaiState, step: steps.Strike) -> int:
    """What a hero can deal now; nothing if one of both is gone or out of Range."""
    if state.heroes[step.seat].state != "living" or step.slot not in on_map(state):
        return 0
    return strike_of(state, step.seat, step.slot)[0] if in_group_range(state, step.slot) else 0


@BOOK.resolves(steps.Strike)
def strike(state: GodaiState, step: steps.Strike, choice: Choice | None) -> None:
    """GOD-595, AMB-GOD-85: Siege damage like any other, and it can vanquish."""
    if not isinstance(choice, choices.Accept):
        return
    n, elements = strike_of(state, step.seat, step.slot)
    state.emit(HeroStruck(rule="GOD-595", seat=step.seat, slot=step.slot + 1, n=n))
    state.then(steps.HitSiegeOpponent(step.slot, n, elements=elements))


@BOOK.resolves(steps.BannersHit)
def banners_hit(state: GodaiState, step: steps.BannersHit, choice: None) -> None:
    """GOD-477, GOD-478, AMB-GOD-81: outside of Defenders every Banner near the group hits it once."""
    for slot in on_map(state):
        if slot != JAETHI and beside_group(state, slot):
            hit_group(state, slot, "GOD-477", near_group=True)


@BOOK.resolves(steps.MeetJaethi)
def meet_jaethi(state: GodaiState, step: steps.MeetJaethi, choice: None) -> None:
    """GOD-479: outside of Defenders combat with Jaethi begins if she is near."""
    if not state.jaethi or not living(state) or state.at == NOWHERE:
        return
    if land.defender_at(state, state.at) is None and beside_group(state, JAETHI):
        state.then(MeetBoss(JAETHI_BOSS))
