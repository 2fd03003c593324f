"""Rescue: the answer to errors that nobody has foreseen. They are logged once, and the connection stays open."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Rescue:
    """ASGI middleware. Starlette's own would send an answer and then raise the error again: the server then logs it a
    second time and cuts the connection, and a client that keeps it open meets a second, different error.
    """

    def __init__(self, app: ASGIApp, answer: Callable[[Request, Exception], Awaitable[Response]]) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except ClientDisconnect:
            return  # nobody is there to be answered
        except Exception as error:
            if begun:
                raise  # half an answer is on its way: only a cut connection says that the rest does not come
            response = await self.answer(Request(scope, receive), error)
            await response(scope, receive, send)
