"""Replays in a real browser: scrub, step, play, share, upload, report; with keyboard, on a phone, without scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from .conftest import serious, wait_for_stillness
from .tables import Table, bots, wait_for_bots


@pytest.fixture(scope="module")
def finished(base_url: str) -> str:
    """The id of a finished table."""
    table = Table(base_url, bots(3), listed=True)
    wait_for_bots(base_url, table.id)
    return str(table.id)


def shown_at(page: Page) -> int:
    return int(page.locator("main.replay").get_attribute("data-at") or -1)


def wait_at(page: Page, at: int) -> None:
    expect(page.locator("main.replay")).to_have_attribute("data-at", str(at))


def board_of(page: Page) -> str:
    """The drawing, without what the browser adds."""
    drawn: str = page.evaluate("[...document.querySelectorAll('#board > svg > g')].map(g => g.outerHTML).join('')")
    return drawn


def test_scrub_step_and_keys(page: Page, base_url: str, finished: str) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.goto(f"{base_url}/replay/{finished}?at=40&seat=watch")
    page.locator("#at").fill("120")
    wait_at(page, 120)
    assert "at=120" in page.url
    page.get_by_role("link", name="One move on").click()
    wait_at(page, 121)
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    wait_at(page, 120)
    page.keyboard.press("End")
    last = int(page.locator("main.replay").get_attribute("data-last") or 0)
    wait_at(page, last)
    page.keyboard.press("Home")
    wait_at(page, 0)
    page.keyboard.press("PageDown")
    expect(page.locator(".replay-chapters [aria-current]")).to_have_count(1)
    expect(page.locator("main.replay")).not_to_have_attribute("data-at", "0")
    assert problems == []


def test_a_scrubbed_board_is_the_served_board(page: Page, base_url: str, finished: str) -> None:
    """Layer by layer or at once: the same drawing, and the log stops at the moment."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{base_url}/replay/{finished}?at=60&seat=1")
    for at in (61, 62, 200, 90):
        page.locator("#at").fill(str(at))
        wait_at(page, at)
    live = board_of(page)
    now = page.locator("#log li.now").all_inner_texts()
    page.reload()
    assert shown_at(page) == 90
    assert board_of(page) == live
    assert page.locator("#log li.now").all_inner_texts() == now
    visible = page.locator("#log li:not(.later)").evaluate_all("lines => lines.map(line => Number(line.dataset.at))")
    assert max(visible) <= 90


def test_a_shared_link_opens_the_same_moment(page: Page, browser: Browser, base_url: str, finished: str) -> None:
    page.goto(f"{base_url}/replay/{finished}?at=10&seat=2")
    page.locator("#at").fill("77")
    wait_at(page, 77)
    link = page.get_by_role("link", name="Link to this moment").get_attribute("href")
    assert link == f"/replay/{finished}?at=77&seat=2"
    other = browser.new_page()
    other.goto(base_url + link)
    assert shown_at(other) == 77
    assert other.locator("#seat").input_value() == "2"
    assert other.locator("#moment").inner_text() == page.locator("#moment").inner_text()
    other.close()


def test_it_plays_and_pauses(page: Page, base_url: str, finished: str) -> None:
    page.clock.install()
    page.goto(f"{base_url}/replay/{finished}?at=20&seat=watch")
    page.clock.pause_at(page.evaluate("Date.now()") + 600_000)
    page.locator("[data-speed]").select_option("160")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    for at in (21, 22, 23):
        page.clock.run_for(160)
        wait_at(page, at)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.run_for(16_000)
    # The slider goes on as soon as a step is asked for.
    assert page.locator("#at").input_value() == "23"
    wait_at(page, 23)


def test_perspective_log_and_rules(page: Page, base_url: str, finished: str) -> None:
    page.goto(f"{base_url}/replay/{finished}?at=150&seat=watch")
    known = page.locator("#board [id^=hand-0] [id^=card-]").count()
    page.locator("#seat").select_option("0")
    page.wait_for_url("**seat=0**")
    assert shown_at(page) == 150
    assert page.locator("#board [id^=hand-0] [id^=card-]").count() > known
    line = page.locator("#log li:not(.later)").nth(-8)
    at = int(line.get_attribute("data-at") or 0)
    line.locator("a").first.click()
    wait_at(page, at)
    page.locator("#log li.now .rule-chip").last.click()
    card = page.locator("#rule-card")
    expect(card).to_be_visible()
    assert len(card.inner_text()) > 30
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_without_scripts(browser: Browser, base_url: str, finished: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{base_url}/replay/{finished}?at=30&seat=0")
    page.get_by_role("link", name="One move on").click()
    assert "at=31" in page.url
    page.locator(".replay-chapters a.chapter").last.click()
    assert re.search(r"at=\d{2,}&seat=0", page.url)
    page.locator("#seat").select_option("1")
    page.locator("form:has(#seat) button").click()
    assert "seat=1" in page.url
    context.close()


def test_a_downloaded_file_is_uploaded_and_watched(page: Page, base_url: str, finished: str, tmp_path: Path) -> None:
    page.goto(f"{base_url}/replay/{finished}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the file").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    page.goto(f"{base_url}/replays")
    page.locator("#file").set_input_files(file)
    page.get_by_role("button", name="Watch it").click()
    page.wait_for_url("**/replay/file/*")
    page.locator("#at").fill("55")
    wait_at(page, 55)
    page.goto(f"{base_url}/replays")
    (tmp_path / "bad.jsonl").write_bytes(b"\x00\x01 no replay")
    page.locator("#file").set_input_files(tmp_path / "bad.jsonl")
    page.get_by_role("button", name="Watch it").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be watched")


def test_the_final_screen_tells_the_story(page: Page, base_url: str, finished: str) -> None:
    page.goto(f"{base_url}/t/{finished}")
    final = page.locator("section.final")
    expect(final).to_be_visible()
    assert final.locator(".story-places li").count() == 3
    assert final.locator(".story-notes li").count() >= 3
    assert final.locator("svg.chart[role=img]:visible").count() >= 5
    found = Axe().run(page, "section.final").response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []


def test_report_a_problem(page: Page, base_url: str) -> None:
    page.goto(base_url)
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{base_url}/t/{table}/report")
    assert serious(page) == []
    page.get_by_label("What happened").fill("The golem did not move")
    page.get_by_role("button", name="Save the report").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("Download the report")).click()
    assert download.value.suggested_filename.endswith(".zip")
    page.goto(f"{base_url}/replay/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Still being played")
    assert serious(page) == []


@pytest.mark.parametrize(("width", "height", "theme", "code"), [(1440, 900, "dark", "en"), (360, 740, "light", "uk")])
def test_screens_are_accessible_and_fit(
    browser: Browser, base_url: str, finished: str, width: int, height: int, theme: str, code: str
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height})
    context.add_cookies(
        [{"name": "rw_theme", "value": theme, "url": base_url}, {"name": "rw_lang", "value": code, "url": base_url}]
    )
    page = context.new_page()
    for path in (f"/replay/{finished}?at=9999&seat=0", "/replays"):
        page.goto(base_url + path)
        wait_for_stillness(page)
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    context.close()
