"""Harvesting: which hexes, what they yield, Harvest rolls. Rulebook p.59 to 61, Resource Aid."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Choice, Decision

from ..content.items import ResourceAid
from ..effects import GearKind, Modified, Store
from ..item_effects import RaisesAcquire
from ..model import geometry
from ..model.choices import common as choices
from ..model.choices.visits import ApplyItem, HarvestAs
from ..model.events.visits import HarvestMissed, HexHarvested
from ..model.state import GodaiState
from ..model.steps import gains
from ..model.steps import visits as steps
from ..model.vocabulary import TIERS, Place, Resource
from ..passives import GroupAcquire, HarvestReach
from . import land
from .belongings import treasures_of
from .book import BOOK, ask_group, content_of, living
from .carrying import effects_of
from .gains import gain
from .harvest_rolls import harvest_modifiers, spend_insight
from .heroes import gain_food, gain_gold
from .stat_tests import CORE

ACQUIRE = 4
"""GOD-434."""
EPIC = 5
"""GOD-712."""
AID = "aid-"
"""How the ids of entries of the Resource Aid begin."""
SKY, PORTAL = "aid-sky-tile", "aid-elemental-portal"
Classes: TypeAlias = dict[tuple[str, ...], list[int]]
"""Hexes by what they yield: those of a row are all the same to the group."""


# -- amounts and rolls -------------------------------------------------------------------------------------


def acquire_amount(state: GodaiState) -> int:
    """GOD-434, GOD-712, GOD-1028: 4 at the start, with whatever raises it."""
    found = ACQUIRE + (state.difficulty == EPIC)
    found += sum([effect.n for effect in effects_of(state, state.items, RaisesAcquire)])
    found += sum([frame.n for frame in land.discovered(state) if isinstance(frame, GroupAcquire)])
    return max(0, found + land.changed(state, Modified.ACQUIRE))


def roll_harvest(state: GodaiState, aid: ResourceAid, id: str, gives: tuple[Resource, ...]) -> int:
    """GOD-445, GOD-1057: Core dice, each checked by itself; how many showed the number or less."""
    tier = next((at for at, row in enumerate(TIERS, 1) if any(one in row for one in gives)), 0)
    added = harvest_modifiers(state, id.removeprefix(AID), tier)
    thrown = throw(state, (CORE,) * aid.dice, stream="harvest")
    tell_dice(state, aid.rule, None, "harvest", thrown, added, aid.need)
    spend_insight(state)
    more = sum([n for _, n in added])
    return sum([die.face + more <= aid.need for die in thrown])


# -- what hexes yield ------------------------------------------------------------------------------------------


def entries(state: GodaiState, hex: int) -> tuple[str, ...]:
    """GOD-443: the entries of the Resource Aid that a hex may yield by; worked out once for each change of the map."""
    known = _known(state)
    if hex not in known:
        known[hex] = _entries(state, hex)
    return known[hex]


def _known(state: GodaiState) -> dict[int, tuple[str, ...]]:
    """What was found before, as long as nothing has changed that it rests on."""
    ground = land.ground(state)
    facts, found = ground.yields
    now = (state.hex_tokens, state.imbalance_tokens, state.defenders, state.modifiers)
    if not facts or not (
        facts[0] is now[0] and facts[1] is now[1] and facts[2] is now[2] and facts[3] is now[3]
    ):  # fmt: skip
        found = {}
        ground.yields = (now, found)
    return found


def _entries(state: GodaiState, hex: int) -> tuple[str, ...]:
    """GOD-443, GOD-444, AMB-GOD-145: a location overrides the terrain; a SkyTile does, too (GOD-292, GOD-449).

    A Road or River is another entry beside the terrain. GOD-1069: a destroyed City-State yields nothing, not even its
    Roads.
    """
    aid = content_of(state).aid
    place = land.place_at(state, hex)
    if place is not None:
        found = f"aid-{place}"
        return (found,) if found in aid else ()
    ground = land.ground(state)
    if ground.location[hex] is Place.CITY_STATE:
        return ()
    if ground.layer[hex] in (land.Layer.MOUNTAIN, land.Layer.FALLEN, land.Layer.NETHER):
        return (SKY,)
    ids = []
    terrain = ground.terrain[hex]
    if terrain is not None and f"aid-{terrain}" in aid and not _changed(state, Modified.TERRAIN_BARREN, terrain):
        ids.append(f"aid-{terrain}")
    for way, there in (("aid-road", land.has_road(state, hex)), ("aid-river", land.has_river(state, hex))):
        if there and not any(_alike(aid[way], aid[one]) for one in ids):
            ids.append(way)
    return tuple(ids)


def _alike(one: ResourceAid, other: ResourceAid) -> bool:
    """Whether two entries give the same."""
    return (one.gold, one.food, one.sure, one.gives) == (other.gold, other.food, other.sure, other.gives)


def _changed(state: GodaiState, what: Modified, terrain: str) -> int:
    """How many cards do this to a terrain."""
    return sum(one.what == what and one.only == terrain for one in state.modifiers) if state.modifiers else 0


def is_spent(state: GodaiState, hex: int, id: str, chosen: tuple[int, ...] = ()) -> bool:
    """GOD-1104, AMB-GOD-215: a Tower gives its Gear Upgrade once per Game Turn."""
    if not content_of(state).aid[id].gear or not state.rulings.gear_once:
        return False
    return hex in chosen or f"gear-{hex}" in state.used


def choosable(state: GodaiState, step: steps.Harvest, hexes: tuple[int, ...], amount: int) -> Classes:
    """GOD-433, GOD-435 to GOD-437: hexes in Range that yield something, by what they yield.

    Only if there are fewer hexes than the Acquire Amount can one be chosen again (AMB-GOD-57).
    """
    again = len(hexes) < amount
    known = _known(state)
    found: Classes = {}
    for hex in hexes:
        if hex in step.chosen and not again:
            continue
        ids = known[hex] if hex in known else entries(state, hex)
        if not ids or is_spent(state, hex, ids[0], step.chosen):
            continue
        if ids[0] == PORTAL:
            ids = (*ids, str(land.hazard_of(state, hex)))
        found.setdefault(ids, []).append(hex)
    return found


def reaching(state: GodaiState, step: steps.Harvest) -> list[Choice]:
    """Treasures that let this Harvest reach farther (GOD-440: never farther than 3)."""
    if step.chosen or step.reach or land.group_range(state) >= land.MOST_RANGE:
        return []
    return [
        ApplyItem(seat + 1, card, 1)
        for seat in living(state)
        for card, frame in treasures_of(state, seat)
        if isinstance(frame, HarvestReach) and card not in state.heroes[seat].used
    ]


@BOOK.asks(steps.Harvest)
def choose_hex(state: GodaiState, step: steps.Harvest) -> Decision | None:
    """GOD-433: the next hex. Hexes that yield the same are one answer; what cannot differ is not asked."""
    amount = acquire_amount(state)
    left = amount - len(step.chosen)
    if left <= 0:
        return None
    hexes = land.in_range(state, step.reach)
    classes = choosable(state, step, hexes, amount)
    again = len(hexes) < amount
    tools = reaching(state, step)
    settled = len(classes) < 2 or (not again and sum(map(len, classes.values())) <= left)
    if settled and not tools:
        return None
    about = {"left": left}
    if state.options.harvest == "bundle":
        count = len(bundles(state, step))
        offered: list[Choice] = [choices.TakeOption(number) for number in range(1, count + 1)]
        if count < 2 and not tools:
            return None
        return ask_group(state, "prompt-harvest-bundle", "GOD-433", [*(offered or [choices.Done()]), *tools], about)
    offered = [choices.PickHex(geometry.NAMES[alike[0]]) for alike in classes.values()]
    return ask_group(state, "prompt-harvest", "GOD-433", [*(offered or [choices.Done()]), *tools], about)


@BOOK.resolves(steps.Harvest)
def harvest(state: GodaiState, step: steps.Harvest, choice: Choice | None) -> None:
    """GOD-433: the hexes are Harvested in the order in which they were chosen."""
    if isinstance(choice, choices.PickHex):
        state.then(replace(step, chosen=(*step.chosen, geometry.BY_NAME[choice.hex])))
        return
    number = choice.number if isinstance(choice, choices.TakeOption) else 0
    chosen = bundles(state, step)[number - 1] if number else filled(state, step)
    state.then(*[steps.Yield(hex) for hex in chosen])


def filled(state: GodaiState, step: steps.Harvest, first: tuple[str, ...] | None = None) -> tuple[int, ...]:
    """The hexes up to the Acquire Amount, those of one class first, then as they come."""
    amount, hexes = acquire_amount(state), land.in_range(state, step.reach)
    now = step
    while len(now.chosen) < amount:
        classes = choosable(state, now, hexes, amount)
        if not classes:
            break
        wanted = classes.get(first) if first is not None else None
        now = replace(now, chosen=(*now.chosen, (wanted or next(iter(classes.values())))[0]))
    return now.chosen


def bundles(state: GodaiState, step: steps.Harvest) -> list[tuple[int, ...]]:
    """The variant `bundle`: as much as can be had of each thing that is there; no two yield the same."""
    found: dict[tuple[tuple[str, ...], ...], tuple[int, ...]] = {}
    for first in choosable(state, step, land.in_range(state, step.reach), acquire_amount(state)):
        chosen = filled(state, step, first)
        found.setdefault(tuple(sorted([entries(state, hex) for hex in chosen])), chosen)
    return list(found.values())


@BOOK.asks(steps.Yield)
def choose_entry(state: GodaiState, step: steps.Yield) -> Decision | None:
    """AMB-GOD-145: Road, River or terrain: one of them."""
    found = entries(state, step.hex)
    if len(found) < 2:
        return None
    offered = [HarvestAs(one.removeprefix(AID)) for one in found]
    return ask_group(state, "prompt-harvest-as", "GOD-443", offered, {"hex": geometry.NAMES[step.hex]})


@BOOK.resolves(steps.Yield)
def take_yield(state: GodaiState, step: steps.Yield, choice: HarvestAs | None) -> None:
    """GOD-446 to GOD-451, GOD-455, GOD-456: Gold, Food and Gear Upgrades at once, everything else to the Yield."""
    found = entries(state, step.hex)
    if not found:
        return
    id = found[0] if choice is None else AID + choice.aid
    aid = content_of(state).aid[id]
    state.emit(HexHarvested(rule=aid.rule, hex=geometry.NAMES[step.hex], aid=id.removeprefix(AID)))
    more = _changed(state, Modified.TERRAIN_RICH, id.removeprefix(AID))
    for seat in living(state):
        if aid.gold:
            gain_gold(state, seat, aid.gold, "GOD-455")
        if aid.food:
            gain_food(state, seat, aid.food, "GOD-455")
    if aid.gear and not is_spent(state, step.hex, id):
        state.used = tuple(sorted({*state.used, f"gear-{step.hex}"}))
        state.then(*[gains.GainGearTogether(GearKind.ANY)] * aid.gear)
    for resource, n in aid.sure.items():
        gain(state, resource, n + more, Store.YIELD, "GOD-456")
    gives = aid.gives
    if aid.own:
        element = land.hazard_of(state, step.hex)
        gives = (Resource(str(element)),) if element is not None else ()
    if gives:
        _roll_for(state, aid, id, gives, more)


def _roll_for(state: GodaiState, aid: ResourceAid, id: str, gives: tuple[Resource, ...], more: int) -> None:
    """GOD-445: what a Harvest roll decides."""
    won = roll_harvest(state, aid, id, gives) if aid.need else 1
    if won:
        state.then(steps.ChooseYield(gives, aid.n + more, won, aid.rule))
    else:
        state.emit(HarvestMissed(rule="GOD-445", aid=id.removeprefix(AID), need=aid.need))


@BOOK.asks(steps.ChooseYield)
def ask_yield(state: GodaiState, step: steps.ChooseYield) -> Decision | None:
    """GOD-449, AMB-GOD-146: one of several Resources, for each success."""
    if len(step.gives) < 2:
        return None
    offered = [choices.PickResource(str(one)) for one in step.gives]
    return ask_group(state, "prompt-harvest-yield", step.rule, offered, {"left": step.left})


@BOOK.resolves(steps.ChooseYield)
def store_yield(state: GodaiState, step: steps.ChooseYield, choice: choices.PickResource | None) -> None:
    """GOD-456: it is recorded in the Harvest Yield."""
    resource = step.gives[0] if choice is None else Resource(choice.resource)
    gain(state, resource, step.each, Store.YIELD, "GOD-456")
    if step.left > 1:
        state.then(replace(step, left=step.left - 1))
