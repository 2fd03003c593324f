"""A party in the browser: two people decide, declare and throw dice together, each at a screen of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.caravan import NAME

from .conftest import Server, serious
from .tables import Table, choices, people

USE = "from tests import caravan; caravan.use()\n"
HILLS, PLAINS = "take-road hills", "take-road plains"


@pytest.fixture(scope="module")
def party_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the small game of a party beside the others."""
    running = Server(tmp_path_factory.mktemp("party"), before=USE)
    running.start()
    yield running
    running.stop()


def choice(page: Page, value: str, seat: int | None = None) -> None:
    whose = "" if seat is None else f'[data-seat="{seat}"]'
    page.locator(f'.choice[value="{value}"]{whose}:not([aria-disabled])').click()


def member(page: Page, seat: int, stage: str) -> None:
    """Wait until a seat of the party is so far."""
    expect(page.locator(f'.member[data-seat="{seat}"]')).to_contain_class(stage)


def march(ada: Page, ben: Page) -> None:
    """Both set out, and confirm."""
    for page, seat in ((ada, 0), (ben, 1)):
        choice(page, "do march")
        member(page, seat, "answered")
        choice(page, "confirm")


def test_all_must_agree_then_everybody_declares(browser: Browser, party_server: Server) -> None:
    table = Table(party_server.url, people("Ada", "Ben"), seed=5, game=NAME, deciding="all")
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        choice(ada, HILLS)
        expect(ben.locator(".proposal")).to_contain_text("Ada proposes: Take the road through the hills")
        expect(ada.locator(".proposal button")).to_have_count(0)
        assert serious(ben) == []
        ben.get_by_role("button", name="Object").click()
        expect(ada.locator(".proposal.off")).to_contain_text("Ben objects to")
        choice(ben, PLAINS)
        expect(ada.locator(".proposal")).to_contain_text("Ben proposes")
        ada.get_by_role("button", name="Agree").click()
        expect(ben.locator("#prompt-title")).to_have_text("What will you do today?")
        choice(ada, "do forage")
        expect(ben.locator('.member[data-seat="0"]')).to_contain_text("Forage")
        # Ben answers on a page that Ada's answer has not made older.
        choice(ben, "do rest")
        expect(ada.locator('.member[data-seat="1"]')).to_contain_text("Rest")
        choice(ada, "confirm")
        member(ben, 0, "confirmed")
        assert serious(ada) == []
        ada.get_by_role("button", name="Change").click()
        member(ben, 0, "answered")
        choice(ada, "do rest")
        expect(ben.locator('.member[data-seat="0"]')).to_contain_text("Rest")
        for page in (ada, ben):
            choice(page, "confirm")
        expect(ada.locator("#part-party")).to_contain_text("Whoever answers first settles it.")
        expect(ben.locator("#part-log")).to_contain_text("Ada rests.")


def test_a_leader_in_turns_decides_and_the_others_read_along(browser: Browser, party_server: Server) -> None:
    table = Table(party_server.url, people("Ada", "Ben"), seed=5, game=NAME, deciding="leader")
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        expect(ben.locator("#part-party")).to_contain_text("Ada leads the party and decides.")
        expect(ben.locator(".party-options li")).to_have_count(2)
        assert choices(ben).count() == 0
        choice(ada, PLAINS)
        march(ada, ben)
        choice(ben, "stand-guard")
        expect(ada.locator("#part-party")).to_contain_text("Ben leads the party and decides.")
        expect(choices(ben)).to_have_count(2)


def test_a_bot_proposes_and_one_tap_agrees(browser: Browser, party_server: Server) -> None:
    seats = [*people("Ada"), {"kind": "bot", "name": "Robin", "bot": "random"}]
    table = Table(party_server.url, seats, seed=5, game=NAME, deciding="all")
    with browser.new_context() as hers:
        ada = table.seat(hers, 0)
        expect(ada.locator(".proposal")).to_contain_text("Robin proposes: Take the road")
        expect(ada.locator("#prompt-title")).to_have_text("Which road does the party take?")
        expect(choices(ada)).to_have_count(2)
        assert serious(ada) == []
        ada.get_by_role("button", name="Agree").click()
        expect(ada.locator("#prompt-title")).to_have_text("What will you do today?")


def test_dice_are_thrown_before_everybody_and_stay_until_they_are_read(browser: Browser, party_server: Server) -> None:
    table = Table(party_server.url, people("Ada", "Ben"), seed=5, game=NAME)
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1, motion="on")
        choice(ada, PLAINS)
        march(ada, ben)
        for page in (ada, ben):
            expect(page.locator(".throw:visible")).to_have_count(2)
            expect(page.locator(".throw .visually-hidden").first).to_contain_text("Ada throws")
        assert serious(ada) == []
        moved = "() => document.querySelector('.thrown .throw-die')?.getAnimations().length ?? 0"
        assert ada.evaluate(moved) == 0, "where nothing may move, nothing does"
        expect(ben.locator(".throw.thrown")).to_have_count(2)
        ada.keyboard.press("Escape")
        expect(ada.locator(".throws")).to_be_hidden()
        expect(ben.locator(".throws")).to_be_visible()
        ada.reload()
        expect(ada.locator("#line")).to_have_attribute("data-state", "on")
        expect(ada.locator(".throws")).to_be_hidden()
        # What Ben throws now lies there alone for Ada, and his own choice has put the older ones away for him.
        choice(ben, "stand-guard")
        for page in (ada, ben):
            expect(page.locator(".throw:visible")).to_have_count(1)
            expect(page.locator(".throw:visible")).to_contain_text("Ben")
        ben.locator(".throw:visible").click()
        expect(ben.locator(".throws")).to_be_hidden()
        expect(ada.locator(".throws")).to_be_visible()


def test_one_person_plays_several_seats_side_by_side(browser: Browser, party_server: Server) -> None:
    table = Table(party_server.url, people("Ada", "Ben", "Cleo"), seed=5, game=NAME, deciding="all")
    with browser.new_context() as theirs, browser.new_context() as his:
        both, cleo = table.seat(theirs, 0, 1), table.seat(his, 2)
        choice(both, HILLS)
        cleo.get_by_role("button", name="Agree").click()
        expect(both.locator(".choice-heading.whose")).to_have_text(["Ada", "Ben"])
        expect(both.locator(".tray .mat-frame")).to_have_count(2)
        choice(both, "do march", 1)
        expect(cleo.locator('.member[data-seat="1"]')).to_contain_text("March")
        choice(both, "do rest", 0)
        member(cleo, 0, "answered")
        assert serious(both) == []
        choice(both, "confirm", 1)
        member(cleo, 1, "confirmed")
        both.get_by_role("button", name="Undo").click()
        member(cleo, 1, "answered")
        choice(both, "confirm", 1)
        choice(both, "confirm", 0)
        member(cleo, 0, "confirmed")
        expect(both.locator("#prompt-title")).to_have_text("Waiting for Cleo")
        expect(both.locator(".handover-card")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1440])
def test_nothing_is_wider_than_the_screen(browser: Browser, party_server: Server, width: int) -> None:
    table = Table(party_server.url, people("Ada", "Ben"), seed=5, game=NAME, deciding="all")
    size = {"width": width, "height": 800}
    with browser.new_context(viewport=size) as hers, browser.new_context(viewport=size) as his:  # type: ignore[arg-type]
        ada, ben = table.seat(hers, 0, lang="uk"), table.seat(his, 1, lang="uk")
        choice(ada, PLAINS)
        expect(ben.get_by_role("button", name="Погоджуюсь")).to_be_in_viewport(ratio=1)
        ben.get_by_role("button", name="Погоджуюсь").click()
        march(ada, ben)
        expect(ada.locator(".throw:visible")).to_have_count(2)
        wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert [page.evaluate(wide) for page in (ada, ben)] == [0, 0]
