"""The application: middleware, pages, API, live layer. Routes only; the work is done elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles

from rulewright import __version__
from rulewright.content.stamp import engine_stamp
from rulewright.core.errors import IllegalChoice, RulewrightError, UnknownGame
from rulewright.store.store import Store

from . import api, live, render
from .limits import Guard
from .pages import routers
from .tables import Keeper, NoTable, NotYours, Stale
from .visitor import read_visitor

STATUS: dict[type[RulewrightError], int] = {
    NoTable: 404,
    UnknownGame: 404,
    NotYours: 403,
    Stale: 409,
    IllegalChoice: 422,
}


def create_app(database: str, burst: float = 400, per_second: float = 100) -> FastAPI:
    """The whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        keeper = Keeper(Store(database), engine_stamp)
        await keeper.open()
        app.state.keeper = keeper
        yield
        await keeper.close()

    app = FastAPI(
        title="Rulewright",
        version=__version__,
        description="Modern board games played exactly by their rulebooks.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(Guard, burst=burst, per_second=per_second)
    app.mount("/static", StaticFiles(directory=render.FOLDER / "static"), name="static")
    app.include_router(api.router, prefix="/api")
    app.include_router(live.router)
    for router in routers:
        app.include_router(router, include_in_schema=False)
    app.add_exception_handler(RulewrightError, explain)  # type: ignore[arg-type]
    app.add_exception_handler(404, lost)
    return app


async def explain(request: Request, error: RulewrightError) -> Response:
    """A mistake of the caller: one clear sentence, as JSON for programs and as a page for people."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    if request.url.path.startswith("/api"):
        return JSONResponse({"error": type(error).__name__, "message": str(error)}, status)
    visitor = read_visitor(request)
    return render.page("problem.html", visitor, status, message=str(error), code=status)


async def lost(request: Request, error: Exception) -> Response:
    if request.url.path.startswith("/api"):
        detail = getattr(error, "detail", "Not Found")
        return JSONResponse({"error": "NotFound", "message": str(detail)}, 404)
    return render.page("problem.html", read_visitor(request), 404, message="", code=404)
