"""Where the group starts and with what: City-State, equipment, the first Element dice. Rulebook p.46 and p.47."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Decision, Seat, Step

from ..effects import Die, GearKind, Pick, Store
from ..model import geometry
from ..model.choices import common as choices
from ..model.events.group import CityRolled
from ..model.state import Defender, GodaiState
from ..model.steps import gains
from ..model.steps import setup as steps
from ..model.vocabulary import ELEMENTS, Element, Face, Resource
from .book import BOOK, ask_group, living
from .death import number_of
from .decks import turn_up_commission
from .elements import roll_die
from .ending import cities, standing_cities
from .gains import gain
from .heroes import gain_item

HEX = 6
POTIONS = {
    "manchu-pakra": ("viper-potion", 2, ("gryphon-mount", "fireheart-scepter")),
    "hirono": ("jasmine-tea-leaves", 3, ("peryton-mount", "wellspring-cloak")),
}
"""GOD-349, GOD-351: what each hero gets there, and the two Items of which it takes one."""
FIRST_REWARD = {
    Element.AIR: Resource.LUMBER,
    Element.FIRE: Resource.LUMBER,
    Element.EARTH: Resource.ORE,
    Element.WATER: Resource.ORE,
}
"""GOD-356, GOD-357."""
FIRST_AMOUNT = 4
SURGE_PLATINUM = 4
"""GOD-359."""
VOID_PLATINUM = 2
"""GOD-358."""


@BOOK.resolves(steps.TurnUpCommissions)
def turn_up_commissions(state: GodaiState, step: steps.TurnUpCommissions, choice: None) -> None:
    """GOD-335: the top card of each Commission deck is turned face up."""
    for deck in range(len(state.commissions)):
        turn_up_commission(state, deck)


def roll_city(state: GodaiState) -> Defender:
    """GOD-346: odd is City-State 1, even City-State 2; if that one is destroyed, the other."""
    dice = tell_dice(state, "GOD-346", None, "city", throw(state, (HEX,), stream="hex"))
    number = 1 if dice.result % 2 else 2
    standing = standing_cities(state) or cities(state)
    found = next((one for one in standing if number_of(one) == number), standing[0])
    state.emit(CityRolled(rule="GOD-346", city=number_of(found)))
    return found


@BOOK.asks(steps.StartInCity)
def choose_start(state: GodaiState, step: steps.StartInCity) -> Decision | None:
    """GOD-347: any hex of the City-State."""
    if not step.city:
        return None
    offered = [choices.PickHex(geometry.NAMES[hex]) for hex in _city(state, step.city).hexes]
    return ask_group(state, "prompt-start-hex", "GOD-347", offered, {"city": step.city}) if len(offered) > 1 else None


def _city(state: GodaiState, number: int) -> Defender:
    return next(one for one in cities(state) if number_of(one) == number)


@BOOK.resolves(steps.StartInCity)
def start_in_city(state: GodaiState, step: steps.StartInCity, choice: choices.PickHex | None) -> None:
    """GOD-346 to GOD-351: the City-State is rolled, the group is put there, and gets what is due there.

    GOD-348, GOD-350: in City-State 1 a Gear Upgrade of choice and one of the lowest-ranked stat for each hero.
    """
    if not step.city:
        state.then(steps.StartInCity(number_of(roll_city(state))))
        return
    city = _city(state, step.city)
    state.at = city.hexes[0] if choice is None else geometry.BY_NAME[choice.hex]
    state.entered = True
    if city.name not in POTIONS:
        state.then(gains.GainGearTogether(GearKind.ANY), gains.GainGearTogether(GearKind.LOWEST))
        return
    potion, n, items = POTIONS[city.name]
    rule = "GOD-349" if city.name == "manchu-pakra" else "GOD-351"
    for seat in living(state):
        gain_item(state, seat, potion, rule, n)
    state.then(steps.ChooseEquipment(items))


@BOOK.asks(steps.ChooseEquipment)
def choose_equipment(state: GodaiState, step: steps.ChooseEquipment) -> tuple[Decision, ...]:
    """GOD-349, GOD-351: each hero takes one of two, all at the same time."""
    offered = tuple([choices.PickItem(item) for item in step.items])
    return tuple([Decision(seat, "prompt-equipment", "GOD-349", offered, together=True) for seat in living(state)])


@BOOK.gathers(steps.ChooseEquipment, confirm=False)
def take_equipment(state: GodaiState, step: steps.ChooseEquipment, picks: dict[Seat, choices.PickItem]) -> None:
    """GOD-349, GOD-351: the Items are theirs."""
    rule = "GOD-349" if step.items == POTIONS["manchu-pakra"][2] else "GOD-351"
    for seat, pick in picks.items():
        gain_item(state, seat, pick.item, rule)


@BOOK.resolves(steps.RollFirstDice)
def roll_first_dice(state: GodaiState, step: steps.RollFirstDice, choice: None) -> None:
    """GOD-355 to GOD-359: all five dice; each Element gives its Resources, and a Surge Platinum on top.

    GOD-360, AMB-GOD-50: each die with a Surge is rolled again, once, to gain an Element; that is never worse than not.
    """
    later: list[Step] = []
    rerolls: list[Step] = []
    for die in ELEMENTS:
        face, element = roll_die(state, die, "GOD-355")
        if element is Element.VOID:
            gain(state, Resource.PLATINUM, VOID_PLATINUM, Store.STOCKPILE, "GOD-358")
            later.append(gains.PickResource(Pick.TIER_2, 1, Store.STOCKPILE))
        else:
            rule = "GOD-356" if FIRST_REWARD[element] is Resource.LUMBER else "GOD-357"
            gain(state, FIRST_REWARD[element], FIRST_AMOUNT, Store.STOCKPILE, rule)
        if face is Face.SURGE:
            gain(state, Resource.PLATINUM, SURGE_PLATINUM, Store.STOCKPILE, "GOD-359")
            rerolls.append(gains.RollForElement(Die(str(die))))
    state.then(*later, *rerolls)
