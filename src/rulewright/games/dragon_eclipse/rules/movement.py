"""Move, Blink, Rush and Retreat: free spaces, ways, Terrain that is entered. Rulebook p.18, p.22-23, p.33, p.36.

A Move is chosen by its destination: ways through plain spaces differ in nothing. Terrain that does something when
entered is a stop of its own, after which the Move goes on with the spaces that are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.core.record import Decision

from ..content.components import Terrain
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.geometry import in_pieces, mask, picked, rings_of, spaces_of
from ..model.state import DragonState, fight
from ..model.vocabulary import Affects, Block, Vain
from .book import (
    BOOK,
    ask,
    decider,
    foe_of,
    ground,
    main_opponent,
    range_between,
    scene,
    sheet_of,
    space_of,
    terrain_at,
)
from .damage import remove_terrain
from .in_vain import in_vain

_GO = in_pieces(choices.GO)


def is_closed_by(terrain: Terrain, body: int) -> bool:
    """DRE-300, DRE-752: whether Terrain keeps a body out."""
    if terrain.blocks is Block.NOBODY:
        return False
    return terrain.blocks is Block.ALL or (terrain.blocks is Block.ENEMY) == (body >= ENEMY)


def affects(terrain: Terrain, body: int) -> bool:
    """Whether Terrain does anything to a body that enters it."""
    if terrain.affects is not Affects.ALL and (terrain.affects is Affects.ENEMY) != (body >= ENEMY):
        return False
    return terrain.stops_paths()


def shut(state: DragonState, body: int) -> int:
    """DRE-355, DRE-356, DRE-724, DRE-743, DRE-859: a mask of what a body can neither enter nor pass.

    DRE-453: Elemental tokens close nothing.
    """
    combat = state.combat or fight(state)
    found = ground(state).closed
    for seat, sheet in enumerate(combat.sheets):
        if seat != body:
            found |= 1 << sheet.space
    foe = combat.foe
    if foe is not None:
        if body != ENEMY:
            found |= 1 << foe.space
        for minion in foe.minions:
            found |= 1 << minion.space
    if combat.boons or combat.banes:
        side = scene(state)
        if side.boon is not None and is_closed_by(side.boon, body):
            found |= mask(combat.boons)
        if side.bane is not None and is_closed_by(side.bane, body):
            found |= mask(combat.banes)
    return found


def closed(state: DragonState, body: int) -> set[int]:
    """The same as spaces."""
    return set(spaces_of(shut(state, body)))


def stops(state: DragonState, body: int) -> int:
    """A mask of the spaces with Terrain that does something to this body."""
    combat = state.combat or fight(state)
    found = 0
    if combat.boons or combat.banes:
        side = scene(state)
        if side.boon is not None and affects(side.boon, body):
            found |= mask(combat.boons)
        if side.bane is not None and affects(side.bane, body):
            found |= mask(combat.banes)
    return found


def steps_to(state: DragonState, body: int, left: int, through: bool = False) -> Mapping[int, int]:
    """Every space within this many moves, and how many it takes; stops end a way unless it goes `through` them."""
    ends = 0 if through else stops(state, body)
    return ground(state).walk(space_of(state, body), left, shut(state, body), ends)


def line_steps(
    state: DragonState, body: int, left: int, direction: int = -1, through: bool = False
) -> Mapping[int, int]:
    """DRE-757: the same along straight lines."""
    start = space_of(state, body)
    blocked = shut(state, body)
    ends = 0 if through else stops(state, body)
    far = {start: 0}
    for at, ray in enumerate(ground(state).rays[start]):
        if direction not in (-1, at):
            continue
        for moved, space in enumerate(ray[:left], 1):
            if blocked >> space & 1:
                break
            far[space] = moved
            if ends >> space & 1:
                break
    return far


def arrive(state: DragonState, body: int, space: int, rule: str) -> None:
    """DRE-295: a body stands on a space; Terrain there does its work (DRE-751)."""
    sheet = sheet_of(state, body)
    if sheet.space == space:
        return
    sheet.space = space
    state.emit(events.Moved(rule=rule, body=body, space=space))
    enter(state, body, space)


def enter(state: DragonState, body: int, space: int) -> None:
    terrain = terrain_at(state, space)
    if terrain is None or not affects(terrain, body):
        return
    if terrain.fades:
        remove_terrain(state, space, "DRE-751")
    if terrain.enter:
        state.agenda.append(steps.Perform(body, terrain.enter, "DRE-298"))


# -- Move ----------------------------------------------------------------------------------------------


def _distances(state: DragonState, body: int) -> tuple[int, ...]:
    """How far each space is from the opponent: what labels tell."""
    return ground(state).range[space_of(state, main_opponent(state, body))]


def _reach(state: DragonState, step: steps.MoveMystling) -> Sequence[int]:
    """Where a Move can go: a mask of spaces for each number of moves, from 0 on."""
    seat = step.seat
    if step.line:
        return rings_of(line_steps(state, seat, step.left, step.direction))
    return ground(state).rings(
        (state.combat or fight(state)).sheets[seat].space, step.left, shut(state, seat), stops(state, seat)
    )


@BOOK.asks(steps.MoveMystling)
def choose_space(state: DragonState, step: steps.MoveMystling) -> Decision | None:
    """DRE-373: up to this many spaces; none is allowed."""
    if step.left < 1:
        return None
    offered = picked(sum(_reach(state, step)), _GO)
    if len(offered) < 2:
        return None
    about = {
        "n": step.left,
        "at": (state.combat or fight(state)).sheets[step.seat].space,
        "far": _distances(state, step.seat),
    }
    return ask(state, step.seat, "prompt-move", step.rule, offered, about)


@BOOK.resolves(steps.MoveMystling)
def move(state: DragonState, step: steps.MoveMystling, choice: choices.GoTo | None) -> None:
    if choice is None:
        why = Vain.NO_WAY if step.left else Vain.NO_MOVES
        in_vain(state, step.rule, step.seat, why, step.rule)
        return
    here = (state.combat or fight(state)).sheets[step.seat].space
    if choice.space == here:
        return
    left = 0
    if stops(state, step.seat) >> choice.space & 1:
        rings = _reach(state, step)
        left = step.left - next(moved for moved, ring in enumerate(rings) if ring >> choice.space & 1)
    if left:
        direction = step.direction
        if step.line and direction < 0:
            rays = ground(state).rays[here]
            direction = next(at for at, ray in enumerate(rays) if choice.space in ray)
        state.agenda.append(steps.MoveMystling(step.seat, left, step.rule, step.line, direction))
    arrive(state, step.seat, choice.space, step.rule)


# -- Blink ---------------------------------------------------------------------------------------------


def _blink_spaces(state: DragonState, step: steps.BlinkTo) -> list[int]:
    """DRE-784, DRE-787, AMB-DRE-65, DRE-785: empty spaces in range; for the Enemy the closest or farthest of them."""
    body = step.body
    blocked = shut(state, body)
    here = space_of(state, body)
    free = [space for space in ground(state).within(here, step.range) if not blocked >> space & 1]
    if body < ENEMY:
        return [space for space in free if space != here]
    row = ground(state).range[space_of(state, main_opponent(state, body))]
    best = max([row[space] for space in free]) if step.away else min([row[space] for space in free])
    return [] if row[here] == best else [space for space in free if row[space] == best]


@BOOK.asks(steps.BlinkTo)
def choose_blink(state: DragonState, step: steps.BlinkTo) -> Decision | None:
    spaces = _blink_spaces(state, step)
    if len(spaces) < 2:
        return None
    prompt = "prompt-blink" if step.body < ENEMY else "prompt-enemy-space"
    offered = [choices.GO[space] for space in spaces]
    about = {"far": _distances(state, step.body), "how": "blink"}
    return ask(state, decider(state, step.body), prompt, step.rule, offered, about)


@BOOK.resolves(steps.BlinkTo)
def blink(state: DragonState, step: steps.BlinkTo, choice: choices.GoTo | None) -> None:
    """DRE-784 to DRE-786: a placement, not a Move: no path, no Slow."""
    spaces = _blink_spaces(state, step)
    if not spaces:
        in_vain(state, step.rule, step.body, Vain.NO_BLINK, step.rule)
        return
    space = spaces[0] if choice is None else choice.space
    sheet_of(state, step.body).space = space
    state.emit(events.Blinked(rule=step.rule, body=step.body, space=space))
    enter(state, step.body, space)


# -- Rush and Retreat ----------------------------------------------------------------------------------


def enemy_goals(state: DragonState, step: steps.EnemyMoves) -> tuple[int, ...]:
    """DRE-440 to DRE-446: the closest (or farthest) reachable spaces with the fewest moves; none if it stays."""
    body = step.body
    here = space_of(state, body)
    aim = space_of(state, main_opponent(state, body))
    if step.line:
        far = line_steps(state, body, step.left, through=True)
        return ground(state).best(rings_of(far), aim, step.away)
    return ground(state).goals(here, step.left, shut(state, body), aim, step.away)


@BOOK.asks(steps.EnemyMoves)
def choose_goal(state: DragonState, step: steps.EnemyMoves) -> Decision | None:
    """DRE-442, DRE-446: among equally good spaces the player chooses."""
    goals = enemy_goals(state, step)
    if len(goals) < 2:
        return None
    seat = decider(state, step.body)
    about = {"how": "retreat" if step.away else "rush"}
    return ask(state, seat, "prompt-enemy-space", step.rule, [choices.GO[space] for space in goals], about)


@BOOK.resolves(steps.EnemyMoves)
def enemy_moves(state: DragonState, step: steps.EnemyMoves, choice: choices.GoTo | None) -> None:
    head_for(state, step, enemy_goals(state, step) if choice is None else (choice.space,))


def set_out(state: DragonState, step: steps.EnemyMoves) -> None:
    """A single goal at once; of several the player chooses first."""
    goals = enemy_goals(state, step)
    if len(goals) > 1:
        state.agenda.append(step)
    else:
        head_for(state, step, goals)


def head_for(state: DragonState, step: steps.EnemyMoves, goals: tuple[int, ...]) -> None:
    """To the first of these spaces; Terrain that may lie on the way is a step of its own."""
    if not goals:
        stays(state, step)
    elif is_crossed(state, step, goals[0]):
        state.agenda.append(steps.EnemyWalks(step.body, goals[0], step.rule))
    else:
        arrive(state, step.body, goals[0], step.rule)


def is_crossed(state: DragonState, step: steps.EnemyMoves, goal: int) -> bool:
    """Whether Terrain that does something lies nearer than the goal: a quick look, `ways` knows exactly."""
    here = space_of(state, step.body)
    specials = stops(state, step.body) & ~(1 << here)
    if not specials or step.line:
        return specials > 0
    for ring in ground(state).rings(here, step.left, shut(state, step.body), 0):
        if ring >> goal & 1:
            return False
        if ring & specials:
            return True
    return False


def stays(state: DragonState, step: steps.EnemyMoves) -> None:
    """DRE-441, DRE-444, AMB-DRE-63: the Enemy does not move, and the log says why."""
    if not step.left:
        why, rule = Vain.NO_MOVES, step.rule
    elif step.away:
        why, rule = Vain.NO_FARTHER, "DRE-441"
    elif range_between(state, step.body, main_opponent(state, step.body)) <= 1:
        why, rule = Vain.BESIDE, "DRE-444"
    else:
        why, rule = Vain.NO_CLOSER, step.rule
    in_vain(state, step.rule, step.body, why, rule)


def ways(state: DragonState, body: int, goal: int) -> set[int]:
    """AMB-DRE-66: the first Terrain that each shortest way to a space enters; -1 is a way without any."""
    start = space_of(state, body)
    if start == goal:
        return set()
    far = steps_to(state, body, len(ground(state).at), through=True)
    if goal not in far:
        return set()
    specials = stops(state, body)
    if not specials:
        return {-1}
    near = ground(state).walkable
    found: set[int] = set()

    def back(space: int, first: int) -> None:
        if space == start:
            found.add(first)
            return
        first = space if specials >> space & 1 else first
        for other in near[space]:
            if far.get(other, -1) == far[space] - 1:
                back(other, first)

    back(goal, -1)
    return found


@BOOK.asks(steps.EnemyWalks)
def choose_way(state: DragonState, step: steps.EnemyWalks) -> Decision | None:
    """AMB-DRE-66, DRE-752: through Terrain or around it.

    DRE-301, DRE-447: what Terrain does and whom it stops holds for the Enemy too.
    """
    found = sorted(ways(state, step.body, step.goal))
    if len(found) < 2:
        return None
    offered = [choices.GO_AROUND if space < 0 else choices.THROUGH[space] for space in found]
    return ask(state, decider(state, step.body), "prompt-enemy-way", "DRE-751", offered)


@BOOK.resolves(steps.EnemyWalks)
def walk(state: DragonState, step: steps.EnemyWalks, choice: choices.GoThrough | choices.GoAround | None) -> None:
    """DRE-751: Terrain on the way is entered, then the way goes on."""
    found = sorted(ways(state, step.body, step.goal))
    if not found or foe_of(state).space == step.goal:
        return
    stop = choice.space if isinstance(choice, choices.GoThrough) else found[0]
    if stop < 0 or stop == step.goal:
        arrive(state, step.body, step.goal, step.rule)
        return
    state.agenda.append(steps.EnemyWalks(step.body, step.goal, step.rule))
    arrive(state, step.body, stop, step.rule)
