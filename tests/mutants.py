"""Saves with small damages: what a stranger might send, or a disk might make of a save."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

Path = tuple[str | int, ...]
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 10, 12, 15, 16, 29, 100, 200, 400, -100, 10**6, 2**62, -(2**62))


def places(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a save, with the way there."""
    yield path, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from places(value, (*path, at))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def is_there(data: Any, path: Path) -> bool:
    try:
        at(data, path)
    except (KeyError, IndexError, TypeError):
        return False
    return True


class Mutator:
    """Damages saves: numbers, words, lists, whole parts, also by parts of other saves of the same game."""

    def __init__(self, luck: Random, others: list[dict[str, Any]]) -> None:
        self.luck = luck
        self.others = others

    def damaged(self, state: dict[str, Any]) -> dict[str, Any]:
        """A copy with one to three damages."""
        made = copy.deepcopy(state)
        for _ in range(self.luck.choice((1, 1, 1, 2, 3))):
            self.damage(made)
        return made

    def damage(self, state: dict[str, Any]) -> None:
        luck = self.luck
        found = [(path, value) for path, value in places(state) if path and path[0] != "luck"]
        # Not every card of every deck, but every kind of field is as likely as any other.
        kinds: dict[tuple[str, ...], list[tuple[Path, Any]]] = {}
        for path, value in found:
            kinds.setdefault(tuple(str(key) for key in path if isinstance(key, str)), []).append((path, value))
        path, value = luck.choice(kinds[luck.choice(list(kinds))])
        holder = at(state, path[:-1])
        key = path[-1]
        if luck.random() < 0.15:
            del holder[key]
        elif luck.random() < 0.25:
            other = luck.choice(self.others)
            if is_there(other, path):
                holder[key] = copy.deepcopy(at(other, path))
            elif isinstance(holder, dict) and isinstance(other, dict):
                same = at(other, path[:-1]) if is_there(other, path[:-1]) else other
                name = luck.choice(list(same)) if isinstance(same, dict) and same else ""
                if name:
                    holder[name] = copy.deepcopy(same[name])
        elif isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = luck.choice((value + 1, value - 1, -value, luck.choice(NUMBERS)))
        elif isinstance(value, str):
            words = [word for _, word in places(luck.choice((state, *self.others))) if isinstance(word, str)]
            holder[key] = luck.choice((*luck.sample(words, min(4, len(words))), ""))
        elif isinstance(value, list):
            self.damage_list(value)
        elif isinstance(value, dict) and value:
            value.pop(luck.choice(list(value)))
        else:
            holder[key] = luck.choice((None, 0, "", [], {}))

    def damage_list(self, value: list[Any]) -> None:
        luck = self.luck
        how = luck.randrange(5)
        if how == 0 or not value:
            items = [item for other in self.others for _, one in places(other) if isinstance(one, list) for item in one]
            value.insert(luck.randint(0, len(value)), copy.deepcopy(luck.choice(items)))
        elif how == 1:
            value.pop(luck.randrange(len(value)))
        elif how == 2:
            value.append(copy.deepcopy(luck.choice(value)))
        elif how == 3:
            luck.shuffle(value)
        else:
            del value[luck.randrange(len(value)) :]
