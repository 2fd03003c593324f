"""Finds words that are not of the pseudo-language in what people read: plain text, pages, drawings."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from html.parser import HTMLParser

from rulewright import __version__
from rulewright.catalog import game_names, load

from .language import CODE

PEOPLE = ("Anna", "Ben", "Cleo")
"""Names that people typed."""
IDS = {id for name in game_names() for rows in load(name).content.tables.values() for id in rows}
"""Components are called by their ids in small print."""
KEPT = {"Rulewright", __version__, *IDS, *game_names(), "none", "dusk", "query", "before"}
"""What a page may show as it is: the program, ids, what somebody typed into the address."""
_LANGUAGE_FREE = re.compile(
    r"""
    \b(?:[A-Z]{3}-)?[A-Z]{3}-\d+\b      # rules, rulings, gaps
    | \b(?:C|EN|A)\d{2,3}[abAB]?\b      # components that are called by their number
    | \b[IVX]+[ab]?\b                   # Roman numbers
    | \b[\w./-]+\.(?:rwreplay|toml|md|zip)\b    # files
    | \b(?:PvP|MB|Bb)\b                 # letters without an accent here; Bb: piece B and token b on a map
    | https?://\S+
    | \b(?:Enter|Esc|Ctrl|Alt|Shift|Tab|Home|End)\b      # keys
    | %\w+ | {\w+}                      # where a script puts a value
    """,
    re.VERBOSE,
)
_TOKEN = re.compile(r"[^\W_][\w-]*")
_WORD = re.compile(r"[^\W\d_]{2,}")
_READ = ("title", "aria-label", "aria-description", "aria-roledescription", "placeholder", "alt")
"""Attributes that people read or hear."""
_SILENT = ("script", "style", "kbd", "code")
_VOID = ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")


def foreign_words(text: str, allowed: Collection[str] = ()) -> list[str]:
    """The words that are plain English letters, though nobody typed them."""
    tokens = _TOKEN.findall(_LANGUAGE_FREE.sub(" ", text))
    left = " ".join(token for token in tokens if token not in PEOPLE and token not in allowed)
    return [word for word in _WORD.findall(left) if word.isascii()]


class Reader(HTMLParser):
    """Everything on a page that people read: text, titles, labels; also in drawings and in words kept for scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.links: list[str] = []
        self._open: list[tuple[str, bool]] = []

    @property
    def _quiet(self) -> bool:
        return bool(self._open) and self._open[-1][1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        # What says that it is in another language may be: the names of languages, a rule in a second language.
        quiet = self._quiet or tag in _SILENT or given.get("lang", CODE) != CODE
        if tag not in _VOID:
            self._open.append((tag, quiet))
        if given.get("href"):
            self.links.append(given["href"])
        if quiet:
            return
        place = f"<{tag} class={given.get('class', '')!r}>"
        for name, value in given.items():
            # A script's words are sentences; what has no blank in it is a name or an address.
            spoken = name.startswith("data-") and " " in value and not value.startswith(("{", "[", "<"))
            if name in _READ or (spoken and re.fullmatch(r"data-(?:say|text|t|label|count|confirm)[\w-]*", name)):
                self.found.append((f"{place} {name}", value))
        if tag == "meta" and given.get("name") == "description":
            self.found.append((place, given.get("content", "")))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open:
            name, _ = self._open.pop()
            if name == tag:
                return

    def handle_data(self, data: str) -> None:
        if not self._quiet and data.strip():
            self.found.append((f"<{self._open[-1][0]}>" if self._open else "", data.strip()))


def read_page(text: str) -> Reader:
    """A page, a part of one or a drawing."""
    reader = Reader()
    reader.feed(text)
    reader.close()
    return reader


class Findings:
    """What is not translated, each text once, with the place where it was first seen."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.words: dict[str, list[str]] = {}
        """Every text that was looked at, and the words in it that are not of the language."""

    def text(self, place: str, text: str, allowed: Collection[str] = ()) -> None:
        if text not in self.words:
            self.words[text] = foreign_words(text, allowed)
            if self.words[text]:
                self.found[text] = place

    def page(self, place: str, text: str, allowed: Collection[str] = ()) -> Reader:
        reader = read_page(text)
        for where, words in reader.found:
            self.text(f"{place} {where}", words, allowed)
        return reader

    def lines(self) -> Iterator[str]:
        for text, place in self.found.items():
            yield f"{place}: {text[:200]!r}: {' '.join(self.words[text])[:80]}"

    def tell(self) -> None:
        print(json.dumps({"looked": len(self.words), "found": list(self.lines())}, ensure_ascii=False))
