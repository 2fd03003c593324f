"""The command line as a whole: help, mistakes, pipes, signals. No mistake ever ends with a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

import rulewright
from rulewright.cli.main import cli

from .tables import Run, in_process, new_session, play_on, saved

COMMANDS = cli.list_commands(click.Context(cli))
OURS = {"games", "play", "simulate", "bench", "rules", "cards", "replay", "board", "check"}


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        ran = run(*arguments)
        assert ran.code == 0
        assert ran.err == ""
        assert ran.out.startswith("Usage: rulewright")
        assert [line.split()[0] for line in ran.out.split("Commands:\n")[1].splitlines()] == COMMANDS
    assert set(COMMANDS) >= OURS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_for_itself_and_its_options(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: rulewright {command}")
    options = [line for line in ran.out.split("Options:\n")[1].splitlines() if line.startswith("  -")]
    assert options
    found = cli.get_command(click.Context(cli), command)
    assert found is not None
    parameters = found.params
    assert [p.name for p in parameters if p.param_type_name == "option" and not getattr(p, "help", "")] == []


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version") == (0, f"rulewright, version {rulewright.__version__}\n", "")


def test_an_unknown_command_is_one_sentence_and_exit_code_2(run: Run) -> None:
    ran = run("paly")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err == f"rulewright: there is no command 'paly'; commands: {', '.join(COMMANDS)}\n"


SEATS = "in the mode standard; seats may be 2, 3, 4, 5"
MISTAKES = [
    (("play", "--terminal", "nogame"), "there is no game 'nogame'; games: mysthea"),
    (("play", "--terminal", "--players", "9"), f"mysthea has no table for 9 {SEATS}"),
    (("play", "--terminal", "--players", "0"), f"mysthea has no table for 0 {SEATS}"),
    (("play", "--terminal", "--seats", "Anna"), f"mysthea has no table for 1 {SEATS}"),
    (("play", "--terminal", "--seats", ","), f"mysthea has no table for 0 {SEATS}"),
    (("play", "--terminal", "--seats", "Anna,Ben", "--players", "3"), "--players is 3, but --seats names 2"),
    (("play", "--terminal", "--seats", "Anna,Anna"), "two seats have the same name: Anna, Anna"),
    (("play", "--terminal", "--seats", "Anna,Be\x1bn"), "a name has at most 40 printable characters"),
    (("play", "--terminal", "--seats", f"Anna,{'B' * 41}"), "a name has at most 40 printable characters"),
    (("play", "--terminal", "--seats", "Anna,bot:clever"), "there is no bot 'clever'; bots: random, greedy"),
    (("simulate", "mysthea", "--seed", "x"), "Invalid value for '--seed': 'x' is not a valid integer."),
    (
        ("play", "--terminal", "dragon_eclipse", "--option", "duels=4"),
        "option duels makes no difference in the mode duel; it belongs to: gauntlet",
    ),
    (
        ("simulate", "dragon_eclipse", "--mode", "pvp_quick", "--option", "taming=no"),
        "option taming makes no difference in the mode pvp_quick; it belongs to: duel, gauntlet",
    ),
    (
        ("tune", "dragon_eclipse", "--mode", "pvp_quick", "--option", "taming=no"),
        "option taming makes no difference in the mode pvp_quick; it belongs to: duel, gauntlet",
    ),
    (("tune", "mysthea", "--option", "dragons=yes"), "there is no option 'dragons'; known: attunements, abilities"),
    (
        ("play", "--terminal", "dragon_eclipse", "--lang", "uk", "--option", "duels=4"),
        "Варіант duels нічого не змінює в режимі duel; він належить до: gauntlet.",
    ),
    (("play", "--terminal", "--lang", "uk", "--players", "9"), "гравців не може бути 9; дозволено: 2, 3, 4, 5."),
    (("play", "--terminal", "--lang", "uk", "--option", "expert"), "Варіант «expert» не має значення"),
    (("play", "--terminal", "--lang", "uk", "--ruling", "recharge_space=six"), "має бути цілим числом, а не «six»."),
    (("play", "--terminal", "--lang", "uk", "--option", "attunements=dusk"), "Скельна Арка, Велике Дерево"),
    (("play", "--terminal", "dragon_eclipse", "--players", "3"), "dragon_eclipse has no table for 3 in the mode duel"),
    (("tournament", "dragon_eclipse", "random", "first", "--mode", "duel"), "in mode 'duel' all win or lose together"),
    (("play", "--terminal", "--mode", "solo"), "mysthea has no mode 'solo'; modes: standard"),
    (("play", "--terminal", "--option", "expert"), "option 'expert' has no value; write options as name=value"),
    (("play", "--terminal", "--option", "expert=maybe"), "option expert is 'maybe'; allowed: yes, no"),
    (("play", "--terminal", "--option", "attunements=dusk"), "attunements"),
    (("play", "--terminal", "--option", "dragons=yes"), "there is no option 'dragons'; known: attunements, abilities"),
    (("play", "--terminal", "--ruling", "recharge_space=7"), "ruling recharge_space is 7; allowed: 6, 5"),
    (
        ("play", "--terminal", "--ruling", "remote_needs_unit=perhaps"),
        "ruling remote_needs_unit is 'perhaps'; allowed: yes, no, no-card",
    ),
    (
        ("play", "--terminal", "--ruling", "recharge_space=six"),
        "ruling recharge_space is 'six'; expected a whole number",
    ),
    (("play", "--terminal", "--lang", "fr"), "Invalid value for '--lang': 'fr' is not one of 'en', 'uk'."),
    (("play", "--terminal", "--pack", "nowhere"), "nowhere: no such folder; expected a folder with a pack.toml"),
    (("play", "--terminal", "--resume", "nofile"), "there is no file nofile"),
    (("play", "--terminal", "--resume", "."), ". is a folder, not a replay file"),
    (
        ("play", "--terminal", "--save", "/no/such/folder/x"),
        "/no/such/folder/x cannot be written: No such file or directory",
    ),
    (("play", "--terminal", "--save", "/proc/version"), "/proc/version exists already; go on with it by --resume"),
    (("play", "--terminal", "--glitter"), "No such option"),
    (("simulate",), "Missing argument 'GAME'."),
    (("simulate", "nogame"), "there is no game 'nogame'; games: mysthea"),
    (("simulate", "mysthea", "--games", "0"), "cannot play 0 games; play 1 to 10000000"),
    (("simulate", "mysthea", "--games", "many"), "Invalid value for '--games': 'many' is not a valid integer."),
    (("simulate", "mysthea", "--players", "7"), "mysthea cannot be played by 7; players may be 2, 3, 4, 5"),
    (("simulate", "mysthea", "--bots", "clever"), "there is no bot 'clever'; bots: random, greedy"),
    (("simulate", "mysthea", "--bots", " , "), "name at least one bot"),
    (("simulate", "mysthea", "--players", "2", "--bots", "first,first,first"), "3 bots do not fit on 2 seats"),
    (("simulate", "mysthea", "--jobs", "-1"), "Invalid value for '--jobs': -1 is not in the range"),
    (("simulate", "mysthea", "--mode", "solo"), "mysthea has no mode 'solo'; modes: standard"),
    (("simulate", "mysthea", "--json", "/no/such/x"), "/no/such/x cannot be written: there is no folder /no/such"),
    (("simulate", "mysthea", "--json", "."), ". cannot be written: it is a folder"),
    (("simulate", "mysthea", "--pack", "nowhere"), "nowhere: no such folder; expected a folder with a pack.toml"),
    (("bench", "nogame"), "there is no game 'nogame'; games: mysthea"),
    (("bench", "--mode", "duel"), "--mode is a way to play one game; name that game"),
    (("bench", "--seconds", "0"), "Invalid value for '--seconds': 0.0 is not in the range 0.2<=x<=600."),
    (("bench", "--json", "/no/such/x"), "/no/such/x cannot be written: there is no folder /no/such"),
    (("rules", "nogame"), "there is no game 'nogame'; games: mysthea"),
    (("cards", "nogame"), "there is no game 'nogame'; games: mysthea"),
    (("cards", "mysthea", "C999"), "mysthea has no component 'C999'"),
    (("replay", "nofile"), "there is no file nofile"),
    (("replay", "."), ". is a folder, not a replay file"),
    (("replay", "nofile", "--at", "-1"), "Invalid value for '--at': -1 is not in the range x>=0."),
    (("board", "mysthea", "--replay", "nofile", "--out", "x.svg"), "there is no file nofile"),
    (("board", "mysthea", "--out", "x.svg"), "Missing option '--replay'."),
]


@pytest.mark.parametrize(
    ("arguments", "sentence"), MISTAKES, ids=[" ".join(a).replace("\x1b", "") for a, _ in MISTAKES]
)
def test_a_mistake_ends_with_one_clear_sentence_and_exit_code_2(
    run: Run, arguments: tuple[str, ...], sentence: str
) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("rulewright: ")
    assert ran.err.count("\n") == 1
    assert sentence in ran.err


def test_a_real_process_leaves_with_the_same_codes(tmp_path: Path) -> None:
    """Wrong word, reader gone, no room for the answer, input that is no text, terminal without the letters."""
    wrong = in_process("games", "--nonsense")
    assert (wrong.code, wrong.out) == (2, "")
    assert wrong.err.startswith("rulewright: No such option")

    rules = subprocess.Popen([sys.executable, "-m", "rulewright", "rules"], stdout=-1, stderr=-1)
    assert rules.stdout is not None
    assert rules.stderr is not None
    rules.stdout.read(10)
    rules.stdout.close()
    assert rules.wait(120) == 0
    assert rules.stderr.read() == b""
    rules.stderr.close()

    bytes_that_are_no_text = in_process("play", "--terminal", "--seats", "Anna,Ben", script=b"\xff\xfe\x00\n\xc2\xb2\n")
    assert bytes_that_are_no_text.code == 0
    assert bytes_that_are_no_text.out.count("is neither a choice nor a command") == 2

    without_letters = in_process("cards", "mysthea", "C004", "--lang", "uk", PYTHONIOENCODING="latin-1")
    assert without_letters.code == 0
    assert without_letters.out.startswith("C004  ?")


def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "rulewright", "games"], stdout=full, stderr=-1, timeout=120)
    assert done.returncode == 2
    assert done.stderr == b"rulewright: No space left on device\n"


def worked(process: str) -> int:
    """How many ticks of the clock a process has computed for."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0
    return int(fields[11])


def test_ctrl_c_stops_long_work_politely() -> None:
    """Ctrl-C reaches every process of the terminal, the workers too; one of them answers."""
    arguments = ["simulate", "mysthea", "--games", "100000", "--jobs", "2", "--players", "2"]
    working = subprocess.Popen(
        [sys.executable, "-m", "rulewright", *arguments],
        stdout=-1,
        stderr=-1,
        start_new_session=True,
        # As a terminal starts it: whoever runs the tests in the background of a script has told it to ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        children = Path(f"/proc/{working.pid}/task/{working.pid}/children")
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            workers = children.read_text().split()
            if len(workers) == 2 and all(worked(one) > 20 for one in workers):
                break
            time.sleep(0.05)
        os.killpg(working.pid, signal.SIGINT)
        out, err = working.communicate(timeout=120)
    finally:
        if working.poll() is None:
            os.killpg(working.pid, signal.SIGKILL)
    assert working.returncode == 130
    assert out == b""
    assert err.decode().split() == ["stopped"]


def test_no_colour_is_written_where_nobody_wants_it(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path / "a.rwreplay", play_on(new_session(), 5))
    assert "\x1b" not in run("replay", str(path)).out


def test_mistakes_are_told_in_the_readers_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --lang where a command has it, and for all of them by the environment."""
    told = f"rulewright: гри «chess» немає; є такі: {', '.join(rulewright.game_names())}\n"
    assert run("play", "chess", "--terminal", "--lang", "uk").err == told
    monkeypatch.setenv("RULEWRIGHT_LANG", "uk")
    assert run("simulate", "chess").err == told
    assert "такої теки немає" in run("check", "nowhere").err
    assert "there is no game" in run("play", "chess", "--terminal", "--lang=en").err
    monkeypatch.setenv("RULEWRIGHT_LANG", "nonsense")
    assert "there is no game 'chess'" in run("simulate", "chess").err
