"""Replay files: written, read, and refused with the line that is wrong."""

from __future__ import annotations

import contextlib
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.core import replay
from rulewright.core.errors import ReplayDrift, ReplayError, RulewrightError
from rulewright.core.replay import Setup
from rulewright.core.session import Session


def lines_of_a_game(players: int = 2, seed: int = 4, moves: int = 40) -> list[str]:
    game = rulewright.load("mysthea")
    session = Session(game, Setup("mysthea", players, seed), "test")
    luck = Random(seed)
    for _ in range(moves):
        decision = session.state.decision
        session.apply(luck.choice(decision.choices), decision.seat)
    return list(replay.write(session.replay()))


LINES = lines_of_a_game()


def play_again(lines: list[str]) -> Session:
    return Session.resume(rulewright.load("mysthea"), replay.read(lines))


def test_a_replay_is_one_json_object_a_line_with_a_header() -> None:
    parsed = [json.loads(line) for line in LINES]
    header = parsed[0]
    assert header["rulewright"] == 1
    assert header["setup"]["game"] == "mysthea"
    assert header["setup"]["seed"] == 4
    assert header["content"] == rulewright.load("mysthea").content_hash
    choices = [line for line in parsed if "choice" in line]
    assert [line["n"] for line in choices] == list(range(1, 41))
    assert all(set(line) == {"n", "seat", "choice", "digest"} for line in choices)
    rolls = [line for line in parsed if "chance" in line]
    assert rolls
    assert all(0 <= line["got"] < line["of"] for line in rolls)


def test_recorded_outcomes_make_the_generator_unnecessary() -> None:
    """The same game comes out with another seed in the header, because every outcome is recorded."""
    header = json.loads(LINES[0])
    header["setup"]["seed"] = 999
    header["start"] = ""
    lines = [json.dumps(header), *LINES[1:]]
    with pytest.raises(ReplayDrift, match="first position"):
        play_again(lines)
    stripped = []
    for line in LINES[1:]:
        row = json.loads(line)
        row.pop("digest", None)
        stripped.append(json.dumps(row))
    game = rulewright.load("mysthea")
    start = replay.read([json.dumps({**header, "start": "x"}), *stripped])
    state = game.new(2, 999, script=[roll.got for roll in start.opening])
    header["start"] = game.digest(state)
    again = play_again([json.dumps(header), *stripped])
    assert again.state.view(0) == play_again(LINES).state.view(0)


def test_a_changed_choice_is_named() -> None:
    at = next(n for n, line in enumerate(LINES) if '"n":20,' in line)
    number = 20
    lines = [*LINES]
    lines[at] = json.dumps({**json.loads(lines[at]), "choice": "fly-away"})
    with pytest.raises(ReplayDrift, match=f"move {number} .*may not answer 'fly-away'") as caught:
        play_again(lines)
    assert caught.value.move == number


def test_a_changed_outcome_is_named() -> None:
    at = max(n for n, line in enumerate(LINES) if '"chance"' in line)
    row = json.loads(LINES[at])
    row["got"] = (row["got"] + 1) % row["of"]
    lines = [*LINES]
    lines[at] = json.dumps(row)
    with pytest.raises(ReplayDrift, match="gives another position than recorded"):
        play_again(lines)


def test_a_missing_and_a_superfluous_outcome_are_named() -> None:
    at = max(n for n, line in enumerate(LINES) if '"chance"' in line)
    with pytest.raises(ReplayDrift):
        play_again(LINES[:at] + LINES[at + 1 :])
    with pytest.raises(ReplayDrift, match="no longer draws what was recorded"):
        play_again([*LINES[: at + 1], LINES[at], *LINES[at + 1 :]])


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "the file is empty"),
        (["", "  "], "the file is empty"),
        (["not json"], "line 1: not the header"),
        (["{}"], "line 1: not the header"),
        (["[" * 5000], "line 1: not the header"),
        ([LINES[0].replace('"rulewright":1', '"rulewright":99')], "format 99; this program reads format 1"),
        ([LINES[0], "{"], "line 2"),
        ([LINES[0], "{}"], "line 2: neither a choice"),
        ([LINES[0], '{"n":1,"seat":"x","choice":"a"}'], "line 2.*seat"),
        ([LINES[0], '{"n":1,"seat":0,"choice":5}'], "line 2.*choice"),
        ([LINES[0], '{"chance":"a","of":3,"got":3}'], "line 2: an outcome of chance"),
        ([LINES[0], '{"chance":"a"}'], "line 2: an outcome of chance"),
        ([LINES[0], '{"undo":1,"seat":0}', '{"chance":"a","of":2,"got":1}'], "line 3: chance cannot follow an undo"),
        ([LINES[0], '{"outcome":{}}', '{"n":1,"seat":0,"choice":"a"}'], "line 3: something follows the outcome"),
        ([LINES[0], '{"n":1,"seat":0,"choice":"a","evil":1}'], "line 2.*evil"),
        ([LINES[0], '{"n":1,"seat":0,"choice":"' + "a" * 30000 + '"}'], "line 2: too long"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(lines: list[str], message: str) -> None:
    with pytest.raises(ReplayError, match=message):
        replay.read(lines)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "replay is of 'chess'"),
        ({"players": 9}, "cannot start: mysthea cannot be played by 9"),
        ({"options": {"attunements": "moon"}}, "cannot start: the option attunements cannot be 'moon'"),
        ({"options": {"attunements": 5}}, "cannot start"),
        ({"options": {"abilities": "yes"}}, "cannot start: option abilities is 'yes'"),
        ({"rulings": {"recharge_space": 7}}, "cannot start: ruling recharge_space is 7"),
        ({"mode": "solo"}, "cannot start: mysthea has no mode 'solo'"),
    ],
)
def test_a_header_that_cannot_start_is_refused(change: dict[str, object], message: str) -> None:
    header = json.loads(LINES[0])
    header["setup"].update(change)
    with pytest.raises(ReplayError, match=message):
        play_again([json.dumps(header), *LINES[1:]])


def test_a_truncated_replay_plays_up_to_its_end() -> None:
    whole = play_again(LINES)
    part = play_again(LINES[: len(LINES) // 2])
    assert 0 < len(part.line) < len(whole.line)
    assert part.record == whole.record[: len(part.record)]


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.integers(0, len(LINES) - 1), st.integers(0, 400), st.binary(min_size=1, max_size=3), st.booleans())
def test_any_damage_is_an_error_of_ours_or_harmless(line: int, column: int, junk: bytes, cut: bool) -> None:
    text = LINES[line]
    column %= len(text)
    damaged = text[:column] + junk.decode("latin-1") + ("" if cut else text[column + 1 :])
    with contextlib.suppress(RulewrightError):
        play_again([*LINES[:line], damaged, *LINES[line + 1 :]])
