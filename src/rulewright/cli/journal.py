"""`rulewright journal`: the story of a game for its authors: figures, campaigns by bots, a graph, Twee 3."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rulewright.bots import make
from rulewright.bots.base import Seen
from rulewright.core.game import Game
from rulewright.core.journal import Figures, JournalFace
from rulewright.core.record import Event

from .common import check_target, find_game, language_option, packs_option

_FILE = click.Path(path_type=Path)
MOST_DECISIONS = 20_000
"""More than any campaign needs."""


@click.command("journal")
@click.argument("game_name", metavar="GAME")
@click.option("--svg", type=_FILE, default=None, help="draw a chapter as a graph into this file")
@click.option("--chapter", default=None, help="which chapter is drawn [default: the first]")
@click.option("--twee", type=_FILE, default=None, help="write the whole story as Twee 3, for Twine")
@click.option("--campaigns", type=int, default=0, show_default=True, help="let bots play so many")
@click.option("--bot", default="random", show_default=True, help="which bot plays them")
@click.option("--players", type=int, default=1, show_default=True, help="seats at the table")
@click.option("--start", default=None, help="the chapter that they begin with [default: every one that can be]")
@click.option("--seed", type=int, default=0, show_default=True, help="campaign n is played with seed + n")
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
    packs: tuple[Path, ...],
    language: str,
) -> None:
    """Show a game's journal: figures, and on request its graph, its export, and what campaigns of bots saw."""
    for file in (svg, twee):
        check_target(file)
    game = find_game(game_name, packs)
    journal = game.journal
    if journal is None or not journal.chapters():
        raise click.UsageError(f"{game.name} has no journal with chapters")
    if svg is not None:
        known = journal.chapters()
        if chapter is not None and chapter not in known:
            raise click.UsageError(f"there is no chapter {chapter!r}; chapters: {', '.join(known)}")
        svg.write_text(journal.drawing(chapter or known[0], language), "utf-8")
        click.echo(f"{svg}: chapter {chapter or known[0]}")
    if twee is not None:
        twee.write_text(journal.export(language), "utf-8")
        click.echo(f"{twee}: Twee 3")
    _show(journal.figures(language))
    if campaigns:
        _show(journal.watched(play(game, journal, campaigns, bot, players, start, seed)))


def play(
    game: Game[Any, Any], journal: JournalFace, campaigns: int, bot: str, players: int, start: str | None, seed: int
) -> list[list[Event]]:
    """Campaigns between bots, each as the list of its events."""
    starts = [start] if start is not None else journal.starts()
    found: list[list[Event]] = []
    for number in range(campaigns):
        options = {"start": starts[number % len(starts)]}
        state = game.new(mode=journal.mode(), players=players, seed=seed + number, options=options)
        bots = [make(bot, seed=seed + number + seat) for seat in range(players)]
        events: list[Event] = list(state.events)
        for _ in range(MOST_DECISIONS):
            if state.over:
                break
            decision = state.decision
            state.apply(bots[decision.seat].choose(Seen(state, decision.seat), decision), decision.seat)
            events.extend(state.events)
        found.append(events)
    return found


def _show(figures: list[Figures]) -> None:
    for heading, rows in figures:
        click.echo(heading)
        width = max([len(name) for name, _ in rows], default=0)
        for name, value in rows:
            click.echo(f"  {name:<{width}}  {value}")
