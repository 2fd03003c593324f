"""What pages share: the keeper, the visitor, forms, cookies, going elsewhere."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from ..tables import Keeper, LiveTable
from ..visitor import TABLE_COOKIE, Visitor, clean_name, read_visitor

YEAR = 365 * 24 * 3600


def keeper_of(request: Request) -> Keeper:
    keeper: Keeper = request.app.state.keeper
    return keeper


def visitor_of(request: Request) -> Visitor:
    return read_visitor(request)


TheKeeper = Annotated[Keeper, Depends(keeper_of)]
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
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, httponly=secret, secure=secure, samesite="lax", path="/")


def remember_seats(response: Response, request: Request, table: LiveTable, tokens: list[str]) -> None:
    """This browser may sit in the seats of these tokens, besides those it has already."""
    held = read_visitor(request).tokens.get(table.id, ())
    merged = ".".join(dict.fromkeys((*held, *[token for token in tokens if token])))
    remember(response, request, TABLE_COOKIE + table.id, merged, secret=True)


__all__ = [
    "TheKeeper",
    "TheVisitor",
    "clean_name",
    "go",
    "keeper_of",
    "read_form",
    "remember",
    "remember_seats",
    "visitor_of",
]
