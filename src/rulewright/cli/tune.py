"""`rulewright tune`: better weights for a game's bots, by self-play."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from rulewright.core.errors import SetupError

from .common import check_target, find_game, progress_bar, read_terms, write_json


@click.command("tune")
@click.argument("game_name", metavar="GAME")
@click.option("--rounds", type=click.IntRange(1, 1000), default=3, show_default=True, help="rounds of learning")
@click.option("--games", type=click.IntRange(4), default=120, show_default=True, help="games to learn from in a round")
@click.option("--trials", type=click.IntRange(2), default=40, show_default=True, help="tables to try a candidate at")
@click.option(
    "--level", type=click.Choice(["greedy", "planner"]), default="greedy", show_default=True, help="who plays"
)
@click.option("--mode", default=None, help="the way to play whose weights are tuned [default: the game's first]")
@click.option("--option", "options", multiple=True, metavar="K=V", help="an option of the game")
@click.option("--seed", type=int, default=0, show_default=True, help="the same seed, the same weights")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="processes")
@click.option(
    "--weights", "given", type=click.Path(path_type=Path), default=None, help="where to start [default: the game's own]"
)
@click.option("--out", type=click.Path(path_type=Path), default=Path("bot.toml"), show_default=True, help="new weights")
@click.option("--json", "target", type=click.Path(path_type=Path), default=None, help="what each round found, or -")
def command(
    game_name: str,
    rounds: int,
    games: int,
    trials: int,
    level: str,
    mode: str | None,
    options: tuple[str, ...],
    seed: int,
    jobs: int,
    given: Path | None,
    out: Path,
    target: Path | None,
) -> None:
    """Improve the weights in a game's bot.toml by self-play; every gain is reported with its interval."""
    try:
        from rulewright.lab import tuning
    except ImportError:
        raise SetupError("tuning-needs-numpy") from None
    from rulewright.bots.weights import read_weights

    check_target(target)
    game = find_game(game_name)
    path = given or (game.bot_folder / "bot.toml" if game.bot_folder is not None else None)
    if path is None:
        raise SetupError("no-weights", game=game.name)
    asked, _ = read_terms(game, mode, options, ())
    quiet = str(target) == "-"

    def tell(found: tuning.Round) -> None:
        progress(1)
        if quiet:
            return
        click.echo(f"round {found.number}: {found.positions} positions, {found.unexplained:.1f} points unexplained")
        for trial in found.trials:
            reach = tuning.DOUBT * trial.error
            mark = "  taken" if trial.boldness == found.taken else ""
            click.echo(
                f"  held back {trial.boldness:<6} won {trial.won:6.1%} of {trial.games}, "
                f"lead {trial.lead:+.1f} ± {reach:.1f}{mark}"
            )

    with progress_bar(rounds, f"tuning {game.name}") as progress:
        start = read_weights(path, game.features)
        tuned = tuning.tune(game.name, start, rounds, games, trials, level, seed, jobs, tell, mode, asked)
    tuning.write_weights(tuned.weights, out)
    if target is not None:
        write_json(target, msgspec.to_builtins(tuned))
    if not quiet:
        taken = sum(1 for found in tuned.rounds if found.taken is not None)
        click.echo(f"{taken} of {rounds} rounds found better weights; written to {out}")
