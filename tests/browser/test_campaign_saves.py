"""Saves that people want, by hand in a browser: names, back, another path, the tree, one file, undo and its end."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from .campaigns import MODE, shortest_story
from .conftest import Server, serious
from .duels import GAME, button
from .tables import Table, people, revision, wait_for_change
from .test_campaign import PHONE, TO_THE_MAP, book, fits, story, table_at


def open_saves(page: Page) -> None:
    """By the menu of the table."""
    page.locator("details[data-menu] > summary").last.click()
    page.get_by_role("link", name="Saves and lines of this game").click()
    expect(page.get_by_role("heading", name="Saves and lines")).to_be_visible()


def choose(page: Page, choice: str) -> None:
    before = revision(page)
    button(page, choice).click()
    wait_for_change(page, before)


def at_another_table(page: Page, table: Table) -> None:
    page.wait_for_url(re.compile(rf"/t/(?!{table.id})\w+$"))
    expect(page.locator("#line")).to_have_attribute("data-state", "on")


def lines(page: Page) -> Locator:
    return page.locator(".fork-node")


def test_a_save_with_a_name_opens_a_line_of_its_own_and_the_tree_leads_back(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP[:2])
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = table.seat(context, 0)
        told = story(page)
        open_saves(page)
        expect(lines(page)).to_have_count(1)
        page.get_by_label("Name of the save").fill("Before the rope")
        page.get_by_role("button", name="Save here").click()
        expect(page.get_by_role("button", name="Before the rope", exact=True)).to_be_visible()
        assert serious(page) == []
        page.get_by_role("link", name="Back to the table").click()
        choose(page, "reveal")
        choose(page, "end-test")
        gone_on = story(page)
        assert gone_on != told
        open_saves(page)
        page.get_by_role("button", name="Before the rope", exact=True).click()
        at_another_table(page, table)
        assert story(page) == told
        expect(button(page, "reveal")).to_be_visible()
        open_saves(page)
        expect(lines(page)).to_have_count(2)
        expect(page.locator(".fork-tree .here .fork-node").last).to_contain_text("From after choice 2")
        expect(lines(page).last).to_contain_text("“The Bell Rope” · A14")
        expect(lines(page).first).to_contain_text("“The Bell Rope” · A30")
        page.locator(".fork-node a").first.click()
        page.wait_for_url(table.address)
        assert story(page) == gone_on


def test_back_to_the_beginning_of_the_scenario_and_the_line_stays(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP)
    with browser.new_context(**PHONE) as context:
        page = table.seat(context, 0)
        expect(page.locator("#prompt-title")).to_contain_text("The Third Lock quarter")
        open_saves(page)
        assert fits(page)
        assert serious(page) == []
        page.get_by_role("button", name="Back to the beginning of this chapter").click()
        at_another_table(page, table)
        expect(book(page).locator(".leaf-title")).to_have_text("The Bell Rope")
        expect(button(page, "pick-mystling young-iceling")).to_be_visible()
        page.goto(table.address)
        expect(page.locator("#prompt-title")).to_contain_text("The Third Lock quarter")


def test_another_path_is_chosen_in_the_tree_and_named_by_what_is_different(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP)
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = table.seat(context, 0)
        open_saves(page)
        page.locator(".line-told summary").click()
        page.get_by_title("Try another path from before this").filter(has_text="Nobody knows").click()
        page.get_by_role("button", name="Play on from here").click()
        at_another_table(page, table)
        choose(page, "pick-option 2")
        open_saves(page)
        expect(lines(page)).to_have_count(2)
        expect(lines(page).last).to_contain_text("onion")
        expect(lines(page).first).not_to_contain_text("onion")


def test_all_lines_travel_as_one_file_into_a_fresh_profile(browser: Browser, server: Server, tmp_path: Path) -> None:
    table = table_at(server, *TO_THE_MAP)
    file = tmp_path / "lines.json"
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = table.seat(context, 0)
        open_saves(page)
        page.get_by_label("Name of the save").fill("On the map")
        page.get_by_role("button", name="Save here").click()
        page.get_by_role("button", name="Back to the beginning of this chapter").click()
        at_another_table(page, table)
        choose(page, "pick-mystling young-iceling")
        open_saves(page)
        expect(lines(page)).to_have_count(2)
        with page.expect_download() as download:
            page.get_by_role("link", name="All lines as one file").click()
        download.value.save_as(file)
    with browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB") as fresh:
        page = fresh.new_page()
        page.goto(f"{server.url}/me")
        page.get_by_label("Lines from a file").set_input_files(file)
        page.locator("form:has(#me-lines) button").click()
        # The tree of what was brought lies open.
        expect(lines(page)).to_have_count(2)
        page.get_by_role("button", name="On the map", exact=True).click()
        page.wait_for_url(re.compile(r"/t/\w+$"))
        expect(page.locator("#prompt-title")).to_contain_text("The Third Lock quarter")
        choose(page, "read-script A42")
        expect(book(page).locator(".leaf-mark")).to_have_text("A42")
        open_saves(page)
        expect(lines(page)).to_have_count(2)
        expect(page.get_by_role("button", name="On the map", exact=True)).to_be_visible()


def test_undo_goes_back_to_the_beginning_of_a_scenario_and_never_further(browser: Browser, server: Server) -> None:
    line = shortest_story(1)
    table = Table(server.url, people("Ada"), line.seed, GAME, mode=MODE)
    for seat, choice in line.moves:
        table.choose(seat, choice)
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = table.seat(context, 0)
        while not button(page, "begin-scenario W02").count():
            before = revision(page)
            page.locator(".choice:not([hidden])").last.click()
            wait_for_change(page, before)
        expect(page.locator("#undo")).to_be_visible()
        choose(page, "begin-scenario W02")
        expect(book(page).locator(".book-title")).to_contain_text("B ·")
        expect(page.locator("#undo")).to_have_count(0)
        asked = page.locator("#prompt-title").inner_text()
        before = revision(page)
        page.locator(".choice:not([hidden])").first.click()
        wait_for_change(page, before)
        before = revision(page)
        page.locator("#undo button").click()
        wait_for_change(page, before)
        expect(page.locator("#prompt-title")).to_have_text(asked)
        expect(page.locator("#undo")).to_have_count(0)
