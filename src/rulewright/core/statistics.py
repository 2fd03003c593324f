"""Statistics: what a game provides so that a lab can count what happens in thousands of its games.

Nothing here is needed to play: for a game without any of it, a lab counts seats, points, rules and lengths alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from msgspec import Struct

from .display import Face
from .record import Choice, Decision, Event, S
from .text import T

OFFERED, TAKEN, PLAYED, USED, HELD = "offered", "taken", "played", "used", "held"
"""What becomes of a component: it was on offer, a seat took it, played it, used its effect, holds it at the end."""


class Traits(Struct, frozen=True):
    """What a game was set up with, by kind; kinds and ids are those of `Texts.name`."""

    table: dict[str, tuple[str, ...]] = {}
    """What the whole table shares."""
    seats: tuple[dict[str, str], ...] = ()
    """What each seat has for itself."""


class Handling(Struct, frozen=True):
    """What an event did with components; the event's seat did it, or everybody at once."""

    way: str
    kind: str
    components: tuple[str, ...]


class Offer(Struct, frozen=True):
    """Components that a question put before a seat, and the one that its answer picked."""

    kind: str
    components: tuple[str, ...]
    picked: str = ""
    """Empty if it took none of them."""


class Stage(Struct, frozen=True):
    """A part of a game that has to be got through before the next one: a Boss, an act."""

    id: str
    passed: bool


class Bout(Struct, frozen=True):
    """A part of a game with a result of its own: a duel, a round. Kinds and ids are those of `study_name`."""

    result: str
    """How it ended: an id of the kind `result`."""
    turns: int
    """How many turns the players took."""
    traits: dict[str, tuple[str, ...]] = {}
    """What it was fought with and where, by kind."""
    sums: dict[str, dict[str, int]] = {}
    """What added up in it, by an id of the kind `sum`, and what it came from: kind and id, with a space between."""


class Silent(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that the log never names, for one reason."""

    kind: str
    title: str
    why: str
    rules: tuple[str, ...]


class Needs(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that need a mode, an option, a ruling or a number of players to come up at all: all that is named."""

    rules: tuple[str, ...]
    option: str = ""
    unless: tuple[str | int | bool, ...] = ()
    """The values of the option without these rules."""
    players: tuple[int, ...] = ()
    modes: tuple[str, ...] = ()


class Unlogged(Struct, frozen=True, forbid_unknown_fields=True):
    """Why some rules are not seen in the log of a game."""

    logged: tuple[str, ...] = ()
    """Rules that the log does name, though no lesson shows that."""
    silent: tuple[Silent, ...] = ()
    needs: tuple[Needs, ...] = ()


class StatisticsFace(Face, Generic[S, T]):
    """What a lab asks of a game to count what happens."""

    def traits(self, state: S) -> Traits:
        """Asked when the game begins and when it ends; the first answer of each kind counts, for deals and drafts."""
        return Traits()

    def shared(self, happened: Sequence[Event]) -> dict[str, tuple[str, ...]]:
        """What the whole table shared, by kind, from all events of a game: what its last position does not show."""
        return {}

    def holdings(self, state: S) -> tuple[tuple[str, ...], ...]:
        """The components that each seat has, wherever they lie; asked when the game begins and when it ends."""
        return ((),) * state.seats

    def handling(self, event: Event) -> Handling | None:
        """What an event did with components, if anything."""
        return None

    def offer(self, decision: Decision, choice: Choice) -> Offer | None:
        """What a question offered its seat to pick from, if picking is worth comparing with leaving it."""
        return None

    def stages(self, state: S) -> tuple[Stage, ...]:
        """The stages of a finished game in their order; none where a game has no such parts."""
        return ()

    def counted_components(self) -> dict[str, tuple[str, ...]]:
        """The ids of the components that `handling` and `holdings` speak of, by kind."""
        return {}

    def chapter(self, event: Event) -> tuple[int, str, str] | None:
        """The part of the game that begins with an event: its depth (1 for the largest), and the kind and id of its
        name."""
        return None

    def study_name(self, kind: str, id: str, texts: T) -> str:
        """What a trait or component is called in a report; without an id, what its kind is called."""
        return texts.name(kind, id) if id else kind.capitalize()

    def bouts(self, happened: Sequence[Event]) -> tuple[Bout, ...]:
        """The parts of a finished game with a result of their own, from all its events."""
        return ()

    def unlogged(self) -> Unlogged:
        """Why some rules are not seen in the log."""
        return Unlogged()
