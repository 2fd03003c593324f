"""A language is a folder: one is made, and nothing that anybody reads is left in English."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright
from rulewright.catalog import game_names

from .language import CODE, LONGER, make, pseudo, translate
from .reading import Findings, foreign_words, read_page

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with one language more."""
    return make(tmp_path_factory.mktemp("pseudo"))


def run(package: Path, *arguments: str) -> str:
    """Python with the copy."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(package), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("part", "least"), [("games", 10_000), ("pages", 10_000), ("screens", 5_000)])
def test_nothing_is_left_in_english(package: Path, part: str, least: int) -> None:
    told = json.loads(run(package, "-m", f"tests.pseudo.{part}"))
    assert told["found"] == []
    assert told["looked"] > least, "so many different texts were read"


def test_a_language_changes_no_stamp_and_no_hash(package: Path) -> None:
    """Saved games, replays and tables do not depend on the languages that somebody has."""
    code = (
        "import json, rulewright; from rulewright.catalog import game_names;"
        "from rulewright.content import stamp, texts;"
        "games = [rulewright.load(name) for name in game_names()];"
        "print(json.dumps([texts.LANGUAGES, [(game.content_hash, stamp.engine_stamp(game)) for game in games]]))"
    )
    with_language, without = json.loads(run(package, "-c", code)), json.loads(run(ROOT / "src", "-c", code))
    assert CODE in with_language[0]
    assert CODE not in without[0]
    assert with_language[1] == without[1]
    assert len(without[1]) == len(game_names())


def test_a_language_is_nothing_but_folders(package: Path) -> None:
    own = Path(rulewright.__file__).parent
    before = {path.relative_to(own) for path in own.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    copy = package / "rulewright"
    after = {path.relative_to(copy) for path in copy.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    added = after - before
    assert before <= after
    assert added
    assert all(f"locale/{CODE}/" in path.as_posix() and path.suffix == ".ftl" for path in added)


# -- the tool itself: what finds nothing must be able to find something ------------------------------------------------


def test_the_language_is_accented_and_longer_and_keeps_what_is_nobodys_word() -> None:
    said = pseudo("Choose a card of Era III, see MYS-020 and C021.")
    assert foreign_words(said) == []
    assert len(said) >= len("Choose a card of Era III, see MYS-020 and C021.") * (1 + LONGER / 2)
    assert all(kept in said for kept in ("III", "MYS-020", "C021"))


def test_values_functions_and_cases_of_a_message_stay() -> None:
    cases = '[one] one { CARD($card, form: "in") }\n       *[other] many'
    source = f"a =\n    {{ $count ->\n        {cases}\n    }}\n    .b = more\n"
    made = translate(source)
    assert all(part in made for part in ("$count ->", "[one]", "*[other]", 'CARD($card, form: "in")', ".b = "))
    assert not any(word in made for word in ("many", "more"))


def test_english_is_found_in_text_titles_and_drawings() -> None:
    found = Findings()
    found.page(
        "page",
        '<p title="Help me">Öö <b>word</b> Anna</p><svg><title>Tree</title><text>MYS-001</text></svg>'
        '<p lang="en">English</p><script>let no = 1</script><input placeholder="Name">',
    )
    assert set(found.found) == {"Help me", "word", "Tree", "Name"}
    assert read_page('<a href="/x">y</a>').links == ["/x"]
