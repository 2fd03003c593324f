"""The table without a mouse: the board by arrows, letters for everything else."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from .tables import Table, bots, people, revision, wait_for_change, wait_for_question


def focused(page: Page, what: str) -> str:
    return str(page.evaluate(f"document.activeElement.{what} ?? ''"))


def test_arrows_walk_the_board_and_enter_chooses(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    page.keyboard.press("b")
    seen = {focused(page, "id")}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(focused(page, "id"))
    assert len(seen) >= 4
    assert all(one.startswith(("region-", "monster-")) for one in seen)
    expect(page.locator(".focus-ring")).to_have_count(1)
    assert focused(page, "getAttribute('aria-label')")
    # Where the bots stand nobody else may: walk on to a region that is offered.
    for key in ("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft") * 4:
        if focused(page, "classList.contains('can')") == "True":
            break
        page.keyboard.press(key)
    else:
        raise AssertionError("no region that is offered can be reached")
    before = revision(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.locator("#part-log")).to_contain_text("Ada places")
    page.keyboard.press("u")
    expect(page.locator("#part-log")).to_contain_text("Ada takes back")


def test_letters_lead_everywhere(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    page.keyboard.press("l")
    assert focused(page, "id") == "panel-log"
    page.keyboard.press("h")
    assert focused(page, "id").startswith(("card-", "hand-"))
    page.keyboard.press("?")
    expect(page.locator("#sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
    # Letters typed into the chat are letters.
    page.locator("#tab-chat").click()
    page.locator("#say-text").fill("")
    page.locator("#say-text").press_sequentially("hulk")
    expect(page.locator("#say-text")).to_have_value("hulk")


def test_the_focus_stays_on_a_link_of_the_bar_that_is_written_anew(
    browser: Browser, context: BrowserContext, base_url: str
) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=5)
    page = table.seat(context, 0)
    link = page.locator("#part-bar a[data-seat='1']")
    link.focus()
    onlooker = browser.new_context()
    table.seat(onlooker)
    page.locator("#part-bar .chip").wait_for(state="attached")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#mat-1")).to_be_focused()
    onlooker.close()
