"""A language with long words fits: nothing sticks out, nothing is cut off, on a phone and on a wide screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rulewright.bots import Seen, make
from rulewright.catalog import load

from ..pseudo.language import CODE
from ..pseudo.language import make as make_language
from ..pseudo.reading import KEPT, foreign_words
from .conftest import Server
from .tables import WAIT, Table, people

FITTING = Path(__file__).with_name("fitting.js").read_text("utf-8")
SIZES = {"phone": (360, 740), "wide": (1440, 900)}
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "mysthea": ("mysthea", {}),
    "battle": ("dragon_eclipse", {"mode": "pvp_quick"}),
    "campaign": ("dragon_eclipse", {"mode": "campaign"}),
    "run": ("dragon_eclipse", {"mode": "roguelite"}),
    "godai": ("godai", {"options": {"deck": "short"}}),
}
"""Tables that look different: the game, and what is agreed there."""
PAGES = (
    "/", "/new/mysthea", "/new/dragon_eclipse", "/new/dragon_eclipse?mode=pvp_challenge", "/cards/mysthea",
    "/cards/mysthea/C026", "/cards/mysthea/utcoro", "/cards/dragon_eclipse/firple", "/cards/dragon_eclipse/wild-firple",
    "/cards/dragon_eclipse/pillars", "/rules/mysthea/rulings", "/learn/mysthea", "/learn/mysthea/MYS-126",
    "/learn/dragon_eclipse/DRE-394", "/tutorial/mysthea", "/tutorial/mysthea/3", "/tutorial/dragon_eclipse/3",
    "/companion/mysthea", "/companion/dragon_eclipse", "/companion/mysthea/setup?players=3&seed=4",
    "/companion/dragon_eclipse/setup?seed=4", "/companion/mysthea/tracker", "/companion/dragon_eclipse/tracker",
    "/companion/mysthea/draw", "/replays", "/nothing", "/rules/mysthea?q=MYS-12", "/rules/dragon_eclipse?q=DRE-39",
    "/new/godai", "/cards/godai", "/cards/godai/encounter-graveler", "/cards/godai/astrologist", "/cards/godai/sky-1",
    "/learn/godai", "/rule/mysthea/MYS-126", "/me", "/companion/godai", "/companion/godai/setup?seed=4",
    "/companion/godai/tracker", "/rules/godai?q=GOD-12",
)  # fmt: skip
VIEWS = ("board", "hand", "players", "log")


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks one language more."""
    folder = tmp_path_factory.mktemp("abroad")
    running = Server(folder, make_language(folder / "package"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=SIZES)
def context(request: pytest.FixtureRequest, browser: Browser) -> Iterator[BrowserContext]:
    width, height = SIZES[request.param]
    phone = request.param == "phone"
    size = {"width": width, "height": height}
    with browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce") as made:  # type: ignore[arg-type]
        yield made


def at(context: BrowserContext, address: str, base_url: str) -> Page:
    context.add_cookies([{"name": "rw_lang", "value": CODE, "url": base_url}])
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(base_url + address)
    return page


def unfit(page: Page) -> list[str]:
    """What does not fit, once the letters are there."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(FITTING)
    return found


def untranslated(page: Page) -> list[str]:
    """Lines of the page, as scripts have left it, with words that are not of the language."""
    lines = page.evaluate(
        """lang => {
            for (const one of document.querySelectorAll('body [lang]')) if (one.lang !== lang) one.remove();
            return document.body.innerText.split('\\n');
        }""",
        CODE,
    )
    return [line for line in lines if foreign_words(line, KEPT)]


def test_pages_fit(context: BrowserContext, abroad: Server) -> None:
    page = at(context, PAGES[0], abroad.url)
    found: dict[str, list[str]] = {}
    for address in PAGES:
        page.goto(abroad.url + address)
        found[address] = [*unfit(page), *untranslated(page)]
    assert {address: faults for address, faults in found.items() if faults} == {}


def test_the_settings_fit(context: BrowserContext, abroad: Server) -> None:
    page = at(context, "/", abroad.url)
    brand, languages = (page.locator(place).bounding_box() for place in (".brand", ".languages"))
    assert brand is not None
    assert languages is not None
    assert brand["x"] + brand["width"] + 6 <= languages["x"], "three languages have room beside the name"
    page.locator("details.menu summary").first.click()
    expect(page.locator(".menu-body").first).to_be_visible()
    assert unfit(page) == []


def test_what_does_not_fit_is_found(context: BrowserContext, abroad: Server) -> None:
    """The measuring itself: a text that sticks out, one that is cut off, and words that leave their drawing."""
    page = at(context, "/nothing", abroad.url)
    page.locator("main").evaluate(
        """main => main.insertAdjacentHTML('afterbegin', `
            <p class="one" style="width: 60px; white-space: nowrap">far too long for its box</p>
            <p class="two" style="width: 60px; white-space: nowrap; overflow: hidden">cut off and gone for good</p>
            <p class="fine" title="all of it" style="width: 60px; white-space: nowrap; overflow: hidden;
                text-overflow: ellipsis">shortened on purpose</p>
            <svg class="three" width="60" height="20" style="overflow: hidden">
                <text x="0" y="15">far too long a name</text></svg>
        `)"""
    )
    kinds = [one.split(" by ")[0] + one.split("px: ")[1].split(":")[0] for one in unfit(page)]
    assert kinds == ["sticks outp.one", "sticks outp.two", "cut offp.two", "leaves its drawingsvg.three"]


def played(base_url: str, name: str, most: int) -> Table:
    """A table of two, after so many random choices."""
    game, agreed = TABLES[name]
    table = Table(base_url, people("Anna", "Ben"), seed=6, game=game, **agreed)
    state, bot = load(game).new(2, 6, **agreed), make("random", 6)
    for _ in range(most):
        if state.over:
            break
        decision = state.decision
        choice = bot.choose(Seen(state, decision.seat), decision)
        table.choose(decision.seat, str(choice))
        state.apply(choice, decision.seat)
    return table


def look_around(page: Page) -> list[str]:
    """What does not fit in any of the views of a table; on a wide screen there is but one."""
    found = unfit(page)
    for view in VIEWS:
        tab = page.locator(f'.phone-tabs [data-tab="{view}"]')
        if tab.count() and tab.is_visible():
            tab.click()
            found += [f"{view}: {one}" for one in unfit(page)]
    return found


@pytest.mark.parametrize("choices", [0, 25])
@pytest.mark.parametrize("name", TABLES)
def test_tables_in_play_fit(context: BrowserContext, abroad: Server, name: str, choices: int) -> None:
    table = played(abroad.url, name, choices)
    page = table.seat(context, 0, 1, lang=CODE)
    assert look_around(page) == []
    assert untranslated(page) == []


@pytest.mark.parametrize("name", TABLES)
def test_the_end_and_the_replay_fit(context: BrowserContext, abroad: Server, name: str) -> None:
    table = played(abroad.url, name, 10_000)
    page = table.seat(context, 0, lang=CODE)
    expect(page.locator("#end, .final, .end").first).to_be_attached()
    assert look_around(page) == []
    assert untranslated(page) == []
    page.goto(f"{abroad.url}/replay/{table.id}")
    assert unfit(page) == []
    assert untranslated(page) == []
