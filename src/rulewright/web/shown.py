"""What a seat sees of a table, ready for templates: the one place where pages meet views.

Everything here is made from the seat's view, its decision and its log, so nothing hidden can get into a page.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.text import Texts

from .tables import LiveTable
from .visitor import Visitor

LOG_LINES = 200


class ShownChoice(msgspec.Struct, frozen=True):
    """A choice as a button and on the board."""

    text: str
    """Its stable text: what the browser sends back."""
    label: str
    spots: tuple[str, ...]
    """Ids of the board's parts to click, in order."""


class ShownPrompt(msgspec.Struct, frozen=True):
    """The open question."""

    seat: Seat
    text: str
    rule: str
    sealed: bool
    choices: tuple[ShownChoice, ...]


class ShownLine(msgspec.Struct, frozen=True):
    """A line of the log."""

    move: int
    text: str
    rule: str
    seat: Seat | None


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


class Shown(msgspec.Struct, frozen=True):
    """A table as one visitor sees it."""

    id: str
    game: str
    revision: str
    facing: Seat | None
    mine: tuple[Seat, ...]
    headline: str
    over: bool
    ready: bool
    handover: Seat | None
    """At a shared screen: the seat to hand over to before its hand is shown."""
    prompt: ShownPrompt | None
    seats: tuple[ShownSeat, ...]
    log: tuple[ShownLine, ...]
    undo: int
    """How many choices may be taken back without asking."""
    undoable: int
    """How many choices stand at all."""
    layers: dict[str, str]
    """The drawing, layer by layer."""
    words: tuple[str, ...]
    """The table in words: the drawing's twin for screen readers."""
    drift: str


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


def show(table: LiveTable, visitor: Visitor) -> Shown:
    """Everything that this visitor may see of a table now."""
    facing, mine, handover = facing_seat(table, visitor)
    session = table.session
    game = table.game
    texts = game.texts(visitor.language, table.names)
    # While the screen changes hands nobody's secrets are on it.
    seat = None if handover is not None else facing
    view = session.state.view(seat)
    decision = table.decision(seat)
    prompt = show_prompt(table, decision, texts) if decision is not None else None
    highlights = {choice.spots[0] for choice in prompt.choices if choice.spots} if prompt else set()
    return Shown(
        id=table.id,
        game=game.name,
        revision=table.revision(seat),
        facing=facing,
        mine=mine,
        headline=game.headline(view, texts),
        over=session.state.over,
        ready=table.ready,
        handover=handover,
        prompt=prompt,
        seats=show_seats(table, view, texts, mine),
        log=show_log(table, seat, texts),
        undo=session.horizon(seat) if seat is not None and not table.is_bot(seat) else 0,
        undoable=len(session.line),
        layers=split_layers(game.draw(view, texts, visitor.theme, sorted(highlights))),
        words=tuple(game.describe(view, texts, full=True)),
        drift=table.drift,
    )


def show_prompt(table: LiveTable, decision: Decision, texts: Texts) -> ShownPrompt:
    choices = tuple(show_choice(table, choice, decision, texts) for choice in decision.choices)
    return ShownPrompt(decision.seat, texts.prompt(decision), decision.rule, decision.sealed, choices)


def show_choice(table: LiveTable, choice: Choice, decision: Decision, texts: Texts) -> ShownChoice:
    spots = table.game.spots(choice, decision.seat)
    return ShownChoice(str(choice), texts.choice(choice, decision), spots)


def show_seats(table: LiveTable, view: dict[str, Any], texts: Texts, mine: tuple[Seat, ...]) -> tuple[ShownSeat, ...]:
    waiting = table.waiting_for()
    return tuple(
        ShownSeat(
            seat=row["seat"],
            name=row["name"],
            bot=row["bot"] if row["kind"] == "bot" else "",
            claimed=row["claimed"],
            colour=score.colour,
            score=score.score,
            numbers=score.numbers,
            waited_for=row["seat"] in waiting,
            mine=row["seat"] in mine,
            online=row["kind"] == "bot" or table.online.get(row["seat"], 0) > 0,
        )
        for row, score in zip(table.seats, table.game.scores(view, texts), strict=True)
    )


def show_log(table: LiveTable, seat: Seat | None, texts: Texts, most: int = LOG_LINES) -> tuple[ShownLine, ...]:
    lines = table.session.log(seat)[-most:]
    return tuple(
        ShownLine(line.move, texts.event(line.event), line.event["rule"], line.event["seat"]) for line in lines
    )


_LAYER = re.compile(r'<g id="layer-([a-z]+)"')


def split_layers(svg: str) -> dict[str, str]:
    """A drawing cut at its layers, so that only those that have changed need to travel.

    The keys are `head` (the opening tag and definitions), one for each layer, in order.
    """
    cuts = [(match.start(), match.group(1)) for match in _LAYER.finditer(svg)]
    if not cuts:
        return {"head": svg.removesuffix("</svg>")}
    layers = {"head": svg[: cuts[0][0]]}
    ends = [start for start, _ in cuts[1:]] + [len(svg.removesuffix("</svg>"))]
    for (start, name), end in zip(cuts, ends, strict=True):
        layers[name] = svg[start:end]
    return layers


def fingerprint(text: str) -> str:
    """Names a piece of a page, to send it only when it has changed."""
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
