"""Duels against an Enemy: one won, one tamed, one fought by two; everybody wins or loses together."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, expect

from .conftest import Server, serious
from .duels import ALLIES, EASY, GAME, button, click, click_board, click_together, find_line
from .tables import Table, people, wait_for_newest, wait_for_question

BY_HAND = 16
"""So many choices of two browsers are clicked before the rest is played by a program, all but the last."""


def test_a_duel_is_won_by_clicking_on_the_arena(context: BrowserContext, base_url: str) -> None:
    options = {**EASY, "taming": False}
    line = find_line("win", 1, options)
    table = Table(base_url, people("Ada"), line.seed, GAME, options=options)
    page = table.seat(context, 0)
    wait_for_question(page)
    assert serious(page) == []
    for _, choice in line.moves:
        click_board(page, choice)
    end = page.locator(".end-card")
    expect(end.get_by_role("heading", name="Ada wins")).to_be_visible()
    expect(end).to_contain_text("is defeated")
    expect(end.get_by_role("heading", name="Health over time")).to_be_visible()
    expect(end.locator(".story-chart svg").first).to_be_visible()
    assert end.locator(".story-places, .story-areas").count() == 0, "nobody is ranked where nobody competes"
    assert serious(page) == []
    end.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table.id})\w+$"))
    wait_for_question(page)
    expect(page.locator(".headline-text")).to_contain_text("duel")


def test_an_enemy_is_tamed_and_the_replay_shows_it(context: BrowserContext, base_url: str) -> None:
    line = find_line("tame", 1, EASY)
    table = Table(base_url, people("Леся"), line.seed, GAME, options=EASY)
    page = table.seat(context, 0, lang="uk", theme="light")
    wait_for_question(page)
    page.get_by_role("button", name="Підказка").click()
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(".choice.hinted")).to_be_visible()
    for _, choice in line.moves:
        click(page, choice)
    end = page.locator(".end-card")
    expect(end.get_by_role("heading", name="Перемога: Леся")).to_be_visible()
    expect(end).to_contain_text("приручено")
    end.get_by_role("link", name="Показати мить").first.click()
    page.wait_for_url("**/replay/**")
    expect(page.locator("#board > svg")).to_be_visible()
    expect(page.locator("#board #layer-mats > svg")).to_have_count(1)
    assert serious(page) == []
    # On a phone the Arena has the whole width, and what lies before the player is below it.
    page.set_viewport_size({"width": 360, "height": 740})
    cards = page.locator(".replay-mat [id^=slot-1-]")
    expect(cards).to_have_count(4)
    before = page.locator(".replay-mat").inner_html()
    page.locator("[data-go=first]").click()
    expect(page.locator("main.replay")).to_have_attribute("data-at", "0")
    assert page.locator(".replay-mat").inner_html() != before
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(page) == []


def test_two_tamers_fight_side_by_side_in_two_browsers(browser: Browser, server: Server) -> None:
    line = find_line("win", 2, ALLIES)
    table = Table(server.url, people("Ada", "Ben"), line.seed, GAME, options=ALLIES)
    with browser.new_context() as hers, browser.new_context() as his:
        pages = [table.seat(hers, 0), table.seat(his, 1)]
        for seat, choice in line.moves[:BY_HAND]:
            click_together(pages, button(pages[seat], choice))
        for seat, choice in line.moves[BY_HAND:-1]:
            table.choose(seat, choice)
        seat, choice = line.moves[-1]
        wait_for_newest(pages[seat], server.url, table.id, table.tokens[seat])
        button(pages[seat], choice).click()
        for page in pages:
            expect(page.locator(".end-card").get_by_role("heading", name="Ada and Ben win together")).to_be_visible()
        pages[0].get_by_role("button", name="Play again").click()
        pages[0].wait_for_url(re.compile(rf"/t/(?!{table.id})\w+$"))
        pages[1].get_by_role("button", name="Join the next game").click()
        pages[1].wait_for_url(pages[0].url)
