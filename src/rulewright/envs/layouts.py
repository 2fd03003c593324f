"""What each number of an observation says, group by group."""

from __future__ import annotations

from msgspec import Struct

from rulewright.catalog import load


class Group(Struct, frozen=True):
    """Numbers that follow each other and say the same about different things."""

    name: str
    first: int
    items: tuple[str, ...]
    """What each of the numbers is about; empty for a number that stands alone."""

    @property
    def last(self) -> int:
        return self.first + max(1, len(self.items)) - 1


def layout(game: str, players: int | None = None) -> list[Group]:
    """The groups of a game's observation, in order. Names read `group: item`."""
    loaded = load(game)
    seats = loaded.mode(None).seats[0] if players is None else players
    groups: list[Group] = []
    for place, name in enumerate(loaded.bots.observer(seats).names):
        group, _, item = name.partition(": ")
        items = (item,) if item else ()
        if groups and groups[-1].name == group:
            groups[-1] = Group(group, groups[-1].first, groups[-1].items + items)
        else:
            groups.append(Group(group, place, items))
    return groups
