"""Tables for browser tests: made by the API, played by clicks or by a script, without waiting for anything twice."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.record import Decision

GAME = "mysthea"
QUICK = ("meditate", "done", "decline", "commit-nothing")
"""Choices that bring a game to its end with few questions."""
PLAIN = {"confirm": "off", "forced": "ask", "motion": "off", "sound": "off", "pace": "quick", "lang": "en"}
"""Settings in which nothing waits and nothing moves by itself."""
WAIT = 30_000
PATIENCE = 120
"""Seconds for what must come, however busy the machine is."""


def call(base_url: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """One request of a program; without a body it only asks."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    sent = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base_url + path, sent, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        text = answer.read()
    return json.loads(text) if text else None


class Table:
    """A table with the tokens of its seats."""

    def __init__(
        self, base_url: str, seats: list[dict[str, Any]], seed: int = 5, game: str = GAME, **more: Any
    ) -> None:
        made = call(base_url, "/api/tables", {"game": game, "seats": seats, "seed": seed, **more})
        self.base_url, self.id, self.tokens, self.seed = base_url, made["id"], made["tokens"], seed
        self.players = len(seats)

    @property
    def address(self) -> str:
        return f"{self.base_url}/t/{self.id}"

    def seat(self, context: BrowserContext, *seats: int, **settings: str) -> Page:
        """A browser that sits in these seats (in none: an onlooker), with its own settings, at the table."""
        cookies = {f"rw_{name}": value for name, value in {**PLAIN, **settings}.items()}
        if seats:
            cookies[f"rw_table_{self.id}"] = ".".join(self.tokens[seat] for seat in seats)
        context.add_cookies([{"name": k, "value": v, "url": self.base_url} for k, v in cookies.items()])
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.goto(self.address)
        expect(page.locator("#line")).to_have_attribute("data-state", "on")
        return page

    def choose(self, seat: int, choice: str) -> None:
        call(self.base_url, f"/api/tables/{self.id}/choices", {"choice": choice}, self.tokens[seat])

    def play_until(self, wanted: Callable[[tuple[Decision, ...]], bool]) -> tuple[Decision, ...]:
        """Play at random, all seats by the script, until these questions are open."""
        state = load(GAME).new(self.players, self.seed)
        bot = make("random", self.seed)
        while not wanted(tuple(state.decisions)):
            decision = state.decisions[0]
            choice = bot.choose(Seen(state, decision.seat), decision)
            self.choose(decision.seat, str(choice))
            state.apply(choice, decision.seat)
        return tuple(state.decisions)


def is_battle(asked: tuple[Decision, ...]) -> bool:
    """Two seats are asked in secret."""
    return len(asked) == 2 and asked[0].sealed


def is_journey(asked: tuple[Decision, ...]) -> bool:
    """A unit is chosen first, then where it goes."""
    return sum(str(choice).startswith("travel") for choice in asked[0].choices) > 2


def people(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "person", "name": name} for name in names]


def bots(count: int = 1) -> list[dict[str, Any]]:
    return [{"kind": "bot", "bot": "random"} for _ in range(count)]


def choices(page: Page) -> Locator:
    return page.locator(".choice:not([hidden]):not([aria-disabled])")


def revision(page: Page) -> str:
    return page.locator("#table").get_attribute("data-rev") or ""


def wait_for_change(page: Page, before: str) -> None:
    page.locator(f'#table:not([data-rev="{before}"])').wait_for(state="attached")


def wait_for_newest(page: Page, base_url: str, table: str, token: str) -> None:
    """Until the page shows the table as it is now: what was chosen elsewhere may still be on its way."""
    newest = call(base_url, f"/api/tables/{table}", token=token)["revision"]
    expect(page.locator("#table")).to_have_attribute("data-rev", newest)


def wait_for_bots(base_url: str, table: str) -> None:
    """Until bots have played a whole game."""
    until = time.monotonic() + PATIENCE
    while call(base_url, f"/api/tables/{table}")["outcome"] is None:
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.05)


def wait_for_question(page: Page) -> None:
    """Until something is asked, or the game is over."""
    page.locator(".choice:not([hidden], [aria-disabled]), .end-card").first.wait_for(state="attached")


def quickest(page: Page) -> Locator:
    """The button that brings the game on."""
    offered = choices(page)
    values = offered.evaluate_all("list => list.map(one => one.value)")
    for wanted in QUICK:
        if wanted in values:
            return offered.nth(values.index(wanted))
    return offered.first


def click_choice(page: Page, value: str) -> None:
    """Click one choice and wait until the table has taken it."""
    before = revision(page)
    page.locator(f'.choice[value="{value}"]').click()
    wait_for_change(page, before)
