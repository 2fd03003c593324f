"""Fairness: was the luck of a recorded game fixed before the game began?

A replay holds every outcome of chance, so it can be played again without a generator. Here it is played without the
recorded outcomes, from the seed or the revealed secret alone: only if every outcome comes out as recorded did nobody
choose any of them during the game, undos by consent included.
"""

from __future__ import annotations

from .chance import commitment
from .errors import IllegalChoice, ReplayDrift, ReplayError, UndoError, UnfairLuck
from .game import Game
from .record import Roll
from .replay import Replay, Undo, begin
from .saving import version_of
from .session import Session


def check_luck(game: Game, replay: Replay, upto: int | None = None) -> None:
    """Draw every outcome of a game again, up to entry `upto`, and compare; raises `UnfairLuck` where they differ.

    The replay must be one that today's rules still lead to (`Session.resume`). Raises `ReplayError` where the luck
    cannot be checked, because the secret is not revealed.
    """
    setup = replay.header.setup
    if setup.commitment and not replay.secret:
        raise ReplayError("luck-no-secret")
    secret = bytes.fromhex(replay.secret)
    if setup.commitment and commitment(secret) != setup.commitment:
        raise UnfairLuck("luck-other-secret")
    version = version_of(replay.header.start)
    session = Session(game, setup, state=begin(game, setup, secret=secret, version=version), secret=secret)
    _compare(0, replay.opening, session.opening)
    for number, entry in enumerate(replay.entries[:upto], 1):
        try:
            if isinstance(entry, Undo):
                session.undo(entry.seat, entry.count, entry.consent)
                continue
            decision = session.state.decision_for(entry.seat)
            if decision is None:
                raise ReplayDrift("drift-move-not-asked", move=number, seat=entry.seat)
            session.apply(decision.parse(entry.choice), entry.seat)
        except (IllegalChoice, UndoError) as error:
            raise ReplayDrift("drift-entry", move=number, error=error) from None
        _compare(number, entry.rolls, tuple(session.state.rolls))


def _compare(number: int, recorded: tuple[Roll, ...], drawn: tuple[Roll, ...]) -> None:
    if recorded == drawn:
        return
    where = "move" if number else "opening"
    for one, other in zip(recorded, drawn, strict=False):
        if one != other:
            raise UnfairLuck(
                "luck-differs",
                where=where,
                number=number,
                got=one.got,
                of=one.of,
                stream=one.stream,
                drawn=other.got,
                drawn_of=other.of,
                drawn_stream=other.stream,
            )
    raise UnfairLuck("luck-count", where=where, number=number, recorded=len(recorded), drawn=len(drawn))
