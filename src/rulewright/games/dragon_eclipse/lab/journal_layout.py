"""Where the points of a graph are drawn: in rows from the beginning down to the end, each near what leads to it."""

from __future__ import annotations

from collections.abc import Mapping

from .journal_graph import Graph

SWEEPS = 12
"""How often rows are put in order by their neighbours; more changes nothing."""


def rows_of(graph: Graph) -> list[list[str]]:
    """Points in rows: below everything that leads to them, but for arrows that lead back up."""
    goals: dict[str, list[str]] = {id: [] for id in graph.points}
    for arrow in graph.arrows.values():
        goals[arrow.origin].append(arrow.goal)
    order: list[str] = []
    state: dict[str, int] = {}
    forward: dict[str, list[str]] = {id: [] for id in graph.points}

    def visit(first: str) -> None:
        state[first] = 1
        stack = [(first, iter(goals[first]))]
        while stack:
            id, rest = stack[-1]
            goal = next(rest, None)
            if goal is None:
                state[id] = 2
                order.append(id)
                stack.pop()
            elif state.get(goal, 0) != 1:
                forward[id].append(goal)
                if goal not in state:
                    state[goal] = 1
                    stack.append((goal, iter(goals[goal])))

    for id in graph.points:
        if id not in state:
            visit(id)
    depth = dict.fromkeys(graph.points, 0)
    for id in reversed(order):
        for goal in forward[id]:
            depth[goal] = max(depth[goal], depth[id] + 1)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=0) + 1)]
    for id in reversed(order):
        rows[depth[id]].append(id)
    return rows


def places_of(graph: Graph, step: int) -> dict[str, tuple[float, int]]:
    """For each point: how far to the right its middle is, and its row."""
    rows = rows_of(graph)
    near: dict[str, list[str]] = {id: [] for id in graph.points}
    for arrow in graph.arrows.values():
        near[arrow.origin].append(arrow.goal)
        near[arrow.goal].append(arrow.origin)
    row_of = {id: at for at, row in enumerate(rows) for id in row}
    x = {id: float((at - (len(row) - 1) / 2) * step) for row in rows for at, id in enumerate(row)}
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        for row in rows if down else reversed(rows):
            wanted = {id: _wanted(id, near[id], row_of, x, down) for id in row}
            row.sort(key=wanted.__getitem__)
            _spread(row, wanted, x, step)
    least = min(x.values(), default=0.0)
    return {id: (x[id] - least, row_of[id]) for id in x}


def _wanted(id: str, near: list[str], row_of: Mapping[str, int], x: Mapping[str, float], down: bool) -> float:
    """The middle of the neighbours above (or below); where there are none, the place it has."""
    beside = [x[one] for one in near if (row_of[one] < row_of[id]) is down and row_of[one] != row_of[id]]
    return sum(beside) / len(beside) if beside else x[id]


def _spread(row: list[str], wanted: Mapping[str, float], x: dict[str, float], step: int) -> None:
    """As near to where each wants to be as its neighbours allow: groups that touch share their middle."""
    groups: list[list[str]] = []
    for id in row:
        groups.append([id])
        while len(groups) > 1 and _right(groups[-2], wanted, step) + step > _left(groups[-1], wanted, step):
            last = groups.pop()
            groups[-1].extend(last)
    for group in groups:
        first = _left(group, wanted, step)
        for at, id in enumerate(group):
            x[id] = first + at * step


def _left(group: list[str], wanted: Mapping[str, float], step: int) -> float:
    return sum(wanted[id] - at * step for at, id in enumerate(group)) / len(group)


def _right(group: list[str], wanted: Mapping[str, float], step: int) -> float:
    return _left(group, wanted, step) + (len(group) - 1) * step
