"""What the commands that play many games share: where to play them, and what to say when one cannot be finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from rulewright.core.errors import SetupError, SimulationError
from rulewright.lab.engines import ENGINES
from rulewright.lab.playing import Failed

Command = TypeVar("Command", bound=Callable[..., Any])

_JOBS = click.option(
    "--jobs",
    type=click.IntRange(0, 1024),
    default=None,
    help="games at a time; 0 is one for each processor [default: 1; with ray 0]",
)
_ENGINE = click.option(
    "--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="processes of this machine, or Ray"
)
_ADDRESS = click.option(
    "--address", default=None, help="a running Ray cluster, HOST:PORT [default: a new one on this machine]"
)


def engine_options(command: Command) -> Command:
    """`--jobs`, `--engine` and `--address`."""
    return _JOBS(_ENGINE(_ADDRESS(command)))


def jobs_for(jobs: int | None, engine: str, address: str | None) -> int:
    """How many games at a time. A cluster is there to be used; this machine may have other work."""
    if address is not None and engine != "ray":
        raise SetupError("address-without-ray")
    if jobs is None:
        return 0 if engine == "ray" else 1
    return jobs


@contextmanager
def reporting_failures() -> Iterator[None]:
    """A game that cannot be finished is our mistake, not the user's: exit code 1, and all that it takes to find it."""
    try:
        yield
    except SimulationError as error:
        if isinstance(error, Failed):
            click.echo(error.failure.trace, err=True, nl=False)
        click.echo(f"rulewright: {error}", err=True)
        raise click.exceptions.Exit(1) from None
