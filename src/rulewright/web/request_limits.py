"""Limits and headers: sizes, rates, origins, and what a browser may load. Whatever arrives gets a clear answer."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import lru_cache
from html import escape
from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit
from weakref import WeakValueDictionary

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulewright.core.errors import RulewrightError

from .refusals import plain_error, refusal_text
from .render import asset
from .server_load import LONGEST_BREATH, NEW, PLAYING, Load, Metered, Visit, kind_of, price_of, queues, rest_of
from .token_buckets import CLIENT, Bucket, network_of
from .visitor import language_of, read_visitor, same_origin

LARGEST_BODY = 2_000_000
LARGEST_FILE_BODY = 6_000_000
"""For a replay that somebody brings."""
LARGEST_API_BODY = 64_000
LONGEST_ADDRESS = 4_000
BODY_SECONDS = 30.0
"""A body that has not come in after this long is dropped."""
MOST_HEADERS = 100
LARGEST_HEADERS = 32_768
"""As much as nginx takes: a browser that has sat at many tables brings a cookie for each."""
SLOWER = 0.2
"""Seconds between two looks whether a page that sends too much may be read again."""
TRY_AGAIN_LATER = 1013
"""The code of a WebSocket that is closed because there is too much to do."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    # Pages are made for one seat: no cache on the way may keep them. Static files say otherwise themselves.
    "cache-control": "no-store",
}
_HOST = re.compile(rb"([A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
_TABLE = re.compile(r"(/t/|/api/tables/)([A-Za-z0-9]{1,16})(?:/|$)")


class Refusal(NamedTuple):
    """The status and the reason for a request that goes no further."""

    status: int
    error: RulewrightError
    retry: int = 0
    """Seconds after which it may be tried again; none if that would not help."""


class Guard:
    """ASGI middleware: hosts, headers, rates, sizes, same origin for what changes something, load, security headers."""

    def __init__(
        self,
        app: ASGIApp,
        burst: float = 400,
        per_second: float = 100,
        hosts: tuple[str, ...] = (),
        most_open: int = 400,
        new_tables: tuple[float, float] = (200, 1),
        load: Load | None = None,
    ) -> None:
        self.app = app
        self.bucket = Bucket(burst, per_second)
        self.makers = Bucket(*new_tables)
        self.load = load or Load()
        self.hosts = hosts
        """The names that this server goes by; empty means any."""
        self.most_open = most_open
        self.open: Counter[str] = Counter()
        """Requests, pages and streams that are open now, by client."""
        self.rows: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Where a client's expensive pages wait for each other."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        who = network_of(connection.client.host) if connection.client else "?"
        kind, price = kind_of(scope), price_of(scope)
        refusal = self.refuse(connection, scope, who, kind, price)
        if refusal is not None:
            await refused(refusal, connection, receive, send)
            return
        self.open[who] += 1
        asking = CLIENT.set(who)
        try:
            async with self.row(who) if queues(scope, price) else nullcontext():
                await self.let_in(scope, receive, send, who, price)
        finally:
            CLIENT.reset(asking)
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    @asynccontextmanager
    async def row(self, who: str) -> AsyncIterator[None]:
        """One expensive page of a client after the other, with breaks."""
        row = self.rows.setdefault(who, asyncio.Lock())
        await row.acquire()
        begun = self.load.clock()
        try:
            yield
        finally:
            breath = min(LONGEST_BREATH, self.load.clock() - begun)
            asyncio.get_running_loop().call_later(breath, row.release)

    async def let_in(self, scope: Scope, receive: Receive, send: Send, who: str, price: float) -> None:
        """Let a request in, and charge what it took."""
        visit = Visit(self.load, scope, price)
        work = Metered(self.app(scope, self.counted(scope, receive, who, visit), guarded(scope, send, visit)))
        try:
            await work
        finally:
            visit.end()
            self.bucket.charge(who, rest_of(price, work.seconds))

    def refuse(self, connection: HTTPConnection, scope: Scope, who: str, kind: str, price: float) -> Refusal | None:
        """Why a request goes no further, if it does not."""
        if not self.bucket.take(who, price) or self.open[who] >= self.most_open:
            return Refusal(429, RulewrightError("too-many-requests"), 2)
        refusal = self.misshapen(connection, scope)
        if refusal is not None:
            return refusal
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        # A token is no cookie: browsers do not send it by themselves. But only the API asks for one.
        by_token = scope["path"].startswith("/api/") and "authorization" in connection.headers
        if changes and not by_token and not same_origin(connection):
            return Refusal(403, RulewrightError("other-site"))
        if self.overloaded(connection, kind):
            return Refusal(503, RulewrightError("server-busy"), self.load.retry_after())
        if changes and makes_a_table(scope) and not self.makers.take(who):
            return Refusal(429, RulewrightError("too-many-tables"), 2)
        return None

    def overloaded(self, connection: HTTPConnection, kind: str) -> bool:
        """Whether there is no time for this now; who sits at a table is the last to be refused."""
        if not self.load.refuses(kind):
            return False
        return kind == NEW or self.load.refuses(PLAYING) or not seated(connection)

    def misshapen(self, connection: HTTPConnection, scope: Scope) -> Refusal | None:
        """What is wrong with the request itself, whoever sent it."""
        headers = scope["headers"]
        named = [value for name, value in headers if name == b"host"]
        if len(headers) > MOST_HEADERS or sum(len(name) + len(value) for name, value in headers) > LARGEST_HEADERS:
            return Refusal(431, RulewrightError("many-headers", most=MOST_HEADERS, bytes=LARGEST_HEADERS))
        if len(named) != 1 and (named or scope.get("http_version") != "1.0"):
            return Refusal(400, RulewrightError("one-host"))
        if named and not _HOST.fullmatch(named[0]):
            return Refusal(400, RulewrightError("host-misread"))
        if self.hosts and connection.url.hostname not in self.hosts:
            return Refusal(400, RulewrightError("host-unknown"))
        if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            return Refusal(414, RulewrightError("address-long", most=LONGEST_ADDRESS))
        length = Headers(scope=scope).get("content-length", "0")
        most = largest_body(scope)
        if not (length.isascii() and length.isdigit()) or len(length) > 12 or int(length) > most:
            return Refusal(413, RulewrightError("body-large", most=most))
        return None

    def counted(self, scope: Scope, receive: Receive, who: str, visit: Visit) -> Receive:
        """What comes in, as long as it is not too much and not too slow."""
        return self.messages(receive, who) if scope["type"] == "websocket" else body(scope, receive, visit)

    def messages(self, receive: Receive, who: str) -> Receive:
        """A page's messages cost what requests cost. Who sends too many is read more slowly, on all pages together."""

        async def reading() -> Message:
            message = await receive()
            while message["type"] == "websocket.receive" and not self.bucket.take(who):
                await asyncio.sleep(SLOWER)
            return message

        return reading


class BodyRefused(HTTPException):
    """A body that does not come in as it should."""

    def __init__(self, status: int, error: RulewrightError) -> None:
        super().__init__(status, str(error))
        self.error = error


def body(scope: Scope, receive: Receive, visit: Visit) -> Receive:
    """The body, as long as it is not too large (it may come in pieces without a length) and not too slow."""
    most = largest_body(scope)
    deadline = time.monotonic() + BODY_SECONDS
    size = 0
    whole = False

    async def counting() -> Message:
        nonlocal size, whole
        if whole:
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(0.1, deadline - time.monotonic()))
        except TimeoutError:
            raise BodyRefused(408, RulewrightError("body-slow")) from None
        if message["type"] == "http.request":
            size += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if whole:
                visit.asked()
            if size > most:
                raise BodyRefused(413, RulewrightError("body-large", most=most))
        return message

    return counting


def guarded(scope: Scope, send: Send, visit: Visit) -> Send:
    """What goes out, with the headers that every answer has."""

    async def guarding(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.send", "websocket.close"):
            visit.answered()
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope.get("scheme") == "https":
                headers.setdefault("strict-transport-security", "max-age=31536000")
            if "location" in headers:
                headers["location"] = at_home(headers["location"], scope)
        await send(message)

    return guarding


def at_home(location: str, scope: Scope) -> str:
    """Where to go on, without the server's name: the `Host` header could say any."""
    parts = urlsplit(location)
    if parts.netloc and parts.netloc == Headers(scope=scope).get("host", ""):
        # One slash: two would make the first part of the path a name.
        return "/" + urlunsplit(("", "", parts.path, parts.query, parts.fragment)).lstrip("/")
    return location


def seated(connection: HTTPConnection) -> bool:
    """Whether a request about a table comes from somebody who sits there, as far as memory tells.

    Of a table that is not in memory nobody knows; whoever has a token for it is believed until it is.
    """
    found = _TABLE.match(connection.scope["path"])
    if found is None:
        return False
    if found[1] == "/t/":
        held = read_visitor(connection).tokens.get(found[2], ())
    else:
        held = tuple(filter(None, [connection.headers.get("authorization", "").removeprefix("Bearer ").strip()]))
    table = connection.app.state.commands.live.get(found[2])
    return bool(held) and (table is None or bool(table.seats_of(held)))


def largest_body(scope: Scope) -> int:
    path: str = scope["path"]
    if path in ("/replays/upload", "/me/file"):
        return LARGEST_FILE_BODY
    return LARGEST_API_BODY if path.startswith("/api/") else LARGEST_BODY


def makes_a_table(scope: Scope) -> bool:
    path: str = scope["path"]
    made = path == "/api/tables" or path.startswith(("/new/", "/play/", "/tutorial", "/learn/"))
    return made or path.endswith(("/rematch", "/fork", "/forks"))


async def refused(refusal: Refusal, connection: HTTPConnection, receive: Receive, send: Send) -> None:
    """One clear sentence, before anything was read."""
    scope = connection.scope
    if scope["type"] == "websocket":
        if refusal.status == 503:
            # Only an open line can tell a page why it is closed: come again later.
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": str(refusal.error)})
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": str(refusal.error)})
        return
    if scope["path"].startswith("/api/"):
        error = "Overloaded" if refusal.status == 503 else "Refused"
        response: Response = problem(refusal.status, error, refusal.error)
    else:
        again = refusal.retry if scope["method"] == "GET" else 0
        language = language_of(connection)
        page = plain_page(refusal_text(refusal.error, language), language, again)
        response = HTMLResponse(page, refusal.status, HEADERS)
    if refusal.retry:
        response.headers["retry-after"] = str(refusal.retry)
    await response(scope, receive, send)


@lru_cache(256)
def plain_page(sentence: str, code: str, again: int) -> str:
    """A page that costs next to nothing: one sentence, and another try after some seconds."""
    anew = f'<meta http-equiv="refresh" content="{again}">' if again else ""
    wide = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    head = (
        f'<meta charset="utf-8">{wide}{anew}<title>Rulewright</title><link rel="stylesheet" href="{asset("base.css")}">'
    )
    main = f'<main class="page narrow"><p class="lede">{escape(sentence)}</p></main>'
    return f'<!doctype html><html lang="{code}"><head>{head}</head><body>{main}</body></html>'


def problem(status: int, kind: str, error: RulewrightError) -> JSONResponse:
    """What a program gets when something went wrong."""
    return JSONResponse({"error": kind, **plain_error(error)}, status, HEADERS)


class Packed(GZipMiddleware):
    """Compresses pages; not streams, whose lines must not wait for each other."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].endswith("/stream"):
            await self.app(scope, receive, send)
            return
        await super().__call__(scope, receive, send)
