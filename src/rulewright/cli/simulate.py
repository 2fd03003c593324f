"""`rulewright simulate`: whole games between bots."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import click

from rulewright import bots as players_of
from rulewright.core.errors import SetupError
from rulewright.lab import matches, result_tables, results_file

from .common import (
    check_target,
    counted,
    find_game,
    mode_option,
    option_option,
    packs_option,
    plainly,
    progress_bar,
    read_terms,
    ruling_option,
    write_json,
)
from .many_games import engine_options, jobs_for, reporting_failures

_FILE = click.Path(path_type=Path)


@click.command("simulate")
@click.argument("game_name", metavar="GAME")
@click.option("--players", type=int, default=None, help="seats at the table [default: as many as bots]")
@click.option(
    "--bots", default="random", show_default=True, help="names, separated by commas; repeated to fill the table"
)
@click.option("--games", type=int, default=100, show_default=True, help="how many to play")
@click.option("--seed", type=int, default=0, show_default=True, help="game n is played with seed + n")
@mode_option
@option_option
@ruling_option
@engine_options
@click.option("--json", "target", type=_FILE, default=None, help="write all figures to a file, or -")
@click.option("--jsonl", type=_FILE, default=None, help="write each game to a file when it ends, one line each")
@click.option("--resume", is_flag=True, help="go on with the file of --jsonl: play only the games that it lacks")
@click.option("--csv", type=_FILE, default=None, help="write a table, one row for each seat of each game")
@click.option("--parquet", type=_FILE, default=None, help="the same table as Parquet")
@packs_option
def command(
    game_name: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    mode: str | None,
    options: tuple[str, ...],
    rulings: tuple[str, ...],
    jobs: int | None,
    engine: str,
    address: str | None,
    target: Path | None,
    jsonl: Path | None,
    resume: bool,
    csv: Path | None,
    parquet: Path | None,
    packs: tuple[Path, ...],
) -> None:
    """Play whole games between bots: winners, scores, lengths, decisions per second."""
    for file in (target, jsonl, csv, parquet):
        check_target(file)
    if parquet:
        result_tables.check_parquet()
    if resume and jsonl is None:
        raise SetupError("resume-needs-jsonl")
    game = find_game(game_name, packs)
    names = players_of.split(bots)
    wanted, readings = read_terms(game, mode, options, rulings)
    plan = matches.Plan(
        game=game.name,
        players=players if players is not None else max(game.mode(mode).seats[0], len(names)),
        bots=names,
        games=games,
        seed=seed,
        mode=mode,
        options=wanted,
        rulings=readings,
        packs=tuple(str(pack.absolute()) for pack in packs),
    )
    count = jobs_for(jobs, engine, address)
    matches.check(plan)
    with (
        results_file.opened(jsonl, plan, resume) if jsonl else nullcontext() as kept,
        progress_bar(games, f"{game.name}, {plan.players} players") as progress,
        reporting_failures(),
    ):
        results = matches.run(plan, count, progress, engine, address, kept)
    if csv:
        result_tables.write_csv(csv, results)
    if parquet:
        result_tables.write_parquet(parquet, results)
    figures = matches.summary(plan, results)
    if target is not None:
        write_json(target, figures)
        if str(target) == "-":
            return
    seeds = f"seed {seed}" if games == 1 else f"seeds {seed} to {seed + games - 1}"
    click.echo(f"{counted(figures['games'], 'game')} of {game.name}, {counted(plan.players, 'player')}, {seeds}")
    for name in dict.fromkeys(names):
        won, rate, score = figures["wins"][name], figures["win_rate"][name], figures["mean_score"][name]
        low, high = figures["win_interval"][name]
        click.echo(f"  {name:<12} {won:8.1f} wins  {rate:7.1%} ({low:.1%} to {high:.1%})  mean score {score:.1f}")
    click.echo(
        f"  {figures['decisions_per_game']} decisions a game, {figures['decisions_per_s']:,} decisions a CPU second"
    )
    for note in figures["notes"]:
        click.echo(f"  seed {note['seed']}: {plainly(note['note'])}")
