"""Who can be hit: opponents, Summons and Terrain, in range and in line. Rulebook p.19, p.33, p.36."""

from __future__ import annotations

from collections.abc import Sequence

from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.state import DragonState, fight
from ..model.vocabulary import Mark, Whom
from .book import (
    foe_of,
    ground,
    main_opponent,
    scene,
    space_of,
    standing,
    terrain_at,
)
from .stats import (
    mark_under,
)


def opponents(state: DragonState, body: int, whom: Whom) -> list[int]:
    """DRE-357, DRE-722, DRE-747, DRE-857: everybody that an effect that deals damage may be for.

    DRE-750: each possible target is Terrain that can be attacked too.
    """
    combat = state.combat or fight(state)
    if body >= ENEMY:
        return [foe_of(state).target] if whom is Whom.ONE else list(range(len(state.players)))
    found = [main_opponent(state, body)]
    if whom is Whom.ONE and state.rulings.enemy_only_target:
        return found
    if combat.foe is not None and combat.foe.minions:
        found.extend([SUMMON + minion.space for minion in combat.foe.minions])
    if combat.boons or combat.banes:
        found.extend(attackable(state))
    if whom is Whom.ALL:
        found.extend([other for other in standing(state) if other != body and other not in found])
    return found


def attackable(state: DragonState) -> list[int]:
    """DRE-747: Terrain that can be targeted."""
    combat = state.combat or fight(state)
    found: list[int] = []
    side = scene(state)
    if side.boon is not None and side.boon.health:
        found.extend([TERRAIN + space for space in combat.boons])
    if side.bane is not None and side.bane.health:
        found.extend([TERRAIN + space for space in combat.banes])
    return found


def targets_in(
    state: DragonState, body: int, reach: int, line: bool, whom: Whom, on: Sequence[Mark] = (), damage: bool = True
) -> tuple[int, ...]:
    """DRE-370, DRE-753: those within range (0 is any), and in line if it says so.

    DRE-371, DRE-377, DRE-745, DRE-806: a maximum, counted through any space; in any range nothing is checked.
    """
    found = opponents(state, body, whom)
    if reach:
        row = ground(state).range[space_of(state, body)]
        found = [other for other in found if row[space_of(state, other)] <= reach]
    if not damage:
        found = [other for other in found if other < SUMMON]
    if on:
        found = [other for other in found if mark_under(state, other) in on]
    if line:
        seen = in_line(state, body, whom)
        found = [other for other in found if other in seen]
    return tuple(found)


def in_line(state: DragonState, body: int, whom: Whom = Whom.ONE) -> list[int]:
    """DRE-754 to DRE-756, DRE-746, DRE-859: the first body in each straight line; allies and some Terrain block.

    DRE-856: whoever is not the Enemy's target is ignored; attackable Terrain is an opponent of players only.
    """
    combat = fight(state)
    seen = standing(state)
    if body >= ENEMY:
        seen = [ENEMY, *opponents(state, body, whom)]
    at = {space_of(state, other): other for other in seen}
    if combat.foe is not None:
        at.update({minion.space: SUMMON + minion.space for minion in combat.foe.minions})
    if body < ENEMY:
        at.update({other - TERRAIN: other for other in attackable(state) if other - TERRAIN not in at})
    found = []
    for ray in ground(state).rays[space_of(state, body)]:
        for space in ray:
            if space in at:
                found.append(at[space])
                break
            terrain = terrain_at(state, space)
            if terrain is not None and terrain.line:
                break
    return found
