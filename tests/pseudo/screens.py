"""The terminal in the pseudo-language: every command at the table of every mode, and what is looked up beside it."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile

from rulewright.bots import LEVELS
from rulewright.catalog import game_names, load
from rulewright.cli.main import call

from ..cli.tables import script, seeded_lines
from .language import CODE
from .reading import Findings

TYPED = (
    "help", "board", "board full", "log", "log x", "choices", "?", "? nonsense", "? 1", "hint", "hint nobody", "rules",
    "rules MYS-001", "rules nonsense", "card", "card 1", "card nonsense", "undo 99", "undo x", "save", "resume",
    "lang xx", "999", "nonsense", "1", "1", "1", "undo", "1", "2", "log 5",
)  # fmt: skip
"""What a person types at the table."""
TYPED_WORDS = {*" ".join(TYPED).split(), "quit"}
"""What a person types comes back on the screen; games that go on are left with `quit`."""


def run(*arguments: str, lines: tuple[str, ...] = ()) -> str:
    """All that a call of the command line writes."""
    out = io.StringIO()
    sys.stdin = io.StringIO(script(*lines))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        call([*arguments, "--lang", CODE])
    return out.getvalue()


def main() -> None:
    found = Findings()
    os.environ["COLUMNS"] = "100"
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for name in game_names():
            game = load(name)
            ids = {id for rows in game.content.tables.values() for id in rows}
            written = {word for choice in game.action_space() for word in str(choice).split()}
            parts = {part for word in written for part in word.split(".")}
            kept = {*ids, *written, *parts, *LEVELS, *game_names(), *TYPED_WORDS, CODE, "en", "uk", "xx"}
            for mode in game.modes:
                seats = "Anna,Ben" if 2 in mode.seats else "Anna"
                table = ("play", name, "--terminal", "--mode", mode.name, "--seed", "5", "--seats", seats)
                file = f"{name}-{mode.name}.rwreplay"
                shown = run(*table, lines=TYPED) + run(*table, "--save", file, lines=(*seeded_lines(5), "quit"))
                for line in shown.splitlines():
                    found.text(f"{name} {mode.name}", line, kept)
                for line in run("replay", file, "--at", "9").splitlines():
                    found.text(f"replay {name} {mode.name}", line, kept)
            for line in run("cards", name).splitlines():
                found.text(f"cards {name}", line, kept)
            for line in (*run("rules", name).splitlines(), *run("rules", name, "--summary").splitlines()):
                found.text(f"rules {name}", line, kept)
    found.tell()


if __name__ == "__main__":
    main()
