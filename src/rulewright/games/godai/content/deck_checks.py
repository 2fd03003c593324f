"""What the Siege, Harvest, Jaethi and Power Up decks of the box keep to (GAP-GOD-09, GAP-GOD-12 to GAP-GOD-16).

`each_siege_card` asks single cards; the others ask whole decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from rulewright.core.errors import ContentError

from .. import effects as verbs
from ..effects import AnyEffect
from ..model.vocabulary import ELEMENTS, STATS, VITALS, Element, SiegeKeyword, Stat, Until
from ..passives import WielderRank
from .components import HarvestCard, JaethiCard, PowerUp, SiegeAbility, SiegeCard
from .goods import goods
from .opponent_checks import quota
from .opponent_numbers import Span

# -- Siege cards -----------------------------------------------------------------------------------------------


class ClassNumbers(NamedTuple):
    """What a light, medium or heavy Siege Opponent may have."""

    cards: int
    resilience: Span
    power: Span
    range: Span
    overpower: Span
    budget: Span
    power_ups: int


CLASSES = {
    "light": ClassNumbers(6, Span(3, 4), Span(1, 1), Span(1, 1), Span(4, 5), Span(5, 7), 1),
    "medium": ClassNumbers(6, Span(5, 7), Span(2, 2), Span(1, 2), Span(4, 5), Span(10, 13), 1),
    "heavy": ClassNumbers(3, Span(8, 10), Span(3, 4), Span(2, 3), Span(6, 8), Span(18, 23), 2),
}
SOARING = {Element.AIR: 6, Element.EARTH: 1, Element.FIRE: 3, Element.WATER: 3, Element.VOID: 3}
SWIFT = {Element.AIR: 2}
SIGNATURES = {
    Element.AIR: {SiegeKeyword.ARCING},
    Element.EARTH: {SiegeKeyword.BULWARK, SiegeKeyword.TREMOR},
    Element.FIRE: {SiegeKeyword.IGNITE, SiegeKeyword.CRIPPLE},
    Element.WATER: {SiegeKeyword.RETREAT, SiegeKeyword.FREEZE, SiegeKeyword.CONSUME},
    Element.VOID: {SiegeKeyword.OVERPOWER, SiegeKeyword.DECONSTRUCT, SiegeKeyword.IMMUNE},
}
KEYWORDED, SIGNED, ROLLING = 10, 5, 2
"""Of the fifteen cards of an Element: with a Keyword, at least this many with its own; and medium ones with a roll."""
RETREATS = Span(3, 6)
TENTHS_OF_RESILIENCE, TENTHS_OF_POWER = Span(52, 60), Span(17, 21)
"""The means of a deck: Resilience 5.6 ± 0.4, Power 1.9 ± 0.2 (GAP-GOD-39)."""
HALVES = {SiegeKeyword.OVERPOWER: 1, SiegeKeyword.RETREAT: 1, SiegeKeyword.BULWARK: 4, SiegeKeyword.CONSUME: 1}
PLAIN_WORTH = {
    SiegeKeyword.SWIFT: 4, SiegeKeyword.TREMOR: 2, SiegeKeyword.FREEZE: 2, SiegeKeyword.CRIPPLE: 4,
    SiegeKeyword.DECONSTRUCT: 4, SiegeKeyword.IMMUNE: 2,
}  # fmt: skip
"""What a Keyword adds to the budget, in halves: for each point of its number, or at all."""


def class_of(card: SiegeCard) -> str:
    return next((name for name, one in CLASSES.items() if card.power <= one.power.high), "heavy")


def worth(ability: SiegeAbility) -> int:
    """What a Siege Keyword is worth, in halves of a point."""
    return PLAIN_WORTH.get(ability.keyword) or HALVES.get(ability.keyword, 2) * ability.n


def budget(card: SiegeCard) -> float:
    """Resilience, twice Power, twice Range beyond 1, 1 for Soar, and the Keywords."""
    plain = card.resilience + 2 * card.power + 2 * (card.range - 1) + card.soar
    return plain + sum(worth(one) for one in card.abilities) / 2


def each_siege_card(card: SiegeCard) -> Iterator[ContentError]:
    """GAP-GOD-09: the numbers of its class."""
    where, numbers = f"siege {card.id}", CLASSES[class_of(card)]
    rows: list[tuple[str, float, Span]] = [
        ("resilience", card.resilience, numbers.resilience),
        ("power", card.power, numbers.power),
        ("range", card.range, numbers.range),
        ("budget", budget(card), numbers.budget),
        ("power_ups", card.power_ups, Span(numbers.power_ups, numbers.power_ups)),
    ]
    spans = {SiegeKeyword.OVERPOWER: numbers.overpower, SiegeKeyword.RETREAT: RETREATS}
    rows += [(str(one.keyword), one.n, spans[one.keyword]) for one in card.abilities if one.keyword in spans]
    yield from ranges(where, rows)


def ranges(where: str, rows: Sequence[tuple[str, float, Span]]) -> Iterator[ContentError]:
    for field, value, span in rows:
        if not span.low <= value <= span.high:
            yield ContentError("godai-range", where=where, field=field, value=value, low=span.low, high=span.high)


def siege_decks(cards: Mapping[str, SiegeCard]) -> Iterator[ContentError]:
    """Each Element: classes, Keywords, Soar, means, and no two cards that play alike."""
    for element in ELEMENTS:
        deck = [card for card in cards.values() if card.element is element]
        table = f"siege-{element}"
        for name, numbers in CLASSES.items():
            yield from quota(table, name, sum(class_of(card) == name for card in deck), numbers.cards)
        yield from quota(table, "keyword", sum(bool(card.abilities) for card in deck), KEYWORDED)
        yield from quota(table, "soar", sum(card.soar for card in deck), SOARING[element])
        yield from quota(table, "swift", sum(SiegeKeyword.SWIFT in words(card) for card in deck), SWIFT.get(element, 0))
        yield from quota(table, "roll", sum(card.roll and class_of(card) == "medium" for card in deck), ROLLING)
        signed = sum(bool(words(card) & SIGNATURES[element]) for card in deck)
        mean = len(deck) or 1
        yield from ranges(
            table,
            [
                ("signature", signed, Span(SIGNED, KEYWORDED)),
                ("resilience", 10 * sum(card.resilience for card in deck) / mean, TENTHS_OF_RESILIENCE),
                ("power", 10 * sum(card.power for card in deck) / mean, TENTHS_OF_POWER),
            ],
        )
        for one, other in combinations(deck, 2):
            if shape(one) == shape(other):
                yield ContentError("godai-alike", first=one.id, second=other.id)


def words(card: SiegeCard) -> set[SiegeKeyword]:
    return {one.keyword for one in card.abilities}


def shape(card: SiegeCard) -> tuple[object, ...]:
    """What a Siege Opponent asks of the group, whatever its numbers are."""
    asked = sorted((str(one.keyword), str(one.element or "")) for one in card.abilities)
    return class_of(card), card.range, card.soar, tuple(asked), card.power if class_of(card) == "heavy" else 0


# -- Harvest cards ---------------------------------------------------------------------------------------------

RIBBONS = {"resource": 24, "treasure": 10, "": 6}
BONUSES: dict[str, tuple[int, tuple[dict[str, int], ...]]] = {
    "kind": (10, ({"tier-1": 2}, {"tier-2": 1})),
    "bargain": (10, ({"tier-1": 3}, {"die": 1})),
    "bitter": (4, ({"tier-3": 1}, {"tier-2": 2})),
}
"""How many Resource cards have a bonus of this kind."""
MOST_FILLERS = 10
"""A quarter of the deck: cards that do nothing but add or take Resources."""
FILLERS = (verbs.Gain, verbs.GainChosen, verbs.GainGold, verbs.GainFood, verbs.Lose, verbs.LoseGold, verbs.LoseFood)


def harvest_deck(cards: Mapping[str, HarvestCard]) -> Iterator[ContentError]:
    """GAP-GOD-12, GAP-GOD-13: ribbons, bonuses, Treasures, and no two cards alike."""
    deck = list(cards.values())
    for ribbon, wanted in RIBBONS.items():
        yield from quota("harvests", ribbon or "none", sum(card.ribbon == ribbon for card in deck), wanted)
    paid = [goods(card.bonus) for card in deck if card.ribbon == "resource"]
    for name, (wanted, offers) in BONUSES.items():
        yield from quota("harvests", f"bonus {name}", sum(bonus in map(Counter, offers) for bonus in paid), wanted)
    fillers = [card for card in deck if card.immediate and is_filler((*card.immediate, *card.end))]
    yield from ranges("harvests", [("filler", len(fillers), Span(0, MOST_FILLERS))])
    for card in deck:
        yield from each_harvest_card(card)
    for one, other in combinations(deck, 2):
        if told(one) == told(other):
            yield ContentError("godai-alike", first=one.id, second=other.id)
    lifted = Counter(frame.stat for card in deck for frame in card.wielder if isinstance(frame, WielderRank))
    for stat in STATS:
        yield from ranges("harvests", [(f"wielder {stat}", lifted[stat], Span(1, 2))])


def is_filler(effects: Sequence[AnyEffect]) -> bool:
    return all(isinstance(effect, FILLERS) for effect in effects)


def told(card: HarvestCard) -> bytes:
    return msgspec.json.encode((card.immediate, card.end, card.treasure))


def each_harvest_card(card: HarvestCard) -> Iterator[ContentError]:
    """GOD-369, GOD-378: what a ribbon asks for; a Wielder Bonus is two ranks."""
    where = f"harvests {card.id}"
    treasure, resource = card.ribbon == "treasure", card.ribbon == "resource"
    ranks = sum(frame.n for frame in card.wielder if isinstance(frame, WielderRank))
    rows = [
        ("wielder", ranks, Span(2, 2) if treasure else Span(0, 0)),
        ("treasure", int(bool(card.treasure)), Span(treasure, treasure)),
        ("bonus", int(bool(card.bonus)), Span(resource, resource)),
        ("immediate", int(bool(card.immediate)), Span(not treasure, not treasure)),
    ]
    yield from ranges(where, rows)


# -- Jaethi's cards --------------------------------------------------------------------------------------------


class KindNumbers(NamedTuple):
    """How many cards of a kind there are, with a Calendar of 2, and with an Encounter."""

    cards: int
    slow: int
    encounters: int


KINDS = {
    "siege": KindNumbers(5, 0, 0),
    "cataclysm": KindNumbers(4, 0, 0),
    "discovery": KindNumbers(5, 0, 0),
    "affliction": KindNumbers(10, 2, 10),
    "plain": KindNumbers(16, 4, 8),
}
DICE = {**{str(element): 6 for element in ELEMENTS}, "choice": 5}
"""Of all cards but SIEGE! cards."""
LASTS = Span(2, 3)
PLACES = ("antiquity-site", "great-tree", "peak", "wellspring-portal", "city-tile")


def jaethi_deck(cards: Mapping[str, JaethiCard]) -> Iterator[ContentError]:
    """GAP-GOD-14 to GAP-GOD-16: kinds, dice, Calendar, Encounters, places of Discoveries, no two cards alike."""
    deck = list(cards.values())
    for kind, numbers in KINDS.items():
        found = [card for card in deck if card.kind == kind]
        yield from quota("jaethi", kind, len(found), numbers.cards)
        yield from quota("jaethi", f"{kind} calendar 2", sum(card.calendar == 2 for card in found), numbers.slow)
        yield from quota("jaethi", f"{kind} encounter", sum(card.encounter for card in found), numbers.encounters)
    dice = Counter(str(card.die) for card in deck if card.kind != "siege")
    for die, wanted in DICE.items():
        yield from quota("jaethi", f"die {die}", dice[die], wanted)
    for place in PLACES:
        yield from quota("jaethi", place, sum(card.place == place for card in deck), 1)
    for card in deck:
        for effect in card.effects if card.kind == "affliction" else ():
            if isinstance(effect, verbs.Modify) and effect.until is Until.TURNS:
                yield from ranges(f"jaethi {card.id}", [("turns", effect.turns, LASTS)])
    rest = [card for card in deck if card.effects]
    for one, other in combinations(rest, 2):
        if one.effects == other.effects:
            yield ContentError("godai-alike", first=one.id, second=other.id)


# -- Power Ups -------------------------------------------------------------------------------------------------

VITAL_RANKS = {Stat.HEALTH: 2, Stat.ENERGY: 3}
KEPT = ("reroll", "negate", "damage", "wander", "recall")


def power_up_deck(cards: Mapping[str, PowerUp]) -> Iterator[ContentError]:
    """Three cards for each Ability and Skill, two for each Vital, five of each ribbon, five that are kept."""
    ranks: Counter[tuple[Stat | None, int]] = Counter()
    for card in cards.values():
        ranks.update([(one.rank, one.n) for one in card.effects if isinstance(one, verbs.GainRank)])
    for stat in STATS:
        n, wanted = (VITAL_RANKS[stat], 2) if stat in VITALS else (1, 3)
        yield from quota("powerups", stat, ranks[stat, n], wanted)
    for ribbon in ("elemental", "resource"):
        yield from quota("powerups", ribbon, sum(card.ribbon == ribbon for card in cards.values()), 5)
    for keep in KEPT:
        yield from quota("powerups", keep, sum(card.keep == keep for card in cards.values()), 1)
    dice = Counter(
        str(one.die) for card in cards.values() for one in card.effects if isinstance(one, verbs.RollElement)
    )
    for element in ELEMENTS:
        yield from quota("powerups", f"die {element}", dice[str(element)], 1)


def deck_problems(
    siege: Mapping[str, SiegeCard],
    harvests: Mapping[str, HarvestCard],
    jaethi: Mapping[str, JaethiCard],
    power_ups: Mapping[str, PowerUp],
) -> list[ContentError]:
    """Everything about these four decks of the box."""
    return [
        *(problem for card in siege.values() for problem in each_siege_card(card)),
        *siege_decks(siege),
        *harvest_deck(harvests),
        *jaethi_deck(jaethi),
        *power_up_deck(power_ups),
    ]
