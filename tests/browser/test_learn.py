"""Learning by doing, in a real browser: the guided game to its end by keys and clicks, and a rule that is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rulewright.catalog import game_names, load

from .conftest import serious

GAME = next(name for name in game_names() if load(name).tutorial() is not None)
TUTORIAL = load(GAME).tutorial()
LAST = len(TUTORIAL.stages)
OTHERS = [name for name in game_names() if name != GAME and load(name).tutorial() is not None]
PHONE = {"width": 360, "height": 740}


def speak(page: Page, base_url: str, language: str) -> None:
    page.context.add_cookies([{"name": "rw_lang", "value": language, "url": base_url}])


def no_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_guided_game_is_played_to_its_end(page: Page, base_url: str) -> None:
    speak(page, base_url, "en")
    page.goto(f"/tutorial/{GAME}")
    assert serious(page) == []
    page.get_by_role("link", name="Begin").click()
    for number, stage in enumerate(TUTORIAL.stages, 1):
        expect(page.locator(f'main[data-stage="{number}"]')).to_be_visible()
        best = page.locator(".suggested")
        expect(best).to_be_focused()
        if stage.choice and number % 3:
            best.click()
        else:
            page.keyboard.press("Enter")
        if number in (25, LAST - 1):
            expect(page.locator(f'main[data-stage="{number + 1}"]')).to_be_visible()
            assert serious(page) == []
    expect(page.get_by_role("heading", level=1)).to_have_text("Well played!")
    assert serious(page) == []
    page.get_by_role("button", name="Play this game on").click()
    page.wait_for_url("**/t/**")


def test_the_board_makes_the_choice_and_other_ways_are_kindly_declined(page: Page, base_url: str) -> None:
    speak(page, base_url, "en")
    game = load(GAME)
    travel = next(
        number
        for number, stage in enumerate(TUTORIAL.stages, 1)
        if stage.choice and len(game.table.spots(game.parse(stage.choice), TUTORIAL.seat)) == 2
    )
    first, second = game.table.spots(game.parse(TUTORIAL.stages[travel - 1].choice), TUTORIAL.seat)
    page.goto(f"/tutorial/{GAME}/{travel}")
    page.locator(f'[id="{first}"]').first.dispatch_event("click")
    page.locator(f'[id="{second}"]').first.dispatch_event("click")
    expect(page.locator(f'main[data-stage="{travel + 1}"]')).to_be_visible()

    start = next(number for number, stage in enumerate(TUTORIAL.stages, 1) if stage.choice)
    page.goto(f"/tutorial/{GAME}/{start}")
    page.locator(".learn-others > summary").click()
    page.locator(".learn-list button").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(f'main[data-stage="{start}"]')).to_be_visible()
    assert serious(page) == []
    page.goto(f"/tutorial/{GAME}")
    page.get_by_role("link", name="Go on where you were").click()
    expect(page.locator(f'main[data-stage="{start}"]')).to_be_visible()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_everything_fits_a_phone(page: Page, base_url: str, language: str) -> None:
    speak(page, base_url, language)
    page.set_viewport_size(PHONE)
    rule = next(one.rule for one in load(GAME).lessons().by_rule.values() if len(one.moves) > 2)
    for path in (f"/tutorial/{GAME}", f"/tutorial/{GAME}/50", f"/learn/{GAME}"):
        page.goto(path)
        no_sideways(page)
    for path in (f"/tutorial/{GAME}/12", f"/learn/{GAME}/{rule}", *(f"/tutorial/{name}/8" for name in OTHERS)):
        page.goto(path)
        no_sideways(page)
        assert serious(page) == []
        board, sheet = (page.locator(part).bounding_box() for part in ("#board", ".learn-sheet"))
        assert board is not None
        assert board["width"] > PHONE["width"] - 24, "the table has the whole width"
        assert sheet is not None
        assert sheet["y"] + sheet["height"] == pytest.approx(PHONE["height"], abs=2), "what to do is at hand"
        for glow in page.locator("main [id^=glow-]").all()[:1]:
            box = glow.bounding_box()
            assert box is not None
            assert box["y"] < sheet["y"], "what the guide speaks of is in sight"


def test_a_rule_is_shown_step_by_step_and_explains_itself(page: Page, base_url: str) -> None:
    speak(page, base_url, "en")
    lesson = next(one for one in load(GAME).lessons().by_rule.values() if len(one.moves) > 2 and one.shows)
    page.goto(f"/learn/{GAME}/{lesson.rule}")
    for number, _ in enumerate(lesson.moves, 1):
        page.locator(".suggested").click()
        page.wait_for_function("n => new URL(location).searchParams.getAll('do').length === n", arg=number)
    expect(page.locator(".notice.good")).to_be_visible()
    chip = page.locator("details.rule-note > summary").first
    chip.click()
    expect(page.locator(".rule-note-body").first).to_be_visible()
    assert serious(page) == []
    page.get_by_role("link", name="Start again").click()
    expect(page.locator(".suggested")).to_be_visible()
    page.locator("a[rel=next]").click()
    expect(page.locator("main[data-rule]")).not_to_have_attribute("data-rule", lesson.rule)


@pytest.mark.parametrize("name", [GAME, *OTHERS])
def test_cards_of_a_guided_game_can_be_read(page: Page, base_url: str, name: str) -> None:
    """Under the pointer, and on a phone under the finger; with the next position it is put away."""
    speak(page, base_url, "en")
    page.goto(f"/tutorial/{name}/8")
    cards = page.locator(".learn [data-card]")
    expect(cards).not_to_have_count(0)
    spot = cards.last.get_attribute("data-card")
    wanted = cards.last.locator("h2").text_content() or ""
    page.locator(f'[id="{spot}"]').scroll_into_view_if_needed()
    page.locator(f'[id="{spot}"]').hover()
    expect(page.locator(".closer h2")).to_have_text(wanted)
    expect(page.locator(".closer p")).not_to_have_count(1)
    expect(page.locator(".closer")).to_be_in_viewport(ratio=1)
    page.locator("h1").first.hover()
    expect(page.locator(".closer")).to_be_hidden()
    page.locator(f'[id="{spot}"]').hover()
    expect(page.locator(".closer")).to_be_visible()
    page.locator(".suggested").press("Enter")
    expect(page.locator('main[data-stage="9"]')).to_be_visible()
    expect(page.locator(".closer")).to_be_hidden()
