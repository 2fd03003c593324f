"""Purchases and trade: who sells what, prices, limits, shares of Gold. Rulebook p.18, p.19, p.62, Emporium."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.record import Choice, Decision, Seat

from ..content.items import Item
from ..effects import Modified, Store
from ..item_effects import (
    ChainsMountain,
    ClosesPortal,
    Feeds,
    ForetellsPortal,
    HoldsCharges,
    ImprovesFreely,
    RecallsAssigned,
    SetsAmplifier,
    SwapsCommission,
)
from ..model import geometry
from ..model.choices import common as choices
from ..model.choices.visits import Buy, BuyGear, BuyTogether, FuseGear, Trade
from ..model.events.visits import GearBought, ItemBought, Traded
from ..model.state import GodaiState
from ..model.steps import visits as steps
from ..model.vocabulary import ABILITIES, BASIC, SKILLS, STATS, TIERS, VITALS, Element, Place, Resource, Stage, Stat
from . import gear, land
from .arrival import fill_orb
from .book import BOOK, ask_group, content_of, living
from .death import tracker_of
from .defenders import range_of, standing
from .gains import MOST_PLATINUM, gain, held, pay
from .heroes import food_limit, gain_item, lose_gold
from .purchases import foretellable, open_portals, recallable, work_at_once
from .siege_opponents import WHOLE_MAP

OUTSIDE = 4
"""GOD-134: the highest price outside City-States."""
BESIDE_CITIES = (Place.SETTLEMENT, Place.TOWER, Place.FORTRESS)
MIXED, TEN = "mixed", 10
HUNDRED = 100
"""GAP-GOD-26: Gold for 1 Platinum."""
WORTH: dict[Resource, int] = {
    **dict.fromkeys(TIERS[1], 1),
    **dict.fromkeys(TIERS[2], 8),
    **dict.fromkeys([Resource(str(one)) for one in BASIC], 5),
}
"""GAP-GOD-26: Platinum for one Resource."""
FUSED: dict[str, tuple[Stat, ...]] = {"vitals": VITALS, "abilities": ABILITIES, "skills": SKILLS}
"""GOD-1040: what Kintsugi Fuses."""


# -- who sells what --------------------------------------------------------------------------------------------


def goods(state: GodaiState) -> Sequence[Item]:
    """GOD-134, GOD-462, GOD-1010: what is for sale where the group is."""
    place = land.place_at(state, state.at)
    if place is Place.CITY_STATE:
        return content_of(state).sold_in_city(empire_here(state))
    if place not in BESIDE_CITIES or not state.rulings.sold_outside or _closed(state, place):
        return []
    shops = ("emporium", "ninja", state.options.west, state.options.east)
    return content_of(state).sold_outside(shops, HUNDRED if by_water(state) else OUTSIDE)


def _closed(state: GodaiState, place: Place | None) -> bool:
    """Whether a card keeps Settlements from selling."""
    return place is Place.SETTLEMENT and any(one.what == Modified.SETTLEMENTS_CLOSED for one in state.modifiers)


def by_water(state: GodaiState) -> bool:
    """GAP-GOD-32: in the Range of a Defender Augmented with Water Items of any price in Gold are sold."""
    return any(
        geometry.distance_from(one.hexes, state.at) <= range_of(state, one) or range_of(state, one) >= WHOLE_MAP
        for one in standing(state)
        if Element.WATER in one.augments
    )


def empire_here(state: GodaiState) -> str:
    """The Empire of the City-State where the group is."""
    city = land.defender_at(state, state.at)
    tracker = tracker_of(state, city) if city is not None else None
    return str(tracker.empire) if tracker is not None and tracker.empire is not None else ""


def is_for_group(item: Item) -> bool:
    """GOD-133: it is bought for all together."""
    return item.group or item.together


# -- prices and limits -----------------------------------------------------------------------------------------


def purse(state: GodaiState) -> int:
    """GOD-130, GOD-1103: Gold that can be paid together, because heroes share freely."""
    return sum([state.heroes[seat].gold for seat in living(state)])


def price(state: GodaiState, item: Item) -> int:
    """The price in Gold now; for some Items it is paid for every hero (GAP-GOD-26)."""
    return _priced(item, len(living(state)), land.changed(state, Modified.ITEM_PRICE))


def _priced(item: Item, heads: int, more: int) -> int:
    if not item.gold:
        return 0
    return max(0, item.gold * (heads if item.each else 1) + more)


def held_by_group(state: GodaiState, item: Item) -> int:
    """GOD-1011, AMB-GOD-190: how many the group has, those on the map included."""
    found = state.items.count(item.id)
    if any(isinstance(effect, SetsAmplifier) for effect in item.effects):
        found += len(state.amplifiers)
    if any(isinstance(effect, ChainsMountain) for effect in item.effects):
        found += sum(one.chained for one in state.sky)
    return found


def limit(state: GodaiState, item: Item, seat: Seat) -> tuple[str, int]:
    """GOD-1011: which limit keeps a hero or the group from one more, and its number; nothing if none does.

    GOD-029, GOD-043, AMB-GOD-175: of Wellspring Amplifiers five, in Backpacks and on the map together.
    """
    if item.per_hero and seat >= 0 and state.heroes[seat].items.count(item.id) >= item.per_hero:
        return "hero", item.per_hero
    if item.per_head:
        most = item.per_head * len(living(state))
        if sum([state.heroes[one].items.count(item.id) for one in living(state)]) >= most:
            return "head", most
    if item.per_group and held_by_group(state, item) >= item.per_group:
        return "group", item.per_group
    if item.per_game and state.bought.count(item.id) >= item.per_game:
        return "game", item.per_game
    if item.per_turn and state.used.count(f"bought-{item.id}") >= item.per_turn:
        return "turn", item.per_turn
    return "", 0


def useless(state: GodaiState, item: Item, seat: Seat) -> str:
    """GOD-1008: why a purchase would do nothing now; nothing if it does something."""
    if item.id not in content_of(state).sometimes:
        return ""
    for effect in item.effects:
        if isinstance(effect, Feeds) and seat >= 0:
            hero = state.heroes[seat]
            return "" if hero.food < food_limit(hero) or hero.starving else "full"
        if isinstance(effect, RecallsAssigned) and not recallable(state):
            return "nobody-assigned"
        if isinstance(effect, ImprovesFreely):
            if state.stage != Stage.SIEGE:
                return "not-siege"
            return "meditated" if item.id in state.used_this_stage else ""
        if isinstance(effect, ForetellsPortal):
            if state.stage != Stage.HARVEST:
                return "not-harvest"
            return "" if foretellable(state) else "no-slot"
        if isinstance(effect, ClosesPortal) and len(open_portals(state)) < 2:
            return "last-portal"
        if isinstance(effect, SwapsCommission) and not any(state.offered):
            return "no-commission"
    return ""


def sensible(state: GodaiState, item: Item, seat: Seat) -> bool:
    """Whether one more is allowed and would do something."""
    if item.id in content_of(state).always_sold:
        return True
    return not limit(state, item, seat)[0] and not useless(state, item, seat)


def purchases(state: GodaiState) -> list[Choice]:
    """Everything that can be bought or traded where the group is."""
    found: list[Choice] = []
    sold = goods(state)
    if not sold:
        return found
    seats = living(state)
    fusing = content_of(state).fusing
    gold, platinum, more = purse(state), held(state, Resource.PLATINUM), land.changed(state, Modified.ITEM_PRICE)
    for item in sold:
        if item.id in fusing:
            found += [FuseGear(seat + 1, kind) for seat in seats for kind in FUSED if can_fuse(state, seat, kind)]
        elif item.platinum > platinum or _priced(item, len(seats), more) > gold:
            continue
        elif is_for_group(item):
            if item.shop != "ninja" and sensible(state, item, -1):
                found.append(BuyTogether(item.id))
        elif item.shop == "ninja":
            ninjas = [seat for seat in seats if state.heroes[seat].role == "ninja"]
            found += [Buy(seat + 1, item.id) for seat in ninjas if sensible(state, item, seat)]
        else:
            found += [Buy(seat + 1, item.id) for seat in seats if sensible(state, item, seat)]
    if land.place_at(state, state.at) is Place.CITY_STATE:
        found += gear_for_sale(state)
        found += trades(state)
    return found


# -- buying ----------------------------------------------------------------------------------------------------


def pay_gold(state: GodaiState, n: int, first: Seat, rule: str) -> None:
    """GOD-130, GOD-1103: the buyer pays first, then the others in even shares.

    Nobody is asked: heroes may share what is left in any way, so all divisions come to the same.
    """
    if first >= 0:
        n -= lose_gold(state, first, n, rule)
    while n > 0:
        seats = [seat for seat in living(state) if state.heroes[seat].gold]
        if not seats:
            return
        part = -(-n // len(seats))
        for seat in seats:
            n -= lose_gold(state, seat, min(n, part), rule)


def buy(state: GodaiState, id: str, seat: Seat) -> None:
    """GOD-120, GOD-1008: it is paid; what works at once does so, everything else is carried."""
    item = content_of(state).items[id]
    owner = None if seat < 0 else seat
    paid = price(state, item)
    if item.platinum:
        pay(state, Resource.PLATINUM, item.platinum, Store.STOCKPILE, item.rule)
    pay_gold(state, paid, seat, "GOD-1103" if item.each or seat < 0 else item.rule)
    currency = "platinum" if item.platinum else "gold"
    state.emit(ItemBought(rule=item.rule, seat=owner, item=item.id, price=item.platinum or paid, currency=currency))
    if item.per_game:
        state.bought = tuple(sorted([*state.bought, item.id]))
    if item.per_turn:
        state.used = tuple(sorted([*state.used, f"bought-{item.id}"]))
    if item.kind == "once":
        work_at_once(state, item, seat)
        return
    gain_item(state, max(seat, 0), item.id, item.rule)
    if seat >= 0 and any(isinstance(effect, HoldsCharges) for effect in item.effects):
        fill_orb(state, seat)
    if state.stage == Stage.HARVEST and any(isinstance(effect, SetsAmplifier) for effect in item.effects):
        state.then(steps.PlaceAmplifier(anywhere=True))


def gear_for_sale(state: GodaiState) -> list[Choice]:
    """GOD-107, GOD-110, GOD-114, AMB-GOD-176: the next slot of every ring, in City-States."""
    gold = purse(state)
    found: list[Choice] = []
    for seat in living(state):
        prices = zip(STATS, gear.prices(state, seat), strict=True)
        found += [BuyGear(seat + 1, str(stat)) for stat, asked in prices if asked is not None and asked <= gold]
    return found


def buy_gear(state: GodaiState, choice: BuyGear) -> None:
    """GOD-111, GOD-114: a Gear Upgrade for Gold."""
    seat, stat = choice.hero - 1, Stat(choice.stat)
    asked = gear.price(state, seat, stat) or 0
    pay_gold(state, asked, seat, "GOD-114")
    state.emit(GearBought(rule="GOD-114", seat=seat, stat=choice.stat, price=asked))
    gear.upgrade(state, seat, stat, "GOD-114")


# -- Kintsugi --------------------------------------------------------------------------------------------------


def fusing_price(state: GodaiState, seat: Seat, kind: str) -> int:
    """GOD-1042, AMB-GOD-192: the Gold printed at the dearest slot that is Fused; 0 if there is none."""
    filled = state.heroes[seat].gear
    return max([gear.slot_value(stat, n - 1) for stat in FUSED[kind] if (n := filled[STATS.index(stat)])], default=0)


def can_fuse(state: GodaiState, seat: Seat, kind: str) -> bool:
    return 0 < fusing_price(state, seat, kind) <= purse(state)


def fuse_gear(state: GodaiState, choice: FuseGear) -> None:
    """GOD-1040 to GOD-1042: every own Gear Upgrade of the kind is Fused; for each two a Power Up is chosen."""
    seat = choice.hero - 1
    asked = fusing_price(state, seat, choice.kind)
    pay_gold(state, asked, seat, "GOD-1042")
    state.emit(ItemBought(rule="GOD-1042", seat=seat, item="kintsugi", price=asked, currency="gold"))
    fused = sum([gear.fuse(state, seat, stat) for stat in FUSED[choice.kind]])
    if fused > 1:
        state.then(steps.ChooseFused(seat, fused // 2))


# -- trade -----------------------------------------------------------------------------------------------------


def trades(state: GodaiState) -> list[Choice]:
    """GOD-122, GOD-151, GAP-GOD-26: what can be traded for Platinum in a City-State."""
    if held(state, Resource.PLATINUM) >= MOST_PLATINUM:
        return []
    found: list[Choice] = [Trade(str(one)) for one in WORTH if held(state, one)]
    amounts = [held(state, one) for one in TIERS[0]]
    found += [Trade(str(one)) for one, n in zip(TIERS[0], amounts, strict=True) if n >= TEN]
    if sum(amounts) >= TEN and sum(map(bool, amounts)) > 1:
        found.append(Trade(MIXED))
    if purse(state) >= HUNDRED:
        found.append(Trade("gold"))
    return found


def trade(state: GodaiState, choice: Trade) -> None:
    """GOD-121, GOD-151: Resources or Gold become Platinum, never the other way round."""
    if choice.what == MIXED:
        state.then(steps.GiveForPlatinum(TEN))
        return
    n, worth = 1, 1
    if choice.what == "gold":
        n = HUNDRED
        pay_gold(state, HUNDRED, -1, "GOD-121")
    else:
        resource = Resource(choice.what)
        n, worth = (TEN, 1) if resource in TIERS[0] else (1, WORTH[resource])
        pay(state, resource, n, Store.STOCKPILE, "GOD-151")
    _receive(state, choice.what, n, worth)


def _receive(state: GodaiState, what: str, n: int, worth: int) -> None:
    state.emit(Traded(rule="GOD-151", what=what, n=n, platinum=worth))
    gain(state, Resource.PLATINUM, worth, Store.STOCKPILE, "GOD-151")


@BOOK.asks(steps.GiveForPlatinum)
def choose_given(state: GodaiState, step: steps.GiveForPlatinum) -> Decision | None:
    """GAP-GOD-26: any mix of Tier I counts."""
    there = [one for one in TIERS[0] if held(state, one)]
    if len(there) < 2 or sum([held(state, one) for one in there]) <= step.left:
        return None
    offered = [choices.PickResource(str(one)) for one in there]
    return ask_group(state, "prompt-trade-ten", "GOD-151", offered, {"left": step.left})


@BOOK.resolves(steps.GiveForPlatinum)
def give_resource(state: GodaiState, step: steps.GiveForPlatinum, choice: choices.PickResource | None) -> None:
    """GOD-151: one Resource after the other; the tenth brings the Platinum."""
    if choice is not None:
        pay(state, Resource(choice.resource), 1, Store.STOCKPILE, "GOD-151")
        left = step.left - 1
    else:
        left = step.left
        for one in TIERS[0]:
            left -= pay(state, one, left, Store.STOCKPILE, "GOD-151")
    if left > 0:
        state.then(steps.GiveForPlatinum(left))
    else:
        _receive(state, MIXED, TEN, 1)
