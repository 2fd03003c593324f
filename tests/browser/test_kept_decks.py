"""Decks of a person and counts of campaigns in real browsers: saved, used by keyboard, refused; a desk and a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import Server, serious
from .tables import wait_for_question
from .test_roguelite import PHONE, visitor

GAME = "dragon_eclipse"
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


def begin(page: Page, server: Server, mode: str, **options: str) -> str:
    """A game of one's own from the form; returns the table."""
    page.goto(f"{server.url}/new/{GAME}?mode={mode}")
    page.locator("#name-0").fill("Ada")
    page.evaluate("document.querySelectorAll('details.fold').forEach((one) => { one.open = true; })")
    for name, value in options.items():
        if page.locator(f'select[name="option-{name}"]').count():
            page.locator(f'select[name="option-{name}"]').select_option(value)
        else:
            page.locator(f'[name="option-{name}"][value="{value}"]').check(force=True)
    page.locator(".start button").click()
    wait_for_question(page)
    return page.url.rsplit("/", 1)[1]


def build(page: Page, server: Server, mystling: str) -> str:
    """A duel at the first card of a deck."""
    return begin(page, server, "duel", mystling=mystling, enemy="wild-firple", deck="build")


@pytest.mark.parametrize(("screen", "lang"), [(DESK, "en"), (PHONE, "uk")], ids=["desk", "phone"])
def test_a_deck_is_saved_used_again_and_refused_where_it_does_not_fit(
    browser: Browser, server: Server, screen: dict[str, Any], lang: str
) -> None:
    use = "Use this deck" if lang == "en" else "Узяти цю колоду"
    with browser.new_context(**screen) as context:
        page = visitor(context, server, lang=lang)
        table = build(page, server, "golomo")
        page.locator('.choice[value="fill-deck"]').evaluate("one => one.click()")
        expect(page.locator('.choice[value^="add-card"]')).to_have_count(0)
        page.goto(f"{server.url}/t/{table}/decks")
        page.locator("#deck-name-0").fill("Rolling hills")
        page.locator("#deck-name-0").press("Enter")
        expect(page.get_by_role("status")).to_be_visible()
        expect(page.get_by_role("heading", name="Rolling hills")).to_be_visible()
        assert serious(page) == []

        table = build(page, server, "golomo")
        page.locator("#decks").click()
        button = page.get_by_role("button", name=use)
        expect(button).to_be_visible()
        assert int(page.evaluate("document.documentElement.scrollWidth")) <= page.viewport_size["width"]  # type: ignore[index]
        button.focus()
        page.keyboard.press("Enter")
        page.wait_for_url(f"{server.url}/t/{table}")
        wait_for_question(page)
        expect(page.locator('.choice[value^="add-card"]')).to_have_count(0)

        build(page, server, "siren")
        page.locator("#decks").click()
        expect(page.locator(".deck-why")).to_contain_text("DRE-130")
        expect(page.get_by_role("button", name=use)).to_have_count(0)
        assert serious(page) == []
        page.goto(f"{server.url}/me")
        expect(page.get_by_role("heading", name="Rolling hills")).to_be_visible()
        assert serious(page) == []


def test_a_campaign_is_counted_in_the_profile_as_soon_as_it_has_begun(context: BrowserContext, server: Server) -> None:
    page = visitor(context, server)
    begin(page, server, "campaign")
    page.goto(f"{server.url}/me")
    told = page.locator("section[aria-labelledby='counted-title']")
    expect(told.get_by_text("Campaigns begun")).to_be_visible()
    expect(told.locator("dd").first).to_have_text("1")
    expect(told.get_by_text("Endings seen")).to_be_visible()
    assert serious(page) == []
