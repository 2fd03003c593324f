"""The companion in a real browser: instant search, deep links, the guided setup, the score sheet; on a phone too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from .conftest import Server, serious

GAME = "mysthea"
PAGES = (
    f"/companion/{GAME}",
    f"/rules/{GAME}?chapter=3",
    f"/rules/{GAME}/rulings",
    f"/cards/{GAME}",
    f"/cards/{GAME}/C013",
    f"/cards/{GAME}/EN16",
    f"/cards/{GAME}/onygauros",
    f"/companion/{GAME}/setup",
    f"/companion/{GAME}/setup?players=2&seed=7",
    f"/companion/{GAME}/setup?players=5&seed=7&option-expert=True",
    f"/companion/{GAME}/draw?of=0&count=5&seed=3",
    f"/companion/{GAME}/tracker",
    "/companion/dragon_eclipse/tracker",
)


def settle(context: BrowserContext, base_url: str, language: str, theme: str) -> None:
    context.add_cookies(
        [
            {"name": "rw_lang", "value": language, "url": base_url},
            {"name": "rw_theme", "value": theme, "url": base_url},
        ]
    )


@pytest.fixture
def quiet(page: Page) -> Iterator[Page]:
    """A page on which no script may fail."""
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.on("console", lambda message: failures.append(message.text) if message.type == "error" else None)
    yield page
    assert failures == []


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("uk", "light")])
def test_every_page_fits_a_phone_and_has_no_serious_barrier(
    quiet: Page, base_url: str, language: str, theme: str
) -> None:
    settle(quiet.context, base_url, language, theme)
    quiet.set_viewport_size({"width": 360, "height": 740})
    for address in PAGES:
        quiet.goto(base_url + address)
        assert quiet.evaluate("document.documentElement.scrollWidth") <= 360, address
        assert serious(quiet) == [], address


def test_search_finds_marks_and_counts_while_one_types(quiet: Page, base_url: str) -> None:
    quiet.goto(f"{base_url}/rules/{GAME}")
    total = quiet.locator(".rule").count()
    quiet.get_by_role("searchbox").fill("mirage champion")
    expect(quiet.locator("#MYS-499")).to_be_visible()
    expect(quiet.locator("#MYS-042")).to_be_hidden()
    expect(quiet.locator("#MYS-499 mark").first).to_have_text("Champion")
    found = quiet.locator(".rule:visible").count()
    expect(quiet.locator("[data-status]")).to_have_text(f"{found} of {total} rules")
    assert "q=mirage" in quiet.url
    quiet.get_by_role("searchbox").fill("")
    expect(quiet.locator(".rule:visible")).to_have_count(total)
    assert quiet.locator("mark").count() == 0
    quiet.get_by_role("searchbox").fill("no such words at all")
    expect(quiet.locator("[data-none]")).to_be_visible()


def test_words_of_the_other_language_find_a_rule_and_show_why(quiet: Page, base_url: str) -> None:
    quiet.goto(f"{base_url}/rules/{GAME}")
    quiet.get_by_role("searchbox").fill("жетон марева")
    rule = quiet.locator("#MYS-503")
    expect(rule).to_be_visible()
    expect(rule.locator('[lang="uk"] mark').first).to_be_visible()
    # A page that begins with a search goes on from there.
    quiet.goto(f"{base_url}/rules/{GAME}?q=retreat")
    expect(quiet.locator("#MYS-042")).to_be_hidden()
    quiet.get_by_role("searchbox").fill("MYS-042")
    expect(quiet.locator("#MYS-042")).to_be_visible()


def test_filters_narrow_and_a_deep_link_wins_over_them(quiet: Page, base_url: str) -> None:
    quiet.goto(f"{base_url}/rules/{GAME}")
    quiet.locator(".c-filters summary").click()
    quiet.get_by_label("Basis").select_option("ruling")
    expect(quiet.locator("#MYS-056")).to_be_visible()
    expect(quiet.locator("#MYS-042")).to_be_hidden()
    quiet.evaluate("location.hash = '#MYS-042'")
    expect(quiet.locator("#MYS-042")).to_be_in_viewport()
    assert quiet.get_by_label("Basis").input_value() == ""


def test_search_works_without_scripts(browser, base_url: str) -> None:  # type: ignore[no-untyped-def]
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{base_url}/rules/{GAME}")
    page.get_by_role("searchbox").fill("mirage champion")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#MYS-499")).to_be_visible()
    expect(page.locator("#MYS-042")).to_be_hidden()
    page.goto(f"{base_url}/companion/{GAME}/setup?players=3&seed=1")
    expect(page.locator("#step-1")).to_be_visible()
    expect(page.locator("#step-9")).to_be_visible()
    context.close()


def test_cards_are_searched_filtered_and_turned_on_demand(quiet: Page, base_url: str) -> None:
    quiet.goto(f"{base_url}/cards/{GAME}")
    quiet.get_by_role("searchbox").fill("meditate")
    expect(quiet.locator("#C013")).to_be_visible()
    expect(quiet.locator("#C001")).to_be_hidden()
    # What only the back of an Encounter says is found once the backs are wanted.
    expect(quiet.locator("#EN02")).to_be_hidden()
    quiet.get_by_label("Show backs").check()
    expect(quiet.locator("#EN02")).to_be_visible()
    assert "back=yes" in (quiet.locator("#EN02 img").get_attribute("src") or "")
    quiet.get_by_role("searchbox").fill("")
    quiet.locator(".c-filters summary").click()
    quiet.get_by_label("Kind").select_option("Monster")
    expect(quiet.locator(".c-tile:visible")).to_have_count(7)
    quiet.get_by_role("radio", name="Words").check()
    expect(quiet.locator("#onygauros .c-tile-words")).to_contain_text("Behaviour")
    quiet.locator("#onygauros a").click()
    expect(quiet.get_by_role("heading", level=1)).to_have_text("Onygauros")
    assert quiet.locator(".c-one-art img").evaluate("image => image.naturalWidth") > 0


def test_the_setup_is_walked_one_step_at_a_time(quiet: Page, base_url: str) -> None:
    quiet.set_viewport_size({"width": 360, "height": 740})
    quiet.goto(f"{base_url}/companion/{GAME}/setup")
    quiet.get_by_role("radio", name="2").check()
    quiet.get_by_role("button", name="Draw and begin").click()
    assert "seed=" in quiet.url
    expect(quiet.locator("#step-1")).to_be_visible()
    expect(quiet.locator("#step-2")).to_be_hidden()
    assert quiet.evaluate("scrollY") == 0, "the page begins with its heading"
    quiet.get_by_role("button", name="Next").click()
    expect(quiet.locator("#step-2")).to_be_visible()
    expect(quiet.locator("#step-2")).to_be_focused()
    expect(quiet.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "2")
    quiet.keyboard.press("ArrowRight")
    expect(quiet.get_by_role("heading", name="Cover a region of each type")).to_be_visible()
    quiet.reload()
    expect(quiet.locator("#step-3")).to_be_visible()
    before = quiet.url
    quiet.get_by_label("All steps at once").check()
    expect(quiet.locator("#step-9")).to_be_visible()
    # A hand stays closed until its player opens it.
    card = quiet.locator(".c-secrets .c-lot").first
    expect(card).to_be_hidden()
    quiet.locator(".c-secrets summary").first.click()
    expect(card).to_be_visible()
    quiet.get_by_role("link", name="Draw again").click()
    assert quiet.url.partition("#")[0] != before.partition("#")[0]


def test_printing_the_setup_shows_every_step(quiet: Page, base_url: str) -> None:
    quiet.goto(f"{base_url}/companion/{GAME}/setup?players=3&seed=7")
    expect(quiet.locator("#step-4")).to_be_hidden()
    quiet.emulate_media(media="print")
    expect(quiet.locator("#step-4")).to_be_visible()
    expect(quiet.locator(".c-walk")).to_be_hidden()
    expect(quiet.locator(".c-secrets").first).to_be_hidden()


def start_sheet(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/companion/{GAME}/tracker?players=3")
    page.get_by_label("Name 1").fill("Anna")
    page.get_by_label("Name 2").fill("Bohdan")
    page.get_by_role("button", name="Start").click()


def points(page: Page) -> list[str]:
    return page.locator(".c-points").all_text_contents()


def test_the_score_sheet_counts_takes_back_and_remembers(quiet: Page, base_url: str) -> None:
    start_sheet(quiet, base_url)
    assert points(quiet) == ["1", "1", "1"]
    quiet.get_by_role("button", name="Bohdan: plus 5").click()
    quiet.get_by_role("button", name="Bohdan: plus 1").click()
    quiet.keyboard.press("Enter")
    assert points(quiet) == ["1", "8", "1"]
    # Glory never falls below 1.
    least = quiet.get_by_role("button", name="Anna: minus 5")
    expect(least).to_be_disabled()
    least.click(force=True)
    assert points(quiet) == ["1", "8", "1"]
    quiet.get_by_role("button", name="Undo").click()
    assert points(quiet) == ["1", "7", "1"]
    expect(quiet.locator("[data-told]")).to_contain_text("Undone")
    quiet.reload()
    assert points(quiet) == ["1", "7", "1"]
    quiet.get_by_role("button", name="Undo").click()
    assert points(quiet) == ["1", "6", "1"]


def test_the_score_sheet_leads_through_an_era(quiet: Page, base_url: str) -> None:
    start_sheet(quiet, base_url)
    for event in ("Forest", "Storm", "River", "Land of Myst", "Crystal Field"):
        quiet.locator("[data-events]").get_by_role("button", name=event).click()
    expect(quiet.locator("[data-note]")).to_be_hidden()
    expect(quiet.locator("[data-events]")).not_to_contain_text("Era II")
    quiet.get_by_role("button", name="Monster of Era I").click()
    expect(quiet.locator("[data-note]")).to_contain_text("recharge")
    quiet.locator("[data-events]").get_by_role("button", name="Mountain").click()
    expect(quiet.locator("[data-note]")).to_contain_text("MYS-122")
    expect(quiet.locator(".c-next")).to_be_hidden()
    # Two Rivers, on the third space: twice 4.
    quiet.get_by_role("button", name="River: 4 for Bohdan").click()
    quiet.get_by_role("button", name="River: 4 for Bohdan").click()
    assert points(quiet) == ["1", "9", "1"]
    assert serious(quiet) == []
    quiet.get_by_role("button", name="Begin Era II").click()
    expect(quiet.locator("[data-when]")).to_contain_text("Era II")
    order = quiet.locator(".c-order .c-who").all_text_contents()
    assert order == ["Bohdan", "Anna", "Player 3"]
    expect(quiet.locator("[data-events]")).to_contain_text("Monster of Era II")
    quiet.get_by_role("button", name="Begin Era III").click()
    quiet.get_by_role("button", name="End the game").click()
    expect(quiet.locator("[data-ranking] li").first).to_contain_text("Bohdan")


def start_combat(page: Page, base_url: str, players: int) -> None:
    page.goto(f"{base_url}/companion/dragon_eclipse/tracker?players={players}")
    page.get_by_label("Name 1").fill("Anna")
    page.get_by_label("Player 1, Health").fill("18")
    page.get_by_label("Enemy, Health").fill("6")
    page.get_by_role("button", name="Start").click()


def test_the_sheet_of_a_combat_counts_what_lies_on_the_sheets(quiet: Page, base_url: str) -> None:
    start_combat(quiet, base_url, 2)
    assert points(quiet) == ["6", "18", "20"]
    quiet.get_by_role("button", name="Enemy, Damage: plus 5").click()
    assert points(quiet) == ["1", "18", "20"]
    expect(quiet.locator("[data-note]")).to_have_count(0)
    quiet.get_by_role("button", name="Enemy, Damage: plus 1").click()
    expect(quiet.locator("[data-note]")).to_contain_text("DRE-465")
    quiet.get_by_role("button", name="Undo").click()
    # A mystling holds at most 10 Power, and has a Condition or has it not.
    more = quiet.get_by_role("button", name="Anna, Power: plus 1")
    for _ in range(10):
        more.click()
    expect(more).to_be_disabled()
    slow = quiet.get_by_role("button", name="Anna, Slow")
    slow.click()
    expect(slow).to_have_attribute("aria-pressed", "true")
    # Taunt is with one player; the keyboard stays where it was.
    quiet.get_by_role("button", name="Taunt: Player 2").click()
    expect(quiet.get_by_role("button", name="Taunt: Player 2")).to_have_attribute("aria-pressed", "true")
    expect(quiet.get_by_role("button", name="Taunt: Player 2")).to_be_focused()
    expect(quiet.get_by_role("button", name="Taunt: Anna")).to_have_attribute("aria-pressed", "false")
    quiet.get_by_role("button", name="Next round").click()
    expect(quiet.locator("[data-when]")).to_have_text("Round 2")
    assert serious(quiet) == []
    quiet.reload()
    assert points(quiet) == ["1", "18", "20"]
    expect(quiet.locator("[data-when]")).to_have_text("Round 2")


def test_the_end_of_a_turn_burns_and_takes_a_token_of_each_condition(quiet: Page, base_url: str) -> None:
    start_combat(quiet, base_url, 1)
    for _ in range(3):
        quiet.get_by_role("button", name="Anna, Burn: plus 1").click()
    quiet.get_by_role("button", name="Anna, Weak").click()
    quiet.get_by_text("Statistics").last.click()
    quiet.get_by_role("button", name="Anna, Willpower: plus 1").click()
    end = quiet.get_by_role("button", name="Anna: End of turn")
    end.click()
    # 3 Burn less 1 Willpower.
    assert points(quiet) == ["6", "16"]
    expect(quiet.locator('[data-count="own-burn"]')).to_have_text("2/5")
    expect(quiet.get_by_role("button", name="Anna, Weak")).to_have_attribute("aria-pressed", "false")
    expect(quiet.get_by_role("button", name="Anna, Willpower: plus 1")).to_be_visible()
    end.click()
    end.click()
    # 1 Burn is no more than the Willpower.
    assert points(quiet) == ["6", "15"]
    expect(quiet.get_by_text("Taunt", exact=True)).to_have_count(0)


def test_the_sheet_of_a_battle_has_no_enemy(quiet: Page, base_url: str) -> None:
    quiet.goto(f"{base_url}/companion/dragon_eclipse/tracker?players=1")
    expect(quiet.get_by_label("Enemy, Health")).to_be_visible()
    quiet.get_by_label("Battle between two players").check()
    expect(quiet.get_by_label("Enemy, Health")).to_have_count(0)
    quiet.get_by_role("button", name="Start").click()
    assert points(quiet) == ["20", "20"]
    for _ in range(4):
        quiet.get_by_role("button", name="Player 2, Damage: plus 5").click()
    expect(quiet.locator("[data-note]")).to_contain_text("DRE-532")


def test_the_score_sheet_goes_on_without_a_connection_and_travels_in_its_address(quiet: Page, base_url: str) -> None:
    start_sheet(quiet, base_url)
    quiet.context.set_offline(True)
    quiet.get_by_role("button", name="Anna: plus 5").click()
    assert points(quiet) == ["6", "1", "1"]
    quiet.context.set_offline(False)
    address = quiet.url
    quiet.evaluate("localStorage.clear()")
    quiet.goto("about:blank")
    quiet.goto(address)
    assert points(quiet) == ["6", "1", "1"]


def test_the_score_sheet_opens_without_a_server_and_nothing_else_is_kept(page: Page, own_server: Server) -> None:
    start_sheet(page, own_server.url)
    page.locator("[data-tracker][data-kept]").wait_for(state="attached")
    page.get_by_role("button", name="Anna: plus 5").click()
    own_server.kill()
    page.reload()
    assert points(page) == ["6", "1", "1"]
    page.get_by_role("button", name="Anna: plus 1").click()
    page.goto(f"{own_server.url}/companion/{GAME}/tracker")
    assert points(page) == ["7", "1", "1"]
    expect(page.locator(".c-stage .icon").first).to_be_visible()
    kept = page.evaluate(
        "caches.open('rulewright-sheet').then((one) => one.keys()).then((all) => all.map((one) => one.url))"
    )
    paths = {url.removeprefix(own_server.url).partition("?")[0] for url in kept}
    assert {path for path in paths if not path.startswith("/static/")} == {f"/companion/{GAME}/tracker"}
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        page.goto(f"{own_server.url}/rules/{GAME}")


@pytest.mark.parametrize("broken", ["#!!!", "#eyJzZWF0cyI6MX0", "#" + "A" * 400])
def test_a_broken_address_begins_a_new_sheet(quiet: Page, base_url: str, broken: str) -> None:
    quiet.goto(f"{base_url}/companion/{GAME}/tracker{broken}")
    expect(quiet.get_by_role("button", name="Start")).to_be_visible()
