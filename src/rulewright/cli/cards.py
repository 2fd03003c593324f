"""`rulewright cards`: the component reference."""

from __future__ import annotations

import textwrap
from pathlib import Path

import click

from rulewright.core.game import Game

from .common import find_game, language_option, packs_option, write_json


def component_ids(game: Game) -> list[str]:
    """Every component that has a text, in the order of the tables."""
    return [name for table, rows in game.content.tables.items() if table not in game.silent_tables for name in rows]


@click.command("cards")
@click.argument("name", metavar="GAME")
@click.argument("component", required=False, metavar="[ID]")
@click.option("--json", "as_json", is_flag=True, help="stable data instead of text")
@language_option
@packs_option
def command(name: str, component: str | None, as_json: bool, language: str, packs: tuple[Path, ...]) -> None:
    """Every component, or one with everything it says: the text comes from the same data as the behaviour."""
    game = find_game(name, packs)
    texts = game.texts(language)
    ids = component_ids(game)
    if component:
        # Ids are written in capitals or not, or as another copy spells them; the texts refuse an unknown one.
        wanted = game.our_spelling(component.casefold())
        ids = [next((one for one in ids if one.casefold() == wanted), component)]
    found = [texts.component(one, back=True) for one in ids]
    if as_json:
        rows = [
            {"id": c.id, "kind": c.kind, "name": c.name, "line": c.line, "rules": list(c.rules), "source": c.source}
            for c in found
        ]
        write_json(None, {game.name: rows})
        return
    for text in found:
        click.secho(f"{text.id}  {text.name}", bold=True)
        click.echo(f"    {text.line}")
        for line in text.rules:
            click.echo(textwrap.fill(line, 100, initial_indent="    ", subsequent_indent="    "))
        if component:
            for line in (text.flavour, text.source):
                if line:
                    click.secho(textwrap.fill(line, 100, initial_indent="    ", subsequent_indent="    "), dim=True)
