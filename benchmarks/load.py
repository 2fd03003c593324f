"""How the server bears a crowd: many tables with scripted players at once, and many spectators at one table.

    python benchmarks/load.py                                       one server process on a SQLite file
    python benchmarks/load.py --database postgresql://… --servers 2  two processes on one PostgreSQL

It starts the servers itself, on loopback, and prints choices per second and the times from sending a choice to its
acknowledgement (it is on disk) and to its arrival at somebody else's open stream. docs/performance-server.md holds
results and what they mean. Never part of the tests: nothing here is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

SERVE = (
    "import sys; from rulewright.web.server import serve; "
    "serve(sys.argv[1], '127.0.0.1', int(sys.argv[2]), limits=(1e9, 1e9), new_tables=(1e9, 1e9))"
)


class Line:
    """One kept-alive HTTP connection: as little work on the client's side as possible."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        assert self.reader is not None
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(content)}\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        self.writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + content)
        raw = await self.reader.readuntil(b"\r\n\r\n")
        length = next(int(line[15:]) for line in raw.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        answer = await self.reader.readexactly(length)
        return int(raw[9:12]), json.loads(answer) if answer else None

    async def lines(self, path: str) -> Any:
        """The lines of an NDJSON stream; the chunks of the transfer are peeled off."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        writer.write(f"GET /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        try:
            while True:
                size = int(await reader.readline(), 16)
                if not size:
                    return
                yield await reader.readexactly(size)
                await reader.readexactly(2)
        finally:
            writer.close()


@dataclass
class Times:
    """Seconds from sending a choice."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0


class Table:
    """Three scripted players at one table and a program that watches it."""

    def __init__(self, ports: list[int], number: int, pause: float, times: Times) -> None:
        self.random = random.Random(number)
        self.player = Line(ports[number % len(ports)])
        self.watcher = Line(ports[(number + 1) % len(ports)])
        self.number = number
        self.pause = pause
        self.times = times
        self.news = asyncio.Event()

    async def open(self) -> None:
        seats = [{"name": name} for name in ("A", "B", "C")]
        body = {"game": "mysthea", "seed": self.number, "seats": seats}
        _, made = await self.player.ask("POST", "/tables", body=body)
        self.id, self.tokens = made["id"], made["tokens"]

    async def watch(self) -> None:
        async for _ in self.watcher.lines(f"/tables/{self.id}/stream"):
            self.news.set()

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.random.uniform(0, self.pause))
        _, state = await self.player.ask("GET", f"/tables/{self.id}")
        while time.monotonic() < until and not state["outcome"]:
            seat = state["waiting"][0]
            for seat in state["waiting"]:
                if state["seat"] != seat or not state["decision"]:
                    _, state = await self.player.ask("GET", f"/tables/{self.id}", self.tokens[seat])
                if state["decision"]:
                    break
            state = await self.choose(seat, state)
            if self.pause:
                await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.pause)

    async def choose(self, seat: int, state: Any) -> Any:
        body = {"choice": self.random.choice(state["decision"]["choices"]), "revision": state["revision"]}
        sealed = state["decision"]["sealed"]
        self.news.clear()
        start = time.perf_counter()
        arrival = asyncio.create_task(self.arrival(start)) if not sealed else None
        status, fresh = await self.player.ask("POST", f"/tables/{self.id}/choices", self.tokens[seat], body)
        if status == 200:
            self.times.acknowledged.append(time.perf_counter() - start)
        else:
            self.times.refused += 1
            _, fresh = await self.player.ask("GET", f"/tables/{self.id}", self.tokens[seat])
        if arrival is not None:
            await arrival
        return fresh

    async def arrival(self, start: float) -> None:
        try:
            await asyncio.wait_for(self.news.wait(), 10)
            self.times.seen.append(time.perf_counter() - start)
        except TimeoutError:
            pass


async def crowd(ports: list[int], tables: int, seconds: float, pause: float) -> None:
    """Many tables at once."""
    times = Times()
    made = [Table(ports, number, pause, times) for number in range(tables)]
    await asyncio.gather(*[table.open() for table in made])
    watching = [asyncio.create_task(table.watch()) for table in made]
    await asyncio.sleep(1)
    start = time.monotonic()
    await asyncio.gather(*[table.play(start + seconds) for table in made])
    spent = time.monotonic() - start
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    how = f"a choice every {pause:g} s at each" if pause else "as fast as they can"
    print(f"{tables} tables, {how}: {len(times.acknowledged) / spent:.0f} choices/s, {times.refused} refused")
    print("  choice to acknowledgement:", quantiles(times.acknowledged))
    print("  choice to another's stream:", quantiles(times.seen))


async def onlookers(ports: list[int], count: int, choices: int) -> None:
    """Many pages open at one table."""
    times = Times()
    table = Table(ports, 1, 0, times)
    await table.open()
    sent = 0.0
    seen: list[float] = []
    size = 0
    ready = 0

    async def look(number: int) -> None:
        nonlocal ready, size
        port = ports[number % len(ports)]
        address = f"ws://127.0.0.1:{port}/t/{table.id}/live"
        async with connect(address, origin=f"http://127.0.0.1:{port}", max_size=None) as page:  # type: ignore[arg-type]
            await page.recv()
            ready += 1
            async for message in page:
                if sent and b'"news":[]' not in (message if isinstance(message, bytes) else message.encode()):
                    seen.append(time.perf_counter() - sent)
                    size += len(message)

    looking = [asyncio.create_task(look(number)) for number in range(count)]
    while ready < count:
        await asyncio.sleep(0.1)
    await asyncio.sleep(5)
    _, state = await table.player.ask("GET", f"/tables/{table.id}")
    for _ in range(choices):
        seat = state["waiting"][0]
        _, state = await table.player.ask("GET", f"/tables/{table.id}", table.tokens[seat])
        if not state["decision"]:
            break
        body = {"choice": table.random.choice(state["decision"]["choices"]), "revision": state["revision"]}
        before = len(seen)
        sent = time.perf_counter()
        _, state = await table.player.ask("POST", f"/tables/{table.id}/choices", table.tokens[seat], body)
        times.acknowledged.append(time.perf_counter() - sent)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if len(seen) >= before + count:
                break
    for task in looking:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    print(f"{count} open pages at one table, {len(times.acknowledged)} choices:")
    print("  choice to acknowledgement:", quantiles(times.acknowledged))
    print("  choice to each page:", quantiles(seen), f"(a message is {size / max(1, len(seen)) / 1000:.0f} kB)")


def quantiles(found: list[float]) -> str:
    ordered = sorted(found)
    if not ordered:
        return "nothing measured"
    marks = [(name, ordered[min(len(ordered) - 1, int(len(ordered) * share))]) for name, share in SHARES]
    return ", ".join(f"{name} {1000 * value:.0f} ms" for name, value in marks)


SHARES = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("worst", 1.0))


def start(database: str, servers: int) -> tuple[list[subprocess.Popen[bytes]], list[int]]:
    ports, processes = [], []
    for _ in range(servers):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            ports.append(int(probe.getsockname()[1]))
        processes.append(subprocess.Popen([sys.executable, "-c", SERVE, database, str(ports[-1])]))
    for port in ports:
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
    return processes, ports


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--database", default="", help="a PostgreSQL URL [default: a new SQLite file]")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pages", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        processes, ports = start(given.database or str(Path(folder) / "tables.db"), given.servers)
        kind = "PostgreSQL" if given.database else "SQLite"
        print(f"{given.servers} server process(es) on {kind}, load average {os.getloadavg()[0]:.1f} at the start")
        try:
            asyncio.run(crowd(ports, given.tables, given.seconds, 0))
            asyncio.run(crowd(ports, given.tables, given.seconds, 4))
            asyncio.run(onlookers(ports, given.pages, 30))
        finally:
            for process in processes:
                process.send_signal(signal.SIGTERM)
                process.wait(20)


if __name__ == "__main__":
    main()
