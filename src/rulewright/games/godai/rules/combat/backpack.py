"""What a Defending hero does with a backpack: using and giving Items, Food for the Starving, things of the dead. p.99,
106.
"""

from __future__ import annotations

from rulewright.core.record import Choice, Seat

from ...hero_abilities import Aim
from ...model.choices.combat import HandItem, TakeFromDead, UseItem
from ...model.combat import Aimed
from ...model.events.combat import ItemGiven, ItemUsed
from ...model.state import GodaiState
from ...model.vocabulary import Condition
from ..heroes import can_hold, eat, food_limit, gold_limit, hand_over
from . import who as at
from .aims import item_modes, mode_meant, reachable, targets_of
from .verbs import Use, enact
from .work import Work

FOOD = "food"
EAT = "eat"
TAKE = "take"


def has_use_of_it(state: GodaiState, seat: Seat) -> bool:
    """GOD-943, GOD-948: the Imprisoned and the Petrified reach nothing that they carry."""
    return not (at.bears(state, seat, Condition.PETRIFIED) or at.bears(state, seat, Condition.IMPRISONED))


def items_of(state: GodaiState, seat: Seat) -> list[Choice]:
    """GOD-092, GOD-727, GOD-728, GOD-943, GOD-948, GOD-1009: Items that a Defending hero can use or give."""
    hero = state.heroes[seat]
    if not has_use_of_it(state, seat):
        return []
    found: list[Choice] = []
    group = [who for who in at.members(state) if at.same_field(state, seat, who) and reachable(state, seat, who)]
    for item in dict.fromkeys(hero.items):
        ability = at.ability(state, item, "item")
        if ability is not None and not ability.before:
            for mode in ability.modes:
                whom = [seat] if ability.own else group if mode.aim is Aim.MEMBER else targets_of(state, seat, mode.aim)
                found += [UseItem(item, how, target) for target in whom for how in item_modes(state, mode, target)]
        others = [other for other in group if at.is_hero(other) and other != seat]
        found += [HandItem(item, other + 1) for other in others if can_hold(state, other, item)]
    if hero.food:
        found += [UseItem(FOOD, EAT, who) for who in group if at.is_hero(who) and meal_of(state, seat, who)]
    return found


def use_item(state: GodaiState, seat: Seat, aimed: Aimed, work: Work) -> None:
    """GOD-727, GOD-1008, GOD-1009: an Item works on a member of the group; used-up ones leave the backpack."""
    _, item, mode = aimed.mode.split(" ")
    if item == FOOD:
        feed(state, seat, aimed.target)
        return
    ability = at.ability(state, item, "item")
    assert ability is not None
    if not ability.kept:
        spend(state, seat, item)
    state.emit(ItemUsed(rule="GOD-727", seat=seat, item=item))
    enact(Use(state, seat, ability, mode_meant(ability, mode), aimed.target, "", work))


def spend(state: GodaiState, seat: Seat, item: str) -> None:
    items = list(state.heroes[seat].items)
    items.remove(item)
    state.heroes[seat].items = tuple(items)


def give_item(state: GodaiState, seat: Seat, aimed: Aimed) -> None:
    """GOD-131, GOD-728: an ally gets one single Item."""
    item = aimed.mode[5:]
    spend(state, seat, item)
    other = state.heroes[aimed.target]
    other.items = tuple(sorted((*other.items, item)))
    state.emit(ItemGiven(rule="GOD-728", seat=seat, item=item, hero=aimed.target + 1))


# -- Food ----------------------------------------------------------------------------------------------


def meal_of(state: GodaiState, seat: Seat, who: Seat) -> int:
    """GOD-732: how much of a hero's Food another, or itself, can eat now: in a combat no more than its Food Rating.

    Food does something only for the Starving; for all others it is the same whether it changes hands now or later.
    """
    eater = state.heroes[who]
    if not eater.starving or not has_use_of_it(state, who):
        return 0
    return max(0, min(state.heroes[seat].food, eater.food_rating - at.fighter_of(state, who).used.count(EAT)))


def feed(state: GodaiState, seat: Seat, who: Seat) -> None:
    """GOD-132, GOD-732: Food is used like an Item; the eater may Starve less."""
    used = eat(state, who, meal_of(state, seat, who))
    if used:
        state.heroes[seat].food -= used
        at.change(state, who, used=(*at.fighter_of(state, who).used, *[EAT] * used))
        state.emit(ItemUsed(rule="GOD-732", seat=seat, item=FOOD))


# -- the dead ------------------------------------------------------------------------------------------


def of_the_dead(state: GodaiState, seat: Seat) -> list[Choice]:
    """GOD-790: dead heroes whose Items a Defending hero may take. Gold and Food do nothing before the combat ends, so
    nobody is asked for them alone.
    """
    if not has_use_of_it(state, seat):
        return []
    return [
        TakeFromDead(other + 1)
        for other, hero in enumerate(state.heroes)
        if hero.state == "dead" and any(can_hold(state, seat, item) for item in hero.items)
    ]


def take_from(state: GodaiState, seat: Seat, dead: Seat) -> None:
    """GOD-790, GOD-1011: as much of Gold, Food and Items as the taker can carry."""
    giver, taker = state.heroes[dead], state.heroes[seat]
    for what, n in (
        ("gold", min(giver.gold, gold_limit(taker) - taker.gold)),
        (FOOD, min(giver.food, food_limit(taker) - taker.food)),
    ):
        if n > 0:
            hand_over(state, dead, seat, what, n, "GOD-790")
    for item in giver.items:
        if can_hold(state, seat, item):
            hand_over(state, dead, seat, item, 1, "GOD-790")
