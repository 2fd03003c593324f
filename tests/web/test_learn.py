"""The pages for learners, without a browser: every address is enough to show its page, and nonsense is refused."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.catalog import game_names, load
from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import SetupError
from rulewright.core.replay import Setup, begin, read, write
from rulewright.core.session import Session
from rulewright.web.app import create_app
from rulewright.web.pages.lessons import playable

with warnings.catch_warnings():
    # It would rather have a package that is not there yet; the one that we have does the same.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

GAME = next(name for name in game_names() if load(name).tutorial() is not None)
TUTORIAL = load(GAME).tutorial()
LESSONS = load(GAME).lessons()
LAST = len(TUTORIAL.stages)
TAUGHT = [name for name in game_names() if load(name).lessons() is not None]
each_game = pytest.mark.parametrize("name", TAUGHT)
IN_TURNS = [(GAME, lang) for lang in LANGUAGES] + [(name, LANGUAGES[-1]) for name in TAUGHT if name != GAME]
"""Every language once, and every game once."""
GUIDED = [(name, lang) for name, lang in IN_TURNS if load(name).tutorial() is not None]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(str(tmp_path / "tables.db"), burst=100_000, per_second=100_000)
    with TestClient(app, base_url="http://127.0.0.1") as made:
        yield made


def a_choice() -> int:
    """The first stage that asks for one."""
    return next(number for number, stage in enumerate(TUTORIAL.stages, 1) if stage.choice)


def a_free_choice() -> tuple[int, str]:
    """A stage and a choice that was not suggested, but can stand."""
    game = load(GAME)
    for number, stage in enumerate(TUTORIAL.stages, 1):
        decision = TUTORIAL.walk(game, number, {})[0].state.decision_for(TUTORIAL.seat) if stage.choice else None
        for choice in decision.choices if decision else ():
            if str(choice) != stage.choice and TUTORIAL.goes_on(game, number, {}, str(choice)):
                return number, str(choice)
    raise AssertionError("nothing is free")


# -- show me ------------------------------------------------------------------------------------------------


@each_game
def test_the_index_links_every_rule(client: TestClient, name: str) -> None:
    page = client.get(f"/learn/{name}")
    assert page.status_code == 200
    game = load(name)
    for rule in game.register().rules:
        assert (f'href="/learn/{name}/{rule}"' in page.text) == (rule in game.lessons().by_rule)


@pytest.mark.parametrize(("name", "lang"), IN_TURNS)
def test_a_rule_is_shown_choice_by_choice(client: TestClient, name: str, lang: str) -> None:
    client.cookies.set("rw_lang", lang)
    lessons = load(name).lessons()
    lesson = next(one for one in lessons.by_rule.values() if len(one.moves) > 2 and one.shows)
    register = load(name).register()
    path: list[tuple[str, str]] = []
    for move in lesson.moves:
        page = client.get(f"/learn/{name}/{lesson.rule}", params=path)
        assert page.status_code == 200
        assert register.text(lesson.rule, lang)[:40] in page.text
        assert re.search(rf'class="primary suggested" name="do" value="{re.escape(move.choice)}"', page.text)
        path.append(("do", move.choice))
    page = client.get(f"/learn/{name}/{lesson.rule}", params=path)
    assert 'class="notice good"' in page.text
    assert lesson.rule in page.text


@each_game
def test_every_rule_has_a_page(client: TestClient, name: str) -> None:
    for rule in list(load(name).lessons().by_rule)[:: 9 if name == GAME else 29]:
        assert client.get(f"/learn/{name}/{rule}").status_code == 200, rule


@each_game
@pytest.mark.parametrize(
    ("told", "browser", "narrow"),
    [("1", "", True), ("0", "", False), ("", "", False), ("", "Mobile Safari", True), ("0", "Mobile Safari", False)],
)
def test_a_phone_gets_the_drawing_for_phones(
    client: TestClient, name: str, told: str, browser: str, narrow: bool
) -> None:
    """As the page told; before it could, as the browser calls itself."""
    game, lessons = load(name), load(name).lessons()
    lesson = next(one for one in lessons.by_rule.values() if not one.moves)
    headers = {"cookie": f"rw_narrow={told}"} if told else {}
    page = client.get(f"/learn/{name}/{lesson.rule}", headers={"user-agent": browser, **headers})
    view = lessons.state(game, lesson).view(lesson.seat)
    drawn = game.table.draw_parts(view, game.texts("en"), "dark", (), narrow)
    assert drawn.opening in page.text
    assert all(mat.partition(">")[0] in page.text for mat in drawn.mats)


def test_a_lesson_may_be_left_for_something_of_ones_own(client: TestClient) -> None:
    game = load(GAME)
    for lesson in LESSONS.by_rule.values():
        if not lesson.moves:
            continue
        decision = LESSONS.state(game, lesson).decision_for(lesson.moves[0].seat)
        others = [str(one) for one in decision.choices if str(one) != lesson.moves[0].choice]
        if others:
            break
    page = client.get(f"/learn/{GAME}/{lesson.rule}", params={"do": others[0]})
    assert page.status_code == 200
    assert 'class="notice good"' not in page.text
    assert "learn-others" in page.text


@pytest.mark.parametrize("path", ["/learn/nothing", "/learn/{game}/X-1", "/learn/{game}/X-1?do=1"])
def test_what_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path.replace("{game}", GAME)).status_code == 404


def test_nonsense_is_refused_clearly(client: TestClient) -> None:
    rule = next(iter(LESSONS.by_rule))
    assert client.get(f"/learn/{GAME}/{rule}?do=fly").status_code == 422
    assert client.get(f"/learn/{GAME}/{rule}", params=[("do", "x")] * 100).status_code == 422
    page = client.get(f"/learn/{GAME}/{rule}", params={"do": "<script>alert(1)</script>"})
    assert page.status_code == 422
    assert "<script>alert" not in page.text


# -- the guided game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "lang"), GUIDED)
def test_every_stage_leads_to_the_next_without_a_script(client: TestClient, name: str, lang: str) -> None:
    client.cookies.set("rw_lang", lang)
    at = f"/tutorial/{name}/1"
    stages = load(name).tutorial().stages
    for number, stage in enumerate(stages, 1):
        page = client.get(at)
        assert page.status_code == 200
        assert f'data-stage="{number}"' in page.text
        if stage.choice:
            value = f'class="primary suggested" name="choice" value="{stage.choice}"'
            assert value in page.text
            answer = client.get(at, params={"choice": stage.choice}, follow_redirects=False)
            assert answer.status_code == 303
            at = answer.headers["location"]
        else:
            found = re.search(r'class="button primary suggested" href="([^"]+)"', page.text)
            assert found is not None
            at = found.group(1)
    assert at == f"/tutorial/{name}/{len(stages) + 1}"
    page = client.get(at)
    assert page.status_code == 200
    assert f'action="/play/{name}"' in page.text
    over = load(name).tutorial().walk(load(name), len(stages) + 1, {})[0].state.over
    assert (f"/tutorial/{name}/play" in page.text) == (not over)


def test_where_one_was_is_remembered(client: TestClient) -> None:
    assert f'href="/tutorial/{GAME}/1"' in client.get(f"/tutorial/{GAME}").text
    client.get(f"/tutorial/{GAME}/7")
    assert f'href="/tutorial/{GAME}/7"' in client.get(f"/tutorial/{GAME}").text
    client.cookies.set(f"rw_tutorial_{GAME}", '"><script>')
    assert "<script>" not in client.get(f"/tutorial/{GAME}").text.replace("<script type", "")


def test_a_free_choice_stands_and_travels_along(client: TestClient) -> None:
    number, choice = a_free_choice()
    answer = client.get(f"/tutorial/{GAME}/{number}", params={"choice": choice}, follow_redirects=False)
    assert answer.status_code == 303
    page = client.get(answer.headers["location"])
    assert f'value="{number}~{choice}"' in page.text or f"took={number}~" in page.text
    assert client.get(f"/tutorial/{GAME}").text.count(f"took={number}~") == 1


def test_a_choice_that_the_story_cannot_follow_is_kindly_declined(client: TestClient) -> None:
    number = a_choice()
    game = load(GAME)
    decision = TUTORIAL.walk(game, number, {})[0].state.decision_for(TUTORIAL.seat)
    other = next(str(one) for one in decision.choices if str(one) != TUTORIAL.stages[number - 1].choice)
    page = client.get(f"/tutorial/{GAME}/{number}", params={"choice": other})
    assert page.status_code == 200
    assert 'role="alert"' in page.text
    assert f'data-stage="{number}"' in page.text


def test_addresses_of_strangers_do_no_harm(client: TestClient) -> None:
    number = a_choice()
    assert client.get(f"/tutorial/{GAME}/0").status_code == 404
    assert client.get(f"/tutorial/{GAME}/{LAST + 2}").status_code == 404
    assert client.get(f"/tutorial/{GAME}/{number}?choice=fly").status_code == 422
    answer = client.get(f"/tutorial/{GAME}/{number + 1}?took={number}~fly", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/tutorial/{GAME}/{number + 1}"
    assert client.get(f"/tutorial/{GAME}/{number}?took=x&took=999~y&took=1~z").status_code == 200
    assert client.get("/tutorial/nothing").status_code == 404


def test_the_guided_game_can_be_played_on_at_a_table(client: TestClient) -> None:
    answer = client.post(f"/tutorial/{GAME}/play", follow_redirects=False)
    assert answer.status_code == 303
    where = answer.headers["location"]
    assert where.startswith("/t/")
    assert client.get(where).status_code == 200
    kept = client.get(f"/api/tables/{where.removeprefix('/t/')}")
    assert kept.status_code == 200


def test_a_lesson_can_be_played_on_against_bots(client: TestClient) -> None:
    """From the position itself and from after some choices; the record of such a game is a replay like any other."""
    game = load(GAME)
    lessons = game.lessons()
    rule, lesson = next((rule, one) for rule, one in lessons.by_rule.items() if one.moves and not one.moves[0].rolls)
    first = lesson.moves[0].choice
    for done in ([], [first]):
        answer = client.post(f"/learn/{GAME}/{rule}/play", data={"do": done}, follow_redirects=False)
        assert answer.status_code == 303
        where = answer.headers["location"]
        commands = client.app.state.commands  # type: ignore[attr-defined]
        session = commands.live[where.removeprefix("/t/")].session
        expected = lessons.state(game, lesson)
        if done:
            expected.apply(game.parse(first), lesson.moves[0].seat)
        begun = begin(game, session.setup)
        expected.luck.seed = begun.luck.seed
        assert game.digest(begun) == game.digest(expected)
        again = Session.resume(game, read(list(write(session.replay()))))
        assert game.digest(again.state) == game.digest(session.state)
        page = client.get(where)
        assert page.status_code == 200


@pytest.mark.parametrize(("lang", "bots"), [("en", "bots"), ("uk", "бот")])
@pytest.mark.parametrize("name", game_names())
def test_bots_are_promised_only_where_some_play(client: TestClient, name: str, lang: str, bots: str) -> None:
    """The end of a guided game and a lesson say what follows: with nobody else at the table, no bots."""
    game = load(name)
    greeting = {"accept-language": lang}
    tutorial = game.tutorial()
    if tutorial is not None:
        page = client.get(f"/tutorial/{name}/{len(tutorial.stages) + 1}", headers=greeting).text
        again = re.search(rf'action="/play/{name}"><button[^>]*>([^<]*)<', page)
        assert again is not None
        assert (bots in again[1]) is (3 in game.modes[0].seats or min(game.modes[0].seats) > 1)
    lessons = game.lessons()
    found = {}
    for rule, lesson in lessons.by_rule.items():
        state = lessons.state(game, lesson)
        if (state.seats > 1) not in found and playable(state):
            found[state.seats > 1] = rule
    for others, rule in found.items():
        page = client.get(f"/learn/{name}/{rule}", headers=greeting).text
        help_ = re.search(r'<button class="small-button" title="([^"]*)"', page)
        assert help_ is not None
        assert (bots in help_[1]) is others
    assert True in found


def test_what_is_only_there_to_be_looked_at_is_not_played_on(client: TestClient) -> None:
    game = load(GAME)
    lessons = game.lessons()
    impossible = [rule for rule, one in lessons.by_rule.items() if game.check(lessons.state(game, one)) is not None]
    assert impossible
    page = client.get(f"/learn/{GAME}/{impossible[0]}", headers={"accept-language": "en"})
    assert "Play on from here" not in page.text
    assert client.post(f"/learn/{GAME}/{impossible[0]}/play").status_code == 422
    assert client.post(f"/learn/{GAME}/{next(iter(lessons.by_rule))}/play", data={"do": "fly"}).status_code == 422
    assert client.post(f"/learn/{GAME}/nothing/play").status_code == 404


@pytest.mark.parametrize("position", ["{}", "[", "\ud800", '{"agenda": []}'])
def test_a_replay_with_a_broken_position_is_refused(position: str) -> None:
    with pytest.raises(SetupError, match="the position to begin with"):
        begin(load(GAME), Setup(GAME, 2, 1, position=position))
