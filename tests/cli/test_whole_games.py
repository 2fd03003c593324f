"""Whole games in the terminal, by scripts on standard input, to the end, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.common import own_words, seat_names

from .tables import Run, in_process, new_session, resumed, script, seeded_lines

OVER = {"en": "The game is over.", "uk": "Гру завершено."}


def ending(out: str, language: str) -> list[str]:
    """The ranking at the end of a game, a line for each seat."""
    lines = out.splitlines()
    start = len(lines) - 1 - lines[::-1].index(OVER[language])
    return [line.strip() for line in lines[start + 1 : -1]]


def expected_ending(path: Path, language: str) -> list[str]:
    session = resumed(path)
    outcome = session.state.outcome
    assert outcome is not None
    names = seat_names(session.setup, own_words(language))
    return [f"{place}. {names[seat]}: {outcome.scores[seat]}" for place, seat in enumerate(outcome.ranking, 1)]


GAMES = [
    ("en", "Anna,Ben", ["1"] * 4000),
    ("uk", "Анна,Бен", seeded_lines(2)),
    ("en", "Anna,Ben,bot:random", seeded_lines(3)),
    ("uk", "Анна,Бен,Віра", ["1"] * 4000),
]


@pytest.mark.parametrize(("language", "seats", "lines"), GAMES, ids=[f"{g[0]}-{g[1].count(',') + 1}" for g in GAMES])
def test_a_whole_game_is_played_to_its_end(
    run: Run, tmp_path: Path, language: str, seats: str, lines: list[str]
) -> None:
    ran = run(
        "play",
        "--terminal",
        "mysthea",
        "--seats",
        seats,
        "--seed",
        "4",
        "--lang",
        language,
        "--save",
        "game",
        script=script(*lines),
    )
    assert ran.code == 0
    assert ran.err == ""
    assert ending(ran.out, language) == expected_ending(tmp_path / "game", language)
    assert ran.out.splitlines()[-1].endswith("[MYS-086]")
    assert max(len(line) for line in ran.out.splitlines()) <= 100
    verified = run("replay", "game", "--verify")
    assert verified.code == 0
    assert "every position is the recorded one" in verified.out


def test_a_variant_with_every_option_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    options = ("attunements=night", "expert=yes", "premonition=yes", "choose_colours=yes")
    chosen = [word for option in options for word in ("--option", option)]
    lines = seeded_lines(6)
    ran = run(
        "play",
        "--terminal",
        "--seats",
        "Anna,Ben,random",
        "--seed",
        "8",
        *chosen,
        "--save",
        "game",
        script=script(*lines),
    )
    assert ran.code == 0
    assert ending(ran.out, "en") == expected_ending(tmp_path / "game", "en")


def test_the_same_script_plays_the_same_game(run: Run) -> None:
    arguments = ("play", "--terminal", "--seats", "Anna,random", "--seed", "11")
    lines = script(*seeded_lines(5, 80))
    assert run(*arguments, script=lines).out == run(*arguments, script=lines).out
    assert run(*arguments, script=lines).out != run(*arguments[:-1], "12", script=lines).out


def test_a_saved_game_goes_on_in_another_process_exactly_as_it_would_have(run: Run, tmp_path: Path) -> None:
    """Bots too: their luck depends on the game and the moment, not on what a process remembers."""
    table = ("play", "--terminal", "--seats", "Anna,bot:random,bot:random", "--seed", "6")
    lines = seeded_lines(7)
    straight = run(*table, "--save", "straight", script=script(*lines))
    broken = run(*table, script=script(*lines[:60], "save broken"))
    assert "Saved to broken." in broken.out
    assert len(resumed(tmp_path / "broken").line) < len(resumed(tmp_path / "straight").line)
    rest = in_process("play", "--terminal", "--resume", "broken", "--save", "broken", script=script(*lines[60:]))
    assert rest.code == 0
    assert (tmp_path / "broken").read_text() == (tmp_path / "straight").read_text()
    assert ending(rest.out, "en") == ending(straight.out, "en")


def test_an_undone_game_is_saved_with_its_undos(run: Run, tmp_path: Path) -> None:
    lines = seeded_lines(8)
    mixed = [word for line in lines for word in ((line, "undo") if int(line) == 5 else (line,))]
    ran = run(
        "play", "--terminal", "--seats", "Anna,random", "--seed", "6", "--save", "game", script=script(*mixed[:400])
    )
    assert ran.code == 0
    session = resumed(tmp_path / "game")
    assert len(session.record) > len(session.line) + 10
    assert run("replay", "game", "--verify").code == 0


def test_the_screen_says_no_more_than_the_log_of_the_seat(run: Run) -> None:
    """One person among bots: no card of a bot's hand is ever named before everybody has seen it."""
    session = new_session(2, 3, ("Anna", "bot:random"))
    hidden = set(session.state.boards[1].hand)  # type: ignore[attr-defined]
    assert hidden
    out = run(
        "play", "--terminal", "--seats", "Anna,random", "--seed", "3", script=script("1", "1", "board full", "log 99")
    ).out
    before = out.split("Bot 2 plays")[0].split("Bot 2 is on turn")[0]
    assert before
    for card in hidden:
        assert card not in before


@pytest.mark.parametrize("language", OVER)
def test_heroes_play_to_their_common_end(run: Run, tmp_path: Path, language: str) -> None:
    """A long game of a party, each of whom answers with the first choice."""
    terms = ("--seats", "Anna,Ben", "--seed", "4", "--option", "deck=short", "--lang", language, "--save", "game")
    ran = run("play", "--terminal", "godai", *terms, script=script(*["1"] * 4000))
    assert (ran.code, ran.err) == (0, "")
    outcome = resumed(tmp_path / "game").state.outcome
    assert outcome is not None
    *_, over, _, last = ran.out.splitlines()
    assert over == OVER[language]
    assert last.endswith(f"[{outcome.rule}]")
