"""Progress: what outlives a game. Records that a person carries from one game to the next, and what a game leaves.

A game declares such a record (`Keepsake`). It is a text: an option of a new game begins with it, and a finished game
leaves it changed. So a replay stays option + seed + answers, and whoever carries records (a profile, a file) need not
know what they say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from .display import Face
from .record import Choice, Event, Reason, S, Seat
from .text import T

LONGEST_KEEPSAKE = 200_000
"""Characters of a record."""


LONGEST_DECK = 4_000
"""Characters of a deck that is kept."""

Figures: TypeAlias = dict[str, dict[str, int]]
"""What a game has come to so far: a kind of thing, its id, how often."""


class Keepsake(Struct, frozen=True):
    """A record that outlives a game: the option that begins with it, and in which modes."""

    name: str
    option: str
    modes: tuple[str, ...]
    most: int = 1
    """How many of them a person may have side by side, each under a number of its own from 1."""


class Daily(Struct, frozen=True):
    """A game that is the same for everybody on one day: its mode and what the table agrees on."""

    mode: str
    options: dict[str, Any]

    def told(self, game: Any, texts: Any) -> list[tuple[str, str]]:
        """The options in words: what each is called, and its value."""
        known = {option.name: option for option in game.options}
        return [(texts.option(known[name])[0], texts.value(known[name], one)) for name, one in self.options.items()]


class Tally(Struct, frozen=True):
    """One line of what a person has reached: a name, a number, of how many; 0 where there is no end."""

    name: str
    value: int
    most: int = 0


class Chapter(Struct, frozen=True):
    """What a person's history says about one finished game."""

    title: str
    text: str
    """How it went and what ended it, in a sentence or two."""
    route: str = ""
    """The way that it took, in words."""
    picture: str = ""
    """The same as a drawing, with whatever can be measured on the way."""
    score: int = 0
    """What games of the day are ranked by."""
    result: str = ""
    """How it ended in a word, where it was neither won nor lost."""


class Known(Struct, frozen=True):
    """A component that a person has met: how often, and how often that went well."""

    id: str
    name: str
    heading: str
    met: int
    beaten: int


class DeckTold(Struct, frozen=True):
    """A deck in words: whose it is, and what is in it."""

    title: str
    lines: tuple[str, ...]


class ProgressFace(Face, Generic[S, T]):
    """What outlives a game. By default nothing does."""

    keepsakes: tuple[Keepsake, ...] = ()
    counted: tuple[str, ...] = ()
    """Modes whose games are counted (`figures`) as they go on, and not only when they are over."""

    def daily(self, seed: int) -> Daily | None:
        """What is played on the day with this seed, alone and the same by everybody; None if there is no such game."""
        return None

    def kept_in(self, mode: str) -> Keepsake | None:
        """The record that a mode begins with and leaves changed."""
        return next((one for one in self.keepsakes if mode in one.modes), None)

    def keepsake(self, name: str) -> Keepsake | None:
        return next((one for one in self.keepsakes if one.name == name), None)

    def blank(self, keepsake: Keepsake) -> str:
        """What somebody has who has played nothing yet."""
        raise NotImplementedError

    def check(self, keepsake: Keepsake, text: str) -> None:
        """Raises `SetupError` for a text that is no such record."""
        raise NotImplementedError

    def left(self, keepsake: Keepsake, state: S) -> str:
        """The record as a position leaves it."""
        raise NotImplementedError

    def merged(self, keepsake: Keepsake, now: str, before: str, after: str) -> str:
        """What becomes of a record `now` by a game that began with `before` and left `after`.

        Where nothing else has happened, `now` is `before` and `after` comes out. Two games at once, or a guest at
        somebody else's table, gain what the game has added and nothing else.
        """
        return after

    def joined(self, keepsake: Keepsake, one: str, other: str) -> str:
        """Two records of one person, grown apart on two devices, as one. The same again changes nothing."""
        return self.merged(keepsake, one, self.blank(keepsake), other)

    def tallies(self, keepsake: Keepsake, text: str, texts: T) -> Sequence[Tally]:
        """What a record comes to, line by line."""
        return ()

    def wall(self, keepsake: Keepsake, text: str, texts: T, theme: str = "dark", narrow: bool = False) -> str:
        """The record drawn as SVG."""
        return ""

    def telling(self, keepsake: Keepsake, text: str, texts: T) -> Sequence[str]:
        """The record in words, for terminals and screen readers."""
        return ()

    # -- what is remembered of a finished game ------------------------------------------------------------------

    def notes(self, state: S) -> dict[str, Any]:
        """What is worth remembering of a finished game, as a little plain data; empty for nothing."""
        return {}

    def chapter(self, notes: dict[str, Any], texts: T, theme: str = "dark") -> Chapter | None:
        """Such data in words; None if it is not what `notes` would have written."""
        return None

    def bestiary(self, notes: Sequence[dict[str, Any]], texts: T, figures: Sequence[Figures] = ()) -> Sequence[Known]:
        """Who and what a person has met over all games, with those not met yet; empty where nobody counts."""
        return ()

    # -- what games come to while they last ---------------------------------------------------------------------

    def figures(self, happened: Iterable[Event]) -> Figures:
        """What the events of a game come to."""
        return {}

    def figures_told(self, figures: Sequence[Figures], texts: T) -> Sequence[Tally]:
        """What all games of a person come to, line by line."""
        return ()

    # -- decks that a person keeps ------------------------------------------------------------------------------

    def decks(self, state: S, seat: Seat) -> Sequence[str]:
        """The decks that a seat has or is building, each as a text that may be kept; none in games without any."""
        return ()

    def check_deck(self, text: str) -> None:
        """Raises `SetupError` for a text that is no deck."""
        raise NotImplementedError

    def deck_told(self, text: str, texts: T) -> DeckTold:
        """Such a text in words."""
        raise NotImplementedError

    def builds(self, state: S, seat: Seat) -> bool:
        """Whether the seat is asked to build a deck now."""
        return False

    def deck_choice(self, state: S, seat: Seat, text: str) -> Choice | None:
        """The answer that brings what the seat builds closer to this deck; None if there is none now."""
        return None

    def deck_problems(self, state: S, seat: Seat, text: str) -> Sequence[Reason]:
        """Why this deck cannot be built here, if it cannot."""
        return ()
