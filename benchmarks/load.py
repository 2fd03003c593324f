"""How the server bears a crowd: browsers on every seat, programs at many tables, and many onlookers at one table.

    python benchmarks/load.py                                        one server process on a SQLite file
    python benchmarks/load.py --database postgresql://… --servers 2  two processes on one PostgreSQL
    python benchmarks/load.py --only pages                           one of: pages, tables, onlookers, programs

It starts the servers itself, on loopback, and prints tables for docs/performance-server.md, which says what they mean.
Processor time is that of the servers alone. Never part of the tests: nothing here is asserted.
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

from browsers import KINDS, MYSTHEA, Kind, Seen, processor_seconds, resident_megabytes
from browsers import Table as Watched

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


# -- browsers ----------------------------------------------------------------------------------------------------


async def one_after_another(ports: list[int], pids: list[int], kind: Kind, onlookers: int, moves: int) -> str:
    """Pages on every seat of one table, and so many onlookers; a choice when the last has arrived everywhere."""
    seen, spent, number = Seen(), 0.0, 0
    while seen.moves < moves:
        number += 1
        table = Watched(ports[0], number, kind, Line(ports[0]).ask, seen)
        await table.open(onlookers)
        await asyncio.sleep(1 + onlookers / 50)
        before, packed = processor(pids), table.packed
        while seen.moves < moves and await table.move():
            pass
        spent += processor(pids) - before
        seen.packed += table.packed - packed
        await table.close()
    who = counted(kind.seats, "page") + (f" + {counted(onlookers, 'onlooker')}" if onlookers else "")
    return row(kind.name, who, f"{1000 * spent / seen.moves:.1f} ms", *sizes(seen), *waits(seen))


async def many(ports: list[int], pids: list[int], kind: Kind, tables: int, pause: float, seconds: float) -> str:
    """Many such tables at once, with an onlooker each."""
    seen = Seen()
    empty = sum(map(resident_megabytes, pids))
    made = [Watched(ports[n % len(ports)], n, kind, Line(ports[0]).ask, seen) for n in range(1, tables + 1)]
    for table in made:
        await table.open(1)
    await asyncio.sleep(3)
    before, start = processor(pids), time.monotonic()
    await asyncio.gather(*[table.play(start + seconds, pause) for table in made])
    spent, wall = processor(pids) - before, time.monotonic() - start
    memory = sum(map(resident_megabytes, pids)) - empty
    for table in made:
        await table.close()
    return row(
        kind.name,
        tables,
        f"{seen.moves / wall:.1f} of {tables / pause:g}",
        f"{100 * spent / wall:.0f} %",
        f"{1000 * spent / seen.moves:.1f} ms",
        *waits(seen),
        f"{memory / tables:.1f} MB",
    )


async def programs(ports: list[int], pids: list[int], moves: int) -> str:
    """The same table of three without any page: programs over the API, which ask before each choice."""
    times = Times()
    table = Table(ports, 1, 0, times)
    await table.open()
    before = processor(pids)
    _, state = await table.player.ask("GET", f"/tables/{table.id}")
    while len(times.acknowledged) < moves and not state["outcome"]:
        seat = state["waiting"][0]
        _, state = await table.player.ask("GET", f"/tables/{table.id}", table.tokens[seat])
        if not state["decision"]:
            seat = state["waiting"][1]
            _, state = await table.player.ask("GET", f"/tables/{table.id}", table.tokens[seat])
        body = {"choice": table.random.choice(state["decision"]["choices"]), "revision": state["revision"]}
        start = time.perf_counter()
        _, state = await table.player.ask("POST", f"/tables/{table.id}/choices", table.tokens[seat], body)
        times.acknowledged.append(time.perf_counter() - start)
    spent = (processor(pids) - before) / len(times.acknowledged)
    return row(MYSTHEA.name, "programs only", f"{1000 * spent:.1f} ms", "", "", briefly(times.acknowledged), "")


def processor(pids: list[int]) -> float:
    return sum(map(processor_seconds, pids))


def sizes(seen: Seen) -> tuple[str, str]:
    """Of a message: before and after compression."""
    many = max(1, seen.messages)
    return f"{seen.characters / many / 1000:.1f} kB", f"{seen.packed / many / 1000:.1f} kB"


def waits(seen: Seen) -> tuple[str, str]:
    return briefly(seen.acknowledged), briefly(seen.arrived)


def briefly(found: list[float]) -> str:
    ordered = sorted(found) or [0.0]
    return " / ".join(f"{1000 * ordered[int(len(ordered) * share)]:.0f}" for share in (0.5, 0.95)) + " ms"


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number > 1)}"


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def say(*cells: str) -> None:
    print(row(*cells), row(*["---"] * len(cells)), sep="\n", flush=True)


WAITS = ("acknowledged p50 / p95", "at pages p50 / p95")
ONE = ("table", "who looks", "processor time for a choice", "message", "compressed", *WAITS)
MANY = ("table", "tables", "choices a second", "of a core", "for a choice", *WAITS, "memory for a table")


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
    parser.add_argument("--only", choices=("pages", "tables", "onlookers", "programs"), default="")
    parser.add_argument("--moves", type=int, default=300, help="choices one after the other")
    parser.add_argument("--tables", type=int, default=100, help="tables with pages on every seat")
    parser.add_argument("--pause", type=float, default=2, help="seconds between two choices at each of them")
    parser.add_argument("--onlookers", type=int, default=200)
    parser.add_argument("--crowd", type=int, default=200, help="tables of programs")
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        processes, ports = start(given.database or str(Path(folder) / "tables.db"), given.servers)
        kind = "PostgreSQL" if given.database else "SQLite"
        print(f"{given.servers} server process(es) on {kind}, load average {os.getloadavg()[0]:.1f} at the start")
        try:
            asyncio.run(measure(given, ports, [process.pid for process in processes]))
        finally:
            for process in processes:
                process.send_signal(signal.SIGTERM)
                process.wait(20)


async def measure(given: argparse.Namespace, ports: list[int], pids: list[int]) -> None:
    """The cases that were asked for."""
    if given.only in ("", "pages"):
        say(*ONE)
        print(await programs(ports, pids, given.moves), flush=True)
        for kind in KINDS:
            for onlookers in (0, 1):
                print(await one_after_another(ports, pids, kind, onlookers, given.moves), flush=True)
    if given.only in ("", "onlookers"):
        say(*ONE)
        print(await one_after_another(ports, pids, MYSTHEA, given.onlookers, 30), flush=True)
    if given.only in ("", "tables"):
        say(*MANY)
        for kind in KINDS[:2]:
            print(await many(ports, pids, kind, given.tables, given.pause, given.seconds), flush=True)
    if given.only in ("", "programs"):
        await crowd(ports, given.crowd, given.seconds, 0)
        await crowd(ports, given.crowd, given.seconds, 4)


if __name__ == "__main__":
    main()
