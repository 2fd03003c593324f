"""The table on a phone: 360 px wide, nothing to the side, one view at a time, taps and pinches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import serious
from .tables import Table, bots, choices, people, revision, wait_for_change, wait_for_question


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as context:
        yield context


def sideways(page: Page) -> int:
    """How far the page can be pushed to the side."""
    return int(page.evaluate("document.scrollingElement.scrollWidth")) - 360


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_view_fits(phone: BrowserContext, base_url: str, lang: str) -> None:
    table = Table(base_url, [*people("Ada Lovelace of London"), *bots(4)], seed=5)
    page = table.seat(phone, 0, lang=lang)
    wait_for_question(page)
    for view in ("board", "hand", "players", "log"):
        page.locator(f'.phone-tabs [data-tab="{view}"]').tap()
        assert sideways(page) <= 0, view
        assert page.locator("#prompt-title").is_visible(), view
        box = choices(page).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 24
    assert serious(page) == []


def test_a_view_stays_when_the_page_comes_anew(phone: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(phone, 0)
    wait_for_question(page)
    page.locator('.phone-tabs [data-tab="players"]').tap()
    page.set_viewport_size({"width": 740, "height": 360})
    expect(page.locator("html")).to_have_attribute("data-narrow", "false")
    wait_for_question(page)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("html")).to_have_attribute("data-narrow", "true")
    expect(page.locator('.phone-tabs [data-tab="players"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#panel-players")).to_be_visible()


def test_a_tap_shows_what_would_happen_and_a_second_one_does_it(phone: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(phone, 0)
    wait_for_question(page)
    spot = str(choices(page).first.get_attribute("data-spots"))
    place = page.locator(f'[id="{spot}"]')
    expect(place).to_be_visible()
    box = place.bounding_box()
    assert box is not None
    before = revision(page)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4)
    expect(page.locator(".choice.armed")).to_have_count(1)
    assert revision(page) == before
    page.get_by_role("button", name="Do it").tap()
    wait_for_change(page, before)


def test_two_fingers_pinch_and_push_the_board(phone: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(phone, 0)
    wait_for_question(page)
    drawing = page.locator("#board > svg")
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = phone.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        held = [{"x": x + dx, "y": y + dy, "id": number} for number, (dx, dy) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": held})

    def window() -> tuple[float, ...]:
        return tuple(float(part) for part in (drawing.get_attribute("viewBox") or "").split())

    whole, before = window(), revision(page)
    touch("touchStart", (-20, 0), (20, 0))
    for apart in (30, 45, 60):
        touch("touchMove", (-apart, 0), (apart, 0))
    touch("touchEnd")
    closer = window()
    assert closer[2] < whole[2] / 2, "fingers that part come closer"
    touch("touchStart", (0, 0))
    for pushed in (10, 25, 40):
        touch("touchMove", (pushed, 0))
    touch("touchEnd")
    assert window()[0] < closer[0], "one finger pushes the board"
    assert window()[2] == closer[2]
    touch("touchStart", (-60, 0), (60, 0))
    for apart in (40, 20, 8):
        touch("touchMove", (-apart, 0), (apart, 0))
    touch("touchEnd")
    assert window()[2] == whole[2], "fingers that meet go back to the whole"
    assert revision(page) == before, "nothing was chosen by all that"
    assert page.locator(".choice.armed, #sheet[open]").count() == 0
    assert page.evaluate("visualViewport.scale") == 1, "the page itself stays as it is"


def test_the_way_closer_covers_no_region(phone: BrowserContext, base_url: str) -> None:
    """A finger reaches every region where it is drawn."""
    page = Table(base_url, [*people("Ada"), *bots()], seed=5).seat(phone, 0)
    wait_for_question(page)
    covered = """() => {
        const button = document.querySelector("[data-zoom=in]").getBoundingClientRect();
        const parts = [...document.querySelectorAll("#board > svg g.region")].map((one) => one.getBoundingClientRect());
        const under = parts.filter((one) => one.left < button.right && one.right > button.left
            && one.top < button.bottom && one.bottom > button.top);
        return [button.width >= 40, parts.length, under.length];
    }"""
    assert page.evaluate(covered) == [True, 15, 0]
    page.get_by_label("Closer").tap()
    expect(page.locator("#board")).to_have_class("stage zoomed")
    page.get_by_label("The whole board").tap()
    expect(page.locator("#board")).to_have_class("stage")
    expect(page.get_by_label("The whole board")).to_be_hidden()


def test_double_tap_looks_closer_and_back(phone: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(phone, 0)
    wait_for_question(page)
    drawing = page.locator("#board > svg")
    whole = drawing.get_attribute("viewBox")
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.55
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    expect(page.locator("#board")).to_have_class("stage zoomed")
    assert drawing.get_attribute("viewBox") != whole
    page.get_by_label("The whole board").tap()
    assert drawing.get_attribute("viewBox") == whole
