"""My profile in real browsers: a link that carries seats to another device, a passphrase, and nothing too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from .conftest import serious


@pytest.mark.parametrize("width", [390, 1440])
def test_a_link_carries_my_tables_to_another_device(
    browser: Browser, context: BrowserContext, base_url: str, width: int
) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(base_url)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("#table")).to_be_attached()
    table = page.url.rsplit("/", 1)[1]
    page.goto(base_url)
    page.get_by_role("link", name="Profile").click()
    page.locator("#me-name").fill("Ada")
    page.get_by_role("button", name="Keep").first.click()
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    page.get_by_text("Set a passphrase").click()
    page.get_by_label("The new passphrase").fill("two moons")
    page.locator("form[action='/me/passphrase'] button").click()
    expect(page.get_by_text("must know the passphrase, too")).to_be_visible()
    page.get_by_text("Show my link").click()
    link = page.locator("#me-link").input_value()
    assert serious(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    elsewhere = browser.new_context(locale="en", viewport={"width": width, "height": 844})
    other = elsewhere.new_page()
    other.goto(link if link.startswith("http") else base_url + link)
    other.get_by_label("Passphrase").fill("one moon")
    other.get_by_role("button", name="Use it here").click()
    expect(other.get_by_role("alert")).to_contain_text("not the passphrase")
    assert serious(other) == []
    other.get_by_label("Passphrase").fill("two moons")
    other.get_by_role("button", name="Use it here").click()
    expect(other.get_by_role("heading", name="Ada")).to_be_visible()
    other.goto(base_url)
    other.locator(f"a.button[href='/t/{table}']").click()
    expect(other.locator("#table .choice").first).to_be_attached()
    elsewhere.close()
