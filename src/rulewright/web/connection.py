"""The live layer: a WebSocket for each open page. The server sends what has changed; the page sends intents.

Server to page:
    {"type": "table", "rev": …, "parts": {name: html}, "layers": {name: svg}, "definitions": svg or null,
     "box": [x, y, width, height], "log": {"from": n, "html": …} or null, "news": [...], "turn": bool, "over": bool}
     Instead of a text there may be a list that makes it from the one that the page has: pieces of the old text,
     [from, to], and new ones between them.
    {"type": "ack", "client": …}          the choice is on disk
    {"type": "refused", "client": …, "message": …, "reasons": [{"rule": …, "text": …}]}
    {"type": "stale", "client": …}        the page was not the newest; a "table" message follows
Page to server:
    {"type": "choose", "rev": …, "choice": …, "client": …, "seat": n, "question": …}
     The seat is one of the own ones, and the question what several seats answer together; both may be left out.
    {"type": "proposal", "choice": …, "agree": bool}   a word on what was proposed to the party
    {"type": "undo", "rev": …, "client": …, "count": n} or {…, "to": move}   the last choices, or all since one of them
    {"type": "answer", "agree": bool}   {"type": "chat", "text": …}   {"type": "ping"}
    {"type": "pace", "text": …}         how fast bots should be from now on
    {"type": "hush", "agree": bool}     a player mutes all onlookers, or lets them speak again
The page says in its address what it shows already (`rev`, `look`), so that a new connection starts without a new
drawing, and (`edits`) that it can make new texts from old ones.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from rulewright.core.errors import IllegalChoice, RulewrightError, SaveError
from rulewright.core.record import Seat
from rulewright.store.database_errors import is_database_error

from .commands import LiveTable, NotYours, Stale, TableCommands
from .live_table import PACES
from .own_seats import acting_seat, facing_seat
from .page_changes import Look, change, loaded, look_at
from .refusals import refusal_text
from .table_page import count_spectators
from .token_buckets import Bucket
from .visitor import Visitor, clean_name, client_of, read_visitor

router = APIRouter()
LONGEST_MESSAGE = 4000


class Message(msgspec.Struct):
    """Anything that a page may send."""

    type: str
    rev: str = ""
    choice: str = ""
    client: str = ""
    count: int = 1
    to: int = -1
    agree: bool = False
    text: str = ""
    seat: int = -1
    question: str = ""


_READER = msgspec.json.Decoder(Message)


def read_message(text: str | None) -> Message | RulewrightError:
    """What a page has sent, or what is wrong with it."""
    if text is None:
        return RulewrightError("message-misread")
    if len(text) > LONGEST_MESSAGE:
        return RulewrightError("message-long")
    try:
        return _READER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return RulewrightError("message-misread")


@router.websocket("/t/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """One open page of one table."""
    commands: TableCommands = socket.app.state.commands
    visitor = read_visitor(socket)
    await socket.accept()
    try:
        table = await commands.get(table_id)
        await commands.seats_of(table, visitor.tokens.get(table_id, ()))  # one may have been taken at another server
    except RulewrightError as error:
        await socket.send_json(
            {"type": "refused", "client": "", "message": refusal_text(error, visitor.language), "reasons": []}
        )
        await socket.close(1008)
        return
    except Exception as error:
        if not is_database_error(error):
            raise
        commands.failed(error, "a page's line")
        await socket.close(1013)  # the page comes back by itself
        return
    line = Connection(socket, commands, table, visitor)
    line.edits = "edits" in socket.query_params
    line.has = (socket.query_params.get("rev", ""), socket.query_params.get("look", ""))
    await line.run()


async def answer_all(commands: TableCommands, table: LiveTable, visitor: Visitor, agree: bool) -> None:
    """Answer what the table is asked, for everybody at this screen: who sits together answers together."""
    _, mine, _ = facing_seat(table, visitor)
    people = [seat for seat in mine if not table.is_bot(seat)]
    if not people:
        raise NotYours("not-seated")
    if not agree:
        await commands.answer(table, people[0], False)
        return
    for seat in people:
        if table.request is not None and seat not in table.request.agreed:
            await commands.answer(table, seat, True)


async def speak(commands: TableCommands, table: LiveTable, visitor: Visitor, text: str, client: str = "") -> None:
    """A line of chat, from a seat or from an onlooker."""
    words = " ".join(text.split())[:500]
    if words:
        facing, mine, _ = facing_seat(table, visitor)
        if facing is None and mine:
            # At a shared screen whose hands are covered, whoever looked last speaks.
            last = visitor.facing.get(table.id, mine[0])
            facing = last if last in mine else mine[0]
        name = table.names[facing] if facing is not None else clean_name(visitor.name) or "?"
        await commands.say(table, name, facing, words, client)


class Connection:
    """The connection between a page and its table."""

    def __init__(self, socket: WebSocket, commands: TableCommands, table: LiveTable, visitor: Visitor) -> None:
        self.socket = socket
        self.commands = commands
        self.table = table
        self.visitor = visitor
        self.look = Look({}, ())
        """What the page shows."""
        self.whole: frozenset[str] = frozenset()
        """The texts of it that went over this line, so that a change can be sent as a difference."""
        self.telling = asyncio.Lock()
        self.bucket = Bucket(60, 20)
        self.edits = False
        """Whether the page can make new texts of old ones."""
        self.has = ("", "")
        """What the page showed when the line was opened: its revision and its look."""

    async def run(self) -> None:
        seats = self.table.seats_of(self.visitor.tokens.get(self.table.id, ()))
        table = self.table
        table.pages[self] = (bool(seats), self.visitor.settings["pace"])
        await self.commands.arrived(table, seats)
        count_spectators(table)
        # If one of the two ends, so does the other: a page that hears nothing any more had better come back.
        both = {asyncio.create_task(self.talk()), asyncio.create_task(self.listen())}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            ends = await asyncio.gather(*both, return_exceptions=True)
            table.pages.pop(self, None)
            await self.commands.left(table, seats)
            count_spectators(table)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | RuntimeError):
                self.commands.failed(end)
                with contextlib.suppress(RuntimeError):
                    await self.socket.close(1011)

    async def talk(self) -> None:
        """Send what has changed, whenever it has."""
        async for _ in self.table.watch():
            await self.update()

    async def update(self, force: bool = False) -> None:
        # One after the other: a change is told against what the page has got before.
        async with self.telling:
            now = look_at(self.table, self.visitor)
            if not self.look.texts and self.has == now.name:
                self.look = loaded(now)
            told = change(self.table, self.visitor, self.look, now, self.whole, force)
            self.look = now
            self.whole = told.whole if self.edits else self.whole
            if told.message is not None:
                await self.socket.send_text(told.message)

    async def listen(self) -> None:
        """Read intents; whatever is not one gets a clear answer and changes nothing."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            message = read_message(received.get("text"))
            if not self.bucket.take("page"):
                # By its id the page knows that its choice was not taken, and may be made again.
                client = message.client[:40] if isinstance(message, Message) else ""
                await self.refuse(client, RulewrightError("too-many-messages"))
            elif isinstance(message, Message):
                await self.obey(message)
            else:
                await self.refuse("", message)

    async def obey(self, message: Message) -> None:
        client = message.client[:40]
        try:
            table = self.table = await self.commands.get(self.table.id)
            if message.type == "ping":
                await self.socket.send_json({"type": "pong"})
            elif message.type == "choose":
                seat, screen = acting_seat(table, self.visitor, message.seat)
                await self.commands.choose(
                    table, seat, message.choice[:200], message.rev or "?", client, message.question, screen
                )
                await self.socket.send_json({"type": "ack", "client": client})
            elif message.type == "undo":
                seat, screen = acting_seat(table, self.visitor, message.seat)
                await self.commands.undo(table, seat, message.count, message.rev or "?", client, message.to, screen)
                await self.socket.send_json({"type": "ack", "client": client})
            elif message.type == "answer":
                await answer_all(self.commands, table, self.visitor, message.agree)
            elif message.type == "proposal":
                mine = table.seats_of(self.visitor.tokens.get(table.id, ()))
                await self.commands.answer_proposal(table, mine, message.choice[:200], message.agree)
            elif message.type == "pace":
                self.set_pace(message.text)
            elif message.type == "chat":
                await speak(self.commands, table, self.visitor, message.text, client_of(self.socket))
            elif message.type == "hush":
                self.seat()
                await self.commands.hush(table, message.agree)
            else:
                await self.refuse(client, RulewrightError("message-misread"))
        except Stale:
            await self.socket.send_json({"type": "stale", "client": client})
            await self.update(force=True)
        except IllegalChoice as error:
            await self.refuse(client, error, self.reasons(message.choice))
        except RulewrightError as error:
            await self.refuse(client, error)

    def set_pace(self, pace: str) -> None:
        """The visitor has changed how fast bots should be; invalid values change nothing."""
        if pace in PACES and self in self.table.pages:
            self.table.pages[self] = (self.table.pages[self][0], pace)

    def seat(self) -> Seat:
        """The visitor's seat that looks at the table; raises `NotYours` for spectators."""
        return acting_seat(self.table, self.visitor)[0]

    def reasons(self, choice: str) -> list[dict[str, str]]:
        """Why not? For the asker alone."""
        game = self.table.game
        try:
            found = game.why_not(self.table.session.state, self.seat(), choice)
        except (SaveError, NotYours):
            return []
        texts = game.texts(self.visitor.language, self.table.names)
        return [{"rule": reason.rule, "text": texts.reason(reason)} for reason in found]

    async def refuse(self, client: str, error: RulewrightError, reasons: list[dict[str, str]] | None = None) -> None:
        sentence = refusal_text(error, self.visitor.language)
        answer = {"type": "refused", "client": client, "message": sentence, "reasons": reasons or []}
        await self.socket.send_json(answer)
