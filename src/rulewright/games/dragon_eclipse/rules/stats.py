"""Statistics and what changes them: frames in force, boosts, Conditions. Rulebook p.15, p.18-19, p.32."""

from __future__ import annotations

from collections.abc import Iterator

from ..effects import AnyEffect
from ..frames import Empower, Frame, Raise, Reach, Sharpen, SlotPower, Whenever
from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.state import ROW, DragonState
from ..words import CONDITIONS, Around, Condition, Mark, Moment, Per, Stat
from .book import (
    content,
    enemy_card,
    foe_of,
    ground,
    main_opponent,
    minion_at,
    range_between,
    scene,
    sheet_of,
    space_of,
    terrain_at,
)

_PLACE = {stat: at for at, stat in enumerate(ROW)}
_CONDITION = {condition: at for at, condition in enumerate(CONDITIONS)}
AT_BURN, AT_SLOW, AT_WEAK, AT_SILENCE = 0, 1, 2, 3


def frames(state: DragonState, body: int) -> tuple[Frame, ...]:
    """DRE-359, DRE-365, DRE-321: the top of the discard pile, the attached Upgrade, the Enemy's Passive, the Arena."""
    if body >= SUMMON:
        return ()
    found: tuple[Frame, ...] = scene(state).rules
    if body == ENEMY:
        return found + enemy_card(state).passive
    sheet = state.sheets[body]
    cards = content(state).cards
    if sheet.discard:
        found += cards[sheet.discard[-1]].passive
    if sheet.upgrade:
        found += cards[sheet.upgrade].upgrade
    return found


def sources(state: DragonState, body: int) -> Iterator[tuple[str, tuple[Frame, ...]]]:
    """The same by the rule that puts them into force."""
    yield "DRE-298", scene(state).rules
    if body == ENEMY:
        yield "DRE-321", enemy_card(state).passive
        return
    sheet = state.sheets[body]
    cards = content(state).cards
    if sheet.discard:
        yield "DRE-359", cards[sheet.discard[-1]].passive
    if sheet.upgrade:
        yield "DRE-365", cards[sheet.upgrade].upgrade


def happening(state: DragonState, body: int, moment: Moment) -> list[tuple[str, tuple[AnyEffect, ...]]]:
    """What fires for a body at a moment, with the rules."""
    if body >= SUMMON:
        return []
    return [
        (rule, frame.effects)
        for rule, found in sources(state, body)
        for frame in found
        if isinstance(frame, Whenever) and frame.on is moment
    ]


def base(state: DragonState, body: int, stat: Stat) -> int:
    """What is printed on the Stat card, with the Enemy's Corruption."""
    if body >= TERRAIN:
        return 0
    if body >= SUMMON:
        minion = minion_at(state, body - SUMMON)
        return content(state).summons[minion.summon].stats.of(stat) if minion is not None else 0
    return sheet_of(state, body).base[_PLACE[stat]]


def modifiers(state: DragonState, body: int, stat: Stat) -> int:
    """DRE-313: what frames and boosts add at this moment."""
    if body >= SUMMON:
        return 0
    total = sheet_of(state, body).boost[_PLACE[stat]]
    for frame in frames(state, body):
        if type(frame) is Raise:
            plus = frame.stats.get(stat, 0)
            if plus and (not frame.on or mark_under(state, body) in frame.on):
                times = 1 if frame.per is None else count_per(state, body, frame.per, frame.within)
                total += plus * times
    return total


def mark_under(state: DragonState, body: int) -> Mark | None:
    return ground(state).mark_of.get(space_of(state, body))


def value(state: DragonState, body: int, stat: Stat) -> int:
    """DRE-057: a statistic now, never below 0."""
    return max(0, base(state, body, stat) + modifiers(state, body, stat))


def has(state: DragonState, body: int, condition: Condition) -> int:
    """How many tokens of a Condition a body holds."""
    return 0 if body >= SUMMON else sheet_of(state, body).conditions[_CONDITION[condition]]


def attack_value(state: DragonState, body: int, plus: int) -> int:
    """DRE-375, DRE-736, AMB-DRE-52: Strength and the effect's plus; Weak makes it 1, which can only be lowered."""
    printed = base(state, body, Stat.STRENGTH)
    more = modifiers(state, body, Stat.STRENGTH) + plus
    if has(state, body, Condition.WEAK):
        return max(0, min(printed, 1) + min(0, more))
    return max(0, printed + more)


def moves(state: DragonState, body: int, plus: int) -> int:
    """DRE-373, DRE-735, AMB-DRE-52: Swiftness and the effect's plus; Slow makes it 1."""
    printed = base(state, body, Stat.SWIFTNESS)
    more = modifiers(state, body, Stat.SWIFTNESS) + plus
    if has(state, body, Condition.SLOW):
        return max(0, min(printed, 1) + min(0, more))
    return max(0, printed + more)


def attack_reach(state: DragonState, body: int, range: int) -> int:
    """DRE-385, DRE-783: the range of an Attack; 0 is any range."""
    if range == 0:
        return 0
    return range + sum([frame.range for frame in frames(state, body) if type(frame) is Reach])


def attack_pierce(state: DragonState, body: int, pierce: int) -> int:
    return pierce + sum([frame.pierce for frame in frames(state, body) if type(frame) is Sharpen])


def deal_plus(state: DragonState, body: int) -> int:
    return sum([frame.plus for frame in frames(state, body) if type(frame) is Empower])


def slot_power(state: DragonState, seat: int, slot: int) -> int:
    """DRE-390, AMB-DRE-01: the Power above a slot."""
    more = sum([frame.plus for frame in frames(state, seat) if type(frame) is SlotPower and frame.slot == slot])
    return int(state.rulings.slot_power[slot - 1]) + more


def remaining_health(state: DragonState, body: int) -> int:
    """Health minus damage, never below 0."""
    if body < SUMMON:
        sheet = sheet_of(state, body)
        return max(0, sheet.health - sheet.damage)
    if body < TERRAIN:
        minion = minion_at(state, body - SUMMON)
        return 0 if minion is None else max(0, content(state).summons[minion.summon].stats.health - minion.damage)
    terrain = terrain_at(state, body - TERRAIN)
    return 0 if terrain is None else max(0, terrain.health - terrain_damage(state, body - TERRAIN))


def terrain_damage(state: DragonState, space: int) -> int:
    pairs = state.terrain_damage
    for at in range(0, len(pairs), 2):
        if pairs[at] == space:
            return pairs[at + 1]
    return 0


def count_per(
    state: DragonState, body: int, per: Per, within: int, around: Around = Around.SELF, target: int = -1
) -> int:
    """DRE-378, DRE-791: how often "for each" counts."""
    owner = ENEMY if body >= SUMMON else body
    if target < 0:
        target = main_opponent(state, body)
    sheet = sheet_of(state, owner)
    if per is Per.TOKEN:
        row = ground(state).range[space_of(state, target if around is Around.TARGET else body)]
        tokens = sheet.tokens
        if owner == ENEMY:
            tokens += tuple(minion.space for minion in foe_of(state).minions)
        return sum([1 for space in tokens if not within or row[space] <= within])
    if per is Per.HELD:
        return sheet.held
    if per is Per.BURN:
        return has(state, target, Condition.BURN)
    if per is Per.CONDITION:
        return 0 if target >= SUMMON else sum([1 for n in sheet_of(state, target).conditions if n])
    if per is Per.SPACE:
        return range_between(state, body, target)
    if per is Per.SUMMON:
        return len(foe_of(state).minions) if state.foe is not None else 0
    if per is Per.TRACK:
        return sum([1 for card in track_of(state, target) if card])
    if owner == ENEMY:
        return 0
    return len(state.sheets[owner].discard) if per is Per.DISCARD else state.sheets[owner].power


def track_of(state: DragonState, body: int) -> tuple[str, ...]:
    """DRE-817: the Enemy's track, or a player's slots."""
    return state.sheets[body].slots if body < ENEMY else foe_of(state).track
