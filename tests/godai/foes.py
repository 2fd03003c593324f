"""Opponents, Escorts and Commissions as the files have them, and with one thing changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import rulewright.games.godai.content as content
from rulewright.content.loader import Schema, Tables, load_tables
from rulewright.content.source import Component
from rulewright.core.errors import ContentError
from rulewright.games.godai.content.commission_checks import commission_problems
from rulewright.games.godai.content.components import Boss, Commission, Encounter, Escort
from rulewright.games.godai.content.opponent_checks import opponent_problems
from rulewright.games.godai.content.tables import FILES, gather

FOLDER = Path(content.__file__).parent
OURS = ("encounters", "bosses", "escorts", "commissions")
C = TypeVar("C", bound=Component)


@cache
def tables() -> Tables:
    files = {name: kind for name, kind in FILES.items() if name.partition("-")[0] in OURS}
    found, problems = gather(load_tables(FOLDER, Schema(files)))
    assert problems == []
    return found


def table(name: str, kind: type[C]) -> dict[str, C]:
    return cast("dict[str, C]", dict(tables()[name]))


def encounters() -> dict[str, Encounter]:
    return table("encounters", Encounter)


def bosses() -> dict[str, Boss]:
    return table("bosses", Boss)


def escorts() -> dict[str, Escort]:
    return table("escorts", Escort)


def commissions() -> dict[str, Commission]:
    return table("commissions", Commission)


def changed(cards: dict[str, C], **fields: dict[str, Any]) -> dict[str, C]:
    """The cards with fields of some of them changed: `graveler={"level": 2}`, without the first word of the id."""
    for name, values in fields.items():
        id = next(one for one in cards if one.partition("-")[2] == name.replace("_", "-"))
        cards[id] = msgspec.structs.replace(cards[id], **values)
    return cards


def opponents(of_encounters: dict[str, Any], of_bosses: dict[str, Any]) -> list[ContentError]:
    return opponent_problems(changed(encounters(), **of_encounters), changed(bosses(), **of_bosses))


def tasks(of_commissions: dict[str, Any], of_escorts: dict[str, Any]) -> list[ContentError]:
    return commission_problems(changed(commissions(), **of_commissions), changed(escorts(), **of_escorts), encounters())


def told(problems: list[ContentError]) -> set[tuple[str, str]]:
    """Each problem as its id and what it is about."""
    keys = ("field", "what", "action", "first", "where")
    return {
        (problem.message, str(next(problem.values[key] for key in keys if key in problem.values)))
        for problem in problems
    }


def words(language: str, file: str) -> dict[str, bool]:
    """The messages of a file of names, and whether each has a flavour."""
    text = (FOLDER.parent / "locale" / language / f"{file}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    return {
        entry.id.name: any(one.id.name == "flavour" for one in entry.attributes)
        for entry in entries
        if isinstance(entry, fluent.Message)
    }
