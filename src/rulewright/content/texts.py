"""Languages: Fluent files become sentences. A missing or broken message is an error, never a bare id.

A language is a folder beside `en` in the `locale` of every package; nothing else knows which there are. Fluent is
imported when the first sentence is said, and a message is parsed when it is first needed: a simulation needs no words,
and a page does not wait for thousands of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from rulewright.core.errors import ContentError, SetupError
from rulewright.core.record import Seat

from .loader import MOST_FILES, read_plain
from .source import Source

if TYPE_CHECKING:
    from fluent.syntax import ast

_SHARED = Path(str(files(__package__))) / "locale"
_REMEMBERED = 4096
"""How many sentences and names of each language are remembered: a table says the same things again and again."""
ENGLISH = "en"
LANGUAGES: tuple[str, ...] = (ENGLISH, *sorted(folder.name for folder in _SHARED.iterdir() if folder.name != ENGLISH))
"""Every language that there is a folder for, English first."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][a-zA-Z0-9_-]*)")


def own_name(code: str) -> str:
    """What a language calls itself."""
    return Language(code)("language-name")


@cache
def entries_of(folder: Path) -> dict[str, str]:
    """The source of every message and term in a folder, by its name; nothing is parsed yet."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        starts = [(match.start(), match.group(1)) for match in _ENTRY.finditer(text)]
        ends = [*(at for at, _ in starts[1:]), len(text)]
        for (at, name), end in zip(starts, ends, strict=False):
            found[name] = text[at:end]
    return found


def read_messages(folder: Path) -> list[ast.Resource]:
    """The Fluent files of one folder; raises `ContentError` with every place that is not Fluent."""
    from fluent.syntax import ast

    paths = sorted(folder.glob("*.ftl"))
    problems: list[str] = []
    if len(paths) > MOST_FILES:
        raise ContentError([f"{folder.name}: {len(paths)} files; expected at most {MOST_FILES}"])
    found: list[ast.Resource] = []
    seen: dict[str, str] = {}
    for path in paths:
        shown = f"locale/{folder.name}/{path.name}"
        resource = _read(path, shown, problems)
        if resource is None:
            continue
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                wrong = (entry.content or "").strip().splitlines()
                problems.append(f"{shown}: not Fluent: {wrong[0][:60] if wrong else ''!r}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in seen:
                    problems.append(f"{shown}: {name} stands in {seen[name]} already")
                seen[name] = path.name
        found.append(resource)
    if problems:
        raise ContentError(problems)
    return found


def _read(path: Path, shown: str, problems: list[str]) -> ast.Resource | None:
    """One Fluent file, or None with the problem noted."""
    from fluent.runtime import FluentResource

    text = read_plain(path, shown, problems)
    if text is None:
        return None
    try:
        return FluentResource(text)
    except RecursionError:
        problems.append(f"{shown}: nested too deeply")
    return None


def broken_messages(locale: Path) -> list[str]:
    """Everything in a folder of languages that is not Fluent; empty if there is no such folder."""
    problems: list[str] = []
    if locale.is_symlink():
        return ["locale: is a link; expected a plain folder"]
    for folder in sorted(locale.iterdir()) if locale.is_dir() else []:
        if folder.is_symlink():
            problems.append(f"locale/{folder.name}: is a link; expected a plain folder")
            continue
        try:
            list(read_messages(folder))
        except ContentError as error:
            problems.extend(error.problems)
    return problems


class Language:
    """One language of a game (a `Say`): the shared messages, the game's, and over them those of its packs.

    Every kind of name is also a function in the files: `{ CARD($card) }`, `{ REGION($region, form: "in") }`,
    so that each language picks the grammatical form that it needs.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    """What this game has names for; a game's subclass says which."""

    def __init__(self, code: str, folders: Sequence[Path] = (), packs: Sequence[Path] = ()) -> None:
        if code not in LANGUAGES:
            raise ContentError([f"there is no language {code!r}; languages: {', '.join(LANGUAGES)}"])
        from fluent.runtime import FluentBundle

        self.code = code
        # What a sentence says follows from its message and values alone: it is put together once.
        self._remembered = lru_cache(_REMEMBERED, typed=True)(self._put_together)
        self._named = lru_cache(_REMEMBERED, typed=True)(self.find_name)
        functions: dict[str, Any] = {kind.upper(): partial(self.name, kind) for kind in self.kinds}
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        layers = [folder / code for folder in (_SHARED, *folders)]
        for pack in packs:
            # English first: whatever a pack has not translated is shown in English.
            layers.extend(dict.fromkeys((pack / ENGLISH, pack / code)))
        self._entries = {name: text for folder in layers for name, text in entries_of(folder).items()}
        self._parsed: set[str] = set()

    def __call__(self, message: str, /, **values: Any) -> str:
        try:
            return self._remembered(message, **values)
        except TypeError:  # a value that cannot be remembered by, such as a list
            return self._put_together(message, **values)

    def _put_together(self, message: str, /, **values: Any) -> str:
        pattern = self._pattern(message)
        if pattern is None:
            raise ContentError([f"locale/{self.code}: there is no message {message!r}"])
        try:
            text, errors = self._bundle.format_pattern(pattern, values)
            told = "; ".join(str(error) or repr(error) for error in errors)
        except RecursionError:
            text, told = "", "refers to itself"
        if told:
            raise ContentError(
                [f"locale/{self.code}: {message} with {', '.join(sorted(values)) or 'no values'}: {told}"]
            )
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message (`card-C004`) or attribute (`encounter-EN01.one`)."""
        return self._pattern(message) is not None

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
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
        text = self._entries.get(name)
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
        """How a field of this name becomes a word; None if it is told as it is."""
        return None

    def name(self, kind: str, id: str) -> str:
        """What a component, a place or the like is called."""
        if kind not in self.say.kinds:
            raise ContentError([f"there are no names for {kind!r}; kinds: {', '.join(self.say.kinds)}"])
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
        """Why a table cannot be made this way; what has no message stays the sentence that it is."""
        return self.say(error.message, **error.values) if error.message else str(error)

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
