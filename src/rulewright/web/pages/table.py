"""A table: playing, watching, sitting down, inviting, and what the page asks for on the side."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from rulewright.core.errors import IllegalChoice, SaveError
from rulewright.core.record import Seat

from ..parts import table_parts
from ..render import page
from ..shown import facing_seat, show
from ..tables import LiveTable, NotYours
from ..tables import Request as TableRequest
from ..visitor import Visitor
from .common import TheKeeper, TheVisitor, clean_name, go, read_form, remember, remember_seats

router = APIRouter(prefix="/t/{table_id}")


def own_seat(table: LiveTable, visitor: Visitor) -> Seat:
    """The visitor's seat that looks at the table."""
    facing, mine, _ = facing_seat(table, visitor)
    if facing is None or facing not in mine:
        raise NotYours("you are not seated at this table")
    return facing


@router.get("")
async def play(table_id: str, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """The table, as the visitor may see it."""
    table = await keeper.get(table_id)
    async with table.lock:
        shown = show(table, visitor)
    parts = table_parts(table, visitor, shown)
    return page("table.html", visitor, table=table, shown=shown, parts=parts)


@router.post("/choose")
async def choose(table_id: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """A choice without the live layer: a plain form."""
    table = await keeper.get(table_id)
    form = await read_form(request)
    await keeper.choose(
        table, own_seat(table, visitor), form.get("choice", ""), form.get("rev", "?"), form.get("client", "")[:40]
    )
    return go(f"/t/{table_id}")


@router.post("/undo")
async def undo(table_id: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    table = await keeper.get(table_id)
    form = await read_form(request)
    count = form.get("count", "1")
    await keeper.undo(table, own_seat(table, visitor), int(count) if count.isdigit() else 0)
    return go(f"/t/{table_id}")


@router.post("/answer")
async def answer(table_id: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """Agree or not to what the table is asked."""
    table = await keeper.get(table_id)
    form = await read_form(request)
    await keeper.answer(table, own_seat(table, visitor), form.get("agree") == "yes")
    return go(f"/t/{table_id}")


@router.post("/face")
async def face(table_id: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """At a shared screen: another of the own seats looks at the table now."""
    table = await keeper.get(table_id)
    form = await read_form(request)
    seat = form.get("seat", "")
    mine = table.seats_of(visitor.tokens.get(table.id, ()))
    if not seat.isdigit() or int(seat) not in mine:
        raise NotYours("this seat is not yours")
    response = go(f"/t/{table_id}")
    remember(response, request, f"rw_face_{table.id}", seat)
    return response


@router.get("/invite")
async def invite(table_id: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """The links of the seats that wait for a friend, for whoever made the table."""
    table = await keeper.get(table_id)
    pairs = [pair.partition("~") for pair in request.cookies.get(f"rw_invite_{table.id}", "").split(".") if pair]
    base = str(request.base_url).rstrip("/")
    links = [
        (table.seats[int(seat)], f"{base}/t/{table.id}/sit/{token}")
        for seat, _, token in pairs
        if seat.isdigit() and int(seat) < len(table.seats)
    ]
    return page("invite.html", visitor, table=table, links=links)


@router.get("/sit/{token}")
async def sit(table_id: str, token: str, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """A seat's own link: say your name and sit down."""
    table = await keeper.get(table_id)
    return page("sit.html", visitor, table=table, token=token, problem="")


@router.post("/sit/{token}")
async def sit_down(table_id: str, token: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    table = await keeper.get(table_id)
    form = await read_form(request)
    seat = await keeper.claim(table, token, clean_name(form.get("name", "")))
    response = go(f"/t/{table.id}")
    remember_seats(response, request, table, [token])
    remember(response, request, f"rw_face_{table.id}", str(seat))
    return response


@router.post("/join")
async def join(table_id: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """Take a free seat of an open table."""
    table = await keeper.get(table_id)
    form = await read_form(request)
    seat = form.get("seat", "")
    token = await keeper.join(table, int(seat) if seat.isdigit() else -1, clean_name(form.get("name", "")))
    response = go(f"/t/{table.id}")
    remember_seats(response, request, table, [token])
    return response


@router.post("/takeover")
async def takeover(table_id: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """Ask the table to let a bot play on for somebody who has left; or take the own seat back."""
    table = await keeper.get(table_id)
    form = await read_form(request)
    asker = own_seat(table, visitor)
    seat = form.get("seat", "")
    about = int(seat) if seat.isdigit() and int(seat) < len(table.seats) else asker
    if about == asker and table.is_bot(about):
        await keeper.give_back(table, about)
    elif about == asker:
        await keeper.seat_bot(table, about, "random")
    else:
        await keeper.ask_table(table, TableRequest("takeover", about, asker, 0, (asker,)))
    return go(f"/t/{table_id}")


@router.get("/why")
async def why(table_id: str, choice: str, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """Why can't I do that? Answered with rules and values, to the asker alone."""
    table = await keeper.get(table_id)
    seat = own_seat(table, visitor)
    texts = table.game.texts(visitor.language, table.names)
    try:
        reasons = table.game.why_not(table.session.state, seat, choice[:200])
    except SaveError as error:
        raise IllegalChoice(str(error)) from None
    return JSONResponse({"reasons": [{"rule": one.rule, "text": texts.reason(one)} for one in reasons]})


@router.get("/preview")
async def preview(table_id: str, choice: str, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """What a choice would do, as far as the seat can know: the same in every world that it holds possible."""
    table = await keeper.get(table_id)
    seat = own_seat(table, visitor)
    async with table.lock:
        decision = table.decision(seat)
        if decision is None:
            raise IllegalChoice("nothing is asked of you now")
        picked = decision.parse(choice[:200])
        told: list[list[dict[str, object]]] = []
        uncertain = False
        for seed in (11, 22, 33):
            world = table.session.state.resample(seat, seed)
            world.apply(picked, seat)
            uncertain = uncertain or world.revealed
            told.append(table.game.log(world.events, seat))
    texts = table.game.texts(visitor.language, table.names)
    lines = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        lines.append({"text": texts.event(events[0]), "rule": events[0]["rule"]})
    whole = len(lines) == len(told[0])
    return JSONResponse({"lines": lines, "certain": whole and not uncertain, "undo": not uncertain})
