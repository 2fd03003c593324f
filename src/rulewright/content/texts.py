"""Languages: Fluent files become sentences. A message that is missing or broken is an error, never a bare id.

A language is a folder beside `en` in the `locale` of every package; nothing else knows which there are. What a language
has not translated appears in English. A message is parsed when it is first needed, and Fluent is imported for the first
one that is more than plain text: a simulation needs no words, and a page does not wait for thousands of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

from rulewright.core.error_texts import is_known
from rulewright.core.errors import ContentError, SetupError
from rulewright.core.record import Seat

from .messages import ENGLISH, entries_of, plain_parts
from .source import Source

_SHARED = Path(str(files(__package__))) / "locale"
_REMEMBERED = 4096
"""How many sentences and names of each language are remembered: a table says the same things again and again."""
_FOUND = sorted(folder.name for folder in _SHARED.iterdir() if folder.is_dir())
LANGUAGES: tuple[str, ...] = (ENGLISH, *(name for name in _FOUND if name != ENGLISH))
"""Every language that there is a folder for, English first."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][a-zA-Z0-9_-]*)")


def own_name(code: str) -> str:
    """What a language calls itself."""
    return Language(code)("language-name")


class Language:
    """One language of a game (a `Say`): the shared messages, the game's, and over them those of its packs.

    Every kind of name is also a function in the files: `{ CARD($card) }`, `{ REGION($region, form: "in") }`,
    so that each language picks the grammatical form that it needs.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    """What this game has names for; a game's subclass says which."""

    def __init__(
        self, code: str, folders: Sequence[Path] = (), packs: Sequence[Path] = (), room: str | None = None
    ) -> None:
        """The messages of these `locale` folders; with a `room`, those of that folder inside the language alone."""
        if code not in LANGUAGES:
            raise ContentError("language-unknown", language=code, known=", ".join(LANGUAGES))
        self.code = code
        # What a sentence says follows from its message and values alone: it is put together once.
        self._remembered = lru_cache(_REMEMBERED, typed=True)(self._put_together)
        self._named = lru_cache(_REMEMBERED, typed=True)(self.find_name)
        self._folders = (_SHARED, *folders) if room is None else tuple(folders)
        self._packs = tuple(packs)
        self._room = room or ""
        layers = [folder / code for folder in self._folders]
        for pack in packs:
            # English first: whatever a pack has not translated is shown in English.
            layers.extend(dict.fromkeys((pack / ENGLISH, pack / code)))
        self._entries = self._gather(layers)
        self._plain: dict[str, dict[str, str] | None] = {}
        self._parsed: set[str] = set()

    def _gather(self, layers: Sequence[Path]) -> dict[str, str]:
        return {name: text for folder in layers for name, text in entries_of(folder / self._room).items()}

    @cached_property
    def _english(self) -> dict[str, str]:
        """What is said where this language has no such message."""
        return {} if self.code == ENGLISH else self._gather([folder / ENGLISH for folder in self._folders])

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {kind.upper(): partial(self.name, kind) for kind in self.kinds}
        return FluentBundle([self.code], functions=functions, use_isolating=False)

    def _source(self, name: str) -> str | None:
        return self._entries.get(name) or self._english.get(name)

    def __call__(self, message: str, /, **values: Any) -> str:
        try:
            return self._remembered(message, **values)
        except TypeError:  # a value that cannot be remembered by, such as a list
            return self._put_together(message, **values)

    def _put_together(self, message: str, /, **values: Any) -> str:
        plain = self._plain_text(message)
        if plain is not None:
            return plain
        pattern = self._pattern(message)
        if pattern is None:
            raise ContentError("message-unknown", language=self.code, name=message)
        try:
            text, errors = self._bundle.format_pattern(pattern, values)
            told = "; ".join(str(error) or repr(error) for error in errors)
        except RecursionError:
            text, told = "", "refers to itself"
        if told:
            raise ContentError(
                "message-broken",
                language=self.code,
                name=message,
                values=", ".join(sorted(values)) or "–",
                reason=told,
            )
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message (`card-C004`) or attribute (`encounter-EN01.one`)."""
        return self._plain_text(message) is not None or self._pattern(message) is not None

    def _plain_text(self, message: str) -> str | None:
        """A message or attribute that is text and nothing else; it needs no Fluent."""
        name, _, attribute = message.partition(".")
        if name not in self._plain:
            source = self._source(name)
            self._plain[name] = None if source is None else plain_parts(source)
        parts = self._plain[name]
        return None if parts is None else parts.get(attribute)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if self._source(name) is None or self._plain.get(name) is not None:
            return None  # there is no such message, or a plain one that lacks this attribute
        if name not in self._parsed:
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _parse(self, name: str) -> None:
        """Parse a message, and all that it refers to."""
        from fluent.runtime import FluentResource

        self._parsed.add(name)
        text = self._source(name)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for other in _REFERENCE.findall(text):
            if other not in self._parsed:
                self._parse(other)

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a thing in a grammatical form."""
        return self._named(kind, id, form)

    def find_name(self, kind: str, id: str, form: str = "") -> str:
        """Where names come from; a pack's nameless card is "Card X001"."""
        message = f"{kind}-{id}"
        if form and self.has(f"{message}.{form}"):
            return self(f"{message}.{form}")
        if self.has(message):
            return self(message)
        return self("nameless", kind=self(f"kind-{kind}"), id=id)

    # -- glue ---------------------------------------------------------------------------------------------

    def all(self, parts: list[str]) -> str:
        return self._join("list-all", parts)

    def either(self, parts: list[str]) -> str:
        return self._join("list-either", parts)

    def and_or(self, parts: list[str]) -> str:
        return self._join("list-and-or", parts)

    def then(self, parts: list[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self("list-then", first=text, second=part)
        return text

    def row(self, parts: list[str]) -> str:
        """a, b, c"""
        return self._join("list-row", parts)

    def _join(self, last: str, parts: list[str]) -> str:
        if not parts:
            return self("nothing")
        text = parts[0]
        for part in parts[1:-1]:
            text = self("list-row", first=text, second=part)
        return self(last, first=text, second=parts[-1]) if len(parts) > 1 else text

    def sentence(self, part: str) -> str:
        text = part[:1].upper() + part[1:]
        return text if text.endswith((".", "?", "!")) else text + "."

    def sentences(self, parts: list[str]) -> str:
        return " ".join(self.sentence(part) for part in parts)

    def clause(self, sentence: str) -> str:
        return sentence[:1].lower() + sentence[1:].removesuffix(".")


class SharedTexts:
    """What the texts of all games have in common: who sits where, where data come from, plain refusals."""

    def __init__(self, say: Language, names: Sequence[str] = ()) -> None:
        self.say = say
        self.language = say.code
        self._names = tuple(names)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return self._names

    def reader(self, field: str) -> Callable[[Any, Any], Any] | None:
        """How a field of this name becomes a word; None if it is used as it is."""
        return None

    def name(self, kind: str, id: str) -> str:
        """What a component, a place or the like is called."""
        if kind not in self.say.kinds:
            raise ContentError("names-unknown", kind=kind, known=", ".join(self.say.kinds))
        return self.say.name(kind, id)

    def _values(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of an event, a choice, a question or a refusal as words and numbers, by their names."""
        found: dict[str, Any] = {}
        for name, value in fields.items():
            read = self.reader(name)
            if read is not None:
                found[name] = read(self, value)
            elif isinstance(value, bool):
                found[name] = int(value)
            elif isinstance(value, (int, str)):
                found[name] = value
        return found

    def _cards(self, cards: Sequence[str]) -> str:
        return self.say.all([self.say("listed-card", card=card) for card in cards])

    def seat(self, seat: Seat) -> str:
        if 0 <= seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.say("player", number=seat + 1)

    def seats(self, seats: Sequence[Seat]) -> str:
        """Several of them: Anna and Player 2."""
        return self.say.all([self.seat(seat) for seat in seats]) if seats else self.say("nobody")

    def refusal(self, error: SetupError) -> str:
        """Why a table cannot be made this way; a game's own refusals call components by their names."""
        if self.say.has(error.message):
            return self.say.sentence(self.say(error.message, **error.values))
        return self.say.sentence(error.text(self.language)) if is_known(error.message) else error.message

    def mode(self, name: str) -> tuple[str, str]:
        """What a mode is called, and a sentence that says how it is played."""
        message = f"mode-{name.replace('_', '-')}"
        return self.say(message), self.say(f"{message}.help")

    def source(self, rule: str, source: Source) -> str:
        """The rule of a component and where its data come from, in one line."""
        parts = [rule] if rule else []
        if source.page is not None:
            parts.append(self.say("source-page", page=source.page))
        if source.known:
            parts.append(self.say("source-known", gaps=", ".join(source.known)))
        if source.assumed:
            parts.append(self.say("source-assumed", gaps=", ".join(source.assumed)))
        if source.author:
            parts.append(self.say("source-author", author=source.author))
        return " · ".join(parts)
