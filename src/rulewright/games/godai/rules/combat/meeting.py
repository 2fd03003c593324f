"""Before the fight: an Encounter is drawn and discarded, vanquished from a Defender, Bribed, or fought. p.55, 69,
80, 100.
"""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Seat

from ...content.components import Encounter
from ...effects import Modified
from ...model.choices.combat import Meet
from ...model.choices.common import Accept, Decline
from ...model.combat import Combat, Fighter
from ...model.events.combat import (
    EncounterBribed,
    EncounterDiscarded,
    EncounterDrawn,
    EncounterShuffledBack,
    EncounterVanquishedAtOnce,
)
from ...model.state import NOWHERE, Defender, GodaiState
from ...model.steps.combat import BeginCombat, BribedCard, DrawEncounters, MeetBoss, MeetEncounters
from ...model.steps.defenders import DefenderFalls
from ...model.vocabulary import Stat
from ..book import BOOK, ask_group, living
from ..decks import draw, shuffle_in
from ..land import changed, defender_at, is_hazardous
from ..stat_tests import rank
from .ending import reward_for
from .testing import combat_test
from .who import ability, card

FIGHT, DISCARD, VANQUISH, BRIBE = Meet("fight"), Meet("discard"), Meet("vanquish"), Meet("bribe")
DISCARDED = "encounter-discarded"


@BOOK.resolves(DrawEncounters)
def draw_encounters(state: GodaiState, step: DrawEncounters, choice: None) -> None:
    """GOD-486, GOD-504, GOD-974, GOD-1081: the cards are drawn first, then met; nobody meets them while all are
    dead. GOD-496: an Affliction may make all of them Dangerous.
    """
    if not living(state):
        return
    found = []
    for _ in range(step.n):
        id = draw(state, "encounters")
        if id is not None:
            found.append(id)
            state.emit(EncounterDrawn(rule="GOD-504", card=id))
    if found:
        dangerous = step.dangerous + changed(state, Modified.ENCOUNTERS_DANGEROUS)
        state.then(
            MeetEncounters(
                tuple(found), dangerous, step.double, step.optional, step.battlefield, step.gold,
                ambush=step.ambush,
            )
        )  # fmt: skip


@BOOK.resolves(MeetBoss)
def meet_boss(state: GodaiState, step: MeetBoss, choice: None) -> None:
    """GOD-469, GOD-683: a Boss is fought; nobody discards or Bribes it."""
    if living(state):
        state.then(BeginCombat((f"boss-{step.boss}",)))


# -- what can be done about an Encounter ---------------------------------------------------------------


def may_discard(state: GodaiState, step: MeetEncounters) -> bool:
    """GOD-402, GOD-505, GOD-856, AMB-GOD-219: after a Cautious turn or Camp; never Jaethi's Mismatch."""
    if step.battlefield:
        return False
    if step.optional:
        return True
    return state.cautious and not is_hazardous(state) and (state.rulings.discard_any or DISCARDED not in state.used)


def shelter(state: GodaiState) -> Defender | None:
    """GOD-604, AMB-GOD-212: the Defender in which the group is, in both Stages; none that is covered (AMB-GOD-35)."""
    found = defender_at(state, state.at) if state.at != NOWHERE else None
    return found if found is not None and found.resilience > 0 else None


def price_of(state: GodaiState, encounter: Encounter) -> int:
    """GOD-766, AMB-GOD-113: the Bribe for all heroes together."""
    return encounter.bribe * len(living(state))


def purse(state: GodaiState) -> int:
    return sum(state.heroes[seat].gold for seat in living(state))


def ways(state: GodaiState, step: MeetEncounters) -> list[Choice]:
    """How the group can meet the first card."""
    encounter = card(state, step.cards[0])
    found: list[Choice] = [FIGHT]
    if may_discard(state, step):
        found.append(DISCARD)
    if shelter(state) is not None:
        found.append(VANQUISH)
    if isinstance(encounter, Encounter) and encounter.bribe and step.bribe <= purse(state):
        found.append(BRIBE)
    return found


@BOOK.asks(MeetEncounters)
def ask_how_to_meet(state: GodaiState, step: MeetEncounters) -> Decision | None:
    """GOD-402, GOD-604, GOD-766: only where there is more than to fight; first the Bribe must be known (GOD-1093).

    GOD-769: but the tests for it are not forced on a group that would rather fight than Bribe for nothing (GOD-771).
    """
    if not step.cards or not living(state):
        return None
    encounter = card(state, step.cards[0])
    unknown = isinstance(encounter, Encounter) and encounter.bribe > 0 and step.bribe < 0
    if unknown and isinstance(encounter, Encounter) and not may_cost_nothing(state, encounter):
        return None
    found = ways(state, step)
    if len(found) == 1:
        return None
    gold = price_of(state, encounter) if unknown and isinstance(encounter, Encounter) else max(0, step.bribe)
    about = {"card": step.cards[0], "gold": gold}
    return ask_group(state, "prompt-meet-encounter", "GOD-402", found, about)


@BOOK.hears(MeetEncounters)
def meet(state: GodaiState, step: MeetEncounters, seat: Seat, choice: Meet | None) -> None:
    """GOD-403, GOD-604, GOD-605, GOD-766 to GOD-771, GOD-1083: one card after the other; those that are fought are
    fought together.
    """
    if not step.cards or not living(state):
        if step.fought:
            state.then(
                BeginCombat(step.fought, step.dangerous, step.double, step.battlefield, step.gold, step.ambush)
            )  # fmt: skip
        return
    id, rest = step.cards[0], step.cards[1:]
    encounter = card(state, id)
    assert isinstance(encounter, Encounter)
    if encounter.bribe and step.bribe < 0 and choice in (None, BRIBE):
        price = bargain(state, encounter)
        if price == 0:
            bribed(state, id, 0)
            state.then(BribedCard(id), replace(step, cards=rest, bribe=-1))
        else:
            state.then(replace(step, bribe=price))
        return
    onward = replace(step, cards=rest, bribe=-1)
    if choice is None or choice == FIGHT:
        state.then(replace(onward, fought=(*step.fought, id)))
    elif choice == DISCARD:
        state.used = (*state.used, DISCARDED)
        state.encounter_discards = (*state.encounter_discards, id)
        state.emit(EncounterDiscarded(rule="GOD-403", card=id))
        state.then(onward)
    elif choice == VANQUISH:
        vanquish_at_once(state, step, id)
        state.then(onward)
    else:
        pay_together(state, step.bribe)
        bribed(state, id, step.bribe)
        state.then(BribedCard(id), onward)


def vanquish_at_once(state: GodaiState, step: MeetEncounters, id: str) -> None:
    """GOD-604, GOD-605, GOD-1083: the Defender loses 1 Resilience, perhaps its last; the rewards are the usual ones."""
    defender = shelter(state)
    assert defender is not None
    left = replace(defender, resilience=defender.resilience - 1)
    state.defenders = tuple([left if one.id == defender.id else one for one in state.defenders])
    state.emit(EncounterVanquishedAtOnce(rule="GOD-604", card=id, defender=defender.id))
    steps = reward_for(state, id, "health", step.dangerous, step.double, step.gold, ())
    if not left.resilience:
        steps.append(DefenderFalls(defender.id))
    state.then(*steps)


# -- Bribes --------------------------------------------------------------------------------------------


def may_cost_nothing(state: GodaiState, encounter: Encounter) -> bool:
    """GOD-769 to GOD-771: whether heroes who know how to Bribe could bring the price down to 0."""
    ranks = [rank(state, seat, Stat.DEFEND) for seat in living(state) if bribes_well(state, seat)]
    return bool(ranks) and sum(ranks) >= price_of(state, encounter)


def bribes_well(state: GodaiState, seat: Seat) -> bool:
    """GOD-093, GOD-769: Bribery Proficiency."""
    defend = ability(state, state.heroes[seat].role, "defend")
    return defend is not None and defend.bribes


def bargain(state: GodaiState, encounter: Encounter) -> int:
    """GOD-093, GOD-769, GOD-770, GOD-1093: proficient heroes test Defend once; success lowers the sum by the rank."""
    price = price_of(state, encounter)
    for seat in living(state):
        if not price or not bribes_well(state, seat):
            continue
        if combat_test(state, seat, Stat.DEFEND, "GOD-769", "bribe").success:
            price = max(0, price - rank(state, seat, Stat.DEFEND))
    return price


def pay_together(state: GodaiState, gold: int) -> None:
    """AMB-GOD-113: from all purses, from each as long as it has any."""
    left = gold
    while left > 0:
        richest = max(living(state), key=lambda seat: (state.heroes[seat].gold, -seat))
        state.heroes[richest].gold -= 1
        left -= 1


def bribed(state: GodaiState, id: str, gold: int) -> None:
    """GOD-767, GOD-771: the fight is avoided, without rewards."""
    state.emit(EncounterBribed(rule="GOD-766" if gold else "GOD-771", card=id, gold=gold))


@BOOK.asks(BribedCard)
def ask_shuffle(state: GodaiState, step: BribedCard) -> Decision:
    """GOD-768: the players may shuffle a Bribed Encounter back."""
    return ask_group(state, "prompt-shuffle-back", "GOD-768", [Accept(), Decline()], {"card": step.card})


@BOOK.hears(BribedCard)
def put_away(state: GodaiState, step: BribedCard, seat: Seat, choice: Choice | None) -> None:
    """GOD-768: into the deck, or onto the discard pile."""
    if isinstance(choice, Accept):
        shuffle_in(state, "encounters", step.card)
        state.emit(EncounterShuffledBack(rule="GOD-768", card=step.card))
    else:
        state.encounter_discards = (*state.encounter_discards, step.card)


def enter(state: GodaiState, step: BeginCombat) -> Combat:
    """GOD-641, AMB-GOD-119: all living heroes face all opponents together."""
    seats = living(state)
    fighters = tuple([Fighter(seat=seat) for seat in seats])
    return Combat(
        opponents=(),
        fighters=fighters,
        battlefield=step.battlefield,
        heroes=len(seats),
        double=step.double,
        gold=step.gold,
    )
