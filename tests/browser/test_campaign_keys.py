"""A campaign without a mouse: a page, a Test, a place on the map, an album; roles, labels, and where the focus goes."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from .conftest import Server, serious
from .tables import revision, wait_for_change
from .test_campaign import TO_THE_MAP, book, table_at
from .test_keyboard import focused

DESK = {"width": 1440, "height": 900}


def press(page: Page, key: str) -> None:
    """A key that answers."""
    before = revision(page)
    page.keyboard.press(key)
    wait_for_change(page, before)


def to_choice(page: Page, value: str) -> None:
    """Along the list by arrows, from its first answer."""
    page.keyboard.press("c")
    for _ in range(12):
        if focused(page, "value") == value:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{value} cannot be reached")


def in_the_prompt(page: Page) -> bool:
    return bool(page.evaluate("document.activeElement.closest('#part-prompt') !== null"))


def test_a_page_is_read_and_answered_by_keys(browser: Browser, server: Server) -> None:
    table = table_at(server, TO_THE_MAP[0])
    with browser.new_context(viewport=DESK) as context:
        page = table.seat(context, 0)
        assert serious(page) == []
        page.keyboard.press("t")
        expect(page.locator("#part-book")).to_be_focused()
        expect(page.get_by_role("article", name="What lies open to be read")).to_be_focused()
        expect(page.get_by_role("heading", name="A · The Bell Rope")).to_be_visible()
        page.keyboard.press("End")
        expect(book(page).locator(".leaf-words").last).to_be_in_viewport()
        to_choice(page, "pick-option 2")
        press(page, "Enter")
        assert in_the_prompt(page)
        # Another page lies open, and it begins at its top.
        expect(book(page)).to_contain_text("Too much onion")
        expect(book(page).locator(".leaf").first).to_be_in_viewport()


def test_a_test_is_made_by_keys(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP[:2])
    with browser.new_context(viewport=DESK) as context:
        page = table.seat(context, 0)
        assert serious(page) == []
        page.keyboard.press("b")
        assert focused(page, "id") in ("item-deck", "test-total")
        assert focused(page, "getAttribute('role')") == "button"
        assert re.search("Reveal the next Item|End the Test", focused(page, "getAttribute('aria-label')"))
        to_choice(page, "reveal")
        press(page, "Enter")
        assert in_the_prompt(page)
        expect(page.locator("#revealed-2")).to_have_count(1)
        to_choice(page, "end-test")
        press(page, "Enter")
        assert in_the_prompt(page)
        expect(page.locator("#prompt-title")).to_contain_text("The Third Lock quarter")


def test_places_of_the_map_are_reached_by_arrows(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP)
    with browser.new_context(viewport=DESK) as context:
        page = table.seat(context, 0)
        page.keyboard.press("b")
        reached, waiting = set[str](), [focused(page, "id")]
        while waiting:
            here = waiting.pop()
            if here in reached or not here.startswith("place-"):
                continue
            reached.add(here)
            for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
                page.locator(f"#{here}").focus()
                page.keyboard.press(key)
                waiting.append(focused(page, "id"))
        assert reached >= {f"place-A{n}" for n in (31, 33, 35, 37, 40, 42)}
        # What is hidden in the drawing is found by walking there, as by looking closely.
        assert "place-A44" in reached
        expect(page.locator("#place-A44")).to_have_attribute("aria-label", re.compile("Something is scribbled here"))
        page.locator("#place-A33").focus()
        expect(page.locator("#place-A33")).to_have_attribute("aria-label", re.compile("Script A33"))
        press(page, "Enter")
        expect(book(page).locator(".leaf-mark").first).to_have_text("A33")


def test_an_album_tells_its_name_begins_at_its_top_and_gives_the_focus_back(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP)
    with browser.new_context(viewport=DESK) as context:
        page = table.seat(context, 0)
        for album, title in (("encyclopedia", "Encyclopedia"), ("story", "The story so far")):
            link = page.locator(f'[data-album="{album}"]')
            link.focus()
            page.keyboard.press("Enter")
            heading = page.locator("#sheet").get_by_role("heading", name=title, level=2)
            expect(heading).to_be_focused()
            expect(heading).to_be_in_viewport()
            assert page.evaluate("document.getElementById('sheet').scrollTop") == 0
            assert serious(page) == []
            page.keyboard.press("Escape")
            expect(page.locator("#sheet")).to_be_hidden()
            expect(link).to_be_focused()
