"""Positions from files are rehearsed before they are believed; whatever still fails is told, and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rulewright
from rulewright.core import rehearsal, saved_game
from rulewright.core.errors import ImpossiblePosition, SaveError
from rulewright.core.game import Game
from rulewright.core.record import Choice, State
from rulewright.core.replay import Setup
from rulewright.core.session import Session

GAME = rulewright.load("mysthea")


def forged(game: Game = GAME) -> str:
    """A turn behind which the end of a Battle waits that nobody fights."""
    state = game.new(3, 5)
    while state.era < 1:
        state.apply(state.decision.choices[0])
    data: dict[str, Any] = json.loads(game.dump(state))
    # Whoever answers sets off what was never begun.
    data["state"]["agenda"].insert(-1, {"type": "end-battle"})
    return json.dumps(data)


def unrehearsed(monkeypatch: pytest.MonkeyPatch) -> State:
    """The same position, as if the rehearsal had not met what is wrong with it."""
    monkeypatch.setattr(saved_game, "rehearse", lambda state: None)
    return GAME.restore(forged())


def play_until_it_fails(game: Game, table: State | Session) -> tuple[str, ImpossiblePosition]:
    """The digest before the choice that fails, and what is told."""
    for _ in range(20):
        state = table.state if isinstance(table, Session) else table
        before = game.digest(state)
        try:
            table.apply(state.decision.choices[-1])
        except ImpossiblePosition as error:
            return before, error
    raise AssertionError("nothing fails")


def test_a_position_in_which_the_rules_fail_is_refused_with_the_step() -> None:
    with pytest.raises(SaveError, match="saved state is impossible: agenda: played on from here, the rules fail at"):
        GAME.restore(forged())


def test_rules_that_fail_later_are_told_and_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = unrehearsed(monkeypatch)
    before, error = play_until_it_fails(GAME, state)
    assert "no real game reaches this position; nothing was changed" in str(error)
    assert error.step
    assert GAME.digest(state) == before
    assert state.decisions


def test_a_session_stays_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    state = unrehearsed(monkeypatch)
    session = Session(GAME, Setup("mysthea", 3, 0, position=GAME.encode(state).decode()))
    before, _ = play_until_it_fails(GAME, session)
    assert GAME.digest(session.state) == before
    assert session.replay().entries == tuple(session.record)


def test_an_illegal_choice_stays_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.restore(GAME.dump(GAME.new(3, 5)))
    assert state.doubted
    with pytest.raises(rulewright.IllegalChoice):
        state.apply(GAME.parse("meditate"))


def test_what_this_program_wrote_itself_is_not_rehearsed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(state: State) -> str:
        raise AssertionError("rehearsed")

    text = GAME.dump(GAME.new(3, 5))
    monkeypatch.setattr(saved_game, "rehearse", refuse)
    state = GAME.restore(text, trusted=True)
    assert not state.doubted
    with pytest.raises(AssertionError, match="rehearsed"):
        GAME.restore(text)


def test_imagined_worlds_are_not_doubted() -> None:
    """Bots play millions of moves in them; whatever fails there fails for the bot alone."""
    state = GAME.restore(GAME.dump(GAME.new(3, 5)))
    assert state.copy().doubted
    assert not state.resample(0, 1).doubted


def test_a_rehearsal_leaves_the_position_alone_and_gives_the_same_answer_again() -> None:
    state = GAME.new(3, 5)
    text = GAME.dump(state)
    assert GAME.dump(GAME.restore(text)) == text
    answers = set()
    for _ in range(3):
        with pytest.raises(SaveError) as told:
            GAME.restore(forged())
        answers.add(str(told.value))
    assert len(answers) == 1


def test_a_walk_ends_when_much_has_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a game in which every choice sets a lot in motion does not take longer than others."""
    walked: list[int] = []
    apply = State.apply

    def counting(state: State, choice: Choice, seat: int | None = None) -> None:
        walked.append(0)
        apply(state, choice, seat)

    state = GAME.new(3, 5)
    monkeypatch.setattr(State, "apply", counting)
    assert rehearsal.rehearse(state) is None
    usual = len(walked)
    walked.clear()
    monkeypatch.setattr(rehearsal, "MOST_WORK", 20)
    assert rehearsal.rehearse(state) is None
    assert 0 < len(walked) < usual
