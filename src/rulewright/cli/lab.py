"""`rulewright lab`: a balance report from thousands of games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rulewright.bots import split
from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.numbers import whole_number
from rulewright.lab import matches
from rulewright.lab.balance import running
from rulewright.lab.balance.page import page

from .common import (
    check_target,
    counted,
    find_game,
    mode_option,
    option_option,
    packs_option,
    progress_bar,
    read_terms,
    ruling_option,
)
from .many_games import engine_options, jobs_for, reporting_failures

GAMES = 1000
BOTS = "greedy"


@click.command("lab")
@click.argument("game_name", metavar="GAME")
@click.option("--games", type=click.IntRange(min=1), default=None, help=f"how many to play in all [default: {GAMES}]")
@click.option("--players", default=None, metavar="N,N", help="numbers of players [default: all that the game has]")
@click.option("--bots", default=None, help=f"names, separated by commas; repeated to fill the table [default: {BOTS}]")
@click.option("--seed", type=int, default=None, help="the first; each game has its own [default: 0]")
@mode_option
@option_option
@ruling_option
@engine_options
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    default=None,
    help="keep the games in this file (.jsonl or .jsonl.gz); those that it holds already are not played again",
)
@click.option(
    "--out", type=click.Path(path_type=Path), default=Path("report.html"), show_default=True, help="the report"
)
@packs_option
def command(
    game_name: str,
    games: int | None,
    players: str | None,
    bots: str | None,
    seed: int | None,
    mode: str | None,
    options: tuple[str, ...],
    rulings: tuple[str, ...],
    jobs: int | None,
    engine: str,
    address: str | None,
    data: Path | None,
    out: Path,
    packs: tuple[Path, ...],
) -> None:
    """Play games between bots and write what they say about the game's balance, as one HTML file."""
    game = find_game(game_name, packs)
    check_target(out)
    check_target(data)
    folders = tuple(str(pack.absolute()) for pack in packs)
    wanted, readings = read_terms(game, mode, options, rulings)
    asked: dict[str, Any] = {
        "players": read_players(game, players, mode) if players else None,
        "bots": split(bots) if bots else None,
        "seed": seed,
        "mode": mode,
        "options": wanted or None,
        "rulings": readings or None,
    }
    if data is not None and data.exists() and data.stat().st_size:
        study = continued(game, data, folders, games, asked)
    else:
        study = running.make(
            game.name,
            asked["players"] or game.mode(mode).seats,
            asked["bots"] or split(BOTS),
            games or GAMES,
            seed or 0,
            mode,
            asked["options"],
            asked["rulings"],
            folders,
        )
    means = running.Means(jobs_for(jobs, engine, address), engine, address, data)
    for plan in study.plans:
        matches.check(plan)
    with (
        progress_bar(study.games, f"{game.name}, {study.games:,} games") as progress,
        reporting_failures(),
    ):
        tally = running.run(study, means, progress)
    try:
        out.write_text(page(study, tally), encoding="utf-8")
    except OSError as error:
        raise SetupError("cannot-write", file=out, reason=error.strerror) from None
    click.echo(f"{counted(tally.games, 'game')} of {game.name}: the report is in {out}")


def read_players(game: Game, text: str, mode: str | None) -> tuple[int, ...]:
    """`2,4` as numbers of players, each once, in order."""
    seats = game.mode(mode).seats
    found = []
    for word in text.split(","):
        number = whole_number(word.strip())
        if number is None or number not in seats:
            allowed = ", ".join(str(one) for one in seats)
            raise SetupError("lab-players", game=game.name, count=word.strip(), allowed=allowed)
        found.append(number)
    return tuple(sorted(set(found)))


def continued(
    game: Game, data: Path, packs: tuple[str, ...], games: int | None, asked: dict[str, Any]
) -> running.Study:
    """The study of a data file, which decides all that is not asked for; what is asked for must be the same."""
    study = running.reopen(data, packs)
    first = study.plans[0]
    if first.game != game.name:
        raise SetupError("lab-other-game", file=data, game=first.game, asked=game.name)
    held = {
        "players": tuple(plan.players for plan in study.plans),
        "bots": first.bots,
        "seed": first.seed - first.players * running.APART,
        "mode": first.mode,
        "options": first.options or None,
        "rulings": first.rulings or None,
    }
    for name, value in asked.items():
        if value is not None and value != held[name]:
            raise SetupError("lab-other-terms", file=data, term=name, held=held[name], asked=value)
    return study if games is None else running.resized(study, games)
