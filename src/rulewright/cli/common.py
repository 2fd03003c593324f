"""What several commands need: games by name, options from `k=v`, files, progress."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import click

from rulewright import __version__
from rulewright.catalog import game_names, load
from rulewright.core import replay as replays
from rulewright.core.errors import ReplayError, SetupError
from rulewright.core.game import Game, Option
from rulewright.core.replay import Replay

LARGEST_REPLAY = 50_000_000

language_option = click.option(
    "--lang", "language", type=click.Choice(["en", "uk"]), default="en", show_default=True, help="language of the texts"
)
packs_option = click.option(
    "--pack", "packs", multiple=True, type=click.Path(path_type=Path), help="a content pack to lay over the game"
)


def find_game(name: str | None, packs: tuple[Path, ...] = ()) -> Game:
    """A game by name; without one, the only or first game of the catalog."""
    return load(name or game_names()[0], packs)


def read_pairs(kind: str, known: tuple[Option, ...], pairs: tuple[str, ...]) -> dict[str, Any]:
    """`k=v` words as options; values are read by the type of the option's default."""
    table = {option.name: option for option in known}
    found: dict[str, Any] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign:
            raise SetupError(f"{kind} {pair!r} has no value; write {kind}s as name=value")
        option = table.get(name.strip())
        if option is None:
            raise SetupError(f"there is no {kind} {name.strip()!r}; known: {', '.join(table)}")
        found[option.name] = _value(kind, option, text.strip())
    return found


def _value(kind: str, option: Option, text: str) -> Any:
    if isinstance(option.default, bool):
        words = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        if text.lower() not in words:
            raise SetupError(f"{kind} {option.name} is {text!r}; allowed: yes, no")
        return words[text.lower()]
    if isinstance(option.default, int):
        try:
            return int(text)
        except ValueError:
            raise SetupError(f"{kind} {option.name} is {text!r}; expected a whole number") from None
    return text


def read_replay(path: Path) -> Replay:
    """A replay file. Raises `ReplayError` for anything that is not one."""
    try:
        if path.stat().st_size > LARGEST_REPLAY:
            raise ReplayError(f"{path.name} is larger than {LARGEST_REPLAY} bytes; no replay is")
        text = path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise ReplayError(f"there is no file {path}") from None
    except IsADirectoryError:
        raise ReplayError(f"{path} is a folder, not a replay file") from None
    except UnicodeDecodeError as error:
        raise ReplayError(f"{path.name} is not a replay: byte {error.start} is not UTF-8") from None
    except OSError as error:
        raise ReplayError(f"{path} cannot be read: {error.strerror}") from None
    return replays.read(text.splitlines())


def write_replay(path: Path, replay: Replay) -> None:
    """Write a replay beside the old file first, so that a crash never costs both."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text("\n".join(replays.write(replay)) + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise ReplayError(f"{path} cannot be written: {error.strerror}") from None


def engine_stamp(game: Game) -> str:
    """Version of the program and a hash of the rules' source, for the header of replays."""
    digest = hashlib.blake2b(digest_size=6)
    root = files("rulewright")
    for room in ("core", f"games/{game.name}"):
        for path in sorted(Path(str(root / room)).rglob("*.py")):
            digest.update(path.read_bytes())
    return f"{__version__}+{digest.hexdigest()}"


def write_json(target: Path | None, data: Any) -> None:
    """JSON to a file, or to standard output when the file is `-` or missing."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    if target is None or str(target) == "-":
        click.echo(text)
        return
    try:
        target.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {error.strerror}") from None


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal; quiet in a pipe."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, advance=done)
