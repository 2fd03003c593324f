"""`rulewright play`: sit down at a table on this machine."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.bots import make, names
from rulewright.catalog import load
from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.replay import Setup
from rulewright.core.session import Session

from .common import engine_stamp, find_game, language_option, packs_option, read_pairs, read_replay

BOT = "bot:"


def read_seats(game: Game, words: str | None, players: int | None, mode: str | None) -> tuple[str, ...]:
    """Who sits where. Bots are written `bot:random`; a bot's bare name will do. Everybody else is a person."""
    allowed = game.mode(mode).seats
    if words is None:
        count = players if players is not None else (3 if 3 in allowed else allowed[0])
        seats = ["You", *[BOT + names()[0]] * (count - 1)]
    else:
        seats = [word.strip() for word in words.split(",") if word.strip()]
        seats = [BOT + seat if seat in names() else seat for seat in seats]
    if len(seats) not in allowed or (players is not None and players != len(seats)):
        raise SetupError(f"{len(seats)} seats are named; {game.name} takes {', '.join(str(n) for n in allowed)}")
    people = [seat for seat in seats if not seat.startswith(BOT)]
    if len(set(people)) != len(people):
        raise SetupError(f"two seats have the same name: {', '.join(people)}")
    if any(len(name) > 40 or not name.isprintable() for name in people):
        raise SetupError("a name has at most 40 printable characters")
    for seat in seats:
        if seat.startswith(BOT):
            make(seat.removeprefix(BOT))
    return tuple(seats)


@click.command("play")
@click.argument("name", required=False, metavar="[GAME]")
@click.option("--terminal", is_flag=True, help="play in the terminal")
@click.option("--players", type=int, default=None, help="seats at the table [default: 3]")
@click.option("--seats", default=None, help="names and bots in seat order, such as: Anna,Ben,bot:random")
@click.option("--seed", type=int, default=None, help="the game's seed [default: a new one]")
@click.option("--mode", default=None)
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--ruling", "rulings", multiple=True, metavar="K=V")
@click.option("--resume", "file", type=click.Path(path_type=Path), default=None, help="go on with a saved game")
@click.option("--ask-forced", is_flag=True, help="ask even where there is only one choice")
@language_option
@packs_option
def command(
    name: str | None,
    terminal: bool,
    players: int | None,
    seats: str | None,
    seed: int | None,
    mode: str | None,
    options: tuple[str, ...],
    rulings: tuple[str, ...],
    file: Path | None,
    ask_forced: bool,
    language: str,
    packs: tuple[Path, ...],
) -> None:
    """Play at a table: people on this screen and bots, in any seats."""
    from .terminal import Table

    if file is not None:
        replay = read_replay(file)
        game = load(replay.header.setup.game, packs)
        session = Session.resume(game, replay)
    else:
        game = find_game(name, packs)
        chosen = read_seats(game, seats, players, mode)
        setup = Setup(
            game.name,
            len(chosen),
            fresh_seed() if seed is None else seed,
            mode or "",
            read_pairs("option", game.options, options),
            read_pairs("ruling", game.rulings, rulings),
            game.packs,
            chosen,
        )
        session = Session(game, setup, engine_stamp(game))
    Table(session, language, ask_forced).run()


def fresh_seed() -> int:
    """A seed for a new game: the only place where the outside world decides anything."""
    import secrets

    return secrets.randbits(31)
