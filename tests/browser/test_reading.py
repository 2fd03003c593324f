"""Cards of the own hand can be read and played whenever the own turn begins, by mouse, by keys and by touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from rulewright.core.record import Decision

from .conftest import Server
from .tables import Table, people, revision, wait_for_change, wait_for_question


def is_turn(asked: tuple[Decision, ...]) -> bool:
    """An action is chosen: the question whose clickable part is the whole hand."""
    return any(str(choice) == "act" for choice in asked[0].choices)


class Turn:
    """A table at which somebody's turn begins."""

    def __init__(self, server: Server) -> None:
        self.table = Table(server.url, people("Ada", "Ben"), seed=5)
        self.seat = self.table.play_until(is_turn)[0].seat

    def page(self, context: BrowserContext) -> Page:
        page = self.table.seat(context, self.seat)
        wait_for_question(page)
        return page


@pytest.fixture(scope="module")
def turn(server: Server) -> Turn:
    """One table for all who only look."""
    return Turn(server)


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as context:
        yield context


def hand(page: Page) -> Locator:
    return page.locator('.tray [id^="hand-"] .card')


def name_of(card: Locator) -> str:
    """What the card is called: the beginning of what it says to screen readers."""
    told = card.locator("> title").text_content() or ""
    return told.partition(" · ")[0].partition(":")[0].strip()


def test_a_card_under_the_pointer_can_be_read(context: BrowserContext, turn: Turn) -> None:
    page = turn.page(context)
    before = revision(page)
    for number in (0, 1):
        card = hand(page).nth(number)
        card.hover()
        expect(page.locator(".closer h2")).to_have_text(name_of(card))
        expect(page.locator(".closer")).to_be_visible()
    page.locator("#prompt-title").hover()
    expect(page.locator(".closer")).to_be_hidden()
    hand(page).first.click(button="right")
    sheet = page.locator("#sheet")
    expect(sheet.locator("h2")).to_have_text(name_of(hand(page).first))
    expect(sheet.locator(".about-acts button")).to_contain_text("Act")
    # Where a datum comes from is there for whoever asks.
    expect(sheet.locator(".source summary")).to_be_visible()
    expect(sheet.locator(".source p").first).to_be_hidden()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".tray .card:focus")).to_have_count(1)
    expect(page.locator(".closer h2")).to_have_text(name_of(page.locator(".tray .card:focus")))
    assert revision(page) == before, "whoever reads has chosen nothing"


def test_a_click_on_a_card_acts_with_it(context: BrowserContext, server: Server) -> None:
    page = Turn(server).page(context)
    before = revision(page)
    card = hand(page).nth(1)
    spot = card.get_attribute("id")
    card.click()
    wait_for_change(page, before)
    expect(page.locator(".choice.armed")).to_have_attribute("data-spots", str(spot))
    expect(page.locator("#choice-preview [data-confirm]")).to_be_focused()
    before = revision(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)


def test_a_tap_on_a_card_opens_it(phone: BrowserContext, server: Server) -> None:
    page = Turn(server).page(phone)
    before = revision(page)
    page.locator('.phone-tabs [data-tab="hand"]').tap()
    card = hand(page).first
    spot, name = card.get_attribute("id"), name_of(card)
    card.tap()
    sheet = page.locator("#sheet")
    expect(sheet.locator("h2")).to_have_text(name)
    assert revision(page) == before
    sheet.locator(".about-acts button").tap()
    wait_for_change(page, before)
    expect(page.locator(".choice.armed")).to_have_attribute("data-spots", str(spot))


COUNTED = """
window.answersRead = 0;
const read = Response.prototype.json;
Response.prototype.json = async function () {
  const found = await read.call(this);
  // Whoever waits for it goes on before the next task.
  setTimeout(() => { window.answersRead += 1; });
  return found;
};
"""
"""A browser that counts the answers which its page has read."""


def test_no_preview_stands_under_another_question(context: BrowserContext, server: Server) -> None:
    """What a choice would do is told late: when it comes, the choice is made and something else is asked."""
    context.add_init_script(COUNTED)
    page = Turn(server).page(context)
    held: list[Route] = []
    page.route("**/preview?*", lambda route: held.append(route))
    choice = page.locator('.choice[value="act"]')
    with page.expect_request("**/preview?*"):
        choice.hover()
    before = revision(page)
    choice.click()
    wait_for_change(page, before)
    with page.expect_response("**/preview?*"):
        held[0].fulfill(json={"lines": [{"text": "late", "rule": ""}], "certain": True, "undo": True, "passes": False})
    # The page has heard the answer, and done with it what it wanted.
    page.wait_for_function("() => window.answersRead === 1")
    expect(page.locator("#choice-preview")).not_to_contain_text("late")
    page.unroute("**/preview?*")


def test_what_cannot_be_told_is_said_and_asked_again(context: BrowserContext, turn: Turn) -> None:
    """The server is away for a moment: the sheet says so, and the next look at the same card brings it."""
    page = turn.page(context)
    card = hand(page).first
    page.route("**/about?*", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: "/about?" in request.url):
        card.hover()
    card.click(button="right")
    sheet = page.locator("#sheet")
    expect(sheet.get_by_role("alert")).to_contain_text("does not answer")
    expect(sheet.locator(".about-acts button")).to_contain_text("Act")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.unroute("**/about?*")
    page.locator("#prompt-title").hover()
    card.hover()
    expect(page.locator(".closer h2")).to_have_text(name_of(card))
    card.click(button="right")
    expect(sheet.locator("h2")).to_have_text(name_of(card))
    expect(sheet.get_by_role("alert")).to_have_count(0)


def test_the_card_that_a_question_is_about_can_be_read_there(context: BrowserContext, server: Server) -> None:
    """Whoever has played a card sees what it says while choosing what to do with it; it is in the hand no more."""
    page = Turn(server).page(context)
    for wanted in ("act", "play-card"):
        before = revision(page)
        page.locator(f'.choice[value^="{wanted}"]').first.click()
        wait_for_change(page, before)
    expect(page.locator("#prompt-title")).to_contain_text("What do you do with")
    expect(page.locator(".asked-about")).to_contain_text("Command Point")
    expect(page.locator(".asked-about p")).not_to_have_count(1)
