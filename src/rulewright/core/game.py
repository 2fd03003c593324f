"""Game: what a game package provides, and what everybody else may ask of it.

Bots, environments, tables and commands use this class and know nothing of the game's own modules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic

import msgspec

from .display import BoxFace, Landmark, Score, StoryFace, TableFace, Tale
from .drawing import Drawing
from .errors import SaveError, SetupError
from .evaluation import BotFace, Variant
from .journal import JournalFace
from .options import (
    LARGEST_SEED,
    LetterCode,
    Mode,
    Option,
    check_luck,
    checked,
    checked_players,
    refused_value,
    reject_ineffective,
    unknown_option,
)  # fmt: skip
from .progress import ProgressFace
from .record import Choice, Event, Luck, Reason, S, Seat, StartLuck, bind
from .resampling import MOST_ATTEMPTS, dealt_anew, resample
from .rulebook import RuleBook
from .saved_game import ENCODER, decode, dump, restore
from .saving import ContentMet, Upgrade, upgraded, version_of, whole_save, without_transients
from .seen import state_from_view
from .soundness import Terms
from .statistics import StatisticsFace
from .text import T
from .view import plain, redact, view


class Game(Generic[S, T]):
    """A playable game with its content, generic in its State and its Texts. Subclasses fill in what is theirs."""

    name: str
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    rulings: tuple[Option, ...]
    book: RuleBook
    state_type: type[S]
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
    chapters: tuple[type[Event], ...] = ()
    """Events with which a chapter begins: undo never reaches back into the chapter before."""
    always_met: tuple[str, ...] = ("numbers",)
    """Tables of the content that every state depends on, whatever is written in it."""
    silent_tables: tuple[str, ...] = ()
    """Tables of the content that have no card to read."""
    spellings: tuple[tuple[str, str], ...] = ()
    """Parts of ids as another copy of the rulebook spells them, and as they are spelled here."""
    features: tuple[str, ...] = ()
    """What bots judge positions by; each has a name `feature-…` in the game's language files."""
    variants: tuple[Variant, ...] = ()
    """Smaller tables for learners; environments are registered for each."""
    bot_folder: Path | None = None
    """Where the game keeps what its bots know: `bot.toml` with weights, `expert.npz` with what was learned."""

    @cached_property
    def seats_by_mode(self) -> dict[str, tuple[int, ...]]:
        """How many seats each mode may have, by its name."""
        return {mode.name: mode.seats for mode in self.modes}

    @cached_property
    def terms_of_tables(self) -> tuple[Terms, ...]:
        """The options and the rulings of a saved state are checked against these."""
        return Terms("options", self.options), Terms("rulings", self.rulings)

    # -- the faces of a game, each an object of its own, made when it is first used --------------------------------

    @cached_property
    def table(self) -> TableFace[S, T]:
        """For people at a screen: the drawing, the words, where choices lie."""
        return TableFace(self)

    @cached_property
    def story(self) -> StoryFace[S, T]:
        """The story of a game: points, parts, what was remarkable."""
        return StoryFace(self)

    @cached_property
    def progress(self) -> ProgressFace[S, T]:
        """What outlives a game: records that a person carries from one to the next."""
        return ProgressFace(self)

    @cached_property
    def box(self) -> BoxFace[S, T]:
        """For owners of the box: components, setup, trackers."""
        return BoxFace(self)

    @cached_property
    def bots(self) -> BotFace[S]:
        """For programs that judge positions, plan and learn."""
        return BotFace(self)

    @cached_property
    def statistics(self) -> StatisticsFace[S, T]:
        """For labs that count what happens in thousands of games."""
        return StatisticsFace(self)

    @cached_property
    def journal(self) -> JournalFace | None:
        """The written story of a game, for its authors; most games have none."""
        return None

    def lessons(self) -> Any:
        """A small position for every rule (`content.lessons.Lessons`), or None if there are none."""
        return None

    def tutorial(self) -> Any:
        """The guided first game (`content.tutorial.Tutorial`), or None if there is none."""
        return None

    # -- what a game provides -----------------------------------------------------------------------------

    def start(self, mode: str, players: int, luck: StartLuck, options: dict[str, Any], rulings: dict[str, Any]) -> S:
        """The first state; all arguments have been checked."""
        raise NotImplementedError

    def redeal_unseen(self, state: S, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        """Replace, in place, all that `seat` cannot see by something it cannot tell from the truth.

        The hands of the seats in `keep` stay as they are: the last resort where no other hand fits the question
        that is open to them.
        """
        raise NotImplementedError

    def action_space(self) -> tuple[Choice, ...]:
        """Every choice that any position of this game can offer, in a fixed order."""
        raise NotImplementedError

    def register(self) -> Any:
        """The rules, rulings and gaps with their texts."""
        raise NotImplementedError

    def components(self, state: S) -> dict[str, Any]:
        """Where every component is; the totals never change (for tests and for the curious)."""
        raise NotImplementedError

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> T:
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
    ) -> S:
        """A new game. The same arguments always give the same game.

        `script` gives the outcomes of the setup's chance, as a replay recorded them. A `secret` of 16 to 32 bytes
        makes luck that nobody can compute without it; otherwise anybody who sees the setup can find the seed.
        """
        chosen = self.mode(mode)
        count = checked_players(self.name, chosen, players)
        check_luck(seed, secret)
        state = self.start(
            chosen.name,
            count,
            StartLuck(seed, script, secret),
            checked("option", self.options, options or {}),
            checked("ruling", self.rulings, rulings or {}),
        )
        self.book.advance(state)
        if state.script:
            raise SetupError("setup-script-left", count=len(state.script))
        state.script = None
        return state

    def with_people(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options for a table with people: what was not given gets the default for people."""
        usual = {option.name: option.usual for option in self.options if option.with_people is not None}
        return {**usual, **options}

    def mode(self, name: str | None) -> Mode:
        """A mode by name; None is the first."""
        for mode in self.modes:
            if name is None or mode.name == name:
                return mode
        known = ", ".join(mode.name for mode in self.modes)
        raise SetupError("setup-mode", game=self.name, mode=name, known=known)

    def our_spelling(self, id: str) -> str:
        """An id as it is spelled here, whichever copy of the rulebook somebody has read."""
        for other, ours in self.spellings:
            id = id.replace(other, ours)
        return id

    def other_spelling(self, id: str) -> str:
        """The same id as the other copy spells it; empty if there is no difference."""
        found = id
        for other, ours in self.spellings:
            found = found.replace(ours, other)
        return found if found != id else ""

    def terms(self, state: S) -> dict[str, Any]:
        """What the table has agreed on, as plain data: `{"options": {…}, "rulings": {…}}`, for programs that play."""
        return {kind: plain(getattr(state, kind, {})) for kind in ("options", "rulings")}

    def mode_of(self, state: S) -> str:
        """The name of the mode that is played in a state."""
        return self.modes[0].name

    def reject_ineffective(self, mode: str | None, options: dict[str, Any], rulings: dict[str, Any]) -> None:
        """Refuse, for people's sake, what makes no difference in this mode; the rules would simply ignore it."""
        chosen = self.mode(mode).name
        reject_ineffective("option", self.options, options, chosen)
        reject_ineffective("ruling", self.rulings, rulings, chosen)

    def values(self, option: Option, mode: str) -> tuple[Any, ...]:
        """All values of an option that can be listed, in a mode; where others are possible, the game checks them."""
        rows = self.content.tables[option.table] if option.table else ()
        return (*(option.allowed or option.examples), *rows)

    def view(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know; raises `SetupError` for a seat that is not at the table."""
        if seat is not None and seat not in range(state.seats):
            raise SetupError("view-seat", seat=seat, last=state.seats - 1)
        return view(state, seat)

    def seen(self, view: dict[str, Any]) -> S:
        """A view as typed records: a State in which whatever the viewer cannot see is empty, or a number of blanks."""
        return state_from_view(view, self)

    def log(self, events: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
        """Events as a seat may see them."""
        return [redact(event, seat) for event in events]

    def resample(self, state: S, seat: Seat | None, seed: int) -> S:
        """A copy that `seat` cannot tell from the true state, with different luck to come.

        Everybody sees who is asked what, so only worlds in which the same questions can be open are possible.
        """
        return resample(self, state, seat, seed)

    def dealt_anew(self, state: S, seat: Seat | None, seed: int, attempts: int = MOST_ATTEMPTS) -> S | None:
        """The same without any exception: not one card stays where it is because the question that is open needs it.

        So the twin depends on what the seat knows and on the seed alone; and so does whether there is one.
        """
        return dealt_anew(self, state, seat, seed, attempts)

    def why_not(self, state: S, seat: Seat, intent: Choice | str) -> list[Reason]:
        """The rules that forbid an intent now, with the values that fall short; empty if it is offered."""
        choice = self.parse(intent) if isinstance(intent, str) else intent
        return self.book.why_not(state, seat, choice)

    def parse(self, text: str) -> Choice:
        """A choice of this game from its text, offered or not; raises `SaveError` if there is none."""
        if not hasattr(self, "_by_text"):
            self._by_text = {str(choice): choice for choice in self.action_space()}
        wanted = " ".join(text.split())
        found = self._by_text.get(wanted)
        if found is None:
            raise SaveError("save-choice-unknown", game=self.name, choice=wanted)
        return found

    # -- saving ----------------------------------------------------------------------------------------------

    def encode(self, state: S) -> bytes:
        """The position itself, without by-products, as canonical JSON."""
        twin = without_transients(state)
        # The same position has the same text, in whatever order answers and draws came in.
        twin.luck = Luck(state.luck.seed, dict(sorted(state.luck.counts.items())))
        if state.picks:
            twin.picks = dict(sorted(state.picks.items()))
        return ENCODER.encode(twin)

    def dump(self, state: S) -> str:
        """The whole state as text; `restore` gives it back exactly."""
        return dump(self, state)

    @cached_property
    def met(self) -> ContentMet:
        """Which content a state depends on."""
        return ContentMet(getattr(getattr(self, "content", None), "tables", {}), self.always_met)

    def restore(self, text: str | bytes, trusted: bool = False) -> S:
        """A state from its text, brought up to date if it is older. Raises `SaveError` with the place of the mistake.

        Content that the state has not met may have changed since; what it has met must be the same. Anybody may have
        written the text, so it is played on a little before it is trusted. Where only this program can have written
        it, `trusted=True` saves that time.
        """
        return restore(self, text, trusted)

    @cached_property
    def whole_saves(self) -> msgspec.json.Decoder[Any]:
        """Reads a save with its state at once, if today's records have made it."""
        return msgspec.json.Decoder(whole_save(self.state_type))

    def up_to_date(self, body: bytes | msgspec.Raw, version: int) -> bytes | msgspec.Raw:
        """A position as canonical JSON that older records made, as today's have it. Raises `SaveError`."""
        return body if version == self.save_version else upgraded(body, version, self.save_version, self.upgrades)

    def decode(self, body: bytes | msgspec.Raw, trusted: bool = False) -> S:
        """The position from its canonical JSON, checked; unless it is `trusted`, it is played on a little as well."""
        return decode(self, body, trusted)

    def read(self, body: bytes | msgspec.Raw) -> S:
        """The position from canonical JSON that we have written ourselves."""
        if not hasattr(self, "_decoder"):
            self._decoder = msgspec.json.Decoder(self.state_type)
        state: S = self._decoder.decode(body)
        return bind(state, self)

    def check(self, state: S) -> str | None:
        """What makes a decoded state impossible, if anything."""
        return None

    def keeps_only_chapters(self, state: S) -> str:
        """The rule by which this table keeps and goes back to beginnings of chapters alone; empty for every moment."""
        return ""

    def digest(self, state: S) -> str:
        """A short fingerprint of the position; it begins with the version of the records, once they have changed."""
        found = hashlib.blake2b(self.encode(state), digest_size=8).hexdigest()
        return found if self.save_version == 1 else f"{self.save_version}.{found}"

    def agrees(self, state: S, digest: str) -> bool:
        """Whether a recorded fingerprint matches a position; one of older records counts as matching."""
        return version_of(digest) != self.save_version or self.digest(state) == digest


__all__ = [
    "LARGEST_SEED",
    "Drawing",
    "Game",
    "Landmark",
    "LetterCode",
    "Mode",
    "Option",
    "Score",
    "StartLuck",
    "Tale",
    "plain",
    "refused_value",
    "unknown_option",
]  # fmt: skip
