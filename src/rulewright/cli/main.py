"""`rulewright`: all commands. A user's mistake ends with one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module

import click

from rulewright import __version__
from rulewright.core.errors import RulewrightError

_COMMANDS = {
    "games": "the games, their modes, seats and options",
    "play": "play at a table on this machine",
    "serve": "tables for many, in browsers",
    "simulate": "whole games between bots",
    "tune": "better weights for a game's bots, by self-play",
    "tournament": "which bot is the strongest, with ratings and intervals",
    "lab": "a balance report from games between bots",
    "bench": "how fast the engine is here",
    "rules": "the rules with their ids and pages, and which tests prove them",
    "cards": "the component reference, text generated from data",
    "replay": "step through or verify a saved game",
    "board": "draw the table of a saved game as SVG or PNG",
    "journal": "a story for its authors: figures, graph, Twee 3, what bots saw",
    "check": "validate a content pack, or a game's journal",
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

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in _COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"there is no command {args[0]!r}; commands: {', '.join(_COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


@click.group(cls=Lazy, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="rulewright")
@click.pass_context
def cli(context: click.Context) -> None:
    """Modern board games, played exactly by their rulebooks."""
    if os.environ.get("NO_COLOR"):
        context.color = False
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def run(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            # A terminal of another encoding gets question marks, not a traceback.
            stream.reconfigure(errors="replace")
    code = call(arguments)
    try:
        sys.stdout.flush()
    except OSError:
        # A full disk was told of already; what is still in the buffer is not worth a second complaint.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.exit(code)


def call(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        code = cli.main(arguments, prog_name="rulewright", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.Exit as ending:
        return ending.exit_code
    except click.Abort:
        click.echo("stopped", err=True)
        return 130
    except click.ClickException as error:
        return _mistake(error.format_message())
    except RulewrightError as error:
        from .common import asked_language

        return _mistake(error.text(asked_language(arguments)))
    except SystemExit:
        # The reader (head, less) has gone: click keeps quiet and leaves, and so do we.
        return 0
    except OSError as error:
        return _mistake(error.strerror or str(error))
    return code if isinstance(code, int) else 0


def _mistake(sentence: str) -> int:
    click.echo(f"rulewright: {sentence}", err=True)
    return 2
