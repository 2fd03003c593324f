"""The campaign in a real browser: the first Scenario alone and by two, on a phone, by keyboard, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .campaigns import MODE, Story, shortest_story
from .conftest import Server, serious
from .duels import GAME, button, click_board
from .tables import Table, people, revision, wait_for_change, wait_for_newest

TO_THE_MAP = ("pick-mystling young-emberling", "pick-option 1", "reveal", "end-test")
"""From the first question to the map of the Third Lock quarter, with this seed."""
SEED = 3
BY_HAND = 24
"""Two browsers answer so many questions by clicks: the opening, the Test, the map."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def table_at(server: Server, *choices: str, names: tuple[str, ...] = ("Ada",), seed: int = SEED) -> Table:
    """A campaign in which these choices are made."""
    table = Table(server.url, people(*names), seed, GAME, mode=MODE)
    for choice in choices:
        table.choose(0, choice)
    return table


def book(page: Page) -> Locator:
    return page.locator("#part-book")


def story(page: Page) -> str:
    return book(page).locator(".book-text").inner_text()


def fits(page: Page) -> bool:
    width = page.viewport_size
    assert width is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) <= width["width"]


def test_the_first_scenario_is_played_alone_from_its_first_page_to_the_world_map(
    browser: Browser, server: Server
) -> None:
    line = shortest_story(1)
    table = Table(server.url, people("Ada"), line.seed, GAME, mode=MODE)
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = table.seat(context, 0)
        expect(book(page).locator(".leaf-title")).to_have_text("The Bell Rope")
        expect(page.locator(".emblem svg")).to_be_visible()
        for seat, choice in line.moves:
            assert seat == 0
            click_board(page, choice)
        expect(page.locator("#part-book .leaf-mark").last).to_have_text("A190")
        while "The World Map" not in page.locator("#prompt-title").inner_text():
            before = revision(page)
            page.locator(".choice").first.click()
            wait_for_change(page, before)
        expect(page.locator("#world-W01")).to_be_visible()
        expect(page.locator("#world-W02")).to_be_visible()
        page.locator('[data-album="story"]').click()
        expect(page.locator("#sheet .album")).to_contain_text("You chose")


def test_two_tamers_live_through_the_first_scenario_in_two_browsers(browser: Browser, server: Server) -> None:
    line: Story = shortest_story(2)
    table = Table(server.url, people("Ada", "Ben"), line.seed, GAME, mode=MODE)
    with browser.new_context() as hers, browser.new_context() as his:
        pages = [table.seat(hers, 0), table.seat(his, 1)]
        for seat, choice in line.moves[:BY_HAND]:
            before = [revision(page) for page in pages]
            # A number that is hidden in the drawing has a button that nobody sees yet.
            button(pages[seat], choice).dispatch_event("click")
            for page, old in zip(pages, before, strict=True):
                wait_for_change(page, old)
        for seat, choice in line.moves[BY_HAND:-1]:
            table.choose(seat, choice)
        seat, choice = line.moves[-1]
        for page, token in zip(pages, table.tokens, strict=True):
            wait_for_newest(page, server.url, table.id, token)
        button(pages[seat], choice).dispatch_event("click")
        for page in pages:
            expect(page.locator("#part-book .leaf-mark").last).to_have_text("A190")
        assert story(pages[0]) == story(pages[1])


def test_at_one_screen_an_answer_that_waits_to_be_confirmed_is_not_told_as_closed(
    browser: Browser, server: Server
) -> None:
    table = table_at(server, TO_THE_MAP[0], names=("Ada", "Ben"))
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = table.seat(context, 0, 1)
        before = revision(page)
        button(page, "pick-option 1").click()
        wait_for_change(page, before)
        expect(page.locator(".given")).to_contain_text("Nobody knows")
        expect(page.locator(".choice.confirms")).to_be_visible()
        expect(page.locator(".closed-choice")).to_have_count(0)
        assert serious(page) == []


def test_another_path_is_tried_and_the_first_one_is_still_there(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP[:2])
    with browser.new_context() as context:
        page = table.seat(context, 0)
        told = story(page)
        page.goto(f"{table.address}/fork?at=1")
        page.locator("form button.primary").last.click()
        page.wait_for_url(re.compile(rf"/t/(?!{table.id})\w+$"))
        before = revision(page)
        button(page, "pick-option 2").click()
        wait_for_change(page, before)
        assert "Too much onion" in story(page)
        page.goto(table.address)
        expect(book(page).locator(".book-text")).to_be_visible()
        assert story(page) == told


@pytest.mark.parametrize(
    ("lang", "theme", "title"), [("en", "light", "The Third Lock quarter"), ("uk", "dark", "Квартал")]
)
def test_the_journal_is_read_and_explored_on_a_phone(
    browser: Browser, server: Server, lang: str, theme: str, title: str
) -> None:
    table = table_at(server, *TO_THE_MAP)
    with browser.new_context(**PHONE) as context:
        context.add_cookies([{"name": "rw_narrow", "value": "1", "url": server.url}])
        page = table.seat(context, 0, lang=lang, theme=theme)
        expect(page.locator("#prompt-title")).to_contain_text(title)
        assert fits(page)
        # The text stands between the map and the answers, and all of it can be scrolled to.
        tops = [page.locator(one).bounding_box() for one in ("#board", "#part-book", "#part-prompt")]
        assert all(tops)
        assert [one["y"] for one in tops if one] == sorted(one["y"] for one in tops if one)
        before = revision(page)
        button(page, "read-script A42").tap()
        wait_for_change(page, before)
        expect(book(page).locator(".leaf-mark")).to_have_text("A42")
        assert fits(page)
        page.locator('[data-album="party"]').tap()
        expect(page.locator("#sheet .album")).to_be_visible()
        assert serious(page) == []


def test_a_map_is_explored_by_keys_and_a_hidden_number_is_found_in_words(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP)
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = table.seat(context, 0)
        assert serious(page) == []
        expect(page.locator("#glow-place-A31")).to_have_count(1)
        expect(page.locator("#glow-place-A44")).to_have_count(0)
        expect(button(page, "read-script A44")).to_be_hidden()
        page.locator("details.search summary").focus()
        page.keyboard.press("Enter")
        expect(page.locator("details.search")).to_contain_text("chimney")
        button(page, "read-script A44").focus()
        before = revision(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        expect(book(page).locator(".leaf-mark")).to_have_text("A44")
        page.locator("#place-A31").focus()
        expect(page.locator("#place-A31")).to_have_attribute("aria-label", re.compile("Script A31"))
        before = revision(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        expect(book(page).locator(".leaf-mark")).to_have_text("A31")


def test_the_odds_of_a_test_can_be_hidden_and_a_page_is_read_aloud(browser: Browser, server: Server) -> None:
    table = table_at(server, *TO_THE_MAP[:2])
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        context.add_init_script(
            "window.spoken = [];"
            "Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [],"
            " cancel() { spoken = []; },"
            " speak: (one) => spoken.push([one.lang, one.text]) } });"
            "window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };"
        )
        page = table.seat(context, 0, lang="uk")
        expect(page.locator(".odds").first).to_be_visible()
        page.evaluate("document.documentElement.dataset.odds = 'off'")
        expect(page.locator(".odds").first).to_be_hidden()
        page.locator("#read-aloud").click()
        spoken = page.evaluate("window.spoken")
        assert len(spoken) == book(page).locator(".leaf-words").count()
        assert {lang for lang, _ in spoken} == {"uk"}
        expect(page.locator("#read-aloud")).to_have_attribute("aria-pressed", "true")
        page.locator("#read-aloud").click()
        assert page.evaluate("window.spoken") == []


def mark(page: Page, summary: str, name: str) -> Locator:
    """A box of the campaign sheet, in the part with this summary, which is opened."""
    page.locator(f"summary:has-text('{summary}')").first.click()
    return page.get_by_role("button", name=name)


def test_the_campaign_sheet_works_offline_on_a_phone_and_keeps_what_was_entered(
    browser: Browser, own_server: Server
) -> None:
    with browser.new_context(**PHONE) as context:
        page = context.new_page()
        page.goto(f"{own_server.url}/companion/dragon_eclipse/tracker?players=1")
        page.locator("label:has-text('Campaign sheet')").click()
        page.get_by_role("button", name="Start").click()
        # The page has said what it needs, and all of it is kept.
        page.locator("[data-tracker][data-kept]").wait_for(state="attached")
        mark(page, "Boxes", "Joran 1").click()
        expect(page.get_by_role("button", name="Joran 1")).to_have_attribute("aria-pressed", "true")
        # No network, and no server behind it either.
        context.set_offline(True)
        own_server.kill()
        page.reload()
        assert page.evaluate("fetch('/api/games').then(() => 'answered', () => 'offline')") == "offline"
        expect(mark(page, "Boxes", "Joran 1")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Purse, Silver: plus 1").click()
        silver = page.locator('[data-count="camp-silver"]')
        expect(silver).to_have_text("1/10")
        mark(page, "Mystlings (0/30)", "Party, Firple").click()
        assert fits(page)
        page.reload()
        expect(silver).to_have_text("1/10")
        own_server.start()
        context.set_offline(False)
        page.reload()
        assert page.evaluate("fetch('/api/games').then(() => 'answered', () => 'offline')") == "answered"
        expect(silver).to_have_text("1/10")
        expect(page.locator("summary:has-text('Mystlings (1/30)')")).to_be_visible()
        expect(mark(page, "Boxes", "Joran 1")).to_have_attribute("aria-pressed", "true")
        assert serious(page) == []


def test_starting_cards_are_unlocked_on_a_new_campaign_sheet(browser: Browser, server: Server) -> None:
    with browser.new_context(**PHONE) as context:
        page = context.new_page()
        page.goto(f"{server.url}/companion/dragon_eclipse/tracker?players=1")
        page.locator("label:has-text('Campaign sheet')").click()
        page.get_by_role("button", name="Start").click()
        page.locator("summary:has-text('Unlocked cards')").click()
        expect(page.locator('[data-count="camp-card-strike"]')).to_have_text("2/2")
