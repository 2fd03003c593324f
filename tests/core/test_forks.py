"""Forks of a session: a game of its own from any moment, with luck of its own, that tells nobody's secrets."""

from __future__ import annotations

from typing import cast

import pytest

import rulewright
from rulewright.core import replay
from rulewright.core.errors import ForkError
from rulewright.core.fairness import check_luck
from rulewright.core.forking import forked_position
from rulewright.core.record import EVERYBODY, Seat
from rulewright.core.replay import LONGEST_LINE, Setup
from rulewright.core.session import Session
from rulewright.games.mysthea.model.state import MystheaState

from .toy import TOY, Toy, ToyState

GAME = rulewright.load("mysthea")
SECRET, OWN = bytes(range(32)), bytes(range(1, 33))


def played(session: Session, count: int) -> Session:
    for _ in range(count):
        if session.state.over:
            break
        decision = session.state.decision
        session.apply(decision.choices[len(decision.choices) // 2], decision.seat)
    return session


def parent(count: int = 60) -> Session:
    return played(Session(GAME, Setup("mysthea", 3, 0, seats=("Anna", "Ben", "bot:random")), secret=SECRET), count)


def hands(session: Session) -> list[tuple[str, ...]]:
    return [board.hand for board in cast(MystheaState, session.state).boards]


def test_a_fork_goes_on_from_its_moment_and_leaves_its_parent_alone() -> None:
    session = parent()
    before = list(replay.write(session.replay()))
    fork = session.fork(40, seed=5)
    true = session.state_at(40)
    assert fork.state.view(0) == true.view(0)
    assert hands(fork) == [board.hand for board in cast(MystheaState, true).boards]
    assert (len(fork.line), len(fork.record), fork.log(0)) == (0, 0, [])
    played(fork, 30)
    assert list(replay.write(session.replay())) == before
    assert fork.setup.seats == session.setup.seats


def test_a_fork_has_luck_of_its_own() -> None:
    """Whoever plays on there does not see what chance is about to bring here."""
    session = parent()
    forks = [played(session.fork(40, secret=bytes([number]) * 32), 400) for number in range(1, 5)]
    truth = played(session.copy(), 400)
    drawn = [[move.rolls for move in (played.move for played in fork.line) if move.rolls] for fork in forks]
    came = [played.move.rolls for played in truth.line[40:] if played.move.rolls]
    assert all(rolls != came for rolls in drawn)
    assert len({str(rolls) for rolls in drawn}) == len(drawn)


def test_a_fork_by_a_seat_holds_its_own_hand_and_others_that_are_dealt_anew() -> None:
    session = parent(20)
    true = hands(session)
    dealt = [hands(session.fork(20, 0, secret=bytes([number]) * 32)) for number in range(1, 9)]
    assert all(one[0] == true[0] for one in dealt)
    assert len({str(one) for one in dealt}) > 1
    assert any(one[1:] != true[1:] for one in dealt)


def test_the_luck_of_a_fork_can_be_checked_and_is_not_its_parents() -> None:
    session = parent(200)
    fork = played(session.fork(100, 1, secret=OWN), 2000)
    assert fork.state.over
    told = replay.read(replay.write(fork.replay()))
    assert told.secret == OWN.hex()
    check_luck(GAME, told)
    assert SECRET.hex() not in "\n".join(replay.write(fork.replay()))


def test_a_fork_of_a_fork_is_a_fork() -> None:
    first = played(parent().fork(30, 0, secret=OWN), 20)
    second = first.fork(10, 0, secret=SECRET)
    assert second.state.view(0) == first.state_at(10).view(0)
    played(second, 5)
    assert Session.resume(GAME, second.replay()).state.view(0) == second.state.view(0)


def test_answers_to_the_open_step_are_asked_for_again() -> None:
    session = Session(TOY, Setup("toy", 2, 1))
    while not session.state.decision.sealed:
        session.apply(session.state.decision.choices[0])
    session.apply(session.state.decision.choices[0], 0)
    assert session.state.picks
    for viewer in (0, 1, None, EVERYBODY):
        fork = session.fork(len(session.line), viewer)
        assert fork.state.picks == {}
        assert [decision.seat for decision in fork.state.decisions] == [0, 1]
        assert fork.horizon(0) == 0


def test_nothing_goes_on_from_the_end() -> None:
    session = parent(5000)
    assert session.state.over
    with pytest.raises(ForkError, match="the game is over at this moment"):
        session.fork(len(session.line))
    with pytest.raises(IndexError):
        session.fork(len(session.line) + 1)
    session.fork(len(session.line) - 1)


class Telling(Toy):
    """A game in which every deal but the true one fails to fit the question that is open."""

    def redeal_unseen(self, state: object, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        assert isinstance(state, ToyState)
        if not keep:
            state.agenda = []


def test_a_moment_that_could_only_be_dealt_as_it_is_has_no_fork() -> None:
    """Bots may think about the true hands where no others fit; a fork would show them."""
    game = Telling()
    session = Session(game, Setup("toy", 2, 1))
    assert session.state.resample(0, 1).agenda
    with pytest.raises(ForkError, match="still secret"):
        forked_position(session.state, 0, 1)
    assert forked_position(session.state, EVERYBODY, 1).agenda


def test_a_position_of_any_length_can_be_written_and_read() -> None:
    fork = played(parent().fork(40), 10)
    lines = list(replay.write(fork.replay()))
    longer = lines[0].replace('"position":"', '"position":"' + " " * LONGEST_LINE)
    assert len(longer) > LONGEST_LINE
    assert Session.resume(GAME, replay.read([longer, *lines[1:]])).state.view(0) == fork.state.view(0)
