"""What a Surge of Jaethi's die does, and the losses that a Mismatch can be bought off with. GAP-GOD-07, AMB-GOD-147."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..model import geometry
from ..model.choices import common as choices
from ..model.events.heroes import VitalLost
from ..model.events.siege import DefenderDragged, EquipDiscarded, GearLost, OpponentReinforced
from ..model.state import Defender, GodaiState
from ..model.steps import siege as steps
from ..model.steps.combat import DrawEncounters
from ..model.steps.land import Roam
from ..model.vocabulary import STATS, TIERS, Condition, DefenderStat, Element, Place, Resource
from . import land
from .any_time import asides
from .book import BOOK, ask_group, content_of, living
from .decks import discard, discard_commission
from .defenders import defender, put, standing
from .destroying import uncover
from .gains import held, pay
from .heroes import lose_item
from .siege_damage import consume, weaken
from .siege_opponents import JAETHI, apart, imbalance_of, on_map, on_mountain
from .slots import changed
from .vitals import inflict, lose_surplus

WIND = 2
"""Hexes that every Banner moves by the Surge of Air."""
ENOUGH_EQUIPS = 3
PULL = 2
"""Hexes that a Tower is dragged, and Potential that it loses, by the Surge of Void."""


def surge(state: GodaiState, element: Element) -> None:
    """GAP-GOD-07: the Surge effect of an Element; X is its Imbalance, already raised."""
    x = imbalance_of(state, element)
    if element is Element.AIR:
        state.then(*[steps.MoveBanner(slot, WIND) for slot in on_map(state) if slot != JAETHI])
    elif element is Element.EARTH:
        _bury_equip(state)
    elif element is Element.FIRE:
        consume(state, 1, x)
    elif element is Element.WATER:
        state.then(steps.ReinforceBanner(x))
    else:
        _drag(state)


# -- Earth -----------------------------------------------------------------------------------------------------


def _bury_equip(state: GodaiState) -> None:
    """With 3 Equip cards or more on all Defenders together, the nearest one that bears any discards 1."""
    bearing = [one for one in _trackers(state) if one.equips]
    if sum(len(one.equips) for one in bearing) < ENOUGH_EQUIPS:
        return
    least = min(apart(state.jaethi, one.hexes) for one in bearing)
    cards = [card for one in bearing if apart(state.jaethi, one.hexes) == least for card in one.equips]
    state.then(steps.DiscardEquip(tuple(sorted(set(cards)))))


def _trackers(state: GodaiState) -> list[Defender]:
    """Defenders that stand; Temples share a tracker, so only the one nearest to Jaethi speaks for them (GOD-192)."""
    temples = [one for one in standing(state) if one.kind is Place.TEMPLE]
    found = [one for one in standing(state) if one.kind is not Place.TEMPLE]
    if temples:
        found.append(min(temples, key=lambda one: apart(state.jaethi, one.hexes)))
    return found


@BOOK.asks(steps.DiscardEquip)
def choose_equip(state: GodaiState, step: steps.DiscardEquip) -> Decision | None:
    """GAP-GOD-07: the group chooses which card it is."""
    if len(step.cards) < 2:
        return None
    offered = [choices.PickCard(card) for card in step.cards]
    return ask_group(state, "prompt-discard-equip", "GOD-544", offered, aside=asides(state))


@BOOK.resolves(steps.DiscardEquip)
def discard_equip(state: GodaiState, step: steps.DiscardEquip, choice: choices.PickCard | None) -> None:
    """GAP-GOD-07: the card goes to the discards of its deck."""
    card = step.cards[0] if choice is None else choice.card
    bearer = next(one for one in standing(state) if card in one.equips)
    left = list(bearer.equips)
    left.remove(card)
    put(state, replace(bearer, equips=tuple(left)))
    state.emit(EquipDiscarded(rule="GOD-544", card=card, defender=bearer.id))
    content = content_of(state)
    if card in content.encounters:
        discard(state, "encounters", card)
    elif card in content.commissions:
        empire = content.commissions[card].empire
        discard_commission(state, 0 if empire == state.options.west else 1, card)


# -- Water -----------------------------------------------------------------------------------------------------


def _weakest(state: GodaiState) -> list[int]:
    """Banners whose cards have the lowest Resilience."""
    slots = [slot for slot in on_map(state) if slot != JAETHI]
    least = min([state.resilience[slot] for slot in slots], default=0)
    return [slot for slot in slots if state.resilience[slot] == least]


@BOOK.asks(steps.ReinforceBanner)
def choose_weakest(state: GodaiState, step: steps.ReinforceBanner) -> Decision | None:
    """GAP-GOD-07: the group chooses among equals."""
    found = _weakest(state)
    if len(found) < 2:
        return None
    offered = [choices.PickOpponent(slot + 1) for slot in found]
    return ask_group(state, "prompt-reinforce", "GOD-544", offered, {"n": step.n}, asides(state))


@BOOK.resolves(steps.ReinforceBanner)
def reinforce(state: GodaiState, step: steps.ReinforceBanner, choice: choices.PickOpponent | None) -> None:
    """GAP-GOD-07, AMB-GOD-138: it gains X Resilience."""
    found = _weakest(state)
    if not found:
        return
    slot = found[0] if choice is None else choice.number - 1
    now = state.resilience[slot] + step.n
    state.resilience = changed(state.resilience, slot, now)
    state.emit(OpponentReinforced(rule="GOD-544", slot=slot + 1, n=step.n, now=now))


# -- Void ------------------------------------------------------------------------------------------------------


def _drag(state: GodaiState) -> None:
    """A random Tower or Fortress is dragged toward the nearest Siege Portal and loses 2 Potential."""
    towers = [one for one in standing(state) if one.kind in (Place.TOWER, Place.FORTRESS)]
    if towers:
        one = towers[state.roll("dragged-tower", len(towers))]
        state.then(steps.DragTower(one.id, PULL))
        weaken(state, one.id, DefenderStat.POTENTIAL, PULL, "GOD-544")


def _drag_to(state: GodaiState, one: Defender) -> list[int]:
    """GOD-203: hexes 1 nearer to the nearest Siege Portal where a Tower can stand."""
    here = one.hexes[0]
    portals = [land.portal_hex(state, number) for number in geometry.PORTALS if number not in state.closed_portals]
    if not portals:
        return []
    away = min(geometry.distance(here, hex) for hex in portals)
    goals = [hex for hex in portals if geometry.distance(here, hex) == away]
    return [
        hex
        for hex in geometry.BESIDE[here]
        if min(geometry.distance(hex, goal) for goal in goals) < away and _is_free(state, hex)
    ]


def _is_free(state: GodaiState, hex: int) -> bool:
    """GOD-203, GOD-1068: revealed ground without a location, a Tower that lies there, a miniature or a mountain."""
    if not land.is_bare(state, hex) or hex in state.banners or hex in state.jaethi:
        return False
    return not on_mountain(state, hex)


@BOOK.asks(steps.DragTower)
def choose_drag(state: GodaiState, step: steps.DragTower) -> Decision | None:
    """GAP-GOD-07: the group chooses among equal ways."""
    found = _drag_to(state, defender(state, step.defender)) if step.left else []
    if len(found) < 2:
        return None
    offered = [choices.PickHex(geometry.NAMES[hex]) for hex in found]
    return ask_group(state, "prompt-drag", "GOD-544", offered, {"defender": step.defender}, asides(state))


@BOOK.resolves(steps.DragTower)
def drag(state: GodaiState, step: steps.DragTower, choice: choices.PickHex | None) -> None:
    """GAP-GOD-07, GOD-1108: it moves by 1 hex and uncovers its old one; whoever was inside stays where the group is."""
    one = defender(state, step.defender)
    found = _drag_to(state, one) if step.left else []
    if not found:
        return
    hex = found[0] if choice is None else geometry.BY_NAME[choice.hex]
    put(state, replace(one, hexes=(hex,)))
    uncover(state, one.hexes[0])
    state.emit(DefenderDragged(rule="GOD-544", defender=one.id, hex=geometry.NAMES[hex]))
    state.then(replace(step, left=step.left - 1))


# -- the losses of a Mismatch ----------------------------------------------------------------------------------


@BOOK.asks(steps.JaethiMismatches)
def offer_loss(state: GodaiState, step: steps.JaethiMismatches) -> Decision:
    """AMB-GOD-147: the group meets the Encounter, or bears the loss of the Element that the die shows."""
    about = {"element": str(step.element)}
    offered = (choices.Accept(), choices.Decline())
    return ask_group(state, "prompt-mismatch", "GOD-544", offered, about)


@BOOK.resolves(steps.JaethiMismatches)
def bear(state: GodaiState, step: steps.JaethiMismatches, choice: Choice) -> None:
    """AMB-GOD-147: Roam and a lost Mount, Gear, Resources, or all Energy with a Condition."""
    if isinstance(choice, choices.Accept):
        state.then(DrawEncounters(battlefield=state.current))
    elif step.element is Element.AIR:
        state.then(Roam(), steps.LoseMount())
    elif step.element is Element.EARTH:
        state.then(steps.LoseGear())
    elif step.element is Element.FIRE:
        state.then(steps.LoseTiers())
    else:
        condition = Condition.POISONED if step.element is Element.WATER else Condition.DISSONANT
        for seat in living(state):
            hero = state.heroes[seat]
            lost, hero.energy = hero.energy, 0
            if lost:
                state.emit(VitalLost(rule="GOD-544", seat=seat, vital="energy", n=lost, left=0))
            inflict(state, seat, condition, rule="GOD-544")


@BOOK.asks(steps.LoseMount)
def choose_mount(state: GodaiState, step: steps.LoseMount) -> Decision | None:
    """AMB-GOD-147: the group chooses the hero who loses an Item that gives Soar."""
    found = _mounted(state)
    if len(found) < 2:
        return None
    offered = [choices.PickHero(seat + 1) for seat, _ in found]
    return ask_group(state, "prompt-lose-mount", "GOD-544", offered)


def _mounted(state: GodaiState) -> list[tuple[int, str]]:
    """Heroes with an Item that gives Soar, and which one."""
    soaring = content_of(state).soaring
    owned = [(seat, [item for item in state.heroes[seat].items if item in soaring]) for seat in living(state)]
    return [(seat, items[0]) for seat, items in owned if items]


@BOOK.resolves(steps.LoseMount)
def lose_mount(state: GodaiState, step: steps.LoseMount, choice: choices.PickHero | None) -> None:
    """AMB-GOD-147: the Item is gone."""
    found = _mounted(state)
    if found:
        seat = found[0][0] if choice is None else choice.hero - 1
        lose_item(state, seat, dict(found)[seat], "GOD-544")


@BOOK.asks(steps.LoseGear)
def choose_gear(state: GodaiState, step: steps.LoseGear) -> tuple[Decision, ...]:
    """AMB-GOD-147: each hero chooses the Gear Upgrade that it loses."""
    found = []
    for seat in living(state):
        stats = [stat for stat, filled in zip(STATS, state.heroes[seat].gear, strict=True) if filled]
        if len(stats) > 1:
            offered: tuple[Choice, ...] = tuple([choices.PickStat(str(stat)) for stat in stats])
            found.append(Decision(seat, "prompt-lose-gear", "GOD-544", offered, together=True))
    return tuple(found)


@BOOK.gathers(steps.LoseGear)
def lose_gear(state: GodaiState, step: steps.LoseGear, picks: dict[int, choices.PickStat]) -> None:
    """AMB-GOD-147: a slot of the ring is empty again and the rank is gone."""
    for seat in living(state):
        hero = state.heroes[seat]
        stats = [stat for stat, filled in zip(STATS, hero.gear, strict=True) if filled]
        if not stats:
            continue
        at = STATS.index(stats[0]) if seat not in picks else [str(stat) for stat in STATS].index(picks[seat].stat)
        hero.gear = changed(hero.gear, at, hero.gear[at] - 1)
        hero.ranks = changed(hero.ranks, at, hero.ranks[at] - 1)
        state.emit(GearLost(rule="GOD-544", seat=seat, stat=str(STATS[at]), rank=hero.ranks[at]))
        lose_surplus(state, seat)


def _worth(resource: Resource) -> int:
    return 1 if resource in TIERS[0] else 2


def _losable(state: GodaiState, step: steps.LoseTiers) -> list[Resource]:
    return [one for one in (*TIERS[0], *TIERS[1]) if held(state, one) and _worth(one) <= step.left]


@BOOK.asks(steps.LoseTiers)
def choose_tiers(state: GodaiState, step: steps.LoseTiers) -> Decision | None:
    """AMB-GOD-147: two of Tier I or one of Tier II, by the group's choice."""
    found = _losable(state, step)
    if step.left < 1 or len(found) < 2:
        return None
    offered = [choices.PickResource(str(one)) for one in found]
    return ask_group(state, "prompt-lose-tiers", "GOD-544", offered, {"n": step.left})


@BOOK.resolves(steps.LoseTiers)
def lose_tiers(state: GodaiState, step: steps.LoseTiers, choice: choices.PickResource | None) -> None:
    """AMB-GOD-147: as far as there is something."""
    found = _losable(state, step)
    if step.left < 1 or not found:
        return
    resource = found[0] if choice is None else Resource(choice.resource)
    pay(state, resource, 1, rule="GOD-544")
    state.then(steps.LoseTiers(step.left - _worth(resource)))
