"""Beside the board: all choices and the log have room, nothing lies over the board, digits choose."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from .tables import Table, bots, choices, quickest, revision, wait_for_change, wait_for_question


def seated(context: BrowserContext, base_url: str) -> Page:
    table = Table(base_url, [{"kind": "person", "name": "Ada"}, *bots(2)], seed=5)
    page = table.seat(context, 0)
    page.set_viewport_size({"width": 1440, "height": 900})
    wait_for_question(page)
    return page


WITHIN = """([part, place]) => {
    const room = document.querySelector(place).getBoundingClientRect();
    return [...document.querySelectorAll(part)].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.height && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    }).length;
}"""


def test_choices_and_log_have_room_and_news_leave_the_board_free(context: BrowserContext, base_url: str) -> None:
    page = seated(context, base_url)
    assert page.evaluate(WITHIN, [".choice", "#choices"]) == choices(page).count() == 15
    # What a choice would do lies over the log while it is pointed at, and goes with the pointer.
    places = "list => list.map(one => one.getBoundingClientRect().top)"
    before = choices(page).evaluate_all(places)
    choices(page).nth(3).hover()
    expect(page.locator("#choice-preview li")).to_be_visible()
    assert choices(page).evaluate_all(places) == before
    page.locator(".bar-home").hover()
    expect(page.locator("#choice-preview")).to_be_hidden()
    while not page.locator("#part-log li.news").count():
        before = revision(page)
        quickest(page).click()
        wait_for_change(page, before)
        wait_for_question(page)
    # The others have played: the log tells all of it, marked, from the first line on.
    expect(page.locator("#part-log li.news").first).to_be_visible()
    expect(page.locator("#news-ribbon")).to_be_hidden()
    assert page.evaluate(WITHIN, ["#part-log li", "#panel-log"]) >= 4


def test_digits_choose(context: BrowserContext, base_url: str) -> None:
    page = seated(context, base_url)
    before = revision(page)
    label = (choices(page).nth(1).text_content() or "").strip()
    page.keyboard.press("2")
    wait_for_change(page, before)
    expect(page.locator("#part-log")).to_contain_text("Ada places")
    expect(page.locator("#part-log")).to_contain_text(label)
