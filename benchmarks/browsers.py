"""Browsers at tables for `load.py`: live pages that play as people do, without drawing anything.

A page is loaded over HTTP with the cookie of its seat, opens the live line as its script would, answers whatever is
asked of it with a choice of its own prompt, and notes when everything arrives. The server's processor time comes from
`/proc`, so it is the server's alone, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import html
import json
import os
import random
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Ask = Callable[..., Awaitable[tuple[int, Any]]]
CHOICE = re.compile(r'<button class="choice" name="choice" value="([^"]*)"')
SEALED = "#i-hidden"
TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """User and system time of a process so far, all its threads."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_megabytes(pid: int) -> float:
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


@dataclass(frozen=True)
class Kind:
    """Which game is played, by how many."""

    name: str
    game: str
    mode: str
    seats: int


MYSTHEA = Kind("Mysthea, 3 seats", "mysthea", "", 3)
KINDS = (
    MYSTHEA,
    Kind("Dragon Eclipse, 2 against each other", "dragon_eclipse", "pvp_quick", 2),
    Kind("Dragon Eclipse, a duel for one", "dragon_eclipse", "duel", 1),
)


@dataclass
class Seen:
    """What the pages of a run have noted: seconds from sending a choice, and sizes."""

    acknowledged: list[float] = field(default_factory=list)
    arrived: list[float] = field(default_factory=list)
    messages: int = 0
    characters: int = 0
    packed: int = 0
    """Bytes on the wire, after compression."""
    moves: int = 0
    refused: int = 0


class Counting(ClientConnection):
    """Counts what really travels."""

    packed = 0

    def data_received(self, data: bytes) -> None:
        self.packed += len(data)
        super().data_received(data)


class Page:
    """One open page: of a seat with its token, of an onlooker without."""

    def __init__(self, port: int, table: Table, number: int, token: str = "") -> None:
        self.port = port
        self.table = table
        self.token = token
        # The server bears so many connections of one address; people have addresses of their own.
        self.address = f"127.0.{1 + number // 200 % 200}.{1 + number % 200}"
        self.socket: Counting | None = None
        self.rev = ""
        self.prompt = ""
        self.choices: list[str] = []
        self.sealed = False
        self.updates = 0
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Load the page, then open the line as its script does."""
        text = await self.load()
        self.read_prompt(text.partition('id="part-prompt"')[2].partition("</section>")[0])
        self.rev, look = (re.findall(rf'data-{name}="([^"]*)"', text)[0] for name in ("rev", "look"))
        cookie = {"Cookie": f"rw_table_{self.table.id}={self.token}"} if self.token else {}
        made = await connect(
            f"ws://127.0.0.1:{self.port}/t/{self.table.id}/live?rev={self.rev}&look={look}&edits=1",
            origin=f"http://127.0.0.1:{self.port}",  # type: ignore[arg-type]
            additional_headers=cookie,
            create_connection=Counting,
            max_size=None,
            local_addr=(self.address, 0),
            open_timeout=600,
            ping_interval=None,
        )
        assert isinstance(made, Counting)
        self.socket = made
        self.put(json.loads(await made.recv()), 0)
        self.task = asyncio.create_task(self.listen())

    async def load(self) -> str:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, limit=2**24, local_addr=(self.address, 0)
        )
        head = f"GET /t/{self.table.id} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += f"Cookie: rw_table_{self.table.id}={self.token}\r\n" if self.token else ""
        writer.write(f"{head}\r\n".encode())
        answer = await reader.read()
        writer.close()
        return answer.decode()

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "table":
                self.put(message, len(text))
            elif message["type"] in ("ack", "refused", "stale"):
                self.table.answered(message["type"])

    def put(self, message: dict[str, Any], size: int) -> None:
        self.updates += 1
        self.rev = message["rev"]
        if "prompt" in message["parts"]:
            told = message["parts"]["prompt"]
            if not isinstance(told, str):
                told = "".join([one if isinstance(one, str) else self.prompt[one[0] : one[1]] for one in told])
            self.prompt = told
            self.read_prompt(told)
        self.table.arrived(size)

    def read_prompt(self, text: str) -> None:
        self.choices = [html.unescape(found) for found in CHOICE.findall(text)]
        self.sealed = SEALED in text

    async def choose(self, choice: str, client: str) -> None:
        assert self.socket is not None
        self.choices = []
        await self.socket.send(json.dumps({"type": "choose", "rev": self.rev, "choice": choice, "client": client}))

    async def close(self) -> None:
        assert self.socket is not None
        assert self.task is not None
        await self.socket.close()
        await asyncio.gather(self.task, return_exceptions=True)


class Table:
    """A table whose players sit at open pages."""

    def __init__(self, port: int, number: int, kind: Kind, ask: Ask, seen: Seen) -> None:
        self.port = port
        self.number = number
        self.kind = kind
        self.ask = ask
        self.seen = seen
        self.random = random.Random(number)
        self.players: list[Page] = []
        self.onlookers: list[Page] = []
        self.sent = 0.0
        self.news = asyncio.Event()
        self.acknowledged = asyncio.Event()
        self.over = False

    async def open(self, onlookers: int) -> None:
        names = ("Ada", "Ben", "Chi", "Dan", "Eva")[: self.kind.seats]
        body = {
            "game": self.kind.game,
            "mode": self.kind.mode,
            "seed": self.number,
            "seats": [{"name": name} for name in names],
        }
        _, made = await self.ask("POST", "/tables", body=body)
        self.id = made["id"]
        first = self.number * 8
        self.players = [Page(self.port, self, first + n, token) for n, token in enumerate(made["tokens"])]
        self.onlookers = [Page(self.port, self, first + 5 + n) for n in range(onlookers)]
        for page in self.pages:
            await page.open()

    @property
    def pages(self) -> list[Page]:
        return [*self.players, *self.onlookers]

    @property
    def packed(self) -> int:
        """Bytes that have come to the pages over their lines."""
        return sum(page.socket.packed for page in self.pages if page.socket is not None)

    def arrived(self, size: int) -> None:
        if self.sent:
            self.seen.arrived.append(time.perf_counter() - self.sent)
            self.seen.messages += 1
            self.seen.characters += size
        self.news.set()

    def answered(self, how: str) -> None:
        if how == "ack":
            self.seen.acknowledged.append(time.perf_counter() - self.sent)
            self.seen.moves += 1
        else:
            self.seen.refused += 1
        self.acknowledged.set()

    async def move(self) -> bool:
        """One choice of whoever is asked, and wait until it has arrived everywhere; False if nobody is asked."""
        asked = [page for page in self.players if page.choices]
        if not asked:
            return False
        page = self.random.choice(asked)
        sealed = page.sealed
        before = [other.updates for other in self.pages]
        self.acknowledged.clear()
        self.sent = time.perf_counter()
        await page.choose(self.random.choice(page.choices), f"{self.number}-{self.random.getrandbits(60)}")
        await asyncio.wait_for(self.acknowledged.wait(), 600)
        # A secret answer is nobody else's business, so there is nothing to wait for.
        waiting = [page] if sealed else self.pages
        had = dict(zip(self.pages, before, strict=True))
        deadline = time.monotonic() + 5
        while any(other.updates == had[other] for other in waiting) and time.monotonic() < deadline:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), 0.5)
            except TimeoutError:
                continue
        return True

    async def play(self, until: float, pause: float) -> None:
        """A move every `pause` seconds, at moments of its own."""
        await asyncio.sleep(self.random.uniform(0, pause))
        due = time.monotonic()
        while time.monotonic() < until:
            if not await self.move():
                return
            due = max(due + pause * self.random.uniform(0.8, 1.2), time.monotonic())
            await asyncio.sleep(due - time.monotonic())

    async def close(self) -> None:
        await asyncio.gather(*[page.close() for page in self.pages])
