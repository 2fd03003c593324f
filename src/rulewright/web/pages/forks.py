"""What if: any moment that a visitor may see as a new table, and the tree of the tables that were made so."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from rulewright.bots import DEFAULT_LEVEL, LEVELS
from rulewright.core.errors import ForkError
from rulewright.core.numbers import whole_number
from rulewright.core.record import Seat
from rulewright.core.text import Texts

from ..commands import BOT, PERSON, LiveTable, Origin, Place, TableCommands
from ..fork_tree import tree_of
from ..forkable import KEPT, forkable
from ..forkable import fork as make_fork
from ..line_labels import branches, tell_lines
from ..lines import may_take
from ..own_seats import facing_seat
from ..position import Position
from ..profiles import open_profile
from ..recorded_games import Picture, Recorded, drawing, names_in
from ..refusals import refusal_text
from ..render import language, page
from ..slots import slots_of
from ..visitor import Visitor
from .common import TheCommands, TheVisitor, clean_name, go, read_form, remember_seats
from .new_table import FRIEND, HERE, ME, ShownPlace, bot_names, keep_links
from .replays import TheShelves, find_file, ratio

router = APIRouter()
Word = Annotated[str, Query(max_length=40)]


class Source(msgspec.Struct, frozen=True):
    """A game that a visitor may fork: what they see of it, and from whose place."""

    recorded: Recorded
    address: str
    """Of its page for forks."""
    back: str
    """Of the game itself."""
    viewer: Seat | None
    mine: tuple[Seat, ...]
    last: int
    """The last moment from which a game can go on, as far as the visitor knows of it."""
    revealed: bool
    """Whether everybody may know every card of it by now."""
    levels: tuple[str, ...]
    """The bot of each seat; empty for a person's."""
    reader: str
    """What the visitor is called there."""


async def table_source(commands: TableCommands, table: LiveTable, visitor: Visitor, at: int | None) -> Source:
    """A table, from the seat that looks at it."""
    await commands.seats_of(table, visitor.tokens.get(table.id, ()))
    facing, mine, handover = facing_seat(table, visitor)
    # While the screen changes hands nobody's secrets are on it.
    viewer = None if handover is not None else facing
    over = table.session.state.over
    recorded, last = await forkable(commands, table, viewer, at)
    return Source(
        recorded=recorded,
        address=f"/t/{table.id}/fork",
        back=f"/t/{table.id}",
        viewer=viewer,
        mine=mine,
        last=last,
        revealed=over,
        levels=tuple(row["bot"] if row["kind"] == BOT else "" for row in table.seats),
        reader=table.names[mine[0]] if mine else visitor.name,
    )


async def file_source(request: Request, shelves: TheShelves, digest: str, visitor: Visitor) -> Source:
    """A replay that somebody brought: whoever has the file has every card in it."""
    recorded = await find_file(request, shelves, digest)
    seats = recorded.session.setup.seats
    return Source(
        recorded=recorded,
        address=f"/replay/file/{digest}/fork",
        back=f"/replay/file/{digest}",
        viewer=None,
        mine=(),
        last=recorded.last - recorded.over,
        revealed=True,
        levels=tuple(seat.removeprefix("bot:") if seat.startswith("bot:") else "" for seat in seats),
        reader=visitor.name,
    )


# -- the form -------------------------------------------------------------------------------------------------------


@router.get("/t/{table_id}/fork")
async def what_if(table_id: str, commands: TheCommands, visitor: TheVisitor, at: Word = "") -> Response:
    """A moment of a table, and who is to go on from it."""
    number = whole_number(at)
    source = await table_source(commands, await commands.get(table_id), visitor, number)
    return form_page(source, visitor, number, {})


@router.get("/replay/file/{digest}/fork")
async def what_if_file(
    digest: str, request: Request, visitor: TheVisitor, shelves: TheShelves, at: Word = ""
) -> Response:
    """The same for a replay that somebody brought."""
    source = await file_source(request, shelves, digest, visitor)
    return form_page(source, visitor, whole_number(at), {})


def form_page(
    source: Source, visitor: Visitor, at: int | None, form: dict[str, str], problem: ForkError | None = None
) -> Response:
    """The moment as the visitor sees it, and the seats to fill."""
    recorded, say = source.recorded, language(visitor.language)
    number = max(0, source.last if at is None else min(at, source.last))
    names = names_in(recorded, say)
    texts = recorded.game.texts(visitor.language, names)
    state = recorded.state(number)
    picture: Picture = drawing(recorded, number, source.viewer, texts, visitor.theme)
    return page(
        "forks/new.html",
        visitor,
        422 if problem is not None else 200,
        source=source,
        recorded=recorded,
        title=recorded.game.table.about(texts)[0],
        game_name=recorded.game.name,
        names=names,
        at=number,
        position=Position(recorded.game, state, state.view(source.viewer), texts),
        led=led_here(source, number, texts),
        drawn=picture,
        ratio=ratio(picture.layers["head"]),
        places=shown_places(source, visitor, number, names, form),
        levels=[(level, say(f"level-{level}")) for level in LEVELS],
        hidden=form.get("hidden", KEPT),
        problem="" if problem is None else refusal_text(problem, visitor.language),
    )


def led_here(source: Source, at: int, texts: Texts) -> list[tuple[str, str]]:
    """What the last choice has caused, as the visitor read it in the log, and the rules.

    Not the choice itself: it may name a card that only its own seat knows.
    """
    session = source.recorded.session
    if not at:
        return []
    lines = session.lines(source.viewer, session.first_line(at - 1), session.first_line(at))
    return [(texts.event(line.event), line.event["rule"]) for line in lines if line.move == at - 1]


def shown_places(
    source: Source, visitor: Visitor, at: int, names: tuple[str, ...], form: dict[str, str]
) -> list[ShownPlace]:
    """The visitor keeps their seats; whoever only looks on takes the seat that is asked. Bots play the others."""
    mine = source.mine or (asked_first(source.recorded, at),)
    return [
        ShownPlace(
            number=seat,
            kind=form.get(f"seat-{seat}", BOT if seat not in mine else ME if seat == mine[0] else HERE),
            name=clean_name(form.get(f"name-{seat}", (name if source.mine else visitor.name) if seat in mine else "")),
            bot=form.get(f"bot-{seat}", level if (level := level_at(source, seat)) in LEVELS else DEFAULT_LEVEL),
            kinds=(ME, HERE, FRIEND, BOT),
        )
        for seat, name in enumerate(names)
    ]


def level_at(source: Source, seat: Seat) -> str:
    return source.levels[seat] if seat < len(source.levels) else ""


def asked_first(recorded: Recorded, at: int) -> Seat:
    state = recorded.state(at)
    return 0 if state.over or not state.agenda else state.game.book.ask(state, state.agenda[-1])[0].seat


# -- making it ------------------------------------------------------------------------------------------------------


@router.post("/t/{table_id}/fork")
async def fork_table(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Make the table of a moment and go there, or to the links for friends."""
    form = await read_form(request)
    at = whole_number(form.get("at", ""))
    source = await table_source(commands, await commands.get(table_id), visitor, at)
    return await fork(commands, source, request, visitor, at, form)


@router.post("/replay/file/{digest}/fork")
async def fork_file(
    digest: str, request: Request, commands: TheCommands, visitor: TheVisitor, shelves: TheShelves
) -> Response:
    form = await read_form(request)
    source = await file_source(request, shelves, digest, visitor)
    return await fork(commands, source, request, visitor, whole_number(form.get("at", "")), form)


async def fork(
    commands: TableCommands, source: Source, request: Request, visitor: Visitor, at: int | None, form: dict[str, str]
) -> Response:
    wanted = read_places(source, visitor, form)
    places = [place for _, place in wanted]
    origin = Origin(source.recorded.key, -1 if at is None else at, clean_name(source.reader))
    kept = source.revealed and form.get("hidden", KEPT) == KEPT
    found, host = (source.recorded, source.last), next((n for n, (kind, _) in enumerate(wanted) if kind == ME), None)
    try:
        table, tokens = await make_fork(commands, found, source.viewer, places, origin, kept, host)
    except ForkError as error:
        return form_page(source, visitor, at, form, error)
    here = [token for (kind, _), token in zip(wanted, tokens, strict=True) if kind in (ME, HERE)]
    links = {seat: token for seat, token in enumerate(tokens) if token and token not in here}
    response = go(f"/t/{table.id}/invite" if links else f"/t/{table.id}")
    await remember_seats(response, request, commands, table, here)
    if links:
        keep_links(response, request, table, links)
    return response


def read_places(source: Source, visitor: Visitor, form: dict[str, str]) -> list[tuple[str, Place]]:
    """How each seat was asked for, and who is to sit there; a seat that the form does not name is a bot's."""
    texts, called = source.recorded.game.texts(visitor.language), bot_names(visitor.language)
    wanted: list[tuple[str, Place]] = []
    for seat in range(source.recorded.session.setup.players):
        kind, name = form.get(f"seat-{seat}", BOT), clean_name(form.get(f"name-{seat}", ""))
        if kind in (ME, HERE):
            wanted.append((kind, Place(PERSON, name or texts.seat(seat))))
        elif kind == FRIEND:
            wanted.append((kind, Place(PERSON, "")))
        else:
            wanted.append((BOT, Place(BOT, called[seat % len(called)], form.get(f"bot-{seat}", DEFAULT_LEVEL))))
    return wanted


# -- the tree -------------------------------------------------------------------------------------------------------


@router.get("/t/{table_id}/forks")
async def forks(table_id: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Where this table comes from, and what goes on from it."""
    table = await commands.get(table_id)
    tree = await tree_of(commands.store, table, visitor.tokens)
    texts = table.game.texts(visitor.language)
    profile = await open_profile(commands, visitor.profile)
    slots = await slots_of(commands.store.profiles, profile.id) if profile is not None else {}
    known = {branch.id for branch in branches(tree)}
    mine = bool(table.seats_of(visitor.tokens.get(table.id, ())))
    return page(
        "forks/tree.html",
        visitor,
        table=table,
        title=table.game.table.about(texts)[0],
        tree=tree,
        count=tree.size(),
        told=await tell_lines(commands, tree, texts),
        mine=mine,
        chaptered=mine and bool(table.game.chapters),
        savable=mine and not table.session.state.over and table.session.may_keep(len(table.session.line)),
        slots={key: slot for key, slot in slots.items() if slot.table in known},
        takeable=may_take(table, visitor.tokens),
    )
