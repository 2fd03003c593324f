"""Pages from templates: everything is escaped by default, every sentence comes from the language files."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import fluent.runtime  # noqa: F401  the first page does not wait for it
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse

from rulewright import __version__
from rulewright.content.texts import LANGUAGES, Language, own_name

from .page_icons import known
from .visitor import Visitor

FOLDER = Path(str(files(__package__)))
LOCALE = FOLDER / "locale"
_STRESSED = re.compile(r"\*([^*]+)\*")


def unbroken(told: str) -> str:
    """Ranges and changes ("1–2", "15 → 16") that stay on one line."""
    return re.sub(r"(\d) → (?=\d)", "\\1\u00a0→\u00a0", re.sub(r"(\d)–(?=\d)", "\\1\u2060–\u2060", told))


environment = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,  # or each piece of a page would ask the disk first whether its template has changed
)


@cache
def language(code: str) -> Language:
    """The words of the pages themselves."""
    return Language(code, [LOCALE])


@cache
def _languages() -> tuple[tuple[str, str, str], ...]:
    """Every language and what it calls itself, at length and in short."""
    return tuple((code, own_name(code), language(code)("language-short")) for code in LANGUAGES)


@cache
def asset(name: str) -> str:
    """The address of a static file; it changes with the file, so browsers may keep it forever."""
    import hashlib

    digest = hashlib.blake2b((FOLDER / "static" / name).read_bytes(), digest_size=5).hexdigest()
    return f"/static/{name}?v={digest}"


@cache
def icon(name: str, more: str = "") -> Markup:
    """A symbol of the sheet, for the eyes only: whatever it stands beside says the same in words."""
    if name not in known():
        raise KeyError(f"there is no icon {name!r}")
    sheet = asset("icons.svg")
    return Markup(f'<svg class="icon {more}" aria-hidden="true" focusable="false"><use href="{sheet}#i-{name}"/></svg>')


def emphasized(text: str) -> Markup:
    """Prose in which *what stands between stars* is stressed."""
    return Markup(_STRESSED.sub(r"<em>\1</em>", str(escape(text))))


environment.filters["emphasized"] = emphasized
environment.filters["unbroken"] = unbroken
environment.globals.update(asset=asset, icon=icon, version=__version__)


@cache
def read_template(name: str) -> Template:
    return environment.get_template(name)


def fragment(template: str, visitor: Visitor, **values: Any) -> Markup:
    """A piece of a page."""
    say = language(visitor.language)
    return Markup(read_template(template).render(t=say, visitor=visitor, languages=_languages(), **values))


def page(template: str, visitor: Visitor, status: int = 200, **values: Any) -> HTMLResponse:
    """A whole page."""
    return HTMLResponse(str(fragment(template, visitor, **values)), status)
