"""The checks over the game's own journal: what waits for later Scenarios, and that what holds would be missed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

import rulewright
from rulewright.games.dragon_eclipse.content.story import JOURNAL
from rulewright.games.dragon_eclipse.content.story_checks import StoryChecks
from rulewright.games.dragon_eclipse.content.story_texts import text_notes
from rulewright.games.dragon_eclipse.game import DragonEclipse

from .table import files


def test_the_games_own_journal_waits_for_its_later_scenarios() -> None:
    """No mistakes (`test_journal.py`); what only D to L will mark or ask for is told, each with its letters."""
    journal = rulewright.load("dragon_eclipse").journal
    lines = [str(one) for one in journal.waiting()]
    assert "journal/statuses.toml: status knots: knots.1 waits for a later Scenario to ask for it: G, J, L" in lines
    assert "journal/statuses.toml: status knots: knots.3 waits for a later Scenario to be marked: D" in lines
    assert not any("light-in-the-shadow.1 " in line for line in lines)
    assert any(line.startswith("21 mystlings wait for a later Scenario to be met: ") for line in lines)
    assert any(line.startswith("10 story quests wait for a later Scenario") for line in lines)


def test_the_games_own_prose_speaks_to_one_or_two_people() -> None:
    """DRE-828; and the best outcome of every Test is within reach."""
    notes = [str(one) for one in rulewright.load("dragon_eclipse").journal.notes()]
    assert not any("one or two people read it" in line or "aims at the best row" in line for line in notes)


@pytest.mark.parametrize(
    ("language", "prose", "notes"),
    [
        ("en", "Suddenly the chosen one wakes.", ["says “chosen one”", "says “suddenly”"]),
        ("uk", "Раптом обраний прокидається.", ["says “обраний”", "says “раптом”"]),
        ("en", "One of you wakes.", ["says “one of you”, and one or two people read it"]),
        ("uk", "Один із вас прокидається.", ["says “один із вас”, and one or two people read it"]),
        ("fr", "Suddenly one of you wakes.", []),
    ],
)
def test_prose_is_searched_for_what_each_language_does_not_say(
    language: str, prose: str, notes: list[str], tmp_path: Path
) -> None:
    """The words are those of the language's own folder; a pack in a language of its own has none."""
    folder = tmp_path / language / "journal"
    folder.mkdir(parents=True)
    (folder / "x.ftl").write_text(f"combat-a-1 = {prose}\n", "utf-8")
    game = rulewright.load("dragon_eclipse")
    assert isinstance(game, DragonEclipse)
    found = [str(note) for note in text_notes(game.content.journal, tmp_path)]
    assert found == [f"locale/{language}/journal: combat-a-1 {note}" for note in notes]


OWN = Path(rulewright.__file__).parent / "games" / "dragon_eclipse" / "content" / "journal"


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("a", "{ when = { pair = false }, steps", '{ when = { party = "firple" }, steps',
         "script A190: with 1 player the Party may come here without two different main Elements: young-emberling"),
        ("b", "{ when = { pair = false }, steps", "{ when = { silver = 9 }, steps",
         "script B4: with 1 player the Party may come here without two different main Elements: firple"),
        ("b", '{ players = 2 }, steps = [{ do = "go", to = "B6"', '{ silver = 9 }, steps = [{ do = "go", to = "B6"',
         "script B2: two players come here, and they have both starters already"),
        ("a", '{ id = "search", needs = { no-secret = 2 }, steps', '{ id = "search", steps',
         "secret 2: two people may give it in one campaign: test T-A2 0, test T-A2 1"),
        ("b", '  { do = "return-secret", secret = 12 },\n', "",
         "script B20: the rules card 12 is gained here, and B190 does not return it"),
        ("c", '{ do = "heal", n = 4 }, { do = "lock", script = "C85" }', '{ do = "heal", n = 4 }',
         "script C85: option soup can be taken again and again"),
        ("c", 'instead = "C135"\n', "", "combat C-2: young-emberling may be in the Party already"),
    ],
)  # fmt: skip
def test_what_holds_in_the_games_own_journal_would_be_missed(file: str, old: str, new: str, reason: str) -> None:
    text = (OWN / f"{file}.toml").read_text("utf-8")
    assert old in text
    tables = {name: dict(rows) for name, rows in files().items()}
    for key, rows in tomllib.loads(text.replace(old, new)).items():
        for row in rows:
            tables[f"journal.{key}"][row["id"]] = msgspec.convert(row, JOURNAL[key])
    found = [str(one) for one in StoryChecks(DragonEclipse(tables).content).mistakes()]
    assert any(reason in line for line in found), found
