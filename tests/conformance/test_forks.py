"""Every game: a fork at any moment is a whole game of its own, and tells its viewer nothing that they may not know."""

from __future__ import annotations

from random import Random

from rulewright.core import replay
from rulewright.core.errors import ForkError
from rulewright.core.fairness import check_luck
from rulewright.core.forking import forked_position
from rulewright.core.record import EVERYBODY, Seat, State
from rulewright.core.session import Session

from .walks import Start, any_decision, of_each_game, walk

SECRET = bytes(range(32))
OWN = bytes(range(1, 33))
"""The secret of the fork."""


def viewers(state: State) -> list[Seat | None]:
    return [None, *range(state.seats)]


def forked(state: State, viewer: Seat | None, seed: int) -> bytes | None:
    """A fork's position as text, or that there is none."""
    try:
        return bytes(state.game.encode(forked_position(state, viewer, seed)))
    except ForkError:
        return None


@of_each_game(3, 200)
def test_games_that_look_the_same_to_a_viewer_have_the_same_forks(start: Start) -> None:
    """In whatever world the viewer holds possible the same seed gives the same fork, or none: so it tells nothing."""
    state, luck = start.state, start.luck
    for _ in walk(state, luck):
        if luck.random() < 0.7:
            continue
        for viewer in viewers(state):
            seed, other = luck.getrandbits(32), state.game.dealt_anew(state, viewer, luck.getrandbits(32))
            if other is None:
                continue  # the only world that is left to deal from is the true one
            assert forked(other, viewer, seed) == forked(state, viewer, seed)


@of_each_game(3, 200)
def test_a_fork_shows_its_viewer_the_moment_that_it_is_made_from(start: Start) -> None:
    """All but the answers to the open step, which are asked for again; and nothing of the luck that was."""
    game, state, luck = start.game, start.state, start.luck
    for _ in walk(state, luck):
        if luck.random() < 0.7:
            continue
        asked = state.copy()
        asked.picks, asked.confirmed = {}, ()
        for viewer in (*viewers(state), EVERYBODY):
            try:
                fork = forked_position(state, viewer, luck.getrandbits(32))
            except ForkError:
                continue
            if viewer == EVERYBODY:
                assert {**_plain(fork), "luck": None} == {**_plain(asked), "luck": None}
            else:
                assert fork.view(viewer) == asked.view(viewer)
            assert (fork.luck.seed, fork.luck.counts, fork.secret, fork.picks) == (0, {}, b"", {})
            assert game.check(fork) is None
            assert fork.decisions


def _plain(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in _BY_PRODUCTS}


_BY_PRODUCTS = {"game", "asked", "events", "rolls", "script", "secret", "revealed", "doubted"}


@of_each_game(3, 200, ending=True)
def test_a_fork_of_any_moment_is_played_to_its_end_and_replayed(start: Start) -> None:
    game, luck = start.game, start.luck
    parent = played(Session(game, start.setup, secret=SECRET), luck)
    before = list(replay.write(parent.replay()))
    for _ in range(2):
        at = luck.randrange(len(parent.line))
        viewer = luck.choice((EVERYBODY, *viewers(parent.state)))
        try:
            fork = parent.fork(at, viewer, secret=OWN)
        except ForkError:
            assert viewer != EVERYBODY
            continue
        assert (len(fork.line), len(fork.record)) == (0, 0)
        played(fork, luck)
        lines = list(replay.write(fork.replay()))
        again = Session.resume(game, replay.read(lines))
        assert game.encode(again.state) == game.encode(fork.state)
        check_luck(game, replay.read(lines))
    assert list(replay.write(parent.replay())) == before, "the parent is as it was"


def played(session: Session, luck: Random) -> Session:
    while not session.state.over:
        decision, choice = any_decision(session.state, luck)
        session.apply(choice, decision.seat)
    return session
