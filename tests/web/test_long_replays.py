"""Replays of long games: a page has a part of the log, and walks through all states once."""

from __future__ import annotations

import random
import re

import pytest

from rulewright.catalog import load
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.web import replay_log
from rulewright.web.final_screen import race_strip
from rulewright.web.recorded_games import Recorded
from rulewright.web.render import language

from .test_replays import TestClient, client, good, send, session

__all__ = ["client", "good", "session"]


def lines_shown(html: str) -> list[str]:
    return re.findall(r'<li data-at="(\d+)"', html)


def test_a_long_log_is_shown_around_the_moment_only(
    session: Session, client: TestClient, good: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = send(client, good).headers["location"]
    whole = lines_shown(client.get(where).text)
    assert len(whole) == session.log_length > 400
    monkeypatch.setattr(replay_log, "SHEET", 50)
    last = len(session.line)
    for at in (0, last // 2, last):
        shown = lines_shown(client.get(f"{where}?at={at}").text)
        assert len(shown) <= 150
        here = "".join(f" {one}" for one in shown)
        assert here in "".join(f" {one}" for one in whole), "a piece of the log without a gap"
        assert int(shown[0]) <= max(at, 1) <= int(shown[-1]), "what led to the moment is among it"


def test_a_page_gets_other_lines_only_when_it_needs_them(
    session: Session, client: TestClient, good: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = send(client, good).headers["location"]
    monkeypatch.setattr(replay_log, "SHEET", 50)
    shown, told = lines_shown(client.get(where).text), 0
    came = 0
    for at in (1, 40, 41, 90, 200, 30, len(session.line)):
        answer = client.get(f"{where}/moment?at={at}&came={came}").json()
        assert (answer["log"] is None) == (sheet(session, at) == sheet(session, came))
        if answer["log"] is not None:
            shown, told = lines_shown(answer["log"]), told + 1
        assert shown == lines_shown(client.get(f"{where}?at={at}").text), "as on a page that is opened there"
        came = at
    assert 3 <= told < 7


def sheet(session: Session, at: int) -> int:
    """In which fifty lines the newest line of a moment is."""
    before = sum(len(played.events) for played in session.line[:at])
    return max(0, before - 1) // 50


def test_the_states_of_a_game_are_walked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is watched along the slider needs every position; the next page of the same game does not."""
    game = load("dragon_eclipse")
    session = Session(game, Setup("dragon_eclipse", 1, 3, "duel"))
    dice = random.Random(3)
    while not session.state.over:
        session.apply(dice.choice(session.state.decision.choices))
    recorded = Recorded("x", session, ("A",))
    texts = game.texts()
    asked: list[int] = []
    state_at = Session.state_at
    monkeypatch.setattr(Session, "state_at", lambda self, at: asked.append(at) or state_at(self, at))
    colours = [score.colour for score in game.table.scores(session.state.view(None), texts)]
    first = race_strip(recorded, language("en"), texts, colours, 5)
    assert len(asked) > len(session.line)
    asked.clear()
    assert race_strip(recorded, language("en"), texts, colours, 5) == first
    assert asked == []
