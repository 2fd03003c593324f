"""Statistics and what changes them: frames in force, boosts, Conditions. Rulebook p.15, p.18-19, p.32."""

from __future__ import annotations

from collections.abc import Sequence

from ..content.components import Content
from ..content.passives_by_question import InForce
from ..effects import Effects
from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.state import ROW, DragonState, fight
from ..model.vocabulary import CONDITIONS, Around, Condition, Mark, Moment, Per, Stat
from .book import (
    content,
    foe_of,
    ground,
    main_opponent,
    minion_at,
    range_between,
    sheet_of,
    space_of,
    terrain_at,
)

_PLACE = {stat: at for at, stat in enumerate(ROW)}
_CONDITION = {condition: at for at, condition in enumerate(CONDITIONS)}
AT_BURN, AT_SLOW, AT_WEAK, AT_SILENCE = 0, 1, 2, 3


_NOTHING = InForce(())


def in_force(state: DragonState, body: int) -> InForce:
    """DRE-298, DRE-321, DRE-359, DRE-365: the Arena, the Enemy's Passive, the top of the discard pile, the Upgrade.

    DRE-360, DRE-361: a Passive in every turn, as long as its card is on top. DRE-385: for other cards too.
    """
    combat = state.combat or fight(state)
    everything: Content = state.game.content
    if body < ENEMY:
        sheet = combat.sheets[body]
        top = sheet.discard[-1] if sheet.discard else ""
        passive = top if top in everything.passives else ""
        return everything.force_of_player(combat.arena, combat.foe is None, passive, sheet.upgrade)
    if body >= SUMMON:
        return _NOTHING
    foe = combat.foe
    assert foe is not None
    return everything.force_of_enemy(combat.arena, False, foe.enemy)


def happening(state: DragonState, body: int, moment: Moment) -> Sequence[tuple[str, Effects]]:
    """What fires for a body at a moment, with the rules."""
    return in_force(state, body).moments[moment]


def base(state: DragonState, body: int, stat: Stat) -> int:
    """What is printed on the Stat card, with the Enemy's Corruption."""
    if body >= TERRAIN:
        return 0
    if body >= SUMMON:
        minion = minion_at(state, body - SUMMON)
        return content(state).summons[minion.summon].stats.of(stat) if minion is not None else 0
    return sheet_of(state, body).base[_PLACE[stat]]


def raised(state: DragonState, body: int, stat: Stat) -> int:
    """DRE-313: what frames add at this moment."""
    total = 0
    for frame in in_force(state, body).raises[stat]:
        if not frame.on or mark_under(state, body) in frame.on:
            times = 1 if frame.per is None else count_per(state, body, frame.per, frame.within)
            total += frame.stats[stat] * times
    return total


def mark_under(state: DragonState, body: int) -> Mark | None:
    return ground(state).mark_of.get(space_of(state, body))


def value(state: DragonState, body: int, stat: Stat) -> int:
    """DRE-057: a statistic now, never below 0."""
    if body >= SUMMON:
        return max(0, base(state, body, stat))
    sheet = sheet_of(state, body)
    at = _PLACE[stat]
    return max(0, sheet.base[at] + sheet.boost[at] + raised(state, body, stat))


def has(state: DragonState, body: int, condition: Condition) -> int:
    """How many tokens of a Condition a body holds."""
    return 0 if body >= SUMMON else sheet_of(state, body).conditions[_CONDITION[condition]]


def attack_value(state: DragonState, body: int, plus: int) -> int:
    """DRE-375, DRE-736, AMB-DRE-52: Strength and the effect's plus; Weak makes it 1, which can only be lowered.

    DRE-311, DRE-384: the plus is for this Attack. DRE-737: Weak counts here alone.
    """
    return _hindered(state, body, Stat.STRENGTH, plus, AT_WEAK)


def moves(state: DragonState, body: int, plus: int) -> int:
    """DRE-373, DRE-735, AMB-DRE-52: Swiftness and the effect's plus; Slow makes it 1.

    DRE-312, DRE-803: the plus is for this Move.
    """
    return _hindered(state, body, Stat.SWIFTNESS, plus, AT_SLOW)


def _hindered(state: DragonState, body: int, stat: Stat, plus: int, condition: int) -> int:
    if body >= SUMMON:
        return max(0, base(state, body, stat) + plus)
    sheet = sheet_of(state, body)
    at = _PLACE[stat]
    printed = sheet.base[at]
    more = sheet.boost[at] + raised(state, body, stat) + plus
    if sheet.conditions[condition]:
        return max(0, min(printed, 1) + min(0, more))
    return max(0, printed + more)


def slot_power(state: DragonState, seat: int, slot: int) -> int:
    """DRE-390, AMB-DRE-01: the Power above a slot."""
    given = int(state.rulings.slot_power[slot - 1]) + in_force(state, seat).slots[slot - 1]
    if state.run is not None:
        from .roguelite.fights import dimmed

        given -= dimmed(state, slot)
    return given


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
    pairs = fight(state).terrain_damage
    for at in range(0, len(pairs), 2):
        if pairs[at] == space:
            return pairs[at + 1]
    return 0


def count_per(
    state: DragonState, body: int, per: Per, within: int, around: Around = Around.SELF, target: int = -1
) -> int:
    """DRE-378, DRE-791: how often "for each" counts."""
    combat = fight(state)
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
        return len(foe_of(state).minions) if combat.foe is not None else 0
    if per is Per.TRACK:
        # Terrain and Summons have no track: the opponent's is counted.
        return sum([1 for card in track_of(state, target if target < SUMMON else main_opponent(state, body)) if card])
    if owner == ENEMY:
        return 0
    return len(combat.sheets[owner].discard) if per is Per.DISCARD else combat.sheets[owner].power


def track_of(state: DragonState, body: int) -> tuple[str, ...]:
    """DRE-817: the Enemy's track, or a player's slots."""
    return fight(state).sheets[body].slots if body < ENEMY else foe_of(state).track
