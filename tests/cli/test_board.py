"""`board`: the table of a saved game as a picture, as one seat sees it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rulewright.catalog import game_names
from rulewright.core.session import Session

from .tables import Run, new_session, play_on, saved


@pytest.fixture(scope="module")
def session() -> Session:
    return play_on(new_session(3, 9, ("Anna", "bot:random", "Cleo")), 120)


@pytest.fixture
def file(tmp_path: Path, session: Session) -> Path:
    return saved(tmp_path / "game.rwreplay", session)


def test_the_table_is_drawn_as_svg(run: Run, file: Path, tmp_path: Path) -> None:
    ran = run("board", "mysthea", "--replay", str(file), "--out", "board.svg")
    assert ran == (0, "board.svg\n", "")
    picture = ET.fromstring((tmp_path / "board.svg").read_text())
    assert picture.tag.endswith("svg")
    words = "".join(picture.itertext())
    for name in ("Anna", "Bot 2", "Cleo"):
        assert name in words


def test_another_moment_seat_theme_and_language_give_other_pictures(run: Run, file: Path, tmp_path: Path) -> None:
    seen = set()
    for number, more in enumerate(
        ((), ("--at", "0"), ("--at", "60"), ("--seat", "0"), ("--theme", "light"), ("--lang", "uk"))
    ):
        out = tmp_path / f"{number}.svg"
        assert run("board", "mysthea", "--replay", str(file), "--out", str(out), *more).code == 0
        seen.add(out.read_text())
    assert len(seen) == 6


def test_the_last_moment_is_the_default(run: Run, file: Path, tmp_path: Path) -> None:
    run("board", "mysthea", "--replay", str(file), "--out", "a.svg")
    run("board", "mysthea", "--replay", str(file), "--at", "120", "--out", "b.svg")
    assert (tmp_path / "a.svg").read_text() == (tmp_path / "b.svg").read_text()


def test_the_table_is_drawn_as_png(run: Run, file: Path, tmp_path: Path) -> None:
    assert run("board", "mysthea", "--replay", str(file), "--out", "board.PNG").code == 0
    assert (tmp_path / "board.PNG").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--at", "121", "--out", "x.svg"), "--at 121 is past the end: the replay has 120 entries"),
        (("--seat", "3", "--out", "x.svg"), "--seat 3 is not at the table; seats are 0 to 2"),
        (("--out", "."), ". cannot be written: it is a folder"),
        (("--out", "no/such/x.svg"), "no/such/x.svg cannot be written: there is no folder no/such"),
        (("--theme", "pink", "--out", "x.svg"), "Invalid value for '--theme': 'pink' is not one of 'dark', 'light'."),
        ((), "Missing option '--out'."),
    ],
)
def test_a_picture_that_cannot_be_made(run: Run, file: Path, arguments: tuple[str, ...], sentence: str) -> None:
    assert run("board", "mysthea", "--replay", str(file), *arguments) == (2, "", f"rulewright: {sentence}\n")
    assert not Path("x.svg").exists()


def test_a_replay_of_another_game_is_refused(run: Run, file: Path) -> None:
    file.write_text(file.read_text().replace('"game":"mysthea"', '"game":"chess"', 1))
    ran = run("board", "mysthea", "--replay", str(file), "--out", "x.svg")
    assert ran == (2, "", "rulewright: game.rwreplay is a game of chess, not of mysthea\n")
    unknown = run("board", "chess", "--replay", str(file), "--out", "x.svg")
    assert unknown == (2, "", f"rulewright: there is no game 'chess'; games: {', '.join(game_names())}\n")
