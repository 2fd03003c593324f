"""Purchases that work at once: Recall, Oracle, Annihilator, Elders, Registry, Meditation, Kintsugi's Power Ups."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Seat, Step

from ..content.items import Item
from ..effects import Store
from ..item_effects import (
    ClearsSite,
    ClosesPortal,
    Feeds,
    ForetellsPortal,
    ImprovesFreely,
    RecallsAssigned,
    RevealsCommissions,
    SwapsCommission,
)
from ..model import geometry
from ..model.choices import common as choices
from ..model.choices.visits import Reassign
from ..model.events.heroes import PowerUpDrawn, PowerUpKept
from ..model.events.land import HexTokenRemoved
from ..model.events.visits import PortalForetold, PowerUpRemoved, Reassigned
from ..model.state import SLOTS, Defender, GodaiState
from ..model.steps import gains
from ..model.steps import visits as steps
from ..model.vocabulary import Place, Resource
from . import land
from .book import BOOK, ask_group, content_of
from .commissions import replace_if_empty, take_down
from .decks import discard_commission, turn_up_commission
from .defenders import defender, put, standing, temples
from .gains import gain
from .heroes import gain_food
from .portals import roll_portal
from .rewards import close_portal

STOCKPILE = "stockpile"
SITES = (Place.ANTIQUITY_SITE, Place.SETTLEMENT)
"""GOD-1031."""


def work_at_once(state: GodaiState, item: Item, seat: Seat) -> None:
    """GOD-1008: a purchase that is never carried is resolved when it is bought.

    GOD-1025: Enhancing looks for Cosmic Meditation in what the group used. GOD-1032: each deck shows one card more.
    """
    later: list[Step] = []
    for effect in item.effects:
        if isinstance(effect, Feeds):
            gain_food(state, seat, effect.n, item.rule)
        elif isinstance(effect, RecallsAssigned):
            later.append(steps.RecallAssigned(effect.n))
        elif isinstance(effect, ImprovesFreely):
            state.used = tuple(sorted({*state.used, item.id}))
            state.used_this_stage = tuple(sorted({*state.used_this_stage, item.id}))
        elif isinstance(effect, ForetellsPortal):
            later.append(steps.ForetellPortal())
        elif isinstance(effect, ClosesPortal):
            later.append(steps.ClosePortal())
        elif isinstance(effect, ClearsSite):
            later.append(steps.ClearSite())
        elif isinstance(effect, RevealsCommissions):
            for deck in range(len(state.commissions)):
                for _ in range(effect.n):
                    turn_up_commission(state, deck, "GOD-1032")
        elif isinstance(effect, SwapsCommission):
            later.append(steps.SwapCommission())
    state.then(*later)


# -- Registry Recall -------------------------------------------------------------------------------------------


def _with_trackers(state: GodaiState) -> list[Defender]:
    """GOD-190, GOD-192: one Defender for each tracker; all Temples share theirs, so the first stands for them."""
    return [one for one in standing(state) if one.kind is not Place.TEMPLE] + temples(state)[:1]


def recallable(state: GodaiState) -> list[Defender]:
    """GOD-1015: Defenders that have somebody Assigned."""
    return [one for one in _with_trackers(state) if one.recruits or one.specialists]


@BOOK.asks(steps.RecallAssigned)
def choose_recalled(state: GodaiState, step: steps.RecallAssigned) -> Decision | None:
    """GOD-1015: one after the other, of at most this many Defenders; to another one or to the Stockpile."""
    full = len(step.sources) >= step.most
    sources = [one for one in recallable(state) if one.id in step.sources or not full]
    if not sources:
        return None
    goals = [one.id for one in _with_trackers(state)]
    offered: list[Choice] = [choices.Done()]
    for one in sources:
        for what, n in (("recruit", one.recruits), ("specialist", one.specialists)):
            if n:
                offered += [Reassign(what, one.id, goal) for goal in (STOCKPILE, *goals) if goal != one.id]
    return ask_group(state, "prompt-recall-assigned", "GOD-1015", offered)


@BOOK.resolves(steps.RecallAssigned)
def recall_assigned(state: GodaiState, step: steps.RecallAssigned, choice: Choice | None) -> None:
    """GOD-1015: a Recruit or Specialist changes its place."""
    if not isinstance(choice, Reassign):
        return
    _assign(state, choice.defender, choice.what, -1)
    if choice.goal == STOCKPILE:
        gain(state, Resource(choice.what), 1, Store.STOCKPILE, "GOD-1015")
    else:
        _assign(state, choice.goal, choice.what, 1)
    state.emit(Reassigned(rule="GOD-1015", what=choice.what, defender=choice.defender, goal=choice.goal))
    state.then(replace(step, sources=tuple(sorted({*step.sources, choice.defender}))))


def _assign(state: GodaiState, id: str, what: str, n: int) -> None:
    """GOD-163, GOD-192: a tracker changes; all Temples share theirs."""
    field = "recruits" if what == "recruit" else "specialists"
    one = defender(state, id)
    put(state, replace(one, **{field: getattr(one, field) + n}))


# -- Siege Portals ---------------------------------------------------------------------------------------------


def open_portals(state: GodaiState) -> list[int]:
    """GOD-036: Siege Portals that are not closed."""
    return [number for number in geometry.PORTALS if number not in state.closed_portals]


def foretellable(state: GodaiState) -> list[int]:
    """GOD-1027: Slots with cards whose Siege Portal is not known, from 0."""
    known = state.foretold or (0,) * SLOTS
    return [slot for slot, cards in enumerate(state.slots) if cards and not known[slot]]


@BOOK.asks(steps.ForetellPortal)
def choose_foretold(state: GodaiState, step: steps.ForetellPortal) -> Decision | None:
    """GOD-1027: one Slot that holds cards."""
    found = foretellable(state)
    if len(found) < 2:
        return None
    offered = [choices.PickNumber(slot + 1) for slot in found]
    return ask_group(state, "prompt-foretell", "GOD-1027", offered)


@BOOK.resolves(steps.ForetellPortal)
def foretell(state: GodaiState, step: steps.ForetellPortal, choice: choices.PickNumber | None) -> None:
    """GOD-1027: the Siege Portal is rolled now; a closed one is rolled again (GOD-036)."""
    found = foretellable(state)
    if not found:
        return
    slot = found[0] if choice is None else choice.number - 1
    portal = roll_portal(state)
    known = list(state.foretold or (0,) * SLOTS)
    known[slot] = portal
    state.foretold = tuple(known)
    state.emit(PortalForetold(rule="GOD-1027", slot=slot + 1, portal=portal))


@BOOK.asks(steps.ClosePortal)
def choose_portal(state: GodaiState, step: steps.ClosePortal) -> Decision | None:
    """GOD-1030: any Siege Portal; one must stay open, or nothing could be placed any more."""
    found = open_portals(state)
    if len(found) < 2:
        return None
    return ask_group(state, "prompt-close-portal", "GOD-1030", [choices.PickNumber(one) for one in found])


@BOOK.resolves(steps.ClosePortal)
def annihilate(state: GodaiState, step: steps.ClosePortal, choice: choices.PickNumber | None) -> None:
    """GOD-1030, AMB-GOD-174: it is closed for good."""
    if choice is not None:
        close_portal(state, choice.number, "GOD-1030")


# -- Commissions and sites -------------------------------------------------------------------------------------


def clearable(state: GodaiState) -> list[int]:
    """GOD-1031: Antiquity Sites and Settlements under a Hex Token."""
    printed = land.ground(state).location
    return [hex for hex in state.hex_tokens if printed[hex] in SITES]


@BOOK.asks(steps.ClearSite)
def choose_site(state: GodaiState, step: steps.ClearSite) -> Decision | None:
    """GOD-1031: one of them."""
    found = clearable(state)
    if len(found) < 2:
        return None
    offered = [choices.PickHex(geometry.NAMES[hex]) for hex in found]
    return ask_group(state, "prompt-clear-site", "GOD-1031", offered)


@BOOK.resolves(steps.ClearSite)
def clear_site(state: GodaiState, step: steps.ClearSite, choice: choices.PickHex | None) -> None:
    """GOD-1031: the location is in play again."""
    found = clearable(state)
    if not found:
        return
    hex = found[0] if choice is None else geometry.BY_NAME[choice.hex]
    state.hex_tokens = tuple([one for one in state.hex_tokens if one != hex])
    state.emit(HexTokenRemoved(rule="GOD-1031", hex=geometry.NAMES[hex]))


@BOOK.asks(steps.SwapCommission)
def choose_swapped(state: GodaiState, step: steps.SwapCommission) -> Decision | None:
    """GOD-611: one face-up card of either deck."""
    cards = [card for row in state.offered for card in row]
    if len(cards) < 2:
        return None
    return ask_group(state, "prompt-swap-commission", "GOD-611", [choices.PickCard(card) for card in cards])


@BOOK.resolves(steps.SwapCommission)
def swap_commission(state: GodaiState, step: steps.SwapCommission, choice: choices.PickCard | None) -> None:
    """GOD-611, AMB-GOD-144: it is discarded and the next one turned up."""
    cards = [card for row in state.offered for card in row]
    if not cards:
        return
    card = cards[0] if choice is None else choice.card
    deck = take_down(state, card)
    state.attempts = tuple([one for one in state.attempts if one[0] != card])
    discard_commission(state, deck, card)
    turn_up_commission(state, deck, "GOD-611")
    replace_if_empty(state, deck)


# -- Kintsugi --------------------------------------------------------------------------------------------------


@BOOK.asks(steps.ChooseFused)
def choose_fused(state: GodaiState, step: steps.ChooseFused) -> Decision | None:
    """GOD-1041: the hero chooses among the discarded Power Ups."""
    cards = sorted(set(state.power_up_discards))
    if len(cards) < 2:
        return None
    offered = tuple([choices.PickCard(card) for card in cards])
    return Decision(step.seat, "prompt-kintsugi", "GOD-1041", offered, {"left": step.left})


@BOOK.resolves(steps.ChooseFused)
def take_fused(state: GodaiState, step: steps.ChooseFused, choice: choices.PickCard | None) -> None:
    """GOD-1041: the card works, and leaves the game."""
    if not state.power_up_discards:
        return
    card = state.power_up_discards[0] if choice is None else choice.card
    discards = list(state.power_up_discards)
    discards.remove(card)
    state.power_up_discards = tuple(discards)
    found = content_of(state).powerups[card]
    state.emit(PowerUpDrawn(rule=found.rule, seat=step.seat, card=card))
    if step.left > 1:
        state.then(replace(step, left=step.left - 1))
    if found.keep:
        hero = state.heroes[step.seat]
        hero.kept = tuple(sorted([*hero.kept, card]))
        state.emit(PowerUpKept(rule="GOD-830", seat=step.seat, card=card))
    else:
        state.emit(PowerUpRemoved(rule="GOD-1041", card=card))
        state.then(gains.Perform(found.effects, card, step.seat))
