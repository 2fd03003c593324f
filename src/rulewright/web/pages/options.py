"""Options and rulings of a game as questions of a form, and the answers read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rulewright.core.game import Game, Option
from rulewright.core.text import Texts

from ..component_texts import heading, heading_place
from ..progress import MINE

EACH = "each"
"""The answer “one for each”: a value that is spelled from answers of its own."""
MOST_BUTTONS = 6
"""More values than this are a list to choose from."""


class ShownPart(msgspec.Struct, frozen=True):
    """A part of the game that gets an answer of its own."""

    field: str
    title: str
    values: tuple[tuple[str, str], ...]
    chosen: str


class ShownOption(msgspec.Struct, frozen=True):
    """An option as a question of a form."""

    field: str
    title: str
    help: str
    rule: str
    values: tuple[tuple[str, str], ...]
    """What is sent and what it means."""
    chosen: str
    changed: bool
    """Whether it differs from the game's own default."""
    free: bool
    """Whether a value of one's own may be typed."""
    parts: tuple[ShownPart, ...] = ()
    """What is asked besides if the answer is `EACH`."""
    groups: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """The values under headings, the first ones under none: where there are too many for buttons."""


def shown_option(
    game: Game, mode: str, option: Option, prefix: str, form: Mapping[str, str], texts: Texts, own: str = ""
) -> ShownOption:
    """An option as it was answered, or with its default, in a mode.

    With words for the visitor's `own` record it may begin with that, and does so by default.
    """
    title, told = texts.option(option)
    field = prefix + option.name
    default = MINE if own else str(option.usual)
    chosen = form.get(field, default)
    # Who follows a link may have the letters themselves in the address.
    if option.spelled is not None and is_spelled(option, chosen):
        form = {**form, **{f"{field}-{n}": letter for n, letter in enumerate(chosen)}}
        chosen = EACH
    known = [value for value in game.values(option, mode) if not is_spelled(option, value)]
    values = tuple((str(value), capital(texts.value(option, value))) for value in known)
    values = ((MINE, own), *values) if own else values
    return ShownOption(
        field=field,
        title=title,
        help=told,
        rule=option.rule,
        values=values,
        chosen=chosen,
        changed=chosen != default or bool(form.get(f"{field}-own")),
        free=is_free(option),
        parts=shown_parts(option, field, form, texts),
        groups=grouped(game, texts.language, values) if len(values) > MOST_BUTTONS else (),
    )


def shown_options(
    game: Game, mode: str, known: tuple[Option, ...], prefix: str, form: Mapping[str, str], texts: Texts, own: str = ""
) -> list[ShownOption]:
    """The options that make a difference in a mode; with words for the visitor's `own` record, where there is one."""
    keepsake = game.progress.kept_in(mode) if own else None
    begun = "" if keepsake is None else keepsake.option
    return [
        shown_option(game, mode, option, prefix, form, texts, own if option.name == begun else "")
        for option in known
        if option.matters(mode)
    ]


def grouped(
    game: Game, language: str, values: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Values under the headings that the game has for them; words like “draw” stand above all of them."""
    found: dict[str, list[tuple[str, str]]] = {"": []}
    for value, word in values:
        found.setdefault(heading(game.name, language, value), []).append((value, word))
    ordered = sorted(found.items(), key=lambda group: heading_place(game.name, group[1][0][0]) if group[0] else -1)
    return tuple((heading, tuple(rows)) for heading, rows in ordered)


def is_free(option: Option) -> bool:
    """Whether nobody can list what its values are."""
    return not option.allowed and option.spelled is None and not option.table


def shown_parts(option: Option, field: str, form: Mapping[str, str], texts: Texts) -> tuple[ShownPart, ...]:
    spelled = option.spelled
    if spelled is None:
        return ()
    values = tuple((letter, capital(texts.name(kind, name))) for letter, kind, name in spelled.letters)
    return tuple(
        ShownPart(f"{field}-{n}", texts.name(spelled.kind, part), values, form.get(f"{field}-{n}", values[0][0]))
        for n, part in enumerate(spelled.parts)
    )


def is_spelled(option: Option, value: Any) -> bool:
    """Whether a value is made of one letter for each part."""
    spelled = option.spelled
    if spelled is None or not isinstance(value, str) or len(value) != len(spelled.parts):
        return False
    return set(value) <= {letter for letter, _, _ in spelled.letters}


def read_options(known: tuple[Option, ...], form: Mapping[str, str], prefix: str, mode: str) -> dict[str, Any]:
    """Options of a mode as a form has them; what it does not say keeps its default. The game checks the values."""
    found: dict[str, Any] = {}
    for option in known:
        if not option.matters(mode):
            continue
        field = prefix + option.name
        text = form.get(field, "")
        if option.spelled is not None and text == EACH:
            first = option.spelled.letters[0][0]
            text = "".join(form.get(f"{field}-{n}", first)[:8] for n in range(len(option.spelled.parts)))
        elif is_free(option):
            text = form.get(f"{field}-own", "").strip()[:60] or text
        if text:
            by_text = {str(value): value for value in (*option.allowed, option.default)}
            found[option.name] = by_text.get(text, text)
    return found


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
