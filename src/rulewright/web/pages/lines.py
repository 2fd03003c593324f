"""Saves of a game: slots with names, back to the beginning of a chapter, all lines as one file."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.datastructures import UploadFile

from rulewright.core.errors import ForkError, RulewrightError
from rulewright.core.numbers import whole_number
from rulewright.core.record import Seat

from .. import lines
from ..commands import BOT, LiveTable, NotYours, TableCommands
from ..profiles import Profile, keep_seats, make_profile, open_profile
from ..recorded_games import digest_of
from ..slots import SLOT, keep_slot, slots_of
from ..visitor import Visitor, client_of
from .common import TheCommands, TheVisitor, go, put_profile, put_seats, read_form
from .forks import fork, table_source
from .new_table import FRIEND, HERE, ME
from .profile import my_page
from .replays import TheShelves

router = APIRouter()


# -- going back -----------------------------------------------------------------------------------------------------


def same_seats(table: LiveTable, mine: tuple[Seat, ...]) -> dict[str, str]:
    """The form of a fork at which everybody sits as they do here: who is elsewhere gets a link."""
    form: dict[str, str] = {}
    for row in table.seats:
        seat = row["seat"]
        others = BOT if row["kind"] == BOT else FRIEND
        form[f"seat-{seat}"] = others if seat not in mine else ME if seat == mine[0] else HERE
        form[f"name-{seat}"] = row["name"] if seat in mine else ""
        if row["kind"] == BOT:
            form[f"bot-{seat}"] = row["bot"]
    return form


async def go_on_from(
    commands: TableCommands, table: LiveTable, at: int, request: Request, visitor: Visitor
) -> Response:
    """A table of its own from a moment, with the same seats; where nothing was chosen since, the table itself."""
    source = await table_source(commands, table, visitor, at)
    if not source.mine:
        raise NotYours("not-seated")
    if at == table.standing(source.viewer) and not table.session.state.over:
        return go(f"/t/{table.id}")
    return await fork(commands, source, request, visitor, at, same_seats(table, source.mine))


async def chapter_of(commands: TableCommands, table: LiveTable) -> tuple[LiveTable, int]:
    """Where the chapter that is being played began: at this table, or at one that it goes on from."""
    at = table.standing(None)
    while True:
        await commands.past.complete(table)
        began = table.session.chapter_before(at)
        origin = table.origin
        if began or origin is None or origin.is_file:
            return table, began
        try:
            table, at = await commands.get(origin.parent), origin.at
        except RulewrightError:
            return table, 0  # that one is gone: this is as far back as it goes


@router.post("/t/{table_id}/chapter")
async def chapter(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Back to the beginning of the chapter, at a table of its own; this line stays."""
    table, at = await chapter_of(commands, await commands.get(table_id))
    return await go_on_from(commands, table, at, request, visitor)


# -- slots ----------------------------------------------------------------------------------------------------------


async def profile_here(commands: TableCommands, visitor: Visitor, response: Response, request: Request) -> Profile:
    """The visitor's profile; whoever has none gets one."""
    profile = await open_profile(commands, visitor.profile)
    if profile is None:
        profile = await make_profile(commands, visitor.name)
        put_profile(response, request, profile.secret)
    return profile


@router.post("/t/{table_id}/slots")
async def save_slot(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Keep a moment under a name."""
    table, form = await commands.get(table_id), await read_form(request)
    source = await table_source(commands, table, visitor, None)
    if not source.mine:
        raise NotYours("not-seated")
    wanted = whole_number(form.get("at", ""))
    at = source.last if wanted is None else wanted
    if not 0 <= at <= source.last:
        raise ForkError("fork-unseen", last=source.last)
    response = go(f"/t/{table.id}/forks")
    profile = await profile_here(commands, visitor, response, request)
    await keep_slot(commands.store.profiles, profile.id, table, at, form.get("name", ""))
    return response


@router.post("/me/slots/{key}/open")
async def open_slot(key: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Go on from a slot."""
    profile = await open_profile(commands, visitor.profile)
    slot = (await slots_of(commands.store.profiles, profile.id)).get(key) if profile is not None else None
    if slot is None:
        raise NotYours("slot-gone")
    return await go_on_from(commands, await commands.get(slot.table), slot.at, request, visitor)


@router.post("/me/slots/{key}/drop")
async def drop_slot(key: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Forget a slot; its line stays."""
    profile = await open_profile(commands, visitor.profile)
    if profile is not None:
        await commands.store.profiles.drop(profile.id, SLOT, key)
    form = await read_form(request)
    back = form.get("table", "")
    return go(f"/t/{back}/forks" if back.isalnum() else "/me")


# -- files ----------------------------------------------------------------------------------------------------------


@router.get("/t/{table_id}/lines")
async def save_lines(table_id: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """All lines of a game as one file."""
    table = await commands.get(table_id)
    profile = await open_profile(commands, visitor.profile)
    slots = await slots_of(commands.store.profiles, profile.id) if profile is not None else {}
    file = await lines.to_file(commands, table, visitor.tokens, slots)
    return Response(
        msgspec.json.encode(file),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="rulewright-{table.game.name}-lines.json"'},
    )


@router.post("/me/lines")
async def bring_lines(request: Request, commands: TheCommands, visitor: TheVisitor, shelves: TheShelves) -> Response:
    """Lines from a file become tables of this visitor."""
    async with request.form(max_files=1, max_fields=4, max_part_size=1000) as form:
        given = form.get("file")
        text = await given.read(lines.LARGEST_FILE + 1) if isinstance(given, UploadFile) else b""
    try:
        file = lines.read_file(text)
        played = await shelves.desk.read(client_of(request), f"lines {digest_of(text)}", lambda: lines.play_lines(file))
        found, slots = await lines.add_lines(commands, played, file.slots)
    except RulewrightError as error:
        return await my_page(request, commands, visitor, problem=error)
    newest, _ = found[-1]
    response = go(f"/t/{newest.id}/forks")
    profile = await profile_here(commands, visitor, response, request)
    seats = {table.id: tuple([token for token in tokens if token]) for table, tokens in found}
    put_seats(response, request, seats)
    await keep_seats(commands, profile, seats)
    for slot in slots:
        table = await commands.get(slot.table)
        await keep_slot(commands.store.profiles, profile.id, table, slot.at, slot.name)
    return response
