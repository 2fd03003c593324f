"""`rulewright board`: the table of a saved game as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.core.errors import SetupError
from rulewright.core.session import Session

from .common import (
    check_entry,
    check_seat,
    check_target,
    language_option,
    open_replay,
    own_words,
    packs_option,
    seat_names,
)


@click.command("board")
@click.argument("name", metavar="GAME")
@click.option("--replay", "file", type=click.Path(path_type=Path), required=True, help="a saved game")
@click.option("--at", type=click.IntRange(0), default=None, help="after this entry [default: the last]")
@click.option("--seat", type=click.IntRange(0), default=None, help="as this seat sees it [default: a spectator]")
@click.option("--theme", type=click.Choice(["dark", "light"]), default="dark", show_default=True, help="colours")
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
    game, replay = open_replay(file, packs, name)
    check_entry(replay, at)
    check_seat(replay, seat)
    check_target(out)
    session = Session.resume(game, replay, at)
    texts = game.texts(language, names=seat_names(replay.header.setup, own_words(language)))
    svg = game.table.draw(session.state.view(seat), texts, theme)
    try:
        if out.suffix.lower() == ".png":
            out.write_bytes(to_png(svg))
        else:
            out.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise SetupError("cannot-write", file=out, reason=error.strerror) from None
    click.echo(f"{out}")


def to_png(svg: str) -> bytes:
    """An SVG as PNG; needs the extra `png`."""
    try:
        import resvg_py
    except ImportError:
        raise SetupError("png-needs-resvg") from None
    drawn: bytes = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return drawn
