"""Replays: finished games to watch, uploaded ones too, and reports of problems."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, Response
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from rulewright import __version__
from rulewright.core import replay as replays
from rulewright.core.errors import ReplayDrift, ReplayError, RulewrightError
from rulewright.core.numbers import whole_number
from rulewright.core.record import EVERYBODY, Seat
from rulewright.replays import problem_report as reports

from ..commands import NoTable, NotYours
from ..file_shelf import Shelf, data_folder
from ..final_screen import ended_game, race_strip
from ..own_seats import facing_seat
from ..recorded_games import (
    LARGEST_UPLOAD,
    Library,
    Recorded,
    bring,
    chapters,
    digest_of,
    drawing,
    moment,
    names_in,
    open_table,
    open_upload,
)
from ..refusals import refusal_text
from ..render import fragment, language, page
from ..replay_log import log_lines, rule_texts, sheet_of, undo_lines
from ..table_page import fingerprint
from ..untrusted_games import Busy, Desk
from ..visitor import Visitor, client_of
from .common import TheCommands, TheVisitor, go, read_form
from .home import listings

router = APIRouter()
LONGEST_REPORT = 4000
MOST_LISTED = 24
SPECTATOR, ALL_HANDS = "watch", "all"
_BOX = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')


class Shelves:
    """What this server keeps of replays and reports."""

    def __init__(self, database: str) -> None:
        folder = data_folder(database)
        self.library = Library()
        self.uploads = Shelf(folder / "replays", files=400, size=60_000_000, days=30)
        self.reports = Shelf(folder / "reports", files=400, size=100_000_000, days=90)
        self.desk = Desk()


def shelves_of(request: Request, commands: TheCommands) -> Shelves:
    state = request.app.state
    if not hasattr(state, "shelves"):
        state.shelves = Shelves(commands.store.url)
    found: Shelves = state.shelves
    return found


TheShelves = Annotated[Shelves, Depends(shelves_of)]
Word = Annotated[str, Query(max_length=40)]
"""A number from an address; whatever is none counts as missing."""


class StillRunning(NotYours):
    """The replay of a running game would give its secrets away."""


# -- the list, and bringing a file --------------------------------------------------------------------------------


@router.get("/replays")
async def replay_list(commands: TheCommands, visitor: TheVisitor) -> Response:
    """Finished games that anybody may watch, the visitor's own, and a form to bring a file."""
    return await show_list(commands, visitor)


async def show_list(
    commands: TheCommands, visitor: Visitor, problem: str = "", detail: str = "", status: int = 200
) -> Response:
    listed = await commands.find(listed=True, limit=200)
    own = await commands.find(list(visitor.tokens)[:200]) if visitor.tokens else []
    others = [row for row in listed if row["status"] == "over" and row["id"] not in visitor.tokens]
    mine = await listings(commands, [row for row in own if row["status"] == "over"][:MOST_LISTED], visitor)
    rest = await listings(commands, others[:MOST_LISTED], visitor)
    return page(
        "replays/list.html",
        visitor,
        status,
        mine=mine,
        others=rest,
        problem=problem,
        detail=detail[:600],
        most=LARGEST_UPLOAD,
    )


@router.post("/replays/upload")
async def upload(request: Request, commands: TheCommands, visitor: TheVisitor, shelves: TheShelves) -> Response:
    """A replay file, or a problem report that holds one. Whatever it is gets a clear answer."""
    say = language(visitor.language)
    try:
        async with request.form(max_files=1, max_fields=5, max_part_size=100_000) as form:
            file = form.get("file")
            named = isinstance(file, UploadFile) and bool(file.filename)
            raw = await file.read(LARGEST_UPLOAD + 1) if isinstance(file, UploadFile) else b""
    except ClientDisconnect:
        return await show_list(commands, visitor, say("replay-too-large"), "", 413)
    except HTTPException as error:
        problem = say("replay-too-large" if error.status_code == 413 else "replay-no-file")
        return await show_list(commands, visitor, problem, str(error.detail), error.status_code)
    if not named:
        return await show_list(commands, visitor, say("replay-no-file"), "", 400)
    if len(raw) > LARGEST_UPLOAD:
        return await show_list(commands, visitor, say("replay-too-large"), "", 413)
    try:
        text, recorded = await shelves.desk.read(client_of(request), digest_of(raw), lambda: bring(raw))
    except Busy as error:
        return await show_list(commands, visitor, refusal_text(error, visitor.language), "", 429)
    except ReplayDrift as error:
        return await show_list(commands, visitor, say("replay-drift-start"), refusal_text(error, visitor.language), 422)
    except ReplayError as error:
        return await show_list(commands, visitor, say("replay-broken"), refusal_text(error, visitor.language), 422)
    await asyncio.to_thread(shelves.uploads.put, f"{digest_of(text)}.jsonl", text)
    shelves.library.keep(recorded)
    return go(f"/replay/{recorded.key}")


# -- watching -------------------------------------------------------------------------------------------------------


async def find_table(commands: TheCommands, table_id: str) -> Recorded:
    """A finished table's record; raises `StillRunning` before its end."""
    table = await commands.get(table_id)
    if table.session.state.over:
        await commands.past.complete(table)
    async with table.lock:
        if not table.session.state.over:
            raise StillRunning(table_id)
        return await open_table(commands, table)


async def find_file(request: Request, shelves: Shelves, digest: str) -> Recorded:
    """An uploaded replay; raises `NoTable` if it is not kept any more."""
    found = shelves.library.get(f"file/{digest}")
    if found is None:
        raw = await asyncio.to_thread(shelves.uploads.get, f"{digest}.jsonl")
        if raw is None:
            raise NoTable("replay-gone")
        found = await shelves.desk.read(client_of(request), f"file/{digest}", lambda: open_upload(raw))
        shelves.library.keep(found)
    return found


@router.get("/replay/{table_id}")
async def watch_table(
    table_id: str, commands: TheCommands, visitor: TheVisitor, at: Word = "", seat: Word = ""
) -> Response:
    """The viewer of a finished table. A running one opens when its game is over."""
    try:
        recorded = await find_table(commands, table_id)
    except StillRunning:
        return page("replays/closed.html", visitor, 403, table_id=table_id)
    except ReplayDrift as error:
        return await show_list(commands, visitor, language(visitor.language)("replay-drift-start"), str(error), 409)
    if not seat:
        mine = (await commands.get(table_id)).seats_of(visitor.tokens.get(table_id, ()))
        seat = str(mine[0]) if mine else ""
    return await asyncio.to_thread(viewer, recorded, visitor, at, seat)


@router.get("/replay/file/{digest}")
async def watch_file(
    digest: str, request: Request, visitor: TheVisitor, shelves: TheShelves, at: Word = "", seat: Word = ""
) -> Response:
    recorded = await find_file(request, shelves, digest)
    # The page of a long game takes a while: at the desk nobody can ask for more than their share of that.
    return await shelves.desk.read(
        client_of(request), f"page/{secrets.token_hex(8)}", lambda: viewer(recorded, visitor, at, seat)
    )


@router.get("/replay/{table_id}/moment")
async def table_moment(
    table_id: str, commands: TheCommands, visitor: TheVisitor, at: Word = "", came: Word = "", seat: Word = ""
) -> Response:
    """A moment for a page that is open already: what differs from where it comes from."""
    try:
        recorded = await find_table(commands, table_id)
    except RulewrightError as error:
        return refuse(error)
    return await asyncio.to_thread(moment_message, recorded, visitor, at, came, seat)


@router.get("/replay/file/{digest}/moment")
async def file_moment(
    digest: str,
    request: Request,
    visitor: TheVisitor,
    shelves: TheShelves,
    at: Word = "",
    came: Word = "",
    seat: Word = "",
) -> Response:
    try:
        recorded = await find_file(request, shelves, digest)
    except RulewrightError as error:
        return refuse(error)
    return await asyncio.to_thread(moment_message, recorded, visitor, at, came, seat)


@router.get("/replay/{table_id}/download")
async def download_table(table_id: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The file that `rulewright replay` reads."""
    try:
        recorded = await find_table(commands, table_id)
    except StillRunning:
        return page("replays/closed.html", visitor, 403, table_id=table_id)
    name = f"{recorded.game.name}-{table_id}.jsonl"
    return attachment("".join(line + "\n" for line in replays.write(recorded.replay())).encode(), name)


@router.get("/replay/file/{digest}/download")
async def download_file(digest: str, shelves: TheShelves) -> Response:
    raw = await asyncio.to_thread(shelves.uploads.get, f"{digest}.jsonl")
    if raw is None:
        raise NoTable("replay-gone")
    return attachment(raw, f"replay-{digest[:8]}.jsonl")


def attachment(raw: bytes, name: str, kind: str = "application/x-ndjson") -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(raw, media_type=kind, headers=headers)


def refuse(error: RulewrightError) -> JSONResponse:
    status = 403 if isinstance(error, NotYours) else 429 if isinstance(error, Busy) else 404
    return JSONResponse({"error": type(error).__name__, "message": str(error)}, status)


def read_moment(recorded: Recorded, text: str) -> int:
    """The moment that is asked for; the beginning for nonsense, the end for what lies beyond it."""
    return min(whole_number(text) or 0, recorded.last)


def read_seat(recorded: Recorded, text: str) -> Seat | None:
    """The perspective that is asked for; a spectator's if there is no such seat. All hands open after the end."""
    if text == ALL_HANDS and recorded.over:
        return EVERYBODY
    return whole_number(text, most=recorded.session.setup.players - 1)


def viewer(recorded: Recorded, visitor: Visitor, at_text: str, seat_text: str) -> Response:
    """The page of a recorded game at a moment."""
    say = language(visitor.language)
    seat = read_seat(recorded, seat_text)
    names = names_in(recorded, say)
    texts = recorded.game.texts(visitor.language, names)
    at = read_moment(recorded, at_text)
    now = moment(recorded, at, seat, texts)
    colours = [score.colour for score in now.position.scores]
    log = log_lines(recorded, at, seat, texts, say)
    drawn = drawing(recorded, at, seat, texts, visitor.theme, visitor.narrow)
    return page(
        "replays/viewer.html",
        visitor,
        recorded=recorded,
        names=names,
        seat=seat,
        seat_word=seat_word(seat),
        now=now,
        drawn=drawn,
        ratio=ratio(drawn.layers["head"]),
        log=log,
        chapters=chapters(recorded, texts),
        texts=texts,
        undos=undo_lines(recorded, seat, texts, say),
        rules=rule_texts(recorded, visitor.language),
        replay_key=recorded.key,
        game_name=recorded.game.name,
        race=race_strip(recorded, say, texts, colours, at),
        final=ended_game(recorded, visitor),
        table_id="" if recorded.key.startswith("file/") else recorded.key,
    )


def seat_word(seat: Seat | None) -> str:
    """A perspective as an address names it."""
    return SPECTATOR if seat is None else ALL_HANDS if seat == EVERYBODY else str(seat)


def ratio(head: str) -> float:
    """How much wider than high a drawing is."""
    found = _BOX.search(head)
    return round(float(found[1]) / float(found[2]), 4) if found else 1.6


def moment_message(recorded: Recorded, visitor: Visitor, at_text: str, came: str, seat_text: str) -> Response:
    """A moment as JSON: the layers of the drawing that changed, and the words."""
    say = language(visitor.language)
    seat = read_seat(recorded, seat_text)
    names = names_in(recorded, say)
    texts = recorded.game.texts(visitor.language, names)
    at = read_moment(recorded, at_text)
    look = (visitor.theme, visitor.narrow)
    parts = drawing(recorded, at, seat, texts, *look).parts
    if came:
        before = drawing(recorded, read_moment(recorded, came), seat, texts, *look).parts
        parts = {name: text for name, text in parts.items() if fingerprint(before.get(name, "")) != fingerprint(text)}
    now = moment(recorded, at, seat, texts)
    values = {"recorded": recorded, "names": names, "seat": seat, "now": now, "texts": texts}
    words = fragment("replays/moment.html", visitor, **values)
    answer = {"at": at, "layers": parts, "moment": str(words), "twin": now.position.words, "log": None}
    if came and sheet_of(recorded, at) != sheet_of(recorded, read_moment(recorded, came)):
        log = log_lines(recorded, at, seat, texts, say)
        answer["log"] = str(fragment("replays/log.html", visitor, seat_word=seat_word(seat), log=log, **values))
    return JSONResponse(answer, headers={"cache-control": "no-store"})


# -- reports --------------------------------------------------------------------------------------------------------


@router.get("/t/{table_id}/report")
async def report_form(table_id: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Something is wrong at a table: say it in your words."""
    table = await commands.get(table_id)
    return page(
        "replays/report.html", visitor, table=table, over=table.session.state.over, saved="", most=LONGEST_REPORT
    )


@router.post("/t/{table_id}/report")
async def save_report(
    table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor, shelves: TheShelves
) -> Response:
    """Save a bundle with what the reporter may know, and offer it. Once the game is over: with the replay."""
    table = await commands.get(table_id)
    form = await read_form(request)
    screen = {
        key: clean(form.get(key, ""), 300) for key in ("window", "page", "revision") if form.get(key)
    }  # fmt: skip
    screen |= {"language": visitor.language, **{f"setting-{key}": value for key, value in visitor.settings.items()}}
    screen["browser"] = clean(request.headers.get("user-agent", ""), 300)
    told = reports.Report(
        words=clean(form.get("words", ""), LONGEST_REPORT, lines=True),
        screen=screen,
        when=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        program=f"rulewright {__version__}",
    )
    await commands.past.complete(table)
    async with table.lock:
        facing, _, handover = facing_seat(table, visitor)
        # While the screen changes hands nobody's secrets are on it.
        seat = None if handover is not None else facing
        texts = table.game.texts(visitor.language, table.names)
        bundle = reports.bundle(table.session, seat, texts, told, visitor.theme)
        over = table.session.state.over
    name = secrets.token_hex(16)
    await asyncio.to_thread(shelves.reports.put, f"{name}.zip", bundle)
    return page(
        "replays/report.html", visitor, 201, table=table, over=over, saved=name, size=len(bundle), most=LONGEST_REPORT
    )


@router.get("/report/{name}")
async def download_report(name: str, shelves: TheShelves) -> Response:
    """A saved report, by the address that only its reporter was given."""
    raw = await asyncio.to_thread(shelves.reports.get, f"{name}.zip")
    if raw is None:
        raise NoTable("report-gone")
    return attachment(raw, f"rulewright-report-{name[:8]}.zip", "application/zip")


def clean(text: str, most: int, lines: bool = False) -> str:
    """A visitor's words: printable, of limited length; line breaks only where they may be."""
    kept = "".join(sign for sign in text if sign.isprintable() or (lines and sign == "\n"))
    return kept[:most].strip()
