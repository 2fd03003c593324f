"""Every game of the catalog: saved, restored, copied, replayed and undone at every decision."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

import rulewright
from rulewright.core import replay
from rulewright.core.errors import ReplayDrift, UndoError
from rulewright.core.record import State
from rulewright.core.replay import Move, Setup
from rulewright.core.session import Session

from .walks import NAMES, Start, any_decision, of_each_game, walk


@of_each_game(3, 200)
def test_restore_of_dump_is_equal_and_continues_identically(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    for decision, choice in walk(state, luck):
        text = game.dump(state)
        restored = game.restore(text, trusted=luck.random() < 0.9)
        assert game.dump(restored) == text
        assert restored.decisions == state.decisions
        twin = state.copy()
        twin.apply(choice, decision.seat)
        restored.apply(choice, decision.seat)
        assert game.digest(restored) == game.digest(twin)
        assert restored.events == twin.events
        assert restored.rolls == twin.rolls


@of_each_game(3, 200)
def test_a_copy_is_independent(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    kept: tuple[State, str] | None = None
    for _ in walk(state, luck):
        if kept is not None:
            assert game.digest(kept[0]) == kept[1], "the original went on, and its copy has noticed"
        twin = state.copy()
        before = game.digest(twin)
        kept = twin, before
        # Play the twin's twin on for a while; neither must notice.
        original = game.digest(state)
        other = twin.copy()
        for _ in range(3):
            if not other.over:
                asked, picked = any_decision(other, luck)
                other.apply(picked, asked.seat)
        assert game.digest(state) == original
        assert game.digest(twin) == before


def session_of(start: Start) -> tuple[Session, Random]:
    return Session(start.game, start.setup), start.luck


@of_each_game(3, 200, ending=True)
def test_a_replay_with_undo_reproduces_the_game_digest_by_digest(start: Start) -> None:
    game = start.game
    session, luck = session_of(start)
    players = session.setup.players
    while not session.state.over:
        decision, choice = any_decision(session.state, luck)
        session.apply(choice, decision.seat)
        seat = luck.randrange(players)
        if luck.random() < 0.15 and session.horizon(seat):
            session.undo(seat, luck.randint(1, session.horizon(seat)))
        elif luck.random() < 0.01:
            session.undo(seat, 1, consent=range(players))
    lines = list(replay.write(session.replay()))
    again = Session.resume(game, replay.read(lines))
    assert list(replay.write(again.replay())) == lines
    for viewer in (None, *range(players)):
        assert again.log(viewer) == session.log(viewer)


@of_each_game(2, 100, ending=True)
def test_undo_restores_the_very_position_and_stops_at_the_horizon(start: Start) -> None:
    game = start.game
    session, luck = session_of(start)
    digests: list[str] = []
    while not session.state.over:
        decision, choice = any_decision(session.state, luck)
        digests.append(game.digest(session.state))
        session.apply(choice, decision.seat)
        seat = decision.seat
        free = session.horizon(seat)
        if seat in session.state.picks:
            digests.clear()  # sealed answers may be withdrawn from among others; tested on their own
            continue
        if 0 < free <= len(digests) and luck.random() < 0.2:
            trial = session.copy()
            trial.undo(seat, free)
            assert game.digest(trial.state) == digests[-free]
        if free < len(session.line) and session.setup.players > 1:  # who plays alone need not ask
            with pytest.raises(UndoError):
                session.undo(seat, free + 1)


def test_a_changed_rule_names_the_first_move_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        game = rulewright.load(name)
        session = Session(game, Setup(name, game.modes[0].seats[0], 3))
        luck = Random(3)
        while not session.state.over:
            decision, choice = any_decision(session.state, luck)
            session.apply(choice, decision.seat)
        recorded = session.replay()
        at = len(recorded.entries) // 2
        entry = recorded.entries[at]
        assert isinstance(entry, Move)
        broken = Move(entry.seat, entry.choice, entry.rolls, entry.digest[:-16] + "0" * 16)
        entries = (*recorded.entries[:at], broken, *recorded.entries[at + 1 :])
        with pytest.raises(ReplayDrift) as caught:
            Session.resume(game, replay.Replay(recorded.header, recorded.opening, entries, recorded.outcome))
        assert caught.value.move == at + 1
        assert "rules applied" in str(caught.value)


PLAY_AND_PRINT = """
from random import Random
import rulewright
for name in rulewright.game_names():
    game = rulewright.load(name)
    for mode in game.modes:
        for players in mode.seats:
            state = game.new(players, 42, mode=mode.name)
            luck = Random(7)
            for _ in range(400):
                if state.over:
                    break
                decision = luck.choice(state.decisions)
                state.apply(luck.choice(decision.choices), decision.seat)
            print(name, mode.name, players, game.digest(state), state.outcome)
"""


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    printed = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", PLAY_AND_PRINT], env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout
        printed.add(done.stdout)
    assert len(printed) == 1
