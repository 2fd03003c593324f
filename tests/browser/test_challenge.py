"""A Challenge between two players in two browsers: the draft, the first turns, two rounds given up, the ranking."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import Server, serious
from .duels import GAME, click_together
from .tables import Table, choices, people

DRAFT = 6
TURNS = 4


def asked(pages: list[Page]) -> int:
    """Whose question is open."""
    for seat, page in enumerate(pages):
        if page.locator("#choices").count():
            return seat
    raise AssertionError("nobody is asked anything")


def choose_first(pages: list[Page]) -> int:
    """Whoever is asked takes the first choice; both pages follow."""
    seat = asked(pages)
    click_together(pages, choices(pages[seat]).first)
    return seat


def concede(pages: list[Page], seat: int) -> None:
    """By the menu, where it asks once more."""
    page = pages[seat]
    page.locator(".table-menu").locator("..").locator(":scope > summary").click()
    page.locator(".menu-choice > summary").click()
    click_together(pages, menu_choice(page, "concede"))
    expect(page.locator(".table-menu")).to_be_hidden()


def menu_choice(page: Page, choice: str) -> Locator:
    return page.locator(f'#part-menu button[value="{choice}"]')


def test_a_challenge_is_drafted_fought_and_won_in_two_browsers(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), 3, GAME, mode="pvp_challenge")
    with browser.new_context() as hers, browser.new_context() as his:
        pages = [table.seat(hers, 0), table.seat(his, 1, lang="uk", theme="light")]
        order = [choose_first(pages) for _ in range(DRAFT)]
        assert order == [order[0], 1 - order[0], 1 - order[0], order[0], order[0], 1 - order[0]]
        for _ in range(TURNS):
            choose_first(pages)
        loser = 1 - order[0]
        winner = pages[order[0]]
        while not winner.locator(".end-card").count():
            seat = asked(pages)
            if seat == loser and menu_choice(pages[loser], "concede").count():
                concede(pages, loser)
            else:
                choose_first(pages)
        name = ("Ada", "Ben")[order[0]]
        end = pages[0].locator(".end-card")
        expect(end.get_by_role("heading", name=f"{name} wins")).to_be_visible()
        expect(end.locator(".story-places li")).to_have_count(2)
        expect(end.locator(".story-places li").first).to_contain_text(name)
        expect(end.locator(".story-places li").first.locator(".story-score")).to_contain_text("2")
        for page in pages:
            assert serious(page) == []
