"""Limits and headers: sizes, rates, origins, and what a browser may load. Whatever arrives gets a clear answer."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .visitor import same_origin

LARGEST_BODY = 2_000_000
LARGEST_API_BODY = 64_000
LONGEST_ADDRESS = 4_000
BODY_SECONDS = 30.0
"""A body that has not come in after so long is given up."""
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


class Bucket:
    """So many requests at once and so many a second, for each client."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.rate = per_second
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        level, then = self.levels.pop(who, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        self.levels[who] = (level - 1 if level >= 1 else level, now)
        while len(self.levels) > 20_000:
            self.levels.popitem(last=False)
        return level >= 1


class Guard:
    """ASGI middleware: hosts, rates, sizes, same origin for what changes something, security headers."""

    def __init__(
        self,
        app: ASGIApp,
        burst: float = 400,
        per_second: float = 100,
        hosts: tuple[str, ...] = (),
        most_open: int = 400,
        new_tables: tuple[float, float] = (200, 1),
    ) -> None:
        self.app = app
        self.bucket = Bucket(burst, per_second)
        self.makers = Bucket(*new_tables)
        self.hosts = hosts
        """The names that this server goes by; empty means any."""
        self.most_open = most_open
        self.open: Counter[str] = Counter()
        """Requests, pages and streams that are open now, by client."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        who = connection.client.host if connection.client else "?"
        refusal = self.refuse(connection, scope, who)
        if refusal is not None:
            await refused(refusal, scope, receive, send)
            return
        self.open[who] += 1
        try:
            await self.app(scope, self.counted(scope, receive), self.guarded(scope, send))
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    def refuse(self, connection: HTTPConnection, scope: Scope, who: str) -> tuple[int, str] | None:
        """The status and the sentence for a request that goes no further."""
        if self.hosts and connection.url.hostname not in self.hosts:
            return 400, "this server does not go by that name"
        if not self.bucket.take(who) or self.open[who] >= self.most_open:
            return 429, "too many requests; wait a moment"
        if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            return 414, f"the address is too long; the most is {LONGEST_ADDRESS} characters"
        length = Headers(scope=scope).get("content-length", "0")
        most = largest_body(scope)
        if not (length.isascii() and length.isdigit()) or len(length) > 12 or int(length) > most:
            return 413, f"the body is too large; the most is {most} bytes"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and "authorization" not in connection.headers and not same_origin(connection):
            return 403, "this request comes from another site"
        if changes and makes_a_table(scope) and not self.makers.take(who):
            return 429, "too many new tables; wait a moment"
        return None

    def counted(self, scope: Scope, receive: Receive) -> Receive:
        """The body, as long as it is not too large (it may come in pieces without a length) and not too slow."""
        if scope["type"] != "http":
            return receive
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
                raise HTTPException(408, "the body did not come in") from None
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                whole = not message.get("more_body", False)
                if size > most:
                    raise HTTPException(413, f"the body is too large; the most is {most} bytes")
            return message

        return counting

    def guarded(self, scope: Scope, send: Send) -> Send:
        async def guarding(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope.get("scheme") == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        return guarding


def largest_body(scope: Scope) -> int:
    return LARGEST_API_BODY if scope["path"].startswith("/api/") else LARGEST_BODY


def makes_a_table(scope: Scope) -> bool:
    path: str = scope["path"]
    made = path == "/api/tables" or path.startswith(("/new/", "/play/", "/tutorial", "/learn/"))
    return made or path.endswith("/rematch")


async def refused(refusal: tuple[int, str], scope: Scope, receive: Receive, send: Send) -> None:
    """One clear sentence, before anything was read."""
    status, sentence = refusal
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": sentence})
        return
    if scope["path"].startswith("/api/"):
        response: PlainTextResponse | JSONResponse = problem(status, "Refused", sentence)
    else:
        response = PlainTextResponse(sentence, status, HEADERS)
    if status == 429:
        response.headers["retry-after"] = "2"
    await response(scope, receive, send)


def problem(status: int, error: str, message: str) -> JSONResponse:
    """What a program gets when something went wrong."""
    return JSONResponse({"error": error, "message": message}, status, HEADERS)


class Packed(GZipMiddleware):
    """Compresses pages; not streams, whose lines must not wait for each other."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].endswith("/stream"):
            await self.app(scope, receive, send)
            return
        await super().__call__(scope, receive, send)
