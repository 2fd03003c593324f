"""Whole games of Godai: by clicks to a lost end, the last choices of a won one, a combat at two screens, by arrows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.games.godai.model.geometry import BY_NAME, distance

from .conftest import serious
from .tables import Table, choices, people, revision, wait_for_change, wait_for_question
from .test_godai import DESK, NAME, PHONE, begin

SHORT = {"deck": "short", "harvest": "bundle"}
QUICK = ("done", "decline", "choose-movement-type camp", "meet fight", "confirm")
"""A group that stays at home: its game is over soon, and lost."""
MOST = 400
LAST = 4
"""So many choices of a game that was won are made by hand."""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def click(page: Page, value: str, seat: int | None = None) -> None:
    """Click a choice, and wait until the table has taken it."""
    before = revision(page)
    buttons = page.locator(f'.choice[value="{value}"]:not([aria-disabled])')
    buttons.first.wait_for()
    own = page.locator(f'.choice[value="{value}"][data-seat="{seat}"]')
    # What the group is asked is asked of whoever sits at the screen.
    (own if own.count() else buttons).first.click()
    wait_for_change(page, before)


def declare(page: Page, action: str) -> None:
    value = page.locator(f'.choice[value^="declare {action}"]').first.get_attribute("value")
    click(page, str(value))


def quickest(page: Page) -> str:
    values: list[str] = choices(page).evaluate_all("all => all.map(one => one.value)")
    return next((value for value in QUICK if value in values), values[0])


def test_a_whole_game_is_clicked_to_its_end(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, people("Ada"), seed=11, game=NAME, options=SHORT)
    page = table.seat(context, 0)
    stages: set[str] = set()
    for _ in range(MOST):
        wait_for_question(page)
        if page.locator(".end-card").count():
            break
        stages.update(re.findall(r"Harvest Stage|Siege Stage", page.locator(".headline-text").inner_text()))
        click(page, quickest(page))
    end = page.locator(".end-card")
    expect(end).to_contain_text("The land has fallen to Jaethi.")
    expect(end).to_contain_text("Resilience of the City-States over time")
    assert stages == {"Harvest Stage", "Siege Stage"}
    assert serious(page) == []
    assert page.get_by_role("link", name="Replay").get_attribute("href")
    page.locator("#end-close").click()
    expect(end).to_be_hidden()
    assert page.locator("#part-log li").last.inner_text().startswith("The group has lost")


def won_game() -> tuple[int, list[tuple[int, str]]]:
    """A seed, and every choice of two heroes who win; the last ones stand in the list of the question itself."""
    for seed in range(1, 30):
        state = load(NAME).new(2, seed, {"deck": "short"})
        bot = make("greedy", 1)
        made: list[tuple[int, str]] = []
        aside = 0
        while state.decisions:
            decision = state.decisions[0]
            choice = bot.choose(Seen(state, decision.seat), decision)
            made.append((decision.seat, str(choice)))
            aside = aside if choice in decision.choices else len(made)
            state.apply(choice, decision.seat)
        if state.outcome is not None and state.outcome.winners and aside <= len(made) - LAST:
            return seed, made
    raise AssertionError("greedy does not win")


@pytest.mark.parametrize(
    ("size", "language", "title", "more"),
    [
        (DESK, "en", "Ada and Ben win together", "Replay"),
        (PHONE, "uk", "Спільна перемога: Ada та Ben", "Запис гри"),
    ],
    ids=["desk", "phone"],
)
def test_the_last_choices_of_a_won_game(
    browser: Browser, base_url: str, won: tuple[int, list[tuple[int, str]]], size: dict[str, object],
    language: str, title: str, more: str,
) -> None:  # fmt: skip
    seed, made = won
    table = Table(base_url, people("Ada", "Ben"), seed=seed, game=NAME, options={"deck": "short"})
    for seat, choice in made[:-LAST]:
        table.choose(seat, choice)
    with browser.new_context(**size) as context:
        page = table.seat(context, 0, 1, lang=language)
        assert fits(page)
        for seat, choice in made[-LAST:]:
            click(page, choice, seat)
        expect(page.locator(".end-card")).to_contain_text(title)
        expect(page.get_by_role("link", name=more)).to_be_visible()
        assert fits(page)
        assert serious(page) == []


@pytest.fixture(scope="module")
def won() -> tuple[int, list[tuple[int, str]]]:
    return won_game()


def test_a_combat_at_two_screens(browser: Browser, base_url: str) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=5, game=NAME)
    state = begin(table, "DeclareActions")
    assert {decision.seat for decision in state.decisions} == {0, 1}
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        declare(ada, "defend")
        expect(ben.locator('.member[data-seat="0"]')).to_contain_text("Defend")
        expect(ben.locator('.member[data-seat="1"]')).to_contain_text("thinking")
        expect(ben.locator("#fighter-1 > title")).to_have_text("Ada: Defend")
        expect(ben.locator("#fighter-2 > title")).to_have_text("Ben: still deciding")
        declare(ben, "defend")
        click(ada, "confirm")
        expect(ben.locator('.member[data-seat="0"].confirmed')).to_be_visible()
        click(ben, "confirm")
        for page in (ada, ben):
            expect(page.locator("#part-log")).to_contain_text("Ben declares Defend")
            expect(page.locator("#part-dice .throw").first).to_be_attached()
        assert serious(ben) == []


def test_arrows_walk_from_hex_to_hex(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, people("Ada"), seed=5, game=NAME)
    begin(table, "ChooseMovement")
    page = table.seat(context, 0)
    click(page, "choose-movement-type normal")
    page.keyboard.press("b")
    here = page.evaluate("document.activeElement.id")
    for key in ("ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        there = page.evaluate("document.activeElement.id")
        assert distance(BY_NAME[here.removeprefix("hex-")], BY_NAME[there.removeprefix("hex-")]) == 1
        here = there
        said = page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert said.startswith(there.removeprefix("hex-"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_tile_is_chosen_by_its_picture(browser: Browser, base_url: str, size: dict[str, object]) -> None:
    table = Table(base_url, people("Ada"), seed=5, game=NAME)
    begin(table, "RevealSlot")
    with browser.new_context(**size) as context:
        page = table.seat(context, 0)
        expect(page.locator(".choice .choice-picture svg")).to_have_count(12)
        assert page.locator(".choice-picture svg").first.evaluate("one => one.getBoundingClientRect().width") > 80
        assert page.locator('#layer-highlights [id^="glow-hex-"].on').count() == 1
        assert fits(page)
        assert serious(page) == []
        click(page, "place-tile ishidan 2")
        expect(page.locator("#part-log")).to_contain_text("Ishidan side up")
