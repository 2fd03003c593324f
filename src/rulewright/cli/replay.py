"""`rulewright replay`: step through or verify a saved game."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.core.errors import ReplayDrift, ReplayError, UnfairLuck
from rulewright.core.fairness import check_luck
from rulewright.core.game import Game
from rulewright.core.record import EVERYBODY, Seat
from rulewright.core.replay import Replay, Undo
from rulewright.core.session import Session
from rulewright.core.text import Say, Texts

from .common import (
    check_entry,
    check_seat,
    event_sentence,
    fresh_seed,
    language_option,
    open_replay,
    own_words,
    packs_option,
    plainly,
    seat_names,
)
from .save_file import Archive


def check_outcome(session: Session, replay: Replay) -> None:
    """A recorded outcome must be today's."""
    found = session.replay().outcome
    if replay.outcome is not None and replay.outcome != found:
        raise ReplayDrift("drift-outcome", move=len(replay.entries), recorded=replay.outcome, found=found)


def honest_note(session: Session, replay: Replay) -> str:
    """Whether the replay was made with exactly these rules and components."""
    if replay.header.content != session.game.content_hash:
        return "made with other content, yet every position is the recorded one"
    return "every position is the recorded one"


def luck_note(game: Game, replay: Replay, at: int | None) -> str:
    """Where the luck of the game came from. Raises `UnfairLuck` if it was to be secret and is not as committed."""
    setup = replay.header.setup
    try:
        check_luck(game, replay, at)
    except UnfairLuck:
        if setup.commitment:
            raise
        # Tests and lessons write outcomes by hand; nobody was promised anything.
        return f"the luck is as recorded; it does not follow from seed {setup.seed} alone"
    except ReplayError as error:
        return str(error)
    if setup.commitment:
        return f"the luck was fixed before the game: every outcome follows from the secret behind {setup.commitment}"
    return f"the luck follows from seed {setup.seed}, which somebody chose"


def tell_entry(session: Session, number: int, seat: Seat | None, texts: Texts, say: Say) -> None:
    """The entry that was just repeated, as `seat` saw it: who chose what, and what happened."""
    entry = session.record[-1]
    who = texts.seat(entry.seat)
    if isinstance(entry, Undo):
        if entry.sealed:
            line = f"{who}: {say('replay-withdrawn')}"
        else:
            line = event_sentence(session.lines(seat, session.log_length - 1)[0].event, texts, say)
        click.secho(f"{number:>4}  {line}", bold=True)
        return
    played = session.line[-1]
    secret = played.sealed and seat != entry.seat
    click.secho(f"{number:>4}  {who}: {say('replay-secret') if secret else entry.choice}", bold=True)
    for event in session.game.log(played.events, seat):
        click.echo(f"        {event_sentence(event, texts, say)}")


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="play it again, compare every position, and check the luck")
@click.option("--at", type=click.IntRange(0), default=None, help="show the table after this entry")
@click.option("--seat", type=click.IntRange(0), default=None, help="as this seat sees it [default: a spectator]")
@click.option(
    "--fork",
    "target",
    type=click.Path(path_type=Path),
    default=None,
    help="what if: write a new game that goes on from there, with luck of its own; with --seat, what that seat cannot "
    "see is dealt anew",
)
@language_option
@packs_option
def command(
    file: Path,
    verify: bool,
    at: int | None,
    seat: int | None,
    target: Path | None,
    language: str,
    packs: tuple[Path, ...],
) -> None:
    """Print a saved game move by move, verify that today's rules still lead to it, or go on from a moment of it."""
    game, replay = open_replay(file, packs, reported=True)
    check_entry(replay, at)
    check_seat(replay, seat)
    setup = replay.header.setup
    if verify:
        session = Session.resume(game, replay, at)
        if at is None:
            check_outcome(session, replay)
        count = len(replay.entries) if at is None else at
        click.echo(f"{count} entries verified: {honest_note(session, replay)}")
        click.echo(luck_note(game, replay, at))
        return
    say = own_words(language)
    if target is not None:
        session = Session.resume(game, replay, at)
        fork = session.fork(len(session.line), EVERYBODY if seat is None else seat, fresh_seed())
        Archive().save(fork, target)
        click.echo(say("replay-forked", file=plainly(str(target)), at=len(session.line)))
        return
    texts = game.texts(language, names=seat_names(setup, say))
    if at is not None:
        session = Session.resume(game, replay, at)
        for line in game.table.describe(session.state.view(seat), texts, full=True):
            click.echo(line)
        return
    session = Session.resume(game, replay, 0)
    click.echo(
        say(
            "replay-header",
            game=game.table.about(texts)[0],
            players=say.all(list(seat_names(setup, say))),
            seed="secret" if setup.commitment else str(setup.seed),
            engine=plainly(replay.header.engine),
        )
    )
    for number, entry in enumerate(replay.entries, 1):
        session.repeat(number, entry)
        tell_entry(session, number, seat, texts, say)
    check_outcome(session, replay)
    click.echo(say("replay-over" if session.state.over else "replay-open", count=len(replay.entries)))
