"""The terminal's `hint`, and programs in seats at a terminal table."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright
from rulewright.bots import Seen, advise, external
from rulewright.bots.by_name import LEVELS
from rulewright.bots.explanation import tell
from rulewright.cli import questions
from rulewright.cli.play import is_bot
from rulewright.core.chance import mix

from .tables import Run, new_session, play_on, resumed, saved, script

GAME = rulewright.load(rulewright.game_names()[0])
TWO = ("play", "--terminal", GAME.name, "--seed", "5", "--seats", "Anna,Ben")
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "glutton.py"
PROGRAM = f"exec:ms=60000 {shlex.join([sys.executable, str(EXAMPLE)])}"


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint in an instant: what is tested here is not how well it advises."""
    monkeypatch.setattr(questions, "adviser_of", lambda game: "greedy")


def between(out: str) -> str:
    """What was answered to the first line, as one line."""
    return " ".join(out.split("Your choice>")[1].split())


def test_a_hint_tells_the_number_the_choice_and_why(run: Run) -> None:
    session = new_session()
    decision = session.state.decision
    out = between(run(*TWO, script=script("hint")).out)
    assert "The bot “greedy” would choose: " in out
    number = int(out.split()[1])
    assert f"would choose: {GAME.texts().choice(decision.choices[number - 1], decision)}." in out
    assert "It compared" in out


def test_a_hint_changes_nothing_and_says_the_same_again(run: Run) -> None:
    ran = run(*TWO, script=script("hint", "hint"))
    first, second = (" ".join(part.split()) for part in ran.out.split("Your choice>")[1:3])
    assert first == second
    assert "Choices made: 0." in ran.out


def test_a_hint_is_the_advice_of_the_bot_with_the_luck_of_the_moment(run: Run) -> None:
    session = new_session()
    decision = session.state.decision
    seed = mix(session.setup.seed * 31 + decision.seat) + len(session.record)
    advice = advise(Seen(session.state, decision.seat), decision, seed, "greedy")
    sentences = tell(advice, decision, GAME.texts(names=("Anna", "Ben")))
    number = decision.choices.index(advice.choice) + 1
    assert between(run(*TWO, script=script("hint")).out) == " ".join(["hint", str(number), *sentences])


@pytest.mark.parametrize("words", ["hint random", "hint greedy", "hint planner", "підказка random"])
def test_another_bot_may_be_asked(run: Run, words: str) -> None:
    language = ("--lang", "uk") if words.startswith("п") else ()
    out = run(*TWO, *language, script=script(words)).out
    assert words.split()[1] in out.split("> ")[1].replace(words, "", 1)


@pytest.mark.parametrize("words", ["hint clever", "hint exec:true", "hint first"])
def test_only_levels_give_hints(run: Run, words: str) -> None:
    assert f"one of {', '.join(LEVELS)}" in between(run(*TWO, script=script(words)).out)


def test_a_wrong_parameter_is_told_and_the_game_goes_on(run: Run) -> None:
    ran = run(*TWO, script=script("hint search:depth=3", "1"))
    assert "there is no parameter 'depth'; known: sims, ms" in between(ran.out)
    assert "Choices made: 1." in ran.out


# -- seats -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["random", "search:sims=5", "exec:./mybot", "exec:ms=5 ./mybot"])
def test_what_means_a_bot(word: str) -> None:
    assert is_bot(word)


@pytest.mark.parametrize("word", ["Anna", "exec", "Random", "sims=5", ""])
def test_what_means_a_person(word: str) -> None:
    assert not is_bot(word)


def test_bots_with_parameters_sit_down(run: Run, tmp_path: Path) -> None:
    seats = f"Anna,search:sims=2,ms=90000,bot:planner,{PROGRAM}"
    ran = run("play", "--terminal", "--seats", seats, "--seed", "3", "--save", "game")
    assert ran.code == 0
    assert resumed(tmp_path / "game").setup.seats == (
        "Anna",
        "bot:search:sims=2,ms=90000",
        "bot:planner",
        f"bot:{PROGRAM}",
    )


def test_the_bots_of_all_other_seats(run: Run, tmp_path: Path) -> None:
    assert run("play", "--terminal", "--players", "4", "--bots", "first,random", "--save", "game").code == 0
    assert resumed(tmp_path / "game").setup.seats == ("", "bot:first", "bot:random", "bot:first")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seats", "Anna,Ben", "--bots", "random"), "--seats names the bots too; leave out --bots"),
        (("--bots", "clever"), "there is no bot 'clever'"),
        (("--seats", "Anna,exec:./no-such-bot"), "./no-such-bot is not a program that can be found"),
    ],
)
def test_seats_that_cannot_be_taken_are_refused(run: Run, arguments: tuple[str, ...], message: str) -> None:
    ran = run("play", "--terminal", *arguments)
    assert ran.code == 2
    assert message in ran.err


# -- programs --------------------------------------------------------------------------------------------------


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Every process that is started from here on."""
    started: list[subprocess.Popen[bytes]] = []
    real = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda *words, **options: (started.append(real(*words, **options)), started[-1])[1]
    )
    return started


def test_a_program_plays_and_is_gone_when_the_table_is_left(
    run: Run, processes: list[subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    lines = [str(number) for number in (1, 2, 1, 1, 2, 1, 3, 1, 2, 1) * 4]
    ran = run(
        "play", "--terminal", "--seats", f"Anna,{PROGRAM}", "--seed", "4", "--save", "game", script=script(*lines)
    )
    assert ran.code == 0
    assert any(move.seat == 1 for move in resumed(tmp_path / "game").replay().entries)  # type: ignore[union-attr]
    assert len(processes) == 2, "the program and its guard"
    assert all(process.returncode is not None for process in processes)


def test_a_program_that_fails_is_reported_at_the_table(run: Run) -> None:
    ran = run("play", "--terminal", "--seats", "Anna,exec:true", "--seed", "4", script=script("1", "2", "1"))
    told = " ".join(ran.out.split())
    assert "exec:true (seat 1, question 1) ended by itself with exit code 0; it is started again." in told
    assert f"ended by itself with exit code 0; {external.SUBSTITUTE} plays on in its seat." in told
    assert told.count("exec:true (seat") == 2


def test_after_an_undo_a_program_begins_anew(run: Run, processes: list[subprocess.Popen[bytes]]) -> None:
    lines = ("1", "2", "undo", "2", "1", "1")
    ran = run("play", "--terminal", "--seats", f"Anna,{PROGRAM}", "--seed", "4", script=script(*lines))
    assert ran.code == 0
    assert re.search("Anna takes .* back", ran.out)
    assert len(processes) == 4
    assert all(process.returncode is not None for process in processes)


@pytest.fixture
def with_program(tmp_path: Path) -> str:
    """A saved game in which a program holds a seat; it leaves a mark if it is ever started."""
    session = play_on(new_session(seats=("Anna", f"bot:exec:touch {tmp_path / 'mark'}")), 4)
    while session.state.decision.seat != 1:
        session.apply(session.state.decision.choices[0])
    saved(tmp_path / "game", session)
    return "game"


def test_a_saved_game_starts_no_program(run: Run, with_program: str, tmp_path: Path) -> None:
    ran = run("play", "--terminal", "--resume", with_program, script=script("1"))
    assert ran.code == 2
    assert "seat 1 of the saved game is held by a program (exec:touch" in ran.err
    assert "resume it with --programs" in ran.err
    ran = run(*TWO, script=script(f"resume {with_program}", "1"))
    assert ran.code == 0
    assert "seat 1 of the saved game is held by a program" in " ".join(ran.out.split())
    assert not (tmp_path / "mark").exists()


def test_a_saved_game_starts_its_program_when_that_is_wanted(run: Run, with_program: str, tmp_path: Path) -> None:
    ran = run("play", "--terminal", "--resume", with_program, "--programs", script=script("1"))
    assert ran.code == 0
    assert (tmp_path / "mark").exists()
