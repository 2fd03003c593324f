"""A session that keeps few states gives, for every moment, what a list of copies of all of them would give.

So does one that goes on from a checkpoint, with or without its past. Games here are short, so the distances at which
things are packed are made short, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

import pytest

from rulewright.core import history, positions
from rulewright.core import session as sessions
from rulewright.core.history import History, NotLoaded
from rulewright.core.record import Event, State, bind
from rulewright.core.replay import Replay, Setup
from rulewright.core.session import ChoicesUndone, Session
from tests.caravan import CARAVAN, NAME

from .walks import Start, any_decision, of_each_game

SECRET = bytes(range(32))
"""Luck that nobody can draw a second time: the past must be played with what is on record."""


@contextmanager
def short() -> Iterator[None]:
    """Pack early: a random game has hundreds of choices, not thousands."""
    with (
        patch.object(history, "CHUNK", 5),
        patch.object(history, "MOST_NEWEST", 10),
        patch.object(positions, "NEAR", 3),
        patch.object(sessions, "EVERY", 7),
    ):
        history._unpacked.cache_clear()
        yield
    history._unpacked.cache_clear()


class AllCopies:
    """A game as it would be recorded without a thought for memory: a copy of the state before every choice."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.before: list[State] = []
        self.moves: list[tuple[int, str]] = []
        self.log: list[list[Event]] = [[]]
        """What happened after each choice, undos that came then included."""

    def note(self, before: State, events: tuple[Event, ...]) -> None:
        move = self.session.line[-1].move
        self.before.append(before)
        self.moves.append((move.seat, move.choice))
        self.log.append(list(events))

    def cut(self, length: int, undone: Event | None) -> None:
        del self.before[length:], self.moves[length:]
        notes = [event for events in self.log[length + 1 :] for event in events if isinstance(event, ChoicesUndone)]
        del self.log[length + 1 :]
        self.log[length].extend(notes if undone is None else [*notes, undone])

    def withdraw(self, seat: int, undone: Event | None) -> None:
        """Take out the last answer of a seat, and let those that came later be given again."""
        at = max(number for number, (who, _) in enumerate(self.moves) if who == seat)
        later = self.moves[at + 1 :]
        state = bind(self.before[at].copy(), self.session.game)
        self.cut(at, None)
        for who, text in later:
            before = state.copy()
            decision = state.decision_for(who)
            assert decision is not None
            state.apply(decision.parse(text), who)
            self.before.append(before)
            self.moves.append((who, text))
            self.log.append(list(state.events))
        if undone is not None:
            self.log[-1].append(undone)

    def lines(self, seat: int | None) -> list[object]:
        return [line for events in self.log for line in self.session.game.log(events, seat)]


def take_turn(session: Session, model: AllCopies, luck: Random) -> None:
    """A choice, and now and then an undo: alone, with consent, or of an answer among others'."""
    game, players = session.game, session.setup.players
    before = session.state.copy()
    decision, choice = any_decision(session.state, luck)
    model.note(before, session.apply(choice, decision.seat))
    seat = luck.randrange(players)
    free, stand = session.horizon(seat), len(session.line)
    if luck.random() < 0.2 and free:
        if seat in session.state.picks:
            openly = game.book.gathers_openly(session.state)
            session.undo(seat)
            model.withdraw(seat, undone(session, seat, 1) if openly else None)
            return
        count = luck.randint(1, free)
        session.undo(seat, count)
        assert game.encode(session.state) == game.encode(model.before[stand - count]), "the very same position"
        model.cut(stand - count, undone(session, seat, count))
    elif luck.random() < 0.03:
        count = luck.randint(1, min(30, stand))
        if count == 1 and seat in session.state.picks:
            return
        session.undo(seat, count, consent=range(players))
        model.cut(stand - count, undone(session, seat, count))


def undone(session: Session, seat: int, count: int) -> Event:
    return ChoicesUndone(rule=session.game.undo_rule, seat=seat, count=count)


def check_past(session: Session, model: AllCopies, numbers: list[int]) -> None:
    game = session.game
    for number in numbers:
        found, meant = session.state_at(number), model.before[number]
        assert game.encode(found) == game.encode(meant), f"the position after {number} choices"
        assert found.decisions == bind(meant.copy(), game).decisions
    for seat in (None, *range(session.setup.players)):
        assert [line.event for line in session.log(seat)] == model.lines(seat)
        assert session.log_length == len(model.lines(seat))


@of_each_game(3, 200)
def test_every_moment_of_the_past_is_given_as_if_all_had_been_kept(start: Start) -> None:
    with short():
        session, luck = Session(start.game, start.setup, secret=SECRET), start.luck
        model = AllCopies(session)
        while not session.state.over and len(session.record) < 300:
            take_turn(session, model, luck)
            if luck.random() < 0.02 and session.line:
                check_past(session, model, [luck.randrange(len(session.line)) for _ in range(4)])
        backwards = list(range(len(session.line)))[::-1]
        check_past(session, model, backwards)
        seat, whole = 0, session.log(0)
        for _ in range(20):
            first, last = sorted((luck.randrange(len(whole) + 1), luck.randrange(len(whole) + 1)))
            assert session.lines(seat, first, last) == whole[first:last]


@of_each_game(3, 200)
def test_a_session_goes_on_from_a_checkpoint_as_if_nothing_had_been(start: Start) -> None:
    game, luck = start.game, start.luck
    with short():
        session = Session(game, start.setup, secret=SECRET)
        model = AllCopies(session)
        while not session.state.over and len(session.record) < luck.randint(20, 120):
            take_turn(session, model, luck)
        while session.mark() is None:
            take_turn(session, model, luck)
        mark = session.mark()
        assert mark is not None
        past = session.copy()
        begun = Replay(session.replay().header, session.opening, ())
        late = Session.go_on(game, begun, mark, session.secret)
        assert not late.whole
        for number, entry in enumerate(play_a_while(session, mark.choices, luck), len(late.record) + 1):
            late.repeat(number, entry)
        assert game.encode(late.state) == game.encode(session.state)
        assert (len(late.record), len(late.line)) == (len(session.record), len(session.line))
        assert (late.log_length, late.mark()) == (session.log_length, session.mark())
        assert late.lines(0, 0) == session.log(0)[late.log_begins :]
        for number in range(mark.choices, len(late.line) + 1):
            assert game.encode(late.state_at(number)) == game.encode(session.state_at(number))
        if mark.choices:
            with pytest.raises(NotLoaded):
                late.state_at(mark.choices - 1)
            with pytest.raises(NotLoaded):
                late.copy().undo(0, len(late.line), consent=range(start.setup.players))
        whole = late.completed(past)
        assert whole.whole
        assert (whole.replay(), whole.log(0)) == (session.replay(), session.log(0))
        for number in range(len(session.line) + 1):
            assert game.encode(whole.state_at(number)) == game.encode(session.state_at(number))


def play_a_while(session: Session, least: int, luck: Random) -> list[object]:
    """Choices and undos that leave `least` choices standing; returns what the record has of them."""
    since = len(session.record)
    for _ in range(60):
        if session.state.over:
            break
        decision, choice = any_decision(session.state, luck)
        session.apply(choice, decision.seat)
        seat = luck.randrange(session.setup.players)
        free = min(session.horizon(seat), len(session.line) - least)
        if free > 0 and luck.random() < 0.2:
            session.undo(seat, luck.randint(1, free))
        elif luck.random() < 0.05:
            session.undo(seat, 1, consent=range(session.setup.players))
    return session.record[since:]


def test_two_forks_share_a_log_up_to_where_they_part() -> None:
    with short():
        luck = Random(4)
        session = Session(CARAVAN, Setup(NAME, 3, 4))
        sessions = [session.copy()]
        while len(sessions) < 60 and not session.state.over:
            decision, choice = any_decision(session.state, luck)
            session.apply(choice, decision.seat)
            seat = luck.randrange(3)
            if luck.random() < 0.4 and session.horizon(seat):
                session.undo(seat)
            sessions.append(session.copy())
        for _ in range(300):
            one, other = luck.choice(sessions), luck.choice(sessions)
            mine, theirs = one.log(1), other.log(1)
            shared = one.shared_lines(other)
            assert mine[:shared] == theirs[:shared]
            assert shared == other.shared_lines(one)
        assert session.shared_lines(session) == session.log_length


def test_a_history_is_a_list_that_changes_at_its_end() -> None:
    with short():
        luck, plain = Random(2), list[int]()
        packed: History[int] = History()
        for number in range(400):
            if luck.random() < 0.1 and plain:
                length = luck.randrange(len(plain) + 1) if luck.random() < 0.1 else max(0, len(plain) - 3)
                del plain[length:]
                packed.cut(length)
            twin = packed.copy()
            plain.append(number)
            packed.append(number)
            assert len(twin) == len(plain) - 1, "a copy does not grow with the original"
            assert packed == plain
            assert list(reversed(packed)) == plain[::-1]
            at = luck.randrange(-len(plain), len(plain))
            assert packed[at] == plain[at]
            assert packed[at:] == plain[at:]
        with pytest.raises(IndexError):
            packed[len(plain)]
