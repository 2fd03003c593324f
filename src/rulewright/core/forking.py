"""Forks: a moment of one game as the beginning of another, without giving away anything that its viewer may not know.

A fork holds what its viewer sees and nothing else: whatever they cannot see is redealt, the answers to the open step
are asked for again, and luck starts from zero. So it is made of the view and of a seed alone. Two games that look the
same to the viewer have the same forks, or both have none.
"""

from __future__ import annotations

from .chance import mix, private_seed
from .errors import ForkError
from .record import EVERYBODY, Luck, Seat, State, bind

ATTEMPTS = 1000
"""Deals that are tried before a moment counts as one that cannot be redealt. A bot that thinks tries fewer."""


def forked_position(state: State, viewer: Seat | None, seed: int) -> State:
    """The position of a fork as `viewer` knows it; `EVERYBODY` is who may know all of it. Raises `ForkError`.

    `seed` deals what the viewer cannot see. The luck of the fork is up to whoever plays it.
    """
    if state.over:
        raise ForkError("fork-over")
    twin: State | None = bind(state.copy(), state.game)
    assert twin is not None
    twin.picks = {}
    twin.confirmed = ()
    if viewer != EVERYBODY:
        twin = state.game.dealt_anew(twin, viewer, seed, ATTEMPTS)
        if twin is None:
            # The last resort of `resample`, to leave hands as they are, would show them.
            raise ForkError("fork-tells")
    twin.luck = Luck(0, {})
    return twin


def dealing_seed(seed: int, secret: bytes, at: int) -> int:
    """What deals the unseen part of a fork: from its own seed or secret, never from those of the game it comes from."""
    return private_seed(secret, at) if secret else mix(seed)
