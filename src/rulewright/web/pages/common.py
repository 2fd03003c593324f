"""What pages share: the commands, the visitor, forms, cookies, going elsewhere."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from ..commands import LiveTable, TableCommands
from ..profiles import Profile, keep_seats, make_profile, open_profile
from ..visitor import MOST_TABLES, Visitor, clean_name, is_secure, profile_cookie, read_visitor, seat_cookie

YEAR = 365 * 24 * 3600


async def keeper_of(request: Request) -> TableCommands:
    commands: TableCommands = request.app.state.commands
    return commands


async def visitor_of(request: Request) -> Visitor:
    return read_visitor(request)


TheCommands = Annotated[TableCommands, Depends(keeper_of)]
TheVisitor = Annotated[Visitor, Depends(visitor_of)]


def go(where: str) -> RedirectResponse:
    """After a form: show another page."""
    return RedirectResponse(where, 303)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form, without files, the last of each name."""
    form = await request.form(max_files=0, max_fields=200, max_part_size=200_000)
    return {key: value for key, value in form.items() if not isinstance(value, UploadFile)}


def remember(response: Response, request: Request, name: str, value: str, secret: bool = False) -> None:
    """Keep something in the visitor's browser; secrets are out of reach of scripts."""
    secure = is_secure(request)
    response.set_cookie(name, value, max_age=YEAR, httponly=secret, secure=secure, samesite="lax", path="/")


async def remember_seats(
    response: Response, request: Request, commands: TableCommands, table: LiveTable, tokens: list[str]
) -> Profile | None:
    """This browser may sit in the seats of these tokens, besides those it has already, and so may its profile.

    Whoever sits down for the first time gets a profile. Returns it, if there was a seat to take.
    """
    visitor = read_visitor(request)
    seats = {table.id: tuple(dict.fromkeys((*visitor.tokens.get(table.id, ()), *[one for one in tokens if one])))}
    if not seats[table.id]:
        return None
    put_seats(response, request, seats)
    profile = await open_profile(commands, visitor.profile)
    if profile is None:
        profile = await make_profile(commands, visitor.name)
        put_profile(response, request, profile.secret)
    await keep_seats(commands, profile, seats)
    return profile


def put_seats(response: Response, request: Request, seats: dict[str, tuple[str, ...]]) -> None:
    """The seats at these tables open in this browser."""
    for table_id, tokens in seats.items():
        remember(response, request, seat_cookie(request, table_id), ".".join(tokens), secret=True)
    # Browsers send the oldest cookies first; a seat that is dropped can be opened again by its link or by the profile.
    others = [table_id for table_id in read_visitor(request).tokens if table_id not in seats]
    for old in others[: max(0, len(others) + len(seats) - MOST_TABLES)]:
        drop(response, request, seat_cookie(request, old))


def put_profile(response: Response, request: Request, secret: str) -> None:
    """The profile of this secret is this browser's."""
    remember(response, request, profile_cookie(request), secret, secret=True)


def drop(response: Response, request: Request, name: str) -> None:
    """Forget a secret in this browser."""
    response.delete_cookie(name, path="/", secure=is_secure(request), httponly=True, samesite="lax")


__all__ = [
    "TheCommands",
    "TheVisitor",
    "clean_name",
    "drop",
    "go",
    "keeper_of",
    "put_profile",
    "put_seats",
    "read_form",
    "remember",
    "remember_seats",
    "visitor_of",
]
