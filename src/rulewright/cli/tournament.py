"""`rulewright tournament`: which bot is the strongest, and how sure that is."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click
import msgspec

from rulewright.core.errors import SetupError
from rulewright.lab import matches, results_file
from rulewright.lab import tournament as tournaments
from rulewright.lab.intervals import Estimate
from rulewright.lab.playing import Plan

from .common import (
    check_target,
    find_game,
    option_option,
    packs_option,
    progress_bar,
    read_terms,
    ruling_option,
    write_json,
)
from .many_games import engine_options, jobs_for, reporting_failures

_FILE = click.Path(path_type=Path)


@click.command("tournament")
@click.argument("game_name", metavar="GAME")
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@click.option("--players", type=int, default=None, help="seats at each table [default: the fewest of the game]")
@click.option("--against", default=None, metavar="BOT", help="let each bot alone play a table full of this one")
@click.option(
    "--games", type=int, default=100, show_default=True, help="of each line-up; rounded up to whole rotations"
)
@click.option("--seed", type=int, default=0, show_default=True, help="the first seed; all line-ups play the same ones")
@click.option("--mode", default=None, help="a way to play [default: the first in which the seats compete]")
@option_option
@ruling_option
@engine_options
@click.option("--out", type=_FILE, default=None, help="write each game to a file when it ends, one line each")
@click.option("--resume", is_flag=True, help="go on with the file of --out: play only the games that it lacks")
@click.option("--json", "target", type=_FILE, default=None, help="write the report to a file, or -")
@packs_option
def command(
    game_name: str,
    bots: tuple[str, ...],
    players: int | None,
    against: str | None,
    games: int,
    seed: int,
    mode: str | None,
    options: tuple[str, ...],
    rulings: tuple[str, ...],
    jobs: int | None,
    engine: str,
    address: str | None,
    out: Path | None,
    resume: bool,
    target: Path | None,
    packs: tuple[Path, ...],
) -> None:
    """Let bots play each other on the same seeds and from every seat: ratings and win rates with intervals."""
    for file in (out, target):
        check_target(file)
    if resume and out is None:
        raise SetupError("resume-needs-out")
    game = find_game(game_name, packs)
    mode = mode or next((one.name for one in game.modes if not one.cooperative), None)
    wanted, readings = read_terms(game, mode, options, rulings)
    plan = tournaments.plan(
        game,
        bots,
        game.mode(mode).seats[0] if players is None else players,
        games,
        seed,
        against,
        mode=mode,
        options=wanted,
        rulings=readings,
        packs=tuple(str(pack.absolute()) for pack in packs),
    )
    count = jobs_for(jobs, engine, address)
    matches.check(plan)
    with (
        results_file.opened(out, plan, resume) if out else nullcontext() as kept,
        progress_bar(plan.games, f"{game.name}, {plan.players} players") as progress,
        reporting_failures(),
    ):
        results = matches.run(plan, count, progress, engine, address, kept)
    report = tournaments.report(plan, results)
    if target is not None:
        write_json(target, _figures(plan, against, report))
        if str(target) == "-":
            return
    _print(plan, report)


def _figures(plan: Plan, against: str | None, report: tournaments.Report) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(report)
    return {
        "game": plan.game,
        "players": plan.players,
        "mode": plan.mode,
        "options": plan.options,
        "rulings": plan.rulings,
        "bots": list(plan.bots),
        "against": against,
        "games": plan.games,
        "seed": plan.seed,
        "seeds": plan.games // len(plan.seatings),
        **_rounded(found),
    }


def _rounded(data: Any) -> Any:
    if isinstance(data, float):
        return round(data, 4)
    if isinstance(data, dict):
        return {key: _rounded(value) for key, value in data.items()}
    return [_rounded(value) for value in data] if isinstance(data, list | tuple) else data


def _print(plan: Plan, report: tournaments.Report) -> None:
    seeds = plan.games // len(plan.seatings)
    click.echo(
        f"{plan.games} games of {plan.game}, {plan.players} players, seeds {plan.seed} to {plan.seed + seeds - 1}"
    )
    wide = max(len(bot) for bot in plan.bots)
    click.echo(f"\n  {'':<{wide}}  {'rating':<22} {'games':>6}  {'won':<25} even share  mean score")
    for one in report.standings:
        rating = f"{one.rating.value:.0f} ({one.rating.low:.0f} to {one.rating.high:.0f})"
        click.echo(
            f"  {one.bot:<{wide}}  {rating:<22} {one.games:>6}  {_percent(one.share):<25} {one.even:>10.1%}  "
            f"{one.mean_score:>10.1f}"
        )
    click.echo("\n  ahead of")
    for pair in report.pairings:
        margin = f"{pair.margin.value:+.1f} ({pair.margin.low:+.1f} to {pair.margin.high:+.1f}) points"
        names = f"{pair.first:<{wide}}  {pair.second:<{wide}}"
        click.echo(f"  {names}  {_percent(pair.ahead):<25} {margin}, {pair.games} games")
    for strong, weak in report.unbeaten:
        click.echo(f"\n  {strong} never lost to {weak}: the distance of their ratings is a lower bound")


def _percent(found: Estimate) -> str:
    return f"{found.value:.1%} ({found.low:.1%} to {found.high:.1%})"
