"""`rulewright journal`: the story of a game for its authors: figures, campaigns by bots, a graph, Twee 3."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from rulewright.bots import make
from rulewright.bots.base import Seen
from rulewright.core.game import Game
from rulewright.core.journal import Cell, Figures, JournalFace, Share, Spread, Told
from rulewright.core.record import Event
from rulewright.lab.intervals import wilson

from .common import check_target, find_game, language_option, packs_option, progress_bar, write_json

_FILE = click.Path(path_type=Path)
MOST_DECISIONS = 20_000
"""More than any campaign needs."""
WIDEST = 100
"""Columns of a line with names only."""


@click.command("journal")
@click.argument("game_name", metavar="GAME")
@click.option("--svg", type=_FILE, default=None, help="draw the story as a graph into this file")
@click.option("--chapter", default=None, help="which chapter is drawn [default: all]")
@click.option("--twee", type=_FILE, default=None, help="write the whole story as Twee 3, for Twine")
@click.option("--campaigns", type=click.IntRange(0), default=0, show_default=True, help="let bots play this many")
@click.option("--bot", default="random", show_default=True, help="which bot plays them")
@click.option("--players", type=int, default=1, show_default=True, help="seats at the table")
@click.option("--start", default=None, help="the chapter that they begin with [default: every one that can be]")
@click.option("--seed", type=int, default=0, show_default=True, help="campaign n is played with seed + n")
@click.option("--json", "target", type=_FILE, default=None, help="write all figures to a file, or - instead of text")
@packs_option
@language_option
def command(
    game_name: str,
    svg: Path | None,
    chapter: str | None,
    twee: Path | None,
    campaigns: int,
    bot: str,
    players: int,
    start: str | None,
    seed: int,
    target: Path | None,
    packs: tuple[Path, ...],
    language: str,
) -> None:
    """Show a game's journal: figures, and on request its graph, its export, and what campaigns of bots saw."""
    for file in (svg, twee, target):
        check_target(file)
    game = find_game(game_name, packs)
    journal = game.journal
    if journal is None or not journal.chapters():
        raise click.UsageError(f"{game.name} has no journal with chapters")
    known = journal.chapters()
    if chapter is not None and chapter not in known:
        raise click.UsageError(f"there is no chapter {chapter!r}; chapters: {', '.join(known)}")
    quiet = str(target) == "-"
    if svg is not None:
        svg.write_text(journal.drawing(chapter, language), "utf-8")
        click.echo(f"{svg}: {f'chapter {chapter}' if chapter else 'all chapters'}", err=quiet)
    if twee is not None:
        twee.write_text(journal.export(language), "utf-8")
        click.echo(f"{twee}: Twee 3", err=quiet)
    tables = journal.figures(language)
    if campaigns:
        with progress_bar(campaigns, "Campaigns") as progress:
            games = []
            for told in play(game, journal, campaigns, bot, players, start, seed):
                games.append(told)
                progress(1)
        tables += journal.watched(games)
    if not quiet:
        for table in tables:
            _show(table)
    if target is not None:
        asked = {"campaigns": campaigns, "bot": bot, "players": players, "start": start, "seed": seed}
        found = {table.key: _data(table) for table in tables}
        write_json(target, {"game": game.name, "language": language, "played": asked, "tables": found})


def play(
    game: Game[Any, Any], journal: JournalFace, campaigns: int, bot: str, players: int, start: str | None, seed: int
) -> Iterator[Told]:
    """Campaigns between bots, one after another."""
    starts = [start] if start is not None else journal.starts()
    for number in range(campaigns):
        options = {"start": starts[number % len(starts)]}
        state = game.new(mode=journal.mode(), players=players, seed=seed + number, options=options)
        bots = [make(bot, seed=seed + number + seat) for seat in range(players)]
        events: list[Event] = list(state.events)
        decisions = 0
        while not state.over and decisions < MOST_DECISIONS:
            decision = state.decision
            state.apply(bots[decision.seat].choose(Seen(state, decision.seat), decision), decision.seat)
            events.extend(state.events)
            decisions += 1
        yield Told(events, decisions, state.over)


# -- tables ------------------------------------------------------------------------------------------------------------


def _show(table: Figures) -> None:
    """A heading, and columns as wide as they need to be; names alone stand beside each other."""
    click.echo(table.heading)
    columns = list(dict.fromkeys(column for _, row in table.rows for column in row))
    if not columns:
        names = ", ".join(name for name, _ in table.rows) or "–"
        click.echo(click.wrap_text(names, WIDEST, "  ", "  "))
        return
    lines = [["", *columns], *[[name, *[_cell(row.get(column, "")) for column in columns]] for name, row in table.rows]]
    widths = [max(len(line[at]) for line in lines) for at in range(len(columns) + 1)]
    for line in lines:
        cells = [f"{cell:>{width}}" for cell, width in zip(line[1:], widths[1:], strict=True)]
        click.echo("  ".join([f"  {line[0]:<{widths[0]}}", *cells]).rstrip())


def _cell(cell: Cell) -> str:
    match cell:
        case Share():
            if not cell.of:
                return "–"
            sure = wilson(cell.part, cell.of)
            return f"{100 * cell.part / cell.of:.0f} % ({100 * sure.low:.0f}–{100 * sure.high:.0f})"
        case Spread():
            if not cell.values:
                return "–"
            told = f"{sum(cell.values) / len(cell.values):.1f}, {min(cell.values)} to {max(cell.values)}"
            return told + (f" [{cell.planned[0]:g}–{cell.planned[1]:g}]" if cell.planned is not None else "")
        case _:
            return str(cell)


def _data(table: Figures) -> list[dict[str, Any]]:
    """The rows of a table, each with its name and its columns."""
    return [{"name": name, **{column: _value(cell) for column, cell in row.items()}} for name, row in table.rows]


def _value(cell: Cell) -> Any:
    match cell:
        case Share():
            sure = wilson(cell.part, cell.of).rounded(4) if cell.of else None
            return {
                "part": cell.part,
                "of": cell.of,
                "share": None if sure is None else sure.value,
                "low": None if sure is None else sure.low,
                "high": None if sure is None else sure.high,
            }
        case Spread():
            values = cell.values
            return {
                "count": len(values),
                "mean": round(sum(values) / len(values), 4) if values else None,
                "least": min(values, default=None),
                "most": max(values, default=None),
                "planned": list(cell.planned) if cell.planned is not None else None,
            }
        case _:
            return cell
