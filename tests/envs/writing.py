"""Writes the tables of docs/environments.md: what each number of an observation and each kind of action is.

python -m tests.envs.writing     writes all tables anew, after a game or an observation was changed on purpose
"""

from __future__ import annotations

from pathlib import Path

import rulewright
from rulewright.core.record import Choice
from rulewright.envs import ids, layout

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
NUMBERS = ["| numbers | what | about |", "| --- | --- | --- |"]
ACTIONS = ["| action | how many | from | to |", "| --- | --- | --- | --- |"]
COUNTS = [
    "| game | actions | 1 player | 2 players | 3 players | 4 players | 5 players |",
    "| --- | --- | --- | --- | --- | --- | --- |",
]
IDS = ["| id | what it is |", "| --- | --- |"]


def numbers_of(name: str) -> list[str]:
    """The layout of a game's smallest table, one line for each group."""
    lines = NUMBERS[:]
    for group in layout(name):
        about = list(group.items)
        shown = ", ".join(about) if len(about) <= 8 else f"{', '.join(about[:3])} … {about[-1]} ({len(about)})"
        place = str(group.first) if group.first == group.last else f"{group.first}–{group.last}"
        lines.append(f"| {place} | {group.name} | {shown} |")
    return lines


def actions_of(name: str) -> list[str]:
    """The kinds of actions of a game with their fields, how many there are of each, and the first and the last."""
    kinds: dict[type[Choice], list[Choice]] = {}
    for choice in rulewright.load(name).action_space():
        kinds.setdefault(type(choice), []).append(choice)
    lines = ACTIONS[:]
    for kind, found in kinds.items():
        tag, *_ = str(found[0]).split()
        fields = "".join([f" *{field}*" for field in kind.__struct_fields__])
        first, last = (str(one).removeprefix(tag).strip() for one in (found[0], found[-1]))
        lines.append(f"| `{tag}`{fields} | {len(found)} | {first} | {last if len(found) > 1 else ''} |")
    return lines


def counts() -> list[str]:
    """How many actions there are, and how many numbers at a table of each size."""
    lines = COUNTS[:]
    for name in rulewright.game_names():
        game = rulewright.load(name)
        seats = {seats for mode in game.modes for seats in mode.seats}
        told = [str(len(game.bots.observer(players).names)) if players in seats else "–" for players in range(1, 6)]
        lines.append(f"| {name} | {len(game.action_space())} | {' | '.join(told)} |")
    return lines


def every_id() -> list[str]:
    return [*IDS, *[f"| `{id}` | {entry.about} |" for id, entry in ids().items()]]


def replaced(page: str, table: list[str], number: int = 0) -> str:
    """A page with a table in place of the one with the same header that comes after so many others."""
    start = -1
    for _ in range(number + 1):
        start = page.index("\n".join(table[:2]), start + 1)
    return page[:start] + "\n".join(table) + page[page.index("\n\n", start) :]


def main() -> None:
    """Games stand on the page in the order of the catalog."""
    page = PAGE.read_text("utf-8")
    for table in (every_id(), counts()):
        page = replaced(page, table)
    for number, name in enumerate(rulewright.game_names()):
        for table in (numbers_of(name), actions_of(name)):
            page = replaced(page, table, number)
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
