"""A duel on a phone of 360 pixels, in both languages: chosen, built and fought by tapping; nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Server, serious
from .duels import EASY, GAME, find_line
from .tables import Table, people, revision, wait_for_change, wait_for_question

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def fits(page: Page) -> bool:
    return int(page.evaluate("document.documentElement.scrollWidth")) <= 360


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("uk", "light")])
def test_a_duel_is_fought_on_a_phone(browser: Browser, server: Server, lang: str, theme: str) -> None:
    line = find_line("win", 1, {**EASY, "taming": False})
    table = Table(server.url, people("Ada"), line.seed, GAME, options={**EASY, "taming": False})
    with browser.new_context(**PHONE) as pocket:
        page = table.seat(pocket, 0, lang=lang, theme=theme)
        wait_for_question(page)
        assert fits(page)
        assert serious(page) == []
        for _, choice in line.moves[:6]:
            before = revision(page)
            page.locator(f'.choice[value="{choice}"]').tap()
            wait_for_change(page, before)
        for tab in ("hand", "players", "log", "board"):
            page.locator(f'.phone-tabs [data-tab="{tab}"]').tap()
            assert fits(page), tab
        for seat, choice in line.moves[6:]:
            table.choose(seat, choice)
        expect(page.locator(".end-card")).to_be_visible()
        assert fits(page)
        assert serious(page) == []


IN_SIGHT = """() => {
    const button = document.querySelector("#choice-preview [data-confirm]");
    if (!button) return false;
    const box = button.getBoundingClientRect();
    const x = (box.left + box.right) / 2;
    return [box.top + 2, box.bottom - 2].every((y) => button.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_what_a_tap_on_a_card_offers_can_be_confirmed_without_scrolling(
    browser: Browser, server: Server, lang: str
) -> None:
    line = find_line("win", 1, {**EASY, "taming": False})
    table = Table(server.url, people("Ada"), line.seed, GAME, options={**EASY, "taming": False})
    first = next(number for number, (_, choice) in enumerate(line.moves) if choice.startswith("play-card"))
    for seat, choice in line.moves[:first]:
        table.choose(seat, choice)
    with browser.new_context(**PHONE) as pocket:
        page = table.seat(pocket, 0, lang=lang)
        wait_for_question(page)
        page.locator('.phone-tabs [data-tab="hand"]').tap()
        for slot in (1, 2, 3):
            page.locator(f"[id='slot-1-{slot}']").tap()
            expect(page.locator(f'.choice.armed[value="play-card {slot}"]')).to_be_visible()
            page.wait_for_function(IN_SIGHT)


def test_whom_to_play_is_chosen_from_a_long_list_on_a_phone(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada"), 2, GAME)
    with browser.new_context(**PHONE) as pocket:
        page = table.seat(pocket, 0)
        wait_for_question(page)
        page.get_by_label("Search the choices").fill("firple")
        first = page.locator(".choice:not([hidden])").first
        before = revision(page)
        first.tap()
        wait_for_change(page, before)
        expect(page.locator("#prompt-title")).to_contain_text("Enemy")
        assert page.locator(".choice-heading").count() == 5, "Enemies stand under their Tiers"
        assert fits(page)
        assert serious(page) == []
