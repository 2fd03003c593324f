"""What several commands need: games by name, options from `k=v`, replay files, names of seats, progress."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

import click

from rulewright.catalog import game_names, load
from rulewright.content.texts import LANGUAGES, Language
from rulewright.core import replay as replays
from rulewright.core.errors import ReplayError, SetupError
from rulewright.core.game import Game, Option, refused_value, unknown_option
from rulewright.core.numbers import whole_number
from rulewright.core.replay import Replay, Setup
from rulewright.core.seed_words import seed_of
from rulewright.core.text import Say, Texts
from rulewright.replays import problem_report as reports

LARGEST_REPLAY = 50_000_000
LONGEST_NAME = 40
_LONGEST_ECHO = 300
BOT = "bot:"
"""How a seat that a bot holds is written: `bot:random`."""


class SeedWord(click.ParamType):  # type: ignore[type-arg]
    """A seed: a number, or a word that people share instead."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return value if isinstance(value, int) else seed_of(str(value))


SEED = SeedWord()
_LOCALE = Path(str(files(__package__))) / "locale"
_LANGUAGE = "RULEWRIGHT_LANG"
"""The language of whoever says none with --lang, and of what commands without texts refuse."""
_WORDS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}

language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    envvar=_LANGUAGE,
    show_default=True,
    help="language of the texts",
)
mode_option = click.option(
    "--mode", default=None, help="a way to play; `rulewright games` lists them [default: the first]"
)
option_option = click.option(
    "--option", "options", multiple=True, metavar="K=V", help="an option of the game; `rulewright games` lists them"
)
ruling_option = click.option(
    "--ruling", "rulings", multiple=True, metavar="K=V", help="another answer to an open question of the rulebook"
)
packs_option = click.option(
    "--pack", "packs", multiple=True, type=click.Path(path_type=Path), help="a content pack to lay over the game"
)


def asked_language(arguments: Sequence[str] | None = None) -> str:
    """The language in which something is refused: that of --lang, else of RULEWRIGHT_LANG, else English."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    found = os.environ.get(_LANGUAGE, "")
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            found = following
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found if found in LANGUAGES else LANGUAGES[0]


def find_game(name: str | None, packs: tuple[Path, ...] = ()) -> Game:
    """A game by name; without one, the only or first game of the catalog."""
    return load(name or game_names()[0], packs)


def own_words(language: str) -> Language:
    """The sentences of the command line itself."""
    return Language(language, [_LOCALE])


# -- options and names -------------------------------------------------------------------------------------


def read_pairs(kind: str, known: tuple[Option, ...], pairs: tuple[str, ...]) -> dict[str, Any]:
    """`k=v` words as options; values are read by the type of the option's default."""
    table = {option.name: option for option in known}
    found: dict[str, Any] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign:
            raise SetupError("setup-pair", kind=kind, pair=pair)
        option = table.get(name.strip())
        if option is None:
            raise unknown_option(kind, name.strip(), table)
        found[option.name] = _value(kind, option, text.strip())
    return found


def read_terms(
    game: Game, mode: str | None, options: tuple[str, ...], rulings: tuple[str, ...]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options and rulings of a table; what makes no difference in its mode is refused."""
    wanted = read_pairs("option", game.options, options)
    readings = read_pairs("ruling", game.rulings, rulings)
    game.reject_ineffective(mode, wanted, readings)
    return wanted, readings


@contextmanager
def refusing_in(language: str, game: Game) -> Iterator[None]:
    """What is wrong about a table is said in the reader's language; in English as programs read it."""
    try:
        yield
    except SetupError as error:
        if language == LANGUAGES[0]:
            raise
        raise SetupError(game.texts(language).refusal(error)) from None


def _value(kind: str, option: Option, text: str) -> Any:
    if isinstance(option.default, bool):
        others = [value for value in option.allowed if isinstance(value, str)]
        if text in others:
            return text
        if text.lower() not in _WORDS:
            raise refused_value(kind, option.name, text, ", ".join(["yes", "no", *others]))
        return _WORDS[text.lower()]
    if isinstance(option.default, int):
        number = whole_number(text)
        if number is None:
            raise SetupError("setup-number", kind=kind, option=option.name, value=text)
        return number
    return text


def check_names(people: Sequence[str]) -> None:
    """Names of people must fit on a line and differ; an empty one means "Player 1"."""
    named = [name for name in people if name]
    if len(set(named)) != len(named):
        raise SetupError("names-twice", names=", ".join(named))
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in named):
        raise SetupError("name-long", most=LONGEST_NAME)


def seat_names(setup: Setup, say: Say) -> tuple[str, ...]:
    """What everybody at the table is called: people by their names, the others by their numbers."""
    seats = setup.seats or ("",) * setup.players
    return tuple(
        say("bot", number=number) if seat.startswith(BOT) else seat or say("player", number=number)
        for number, seat in enumerate(seats, 1)
    )


def event_sentence(event: dict[str, Any], texts: Texts, say: Say) -> str:
    """A line of the log with its rule. Undo is an event of the session, not of the game."""
    if event["type"] == "choices-undone":
        line = say("undone", who=texts.seat(event["seat"]), count=event["count"])
    else:
        line = texts.event(event)
    return f"{line}  [{event['rule']}]"


# -- replay files ------------------------------------------------------------------------------------------


def read_replay(path: Path, reported: bool = False) -> Replay:
    """A replay file, or (if `reported`) the replay in a problem report. Raises `ReplayError` for anything else."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_REPLAY + 1)
        text = reports.replay_text(raw) if reported and reports.is_bundle(raw) else raw.decode("utf-8")
    except ReplayError as error:
        raise ReplayError("in-file", file=path.name, error=error) from None
    except FileNotFoundError:
        raise ReplayError("file-missing", file=path) from None
    except IsADirectoryError:
        raise ReplayError("replay-is-folder", file=path) from None
    except UnicodeDecodeError as error:
        raise ReplayError("replay-not-text", file=path.name, byte=error.start) from None
    except OSError as error:
        raise ReplayError("cannot-read", file=path, reason=error.strerror) from None
    except ValueError:
        raise ReplayError("file-name-impossible", file=path) from None
    if len(raw) > LARGEST_REPLAY:
        raise ReplayError("replay-file-large", file=path.name, most=LARGEST_REPLAY)
    replay = replays.read(replays.lines_of(text))
    _check_seats(replay.header.setup)
    return replay


def _check_seats(setup: Setup) -> None:
    if setup.seats and len(setup.seats) != setup.players:
        raise ReplayError("replay-seats", seats=len(setup.seats), players=setup.players)
    try:
        check_names([seat for seat in setup.seats if not seat.startswith(BOT)])
    except SetupError as error:
        raise ReplayError("replay-seats-impossible", error=error) from None


def open_replay(
    path: Path, packs: tuple[Path, ...] = (), name: str | None = None, reported: bool = False
) -> tuple[Game, Replay]:
    """A replay and the game it was played with: the same packs must be laid over it."""
    replay = read_replay(path, reported)
    setup = replay.header.setup
    if name is not None and load(name).name != setup.game:
        raise ReplayError("replay-other-game-asked", file=path.name, game=setup.game, asked=name)
    game = load(setup.game, packs)
    if game.packs != setup.packs:
        used = ", ".join(plainly(pack) for pack in setup.packs) or "no content pack"
        raise ReplayError("replay-packs-asked", file=path.name, packs=used)
    return game, replay


def check_entry(replay: Replay, at: int | None) -> None:
    """An entry number that somebody asked for must be in the replay."""
    if at is not None and at > len(replay.entries):
        raise ReplayError("replay-past-end", at=at, count=len(replay.entries))


def check_seat(replay: Replay, seat: int | None) -> None:
    """A seat that somebody asked for must be at the table."""
    players = replay.header.setup.players
    if seat is not None and seat >= players:
        raise SetupError("seat-not-there", seat=seat, last=players - 1)


def write_replay(path: Path, replay: Replay) -> None:
    """Write a replay beside the old file first, so that a crash never costs both."""
    try:
        if path.is_dir() or not path.name:
            raise ReplayError("name-a-file", file=path)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text("\n".join(replays.write(replay)) + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise ReplayError("cannot-write", file=path, reason=error.strerror) from None
    except ReplayError:
        raise
    except ValueError:
        raise ReplayError("file-name-impossible", file=path) from None


def plainly(text: str) -> str:
    """Text that somebody typed or a file holds: short, and without anything that could steer a terminal."""
    told = "".join(sign if sign.isprintable() else "?" for sign in text[:_LONGEST_ECHO])
    return told if len(text) <= _LONGEST_ECHO else f"{told}…"


# -- results -----------------------------------------------------------------------------------------------


def check_target(target: Path | None) -> None:
    """Before long work: say at once that its result could not be written."""
    if target is None or str(target) == "-":
        return
    place = target if target.exists() else target.parent
    if target.is_dir():
        raise SetupError("cannot-write-folder", file=target)
    if not place.exists():
        raise SetupError("cannot-write-no-folder", file=target, folder=place)
    if not os.access(place, os.W_OK):
        raise SetupError("cannot-write-permission", file=target)


def write_json(target: Path | None, data: Any) -> None:
    """JSON to a file, or to standard output when the file is `-` or missing."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    if target is None or str(target) == "-":
        click.echo(text)
        return
    try:
        target.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise SetupError("cannot-write", file=target, reason=error.strerror) from None


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal; quiet in a pipe.

    It is drawn when something is done, not by a thread of its own: a process with threads cannot be forked safely.
    """
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task(label, total=total)
        bar.refresh()
        drawn = monotonic()

        def progress(done: int) -> None:
            nonlocal drawn
            bar.update(task, advance=done)
            if monotonic() - drawn > 0.1:
                bar.refresh()
                drawn = monotonic()

        yield progress


@contextmanager
def working(label: str) -> Iterator[None]:
    """A sign of life on a terminal while something takes a while; quiet in a pipe."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(label):
        yield


def fresh_seed() -> int:
    """A seed for a new game: the only place where the outside world decides anything."""
    import secrets

    return secrets.randbits(31)


def counted(n: int, what: str) -> str:
    """1 game, 2 games: in the plain English of reports."""
    return f"{n:,} {what}" if n == 1 else f"{n:,} {what}s"
