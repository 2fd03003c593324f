"""What a seat sees of a table, ready for templates: the one place where pages meet views.

Everything here is made from the seat's view, its decision and its log, so nothing hidden can get into a page.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Hashable
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import msgspec

from rulewright.core.drawing import Drawing
from rulewright.core.record import Decision, Seat
from rulewright.core.session import Line
from rulewright.core.text import Texts

from .bots import level_of, playing_bot
from .components import component_text, heading
from .final import Final, table_final
from .render import language
from .sights import Sight
from .tables import LiveTable
from .talking import Said, lines_of
from .visitor import Visitor

LOG_LINES = 200
COUNT_AFTER = 0.5
MANY = 20
"""More choices than this are searched and stand under headings."""


class ShownChoice(msgspec.Struct, frozen=True):
    """A choice as a button and on the board."""

    text: str
    """Its stable text: what the browser sends back."""
    label: str
    spots: tuple[str, ...]
    """Ids of the board's parts to click, in order."""
    about: tuple[str, ...] = ()
    """What the component says that it is about, line by line."""


class ShownGroup(msgspec.Struct, frozen=True):
    """Choices that stand under one heading; the first ones may have none."""

    title: str
    choices: tuple[ShownChoice, ...]


class ShownPrompt(msgspec.Struct, frozen=True):
    """The open question."""

    seat: Seat
    text: str
    rule: str
    sealed: bool
    choices: tuple[ShownChoice, ...]
    groups: tuple[ShownGroup, ...]
    """The same choices, under headings where there are many."""
    many: bool
    """So many that a reader wants to search in them."""


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


class Shown(msgspec.Struct, frozen=True):
    """A table as one visitor sees it."""

    id: str
    game: str
    revision: str
    facing: Seat | None
    mine: tuple[Seat, ...]
    headline: str
    points: str
    """What the scores count."""
    competitive: bool
    """Whether the seats play against each other."""
    over: bool
    ready: bool
    handover: Seat | None
    """At a shared screen: the seat to hand over to before its hand is shown."""
    prompt: ShownPrompt | None
    sealed: str
    """The own answer to a secret question, while the others think."""
    seats: tuple[ShownSeat, ...]
    """In the order of play, where there is one."""
    log: tuple[ShownLine, ...]
    undo: int
    """How many choices may be taken back without asking."""
    free: int
    """The first standing choice that may be taken back without asking; -1 if there is none to point at."""
    drawing: Drawing
    words: tuple[str, ...]
    """The table in words: the drawing's twin for screen readers."""
    drift: str
    spectators: int
    names: tuple[str, ...]
    """Who sits where, by seat."""
    bots: bool
    """Whether a bot plays for the seat that looks at the table."""
    listed: bool
    """Whether anybody may sit down in a free seat."""
    chosen: bool
    """Whether somebody chose the seed, and so may know all the luck to come."""
    chat: tuple[Said, ...]
    """Who said what, the newest last."""
    quiet: bool
    """Whether the players have muted onlookers."""
    request: ShownRequest | None
    rematch: str
    """The table to play again at, if somebody has made one."""
    final: Final | None
    """What a game that is over has come to."""

    @property
    def layers(self) -> dict[str, str]:
        """The drawing of the table, layer by layer."""
        return self.drawing.layers

    @property
    def answered(self) -> str:
        """The revision that an answer belongs to; nobody else needs to hear of it."""
        return self.revision if self.prompt is not None else ""

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


def facing_seat(table: LiveTable, visitor: Visitor) -> tuple[Seat | None, tuple[Seat, ...], Seat | None]:
    """Which of the visitor's seats looks at the table, all of them, and whom to hand the screen to, if anybody."""
    mine = table.seats_of(visitor.tokens.get(table.id, ()))
    people = tuple(seat for seat in mine if not table.is_bot(seat))
    if not people:
        return (mine[0] if mine else None), mine, None
    chosen = visitor.facing.get(table.id, people[0])
    facing = chosen if chosen in people else people[0]
    if len(people) == 1 or table.decision(facing) is not None or table.session.state.over:
        return facing, mine, None
    waiting = [seat for seat in people if table.decision(seat) is not None]
    return facing, mine, (waiting[0] if waiting else None)


_COUNTED: WeakKeyDictionary[LiveTable, int] = WeakKeyDictionary()
_COUNTING: WeakSet[LiveTable] = WeakSet()


def count_spectators(table: LiveTable) -> None:
    """Tell everybody, in a moment, how many watch: once for a crowd.

    Only this changes the number that is shown. If it came along with the next change of the table, then a secret
    answer, which changes nothing that anybody sees, could be noticed by it.
    """

    def count() -> None:
        _COUNTING.discard(table)
        if _COUNTED.get(table, 0) != table.spectators:
            _COUNTED[table] = table.spectators
            table.touch()

    if table not in _COUNTING:
        _COUNTING.add(table)
        asyncio.get_running_loop().call_later(COUNT_AFTER, count)


def place_of(visitor: Visitor, facing: Seat | None, mine: tuple[Seat, ...], handover: Seat | None) -> Hashable:
    """Everything about a visitor that decides what a table looks like. Who has this in common sees the same."""
    return facing, mine, handover, visitor.language, visitor.theme, visitor.narrow


def show(table: LiveTable, visitor: Visitor) -> Shown:
    """Everything that this visitor may see of a table now."""
    facing, mine, handover = facing_seat(table, visitor)
    place = place_of(visitor, facing, mine, handover)
    return table.cached(("shown", place), lambda: _show(table, visitor, table.sight(place), facing, mine, handover))


def _show(
    table: LiveTable, visitor: Visitor, sight: Sight, facing: Seat | None, mine: tuple[Seat, ...], handover: Seat | None
) -> Shown:
    session, game, names = table.session, table.game, table.names
    texts = game.texts(visitor.language, names)
    # While the screen changes hands nobody's secrets are on it.
    seat = None if handover is not None else facing
    view, seen = table.view(seat), table.seen(seat)
    decision = table.decision(seat)
    prompt = sight.last(
        "prompt",
        (seen, names, decision),
        lambda: None if decision is None else show_prompt(table, decision, view, texts),
    )
    undo = table.horizon(seat)
    return Shown(
        id=table.id,
        game=game.name,
        revision=table.revision(seat),
        facing=facing,
        mine=mine,
        headline=sight.last("headline", (seen, names), lambda: game.headline(view, texts)),
        points=game.points_name(texts) or language(visitor.language)("table-score"),
        competitive=not game.mode(game.mode_of(session.state)).cooperative,
        over=session.state.over,
        ready=table.ready,
        handover=handover,
        prompt=prompt,
        sealed=show_sealed(table, view, texts),
        seats=show_seats(table, view, texts, mine),
        log=show_log(table, seat, texts, sight=sight),
        undo=undo,
        # After a secret answer the number of standing choices would tell who else has answered.
        free=table.standing(seat) - undo if undo and "sealed" not in view else -1,
        drawing=show_drawing(table, sight, seat, texts, visitor, prompt),
        words=sight.last("words", (seen, names), lambda: tuple(game.describe(view, texts, full=True))),
        drift=table.drift,
        spectators=_COUNTED.get(table, 0),
        names=names,
        bots=facing is not None and table.is_bot(facing),
        listed=bool(table.row["listed"]),
        chosen=table.luck.chosen,
        chat=show_chat(table),
        quiet=table.quiet,
        request=show_request(table, mine),
        rematch=table.row["rematch"] or "",
        final=table_final(table, visitor),
    )


def show_chat(table: LiveTable) -> tuple[Said, ...]:
    """Everybody hears the same, so it is remembered for all of them together."""
    made_of = (tuple(table.chat), table.names, table.quiet)
    return table.sight("talk").last("chat", made_of, lambda: tuple(lines_of(table)))


def show_request(table: LiveTable, mine: tuple[Seat, ...]) -> ShownRequest | None:
    asked = table.request
    if asked is None:
        return None
    gone = {asked.seat} if asked.kind == "takeover" and not table.online.get(asked.seat) else set[Seat]()
    missing = set(table.people()) - set(asked.agreed) - gone
    who, whose = table.names[asked.asked_by], table.names[asked.seat]
    return ShownRequest(asked.kind, who, whose, not missing.isdisjoint(mine), asked.asked_by in mine)


def show_prompt(table: LiveTable, decision: Decision, view: dict[str, Any], texts: Texts) -> ShownPrompt:
    game = table.game
    many = len(decision.choices) > MANY
    shown: list[ShownChoice] = []
    groups: dict[str, list[ShownChoice]] = {"": []}
    for choice in decision.choices:
        spots = game.spots(choice, decision.seat, view)
        id = game.component_at(spots[0], view) if spots else ""
        one = ShownChoice(str(choice), texts.choice(choice, decision), spots, about_component(game.name, texts, id))
        shown.append(one)
        groups.setdefault(heading(game.name, texts.language, id) if many and one.about else "", []).append(one)
    return ShownPrompt(
        decision.seat,
        texts.prompt(decision),
        decision.rule,
        decision.sealed,
        tuple(shown),
        tuple(ShownGroup(title, tuple(found)) for title, found in groups.items() if found),
        many,
    )


def about_component(game: str, texts: Texts, id: str) -> tuple[str, ...]:
    """What is written on a component: what it is and what it does."""
    text = component_text(game, texts.language, id) if id else None
    return (text.line, *text.rules) if text is not None else ()


def show_sealed(table: LiveTable, view: dict[str, Any], texts: Texts) -> str:
    sealed = view.get("sealed", "")
    return texts.choice(table.game.parse(sealed)) if sealed else ""


def show_seats(table: LiveTable, view: dict[str, Any], texts: Texts, mine: tuple[Seat, ...]) -> tuple[ShownSeat, ...]:
    waiting = table.waiting_for()
    scores = table.game.scores(view, texts)
    first = [seat for seat in table.game.order(view) if seat < len(table.seats)]
    order = [*first, *(seat for seat in range(len(table.seats)) if seat not in first)]
    return tuple(
        ShownSeat(
            seat=seat,
            name=row["name"],
            bot=level_of(playing_bot(row["bot"])) if row["kind"] == "bot" else "",
            claimed=row["claimed"],
            colour=scores[seat].colour,
            score=scores[seat].score,
            numbers=scores[seat].numbers,
            waited_for=seat in waiting,
            mine=seat in mine,
            online=row["kind"] == "bot" or table.online.get(seat, 0) > 0,
        )
        for seat, row in ((seat, table.seats[seat]) for seat in order)
    )


def show_log(
    table: LiveTable,
    seat: Seat | None,
    texts: Texts,
    most: int = LOG_LINES,
    before: int | None = None,
    sight: Sight | None = None,
) -> tuple[ShownLine, ...]:
    """The last lines of the log, or the last `before` one of them. With what was seen last, only new ones are told."""
    lines = table.log(seat)[:before]
    first = max(0, len(lines) - most)
    known = ShownLog() if sight is None else sight.last("log", (table.names,), ShownLog)
    return known.renew(first, lines[first:], lambda number, line: show_line(table, texts, number, line))


def show_line(table: LiveTable, texts: Texts, number: int, line: Line) -> ShownLine:
    event = line.event
    key = ("line", texts.language, table.names, msgspec.json.encode(event))
    # Most lines are the same for all who look.
    text, spot = table.pieces.keep(key, lambda: (texts.event(event), table.game.place(event)))
    return ShownLine(number, line.move, text, event["rule"], event["seat"], spot)


class ShownLog:
    """The lines that were shown last, beside those of the log that they tell."""

    def __init__(self) -> None:
        self.first = 0
        self.told: list[Line] = []
        self.shown: tuple[ShownLine, ...] = ()

    def renew(self, first: int, lines: list[Line], show: Callable[[int, Line], ShownLine]) -> tuple[ShownLine, ...]:
        """These lines, the first of which has this number; a line that was shown in its place is shown as it was."""
        skip = first - self.first
        found = []
        for at, line in enumerate(lines):
            was = at + skip
            if 0 <= was < len(self.told) and self.told[was] is line:
                found.append(self.shown[was])
            else:
                found.append(show(first + at, line))
        self.first, self.told, self.shown = first, lines, tuple(found)
        return self.shown


def show_drawing(
    table: LiveTable, sight: Sight, seat: Seat | None, texts: Texts, visitor: Visitor, prompt: ShownPrompt | None
) -> Drawing:
    """The table's picture; what is not drawn differently is not drawn again."""
    glowing = sorted({spot for choice in prompt.choices for spot in choice.spots}) if prompt else []
    theme, narrow = visitor.theme, visitor.narrow
    return sight.last(
        "drawing",
        (table.seen(seat), table.names, glowing),
        lambda: table.game.draw_parts(table.view(seat), texts, theme, glowing, narrow, table.pieces),
    )


def fingerprint(text: str) -> str:
    """Names a piece of a page, to send it only when it has changed."""
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
