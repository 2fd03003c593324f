"""External bots: any program may hold a seat, and whatever it does, the game goes on and nothing is left behind."""

from __future__ import annotations

import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.bots import Bot, child_process, external, make
from rulewright.bots.base import Seen
from rulewright.bots.child_process import Broken, Program
from rulewright.bots.external import ExternalBot, own_seed
from rulewright.bots.seats import Company
from rulewright.core.errors import SetupError
from rulewright.core.record import Decision, Outcome, State

ROOT = Path(__file__).parents[2]
ROGUE = Path(__file__).with_name("rogue.py")
GAMES = [rulewright.load(name) for name in rulewright.game_names()]
GAME = GAMES[0]
PLAYERS = GAME.modes[0].seats[0]
PATIENT = 60.0
"""Seconds that only a mistake ever uses up."""


def rogue(manner: str, *words: str, ms: int = 60_000) -> str:
    """The specification of a bot that behaves in this manner."""
    return f"exec:ms={ms} " + shlex.join([sys.executable, "-I", "-S", str(ROGUE), manner, *words])


@pytest.fixture(scope="module", autouse=True)
def time_for_everything() -> Iterator[None]:
    """On a busy machine a program that behaves is never late; tests about one that does not shorten what they need."""
    with pytest.MonkeyPatch.context() as patched:
        for name in ("START", "GRACE"):
            patched.setattr(external, name, PATIENT)
        for name in ("_POLITE", "_SOON", "_DYING"):
            patched.setattr(child_process, name, PATIENT)
        yield


@pytest.fixture(autouse=True)
def no_process_remains(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every process that a test starts, guards included, has ended and has been waited for when the test is over."""
    started: list[subprocess.Popen[bytes]] = []
    real = subprocess.Popen

    def noted(*arguments: Any, **options: Any) -> subprocess.Popen[bytes]:
        started.append(real(*arguments, **options))
        return started[-1]

    monkeypatch.setattr(child_process.subprocess, "Popen", noted)
    yield
    assert all(process.returncode is not None for process in started)


def play(bots: list[Bot], seed: int = 3) -> tuple[State, tuple[str, ...]]:
    """A whole game, and what the bots had to report."""
    state = GAME.new(len(bots), seed)
    company = Company(bots)
    try:
        company.hear(state.events)
        while not state.over:
            decision = state.decision
            state.apply(company.choose(state, decision), decision.seat)
            company.hear(state.events)
        assert state.outcome is not None
        company.end(state.outcome)
        return state, company.notes()
    finally:
        company.close()


def play_against(spec: str, seed: int = 3) -> tuple[State, tuple[str, ...]]:
    return play([make(spec, 8), *[make("random", seat) for seat in range(1, PLAYERS)]], seed)


def question() -> tuple[State, Decision]:
    """A question with several answers."""
    state = GAME.new(PLAYERS, 3)
    while len(state.decision.choices) < 2:
        state.apply(state.decision.choices[0], state.decision.seat)
    return state, state.decision


def ask(spec: str) -> tuple[str, ...]:
    """Ask one question of a bot that fails; the reports."""
    state, decision = question()
    bot = make(spec, 1)
    assert isinstance(bot, ExternalBot)
    try:
        assert bot.choose(Seen(state, decision.seat), decision) in decision.choices
        return bot.notes()
    finally:
        bot.close()


# -- the protocol ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict[str, Any]], State]:
    """Everything that a program was told in a whole game, and how the game ended."""
    path = tmp_path_factory.mktemp("record") / "told.jsonl"
    state, notes = play_against(rogue("record", str(path)))
    assert notes == ()
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()], state


def test_a_program_is_told_hello_the_game_the_questions_the_end_and_to_quit(recorded: Any) -> None:
    told, state = recorded
    assert told[0] == {"type": "hello", "protocol": 1, "name": "rulewright"}
    assert told[1] == {
        "type": "new-game",
        "game": GAME.name,
        "content": GAME.content_hash,
        "players": PLAYERS,
        "seat": 0,
        **GAME.terms(state),
        "seed": own_seed(8),
    }
    assert {message["type"] for message in told[2:-2]} == {"decide"}
    assert [message["revision"] for message in told[2:-2]] == list(range(1, len(told) - 3))
    assert told[-2]["type"] == "game-over"
    assert told[-2]["outcome"]["scores"] == list(state.outcome.scores)
    assert told[-2]["outcome"]["ranking"] == list(state.outcome.ranking)
    assert told[-1] == {"type": "quit"}


def test_the_terms_name_every_option_and_ruling_of_a_game() -> None:
    for game in GAMES:
        terms = game.terms(game.new())
        assert set(terms["options"]) == {option.name for option in game.options}
        assert set(terms["rulings"]) == {option.name for option in game.rulings}


def test_a_question_carries_view_news_choices_and_their_numbers() -> None:
    """Played again beside the record: the program knows what its seat may know, and has heard each event once."""
    state = GAME.new(PLAYERS, 3)
    told: list[dict[str, Any]] = []
    bot = make(rogue("polite"), 8)
    assert isinstance(bot, ExternalBot)
    real = bot._say
    bot._say = lambda message: (told.append(message), real(message))[1]  # type: ignore[method-assign]
    company = Company([bot, *[make("random", seat) for seat in range(1, PLAYERS)]])
    events = list(state.events)
    company.hear(state.events)
    space = GAME.action_space()
    heard = 0
    try:
        for _ in range(80):
            decision = state.decision
            asked = decision.seat == 0 and len(decision.choices) > 1
            view = state.view(0)
            choice = company.choose(state, decision)
            if asked:
                message = told[-1]
                assert message["view"] == view
                assert message["events"] == GAME.log(events[heard:], 0)
                assert (message["prompt"], message["rule"]) == (decision.prompt, decision.rule)
                assert message["sealed"] == decision.sealed
                assert message["choices"] == [str(one) for one in decision.choices]
                assert [space[number] for number in message["numbers"]] == list(decision.choices)
                assert str(choice) == message["choices"][7 * message["revision"] % len(message["choices"])]
                heard = len(events)
            state.apply(choice, decision.seat)
            company.hear(state.events)
            events.extend(state.events)
    finally:
        company.close()
    assert len([message for message in told if message["type"] == "decide"]) > 10


def test_a_question_with_one_answer_is_not_asked() -> None:
    state, decision = question()
    only = Decision(decision.seat, decision.prompt, decision.rule, decision.choices[1:2])
    bot = make(rogue("crash"), 1)
    assert bot.choose(Seen(state, decision.seat), only) == decision.choices[1]


def test_the_page_explains_every_message_and_field(recorded: Any) -> None:
    told, _ = recorded
    page = (ROOT / "docs" / "external-bots.md").read_text("utf-8")
    messages = [*told, {"type": "stop", "revision": 1}]
    kinds = {message["type"]: message for message in messages}
    assert len(kinds) == 6
    outcome = dict.fromkeys(Outcome.__struct_fields__)
    answers = [dict.fromkeys(kind.__struct_fields__) for kind in (external.Hello, external.Answer)]
    for kind, message in [*kinds.items(), ("game-over", outcome), ("hello", answers[0]), ("choice", answers[1])]:
        section = page.partition(f"## `{kind}`")[2].partition("\n## ")[0]
        assert section, kind
        for field in message:
            assert f"`{field}`" in section, f"{kind} {field}"
    for number in (external.DEFAULT_MS, external.MOST_MS, child_process.LONGEST_LINE):
        assert str(number) in page


def test_the_seed_of_a_program_is_its_own() -> None:
    assert own_seed(8) == own_seed(8)
    assert len({own_seed(seed) for seed in range(1000)}) == 1000
    assert all(0 <= own_seed(seed) < 2**48 for seed in range(100))


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    spec = f"exec:{shlex.quote(sys.executable)} {ROOT / 'examples' / 'bots' / 'glutton.py'}"

    def ending(seed: int) -> str:
        state, notes = play([make(spec, seed), *[make("random", seat) for seat in range(1, PLAYERS)]])
        assert notes == ()
        return GAME.dump(state)

    assert ending(4) == ending(4)
    assert ending(4) != ending(5)


# -- programs that do not behave -------------------------------------------------------------------------------


def test_a_program_that_crashes_at_once_is_started_again_then_replaced() -> None:
    state, notes = play_against(rogue("crash"))
    assert state.over
    name = rogue("crash")
    assert notes == (
        f"{name} (seat 0, question 1) ended by itself with exit code 1; it is started again. "
        "Its last words: I cannot go on: ?[31mred?[0m",
        f"{name} (seat 0, question 1) ended by itself with exit code 1; greedy plays on in its seat. "
        "Its last words: I cannot go on: ?[31mred?[0m",
    )


def test_after_the_second_failure_greedy_plays() -> None:
    """From the first question on, so the whole game is the one of a greedy bot with the same seed."""
    state, _ = play_against(rogue("crash"))
    twin, _ = play_against("greedy")
    assert GAME.dump(state) == GAME.dump(twin)


def test_a_program_that_crashes_in_the_middle_is_started_again_then_replaced() -> None:
    state, notes = play_against(rogue("crash-later", "6"))
    assert state.over
    assert len(notes) == 2
    assert "(seat 0, question 6) was ended by SIGSEGV; it is started again." in notes[0]
    assert "(seat 0, question 11) was ended by SIGSEGV; greedy plays on in its seat." in notes[1]


def test_a_program_that_crashes_once_goes_on_where_it_was(tmp_path: Path) -> None:
    """The same game as if it had not crashed, and one report."""
    state, notes = play_against(rogue("crash-once", str(tmp_path / "crashed")))
    twin, none = play_against(rogue("polite"))
    assert len(notes) == 1
    assert "(seat 0, question 5) ended by itself with exit code 3; it is started again." in notes[0]
    assert none == ()
    assert GAME.dump(state) == GAME.dump(twin)


def test_a_program_that_is_started_again_hears_everything_anew() -> None:
    state, decision = question()
    while not state.events or len(state.decision.choices) < 2:
        state.apply(state.decision.choices[0], state.decision.seat)
    decision, events = state.decision, state.events
    assert GAME.log(events, decision.seat)
    bot = make(rogue("crash"), 1)
    assert isinstance(bot, ExternalBot)
    told: list[dict[str, Any]] = []
    real = bot._say
    bot._say = lambda message: (told.append(message), real(message))[1]  # type: ignore[method-assign]
    bot.choose(Seen(state, decision.seat, events), decision)
    asked = [message for message in told if message["type"] == "decide"]
    assert [message["events"] for message in asked] == [GAME.log(events, decision.seat)] * 2
    bot.close()


def test_a_program_that_dies_silently_is_reported() -> None:
    state, notes = play_against(rogue("dies-silently"))
    assert state.over
    assert "(seat 0, question 4) ended by itself with exit code 0; it is started again." in notes[0]
    assert "(seat 0, question 4) ended by itself with exit code 0; greedy plays on in its seat." in notes[1]
    assert "last words" not in notes[0]


@pytest.mark.parametrize(
    ("manner", "what"),
    [
        (("gone",), "ended by itself with exit code 0"),
        (("garbage",), "wrote a line that the protocol does not know: '{ not JSON'"),
        (("impolite",), "wrote a line that the protocol does not know: 'good day'"),
        (("other-bytes",), "wrote a line that is not UTF-8 at byte 40"),
        (("deep",), "wrote a line that the protocol does not know: '[[[["),
        (("huge",), "wrote a line of more than 65536 bytes"),
        (("future",), "speaks protocol 2; this program speaks protocol 1"),
        (("nameless",), "has no name of 1 to 60 printable characters"),
        (("ahead",), "answered question 2, which was not asked yet"),
        (("twice",), "said hello twice"),
        (("repeats",), "wrote 1000 lines without answering the question"),
        (("says", '{"type":"choice","choice":"fly away"}'), "answered 'fly away' to "),
        (("says", '{"type":"choice","number":-1}'), "answered '-1' to "),
        (("says", '{"type":"choice"}'), "neither or both of choice and number"),
        (("says", '{"type":"choice","choice":"a","number":0}'), "neither or both of choice and number"),
        (("says", '{"type":"choice","number":true}'), "wrote a line that the protocol does not know"),
        (("says", '{"type":"choice","choice":"a","why":"I like it"}'), "unknown field `why`"),
        (("says", '{"type":"thought"}'), "wrote a line that the protocol does not know"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else "",
)
def test_a_program_that_answers_wrongly_is_reported(manner: tuple[str, ...], what: str) -> None:
    notes = ask(rogue(*manner))
    assert [what in note for note in notes] == [True, True], notes
    assert "it is started again." in notes[0]
    assert "greedy plays on in its seat." in notes[1]


def test_an_illegal_answer_in_a_game_does_not_stop_it() -> None:
    state, notes = play_against(rogue("says", '{"type":"choice","choice":"fly away"}'))
    assert state.over
    assert len(notes) == 2


def test_a_late_answer_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program hears that it should stop, and ignores that too."""
    monkeypatch.setattr(external, "GRACE", 0.05)
    notes = ask(rogue("late", ms=50))
    assert [("gave no answer within 50 ms, and none when it was told to stop" in note) for note in notes] == [True] * 2


def test_who_answers_when_told_to_stop_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE", PATIENT)
    state, decision = question()
    bot = make(rogue("obedient", ms=50), 1)
    assert isinstance(bot, ExternalBot)
    told: list[str] = []
    real = bot._say
    bot._say = lambda message: (told.append(message["type"]), real(message))[1]  # type: ignore[method-assign]
    bot.choose(Seen(state, decision.seat), decision)
    assert told[:4] == ["hello", "new-game", "decide", "stop"]
    assert "answered 'done' to " in bot.notes()[0]
    bot.close()


def test_answers_to_earlier_questions_are_passed_over() -> None:
    state, notes = play_against(rogue("behind"))
    twin, _ = play_against(rogue("polite"))
    assert notes == ()
    assert GAME.dump(state) == GAME.dump(twin)


def test_a_program_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START", 0.05)
    monkeypatch.setattr(child_process, "_POLITE", 0.05)
    notes = ask(rogue("mute"))
    assert ["did not say hello within 0.05 seconds" in note for note in notes] == [True, True]


def test_a_program_that_never_reads_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE", 0.05)
    monkeypatch.setattr(child_process, "_POLITE", 0.05)
    notes = ask(rogue("deaf", ms=50))
    assert ["gave no answer within 50 ms" in note for note in notes] == [True, True]


def test_a_line_of_any_size_can_be_said_to_a_program_that_never_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "_POLITE", 0.05)
    deaf = Program([sys.executable, "-I", "-S", str(ROGUE), "mute"])
    deaf.say(b"x" * 5_000_000)
    assert deaf.listen(time.monotonic() + 0.05) is None
    assert deaf.close() == -signal.SIGTERM


def test_a_program_may_flood_its_errors_and_still_play() -> None:
    """A quarter of a megabyte for each question, four times as much as fits into a pipe."""
    state, notes = play_against(rogue("floods-errors"))
    twin, _ = play_against(rogue("polite"))
    assert notes == ()
    assert GAME.dump(state) == GAME.dump(twin)


def test_only_the_last_words_are_kept() -> None:
    chatty = Program([sys.executable, "-I", "-S", str(ROGUE), "chatty"])
    chatty.say(b"nonsense")
    with pytest.raises(Broken, match="ended by itself with exit code 1"):
        chatty.listen(time.monotonic() + PATIENT)
    assert chatty.last_words.endswith("JSONDecodeError: Expecting value: line 1 column 1 (char 0)")
    assert len(chatty.last_words) <= 2_000


def test_a_program_that_closes_its_output_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "_SOON", 0.05)
    monkeypatch.setattr(child_process, "_POLITE", 0.05)
    state, notes = play_against(rogue("closes"))
    assert state.over
    assert ["(seat 0, question 2) closed its output" in note for note in notes] == [True, True]


# -- leaving nothing behind ------------------------------------------------------------------------------------


def test_a_program_that_does_not_want_to_leave_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "_POLITE", 0.05)
    monkeypatch.setattr(child_process, "_DYING", 0.05)
    stubborn = Program([sys.executable, "-I", "-S", str(ROGUE), "stubborn"])
    stubborn.say(b'{"type":"hello"}')
    assert stubborn.listen(time.monotonic() + PATIENT) is not None
    assert stubborn.close(b'{"type":"quit"}') == -signal.SIGKILL
    assert stubborn.close() == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        os.kill(stubborn.pid, 0)


def test_a_program_that_is_told_to_quit_ends_by_itself() -> None:
    polite = Program([sys.executable, "-I", "-S", str(ROGUE), "polite"])
    assert polite.close(b'{"type":"quit"}') == 0


def test_a_forgotten_program_is_ended_with_its_owner() -> None:
    forgotten = Program([sys.executable, "-I", "-S", str(ROGUE), "mute"])
    pid = forgotten.pid
    del forgotten
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def wait_for_end(pipe: int) -> None:
    """Read until nobody holds the other end any more."""
    until = time.monotonic() + PATIENT
    while select.select([pipe], [], [], max(0, until - time.monotonic()))[0]:
        if not os.read(pipe, 100):
            return
    raise AssertionError("somebody still lives")


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[tuple[Path, int]]:
    """A pipe with a name, and our end of it."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    yield path, end
    os.close(end)


def wait_for_life(end: int) -> None:
    assert select.select([end], [], [], PATIENT)[0]
    assert os.read(end, 4) == b"here"


def test_what_a_program_has_started_is_ended_with_it(pipe: tuple[Path, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "_POLITE", 0.05)
    path, end = pipe
    parent = Program([sys.executable, "-I", "-S", str(ROGUE), "parent", str(path)])
    wait_for_life(end)
    parent.close()
    wait_for_end(end)


def test_a_program_does_not_outlive_us(pipe: tuple[Path, int]) -> None:
    """Our process is killed and cannot tidy up; the program ignores that its input has ended."""
    path, end = pipe
    ours = (
        "import os, signal, sys\n"
        "from rulewright.bots.child_process import Program\n"
        "program = Program(sys.argv[1:])\n"
        "sys.stdin.read(1)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    words = [sys.executable, "-c", ours, sys.executable, "-I", "-S", str(ROGUE), "parent", str(path)]
    us = subprocess.Popen(words, stdin=subprocess.PIPE)
    wait_for_life(end)
    us.communicate(b"g", timeout=PATIENT)
    assert us.returncode == -signal.SIGKILL
    wait_for_end(end)


# -- commands --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "bot exec: names no program; write it as exec:./mybot"),
        ("ms=5", "bot exec:ms=5 names no program"),
        ("ms=soon true", "ms must be a whole number from 1 to 3600000, not 'soon'"),
        ("ms=0 true", "ms must be a whole number from 1 to 3600000, not '0'"),
        ("'unfinished", "No closing quotation; quote it as in a shell"),
        ("./no-such-bot --flag", "./no-such-bot is not a program that can be found"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(command: str, message: str) -> None:
    with pytest.raises(SetupError) as caught:
        make(f"exec:{command}")
    assert message in str(caught.value)


def test_a_file_that_may_not_be_run_is_refused_with_advice(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("print('hello')\n")
    with pytest.raises(SetupError, match=r"is a file that may not be run; .* exec:python3 mybot.py"):
        make(f"exec:{path}")


def test_a_command_is_split_into_words_and_never_given_to_a_shell(tmp_path: Path) -> None:
    words, ms = external.read_command("ms=250 true '; touch here' $HOME")
    assert words == ("true", "; touch here", "$HOME")
    assert ms == 250
    assert external.read_command("true")[1] == external.DEFAULT_MS


def test_making_a_bot_starts_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    make(f"exec:touch {mark}").close()
    assert not mark.exists()


def test_a_program_that_cannot_be_started_is_reported(tmp_path: Path) -> None:
    """It could be run when the bot was made, and cannot any more."""
    path = tmp_path / "bot"
    path.write_text("#!/no/such/interpreter\n")
    path.chmod(0o700)
    notes = ask(f"exec:{path}")
    assert ["could not be started: " in note for note in notes] == [True, True]


# -- examples --------------------------------------------------------------------------------------------------

GLUTTON = ROOT / "examples" / "bots" / "glutton.py"
WANDERER = ROOT / "examples" / "bots" / "wanderer.js"
NODE = shutil.which("node")
TALK = [
    {"type": "hello", "protocol": 1, "name": "rulewright"},
    {"type": "new-game", "seed": 5},
    {"type": "decide", "revision": 1, "choices": ["done", "travel here there", "wait"], "numbers": [7, 40, 9]},
    {"type": "stop", "revision": 1},
    {"type": "decide", "revision": 2, "choices": ["decline", "deploy troop"], "numbers": [8, 3]},
    {"type": "game-over", "outcome": {}},
    {"type": "quit"},
]
"""What a program is told, cut down to what the examples look at."""


def talk_to(*words: str) -> list[dict[str, Any]]:
    text = "".join(json.dumps(message) + "\n" for message in TALK)
    done = subprocess.run(words, input=text, capture_output=True, text=True, timeout=PATIENT, check=True)
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_python_example_answers() -> None:
    assert talk_to(sys.executable, str(GLUTTON)) == [
        {"type": "hello", "protocol": 1, "name": "Glutton"},
        {"type": "choice", "revision": 1, "choice": "wait"},
        {"type": "choice", "revision": 2, "choice": "deploy troop"},
    ]


def test_the_python_example_is_short() -> None:
    lines = GLUTTON.read_text("utf-8").partition('"""\n\n')[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 30


SAID_BY_NODE = (
    '{"type":"hello","protocol":1,"name":"Wanderer"}\n'
    '{"type":"choice","revision":1,"number":40}\n'
    '{"type":"choice","revision":2,"number":3}\n'
)


def test_what_node_once_said_for_the_javascript_example_is_our_protocol() -> None:
    """Runs without node: lines that were written down from it."""
    said = [external._LINE.decode(line) for line in SAID_BY_NODE.splitlines()]
    assert said == [external.Hello(1, "Wanderer"), external.Answer(1, number=40), external.Answer(2, number=3)]


@pytest.mark.skipif(NODE is None, reason="node is not installed here, so the JavaScript example is not run")
def test_the_javascript_example_answers_and_plays_where_node_is() -> None:
    assert talk_to(str(NODE), str(WANDERER)) == [json.loads(line) for line in SAID_BY_NODE.splitlines()]
    state, notes = play_against(f"exec:{NODE} {WANDERER}")
    assert state.over
    assert notes == ()
