"""`rulewright replay`: step through or verify a saved game."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.catalog import load
from rulewright.core.replay import Replay, Undo
from rulewright.core.session import Session

from .common import language_option, packs_option, read_replay


def honest_note(session: Session, replay: Replay) -> str:
    """Whether the replay was made with exactly these rules and components."""
    if replay.header.content != session.game.content_hash:
        return "made with other content, yet every position is the recorded one"
    return "every position is the recorded one"


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="play it again and compare every position")
@click.option("--at", type=click.IntRange(0), default=None, help="show the table after this entry")
@click.option("--seat", type=click.IntRange(0), default=None, help="as this seat sees it [default: a spectator]")
@language_option
@packs_option
def command(file: Path, verify: bool, at: int | None, seat: int | None, language: str, packs: tuple[Path, ...]) -> None:
    """Tell a saved game move by move, or verify that today's rules still give it."""
    replay = read_replay(file)
    game = load(replay.header.setup.game, packs)
    session = Session.resume(game, replay, at)
    setup = replay.header.setup
    if verify:
        click.echo(f"{len(replay.entries)} entries verified: {honest_note(session, replay)}")
        return
    texts = game.texts(language, names=setup.seats)
    if at is not None:
        for line in game.describe(session.state.view(seat), texts, full=True):
            click.echo(line)
        return
    click.echo(f"{game.name}, {setup.players} players, seed {setup.seed}, engine {replay.header.engine}")
    log = session.log(seat)
    position = 0
    for number, played in enumerate(session.line):
        click.secho(f"{number + 1:>4}  {texts.seat(played.move.seat)}: {played.move.choice}", bold=True)
        while position < len(log) and log[position].move <= number:
            event = log[position].event
            click.echo(f"        {texts.event(event)}  [{event['rule']}]")
            position += 1
    undone = sum(1 for entry in replay.entries if isinstance(entry, Undo))
    if undone:
        click.echo(f"{undone} times something was taken back")
