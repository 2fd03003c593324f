"""Effects of cards: whom they mean, how much they give, and the verbs of gaining, losing, Healing and harming."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Decision, Seat

from .. import effects as verbs
from ..effects import AnyEffect, Counted, Store
from ..model.choices import common as choices
from ..model.events.group import ResourceGained, ResourceLost
from ..model.events.heroes import Overflowed
from ..model.state import GodaiState
from ..model.steps import gains as steps
from ..model.steps.visits import EchoElement
from ..model.vocabulary import BASIC, ELEMENTS, RESOURCES, TIERS, Element, Place, Resource, Stat, Who
from . import land
from .book import BOOK, ask_group, living
from .heroes import gain_food, gain_gold, gain_item, lose_food, lose_gold
from .stat_tests import target_dice, value_in_test
from .vitals import heal, hurt, inflict

MOST_PLATINUM = 100
"""GOD-123."""
_AT = {resource: at for at, resource in enumerate(RESOURCES)}
_BASIC = frozenset(Resource(str(one)) for one in BASIC)
_PLATINUM = _AT[Resource.PLATINUM]
PICKS: dict[verbs.Pick, tuple[Resource, ...]] = {
    verbs.Pick.TIER_1: TIERS[0],
    verbs.Pick.TIER_2: TIERS[1],
    verbs.Pick.TIER_3: TIERS[2],
    verbs.Pick.BASIC: tuple([Resource(str(one)) for one in BASIC]),
    verbs.Pick.ANY_ELEMENT: (*[Resource(str(one)) for one in BASIC], Resource.VOID),
}


# -- Resources -------------------------------------------------------------------------------------------------


def tier_of(resource: Resource) -> int:
    """GOD-145 to GOD-148: the Tier of a Resource; 0 for Elements and Platinum."""
    return next((number for number, tier in enumerate(TIERS, 1) if resource in tier), 0)


def held(state: GodaiState, resource: Resource, store: Store = Store.STOCKPILE) -> int:
    """How many of a Resource the group has there."""
    return (state.harvested if store is Store.YIELD else state.stockpile)[_AT[resource]]


def gain(state: GodaiState, resource: Resource, n: int, to: Store = Store.STOCKPILE, rule: str = "GOD-817") -> None:
    """GOD-144, GOD-817: Resources for the group, once and without limit.

    GOD-123, AMB-GOD-13: Platinum has one purse, whatever brings it, with at most 100.
    """
    if n <= 0:
        return
    taken = n
    if resource is Resource.PLATINUM and to is Store.STOCKPILE:
        taken = min(n, max(0, MOST_PLATINUM - state.stockpile[_PLATINUM]))
        if taken < n:
            state.emit(Overflowed(rule="GOD-123", what="platinum", n=n - taken))
    if taken:
        _set(state, to, _AT[resource], taken)
        state.emit(ResourceGained(rule=rule, resource=str(resource), n=taken, store=str(to)))
        if resource in _BASIC and state.stage == "harvest" and _may_echo(state):
            state.then(EchoElement(Element(str(resource))))


def _may_echo(state: GodaiState) -> bool:
    """GOD-1037: whether a Ring of the Dawnmaker may answer."""
    ring = "ring-of-the-dawnmaker"
    return any(ring in hero.items and ring not in hero.used_this_stage for hero in state.heroes)


def pay(state: GodaiState, resource: Resource, n: int, store: Store = Store.STOCKPILE, rule: str = "GOD-164") -> int:
    """Resources leave the group, as many as there are (AMB-GOD-59); how many it were."""
    lost = min(n, held(state, resource, store))
    if lost > 0:
        _set(state, store, _AT[resource], -lost)
        state.emit(ResourceLost(rule=rule, resource=str(resource), n=lost, store=str(store)))
    return max(lost, 0)


def _set(state: GodaiState, store: Store, at: int, n: int) -> None:
    if store is Store.YIELD:
        row = state.harvested
        state.harvested = (*row[:at], row[at] + n, *row[at + 1 :])
    else:
        row = state.stockpile
        state.stockpile = (*row[:at], row[at] + n, *row[at + 1 :])


# -- Perform ---------------------------------------------------------------------------------------------------


@BOOK.resolves(steps.Perform)
def perform(state: GodaiState, step: steps.Perform, choice: None) -> None:
    """GOD-369: effects happen in reading order, each of them whole before the next."""
    if not step.effects:
        return
    first, rest = step.effects[0], step.effects[1:]
    if rest:
        state.then(replace(step, effects=rest))
    BOOK.performing[type(first)](state, first, step)


def counted(state: GodaiState, per: Counted, what: Resource | None = None) -> int:
    """What an amount is multiplied by."""
    if per is Counted.ONCE:
        return 1
    if per is Counted.HERO:
        return len(living(state))
    if per is Counted.WAVE:
        return state.wave
    if per is Counted.CALENDAR:
        return state.calendar
    if per is Counted.CAMP:
        return state.camps
    if per is Counted.HEX_TOKEN:
        return len(state.hex_tokens)
    if per is Counted.SKY_TILE:
        return sum(not one.nether for one in state.sky)
    if per is Counted.THREE_IN_YIELD:
        return held(state, what, Store.YIELD) // 3 if what is not None else 0
    if per is Counted.SETTLEMENT_IN_RANGE:
        return sum(land.place_at(state, hex) is Place.SETTLEMENT for hex in land.in_range(state))
    kinds = (Place.TEMPLE,) if per is Counted.TEMPLE else (Place.TOWER, Place.FORTRESS)
    return sum(one.kind in kinds and not one.fallen for one in state.defenders)


def targets(state: GodaiState, effect: AnyEffect, step: steps.Perform) -> list[Seat] | None:
    """Whom an effect means; None if the group has to choose, and then it is asked.

    GOD-1081: nobody, while nobody is alive. GOD-762: nobody who Fled. GOD-808: never an Escort.
    """
    if step.seat >= 0:
        return [step.seat]
    who: Who = effect.who  # type: ignore[union-attr]
    seats = [seat for seat in living(state) if seat not in step.without]
    if who is Who.EACH or len(seats) <= 1:
        return seats
    if who is Who.RANDOM:
        return target_dice(state, seats, "GOD-820")[:1]
    if who is not Who.CHOOSER:
        stat = Stat(effect.stat or Stat.HEALTH)  # type: ignore[union-attr]
        values = {seat: value_in_test(state, seat, stat) for seat in seats}
        extreme = min(values.values()) if who is Who.LOWEST else max(values.values())
        seats = [seat for seat in seats if values[seat] == extreme]
        if len(seats) == 1:
            return seats
    state.then(steps.PickHero(effect, step.card, tuple(seats), step.times))
    return None


@BOOK.asks(steps.PickHero)
def choose_hero(state: GodaiState, step: steps.PickHero) -> Decision | None:
    """GOD-820: the group names the hero."""
    seats = step.among or tuple(living(state))
    if len(seats) < 2:
        return None
    offered = [choices.PickHero(seat + 1) for seat in seats]
    return ask_group(state, "prompt-pick-hero", "GOD-820", offered, {"card": step.card})


@BOOK.resolves(steps.PickHero)
def happen_to_hero(state: GodaiState, step: steps.PickHero, choice: choices.PickHero | None) -> None:
    """GOD-820: what the card does happens to the hero that was named."""
    seats = step.among or tuple(living(state))
    if seats:
        seat = seats[0] if choice is None else choice.hero - 1
        state.then(steps.Perform((step.effect,), step.card, seat, step.times))


def doubled(step: steps.Perform, n: int) -> int:
    """GOD-628, AMB-GOD-94: numbers of a doubled reward."""
    return n * step.times


# -- gaining and losing ----------------------------------------------------------------------------------------


@BOOK.performs(verbs.Gain)
def gain_resource(state: GodaiState, effect: verbs.Gain, step: steps.Perform) -> None:
    """GOD-120, GOD-150, GOD-814, GOD-816, GOD-817: the group gains the amount once, however many heroes it has."""
    n = doubled(step, effect.n * counted(state, effect.per, effect.what))
    gain(state, effect.what, n, effect.to, "GOD-814" if effect.what is Resource.PLATINUM else "GOD-817")


@BOOK.performs(verbs.GainChosen)
def gain_chosen(state: GodaiState, effect: verbs.GainChosen, step: steps.Perform) -> None:
    """GOD-817: Resources of the group's choice."""
    state.then(steps.PickResource(effect.of, doubled(step, effect.n), effect.to))


@BOOK.asks(steps.PickResource)
def choose_resource(state: GodaiState, step: steps.PickResource) -> Decision | None:
    """GOD-817: one after the other."""
    if step.n <= 0:
        return None
    offered = [choices.PickResource(str(one)) for one in PICKS[step.of]]
    return ask_group(state, "prompt-pick-resource", "GOD-817", offered, {"n": step.n, "of": str(step.of)})


@BOOK.resolves(steps.PickResource)
def take_resource(state: GodaiState, step: steps.PickResource, choice: choices.PickResource | None) -> None:
    """GOD-817: the Resource that the group has chosen."""
    if choice is None:
        return
    gain(state, Resource(choice.resource), 1, step.to)
    if step.n > 1:
        state.then(replace(step, n=step.n - 1))


@BOOK.performs(verbs.GainGold)
def gain_gold_by_card(state: GodaiState, effect: verbs.GainGold, step: steps.Perform) -> None:
    """GOD-811: each hero gains the amount; what dead heroes would get is divided (GOD-791)."""
    _give(state, effect, step, "gold")


@BOOK.performs(verbs.GainFood)
def gain_food_by_card(state: GodaiState, effect: verbs.GainFood, step: steps.Perform) -> None:
    """GOD-812: each hero gains the amount; what dead heroes would get is divided (GOD-791)."""
    _give(state, effect, step, "food")


def _give(state: GodaiState, effect: verbs.GainGold | verbs.GainFood, step: steps.Perform, what: str) -> None:
    seats = targets(state, effect, step)
    if not seats:
        return
    shares = dict.fromkeys(seats, doubled(step, effect.n))
    if effect.who is Who.EACH and step.seat < 0:
        gone = [seat for seat, hero in enumerate(state.heroes) if hero.state in ("dead", "waiting")]
        absent = sum(seat not in step.without for seat in gone)
        # GOD-791: coin by coin, in seat order.
        for at in range(absent * doubled(step, effect.n)):
            shares[seats[at % len(seats)]] += 1
    for seat, n in shares.items():
        if what == "gold":
            gain_gold(state, seat, n, "GOD-811")
        else:
            gain_food(state, seat, n, "GOD-812")


@BOOK.performs(verbs.DrawPowerUps)
def draw_power_ups(state: GodaiState, effect: verbs.DrawPowerUps, step: steps.Perform) -> None:
    """GOD-810, GOD-835, GOD-1100: each hero draws own cards, one by one in seat order; dead heroes too (GOD-792).

    GOD-821: by the option, what living heroes draw is assigned by the group.
    """
    if effect.who is Who.EACH and step.seat < 0:
        drawing = [seat for seat, hero in enumerate(state.heroes) if hero.state != "new"]
        seats: list[Seat] | None = [seat for seat in drawing if seat not in step.without]
    else:
        seats = targets(state, effect, step)
    if not seats:
        return
    n = doubled(step, effect.n)
    alive = tuple([seat for seat in seats if state.heroes[seat].state == "living"])
    if state.options.single_rewards == "all" and len(alive) > 1:
        state.then(steps.DealPowerUps(n * len(alive), alive))
        seats = [seat for seat in seats if seat not in alive]
    state.then(*[steps.DrawPowerUp(seat) for _ in range(n) for seat in seats])


@BOOK.performs(verbs.GainGear)
def gain_gear(state: GodaiState, effect: verbs.GainGear, step: steps.Perform) -> None:
    """GOD-813, GOD-823: Gear Upgrades for each hero, or for one."""
    n = doubled(step, effect.n)
    if effect.who is Who.EACH and step.seat < 0 and not step.without:
        state.then(*[steps.GainGearTogether(effect.kind)] * n)
        return
    for seat in targets(state, effect, step) or ():
        state.then(*[steps.GainGearUpgrade(seat, effect.kind)] * n)


@BOOK.performs(verbs.GainRank)
def gain_rank(state: GodaiState, effect: verbs.GainRank, step: steps.Perform) -> None:
    """GOD-822: a stat rank increase, for one hero unless something else is said."""
    power_up = step.card.startswith("powerup-")
    for seat in targets(state, effect, step) or ():
        state.then(steps.GainStatRank(seat, effect.rank, doubled(step, effect.n), power_up))


@BOOK.performs(verbs.GainItem)
def gain_item_by_card(state: GodaiState, effect: verbs.GainItem, step: steps.Perform) -> None:
    """GOD-824: an Item for one hero unless something else is said."""
    for seat in targets(state, effect, step) or ():
        gain_item(state, seat, effect.item, "GOD-824", doubled(step, effect.n))


@BOOK.performs(verbs.Loot)
def loot(state: GodaiState, effect: verbs.Loot, step: steps.Perform) -> None:
    """GOD-875: each hero chooses an Item."""
    seats = [seat for seat in living(state) if seat not in step.without] if step.seat < 0 else [step.seat]
    state.then(*[steps.ChooseLoot(seat, effect.n) for seat in seats])


@BOOK.performs(verbs.Lose)
def lose_resource(state: GodaiState, effect: verbs.Lose, step: steps.Perform) -> None:
    """AMB-GOD-59: Resources are lost as far as there are any."""
    pay(state, effect.what, effect.n * counted(state, effect.per, effect.what), effect.store, "GOD-371")


@BOOK.performs(verbs.LoseThird)
def lose_third(state: GodaiState, effect: verbs.LoseThird, step: steps.Perform) -> None:
    """A third of what is there, rounded up."""
    pay(state, effect.what, -(-held(state, effect.what, effect.store) // 3), effect.store, "GOD-371")


@BOOK.performs(verbs.LoseGold)
def lose_gold_by_card(state: GodaiState, effect: verbs.LoseGold, step: steps.Perform) -> None:
    """GOD-118: Gold is lost as far as there is any."""
    for seat in targets(state, effect, step) or ():
        lose_gold(state, seat, effect.n, "GOD-118")


@BOOK.performs(verbs.LoseFood)
def lose_food_by_card(state: GodaiState, effect: verbs.LoseFood, step: steps.Perform) -> None:
    """GOD-118: Food is lost as far as there is any."""
    for seat in targets(state, effect, step) or ():
        lose_food(state, seat, effect.n, "GOD-118")


# -- heroes ----------------------------------------------------------------------------------------------------


@BOOK.performs(verbs.Hurt)
def hurt_by_card(state: GodaiState, effect: verbs.Hurt, step: steps.Perform) -> None:
    """GOD-103, GOD-851: damage outside combat. GOD-681: an Augment of the same Element protects from it."""
    for seat in targets(state, effect, step) or ():
        if effect.element is None or not immune(state, seat, str(effect.element)):
            hurt(state, seat, effect.n, effect.vital, rule="GOD-103", drain=effect.drain)


def immune(state: GodaiState, seat: Seat, element: str) -> bool:
    """GOD-1105: Immunity by an Augment of the Element, or a Voldwari's own."""
    hero = state.heroes[seat]
    if hero.race == "voldwari" and hero.chosen == element:
        return True
    return hero.augments[ELEMENTS.index(Element(element))] > 0


@BOOK.performs(verbs.Heal)
def heal_by_card(state: GodaiState, effect: verbs.Heal, step: steps.Perform) -> None:
    """GOD-861: Healing, or Raising beyond the maximum."""
    for seat in targets(state, effect, step) or ():
        heal(state, seat, effect.health, effect.energy, effect.raising, rule="GOD-861" if effect.raising else "GOD-104")


@BOOK.performs(verbs.Inflict)
def inflict_by_card(state: GodaiState, effect: verbs.Inflict, step: steps.Perform) -> None:
    """GOD-878, GOD-879: a Condition outside combat."""
    for seat in targets(state, effect, step) or ():
        inflict(state, seat, effect.condition, effect.n, rule="GOD-878")


@BOOK.performs(verbs.Cure)
def cure_by_card(state: GodaiState, effect: verbs.Cure, step: steps.Perform) -> None:
    """GOD-858: Conditions are Negated; who bears more than that chooses."""
    seats = targets(state, effect, step)
    if seats:
        state.then(*[steps.ChooseCure(seat, effect.n) for seat in seats])
