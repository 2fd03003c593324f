"""`replay`: a saved game told, shown at a moment, verified; files that are none, and games that have drifted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.core.record import Choice
from rulewright.core.session import Session

from .tables import AURORA, Run, new_session, play_on, resumed, saved, script


@pytest.fixture(scope="module")
def finished() -> Session:
    return play_on(new_session(3, 9, ("Anna", "bot:random", "Cleo")))


@pytest.fixture
def file(tmp_path: Path, finished: Session) -> Path:
    return saved(tmp_path / "game.rwreplay", finished)


def rewritten(file: Path, line: int, change: Callable[[dict[str, Any]], None]) -> None:
    """Change one line of a replay file."""
    lines = file.read_text().splitlines()
    data = json.loads(lines[line])
    change(data)
    lines[line] = json.dumps(data)
    file.write_text("\n".join(lines) + "\n")


def line_of(file: Path, words: str) -> int:
    return next(number for number, line in enumerate(file.read_text().splitlines()) if words in line)


# -- telling -----------------------------------------------------------------------------------------------


def test_a_game_is_told_choice_by_choice_with_its_rules(run: Run, file: Path, finished: Session) -> None:
    ran = run("replay", str(file))
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "Mysthea: Anna, Bot 2 and Cleo; seed 9, engine test"
    heads = [line for line in lines if line[:4].strip().isdigit()]
    assert len(heads) == len(finished.record)
    first = finished.line[0].move
    assert heads[0] == f"   1  {('Anna', 'Bot 2', 'Cleo')[first.seat]}: {first.choice}"
    events = [line for line in lines if line.startswith("        ")]
    assert len(events) == len(finished.log(None))
    assert all(line.endswith("]") for line in events)
    assert lines[-1] == f"The game is over after {len(finished.record)} entries."


def test_a_game_is_told_in_ukrainian(run: Run, file: Path) -> None:
    lines = run("replay", str(file), "--lang", "uk").out.splitlines()
    assert lines[0] == "Mysthea: Anna, Бот 2 та Cleo; зерно 9, рушій test"
    assert lines[-1].startswith("Гру завершено, ")


def test_an_unfinished_game_goes_on(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path / "game", play_on(new_session(), 7))
    assert run("replay", str(path)).out.splitlines()[-1] == "The game goes on after 7 entries."


def test_a_secret_choice_is_told_only_to_the_seat_that_made_it(run: Run, tmp_path: Path) -> None:
    session = new_session(5, 4, seats=())
    while not (session.state.decision.sealed and len(session.state.decisions) > 1):
        play_on(session, 1)
    decision = session.state.decision
    session.apply(decision.choices[0], decision.seat)
    path = saved(tmp_path / "game", session)
    own = run("replay", str(path), "--seat", str(decision.seat)).out.splitlines()[-2]
    assert own.endswith(str(decision.choices[0]))
    for seat in ((), ("--seat", str((decision.seat + 1) % 5))):
        told = run("replay", str(path), *seat).out.splitlines()[-2]
        assert told.endswith(": chooses in secret")


def test_what_was_taken_back_is_told_too(run: Run) -> None:
    run("play", "--terminal", "--seats", "Anna,Ben", "--seed", "5", "--save", "game", script=script("1", "undo", "3"))
    lines = run("replay", "game").out.splitlines()
    heads = [line for line in lines if line[:4].strip().isdigit()]
    assert heads == [
        "   1  Ben: place-champion shard.myst",
        "   2  Ben takes a choice back.  [GAP-MYS-25]",
        "   3  Ben: place-champion arch.forest",
    ]


def test_the_table_at_a_moment(run: Run, file: Path, finished: Session) -> None:
    start = run("replay", str(file), "--at", "0").out
    assert start.startswith("Setup\n")
    middle = run("replay", str(file), "--at", "60").out
    assert middle.startswith("Era I")
    end = run("replay", str(file), "--at", str(len(finished.record))).out
    assert end.startswith("The end\n")
    assert "Your hand" not in start
    assert "Your hand" in run("replay", str(file), "--at", "0", "--seat", "2").out


def test_a_moment_past_the_end_and_a_seat_that_is_not_there(run: Run, file: Path, finished: Session) -> None:
    count = len(finished.record)
    past = run("replay", str(file), "--at", str(count + 1))
    assert past == (2, "", f"rulewright: --at {count + 1} is past the end: the replay has {count} entries\n")
    seat = run("replay", str(file), "--at", "3", "--seat", "3")
    assert seat == (2, "", "rulewright: --seat 3 is not at the table; seats are 0 to 2\n")


# -- verifying ---------------------------------------------------------------------------------------------


def test_a_sound_game_is_verified(run: Run, file: Path, finished: Session) -> None:
    ran = run("replay", str(file), "--verify")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        f"{len(finished.record)} entries verified: every position is the recorded one",
        "the luck follows from seed 9, which somebody chose",
    ]
    assert run("replay", str(file), "--verify", "--at", "5").out.startswith("5 entries verified")


def test_another_position_is_drift_and_names_the_first_choice(run: Run, file: Path, finished: Session) -> None:
    rewritten(file, line_of(file, '"n":12,'), lambda data: data.update(digest="0123456789abcdef"))
    ran = run("replay", str(file), "--verify")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("rulewright: move 12 (")
    assert "gives another position than recorded" in ran.err
    assert ran.err.count("\n") == 1
    told = run("replay", str(file))
    assert told.code == 2
    assert "\n  11  " in told.out
    assert "\n  12  " not in told.out


def test_a_choice_that_is_not_offered_any_more_is_drift(run: Run, file: Path) -> None:
    rewritten(file, line_of(file, '"n":3,'), lambda data: data.update(choice="meditate"))
    ran = run("replay", str(file), "--verify")
    assert ran.code == 2
    assert ran.err.startswith("rulewright: move 3 (")


def test_another_start_is_drift(run: Run, file: Path) -> None:
    rewritten(file, 0, lambda data: data.update(start="0123456789abcdef"))
    ran = run("replay", str(file), "--verify")
    assert ran == (2, "", "rulewright: the first position is not the recorded one: rules or content have changed\n")


def test_another_outcome_is_drift(run: Run, file: Path) -> None:
    rewritten(file, -1, lambda data: data["outcome"].update(winners=[7]))
    for arguments in (("--verify",), ()):
        ran = run("replay", str(file), *arguments)
        assert ran.code == 2
        assert "the recorded outcome is" in ran.err


def test_other_content_with_the_same_positions_is_told_honestly(run: Run, file: Path) -> None:
    rewritten(file, 0, lambda data: data.update(content="another"))
    assert "made with other content, yet every position is the recorded one" in run("replay", str(file), "--verify").out


# -- files that are none -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty; expected a replay"),
        (b"\x7fELF\xff\xfe", "game.rwreplay is not a replay: byte 4 is not UTF-8"),
        (b"hello\n", "line 1: not the header of a replay"),
        (b"{}\n", "line 1: not the header of a replay"),
        (b"[" * 100_000, "line 1: not the header of a replay"),
        (b'{"rulewright": 1, "setup": {"options": {"a": ' + b"[" * 100_000, "line 1: not the header of a replay"),
    ],
    ids=["empty", "binary", "prose", "object", "deep", "deeper"],
)
def test_a_file_that_is_no_replay(run: Run, file: Path, content: bytes, sentence: str) -> None:
    file.write_bytes(content)
    for arguments in (("replay", str(file)), ("play", "--terminal", "--resume", str(file))):
        ran = run(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert sentence in ran.err
        assert ran.err.count("\n") == 1


def test_a_file_that_was_cut_off(run: Run, file: Path) -> None:
    text = file.read_text()
    cut = text.index('"n":20,') + 9
    file.write_text(text[:cut])
    ran = run("replay", str(file), "--verify")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"rulewright: line {text[:cut].count(chr(10)) + 1}: ")
    file.write_text(text[: text.rindex("\n", 0, cut) + 1])
    assert run("replay", str(file), "--verify").out.startswith("19 entries verified")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'; games: mysthea"),
        ({"players": 4}, "the replay names 3 seats for 4 players"),
        ({"players": 9, "seats": []}, "replay cannot start: mysthea cannot be played by 9"),
        ({"seats": ["A", "B", "\x1b[2Jx"]}, "the replay's seats are impossible: a name has at most 40 printable"),
        ({"seats": ["A", "A", "B"]}, "the replay's seats are impossible: two seats have the same name: A, A"),
        ({"options": {"dragons": True}}, "replay cannot start: there is no option 'dragons'"),
        ({"packs": ["aurora 1.0.0"]}, "was played with aurora 1.0.0; name the same with --pack"),
        ({"packs": ["\x1b[2J"]}, "was played with ?[2J; name the same with --pack"),
        ({"seed": "x"}, "line 1: not the header of a replay"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_header_that_does_not_fit(run: Run, file: Path, change: dict[str, Any], sentence: str) -> None:
    rewritten(file, 0, lambda data: data["setup"].update(change))
    ran = run("replay", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err


def test_an_engine_with_control_characters_is_shown_without_them(run: Run, file: Path) -> None:
    rewritten(file, 0, lambda data: data.update(engine="1\x1b[2J"))
    ran = run("replay", str(file))
    assert ran.code == 0
    assert "\x1b" not in ran.out


def test_a_replay_of_a_game_with_a_pack(run: Run) -> None:
    run("play", "--terminal", "--seats", "first,first", "--seed", "5", "--pack", str(AURORA), "--save", "game")
    assert run("replay", "game", "--verify").code == 2
    assert run("replay", "game", "--verify", "--pack", str(AURORA)).code == 0


def test_a_saved_game_is_whole_after_every_choice(tmp_path: Path) -> None:
    session = new_session()
    for _ in range(12):
        choice: Choice = session.state.decision.choices[-1]
        session.apply(choice)
        assert resumed(saved(tmp_path / "game", session)).record == session.record
    assert list(tmp_path.iterdir()) == [tmp_path / "game"]


# -- what if -------------------------------------------------------------------------------------------------


def test_a_moment_becomes_a_game_to_play_on(run: Run, file: Path, tmp_path: Path, finished: Session) -> None:
    target = tmp_path / "what-if.rwreplay"
    ran = run("replay", str(file), "--at", "40", "--fork", str(target))
    assert ran.code == 0
    assert ran.out == f"{target} goes on from after choice 40: rulewright play --resume {target}\n"
    fork = resumed(target)
    assert fork.state.view(0) == finished.state_at(40).view(0)
    assert fork.state.view(1) == finished.state_at(40).view(1)
    assert (len(fork.record), fork.setup.seats) == (0, finished.setup.seats)


def test_as_a_seat_it_holds_what_that_seat_knows(run: Run, file: Path, tmp_path: Path, finished: Session) -> None:
    target = tmp_path / "what-if.rwreplay"
    forks = set()
    for _ in range(4):
        assert run("replay", str(file), "--at", "40", "--seat", "1", "--fork", str(target)).code == 0
        fork = resumed(target)
        assert fork.state.view(1) == finished.state_at(40).view(1)
        forks.add(str(fork.state.view(0)))
    assert len(forks) > 1


def test_nothing_goes_on_from_the_end_and_no_other_file_is_lost(run: Run, file: Path, tmp_path: Path) -> None:
    ran = run("replay", str(file), "--fork", str(tmp_path / "what-if.rwreplay"))
    assert ran.code == 2
    assert "the game is over at this moment" in ran.err
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    ran = run("replay", str(file), "--at", "3", "--fork", str(notes))
    assert ran.code == 2
    assert notes.read_text() == "dear diary"
