"""`rulewright board`: the table of a saved game as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.catalog import load
from rulewright.core.errors import ReplayError, SetupError
from rulewright.core.session import Session

from .common import language_option, packs_option, read_replay


@click.command("board")
@click.argument("name", metavar="GAME")
@click.option("--replay", "file", type=click.Path(path_type=Path), required=True)
@click.option("--at", type=click.IntRange(0), default=None, help="after this entry [default: the last]")
@click.option("--seat", type=click.IntRange(0), default=None, help="as this seat sees it [default: a spectator]")
@click.option("--theme", type=click.Choice(["dark", "light"]), default="dark", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="a .svg or .png file")
@language_option
@packs_option
def command(
    name: str,
    file: Path,
    at: int | None,
    seat: int | None,
    theme: str,
    out: Path,
    language: str,
    packs: tuple[Path, ...],
) -> None:
    """Draw the table of a saved game, as one seat or a spectator sees it."""
    game = load(name, packs)
    replay = read_replay(file)
    if at is not None and at > len(replay.entries):
        raise ReplayError(f"--at {at} is past the end: the replay has {len(replay.entries)} entries")
    session = Session.resume(game, replay, at)
    if seat is not None and seat >= session.state.seats:
        raise SetupError(f"--seat {seat} is not at the table; seats are 0 to {session.state.seats - 1}")
    texts = game.texts(language, names=replay.header.setup.seats)
    svg = game.draw(session.state.view(seat), texts, theme)
    try:
        if out.suffix.lower() == ".png":
            out.write_bytes(to_png(svg))
        else:
            out.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{out} cannot be written: {error.strerror}") from None
    click.echo(f"{out}")


def to_png(svg: str) -> bytes:
    """An SVG as PNG; needs the extra `png`."""
    try:
        import resvg_py
    except ImportError:
        raise SetupError("PNG needs resvg; install it with: pip install 'rulewright[png]'") from None
    drawn: bytes = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return drawn
