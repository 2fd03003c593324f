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
from .session import Session


def check_luck(game: Game, replay: Replay, upto: int | None = None) -> None:
    """Draw every outcome of a game anew, up to entry number `upto`, and compare; raises `UnfairLuck` where they part.

    The replay must be one that today's rules still give (`Session.resume`). Raises `ReplayError` where the luck cannot
    be checked, because the secret is not revealed.
    """
    setup = replay.header.setup
    if setup.commitment and not replay.secret:
        raise ReplayError("the luck cannot be checked: the secret that it came from is not revealed in this file")
    secret = bytes.fromhex(replay.secret)
    if setup.commitment and commitment(secret) != setup.commitment:
        raise UnfairLuck("the secret that this file reveals is not the one that the table was committed to")
    session = Session(game, setup, state=begin(game, setup, secret=secret), secret=secret)
    _compare(0, replay.opening, session.opening)
    for number, entry in enumerate(replay.entries[:upto], 1):
        try:
            if isinstance(entry, Undo):
                session.undo(entry.seat, entry.count, entry.consent)
                continue
            decision = session.state.decision_for(entry.seat)
            if decision is None:
                raise ReplayDrift(number, f"move {number}: seat {entry.seat} is not asked any more")
            session.apply(decision.parse(entry.choice), entry.seat)
        except (IllegalChoice, UndoError) as error:
            raise ReplayDrift(number, f"entry {number}: {error}") from None
        _compare(number, entry.rolls, tuple(session.state.rolls))


def _compare(number: int, recorded: tuple[Roll, ...], drawn: tuple[Roll, ...]) -> None:
    if recorded == drawn:
        return
    where = f"at entry {number}" if number else "in the setup"
    for one, other in zip(recorded, drawn, strict=False):
        if one != other:
            raise UnfairLuck(
                f"{where} the record says {one.got} of {one.of} for {one.stream!r}; "
                f"what was fixed beforehand gives {other.got} of {other.of} for {other.stream!r}"
            )
    raise UnfairLuck(f"{where} the record has {len(recorded)} outcomes of chance; {len(drawn)} are drawn")
