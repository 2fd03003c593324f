"""Sessions: the record, the log of each seat, and how far undo goes."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core import replay
from rulewright.core.errors import EndlessRules, IllegalChoice, UndoError
from rulewright.core.replay import Setup, Undo
from rulewright.core.session import LogLine, Session
from rulewright.games.mysthea.model import steps
from rulewright.games.mysthea.positions import position, region
from tests.spinning import let_spin

from .toy import TOY, Offer


def mysthea_session(**given: object) -> Session:
    """A session that begins in a small position of Mysthea."""
    state = position(**given)  # type: ignore[arg-type]
    return Session(state.game, Setup("mysthea", state.seats, 1), state=state)


def say(session: Session, *texts: str, seat: int | None = None) -> None:
    for text in texts:
        decision = session.state.decision if seat is None else session.state.decision_for(seat)
        assert decision is not None
        session.apply(decision.parse(text), decision.seat)


OPEN_HAND = {0: {"energy": 6, "hand": ("C026", "C047"), "known": ("C026", "C047")}}


def test_own_choices_can_be_taken_back_one_by_one_to_the_start_of_the_turn() -> None:
    session = mysthea_session(turn=0, boards=OPEN_HAND, era=2)
    start = session.game.digest(session.state)
    say(session, "act", "play-card C026", "use-card")
    assert session.state.boards[0].glory == 4  # type: ignore[attr-defined]
    assert session.horizon(0) == 3
    assert session.horizon(1) == 0
    session.undo(0, 3)
    assert session.game.digest(session.state) == start
    assert session.state.decision.seat == 0


def test_playing_a_hidden_card_reveals_it_so_undo_stops_there() -> None:
    session = mysthea_session(turn=0, boards={0: {"energy": 6, "hand": ("C026",)}})
    say(session, "act", "play-card C026", "use-card")
    assert session.horizon(0) == 1
    with pytest.raises(UndoError, match="seat 0 may take back 1 of 2 choices"):
        session.undo(0, 2)
    assert len(session.line) == 3


def test_undo_stops_at_a_draw() -> None:
    session = mysthea_session(turn=0, boards={0: {"energy": 6}})
    say(session, "develop", "reveal-one")
    assert session.horizon(0) == 0
    with pytest.raises(UndoError, match="revealed, rolled"):
        session.undo(0)


def test_undo_stops_at_another_seats_decision() -> None:
    session = mysthea_session(agenda=[steps.BeginTurn(0), steps.BeginTurn(1)])
    say(session, "meditate", "done")
    assert session.horizon(0) == 2
    say(session, "meditate")
    assert session.line[-1].move.seat == 1
    assert session.horizon(0) == 0
    with pytest.raises(UndoError, match="decided by another seat"):
        session.undo(0)


def test_beyond_the_horizon_everybody_must_agree_and_luck_is_stirred() -> None:
    session = mysthea_session(turn=0, boards={0: {"energy": 6}})
    say(session, "develop", "reveal-one")
    shown = session.state.display  # type: ignore[attr-defined]
    seed = session.state.luck.seed
    with pytest.raises(UndoError, match="seat 2 must agree"):
        session.undo(0, 1, consent=(1,))
    session.undo(0, 1, consent=(1, 2))
    assert session.state.display == ()  # type: ignore[attr-defined]
    assert session.state.luck.seed != seed
    assert isinstance(session.record[-1], Undo)
    assert session.record[-1].consent == (1, 2)
    say(session, "reveal-one")
    assert session.state.display != shown  # type: ignore[attr-defined]


def test_an_undo_is_a_line_of_the_log_with_its_rule() -> None:
    session = mysthea_session(turn=0, boards=OPEN_HAND, era=2)
    say(session, "act", "play-card C026")
    session.undo(0, 2)
    assert session.log(1) == [
        LogLine(0, {"type": "choices-undone", "rule": "GAP-MYS-25", "seat": 0, "count": 2}),
    ]


def test_a_sealed_answer_can_be_withdrawn_and_others_answers_stay() -> None:
    session = Session(TOY, Setup("toy", 3, 1))
    session.apply(Offer(1), 0)
    session.apply(Offer(3), 1)
    assert session.horizon(0) == 1
    session.undo(0)
    assert session.state.picks == {1: Offer(3)}
    assert [decision.seat for decision in session.state.decisions] == [0, 2]
    assert session.log(1) == []
    session.apply(Offer(2), 0)
    session.apply(Offer(2), 2)
    assert session.state.scores == (0, 1, 0)  # type: ignore[attr-defined]
    again = Session.resume(TOY, replay.read(replay.write(session.replay())))
    assert TOY.digest(again.state) == TOY.digest(session.state)


def test_whether_others_have_answered_does_not_change_what_may_be_withdrawn() -> None:
    """A refusal to withdraw would tell that somebody else has answered."""
    alone = Session(TOY, Setup("toy", 3, 1))
    alone.apply(Offer(1), 0)
    among = Session(TOY, Setup("toy", 3, 1))
    among.apply(Offer(1), 0)
    among.apply(Offer(3), 2)
    assert alone.horizon(0) == among.horizon(0) == 1


def test_an_illegal_choice_leaves_no_trace() -> None:
    session = Session(TOY, Setup("toy", 2, 1))
    with pytest.raises(IllegalChoice):
        session.apply(Offer(9), 0)
    assert session.record == []
    assert session.line == []


@pytest.mark.parametrize("count", [0, -1, 5])
def test_nonsense_counts_are_refused(count: int) -> None:
    session = Session(TOY, Setup("toy", 2, 1))
    session.apply(Offer(1), 0)
    with pytest.raises(UndoError):
        session.undo(0, count)


def test_each_seat_reads_its_own_log() -> None:
    game = rulewright.load("mysthea")
    state = position(turn=0, boards={0: {"energy": 3, "hand": ("C041",), "at": region("tree.forest")}}, era=2)
    session = Session(game, Setup("mysthea", 3, 1), state=state)
    say(session, "act", "play-card C041", "use-card", "draw-card")
    mine = [line.event for line in session.log(0) if line.event["type"] == "cards-drawn"]
    theirs = [line.event for line in session.log(1) if line.event["type"] == "cards-drawn"]
    assert len(mine[0]["cards"]) == 1
    assert theirs[0]["cards_count"] == 1
    assert "cards" not in theirs[0]


def test_a_choice_that_makes_the_rules_go_round_in_circles_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    session = mysthea_session(turn=0, boards=OPEN_HAND, era=2)
    say(session, "act")
    before, asked = session.game.dump(session.state), session.state.decisions
    with monkeypatch.context() as patched:
        let_spin(patched, session.game, type(session.state.agenda[-1]))
        with pytest.raises(EndlessRules, match="circle"):
            say(session, "play-card C026")
        assert session.game.dump(session.state) == before
        assert session.state.decisions == asked
        assert len(session.record) == len(session.line) == 1
    say(session, "play-card C026", "use-card")
    assert session.state.boards[0].glory == 4  # type: ignore[attr-defined]


def test_a_choice_in_which_anything_breaks_leaves_the_position_as_it_was() -> None:
    session = Session(TOY, Setup("toy", 2, 1))
    session.apply(Offer(2), 0)
    before = TOY.dump(session.state)
    session.state.script = [7]
    with pytest.raises(IllegalChoice, match="scripted outcome 7"):
        session.apply(Offer(2), 1)
    assert TOY.dump(session.state) == before
    assert len(session.record) == 1
