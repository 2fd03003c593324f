"""`rulewright play`: sit down at a table on this machine."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import click

from rulewright.bots import DEFAULT_LEVEL, make, names, split
from rulewright.bots.by_name import EXTERNAL
from rulewright.content.stamp import engine_stamp
from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.replay import Setup
from rulewright.core.session import Session

from . import progress_file
from .common import (
    BOT,
    SEED,
    check_names,
    find_game,
    fresh_seed,
    language_option,
    mode_option,
    open_replay,
    option_option,
    packs_option,
    read_terms,
    refusing_in,
    ruling_option,
)


def read_seats(
    game: Game, words: str | None, players: int | None, mode: str | None, bots: str | None = None
) -> tuple[str, ...]:
    """Who sits where. Bots are written `bot:random` or just `random`. Everybody else is a person."""
    allowed = game.mode(mode).seats
    count = players if players is not None else (3 if 3 in allowed else allowed[0])
    others = split(bots or "") or (DEFAULT_LEVEL,)
    seats = ["", *[BOT + others[seat % len(others)] for seat in range(count - 1)]]
    if words is not None and bots is not None:
        raise SetupError("seats-and-bots")
    if words is not None:
        seats = [BOT + seat if is_bot(seat) else seat for seat in split(words)]
        if players is not None and players != len(seats):
            raise SetupError("players-and-seats", players=players, count=len(seats))
        count = len(seats)
    if count not in allowed:
        numbers = ", ".join(str(n) for n in allowed)
        raise SetupError("table-players", game=game.name, count=count, mode=game.mode(mode).name, allowed=numbers)
    check_names([seat for seat in seats if not seat.startswith(BOT)])
    for seat in seats:
        if seat.startswith(BOT):
            make(seat.removeprefix(BOT)).close()
    return tuple(seats)


def is_bot(word: str) -> bool:
    """Whether somebody means a bot by this: `random`, `search:sims=50`, `exec:./mybot`."""
    name, colon, _ = word.partition(":")
    return name in names() or (bool(colon) and name == EXTERNAL.rstrip(":"))


@click.command("play")
@click.argument("name", required=False, metavar="[GAME]")
@click.option(
    "--terminal/--browser",
    "terminal",
    default=None,
    help="where to play [default: in the browser; in the terminal if seats or a file are named, or a script plays]",
)
@click.option(
    "--players", type=int, default=None, help="seats at the table [default: 3, or the fewest that the mode has]"
)
@click.option("--seats", default=None, help="names and bots in seat order, such as: Anna,Ben,bot:random")
@click.option("--bots", default=None, help="the bots in all seats but yours, such as: planner [default: greedy]")
@click.option("--seed", type=SEED, default=None, help="the game's seed, a number or a word [default: a new one]")
@mode_option
@option_option
@ruling_option
@click.option("--resume", "file", type=click.Path(path_type=Path), default=None, help="go on with a saved game")
@click.option("--save", "target", type=click.Path(path_type=Path), default=None, help="save here after every choice")
@click.option(
    "--progress",
    "record",
    type=click.Path(path_type=Path, dir_okay=False),
    default=None,
    help="a file with what outlives a game, such as a Save sheet: begin with it, write it back at the end",
)
@click.option("--ask-forced", is_flag=True, help="ask even where there is only one choice")
@click.option("--odds/--no-odds", default=True, help="tell how likely what comes next is [default: yes]")
@click.option("--programs", is_flag=True, help="let a saved game start the programs that held seats in it")
@language_option
@packs_option
def command(
    name: str | None,
    terminal: bool | None,
    players: int | None,
    seats: str | None,
    bots: str | None,
    seed: int | None,
    mode: str | None,
    options: tuple[str, ...],
    rulings: tuple[str, ...],
    file: Path | None,
    target: Path | None,
    record: Path | None,
    ask_forced: bool,
    odds: bool,
    programs: bool,
    language: str,
    packs: tuple[Path, ...],
) -> None:
    """Play at a table: people on this screen and bots, in any seats."""
    named = (players, seats, bots, seed, mode, file, target, record, *options, *rulings, *packs)
    if terminal is None:
        terminal = ask_forced or programs or not odds or any(value is not None for value in named) or is_script()
    if not terminal:
        try:
            from rulewright.web.server import play_in_browser
        except ImportError:
            raise SetupError("browser-needs-web") from None
        play_in_browser(find_game(name).name if name else "", say=click.echo)
        return
    from .save_file import Archive
    from .terminal import Table
    from .terminal_bots import refuse_programs

    if file is not None:
        given = {"--players": players, "--seats": seats, "--bots": bots, "--seed": seed, "--mode": mode}
        fixed = [word for word, value in given.items() if value is not None]
        fixed += ["--option"] * bool(options) + ["--ruling"] * bool(rulings)
        if fixed:
            raise SetupError("resume-fixed", options=", ".join(fixed))
        game, replay = open_replay(file, packs, name)
        session = Session.resume(game, replay)
    else:
        game = find_game(name, packs)
        with refusing_in(language, game):
            chosen = read_seats(game, seats, players, mode, bots)
            agreed, ruled = read_terms(game, mode, options, rulings)
            if record is not None:
                agreed = progress_file.begin(game, mode, agreed, record)
            if not all(seat.startswith(BOT) for seat in chosen):
                agreed = game.with_people(agreed)
            luck = fresh_seed() if seed is None else seed
            setup = Setup(game.name, len(chosen), luck, mode or "", agreed, ruled, game.packs, chosen)
            session = Session(game, setup, engine_stamp(game))
    if target is not None and target.exists() and target != file:
        raise SetupError("target-exists", file=target)
    if file is not None and not programs:
        refuse_programs(session.setup)
    archive = Archive(target or file, keeps=target is not None)
    if file is not None and target in (None, file):
        archive.note(session, file)
    if record is not None:
        progress_file.keepsake_of(game, session.setup.mode)
    table = Table(session, language, ask_forced, packs, archive, programs, odds)
    table.run()
    if record is not None and progress_file.write_back(table.session, record):
        click.echo(table.say("progress-written", file=str(record)))


def is_script() -> bool:
    """Whether somebody's script, not a person, is on standard input."""
    try:
        kind = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):
        return True
    return stat.S_ISFIFO(kind) or stat.S_ISREG(kind)
