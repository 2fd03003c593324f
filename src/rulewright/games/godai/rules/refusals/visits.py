"""Why something cannot be bought, used, attempted or visited. Rulebook p.52, p.62, p.82, Emporium."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...content.items import Item
from ...model.choices import visits as answers
from ...model.geometry import NAMES, distance
from ...model.state import NOWHERE, GodaiState
from ...model.steps.visits import ChooseEvent, Harvest
from ...model.vocabulary import Place, Resource, Stat
from .. import gear, land
from ..arrival import TEMPLES
from ..book import BOOK, content_of, living
from ..commissions import AT_SITE, ATTEMPTED, hindrance
from ..gains import MOST_PLATINUM, held
from ..harvesting import entries, is_spent
from ..shopping import HUNDRED, MIXED, TEN, WORTH, fusing_price, goods, limit, price, purse, useless
from ..temples import VISITED
from .hexes import refuses_hex
from .land import barred


def _asked(state: GodaiState) -> bool:
    """Whether the group is asked for an Event now; otherwise the open question itself is the reason."""
    return bool(state.agenda) and isinstance(state.agenda[-1], ChooseEvent) and state.at != NOWHERE


def _gold(state: GodaiState, need: int, rule: str) -> list[Reason]:
    have = purse(state)
    return [Reason(rule, "why-no-gold", {"need": need, "have": have})] if need > have else []


def _refuse_item(state: GodaiState, item: Item, seat: Seat) -> list[Reason]:
    """GOD-1008, GOD-1010, GOD-1011: not sold here, too many, no use for it, too dear."""
    if item not in goods(state):
        return [Reason("GOD-1010", "why-not-sold", {"item": item.id})]
    if item.shop == "ninja" and (seat < 0 or state.heroes[seat].role != "ninja"):
        return [Reason("GOD-1010", "why-ninja-only", {"item": item.id})]
    which, most = limit(state, item, seat)
    if which:
        return [Reason("GOD-1011", "why-item-limit", {"item": item.id, "limit": which, "most": most})]
    cause = useless(state, item, seat)
    if cause:
        return [Reason(item.rule, "why-purchase-useless", {"item": item.id, "cause": cause})]
    have = held(state, Resource.PLATINUM)
    if item.platinum > have:
        return [Reason("GOD-120", "why-no-platinum", {"need": item.platinum, "have": have})]
    return _gold(state, price(state, item), "GOD-1103")


@BOOK.refuses(answers.Buy)
def refuse_purchase(state: GodaiState, seat: Seat, choice: answers.Buy) -> list[Reason]:
    """GOD-1008: why a hero cannot buy something."""
    item = content_of(state).items.get(choice.item)
    if not _asked(state) or item is None or choice.hero - 1 not in living(state):
        return []
    return _refuse_item(state, item, choice.hero - 1)


@BOOK.refuses(answers.BuyTogether)
def refuse_group_purchase(state: GodaiState, seat: Seat, choice: answers.BuyTogether) -> list[Reason]:
    """GOD-133: why the group cannot buy something."""
    item = content_of(state).items.get(choice.item)
    return _refuse_item(state, item, -1) if _asked(state) and item is not None else []


def _in_city(state: GodaiState) -> bool:
    return land.place_at(state, state.at) is Place.CITY_STATE


@BOOK.refuses(answers.BuyGear)
def refuse_gear(state: GodaiState, seat: Seat, choice: answers.BuyGear) -> list[Reason]:
    """GOD-110, GOD-114: only in City-States, six for each stat, for Gold."""
    if not _asked(state) or choice.hero - 1 not in living(state):
        return []
    if not _in_city(state):
        return [Reason("GOD-114", "why-gear-in-cities")]
    asked = gear.price(state, choice.hero - 1, Stat(choice.stat))
    if asked is None:
        return [Reason("GOD-110", "why-ring-full", {"stat": choice.stat})]
    return _gold(state, asked, "GOD-114")


@BOOK.refuses(answers.FuseGear)
def refuse_fusing(state: GodaiState, seat: Seat, choice: answers.FuseGear) -> list[Reason]:
    """GOD-1040, GOD-1042: nothing to Fuse, or too dear."""
    if not _asked(state) or choice.hero - 1 not in living(state):
        return []
    if content_of(state).items["kintsugi"] not in goods(state):
        return [Reason("GOD-1010", "why-not-sold", {"item": "kintsugi"})]
    asked = fusing_price(state, choice.hero - 1, choice.kind)
    if not asked:
        return [Reason("GOD-1040", "why-nothing-to-fuse")]
    return _gold(state, asked, "GOD-1042")


@BOOK.refuses(answers.Trade)
def refuse_trade(state: GodaiState, seat: Seat, choice: answers.Trade) -> list[Reason]:
    """GOD-122, GOD-123, GOD-151: only in City-States, enough of it, and room for Platinum."""
    if not _asked(state):
        return []
    if not _in_city(state):
        return [Reason("GOD-151", "why-trade-in-cities")]
    if held(state, Resource.PLATINUM) >= MOST_PLATINUM:
        return [Reason("GOD-123", "why-platinum-full", {"most": MOST_PLATINUM})]
    if choice.what == "gold":
        return _gold(state, HUNDRED, "GOD-121")
    if choice.what == MIXED:
        return [Reason("GOD-151", "why-no-ten", {"need": TEN})]
    resource = Resource(choice.what)
    if resource in (Resource.VOID, Resource.ELEMENT, Resource.PLATINUM):
        return [Reason("GOD-151", "why-not-traded", {"resource": choice.what})]
    need = 1 if resource in WORTH else TEN
    return [Reason("GOD-151", "why-few", {"resource": choice.what, "need": need, "have": held(state, resource)})]


@BOOK.refuses(answers.Attempt)
def refuse_attempt(state: GodaiState, seat: Seat, choice: answers.Attempt) -> list[Reason]:
    """GOD-606, GOD-607, GOD-618, GOD-629: not face up, elsewhere, once per turn, what the card asks for."""
    card = content_of(state).commissions.get(choice.card)
    if not _asked(state) or card is None:
        return []
    if not any(choice.card in row for row in state.offered):
        return [Reason("GOD-606", "why-not-face-up", {"card": choice.card})]
    cause = hindrance(state, card)
    rule = "GOD-607" if cause in ("attempted", "elsewhere") else "GOD-618"
    return [Reason(rule, "why-no-attempt", {"cause": cause, "place": str(card.place)})] if cause else []


@BOOK.refuses(answers.Deliver)
def refuse_delivery(state: GodaiState, seat: Seat, choice: answers.Deliver) -> list[Reason]:
    """GOD-1097, GOD-1098: not carried, another place, once per turn."""
    card = content_of(state).commissions.get(choice.card)
    if not _asked(state) or card is None:
        return []
    if not any(one.card == choice.card for one in state.carried):
        return [Reason("GOD-1097", "why-not-on-its-way", {"card": choice.card})]
    if ATTEMPTED in state.used:
        return [Reason("GOD-1098", "why-no-attempt", {"cause": "attempted", "place": str(card.to)})]
    cause = "site-used" if land.place_at(state, state.at) is card.to else "elsewhere"
    return [Reason("GOD-1097", "why-no-attempt", {"cause": cause, "place": str(card.to)})]


@BOOK.refuses(answers.TakeTreasure)
def refuse_treasure(state: GodaiState, seat: Seat, choice: answers.TakeTreasure) -> list[Reason]:
    """GOD-379, GOD-465: only what is revealed, in an Antiquity Site, one action there per turn."""
    if not _asked(state):
        return []
    if choice.card not in state.treasures:
        return [Reason("GOD-379", "why-not-revealed", {"card": choice.card})]
    if land.place_at(state, state.at) is not Place.ANTIQUITY_SITE:
        return [Reason("GOD-379", "why-only-in-site")]
    return [Reason("GOD-465", "why-site-used")] if AT_SITE in state.used else []


@BOOK.refuses(answers.UseWellspring)
def refuse_wellspring(state: GodaiState, seat: Seat, choice: answers.UseWellspring) -> list[Reason]:
    """GOD-467: the group must be on one that it has not left this turn, and there must be another one."""
    if not _asked(state):
        return []
    if land.place_at(state, state.at) is not Place.WELLSPRING_PORTAL:
        return [Reason("GOD-467", "why-no-wellspring")]
    left = f"wellspring-{state.at}" in state.used
    return [Reason("GOD-467", "why-wellspring-left" if left else "why-no-other-wellspring")]


@BOOK.refuses(answers.VisitTemple)
def refuse_temple(state: GodaiState, seat: Seat, choice: answers.VisitTemple) -> list[Reason]:
    """GOD-463: the group must be in a Temple, and its actions are taken in one visit."""
    if not _asked(state):
        return []
    if land.place_at(state, state.at) not in TEMPLES:
        return [Reason("GOD-463", "why-no-temple")]
    visited = f"{VISITED}{state.at}" in state.used
    return [Reason("GOD-463", "why-temple-visited" if visited else "why-temple-idle")]


@BOOK.refuses(answers.ApplyItem)
def refuse_item(state: GodaiState, seat: Seat, choice: answers.ApplyItem) -> list[Reason]:
    """GOD-1008: it is not carried, it was used this Game Turn, or it has no use now."""
    if choice.hero - 1 not in living(state):
        return []
    hero = state.heroes[choice.hero - 1]
    if choice.item not in hero.items:
        return [Reason("GOD-1008", "why-no-item", {"item": choice.item})]
    used = choice.item in hero.used
    return [Reason("GOD-1008", "why-item-used" if used else "why-item-idle", {"item": choice.item})]


@BOOK.refuses(answers.ApplyTogether)
def refuse_group_item(state: GodaiState, seat: Seat, choice: answers.ApplyTogether) -> list[Reason]:
    """GOD-133, GOD-1008: the group does not have it, or it has no use now."""
    missing = choice.item not in state.items
    return [Reason("GOD-133", "why-no-group-item" if missing else "why-item-idle", {"item": choice.item})]


@refuses_hex(Harvest)
def refuse_harvest(state: GodaiState, step: Harvest, hex: int) -> list[Reason]:
    """GOD-433, GOD-435, GOD-437, GOD-442, GOD-443: out of Range, uncrossable, chosen before, or without a yield.

    Of hexes that yield the same one stands for all. In the variant `bundle` no single hex is asked for.
    """
    if state.options.harvest == "bundle":
        return []
    name = {"hex": NAMES[hex]}
    reach = min(land.MOST_RANGE, land.group_range(state) + step.reach)
    if distance(state.at, hex) > reach:
        return [Reason("GOD-437", "why-harvest-far", {**name, "range": reach})]
    if hex != state.at and (found := barred(state, hex)):
        return found
    ids = entries(state, hex)
    if not ids:
        return [Reason("GOD-443", "why-harvest-nothing", name)]
    if is_spent(state, hex, ids[0], step.chosen):
        return [Reason("GOD-1104", "why-harvest-gear", name)]
    if hex in step.chosen:
        return [Reason("GOD-435", "why-harvest-chosen", name)]
    return [Reason("GOD-433", "why-harvest-same", name)]
