"""Limits and headers: sizes, rates, origins, and what a browser may load. Whatever arrives gets a clear answer."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .visitor import same_origin

LARGEST_BODY = 2_000_000
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
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
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
    """ASGI middleware: body size, rate, same origin for what changes something, security headers."""

    def __init__(self, app: ASGIApp, burst: float = 400, per_second: float = 100) -> None:
        self.app = app
        self.bucket = Bucket(burst, per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        refusal = self.refuse(connection, scope)
        if refusal is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": refusal[1]})
            else:
                await PlainTextResponse(refusal[1], refusal[0])(scope, receive, send)
            return
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > LARGEST_BODY:
                    return {"type": "http.disconnect"}
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, counted if scope["type"] == "http" else receive, guarded)

    def refuse(self, connection: HTTPConnection, scope: Scope) -> tuple[int, str] | None:
        who = connection.client.host if connection.client else "?"
        if not self.bucket.take(who):
            return 429, "too many requests; wait a moment"
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return 413, f"the body is too large; the most is {LARGEST_BODY} bytes"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and "authorization" not in connection.headers and not same_origin(connection):
            return 403, "this request comes from another site"
        return None
