"""Move, Blink, Rush and Retreat: free spaces, ways, Terrain that is entered. Rulebook p.18, p.22-23, p.33, p.36.

A Move is chosen by its destination: ways through plain spaces differ in nothing. Terrain that does something when
entered is a stop of its own, after which the Move goes on with the spaces that are left.
"""

from __future__ import annotations

from rulewright.core.record import Decision

from ..components import Terrain
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.state import DragonState
from ..words import Affects, Block
from .book import BOOK, answers, ask, decider, foe_of, ground, main_opponent, sheet_of, space_of, standing, terrain_at
from .damage import remove_terrain


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


def closed(state: DragonState, body: int) -> set[int]:
    """DRE-355, DRE-356, DRE-724, DRE-743, DRE-859: spaces that a body can neither enter nor pass."""
    found = set(ground(state).holes)
    found.update([space_of(state, other) for other in standing(state) if other != body])
    if state.foe is not None:
        found.update([minion.space for minion in state.foe.minions])
    for space in (*state.boons, *state.banes):
        terrain = terrain_at(state, space)
        if terrain is not None and is_closed_by(terrain, body):
            found.add(space)
    return found


def stops(state: DragonState, body: int) -> set[int]:
    """Spaces with Terrain that does something to this body."""
    found = set()
    for space in (*state.boons, *state.banes):
        terrain = terrain_at(state, space)
        if terrain is not None and affects(terrain, body):
            found.add(space)
    return found


def steps_to(state: DragonState, body: int, left: int, through: bool = False) -> dict[int, int]:
    """Every space within so many moves, and how many it takes; stops end a way unless it goes `through` them."""
    start = space_of(state, body)
    shut = closed(state, body)
    ends = set() if through else stops(state, body)
    near = ground(state).walkable
    far = {start: 0}
    edge = [start]
    while edge:
        following = []
        for space in edge:
            moved = far[space] + 1
            if moved > left or (space in ends and space != start):
                continue
            for other in near[space]:
                if other not in far and other not in shut:
                    far[other] = moved
                    following.append(other)
        edge = following
    return far


def line_steps(state: DragonState, body: int, left: int, direction: int = -1, through: bool = False) -> dict[int, int]:
    """DRE-757: the same along straight lines."""
    start = space_of(state, body)
    shut = closed(state, body)
    ends = set() if through else stops(state, body)
    far = {start: 0}
    for at, ray in enumerate(ground(state).rays[start]):
        if direction not in (-1, at):
            continue
        for moved, space in enumerate(ray[:left], 1):
            if space in shut:
                break
            far[space] = moved
            if space in ends:
                break
    return far


def arrive(state: DragonState, body: int, space: int, rule: str) -> None:
    """A body stands on a space; Terrain there does its work (DRE-751)."""
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


def _reachable(state: DragonState, step: steps.MoveMystling) -> dict[int, int]:
    if step.line:
        return line_steps(state, step.seat, step.left, step.direction)
    return steps_to(state, step.seat, step.left)


@BOOK.asks(steps.MoveMystling)
def choose_space(state: DragonState, step: steps.MoveMystling) -> Decision | None:
    """DRE-373: up to so many spaces; none is allowed."""
    if step.left < 1:
        return None
    reachable = _reachable(state, step)
    if len(reachable) < 2:
        return None
    offered = [choices.GO[space] for space in sorted(reachable)]
    return ask(state, step.seat, "prompt-move", step.rule, offered, {"n": step.left})


@answers(steps.MoveMystling)
def move(state: DragonState, step: steps.MoveMystling, choice: choices.GoTo | None) -> None:
    if choice is None:
        return
    here = state.sheets[step.seat].space
    if choice.space == here:
        return
    left = step.left - _reachable(state, step)[choice.space]
    if left and choice.space in stops(state, step.seat):
        direction = step.direction
        if step.line and direction < 0:
            rays = ground(state).rays[here]
            direction = next(at for at, ray in enumerate(rays) if choice.space in ray)
        state.agenda.append(steps.MoveMystling(step.seat, left, step.rule, step.line, direction))
    arrive(state, step.seat, choice.space, step.rule)


# -- Blink ---------------------------------------------------------------------------------------------


def _blink_spaces(state: DragonState, step: steps.BlinkTo) -> list[int]:
    """DRE-784, DRE-787, AMB-DRE-65: empty spaces in range; for the Enemy the closest or farthest of them."""
    body = step.body
    shut = closed(state, body)
    here = space_of(state, body)
    free = [space for space in ground(state).within(here, step.range) if space not in shut]
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
    return ask(state, decider(state, step.body), prompt, step.rule, [choices.GO[space] for space in spaces])


@answers(steps.BlinkTo)
def blink(state: DragonState, step: steps.BlinkTo, choice: choices.GoTo | None) -> None:
    """DRE-784 to DRE-786: a placement, not a Move: no path, no Slow."""
    spaces = _blink_spaces(state, step)
    if not spaces:
        return
    space = spaces[0] if choice is None else choice.space
    sheet_of(state, step.body).space = space
    state.emit(events.Blinked(rule=step.rule, body=step.body, space=space))
    enter(state, step.body, space)


# -- Rush and Retreat ----------------------------------------------------------------------------------


def enemy_goals(state: DragonState, step: steps.EnemyMoves) -> list[int]:
    """DRE-440 to DRE-446: the closest (or farthest) reachable spaces with the fewest moves; none if it stays."""
    body = step.body
    here = space_of(state, body)
    row = ground(state).range[space_of(state, main_opponent(state, body))]
    if not step.away and row[here] <= 1:
        return []
    far = line_steps(state, body, step.left, through=True) if step.line else steps_to(state, body, step.left, True)
    best = max([row[space] for space in far]) if step.away else max(1, min([row[space] for space in far]))
    good = [space for space in far if row[space] == best]
    fewest = min([far[space] for space in good])
    return [] if not fewest else sorted([space for space in good if far[space] == fewest])


@BOOK.asks(steps.EnemyMoves)
def choose_goal(state: DragonState, step: steps.EnemyMoves) -> Decision | None:
    """DRE-442, DRE-446: among equally good spaces the player chooses."""
    goals = enemy_goals(state, step)
    if len(goals) < 2:
        return None
    seat = decider(state, step.body)
    return ask(state, seat, "prompt-enemy-space", step.rule, [choices.GO[space] for space in goals])


@answers(steps.EnemyMoves)
def enemy_moves(state: DragonState, step: steps.EnemyMoves, choice: choices.GoTo | None) -> None:
    goals = enemy_goals(state, step)
    if goals:
        goal = goals[0] if choice is None else choice.space
        state.agenda.append(steps.EnemyWalks(step.body, goal, step.rule))


def ways(state: DragonState, body: int, goal: int) -> set[int]:
    """AMB-DRE-66: the first Terrain that each shortest way to a space enters; -1 is a way without any."""
    start = space_of(state, body)
    if start == goal:
        return set()
    far = steps_to(state, body, len(ground(state).at), through=True)
    specials = stops(state, body)
    near = ground(state).walkable
    found: set[int] = set()

    def back(space: int, first: int) -> None:
        if space == start:
            found.add(first)
            return
        first = space if space in specials else first
        for other in near[space]:
            if far.get(other, -1) == far[space] - 1:
                back(other, first)

    if goal in far:
        back(goal, -1)
    return found


@BOOK.asks(steps.EnemyWalks)
def choose_way(state: DragonState, step: steps.EnemyWalks) -> Decision | None:
    """AMB-DRE-66, DRE-752: through Terrain or around it."""
    found = sorted(ways(state, step.body, step.goal))
    if len(found) < 2:
        return None
    offered = [choices.GO_AROUND if space < 0 else choices.THROUGH[space] for space in found]
    return ask(state, decider(state, step.body), "prompt-enemy-way", "DRE-751", offered)


@answers(steps.EnemyWalks)
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
