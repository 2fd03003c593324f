"""`rulewright check`: the mistakes of a content pack, or of a game's own journal, every one with file and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rulewright.catalog import game_names, load
from rulewright.content.loader import read_manifest
from rulewright.content.messages import untranslated
from rulewright.core.errors import ContentError
from rulewright.core.game import Game

from .common import asked_language


@click.command("check")
@click.argument("pack", type=click.Path(path_type=Path))
@click.option(
    "--only", default="", help="of a journal: only mistakes whose line begins with this, such as journal/a.toml"
)
@click.option("--notes", is_flag=True, help="of a journal: also what an author should look at")
@click.pass_context
def command(context: click.Context, pack: Path, only: str, notes: bool) -> None:
    """Validate a content pack: a folder with a pack.toml and tables that add or replace components.

    The name of a game instead of a folder validates the journal that the game itself tells its story from.
    """
    problems: list[ContentError] = []
    if not pack.exists() and str(pack) in game_names():
        _check_journal(context, load(str(pack)), only, notes)
        return
    if not pack.is_dir():
        problems.append(ContentError("pack-folder", folder=pack))
    manifest = read_manifest(pack, problems) if not problems else None
    if manifest is not None and manifest.game not in game_names():
        problems.append(ContentError("pack-game-unknown", game=manifest.game, known=", ".join(game_names())))
    elif manifest is not None:
        problems = []
        try:
            game = load(manifest.game, [pack])
        except ContentError as error:
            problems = list(error.problems)
        else:
            has_story = (pack / "journal").is_dir() and game.journal is not None
            problems = game.journal.dead_ends() if has_story and game.journal is not None else []
            if not problems:
                click.echo(f"{manifest.title} {manifest.version}: no mistakes; content hash {game.content_hash}")
            for note in untranslated(pack / "locale"):
                click.echo(note.text(asked_language()))
            if notes and game.journal is not None:
                _tell(game.journal.notes(), only)
    _finish(context, [problem.text(asked_language()) for problem in problems])


def _check_journal(context: click.Context, game: Game[Any, Any], only: str, notes: bool) -> None:
    """The journal of a game's own content."""
    journal = game.journal
    if journal is None:
        raise click.UsageError(f"{game.name} has no journal; to check a content pack, name its folder")
    problems = [*journal.mistakes(), *journal.dead_ends()]
    found = [line for line in (error.text(asked_language()) for error in problems) if line.startswith(only)]
    if notes:
        _tell([*journal.waiting(), *journal.notes()], only)
    if not found:
        click.echo(f"{game.name}: no mistakes in its journal; content hash {game.content_hash}")
        if waiting := len(journal.waiting()):
            click.echo(f"{waiting} things wait for later chapters" + ("" if notes else "; --notes tells which"))
    _finish(context, found)


def _tell(notes: list[ContentError], only: str) -> None:
    for note in notes:
        line = note.text(asked_language())
        if line.startswith(only):
            click.echo(line)


def _finish(context: click.Context, problems: list[str]) -> None:
    for problem in problems:
        click.echo(problem, err=True)
    if problems:
        count = len(problems)
        click.echo(f"{count} mistake{'s' if count > 1 else ''}", err=True)
        context.exit(2)
