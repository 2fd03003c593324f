"""Games of Dragon Eclipse for browser tests: found by playing them in this process first, then clicked in a browser.

Nobody writes down a line of choices here: whatever cards and bots are like, a line is looked for that ends as wanted.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.record import Seat

from .tables import revision, wait_for_change

GAME = "dragon_eclipse"
SEEDS = 32
EASY = {"mystling": "blazereef", "enemy": "wild-young-alukah"}
"""A strong Mystling against an Enemy of the lowest Tier."""
ALLIES = {"mystling": "blazereef", "partner": "iceling", "enemy": "wild-firple"}


class Line:
    """A whole game, choice by choice, as the greedy bots play it."""

    def __init__(self, seed: int, moves: list[tuple[Seat, str]], result: str) -> None:
        self.seed, self.moves, self.result = seed, moves, result


def play_line(seed: int, players: int, mode: str, options: dict[str, Any]) -> Line:
    state = load(GAME).new(players, seed, options, mode)
    bot = make("greedy", seed)
    moves: list[tuple[Seat, str]] = []
    while not state.over:
        decision = state.decision
        choice = bot.choose(Seen(state, decision.seat), decision)
        moves.append((decision.seat, str(choice)))
        state.apply(choice, decision.seat)
    return Line(seed, moves, state.result)  # type: ignore[attr-defined]


def find_line(wanted: str, players: int, options: dict[str, Any]) -> Line:
    """The shortest of the first duels that end as wanted: `win`, `tame` or `lose`."""
    lines = [play_line(seed, players, "duel", options) for seed in range(SEEDS)]
    found = [line for line in lines if line.result == wanted]
    assert found, f"no duel of the first {SEEDS} seeds ends with {wanted}"
    return min(found, key=lambda line: len(line.moves))


def button(page: Page, choice: str) -> Locator:
    return page.locator(f'.choice[value="{choice}"]')


def click(page: Page, choice: str) -> None:
    """Click a choice and wait until the table has taken it."""
    before = revision(page)
    button(page, choice).click()
    wait_for_change(page, before)


def click_together(pages: list[Page], choice: Locator) -> None:
    """One of several browsers chooses; all of them have heard of it before anybody goes on."""
    before = [revision(page) for page in pages]
    choice.click()
    for page, old in zip(pages, before, strict=True):
        wait_for_change(page, old)


def click_board(page: Page, choice: str) -> None:
    """The same on the drawing, where the choice has a place of its own there."""
    before = revision(page)
    spots = (button(page, choice).get_attribute("data-spots") or "").split()
    sharing = page.locator(f'.choice[data-spots="{" ".join(spots)}"]').count() if spots else 0
    if sharing != 1:
        click(page, choice)
        return
    for spot in spots:
        page.locator(f"[id='{spot}']").first.dispatch_event("click", middle(page, spot))
    wait_for_change(page, before)


def middle(page: Page, spot: str) -> dict[str, Any]:
    """Where a part of the drawing is on the screen."""
    box = page.locator(f"[id='{spot}']").first.bounding_box()
    assert box is not None, spot
    return {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2, "bubbles": True}
