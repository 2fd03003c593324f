"""`rulewright games`: the games, their modes, seats, options and rulings."""

from __future__ import annotations

from typing import Any

import click

from rulewright.bots import LEVELS, names
from rulewright.catalog import game_names, load
from rulewright.core.game import Game, Mode, Option

from .common import language_option, write_json


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "allowed": list(option.allowed),
        "examples": list(option.examples),
        "rule": option.rule,
        "modes": list(option.modes),
        "table": option.table,
    }


def _word(value: Any) -> str:
    """A value as `--option` and `--ruling` read it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _values(game: Game, option: Option) -> str:
    """What may stand behind `=`."""
    shown = [_word(value) for value in option.allowed or option.examples]
    rows = list(game.content.tables[option.table]) if option.table else []
    if rows:
        shown.append(f"or one of {len(rows)} {option.table}, such as {rows[0]}")
    return ", ".join(shown)


def _seats(mode: Mode) -> str:
    """How many play, and whether they win together."""
    counts = f"{mode.seats[0]}-{mode.seats[-1]}" if len(mode.seats) > 1 else str(mode.seats[0])
    return f"{counts} {'seat' if counts == '1' else 'seats'}{', together' if mode.cooperative else ''}"


def describe(game: Game) -> dict[str, Any]:
    """One game as stable data."""
    return {
        "name": game.name,
        "content": game.content_hash,
        "modes": [
            {"name": mode.name, "seats": list(mode.seats), "cooperative": mode.cooperative} for mode in game.modes
        ],
        "options": [_option(option) for option in game.options],
        "rulings": [_option(option) for option in game.rulings],
        "levels": list(LEVELS),
        "bots": list(names()),
    }


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="stable data instead of text")
@language_option
def command(as_json: bool, language: str) -> None:
    """The games, their modes, seats, and options with defaults."""
    loaded = [load(name) for name in game_names()]
    if as_json:
        write_json(None, {"games": [describe(game) for game in loaded]})
        return
    for game in loaded:
        texts = game.texts(language)
        click.secho(game.name, bold=True)
        for mode in game.modes:
            title, help_text = texts.mode(mode.name)
            click.echo(f"  {mode.name}: {_seats(mode)}")
            click.echo(f"        {title}. {help_text}")
        for heading, options in (("options", game.options), ("rulings", game.rulings)):
            click.echo(f"  {heading}:")
            for option in options:
                title, help_text = texts.option(option)
                only = f"  (only: {', '.join(option.modes)})" if option.modes else ""
                given = f"{option.name} = {_word(option.default)}  ({_values(game, option)})"
                click.echo(f"    {given}  [{option.rule}]{only}")
                click.echo(f"        {title}. {help_text}")
        click.echo(f"  bots: {', '.join(names())}")
