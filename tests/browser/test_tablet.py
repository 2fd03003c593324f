"""The table on a tablet: whatever is asked, waited for or held in hand can be seen, however it is turned."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, ViewportSize, expect

from rulewright.catalog import load

from .conftest import Server
from .tables import GAME, Table, people, wait_for_question

LYING: ViewportSize = {"width": 1024, "height": 768}
STANDING: ViewportSize = {"width": 834, "height": 1112}
WIDE: ViewportSize = {"width": 1440, "height": 900}
SEED = 5


def seats_in_order() -> tuple[int, int]:
    """Who is asked first, and who waits."""
    first = load(GAME).new(2, SEED).decision.seat
    return first, 1 - first


WHOLE = """(selector) => [...document.querySelectorAll(selector)].every((part) => {
    const box = part.getBoundingClientRect();
    for (let up = part.parentElement; up; up = up.parentElement) {
        const { display, overflow } = getComputedStyle(up);
        if (display === "contents" || overflow === "visible") continue;
        const room = up.getBoundingClientRect();
        if (box.bottom > room.bottom + 1 || box.right > room.right + 1 || box.top < room.top - 1) return false;
    }
    return box.height > 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
})"""


def expect_whole(page: Page, selector: str) -> None:
    """All of it can be seen: in the window, and in everything that would cut it off."""
    expect(page.locator(selector)).not_to_have_count(0)
    page.wait_for_function(WHOLE, arg=selector)


def test_who_waits_sees_whom_for_and_the_own_hand(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=SEED)
    _, waits = seats_in_order()
    with browser.new_context(viewport=STANDING) as context:
        page = table.seat(context, waits)
        expect(page.locator("#prompt-title")).to_be_visible()
        expect(page.locator("#prompt-title")).to_contain_text("Waiting for")
        expect_whole(page, '.tray [id^="hand-"] .card')
        page.set_viewport_size(LYING)
        expect(page.locator("#prompt-title")).to_be_visible()
        # A bot plays on: that is told, and the way back is in reach.
        page.get_by_label("More").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        expect(page.locator("#table")).to_have_attribute("data-drawer", "closed")
        for size in (LYING, STANDING):
            page.set_viewport_size(size)
            expect(page.get_by_text("A bot plays for you.")).to_be_visible()
            expect_whole(page, '.prompt form[action$="/takeover"] button')
        page.get_by_role("button", name="Take my seat back").click()
        expect(page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_onlookers_have_the_whole_height(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=SEED)
    with browser.new_context(viewport=STANDING) as context:
        page = table.seat(context)
        expect(page.get_by_text("You are watching.")).to_be_visible()
        board = page.locator("#board").bounding_box()
        assert board is not None
        assert board["height"] > 0.75 * STANDING["height"]


def test_a_window_that_becomes_narrow_keeps_the_question(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=SEED)
    _, waits = seats_in_order()
    with browser.new_context(viewport=WIDE) as context:
        page = table.seat(context, waits)
        expect(page.locator("#choices")).to_have_count(0)
        table.play_until(lambda asked: asked[0].seat == waits)
        wait_for_question(page)
        for size in (LYING, STANDING, WIDE):
            page.set_viewport_size(size)
            expect_whole(page, ".choice:nth-of-type(1)")


def test_the_handle_of_the_drawer_covers_nothing_of_the_board(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada"), 2, "dragon_eclipse")
    with browser.new_context(viewport=LYING) as context:
        page = table.seat(context, 0)
        wait_for_question(page)
        beside = """(expanded) => {
            const handle = document.getElementById("drawer");
            const board = document.querySelector(".stage > svg").getBoundingClientRect();
            const box = handle.getBoundingClientRect();
            return handle.getAttribute("aria-expanded") === expanded && box.width > 0 && board.right <= box.left + 1;
        }"""
        page.wait_for_function(beside, arg="true")
        page.locator("#drawer").click()
        page.wait_for_function(beside, arg="false")
