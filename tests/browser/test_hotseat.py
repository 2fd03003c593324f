"""Two people at one screen: between their hands the screen is covered, and nothing secret is in the page."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from .conftest import serious
from .tables import Table, choices, is_battle, people, revision, wait_for_change, wait_for_question


def secrets_in(page: Page) -> int:
    """How many cards of hands lie open in the page."""
    return page.locator('.mat [id^="hand-"] .card').count()


def test_the_screen_is_covered_between_hands(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=27)
    asked = table.play_until(is_battle)
    page = table.seat(context, 0, 1)
    if page.locator(".handover-card").count():
        page.locator(".handover-card button").click()
    wait_for_question(page)
    assert secrets_in(page) > 0
    before = revision(page)
    choices(page).last.click()
    wait_for_change(page, before)
    cover = page.locator(".handover-card")
    expect(cover).to_be_visible()
    expect(cover).to_contain_text("Hand the screen to")
    expect(cover.get_by_role("button")).to_be_focused()
    assert secrets_in(page) == 0
    assert page.locator(".choice").count() == 0
    assert page.locator("#choice-preview").text_content() == ""
    expect(page.locator("#board")).to_be_hidden()
    assert serious(page) == []
    # Nothing may be asked for the one who has just left, nor for the one who has not yet come.
    about = context.request.get(f"{table.address}/preview?choice=done")
    assert about.status == 403
    cover.get_by_role("button").click()
    wait_for_question(page)
    assert secrets_in(page) > 0
    assert len(asked) == 2


def test_the_cover_comes_by_itself_while_the_page_is_open(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=5)
    page = table.seat(context, 0, 1)
    if page.locator(".handover-card").count():
        page.locator(".handover-card button").click()
    for _ in range(2):
        wait_for_question(page)
        before = revision(page)
        choices(page).first.click()
        wait_for_change(page, before)
    expect(page.locator(".handover-card")).to_be_visible()
    assert secrets_in(page) == 0
    expect(page.locator(".handover-card button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".handover-card")).to_have_count(0)
    # A page whose line is not open yet comes anew.
    wait_for_question(page)
    assert secrets_in(page) > 0
