"""The bases of everything that a game is made of: steps, choices, decisions, events, effects, states.

The form of a name tells its kind: steps and choices are imperative (`LoseUnits`, `PlayCard`), events are past
(`CardPlayed`), decisions are questions. All of them are plain data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeAlias, TypeVar

from msgspec import Struct

from .chance import keyed_outcome, outcome
from .errors import IllegalChoice
from .markers import Hidden, Public, Sight, Transient, parts_of, sights

if TYPE_CHECKING:
    from typing_extensions import TypeVar as VarWithDefault

    from .game import Game

    S = VarWithDefault("S", bound="State", default="State")
else:
    S = TypeVar("S", bound="State")
"""A game's own State. Where no type is named, any State will do."""

Seat: TypeAlias = int
CHANCE: Seat = -1
"""Chance sits at the table too: its outcomes are recorded like everybody's choices."""
EVERYBODY: Seat = -2
"""All seats at once, with their hands open: to look at a game that is over."""


def kebab(name: str) -> str:
    """`PlayCard` → `play-card`: the tag of a record in saves, in choices' text and in message ids."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


R = TypeVar("R", bound=Struct)


shallow: Callable[[R], R] = Struct.__copy__  # type: ignore[attr-defined]
"""A copy of a record that shares its values: msgspec's own, without the detour of `copy.copy`."""


class Step(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """Pending work of the rules. Lives on `state.agenda`, the last one is next."""


class Choice(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """One legal answer to a decision. `str(choice)` is its stable text."""

    def __str__(self) -> str:
        return " ".join([kebab(type(self).__name__), *self.words()])

    def words(self) -> list[str]:
        """The choice's fields as words, without spaces."""
        return [str(getattr(self, field)) for field in self.__struct_fields__]


class Effect(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """What a component does, as data. It writes its own text, and the rules know how to perform it."""


class Event(Struct, frozen=True, tag=kebab, kw_only=True):
    """Something that happened, and the rule that made it happen."""

    rule: Annotated[str, Public]
    seat: Annotated[Seat | None, Public] = None
    """Whose event it is; only this seat sees the fields marked `OwnerOnly`."""


class Reason(Struct, frozen=True):
    """Why something is not possible: the rule that forbids it, and the values that fall short."""

    rule: str
    message: str
    """The id of the sentence (`why-…`) in the game's language files."""
    values: dict[str, Any] = {}


class Roll(Struct, frozen=True):
    """One random outcome: from which stream, out of how many, and what came."""

    stream: str
    of: int
    got: int


class Confirm(Choice, frozen=True):
    """Confirm one's answer to a question that several seats answer together."""


CONFIRM = Confirm()


class Decision(Struct, frozen=True):
    """A question that is open to one seat, or to any seat of a party, with every legal answer."""

    seat: Seat
    """Who is asked; of a party, the seat that is asked first."""
    prompt: str
    """What is asked: the id of a sentence in the game's language files."""
    rule: str
    """The rule that asks."""
    choices: tuple[Choice, ...]
    about: dict[str, Any] = {}
    """The values that the sentence needs."""
    sealed: bool = False
    """Secret until every asked seat has answered."""
    party: tuple[Seat, ...] = ()
    """All the seats that may answer, where the question is the party's; any one answer settles it."""
    together: bool = False
    """One of several questions that seats answer together in the open; answers can be changed until all confirm."""
    aside: Sequence[Choice] = ()
    """Legal answers that belong in a menu, such as conceding: people find them there, and programs ignore them.

    Where there are many, they are listed when somebody looks (core/asides.py).
    """

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All who may answer."""
        return self.party or (self.seat,)

    @property
    def confirming(self) -> bool:
        """Whether the seat has answered already and need only confirm; that choice comes first."""
        return self.together and self.choices[0] is CONFIRM

    def allows(self, choice: Choice) -> bool:
        """Whether a choice is a legal answer, among the ordinary ones or aside."""
        return choice in self.choices or choice in self.aside

    def parse(self, text: str) -> Choice:
        """The legal answer whose text this is; raises `IllegalChoice` with what is offered."""
        wanted = " ".join(text.split())
        for choice in (*self.choices, *self.aside):
            if str(choice) == wanted:
                return choice
        offered = ", ".join(str(choice) for choice in self.choices[:12])
        more = max(0, len(self.choices) - 12)
        raise IllegalChoice(
            "choice-not-offered", seat=self.seat, choice=wanted, prompt=self.prompt, offered=offered, more=more
        )


class Outcome(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """By seat. Cooperative games give every seat the same."""
    ranking: tuple[Seat, ...]
    """Best first; ties are already broken by the rules."""
    winners: tuple[Seat, ...]
    rule: str
    """The rule that decides it."""


class Luck(Struct):
    """The state's own generator: a seed and how often each stream was used."""

    seed: int
    counts: dict[str, int]

    def copy(self) -> Luck:
        return Luck(self.seed, self.counts.copy())


class StartLuck(Struct, frozen=True):
    """What chance brings to a game: a seed, recorded outcomes that go before it, and at a table a secret."""

    seed: int
    script: list[int] | None = None
    secret: bytes = b""


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The whole truth of one game at one moment. Plain data, cheap to copy, saved at any decision.

    A game extends it with its own fields and gives `agenda` and `picks` their exact types. Saves leave defaults out and
    know them by identity, so only None, flags, small numbers, "" and () may be defaults: others would make equal
    positions differ.
    """

    agenda: Annotated[Any, Public]
    picks: Annotated[Any, Hidden]
    """Answers to the open step, by seat, until the last has come: secret if they are sealed, else in every view."""
    luck: Annotated[Luck, Hidden]
    outcome: Annotated[Outcome | None, Public] = None
    confirmed: Annotated[tuple[Seat, ...], Public] = ()
    """Seats that have confirmed their open answer, in order."""

    game: Annotated[Any, Transient] = None
    asked: Annotated[Any, Transient] = None
    gathered: Annotated[Any, Transient] = None
    """While some seats have answered: what is `asked` now, and everything that the step asks, answered or not."""
    events: Annotated[Any, Transient] = ()
    """What the last choice caused, in order."""
    rolls: Annotated[Any, Transient] = ()
    """The random outcomes of the last choice, in order."""
    script: Annotated[Any, Transient] = None
    """Outcomes to use instead of the generator's: replays and tests write them."""
    secret: Annotated[bytes, Transient] = b""
    """What luck is keyed with at a table. No save, view, copy for a bot or drawing has it."""
    revealed: Annotated[bool, Transient] = False
    """Whether the last choice revealed anything to anybody: undo stops there."""
    doubted: Annotated[bool, Transient] = False
    """Whether the position comes from a file that anybody may have written: the rules may fail in it."""

    # -- for players, bots and tables -----------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats are at the table."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every open question, at most one for each seat; a party's question is one for all of its seats."""
        if self.asked is None:
            self.asked = self.game.book.decisions(self)
        return self.asked  # type: ignore[no-any-return]

    @property
    def decision(self) -> Decision:
        """The first open question; raises `IllegalChoice` when the game is over."""
        decisions = self.asked or self.decisions  # written out for speed: every step of every playout asks this
        if not decisions:
            raise IllegalChoice("game-over")
        return decisions[0]

    def decision_for(self, seat: Seat) -> Decision | None:
        """What is asked of this seat now, if anything."""
        for decision in self.decisions:
            if decision.seat == seat or seat in decision.party:
                return decision
        return None

    def apply(self, choice: Choice, seat: Seat | None = None) -> None:
        """Answer a decision. Raises `IllegalChoice`, and changes nothing, if this is not offered."""
        if self.doubted:
            from .doubted import apply_carefully

            apply_carefully(self.game.book, self, choice, seat)
        else:
            self.game.book.apply(self, choice, seat)

    def copy(self) -> Self:
        """An independent copy. What is marked as a record of its own, or one for each seat, is copied with it."""
        return copier_of(type(self))(self)  # type: ignore[no-any-return]

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; `None` is a spectator."""
        return self.game.view(self, seat)  # type: ignore[no-any-return]

    def resample(self, seat: Seat | None, seed: int) -> State:
        """A state that this seat cannot tell from the true one, with different luck to come."""
        return self.game.resample(self, seat, seed)  # type: ignore[no-any-return]

    # -- for rules --------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """These steps come next, in reading order, before all that was already pending."""
        self.agenda.extend(reversed(steps))

    def emit(self, event: Event) -> None:
        """Write an event into the log."""
        self.events.append(event)

    def roll(self, stream: str, n: int) -> int:
        """The only source of chance: a number from 0 to n - 1, recorded."""
        luck = self.luck
        count = luck.counts.get(stream, 0)
        luck.counts[stream] = count + 1
        if self.script:
            got: int = self.script.pop(0)
        elif self.secret:
            got = keyed_outcome(self.secret, luck.seed, stream, count, n)
        else:
            got = outcome(luck.seed, stream, count, n)
        if not 0 <= got < n:
            raise IllegalChoice("scripted-outcome", got=got, stream=stream, of=n)
        self.rolls.append(Roll(stream, n, got))
        self.revealed = True
        return got


@cache
def copier_of(kind: Any) -> Callable[[Any], Any]:
    """A function that copies a record of this kind with all the records in it.

    Every node of a search copies a state, so it is written out for the kind, as a dataclass writes its `__init__`:

        def copy(record):
            twin = shallow(record)
            twin.agenda, twin.picks = record.agenda[:], record.picks.copy()
            twin.luck = Luck(record.luck.seed, record.luck.counts.copy())
            twin.sheets = [*map(copy_sheets, record.sheets)]
            twin.foe = None if record.foe is None else copy_foe(record.foe)
            return twin
    """
    parts = parts_of(kind)
    whole = issubclass(kind, State)
    if not parts and not whole:
        return shallow
    marks = dict(sights(kind))
    known: dict[str, Any] = {"shallow": shallow, "Luck": Luck}
    lines = ["def copy(record):", "twin = shallow(record)"]
    if whole:
        lines.append("twin.agenda, twin.picks = record.agenda[:], record.picks.copy()")
        lines.append("twin.luck = Luck(record.luck.seed, record.luck.counts.copy())")
    for name, held in parts.items():
        known[f"copy_{name}"] = copier_of(held[0]) if len(held) == 1 else _copy_any
        if marks[name] is Sight.PER_SEAT:
            lines.append(f"twin.{name} = [*map(copy_{name}, record.{name})]")
        else:
            lines.append(f"twin.{name} = None if record.{name} is None else copy_{name}(record.{name})")
    exec("\n    ".join([*lines, "return twin"]), known)
    made: Callable[[Any], Any] = known["copy"]
    return made


def _copy_any(record: Any) -> Any:
    """A copy of a record that may be one of several kinds."""
    kind: Any = type(record)
    return copier_of(kind)(record)


def bind(state: S, game: Game[Any, Any], luck: StartLuck | None = None) -> S:
    """Give a new, restored or imagined state its game, empty by-products, and its source of chance."""
    state.game = game
    state.asked = None
    state.events = []
    state.rolls = []
    state.script = list(luck.script) if luck is not None and luck.script is not None else None
    state.secret = luck.secret if luck is not None else b""
    state.revealed = False
    state.doubted = False
    return state
