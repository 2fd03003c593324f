"""A server that has no time, and one that does not know its name: what the pages' scripts make of it."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from .tables import Table, bots, people, wait_for_question

SOONER = "const later = setTimeout; setTimeout = (work, time) => later(work, time / 20);"
"""A browser that does not wait long before it tries again."""


def test_a_page_that_is_told_to_come_later_says_so_and_does(context: BrowserContext, base_url: str) -> None:
    table = Table(base_url, [*people("Ada"), *bots()], seed=5)
    busy = True
    tried = 0

    def door(line: WebSocketRoute) -> None:
        nonlocal tried
        tried += 1
        if busy:
            line.close(code=1013, reason="the server is busy")
        else:
            line.connect_to_server()

    context.add_init_script(SOONER)
    context.route_web_socket(re.compile("/live"), door)
    cookies = {f"rw_table_{table.id}": table.tokens[0], "rw_lang": "uk"}
    context.add_cookies([{"name": name, "value": value, "url": base_url} for name, value in cookies.items()])
    page = context.new_page()
    page.goto(table.address)
    expect(page.locator("#line")).to_have_text("Сервер перевантажений. Пробуємо ще …")
    expect(page.locator("#line")).to_have_attribute("data-state", "off")
    while tried < 3:
        page.wait_for_timeout(10)
    busy = False
    expect(page.locator("#line")).to_have_attribute("data-state", "on")
    wait_for_question(page)


def test_links_lead_to_where_the_page_came_from(page: Page, base_url: str) -> None:
    """The server does not take a browser's word for its name: its links have none, and the script adds it."""
    named = base_url.replace("127.0.0.1", "tables.localhost")
    table = Table(base_url, people("Ada", "Ben"), seed=5)
    page.context.add_cookies([{"name": f"rw_table_{table.id}", "value": table.tokens[0], "url": named}])
    page.goto(f"{named}/t/{table.id}/link")
    assert f'value="/t/{table.id}/sit/' in page.content()
    assert page.locator("#link-0").input_value() == f"{named}/t/{table.id}/sit/{table.tokens[0]}"
