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
from rulewright.core.errors import IllegalChoice, SaveError, SetupError
from rulewright.core.record import Seat
from rulewright.core.view import plain

from . import table_chat
from .api_records import (
    Agreed,
    Called,
    ChatLine,
    ChoiceMade,
    ForkShown,
    ForkWanted,
    Hushed,
    Made,
    NewTable,
    Problem,
    ProposalAnswered,
    Seated,
    SeatMeant,
    SeatTaken,
    Spoken,
    TableShown,
    Talk,
    UndoWanted,
)
from .commands import BOT, PERSON, LiveTable, NotYours, Origin, Place, TableCommands
from .commands import Request as TableRequest
from .fork_tree import Branch, tree_of
from .forkable import KEPT, fork, forkable
from .parties import open_question, proposal_of, way_of

LAST_LINES = 50
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 408, 409, 410, 413, 414, 422, 429, 431, 503)
}
router = APIRouter(tags=["tables"], responses=REFUSALS)
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{1,16}$")]
SHOWN: dict[int | str, dict[str, Any]] = {200: {"model": TableShown}}


async def keeper_of(request: Request) -> TableCommands:
    commands: TableCommands = request.app.state.commands
    return commands


TheCommands = Annotated[TableCommands, Depends(keeper_of)]
Bearer = Annotated[str, Header(alias="Authorization", max_length=200, description="Bearer <the seat's token>")]


def token_in(authorization: str) -> str:
    return authorization.removeprefix("Bearer ").strip()


async def seat_of(commands: TableCommands, table: LiveTable, authorization: str) -> Seat:
    """The seat that the bearer's token opens; whoever comes with it is there."""
    seats = await commands.seats_of(table, [token_in(authorization)])
    if not seats:
        raise NotYours("token-unknown")
    commands.sign_of_life(table, seats)
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
async def create_table(wanted: NewTable, commands: TheCommands) -> Made:
    """Make a table; the answer holds the token of every seat for a person."""
    load(wanted.game).reject_ineffective(wanted.mode or None, dict(wanted.options), dict(wanted.rulings))
    places = [Place(BOT if seat.kind == "bot" else PERSON, seat.name, seat.bot) for seat in wanted.seats]
    table, tokens = await commands.create(
        wanted.game,
        places,
        wanted.seed,
        dict(wanted.options),
        dict(wanted.rulings),
        wanted.mode,
        wanted.listed,
        deciding=wanted.deciding,
        host=wanted.host,
    )
    return Made(id=table.id, tokens=tokens)


@router.get("/tables")
async def open_tables(commands: TheCommands) -> dict[str, Any]:
    """Tables that anybody may join or watch."""
    rows = await commands.find(listed=True)
    return {"tables": [{"id": row["id"], "game": row["game"], "status": row["status"]} for row in rows]}


@router.get("/tables/{table_id}", responses=SHOWN, response_class=Response)
async def read_table(
    table_id: TableId,
    commands: TheCommands,
    authorization: Bearer = "",
    since: Annotated[int | None, Query(ge=0, le=1_000_000, description="the log from this line on")] = None,
) -> Response:
    """A table as the bearer's seat sees it; without a token, as a spectator sees it."""
    table = await commands.get(table_id)
    return shown(table, await seat_of(commands, table, authorization) if authorization else None, since)


# -- what if -----------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/forks", status_code=201)
async def what_if(table_id: TableId, wanted: ForkWanted, commands: TheCommands, authorization: Bearer = "") -> Made:
    """A new table that goes on from a moment, as the bearer's seat knows it; without a token, as a spectator does.

    What the bearer cannot see is redealt, unless the game is over. Luck is new. The answer is that of a new table.
    """
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization) if authorization else None
    found = await forkable(commands, table, seat, wanted.at)
    if wanted.seats:
        places = [Place(BOT if one.kind == "bot" else PERSON, one.name, one.bot) for one in wanted.seats]
    else:
        places = [Place(PERSON, row["name"]) if row["seat"] == seat else Place(BOT) for row in table.seats]
    if len(places) != len(table.seats):
        raise SetupError("fork-seats", seats=len(table.seats), given=len(places))
    origin = Origin(table.id, found[1] if wanted.at is None else wanted.at, "" if seat is None else table.names[seat])
    kept = table.session.state.over and wanted.hidden == KEPT
    made, tokens = await fork(commands, found, seat, places, origin, kept, seat)
    return Made(id=made.id, tokens=tokens)


@router.get("/tables/{table_id}/forks")
async def forks(table_id: TableId, commands: TheCommands, authorization: Bearer = "") -> ForkShown:
    """The tree of forks that a table belongs to, from its root on; while a game runs, without those of other people."""
    table = await commands.get(table_id)
    tokens = {table.id: [token_in(authorization)]} if authorization else {}
    return fork_shown(await tree_of(commands.store, table, tokens))


def fork_shown(branch: Branch) -> ForkShown:
    origin = branch.origin
    return ForkShown(
        id=branch.id,
        status=branch.status,
        here=branch.here,
        names=list(branch.names),
        at=None if origin is None else origin.at,
        maker="" if origin is None else origin.maker,
        forks=[fork_shown(one) for one in branch.forks],
    )


# -- seats -------------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/sit", responses={200: {"model": Seated}}, response_class=Response)
async def sit(table_id: TableId, called: Called, commands: TheCommands, authorization: Bearer) -> Response:
    """Sit down in the bearer's seat and say your name; the answer is the table and the seat's token from now on.

    Whoever made the table knows the token of a seat that waits. So sitting down uses it up, and only the answer holds
    the new one. A seat that was made with a name is taken from the beginning and keeps its token.
    """
    table = await commands.get(table_id)
    seat, token = await commands.claim(table, token_in(authorization), called.name, called.key)
    return Response(msgspec.json.encode({**state_message(table, seat), "token": token}), media_type="application/json")


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, taken: SeatTaken, commands: TheCommands) -> dict[str, str]:
    """Take a free seat of an open table; the answer holds its token. Of several who try, one succeeds."""
    table = await commands.get(table_id)
    return {"token": await commands.join(table, taken.seat, taken.name, taken.key)}


@router.post("/tables/{table_id}/takeover", responses=SHOWN, response_class=Response)
async def takeover(table_id: TableId, meant: SeatMeant, commands: TheCommands, authorization: Bearer) -> Response:
    """Let a bot play on: for your own seat at once, for another's with the table's consent.

    If a bot plays your own seat already, this takes it back.
    """
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization)
    if meant.seat >= len(table.seats):
        raise NotYours("seat-unknown", seat=meant.seat)
    if meant.seat != seat:
        await commands.ask_table(table, TableRequest("takeover", meant.seat, seat, 0, (seat,)))
    elif table.is_bot(seat):
        await commands.give_back(table, seat)
    else:
        await commands.seat_bot(table, seat)
    return shown(table, seat)


# -- playing -----------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/choices", responses=SHOWN, response_class=Response)
async def choose(table_id: TableId, made: ChoiceMade, commands: TheCommands, authorization: Bearer) -> Response:
    """Answer the open decision. The choice is on disk when this answers; 409 means that the page was stale."""
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization)
    await commands.choose(table, seat, made.choice, made.revision, made.client, made.question)
    return shown(table, seat)


@router.post("/tables/{table_id}/undo", responses=SHOWN, response_class=Response)
async def undo(table_id: TableId, wanted: UndoWanted, commands: TheCommands, authorization: Bearer) -> Response:
    """Take back your own choices; beyond the horizon the table is asked."""
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization)
    await commands.undo(table, seat, wanted.count, wanted.revision, wanted.client)
    return shown(table, seat)


@router.post("/tables/{table_id}/answer", responses=SHOWN, response_class=Response)
async def answer(table_id: TableId, agreed: Agreed, commands: TheCommands, authorization: Bearer) -> Response:
    """Agree, or not, to what the table is asked."""
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization)
    await commands.answer(table, seat, agreed.agree)
    return shown(table, seat)


@router.post("/tables/{table_id}/proposal", responses=SHOWN, response_class=Response)
async def answer_proposal(
    table_id: TableId, answered: ProposalAnswered, commands: TheCommands, authorization: Bearer
) -> Response:
    """Agree, or object, to what somebody has proposed to the party; another answer is another proposal."""
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization)
    await commands.answer_proposal(table, (seat,), answered.choice, answered.agree)
    return shown(table, seat)


@router.post("/tables/{table_id}/chat", status_code=204)
async def chat(table_id: TableId, said: Spoken, commands: TheCommands, authorization: Bearer) -> None:
    """Say something to the table; 429 if you say too much at once."""
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization)
    await commands.say(table, table.names[seat], seat, said.text)


@router.get("/tables/{table_id}/chat")
async def talk(table_id: TableId, commands: TheCommands) -> Talk:
    """What was said last, by players and by onlookers."""
    table = await commands.get(table_id)
    lines = [ChatLine(**msgspec.structs.asdict(line)) for line in table_chat.lines_of(table)]
    return Talk(quiet=table.quiet, lines=lines)


@router.post("/tables/{table_id}/hush", status_code=204)
async def hush(table_id: TableId, wanted: Hushed, commands: TheCommands, authorization: Bearer) -> None:
    """Mute all onlookers at the table, or let them speak again: any of its players may."""
    table = await commands.get(table_id)
    await seat_of(commands, table, authorization)
    await commands.hush(table, wanted.quiet)


@router.get("/tables/{table_id}/why")
async def why_not(
    table_id: TableId, choice: Annotated[str, Query(max_length=200)], commands: TheCommands, authorization: Bearer
) -> dict[str, Any]:
    """The rules that forbid a choice now."""
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization)
    try:
        reasons = table.game.why_not(table.session.state, seat, choice)
    except SaveError as error:
        raise IllegalChoice(error.message, **error.values) from None
    return {"reasons": [plain(reason) for reason in reasons]}


@router.get("/tables/{table_id}/replay", response_class=StreamingResponse)
async def replay(table_id: TableId, commands: TheCommands) -> StreamingResponse:
    """The replay of a finished game, as the file that `rulewright replay` reads."""
    table = await commands.get(table_id)
    if table.session.state.over:
        await commands.past.complete(table)
    lines = [line + "\n" for line in replays.write(table.replay())]
    return StreamingResponse(iter(lines), media_type="application/x-ndjson")


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(table_id: TableId, commands: TheCommands, authorization: Bearer = "") -> StreamingResponse:
    """Newline-delimited JSON: the whole table first, then again whenever something in it changes.

    Later lines hold only what is new in the log. The stream ends with the game.
    """
    table = await commands.get(table_id)
    seat = await seat_of(commands, table, authorization) if authorization else None
    return StreamingResponse(lines_of(commands, table, seat), media_type="application/x-ndjson")


async def lines_of(commands: TableCommands, table: LiveTable, seat: Seat | None) -> AsyncIterator[bytes]:
    """The lines of a stream."""
    seats = () if seat is None else (seat,)
    revision, told = "", table.session
    await commands.arrived(table, seats)
    try:
        async for _ in table.watch():
            if table.revision(seat) != revision:
                session = table.session
                start = session.shared_lines(told) if revision else None
                revision, told = table.revision(seat), session
                yield encoded(table, seat, start) + b"\n"
            if table.session.state.over:
                return
    finally:
        await commands.left(table, seats)


def encoded(table: LiveTable, seat: Seat | None, start: int | None) -> bytes:
    """A table as JSON, made once however many look at it."""
    first = max(0, table.session.log_length - LAST_LINES) if start is None else start
    return table.cached(("message", seat, first), lambda: msgspec.json.encode(state_message(table, seat, first)))


def state_message(table: LiveTable, seat: Seat | None, first: int = 0) -> dict[str, Any]:
    """What a seat may know: view, open decision, its log from line `first` on."""
    decision = table.decision(seat)
    state = table.session.state
    request = table.request
    proposal = proposal_of(table)
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
            "aside": [str(choice) for choice in decision.aside],
            "party": list(decision.party),
            "together": decision.together,
            "question": open_question(table, decision.seat),
        },
        "deciding": way_of(table),
        "proposal": None
        if proposal is None
        else {
            "seat": proposal.seat,
            "choice": proposal.choice,
            "agreed": list(proposal.agreed),
            "objected": proposal.objected,
        },
        "log_start": first,
        "log": [{"move": line.move, **plain(line.event)} for line in table.session.lines(seat, first)],
        "request": None
        if request is None
        else {"kind": request.kind, "seat": request.seat, "count": request.count, "agreed": list(request.agreed)},
        "undo": table.horizon(seat),
        "outcome": plain(state.outcome) if state.outcome is not None else None,
    }
