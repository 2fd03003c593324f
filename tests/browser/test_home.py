"""Home: three clicks to a game."""

from __future__ import annotations

from playwright.sync_api import Page


def test_play_now_leads_to_a_table(page: Page, base_url: str) -> None:
    page.goto(base_url)
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url("**/t/*")
    assert page.locator("svg.mysthea").count() == 1
