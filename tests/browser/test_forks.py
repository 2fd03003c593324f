"""What if, in a real browser: from a line of the log and from a replay to a table of its own, and the tree of forks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from .conftest import serious
from .tables import Table, bots, choices, people, quickest, revision, wait_for_bots, wait_for_change, wait_for_question

SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_the_log_becomes_a_table_of_its_own(context: BrowserContext, base_url: str, size: str) -> None:
    table = Table(base_url, [*people("Anna"), *bots(2)])
    page = table.seat(context, 0)
    page.set_viewport_size(SIZES[size])
    # A page that becomes narrow comes anew, with the drawing for phones.
    expect(page.locator("html")).to_have_attribute("data-narrow", str(size == "phone").lower())
    wait_for_question(page)
    before = revision(page)
    quickest(page).click()
    wait_for_change(page, before)
    wait_for_question(page)
    before = revision(page)
    if size == "phone":
        page.locator(".phone-tabs [data-tab=log]").click()
    page.locator("#part-log .log-text").first.click()
    page.get_by_role("link", name="What if, from before this").click()
    expect(page.get_by_role("heading", name="What if?")).to_be_visible()
    page.wait_for_url(re.compile(r"/fork\?at=0$"))
    expect(page.locator("#seat-0")).to_have_value("me")
    expect(page.locator("#seat-1")).to_have_value("bot")
    expect(page.locator(".fork-board svg").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    # By keyboard alone.
    page.get_by_role("button", name="Play on from here").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_be_attached()
    fork = page.url.rsplit("/", 1)[1]
    assert fork != table.id
    if size == "phone":
        page.locator(".phone-tabs [data-tab=log]").click()
    notice = page.locator("#part-bar").get_by_role("link", name="A what-if: it goes on from after choice 0")
    expect(notice).to_be_visible()
    expect(page.locator(".fork-notice a").last).to_have_attribute("href", f"/t/{table.id}")
    expect(choices(page).first).to_be_attached()
    notice.focus()
    page.keyboard.press("Enter")
    tree = page.locator(".fork-tree")
    expect(tree.locator("[aria-current=page]")).to_have_attribute("href", f"/t/{fork}")
    expect(tree.locator("li li .fork-node")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    tree.locator(f"a[href='/t/{table.id}']").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", before)


def test_a_moment_of_a_replay_becomes_a_table(page: Page, base_url: str) -> None:
    table = Table(base_url, bots(3))
    wait_for_bots(base_url, table.id)
    page.goto(f"{base_url}/replay/{table.id}")
    last = int(page.locator("main.replay").get_attribute("data-last") or 0)
    page.locator("#at").fill(str(last - 20))
    expect(page.locator("main.replay")).to_have_attribute("data-at", str(last - 20))
    page.get_by_role("link", name="What if from here").click()
    expect(page.get_by_role("heading", name=f"After choice {last - 20}")).to_be_visible()
    page.get_by_role("link", name="One move back").click()
    expect(page.get_by_role("heading", name=f"After choice {last - 21}")).to_be_visible()
    expect(page.get_by_label("As they were")).to_be_checked()
    assert serious(page) == []
    page.get_by_role("button", name="Play on from here").click()
    expect(choices(page).first).to_be_attached()
    page.goto(f"{base_url}/t/{table.id}/forks")
    expect(page.locator(".fork-tree li li .fork-node")).to_contain_text(f"From after choice {last - 21}")
