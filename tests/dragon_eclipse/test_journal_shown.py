"""The journal for its authors: the graph, the export to Twine, figures, and what campaigns of bots saw."""

from __future__ import annotations

import json
import re
import shutil
from itertools import pairwise
from pathlib import Path
from typing import Any
from uuid import UUID
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

import rulewright
from rulewright.cli.main import cli
from rulewright.core.journal import Share, Spread, Told
from rulewright.games.dragon_eclipse.lab.journal_graph import Graph, Shape
from rulewright.games.dragon_eclipse.lab.journal_layout import places_of, rows_of
from rulewright.games.dragon_eclipse.lab.journal_watching import Watching, offered
from rulewright.games.dragon_eclipse.lab.twee import escaped, ifid, shielded
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.events import road as road_events
from rulewright.games.dragon_eclipse.model.events import story as story_events
from rulewright.games.dragon_eclipse.table.story_texts import prose

from .story import alone
from .three_evenings import EVENINGS, spoiled

FERRY = Path(__file__).parents[2] / "examples" / "packs" / "ferry"
SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, [str(one) for one in arguments])


# -- the graph ---------------------------------------------------------------------------------------------------------


def graph(letter: str = "A", text: str = EVENINGS) -> Graph:
    return Graph(alone(text).content.journal, letter)


def test_the_graph_has_a_point_for_everything_and_tells_kinds_apart() -> None:
    found = graph()
    shapes = {point.id: point.shape for point in found.points.values()}
    assert shapes["A1"] is Shape.START
    assert shapes["A30"] is Shape.CHOICE
    assert shapes["A60"] is Shape.SCRIPT
    assert shapes["T-A1"] is Shape.TEST
    assert shapes["A-1"] is Shape.COMBAT
    assert shapes["map 1"] is Shape.MAP
    assert shapes["event 2"] is Shape.EVENT
    assert shapes["A150"] is Shape.ENDING
    assert shapes["A190"] is Shape.FINAL
    assert found.points["A30"].spends
    assert found.points["A30"].returns
    assert found.points["A10"].marks
    assert found.points["T-A1"].gives
    assert not found.points["A105"].spends


def test_arrows_tell_why_they_lead_there() -> None:
    found = {pair: arrow.words for pair, arrow in graph().arrows.items()}
    assert found["A-1", "A100"] == ("lose",)
    assert found["A-1", "A103"] == ("instead",)
    assert ("map 1", "A30") in found
    assert ("map 1", "event 2") in found
    assert ("event 2", "A80") in found
    text = spoiled(('tone = "bad", steps = [{ do = "gain", damage = 1 }, { do = "continue" }]',
                    'tone = "bad", steps = [{ do = "go", to = "A30" }]'))  # fmt: skip
    assert {arrow.words for arrow in graph("A", text).arrows.values() if arrow.origin == "T-A1"} == {("≥ 7",)}
    assert graph().doors == {("A190", "B1")}


def test_points_stand_below_what_leads_to_them_and_never_on_each_other() -> None:
    found = graph()
    rows = rows_of(found)
    row = {id: at for at, line in enumerate(rows) for id in line}
    assert rows[0] == ["A1"]
    assert all(row[arrow.origin] < row[arrow.goal] for arrow in found.arrows.values())
    places = places_of(found, 100)
    for line in rows:
        xs = sorted(places[id][0] for id in line)
        assert all(right - left >= 100 - 1e-6 for left, right in pairwise(xs))


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_drawing_groups_chapters_and_names_what_shapes_mean(language: str) -> None:
    journal = rulewright.load("dragon_eclipse").journal
    root = ET.fromstring(journal.drawing(None, language))
    chapters = [one for one in root.iter(f"{SVG}g") if one.get("class") == "chapter"]
    assert len(chapters) == 4
    titles = [one.text for chapter in chapters for one in [chapter.find(f"{SVG}text")]]
    assert [title[0] for title in titles] == ["A", "B", "C", "Z"]
    words = {"en": ("Combat", "spends time", "WIN"), "uk": ("Битва", "забирає час", "ПЕРЕМОГА")}[language]
    texts = [one.text for one in root.iter(f"{SVG}text")]
    assert all(word in texts for word in words)
    drawn = {one.get("class") for one in root.iter(f"{SVG}g")}
    assert {str(shape) for shape in Shape} <= drawn
    assert "journal-graph" not in ET.tostring(root, "unicode")


def test_one_chapter_alone_can_be_drawn(tmp_path: Path) -> None:
    svg = tmp_path / "m.svg"
    found = run("journal", "dragon_eclipse", "--pack", FERRY, "--svg", svg, "--chapter", "M")
    assert found.exit_code == 0, found.output
    root = ET.fromstring(svg.read_text("utf-8"))
    titles = [one.text for one in root.iter(f"{SVG}title")]
    assert any(title.startswith("M30: ") for title in titles)
    assert not any(title.startswith("A1: ") for title in titles)
    assert "there is no chapter 'Q'" in run("journal", "dragon_eclipse", "--svg", svg, "--chapter", "Q").output
    assert run("journal", "mysthea").exit_code != 0


# -- Twee 3 ------------------------------------------------------------------------------------------------------------

HEADER = re.compile(r"^:: ((?:\\.|[^\[\]{}\\])+?)(?: \[((?:\\.|[^\]])*)\])?(?: (\{.*\}))?$")


def passages(text: str) -> dict[str, tuple[list[str], dict[str, Any], str]]:
    """A reader of Twee 3: name, tags, metadata, text."""
    found: dict[str, tuple[list[str], dict[str, Any], str]] = {}
    for part in re.split(r"^(?=::)", text, flags=re.MULTILINE):
        if part.strip():
            head, _, body = part.partition("\n")
            read = HEADER.match(head)
            assert read is not None, head
            name = re.sub(r"\\(.)", r"\1", read.group(1))
            assert name not in found
            found[name] = ((read.group(2) or "").split(), json.loads(read.group(3) or "{}"), body.strip())
    return found


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_export_is_twee_3(language: str) -> None:
    found = passages(rulewright.load("dragon_eclipse").journal.export(language))
    assert found["StoryTitle"][2] == "Dragon Eclipse"
    data = json.loads(found["StoryData"][2])
    assert UUID(data["ifid"]).version == 4
    assert data["ifid"] == data["ifid"].upper()
    assert data["start"] == "A1"
    assert set(data["tag-colors"].values()) <= {"gray", "red", "orange", "yellow", "green", "blue", "purple"}
    tags = {tag for own, _, _ in found.values() for tag in own}
    # Twee 3 takes passages with these tags for code.
    assert not tags & {"script", "stylesheet"}
    assert set(data["tag-colors"]) <= tags
    for name, (_, metadata, _) in found.items():
        if name not in ("StoryTitle", "StoryData"):
            assert re.fullmatch(r"-?\d+,-?\d+", metadata["position"])


def test_every_script_is_a_passage_and_every_link_leads_to_one() -> None:
    game = rulewright.load("dragon_eclipse")
    found = passages(game.journal.export("en"))
    journal = game.content.journal
    wanted = {*journal.scripts, *journal.tests, *journal.combats, *[f"map {map}" for map in journal.locations]}
    assert wanted <= set(found)
    linked: set[str] = set()
    for name, (_, _, body) in found.items():
        if name != "StoryData":
            links = re.findall(r"\[\[(.*?)\]\]", body)
            goals = {link.rpartition("->")[2] for link in links}
            assert goals <= set(found), (name, goals - set(found))
            linked |= goals
    # Everything but the beginning and the visits of the World Map is led to.
    alone_standing = {name for name in wanted if name not in linked and not name.startswith("Z")}
    assert alone_standing == {"A1"}


def test_names_and_lines_that_twee_would_misread_are_escaped() -> None:
    assert escaped(r"a [b] {c} \d") == r"a \[b\] \{c\} \\d"
    assert shielded("a\n:: b\nc :: d") == "a\n\\:: b\nc :: d"
    game = rulewright.load("dragon_eclipse", [FERRY])
    told = game.journal.export("en")
    assert passages(told)["M30"][2].endswith("[[Go on – continue the Exploration->map 101]]")


def test_a_story_keeps_its_id_and_another_one_has_another() -> None:
    assert ifid(()) == "6F1D7C3A-40C1-4E55-9B8E-0A51D5C7E1B4"
    assert ifid(("ferry 1.0.0",)) == ifid(("ferry 1.1.0",))
    assert ifid(("ferry 1.0.0",)) != ifid(("aurora 1.0.0",))
    assert UUID(ifid(("ferry 1.0.0",))).version == 4


# -- what campaigns saw ------------------------------------------------------------------------------------------------


def test_what_a_map_offers_is_what_it_takes_to_do_everything_once() -> None:
    """Digging costs a step, the Test none. Two ways to fill the same slot are one thing; letting time pass is none."""
    assert offered(alone(EVENINGS).content.journal, 1) == 1
    asked = '{ id = "try", needs = { no-secret = 3 }, steps = [{ do = "go", to = "A60" }] },'
    fills = '{ do = "time" }, { do = "slot", slot = "I", token = "A" }, { do = "continue" }'
    options = [f'{{ id = "one", steps = [{fills}] }}', f'{{ id = "two", steps = [{{ do = "time" }}, {fills}] }}']
    options.append('{ id = "sit", steps = [{ do = "time" }, { do = "continue" }] }')
    two_ways = spoiled((asked, ", ".join([*options, asked])))
    assert offered(alone(two_ways).content.journal, 1) == 1 + 2
    own = rulewright.load("dragon_eclipse").content.journal
    assert {map: offered(own, map) for map in own.locations} == {1: 6, 2: 12, 3: 13, 4: 5}


def evening(silver: int, result: str, spent: int, ending: bool = True) -> Told:
    """A campaign of one Scenario, as events."""
    rule = "DRE-099"
    told = [
        story_events.ScenarioBegan(rule=rule, scenario="A"),
        story_events.ScriptRead(rule=rule, script="A1"),
        events.MystlingChosen(rule="DRE-065", seat=0, mystling="young-iceling"),
        story_events.SilverChanged(rule=rule, n=silver, now=silver),
        story_events.SilverChanged(rule=rule, n=-1, now=silver - 1),
        road_events.ItemGained(rule=rule, seat=0, item="rope"),
        story_events.MapOpened(rule=rule, location=1),
        *[story_events.TimePassed(rule=rule, now=0) for _ in range(spent)],
        story_events.OptionTaken(rule=rule, source="A30", option="dig", label=""),
        story_events.MapClosed(rule=rule, location=1),
        story_events.StoryCombatBegan(rule=rule, combat="A-1", enemy="wild-firple"),
        events.CombatEnded(rule=rule, result=result, enemy="wild-firple"),
        *([events.MystlingJoined(rule=rule, seat=0, mystling="firple")] if result == "tame" else []),
        *([story_events.ScriptRead(rule=rule, script="A150")] if ending else []),
        story_events.ScriptRead(rule=rule, script="A190"),
        story_events.ScenarioEnded(rule=rule, scenario="A"),
    ]
    return Told(told, 20, ending)


def test_the_report_counts_what_happened() -> None:
    journal = alone(
        spoiled(('maps = [1]\n', 'maps = [1]\ngains = { silver = [2, 3] }\nparty = [2, 2]\n'))
    ).content.journal  # fmt: skip
    games = [evening(3, "tame", 1), evening(1, "win", 1), evening(2, "lose", 0), evening(2, "lose", 2, False)]
    tables = {table.key: dict(table.rows) for table in Watching(journal).tables(games)}
    assert tables["campaigns"]["all"] == {"finished": Share(3, 4), "decisions": Spread((20, 20, 20, 20))}
    assert tables["endings"]["A150"] == {"share": Share(3, 4)}
    assert tables["combats"]["A-1"] == {
        "fought": 4, "won or tamed": Share(2, 4), "tamed": Share(1, 4), "lost": Share(2, 4),
    }  # fmt: skip
    assert tables["combats"]["A, all"] == tables["combats"]["all"] == tables["combats"]["A-1"]
    assert tables["gains"]["A"]["silver"] == Spread((3, 1, 2, 2), (2, 3))
    assert tables["gains"]["A"]["items"] == Spread((1, 1, 1, 1))
    assert tables["gains"]["A"]["party"] == Spread((2, 1, 1, 1), (2, 2))
    assert tables["maps"]["map 1"] == {
        "offered": 1, "spent": Spread((1, 1, 0, 2)), "percent": Spread((100, 100, 0, 200), (55, 70)),
    }  # fmt: skip
    assert "A30" in tables["unread"]
    assert "A1" not in tables["unread"]
    assert "A30.leave" in tables["untaken"]
    assert "A30.dig" not in tables["untaken"]


def test_the_command_shows_figures_and_what_bots_saw(tmp_path: Path) -> None:
    target = tmp_path / "m.json"
    found = run("journal", "dragon_eclipse", "--pack", FERRY, "--campaigns", 3, "--start", "M", "--json", target)
    assert found.exit_code == 0, found.output
    assert "Endings over 3 campaigns" in found.output
    assert re.search(r"M · The Last Ferry +12 ", found.output)
    data = json.loads(target.read_text("utf-8"))
    assert list(data) == ["game", "language", "played", "tables"]
    assert data["played"] == {"campaigns": 3, "bot": "random", "players": 1, "start": "M", "seed": 0}
    assert list(data["tables"]) == [
        "chapters", "prose", "repeated", "campaigns", "endings", "combats", "gains", "maps", "unread", "untaken",
    ]  # fmt: skip
    assert data["tables"]["campaigns"][0]["finished"]["of"] == 3
    assert set(data["tables"]["endings"][0]["share"]) == {"part", "of", "share", "low", "high"}
    chapter = next(row for row in data["tables"]["chapters"] if row["name"].startswith("M"))
    assert (chapter["scripts"], chapter["tests"], chapter["combats"]) == (12, 1, 1)


def test_json_on_standard_output_stands_alone(tmp_path: Path) -> None:
    """A pipe gets the data and nothing else: no bar, no table, and where files went is told beside it."""
    twee = tmp_path / "m.twee"
    found = CliRunner().invoke(
        cli, ["journal", "dragon_eclipse", "--pack", str(FERRY), "--json", "-", "--twee", str(twee), "--campaigns", "1"]
    )
    assert found.exit_code == 0
    assert json.loads(found.stdout)["played"]["campaigns"] == 1
    assert found.stderr.strip() == f"{twee}: Twee 3"


@pytest.mark.parametrize("players", [1, 2])
def test_campaigns_of_the_games_own_journal_finish(players: int) -> None:
    """Random and sensible ones, over everything that is written."""
    for bot in ("random", "planner"):
        found = run("journal", "dragon_eclipse", "--campaigns", 2, "--players", players, "--bot", bot, "--json", "-")
        assert found.exit_code == 0, found.output
        tables = json.loads(found.output)["tables"]
        assert tables["campaigns"][0]["finished"]["part"] == 2
        assert [row["name"] for row in tables["gains"]] == ["A", "B", "C"]
        assert all(row["silver"]["most"] <= 10 and row["party"]["least"] >= 2 for row in tables["gains"])


# -- the guide for authors ---------------------------------------------------------------------------------------------

GUIDE = (Path(__file__).parents[2] / "docs" / "writing-scenarios.md").read_text("utf-8")


def typed_in(folder: Path) -> Path:
    """The pack that the guide lets one type in, with its English prose in both languages."""
    section = GUIDE.partition("## From nothing")[2].partition("## Numbers")[0]
    for file, text in re.findall(r"`([\w/.-]+)`[^\n]*:\n\n```\w+\n(.*?)```", section, re.DOTALL):
        for name in {file, file.replace("/en/", "/uk/")}:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, "utf-8")
    return folder


def test_the_scenario_of_the_guide_can_be_typed_in_checked_and_played(tmp_path: Path) -> None:
    pack = typed_in(tmp_path / "my-pack")
    assert (pack / "locale" / "uk" / "journal" / "n.ftl").is_file()
    found = run("check", pack, "--notes")
    assert found.exit_code == 0, found.output
    # Its prose keeps to all notes of style, and those of the game's own journal are not told here.
    assert found.output.strip().count("\n") == 0
    watched = json.loads(
        run("journal", "dragon_eclipse", "--pack", pack, "--campaigns", 8, "--start", "N", "--json", "-").output
    )["tables"]
    assert watched["campaigns"][0]["finished"] == {"part": 8, "of": 8, "share": 1.0, "low": 0.6756, "high": 1.0}
    assert {row["name"] for row in watched["endings"]} == {"N150", "N151"}
    assert not any(row["name"].startswith("A") for row in watched["unread"])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[[location]]\nid = "101"', '[[location]]\nid = "1"', "location 1: this number is taken already"),
        (', { do = "lock", script = "N30" }', "", "script N30: option bread can be taken again and again"),
        ('{ id = "sit", steps = [{ do = "time" }, ', '{ id = "sit", steps = [', "on map 101 nothing leads on any more"),
        ('"young-emberling", "golomo"', '"golomo"', "may come here without two different main Elements: golomo"),
    ],
)  # fmt: skip
def test_what_the_guide_warns_of_is_found(tmp_path: Path, old: str, new: str, reason: str) -> None:
    pack = typed_in(tmp_path / "my-pack")
    file = pack / "journal" / "n.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    found = run("check", pack)
    assert found.exit_code == 2
    assert reason in found.output


def test_a_pack_in_one_language_is_shown_in_it_everywhere(tmp_path: Path) -> None:
    pack = typed_in(tmp_path / "my-pack")
    shutil.rmtree(pack / "locale" / "uk")
    assert run("check", pack).exit_code == 0
    game = rulewright.load("dragon_eclipse", [pack])
    assert prose(game.texts("uk"), "script-n1").startswith("The oven of Little Ash has gone out")
    (pack / "locale" / "uk" / "journal").mkdir(parents=True)
    (pack / "locale" / "uk" / "journal" / "n.ftl").write_text("scenario-n = Піч\n", "utf-8")
    assert "script N1: the message script-n1 is missing (uk)" in run("check", pack).output


def test_the_check_says_how_much_waits_for_later_chapters() -> None:
    found = run("check", "dragon_eclipse")
    assert found.exit_code == 0
    assert re.search(r"^\d+ things wait for later chapters; --notes tells which$", found.output, re.MULTILINE)
    told = run("check", "dragon_eclipse", "--notes").output
    assert "status knots: knots.3 waits for a later Scenario to be marked: D" in told
