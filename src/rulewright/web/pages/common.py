"""What pages share: the commands, the visitor, forms, cookies, going elsewhere."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from ..commands import LiveTable, TableCommands
from ..visitor import MOST_TABLES, Visitor, clean_name, is_secure, read_visitor, seat_cookie

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


def remember_seats(response: Response, request: Request, table: LiveTable, tokens: list[str]) -> None:
    """This browser may sit in the seats of these tokens, besides those it has already."""
    known = read_visitor(request).tokens
    merged = ".".join(dict.fromkeys((*known.get(table.id, ()), *[token for token in tokens if token])))
    remember(response, request, seat_cookie(request, table.id), merged, secret=True)
    # Browsers send the oldest cookies first; a seat that is dropped can be opened again by its link.
    for old in [table_id for table_id in known if table_id != table.id][: max(0, len(known) - MOST_TABLES)]:
        name = seat_cookie(request, old)
        response.delete_cookie(name, path="/", secure=is_secure(request), httponly=True, samesite="lax")


__all__ = [
    "TheCommands",
    "TheVisitor",
    "clean_name",
    "go",
    "keeper_of",
    "read_form",
    "remember",
    "remember_seats",
    "visitor_of",
]
