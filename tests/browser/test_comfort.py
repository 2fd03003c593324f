"""What the table does by itself: only choices are made, turns are told, and nothing moves for who wants it still."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from rulewright.core.record import Decision

from .conftest import Server, moving, wait_for_stillness
from .tables import Table, bots, choices, people, revision, wait_for_change, wait_for_question

EARS = """
window.notices = [];
window.tones = 0;
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, { body }) { window.notices.push([title, body]); }
  close() {}
};
window.AudioContext = class {
  currentTime = 0;
  state = "running";
  destination = {};
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  }
  createOscillator() {
    window.tones += 1;
    return { frequency: {}, connect: (next) => next, start() {}, stop() {} };
  }
};
"""
"""A browser whose sounds and notices can be counted."""
FLIGHTS = """
window.flights = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) { window.flights += 1; return animate.apply(this, given); };
"""
WAITING = """
window.timers = new Map();
const [later, never] = [setTimeout, clearTimeout];
let last = 0;
setTimeout = (work, time) => {
  if (time < 400) return later(work, time);
  window.timers.set(--last, work);
  return last;
};
clearTimeout = (id) => { if (!window.timers.delete(id)) never(id); };
window.letTimePass = () => {
  const due = [...window.timers.values()];
  window.timers.clear();
  for (const work of due) work();
};
"""
"""A browser that does by itself what takes a while only when the test lets time pass."""


def is_forced(asked: tuple[Decision, ...]) -> bool:
    """One seat is asked, and has one choice."""
    return len(asked) == 1 and len(asked[0].choices) == 1


def test_an_only_choice_is_made_for_whoever_wants_that(browser: Browser, server: Server) -> None:
    for setting in ("auto", "ask"):
        table = Table(server.url, people("Ada", "Ben"), seed=27)
        (asked,) = table.play_until(is_forced)
        with browser.new_context() as context:
            context.add_init_script(WAITING)
            page = table.seat(context, asked.seat, forced=setting)
            before = revision(page)
            if setting == "auto":
                # Long enough to read what happens, and Escape still keeps it from happening.
                expect(page.locator("#choice-preview")).to_contain_text("The only choice, made for you:")
                page.evaluate("window.letTimePass()")
                wait_for_change(page, before)
            else:
                assert page.locator("#choice-preview .beat").count() == 0
                page.evaluate("window.letTimePass()")
                # A choice that is being made can no longer be clicked.
                expect(choices(page)).to_have_count(1)
                assert revision(page) == before


def test_escape_holds_an_only_choice(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=27)
    (asked,) = table.play_until(is_forced)
    with browser.new_context() as context:
        context.add_init_script(WAITING)
        page = table.seat(context, asked.seat, forced="auto")
        before = revision(page)
        expect(page.locator("#choice-preview .beat")).to_be_attached()
        page.keyboard.press("Escape")
        expect(page.locator("#choice-preview .beat")).to_have_count(0)
        page.evaluate("window.letTimePass()")
        expect(choices(page)).to_have_count(1)
        assert revision(page) == before


def test_my_turn_is_told_by_title_sound_and_notice(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    with browser.new_context() as hers, browser.new_context() as his:
        his.add_init_script(EARS)
        ada, ben = table.seat(hers, 0), table.seat(his, 1, sound="on")
        if not ada.locator("#choices").count():
            hand_over(table, ben)
        heard = ben.evaluate("window.tones")
        expect(ben).to_have_title("Table of Ada, Ben")
        ben.get_by_label("More").click()
        ben.get_by_role("button", name="Tell me when it is my turn").click()
        expect(ben.locator("#line")).to_contain_text("You will be told")
        ben.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
        hand_over(table, ada)
        expect(ben).to_have_title("● Your turn · Table of Ada, Ben")
        assert ben.evaluate("window.tones") == heard + 2
        ((title, body),) = ben.evaluate("window.notices")
        assert title == "Your turn"
        assert body == ben.locator("#prompt-title").text_content()


def test_who_wants_silence_gets_only_the_title(browser: Browser, server: Server) -> None:
    table = Table(server.url, people("Ada", "Ben"), seed=5)
    with browser.new_context() as hers, browser.new_context() as his:
        his.add_init_script(EARS)
        ada, ben = table.seat(hers, 0), table.seat(his, 1)
        if not ada.locator("#choices").count():
            hand_over(table, ben)
        hand_over(table, ada)
        expect(ben).to_have_title("● Your turn · Table of Ada, Ben")
        assert ben.evaluate("[window.tones, window.notices.length]") == [0, 0]


def hand_over(table: Table, page: Page) -> None:
    """Choose until the other is asked."""
    wait_for_question(page)
    while page.locator("#choices").count():
        before = revision(page)
        choices(page).first.click()
        wait_for_change(page, before)


def test_nothing_moves_for_who_wants_it_still(browser: Browser, server: Server) -> None:
    for wish, moves in (("no-preference", True), ("reduce", False)):
        table = Table(server.url, [*people("Ada"), *bots()], seed=5)
        with browser.new_context(reduced_motion=wish) as context:
            context.add_init_script(FLIGHTS)
            page = table.seat(context, 0, motion="auto")
            wait_for_question(page)
            before = revision(page)
            choices(page).first.click()
            wait_for_change(page, before)
            wait_for_question(page)
            assert (page.evaluate("window.flights") > 0) is moves
            assert bool(moving(page)) is moves


def test_the_own_setting_stops_movement_too(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    page = table.seat(context, 0, motion="auto")
    wait_for_question(page)
    assert moving(page)
    page.get_by_title("Settings").click()
    page.locator('input[name="motion"][value="off"]').check()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    # What is on its way arrives; nothing else begins.
    wait_for_stillness(page)
