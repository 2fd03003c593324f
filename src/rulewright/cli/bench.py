"""`rulewright bench`: how fast the engine is on this machine, alone or beside another engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rulewright.catalog import game_names, load
from rulewright.core.errors import SetupError

from .common import check_target, working, write_json

_UNITS = {
    "decisions_per_s": "decisions a second",
    "games_per_s": "games a second",
    "choices_mean": "choices a decision",
    "decisions_per_game": "decisions a game",
    "copy_us": "µs to copy a state",
    "dump_us": "µs to dump it",
    "restore_us": "µs to restore it",
    "view_us": "µs for a view",
    "digest_us": "µs for a digest",
    "resample_us": "µs to resample",
    "sims_per_s": "simulations a second of search, cut off at the end of the turn",
    "aec_steps_per_s": "steps a second through PettingZoo",
    "gym_steps_per_s": "steps a second through Gymnasium",
    "simulate_games_per_s": "games a second of greedy bots, one process",
    "simulate_games_per_s_2_jobs": "games a second of greedy bots, two processes",
    "simulate_speed_up": "times as fast with two processes",
}


@click.command("bench")
@click.argument("names", nargs=-1, metavar="[GAME ...]")
@click.option(
    "--json", "target", type=click.Path(path_type=Path), default=None, help="write all figures to a file, or -"
)
@click.option(
    "--seconds", type=click.FloatRange(0.2, 600), default=4.0, show_default=True, help="of playouts for each game"
)
@click.option("--against", is_flag=True, help="measure catanatron in the same run (pip install rulewright[bench])")
@click.option("--mode", default=None, help="only this way to play; needs the GAME [default: all of them]")
def command(names: tuple[str, ...], target: Path | None, seconds: float, against: bool, mode: str | None) -> None:
    """One process, warm, CPU time, medians: random playouts with all checks and the log on."""
    from rulewright.lab.bench import measure, measure_catanatron

    check_target(target)
    if mode is not None and len(names) != 1:
        raise SetupError("bench-mode-without-game")
    for name in names:
        load(name).mode(mode)
    figures: dict[str, Any] = {}
    for name in names or game_names():
        with working(f"measuring {name}"):
            figures[name] = {**measure(name, seconds, mode), **_steps(name, seconds, mode)}
    if against:
        with working("measuring catanatron"):
            figures["catanatron"] = measure_catanatron(seconds)
    if target is not None:
        write_json(target, figures)
        if str(target) == "-":
            return
    for name, found in figures.items():
        build = {True: " (compiled)", False: " (plain Python)"}.get(found.get("compiled"), "")
        tables = found.get("tables", ())
        several = len(tables) > 1
        which = f", {found['mode']}" if several or mode is not None else ""
        click.secho(f"{name}{build}{which}, {_players(found)}", bold=True)
        for key, unit in _UNITS.items():
            if key in found:
                click.echo(f"  {found[key]:>12,.1f} {unit}")
        for bot, took in found.get("bot_ms", {}).items():
            click.echo(f"  {took:>12,.4f} ms for a choice by {bot}")
        if several:
            click.secho(f"{name}{build}, every table", bold=True)
            for table in tables:
                click.echo(_line(table))


def _players(found: dict[str, Any]) -> str:
    return "1 player" if found["players"] == 1 else f"{found['players']} players"


def _line(table: dict[str, Any]) -> str:
    """The main figures of one table."""
    return (
        f"  {table['decisions_per_s']:>12,.1f} decisions a second, {table['copy_us']:.1f} µs to copy, "
        f"{table['dump_us'] + table['restore_us']:.1f} µs to dump and restore: {table['mode']}, {_players(table)}"
    )


def _steps(name: str, seconds: float, mode: str | None) -> dict[str, float]:
    """Steps a second through the environments, where their packages are installed."""
    from rulewright.envs import resolve, speed

    try:
        id = name if mode is None else resolve(name, None, mode).id
        speeds = {kind: speed.steps_per_s(id, kind, seconds=seconds) for kind in ("aec", "gym")}
    except SetupError:
        return {}
    return {f"{kind}_steps_per_s": round(speed, 3) for kind, speed in speeds.items()}
