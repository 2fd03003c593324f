"""What the Commissions, Escorts and Equip sides of the box keep to (GAP-GOD-10, GAP-GOD-11, GAP-GOD-17).

`each_commission` and `each_escort` ask single cards and hold for content packs, too; the others ask the whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

import msgspec

from rulewright.content.source import Source
from rulewright.core.errors import ContentError

from .. import combat_effects as deeds
from .. import effects as verbs
from .. import passives
from ..model.vocabulary import BASIC, MASTERIES, SKILLS, DefenderStat, Empire, Place, Stat
from ..passives import AnyFrame
from .components import Commission, Encounter, EquipCard, Escort
from .goods import goods
from .opponent_checks import quota
from .opponent_numbers import Span


class TypeNumbers(NamedTuple):
    """What a type of Commission asks for and pays."""

    tests: int
    """Skills, each of them once; a Heroic one tests a Mastery and a Skill instead."""
    mod: Span
    power_ups: int
    equip: bool
    """Whether all of them have an Equip side."""


NUMBERS = {
    "heroic": TypeNumbers(2, Span(0, 2), 2, False),
    "aid": TypeNumbers(0, Span(0, 0), 0, True),
    "skill": TypeNumbers(1, Span(-1, 2), 1, False),
    "dual": TypeNumbers(2, Span(0, 1), 1, False),
    "all": TypeNumbers(3, Span(-1, 0), 2, True),
}
TYPES_IN_DECK = {
    Empire.CAPRAKAN: {"heroic": 5, "aid": 4, "skill": 6, "dual": 3, "all": 2},
    Empire.ISHIDAN: {"heroic": 4, "aid": 4, "skill": 7, "dual": 3, "all": 2},
}
SKILLS_IN_DECK = {
    Empire.CAPRAKAN: {Stat.NAVIGATE: 2, Stat.EXPLORE: 2, Stat.SURVIVAL: 2},
    Empire.ISHIDAN: {Stat.NAVIGATE: 3, Stat.EXPLORE: 2, Stat.SURVIVAL: 2},
}
PLACES_IN_DECK = {
    Empire.CAPRAKAN: {Place.CITY_STATE: 5, Place.SETTLEMENT: 9, Place.ANTIQUITY_SITE: 6},
    Empire.ISHIDAN: {Place.CITY_STATE: 4, Place.SETTLEMENT: 10, Place.ANTIQUITY_SITE: 6},
}
ROLES = {
    Empire.CAPRAKAN: ("astrologist", "dragoon", "mesmer", "spear-master", "wind-rider"),
    Empire.ISHIDAN: ("magician", "ninja", "sage", "samurai"),
}
EQUIPS_IN_DECK = 8
ESCORTS = 6
EQUIPS: dict[str, int] = {
    "potential": 3, "power": 3, "range": 2, "mends": 2, "rallies": 2, "bulwark": 2, "rerolls": 1, "shelters": 1,
    "snares": 1, "magnetic": 1, **{str(element): 1 for element in BASIC},
}  # fmt: skip
"""All Equip sides of the box, on Commissions and Encounters together."""
FRAMES: tuple[tuple[AnyFrame, str], ...] = (
    (passives.DefenderHas(DefenderStat.POTENTIAL, 1), "potential"),
    (passives.DefenderHas(DefenderStat.POWER, 2), "power"),
    (passives.DefenderHas(DefenderStat.RANGE, 1), "range"),
    (passives.DefenderMends(1), "mends"),
    (passives.DefenderRallies(4), "rallies"),
    (passives.DefenderBulwark(1), "bulwark"),
    (passives.DefenderRerolls(1), "rerolls"),
    (passives.DefenderShelters(2, 2), "shelters"),
    (passives.DefenderSnares(1), "snares"),
    (passives.DefenderMagnetic(), "magnetic"),
    *((passives.DefenderElement(element), str(element)) for element in BASIC),
)


# -- one card ------------------------------------------------------------------------------------------


def wages(card: Commission) -> tuple[dict[str, int], ...]:
    """What a Commission of this type may pay: 1 more if it ends with a Hex Token on an Antiquity Site (GOD-615)."""
    more = int((card.to or card.place) is Place.ANTIQUITY_SITE)
    return {
        "aid": ({"tier-1": 2 + more},),
        "skill": ({"power-ups": 1, "tier-1": 2 + more}, {"power-ups": 1, "gold": 3 + more}),
        "dual": ({"power-ups": 1, "tier-2": 1, "tier-1": more}, {"power-ups": 1, "platinum": 2 + more}),
        "all": ({"power-ups": 2, "platinum": 3 + more},),
    }[card.type]


def each_commission(card: Commission, escorts: Mapping[str, Escort]) -> Iterator[ContentError]:
    """One card: where it is attempted, what it tests and what it pays (GOD-617, GOD-619)."""
    where = f"commissions {card.id}"
    numbers = NUMBERS.get(card.type)
    if numbers is None:
        yield ContentError("godai-commission-type", where=where, type=card.type, known=", ".join(NUMBERS))
        return
    if not numbers.mod.low <= card.mod <= numbers.mod.high:
        yield ContentError(
            "godai-range", where=where, field="mod", value=card.mod, low=numbers.mod.low, high=numbers.mod.high
        )
    heroic = card.type == "heroic"
    fits = is_trial(card) if heroic else set(card.tests) <= set(SKILLS)
    if len(set(card.tests)) != numbers.tests or len(card.tests) != numbers.tests or not fits:
        yield ContentError("godai-commission-tests", where=where, type=card.type, tests=", ".join(card.tests))
    if (card.place is Place.CITY_STATE) != heroic or bool(card.role) != heroic:
        yield ContentError("godai-commission-place", where=where, place=card.place, role=card.role)
    if (card.to is not None) != (card.type == "aid") or card.to is card.place:
        yield ContentError("godai-commission-to", where=where, to=card.to)
    if card.escort and (card.type != "aid" or card.escort not in escorts):
        yield ContentError("godai-commission-escort", where=where, escort=card.escort)
    if numbers.equip and card.equip is None:
        yield ContentError("godai-commission-equip", where=where, type=card.type)
    if not (is_trial_paid(card) if heroic else any(goods(card.reward) == Counter(wage) for wage in wages(card))):
        yield ContentError("godai-commission-reward", where=where, type=card.type)


def is_trial(card: Commission) -> bool:
    """A Heroic Commission tests one Mastery and one Skill."""
    return sum(stat in MASTERIES for stat in card.tests) == 1 and sum(stat in SKILLS for stat in card.tests) == 1


def is_trial_paid(card: Commission) -> bool:
    """Two Power Ups and one rank in a stat that is named."""
    found = goods(card.reward)
    named = all(effect.rank is not None for effect in card.reward if isinstance(effect, verbs.GainRank))
    return found["power-ups"] == 2 and found["rank"] == 1 and named


def value_of(escort: Escort) -> int:
    """The number of an Escort's action."""
    return max(
        (
            max(getattr(deed, "n", 0), getattr(deed, "health", 0), getattr(deed, "energy", 0))
            for deed in escort.action.deeds
            if isinstance(deed, (deeds.Guard, deeds.Strike, deeds.Assist))
        ),
        default=0,
    )


def each_escort(escort: Escort) -> Iterator[ContentError]:
    """GAP-GOD-10: Health, one action, one or two stats with their ranks."""
    where = f"escorts {escort.id}"
    for field, value, low, high in (
        ("health", escort.health, 5, 10),
        ("action", value_of(escort), 4, 8),
        ("tests", len(escort.tests), 1, 2),
        ("target_die", escort.target_die, -2, 2),
    ):
        if not low <= value <= high:
            yield ContentError("godai-range", where=where, field=field, value=value, low=low, high=high)
    ranks = dict(zip(escort.tests, escort.ranks, strict=False))
    if len(escort.tests) != len(escort.ranks) or any(
        rank != 0 if stat is Stat.HEALTH else not 5 <= rank <= 8 for stat, rank in ranks.items()
    ):
        yield ContentError("godai-escort-ranks", where=where)


# -- the decks -----------------------------------------------------------------------------------------


def decks(cards: Mapping[str, Commission]) -> Iterator[ContentError]:
    """Both decks of the box: types, Skills, places, Roles, Equip sides, and no two cards alike."""
    for empire in Empire:
        deck = [card for card in cards.values() if card.empire is empire]
        table = f"commissions-{empire}"
        for type, wanted in TYPES_IN_DECK[empire].items():
            yield from quota(table, type, sum(card.type == type for card in deck), wanted)
        for place, wanted in PLACES_IN_DECK[empire].items():
            yield from quota(table, place, sum(card.place is place for card in deck), wanted)
        for skill, wanted in SKILLS_IN_DECK[empire].items():
            count = sum(card.type == "skill" and card.tests == (skill,) for card in deck)
            yield from quota(table, skill, count, wanted)
        for role in ROLES[empire]:
            yield from quota(table, role, sum(card.role == role for card in deck), 1)
        yield from quota(table, "equip", sum(card.equip is not None for card in deck), EQUIPS_IN_DECK)
        items = sum(isinstance(effect, verbs.GainItem) for card in deck for effect in card.reward)
        yield from quota(table, "item", items, 1)
    for one, other in combinations(cards.values(), 2):
        if asked(one) == asked(other):
            yield ContentError("godai-alike", first=one.id, second=other.id)


def asked(card: Commission) -> bytes:
    """What a Commission asks of the group, without its name and its reward."""
    return msgspec.json.encode(
        msgspec.structs.replace(card, id="", source=Source(), empire=Empire.CAPRAKAN, reward=(), equip=None)
    )


def companions(cards: Mapping[str, Commission], escorts: Mapping[str, Escort]) -> Iterator[ContentError]:
    """Each Escort belongs to one Commission."""
    yield from quota("escorts", "escort", len(escorts), ESCORTS)
    entrusted = Counter(card.escort for card in cards.values() if card.escort)
    for id in escorts:
        yield from quota("commissions", id, entrusted[id], 1)


def equip_sides(cards: Mapping[str, Commission], encounters: Mapping[str, Encounter]) -> Iterator[ContentError]:
    """GAP-GOD-17: all Equip sides of the box together."""
    found: Counter[str] = Counter()
    holders: list[tuple[str, EquipCard | None]] = [
        *((card.id, card.equip) for card in cards.values()),
        *((card.id, card.equip) for card in encounters.values()),
    ]
    for id, equip in holders:
        if equip is None:
            continue
        words = [word for frame, word in FRAMES if equip.frames == (frame,)]
        if not words:
            yield ContentError("godai-equip-unknown", where=id)
        found.update(words)
    for word, wanted in EQUIPS.items():
        yield from quota("equip", word, found[word], wanted)


def commission_problems(
    cards: Mapping[str, Commission], escorts: Mapping[str, Escort], encounters: Mapping[str, Encounter]
) -> list[ContentError]:
    """Everything about the Commissions of the box, their Escorts and all Equip sides."""
    return [
        *(problem for card in cards.values() for problem in each_commission(card, escorts)),
        *(problem for escort in escorts.values() for problem in each_escort(escort)),
        *decks(cards),
        *companions(cards, escorts),
        *equip_sides(cards, encounters),
    ]
