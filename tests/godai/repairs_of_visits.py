"""What refusals of the Event phase claim, and what would make them untrue: shops, Items, Commissions, Harvests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.godai.model.choices.common import PickHex
from rulewright.games.godai.model.choices.heroes import GiveItem
from rulewright.games.godai.model.choices.visits import ApplyTogether, BuyTogether
from rulewright.games.godai.model.geometry import BY_NAME, NAMES, PORTALS, distance
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import Carried, GodaiState
from rulewright.games.godai.model.steps.visits import ChooseEvent, Harvest
from rulewright.games.godai.model.vocabulary import ABILITIES, SKILLS, STATS, VITALS, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.harvesting import entries
from rulewright.games.godai.rules.shopping import goods
from rulewright.games.godai.rules.temples import temple_offers

from ..repairing import Never, Repairs, Values, claim
from .repairs_of_heroes import limit
from .setting import alter, asked, change, content, go, go_to_place, living, ready, store, stored, unused, visible

CHAPTER = Repairs()
mends = CHAPTER.mends
TIER_ONE = ("ore", "lumber", "recruit")


def here(state: GodaiState) -> Place | None:
    return land.place_at(state, state.at)


def buyer(state: GodaiState, choice: Any) -> Hero:
    return state.heroes[(choice.to if isinstance(choice, GiveItem) else choice.hero) - 1]


# -- what it costs ---------------------------------------------------------------------------------------------


@mends("why-no-gold")
def gold(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    heroes = living(state)
    claim(sum(hero.gold for hero in heroes) == said.have < said.need)
    heroes[0].gold += said.need - said.have


@mends("why-no-platinum")
def platinum(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, ChooseEvent)
    claim(stored(state, "platinum") == said.have and content(state).items[choice.item].platinum > said.have)
    store(state, "platinum", said.need)


@mends("why-platinum-full")
def room_for_platinum(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(stored(state, "platinum") == said.most == 100)
    store(state, "platinum", 99)


@mends("why-no-ten")
def ten_of_several_kinds(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    rows = [stored(state, one) for one in TIER_ONE]
    claim(choice.what == "mixed" and said.need == 10 and (sum(rows) < 10 or sum(map(bool, rows)) < 2))
    for one, n in zip(TIER_ONE, (1, 9, 0), strict=True):
        store(state, one, n)


@mends("why-not-traded")
def never_traded(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.resource == choice.what in ("void", "element", "platinum"))
    raise Never("the Traders take no such thing")


@mends("why-few")
def enough_to_trade(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.resource == choice.what and stored(state, said.resource) == said.have)
    claim(said.have < (10 if said.resource in TIER_ONE else 1))
    store(state, said.resource, said.need)


# -- shops -----------------------------------------------------------------------------------------------------


@mends("why-not-sold")
def a_shop_that_sells_it(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, ChooseEvent)
    item = content(state).items[said.item]
    claim(said.item == getattr(choice, "item", "kintsugi") and item not in goods(state))
    trackers = {one.id: content(state).trackers[f"tracker-{one.name}"] for one in state.defenders if one.name}
    for one in state.defenders:
        if one.id in trackers and not one.fallen and item.empire in (None, trackers[one.id].empire):
            go(state, one.hexes[0])
            return
    raise Never("no City-State of its Empire stands")


@mends("why-ninja-only")
def a_ninja(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.item == choice.item and content(state).items[said.item].shop == "ninja")
    if isinstance(choice, BuyTogether):
        raise Never("a Ninja buys it alone")
    claim(buyer(state, choice).role != "ninja")
    buyer(state, choice).role = "ninja"


@mends("why-item-limit")
def below_the_limit(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    item = content(state).items[said.item]
    claim(said.item == choice.item)
    if said.limit == "hero":
        hero = buyer(state, choice)
        claim(hero.items.count(said.item) >= said.most == item.per_hero)
        hero.items = tuple([one for one in hero.items if one != said.item])
    elif said.limit == "head":
        heroes = living(state)
        claim(sum(hero.items.count(said.item) for hero in heroes) >= said.most == item.per_head * len(heroes))
        for hero in heroes:
            hero.items = tuple([one for one in hero.items if one != said.item])
    elif said.limit == "group":
        chained = sum(one.chained for one in state.sky)
        placed = len(state.amplifiers) if "amplifier" in said.item else chained if "chain" in said.item else 0
        claim(state.items.count(said.item) + placed >= said.most == item.per_group)
        state.items = tuple([one for one in state.items if one != said.item])
        state.amplifiers = ()
        state.sky = tuple([replace(one, chained=False) for one in state.sky])
    elif said.limit == "game":
        claim(state.bought.count(said.item) >= said.most == item.per_game)
        state.bought = tuple([one for one in state.bought if one != said.item])
    else:
        claim(state.used.count(f"bought-{said.item}") >= said.most == item.per_turn)
        unused(state, f"bought-{said.item}")


def _feed(state: GodaiState, choice: Any) -> None:
    hero = buyer(state, choice)
    claim(hero.food >= limit(hero, gold=False) and not hero.starving)
    hero.food = limit(hero, gold=False) - 1


def _assign(state: GodaiState, choice: Any) -> None:
    claim(not any(one.recruits or one.specialists for one in state.defenders if visible(state, one)))
    one = next((one for one in state.defenders if not one.fallen and one.kind is not Place.TEMPLE), None)
    if one is None:
        raise Never("no Defender stands")
    alter(state, one.id, recruits=1)


def _siege(state: GodaiState, choice: Any) -> None:
    claim(state.stage != "siege")
    state.stage = "siege"


def _harvest(state: GodaiState, choice: Any) -> None:
    claim(state.stage != "harvest")
    state.stage = "harvest"


def _meditate(state: GodaiState, choice: Any) -> None:
    claim(choice.item in state.used_this_stage)
    state.used_this_stage = tuple([one for one in state.used_this_stage if one != choice.item])


def _slot(state: GodaiState, choice: Any) -> None:
    known = state.foretold or (0, 0, 0, 0)
    claim(not any(cards and not portal for cards, portal in zip(state.slots, known, strict=True)))
    state.slots, state.foretold = (("fire",), *state.slots[1:]), ()


def _portal(state: GodaiState, choice: Any) -> None:
    claim(len(PORTALS) - len(set(state.closed_portals)) < 2)
    state.closed_portals = ()


def _commission(state: GodaiState, choice: Any) -> None:
    claim(not any(state.offered))
    state.offered = ((next(iter(content(state).commissions)),), ())


USELESS: dict[str, Callable[[GodaiState, Any], None]] = {
    "full": _feed, "nobody-assigned": _assign, "not-siege": _siege, "not-harvest": _harvest, "meditated": _meditate,
    "no-slot": _slot, "last-portal": _portal, "no-commission": _commission,
}  # fmt: skip


@mends("why-purchase-useless")
def a_use_for_it(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.item == choice.item)
    USELESS[said.cause](state, choice)


@mends("why-gear-in-cities", "why-trade-in-cities")
def in_a_city(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, ChooseEvent)
    claim(here(state) is not Place.CITY_STATE)
    go_to_place(state, Place.CITY_STATE)


@mends("why-ring-full")
def a_free_ring(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero, at = buyer(state, choice), STATS.index(choice.stat)
    claim(said.stat == choice.stat and hero.gear[at] == 6)
    hero.gear = (*hero.gear[:at], 5, *hero.gear[at + 1 :])


@mends("why-nothing-to-fuse")
def gear_to_fuse(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = buyer(state, choice)
    kind = {"vitals": VITALS, "abilities": ABILITIES, "skills": SKILLS}[choice.kind]
    claim(not any(hero.gear[STATS.index(stat)] for stat in kind))
    at = STATS.index(kind[0])
    hero.gear = (*hero.gear[:at], 1, *hero.gear[at + 1 :])


# -- Commissions and Treasures ---------------------------------------------------------------------------------


@mends("why-not-face-up")
def a_card_face_up(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.card == choice.card and not any(said.card in row for row in state.offered))
    state.offered = ((*state.offered[0], said.card), *state.offered[1:])


@mends("why-no-attempt")
def nothing_in_the_way(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    card = content(state).commissions[choice.card]
    place = card.place if type(choice).__name__ == "Attempt" else card.to
    claim(place is not None and said.place == str(place))
    assert place is not None
    if said.cause == "attempted":
        claim("commission" in state.used)
        unused(state, "commission")
    elif said.cause == "elsewhere":
        claim(here(state) is not place)
        go_to_place(state, place)
    elif said.cause == "site-used":
        claim(here(state) is place is Place.ANTIQUITY_SITE and "antiquity-site" in state.used)
        unused(state, "antiquity-site")
    elif said.cause == "no-camp":
        claim(card.camp_first and state.movement != "camp")
        state.movement = "camp"
    elif said.cause == "no-hero":
        claim(all(hero.role != card.role for hero in living(state)))
        if any(hero.role == card.role for hero in state.heroes):
            raise Never("the hero of its Role is not there")
        living(state)[0].role = str(card.role)
    else:
        claim(said.cause == "no-soar" and card.soar_only)
        seats = [at for at, hero in enumerate(state.heroes) if hero.state == "living"]
        claim(not any(land.soars(state, at) for at in seats))
        state.heroes[seats[0]].soars = True


@mends("why-not-on-its-way")
def on_its_way(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.card == choice.card and all(one.card != said.card for one in state.carried))
    if content(state).commissions[said.card].to is None:
        raise Never("it is no Aid Commission")
    state.carried = (*state.carried, Carried(said.card, 0, 5))


@mends("why-not-revealed")
def a_revealed_treasure(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.card == choice.card not in state.treasures)
    state.treasures = (*state.treasures, said.card)


@mends("why-only-in-site")
def in_a_site(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(here(state) is not Place.ANTIQUITY_SITE)
    go_to_place(state, Place.ANTIQUITY_SITE)


@mends("why-site-used")
def an_unused_site(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim("antiquity-site" in state.used)
    unused(state, "antiquity-site")


# -- places ----------------------------------------------------------------------------------------------------


@mends("why-no-wellspring")
def on_a_wellspring(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(here(state) is not Place.WELLSPRING_PORTAL)
    go_to_place(state, Place.WELLSPRING_PORTAL)


@mends("why-no-other-wellspring")
def another_wellspring(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(land.places(state, Place.WELLSPRING_PORTAL) == [state.at])
    raise Never("Wellspring Portals are printed on the tiles")


@mends("why-wellspring-left")
def a_wellspring_to_leave(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(here(state) is Place.WELLSPRING_PORTAL and f"wellspring-{state.at}" in state.used)
    unused(state, f"wellspring-{state.at}")


@mends("why-no-temple")
def in_a_temple(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(here(state) not in (Place.TEMPLE, Place.TEMPLE_FORTRESS))
    go_to_place(state, Place.TEMPLE, Place.TEMPLE_FORTRESS)


@mends("why-temple-visited")
def a_temple_to_visit(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(f"visited-temple-{state.at}" in state.used)
    unused(state, f"visited-temple-{state.at}")


@mends("why-temple-idle")
def something_to_do_in_a_temple(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(here(state) in (Place.TEMPLE, Place.TEMPLE_FORTRESS) and not temple_offers(state))
    store(state, "fire", 3)


# -- Items -----------------------------------------------------------------------------------------------------


@mends("why-no-item")
def an_item_to_use(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = buyer(state, choice)
    claim(said.item == choice.item not in hero.items)
    hero.items = tuple(sorted([*hero.items, said.item]))


@mends("why-no-group-item")
def an_item_of_the_group(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.item == choice.item not in state.items)
    state.items = tuple(sorted([*state.items, said.item]))


@mends("why-item-used")
def an_unused_item(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = buyer(state, choice)
    claim(said.item == choice.item in hero.used)
    ready(hero, said.item)


@mends("why-item-idle")
def an_idle_item(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    decision = state.decision_for(seat)
    claim(said.item == choice.item)
    claim(said.item in (state.items if isinstance(choice, ApplyTogether) else buyer(state, choice).items))
    claim(decision is None or not decision.allows(choice))
    raise Never("what an Item does and when is printed on it")


# -- Harvesting ------------------------------------------------------------------------------------------------


@mends("why-harvest-far")
def nearer(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, Harvest)
    claim(said.hex == choice.hex and min(3, land.group_range(state) + step.reach) == said.range)
    claim(distance(state.at, BY_NAME[said.hex]) > said.range)
    go(state, BY_NAME[said.hex])


@mends("why-harvest-nothing")
def a_barren_hex(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, Harvest)
    claim(said.hex == choice.hex and not entries(state, BY_NAME[said.hex]))
    raise Never("what a hex yields is printed on the Resource Aid")


@mends("why-harvest-gear")
def gear_to_harvest(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, Harvest)
    hex = BY_NAME[said.hex]
    claim(said.hex == choice.hex and (f"gear-{hex}" in state.used or hex in step.chosen))
    unused(state, f"gear-{hex}")
    change(state, chosen=tuple([one for one in step.chosen if one != hex]))


@mends("why-harvest-chosen")
def not_chosen_yet(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, Harvest)
    hex = BY_NAME[said.hex]
    claim(said.hex == choice.hex and hex in step.chosen)
    change(state, chosen=tuple([one for one in step.chosen if one != hex]))


@mends("why-harvest-same")
def one_stands_for_all(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, Harvest)
    decision = state.decision_for(seat)
    assert decision is not None
    hex = BY_NAME[said.hex]
    others = [BY_NAME[one.hex] for one in decision.choices if isinstance(one, PickHex)]
    claim(said.hex == choice.hex and NAMES[hex] != "" and hex not in others)
    claim(any(entries(state, other) == entries(state, hex) for other in others))
    raise Never("hexes that yield the same are one answer")
