"""The screen: wrapped paragraphs, numbered lists that stay short, and a clearing that leaves nothing behind."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby

import click

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, and last the scroll-back: some terminals push what is cleared into it."""

_NARROWEST, _WIDEST = 40, 120
_LONG_LIST = 8
"""Lists up to this length stand one below the other."""
_WORTH_SAVING = 45
"""Characters that must be saved before labels share a line above them."""
_SHORTEST_HEAD = 12
_GAP = 2


class Screen:
    """Where a table talks to the person in front of it: a terminal, or the pipes of a script."""

    @property
    def width(self) -> int:
        return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))

    @property
    def is_terminal(self) -> bool:
        """Whether people sit here, and not a script."""
        return sys.stdin.isatty()

    def tell(self, text: str, indent: int = 0, bold: bool = False, dim: bool = False) -> None:
        """A paragraph, wrapped."""
        lines = wrapped(text, self.width, " " * indent, " " * (indent + 2))
        click.secho("\n".join(lines), bold=bold or None, dim=dim or None)

    def blank(self) -> None:
        click.echo()

    def list_choices(self, choices: Iterable[tuple[str, str]]) -> None:
        """Numbered choices from their texts and labels."""
        for line in numbered(list(choices), self.width):
            click.echo(line)

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Two columns, the second one wrapped."""
        left = max(len(first) for first, _ in rows) + 2
        for first, second in rows:
            click.echo("\n".join(wrapped(second, self.width, f"  {first:<{left}}", " " * (left + 2))))

    def clear(self) -> None:
        """Nothing that was shown before can be read any more."""
        if sys.stdout.isatty():
            click.echo(CLEAR, nl=False)

    def read(self, prompt: str) -> str | None:
        """A line from the person or the script; None where there are no more."""
        click.echo("\n".join(wrapped(f"{prompt}>", self.width, "", "  ")) + " ", nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            return None
        if not self.is_terminal:
            click.echo(line.rstrip("\n"))
        return line.strip()


def wrapped(text: str, width: int, first: str, others: str) -> list[str]:
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=others,
        break_on_hyphens=False,
        break_long_words=False,
        drop_whitespace=True,
    )


# -- numbered lists ----------------------------------------------------------------------------------------


def numbered(choices: Sequence[tuple[str, str]], width: int) -> list[str]:
    """A numbered list: what neighbours of one kind have in common is said once, long lists get columns."""
    digits = len(str(len(choices)))
    lines: list[str] = []
    for _, members in groupby(enumerate(choices, 1), key=lambda member: _kind(member[1][0])):
        entries = [(number, label) for number, (_, label) in members]
        head, tail = _shared([label for _, label in entries])
        indent = 2
        if head:
            lines.extend(wrapped(f"{head} … {tail}".rstrip(), width, "  ", "    "))
            cut = len(tail) + 1 if tail else 0
            entries = [(number, label[len(head) + 1 : len(label) - cut]) for number, label in entries]
            indent = 4
        lines.extend(_laid_out(entries, width, indent, digits, columns=len(choices) > _LONG_LIST))
    return lines


def _kind(text: str) -> str:
    """Choices are of one kind when only the last word of their texts differs: `travel troop arch.myst …`."""
    return text.rpartition(" ")[0] or text


def _shared(labels: Sequence[str]) -> tuple[str, str]:
    """The words that all labels begin with, and the bracket that all end with, if that saves enough."""
    words = [label.split(" ") for label in labels]
    shortest = min(len(each) for each in words) - 1
    same = 0
    while same < shortest and len({each[same] for each in words}) == 1:
        same += 1
    head = " ".join(words[0][:same])
    tail = labels[0][labels[0].rfind(" (") + 1 :] if labels[0].endswith(")") and " (" in labels[0] else ""
    if not all(label.endswith(f" {tail}") and len(label) > len(head) + len(tail) + 2 for label in labels):
        tail = ""
    saved = (len(head) + len(tail)) * (len(labels) - 1)
    return (head, tail) if len(head) >= _SHORTEST_HEAD and saved >= _WORTH_SAVING else ("", "")


def _laid_out(entries: Sequence[tuple[int, str]], width: int, indent: int, digits: int, columns: bool) -> list[str]:
    """Entries below each other, or in as many columns as fit, numbered downwards."""
    cells = [f"{number:>{digits}} {label}" for number, label in entries]
    for down in range(1, len(cells)) if columns else ():
        stacks = [cells[start : start + down] for start in range(0, len(cells), down)]
        widths = [max(len(cell) for cell in stack) for stack in stacks]
        if indent + sum(widths) + _GAP * (len(stacks) - 1) <= width:
            return [_row(stacks, widths, row, indent) for row in range(down)]
    pad = " " * indent
    return [line for cell in cells for line in wrapped(cell, width, pad, pad + " " * (digits + 1))]


def _row(stacks: Sequence[Sequence[str]], widths: Sequence[int], row: int, indent: int) -> str:
    cells = [f"{stack[row]:<{size}}" for stack, size in zip(stacks, widths, strict=True) if row < len(stack)]
    return (" " * indent + (" " * _GAP).join(cells)).rstrip()
