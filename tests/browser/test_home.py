"""Home and the pages around the table: three clicks to a game, seats for friends, settings, every screen accessible."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rulewright.catalog import game_names, load

from .conftest import serious
from .tables import WAIT

GAME = game_names()[0]
PAGES = ("/", f"/new/{GAME}", "/nowhere")


def visit(browser: Browser, **settings: Any) -> Page:
    """Another person, with a browser of their own."""
    page = browser.new_context(**settings).new_page()
    page.set_default_timeout(WAIT)
    return page


def test_play_now_leads_to_a_table(page: Page, base_url: str) -> None:
    page.goto(base_url)
    expect(page.get_by_role("heading", name=load(GAME).table.about(load(GAME).texts("en"))[0])).to_be_visible()
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url("**/t/*")
    assert page.locator("#board svg").count() >= 1
    page.goto(base_url)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.get_by_role("link", name="Continue").first.click()
    page.wait_for_url("**/t/*")


def test_without_scripts_everything_is_there(browser: Browser, base_url: str) -> None:
    page = visit(browser, java_script_enabled=False, locale="en")
    page.goto(base_url + f"/new/{GAME}")
    page.get_by_label("Settings").first.click()
    page.get_by_label("Large", exact=True).check()
    page.get_by_role("button", name="Apply").click()
    expect(page.locator("html")).to_have_attribute("data-size", "large")
    assert page.url.endswith(f"/new/{GAME}")
    page.get_by_role("button", name="Українська").click()
    expect(page.locator("h1")).to_have_text("Новий стіл")
    page.locator("#seat-1").select_option("none")
    expect(page.locator("#name-1")).to_be_hidden()
    page.get_by_label("Ім’я").first.fill("Леся")
    page.get_by_role("button", name="Накрити стіл").click()
    page.wait_for_url("**/t/*")
    assert "Леся" in page.content()
    page.context.close()


def test_a_friend_sits_down_by_link(browser: Browser, base_url: str) -> None:
    host = visit(browser, permissions=["clipboard-read", "clipboard-write"])
    host.goto(base_url + f"/new/{GAME}")
    host.locator("#name-0").fill("Ада")
    host.locator("#seat-1").select_option("friend")
    host.locator("#seat-2").select_option("none")
    host.get_by_role("button", name="Set up the table").click()
    host.wait_for_url("**/invite")
    host.get_by_role("button", name=re.compile("Copy.*Seat 2")).click()
    expect(host.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    link = host.locator("#link-1").input_value()
    assert host.evaluate("navigator.clipboard.readText()") == link
    assert serious(host) == []
    friend = visit(browser, locale="uk", color_scheme="light")
    friend.goto(link)
    assert serious(friend) == []
    friend.get_by_label("Ім’я").fill("Марко")
    friend.get_by_role("button", name="Сісти за стіл").click()
    friend.wait_for_url(re.compile(r"/t/\w+$"))
    host.reload()
    expect(host.get_by_text("Марко is here")).to_be_visible()
    for page in (host, friend):
        page.context.close()


def test_an_open_table_can_be_joined_and_watched_from_home(browser: Browser, base_url: str) -> None:
    host = visit(browser)
    host.goto(base_url + f"/new/{GAME}")
    host.locator("#name-0").fill("Wanda")
    host.locator("#seat-1").select_option("friend")
    host.get_by_text("Everybody", exact=True).click()
    host.get_by_role("button", name="Set up the table").click()
    host.wait_for_url("**/invite")
    guest = visit(browser)
    guest.goto(base_url)
    card = guest.locator(".table-card", has_text="Wanda")
    expect(card.get_by_text("One seat is free")).to_be_visible()
    expect(card.get_by_role("link", name="Watch")).to_be_visible()
    assert serious(guest) == []
    card.get_by_label("Name").fill("Guest")
    card.get_by_role("button", name="Join").click()
    guest.wait_for_url("**/t/*")
    guest.goto(base_url)
    expect(guest.locator(".table-card", has_text="Wanda")).to_contain_text("Guest (you)")
    for page in (host, guest):
        page.context.close()


def test_settings_take_effect_at_once_and_stay(page: Page, base_url: str) -> None:
    page.goto(base_url)
    menu = page.get_by_label("Settings").first
    menu.click()
    page.locator("label", has_text="Huge").click()
    expect(page.locator("html")).to_have_attribute("data-size", "huge")
    expect(page.get_by_text("Saved")).to_be_visible()
    with page.expect_response("**/settings"):
        page.locator("label", has_text="Light").click()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(247, 241, 230)"
    expect(page.locator("img[data-art]").first).to_have_attribute("src", re.compile("theme=light"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Text size")).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_attribute("data-size", "huge")
    page.get_by_role("button", name="Українська").click()
    expect(page.get_by_role("button", name="Грати зараз проти ботів").first).to_be_visible()


def test_the_keyboard_reaches_the_content_first(page: Page, base_url: str) -> None:
    page.goto(base_url)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    expect(page.locator(".skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("locale", ["en", "uk"])
@pytest.mark.parametrize("size", ["medium", "huge"])
def test_nothing_is_wider_than_a_phone(browser: Browser, base_url: str, locale: str, size: str) -> None:
    page = visit(browser, locale=locale, viewport={"width": 360, "height": 740}, has_touch=True)
    page.context.add_cookies([{"name": "rw_size", "value": size, "url": base_url}])
    for path in PAGES:
        page.goto(base_url + path)
        for fold in page.locator("details.fold > summary").all():
            fold.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
        page.locator("details[data-menu] > summary").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, f"menu of {path}"
    page.context.close()


@pytest.mark.parametrize(("locale", "scheme"), [("en", "dark"), ("uk", "light")])
def test_no_serious_finding(browser: Browser, base_url: str, locale: str, scheme: str) -> None:
    page = visit(browser, locale=locale, color_scheme=scheme, reduced_motion="reduce")
    for path in PAGES:
        page.goto(base_url + path)
        for fold in page.locator("details > summary").all():
            fold.click()
        assert serious(page) == [], path
    page.context.close()
