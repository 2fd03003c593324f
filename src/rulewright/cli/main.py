"""`rulewright`: all commands. A user's mistake ends with one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from rulewright import __version__
from rulewright.core.errors import RulewrightError

_COMMANDS = {
    "games": "the games, their modes, seats and options",
    "play": "play at a table on this machine",
    "simulate": "whole games between bots",
    "bench": "how fast the engine is here",
    "rules": "the rules with their ids and pages, and which tests prove them",
    "cards": "the component reference, text generated from data",
    "replay": "step through or verify a saved game",
    "board": "draw the table of a saved game as SVG or PNG",
    "check": "validate a content pack",
}


class Lazy(click.Group):
    """A command's module is imported when the command is called, so that `--help` is quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in _COMMANDS:
            return None
        command: click.Command = import_module(f"rulewright.cli.{name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="rulewright")
def cli() -> None:
    """Modern board games, played exactly by their rulebooks."""


def run(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(call(arguments))


def call(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        code = cli.main(arguments, prog_name="rulewright", standalone_mode=False)
    except click.exceptions.Exit as ending:
        return ending.exit_code
    except click.Abort:
        click.echo("stopped", err=True)
        return 130
    except click.ClickException as error:
        click.echo(f"rulewright: {error.format_message()}", err=True)
        return 2
    except RulewrightError as error:
        click.echo(f"rulewright: {error}", err=True)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has gone; say nothing more on its pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0
