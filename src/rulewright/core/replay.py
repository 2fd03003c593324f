"""Replays: how a game started and everything that was decided since, chance's outcomes included.

A replay is text, one JSON object per line: the header, then a line for each choice, each random outcome and
each undo, and at the end the outcome. The outcomes are recorded, so a replay needs no generator; a digest
follows every choice, so that after a change of the rules the first move that differs can be named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from .chance import SECRET_BYTES
from .errors import IllegalChoice, ReplayDrift, ReplayError, SaveError, SetupError
from .game import Game
from .record import Choice, Decision, Roll, Seat, State
from .saving import version_of

REPLAY_FORMAT = 1
LONGEST_LINE = 20_000
"""Characters of a line after the header. The header may hold a position, which is as long as it is."""
MOST_LINES = 500_000
MOST_ROLLS = 2_000
"""Outcomes of chance that one choice may have."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game starts."""

    game: str
    players: int
    seed: int
    mode: str = ""
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    packs: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    """Who sits where: names of people, `bot:random` and the like."""
    position: str = ""
    """Where a game begins that does not begin with the setup (a lesson, played on): a state as `encode` writes it."""
    commitment: str = ""
    """To the secret that luck comes from (`core/chance.py`); empty where luck comes from the seed alone."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a replay: what it was played with."""

    rulewright: int
    """The format of the file."""
    engine: str
    """Version and hash of the program."""
    content: str
    """Hash of the components."""
    setup: Setup
    start: str
    """Digest of the first state."""


class Move(Struct, frozen=True):
    """One choice, what chance answered, and the digest of the state after it."""

    seat: Seat
    choice: str
    rolls: tuple[Roll, ...] = ()
    digest: str = ""


class Undo(Struct, frozen=True):
    """The last `count` choices were taken back, or one answer to a step that others have answered since.

    If that answer was `sealed`, the log does not mention it.
    """

    seat: Seat
    count: int
    consent: tuple[Seat, ...] = ()
    sealed: bool = False
    digest: str = ""


class Replay(Struct, frozen=True):
    """A whole replay."""

    header: Header
    opening: tuple[Roll, ...]
    """The outcomes of the setup."""
    entries: tuple[Move | Undo, ...]
    outcome: dict[str, Any] | None = None
    secret: str = ""
    """What luck came from, in hexadecimal: revealed when the game is over, where the setup names a commitment."""


# -- writing ---------------------------------------------------------------------------------------------


def header_line(header: Header) -> str:
    return msgspec.json.encode(header).decode()


def roll_line(roll: Roll) -> str:
    return msgspec.json.encode({"chance": roll.stream, "of": roll.of, "got": roll.got}).decode()


def entry_lines(number: int, entry: Move | Undo) -> Iterator[str]:
    """A choice with the outcomes that it caused, or an undo."""
    if isinstance(entry, Undo):
        line: dict[str, Any] = {"undo": entry.count, "seat": entry.seat, "digest": entry.digest}
        if entry.consent:
            line["consent"] = entry.consent
        if entry.sealed:
            line["sealed"] = True
        yield msgspec.json.encode(line).decode()
        return
    yield msgspec.json.encode(
        {"n": number, "seat": entry.seat, "choice": entry.choice, "digest": entry.digest}
    ).decode()
    for roll in entry.rolls:
        yield roll_line(roll)


def write(replay: Replay) -> Iterator[str]:
    """The lines of a replay file."""
    yield header_line(replay.header)
    for roll in replay.opening:
        yield roll_line(roll)
    for number, entry in enumerate(replay.entries, 1):
        yield from entry_lines(number, entry)
    if replay.outcome is not None:
        end = {"outcome": replay.outcome, **({"secret": replay.secret} if replay.secret else {})}
        yield msgspec.json.encode(end).decode()


# -- reading ---------------------------------------------------------------------------------------------


class _Line(Struct, forbid_unknown_fields=True):
    n: int | None = None
    seat: int | None = None
    choice: str | None = None
    digest: str = ""
    chance: str | None = None
    of: int | None = None
    got: int | None = None
    undo: int | None = None
    consent: tuple[int, ...] = ()
    sealed: bool = False
    outcome: dict[str, Any] | None = None
    secret: str = ""


_SECRET = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_HEADER = msgspec.json.Decoder(Header)
_LINE = msgspec.json.Decoder(_Line)


def lines_of(text: str) -> Iterator[str]:
    """The lines of a file, one by one: a list of them could be many times larger than a file of line breaks."""
    start = 0
    while (end := text.find("\n", start)) >= 0:
        yield text[start:end]
        start = end + 1
    yield text[start:]


def read(lines: Iterable[str]) -> Replay:
    """A replay from its lines. Raises `ReplayError` with the number of the broken line."""
    header: Header | None = None
    opening: list[Roll] = []
    entries: list[Move | Undo] = []
    outcome: dict[str, Any] | None = None
    secret = ""
    for number, line in enumerate(lines, 1):
        if number > MOST_LINES or (len(line) > LONGEST_LINE and header is not None):
            raise ReplayError("replay-line-long", line=number, lines=MOST_LINES, most=LONGEST_LINE)
        if not line.strip():
            continue
        if header is None:
            header = _read_header(line, number)
            continue
        if outcome is not None:
            raise ReplayError("replay-after-outcome", line=number)
        parsed = _read_line(line, number)
        if parsed.chance is not None:
            _add_roll(parsed, number, opening, entries)
        elif parsed.undo is not None and parsed.seat is not None:
            entries.append(Undo(parsed.seat, parsed.undo, parsed.consent, parsed.sealed, parsed.digest))
        elif parsed.choice is not None and parsed.seat is not None:
            entries.append(Move(parsed.seat, parsed.choice, (), parsed.digest))
        elif parsed.outcome is not None:
            outcome, secret = parsed.outcome, _read_secret(parsed.secret, header, number)
        else:
            raise ReplayError("replay-line-unknown", line=number)
    if header is None:
        raise ReplayError("replay-empty")
    return Replay(header, tuple(opening), tuple(entries), outcome, secret)


def _read_secret(secret: str, header: Header, number: int) -> str:
    if secret and not header.setup.commitment:
        raise ReplayError("replay-secret-uncommitted", line=number)
    if secret and not _SECRET.fullmatch(secret):
        raise ReplayError("replay-secret-form", line=number, bytes=SECRET_BYTES)
    return secret


def _read_header(line: str, number: int) -> Header:
    try:
        header = _HEADER.decode(line)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise ReplayError("replay-header", line=number, error=error) from None
    if header.rulewright != REPLAY_FORMAT:
        raise ReplayError("replay-format", format=header.rulewright, known=REPLAY_FORMAT)
    return header


def _read_line(line: str, number: int) -> _Line:
    try:
        return _LINE.decode(line)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise ReplayError("replay-line-form", line=number, error=error) from None


def _add_roll(parsed: _Line, number: int, opening: list[Roll], entries: list[Move | Undo]) -> None:
    if parsed.chance is None or parsed.of is None or parsed.got is None or not 0 <= parsed.got < parsed.of:
        raise ReplayError("replay-chance-form", line=number)
    roll = Roll(parsed.chance, parsed.of, parsed.got)
    if not entries:
        opening.append(roll)
        return
    last = entries[-1]
    if isinstance(last, Undo):
        raise ReplayError("replay-chance-after-undo", line=number)
    if len(last.rolls) >= MOST_ROLLS:
        raise ReplayError("replay-chance-many", line=number, most=MOST_ROLLS)
    entries[-1] = Move(last.seat, last.choice, (*last.rolls, roll), last.digest)


# -- playing again -----------------------------------------------------------------------------------------


def begin(
    game: Game,
    setup: Setup,
    script: list[int] | None = None,
    secret: bytes = b"",
    version: int | None = None,
    trusted: bool = False,
) -> State:
    """The first state of a game: by its setup, or the position that it goes on from.

    `version` is that of the records in which an older replay has its position. Where only this program can have
    written it, it is `trusted`.
    """
    if not setup.position:
        mode = setup.mode or None
        return game.new(setup.players, setup.seed, setup.options, mode, setup.rulings, script=script, secret=secret)
    try:
        body = setup.position.encode("utf-8", "replace")
        state = game.decode(body if version is None else game.up_to_date(body, version), trusted)
    except SaveError as error:
        raise SetupError("position-broken", error=error) from None
    if state.seats != setup.players:
        raise SetupError("position-seats", seats=state.seats, players=setup.players)
    state.secret = secret
    return state


def first_state(game: Game, replay: Replay, trusted: bool = False) -> State:
    """The state in which a replay begins, with the recorded outcomes of its setup; `trusted` if we wrote it."""
    setup = replay.header.setup
    if setup.game != game.name:
        raise ReplayError("replay-other-game", game=setup.game, asked=game.name)
    try:
        script, version = [roll.got for roll in replay.opening], version_of(replay.header.start)
        state = begin(game, setup, script, version=version, trusted=trusted)
    except IllegalChoice as error:
        raise ReplayDrift("drift-setup", move=0, error=error) from None
    except SetupError as error:
        raise ReplayError("replay-cannot-start", error=error) from None
    if tuple(state.rolls) != replay.opening:
        raise ReplayDrift("drift-setup-draws", move=0)
    for number, entry in enumerate(replay.entries, 1):
        if entry.digest and version_of(entry.digest) < version:
            raise ReplayDrift("drift-older", move=number)
    if not game.agrees(state, replay.header.start):
        raise ReplayDrift("drift-first-position", move=0)
    return state


def apply_move(game: Game, state: State, number: int, move: Move) -> tuple[Decision, Choice]:
    """One recorded choice with its recorded luck; returns what was asked and chosen.

    Raises `ReplayDrift` where today's rules differ.
    """
    decision = state.decision_for(move.seat) if not state.over else None
    if decision is None:
        raise ReplayDrift("drift-not-asked", move=number, seat=move.seat, choice=move.choice)
    try:
        choice = decision.parse(move.choice)
        state.script = [roll.got for roll in move.rolls]
        state.apply(choice, move.seat)
    except IllegalChoice as error:
        raise ReplayDrift("drift-move", move=number, rule=decision.rule, error=error) from None
    leftover = state.script
    state.script = None
    if leftover or tuple(state.rolls) != move.rolls:
        raise ReplayDrift("drift-draws", move=number, rule=decision.rule, choice=move.choice)
    if move.digest and not game.agrees(state, move.digest):
        rules = sorted({event.rule for event in state.events})
        raise ReplayDrift(
            "drift-position",
            move=number,
            rule=decision.rule,
            choice=move.choice,
            seat=move.seat,
            rules=", ".join(rules) or decision.rule,
        )
    return decision, choice
