"""Heroes: how they come to be, and what they carry: Gold, Food, Items, limits and sharing. Rulebook p.12 to 20."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.core.record import Seat

from ..content.content import Content
from ..effects import Modified
from ..model.events.heroes import (
    FoodEaten,
    FoodGained,
    FoodLost,
    GoldGained,
    GoldLost,
    ItemGained,
    ItemLost,
    Overflowed,
    Shared,
    StarvingChanged,
)
from ..model.hero import MOST_TIERS, NO_AUGMENTS, NO_CONDITIONS, NO_RANKS, Hero
from ..model.state import GodaiState
from ..model.vocabulary import BASIC, ELEMENTS, Element
from .book import content_of, living
from .vitals import kill, lose_surplus

FIRST_GOLD = 10
FIRST_FOOD = 5
MOST_ELEMENTS = 2
_EATEN = "eaten"
"""Under `progress`: Food that was eaten this Game Turn."""
_RECOVERED = "recovered"
"""Among what was `used`: a Starving level was lost this Game Turn (GOD-431)."""


def nobody() -> Hero:
    """A hero without Role and Race."""
    return Hero(
        ranks=NO_RANKS, starting=NO_RANKS, gear=NO_RANKS, augments=NO_AUGMENTS, conditions=NO_CONDITIONS, state="new"
    )  # fmt: skip


def create(content: Content, role: str, race: str, gold: int = FIRST_GOLD, food: int | None = None) -> Hero:
    """GOD-057, GOD-058, GOD-063, GOD-064: any Role with any Race; every rank is base score plus modifier (GOD-075).

    GOD-072: 10 Gold and 5 Food, unless something else is said. GOD-1107: a Nagual begins as a human.
    """
    scores, race_card = content.roles[role].scores, content.races[race]
    ranks = tuple([base + more for base, more in zip(scores, race_card.modifiers, strict=True)])
    hero = Hero(
        role=role, race=race, ranks=ranks, starting=ranks, gear=NO_RANKS, augments=NO_AUGMENTS,
        conditions=NO_CONDITIONS, health=ranks[0], energy=ranks[1], gold=gold,
        food_rating=race_card.food, first_food_rating=race_card.food, favored=(race_card.favored,),
    )  # fmt: skip
    hero.food = min(FIRST_FOOD if food is None else food, food_limit(hero))
    return hero


def take_birth_element(hero: Hero, element: Element) -> None:
    """Kobold: one Augment Tier of a basic Element from the start. Voldwari: Immune to it."""
    hero.chosen = str(element)
    if hero.race == "kobold":
        hero.augments = tuple([tier + (one is element) for tier, one in zip(hero.augments, ELEMENTS, strict=True)])


def birth_elements() -> tuple[Element, ...]:
    """What a Kobold or Voldwari may choose."""
    return BASIC


def can_augment(hero: Hero, element: Element) -> bool:
    """GAP-GOD-32: at most two Elements with three Tiers each (GOD-1105)."""
    own = [tier - more for tier, more in zip(hero.augments, hero.lent, strict=True)] if hero.lent else hero.augments
    if hero.augments[ELEMENTS.index(element)] >= MOST_TIERS:
        return False
    return own[ELEMENTS.index(element)] > 0 or sum(map(bool, own)) < MOST_ELEMENTS


def return_lent(hero: Hero) -> None:
    """What Attune has lent for a phase ends with it."""
    hero.augments = tuple([max(0, tier - more) for tier, more in zip(hero.augments, hero.lent, strict=True)])
    hero.lent = ()


# -- limits ----------------------------------------------------------------------------------------------------


def gold_limit(hero: Hero) -> int:
    """GOD-119: 100 for each point of the first Food Rating, 100 for a Rating of 0."""
    return 100 * max(1, hero.first_food_rating)


def food_limit(hero: Hero) -> int:
    """GOD-125 to GOD-127: 5 for each point of the Food Rating, 5 for a first Rating of 0, 5 for each later point."""
    return 5 * max(1, hero.first_food_rating) + 5 * max(0, hero.food_rating - hero.first_food_rating)


def food_need(state: GodaiState, seat: Seat) -> int:
    """GOD-068: what a hero eats when Survival fails, with what cards change."""
    more = sum(one.n for one in state.modifiers if one.what == Modified.FOOD_RATING)
    rating = state.heroes[seat].food_rating
    return max(0, rating + more) if rating else 0


# -- Gold ------------------------------------------------------------------------------------------------------


def gain_gold(state: GodaiState, seat: Seat, n: int, rule: str) -> None:
    """GOD-118, GOD-119: a hero gains Gold. AMB-GOD-14: too much goes to the others outside combat, or is lost."""
    if n <= 0:
        return
    hero = state.heroes[seat]
    taken = min(n, max(0, gold_limit(hero) - hero.gold))
    hero.gold += taken
    state.emit(GoldGained(rule=rule, seat=seat, n=n))
    _hand_on(state, seat, "gold", n - taken, lambda one: gold_limit(one) - one.gold)


def _hand_on(state: GodaiState, seat: Seat, what: str, n: int, room: Callable[[Hero], int]) -> None:
    """GOD-130, AMB-GOD-14: too much of something goes to those who have room for it, in seat order."""
    if n <= 0:
        return
    others = [] if state.combat is not None else [one for one in living(state) if one != seat]
    for other in others:
        hero = state.heroes[other]
        part = min(n, max(0, room(hero)))
        if part and what == "gold":
            hero.gold += part
        elif part:
            hero.food += part
        if part:
            n -= part
            state.emit(Shared(rule="GOD-130", seat=seat, what=what, n=part, hero=other + 1))
    if n:
        state.emit(Overflowed(rule="GOD-119" if what == "gold" else "GOD-125", seat=seat, what=what, n=n))


def lose_gold(state: GodaiState, seat: Seat, n: int, rule: str) -> int:
    """As much as there is."""
    hero = state.heroes[seat]
    lost = min(n, hero.gold)
    if lost:
        hero.gold -= lost
        state.emit(GoldLost(rule=rule, seat=seat, n=lost))
    return lost


# -- Food ------------------------------------------------------------------------------------------------------


def gain_food(state: GodaiState, seat: Seat, n: int, rule: str) -> None:
    """GOD-125: a hero gains Food. GOD-429: a Starving hero eats it at once."""
    if n <= 0:
        return
    hero = state.heroes[seat]
    state.emit(FoodGained(rule=rule, seat=seat, n=n))
    if hero.starving:
        n -= eat(state, seat, n)
    taken = min(n, max(0, food_limit(hero) - hero.food))
    hero.food += taken
    _hand_on(state, seat, "food", n - taken, lambda one: 0 if one.starving else food_limit(one) - one.food)


def lose_food(state: GodaiState, seat: Seat, n: int, rule: str) -> int:
    """As much as there is."""
    hero = state.heroes[seat]
    lost = min(n, hero.food)
    if lost:
        hero.food -= lost
        state.emit(FoodLost(rule=rule, seat=seat, n=lost))
    return lost


def eaten(hero: Hero) -> int:
    """Food that a hero has eaten this Game Turn."""
    return dict(hero.progress).get(_EATEN, 0)


def eat(state: GodaiState, seat: Seat, n: int) -> int:
    """GOD-430, GOD-431: up to n Food that is not in the backpack is eaten as long as the hero Starves; how much it was.

    A full Food Rating in one Game Turn takes one Starving level away, once (AMB-GOD-56).
    """
    hero = state.heroes[seat]
    need = food_need(state, seat)
    so_far = eaten(hero)
    used = 0
    while used < n and hero.starving:
        used += 1
        if so_far + used >= need and _RECOVERED not in hero.used:
            hero.used = (*hero.used, _RECOVERED)
            set_starving(state, seat, hero.starving - 1, "GOD-430")
    _count_eaten(state, seat, used)
    return used


def eat_from_backpack(state: GodaiState, seat: Seat) -> bool:
    """GOD-128, GOD-422: Food equal to the Food Rating, less what was eaten already; whether it was enough.

    AMB-GOD-55: if it is too little, all of it is eaten.
    """
    hero = state.heroes[seat]
    missing = max(0, food_need(state, seat) - eaten(hero))
    used = min(missing, hero.food)
    hero.food -= used
    _count_eaten(state, seat, used)
    if used < missing:
        return False
    if hero.starving and used and _RECOVERED not in hero.used:
        hero.used = (*hero.used, _RECOVERED)
        set_starving(state, seat, hero.starving - 1, "GOD-430")
    return True


def _count_eaten(state: GodaiState, seat: Seat, n: int) -> None:
    if not n:
        return
    hero = state.heroes[seat]
    others = [one for one in hero.progress if one[0] != _EATEN]
    hero.progress = tuple(sorted([*others, (_EATEN, eaten(hero) + n)]))
    state.emit(FoodEaten(rule="GOD-422", seat=seat, n=n))


def forget_meals(hero: Hero) -> None:
    """A Game Turn ends."""
    if hero.progress:
        hero.progress = tuple([one for one in hero.progress if one[0] != _EATEN])


def set_starving(state: GodaiState, seat: Seat, level: int, rule: str) -> None:
    """GOD-424, GOD-428: a level of Starving; the third one kills."""
    hero = state.heroes[seat]
    hero.starving = max(0, level)
    state.emit(StarvingChanged(rule=rule, seat=seat, level=hero.starving))
    if hero.starving >= 3:
        kill(state, seat)


# -- Items -----------------------------------------------------------------------------------------------------


def can_hold(state: GodaiState, seat: Seat, item: str) -> bool:
    """GOD-129, GOD-1011: a hero carries any number of Items, but of some no more than they say."""
    content = content_of(state)
    return item not in content.limited or state.heroes[seat].items.count(item) < content.items[item].per_hero


def gain_item(state: GodaiState, seat: Seat, item: str, rule: str, n: int = 1) -> None:
    """GOD-133: Items of the group lie with the group.

    GOD-1011, AMB-GOD-14: what a hero may not hold goes to the next one who may; if nobody may, it is lost.
    """
    card = content_of(state).items.get(item)
    for _ in range(n):
        if card is not None and card.group:
            state.items = tuple(sorted([*state.items, item]))
            state.emit(ItemGained(rule=rule, item=item))
            continue
        holder = next((one for one in (seat, *living(state)) if can_hold(state, one, item)), None)
        if holder is None:
            return
        hero = state.heroes[holder]
        hero.items = tuple(sorted([*hero.items, item]))
        state.emit(ItemGained(rule=rule, seat=holder, item=item))


def lose_item(state: GodaiState, seat: Seat, item: str, rule: str) -> None:
    """GOD-1008: a used-up Item leaves the backpack."""
    _take_out(state, seat, item)
    state.emit(ItemLost(rule=rule, seat=seat, item=item))


def _take_out(state: GodaiState, seat: Seat, item: str) -> None:
    hero = state.heroes[seat]
    held = list(hero.items)
    held.remove(item)
    hero.items = tuple(held)
    # A Treasure that raises a Vital takes its ranks with it (AMB-GOD-124).
    if hero.state == "living":
        lose_surplus(state, seat)


def hand_over(state: GodaiState, giver: Seat, taker: Seat, what: str, n: int, rule: str = "GOD-130") -> None:
    """GOD-130, GOD-790: Gold, Food or an Item goes from one hero to another."""
    one, other = state.heroes[giver], state.heroes[taker]
    state.emit(Shared(rule=rule, seat=giver, what=what, n=n, hero=taker + 1))
    if what == "gold":
        one.gold -= n
        other.gold += n
    elif what == "food":
        one.food -= n
        # Food that a Starving hero is given is eaten at once (GOD-429).
        other.food += n - (eat(state, taker, n) if other.starving else 0)
    else:
        _take_out(state, giver, what)
        other.items = tuple(sorted([*other.items, what]))
