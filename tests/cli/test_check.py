"""`check`: a content pack is fine, or every mistake is told with file, key and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rulewright

from .tables import AURORA, Run


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(AURORA, tmp_path / "aurora"))


def test_a_sound_pack_has_no_mistakes(run: Run) -> None:
    game = rulewright.load("mysthea", [AURORA])
    ran = run("check", str(AURORA))
    assert ran == (0, f"Aurora over the Islands 1.0.0: no mistakes; content hash {game.content_hash}\n", "")


def test_every_mistake_is_told_and_counted(run: Run, pack: Path) -> None:
    text = (pack / "cards.toml").read_text()
    (pack / "cards.toml").write_text(text.replace("points", "pionts", 1))
    (pack / "monstrs.toml").write_text("")
    ran = run("check", str(pack))
    assert ran.code == 2
    assert ran.out == ""
    problems = ran.err.splitlines()
    assert any(line.startswith("cards.toml: card AUR1: ") and "pionts" in line for line in problems)
    assert any(line.startswith("monstrs.toml: unknown file; expected cards.toml") for line in problems)
    assert problems[-1] == f"{len(problems) - 1} mistakes"


@pytest.mark.parametrize(
    ("content", "mistake"),
    [
        ('id = "x"\n', "pack.toml: Object missing required field `version`"),
        ("id = \n", "pack.toml: not TOML"),
        (None, "pack.toml: missing"),
        (
            'id = "x"\nversion = "1"\ngame = "chess"\ntitle = "X"\nauthors = []\nlicence = "MIT"\n',
            "pack.toml: game is 'chess'; expected one of mysthea",
        ),
    ],
)
def test_a_manifest_that_is_none(run: Run, tmp_path: Path, content: str | None, mistake: str) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    if content is not None:
        (folder / "pack.toml").write_text(content)
    ran = run("check", str(folder))
    assert ran.code == 2
    first, last = ran.err.splitlines()
    assert first.startswith(mistake)
    assert last == "1 mistake"


def test_a_pack_that_does_not_exist(run: Run) -> None:
    ran = run("check", "nowhere")
    assert ran.code == 2
    assert ran.err == "nowhere: no such folder; expected a folder with a pack.toml\n1 mistake\n"


def test_a_file_is_not_a_pack(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\x00\xff")
    assert run("check", "file").code == 2


def test_what_a_pack_has_not_translated_is_named(run: Run, pack: Path) -> None:
    """English is shown for it, so it is no mistake."""
    names = pack / "locale" / "uk" / "names.ftl"
    lines = names.read_text("utf-8").splitlines()
    names.write_text("\n".join(line for line in lines if not line.startswith("card-AUR3")), "utf-8")
    ran = run("check", str(pack))
    assert ran.code == 0
    assert ran.out.splitlines()[1:] == ["locale/uk/names.ftl: not translated, so English is shown: card-AUR3"]


@pytest.mark.parametrize("name", ["rules.toml", "rulings-of-mine.toml", "gaps.toml"])
def test_rules_in_a_pack_are_refused_with_the_way_to_other_words(run: Run, pack: Path, name: str) -> None:
    (pack / name).write_text('[[rule]]\nid = "MYS-003"\nen = "Five."\nuk = "П’ять."\n', "utf-8")
    ran = run("check", str(pack))
    assert ran.code == 2
    assert ran.err.startswith(
        f"{name}: a pack has no rules of its own; other words for the game's rules stand in locale/"
    )


def test_broken_words_for_rules_are_told_with_their_file(run: Run, pack: Path) -> None:
    room = pack / "locale" / "uk" / "rules"
    room.mkdir()
    (room / "mine.ftl").write_text("MYS-003 = { $\n", "utf-8")
    ran = run("check", str(pack))
    assert ran.code == 2
    assert ran.err.startswith("locale/uk/rules/mine.ftl: not Fluent: ")


MAP_PACK = """
[[trail]]
id = "short-cut"
source = { author = "tests" }
spaces = [
    { id = "camp-0", kind = "camp", to = ["a1"] },
    { id = "a1", kind = "mystery", letter = "A", to = ["a2"] },
    { id = "a2", kind = "tier", tier = 1, to = ["a3"] },
    { id = "a3", kind = "mystery", cards = 1, to = ["b1"] },
    { id = "b1", kind = "boss", tier = 2, to = ["camp-1"] },
    { id = "camp-1", kind = "camp", to = ["c1"] },
    { id = "c1", kind = "mystery", letter = "B", to = ["b2"] },
    { id = "b2", kind = "boss", tier = 3, to = ["camp-2"] },
    { id = "camp-2", kind = "camp", to = ["d1"] },
    { id = "d1", kind = "mystery", cards = 2, to = ["b3"] },
    { id = "b3", kind = "boss", tier = 5 },
]
"""


def test_a_pack_brings_a_map_of_runs_and_it_is_proved(run: Run, tmp_path: Path) -> None:
    """DRE-600: reachable, a Mystery between Combats, three Bosses and Camps."""
    folder = tmp_path / "trail"
    for language, name in (("en", "Short Cut"), ("uk", "Навпростець")):
        words = folder / "locale" / language
        words.mkdir(parents=True)
        (words / "names.ftl").write_text(f"trail-short-cut = {name}\n", encoding="utf-8")
    head = {"id": "short", "version": "1.0.0", "game": "dragon_eclipse", "title": "Short", "needs": "0.1"}
    lines = [f'{key} = "{value}"' for key, value in {**head, "licence": "CC0-1.0"}.items()]
    (folder / "pack.toml").write_text("\n".join([*lines, 'authors = ["T"]', ""]))
    (folder / "trails.toml").write_text(MAP_PACK)
    ran = run("check", str(folder))
    assert ran.code == 0, ran.out + ran.err
    (folder / "trails.toml").write_text(
        MAP_PACK.replace('"mystery", cards = 1, to = ["b1"]', '"tier", tier = 2, to = ["b1"]')
    )
    ran = run("check", str(folder))
    assert ran.code
    assert "no mystery between combats" in ran.out + ran.err
