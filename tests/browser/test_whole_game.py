"""A whole game against a bot, by keys and by clicking in turn, to the final screen and the rematch."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from .conftest import serious
from .tables import QUICK, Table, bots, choices, people, quickest, revision, wait_for_change, wait_for_question


def by_keys(page: Page) -> None:
    """Make the choice that brings the game on without a mouse: to the first choice by letter, on from there by Tab."""
    values = choices(page).evaluate_all("list => list.map(one => one.value)")
    place = next((values.index(value) for value in QUICK if value in values), 0)
    page.keyboard.press("c")
    for _ in range(place):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_a_whole_game_against_bots_by_keys_and_by_clicking(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=3)
    page = table.seat(context, 0)
    for number in range(400):
        wait_for_question(page)
        if page.locator(".end-card").count():
            break
        before = revision(page)
        if number % 4 == 3:
            quickest(page).click()
        else:
            by_keys(page)
        wait_for_change(page, before)
    expect(page.locator(".end-card")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert serious(page) == []
    page.locator("#end-close").click()
    expect(page.locator(".end-card")).to_be_hidden()
    again = context.request.post(f"{table.address}/rematch", headers={"origin": base_url})
    assert again.ok
    assert again.url != table.address
    page.goto(again.url)
    wait_for_question(page)
    expect(page.locator(".tray svg.mat")).to_be_visible()
    page.goto(table.address)
    expect(page.get_by_role("button", name="Join the next game")).to_be_visible()
    # The page has the last lines of the log; the others come when they are asked for, up to the very first.
    lines = page.locator("#part-log > li")
    assert lines.count() == 200
    page.locator("#end-close").click()
    while page.locator("#earlier").is_visible():
        had = lines.count()
        page.locator("#earlier").click()
        expect(lines.nth(had)).to_be_attached()
    assert lines.evaluate_all("list => list.every((one, n) => Number(one.dataset.n) === n)")
