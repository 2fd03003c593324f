"""The register of rules: every rule with its page, every ruling, every gap, and their texts in every language.

What holds in every language is in `content/` (ids, pages, readings); the words are in `locale/<language>/rules/`,
under the ids. Both are large and only needed when somebody reads them, so they load on demand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path

from msgspec import Struct

from rulewright.core.errors import ContentError

from .loader import read_record
from .messages import ENGLISH, RULES, entries_of
from .texts import Language

BASES = ("printed", "derived", "ruling", "known", "assumed")


class RuleWords:
    """The texts of rules in every language; each language is read when somebody first asks for it."""

    def __init__(self, locale: Path, packs: tuple[Path, ...] = ()) -> None:
        self._locale = locale
        self._packs = packs
        self._languages: dict[tuple[str, tuple[Path, ...]], Language] = {}

    def say(self, message: str, language: str) -> str:
        """A text in this language, or in English where it is not translated; what a pack leaves out is the game's."""
        for code in (language, ENGLISH):
            for packs in (self._packs, ()):
                found = self._read(code, packs)
                if found.has(message):
                    return found(message)
        return found(message)  # which says that there is none

    def _read(self, code: str, packs: tuple[Path, ...]) -> Language:
        if (code, packs) not in self._languages:
            self._languages[code, packs] = Language(code, (self._locale,), packs, RULES)
        return self._languages[code, packs]


class Text(Struct, frozen=True):
    """A text that the language files hold under this name."""

    words: RuleWords
    message: str

    def in_(self, language: str) -> str:
        return self.words.say(self.message, language)


class Rule(Struct, frozen=True):
    """One testable rule of a rulebook, in our words."""

    id: str
    page: int
    section: str
    basis: str
    refs: tuple[str, ...]
    chapter: Text
    text: Text


class Ruling(Struct, frozen=True):
    """A question that the rulebook leaves open, its readings, and our answer."""

    id: str
    choice: str
    """The letter of the reading that is in force, or several."""
    question: Text
    readings: dict[str, Text]
    answer: Text
    reason: Text


class Gap(Struct, frozen=True):
    """Data that the rulebook does not print, and what we use."""

    id: str
    status: str
    title: Text
    used: Text


class Waiting(Struct, frozen=True):
    """Rules and worked examples that nothing carries out, and why: a later part of the game, or handling of paper."""

    kind: str
    short: Text
    why: Text
    rules: tuple[str, ...]
    golds: tuple[str, ...]
    rulings: tuple[str, ...]


class _Span(Struct, frozen=True, forbid_unknown_fields=True):
    """Ids that follow each other: `DRE-001` to `DRE-879`."""

    first: str
    last: str

    def ids(self) -> tuple[str, ...]:
        name, _, number = self.first.rpartition("-")
        numbers = range(int(number), int(self.last.rpartition("-")[2]) + 1)
        return tuple([f"{name}-{one:0{len(number)}}" for one in numbers])


class _Ledger(Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[_Span, ...]
    golds: tuple[_Span, ...]
    rulings: tuple[_Span, ...]
    gaps: tuple[_Span, ...]


class Ledger(Struct, frozen=True):
    """All ids that a game has, whether its register holds them or not: what is missing is measured against this."""

    rules: tuple[str, ...]
    golds: tuple[str, ...]
    """The worked examples of the rulebook."""
    rulings: tuple[str, ...]
    gaps: tuple[str, ...]


class _RuleRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    page: int
    section: str
    basis: str
    refs: tuple[str, ...]


class _RulingRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    readings: tuple[str, ...]
    choice: str


class _GapRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    status: str


class _WaitingRow(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    rules: tuple[str, ...] = ()
    golds: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


def _all(spans: tuple[_Span, ...]) -> tuple[str, ...]:
    return tuple([id for span in spans for id in span.ids()])


def _in_order(row: _RulingRow | _GapRow) -> int:
    return int(row.id.rpartition("-")[2])


class Register:
    """All rules, rulings and gaps of one game; packs may bring other words for them."""

    def __init__(self, folder: Path, packs: tuple[Path, ...] = ()) -> None:
        self.folder = folder
        self.words = RuleWords(folder.parent / "locale", packs)

    def _text(self, message: str) -> Text:
        return Text(self.words, message)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """By id, in the order of the rulebook."""
        found: dict[str, Rule] = {}
        for path in sorted((self.folder / "rules").glob("*.toml")):
            chapter = self._text(f"chapter-{path.stem}")
            for row in read_record(path, dict[str, tuple[_RuleRow, ...]])["rule"]:
                if row.basis not in BASES or row.id in found:
                    raise ContentError("rule-basis", file=path.name, id=row.id, basis=row.basis)
                text = self._text(row.id)
                found[row.id] = Rule(row.id, row.page, row.section, row.basis, row.refs, chapter, text)
        return found

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """By id, in the order of the ids. Large games spread them over several files."""
        rows = [
            row
            for path in self.folder.glob("rulings*.toml")
            for row in read_record(path, dict[str, tuple[_RulingRow, ...]])["ruling"]
        ]
        found: dict[str, Ruling] = {}
        for row in sorted(rows, key=_in_order):
            readings = {letter: self._text(f"{row.id}.{letter}") for letter in row.readings}
            question, reason = self._text(f"{row.id}.question"), self._text(f"{row.id}.reason")
            found[row.id] = Ruling(row.id, row.choice, question, readings, self._text(row.id), reason)
        return found

    @cached_property
    def gaps(self) -> dict[str, Gap]:
        """By id, in the order of the ids."""
        rows = [
            row
            for path in self.folder.glob("gaps*.toml")
            for row in read_record(path, dict[str, tuple[_GapRow, ...]])["gap"]
        ]
        return {
            row.id: Gap(row.id, row.status, self._text(f"{row.id}.title"), self._text(row.id))
            for row in sorted(rows, key=_in_order)
        }

    @cached_property
    def ledger(self) -> Ledger:
        """Every id of the game, as listed in `ledger.toml`."""
        spans = read_record(self.folder / "ledger.toml", _Ledger)
        return Ledger(_all(spans.rules), _all(spans.golds), _all(spans.rulings), _all(spans.gaps))

    @cached_property
    def waiting(self) -> tuple[Waiting, ...]:
        """What is in the register but not in the game; most games carry out every rule."""
        path = self.folder / "waiting.toml"
        if not path.is_file():
            return ()
        rows: tuple[_WaitingRow, ...] = read_record(path, dict[str, tuple[_WaitingRow, ...]])["waiting"]
        found = tuple(
            Waiting(
                row.kind,
                self._text(f"waiting-{row.kind}.short"),
                self._text(f"waiting-{row.kind}"),
                row.rules,
                row.golds,
                row.rulings,
            )
            for row in rows
        )
        unknown = [rule for one in found for rule in one.rules if rule not in self.rules]
        if unknown:
            raise ContentError("waiting-rule-unknown", file=path.name, rules=", ".join(unknown))
        return found

    @cached_property
    def later(self) -> dict[str, Waiting]:
        """By id: why a rule or ruling is not part of the game yet."""
        return {id: one for one in self.waiting for id in (*one.rules, *one.rulings)}

    def naming(self, names: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        """The rules that call a component by its English name, for each of these ids that any rule names."""
        found: dict[str, tuple[str, ...]] = {}
        for id, name in names.items():
            called = re.compile(rf"\b{re.escape(name)}\b")
            rules = tuple([rule.id for rule in self.rules.values() if called.search(rule.text.in_(ENGLISH))])
            if rules:
                found[id] = rules
        return found

    def text(self, rule: str, language: str = "en") -> str:
        """A rule, ruling or gap in a reader's language, whatever the id names."""
        if rule in self.rules or rule in self.rulings or rule in self.gaps:
            return self.words.say(rule, language)
        raise ContentError("rule-unknown", rule=rule)

    def search(self, words: str, language: str = "en") -> list[Rule]:
        """Rules that hold every one of the words (or whose id does), best known first."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self.rules.values()
            if all(
                word in f"{rule.id} {rule.section} {rule.chapter.in_(language)} {rule.text.in_(language)}".lower()
                for word in wanted
            )
        ]

    def messages(self) -> set[str]:
        """Every name under which a language file may hold a text of this register."""
        chapters = {rule.chapter.message for rule in self.rules.values()}
        waiting = {one.why.message for one in self.waiting}
        return {*self.rules, *self.rulings, *self.gaps, *chapters, *waiting}


def read_register(folder: Path, packs: tuple[Path, ...] = ()) -> Register:
    """The register of a game's `content` folder, once for all games with the same words for the rules."""
    return _read_once(folder, packs)


@cache
def _read_once(folder: Path, packs: tuple[Path, ...]) -> Register:
    worded = tuple(locale for locale in packs if any(locale.glob(f"*/{RULES}")))
    return Register(folder, worded) if worded == packs else _read_once(folder, worded)


def unknown_texts(locale: Path, register: Register) -> list[ContentError]:
    """Texts of a pack for rules that the game does not have: nobody would ever read them."""
    folders = sorted(locale.glob(f"*/{RULES}"))
    known = register.messages() if folders else set()
    return [
        ContentError("rule-text-unknown", folder=f"{folder.parent.name}/{RULES}", name=name)
        for folder in folders
        for name in entries_of(folder)
        if name not in known
    ]
