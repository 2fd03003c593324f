"""`rulewright check`: a content pack's mistakes, every one with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.catalog import game_names, load
from rulewright.content.loader import read_manifest
from rulewright.content.messages import untranslated
from rulewright.core.errors import ContentError

from .common import asked_language


@click.command("check")
@click.argument("pack", type=click.Path(path_type=Path))
@click.pass_context
def command(context: click.Context, pack: Path) -> None:
    """Validate a content pack: a folder with a pack.toml and tables that add or replace components."""
    problems: list[ContentError] = []
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
            click.echo(f"{manifest.title} {manifest.version}: no mistakes; content hash {game.content_hash}")
            for note in untranslated(pack / "locale"):
                click.echo(note.text(asked_language()))
    for problem in problems:
        click.echo(problem.text(asked_language()), err=True)
    if problems:
        count = len(problems)
        click.echo(f"{count} mistake{'s' if count > 1 else ''}", err=True)
        context.exit(2)
