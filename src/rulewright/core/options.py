"""What a table agrees on before a game: its mode, its options and its rulings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from .chance import SECRET_BYTES
from .errors import SetupError

LARGEST_SEED = 2**63 - 1
"""Files and databases keep seeds in 64 bits."""


class LetterCode(Struct, frozen=True):
    """How a value is spelled that says something of each of several parts of the game: a letter for each, in order."""

    kind: str
    """The kind of name that the parts have: `island`."""
    parts: tuple[str, ...]
    letters: tuple[tuple[str, str, str], ...]
    """Each letter, and the kind and name of what it stands for: `("D", "side", "day")`."""


class Option(Struct, frozen=True):
    """One thing that a table may agree on before the game."""

    name: str
    default: Any
    allowed: tuple[Any, ...]
    """The values to choose from; empty if the game checks it by itself."""
    rule: str
    """The rule or ambiguity that it is about."""
    examples: tuple[Any, ...] = ()
    """Some values, where not all can be listed."""
    spelled: LetterCode | None = None
    """How all the values are made that are not listed, if they are made of letters."""
    modes: tuple[str, ...] = ()
    """The modes in which it matters; empty if it does in all."""
    table: str = ""
    """The table of the content whose ids are values too, besides the examples."""
    seats: tuple[int, ...] = ()
    """How many players it is for; empty if for any number. Others are refused by the game."""
    with_people: Any = None
    """The default at tables with people, where that is another one than for simulations and environments."""
    endless: tuple[Any, ...] = ()
    """Values with which a game of random players need not end."""

    @property
    def values(self) -> tuple[Any, ...]:
        """The values to try: all of them, or the examples where not all can be listed."""
        return self.allowed or self.examples or (self.default,)

    @property
    def ending(self) -> tuple[Any, ...]:
        """The values to try with which every game ends."""
        return tuple(value for value in self.values if value not in self.endless)

    @property
    def usual(self) -> Any:
        """The default at tables with people."""
        return self.default if self.with_people is None else self.with_people

    def matters(self, mode: str, players: int | None = None) -> bool:
        """Whether it makes a difference in a mode, and for this number of players if it is known."""
        if players is not None and self.seats and players not in self.seats:
            return False
        return not self.modes or mode in self.modes


class Mode(Struct, frozen=True):
    """A way to play a game: how many seats, and whether they win together."""

    name: str
    seats: tuple[int, ...]
    cooperative: bool = False
    open: bool = False
    """Whether the seats hide nothing from each other: one person may play several of them side by side."""
    party: bool = False
    """Whether some questions are a party's (`Decision.party`): a table then agrees beforehand who decides them."""
    endless: bool = False
    """Whether a game of random players need not end, because nothing forces a decision."""


def checked(kind: str, known: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """Options with their defaults filled in; raises `SetupError` for what is unknown or not allowed."""
    table = {option.name: option for option in known}
    for name, value in given.items():
        option = table.get(name)
        if option is None:
            raise unknown_option(kind, name, table)
        if option.allowed and not any(value == one and type(value) is type(one) for one in option.allowed):
            raise refused_value(kind, name, value, ", ".join(repr(one) for one in option.allowed))
    return {option.name: given.get(option.name, option.default) for option in known}


def checked_players(game: str, mode: Mode, players: int | None) -> int:
    """How many play, the fewest unless somebody says so; raises `SetupError` if the mode is not for that number."""
    count = mode.seats[0] if players is None else players
    if isinstance(count, bool) or not isinstance(count, int) or count not in mode.seats:
        allowed = ", ".join(str(n) for n in mode.seats)
        raise SetupError("setup-players", game=game, count=repr(count), allowed=allowed)
    return count


def check_luck(seed: int, secret: bytes) -> None:
    """Raises `SetupError` for a seed or a secret that no luck can come from."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError("setup-seed-whole", seed=repr(seed))
    if abs(seed) > LARGEST_SEED:
        raise SetupError("setup-seed-large", seed=seed, most=LARGEST_SEED)
    if secret and not 16 <= len(secret) <= SECRET_BYTES:
        raise SetupError("setup-secret", bytes=len(secret), most=SECRET_BYTES)


def reject_ineffective(kind: str, known: tuple[Option, ...], given: dict[str, Any], mode: str) -> None:
    """Raises `SetupError` for a value that makes no difference in a mode."""
    for option in known:
        if given.get(option.name, option.default) != option.default and not option.matters(mode):
            modes = ", ".join(option.modes)
            raise SetupError("setup-idle", kind=kind, option=option.name, mode=mode, modes=modes)


def unknown_option(kind: str, name: str, known: Iterable[str]) -> SetupError:
    """An option or ruling that the game does not have."""
    return SetupError("setup-unknown", kind=kind, option=name, known=", ".join(known) or "–")


def refused_value(kind: str, name: str, value: object, allowed: str) -> SetupError:
    """A value that an option or ruling does not have."""
    return SetupError("setup-value", kind=kind, option=name, value=repr(value), allowed=allowed)
