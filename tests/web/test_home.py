"""The pages around the table, without a browser: what they say, what they keep, what they refuse."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import pytest

from rulewright.bots import LEVELS
from rulewright.catalog import game_names, load
from rulewright.content.texts import LANGUAGES
from rulewright.core.game import Mode
from rulewright.svg.palette import contrast
from rulewright.web import page_icons
from rulewright.web.app import create_app
from rulewright.web.pages.home import company, own_address
from rulewright.web.render import FOLDER, icon, language
from rulewright.web.visitor import clean_name

with warnings.catch_warnings():
    # It would rather have a package that is not there yet; the one that we have does the same.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

GAME = game_names()[0]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(str(tmp_path / "tables.db")), base_url="http://127.0.0.1") as made:
        yield made


@contextmanager
def somebody_else(client: TestClient) -> Iterator[None]:
    """For a while the browser is another person's."""
    kept = dict(client.cookies)
    client.cookies = {}
    yield
    client.cookies = kept


def seats(*kinds: str, **more: str) -> dict[str, str]:
    return {**{f"seat-{seat}": kind for seat, kind in enumerate(kinds)}, **more}


@pytest.mark.parametrize("code", LANGUAGES)
def test_home_shows_every_game_in_each_language(client: TestClient, code: str) -> None:
    answer = client.get("/", headers={"accept-language": code})
    assert answer.status_code == 200
    assert f'<html lang="{code}"' in answer.text
    for name in game_names():
        game = load(name)
        title, sentence = game.table.about(game.texts(code))
        assert title in answer.text
        assert sentence in answer.text
        assert f'action="/play/{name}"' in answer.text


@pytest.mark.parametrize(
    ("seats", "cooperative", "told"),
    [((1, 2), True, "alone"), ((2, 3), True, "with"), ((2, 3), False, "against")],
)
def test_bots_are_friends_where_all_win_together(seats: tuple[int, ...], cooperative: bool, told: str) -> None:
    assert company(Mode("any", seats, cooperative=cooperative)) == told


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_game_has_a_picture_in_both_lights(client: TestClient, theme: str) -> None:
    answer = client.get(f"/art/{GAME}.svg?theme={theme}")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text
    assert answer.content == client.get(f"/art/{GAME}.svg?theme={theme}").content
    assert client.get("/art/nothing.svg").status_code == 404


def test_the_form_asks_every_option_and_ruling(client: TestClient) -> None:
    game = load(GAME)
    for code in LANGUAGES:
        texts = game.texts(code)
        text = client.get(f"/new/{GAME}", headers={"accept-language": code}).text
        for prefix, options in (("option-", game.options), ("ruling-", game.rulings)):
            for option in options:
                title, told = texts.option(option)
                assert f'name="{prefix}{option.name}"' in text
                assert title in text
                assert told in text


def test_a_value_can_be_put_together_from_an_answer_for_each_part(client: TestClient) -> None:
    """Not by typing letters: the form and the guided setup ask once for each part, and both spell the value."""
    game = load(GAME)
    option = next(one for one in game.options if one.spelled is not None)
    spelled = option.spelled
    assert spelled is not None
    field = f"option-{option.name}"
    letters = [spelled.letters[n % 2][0] for n in range(len(spelled.parts))]
    texts = game.texts("en")
    form = client.get(f"/new/{GAME}", headers={"accept-language": "en"}).text
    for n, part in enumerate(spelled.parts):
        assert f'name="{field}-{n}"' in form
        assert texts.name(spelled.kind, part) in form
    answers = {field: "each", **{f"{field}-{n}": letter for n, letter in enumerate(letters)}}
    made = client.post(f"/new/{GAME}", data={**seats("me", "bot"), **answers}, follow_redirects=False)
    commands = client.app.state.commands  # type: ignore[attr-defined]
    table = commands.live[made.headers["location"].removeprefix("/t/")]
    assert table.session.setup.options[option.name] == "".join(letters)
    guided = client.get(f"/companion/{GAME}/setup", params={"players": "2", "seed": "1", **answers})
    assert guided.status_code == 200
    wanted = f'name="{field}-1" value="{letters[1]}" checked'
    assert wanted in guided.text
    by_letters = client.get(f"/companion/{GAME}/setup", params={"players": "2", "seed": "1", field: "".join(letters)})
    assert wanted in by_letters.text
    wrong = client.post(f"/new/{GAME}", data={**seats("me", "bot"), **answers, f"{field}-0": "?"})
    assert wrong.status_code == 422


def test_what_the_form_says_is_what_is_played(client: TestClient) -> None:
    game = load(GAME)
    option = next(one for one in game.options if one.allowed)
    other = next(value for value in option.allowed if value != option.default)
    ruling = next(one for one in game.rulings if one.allowed)
    reading = next(value for value in ruling.allowed if value != ruling.default)
    form = seats("me", "none", "bot", "none", "bot", listed="yes", seed="-12")
    form |= {f"option-{option.name}": str(other), f"ruling-{ruling.name}": str(reading), "name-0": "  Леся  "}
    answer = client.post(f"/new/{GAME}", data=form, follow_redirects=False)
    assert answer.status_code == 303
    table_id = answer.headers["location"].removeprefix("/t/")
    commands = client.app.state.commands  # type: ignore[attr-defined]
    table = commands.live[table_id]
    assert table.session.setup.options == {option.name: other}
    assert table.session.setup.rulings[ruling.name] == reading
    assert table.session.setup.seed == -12
    assert table.row["listed"]
    assert [row["kind"] for row in table.seats] == ["person", "bot", "bot"]
    assert table.seats[0]["name"] == "Леся"


def test_an_empty_seat_between_others_does_not_shift_whose_seat_is_whose(client: TestClient) -> None:
    answer = client.post(f"/new/{GAME}", data=seats("friend", "none", "here", "bot"), follow_redirects=False)
    assert answer.headers["location"].endswith("/invite")
    table_id = answer.headers["location"].split("/")[2]
    table = client.app.state.commands.live[table_id]  # type: ignore[attr-defined]
    held = client.cookies[f"rw_table_{table_id}"].split(".")
    assert table.seats_of(held) == (1,)
    assert [row["claimed"] for row in table.seats] == [False, True, True]


def test_the_links_belong_to_whoever_made_the_table(client: TestClient) -> None:
    answer = client.post(f"/new/{GAME}", data=seats("me", "friend", "bot"), follow_redirects=False)
    where = answer.headers["location"]
    mine = client.get(where)
    links = re.findall(r'value="(http://127\.0\.0\.1/t/\w+/sit/[^"]+)"', mine.text)
    assert len(links) == 1
    with somebody_else(client):
        assert "/sit/" not in client.get(where).text
        page = client.get(links[0])
        assert page.status_code == 200
        assert 'name="name"' in page.text
        key = re.search('name="key" value="([^"]+)"', page.text)
        assert key is not None
        form = {"name": "Марко", "key": key[1]}
        for _ in range(2):  # a form that is sent again, because no answer came, seats nobody twice
            answer = client.post(links[0], data=form, follow_redirects=False)
            assert answer.headers["location"] == where.removesuffix("/invite")
        # The link on the same device leads to the table, and there is one for another device.
        assert client.get(links[0], follow_redirects=False).headers["location"] == where.removesuffix("/invite")
        own = re.findall(r'value="(http://127\.0\.0\.1/t/\w+/sit/[^"]+)"', client.get(where[:-6] + "link").text)
        assert own != links
        assert client.get(links[0][:-4] + "aaaa", follow_redirects=False).status_code == 303
    with somebody_else(client):
        assert "Welcome back, Марко" in client.get(own[0], headers={"accept-language": "en"}).text
        client.post(own[0], follow_redirects=False)
        assert "Марко" in client.get(where[:-6] + "link").text
        assert client.get(own[0], follow_redirects=False).status_code == 303, "as good as before"
    # Whoever made the table has seen the link; it opens the friend's hand to nobody any more.
    for again in (client.get(links[0]), client.post(links[0])):
        assert again.status_code == 403
        assert "This seat is taken" in again.text
    page = client.get(where)
    assert "/sit/" not in page.text
    assert "Марко is here" in page.text


def test_home_tells_whose_turn_it_is(client: TestClient) -> None:
    client.post(f"/play/{GAME}", follow_redirects=False)
    client.post(f"/new/{GAME}", data=seats("me", "friend", listed="yes"), follow_redirects=False)
    text = client.get("/", headers={"accept-language": "en"}).text
    assert "One seat is free" in text
    assert "/invite" in text
    with somebody_else(client):
        seen = client.get("/", headers={"accept-language": "en"}).text
    assert seen.count("/join") == 1
    assert "Your tables" not in seen


def test_two_people_of_one_name_can_be_told_apart(client: TestClient) -> None:
    """Whoever is to hand the screen to Max must know which one."""
    names = {"name-0": "Max", "name-1": "Max", "name-2": "Max 2"}
    answer = client.post(f"/new/{GAME}", data=seats("me", "here", "here", **names), follow_redirects=False)
    assert answer.status_code == 303
    commands = client.app.state.commands  # type: ignore[attr-defined]
    (table,) = commands.live.values()
    assert table.names == ("Max", "Max 2", "Max 2 3")


def test_too_few_seats_keep_the_form_as_it_was(client: TestClient) -> None:
    answer = client.post(f"/new/{GAME}", data=seats("me", **{"name-0": "Ада", "seed": "77"}))
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert 'value="Ада"' in answer.text
    assert 'value="77"' in answer.text


@pytest.mark.parametrize("field", ["seat-0", "bot-1", "option-x", "seed", "mode"])
def test_nonsense_in_the_form_is_refused_or_ignored(client: TestClient, field: str) -> None:
    form = {**seats("me", "bot"), field: "\u202e<b>'\"\x07" * 20}
    assert client.post(f"/new/{GAME}", data=form, follow_redirects=False).status_code in (303, 422)


def test_settings_are_kept_and_lead_back_only_here(client: TestClient) -> None:
    answer = client.post(
        "/settings", data={"theme": "light", "size": "huge", "back": "/replays"}, follow_redirects=False
    )
    assert answer.headers["location"] == "/replays"
    text = client.get("/").text
    assert 'data-theme="light"' in text
    assert 'data-size="huge"' in text
    client.post("/settings", data={"size": "enormous"}, follow_redirects=False)
    assert 'data-size="huge"' in client.get("/").text
    for elsewhere in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:1", "/a\nb", ""):
        assert own_address(elsewhere) == "/"


def test_the_page_leads_back_to_itself(client: TestClient) -> None:
    assert f'name="back" value="/new/{GAME}?x=1"' in client.get(f"/new/{GAME}?x=1").text


@pytest.mark.parametrize("name", ["Оленка", "Zoë & Co", "100%", "a;b,c", '"quoted"', "<b>bold</b>"])
def test_names_come_back_from_their_cookie(client: TestClient, name: str) -> None:
    client.post(f"/new/{GAME}", data=seats("me", "bot", **{"name-0": name}), follow_redirects=False)
    text = client.get(f"/new/{GAME}").text
    assert name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&#34;") in text
    assert "<b>bold" not in text


def test_a_broken_name_does_no_harm(client: TestClient) -> None:
    for raw in ("%ff%fe", "%00%0a", "%", "%zz", quote("x" * 500), "%E2%80%AE"):
        client.cookies.set("rw_name", raw)
        assert client.get("/").status_code == 200
    assert clean_name("a\x00b\nc\ufffd") == "ab c"
    assert len(clean_name("я" * 99)) == 40


def test_problems_are_told_kindly(client: TestClient) -> None:
    for code in LANGUAGES:
        answer = client.get("/t/nothere", headers={"accept-language": code})
        assert answer.status_code == 404
        assert language(code)("problem-title-404") in answer.text
    assert client.get("/new/nothing").status_code == 404


# -- the visual system --------------------------------------------------------------------------------------


def tokens() -> dict[str, tuple[str, str]]:
    """Colours of the stylesheet by role: light and dark."""
    css = (FOLDER / "static" / "base.css").read_text(encoding="utf-8")
    pairs = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", css)
    single = re.findall(r"--([\w-]+): (#[0-9a-f]{6});", css)
    return {name: (light, dark) for name, light, dark in pairs} | {name: (one, one) for name, one in single}


SURFACES = ("sunken", "surface", "raised", "overlay")


@pytest.mark.parametrize("light", [0, 1], ids=["light", "dark"])
def test_colours_can_be_read(light: int) -> None:
    found = tokens()

    def of(name: str) -> str:
        return found[name][light]

    for ground in SURFACES:
        for ink in ("ink", "soft", "accent", "second", "good", "warn", "danger"):
            assert contrast(of(ink), of(ground)) >= 4.5, (ink, ground)
        for graphic in ("edge", "focus", *(f"rim-seat-{seat}" for seat in range(1, 6))):
            assert contrast(of(graphic), of(ground)) >= 3, (graphic, ground)
    for role in ("accent", "second", "danger", *(f"seat-{seat}" for seat in range(1, 6))):
        assert contrast(of(f"on-{role}"), of(role)) >= 4.5, role
    for role in ("accent", "second", "good", "warn", "danger"):
        assert contrast(of(role), of(f"{role}-tint")) >= 4.5, role
        assert contrast(of("ink"), of(f"{role}-tint")) >= 4.5, role


def test_the_sheet_of_icons_is_the_one_in_the_code() -> None:
    assert (FOLDER / "static" / "icons.svg").read_text(encoding="utf-8") == page_icons.sheet()
    with pytest.raises(KeyError):
        icon("nothing")


def test_both_languages_say_the_same_things() -> None:
    folder = FOLDER / "locale"
    for path in sorted((folder / LANGUAGES[0]).glob("*.ftl")):
        ids = [
            re.findall(r"^([a-z][\w-]*) ?=", (folder / code / path.name).read_text(encoding="utf-8"), re.MULTILINE)
            for code in LANGUAGES
        ]
        assert sorted(ids[0]) == sorted(ids[1]), path.name


def test_the_bots_that_a_person_meets_have_words() -> None:
    for code in LANGUAGES:
        for level in LEVELS:
            assert language(code).has(f"level-{level}")
            assert language(code).has(f"level-{level}-help")
