"""My profile: what I have reached, my link for other devices, my file."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.datastructures import UploadFile

from rulewright.catalog import game_names, load
from rulewright.core.errors import RulewrightError, SetupError
from rulewright.core.progress import Tally
from rulewright.store import clock

from ..commands import NotYours, TableCommands
from ..counted_games import Counted, count_games
from ..decks import decks_of, shown_decks
from ..profiles import (
    LARGEST_FILE,
    SHORTEST_PASSPHRASE,
    Profile,
    Result,
    add_file,
    admit,
    change_link,
    make_profile,
    new_seats,
    open_profile,
    protect,
    read_file,
    seats_of,
    settle,
    to_file,
)
from ..refusals import refusal_text
from ..render import page
from ..slots import slots_of
from ..visitor import MOST_TABLES, Visitor, clean_name, network_address, own_address, profile_cookie, seat_cookie
from .common import TheCommands, TheVisitor, drop, go, put_profile, put_seats, read_form, remember
from .progress import shelves

router = APIRouter(prefix="/me")

SHOWN = 20
"""This many of the latest results are listed."""


class Played(msgspec.Struct, frozen=True):
    """What somebody has reached in a mode of a game."""

    title: str
    mode: str
    """Its name, where the game has several."""
    games: int
    won: int
    best: int | None
    """The highest score, where scores are compared."""


class Ended(msgspec.Struct, frozen=True):
    """A finished game in the list."""

    table: str
    title: str
    mode: str
    won: bool
    place: int
    players: int
    score: int
    days: int


def played(results: Iterable[Result], code: str) -> list[Played]:
    """The results, added up by game and mode."""
    by_mode: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        by_mode.setdefault((result.game, result.mode), []).append(result)
    rows = []
    for name in game_names():
        game = load(name)
        for mode in game.modes:
            mine = by_mode.get((name, mode.name), [])
            mine = mine + (by_mode.get((name, ""), []) if mode is game.modes[0] else [])
            if mine:
                title, way = titles(name, mode.name, code)
                best = None if mode.cooperative else max(one.score for one in mine)
                rows.append(Played(title, way, len(mine), sum(one.won for one in mine), best))
    return rows


def counted(figures: Iterable[Counted], code: str) -> list[tuple[str, tuple[Tally, ...]]]:
    """What the games that are counted as they go on come to, by game."""
    found = []
    for name in game_names():
        game = load(name)
        texts = game.texts(code)
        tallies = tuple(game.progress.figures_told([one.figures for one in figures if one.game == name], texts))
        if tallies:
            found.append((game.table.about(texts)[0], tallies))
    return found


def titles(name: str, mode: str, code: str) -> tuple[str, str]:
    """A game and its mode, in a language; no word for the mode where there is only one."""
    game = load(name)
    texts = game.texts(code)
    known = next((one.name for one in game.modes if one.name == mode), game.modes[0].name)
    return game.table.about(texts)[0], texts.mode(known)[0] if len(game.modes) > 1 else ""


def ended(results: list[tuple[str, Result]], code: str) -> list[Ended]:
    now = clock.now()
    return [
        Ended(
            table,
            *titles(one.game, one.mode, code),
            one.won,
            one.place,
            one.players,
            one.score,
            max(0, int((now - one.ended) // 86_400)),
        )
        for table, one in results[:SHOWN]
    ]


async def required(commands: TableCommands, visitor: Visitor) -> Profile:
    profile = await open_profile(commands, visitor.profile)
    if profile is None:
        raise NotYours("profile-none")
    return profile


@router.get("")
async def me(request: Request, commands: TheCommands, visitor: TheVisitor, done: str = "") -> Response:
    """Everything about the visitor's profile; whoever has none yet reads what it is good for."""
    return await my_page(request, commands, visitor, done=done)


async def my_page(
    request: Request, commands: TableCommands, visitor: Visitor, done: str = "", problem: RulewrightError | None = None
) -> Response:
    profile = await open_profile(commands, visitor.profile)
    results = await settle(commands, profile) if profile is not None else []
    slots = await slots_of(commands.store.profiles, profile.id) if profile is not None else {}
    decks = await decks_of(commands.store.profiles, profile.id) if profile is not None else {}
    figures = await count_games(commands, profile.id) if profile is not None else []
    base = network_address(request) or own_address(request)
    response = page(
        "profile/me.html",
        visitor,
        200 if problem is None else 422,
        profile=profile,
        played=played([one for _, one in results], visitor.language),
        ended=ended(results, visitor.language),
        shelves=await shelves(commands, profile, visitor.language) if profile is not None else [],
        remembered=sorted({one.game for _, one in results if one.notes}),
        counted=counted(figures, visitor.language),
        decks=shown_decks(decks, visitor.language),
        count=len(results),
        slots=slots,
        slot_titles={
            key: " · ".join([word for word in titles(slot.game, slot.mode, visitor.language) if word])
            for key, slot in slots.items()
        },
        link=f"{base}/me/open/{profile.secret}" if profile is not None else "",
        least=SHORTEST_PASSPHRASE,
        done=done if done in ("begun", "name", "link", "passphrase", "file") else "",
        problem="" if problem is None else refusal_text(problem, visitor.language),
    )
    if profile is not None:
        await bring_seats(response, request, commands, visitor, profile)
    return response


async def bring_seats(
    response: Response, request: Request, commands: TableCommands, visitor: Visitor, profile: Profile
) -> None:
    """Seats that the profile took on another device open in this browser too."""
    put_seats(response, request, await new_seats(commands, profile, visitor.tokens, MOST_TABLES))


@router.post("")
async def begin(request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """A profile before the first game, or another name for the one there is."""
    form = await read_form(request)
    name = clean_name(form.get("name", ""))
    profile = await open_profile(commands, visitor.profile)
    response = go("/me?done=name" if profile else "/me?done=begun")
    if profile is None:
        put_profile(response, request, (await make_profile(commands, name)).secret)
    else:
        await commands.store.profiles.change(profile.id, name=name)
    remember(response, request, "rw_name", quote(name))
    return response


# -- other devices --------------------------------------------------------------------------------------------------


@router.get("/open/{secret}")
async def open_page(secret: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """A profile's link: whether to use it in this browser."""
    return await ask_to_open(commands, visitor, secret)


async def ask_to_open(
    commands: TableCommands, visitor: Visitor, secret: str, problem: RulewrightError | None = None
) -> Response:
    profile = await open_profile(commands, secret[:80])
    if profile is None:
        raise NotYours("profile-unknown")
    if visitor.profile == secret:
        return go("/me")
    return page(
        "profile/open.html",
        visitor,
        200 if problem is None else 422,
        profile=profile,
        other=await open_profile(commands, visitor.profile) is not None,
        problem="" if problem is None else refusal_text(problem, visitor.language),
    )


@router.post("/open/{secret}")
async def open_here(secret: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Use the profile in this browser. What another profile of this browser holds comes along, if wanted."""
    form = await read_form(request)
    profile = await open_profile(commands, secret[:80])
    if profile is None:
        raise NotYours("profile-unknown")
    try:
        await admit(profile, form.get("passphrase", ""))
    except RulewrightError as error:
        return await ask_to_open(commands, visitor, secret, error)
    old = await open_profile(commands, visitor.profile)
    if old is not None and old.id != profile.id and form.get("bring") == "yes":
        await add_file(commands, profile, await to_file(commands, old))
    response = go("/me")
    put_profile(response, request, profile.secret)
    await bring_seats(response, request, commands, visitor, profile)
    return response


@router.post("/link")
async def renew_link(request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Another link; the old one opens nothing any more."""
    profile = await change_link(commands, await required(commands, visitor))
    response = go("/me?done=link")
    put_profile(response, request, profile.secret)
    return response


@router.post("/passphrase")
async def passphrase(request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Set, change or take away the passphrase."""
    profile, form = await required(commands, visitor), await read_form(request)
    try:
        await admit(profile, form.get("old", ""))
        await protect(commands, profile, form.get("passphrase", ""))
    except RulewrightError as error:
        return await my_page(request, commands, visitor, problem=error)
    return go("/me?done=passphrase")


@router.post("/leave")
async def leave(request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Take the profile and its seats off this browser; it stays on the server."""
    profile = await required(commands, visitor)
    response = go("/")
    drop(response, request, profile_cookie(request))
    for table_id in await seats_of(commands, profile, MOST_TABLES):
        if table_id in visitor.tokens:
            drop(response, request, seat_cookie(request, table_id))
    return response


@router.post("/forget")
async def forget(request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Delete the profile. The tables stay."""
    profile, form = await required(commands, visitor), await read_form(request)
    if form.get("sure") != "yes":
        return go("/me")
    try:
        await admit(profile, form.get("old", ""))
    except RulewrightError as error:
        return await my_page(request, commands, visitor, problem=error)
    await commands.store.profiles.forget(profile.id)
    response = go("/")
    drop(response, request, profile_cookie(request))
    return response


# -- files ----------------------------------------------------------------------------------------------------------


@router.get("/file")
async def save_file(commands: TheCommands, visitor: TheVisitor) -> Response:
    """The profile as one file."""
    profile = await required(commands, visitor)
    text = msgspec.json.format(msgspec.json.encode(await to_file(commands, profile)), indent=1)
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="rulewright-profile.json"'},
    )


@router.post("/file")
async def bring_file(request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Add what a file holds to the profile of this browser, or begin one with it."""
    async with request.form(max_files=1, max_fields=4, max_part_size=1000) as form:
        file = form.get("file")
        text = await file.read(LARGEST_FILE + 1) if isinstance(file, UploadFile) else b""
    try:
        brought = read_file(text)
    except SetupError as error:
        return await my_page(request, commands, visitor, problem=error)
    profile = await open_profile(commands, visitor.profile)
    if profile is None:
        profile = await make_profile(commands, visitor.name or brought.name)
    await add_file(commands, profile, brought)
    response = go("/me?done=file")
    put_profile(response, request, profile.secret)
    await bring_seats(response, request, commands, visitor, profile)
    return response
