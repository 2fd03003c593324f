"""Items and Treasures that are used outside combat: when they can be, and what happens then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Seat, Step

from ..content.items import Item
from ..item_effects import (
    ArrangesHarvest,
    ChainsMountain,
    EasesSkill,
    EasesTest,
    GroundsMountain,
    HealsAll,
    HealsEnergy,
    HealsWounds,
    ItemEffect,
    NegatesCondition,
    NegatesHazard,
    OpensDoor,
    SecuresAfar,
    SetsAmplifier,
)
from ..model import geometry
from ..model.choices import common as choices
from ..model.choices.visits import ApplyItem, ApplyTogether
from ..model.events.heroes import ItemLost
from ..model.events.visits import HarvestCardPlaced, ItemApplied
from ..model.state import Defender, GodaiState
from ..model.steps import gains
from ..model.steps import land as map_steps
from ..model.steps import visits as steps
from ..model.vocabulary import Element, Place, Vital
from . import land
from .belongings import mark, tier
from .book import BOOK, ask_group, content_of, living
from .defenders import range_of, standing
from .element_items import change_die
from .heroes import lose_item
from .item_map import chainable, groundable, securable, settable
from .siege_opponents import WHOLE_MAP
from .treasures import apply_treasure, event_treasures, usable_treasures
from .vitals import CORROSIVE, can_use_energy, heal, heal_fully, maximum, use_energy

DOOR = "void-door"


# -- what can be used ------------------------------------------------------------------------------------------


def _missing(state: GodaiState, seat: Seat, vital: Vital) -> bool:
    hero = state.heroes[seat]
    return (hero.health if vital is Vital.HEALTH else hero.energy) < maximum(state, seat, vital)


def _can_ease(state: GodaiState, seat: Seat, item: str) -> bool:
    hero = state.heroes[seat]
    return f"next-{item}" not in hero.used and state.phase == "event"


def _can_heal_energy(state: GodaiState, seat: Seat, effect: HealsEnergy) -> bool:
    hero = state.heroes[seat]
    if tier(state, seat, Element.WATER) or (tier(state, seat, Element.EARTH) and any(hero.conditions)):
        return True
    return _missing(state, seat, Vital.ENERGY)


def is_usable(state: GodaiState, seat: Seat, item: str, effect: ItemEffect) -> bool:
    """Whether an Item can be used for this beside any question of the group (AMB-GOD-223)."""
    if isinstance(effect, HealsAll):
        either = _missing(state, seat, Vital.HEALTH) or _missing(state, seat, Vital.ENERGY)
        return state.phase == "movement" and either
    if isinstance(effect, HealsWounds):
        return _missing(state, seat, Vital.HEALTH)
    if isinstance(effect, HealsEnergy):
        return _can_heal_energy(state, seat, effect)
    if isinstance(effect, NegatesCondition):
        return any(state.heroes[seat].conditions)
    if isinstance(effect, EasesSkill):
        return _can_ease(state, seat, item)
    if isinstance(effect, EasesTest):
        return item not in state.heroes[seat].used and _can_ease(state, seat, item)
    if isinstance(effect, NegatesHazard):
        return land.HAZARD_NEGATED not in state.used and bool(state.sky or state.cataclysms or state.modifiers)
    return False


def is_event(state: GodaiState, seat: Seat, item: str, effect: ItemEffect) -> bool:
    """Whether an Item can be used for this among the Events of the group."""
    if isinstance(effect, OpensDoor):
        return bool(door_goals(state))
    if isinstance(effect, GroundsMountain):
        return item not in state.heroes[seat].used and bool(groundable(state, rod_reach(state, seat, effect)))
    if isinstance(effect, SetsAmplifier):
        return bool(settable(state, anywhere=False))
    if isinstance(effect, ChainsMountain):
        return bool(chainable(state))
    if isinstance(effect, SecuresAfar):
        return bool(securable(state))
    if isinstance(effect, ArrangesHarvest):
        return bool(state.harvest_discards)
    return False


def _held(state: GodaiState, wanted: Collection[str]) -> Iterator[tuple[Seat, str]]:
    """Every Item of the living heroes and of the group (-1) that is among these, each once."""
    for seat in living(state):
        for item in dict.fromkeys(state.heroes[seat].items):
            if item in wanted:
                yield seat, item
    for item in dict.fromkeys(state.items):
        if item in wanted:
            yield -1, item


def _uses(
    state: GodaiState,
    ways: dict[str, tuple[tuple[int, ItemEffect], ...]],
    test: Callable[[GodaiState, Seat, str, ItemEffect], bool],
) -> list[Choice]:
    return [
        ApplyItem(seat + 1, item, way) if seat >= 0 else ApplyTogether(item)
        for seat, item in _held(state, ways)
        for way, effect in ways[item]
        if test(state, seat, item, effect)
    ]


def usable(state: GodaiState) -> list[Choice]:
    """What may be used beside any question of the group outside combat."""
    return [*_uses(state, content_of(state).beside, is_usable), *usable_treasures(state)]


def event_uses(state: GodaiState) -> list[Choice]:
    """What may be used among the Events. GOD-1014: a Void Door may be opened by Energy, too."""
    found = _uses(state, content_of(state).among_events, is_event)
    if any(isinstance(one, ApplyItem) and one.item == DOOR for one in found) and _wellspring_near(state):
        cost = _door(state).energy
        found += [ApplyItem(seat + 1, DOOR, 2) for seat in living(state) if can_use_energy(state, seat, cost)]
    return [*found, *event_treasures(state)]


# -- using it --------------------------------------------------------------------------------------------------


@BOOK.replaces(ApplyItem)
def apply_item(state: GodaiState, step: Step, choice: ApplyItem) -> None:
    """GOD-1008, GOD-1060: an Item is used; then what was asked is asked again."""
    seat = choice.hero - 1
    if isinstance(step, steps.SettleElement):
        change_die(state, step, choice)
        return
    card = content_of(state).items.get(choice.item)
    if card is None:
        apply_treasure(state, step, choice)
        return
    state.then(step)
    state.emit(ItemApplied(rule=card.rule, seat=seat, item=card.id))
    if card.id == DOOR:
        open_door(state, seat, by_energy=choice.way == 2)
        return
    _work(state, seat, card, choice.way)


@BOOK.replaces(ApplyTogether)
def apply_together(state: GodaiState, step: Step, choice: ApplyTogether) -> None:
    """GOD-133, GOD-1008: an Item of the group is used; then what was asked is asked again."""
    card = content_of(state).items[choice.item]
    state.then(step)
    state.emit(ItemApplied(rule=card.rule, item=card.id))
    _work(state, -1, card, 1)


def use_up(state: GodaiState, seat: Seat, item: str, way: int) -> None:
    """GOD-1008: a hero uses what it has in its hands."""
    card = content_of(state).items[item]
    state.emit(ItemApplied(rule=card.rule, seat=seat, item=item))
    _work(state, seat, card, way)


def _work(state: GodaiState, seat: Seat, card: Item, way: int) -> None:
    if card.kind == "used":
        spend(state, seat, card.id)
    effect = card.effects[way - 1]
    APPLIED[type(effect)](state, seat, card.id, effect)


def spend(state: GodaiState, seat: Seat, item: str) -> None:
    """GOD-1008: a used-up Item is gone, from a hero or from the group."""
    if seat >= 0:
        lose_item(state, seat, item, "GOD-1008")
        return
    items = list(state.items)
    items.remove(item)
    state.items = tuple(items)
    state.emit(ItemLost(rule="GOD-1008", item=item))


def _heal_all(state: GodaiState, seat: Seat, item: str, effect: HealsAll) -> None:
    heal_fully(state, seat, "GOD-1008")


def _heal_wounds(state: GodaiState, seat: Seat, item: str, effect: HealsWounds) -> None:
    """Corrosive damage does not hinder it; a Curse does."""
    hero = state.heroes[seat]
    used = hero.used
    hero.used = tuple([one for one in used if one != CORROSIVE])
    heal(state, seat, effect.n, rule="GOD-1008")
    hero.used = used


def _heal_energy(state: GodaiState, seat: Seat, item: str, effect: HealsEnergy) -> None:
    """AMB-GOD-191: Augments of Earth and Water do more outside combat; Air and Fire matter only in it."""
    heal(state, seat, energy=effect.n, rule="GOD-1008")
    if tier(state, seat, Element.WATER):
        heal(state, seat, effect.raised, raising=True, rule="GOD-1008")
    if tier(state, seat, Element.EARTH):
        state.then(gains.ChooseCure(seat, 1))


def _negate(state: GodaiState, seat: Seat, item: str, effect: NegatesCondition) -> None:
    state.then(gains.ChooseCure(seat, effect.n))


def _ease(state: GodaiState, seat: Seat, item: str, effect: EasesSkill | EasesTest) -> None:
    """GOD-1060: said before the roll; belongings.py takes it into the next one."""
    mark(state, seat, f"next-{item}")
    if isinstance(effect, EasesTest):
        mark(state, seat, item)


def _negate_hazard(state: GodaiState, seat: Seat, item: str, effect: NegatesHazard) -> None:
    """GOD-1012, AMB-GOD-192: until the end of the Game Turn."""
    state.used = tuple(sorted({*state.used, land.HAZARD_NEGATED}))


def _ground(state: GodaiState, seat: Seat, item: str, effect: GroundsMountain) -> None:
    mark(state, seat, item)
    state.then(steps.MoveMountain(rod_reach(state, seat, effect)))


def rod_reach(state: GodaiState, seat: Seat, effect: GroundsMountain) -> int:
    """GOD-1017: 1 hex, and 1 more per Tier of Air."""
    return effect.n + tier(state, seat, effect.element)


def _set(state: GodaiState, seat: Seat, item: str, effect: SetsAmplifier) -> None:
    state.then(steps.PlaceAmplifier(anywhere=False))


def _chain(state: GodaiState, seat: Seat, item: str, effect: ChainsMountain) -> None:
    state.then(steps.ChainMountain())


def _secure(state: GodaiState, seat: Seat, item: str, effect: SecuresAfar) -> None:
    state.then(steps.SecureFromAfar())


def _arrange(state: GodaiState, seat: Seat, item: str, effect: ArrangesHarvest) -> None:
    """GOD-1034: cards are taken from the discard pile as they come."""
    pile = list(state.harvest_discards)
    taken = [pile.pop(state.roll("mushrooms", len(pile))) for _ in range(min(effect.n, len(pile)))]
    state.harvest_discards = tuple(pile)
    state.then(steps.ArrangeHarvestCards(tuple(taken), effect.most))


APPLIED: dict[type[ItemEffect], Callable[[GodaiState, Seat, str, Any], None]] = {
    HealsAll: _heal_all,
    HealsWounds: _heal_wounds,
    HealsEnergy: _heal_energy,
    NegatesCondition: _negate,
    EasesSkill: _ease,
    EasesTest: _ease,
    NegatesHazard: _negate_hazard,
    GroundsMountain: _ground,
    SetsAmplifier: _set,
    ChainsMountain: _chain,
    SecuresAfar: _secure,
    ArrangesHarvest: _arrange,
}
"""What happens, by the effect that was chosen."""


# -- Void Door -------------------------------------------------------------------------------------------------


def _door(state: GodaiState) -> OpensDoor:
    return next(one for one in content_of(state).items[DOOR].effects if isinstance(one, OpensDoor))


def hexes_in_range(state: GodaiState, one: Defender) -> set[int]:
    """GOD-187, GOD-188: the hexes in the Range of a Defender; a Range of 4 is the whole map."""
    reach = range_of(state, one)
    if reach >= WHOLE_MAP:
        return set(range(geometry.TILE_HEXES))
    return {near for hex in one.hexes for near in geometry.within(hex, reach)}


def door_goals(state: GodaiState) -> tuple[int, ...]:
    """GOD-1013, AMB-GOD-35: Wellspring Portals, and hexes that the group could enter in the Range of a Defender that
    stands.
    """
    found = set(land.places(state, Place.WELLSPRING_PORTAL))
    open_to = land.enterable(state)
    for one in standing(state):
        found.update([hex for hex in hexes_in_range(state, one) if open_to[hex]])
    return tuple(sorted(found - {state.at}))


def _wellspring_near(state: GodaiState) -> bool:
    """GOD-1014: whether a Wellspring Portal is in Range."""
    return any(land.place_at(state, hex) is Place.WELLSPRING_PORTAL for hex in land.in_range(state))


def open_door(state: GodaiState, seat: Seat, by_energy: bool) -> None:
    """GOD-1013, GOD-1014, AMB-GOD-192: the group Teleports, and the place that it reaches has its Event."""
    if not by_energy:
        spend(state, seat, DOOR)
    elif not use_energy(state, seat, _door(state).energy, "GOD-1014"):
        return
    state.then(map_steps.Teleport(door_goals(state), optional=False), *arrival_steps())


def arrival_steps() -> tuple[Step, ...]:
    """GOD-405: what comes when the group reaches another place in its Event phase."""
    return steps.Arrive(), steps.ForcedEvents(), steps.TakeTokens()


# -- Sacred Mushrooms ------------------------------------------------------------------------------------------


@BOOK.asks(steps.ArrangeHarvestCards)
def choose_next_card(state: GodaiState, step: steps.ArrangeHarvestCards) -> Decision | None:
    """GOD-1034: which card comes next from the top; the last few may be discarded again."""
    if not step.cards:
        return None
    offered: list[Choice] = [choices.PickCard(card) for card in step.cards]
    if len(step.cards) <= step.most:
        offered.append(choices.Done())
    return ask_group(state, "prompt-arrange-harvest", "GOD-1034", offered, {"left": len(step.cards)})


@BOOK.resolves(steps.ArrangeHarvestCards)
def arrange(state: GodaiState, step: steps.ArrangeHarvestCards, choice: Choice | None) -> None:
    """GOD-1034: the first card named lies on top; what is not named goes back to the discards."""
    if isinstance(choice, choices.PickCard):
        left = tuple([card for card in step.cards if card != choice.card])
        state.emit(HarvestCardPlaced(rule="GOD-1034", card=choice.card))
        state.then(replace(step, cards=left, placed=(*step.placed, choice.card)))
        return
    state.harvest_top = (*step.placed, *state.harvest_top)
    state.harvest_discards = (*state.harvest_discards, *step.cards)
