"""Runs in real browsers: won and lost, saved and resumed, the sheet carried on, the day's Run, two players, a phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rulewright.catalog import load
from rulewright.games.dragon_eclipse.rules.roguelite.sheet import read_sheet, write_sheet

from .conftest import Server, serious
from .duels import click, click_board
from .runs import FIRST, GAME, STRONG, Move, before, find, play, steps
from .tables import PLAIN, WAIT, Table, call, people, revision, wait_for_change, wait_for_question

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PAIR = {"mystling": "young-iceling", "partner": "prowler", "sheet": "new"}


@cache
def line(ended: str) -> tuple[int, list[Move]]:
    return find("won", STRONG) if ended == "won" else find("lost", FIRST, ("buy-perk", "add-card"))


def run_table(server: Server, seed: int, options: dict[str, Any], moves: Sequence[Move], players: int = 1) -> Table:
    """A Run that stands where these choices have led."""
    table = Table(server.url, people("Ada", "Ben")[:players], seed, GAME, mode="roguelite", options=options)
    for seat, choice in moves:
        table.choose(seat, choice)
    return table


def visitor(context: BrowserContext, server: Server, **settings: str) -> Page:
    """Somebody who comes without a seat, and has a profile of their own as soon as they sit down."""
    cookies = {f"rw_{name}": value for name, value in {**PLAIN, **settings}.items()}
    context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies.items()])
    page = context.new_page()
    page.set_default_timeout(WAIT)
    return page


def begin_run(page: Page, server: Server, seed: int) -> str:
    """A Run with one's own sheet, from the form; returns the table."""
    page.goto(f"{server.url}/new/{GAME}?mode=roguelite")
    page.locator("#name-0").fill("Ada")
    page.evaluate("document.querySelectorAll('details.fold').forEach((one) => { one.open = true; })")
    assert page.locator('[name="option-sheet"][value="mine"]').is_checked()
    page.locator('select[name="option-mystling"]').select_option(FIRST["mystling"])
    page.locator("#seed").fill(str(seed))
    page.locator(".start button").click()
    wait_for_question(page)
    return page.url.rsplit("/", 1)[1]


def answer(context: BrowserContext, server: Server, table: str, moves: Sequence[Move]) -> None:
    """The same person answers by a script."""
    token = next(str(one["value"]) for one in context.cookies() if one["name"] == f"rw_table_{table}")
    for _, choice in moves:
        call(server.url, f"/api/tables/{table}/choices", {"choice": choice}, token)


def ways(page: Page) -> list[str]:
    found: list[str] = page.locator('.choice[value^="go-space"]').evaluate_all("list => list.map((one) => one.value)")
    return found


def test_a_run_is_won_and_its_final_screen_tells_its_story(context: BrowserContext, server: Server) -> None:
    seed, moves = line("won")
    table = run_table(server, seed, STRONG, moves[:-14])
    page = table.seat(context, 0)
    for _, choice in moves[-14:]:
        wait_for_question(page)
        click_board(page, choice)
    end = page.locator(".end-card")
    expect(end).to_be_visible()
    expect(end.locator(".final-told")).to_contain_text("The Run is won")
    story = end.locator(".story-epilogue svg")
    expect(story).to_be_visible()
    expect(story.get_by_text("The third Boss is defeated")).to_have_count(1)
    assert story.locator("g[id$='-place-3boss']").count() == 1
    assert serious(page) == []


def test_a_run_is_lost_and_the_next_begins_with_what_it_has_marked(context: BrowserContext, server: Server) -> None:
    seed, moves = line("lost")
    page = visitor(context, server)
    table = begin_run(page, server, seed)
    spending = before(seed, 1, FIRST, moves, steps.Spend)
    # Nobody looks meanwhile: a page that follows would draw every one of these moments.
    page.goto("about:blank")
    answer(context, server, table, moves[:spending])
    page.goto(f"{server.url}/t/{table}")
    bought = 0
    for _, choice in moves[spending:]:
        wait_for_question(page)
        # What can be bought glows on the wall.
        if choice.startswith("buy-perk"):
            expect(page.locator("#wall")).to_be_visible()
            bought += 1
        click_board(page, choice)
    assert bought
    expect(page.locator(".end-card .final-told")).to_contain_text("The Run is lost")
    page.goto(f"{server.url}/me")
    page.get_by_role("link", name="Save sheet").click()
    expect(page.locator(".wall svg")).to_be_visible()
    expect(page.locator(".wall").get_by_text(f"{bought} of 18")).to_have_count(1)
    assert serious(page) == []
    page.goto(f"{server.url}/me/history/{GAME}")
    expect(page.get_by_text("What ended it")).to_be_visible()
    # The next Run offers what was bought.
    begin_run(page, server, seed)
    expect(page.locator("#line")).to_have_attribute("data-state", "on")
    expect(page.locator("#table").get_by_text("Starting Perk").first).to_be_attached()


def test_a_run_is_suspended_anywhere_and_saved_at_a_camp(browser: Browser, own_server: Server) -> None:
    options = {**STRONG, "printed_save": True}
    state, moves = play(1, 1, options)
    assert state.run.bosses
    camp = before(1, 1, options, moves, steps.LeaveCamp)
    table = run_table(own_server, 1, options, moves[: camp - 3])
    with browser.new_context(locale="en") as context:
        page = table.seat(context, 0)
        wait_for_question(page)
        asked = page.locator(".choice").evaluate_all("list => list.map((one) => one.value)")
        own_server.kill()
        own_server.start()
        page.reload()
        wait_for_question(page)
        assert page.locator(".choice").evaluate_all("list => list.map((one) => one.value)") == asked
        for _, choice in moves[camp - 3 : camp]:
            click(page, choice)
        click(page, "save-run")
        # Artifacts are chosen anew, as the rulebook says.
        expect(page.locator('.choice[value^="take-artifact"]').first).to_be_attached()
        expect(page.locator("#part-log")).to_contain_text("The Run is saved")


def test_two_players_choose_their_way_together_and_may_end_the_run(browser: Browser, server: Server) -> None:
    _, moves = play(1, 2, PAIR, "random")
    way = before(1, 2, PAIR, moves, steps.OnTrail)
    table = run_table(server, 1, PAIR, moves[:way], players=2)
    with browser.new_context(locale="en") as one, browser.new_context(locale="en") as two:
        ada, ben = table.seat(one, 0), table.seat(two, 1)
        for page in (ada, ben):
            expect(page.locator('.choice[value^="go-space"]').first).to_be_attached()
            expect(page.locator("#shape-1")).to_be_attached()
            expect(page.locator("#shape-2")).to_be_attached()
        held = revision(ben)
        ben.locator("#menu summary, .menu-choice summary").first.evaluate("one => one.closest('details').open = true")
        ending = ben.locator('button[value="end-run"]')
        ending.evaluate("one => one.form.requestSubmit(one)")
        wait_for_change(ben, held)
        expect(ada.locator(".end-card .final-told")).to_contain_text("The Run was ended")


def test_the_run_of_the_day_has_a_table_of_results(browser: Browser, server: Server) -> None:
    for name in ("Ada", "Ben"):
        with browser.new_context(locale="en") as context:
            page = visitor(context, server, name=name)
            page.goto(f"{server.url}/daily/{GAME}")
            page.get_by_role("button", name="Play it").click()
            wait_for_question(page)
            table = page.url.rsplit("/", 1)[1]
            held = revision(page)
            while page.locator('button[value="end-run"]').count() == 0:
                click(page, page.locator(".choice:not([hidden])").last.get_attribute("value") or "")
                held = revision(page)
            page.locator('button[value="end-run"]').evaluate("one => one.form.requestSubmit(one)")
            wait_for_change(page, held)
            page.goto(f"{server.url}/daily/{GAME}")
            expect(page.locator(".standings .mine")).to_contain_text(name)
            assert table in page.content()
            assert serious(page) == []


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("uk", "light")])
def test_a_way_and_a_card_are_chosen_on_a_phone(browser: Browser, server: Server, lang: str, theme: str) -> None:
    seed, moves = line("lost")
    way = before(seed, 1, FIRST, moves, steps.OnTrail)
    offer = before(seed, 1, FIRST, moves, steps.TakeOffered)
    table = run_table(server, seed, FIRST, moves[:way])
    with browser.new_context(**PHONE) as pocket:
        page = table.seat(pocket, 0, lang=lang, theme=theme)
        wait_for_question(page)
        told = page.locator('.choice[value^="go-space"]').first.inner_text()
        assert ("to the Boss" if lang == "en" else "до Боса") in told
        for _, choice in moves[way : offer + 1]:
            held = revision(page)
            page.locator(f'.choice[value="{choice}"]').tap()
            wait_for_change(page, held)
            wait_for_question(page)
            assert int(page.evaluate("document.documentElement.scrollWidth")) <= 360
        assert serious(page) == []


def test_a_way_is_chosen_by_keyboard_and_taken_back(context: BrowserContext, server: Server) -> None:
    seed, moves = line("lost")
    way = before(seed, 1, FIRST, moves, steps.OnTrail)
    table = run_table(server, seed, FIRST, moves[:way])
    page = table.seat(context, 0)
    wait_for_question(page)
    page.locator('.choice[value^="go-space"]').first.focus()
    held = revision(page)
    page.keyboard.press("Enter")
    wait_for_change(page, held)
    expect(page.locator("#part-log")).to_contain_text("You go on")


def test_a_shortcut_is_clicked_and_the_run_begins_at_its_camp(context: BrowserContext, server: Server) -> None:
    """DRE-700 to DRE-703: with two boxes a Run may begin at the second Camp, with the tops of 6 Mystery cards."""
    save = replace(read_sheet(load(GAME).content, "complete"), darkness=0)
    options = {**STRONG, "sheet": write_sheet(save)}
    _, moves = play(1, 1, options)
    asked = before(1, 1, options, moves, steps.ChooseShortcut)
    table = run_table(server, 1, options, moves[:asked])
    page = table.seat(context, 0)
    wait_for_question(page)
    for camp in (0, 1, 2):
        expect(page.locator(f'.choice[value="start-at {camp}"]')).to_be_attached()
    click(page, "start-at 2")
    for _ in range(80):
        wait_for_question(page)
        if page.locator('.choice[value^="go-space"]').count():
            break
        click(page, page.locator(".choice").last.get_attribute("value") or "")
    expect(page.locator("#part-log")).to_contain_text("begins at Camp 2")
    expect(page.locator('.choice[value^="go-space"]').first).to_be_attached()
    # The way behind it is only that from the third stage on.
    assert all(value.startswith("go-space 3") for value in ways(page))
    assert serious(page) == []
