"""`rulewright simulate`: whole games between bots."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.lab import matches

from .common import check_target, find_game, packs_option, progress_bar, read_pairs, write_json


@click.command("simulate")
@click.argument("game_name", metavar="GAME")
@click.option("--players", type=int, default=None, help="seats at the table [default: as many as bots]")
@click.option(
    "--bots", default="random", show_default=True, help="names, separated by commas; repeated to fill the table"
)
@click.option("--games", type=int, default=100, show_default=True, help="how many to play")
@click.option("--seed", type=int, default=0, show_default=True, help="game n is played with seed + n")
@click.option("--mode", default=None, help="a way to play the game")
@click.option("--option", "options", multiple=True, metavar="K=V", help="an option of the game")
@click.option("--ruling", "rulings", multiple=True, metavar="K=V", help="another answer to an open question")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="processes")
@click.option(
    "--json", "target", type=click.Path(path_type=Path), default=None, help="write all figures to a file, or -"
)
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
    jobs: int,
    target: Path | None,
    packs: tuple[Path, ...],
) -> None:
    """Play whole games between bots: winners, scores, lengths, decisions per second."""
    check_target(target)
    game = find_game(game_name, packs)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    seats = game.mode(mode).seats
    plan = matches.Plan(
        game=game.name,
        players=players if players is not None else max(seats[0], len(names)),
        bots=names,
        games=games,
        seed=seed,
        mode=mode,
        options=read_pairs("option", game.options, options),
        rulings=read_pairs("ruling", game.rulings, rulings),
        packs=tuple(str(pack) for pack in packs),
    )
    with progress_bar(games, f"{game.name}, {plan.players} players") as progress:
        results = matches.run(plan, jobs, progress)
    figures = matches.summary(plan, results)
    if target is not None:
        write_json(target, figures)
        if str(target) == "-":
            return
    click.echo(f"{figures['games']} games of {game.name}, {plan.players} players, seeds {seed} to {seed + games - 1}")
    for name in dict.fromkeys(names):
        won, rate, score = figures["wins"][name], figures["win_rate"][name], figures["mean_score"][name]
        click.echo(f"  {name:<12} {won:8.1f} wins  {rate:7.1%}  mean score {score:.1f}")
    click.echo(
        f"  {figures['decisions_per_game']} decisions a game, {figures['decisions_per_s']:,} decisions a CPU second"
    )
