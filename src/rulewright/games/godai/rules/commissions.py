"""Commissions: attempts, the five types, kept successes, Escorts outside combat, rewards. Rulebook p.82 to 84."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Seat

from ..content.components import Commission
from ..model import geometry
from ..model.events.land import HexTokenPlaced
from ..model.events.visits import (
    CommissionAttempted,
    CommissionCompleted,
    CommissionCounted,
    CommissionFailed,
    CommissionPickedUp,
    EquipKept,
    EscortHealed,
    EscortTested,
)
from ..model.state import Carried, GodaiState
from ..model.steps import gains
from ..model.steps import visits as steps
from ..model.vocabulary import SKILLS, Movement, Place, Stat
from . import land
from .book import BOOK, content_of, living
from .decks import discard_commission, turn_up_commission
from .rewards import reward_steps
from .stat_tests import CORE, judge, roll_test

ATTEMPTED = "commission"
"""Among what the group `used` this Game Turn (GOD-607)."""
AT_SITE = "antiquity-site"
"""The same for the one action of an Antiquity Site (GOD-465)."""
_CRITICAL, _HEX = 3, 4
"""Places in the row of an attempt, after the three Skills."""


def needed(state: GodaiState) -> int:
    """GOD-623, AMB-GOD-91, AMB-GOD-118: half of the heroes, rounded up."""
    return -(-len(living(state)) // 2)


def hero_for(state: GodaiState, card: Commission) -> Seat | None:
    """GOD-629: the living hero of the Role of a Heroic Commission."""
    return next((seat for seat in living(state) if state.heroes[seat].role == card.role), None)


def testers(state: GodaiState, card: Commission) -> list[Seat]:
    """GOD-622, GOD-629: who rolls for a Commission."""
    if card.type == "heroic":
        seat = hero_for(state, card)
        return [] if seat is None else [seat]
    return [seat for seat in living(state) if not card.soar_only or land.soars(state, seat)]


def hindrance(state: GodaiState, card: Commission) -> str:
    """GOD-607, GOD-608, GOD-618, GOD-629: why a face-up Commission cannot be attempted now; nothing if it can."""
    if ATTEMPTED in state.used:
        return "attempted"
    if land.place_at(state, state.at) is not card.place:
        return "elsewhere"
    if card.place is Place.ANTIQUITY_SITE and AT_SITE in state.used:
        return "site-used"
    if card.camp_first and state.movement != Movement.CAMP:
        return "no-camp"
    if card.type != "aid" and not testers(state, card):
        return "no-hero" if card.type == "heroic" else "no-soar"
    return ""


def attemptable(state: GodaiState) -> list[str]:
    """GOD-606, GOD-610: the face-up Commissions that can be attempted here and now."""
    if ATTEMPTED in state.used:
        return []
    cards = content_of(state).commissions
    place = land.place_at(state, state.at)
    here = [id for row in state.offered for id in row if cards[id].place is place]
    return [id for id in here if not hindrance(state, cards[id])]


def deliverable(state: GodaiState) -> list[Carried]:
    """GOD-1097, GOD-1098: what can be delivered here; it counts as the attempt of this Game Turn."""
    if ATTEMPTED in state.used or not state.carried:
        return []
    place = land.place_at(state, state.at)
    if place is None or (place is Place.ANTIQUITY_SITE and AT_SITE in state.used):
        return []
    cards = content_of(state).commissions
    return [one for one in state.carried if cards[one.card].to is place]


def _use(state: GodaiState) -> None:
    tokens = {ATTEMPTED}
    if land.place_at(state, state.at) is Place.ANTIQUITY_SITE:
        tokens.add(AT_SITE)
    state.used = tuple(sorted({*state.used, *tokens}))


def deck_of(state: GodaiState, card: str) -> int:
    """In which row a Commission lies face up."""
    return next(deck for deck, row in enumerate(state.offered) if card in row)


def take_down(state: GodaiState, card: str) -> int:
    """A Commission leaves its face-up row; the number of its deck."""
    deck = deck_of(state, card)
    row = tuple([one for one in state.offered[deck] if one != card])
    state.offered = (*state.offered[:deck], row, *state.offered[deck + 1 :])
    return deck


# -- attempts --------------------------------------------------------------------------------------------------


@BOOK.resolves(steps.AttemptCommission)
def attempt(state: GodaiState, step: steps.AttemptCommission, choice: None) -> None:
    """GOD-607, GOD-618: what comes first, then the tests. GOD-609, GOD-1097: an Aid Commission is picked up.

    GOD-629: a Heroic Commission is its hero's own, and so is what comes first.
    """
    card = content_of(state).commissions[step.card]
    _use(state)
    if card.type == "aid":
        pick_up(state, card)
        return
    state.emit(CommissionAttempted(rule="GOD-607", card=card.id))
    if card.before:
        alone = hero_for(state, card) if card.type == "heroic" else None
        state.then(gains.Perform(card.before, card.id, -1 if alone is None else alone), steps.RollCommission(card.id))
    else:
        state.then(steps.RollCommission(card.id))


def pick_up(state: GodaiState, card: Commission) -> None:
    """GOD-620, GOD-1097, GOD-1098: Item or Escort go with the group, several at a time; the row stays as it is."""
    deck = take_down(state, card.id)
    state.carried = (*state.carried, Carried(card.id, deck, escort_health(state, card.id)))
    state.emit(CommissionPickedUp(rule="GOD-1097", card=card.id))


@BOOK.resolves(steps.RollCommission)
def roll_commission(state: GodaiState, step: steps.RollCommission, choice: None) -> None:
    """GOD-622, GOD-625, GOD-626, GOD-629: heroes test; nobody does if the group was driven away or is dead."""
    card = content_of(state).commissions[step.card]
    if not living(state) or land.place_at(state, state.at) is not card.place:
        return
    if card.type == "heroic":
        _try_alone(state, card)
    else:
        _try_together(state, card)


def _added(card: Commission) -> tuple[tuple[str, int], ...]:
    return (("card", card.mod),) if card.mod else ()


def _try_alone(state: GodaiState, card: Commission) -> None:
    """GOD-629, AMB-GOD-96: the hero of the Role rolls every test of the card, and all must succeed."""
    seat = hero_for(state, card)
    if seat is None:
        return
    rolls = [roll_test(state, seat, stat, "GOD-629", "commission", _added(card)) for stat in card.tests]
    if all(one.success for one in rolls):
        complete(state, card, any(one.critical for one in rolls), take_down(state, card.id), seat)
        return
    state.emit(CommissionFailed(rule="GOD-629", card=card.id))
    if card.failure:
        state.then(gains.Perform(card.failure, card.id, seat))


def progress(state: GodaiState, card: str) -> tuple[int, ...]:
    """GOD-624, AMB-GOD-92: successes by Skill, 1 for a Critical Success, and where; none of another place."""
    row = dict(state.attempts).get(card)
    return row if row is not None and row[_HEX] == state.at else (0, 0, 0, 0, state.at)


def forget_attempts(state: GodaiState) -> None:
    """GOD-624: successes are lost when the group moves."""
    if state.attempts and (state.entered or any(row[_HEX] != state.at for _, row in state.attempts)):
        state.attempts = ()


def _keep(state: GodaiState, card: str, row: tuple[int, ...] | None) -> None:
    others = [one for one in state.attempts if one[0] != card]
    state.attempts = tuple(sorted([*others, *([(card, row)] if row is not None else [])]))


def _try_together(state: GodaiState, card: Commission) -> None:
    """GOD-622 to GOD-628: successes add up for each Skill, with those of earlier turns; Escorts help (AMB-GOD-95)."""
    row = list(progress(state, card.id))
    seats = testers(state, card)
    for stat in card.tests:
        for seat in seats:
            tested = roll_test(state, seat, stat, "GOD-622", "commission", _added(card))
            row[SKILLS.index(stat)] += tested.success
            row[_CRITICAL] |= tested.critical
        row[SKILLS.index(stat)] += help_of_escorts(state, stat)
    need = needed(state)
    for stat in card.tests:
        have = row[SKILLS.index(stat)]
        state.emit(CommissionCounted(rule="GOD-623", card=card.id, stat=str(stat), have=have, need=need))
    if all(row[SKILLS.index(stat)] >= need for stat in card.tests):
        _keep(state, card.id, None)
        complete(state, card, bool(row[_CRITICAL]), take_down(state, card.id))
        return
    _keep(state, card.id, tuple(row))
    state.emit(CommissionFailed(rule="GOD-624", card=card.id))
    if card.failure:
        state.then(gains.Perform(card.failure, card.id))


# -- Escorts ---------------------------------------------------------------------------------------------------


def help_of_escorts(state: GodaiState, stat: Stat) -> int:
    """GOD-634, AMB-GOD-95: each Escort that knows a stat tests it once; how many successes that brings."""
    won = 0
    for one in state.carried:
        id = content_of(state).commissions[one.card].escort
        if id:
            won += escort_succeeds(state, id, stat, one.health)
    return won


def escort_succeeds(state: GodaiState, id: str, stat: Stat, health: int) -> bool:
    """GOD-634: an Escort's test; of Health by its current value."""
    escort = content_of(state).escorts[id]
    if stat not in escort.tests or health <= 0:
        return False
    rank = escort.ranks[escort.tests.index(stat)] or health
    dice = tell_dice(state, "GOD-634", None, "escort", throw(state, (CORE,), stream="core"))
    tested = judge(dice.result, rank)
    state.emit(EscortTested(rule="GOD-634", escort=id, stat=str(stat), result=dice.result, rank=rank))
    return tested.success


def heal_escort(state: GodaiState, card: str, n: int) -> None:
    """GOD-633: an Escort can be Healed, up to what it started with."""
    one = next(one for one in state.carried if one.card == card)
    healed = Carried(card, one.deck, max(one.health, min(escort_health(state, card), one.health + n)))
    state.carried = tuple([healed if other.card == card else other for other in state.carried])
    state.emit(EscortHealed(rule="GOD-633", card=card, n=healed.health - one.health, left=healed.health))


def escort_health(state: GodaiState, card: str) -> int:
    """GOD-632: the Health that the Escort of a Commission starts with; 0 if there is none."""
    escort = content_of(state).commissions[card].escort
    return content_of(state).escorts[escort].health if escort else 0


def replace_if_empty(state: GodaiState, deck: int) -> None:
    """GOD-1099: the next card is turned up only if no face-up card of the deck is left."""
    if not state.offered[deck]:
        turn_up_commission(state, deck, "GOD-1099")


# -- completion ------------------------------------------------------------------------------------------------


def deliver(state: GodaiState, id: str) -> None:
    """GOD-620, GOD-1097, GOD-1098: an Aid Commission is completed where it is delivered."""
    one = next(one for one in state.carried if one.card == id)
    state.carried = tuple([other for other in state.carried if other.card != id])
    _use(state)
    complete(state, content_of(state).commissions[id], False, one.deck)


def complete(state: GodaiState, card: Commission, doubled: bool, deck: int, seat: Seat = -1) -> None:
    """GOD-612 to GOD-616: the reward, the Equip card or the discards, the next card, and the Hex Token of a site.

    GOD-628, AMB-GOD-93, AMB-GOD-94: a Critical Success doubles numbers, once; cards are not doubled.
    """
    state.emit(CommissionCompleted(rule="GOD-612", card=card.id, doubled=doubled))
    state.used_this_stage = tuple(sorted({*state.used_this_stage, "commission-done"}))
    if card.equip is not None:
        state.equips = tuple(sorted([*state.equips, card.id]))
        state.emit(EquipKept(rule="GOD-613", card=card.id))
    else:
        discard_commission(state, deck, card.id)
    turn_up_commission(state, deck, "GOD-614")
    if land.place_at(state, state.at) is Place.ANTIQUITY_SITE:
        state.hex_tokens = (*state.hex_tokens, state.at)
        name = geometry.NAMES[state.at]
        state.emit(HexTokenPlaced(rule="GOD-615", hex=name, place=str(Place.ANTIQUITY_SITE)))
    times = 2 if doubled else 1
    if seat >= 0:
        state.then(gains.Perform(card.reward, card.id, seat, times))
    else:
        state.then(*reward_steps(card.reward, card.id, times))
