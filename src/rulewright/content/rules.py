"""The register of rules: every rule with its page and text in every language, every ruling, every gap.

The files are large and only needed when somebody reads them, so they load on demand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from rulewright.core.errors import ContentError

from .loader import read_record

BASES = ("printed", "derived", "ruling", "known", "assumed")


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language that we speak."""

    en: str
    uk: str

    def in_(self, language: str) -> str:
        found: str = getattr(self, language, self.en)
        return found


class Rule(Struct, frozen=True):
    """One testable rule of a rulebook, in our words."""

    id: str
    page: int
    section: str
    basis: str
    refs: tuple[str, ...]
    chapter: Text
    text: Text


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    choice: str
    en: str
    uk: str


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that the rulebook leaves open, its readings, and our answer."""

    id: str
    question: Text
    readings: dict[str, Text]
    answer: Answer
    reason: Text


class Gap(Struct, frozen=True, forbid_unknown_fields=True):
    """Data that the rulebook does not print, and what we use."""

    id: str
    status: str
    title: Text
    used: Text


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules and worked examples that nothing carries out, and why: a later part of the game, or mere handling."""

    kind: str
    why: Text
    rules: tuple[str, ...]
    golds: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    page: int
    section: str
    basis: str
    refs: tuple[str, ...]
    en: str
    uk: str


class _Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Text
    rule: tuple[_Row, ...]


class Register:
    """All rules, rulings and gaps of one game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """By id, in the order of the rulebook."""
        found: dict[str, Rule] = {}
        for path in sorted((self.folder / "rules").glob("*.toml")):
            chapter = read_record(path, _Chapter)
            for row in chapter.rule:
                if row.basis not in BASES or row.id in found:
                    raise ContentError([f"{path.name}: {row.id}: unknown basis {row.basis!r} or id twice"])
                text = Text(row.en, row.uk)
                found[row.id] = Rule(row.id, row.page, row.section, row.basis, row.refs, chapter.chapter, text)
        return found

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        rows = read_record(self.folder / "rulings.toml", dict[str, tuple[Ruling, ...]])["ruling"]
        return {row.id: row for row in rows}

    @cached_property
    def gaps(self) -> dict[str, Gap]:
        rows = read_record(self.folder / "gaps.toml", dict[str, tuple[Gap, ...]])["gap"]
        return {row.id: row for row in rows}

    @cached_property
    def waiting(self) -> tuple[Waiting, ...]:
        """What is in the register but not in the game; most games carry out every rule."""
        path = self.folder / "waiting.toml"
        if not path.is_file():
            return ()
        found: tuple[Waiting, ...] = read_record(path, dict[str, tuple[Waiting, ...]])["waiting"]
        unknown = [rule for one in found for rule in one.rules if rule not in self.rules]
        if unknown:
            raise ContentError([f"{path.name}: there is no rule {', '.join(unknown)}"])
        return found

    def naming(self, names: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        """The rules that call a component by its English name, for each of these ids that any rule names."""
        found: dict[str, tuple[str, ...]] = {}
        for id, name in names.items():
            called = re.compile(rf"\b{re.escape(name)}\b")
            rules = tuple([rule.id for rule in self.rules.values() if called.search(rule.text.en)])
            if rules:
                found[id] = rules
        return found

    def text(self, rule: str, language: str = "en") -> str:
        """A rule, ruling or gap in a reader's language, whatever the id names."""
        if rule in self.rules:
            return self.rules[rule].text.in_(language)
        if rule in self.rulings:
            answer = self.rulings[rule].answer
            found: str = getattr(answer, language, answer.en)
            return found
        if rule in self.gaps:
            return self.gaps[rule].used.in_(language)
        raise ContentError([f"there is no rule {rule!r}"])

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
