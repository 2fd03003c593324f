"""The checks of a journal: each mistake with its file, its entry and the reason; the command that shows it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

import rulewright
from rulewright.cli.main import cli
from rulewright.core.errors import ContentError
from rulewright.games.dragon_eclipse.content.story_checks import StoryChecks
from rulewright.games.dragon_eclipse.content.story_questions import chance_of_best
from rulewright.games.dragon_eclipse.content.story_texts import text_mistakes
from rulewright.games.dragon_eclipse.instructions import every_step

from .story import ENDS, MAP, written

FERRY = Path(__file__).parents[2] / "examples" / "packs" / "ferry"


@pytest.fixture
def pack(tmp_path):
    """A copy of the example that can be spoiled."""
    return Path(shutil.copytree(FERRY, tmp_path / "ferry"))


def spoil(pack, old, new, file="journal/m.toml"):
    path = pack / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(ContentError) as caught:
        rulewright.load("dragon_eclipse", [pack])
    return [str(problem) for problem in caught.value.problems]


def test_the_games_own_journal_has_no_mistakes():
    journal = rulewright.load("dragon_eclipse").journal
    assert [str(mistake) for mistake in journal.mistakes()] == []


def test_the_example_has_no_mistakes_and_every_script_is_reached():
    game = rulewright.load("dragon_eclipse", [FERRY])
    assert game.journal.mistakes() == []
    flow = StoryChecks(game.content).flow
    assert set(game.content.journal.scripts) <= flow.sources()
    assert flow.path_to("M150")[0] == "M1"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('{ do = "go", to = "M80" }', '{ do = "go", to = "M81" }', "secret 101: there is no Script M81"),
        ('{ do = "test", use = "T-M1" }', '{ do = "test", use = "T-M9" }', "script M33: there is no Test T-M9"),
        ('{ do = "combat", use = "M-1" }', '{ do = "combat", use = "M-9" }', "script M80: there is no Combat M-9"),
        ('map = 101, event', "map = 102, event", "script M2: there is no map 102"),
        ("track = 3", "track = 2", "the Time track of map 101 ends at 2, and the token is set to 3"),
        ('slot = "I", token = "A"', 'slot = "V", token = "A"', "map 101 has no slot V"),
        ('{ do = "lock", script = "M36" }', '{ do = "lock", script = "M80" }', "Script M80 is no place of map 101"),
        ('{ do = "lock", script = "M36" },', "", "can be taken again and again"),
        ('{ do = "tell" }, { do = "go", to = "M190" }', '{ do = "tell" }', "ends without telling where to go on"),
        ('{ id = "leave", steps = [{ do = "continue" }] },\n  ] },\n]\n\n[[script]]\nid = "M33"',
         '] },\n]\n\n[[script]]\nid = "M33"', "in some state no option can be chosen"),
        ("when = { secret = 102 }", "when = { front = 'A' }", "line 1 is never true"),
        ('{ do = "end-exploration" },\n', "", "map 101 is still open here"),
        ('{ upto = 6, tone', '{ upto = 4, tone', "the rows do not go upwards"),
        ('tame = "M101"\n', "", "needs an end “tame”"),
        ('instead = "M103"\n', "", "“instead” is missing"),
        ('arena = "brittle-pillars"', 'arena = "nowhere"', "arena: there is no nowhere"),
        ('{ do = "secret", gain = 102 }, ', "", "secret 102: nobody gains it"),
        ('{ do = "slot", slot = "I", token = "A" }, ', "", "nothing is ever placed in slot I"),
        ('{ do = "tier", add = ["golomo"] }', '{ do = "tier", add = ["gollum"] }', "there is no mystling gollum"),
        ('{ do = "gain", silver = 1 },\n  { do = "lock"',
         '{ do = "status", gain = "fame" },\n  { do = "lock"', "there is no status fame"),
        ('{ do = "gain", damage = 2 }', '{ do = "gain", damage = 9 }', "9 damage at once"),
        ("{ do = \"finish\", end = true }", "{ do = \"go\", to = \"M1\" }", "no way leads from here to the end"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_entry_and_reason(pack, old, new, reason):
    found = [line for line in spoil(pack, old, new) if reason in line]
    assert found
    assert all(line.startswith("journal/m.toml: ") for line in found)


def test_a_script_that_nobody_reaches_is_told_with_who_names_it(pack):
    found = spoil(
        pack,
        '[[script]]\nid = "M36"',
        '[[script]]\nid = "M99"\nsteps = [{ do = "go", to = "M190" }]\n\n[[script]]\nid = "M36"',
    )
    assert "journal/m.toml: script M99: no campaign reaches it; it is named in: –" in found


@pytest.mark.parametrize("language", ["en", "uk"])
def test_missing_and_unused_texts_are_told(pack, language):
    file = f"locale/{language}/journal/m.ftl"
    found = spoil(pack, "script-m80 =", "script-m81 =", file)
    assert any(f"script M80: the message script-m80 is missing ({language})" in line for line in found)
    assert any("nobody reads script-m81" in line for line in found)


def test_a_line_that_fluent_cannot_read_is_told(pack):
    path = pack / "locale" / "en" / "journal" / "m.ftl"
    path.write_text(path.read_text("utf-8").replace("script-m80 =\n    ", "script-m80 =\n    *A letter.* "), "utf-8")
    journal = rulewright.load("dragon_eclipse", [FERRY]).content.journal
    found = [str(problem) for problem in text_mistakes(journal, [pack / "locale"], {})]
    assert any("a line of script-m80 begins with *" in line for line in found)


def test_statuses_are_held_to_the_plan_of_the_sheet(pack):
    found = spoil(
        pack,
        '{ do = "lock", script = "M36" },',
        '{ do = "lock", script = "M36" }, { do = "status", gain = "knots.1" },',
    )
    assert any("knots.1 is gained in M, which the sheet of statuses does not plan" in line for line in found)


def test_the_rules_card_of_a_scenario_is_returned_by_its_final_script():
    text = ENDS.replace('{ do = "prepare" }', '{ do = "prepare" }, { do = "secret", gain = 1 }')
    text += '[[script]]\nid = "A2"\nsteps = [{ do = "go", to = "A190" }]\n' + MAP
    found = [str(one) for one in StoryChecks(written(text).content).mistakes()]
    assert any("the rules card 1 is gained here, and A190 does not return it" in line for line in found)


def test_the_odds_of_a_test_are_reckoned():
    game = rulewright.load("dragon_eclipse", [FERRY])
    assert 0.8 < chance_of_best(game.content.journal.tests["T-M1"]) < 0.9


def test_every_instruction_writes_its_line_in_both_languages():
    game = rulewright.load("dragon_eclipse", [FERRY])
    for language in ("en", "uk"):
        say = game.texts(language).say
        for _, steps in game.content.journal.sources():
            for step in every_step(steps):
                assert isinstance(step.text(say), str)


def run(*arguments):
    return CliRunner().invoke(cli, [str(one) for one in arguments])


def test_the_command_checks_the_journal_of_a_game_and_of_a_pack(pack):
    assert run("check", "dragon_eclipse").exit_code == 0
    good = run("check", pack, "--notes")
    assert good.exit_code == 0
    assert "script-m102 has 18 words" in good.output
    spoil(pack, '{ do = "go", to = "M80" }', '{ do = "go", to = "M81" }')
    bad = run("check", pack)
    assert bad.exit_code == 2
    assert "journal/m.toml: secret 101: there is no Script M81" in bad.output
    assert run("check", "mysthea").exit_code != 0


def test_a_map_on_which_an_idle_party_could_stay_for_ever_is_told(pack):
    """Once the ferry is on this side, nothing would spend the time that is left."""
    path = pack / "journal" / "m.toml"
    text = path.read_text("utf-8")
    assert rulewright.load("dragon_eclipse", [pack]).journal.dead_ends() == []
    path.write_text(text.replace('{ id = "sit", steps = [{ do = "time" }, ', '{ id = "sit", steps = ['), "utf-8")
    found = [str(one) for one in rulewright.load("dragon_eclipse", [pack]).journal.dead_ends()]
    assert len(found) == 1
    assert found[0].startswith("journal/m.toml: script M2: on map 101 nothing leads on any more")


def test_the_games_own_maps_have_no_dead_end():
    assert [str(one) for one in rulewright.load("dragon_eclipse").journal.dead_ends()] == []


def test_a_shop_that_takes_back_at_its_own_price_is_told():
    shop = """
[[script]]
id = "A2"
steps = [{ do = "choose", options = [
  { id = "buy", pay = { silver = 1 }, steps = [{ do = "shop", deck = "item" }, { do = "again" }] },
  { id = "sell", pay = { item = 1 }, steps = [{ do = "gain", silver = 1 }, { do = "again" }] },
  { id = "go", steps = [{ do = "go", to = "A190" }] },
] }]
"""
    reason = "what “buy” sells for 1 Silver, “sell” takes back for 1, again and again"
    found = [str(one) for one in StoryChecks(written(ENDS + shop).content).mistakes()]
    assert any(reason in line for line in found)
    dearer = shop.replace("pay = { silver = 1 }", "pay = { silver = 2 }")
    assert not any("takes back" in str(one) for one in StoryChecks(written(ENDS + dearer).content).mistakes())
