"""The API for programs: tables over REST, play over an NDJSON stream. Seats are opened by bearer tokens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from rulewright.bots import names as bot_names
from rulewright.catalog import game_names, load
from rulewright.core import replay as replays
from rulewright.core.record import Seat
from rulewright.core.view import plain

from .tables import BOT, PERSON, Keeper, LiveTable, NotYours, Place


class Problem(BaseModel):
    """What went wrong, in a sentence."""

    error: str
    message: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(tags=["tables"], responses=REFUSALS)
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{1,16}$")]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWanted(Strict):
    kind: str = Field(default=PERSON, pattern="^(person|bot)$")
    name: str = Field(default="", max_length=40)
    bot: str = Field(default="random", max_length=60)


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(max_length=40)
    seats: list[SeatWanted] = Field(min_length=1, max_length=8)
    seed: int | None = Field(default=None, ge=-(2**53), le=2**53)
    mode: str = Field(default="", max_length=40)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    rulings: dict[str, bool | int | str] = Field(default_factory=dict, max_length=60)
    listed: bool = False


class ChoiceMade(Strict):
    """An answer to the open decision."""

    choice: str = Field(max_length=200)
    revision: str = Field(default="", max_length=40)
    client: str = Field(default="", max_length=40)


class UndoWanted(Strict):
    count: int = Field(default=1, ge=1, le=10_000)


def keeper_of(request: Request) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


TheKeeper = Annotated[Keeper, Depends(keeper_of)]
Bearer = Annotated[str, Header(alias="Authorization", max_length=200)]


def token_of(authorization: str) -> str:
    return authorization.removeprefix("Bearer ").strip()


def seat_of(table: LiveTable, authorization: str) -> Seat:
    """The seat that the bearer's token opens."""
    seats = table.seats_of([token_of(authorization)])
    if not seats:
        raise NotYours("the token opens no seat at this table")
    return seats[0]


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
                "bots": list(bot_names()),
            }
        )
    return {"games": found}


@router.post("/tables", status_code=201)
async def create_table(wanted: NewTable, keeper: TheKeeper) -> dict[str, Any]:
    """Make a table; the answer holds the token of every seat for a person."""
    places = [Place(BOT if seat.kind == "bot" else PERSON, seat.name, seat.bot) for seat in wanted.seats]
    table, tokens = await keeper.create(
        wanted.game, places, wanted.seed, dict(wanted.options), dict(wanted.rulings), wanted.mode, wanted.listed
    )
    return {"id": table.id, "tokens": tokens}


@router.get("/tables")
async def open_tables(keeper: TheKeeper) -> dict[str, Any]:
    """Tables that anybody may join or watch."""
    rows = await keeper.store.find_tables(listed=True)
    return {"tables": [{"id": row["id"], "game": row["game"], "status": row["status"]} for row in rows]}


@router.get("/tables/{table_id}")
async def read_table(table_id: TableId, keeper: TheKeeper, authorization: Bearer = "") -> dict[str, Any]:
    """A table as the bearer's seat sees it; without a token, as a spectator sees it."""
    table = await keeper.get(table_id)
    seat = seat_of(table, authorization) if authorization else None
    async with table.lock:
        return state_message(table, seat)


@router.post("/tables/{table_id}/choices")
async def choose(table_id: TableId, made: ChoiceMade, keeper: TheKeeper, authorization: Bearer) -> dict[str, Any]:
    """Answer the open decision. The choice is on disk when this answers; 409 means that the page was stale."""
    table = await keeper.get(table_id)
    seat = seat_of(table, authorization)
    await keeper.choose(table, seat, made.choice, made.revision, made.client)
    async with table.lock:
        return state_message(table, seat)


@router.post("/tables/{table_id}/undo")
async def undo(table_id: TableId, wanted: UndoWanted, keeper: TheKeeper, authorization: Bearer) -> dict[str, Any]:
    """Take back own choices; beyond the horizon the table is asked."""
    table = await keeper.get(table_id)
    seat = seat_of(table, authorization)
    await keeper.undo(table, seat, wanted.count)
    async with table.lock:
        return state_message(table, seat)


@router.get("/tables/{table_id}/why")
async def why_not(
    table_id: TableId, choice: Annotated[str, Query(max_length=200)], keeper: TheKeeper, authorization: Bearer
) -> dict[str, Any]:
    """The rules that forbid a choice now."""
    table = await keeper.get(table_id)
    reasons = table.game.why_not(table.session.state, seat_of(table, authorization), choice)
    return {"reasons": [plain(reason) for reason in reasons]}


@router.get("/tables/{table_id}/replay")
async def replay(table_id: TableId, keeper: TheKeeper) -> StreamingResponse:
    """The replay of a finished game, as the file that `rulewright replay` reads."""
    table = await keeper.get(table_id)
    if not table.session.state.over:
        raise NotYours("the replay of a running game would tell its secrets; it is here when the game is over")
    lines = [line + "\n" for line in replays.write(table.session.replay())]
    return StreamingResponse(iter(lines), media_type="application/x-ndjson")


@router.get("/tables/{table_id}/stream")
async def stream(table_id: TableId, keeper: TheKeeper, authorization: Bearer = "") -> StreamingResponse:
    """Newline-delimited JSON: the whole table first, then again whenever something in it changes."""
    table = await keeper.get(table_id)
    seat = seat_of(table, authorization) if authorization else None

    async def lines() -> AsyncIterator[str]:
        sent = ""
        async for _ in table.watch():
            async with table.lock:
                message = state_message(table, seat)
            if message["revision"] != sent:
                sent = message["revision"]
                yield msgspec.json.encode(message).decode() + "\n"
            if message["outcome"] is not None:
                return

    return StreamingResponse(lines(), media_type="application/x-ndjson")


def state_message(table: LiveTable, seat: Seat | None) -> dict[str, Any]:
    """What a seat may know: view, open decision, the last lines of its log."""
    decision = table.decision(seat)
    state = table.session.state
    return {
        "id": table.id,
        "game": table.game.name,
        "seat": seat,
        "revision": table.revision(seat),
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
        "log": [{"move": line.move, **plain(line.event)} for line in table.session.log(seat)[-50:]],
        "outcome": plain(state.outcome) if state.outcome is not None else None,
    }
