"""The Mountains of Godai as people play it: by clicks on a desk and on a phone, as a party, by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.record import State

from .conftest import serious
from .tables import Table, choices, click_choice, people, revision, wait_for_change

NAME = "godai"
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUICK = ("choose-movement-type cautious", "meet discard", "done", "decline")
"""Answers that bring a turn to its end."""
CLICKS = 60
"""A first turn has fewer questions than this."""


def begin(table: Table, wanted: str) -> State:
    """Let the script answer for everybody until this step asks; every Encounter is fought."""
    state = load(NAME).new(table.players, table.seed)
    bot = make("greedy", 1)
    while type(state.agenda[-1]).__name__ != wanted:
        decision = state.decisions[0]
        fight = [choice for choice in decision.choices if str(choice) == "meet fight"]
        choice = fight[0] if fight else bot.choose(Seen(state, decision.seat), decision)
        table.choose(decision.seat, str(choice))
        state.apply(choice, decision.seat)
    return state


def point(page: Page, part: str, phone: bool) -> None:
    """Click or tap the middle of a part of the board; on a phone what was tapped is then confirmed."""
    before = revision(page)
    # News and dice lie over the board until they are read.
    page.evaluate("document.querySelectorAll('#news-ribbon .close, #dice-close').forEach(one => one.click())")
    target = page.locator(f"#{part}")
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if phone:
        page.touchscreen.tap(x, y)
        page.locator("#choice-preview [data-confirm]").click()
    else:
        page.mouse.click(x, y)
    wait_for_change(page, before)


def hexes(page: Page) -> list[str]:
    """The hexes that can be chosen, in the order of the list."""
    found = choices(page).evaluate_all("all => all.map(one => one.dataset.spots ?? '')")
    return [spot for spot in found if spot.startswith("hex-") and " " not in spot]


def answer(page: Page, phone: bool) -> None:
    """Answer on the board where a hex is asked for, else by the button that brings the turn on."""
    values = choices(page).evaluate_all("all => all.map(one => one.value)")
    spots = hexes(page)
    quick = [value for value in QUICK if value in values]
    if spots:
        point(page, spots[-1], phone)
        return
    before = revision(page)
    page.locator(f'.choice[value="{(quick or values)[0]}"]:not([aria-disabled])').first.click()
    if phone and page.locator("#choice-preview [data-confirm]").count():
        page.locator("#choice-preview [data-confirm]").click()
    wait_for_change(page, before)


def turn(page: Page) -> str:
    return page.locator(".headline-text").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_person_plays_a_first_turn_with_two_heroes(
    browser: Browser, base_url: str, size: dict[str, object]
) -> None:
    phone = size is PHONE
    table = Table(base_url, people("Ada", "Ben"), seed=5, game=NAME)
    begin(table, "ChooseMovement")
    with browser.new_context(**size) as context:
        page = table.seat(context, 0, 1)
        expect(page.locator("#prompt-title")).to_contain_text("How does the group move?")
        assert "turn 1" in turn(page)
        expect(page.locator("#part-tray .mat-frame")).to_have_count(2)
        click_choice(page, "choose-movement-type normal")
        far = hexes(page)[-1]
        assert serious(page) == []
        point(page, far, phone)
        expect(page.locator("#part-log")).to_contain_text(f"to {far.removeprefix('hex-')}.")
        for _ in range(CLICKS):
            if "turn 2" in turn(page):
                break
            answer(page, phone)
        assert "turn 2" in turn(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
        assert serious(page) == []


def test_a_party_at_two_screens_agrees_where_to_go(browser: Browser, base_url: str) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=5, game=NAME, deciding="all")
    begin(table, "TurnEmpireTile")
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        choices(ada).first.click()
        expect(ben.locator(".proposal")).to_contain_text("Ada proposes")
        ben.get_by_role("button", name="Object").click()
        expect(ada.locator(".proposal.off")).to_contain_text("Ben objects to")
        before = revision(ada)
        choices(ben).last.click()
        expect(ada.locator(".proposal")).to_contain_text("Ben proposes")
        ada.get_by_role("button", name="Agree").click()
        wait_for_change(ada, before)
        for page in (ada, ben):
            expect(page.locator("#part-tray .mat-frame")).to_have_count(1)
            expect(page.locator("#part-log")).to_contain_text("lies")
        assert serious(ben) == []


def test_keys_alone_move_the_group_and_take_it_back(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, people("Ada"), seed=5, game=NAME)
    begin(table, "ChooseMovement")
    page = table.seat(context, 0)
    place = page.locator("#group > title").text_content()
    before = revision(page)
    page.keyboard.press("3")
    wait_for_change(page, before)
    expect(page.locator("#prompt-title")).to_contain_text("Where does the group go?")
    page.keyboard.press("b")
    walked = page.evaluate("document.activeElement.id")
    assert walked in hexes(page), "the board is entered where something can be done"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") != walked
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("?")
    expect(page.locator("#sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
    page.locator(f"#{hexes(page)[0]}").focus()
    before = revision(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.locator("#group > title")).not_to_have_text(place)
    before = revision(page)
    page.keyboard.press("u")
    wait_for_change(page, before)
    expect(page.locator("#group > title")).to_have_text(place)


def test_a_combat_shows_who_does_what(browser: Browser, base_url: str) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=1, game=NAME)
    state = begin(table, "DeclareActions")
    assert [decision.seat for decision in state.decisions] == [0, 1]
    with browser.new_context(**DESK) as context:
        page = table.seat(context, 0, 1)
        expect(page.locator("#opponent-1 > title")).to_be_attached()
        expect(page.locator("#fighter-1 > title")).to_have_text("Ada: still deciding")
        page.locator('.choice[data-seat="0"][value^="declare defend"]').click()
        expect(page.locator("#part-party")).to_contain_text("Defend")
        assert serious(page) == []
    assert state.seats == 2


def test_dice_leave_an_opponents_actions_in_sight_on_a_phone(browser: Browser, base_url: str) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=1, game=NAME)
    state = begin(table, "DeclareActions")
    with browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as context:
        page = table.seat(context, 0, 1)
        while state.combat is not None and state.combat.round < 2:
            decision = state.decision
            calm = [one for one in decision.choices if str(one).startswith(("declare defend", "done"))]
            choice = (calm or decision.choices)[0]
            table.choose(decision.seat, str(choice))
            state.apply(choice, decision.seat)
        expect(page.locator("#part-log")).to_contain_text("Round 2")
        dice, foe = page.locator("#part-dice .throws"), page.locator("#opponent-1")
        expect(dice).to_be_visible()
        lying, shown = dice.bounding_box(), foe.bounding_box()
        assert lying is not None
        assert shown is not None
        assert lying["y"] + lying["height"] <= shown["y"]
