"""Several browsers at one table: a secret battle, consent beyond the undo horizon, chat, a leaver's seat."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from rulewright.catalog import load

from .conftest import Server, serious
from .tables import (
    GAME,
    Table,
    choices,
    is_battle,
    is_journey,
    people,
    revision,
    wait_for_change,
    wait_for_newest,
    wait_for_question,
)

BATTLE_SEED = 27


def test_a_battle_leaks_nothing_to_the_other_or_to_onlookers(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=BATTLE_SEED)
    one, other = (decision.seat for decision in table.play_until(is_battle))
    with browser.new_context() as hers, browser.new_context() as his, browser.new_context() as nobodys:
        first, second, onlooker = table.seat(hers, one), table.seat(his, other), table.seat(nobodys)
        expect(first.locator(".prompt-head .chip.second")).to_be_visible()
        expect(onlooker.locator(".prompt")).to_contain_text("You are watching.")
        assert onlooker.locator('.tray [id^="card-"]').count() == 0
        expect(second.locator(".headline .chip")).to_contain_text("1 onlooker")
        expect(onlooker.locator(".headline .chip")).to_contain_text("1 onlooker")
        seen = [page_of(second), page_of(onlooker)]
        mine = choices(first).first
        text = mine.text_content() or ""
        before = revision(first)
        mine.click()
        wait_for_change(first, before)
        expect(first.locator(".prompt")).to_contain_text(text.strip()[:12])
        say(first, "done", second, onlooker)
        assert [page_of(second), page_of(onlooker)] == seen, "somebody learns that an answer was given"
        # Withdraw it, which nobody learns either; then both answer.
        first.get_by_role("button", name="Undo").click()
        wait_for_question(first)
        say(first, "not yet", second, onlooker)
        assert [page_of(second), page_of(onlooker)] == seen
        choices(first).last.click()
        expect(first.locator("#choices")).to_have_count(0)
        before = revision(onlooker)
        choices(second).last.click()
        wait_for_change(onlooker, before)
        expect(onlooker.locator("#part-log")).to_contain_text("Strength")


def say(page: Page, text: str, *others: Page) -> None:
    """Say something and wait until the others hear it: by then they have heard of everything that happened before."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    for other in others:
        expect(other.locator("#part-chat li").last).to_contain_text(text)


def page_of(page: Page) -> str:
    """Everything but the talk that the server has put into a page; animations are the browser's."""
    return str(
        page.evaluate(
            """() => {
                const copy = document.getElementById("table").cloneNode(true);
                const others = "#news-ribbon, #choice-preview, #line, #part-chat";
                copy.querySelectorAll(others).forEach((one) => one.remove());
                copy.querySelectorAll(".fresh").forEach((one) => one.classList.remove("fresh"));
                copy.querySelector("#tab-chat").removeAttribute("class");
                return copy.outerHTML;
            }"""
        )
    )


def test_undo_beyond_the_horizon_asks_the_table(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        first, second = (ada, ben) if ada.locator("#choices").count() else (ben, ada)
        for _ in range(2):
            before = revision(first)
            choices(first).first.click()
            wait_for_change(first, before)
        wait_for_question(second)
        before = revision(first)
        choices(second).first.click()
        wait_for_change(first, before)
        expect(first.locator("#undo")).to_have_count(0)
        first.locator("#part-log li").first.locator(".log-text").click()
        first.get_by_role("button", name="Ask the table").click()
        expect(second.locator(".request")).to_be_visible()
        second.get_by_role("button", name="Agree").click()
        expect(first.locator("#prompt-title")).to_contain_text("Place your Champion")


def test_chat_players_and_words(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        ada.get_by_role("tab", name="Chat").click()
        ada.get_by_label("Say something").fill("<b>hello</b>")
        ada.keyboard.press("Enter")
        expect(ben.locator("#tab-chat")).to_have_class("unread")
        ben.get_by_role("tab", name="Chat").click()
        expect(ben.locator("#part-chat")).to_contain_text("<b>hello</b>")
        ada.locator('.seat[data-seat="1"]').click()
        expect(ada.locator("#panel-players svg.mat")).to_be_visible()
        ada.get_by_role("tab", name="In words").click()
        expect(ada.locator(".twin")).to_contain_text("Ben")


def test_an_onlooker_is_told_apart_and_muted_with_one_key(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    with browser.new_context() as hers, browser.new_context() as theirs:
        theirs.add_cookies([{"name": "rw_name", "value": "Ben", "url": server.url}])
        ada, eve = table.seat(hers, 0), table.seat(theirs)
        ada.get_by_role("tab", name="Chat").click()
        eve.get_by_role("tab", name="Chat").click()
        for text in ("it is me", "again"):
            eve.get_by_label("Say something").fill(text)
            eve.keyboard.press("Enter")
        line = ada.locator("#part-chat li.by-onlooker", has_text="it is me")
        expect(line.locator("b")).to_have_text("Ben (onlooker)")
        expect(line.locator(".chip")).to_contain_text("onlooker")
        assert serious(ada) == []
        ada.get_by_role("button", name="Mute onlookers").focus()
        ada.keyboard.press("Enter")
        expect(ada.get_by_role("button", name="Let onlookers speak")).to_be_focused()
        expect(ada.locator("#part-chat li.by-onlooker")).to_have_count(0)
        expect(eve.locator("#part-talk")).to_contain_text("The players have muted onlookers")
        expect(eve.get_by_label("Say something")).not_to_be_visible()
        ada.get_by_label("Say something").fill("much better")
        ada.keyboard.press("Enter")
        expect(eve.locator("#part-chat")).to_contain_text("much better")
        ada.get_by_role("button", name="Let onlookers speak").click()
        expect(eve.locator("#part-chat li")).to_have_count(3)
        expect(eve.get_by_label("Say something")).to_be_visible()


def test_a_bot_plays_on_for_a_leaver_who_may_come_back(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    with browser.new_context() as hers, browser.new_context() as his:
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        ben.get_by_label("More").click()
        ben.get_by_role("button", name="Let a bot play for me").click()
        expect(ben.locator(".prompt")).to_contain_text("A bot plays for you.")
        ada.get_by_role("tab", name="Players").click()
        expect(ada.locator("#mat-1")).to_contain_text("bot")
        ben.get_by_role("button", name="Take my seat back").click()
        expect(ben.locator(".prompt")).not_to_contain_text("A bot plays for you.")
        expect(ada.locator("#mat-1 .chip")).to_contain_text("here")


def test_the_table_lets_a_bot_play_on_for_somebody_who_has_gone(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben", "Cleo"), seed=5)
    with browser.new_context() as hers, browser.new_context() as his, browser.new_context() as cleos:
        ada, ben, cleo = table.seat(hers, 0), table.seat(his, 1), table.seat(cleos, 2)
        ada.get_by_role("tab", name="Players").click()
        expect(ada.locator("#mat-1 .chip")).to_contain_text("here")
        assert ada.get_by_role("button", name="Let a bot play on").count() == 0, "nobody has left"
        ben.close()
        expect(ada.locator("#mat-1 .chip")).to_contain_text("away")
        ada.get_by_role("button", name="Let a bot play on").click()
        expect(ada.locator(".request")).to_contain_text("The others are being asked.")
        cleo.get_by_role("button", name="Agree").click()
        # Who comes back within a few seconds has only loaded the page again; Ben does not.
        expect(ada.locator("#mat-1 .chip")).to_contain_text("bot, Greedy")
        expect(cleo.locator(".request")).to_have_count(0)
        ben = table.seat(his, 1)
        expect(ben.locator(".prompt")).to_contain_text("A bot plays for you.")
        ben.get_by_role("button", name="Take my seat back").click()
        expect(ben.locator(".prompt")).not_to_contain_text("A bot plays for you.")
        ada.get_by_role("tab", name="Players").click()
        expect(ada.locator("#mat-1 .chip")).to_contain_text("here")


def test_the_seat_link_opens_the_seat_on_another_device(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    with browser.new_context() as hers, browser.new_context(locale="en") as elsewhere:
        ada = table.seat(hers, 0)
        ada.goto(f"{table.address}/link")
        link = ada.get_by_label("Ada").input_value()
        page = elsewhere.new_page()
        page.goto(link)
        page.get_by_role("button").last.click()
        page.wait_for_url(f"**/t/{table.id}")
        expect(page.locator(".tray svg.mat")).to_be_visible()
        onlooker = browser.new_context()
        assert onlooker.request.get(f"{table.address}/link").status == 403
        onlooker.close()


HELD_LINE = """
window.heard = 0;
window.holding = [];
window.held = [];
const listen = WebSocket.prototype.addEventListener;
WebSocket.prototype.addEventListener = function (type, listener, ...more) {
  if (type !== "message") return listen.call(this, type, listener, ...more);
  return listen.call(this, type, (event) => {
    const hear = () => { listener(event); window.heard += 1; };
    if (window.holding.includes(JSON.parse(event.data).type)) window.held.push(hear);
    else hear();
  });
};
window.letGo = () => { window.holding = []; for (const hear of window.held.splice(0)) hear(); };
addEventListener("DOMContentLoaded", () => { document.querySelector(".choice").dataset.first = "yes"; });
"""
"""A line on which messages of some kinds are held back until the test lets them go."""


def test_a_new_line_leaves_the_buttons_of_the_page_where_they_are(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    (asked, *_) = table.play_until(lambda asked: len(asked) == 1)
    with browser.new_context() as context:
        context.add_init_script(HELD_LINE)
        page = table.seat(context, asked.seat)
        page.wait_for_function("() => window.heard > 0")
        expect(page.locator(".choice[data-first]")).to_have_count(1)


def test_a_choice_made_before_the_last_one_is_acknowledged_waits_for_that(browser: Browser, server: Server) -> None:
    """The table may arrive long before the word that a choice was taken."""
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    (asked, *_) = table.play_until(is_journey)
    with browser.new_context() as context:
        context.add_init_script(HELD_LINE)
        page = table.seat(context, asked.seat)
        page.evaluate("window.holding = ['ack']")
        before = revision(page)
        choices(page).first.click()
        wait_for_change(page, before)
        page.wait_for_function("() => window.held.length === 1")
        before = revision(page)
        choices(page).first.click()
        assert page.locator(".choice[aria-disabled]").count() == 0, "it is not sent yet"
        page.evaluate("window.letGo()")
        wait_for_change(page, before)


def test_an_answer_to_an_old_question_does_not_count_for_the_new_one(browser: Browser, server: Server) -> None:
    """A page that is behind may ask something that has the same answers as what is asked by now."""
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    state = load(GAME).new(2, table.seed)
    asked = state.decision
    with browser.new_context() as hers:
        hers.add_init_script(HELD_LINE)
        page = table.seat(hers, asked.seat)
        old = revision(page)
        page.evaluate("window.holding = ['table', 'stale']")
        table.choose(asked.seat, str(asked.choices[0]))
        state.apply(asked.choices[0], asked.seat)
        choices(page).last.click()
        page.wait_for_function("() => window.held.length === 3")
        assert revision(page) == old
        page.evaluate("window.letGo()")
        wait_for_newest(page, server.url, table.id, table.tokens[asked.seat])
        offered = choices(page).evaluate_all("list => list.map((one) => one.value)")
        assert sorted(offered) == sorted(map(str, state.decision.choices))
        # And what is asked now can be answered.
        before = revision(page)
        choices(page).first.click()
        wait_for_change(page, before)
