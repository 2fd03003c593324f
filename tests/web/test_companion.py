"""The companion and the reference: every rule and component has its page, in both languages; the setup is complete."""

from __future__ import annotations

import itertools
import json
import re
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from markupsafe import escape

from rulewright.catalog import game_names, load
from rulewright.content.texts import LANGUAGES
from rulewright.core.game import Game
from rulewright.core.view import plain
from rulewright.web.app import create_app
from rulewright.web.pages.reference import marked, simple

with warnings.catch_warnings():
    # It would rather have a package that is not there yet; the one that we have does the same.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

T = TypeVar("T")
GAMES = game_names()
each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("companion")
    with TestClient(create_app(str(folder / "tables.db"), burst=100_000, per_second=100_000)) as found:
        yield found


def read(client: TestClient, address: str, language: str = "en", status: int = 200) -> str:
    client.cookies.set("rw_lang", language)
    answer = client.get(address)
    assert answer.status_code == status, address
    return answer.text


def in_turns(things: Iterable[T]) -> Iterator[tuple[str, T]]:
    """Everything once, every other one in the other language: pages are made alike for all of them."""
    return zip(itertools.cycle(LANGUAGES), things, strict=False)


def shown(text: str) -> str:
    """A text as it stands in HTML."""
    return str(escape(text))


# -- rules ---------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_every_rule_stands_in_the_list_with_page_basis_and_the_way_to_its_lesson(
    client: TestClient, name: str, language: str
) -> None:
    page = read(client, f"/rules/{name}", language)
    lessons = load(name).lessons()
    taught = lessons.by_rule if lessons is not None else ()
    for rule in load(name).register().rules.values():
        assert f'id="{rule.id}"' in page
        assert shown(rule.text.in_(language)) in page
        assert (f'href="/learn/{name}/{rule.id}"' in page) == (rule.id in taught)
    assert page.count('class="rule"') == len(load(name).register().rules)


@each_game
@each_language
def test_every_ruling_and_gap_is_told_with_readings_answer_and_reason(
    client: TestClient, name: str, language: str
) -> None:
    page = read(client, f"/rules/{name}/rulings", language)
    register = load(name).register()
    for ruling in register.rulings.values():
        assert f'id="{ruling.id}"' in page
        texts = (ruling.question, ruling.reason, *ruling.readings.values())
        assert all(shown(text.in_(language)) in page for text in texts), ruling.id
        assert shown(register.text(ruling.id, language)) in page
    for gap in register.gaps.values():
        assert shown(gap.title.in_(language)) in page
        assert shown(gap.used.in_(language)) in page


@each_game
@each_language
@pytest.mark.parametrize("part", ["", "/rulings"])
def test_what_is_not_played_yet_says_so_and_nothing_else_does(
    client: TestClient, name: str, language: str, part: str
) -> None:
    page = read(client, f"/rules/{name}{part}", language)
    register = load(name).register()
    listed = register.rulings if part else register.rules
    for later in register.waiting:
        count = len(later.rulings if part else later.rules)
        assert page.count(f'title="{shown(later.why.in_(language))}"') == count
    said = {"en": "not played here yet", "uk": "тут ще не грають"}[language]
    assert page.count(said) == len([id for id in listed if id in register.later])


@each_game
def test_every_switchable_ruling_shows_its_values(client: TestClient, name: str) -> None:
    game = load(name)
    page = read(client, f"/rules/{name}/rulings")
    texts = game.texts("en")
    for option in game.rulings:
        assert shown(texts.option(option)[0]) in page
        assert all(shown(texts.value(option, value)) in page for value in option.allowed)


@each_game
def test_every_id_has_a_small_piece_for_tooltips(client: TestClient, name: str) -> None:
    register = load(name).register()
    for language, id in in_turns((*register.rules, *register.rulings, *register.gaps)):
        piece = read(client, f"/rule/{name}/{id}?part=1", language)
        assert shown(register.text(id, language)) in piece
        assert "<html" not in piece


@each_game
def test_a_rule_has_an_address_that_leads_to_its_place(client: TestClient, name: str) -> None:
    register = load(name).register()
    rule, ruling = next(iter(register.rules)), next(iter(register.rulings))
    answer = client.get(f"/rules/{name}/{rule.lower()}", follow_redirects=False)
    assert answer.headers["location"] == f"/rules/{name}#{rule}"
    answer = client.get(f"/rules/{name}/{ruling}", follow_redirects=False)
    assert answer.headers["location"] == f"/rules/{name}/rulings#{ruling}"
    read(client, f"/rules/{name}/NO-SUCH-1", status=404)
    read(client, "/rules/no-such-game", status=404)


@each_game
@pytest.mark.parametrize("asked", LANGUAGES)
@each_language
def test_the_server_searches_in_both_languages(client: TestClient, name: str, language: str, asked: str) -> None:
    rule = list(load(name).register().rules.values())[100]
    words = " ".join(rule.text.in_(asked).split()[:6])
    page = read(client, f"/rules/{name}?q={words}", language)
    assert f'id="{rule.id}" data-chapter' in page
    assert page.count('class="rule"') - page.count(" hidden data-chapter=") >= 1
    assert "<mark>" in page


@each_game
def test_the_filters_hide_what_does_not_fit(client: TestClient, name: str) -> None:
    rules = load(name).register().rules.values()
    basis = next(iter(rules)).basis
    page = read(client, f"/rules/{name}?basis={basis}")
    assert page.count(" hidden data-chapter=") == sum(1 for rule in rules if rule.basis != basis)
    page = read(client, f"/rules/{name}?pages=9999")
    assert page.count(" hidden data-chapter=") == len(rules)


def test_words_are_marked_and_nothing_slips_through() -> None:
    assert marked("A <b> Battle", ["battle"]) == "A &lt;b&gt; <mark>Battle</mark>"
    assert marked("п’ять", [simple("п'ять")]) == "<mark>п’ять</mark>"
    assert marked("plain", []) == "plain"


def test_a_hostile_search_is_only_text(client: TestClient) -> None:
    page = read(client, f"/rules/{GAMES[0]}?q=<script>alert(1)</script>")
    assert "<script>alert" not in page
    read(client, f"/rules/{GAMES[0]}?q=" + "x" * 500, status=422)


# -- components ----------------------------------------------------------------------------------------------


@each_game
def test_every_component_is_in_the_gallery_and_has_a_page_with_everything_it_says(
    client: TestClient, name: str
) -> None:
    game = load(name)
    all_texts = {language: game.texts(language) for language in LANGUAGES}
    gallery = {language: read(client, f"/cards/{name}", language) for language in LANGUAGES}
    exhibits = game.box.exhibits(all_texts["en"])
    listed = {id for table, rows in game.content.tables.items() if table not in game.silent_tables for id in rows}
    assert listed <= {exhibit.id for exhibit in exhibits}
    rules = game.register().rules
    for language, exhibit in in_turns(exhibits):
        told = all_texts[language].component(exhibit.id)
        assert f'id="{exhibit.id}"' in gallery[language]
        assert shown(told.name) in gallery[language]
        page = read(client, f"/cards/{name}/{exhibit.id}", language)
        assert all(shown(line) in page for line in told.lines()), exhibit.id
        assert exhibit.rules
        assert all(shown(rules[rule].text.in_(language)) in page for rule in exhibit.rules)


@each_game
def test_every_component_has_a_picture_with_its_name(client: TestClient, name: str) -> None:
    game = load(name)
    for language, exhibit in in_turns(game.box.exhibits(game.texts("en"))):
        texts = game.texts(language)
        for back in ("", "yes") if exhibit.turned else ("",):
            svg = read(client, f"/cards/{name}/{exhibit.id}.svg?lang={language}&back={back}")
            drawing = ET.fromstring(svg)
            assert drawing[0].text == texts.component(exhibit.id).name
            used = {part.get("href") for part in drawing.iter() if part.tag.endswith("use")}
            ids = {f"#{part.get('id')}" for part in drawing.iter() if part.get("id")}
            assert used <= ids, exhibit.id
            _, _, width, height = map(float, drawing.get("viewBox", "").split())
            assert (width > height) == exhibit.wide
    read(client, f"/cards/{name}/no-such.svg", status=404)


@each_game
def test_the_back_of_a_card_is_in_no_picture_and_no_search_before_it_is_wanted(client: TestClient, name: str) -> None:
    game = load(name)
    texts = game.texts("en")
    turned = [exhibit for exhibit in game.box.exhibits(texts) if exhibit.turned]
    for exhibit in turned:
        front, back = texts.component(exhibit.id), texts.component(exhibit.id, back=True)
        assert front.rules != back.rules
        page = read(client, f"/cards/{name}/{exhibit.id}")
        before, _, _ = page.partition('<details class="c-spoiler">')
        assert not any(shown(line) in before for line in back.rules)


@each_game
def test_a_component_whose_sides_are_both_open_shows_both(client: TestClient, name: str) -> None:
    game = load(name)
    for exhibit in [one for one in game.box.exhibits(game.texts("en")) if one.sides][::9]:
        assert not exhibit.turned
        page = read(client, f"/cards/{name}/{exhibit.id}")
        assert "back=yes" in page
        assert all(shown(line) in page for line in game.texts("en").component(exhibit.id, back=True).rules)


@each_game
def test_the_gallery_can_be_searched_and_filtered_without_scripts(client: TestClient, name: str) -> None:
    game = load(name)
    first = game.box.exhibits(game.texts("en"))[0]
    told = game.texts("en").component(first.id)
    page = read(client, f"/cards/{name}?q={told.name}")
    assert f'id="{first.id}" data-tags' in page
    assert page.count("hidden data-tags") < len(game.box.exhibits(game.texts("en")))
    page = read(client, f"/cards/{name}?f0=0")
    assert f'id="{first.id}" data-tags' in page
    assert page.count("hidden data-tags") > 0


@pytest.mark.parametrize(("spelled", "id"), [("Elkhorn", "elkthorn"), ("Gaidon", "young-gaiadon")])
def test_the_reference_finds_either_spelling_of_a_name(client: TestClient, spelled: str, id: str) -> None:
    page = read(client, f"/cards/dragon_eclipse?q={spelled}")
    assert f'id="{id}" data-tags' in page
    assert page.count("hidden data-tags") > 100
    assert client.get("/cards/dragon_eclipse/elkhorn").status_code == 200


# -- guided setup --------------------------------------------------------------------------------------------


def option_sets(game: Game, mode: str, players: int) -> Iterator[dict[str, Any]]:
    """The defaults, every other value of an option by itself, and the last values of all of them."""
    usual = {option.name: option.default for option in game.options}
    known = [option for option in game.options if option.matters(mode, players)]
    yield usual
    for option in known:
        yield from ({**usual, option.name: value} for value in option.allowed or option.examples)
    yield {**usual, **{option.name: (option.allowed or option.examples)[-1] for option in known}}


@each_game
@each_language
def test_the_setup_guide_names_a_known_rule_in_every_step_for_all_players_and_options(name: str, language: str) -> None:
    game = load(name)
    rules = game.register().rules
    known = {exhibit.id for exhibit in game.box.exhibits(game.texts(language))}
    tables = [(mode.name, players) for mode in game.modes for players in mode.seats]
    texts = game.texts(language)
    for mode, players in tables:
        for options in option_sets(game, mode, players):
            steps = game.box.setup_guide(players, options, game.new(players, 11, options, mode), texts)
            assert len(steps) > 4
            for step in steps:
                assert step.title
                assert step.lines
                assert step.rules
                assert set(step.rules) <= set(rules), step.rules
                assert all(drawn.component in known for drawn in step.drawn if drawn.component)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_setup_of_mysthea_covers_its_chapter(players: int) -> None:
    game = load("mysthea")
    setup = {id for id, rule in game.register().rules.items() if rule.chapter.in_("en") == "Setup"}
    two = {id for id, rule in game.register().rules.items() if rule.section == "Setup 2p"}
    options = {option.name: option.default for option in game.options}
    for expert in (False, True):
        chosen = {**options, "expert": expert}
        steps = game.box.setup_guide(players, chosen, game.new(players, 5, chosen), game.texts("en"))
        told = {rule for step in steps for rule in step.rules}
        missing = setup - told
        if expert:
            missing -= {"MYS-043", "MYS-044", "MYS-045", "MYS-046"}
            assert {f"MYS-{number}" for number in range(505, 512)} <= told
        if players == 5:
            missing.discard("MYS-057")
        assert not missing
        assert bool(told & two) == (players == 2)


def test_the_draw_of_the_guide_is_that_of_the_game() -> None:
    game = load("mysthea")
    texts = game.texts("en", ["Ann", "Bob"])
    options = {option.name: option.default for option in game.options}
    state = game.new(2, 99, options)
    steps = {step.title: step for step in game.box.setup_guide(2, options, state, texts)}
    assert [one.component for one in steps["Choose three Monsters"].drawn] == list(state.monsters)
    champions = steps["Deal the Champions"].drawn
    assert [(one.place, one.component) for one in champions] == [
        (who, board.champion) for who, board in zip(("Ann", "Bob"), state.boards, strict=True)
    ]
    assert all(one.secret for one in steps["Deal the starting cards"].drawn)
    assert len(steps["Cover a region of each type"].drawn) == 5


@each_game
@each_language
def test_the_setup_page_keeps_its_draw_in_the_address(client: TestClient, name: str, language: str) -> None:
    mode = load(name).modes[-1]
    assert 'name="players"' in read(client, f"/companion/{name}/setup?mode={mode.name}", language)
    asked = f"/companion/{name}/setup?mode={mode.name}&players={mode.seats[-1]}&name-0=Ann"
    answer = client.get(asked, follow_redirects=False)
    assert answer.status_code == 303
    assert "seed=" in answer.headers["location"]
    assert f"mode={mode.name}" in answer.headers["location"]
    page = read(client, answer.headers["location"], language)
    assert page == read(client, answer.headers["location"], language)
    assert "Ann" in page
    assert 'id="step-5"' in page


def test_a_setup_that_the_game_refuses_says_why(client: TestClient) -> None:
    page = read(client, "/companion/mysthea/setup?players=3&seed=1&option-attunements=dusk", status=422)
    assert "dusk" in page
    read(client, "/companion/mysthea/setup?players=99&seed=1")
    read(client, "/companion/mysthea/setup?players=3&seed=1&option-expert=perhaps&name-0=%3Cb%3E")


# -- the rest ------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_the_entry_leads_everywhere(client: TestClient, name: str, language: str) -> None:
    page = read(client, f"/companion/{name}", language)
    tracked = bool(load(name).box.trackers(load(name).texts(language)))
    for way, there in (("setup", True), ("tracker", tracked), ("draw", True)):
        assert (f'href="/companion/{name}/{way}"' in page) == there
        read(client, f"/companion/{name}/{way}", language, 200 if there else 404)
    assert f'href="/rules/{name}"' in page
    assert f'href="/cards/{name}"' in page


@each_game
def test_a_draw_is_repeatable_and_never_gives_the_same_twice(client: TestClient, name: str) -> None:
    answer = client.get(f"/companion/{name}/draw?of=0&count=3", follow_redirects=False)
    where = answer.headers["location"]
    page = read(client, where)
    assert page == read(client, where)
    assert page.count('class="c-tile"') == 3
    drawable = next(one for one in load(name).box.exhibits(load(name).texts("en")) if one.lot)
    assert f'<h2 id="drawn">{shown(drawable.shelf)} ' in page
    links = [part.partition('"')[0] for part in page.split(f'<li class="c-tile"><a href="/cards/{name}/')[1:]]
    assert len(set(links)) == 3
    read(client, f"/companion/{name}/draw?of=zzz&count=-5&seed=99999999999")


@each_game
@each_language
def test_the_page_of_trackers_has_every_sheet(client: TestClient, name: str, language: str) -> None:
    game = load(name)
    sheets = game.box.trackers(game.texts(language))
    page = read(client, f"/companion/{name}/tracker", language, 200 if sheets else 404)
    if not sheets:
        return
    root = ET.fromstring(re.findall(r"<div[^>]*data-tracker[^>]*>", page)[0].replace(" data-tracker ", " ") + "</div>")
    assert json.loads(root.attrib["data-sheets"]) == json.loads(json.dumps(plain(sheets)))
    for sentence in json.loads(root.attrib["data-words"]).values():
        assert sentence
    for sheet in sheets:
        assert (f'name="sheet" value="{sheet.id}"' in page) == (len(sheets) > 1)


@each_game
def test_the_setup_leads_to_the_sheet_of_its_mode(client: TestClient, name: str) -> None:
    game = load(name)
    sheets = game.box.trackers(game.texts("en"))
    for mode in game.modes if sheets else ():
        players = mode.seats[0]
        page = read(client, f"/companion/{name}/setup?mode={mode.name}&players={players}&seed=3")
        sheet = next(one for one in sheets if not one.modes or mode.name in one.modes)
        assert players in sheet.players
        assert f'href="/companion/{name}/tracker?sheet={sheet.id}&amp;players={players}"' in page


def test_a_game_without_trackers_has_no_page_for_them(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    name = GAMES[0]
    monkeypatch.setattr(type(load(name).box), "trackers", lambda self, texts: ())
    read(client, f"/companion/{name}/tracker", status=404)
    assert f'href="/companion/{name}/tracker"' not in read(client, f"/companion/{name}")
