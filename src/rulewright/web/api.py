"""The API for programs: tables over REST, play over an NDJSON stream. Seats are opened by bearer tokens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import Response, StreamingResponse

from rulewright.bots import LEVELS
from rulewright.catalog import game_names, load
from rulewright.core import replay as replays
from rulewright.core.errors import IllegalChoice, SaveError
from rulewright.core.record import Seat
from rulewright.core.session import Line
from rulewright.core.view import plain

from . import talking
from .records import (
    Agreed,
    Called,
    ChatLine,
    ChoiceMade,
    Hushed,
    Made,
    NewTable,
    Problem,
    Seated,
    SeatMeant,
    SeatTaken,
    Spoken,
    TableShown,
    Talk,
    UndoWanted,
)
from .tables import BOT, PERSON, Keeper, LiveTable, NotYours, Place
from .tables import Request as TableRequest

LAST_LINES = 50
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 408, 409, 410, 413, 414, 422, 429, 431, 503)
}
router = APIRouter(tags=["tables"], responses=REFUSALS)
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{1,16}$")]
SHOWN: dict[int | str, dict[str, Any]] = {200: {"model": TableShown}}


async def keeper_of(request: Request) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


TheKeeper = Annotated[Keeper, Depends(keeper_of)]
Bearer = Annotated[str, Header(alias="Authorization", max_length=200, description="Bearer <the seat's token>")]


def token_in(authorization: str) -> str:
    return authorization.removeprefix("Bearer ").strip()


def seat_of(keeper: Keeper, table: LiveTable, authorization: str) -> Seat:
    """The seat that the bearer's token opens; whoever comes with it is there."""
    seats = table.seats_of([token_in(authorization)])
    if not seats:
        raise NotYours("the token opens no seat at this table")
    keeper.sign_of_life(table, seats)
    return seats[0]


def shown(table: LiveTable, seat: Seat | None, start: int | None = None) -> Response:
    return Response(encoded(table, seat, start), media_type="application/json")


# -- games and tables --------------------------------------------------------------------------------------------


@router.get("/games", tags=["games"])
async def games() -> dict[str, Any]:
    """The games with their modes, options and rulings."""
    found = []
    for name in game_names():
        game = load(name)
        found.append(
            {
                "name": game.name,
                "content": game.content_hash,
                "modes": [plain(mode) for mode in game.modes],
                "options": [plain(option) for option in game.options],
                "rulings": [plain(option) for option in game.rulings],
                "bots": list(LEVELS),
            }
        )
    return {"games": found}


@router.post("/tables", status_code=201)
async def create_table(wanted: NewTable, keeper: TheKeeper) -> Made:
    """Make a table; the answer holds the token of every seat for a person."""
    load(wanted.game).refuse_idle(wanted.mode or None, dict(wanted.options), dict(wanted.rulings))
    places = [Place(BOT if seat.kind == "bot" else PERSON, seat.name, seat.bot) for seat in wanted.seats]
    table, tokens = await keeper.create(
        wanted.game, places, wanted.seed, dict(wanted.options), dict(wanted.rulings), wanted.mode, wanted.listed
    )
    return Made(id=table.id, tokens=tokens)


@router.get("/tables")
async def open_tables(keeper: TheKeeper) -> dict[str, Any]:
    """Tables that anybody may join or watch."""
    rows = await keeper.find(listed=True)
    return {"tables": [{"id": row["id"], "game": row["game"], "status": row["status"]} for row in rows]}


@router.get("/tables/{table_id}", responses=SHOWN, response_class=Response)
async def read_table(
    table_id: TableId,
    keeper: TheKeeper,
    authorization: Bearer = "",
    since: Annotated[int | None, Query(ge=0, le=1_000_000, description="the log from this line on")] = None,
) -> Response:
    """A table as the bearer's seat sees it; without a token, as a spectator sees it."""
    table = await keeper.get(table_id)
    return shown(table, seat_of(keeper, table, authorization) if authorization else None, since)


# -- seats -------------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/sit", responses={200: {"model": Seated}}, response_class=Response)
async def sit(table_id: TableId, called: Called, keeper: TheKeeper, authorization: Bearer) -> Response:
    """Sit down in the bearer's seat and say your name; the answer is the table and the seat's token from now on.

    Whoever made the table knows the token of a seat that waits. So sitting down uses it up, and only the answer holds
    the new one. A seat that was made with a name is taken from the beginning and keeps its token.
    """
    table = await keeper.get(table_id)
    seat, token = await keeper.claim(table, token_in(authorization), called.name, called.key)
    return Response(msgspec.json.encode({**state_message(table, seat), "token": token}), media_type="application/json")


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, taken: SeatTaken, keeper: TheKeeper) -> dict[str, str]:
    """Take a free seat of an open table; the answer holds its token. Of several who try, one succeeds."""
    table = await keeper.get(table_id)
    return {"token": await keeper.join(table, taken.seat, taken.name, taken.key)}


@router.post("/tables/{table_id}/takeover", responses=SHOWN, response_class=Response)
async def takeover(table_id: TableId, meant: SeatMeant, keeper: TheKeeper, authorization: Bearer) -> Response:
    """Let a bot play on: for the own seat at once, for another's with the table's consent.

    For the own seat that a bot plays already, this takes it back.
    """
    table = await keeper.get(table_id)
    seat = seat_of(keeper, table, authorization)
    if meant.seat >= len(table.seats):
        raise NotYours(f"there is no seat {meant.seat}")
    if meant.seat != seat:
        await keeper.ask_table(table, TableRequest("takeover", meant.seat, seat, 0, (seat,)))
    elif table.is_bot(seat):
        await keeper.give_back(table, seat)
    else:
        await keeper.seat_bot(table, seat)
    return shown(table, seat)


# -- playing -----------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/choices", responses=SHOWN, response_class=Response)
async def choose(table_id: TableId, made: ChoiceMade, keeper: TheKeeper, authorization: Bearer) -> Response:
    """Answer the open decision. The choice is on disk when this answers; 409 means that the page was stale."""
    table = await keeper.get(table_id)
    seat = seat_of(keeper, table, authorization)
    await keeper.choose(table, seat, made.choice, made.revision, made.client)
    return shown(table, seat)


@router.post("/tables/{table_id}/undo", responses=SHOWN, response_class=Response)
async def undo(table_id: TableId, wanted: UndoWanted, keeper: TheKeeper, authorization: Bearer) -> Response:
    """Take back own choices; beyond the horizon the table is asked."""
    table = await keeper.get(table_id)
    seat = seat_of(keeper, table, authorization)
    await keeper.undo(table, seat, wanted.count, wanted.revision, wanted.client)
    return shown(table, seat)


@router.post("/tables/{table_id}/answer", responses=SHOWN, response_class=Response)
async def answer(table_id: TableId, agreed: Agreed, keeper: TheKeeper, authorization: Bearer) -> Response:
    """Agree, or not, to what the table is asked."""
    table = await keeper.get(table_id)
    seat = seat_of(keeper, table, authorization)
    await keeper.answer(table, seat, agreed.agree)
    return shown(table, seat)


@router.post("/tables/{table_id}/chat", status_code=204)
async def chat(table_id: TableId, said: Spoken, keeper: TheKeeper, authorization: Bearer) -> None:
    """Say something to the table; 429 if you say too much at once."""
    table = await keeper.get(table_id)
    seat = seat_of(keeper, table, authorization)
    await keeper.say(table, table.names[seat], seat, said.text)


@router.get("/tables/{table_id}/chat")
async def talk(table_id: TableId, keeper: TheKeeper) -> Talk:
    """What was said last, by players and by onlookers."""
    table = await keeper.get(table_id)
    lines = [ChatLine(**msgspec.structs.asdict(line)) for line in talking.lines_of(table)]
    return Talk(quiet=table.quiet, lines=lines)


@router.post("/tables/{table_id}/hush", status_code=204)
async def hush(table_id: TableId, wanted: Hushed, keeper: TheKeeper, authorization: Bearer) -> None:
    """Mute all onlookers at the table, or let them speak again: any of its players may."""
    table = await keeper.get(table_id)
    seat_of(keeper, table, authorization)
    await keeper.hush(table, wanted.quiet)


@router.get("/tables/{table_id}/why")
async def why_not(
    table_id: TableId, choice: Annotated[str, Query(max_length=200)], keeper: TheKeeper, authorization: Bearer
) -> dict[str, Any]:
    """The rules that forbid a choice now."""
    table = await keeper.get(table_id)
    seat = seat_of(keeper, table, authorization)
    try:
        reasons = table.game.why_not(table.session.state, seat, choice)
    except SaveError as error:
        raise IllegalChoice(str(error)) from None
    return {"reasons": [plain(reason) for reason in reasons]}


@router.get("/tables/{table_id}/replay", response_class=StreamingResponse)
async def replay(table_id: TableId, keeper: TheKeeper) -> StreamingResponse:
    """The replay of a finished game, as the file that `rulewright replay` reads."""
    table = await keeper.get(table_id)
    lines = [line + "\n" for line in replays.write(table.replay())]
    return StreamingResponse(iter(lines), media_type="application/x-ndjson")


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(table_id: TableId, keeper: TheKeeper, authorization: Bearer = "") -> StreamingResponse:
    """Newline-delimited JSON: the whole table first, then again whenever something in it changes.

    Later lines hold only what is new in the log. The stream ends with the game.
    """
    table = await keeper.get(table_id)
    seat = seat_of(keeper, table, authorization) if authorization else None
    return StreamingResponse(lines_of(keeper, table, seat), media_type="application/x-ndjson")


async def lines_of(keeper: Keeper, table: LiveTable, seat: Seat | None) -> AsyncIterator[bytes]:
    """The lines of a stream."""
    seats = () if seat is None else (seat,)
    revision, told = "", list[Line]()
    await keeper.arrived(table, seats)
    try:
        async for _ in table.watch():
            if table.revision(seat) != revision:
                log = table.log(seat)
                start = common(told, log) if revision else None
                revision, told = table.revision(seat), log
                yield encoded(table, seat, start) + b"\n"
            if table.session.state.over:
                return
    finally:
        await keeper.left(table, seats)


def common(before: list[Line], now: list[Line]) -> int:
    """How many lines two logs share from their beginnings."""
    for number, (old, new) in enumerate(zip(before, now, strict=False)):
        if old is not new and old != new:
            return number
    return min(len(before), len(now))


def encoded(table: LiveTable, seat: Seat | None, start: int | None) -> bytes:
    """A table as JSON, made once however many look at it."""
    first = max(0, len(table.log(seat)) - LAST_LINES) if start is None else start
    return table.cached(("message", seat, first), lambda: msgspec.json.encode(state_message(table, seat, first)))


def state_message(table: LiveTable, seat: Seat | None, first: int = 0) -> dict[str, Any]:
    """What a seat may know: view, open decision, its log from line `first` on."""
    decision = table.decision(seat)
    state = table.session.state
    request = table.request
    return {
        "id": table.id,
        "game": table.game.name,
        "seat": seat,
        "revision": table.revision(seat),
        "luck": plain(table.luck),
        "seats": [{"name": row["name"], "kind": row["kind"], "bot": row["bot"]} for row in table.seats],
        "waiting": table.waiting_for(),
        "view": plain(state.view(seat)),
        "decision": None
        if decision is None
        else {
            "prompt": decision.prompt,
            "rule": decision.rule,
            "sealed": decision.sealed,
            "choices": [str(choice) for choice in decision.choices],
        },
        "log_start": first,
        "log": [{"move": line.move, **plain(line.event)} for line in table.log(seat)[first:]],
        "request": None
        if request is None
        else {"kind": request.kind, "seat": request.seat, "count": request.count, "agreed": list(request.agreed)},
        "undo": table.horizon(seat),
        "outcome": plain(state.outcome) if state.outcome is not None else None,
    }
