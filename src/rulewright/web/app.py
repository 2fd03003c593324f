"""The application: middleware, pages, API, live layer. Routes only; the work is done elsewhere."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.types import Scope

from rulewright import __version__
from rulewright.content.stamp import engine_stamp
from rulewright.core.errors import ContentError, EndlessRules, IllegalChoice, RulewrightError, UnknownGame
from rulewright.store.database_errors import Damaged, is_damage, is_database_error, reason
from rulewright.store.store import Store

from . import api, connection, render
from .commands import NoTable, NotYours, Stale, TableCommands, Unplayable
from .last_resort import Rescue
from .live_table import TooFast
from .pages import routers
from .refusals import refusal_text
from .request_limits import HEADERS, BodyRefused, Guard, Packed, problem
from .server_load import NEW, Load
from .thinking_time import USUAL_BUDGET, Overloaded
from .untrusted_games import Busy, TakesTooLong
from .visitor import read_visitor

STATUS: dict[type[RulewrightError], int] = {
    NoTable: 404,
    UnknownGame: 404,
    NotYours: 403,
    Stale: 409,
    TooFast: 429,
    Unplayable: 410,
    IllegalChoice: 422,
    TakesTooLong: 422,
    Busy: 429,
    Overloaded: 503,
    ContentError: 500,  # words or components of ours are missing: not the caller's mistake
    EndlessRules: 500,  # our rules have a mistake; the choice was not made
}
_LOG = logging.getLogger("rulewright.web")


class Static(StaticFiles):
    """Static files. An address with a version never changes what it means, so browsers may keep it forever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        versioned = b"v=" in scope.get("query_string", b"") and response.status_code in (200, 304)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if versioned else "no-cache"
        return response


def create_app(
    database: str,
    burst: float = 400,
    per_second: float = 100,
    hosts: tuple[str, ...] = (),
    keep_days: float = 0,
    new_tables: tuple[float, float] = (200, 1),
    thinking: tuple[float, float] = USUAL_BUDGET,
    address: str = "",
) -> FastAPI:
    """The whole server as an ASGI application.

    `burst` and `per_second` limit the requests of each client, `new_tables` (burst, per second) the tables that
    it makes, `thinking` (burst, per second) the seconds that bots think for it; `hosts` are the names that the server
    goes by, any if there are none.
    """
    load = Load()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        commands = TableCommands(Store(database), engine_stamp, keep_days, thinking)
        await commands.open()
        commands.spawn(load.live())
        commands.store.tell_address(address)
        app.state.commands = commands
        try:
            yield
        finally:
            await commands.close()

    app = FastAPI(
        title="Rulewright",
        version=__version__,
        description="Modern board games played exactly by their rulebooks.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.address = address
    app.state.names = hosts
    app.state.load = load
    app.add_middleware(Rescue, answer=broken)
    app.add_middleware(Packed, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, burst=burst, per_second=per_second, hosts=hosts, new_tables=new_tables, load=load)
    app.mount("/static", Static(directory=render.FOLDER / "static"), name="static")
    app.include_router(api.router, prefix="/api")
    app.include_router(connection.router)
    app.add_api_route("/health", health, include_in_schema=False)
    for router in routers:
        app.include_router(router, include_in_schema=False)
    app.add_exception_handler(RulewrightError, explain)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(DBAPIError, no_database)
    app.add_exception_handler(OSError, no_database)
    app.add_exception_handler(sqlite3.Error, no_database)
    app.add_exception_handler(Exception, broken)
    return app


async def health(request: Request) -> Response:
    """For monitoring: whether the server answers, and whether it has to refuse something."""
    load: Load = request.app.state.load
    return JSONResponse({"status": "busy" if load.refuses(NEW) else "ok"})


def answer(request: Request, status: int, name: str, error: RulewrightError, kind: str = "") -> Response:
    """One clear sentence: as JSON for programs, as a page for people; with words for its status, or for its kind."""
    if request.url.path.startswith("/api"):
        return problem(status, name, error)
    visitor = read_visitor(request)
    said = name != "NotFound" and bool(error.message)
    message = refusal_text(error, visitor.language) if said else ""
    response = render.page("problem.html", visitor, status, message=message, code=status, kind=kind)
    response.headers.update(HEADERS)
    return response


async def explain(request: Request, error: Exception) -> Response:
    """A mistake of the caller, or a table that cannot be played."""
    assert isinstance(error, RulewrightError)
    if isinstance(error, Damaged):
        return damaged(request, error)
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    if status == 500:
        _LOG.error("our own words or rules fail us", exc_info=error)
    response = answer(request, status, type(error).__name__, error)
    if status == 503:
        response.headers["retry-after"] = str(request.app.state.load.retry_after())
    return response


async def misread(request: Request, error: Exception) -> Response:
    """A request that does not have the form that was asked for: the first mistake and where it is."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:200]
    if not request.url.path.startswith("/api"):
        return answer(request, 422, "Misread", RulewrightError("page-misread", where=where))
    return answer(request, 422, "Misread", RulewrightError("request-misread", where=where, problem=first["msg"][:300]))


async def lost(request: Request, error: Exception) -> Response:
    """No such page, method or body."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return answer(request, 404, "NotFound", RulewrightError("page-unknown"))
    # What the framework itself says is English, and says no more than the page's own words for this status.
    plain = not request.url.path.startswith("/api") and error.detail == HTTPStatus(error.status_code).phrase
    detail = "" if plain else str(error.detail)
    why = error.error if isinstance(error, BodyRefused) else RulewrightError(detail)
    response = answer(request, error.status_code, "Refused", why)
    response.headers.update(error.headers or {})
    return response


def damaged(request: Request, error: RulewrightError) -> Response:
    """What is kept cannot be read any more: trying again is useless, and the log says what has to be repaired."""
    return answer(request, 410, "Damaged", error, "damaged")


async def no_database(request: Request, error: Exception) -> Response:
    """The database does not answer: nothing was done, or it is on disk. Either way it can be tried again."""
    commands: TableCommands = request.app.state.commands
    if not commands.store.outage.failures:  # an outage is logged once, by the store
        _LOG.error("the database does not answer: %s", reason(error))
    if is_damage(error):
        return damaged(request, Damaged("database-damaged"))
    response = answer(request, 503, "Unavailable", RulewrightError("database-silent"))
    response.headers["retry-after"] = "2"
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Our mistake, or the database's driver's. What was acknowledged is safe."""
    if is_database_error(error):
        return await no_database(request, error)
    commands: TableCommands = request.app.state.commands
    commands.failed(error, "a request broke")
    return answer(request, 500, "Broken", RulewrightError("server-broken"))
