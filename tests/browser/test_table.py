"""The table in a real browser: a whole game by clicking, two people and an onlooker, undo, why not, both languages."""

from __future__ import annotations

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rulewright.catalog import load

from .conftest import Server, serious
from .tables import (
    GAME,
    Table,
    bots,
    choices,
    click_choice,
    is_journey,
    people,
    revision,
    wait_for_change,
    wait_for_question,
)

BATTLE_SEED = 27


def test_what_glows_on_the_board_is_what_the_buttons_say(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    spots = choices(page).evaluate_all("list => list.map(one => one.dataset.spots)")
    glowing = page.locator('[id^="glow-"].on').evaluate_all("list => list.map(one => one.id.slice(5))")
    assert sorted(spots) == sorted(glowing)
    before = revision(page)
    click_spot(page, spots[0])
    wait_for_change(page, before)
    expect(page.locator("#prompt-title")).to_contain_text("Encounter token")


def test_a_choice_of_two_steps_narrows_and_can_be_cancelled(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=BATTLE_SEED)
    (asked,) = table.play_until(is_journey)
    with browser.new_context() as context:
        page = table.seat(context, asked.seat)
        wait_for_question(page)
        whole = choices(page).count()
        travel = page.locator('.choice[value^="travel"]').first
        unit, target = str(travel.get_attribute("data-spots")).split()
        expect(page.locator(f'[id="glow-{unit}"]')).to_have_class("on")
        click_spot(page, unit)
        expect(page.locator("#cancel")).to_be_visible()
        assert choices(page).count() < whole or whole == page.locator('.choice[value^="travel"]').count()
        expect(page.locator(f'[id="glow-{target}"]')).to_have_class("on")
        page.keyboard.press("Escape")
        expect(page.locator("#cancel")).to_be_hidden()
        assert choices(page).count() == whole
        click_spot(page, unit)
        before = revision(page)
        click_spot(page, target)
        wait_for_change(page, before)


def click_spot(page: Page, spot: str) -> None:
    """Click a part of the board with the mouse, where it can be seen."""
    at = page.evaluate(
        """(id) => {
            const part = document.getElementById(id);
            const box = part.getBoundingClientRect();
            for (let y = 0.5; y < 1; y += 0.08) for (let x = 0.5; x < 1; x += 0.08) for (const s of [1, -1]) {
                const at = [box.x + box.width * (0.5 + s * (x - 0.5)), box.y + box.height * (0.5 + s * (y - 0.5))];
                if (part.contains(document.elementFromPoint(...at))) return at;
            }
        }""",
        spot,
    )
    page.mouse.click(*at)


def test_preview_tells_before_committing_and_undo_takes_back(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    first = choices(page).first
    label = first.text_content()
    first.hover()
    expect(page.locator("#choice-preview")).to_contain_text("Ada places")
    before = revision(page)
    first.click()
    wait_for_change(page, before)
    expect(page.locator("#prompt-title")).to_contain_text("Encounter token")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt-title")).to_contain_text("Place your Champion")
    assert choices(page).first.text_content() == label
    expect(page.locator("#part-log")).to_contain_text("Ada takes back")


def test_why_not_answers_with_rules(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    page.locator(".tray .card").first.click()
    sheet = page.locator("#sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".about-picture img")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Why not?")).to_be_visible()
    expect(sheet.locator(".answers .rule-chip").first).to_contain_text("MYS-")
    assert serious(page) == []
    sheet.locator(".answers .rule-chip").first.click()
    expect(page.locator("#tip")).to_contain_text("Rulebook p.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_every_prompt_and_log_line_has_its_rule(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    assert page.locator("#part-log li").count() == page.locator("#part-log li .rule-chip").count()
    page.locator(".prompt-head .rule-chip").hover()
    expect(page.locator("#tip .rule-text")).to_be_visible()


def test_what_cannot_be_undone_is_asked_about(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, people("Ada", "Ben"), seed=5)
    page = table.seat(context, load(GAME).new(2, 5).decision.seat, confirm="on")
    wait_for_question(page)
    before = revision(page)
    choices(page).first.click()
    wait_for_change(page, before)
    choices(page).first.click()
    yes = page.locator("#choice-preview [data-confirm]")
    expect(yes).to_be_focused()
    page.keyboard.press("Escape")
    expect(yes).to_have_count(0)
    before = revision(page)
    choices(page).first.click()
    yes.click()
    wait_for_change(page, before)


def test_whoever_plays_with_bots_alone_can_always_go_back(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0, confirm="on")
    wait_for_question(page)
    asked = []
    for _ in range(2):
        asked.append(page.locator("#prompt-title").text_content())
        click_choice(page, str(choices(page).first.get_attribute("value")))
    # The second choice has ended the own turn, and bots have played on.
    wait_for_question(page)
    expect(page.locator("#prompt-title")).not_to_have_text(str(asked[1]))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt-title")).to_have_text(str(asked[1]))


def test_a_hint_names_a_choice_and_its_reasons(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".choice.hinted")).to_have_count(1)
    label = (page.locator(".choice.hinted").text_content() or "").strip()
    expect(page.locator("#choice-preview .hint p")).to_contain_text(label.removesuffix("."))
    expect(page.locator("#choice-preview .hint li").first).to_be_visible()


@pytest.mark.parametrize(("lang", "word", "undo"), [("en", "Place your Champion", "Log"), ("uk", "Чемпіон", "Журнал")])
def test_both_languages_and_no_serious_finding(
    context: BrowserContext, base_url: str, lang: str, word: str, undo: str
) -> None:
    table = Table(base_url, [*people("Ada"), *bots(2)], seed=5)
    page = table.seat(context, 0, lang=lang, theme="light" if lang == "uk" else "dark")
    wait_for_question(page)
    expect(page.locator("#prompt-title")).to_contain_text(word)
    expect(page.get_by_role("tab", name=undo)).to_be_visible()
    assert serious(page) == []


def test_the_server_dies_and_the_table_goes_on(context: BrowserContext, own_server: Server) -> None:
    table = Table(own_server.url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    click_choice(page, str(choices(page).first.get_attribute("value")))
    asked = page.locator("#prompt-title").text_content()
    own_server.kill()
    expect(page.locator("#line")).to_have_attribute("data-state", "off")
    before = revision(page)
    choices(page).first.click()
    own_server.start()
    wait_for_change(page, before)
    wait_for_question(page)
    assert page.locator("#prompt-title").text_content() != asked


NO_LINE = """
window.WebSocket = class extends EventTarget { static OPEN = 1; readyState = 3; };
const later = setTimeout;
setTimeout = (work, time) => later(work, time / 20);
"""
"""A browser whose lines to the server never come about, and which does not wait long for them."""


def test_without_a_line_a_form_brings_the_choice_and_its_id(context: BrowserContext, base_url: str) -> None:
    context.add_init_script(NO_LINE)
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0)
    wait_for_question(page)
    before = revision(page)
    with page.expect_request("**/choose?seat=0") as sent:
        choices(page).first.click()
    # The id is what keeps a choice from counting twice if the line comes back while the form is on its way.
    assert {"rev", "choice", "client"} <= set(parse_qs(sent.value.post_data or ""))
    wait_for_change(page, before)
    assert page.url == table.address


def test_without_scripts_forms_do_the_work(browser: Browser, server: Server) -> None:
    table = Table(server.url, [*people("Ada"), *bots()], seed=5)
    with browser.new_context(java_script_enabled=False) as context:
        context.add_cookies(
            [
                {"name": f"rw_table_{table.id}", "value": table.tokens[0], "url": server.url},
                {"name": "rw_lang", "value": "en", "url": server.url},
            ]
        )
        page = context.new_page()
        page.goto(table.address)
        page.locator(".choice").first.click()
        expect(page.locator("#prompt-title")).to_contain_text("Encounter token")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator("#prompt-title")).to_contain_text("Place your Champion")
