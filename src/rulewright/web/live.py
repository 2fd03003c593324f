"""The live layer: a WebSocket for each open page. The server sends what has changed; the page sends intents.

Server to page:
    {"type": "table", "rev": …, "parts": {name: html}, "layers": {name: svg}, "news": [...], "turn": bool, "title": …}
    {"type": "ack", "client": …}          the choice is on disk
    {"type": "refused", "client": …, "message": …, "reasons": [{"rule": …, "text": …}]}
    {"type": "stale", "client": …}        the page was not the newest; a "table" message follows
Page to server:
    {"type": "choose", "rev": …, "choice": …, "client": …}
    {"type": "undo", "rev": …, "count": n}   {"type": "answer", "agree": bool}   {"type": "chat", "text": …}
    {"type": "ping"}
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from rulewright.core.errors import IllegalChoice, RulewrightError, SaveError
from rulewright.core.record import Seat

from .limits import Bucket
from .pages.common import clean_name
from .parts import table_parts
from .shown import Shown, facing_seat, fingerprint, show
from .tables import Keeper, LiveTable, NotYours, Stale
from .visitor import Visitor, read_visitor

router = APIRouter()
LONGEST_MESSAGE = 4000


class Message(msgspec.Struct):
    """Anything that a page may send."""

    type: str
    rev: str = ""
    choice: str = ""
    client: str = ""
    count: int = 1
    agree: bool = False
    text: str = ""


_READER = msgspec.json.Decoder(Message)


@router.websocket("/t/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """One open page of one table."""
    keeper: Keeper = socket.app.state.keeper
    visitor = read_visitor(socket)
    await socket.accept()
    try:
        table = await keeper.get(table_id)
    except RulewrightError as error:
        await socket.send_json({"type": "refused", "client": "", "message": str(error), "reasons": []})
        await socket.close(1008)
        return
    line = Line(socket, keeper, table, visitor)
    await line.run()


class Line:
    """The connection between a page and its table."""

    def __init__(self, socket: WebSocket, keeper: Keeper, table: LiveTable, visitor: Visitor) -> None:
        self.socket = socket
        self.keeper = keeper
        self.table = table
        self.visitor = visitor
        self.sent: dict[str, str] = {}
        """What the page has already, by fingerprint."""
        self.bucket = Bucket(60, 20)
        self.log_seen = -1
        self.revision = ""

    async def run(self) -> None:
        seats = self.table.seats_of(self.visitor.tokens.get(self.table.id, ()))
        for seat in seats:
            self.table.online[seat] = self.table.online.get(seat, 0) + 1
        if not seats:
            self.table.spectators += 1
        self.table.touch()
        talking = asyncio.create_task(self.talk())
        try:
            await self.listen()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            talking.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await talking
            for seat in seats:
                self.table.online[seat] -= 1
                if not self.table.online[seat]:
                    del self.table.online[seat]
            if not seats:
                self.table.spectators -= 1
            self.table.touch()

    async def talk(self) -> None:
        """Send what has changed, whenever it has."""
        async for _ in self.table.watch():
            await self.update()

    async def update(self, force: bool = False) -> None:
        async with self.table.lock:
            shown = show(self.table, self.visitor)
        parts = table_parts(self.table, self.visitor, shown)
        fresh = self._changed("part", parts)
        layers = self._changed("layer", shown.layers)
        news = self._news(shown)
        if not fresh and not layers and not news and not force and shown.revision == self.revision:
            return
        self.revision = shown.revision
        message = {
            "type": "table",
            "rev": shown.revision,
            "parts": fresh,
            "layers": layers,
            "news": news,
            "turn": shown.prompt is not None or shown.handover is not None,
            "over": shown.over,
        }
        await self.socket.send_text(msgspec.json.encode(message).decode())

    def _changed(self, kind: str, pieces: dict[str, str]) -> dict[str, str]:
        changed = {}
        for name, text in pieces.items():
            mark = fingerprint(text)
            if self.sent.get(f"{kind}:{name}") != mark:
                self.sent[f"{kind}:{name}"] = mark
                changed[name] = text
        return changed

    def _news(self, shown: Shown) -> list[dict[str, Any]]:
        """Log lines since the last message, for the ribbon and for screen readers."""
        count = len(shown.log)
        if self.log_seen < 0 or count < self.log_seen:
            self.log_seen = count
            return []
        fresh = shown.log[self.log_seen :]
        self.log_seen = count
        return [{"text": line.text, "rule": line.rule, "seat": line.seat} for line in fresh]

    async def listen(self) -> None:
        """Read intents; whatever is not one gets a clear answer and changes nothing."""
        while True:
            text = await self.socket.receive_text()
            if not self.bucket.take("page"):
                await self.refuse("", "too many messages; wait a moment")
                continue
            if len(text) > LONGEST_MESSAGE:
                await self.refuse("", "the message is too long")
                continue
            try:
                message = _READER.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                await self.refuse("", "this is not a message that a table understands")
                continue
            await self.obey(message)

    async def obey(self, message: Message) -> None:
        client = message.client[:40]
        try:
            table = self.table = await self.keeper.get(self.table.id)
            if message.type == "ping":
                await self.socket.send_json({"type": "pong"})
            elif message.type == "choose":
                await self.keeper.choose(table, self.seat(), message.choice[:200], message.rev or "?", client)
                await self.socket.send_json({"type": "ack", "client": client})
            elif message.type == "undo":
                await self.keeper.undo(table, self.seat(), message.count, message.rev or "?")
                await self.socket.send_json({"type": "ack", "client": client})
            elif message.type == "answer":
                await self.keeper.answer(table, self.seat(), message.agree)
            elif message.type == "chat":
                await self.chat(message.text)
            else:
                await self.refuse(client, "this is not a message that a table understands")
        except Stale:
            await self.socket.send_json({"type": "stale", "client": client})
            await self.update(force=True)
        except IllegalChoice as error:
            await self.refuse(client, str(error), self.reasons(message.choice))
        except RulewrightError as error:
            await self.refuse(client, str(error))

    def seat(self) -> Seat:
        """The own seat that looks at the table; raises `NotYours` for spectators."""
        facing, mine, handover = facing_seat(self.table, self.visitor)
        if facing is None or facing not in mine or handover is not None:
            raise NotYours("you are not seated at this table")
        return facing

    async def chat(self, text: str) -> None:
        words = " ".join(text.split())[:500]
        if not words:
            return
        facing, _, _ = facing_seat(self.table, self.visitor)
        name = self.table.names[facing] if facing is not None else clean_name(self.visitor.name) or "?"
        await self.keeper.say(self.table, name, facing, words)

    def reasons(self, choice: str) -> list[dict[str, str]]:
        """Why not? For the asker alone."""
        game = self.table.game
        try:
            found = game.why_not(self.table.session.state, self.seat(), choice)
        except (SaveError, NotYours):
            return []
        texts = game.texts(self.visitor.language, self.table.names)
        return [{"rule": reason.rule, "text": texts.reason(reason)} for reason in found]

    async def refuse(self, client: str, message: str, reasons: list[dict[str, str]] | None = None) -> None:
        await self.socket.send_json({"type": "refused", "client": client, "message": message, "reasons": reasons or []})
