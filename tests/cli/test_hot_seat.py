"""People who share one real (pseudo-)terminal: the screen is cleared between them, no hand is seen by another."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import rulewright
from rulewright.cli.common import read_replay
from rulewright.cli.screen import CLEAR
from rulewright.core.record import Seat
from rulewright.core.session import Session

from .tables import new_session, play_on, resumed, saved

HAND_ON = "Hand the screen to "
CHOICE = "Your choice> "
NAMES = ("Anna", "Ben")
TWO = ("play", "--terminal", "--seats", "Anna,Ben", "--seed", "5")
"""Ben places first, then Anna; Anna has the first turn."""


class Terminal:
    """A process of `rulewright` behind a pseudo-terminal."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.outer, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**environment, "PYTHONIOENCODING": "utf-8", "TERM": "xterm"},
            start_new_session=True,
            preexec_fn=_own_the_terminal,
        )
        os.close(inner)

    def read(self) -> str:
        """What is shown until the next prompt, or until the process ends."""
        deadline = time.monotonic() + 120
        raw = b""
        while time.monotonic() < deadline:
            if not select.select([self.outer], [], [], 0.5)[0]:
                continue
            try:
                part = os.read(self.outer, 65536)
            except OSError:  # the other end is closed
                part = b""
            raw += part
            if not part or raw.endswith(b"> "):
                return raw.decode().replace("\r\n", "\n")
        raise AssertionError(f"no prompt came, only {raw[-500:]!r}")

    def type(self, *lines: str) -> str:
        """Answer prompts and return what is shown after the last."""
        shown = ""
        for line in lines:
            shown = self.press(line.encode() + b"\n")
        return shown

    def press(self, key: bytes) -> str:
        os.write(self.outer, key)
        return self.read()

    def await_reading(self) -> None:
        """Until the process waits for its line: it would see a signal in the instant before only after the line."""
        deadline = time.monotonic() + 120
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, "the process does not wait for a line"
            time.sleep(0.01)

    def close(self) -> int:
        code = self.process.wait(120)
        os.close(self.outer)
        return code


def _own_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests in the background of a script were told to ignore it


@pytest.fixture
def terminal() -> Iterator[type[Terminal]]:
    """Makes terminals and ends what is left of them."""
    made: list[Terminal] = []

    class Kept(Terminal):
        def __init__(self, *arguments: str, columns: int = 80, rows: int = 24) -> None:
            super().__init__(*arguments, columns=columns, rows=rows)
            made.append(self)

    yield Kept
    for one in made:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def after_clearing(shown: str) -> str:
    """What can still be read, scroll-back included."""
    return re.sub(r"\x1b\[\d*m", "", shown.rpartition(CLEAR)[2])


def unseen(session: Session, seat: Seat) -> set[str]:
    """The ids of the cards in a hand that nobody else has seen."""
    board = session.state.boards[seat]  # type: ignore[attr-defined]
    return set(board.hand) - set(board.known)


def names_of(session: Session, seat: Seat) -> set[str]:
    """What those cards are called: people read names, only programs read ids."""
    texts = session.game.texts("en")
    return {texts.name("card", card) for card in unseen(session, seat)}


def play_together(table: Terminal, file: Path, most: int) -> list[tuple[Seat, int, str]]:
    """Who looked at the screen, after how many entries of the record, and all that could be read on it."""
    looks: list[tuple[Seat, int, str]] = []
    luck = Random(1)
    seat = -1
    screen = after_clearing(table.read())
    while len(looks) < most and table.process.poll() is None and "The game is over." not in screen:
        if HAND_ON in screen:
            assert screen.startswith(HAND_ON), "something else stands on the screen that is handed on"
            seat = NAMES.index(screen.removeprefix(HAND_ON).split(",")[0])
            shown = table.type("")
            assert CLEAR in shown
        else:
            looks.append((seat, len(read_replay(file).entries), screen))
            shown = table.type(str(luck.randint(1, 3)))
        screen = after_clearing(screen + shown)
    return looks


def test_no_hand_is_ever_on_the_screen_of_another_person(terminal: type[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "game"
    table = terminal("play", "--terminal", "--seats", ",".join(NAMES), "--seed", "21", "--save", str(file))
    looks = play_together(table, file, most=250)
    table.press(b"\x04")
    assert table.close() == 0

    whole = resumed(file)
    session = Session(whole.game, whole.setup)
    own_hand_shown = others_checked = 0
    for seat, entries, screen in looks:
        while len(session.record) < entries:
            session.repeat(len(session.record) + 1, whole.record[len(session.record)])
        hidden = unseen(session, 1 - seat) | names_of(session, 1 - seat)
        for card in hidden:
            assert card not in screen, f"{NAMES[seat]} can read {card} after {entries} entries"
        others_checked += len(hidden)
        mine = names_of(session, seat)
        own_hand_shown += bool(mine) and all(card in " ".join(screen.split()) for card in mine)
    assert {seat for seat, _, _ in looks} == {0, 1}
    assert others_checked > 300
    assert own_hand_shown > 20


def test_the_screen_is_handed_on_before_the_first_hand_too(terminal: type[Terminal]) -> None:
    table = terminal(*TWO)
    assert after_clearing(table.read()) == "Hand the screen to Ben, who presses Enter> "
    shown = table.type("")
    assert "Type a number to choose" in shown
    assert "Ben: Place your Champion" in shown
    assert len(after_clearing(shown).strip("\n").splitlines()) <= 24


def test_anything_but_enter_keeps_the_hand_hidden(terminal: type[Terminal]) -> None:
    table = terminal(*TWO)
    table.read()
    assert "Your hand" not in table.type("what?")
    assert "Your hand" in table.type("")


def test_whoever_hands_the_screen_on_may_still_take_the_last_choice_back(terminal: type[Terminal]) -> None:
    table = terminal(*TWO)
    table.read()
    shown = table.type("", "1", "2")
    assert "Hand the screen to Anna, who presses Enter. Or take your last choice back: undo>" in " ".join(shown.split())
    assert after_clearing(table.type("undo")).startswith("Hand the screen to Ben")
    shown = table.type("")
    assert "Ben takes a choice back." in shown
    assert "Ben: Place your Encounter token" in shown


def test_who_is_asked_to_agree_does_not_see_the_hand_of_the_asker(terminal: type[Terminal]) -> None:
    table = terminal(*TWO)
    table.read()
    assert "Anna: Your turn" in table.type("", "1", "2", "", "1", "1")
    asked = after_clearing(table.type("undo"))
    assert asked.startswith("Anna would like to take back a choice")
    assert "hand" not in asked
    refused = after_clearing(table.type("n"))
    assert refused == "Hand the screen to Anna, who presses Enter> "
    again = table.type("")
    assert "Ben does not agree." in again
    assert "Anna: Your turn" in again
    table.type("undo")
    assert after_clearing(table.type("y")) == "Hand the screen to Anna, who presses Enter> "
    shown = table.type("")
    assert "Anna takes a choice back." in shown
    assert "Anna: Place your Encounter token" in shown


def test_one_person_among_bots_keeps_the_screen(terminal: type[Terminal]) -> None:
    table = terminal("play", "--terminal", "--seed", "3", columns=120, rows=40)
    shown = table.read() + table.type("1", "1")
    assert "Player 1: Your turn" in shown
    assert CLEAR not in shown
    assert HAND_ON not in shown


def test_ctrl_d_leaves_with_code_0_and_ctrl_c_with_130(terminal: type[Terminal]) -> None:
    for key, code in ((b"\x04", 0), (b"\x03", 130)):
        table = terminal("play", "--terminal", "--seed", "3")
        table.read()
        table.type("1")
        table.await_reading()
        shown = table.press(key)
        assert "You left the table. Choices made: 1." in shown
        assert "Traceback" not in shown
        assert table.close() == code


def test_people_are_asked_whether_an_unsaved_game_should_be_kept(terminal: type[Terminal], tmp_path: Path) -> None:
    table = terminal("play", "--terminal", "--seed", "3")
    table.read()
    shown = table.type("1", "quit")
    assert "The game is not saved. Name a file to save it, or press Enter to go on without>" in shown
    assert "is a folder; name a file" in " ".join(table.type(str(tmp_path)).split())
    assert "Saved to" in table.type(str(tmp_path / "game"))
    assert table.close() == 0
    assert len(resumed(tmp_path / "game").line) == 1
    again = terminal("play", "--terminal", "--resume", str(tmp_path / "game"))
    again.read()
    assert "You left the table. Choices made: 1." in again.type("quit")
    assert again.close() == 0


def test_a_finished_game_can_be_kept_too(terminal: type[Terminal], tmp_path: Path) -> None:
    session = new_session(2, 5, ("Anna", "bot:first"))
    play_on(session, 300, "first")
    assert not session.state.over
    before = saved(tmp_path / "before", session)
    table = terminal("play", "--terminal", "--resume", str(before))
    shown = table.read()
    for _ in range(400):
        if "not saved" in shown:
            break
        shown = table.type("1")
    assert "The game is over." in shown
    table.type(str(tmp_path / "kept"))
    assert table.close() == 0
    assert resumed(tmp_path / "kept").state.over


def test_long_work_shows_its_progress_on_a_terminal(terminal: type[Terminal]) -> None:
    table = terminal("simulate", "mysthea", "--games", "40", "--players", "2")
    shown = table.read()
    while table.process.poll() is None:
        shown += table.read()
    assert "/40" in shown
    assert "40 games of mysthea" in shown
    assert table.close() == 0


def test_the_names_on_the_cards_are_those_of_the_game() -> None:
    """The secrecy test looks for names; they must be what the screen would show."""
    game = rulewright.load("mysthea")
    session = new_session()
    lines = " ".join(game.table.describe(session.state.view(0), game.texts("en")))
    assert names_of(session, 0)
    assert all(name in lines for name in names_of(session, 0))
