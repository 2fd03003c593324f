"""The balance report in a real browser: light and dark, on a desk and on a phone, readable with any eyes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from rulewright.catalog import game_names, load
from rulewright.lab.balance import running
from rulewright.lab.balance.page import page as report

from .conftest import serious


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    name = game_names()[0]
    study = running.make(name, load(name).modes[0].seats[:2], ("random",), 24, 1)
    target: Path = tmp_path_factory.mktemp("lab") / "report.html"
    target.write_text(report(study, running.run(study, running.Means())), "utf-8")
    return target.as_uri()


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_the_report_fits_and_reads_well(browser: Browser, address: str, width: int, scheme: str) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    problems: list[str] = []
    page.on("console", lambda message: problems.append(message.text))
    page.on("requestfailed", lambda request: problems.append(request.url))
    page.goto(address)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    wide, narrow = page.locator(".wide").first, page.locator(".narrow").first
    assert (wide.is_visible(), narrow.is_visible()) == (width > 620, width <= 620)
    page.locator("#seats summary").first.click()
    assert page.locator("#seats table").first.is_visible()
    # The accessibility engine looks at every element: rows and plots of a kind are alike, so a few of each will do.
    page.evaluate("document.querySelectorAll('tbody').forEach(b => [...b.rows].slice(2).forEach(r => r.remove()))")
    page.evaluate(
        "document.querySelectorAll('.why:nth-of-type(n+3), .pair figure:nth-child(n+2)').forEach(e => e.remove())"
    )
    page.evaluate("document.querySelectorAll('.plot g:nth-of-type(n+4)').forEach(e => e.remove())")
    assert serious(page) == []
    assert problems == []
    context.close()
