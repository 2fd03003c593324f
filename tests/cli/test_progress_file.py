"""A Save sheet in a file: a Run in the terminal begins with it and marks it."""

from __future__ import annotations

import json
from pathlib import Path

from .tables import Run, script, seeded_lines

WORDS = ("play", "--terminal", "dragon_eclipse", "--mode", "roguelite", "--option", "mystling=young-iceling")


def test_a_run_marks_the_sheet_in_a_file_and_the_next_begins_with_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sheet"
    sheet = {"mystlings": ["young-iceling"], "boxes": {}, "maps": ["long-pasture"], "perks": [1, 0, 0, 0, 0, 0]}
    file.write_text(json.dumps(sheet))
    given = (*WORDS, "--seed", "4", "--seats", "Anna", "--progress", "sheet", "--save", "game")
    ran = run(*given, script=script(*seeded_lines(3)))
    assert ran.code == 0, ran.err
    assert "What this game has added is written to sheet." in ran.out
    after = json.loads(file.read_text())
    assert after["mystlings"] == ["young-iceling"]
    assert after["perks"][0] >= 1
    # The Starting Perk of the sheet was offered.
    assert "Starting Perk: add a Neutral card" in ran.out


def test_whoever_leaves_a_run_has_marked_nothing(run: Run, tmp_path: Path) -> None:
    ran = run(*WORDS, "--seed", "4", "--seats", "Anna", "--progress", "sheet", script=script("quit", "no"))
    assert ran.code == 0, ran.err
    assert not (tmp_path / "sheet").exists()


def test_a_file_that_is_no_sheet_or_a_mode_without_one_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("{}")
    ran = run(*WORDS, "--seats", "Anna", "--progress", "bad", script="")
    assert ran.code
    assert "this Save sheet cannot be read" in ran.err
    ran = run("play", "--terminal", "dragon_eclipse", "--seats", "Anna", "--progress", "bad", script="")
    assert "keeps no record of duel that outlives a game" in ran.err
    both = (*WORDS, "--option", "sheet=complete", "--seats", "Anna", "--progress", "new")
    assert "give either --progress or --option sheet" in run(*both, script="").err
