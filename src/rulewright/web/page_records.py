"""The records that templates show of a table: its question and choices, its seats, its log, and all of it together."""

from __future__ import annotations

import msgspec

from rulewright.core.display import Book
from rulewright.core.drawing import Drawing
from rulewright.core.record import Seat

from .final_screen import Final
from .party_page import ShownParty, ShownThrow
from .position import Position
from .table_chat import Said


class ShownChoice(msgspec.Struct, frozen=True):
    """A choice as a button and on the board."""

    text: str
    """Its stable text: what the browser sends back."""
    label: str
    spots: tuple[str, ...]
    """Ids of the board's parts to click, in order."""
    about: tuple[str, ...] = ()
    """What the component says that it is about, line by line."""
    confirms: bool = False
    """Whether it stands by the answer that was given already."""
    remark: str = ""
    """What stands beside the label, in smaller letters."""
    sought: str = ""
    """What a search finds, in words, if the choice is to be found on the drawing: then nothing points it out."""
    picture: str = ""
    """What it would look like, as SVG."""


class ShownGroup(msgspec.Struct, frozen=True):
    """Choices that stand under one heading; the first ones may have none."""

    title: str
    choices: tuple[ShownChoice, ...]


class ShownPrompt(msgspec.Struct, frozen=True):
    """An open question to a seat of the visitor."""

    seat: Seat
    name: str
    text: str
    rule: str
    sealed: bool
    choices: tuple[ShownChoice, ...]
    groups: tuple[ShownGroup, ...]
    """The same choices, under headings where there are many."""
    many: bool
    """This many that a reader wants to search in them."""
    aside: tuple[ShownChoice, ...] = ()
    """Answers that lie in the table's menu."""
    given: str = ""
    """What the seat has answered so far, where it may still change that."""
    offer: bool = False
    """Whether somebody else may answer it as well: then nobody is forced to."""
    about: tuple[str, ...] = ()
    """What the component says that it is about, line by line."""
    extras: tuple[ShownGroup, ...] = ()
    """What may be done besides, under headings."""
    closed: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    """Answers that are listed with the question but not open: each with rules and reasons."""


class ShownLine(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    """Counted from the beginning of the game."""
    move: int
    """The standing choice that caused it."""
    text: str
    rule: str
    seat: Seat | None
    spot: str
    """Where on the board it happened; may be empty."""
    lying: bool = False
    """Whether what it tells lies on the table itself: dice, or a page of a book."""


class ShownSeat(msgspec.Struct, frozen=True):
    """A seat in the bar at the top."""

    seat: Seat
    name: str
    bot: str
    claimed: bool
    colour: str
    score: int
    numbers: tuple[tuple[str, str, str], ...]
    waited_for: bool
    mine: bool
    online: bool


class ShownRequest(msgspec.Struct, frozen=True):
    """What the table is asked, as one visitor sees it."""

    kind: str
    who: str
    """Who asks."""
    whose: str
    """Whose seat it is about."""
    missing: bool
    """Whether the visitor's own answer is missing."""
    own: bool
    """Whether the visitor asks."""


class ShownTable(msgspec.Struct, frozen=True):
    """A table as one visitor sees it."""

    id: str
    game: str
    revision: str
    facing: Seat | None
    mine: tuple[Seat, ...]
    position: Position
    points: str
    """What the scores count."""
    over: bool
    ready: bool
    open: bool
    """Whether the visitor's own seats have nothing to hide from each other."""
    handover: Seat | None
    """At a shared screen: the seat to hand over to before its hand is shown."""
    prompts: tuple[ShownPrompt, ...]
    """What is asked of the visitor: one question for each own seat, where the seats hide nothing from each other."""
    question: str
    """Names what is answered together in the open; others' answers do not change it."""
    party: ShownParty | None
    """What is asked of several seats at once."""
    way: str
    """Who decides for the party at this table; empty if there is none."""
    host: Seat | None
    throws: tuple[ShownThrow, ...]
    """Dice that lie on the table."""
    sealed: str
    """The viewer's answer to a secret question, while the others think."""
    seats: tuple[ShownSeat, ...]
    """In the order of play, where there is one."""
    log: tuple[ShownLine, ...]
    undo: int
    """How many choices may be taken back without asking."""
    undoer: Seat | None
    """Whose they are."""
    free: int
    """The first standing choice that may be taken back without asking; -1 if there is none to point at."""
    back: int
    """The last own choice, where only bots must agree to go back to before it; -1 if nobody or somebody else must."""
    drawing: Drawing
    emblem: str
    """How far the game has come, as a small picture."""
    book: Book | None
    """What lies open to be read."""
    drift: str
    other_content: tuple[str, ...]
    """The tables of the content of which the game has met something that has changed since."""
    spectators: int
    names: tuple[str, ...]
    """Who sits where, by seat."""
    bots: bool
    """Whether a bot plays for the seat that looks at the table."""
    listed: bool
    """Whether anybody may sit down in a free seat."""
    chosen: bool
    """Whether somebody chose the seed, and so may know all the luck to come."""
    forked: int
    """Of a fork: after how many choices of its parent it goes on; else -1."""
    chat: tuple[Said, ...]
    """Who said what, the newest last."""
    quiet: bool
    """Whether the players have muted onlookers."""
    request: ShownRequest | None
    rematch: str
    """The table to play again at, if somebody has made one."""
    final: Final | None
    """What a game that is over has come to."""
    decks: str = ""
    """`build` where the seat is asked to build a deck, `have` where it has one that may be kept."""

    @property
    def waited_for(self) -> tuple[ShownSeat, ...]:
        return tuple([one for one in self.seats if one.waited_for])

    @property
    def thinking(self) -> bool:
        """Whether the table waits for bots alone."""
        return bool(self.waited_for) and all(one.bot for one in self.waited_for)

    @property
    def headline(self) -> str:
        return self.position.headline

    @property
    def competitive(self) -> bool:
        return self.position.competitive

    @property
    def points_icon(self) -> str:
        return self.position.points_icon

    @property
    def words(self) -> tuple[str, ...]:
        return self.position.words

    @property
    def odds(self) -> tuple[str, ...]:
        return self.position.odds

    @property
    def albums(self) -> tuple[tuple[str, str, str], ...]:
        return self.position.albums

    @property
    def layers(self) -> dict[str, str]:
        """The drawing of the table, layer by layer."""
        return self.drawing.layers

    @property
    def prompt(self) -> ShownPrompt | None:
        """The first open question."""
        return self.prompts[0] if self.prompts else None

    @property
    def turn(self) -> bool:
        """Whether the game waits for the visitor."""
        asked = bool(self.prompts) and any(one.waited_for for one in self.seats if one.mine)
        return asked or self.handover is not None

    @property
    def answered(self) -> str:
        """The revision that an answer belongs to; nobody else needs to hear of it."""
        return "" if not self.prompts else "?" if self.question else self.revision

    @property
    def heir(self) -> ShownSeat | None:
        """The seat to hand the screen over to."""
        return next((seat for seat in self.seats if seat.seat == self.handover), None)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat, by seat."""
        return tuple([seat.colour for seat in sorted(self.seats, key=lambda seat: seat.seat)])

    @property
    def mats(self) -> tuple[str, ...]:
        """What lies before each seat."""
        return self.drawing.mats

    @property
    def tray(self) -> str:
        """What lies before the seat that looks at the table."""
        if self.facing is None or self.handover is not None or not self.drawing.mats:
            return ""
        return self.drawing.mats[self.facing]

    @property
    def hands(self) -> tuple[tuple[Seat, str], ...]:
        """What lies before the visitor: the seat that looks, and where nothing is hidden all own seats."""
        if not self.tray:
            return ()
        seats = [one.seat for one in self.seats if one.mine and not one.bot] if self.open else []
        return tuple((seat, self.drawing.mats[seat]) for seat in seats or (self.facing,) if seat is not None)
