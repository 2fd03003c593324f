"""Games with several modes in the terminal: duels, gauntlets and battles to their ends, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.catalog import load

from .tables import Run, resumed, script, seeded_lines

GAME = "dragon_eclipse"
ENEMY = ("--option", "enemy=wild-firple", "--option", "mystling=blazereef")


def play(run: Run, *words: str, lines: list[str], lang: str = "en") -> str:
    given = ("play", "--terminal", GAME, "--seed", "4", "--lang", lang, "--save", "game", *words)
    ran = run(*given, script=script(*lines))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran.out


@pytest.mark.parametrize(
    ("lang", "seats", "won", "lost"),
    [
        ("en", "Anna", "Anna wins.", "Anna loses."),
        ("uk", "Анна,Бен", "Спільна перемога: Анна та Бен.", "Спільна поразка: Анна та Бен."),
    ],
)
@pytest.mark.rule("DRE-469")
def test_a_duel_ends_for_everybody_together(
    run: Run, tmp_path: Path, lang: str, seats: str, won: str, lost: str
) -> None:
    out = play(run, "--seats", seats, *ENEMY, lines=seeded_lines(3), lang=lang)
    session = resumed(tmp_path / "game")
    outcome = session.state.outcome
    assert outcome is not None
    *before, last = out.splitlines()
    assert last == f"{won if outcome.winners else lost}  [{outcome.rule}]"
    texts = load(GAME).texts(lang)
    assert load(GAME).table.ending(session.state.view(None), texts) in before[-1]
    assert not any(line.strip().startswith("1. ") for line in before[-3:]), "nobody is ranked"
    assert texts.mode("duel")[0] in out.splitlines()[0]
    assert max(len(line) for line in out.splitlines()) <= 100
    verified = run("replay", "game", "--verify")
    assert "every position is the recorded one" in verified.out


@pytest.mark.ruling("AMB-DRE-113")
@pytest.mark.rule("DRE-475")
def test_a_combat_is_conceded_by_its_word_which_has_no_number(run: Run, tmp_path: Path) -> None:
    out = play(run, "--seats", "Anna", *ENEMY, lines=["keep-cards", "choices", "concede"])
    assert "Anna concedes." in out
    assert resumed(tmp_path / "game").state.over
    told = [line.split() for line in out.splitlines() if "Concede the Combat" in line]
    assert [line[0] for line in told] == ["concede"], "only where all choices are asked for, and apart from them"


@pytest.mark.rule("DRE-293")
def test_a_gauntlet_is_played_with_its_own_options(run: Run, tmp_path: Path) -> None:
    words = ("--mode", "gauntlet", "--seats", "Anna", "--option", "duels=4", "--option", "lives=1")
    out = play(run, *words, "--option", "enemy=draw", lines=seeded_lines(5))
    session = resumed(tmp_path / "game")
    assert session.state.over
    assert session.setup.options == {"conceding": True, "duels": 4, "lives": 1, "enemy": "draw"}
    assert "Duels fought" in out


@pytest.mark.rule("DRE-532")
def test_a_battle_between_players_has_a_ranking(run: Run, tmp_path: Path) -> None:
    words = ("--mode", "pvp_quick", "--seats", "Anna,bot:random", "--option", "mystling=draw")
    out = play(run, *words, lines=seeded_lines(7))
    outcome = resumed(tmp_path / "game").state.outcome
    assert outcome is not None
    names = ("Anna", "Bot 2")
    ranked = [f"  {place}. {names[seat]}: {outcome.scores[seat]}" for place, seat in enumerate(outcome.ranking, 1)]
    assert out.splitlines()[-3:-1] == ranked


def test_the_table_cards_and_rules_of_every_game_can_be_looked_up(run: Run) -> None:
    lines = ["1", "board full", "help", "card", "rules", "? end turn", "choices", "undo", "quit"]
    out = play(run, "--seats", "Anna", *ENEMY, "--option", "deck=build", lines=lines)
    game = load(GAME)
    assert game.texts("en").component(game.content.specific["blazereef"][0]).name in out
    assert "card firple" in out, "the help names a component of this game"
    assert run("cards", GAME, "firple").out.startswith("firple  ")
    assert "DRE-465" in run("rules", GAME, "--search", "DRE-465").out


@pytest.mark.parametrize("words", [("--games", "3"), ("--games", "3", "--mode", "pvp_quick", "--bots", "random,first")])
def test_every_kind_of_mode_is_simulated(run: Run, words: tuple[str, ...]) -> None:
    ran = run("simulate", GAME, "--jobs", "1", *words)
    assert ran.code == 0
    assert "3 games of dragon_eclipse" in ran.out


def test_partners_win_whole_games_not_halves(run: Run) -> None:
    """Where all win together, each has won the game: shared wins are not divided."""
    ran = run("simulate", GAME, "--jobs", "1", "--players", "2", "--bots", "random,greedy", "--games", "4", *ENEMY)
    assert ran.code == 0
    wins = [line.split()[1] for line in ran.out.splitlines() if " wins " in line]
    assert len(wins) == 2
    assert wins[0] == wins[1]
    assert wins[0].endswith(".0")


def test_a_tournament_plays_the_first_mode_in_which_seats_compete(run: Run) -> None:
    ran = run("tournament", GAME, "random", "first", "--games", "2", "--jobs", "1")
    assert ran.code == 0
    assert "2 players" in ran.out
