"""The sentences of errors. Nothing is read before the first error is shown, and only what is shown is parsed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import RulewrightError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
_ROOT = Path(__file__).parents[1]
_PLACES = ("*/locale/{}/errors.ftl", "games/*/locale/{}/errors.ftl")
_LONGEST = 2_000
"""Characters of a value; Fluent refuses more than 2500."""
_LARGEST = 10**15
"""A larger number is shown as text."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)
_FUNCTION = re.compile(r"\b([A-Z][A-Z0-9_-]*)\(")


def split(text: str) -> dict[str, str]:
    """The source of every message and term in a Fluent file, by its name."""
    starts = [(match.start(), match.group(1)) for match in _ENTRY.finditer(text)]
    ends = [*(at for at, _ in starts[1:]), len(text)]
    return {name: text[at:end] for (at, name), end in zip(starts, ends, strict=True)}


@cache
def messages(language: str) -> dict[str, str]:
    """The source of every message of errors in a language, by its id."""
    found: dict[str, str] = {}
    for pattern in _PLACES:
        for path in sorted(_ROOT.glob(pattern.format(language))):
            found.update(split(path.read_text("utf-8")))
    return found


def is_known(message: str) -> bool:
    """Whether this is the id of a sentence, and not a sentence itself."""
    return message in messages(ENGLISH)


def sentence(error: RulewrightError, language: str = ENGLISH) -> str:
    """What an error says in a language; in English where that language has no words for it."""
    if not is_known(error.message):
        return error.message
    if error.message not in messages(language):
        language = ENGLISH
    bundle = _bundle(language)
    if not bundle.has_message(error.message):
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(messages(language)[error.message]))
    values = {name: _worded(value, language) for name, value in error.values.items()}
    pattern = bundle.get_message(error.message).value
    return str(bundle.format_pattern(pattern, values)[0]) if pattern is not None else error.message


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # The sentences of games name their components by functions; here these are called as they are typed.
    names = {name for text in messages(language).values() for name in _FUNCTION.findall(text)}
    functions: dict[str, Any] = dict.fromkeys(names, _as_typed)
    return FluentBundle([language], functions=functions, use_isolating=False)


def _as_typed(id: str, **_: Any) -> str:
    return id


def _worded(value: Any, language: str) -> Any:
    if isinstance(value, RulewrightError):
        return value.text(language)[:_LONGEST]
    if isinstance(value, (int, float)) and abs(value) <= _LARGEST:
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    text = str(value)
    text = text if text.isprintable() else repr(text)[1:-1]
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
