"""The tree of forks: where a table comes from and what goes on from it, as far as a visitor may be led there.

Whoever forks a running game puts what they know of it, their hand too, into another table, which anybody who finds it
can watch to its end. So while a game runs, its forks are shown to those who sit at them and to nobody else. Once all
games above it are over there is nothing left to give away, and whoever may see a table may see its forks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from rulewright.store.store import Row, Store

from .live_table import FILE, LiveTable, Origin, hashed, origin_of

MOST = 300
"""Tables in one tree: whoever has more of them sees the oldest."""
DEEPEST = 40
"""How far up a tree goes from a table; and twice as far down from there."""
OVER, PLAYING, GONE, REPLAY = "over", "playing", "gone", "file"


class Branch(msgspec.Struct):
    """A table, or a replay that somebody brought, with what goes on from it."""

    id: str
    status: str
    """`playing`, `over`, `file`, or `gone` for one that is not kept any more."""
    address: str
    """Where it can be looked at; empty if this visitor is not led there."""
    names: tuple[str, ...]
    """Who sits there, if the visitor may know."""
    here: bool
    """Whether it is the table that the tree was asked about."""
    mine: bool
    origin: Origin | None
    forks: list[Branch]

    def size(self) -> int:
        return 1 + sum(fork.size() for fork in self.forks)


async def tree_of(store: Store, table: LiveTable, tokens: Mapping[str, Iterable[str]]) -> Branch:
    """The tree that a table belongs to, as one who has these tokens may see it; from its root on, if that is near."""
    above = await _ancestors(store, table.id)
    shown = above[-DEEPEST:]
    hidden = above[: len(above) - len(shown)]
    top = shown[0].get("parent") or shown[0]["id"] if not hidden else shown[0]["id"]
    rows = {row["id"]: row for row in shown}
    layer = [top]
    for _ in range(2 * DEEPEST):
        layer = [row["id"] for row in await store.forks.of(layer, MOST) if rows.setdefault(row["id"], row)]
        if not layer or len(rows) >= MOST:
            break
    seats = await store.forks.seats(list(rows))
    grown = _Tree(table.id, rows, seats, tokens)
    found = grown.branch(top, above_over=all(row["status"] == OVER for row in hidden), parent_seen=False)
    assert found is not None  # the table itself is always in it
    return found


async def _ancestors(store: Store, table_id: str) -> list[Row]:
    """A table with those above it that are kept, the highest first."""
    found: list[Row] = []
    row = await store.forks.table(table_id)
    while row is not None:
        found.append(row)
        row = await store.forks.table(row["parent"]) if row["parent"] else None
    return found[::-1]


async def parent_address(store: Store, table: LiveTable, tokens: Mapping[str, Iterable[str]]) -> str:
    """Where the parent of a fork can be looked at, if the visitor may be led there."""
    if table.origin is None:
        return ""
    above = await tree_of(store, table, tokens)
    while not any(fork.here for fork in above.forks):
        above = next(fork for fork in above.forks if _holds(fork, table.id))
    return above.address


def _holds(branch: Branch, id: str) -> bool:
    return branch.id == id or any(_holds(fork, id) for fork in branch.forks)


class _Tree:
    """The rows of a tree, and what one visitor may see of them."""

    def __init__(self, here: str, rows: dict[str, Row], seats: list[Row], tokens: Mapping[str, Iterable[str]]) -> None:
        self.here = here
        self.rows = rows
        self.forks: dict[str, list[str]] = {}
        for row in rows.values():
            if row["parent"]:
                self.forks.setdefault(row["parent"], []).append(row["id"])
        for ids in self.forks.values():
            ids.sort(key=lambda id: (rows[id]["created"], id))
        self.names: dict[str, list[str]] = {}
        self.mine: set[str] = set()
        opened = {id: {hashed(token) for token in found} for id, found in tokens.items() if id in rows}
        for seat in seats:
            self.names.setdefault(seat["table_id"], []).append(seat["name"])
            if seat["claimed"] and seat["token"] in opened.get(seat["table_id"], ()):
                self.mine.add(seat["table_id"])

    def branch(self, id: str, above_over: bool, parent_seen: bool) -> Branch | None:
        """A branch with all that may be seen of it; None if that is nothing."""
        row = self.rows.get(id)
        here, mine = id == self.here, id in self.mine
        seen = here or mine or (row is not None and above_over and (bool(row["listed"]) or parent_seen))
        status = REPLAY if id.startswith(FILE) else GONE if row is None else str(row["status"])
        below = above_over and status != PLAYING
        if status == REPLAY:
            # Who sits at a game that goes on from a file has the file, or was asked to come by one who has.
            seen = any(fork in self.mine for fork in self.forks.get(id, ()))
        forks = [self.branch(fork, below, seen) for fork in self.forks.get(id, ())]
        shown = [fork for fork in forks if fork is not None]
        if not seen and not shown:
            return None
        address = f"/replay/{id}" if status == REPLAY else f"/t/{id}"
        return Branch(
            id=id if seen else "",
            status=status,
            address=address if seen and status != GONE else "",
            names=tuple(self.names.get(id, ())) if seen else (),
            here=here,
            mine=mine,
            origin=origin_of(row) if row is not None and seen else None,
            forks=shown,
        )
