"""A deck is built with keys alone: searched, read, added, filled up; and every card tells what it does."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from rulewright.catalog import load

from .conftest import serious
from .duels import EASY, GAME
from .tables import Table, people, revision, wait_for_change, wait_for_question

OPTIONS = {**EASY, "deck": "build"}


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_a_deck_is_built_by_keys_alone(context: BrowserContext, base_url: str) -> None:
    game = load(GAME)
    table = Table(base_url, people("Ada"), 4, GAME, options=OPTIONS)
    page = table.seat(context, 0)
    wait_for_question(page)
    headings = page.locator(".choice-heading")
    assert headings.count() >= 4
    for card in game.content.specific[EASY["mystling"]][:2]:
        text = game.texts("en").component(card)
        press(page, "/")
        page.keyboard.type(text.name)
        expect(page.locator(".choice:not([hidden])")).to_have_count(1)
        expect(page.locator(".choice-heading:not([hidden])")).to_have_count(1)
        press(page, "Enter")
        expect(page.locator("#choice-preview .card-words")).to_contain_text(text.rules[0][:30])
        before = revision(page)
        press(page, "Enter")
        wait_for_change(page, before)
        expect(page.locator("#part-log")).to_contain_text(text.name)
    expect(page.locator("#prompt-title")).to_contain_text("2 of 16")
    assert serious(page) == []
    # The list is left where it was, arrows walk it, and what was added can be taken back.
    press(page, "c", "ArrowDown", "ArrowDown", "ArrowUp")
    assert page.evaluate("document.activeElement.className").startswith("choice")
    before = revision(page)
    press(page, "u")
    wait_for_change(page, before)
    expect(page.locator("#prompt-title")).to_contain_text("1 of 16")
    press(page, "/")
    page.keyboard.type("suggested")
    press(page, "Enter")
    before = revision(page)
    press(page, "Enter")
    wait_for_change(page, before)
    expect(page.locator("#prompt-title")).to_contain_text("four cards")


def test_a_long_list_says_what_was_found_and_nothing_where_nothing_fits(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, people("Леся"), 4, GAME, options=OPTIONS)
    page = table.seat(context, 0, lang="uk", theme="light")
    wait_for_question(page)
    many = page.locator(".choice").count()
    field = page.get_by_label("Шукати серед варіантів")
    field.fill("опік")
    found = page.locator(".choice:not([hidden])").count()
    assert 0 < found < many
    expect(page.locator("#choice-found")).to_have_text(f"{found}/{many}")
    field.fill("немає такого слова")
    expect(page.locator(".choice:not([hidden])")).to_have_count(0)
    expect(page.locator(".choice-heading:not([hidden])")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".choice:not([hidden])")).to_have_count(many)
