"""Game: what a game package brings, and what everybody else may ask of it.

Bots, environments, tables and commands know this class and nothing below it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from .chance import SECRET_BYTES, mix
from .drawing import Drawing
from .errors import SaveError, SetupError
from .presenting import Landmark, Presenting, Score, Tale
from .record import Choice, Event, Fortune, Luck, Reason, Seat, State, bind, shallow
from .rulebook import RuleBook
from .saving import SAVE_FORMAT, ContentMet, Upgrade, changed_content, read_save, upgraded
from .studying import Studying
from .text import Texts
from .thinking import Thinking
from .view import plain, redact, view

LARGEST_SEED = 2**63 - 1
"""Files and databases keep seeds in 64 bits."""


class Spelled(Struct, frozen=True):
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
    spelled: Spelled | None = None
    """How all the values are made that are not listed, if they are made of letters."""
    modes: tuple[str, ...] = ()
    """The modes in which it matters; empty if it does in all."""
    table: str = ""
    """The table of the content whose ids are values too, besides the examples."""

    def matters(self, mode: str) -> bool:
        """Whether it makes a difference in a mode."""
        return not self.modes or mode in self.modes


class Mode(Struct, frozen=True):
    """A way to play a game: how many seats, and whether they win together."""

    name: str
    seats: tuple[int, ...]
    cooperative: bool = False
    open: bool = False
    """Whether the seats hide nothing from each other: one person may play several of them side by side."""


class Game(Presenting, Thinking, Studying):
    """A playable game with its content. Subclasses fill in what is theirs."""

    name: str
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    rulings: tuple[Option, ...]
    book: RuleBook
    state_type: type[State]
    content: Any
    content_hash: str
    packs: tuple[str, ...] = ()
    """Ids and versions of the content packs in use."""
    undo_rule: str = ""
    """The rule (or our ruling) by which choices may be taken back."""
    save_version: int = 1
    """Of the records that a save is made of; it goes up whenever older saves could not be read as they are."""
    upgrades: Mapping[int, Upgrade] = {}
    """How a saved state of each older version becomes one of the next."""
    always_met: tuple[str, ...] = ("numbers",)
    """Tables of the content that every state depends on, whatever is written in it."""

    # -- what a game brings -------------------------------------------------------------------------------

    def start(self, mode: str, players: int, luck: Fortune, options: dict[str, Any], rulings: dict[str, Any]) -> State:
        """The first state; everything is checked already."""
        raise NotImplementedError

    def hide_and_seek(self, state: State, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        """Replace, in place, all that `seat` cannot see by something it cannot tell from the truth.

        The hands of the seats in `keep` stay as they are: the last resort where no other hand fits the question
        that is open to them.
        """
        raise NotImplementedError

    def universe(self) -> tuple[Choice, ...]:
        """Every choice that any position of this game can offer, in a fixed order."""
        raise NotImplementedError

    def register(self) -> Any:
        """The rules, rulings and gaps with their texts."""
        raise NotImplementedError

    def components(self, state: State) -> dict[str, Any]:
        """Where every component is; the totals never change (for tests and for the curious)."""
        raise NotImplementedError

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> Texts:
        """Every sentence of this game in a language; `names` are the players', in seat order."""
        raise NotImplementedError

    # -- what everybody uses --------------------------------------------------------------------------------

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        mode: str | None = None,
        rulings: dict[str, Any] | None = None,
        script: list[int] | None = None,
        secret: bytes = b"",
    ) -> State:
        """A new game. The same arguments give the same game, for ever.

        `script` gives the outcomes of the setup's chance, as a replay recorded them. A `secret` of 16 to 32 bytes
        makes luck that nobody can compute who lacks it; without one, whoever sees the setup can find the seed.
        """
        chosen = self.mode(mode)
        count = chosen.seats[0] if players is None else players
        if isinstance(count, bool) or not isinstance(count, int) or count not in chosen.seats:
            allowed = ", ".join(str(n) for n in chosen.seats)
            sentence = f"{self.name} cannot be played by {count!r}; players may be {allowed}"
            raise SetupError(sentence, "setup-players", count=count, allowed=allowed)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise SetupError(f"seed must be a whole number, not {seed!r}", "setup-seed-whole", seed=seed)
        if abs(seed) > LARGEST_SEED:
            sentence = f"seed {seed} is too large; it must lie between -{LARGEST_SEED} and {LARGEST_SEED}"
            raise SetupError(sentence, "setup-seed-large", seed=seed, most=LARGEST_SEED)
        if secret and not 16 <= len(secret) <= SECRET_BYTES:
            raise SetupError(f"the secret has {len(secret)} bytes; it must have 16 to {SECRET_BYTES}")
        state = self.start(
            chosen.name,
            count,
            Fortune(seed, script, secret),
            _checked("option", self.options, options or {}),
            _checked("ruling", self.rulings, rulings or {}),
        )
        self.book.advance(state)
        if state.script:
            raise SetupError(f"{len(state.script)} scripted outcomes were not needed for the setup")
        state.script = None
        return state

    def mode(self, name: str | None) -> Mode:
        """A mode by name; None is the first."""
        for mode in self.modes:
            if name is None or mode.name == name:
                return mode
        known = ", ".join(mode.name for mode in self.modes)
        raise SetupError(f"{self.name} has no mode {name!r}; modes: {known}", "setup-mode", mode=name, known=known)

    def mode_of(self, state: State) -> str:
        """The name of the mode that is played in a state."""
        return self.modes[0].name

    def refuse_idle(self, mode: str | None, options: dict[str, Any], rulings: dict[str, Any]) -> None:
        """Tell people that something makes no difference in the mode that they want; the rules do not mind."""
        chosen = self.mode(mode).name
        for kind, known, given in (("option", self.options, options), ("ruling", self.rulings, rulings)):
            for option in known:
                if given.get(option.name, option.default) != option.default and not option.matters(chosen):
                    modes = ", ".join(option.modes)
                    sentence = f"{kind} {option.name} makes no difference in the mode {chosen}; it belongs to: {modes}"
                    raise SetupError(sentence, "setup-idle", kind=kind, option=option.name, mode=chosen, modes=modes)

    def values(self, option: Option, mode: str) -> tuple[Any, ...]:
        """All values of an option that can be listed, in a mode; where others are possible, the game checks them."""
        rows = self.content.tables[option.table] if option.table else ()
        return (*(option.allowed or option.examples), *rows)

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know; raises `SetupError` for a seat that is not at the table."""
        if seat is not None and seat not in range(state.seats):
            raise SetupError(f"there is no seat {seat!r}; seats are 0 to {state.seats - 1}, and None is a spectator")
        return view(state, seat)

    def log(self, events: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
        """Events as a seat may see them."""
        return [redact(event, seat) for event in events]

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        """A twin that `seat` cannot tell from the truth, with other luck ahead.

        Everybody sees who is asked what, so only worlds in which the same questions can be open are possible.
        """
        asked = _questions(state)
        for attempt in range(_MOST_ATTEMPTS):
            twin = self._imagined(state, seat, seed)
            self.hide_and_seek(twin, seat, mix(seed + attempt), ())
            if _questions(twin) == asked:
                return twin
        twin = self._imagined(state, seat, seed)
        self.hide_and_seek(twin, seat, seed, tuple(question[0] for question in asked or ()))
        return twin

    def _imagined(self, state: State, seat: Seat | None, seed: int) -> State:
        twin = state.copy()
        bind(twin, self)
        if not self.book.gathers_openly(state):
            twin.picks = {who: pick for who, pick in state.picks.items() if who == seat}
        twin.luck.seed = seed
        twin.luck.counts = {}
        return twin

    def why_not(self, state: State, seat: Seat, intent: Choice | str) -> list[Reason]:
        """The rules that forbid an intent now, with the values that fail them; empty if it is offered."""
        choice = self.parse(intent) if isinstance(intent, str) else intent
        return self.book.why_not(state, seat, choice)

    def parse(self, text: str) -> Choice:
        """A choice of this game from its text, offered or not; raises `SaveError` if there is none."""
        if not hasattr(self, "_by_text"):
            self._by_text = {str(choice): choice for choice in self.universe()}
        wanted = " ".join(text.split())
        found = self._by_text.get(wanted)
        if found is None:
            raise SaveError(f"{self.name} has no choice {wanted!r}")
        return found

    # -- saving ----------------------------------------------------------------------------------------------

    def encode(self, state: State) -> bytes:
        """The position itself, without by-products, as canonical JSON."""
        twin = shallow(state)
        twin.game = twin.asked = twin.script = None
        twin.events = twin.rolls = ()
        twin.secret = b""
        twin.revealed = False
        # The same position has the same text, in whatever order answers and draws came in.
        twin.luck = Luck(state.luck.seed, dict(sorted(state.luck.counts.items())))
        if state.picks:
            twin.picks = dict(sorted(state.picks.items()))
        return _ENCODER.encode(twin)

    def dump(self, state: State) -> str:
        """The whole state as text; `restore` gives it back exactly."""
        body = self.encode(state)
        head = {
            "format": SAVE_FORMAT, "game": self.name, "version": self.save_version,
            "content": self.content_hash, "used": self._met.hashes(body),
        }  # fmt: skip
        return f'{_ENCODER.encode(head).decode()[:-1]},"state":{body.decode()}}}'

    @cached_property
    def _met(self) -> ContentMet:
        return ContentMet(getattr(getattr(self, "content", None), "tables", {}), self.always_met)

    def restore(self, text: str | bytes) -> State:
        """A state from its text, brought up to date if it is older. Raises `SaveError` with the place of the mistake.

        Content that the state has not met may have changed since; what it has met must be the same.
        """
        saved = read_save(text, self.name)
        body: bytes | msgspec.Raw = saved.state
        if saved.version != self.save_version:
            body = upgraded(saved.state, saved.version, self.save_version, self.upgrades)
        if saved.content != self.content_hash:
            changed = changed_content(saved, self._met.hashes(bytes(saved.state)))
            if changed is not None:
                ways = "Load the same packs and version, or play its replay, which tells where the game parts"
                raise SaveError(f"{changed}; loaded is {self.content_hash}. {ways}")
        return self.decode(body)

    def decode(self, body: bytes | msgspec.Raw) -> State:
        """The position from its canonical JSON, checked."""
        if not hasattr(self, "_decoder"):
            self._decoder = msgspec.json.Decoder(self.state_type)
        try:
            state: State = self._decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise SaveError(f"saved state is broken: {error}") from None
        bind(state, self)
        problem = self.check(state)
        if problem:
            raise SaveError(f"saved state is impossible: {problem}")
        return state

    def check(self, state: State) -> str | None:
        """What makes a decoded state impossible, if anything."""
        return None

    def digest(self, state: State) -> str:
        """A short fingerprint of the position."""
        return hashlib.blake2b(self.encode(state), digest_size=8).hexdigest()


def _questions(state: State) -> list[tuple[Seat, str]] | None:
    """Who is asked what, sealed answers or not; None if somebody is asked without having an answer."""
    if state.outcome is not None or not state.agenda:
        return []
    asked = state.game.book.ask(state, state.agenda[-1])
    if not asked or not all(decision.choices for decision in asked):
        return None
    return [(decision.seat, decision.prompt) for decision in asked]


_MOST_ATTEMPTS = 100
_ENCODER = msgspec.json.Encoder()


def _checked(kind: str, known: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """Options with their defaults filled in; raises `SetupError` for what is unknown or not allowed."""
    table = {option.name: option for option in known}
    for name, value in given.items():
        option = table.get(name)
        if option is None:
            raise unknown_option(kind, name, table)
        if option.allowed and not any(value == one and type(value) is type(one) for one in option.allowed):
            raise refused_value(kind, name, value, ", ".join(repr(one) for one in option.allowed))
    return {option.name: given.get(option.name, option.default) for option in known}


def unknown_option(kind: str, name: str, known: Iterable[str]) -> SetupError:
    """An option or ruling that the game does not have."""
    listed = ", ".join(known) or "none"
    sentence = f"there is no {kind} {name!r}; known: {listed}"
    return SetupError(sentence, "setup-unknown", kind=kind, option=name, known=listed)


def refused_value(kind: str, name: str, value: object, allowed: str) -> SetupError:
    """A value that an option or ruling does not have."""
    sentence = f"{kind} {name} is {value!r}; allowed: {allowed}"
    return SetupError(sentence, "setup-value", kind=kind, option=name, value=value, allowed=allowed)


__all__ = [
    "Drawing", "Fortune", "Game", "Landmark", "Mode", "Option", "Score", "Spelled", "Tale", "plain",
    "refused_value", "unknown_option",
]  # fmt: skip
