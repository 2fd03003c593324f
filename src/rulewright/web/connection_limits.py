"""The connections of the server, with limits that uvicorn does not set.

A request's head has to come in within some seconds and in a bounded number of bytes. A client that does not read
what is sent is disconnected: uvicorn would wait forever, and so would whatever wants to send there.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

LOOK_SECONDS = 5.0
"""Seconds between two looks at a connection."""
STUCK = 4
"""After this many looks without any of the waiting data having gone out, the connection is cut."""
STUCK_CLOSING = 2
"""The same for a connection that is being closed: it only waits for the rest to go out."""
HEAD_SECONDS = 30.0
"""A request whose head has not come in after this long is dropped."""
LARGEST_HEAD = 65_536
"""Bytes of a request's head that are read at all; what is over the limit of headers is refused more politely."""


class Watched(asyncio.Protocol):
    """Looks at a connection every few seconds, as long as it is open."""

    line: asyncio.Transport
    waits = 0
    """Bytes that waited to be sent at the last look."""
    stuck = 0
    """Looks in a row at which there were not fewer of them than before."""
    look: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        self._look_later()
        under = transport.get_extra_info("socket")
        if under is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            # What the system has taken over and cannot deliver is not seen from here: it has to give up by itself.
            under.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * LOOK_SECONDS * STUCK))

    def connection_lost(self, exc: Exception | None) -> None:
        self.look.cancel()
        super().connection_lost(exc)

    def _look_later(self) -> None:
        self.look = asyncio.get_running_loop().call_later(LOOK_SECONDS, self.look_after)

    def look_after(self) -> None:
        """Cut the connection if the other end reads nothing any more."""
        waits = self.line.get_write_buffer_size()
        self.stuck = self.stuck + 1 if waits and waits >= self.waits else 0
        self.waits = waits
        if self.stuck >= (STUCK_CLOSING if self.line.is_closing() else STUCK):
            # To close it would mean to send the rest first, and that never ends.
            self.line.abort()
        elif self.line.get_protocol() is self:  # a line that has become a WebSocket is looked after by that
            self._look_later()


class HttpConnection(Watched, HttpToolsProtocol):
    """A connection that speaks HTTP."""

    head: int | None = None
    """Bytes of a head that is coming in."""
    since: float | None = None
    """Since when a request is waited for; not while one is being answered."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.since = self.loop.time()
        super().connection_made(transport)

    def on_message_begin(self) -> None:
        self.head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head = self.since = None
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.since = None if self.pipeline else self.loop.time()
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head is not None:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.refuse(431, "too many headers")

    def look_after(self) -> None:
        if self.since is not None and self.since < self.loop.time() - HEAD_SECONDS:
            self.refuse(408, "the request did not come in")
        super().look_after()

    def refuse(self, status: int, sentence: str) -> None:
        """The last answer on a connection that has not even made a request."""
        if not self.line.is_closing():
            head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.line.write(STATUS_LINE[status] + head % len(sentence) + sentence.encode())
            self.line.close()


class SocketConnection(Watched, cast(Any, AutoWebSocketsProtocol)):  # type: ignore[misc]
    """A connection that has become a WebSocket."""
