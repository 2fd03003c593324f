"""Say and Texts: how records ask for sentences, and what everybody may ask of a game's texts.

The files with the sentences are read elsewhere; there is no text in any language here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from typing_extensions import TypeVar as VarWithDefault

    from .errors import SetupError
    from .game import Option
    from .record import Choice, Decision, Reason, Seat

    T = VarWithDefault("T", bound="Texts", default="Texts")
else:
    T = TypeVar("T", bound="Texts")
"""A game's own Texts. Where no type is named, any will do."""


class Say(Protocol):
    """A language: sentences by id, and the glue between them."""

    def __call__(self, message: str, /, **values: Any) -> str: ...

    def all(self, parts: list[str]) -> str:
        """a, b and c"""
        ...

    def either(self, parts: list[str]) -> str:
        """a or b"""
        ...

    def and_or(self, parts: list[str]) -> str:
        """a and/or b"""
        ...

    def then(self, parts: list[str]) -> str:
        """a, then b"""
        ...

    def sentence(self, part: str) -> str:
        """A part as a sentence of its own: a capital and a full stop."""
        ...

    def sentences(self, parts: list[str]) -> str:
        """Sentences after each other."""
        ...

    def clause(self, sentence: str) -> str:
        """A sentence as part of another: no capital, no full stop."""
        ...


class ComponentText(Struct, frozen=True):
    """What a component says, all of it generated from its record."""

    id: str
    kind: str
    name: str
    line: str
    """What it is, in one line: type, numbers, place."""
    rules: tuple[str, ...]
    """What it does, a sentence or two in each line."""
    flavour: str
    """What it means in the story; may be empty."""
    source: str
    """The rule and where its data come from."""

    def lines(self) -> list[str]:
        """Everything in reading order, without empty lines."""
        return [line for line in (self.name, self.line, *self.rules, self.flavour, self.source) if line]


class Texts(Protocol):
    """Every sentence of one game in one language, for any outlet: terminal, browser, drawing, companion."""

    language: str

    def seat(self, seat: Seat) -> str:
        """Who sits there: the given name, or "Player 1"."""
        ...

    def prompt(self, decision: Decision) -> str:
        """What a decision asks."""
        ...

    def choice(self, choice: Choice, decision: Decision | None = None) -> str:
        """The label of a choice: what it does and costs. The decision makes it more exact."""
        ...

    def event(self, event: dict[str, Any]) -> str:
        """A line of the log, from an event as `core.view.redact` shows it."""
        ...

    def reason(self, reason: Reason) -> str:
        """Why something is not possible."""
        ...

    def refusal(self, error: SetupError) -> str:
        """Why a table cannot be made this way."""
        ...

    def name(self, kind: str, id: str) -> str:
        """The name of a thing: `name("card", "C004")`."""
        ...

    def component(self, id: str, back: bool = False) -> ComponentText:
        """What a component says; `back` adds the side that is hidden in play. Raises `ContentError` if unknown."""
        ...

    def mode(self, name: str) -> tuple[str, str]:
        """What a mode is called, and a sentence that says how it is played."""
        ...

    def option(self, option: Option) -> tuple[str, str]:
        """The title of an option or ruling, and a sentence that explains it."""
        ...

    def value(self, option: Option, value: Any) -> str:
        """What a value of an option or ruling means."""
        ...
