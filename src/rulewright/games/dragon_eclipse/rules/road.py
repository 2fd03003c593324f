"""Effects outside Combat, one atomic effect after the other: Heal, damage, Power, Fatigue, choices. Rulebook p.9-10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.rulebook import register_once

from .. import effects as verbs
from .. import road
from ..model import choices, events, steps
from ..model.state import DragonState, Member
from ..model.steps.road import OURS
from . import belongings
from .book import BOOK, content, own, together
from .party import change_member, health_of, travelling

ROAD: dict[type, Callable[[DragonState, Any, steps.Travel], None]] = {}
"""How each verb is carried out on the road; a mode adds its own."""


def travels(kind: type) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """This function carries out a verb outside Combat."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        register_once(ROAD, kind, function, "carried out")
        return function

    return register


@BOOK.resolves(steps.Travel)
def travel(state: DragonState, step: steps.Travel, choice: None) -> None:
    """DRE-392: the first effect now, the others after it; what is impossible does nothing."""
    if not step.effects:
        return
    if len(step.effects) > 1:
        state.agenda.append(steps.Travel(step.effects[1:], step.rule, step.cause, step.who))
    first = step.effects[0]
    ROAD[type(first)](state, first, step)


def inner(state: DragonState, step: steps.Travel, effects: tuple[road.AnyRoad, ...]) -> None:
    if effects:
        state.agenda.append(steps.Travel(effects, step.rule, step.cause, step.who))


# -- one of several, and what may be left ----------------------------------------------------------------


@travels(road.Either)
def perform_either(state: DragonState, effect: road.Either, step: steps.Travel) -> None:
    state.agenda.append(steps.ChooseRoad(effect.options, step.rule, step.cause, step.who))


@BOOK.asks(steps.ChooseRoad)
def offer_either(state: DragonState, step: steps.ChooseRoad) -> Decision:
    """DRE-354: the players choose; what cannot be paid is not offered (AMB-DRE-117)."""
    offered = [choices.OPTION[at] for at, option in enumerate(step.options) if can_take(state, option, step.who)]
    return own(state, step.who, "prompt-option", step.rule, offered, {"options": step.options, "enemy": False})


def can_take(state: DragonState, effects: tuple[road.AnyRoad, ...], who: int = OURS) -> bool:
    """Whether the price of an option can be paid: damage first in full, a trophy that is there."""
    for effect in effects:
        check = NEEDS.get(type(effect))
        if check is not None and not check(state, effect):
            return False
        if isinstance(effect, verbs.Suffer) and not can_suffer(state, effect.n, who):
            return False
    return True


NEEDS: dict[type, Callable[[DragonState, Any], bool]] = {}
"""What an option of a mode's own verbs needs to be offered."""


@BOOK.hears(steps.ChooseRoad)
def take_either(state: DragonState, step: steps.ChooseRoad, seat: Seat, choice: Any) -> None:
    chosen = step.options[choice.number - 1]
    if chosen:
        state.agenda.append(steps.Travel(chosen, step.rule, step.cause, step.who))


@travels(road.Might)
def perform_might(state: DragonState, effect: road.Might, step: steps.Travel) -> None:
    state.agenda.append(steps.OfferRoad(effect.effects, step.rule, step.cause, effect.damage, effect.fatigue, step.who))


@BOOK.asks(steps.OfferRoad)
def offer_road(state: DragonState, step: steps.OfferRoad) -> Decision | None:
    """AMB-DRE-117: only if the whole price can be paid."""
    if not can_pay(state, step):
        return None
    about = {"effects": step.effects, "damage": step.damage, "fatigue": step.fatigue}
    return own(state, step.who, "prompt-road", step.rule, (choices.ACCEPT, choices.DECLINE), about)


def can_pay(state: DragonState, step: steps.OfferRoad) -> bool:
    """AMB-DRE-117: damage in full without falling to 0 Health; Fatigue that is still there."""
    return can_suffer(state, step.damage, step.who) and state.fatigue >= step.fatigue


@BOOK.hears(steps.OfferRoad)
def take_road(state: DragonState, step: steps.OfferRoad, seat: Seat, choice: Choice | None) -> None:
    if choice is not choices.ACCEPT:
        return
    state.agenda.append(steps.Travel(step.effects, step.rule, step.cause, step.who))
    price: list[road.AnyRoad] = []
    if step.damage:
        price.append(verbs.Suffer(step.damage))
    if step.fatigue:
        price.append(road.Tire(step.fatigue))
    if price:
        state.agenda.append(steps.Travel(tuple(price), step.rule, step.cause, step.who))


@travels(road.WithSymbol)
def perform_with_symbol(state: DragonState, effect: road.WithSymbol, step: steps.Travel) -> None:
    """DRE-223, DRE-224."""
    inner(state, step, effect.effects if belongings.has_symbol(state, effect.symbol) else effect.otherwise)


# -- the Mystlings on the way ----------------------------------------------------------------------------


def members(state: DragonState, who: int = OURS) -> list[tuple[Seat, int, Member]]:
    """The Mystlings that travel, or those of one seat."""
    return [(seat, at, state.players[seat].party[at]) for seat, at in travelling(state) if who in (OURS, seat)]


def room(state: DragonState, what: str, member: Member) -> int:
    """How much more of it a Mystling can get or lose."""
    if what == "heal":
        return member.damage
    if what == "damage":
        return health_of(state, member) - 1 - member.damage
    if what == "power":
        return content(state).numbers.most_power - member.power
    if what == "rest":
        return member.fatigue
    return 1


def can_suffer(state: DragonState, n: int, who: int = OURS) -> bool:
    """AMB-DRE-117: damage as a price is paid in full, and leaves every Mystling at least 1 Health."""
    return n <= sum([max(0, room(state, "damage", member)) for _, _, member in members(state, who)])


def share(state: DragonState, what: str, n: int, step: steps.Travel) -> None:
    """For whom: the only one who can have it gets all of it, otherwise the party splits it freely (AMB-DRE-119).

    DRE-181, DRE-182, AMB-DRE-15: damage that one cannot take is for the other, what neither can take is ignored.
    """
    able = [(seat, at, member) for seat, at, member in members(state, step.who) if room(state, what, member) > 0]
    if not able:
        state.emit(events.NothingCame(rule=step.rule))
    elif len(able) == 1:
        give(state, what, able[0][0], able[0][1], n, step.rule)
    else:
        state.agenda.append(steps.Share(what, n, step.rule))


@BOOK.asks(steps.Share)
def offer_share(state: DragonState, step: steps.Share) -> Decision | None:
    """AMB-DRE-119: a Heal or damage is split freely, Power goes into one pocket. DRE-831: the players decide."""
    able = [member for _, _, member in members(state) if room(state, step.what, member) > 0]
    if len(able) < 2:
        return None
    offered = [choices.PICK_MYSTLING[member.mystling] for member in able]
    return together(state, "prompt-share", step.rule, offered, {"what": step.what, "n": step.n})


@BOOK.hears(steps.Share)
def take_share(state: DragonState, step: steps.Share, seat: Seat, choice: Any) -> None:
    able = [one for one in members(state) if room(state, step.what, one[2]) > 0]
    if not able:
        return
    chosen = able[0] if choice is None else next(one for one in able if one[2].mystling == choice.mystling)
    # DRE-202: in the campaign Power is split too; in a Run it goes into one pocket.
    n = step.n if choice is None or (step.what == "power" and state.campaign is None) else 1
    if step.n > n:
        state.agenda.append(steps.Share(step.what, step.n - n, step.rule))
    give(state, step.what, chosen[0], chosen[1], n, step.rule)


def give(state: DragonState, what: str, seat: Seat, at: int, n: int, rule: str) -> None:
    """DRE-146, DRE-180, DRE-183, DRE-203, AMB-DRE-16: to one Mystling, as far as it goes; Willpower reduces nothing."""
    member = state.players[seat].party[at]
    got = max(0, min(n, room(state, what, member)))
    name = member.mystling
    if what == "heal":
        change_member(state, seat, at, damage=member.damage - got)
        state.emit(events.Mended(rule=rule, seat=seat, mystling=name, n=got))
    elif what == "damage":
        change_member(state, seat, at, damage=member.damage + got)
        state.emit(events.Hurt(rule=rule, seat=seat, mystling=name, n=got))
    elif what == "power":
        change_member(state, seat, at, power=member.power + got)
        state.emit(events.PowerStored(rule=rule, seat=seat, mystling=name, n=got))
    elif what == "rest":
        state.fatigue += got
        change_member(state, seat, at, fatigue=member.fatigue - got)
        state.emit(events.FatigueLeft(rule=rule, seat=seat, mystling=name, n=got))
    else:
        tire(state, seat, at, rule)


def tire(state: DragonState, seat: Seat, at: int, rule: str) -> None:
    """DRE-187 to DRE-190: a Fatigue into the deck; with none left, 5 damage, which leaves 1 Health (AMB-DRE-111)."""
    member = state.players[seat].party[at]
    if state.fatigue > 0:
        state.fatigue -= 1
        change_member(state, seat, at, fatigue=member.fatigue + 1)
        state.emit(events.FatigueCame(rule=rule, seat=seat, mystling=member.mystling))
    else:
        give(state, "damage", seat, at, content(state).numbers.fatigue_damage, rule)


@travels(verbs.Heal)
def perform_heal(state: DragonState, effect: verbs.Heal, step: steps.Travel) -> None:
    share(state, "heal", effect.n, step)


@travels(road.HealEach)
def perform_heal_each(state: DragonState, effect: road.HealEach, step: steps.Travel) -> None:
    for seat, at, member in members(state):
        if member.damage:
            give(state, "heal", seat, at, effect.n, step.rule)


@travels(verbs.Suffer)
def perform_suffer(state: DragonState, effect: verbs.Suffer, step: steps.Travel) -> None:
    share(state, "damage", effect.n, step)


@travels(verbs.GainPower)
def perform_gain_power(state: DragonState, effect: verbs.GainPower, step: steps.Travel) -> None:
    """DRE-203: Power waits in the pocket for the next Combat."""
    share(state, "power", effect.n, step)


@travels(road.Rest)
def perform_rest(state: DragonState, effect: road.Rest, step: steps.Travel) -> None:
    share(state, "rest", effect.n, step)


@travels(road.Tire)
def perform_tire(state: DragonState, effect: road.Tire, step: steps.Travel) -> None:
    for _ in range(effect.n):
        share(state, "tire", 1, step)


# -- belongings ------------------------------------------------------------------------------------------


@travels(road.Find)
def perform_find(state: DragonState, effect: road.Find, step: steps.Travel) -> None:
    if not belongings.find(state, effect.what, effect.look, effect.keep):
        state.emit(events.NothingCame(rule=step.rule))


@travels(road.TakeItem)
def perform_take_item(state: DragonState, effect: road.TakeItem, step: steps.Travel) -> None:
    state.agenda.append(steps.TakeDiscarded())
