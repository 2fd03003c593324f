"""A table: playing, watching, sitting down, inviting, leaving, playing again."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe

from fastapi import APIRouter, Request
from fastapi.responses import Response

from rulewright.core.chance import COMMITTED
from rulewright.core.errors import RulewrightError
from rulewright.core.fairness import check_luck
from rulewright.core.numbers import whole_number
from rulewright.core.record import Seat
from rulewright.core.replay import Move

from ..commands import LiveTable, NotYours, TableCommands
from ..commands import Request as TableRequest
from ..connection import answer_all, speak
from ..fork_tree import parent_address
from ..own_seats import acting_seat
from ..page_changes import look_of
from ..page_parts import table_parts
from ..render import page
from ..seating import meant_by, opened_by, refused_link
from ..table_page import show
from ..visitor import Visitor, client_of, network_address, own_address
from .common import TheCommands, TheVisitor, clean_name, go, read_form, remember, remember_seats

router = APIRouter(prefix="/t/{table_id}")


async def show_life(commands: TableCommands, table: LiveTable, visitor: Visitor) -> tuple[Seat, ...]:
    """The visitor's seats; whoever comes here is there, with or without a script in the page."""
    mine = await commands.seats_of(table, visitor.tokens.get(table.id, ()))
    commands.sign_of_life(table, mine)
    return mine


async def own_seat(commands: TableCommands, table: LiveTable, visitor: Visitor, wanted: int = -1) -> Seat:
    """The visitor's seat that looks at the table, or another one that has no secrets from it."""
    await show_life(commands, table, visitor)
    return acting_seat(table, visitor, wanted)[0]


def seat_in(table: LiveTable, form: dict[str, str]) -> Seat | None:
    """The seat that a form names, if the table has it."""
    return whole_number(form.get("seat", ""), most=len(table.seats) - 1)


@router.get("")
async def play(table_id: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The table, as the visitor may see it."""
    table = await commands.get(table_id)
    await show_life(commands, table, visitor)
    shown = show(table, visitor)
    parts = table_parts(table, visitor, shown)
    parent, look = await parent_address(commands.store, table, visitor.tokens), look_of(visitor, shown)
    return page("table.html", visitor, table=table, shown=shown, parts=parts, look=look, parent=parent)


@router.post("/choose")
async def choose(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """A choice without the live layer: a plain form."""
    table = await commands.get(table_id)
    form = await read_form(request)
    await show_life(commands, table, visitor)
    asked = whole_number(request.query_params.get("seat", ""), most=len(table.seats) - 1)
    seat, screen = acting_seat(table, visitor, -1 if asked is None else asked)
    client, question = form.get("client", "")[:40], form.get("question", "")
    await commands.choose(table, seat, form.get("choice", ""), form.get("rev", "?"), client, question, screen)
    return go(f"/t/{table_id}")


@router.post("/undo")
async def undo(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    table = await commands.get(table_id)
    form = await read_form(request)
    count, to = whole_number(form.get("count", "1")), whole_number(form.get("to", ""))
    whose = seat_in(table, form)
    await show_life(commands, table, visitor)
    seat, screen = acting_seat(table, visitor, -1 if whose is None else whose)
    await commands.undo(table, seat, count or 0, to=-1 if to is None else to, screen=screen)
    return go(f"/t/{table_id}")


@router.post("/answer")
async def answer(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Agree or not to what the table is asked."""
    table = await commands.get(table_id)
    form = await read_form(request)
    await show_life(commands, table, visitor)
    await answer_all(commands, table, visitor, form.get("agree") == "yes")
    return go(f"/t/{table_id}")


@router.post("/proposal")
async def proposal(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Agree or object to what was proposed to the party, for everybody at this screen."""
    table = await commands.get(table_id)
    form = await read_form(request)
    mine = await show_life(commands, table, visitor)
    await commands.answer_proposal(table, mine, form.get("choice", ""), form.get("agree") == "yes")
    return go(f"/t/{table_id}")


@router.post("/say")
async def say(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """A line of chat without the live layer."""
    table = await commands.get(table_id)
    form = await read_form(request)
    await show_life(commands, table, visitor)
    await speak(commands, table, visitor, form.get("text", ""), client_of(request))
    return go(f"/t/{table_id}")


@router.post("/hush")
async def hush(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Mute all onlookers at this table, or let them speak again: any of its players may."""
    table = await commands.get(table_id)
    form = await read_form(request)
    await own_seat(commands, table, visitor)
    await commands.hush(table, form.get("agree") == "yes")
    return go(f"/t/{table_id}")


@router.post("/face")
async def face(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """At a shared screen: another of the visitor's seats looks at the table now."""
    table = await commands.get(table_id)
    form = await read_form(request)
    seat = seat_in(table, form)
    if seat not in await show_life(commands, table, visitor):
        raise NotYours("not-your-seat")
    response = go(f"/t/{table_id}")
    # A hand that somebody wants to see while others choose is covered again when the table has gone on.
    peek = f"~{table.revision(None)}" if form.get("peek") else ""
    remember(response, request, f"rw_face_{table.id}", f"{seat}{peek}")
    return response


@router.get("/luck")
async def luck(table_id: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Where the table's luck comes from; when the game is over, whether it was fixed beforehand."""
    table = await commands.get(table_id)
    if table.session.state.over:
        await commands.past.complete(table)
    checked, count = await check(table) if table.session.state.over else ("", 0)
    return page(
        "luck.html", visitor, table=table, luck=table.luck, checked=checked, count=count, committed=COMMITTED
    )  # fmt: skip


async def check(table: LiveTable) -> tuple[str, int]:
    """`fair`, or why the luck of a finished game cannot be confirmed; and the number of its outcomes. Checked once."""

    def work() -> tuple[str, int]:
        try:
            record = table.replay()
            check_luck(table.game, record)
        except RulewrightError as error:
            return str(error), 0
        moves = [entry for entry in record.entries if isinstance(entry, Move)]
        return "fair", len(record.opening) + sum(len(move.rolls) for move in moves)

    return await asyncio.shield(
        table.cached("luck", lambda: asyncio.ensure_future(asyncio.to_thread(work)))
    )  # fmt: skip


@router.get("/invite")
async def invite(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The links of the seats that wait for a friend, for whoever made the table."""
    table = await commands.get(table_id)
    pairs = [pair.partition("~") for pair in request.cookies.get(f"rw_invite_{table.id}", "").split(".") if pair]
    near = network_address(request)
    base = near or own_address(request)
    links = [
        (table.seats[number], f"{base}/t/{table.id}/sit/{token}")
        for seat, _, token in pairs
        if (number := whole_number(seat, most=len(table.seats) - 1)) is not None
    ]
    return page("invite.html", visitor, table=table, links=links, watch=f"{base}/t/{table.id}", near=near)


@router.get("/link")
async def link(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The link of the visitor's seat, to go on at another device. Shown to nobody else."""
    table = await commands.get(table_id)
    await commands.seats_of(table, visitor.tokens.get(table.id, ()))
    base = network_address(request) or own_address(request)
    links = [
        (table.seats[seat], f"{base}/t/{table.id}/sit/{token}")
        for token in visitor.tokens.get(table.id, ())
        for seat in table.seats_of([token])
    ]
    if not links:
        raise NotYours("not-seated")
    return page("link.html", visitor, table=table, links=links)


@router.get("/sit/{token}")
async def sit(table_id: str, token: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """A seat's own link: say your name and sit down."""
    table = await commands.get(table_id)
    seat = opened_by(table, token)
    meant = meant_by(table, token) if seat is None else seat["seat"]
    if meant in await commands.seats_of(table, visitor.tokens.get(table.id, ())):
        # Who sits there already, on this device, need not sit down again.
        return go(f"/t/{table.id}")
    if seat is None:
        raise refused_link(table, token)
    return page("sit.html", visitor, table=table, seat=seat, key=token_urlsafe(24))


@router.post("/sit/{token}")
async def sit_down(table_id: str, token: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    table = await commands.get(table_id)
    form = await read_form(request)
    seat, own = await commands.claim(table, token, clean_name(form.get("name", "")), form.get("key", ""))
    response = go(f"/t/{table.id}")
    await remember_seats(response, request, commands, table, [own])
    remember(response, request, f"rw_face_{table.id}", str(seat))
    return response


@router.post("/join")
async def join(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Take a free seat of an open table."""
    table = await commands.get(table_id)
    form = await read_form(request)
    seat = seat_in(table, form)
    token = await commands.join(table, -1 if seat is None else seat, clean_name(form.get("name", "")))
    response = go(f"/t/{table.id}")
    await remember_seats(response, request, commands, table, [token])
    return response


@router.post("/takeover")
async def takeover(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Ask the table to let a bot play on for somebody who has left; or take one's own seat back."""
    table = await commands.get(table_id)
    form = await read_form(request)
    asker = await own_seat(commands, table, visitor)
    seat = seat_in(table, form)
    about = asker if seat is None else seat
    if about == asker and table.is_bot(about):
        await commands.give_back(table, about)
    elif about == asker:
        await commands.seat_bot(table, about)
    else:
        await commands.ask_table(table, TableRequest("takeover", about, asker, 0, (asker,)))
    return go(f"/t/{table_id}")


@router.post("/rematch")
async def rematch(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Play again with the same places: the first who asks makes the table, the others follow."""
    table = await commands.get(table_id)
    await own_seat(commands, table, visitor)
    again = await commands.rematch(table)
    response = go(f"/t/{again.id}")
    await remember_seats(response, request, commands, again, list(visitor.tokens.get(table.id, ())))
    return response
