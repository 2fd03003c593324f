"""The terminal table, played by scripts: everything that a person may type, and what comes back."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright
from rulewright.cli.save_file import Archive
from rulewright.cli.screen import Screen
from rulewright.cli.terminal import Table
from rulewright.core import saved_game
from rulewright.core.errors import ReplayError, SetupError
from rulewright.core.replay import Move, Undo
from rulewright.core.session import Session
from rulewright.games.mysthea.model import steps
from tests.core.test_rehearsal import forged
from tests.spinning import let_spin

from .tables import AURORA, Run, new_session, play_on, resumed, saved, script, seeded_lines

TWO = ("play", "--terminal", "mysthea", "--seed", "5", "--seats", "Anna,Ben")
"""Ben places first, then Anna; Anna has the first turn."""
SOLO = ("play", "--terminal", "mysthea", "--seed", "3", "--bots", "random")
"""One person and two bots: the person places first."""
PLACED = ("1", "2", "1", "1")


def questions(out: str) -> list[str]:
    """The headings of all questions, in order."""
    return [line for line in out.splitlines() if line.endswith("]") and ": " in line and not line.startswith(" ")]


# -- choosing ----------------------------------------------------------------------------------------------


def test_a_question_has_its_seat_its_rule_and_numbered_choices(run: Run) -> None:
    ran = run(*SOLO)
    assert ran.code == 0
    assert ran.out.startswith("Mysthea: Player 1, Bot 2 and Bot 3. Type a number to choose")
    assert "Player 1: Place your Champion on an Island without a Champion.  [MYS-059]" in ran.out
    assert "   1 Land of Myst of the Crystal Shard" in ran.out
    assert "15 Crystal Field of the Volcano" in ran.out
    assert "Your hand: Sudden Skirmish (Tactic, 2)" in ran.out
    assert ran.out.endswith(
        "Your choice> \nThe input has ended before the game.\nYou left the table. Choices made: 0.\n"
    )


def test_a_number_chooses_and_the_log_tells_it_with_its_rule(run: Run) -> None:
    out = run(*SOLO, script=script("4")).out
    assert "    Player 1 places Telron in the Forest of the Rock Arch.  [MYS-059]" in out
    assert "Player 1: Place your Encounter token on an Island other than your Champion’s.  [MYS-060]" in out


@pytest.mark.parametrize("text", ["place-champion volcano.river", "Place-Champion   VOLCANO.RIVER "])
def test_the_text_of_a_choice_chooses_too(run: Run, text: str) -> None:
    assert "places Telron at the River of the Volcano.  [MYS-059]" in run(*SOLO, script=script(text)).out


@pytest.mark.parametrize("number", ["0", "16", "99999999999999999"])
def test_a_number_that_is_no_choice(run: Run, number: str) -> None:
    out = run(*SOLO, script=script(number)).out
    assert f"There is no choice {number}; choose 1 to 15." in out
    assert "Choices made: 0." in out


@pytest.mark.parametrize(
    "words",
    ["gibberish", "-1", "1.5", "²", "1 2", "9" * 5000, "place-champion", "\x00", "play-card C004"],
    ids=lambda words: words[:9],
)
def test_words_that_are_neither_choice_nor_command(run: Run, words: str) -> None:
    ran = run(*SOLO, script=script(words))
    assert ran.code == 0
    assert 'is neither a choice nor a command. Type "help".' in " ".join(ran.out.split())
    assert "Choices made: 0." in ran.out


def test_enter_shows_the_question_again(run: Run) -> None:
    out = run(*SOLO, script=script("", "")).out
    assert len(questions(out)) == 3


def test_a_forced_choice_is_made_at_once_unless_it_should_be_asked(run: Run) -> None:
    lines = script(*seeded_lines(1, 250))
    asked, made = run(*TWO, "--ask-forced", script=lines).out, run(*TWO, script=lines).out
    alone = [part for part in asked.split("Your choice>") if "\n  1 " in part and "\n  2 " not in part]
    assert alone
    assert not [part for part in made.split("Your choice>") if "]\n  1 " in part and "\n  2 " not in part]


# -- looking -----------------------------------------------------------------------------------------------


def test_the_table_in_short_and_in_full(run: Run) -> None:
    out = run(*TWO, script=script(*PLACED, "board", "board full", "b", "b full")).out
    assert out.count("Constructed") == 4  # two seats, twice in full
    short, full = out.split("Your choice> board\n")[1].split("Your choice> board full\n")
    assert short.startswith("Era I of 3, round 1, turn of Anna\n")
    assert len(full.split("Your choice>")[0].splitlines()) > 2 * len(short.splitlines())
    for part in (short, full):
        assert "Your hand: Crystal Stride (Tactic, 2)" in part


def test_the_log_has_as_many_lines_as_asked_for_each_with_its_rule(run: Run) -> None:
    out = run(*TWO, script=script("log", *PLACED, "log 2", "l", "log 0", "log x")).out
    assert "Your choice> log\nNothing has happened yet.\n" in out
    two = out.split("Your choice> log 2\n")[1].split("Your choice>")[0].splitlines()
    assert len(two) == 2
    assert all(line.startswith("    ") and line.endswith("]") for line in two)
    assert "Your choice> log 0\nYour choice>" in out
    assert "Write how many lines to show" in out


def test_the_rules_by_words_by_id_and_of_the_question(run: Run) -> None:
    out = run(*SOLO, script=script("rules", "rules MYS-115", "rules amb-mys-04", "rules gap-mys-25", "rules qqqq")).out
    answers = out.split("Your choice> ")[1:]
    assert answers[0].splitlines()[1].startswith("  MYS-059 (p. ")
    assert (
        answers[1].splitlines()[1].startswith("  MYS-115 (p. 7)  In your turn you must do exactly one Standard Action")
    )
    assert answers[2].splitlines()[1].startswith("  AMB-MYS-04  The recharge belongs to the sixth space")
    assert answers[3].splitlines()[1].startswith("  GAP-MYS-25  ")
    assert answers[4] == 'rules qqqq\nNo rule holds "qqqq".\n'
    many = run(*SOLO, script=script("rules energy")).out.split("Your choice> ")[1]
    assert many.count("MYS-") >= 20
    assert "more rules hold these words" in many


def test_a_card_by_id_by_name_and_by_number(run: Run) -> None:
    lines = ("1", "1", "act", "card c004", "card SUDDEN skirmish", "card 1", "card cannibarok")
    answers = run(*SOLO, script=script(*lines)).out.split("Your choice> ")[4:]
    for answer in answers[:3]:
        assert answer.splitlines()[1:3] == ["  C004  Sudden Skirmish", "    Tactic · 2 Command Points · Starting Era"]
        assert "MYS-363 · rulebook p. 20" in answer
    assert "Cannibarok" in answers[3]


def test_a_card_without_words_shows_those_of_the_choices_or_of_the_hand(run: Run) -> None:
    answers = run(*SOLO, script=script("card", "1", "1", "act", "card")).out.split("Your choice> ")
    for answer in (answers[1], answers[5]):
        assert [line for line in answer.splitlines() if line.startswith("  C")] == [
            "  C004  Sudden Skirmish",
            "  C007  Myst Claim",
            "  C011  Signal Horn",
            "  C019  Champion's Plate",
        ]


@pytest.mark.parametrize("name", ["zzzz", "0", "99"])
def test_a_card_that_there_is_not(run: Run, name: str) -> None:
    out = run(*SOLO, script=script(f"card {name}")).out
    assert f'Nothing is called "{name}". Name a component by its id or name, for example: card C001' in out


def test_choices_shows_how_choices_are_written(run: Run) -> None:
    out = run(*SOLO, script=script("choices")).out
    assert "  1  Land of Myst of the Crystal Shard   (place-champion shard.myst)" in out


def test_help_names_every_command(run: Run) -> None:
    out = run(*SOLO, script=script("help")).out.split("Your choice> help\n")[1]
    for word in ("choices", "board", "log", "?", "rules", "card", "undo", "save", "resume", "lang", "quit"):
        assert any(line.strip().startswith(word) for line in out.splitlines()), word
    assert max(len(line) for line in out.splitlines()) <= 100


def test_quit_leaves_at_once(run: Run) -> None:
    ran = run(*SOLO, script=script("1", "quit", "1"))
    assert ran.code == 0
    assert ran.out.endswith("Your choice> quit\nYou left the table. Choices made: 1.\n")


def test_the_language_can_change_in_the_middle_of_a_game(run: Run) -> None:
    out = run(*SOLO, script=script("lang uk", "1", "мова en", "lang fr")).out
    assert "Тепер мова українська." in out
    assert "Гравець 1: Покладіть свій Жетон Зіткнення на інший Острів, ніж ваш Чемпіон.  [MYS-060]" in out
    assert "The language is English now." in out
    assert "Languages: en, uk" in out


def test_every_command_has_a_ukrainian_word(run: Run) -> None:
    lines = (
        "допомога",
        "стіл",
        "стіл повний",
        "журнал",
        "чому",
        "правила",
        "карта C004",
        "варіанти",
        "назад",
        "зберегти",
        "продовжити",
    )
    out = run(*SOLO, "--lang", "uk", script=script(*lines, "вийти")).out
    assert "не варіант і не команда" not in out
    assert out.endswith("Ви залишили стіл. Зроблено виборів: 0.\n")


# -- why not -----------------------------------------------------------------------------------------------


def test_why_not_names_the_rules_that_forbid_it(run: Run) -> None:
    answer = run(*SOLO, script=script("1", "1", "? start-battle volcano.forest")).out.split("Your choice> ")[3]
    assert 'Why not "Start a Battle in the Forest of the Volcano: discharge your Artefact"?' in answer
    assert "  You have no unit in the Forest of the Volcano.  [MYS-198]" in answer


@pytest.mark.parametrize(
    "asked", ["? battle volcano forest", "?start battle forest volcano", "why BATTLE volcano.forest"]
)
def test_some_words_of_a_choice_are_enough(run: Run, asked: str) -> None:
    answer = run(*SOLO, script=script("1", "1", asked)).out.split("Your choice> ")[3]
    assert 'Why not "Start a Battle in the Forest of the Volcano: discharge your Artefact"?' in answer
    assert "[MYS-198]" in answer


def test_what_is_possible_is_named_by_its_number(run: Run) -> None:
    answers = run(*SOLO, script=script("? place-champion shard.river", "? 2")).out.split("Your choice> ")
    assert answers[1].endswith("You can do that now: it is choice 3.\n")
    assert answers[2].endswith("You can do that now: it is choice 2.\n")


def test_many_meanings_are_counted(run: Run) -> None:
    answer = run(*SOLO, script=script("? travel troop")).out.split("Your choice> ")[1]
    assert answer.count("Why not") == 4
    assert "more choices of this game could be meant, such as travel troop" in " ".join(answer.split())


def test_nonsense_gets_close_choices_or_none(run: Run) -> None:
    answers = run(*SOLO, script=script("?", "? meditat3", "? 12345678")).out.split("Your choice> ")
    assert "Write what you would like to do after the question mark" in answers[1]
    assert "Some that are close: meditate" in answers[2]
    assert 'No choice of this game is called "12345678".' in answers[3]


def test_every_choice_of_the_game_can_be_asked_about(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "uk"):
        table = Table(play_on(new_session(), 60), language)
        decision = table.session.state.decision
        for choice in table.game.action_space()[::9]:
            table.why_not(str(choice), decision)
            answer = capsys.readouterr().out
            if choice not in decision.choices:
                assert re.search(r"\[(MYS|AMB-MYS|GAP-MYS)-\d+\]", answer), str(choice)


# -- rules with a mistake ------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["4", "place-champion volcano.river"])
def test_a_choice_that_sends_the_rules_in_circles_is_refused_and_the_game_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    let_spin(monkeypatch, rulewright.load("mysthea"), steps.PlaceChampion)
    ran = run(*SOLO, script=script(typed, "quit"))
    assert ran.code == 0
    assert "the rules go round in circles: after 2000 steps still at circle" in ran.out
    assert ran.out.endswith("You left the table. Choices made: 0.\n")


def test_a_bot_whose_choice_sends_the_rules_in_circles_ends_the_game_with_the_reason(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_spin(monkeypatch, rulewright.load("mysthea"), steps.PlaceChampion)
    ran = run("play", "--terminal", "mysthea", "--seed", "3", "--seats", "bot:random,bot:random")
    assert ran.code == 2
    assert "the rules go round in circles" in ran.err


# -- undo --------------------------------------------------------------------------------------------------


def test_own_choices_are_taken_back_freely(run: Run) -> None:
    out = run(*TWO, "--save", "game", script=script("1", "undo", "3")).out
    assert "Ben takes a choice back.  [GAP-MYS-25]" in out
    assert "do you agree" not in out
    session = resumed(Path("game"))
    assert [played.move.choice for played in session.line] == ["place-champion arch.forest"]
    assert [type(entry) for entry in session.record] == [Move, Undo, Move]


def test_several_choices_at_once(run: Run) -> None:
    out = run(*SOLO, script=script("1", "1", "act", "1", "undo 2")).out
    assert "Player 1 takes 2 choices back.  [GAP-MYS-25]" in out
    assert questions(out)[-1] == "Player 1: Your turn: choose an action.  [MYS-115]"


@pytest.mark.parametrize("words", ["undo 0", "undo x", "undo -1", "undo ²"])
def test_undo_needs_a_number(run: Run, words: str) -> None:
    out = run(*SOLO, script=script("1", words)).out
    assert "Write how many choices to take back, for example: undo 2" in out


def test_there_must_be_something_to_take_back(run: Run) -> None:
    out = run(*TWO, script=script("undo", "1", "2", "undo")).out
    assert out.count("You have no choice to take back.") == 2


def test_beyond_the_horizon_the_other_person_is_asked_and_may_refuse(run: Run) -> None:
    out = run(*TWO, "--save", "game", script=script(*PLACED, "undo", "n", "undo", "1")).out
    asked = "Anna would like to take back a choice, though something was revealed or decided since. Ben, do you agree?"
    assert " ".join(out.split()).count(asked) == 2
    assert out.count("Ben does not agree.") == 2
    session = resumed(Path("game"))
    assert len(session.line) == 4
    assert not any(isinstance(entry, Undo) for entry in session.record)


def test_beyond_the_horizon_the_other_person_may_agree(run: Run) -> None:
    out = run(*TWO, "--save", "game", script=script(*PLACED, "undo", "y")).out
    assert "Anna takes a choice back.  [GAP-MYS-25]" in out
    assert questions(out)[-1].startswith("Anna: Place your Encounter token")
    session = resumed(Path("game"))
    assert len(session.line) == 3
    assert session.record[-1] == Undo(0, 1, (1,), digest=session.game.digest(session.state))


def test_bots_always_agree_and_their_choices_go_with_mine(run: Run) -> None:
    out = run(*SOLO, "--save", "game", script=script("1", "1", "undo")).out
    assert "do you agree" not in out
    assert questions(out)[-1].startswith("Player 1: Place your Encounter token")
    session = resumed(Path("game"))
    assert [played.move.seat for played in session.line] == [0]
    assert session.record[-1].consent == (1, 2)  # type: ignore[union-attr]


def moments_after_a_forced_choice() -> Iterator[Session]:
    """A seat chose, then had only one choice, which was made for it, and is asked again."""
    for seed in range(30):
        session = new_session(2, seed)
        while not session.state.over:
            decision = session.state.decision
            last = session.line[-2:]
            if len(last) == 2 and len(decision.choices) > 1 and all(p.move.seat == decision.seat for p in last):
                asked = [session.state_at(len(session.line) - back).decision_for(decision.seat) for back in (2, 1)]
                if [len(one.choices) > 1 for one in asked if one] == [True, False]:
                    yield session
            play_on(session, 1)


def test_a_forced_choice_is_no_choice_to_take_back() -> None:
    """Taking back the forced choice alone would bring it back at once."""
    session = next(moments_after_a_forced_choice())
    seat = session.state.decision.seat
    assert Table(session).choices_back(seat, 1) == 2
    assert Table(session, ask_forced=True).choices_back(seat, 1) == 1


def test_others_read_of_the_undo_in_their_news(run: Run) -> None:
    out = run(*TWO, script=script("1", "undo", "3", "1")).out
    told = out.split("Anna: ")[0].split("Your choice> 1\n")[-1]
    assert "Ben takes a choice back.  [GAP-MYS-25]" in told


# -- saving ------------------------------------------------------------------------------------------------


def test_save_and_resume_at_the_table(run: Run, tmp_path: Path) -> None:
    out = run(*TWO, script=script("save", "save one", *PLACED, "save", "save two", "resume one", "board")).out
    assert "Name a file, for example: save evening.rwreplay" in out
    assert out.count("Saved to one.") == 2
    assert "Saved to two." in out
    assert "Resumed one after 4 choices." in out
    assert resumed(tmp_path / "one").record == resumed(tmp_path / "two").record
    assert sorted(tmp_path.iterdir()) == [tmp_path / "one", tmp_path / "two"]


def test_resume_takes_the_place_of_the_game_on_the_table(run: Run, tmp_path: Path) -> None:
    saved(tmp_path / "other", play_on(new_session(3, 9, ("Cleo", "bot:random", "Dan")), 12))
    out = run(*TWO, script=script("1", "resume other")).out
    assert "Resumed other after 12 choices." in out
    assert "Mysthea: Cleo, Bot 2 and Dan. Type a number" in out


def test_a_resumed_game_tells_only_the_last_lines_of_its_log(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path / "game", play_on(new_session(), 200))
    out = run("play", "--terminal", "--resume", str(path)).out
    assert len([line for line in out.splitlines() if line.startswith("    ")]) < 25


def test_a_finished_game_can_be_looked_at(run: Run, tmp_path: Path) -> None:
    session = play_on(new_session())
    ran = run("play", "--terminal", "--resume", str(saved(tmp_path / "game", session)))
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert len(ran.out.splitlines()) < 60


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("resume", "Name a file, for example: resume evening.rwreplay"),
        ("resume nofile", "there is no file nofile"),
        ("resume .", ". is a folder, not a replay file"),
        ("resume binary", "binary is not a replay: byte 0 is not UTF-8"),
        ("resume nul\x00", "is not the name of a file"),
        ("resume clever", "there is no bot 'clever'; bots: random, "),
        ("save .", ". is a folder; name a file"),
        ("save /", "/ is a folder; name a file"),
        ("save no/such/folder", "no/such/folder cannot be written: No such file or directory"),
        ("save nul\x00", "is not the name of a file"),
        ("save binary", "binary exists and is not a saved game; choose another name"),
        ("save " + "x" * 300, "File name too long"),
        ("save ~nobody_at_all/x", "~nobody_at_all/x has no home on this machine"),
    ],
    ids=lambda text: text.replace("\x00", "")[:20],
)
def test_files_that_cannot_be_read_or_written_do_not_end_the_game(
    run: Run, tmp_path: Path, line: str, answer: str
) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\x00")
    clever = play_on(new_session(), 3)
    text = saved(tmp_path / "clever", clever).read_text()
    (tmp_path / "clever").write_text(text.replace('"Ben"', '"bot:clever"'))
    before = sorted(tmp_path.iterdir())
    ran = run(*TWO, script=script("1", line, "2"))
    assert ran.code == 0
    assert answer in " ".join(ran.out.split())
    assert "Choices made: 2." in ran.out
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "binary").read_bytes() == b"\xff\x00"


def test_every_choice_can_go_to_a_file_at_once(run: Run, tmp_path: Path) -> None:
    ran = run(*TWO, "--save", "game", script=script(*PLACED))
    assert ran.code == 0
    assert len(resumed(tmp_path / "game").line) == 4
    assert run("play", "--terminal", "--resume", "game", "--save", "game", script=script("meditate")).code == 0
    assert resumed(tmp_path / "game").line[4].move.choice == "meditate"
    refused = run(*TWO, "--save", "game")
    assert refused.code == 2
    assert "game exists already; go on with it by --resume game" in refused.err


def test_a_disk_that_fills_up_does_not_end_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[Path] = []

    def full(path: Path, replay: object) -> None:
        tries.append(path)
        if len(tries) > 2:
            raise ReplayError(f"{path} cannot be written: No space left on device")

    monkeypatch.setattr("rulewright.cli.save_file.write_replay", full)
    ran = run(*TWO, "--save", "game", script=script(*PLACED))
    assert ran.code == 0
    assert "game cannot be written: No space left on device" in ran.out
    assert "Choices made: 4." in ran.out


def test_an_archive_knows_whether_something_would_be_lost(tmp_path: Path) -> None:
    session = new_session()
    archive = Archive()
    assert archive.holds(session)
    play_on(session, 1)
    assert not archive.holds(session)
    archive.save(session, tmp_path / "game")
    assert archive.holds(session)
    assert not archive.holds(play_on(new_session(), 1))


def test_what_a_saved_game_brings_cannot_be_given_again(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path / "game", play_on(new_session(), 3))
    ran = run(
        "play", "--terminal", "--resume", str(path), "--seats", "Cleo,Dan", "--seed", "1", "--option", "expert=yes"
    )
    assert ran.code == 2
    assert "--seats, --seed, --option cannot change in a saved game" in ran.err


def test_a_game_with_a_pack_is_resumed_with_that_pack(run: Run, tmp_path: Path) -> None:
    run(*TWO, "--pack", str(AURORA), "--save", "game", script=script(*PLACED))
    without = run("play", "--terminal", "--resume", "game")
    assert without.code == 2
    assert without.err == "rulewright: game was played with aurora 1.0.0; name the same with --pack\n"
    ran = run("play", "--terminal", "--resume", "game", "--pack", str(AURORA))
    assert ran.code == 0
    assert "Anna: Your turn: choose an action." in ran.out
    plain = saved(tmp_path / "plain", play_on(new_session(), 2))
    refused = run("play", "--terminal", "--resume", str(plain), "--pack", str(AURORA))
    assert refused.err == "rulewright: plain was played with no content pack; name the same with --pack\n"


# -- people and bots ---------------------------------------------------------------------------------------


def test_bots_alone_can_be_watched(run: Run) -> None:
    ran = run("play", "--terminal", "--seats", "random,bot:first", "--seed", "2")
    assert ran.code == 0
    assert ran.out.startswith("Mysthea: Bot 1 and Bot 2. Type a number")
    assert "Bot 1 is on turn.  [MYS-114]" in ran.out
    assert "The game is over." in ran.out
    assert ran.out == run("play", "--terminal", "--seats", "random,bot:first", "--seed", "2").out


def test_a_new_game_has_a_new_seed(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("play", "--terminal", "--players", "2", "--save", name)
    assert resumed(tmp_path / "one").setup.seed != resumed(tmp_path / "two").setup.seed
    assert resumed(tmp_path / "one").setup.seats == ("", "bot:greedy")


def test_options_and_rulings_of_a_new_game(run: Run, tmp_path: Path) -> None:
    run("play", "--terminal", "--seed", "1", "--option", "expert=on", "--ruling", "recharge_space=5", "--save", "game")
    setup = resumed(tmp_path / "game").setup
    assert (setup.options, setup.rulings) == ({"expert": True}, {"recharge_space": 5})


def test_a_table_with_an_unknown_bot_is_left_as_it_was() -> None:
    table = Table(play_on(new_session(), 3))
    session = table.session
    with pytest.raises(SetupError):
        table.sit(new_session(seats=("Anna", "bot:clever")))
    assert table.session is session
    assert table.bots.names == {}


def test_a_script_is_never_asked_to_hand_on_the_screen(run: Run) -> None:
    out = run(*TWO, script=script(*PLACED)).out
    assert "Hand the screen" not in out
    assert "\x1b" not in out


def test_prompts_wrap_at_the_edge_of_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    assert Screen().read("word " * 20 + "end") == "yes"
    assert max(len(line) for line in capsys.readouterr().out.splitlines()) <= 44


def test_the_game_on_the_table_is_named(run: Run) -> None:
    assert run("play", "--terminal", rulewright.game_names()[0], "--seed", "1").out.startswith("Mysthea: ")


@pytest.mark.parametrize(("language", "sentence"), [("en", "come from a real game"), ("uk", "Нічого не змінено")])
def test_a_position_in_which_the_rules_fail_is_told_and_the_table_stays(
    language: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(saved_game, "rehearse", lambda state: None)
    game = rulewright.load("mysthea")
    session = new_session(3, seats=("Anna", "Ben", "Cleo"), position=game.encode(game.restore(forged())).decode())
    table = Table(session, language)
    for _ in range(20):
        before = game.digest(session.state)
        decision = session.state.decision
        table.choose(decision.choices[-1], decision)
        if sentence in " ".join(capsys.readouterr().out.split()):
            break
    else:
        raise AssertionError("nothing was told")
    assert game.digest(session.state) == before
    assert session.state.decision == decision
