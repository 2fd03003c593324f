"""Death and return of heroes. Rulebook p.106."""

from __future__ import annotations

from rulewright.core.record import Decision, Seat, Step

from ..content.components import Tracker
from ..effects import GearKind
from ..model import geometry
from ..model.choices import common as choices
from ..model.choices.heroes import ReplaceHero
from ..model.events.heroes import GroupFell, HeroDied, HeroJoined, HeroRejoined, HeroRevived
from ..model.hero import NO_CONDITIONS
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.steps import gains as steps
from ..model.steps.setup import ChooseRace, ChooseRole
from ..model.vocabulary import Place, Vital
from . import land
from .book import BOOK, ask_group, content_of, living
from .defenders import range_of
from .ending import standing_cities
from .siege_opponents import near
from .vitals import maximum

JOIN_AT = frozenset(
    {
        Place.CITY_STATE, Place.TEMPLE, Place.SETTLEMENT, Place.ANTIQUITY_SITE, Place.TOWER, Place.FORTRESS,
        Place.TEMPLE_FORTRESS,
    }
)  # fmt: skip
"""GOD-799."""
POWER_UPS_OF_NEW = 3
"""GOD-798: for each wave."""


@BOOK.resolves(steps.HeroDies)
def die(state: GodaiState, step: steps.HeroDies, choice: None) -> None:
    """GOD-101, AMB-GOD-114: a hero with 0 Health after all adjustments of the moment is dead.

    GOD-801, AMB-GOD-115, AMB-GOD-116: it Revives after as many Game Turns as the wave at its death has.
    """
    hero = state.heroes[step.seat]
    if hero.state != "living" or hero.health > 0:
        return
    hero.state = "dead"
    hero.health = 0
    hero.city = 0
    hero.boosts = ()
    hero.form = ""
    hero.revives = state.turn + state.wave
    state.emit(HeroDied(rule="GOD-801", seat=step.seat, revives=hero.revives))
    if not living(state) and not waiting(state):
        fall(state)


def fall(state: GodaiState) -> None:
    """GOD-805, GOD-806: all are dead; the miniature leaves the board and all Revive together after the wait."""
    state.at = NOWHERE
    state.camps = state.stays = 0
    revives = state.turn + state.wave
    for hero in state.heroes:
        if hero.state in ("dead", "new"):
            hero.revives = revives
    state.emit(GroupFell(rule="GOD-805", revives=revives))


def waiting(state: GodaiState) -> list[Seat]:
    """GOD-1101: Revived heroes who have not rejoined."""
    return [seat for seat, hero in enumerate(state.heroes) if hero.state == "waiting"]


def due_revivals(state: GodaiState) -> list[Step]:
    """GOD-801, GOD-802: who Revives in the Movement phase of this turn; all together if nobody was left (GOD-807)."""
    if state.at == NOWHERE and not living(state) and not waiting(state):
        due = any(hero.revives <= state.turn for hero in state.heroes if hero.state in ("dead", "new"))
        return [steps.ReviveGroup()] if due and standing_cities(state) else []
    return [
        steps.ReviveHero(seat)
        for seat, hero in enumerate(state.heroes)
        if hero.state == "dead" and hero.revives <= state.turn and standing_cities(state)
    ]


def number_of(city: Defender) -> int:
    """City-State 1 or 2."""
    return int(city.id.removeprefix("city-"))


def tracker_of(state: GodaiState, city: Defender) -> Tracker | None:
    """The tracker of a City-State."""
    return content_of(state).trackers.get(f"tracker-{city.name}")


# -- one hero --------------------------------------------------------------------------------------------------


@BOOK.asks(steps.ReviveHero)
def choose_city(state: GodaiState, step: steps.ReviveHero) -> Decision | None:
    """GOD-802, GOD-1069: the hero's own choice among the City-States that stand."""
    cities = standing_cities(state)
    if len(cities) < 2:
        return None
    offered = tuple([choices.PickDefender(city.id) for city in cities])
    return Decision(step.seat, "prompt-revive-where", "GOD-802", offered)


@BOOK.resolves(steps.ReviveHero)
def revive_in_city(state: GodaiState, step: steps.ReviveHero, choice: choices.PickDefender | None) -> None:
    """GOD-802 to GOD-804: the hero Revives there, and waits until the group is near."""
    cities = standing_cities(state)
    city = cities[0] if choice is None else next(one for one in cities if one.id == choice.defender)
    hero = state.heroes[step.seat]
    hero.state = "waiting"
    hero.city = number_of(city)
    restore(state, step.seat)
    state.emit(HeroRevived(rule="GOD-802", seat=step.seat, city=hero.city))
    _gear_of_city(state, city, [step.seat])
    state.then(steps.TurnUpPowerUps(step.seat))
    rejoin(state)


def restore(state: GodaiState, seat: Seat) -> None:
    """GOD-1049, AMB-GOD-115, AMB-GOD-153: full Vitals, no Conditions, no Starving, no Critical Wounds."""
    hero = state.heroes[seat]
    hero.conditions = NO_CONDITIONS
    hero.progress = ()
    hero.locked = ()
    hero.wounds = hero.starving = 0
    hero.health = maximum(state, seat, Vital.HEALTH)
    hero.energy = maximum(state, seat, Vital.ENERGY)


def _gear_of_city(state: GodaiState, city: Defender, seats: list[Seat]) -> None:
    """GOD-804: a Gear Upgrade of the City-State's kind."""
    tracker = tracker_of(state, city)
    if tracker is not None and tracker.revival:
        state.then(*[steps.GainGearUpgrade(seat, GearKind(tracker.revival)) for seat in seats])


def revive_beside_group(state: GodaiState, seat: Seat, rule: str = "GOD-800") -> None:
    """GOD-800, GOD-1049: an Item, a Treasure or a Mastery brings a dead hero back at once."""
    restore(state, seat)
    state.emit(HeroRevived(rule=rule, seat=seat, city=0))
    come_back(state, seat)
    turn_up(state)


def rejoin(state: GodaiState) -> None:
    """GOD-803: outside combat a waiting hero rejoins when its City-State is in Group Range, or the group in its."""
    if state.combat is not None or state.at == NOWHERE:
        return
    for seat in waiting(state):
        city = next((one for one in standing_cities(state) if number_of(one) == state.heroes[seat].city), None)
        # A City-State that fell in the meantime cannot hold anybody back.
        if city is None or _near(state, city):
            come_back(state, seat)


def _near(state: GodaiState, city: Defender) -> bool:
    """AMB-GOD-208, GOD-188: whichever Range is enough, the City-State's with all that counts now."""
    return land.is_near(state, city.hexes) or near((state.at,), city.hexes, range_of(state, city))


def come_back(state: GodaiState, seat: Seat) -> None:
    """GOD-803: the hero is with the group again."""
    hero = state.heroes[seat]
    hero.state = "living"
    hero.city = 0
    state.emit(HeroRejoined(rule="GOD-803", seat=seat))


def turn_up(state: GodaiState) -> None:
    """GOD-792, GOD-1101: who is back turns up the Power Ups that it was given, before anything else goes on."""
    seats = [seat for seat in living(state) if state.heroes[seat].unread]
    state.then(*[steps.TurnUpPowerUps(seat) for seat in seats])


# -- all of them -----------------------------------------------------------------------------------------------


def return_alone(state: GodaiState) -> None:
    """GOD-806: the last hero of the group died while others wait in a City-State: they are the group from now on."""
    seats = waiting(state)
    if not seats:
        return
    number = state.heroes[seats[0]].city
    city = next((one for one in standing_cities(state) if number_of(one) == number), None)
    if city is not None and city.hexes:
        state.at = city.hexes[0]
        rejoin(state)


@BOOK.asks(steps.ReviveGroup)
def choose_return(state: GodaiState, step: steps.ReviveGroup) -> Decision | None:
    """GOD-805, GOD-807: the group chooses the City-State, then a hex of it."""
    cities = standing_cities(state)
    if not step.city:
        if len(cities) < 2:
            return None
        offered = [choices.PickDefender(city.id) for city in cities]
        return ask_group(state, "prompt-group-revives", "GOD-805", offered)
    city = next(one for one in cities if number_of(one) == step.city)
    hexes = [choices.PickHex(geometry.NAMES[hex]) for hex in city.hexes]
    return ask_group(state, "prompt-group-returns", "GOD-807", hexes) if len(hexes) > 1 else None


@BOOK.resolves(steps.ReviveGroup)
def return_together(
    state: GodaiState, step: steps.ReviveGroup, choice: choices.PickDefender | choices.PickHex | None
) -> None:
    """GOD-805 to GOD-807: all Revive in one City-State and go on with this turn's Movement."""
    cities = standing_cities(state)
    if not step.city:
        city = cities[0] if not isinstance(choice, choices.PickDefender) else _by_id(cities, choice.defender)
        state.then(steps.ReviveGroup(number_of(city)))
        return
    city = next(one for one in cities if number_of(one) == step.city)
    state.at = geometry.BY_NAME[choice.hex] if isinstance(choice, choices.PickHex) else city.hexes[0]
    state.entered = True
    revived = [seat for seat, hero in enumerate(state.heroes) if hero.state == "dead"]
    for seat in revived or range(len(state.heroes)):
        restore(state, seat)
        state.emit(HeroRevived(rule="GOD-807", seat=seat, city=step.city))
        if state.heroes[seat].state == "new":
            join(state, seat)
        else:
            come_back(state, seat)
    _gear_of_city(state, city, revived)
    turn_up(state)


def _by_id(cities: list[Defender], id: str) -> Defender:
    return next(one for one in cities if one.id == id)


# -- new heroes ------------------------------------------------------------------------------------------------


def replaceable(state: GodaiState) -> list[Seat]:
    """GOD-795: whose hero is dead."""
    return [seat for seat, hero in enumerate(state.heroes) if hero.state == "dead"]


@BOOK.replaces(ReplaceHero)
def replace_hero(state: GodaiState, step: Step, choice: ReplaceHero) -> None:
    """GOD-795, GOD-1102, AMB-GOD-117: the old hero leaves the game with all that it has; a new one is created."""
    seat = choice.hero - 1
    state.then(ChooseRole(seat), ChooseRace(seat), step)


def join_new(state: GodaiState) -> None:
    """GOD-799: after the Skill phase a new hero joins a group that is in the right kind of place."""
    new = [seat for seat, hero in enumerate(state.heroes) if hero.state == "new" and hero.role]
    if new and state.at != NOWHERE and land.place_at(state, state.at) in JOIN_AT:
        for seat in new:
            join(state, seat)


def join(state: GodaiState, seat: Seat) -> None:
    """GOD-798, GOD-1102: the new hero draws 3 Power Ups for each wave."""
    state.heroes[seat].state = "living"
    state.emit(HeroJoined(rule="GOD-799", seat=seat))
    state.then(*[steps.DrawPowerUp(seat)] * (POWER_UPS_OF_NEW * state.wave))
    turn_up(state)
