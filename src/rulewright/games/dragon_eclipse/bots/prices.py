"""Rough value of cards and effects, in points of damage: read from the content once, for the judge of positions.

A *hit* is one Attack or Deal of a card: whether Strength counts, how much, how far it reaches, how many Moves of the
same card come before it, what it pierces, and the slot that it needs. Everything else that a card does has a rough
price; what really counts is learned by playing (bot.toml).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .. import effects as verbs
from .. import passives
from ..content.components import Card, Mystling, Stats
from ..model.state import ROW
from ..model.vocabulary import Condition, Moment, Per, Stat

ANYWHERE = 99
"""A reach that is farther than any Arena."""
SLOTS = 5
"""Slots 1 to 4, and 0 for a card outside of them."""
EACH = 1.5
"""How often "for each" counts, roughly."""
POWER, TOKEN, MOVE = 0.6, 0.8, 0.8
"""What one Power, one token and one Move are worth."""
STRENGTH = 3.4
GUARD = 0.7
"""Strength and Defense of a usual Mystling."""
SOMETIMES, RARELY = 0.5, 0.2
CONDITIONS = {Condition.BURN: 1.4, Condition.SLOW: 0.8, Condition.WEAK: 1.8, Condition.SILENCE: 0.8}
STATS = {Stat.STRENGTH: 1.0, Stat.DEFENSE: 1.3, Stat.WILLPOWER: 1.0, Stat.SWIFTNESS: 0.5, Stat.HEALTH: 0.3}


class Hit(NamedTuple):
    """One Attack or Deal."""

    attack: bool
    amount: float
    """What is added to Strength, or the damage of a Deal."""
    reach: int
    moves: int
    """Moves before it, each as far as Swiftness goes."""
    pierce: int
    slot: int
    """The slot that the card must lie in; 0 is any."""


def hits_of(effects: Sequence[verbs.AnyEffect], slot: int = 0) -> tuple[Hit, ...]:
    """The Attacks and Deals of effects in order, with the Moves and Blinks before them."""
    found: list[Hit] = []
    _hits(effects, slot, [0, 0], found, 1.0)
    return tuple(found)


def _hits(effects: Sequence[Any], slot: int, way: list[int], found: list[Hit], share: float) -> None:
    """`way` is how far the effects so far can go: Moves, and spaces on top of them."""
    for effect in effects:
        match effect:
            case verbs.Move() | verbs.Rush():
                way[0] += 1
                way[1] += effect.plus
            case verbs.Blink():
                way[1] += effect.range
            case verbs.Attack() | verbs.Deal():
                attack = isinstance(effect, verbs.Attack)
                amount = float(effect.plus if isinstance(effect, verbs.Attack) else effect.n)
                amount *= 1.0 if effect.per is None else EACH
                if share < 1.0:
                    # Part of a hit is as good as a hit of part of the damage.
                    attack, amount = False, share * (amount + (STRENGTH if attack else 0.0))
                reach = effect.range + way[1] if effect.range else ANYWHERE
                found.append(Hit(attack, amount, reach, way[0], effect.pierce, slot))
            case verbs.InSlot():
                _hits(effect.effects, effect.slot, way, found, share)
            case verbs.May():
                _hits(effect.effects, slot, way, found, share if effect.power + effect.tokens < 3 else share * 0.7)
            case verbs.When():
                _hits(effect.effects, slot, way, found, share * SOMETIMES)
            case verbs.Advantage():
                _hits(effect.effects, slot, way, found, share * RARELY)
            case verbs.OneOf():
                best = max(effect.options, key=lambda option: worth_of(option))
                _hits(best, slot, way, found, share)
            case _:
                pass


def worth_of(effects: Sequence[Any], slot: int = -1) -> float:
    """What effects are worth in damage, about; `slot` is where their card lies, -1 if that is not known."""
    return sum([_worth(effect, slot) for effect in effects])


def _worth(effect: Any, slot: int) -> float:
    plain = _PLAIN.get(type(effect))
    if plain is not None:
        return plain(effect)  # type: ignore[no-any-return]
    match effect:
        case verbs.May():
            price = POWER * effect.power + TOKEN * effect.tokens
            return max(0.0, worth_of(effect.effects, slot) - price)
        case verbs.InSlot():
            share = 0.3 if slot < 0 else float(slot == effect.slot)
            return share * worth_of(effect.effects, slot)
        case verbs.Advantage():
            return RARELY * worth_of(effect.effects, slot)
        case verbs.When():
            return SOMETIMES * worth_of(effect.effects, slot)
        case verbs.OneOf():
            return max([worth_of(option, slot) for option in effect.options])
        case _:
            return 0.0


def _times(per: Per | None) -> float:
    return 1.0 if per is None else EACH


def _given(conditions: dict[Condition, int]) -> float:
    return sum([CONDITIONS[condition] * n for condition, n in conditions.items()])


def _far(range: int) -> float:
    """Reaching far is worth something of its own."""
    return 0.15 * min(3, range - 1) if range else 0.6


_PLAIN: dict[type, Any] = {
    verbs.Attack: lambda e: (
        STRENGTH - GUARD + e.plus * _times(e.per) + 0.4 * e.pierce + _given(e.inflict) + _far(e.range) + 1.5 * e.drain
    ),
    verbs.Deal: lambda e: (
        max(0.5, e.n * _times(e.per) - GUARD + 0.3 * e.pierce) + _given(e.inflict) + _far(e.range) + e.drain
    ),
    verbs.Inflict: lambda e: _given(e.conditions),
    verbs.Suffer: lambda e: -0.7 * e.n,
    verbs.SufferBurn: lambda e: -0.7,
    verbs.GainCondition: lambda e: -0.8 * _given(e.conditions),
    verbs.Heal: lambda e: 0.9 * e.n * _times(e.per),
    verbs.Cleanse: lambda e: 0.3 * e.n if e.condition is None else 0.4,
    verbs.Boost: lambda e: sum([STATS[stat] * n for stat, n in e.stats.items()]),
    verbs.Move: lambda e: MOVE + 0.2 * e.plus,
    verbs.Blink: lambda e: 0.6 + 0.2 * e.range,
    verbs.GainPower: lambda e: POWER * e.n * _times(e.per),
    verbs.DiscardPower: lambda e: (POWER if e.opponent else -POWER) * e.n,
    verbs.Draw: lambda e: 0.5 * e.n,
    verbs.DiscardCard: lambda e: -0.4 * e.n,
    verbs.DiscardTop: lambda e: 0.1 * e.n,
    verbs.Search: lambda e: 0.2 * e.n,
    verbs.Reshuffle: lambda e: 0.3,
    verbs.Interrupt: lambda e: 1.0 * e.n,
    verbs.Trigger: lambda e: 2.5,
    verbs.ResolveTop: lambda e: 2.0,
    verbs.RemoveThis: lambda e: 0.0,
    verbs.Place: lambda e: TOKEN * e.n,
    verbs.GainToken: lambda e: 0.9 * e.n,
    verbs.DiscardToken: lambda e: -0.6 * e.n,
}
"""Verbs whose price depends on nothing but themselves."""


# -- what lasts ----------------------------------------------------------------------------------------


def lasting(found: Sequence[passives.Frame]) -> float:
    """What Passives or Upgrades are worth for as long as they last, roughly."""
    return sum([_frame(frame) for frame in found])


def _frame(frame: passives.Frame) -> float:
    match frame:
        case passives.Raise():
            share = 0.4 if frame.on else _times(frame.per)
            return share * sum([STATS[stat] * n for stat, n in frame.stats.items()])
        case passives.Whenever():
            share = 1.0 if frame.on in (Moment.TURN_START, Moment.TURN_END) else 0.6
            return share * worth_of(frame.effects)
        case passives.Offer():
            return max(0.3, worth_of(frame.effects) - POWER * frame.power)
        case passives.Reach():
            return 0.6 * frame.range
        case passives.Sharpen():
            return 0.6 * frame.pierce
        case passives.Empower():
            return 0.8 * frame.plus
        case passives.SlotPower():
            return 0.3 * frame.plus
    return 0.0


def raised(found: Sequence[passives.Frame]) -> tuple[float, ...]:
    """What frames add to the statistics, in the order of a sheet's row."""
    row = [0.0, 0.0, 0.0, 0.0]
    for frame in found:
        if isinstance(frame, passives.Raise) and not frame.on:
            for at, stat in enumerate(ROW):
                row[at] += frame.stats.get(stat, 0) * _times(frame.per)
    return tuple(row)


def card_worth(card: Card) -> tuple[float, ...]:
    """What a card is worth outside the slots and in each of them; its frame is part of it."""
    frame = 0.5 * lasting(card.passive) + 2.0 * lasting(card.upgrade)
    return tuple([worth_of(card.effects, slot) + frame for slot in range(SLOTS)])


def special_cost(mystling: Mystling) -> float:
    """Power that the cheapest Special Ability costs."""
    return float(min([ability.power for ability in mystling.abilities], default=5))


def rating(stats: Stats, mystling: Mystling | None, deck: Sequence[tuple[float, ...]]) -> float:
    """How strong a Mystling is with a deck, about: statistics, abilities, and what its cards are worth on average."""
    base = stats.health / 4 + 1.5 * stats.strength + 0.5 * stats.swiftness + 2.0 * stats.defense + 1.6 * stats.willpower
    known = () if mystling is None else mystling.abilities
    abilities = max([worth_of(ability.effects) - POWER * ability.power for ability in known], default=0.0)
    cards = sum([max(row) for row in deck]) / len(deck) if deck else 0.0
    return base + 0.5 * abilities + cards
