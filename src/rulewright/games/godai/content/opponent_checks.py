"""What the Encounters and Bosses of the box keep to: the numbers of their Level, and how many there are of each kind.

`each_encounter` and `each_boss` ask single cards and hold for content packs, too; `deck_of_encounters` and
`all_bosses` ask the whole, which only the box itself has to keep.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import msgspec

from rulewright.core.errors import ContentError

from .. import combat_effects as deeds
from .. import effects as verbs
from ..combat_effects import AnyDeed
from ..model.vocabulary import ELEMENTS, TYPES, Condition, Element, Keyword, Kind, Targeting, Vital
from .components import Action, Boss, Encounter
from .goods import goods
from .opponent_numbers import (
    COSTLY,
    KEYS,
    LEAST_OF_TYPE,
    LEVELS,
    MARKS,
    NO_PORTAL,
    PASSIVES,
    PLACARDS,
    PLATINUM_INSTEAD,
    REWARDS,
    SUBTYPES,
    UNUSED,
    BossNumbers,
    EncounterNumbers,
    Span,
    titanic_share,
)

USUAL_SIZE = 2
"""The Food Rating of most heroes."""

# -- actions -------------------------------------------------------------------------------------------


def conditions_of(found: tuple[AnyDeed, ...]) -> Iterator[tuple[Condition, bool]]:
    """Conditions that deeds give to the group, and whether a test saves from them."""
    for deed in found:
        if isinstance(deed, deeds.Afflict):
            yield deed.condition, deed.test is not None
        elif isinstance(deed, deeds.TestOr):
            yield from ((condition, True) for condition, _ in conditions_of(deed.deeds))
        elif isinstance(deed, (deeds.Thorns, deeds.ForHealed)) and deed.condition is not None:
            yield deed.condition, True  # only whoever hits it or is Healed: an answer of their own
        elif isinstance(deed, (deeds.WhenTarget, deeds.Energetic, deeds.Reinforce)):
            yield from conditions_of(deed.deeds)


def damage(action: Action) -> int:
    """What an action deals to each target, in Health; Energy counts half."""
    strikes = list(strikes_of(action.deeds))
    health = sum(weight(one) for one in strikes if one.vital is Vital.HEALTH and not one.drain)
    return health + (sum(weight(one) for one in strikes) - health + 1) // 2


def strikes_of(found: tuple[AnyDeed, ...]) -> Iterator[deeds.Strike]:
    """Strikes of an action, those too that need Energy or a large group."""
    for deed in found:
        if isinstance(deed, deeds.Strike):
            yield deed
        elif isinstance(deed, (deeds.Energetic, deeds.Reinforce)):
            yield from strikes_of(deed.deeds)


def weight(strike: deeds.Strike) -> int:
    """What a Strike deals to a hero of usual size."""
    if strike.size is deeds.Size.EQUAL:
        return USUAL_SIZE
    if strike.size is deeds.Size.TIMES:
        return strike.n * USUAL_SIZE
    return strike.n + USUAL_SIZE if strike.size is deeds.Size.PLUS else strike.n


def price(action: Action) -> int:
    """How much less an action deals for a Condition that costs its targets an action."""
    return 2 if any(condition in COSTLY for condition, _ in conditions_of(action.deeds)) else 0


def action_problems(where: str, action: Action, printed: bool) -> Iterator[ContentError]:
    """What holds for every action; the rulebook's own cards may leave out tests."""
    if (action.targeting is Targeting.MULTI) != (action.aim is not None):
        yield ContentError("godai-aim", where=where, action=action.id, targeting=action.targeting)
    yield from condition_problems(where, action.id, action.deeds, printed)


def condition_problems(where: str, action: object, found: tuple[AnyDeed, ...], printed: bool) -> Iterator[ContentError]:
    for condition, tested in conditions_of(found):
        if condition in UNUSED:
            yield ContentError("godai-unused-condition", where=where, action=action, condition=condition)
        if condition in COSTLY and not tested and not printed:
            yield ContentError("godai-untested", where=where, action=action, condition=condition)


def out_of(where: str, field: str, value: int, span: Span) -> Iterator[ContentError]:
    if not span.low <= value <= span.high:
        yield ContentError("godai-range", where=where, field=field, value=value, low=span.low, high=span.high)


def too_heavy(where: str, action: Action, value: int, most: int) -> Iterator[ContentError]:
    if value > most:
        yield ContentError("godai-heavy", where=where, action=action.id, value=value, most=most)


# -- Encounters ----------------------------------------------------------------------------------------


def actions_of(card: Encounter) -> tuple[Action, Action, Action]:
    return card.attack, card.mastery, card.special


def is_outlasted(card: Encounter) -> bool:
    return Kind.SWARM in card.kinds or Kind.HORDE in card.kinds


def each_encounter(card: Encounter) -> Iterator[ContentError]:
    """GOD-643: one card: Vitals, Action Key, damage and reward by its Level, 1 to 5."""
    where = f"encounters {card.id}"
    numbers = LEVELS.get(card.level)
    if numbers is None:
        yield ContentError("godai-range", where=where, field="level", value=card.level, low=1, high=5)
        return
    printed = card.source.page is not None
    yield from vital_problems(where, card, numbers)
    if len(card.key) != 6 or set(card.key) != set("123"):
        yield ContentError("godai-key", where=where, key=card.key)
    for action, reach in zip(actions_of(card), (numbers.attack, numbers.mastery, numbers.special), strict=True):
        yield from action_problems(where, action, printed)
        yield from too_heavy(where, action, damage(action), reach.of(action) - price(action))
    for trait in card.traits:
        yield from condition_problems(where, trait.__struct_config__.tag, getattr(trait, "deeds", ()), printed)
    if not printed and not is_outlasted(card):
        yield from out_of(where, "mastery.cost", card.mastery.cost, numbers.cost)
    if card.attack.cost or card.special.cost:
        yield ContentError("godai-free", where=where)
    if card.equip is not None and not card.influence:
        yield ContentError("godai-equip-way", where=where)
    if card.reward[:1] != (verbs.DrawPowerUps(1),) or goods(card.reward[1:]) not in REWARDS[card.level]:
        yield ContentError("godai-reward", where=where, level=card.level)


def vital_problems(where: str, card: Encounter, numbers: EncounterNumbers) -> Iterator[ContentError]:
    """Swarms and Hordes have Outlast and nothing else (GOD-1096); Titanic opponents have two Healths."""
    if is_outlasted(card):
        counters = {action.counter for action in actions_of(card)}
        if card.health or card.energy or card.influence or card.outlast != numbers.outlast:
            yield ContentError("godai-outlast", where=where, outlast=numbers.outlast)
        if len(set(card.tests)) != 3 or counters != set(card.tests):
            yield ContentError("godai-counters", where=where)
        return
    if (Kind.TITANIC in card.kinds) != (len(card.health) == 2) or not 1 <= len(card.health) <= 2:
        yield ContentError("godai-healths", where=where, count=len(card.health))
    titanic = len(card.health) == 2
    span = Span(*(titanic_share(end) for end in numbers.health)) if titanic else numbers.health
    for health in card.health:
        yield from out_of(where, "health", health, span)
    yield from out_of(where, "energy", card.energy, numbers.energy)
    if card.influence:
        yield from out_of(where, "influence", card.influence, Span(numbers.influence, numbers.influence))
    if card.bribe:
        yield from out_of(where, "bribe", card.bribe, numbers.bribe)


def marks_of(card: Encounter) -> set[Keyword]:
    return {trait.keyword for trait in card.traits if isinstance(trait, deeds.Has) and trait.keyword in MARKS}


def has_passive(card: Encounter) -> bool:
    """A trait besides the marks that only say how it is met."""
    return any(not isinstance(trait, deeds.Has) or trait.keyword not in MARKS for trait in card.traits)


def likeness(action: Action) -> bytes:
    """An action without its name."""
    return msgspec.json.encode(msgspec.structs.replace(action, id=""))


def quota(table: str, what: object, count: int, expected: int) -> Iterator[ContentError]:
    if count != expected:
        yield ContentError("godai-quota", table=table, what=what, count=count, expected=expected)


def deck_of_encounters(cards: Mapping[str, Encounter]) -> Iterator[ContentError]:
    """GOD-644, GOD-645, GAP-GOD-08: the forty cards of the box together, with every type and subtype among them."""
    found = list(cards.values())
    counts: list[tuple[object, int, int]] = [
        *((f"level {level}", sum(card.level == level for card in found), LEVELS[level].cards) for level in LEVELS),
        *((key, sum(card.key == key for card in found), wanted) for key, wanted in KEYS.items()),
        *((mark, sum(mark in marks_of(card) for card in found), wanted) for mark, wanted in MARKS.items()),
        *((kind, sum(kind in card.kinds for card in found), wanted) for kind, wanted in SUBTYPES.items()),
        *((f"elemental {element}", elementals(found)[element], 1) for element in ELEMENTS),
        ("influence", sum(card.influence > 0 for card in found), 8),
        ("equip", sum(card.equip is not None for card in found), 6),
        ("bribe", sum(card.bribe > 0 for card in found), 6),
        ("passive", sum(map(has_passive, found)), PASSIVES),
    ]
    for what, count, expected in counts:
        yield from quota("encounters", what, count, expected)
    for kind in TYPES:
        if (count := sum(kind in card.kinds for card in found)) < LEAST_OF_TYPE:
            yield ContentError("godai-few", table="encounters", what=kind, count=count, least=LEAST_OF_TYPE)
    for card in found:
        if Keyword.DANGEROUS in marks_of(card) and card.level > 3:
            yield ContentError("godai-range", where=card.id, field="level (dangerous)", value=card.level, low=1, high=3)
        if Kind.TITANIC in card.kinds and card.level < 4:
            yield ContentError("godai-range", where=card.id, field="level (titanic)", value=card.level, low=4, high=5)
    for one, other in combinations(found, 2):
        shared = {likeness(action) for action in actions_of(one)} & {likeness(action) for action in actions_of(other)}
        if len(shared) > 1:
            yield ContentError("godai-alike", first=one.id, second=other.id)


def elementals(cards: list[Encounter]) -> Counter[Element]:
    return Counter(element for card in cards if Kind.ELEMENTAL in card.kinds for element in card.elements)


# -- Bosses --------------------------------------------------------------------------------------------


def boss_differs(where: str, field: str, value: Any, expected: Any) -> Iterator[ContentError]:
    if value != expected:
        yield ContentError("godai-placard", where=where, field=field, value=value, expected=expected)


def each_boss(boss: Boss) -> Iterator[ContentError]:
    """GOD-643: one placard: the numbers of its Level, 1 to 10, six actions, Conditions that it brings, rewards."""
    where = f"bosses {boss.id}"
    numbers = PLACARDS.get(boss.level)
    if numbers is None:
        yield ContentError("godai-range", where=where, field="level", value=boss.level, low=1, high=10)
        return
    if len(boss.actions) != 6:
        yield ContentError("godai-placard", where=where, field="actions", value=len(boss.actions), expected=6)
        return
    titanic = Kind.TITANIC in boss.kinds
    health = (titanic_share(numbers.health),) * 2 if titanic else (numbers.health,)
    yield from boss_differs(where, "health", boss.health, health)
    yield from boss_differs(where, "energy", boss.energy, numbers.energy)
    yield from boss_differs(where, "costs", tuple(one.cost for one in boss.actions), (0, 0, *numbers.costs, 0, 0))
    guards = [deed.n for deed in boss.actions[1].deeds if isinstance(deed, deeds.Guard)]
    yield from boss_differs(where, "defend", guards, [numbers.defend])
    printed = boss.source.page is not None
    for action in boss.actions:
        yield from action_problems(where, action, printed)
        if not printed:
            yield from too_heavy(where, action, *boss_blow(action, numbers))
    given = {condition for action in boss.actions for condition, _ in conditions_of(action.deeds)}
    if not printed:
        yield from boss_differs(where, "conditions", len(given), 1 if boss.level < 4 else 2 if boss.level < 7 else 3)
    if sum(action.targeting is Targeting.GROUP and price(action) > 0 for action in boss.actions) > 1:
        yield ContentError("godai-all-lose", where=where)
    if not boss.traits:
        yield ContentError("godai-no-idea", where=where)
    yield from reward_problems(where, boss, numbers)
    yield from dedication_problems(where, boss)


def boss_blow(action: Action, numbers: BossNumbers) -> tuple[int, int]:
    """What an action deals, and the most that it may deal: Drain and Group Energy have rows of their own."""
    strikes = [deed for deed in action.deeds if isinstance(deed, deeds.Strike)]
    drained = sum(strike.n for strike in strikes if strike.drain)
    if drained:
        return drained, numbers.drain - price(action)
    if strikes and action.targeting is Targeting.GROUP and all(strike.vital is Vital.ENERGY for strike in strikes):
        return sum(strike.n for strike in strikes), numbers.group_energy - price(action)
    return damage(action), numbers.strike.of(action) - price(action)


def reward_problems(where: str, boss: Boss, numbers: BossNumbers) -> Iterator[ContentError]:
    """GOD-818, GOD-819, GOD-822: Calendar, Power Ups, Gold and Food, a portal or Platinum; then a rank and an Item."""
    if boss.level == 10:
        yield from boss_differs(where, "rewards", len(boss.group_reward) + len(boss.single_rewards), 0)
        return
    calendar = sum(one.n for one in boss.group_reward if isinstance(one, verbs.ChangeCalendar))
    group = goods(boss.group_reward)
    yield from boss_differs(where, "calendar", calendar, -1)
    yield from boss_differs(where, "power-ups", group["power-ups"], numbers.power_ups)
    yield from boss_differs(where, "gold and food", group["gold"] + group["food"], numbers.wealth)
    yield from boss_differs(where, "portal", boss.portal, 0 if boss.level in NO_PORTAL else boss.level)
    yield from boss_differs(where, "platinum", group["platinum"], PLATINUM_INSTEAD if boss.level in NO_PORTAL else 0)
    single = goods(boss.single_rewards)
    if len(boss.single_rewards) != 2 or not 2 <= single["rank"] <= 4 or single["item"] != 1:
        yield ContentError("godai-single-rewards", where=where)


def dedication_problems(where: str, boss: Boss) -> Iterator[ContentError]:
    """GAP-GOD-28: Bosses 2 to 9 can be Dedicated to."""
    level = boss.level
    can = 2 <= level <= 9
    yield from boss_differs(where, "lair", len(boss.lair), int(can))
    yield from boss_differs(where, "damage", boss.damage, 0 if not can else (level + 1) // 2 if level < 8 else 2)
    yield from boss_differs(where, "area", boss.area, 0 if not can else 1 if level < 5 else 2 if level < 8 else 4)


def all_bosses(bosses: Mapping[str, Boss]) -> Iterator[ContentError]:
    """The ten placards together: every Level once, Lair Effects and ideas that differ, no action named twice."""
    found = list(bosses.values())
    for level in PLACARDS:
        yield from quota("bosses", f"level {level}", sum(boss.level == level for boss in found), 1)
    for one, other in combinations(found, 2):
        if one.lair and one.lair == other.lair:
            yield ContentError("godai-alike", first=f"{one.id}.lair", second=f"{other.id}.lair")
        if one.traits == other.traits:
            yield ContentError("godai-alike", first=f"{one.id}.traits", second=f"{other.id}.traits")


# -- all of them ---------------------------------------------------------------------------------------


def action_names(encounters: Mapping[str, Encounter], bosses: Mapping[str, Boss]) -> Iterator[ContentError]:
    """An action's name hangs on its id, so no two actions share one."""
    used = Counter(
        action.id
        for actions in (*map(actions_of, encounters.values()), *(boss.actions for boss in bosses.values()))
        for action in actions
    )
    for id, count in used.items():
        if count > 1:
            yield ContentError("godai-action-twice", action=id, count=count)


def opponent_problems(encounters: Mapping[str, Encounter], bosses: Mapping[str, Boss]) -> list[ContentError]:
    """Everything about the opponents of the box."""
    return [
        *(problem for card in encounters.values() for problem in each_encounter(card)),
        *deck_of_encounters(encounters),
        *(problem for boss in bosses.values() for problem in each_boss(boss)),
        *all_bosses(bosses),
        *action_names(encounters, bosses),
    ]
