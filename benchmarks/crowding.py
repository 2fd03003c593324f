"""What one client can take from the others: it makes many tables with the most thinking, then somebody else plays.

    python benchmarks/crowding.py              60 tables of five `search:ms=2000`, then a table with greedy bots
    python benchmarks/crowding.py --tables 0   the same table on a quiet server, to compare with
    python benchmarks/crowding.py --watched    somebody looks at all of the crowd's tables the whole time

It starts the server itself, on loopback; the crowd comes from 127.0.0.2, the other player from 127.0.0.1. It prints
how long the other player waits for the bots and for a page, and what the crowd's tables did. docs/hosting.md holds
results. Never part of the tests: nothing here is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

SERVE = "import sys; from rulewright.web.server import serve; serve(sys.argv[1], '127.0.0.1', int(sys.argv[2]))"
CROWD, PLAYER = "127.0.0.2", "127.0.0.1"


async def ask(
    port: int, who: str, method: str, path: str, token: str = "", body: Any = None, patience: float = 60
) -> tuple[int, bytes]:
    """One request on a line of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(who, 0), limit=2**22)
    try:
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        raw = await asyncio.wait_for(reader.read(-1), patience)
        start, _, rest = raw.partition(b"\r\n\r\n")
        return int(start[9:12]), rest
    finally:
        writer.close()


async def table(port: int, who: str, seats: list[dict[str, str]]) -> tuple[int, str, list[str]]:
    status, rest = await ask(port, who, "POST", "/api/tables", body={"game": "mysthea", "seats": seats})
    made = json.loads(rest) if status == 201 else {"id": "", "tokens": []}
    return status, made["id"], made["tokens"]


def written(database: Path) -> int:
    """How many choices there are at all tables. Read from the file: whoever asks the server wakes a sleeping table."""
    with closing(sqlite3.connect(database)) as file:
        return int(file.execute("SELECT count(*) FROM entries").fetchone()[0])


async def watch(port: int, id: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(CROWD, 0), limit=2**22)
    writer.write(f"GET /api/tables/{id}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    try:
        while await reader.read(65536):
            pass
    finally:
        writer.close()


async def play(port: int, bot: str, rounds: int, patience: float) -> tuple[list[float], list[float], list[float]]:
    """Seconds that a person waits: for acknowledgements, for the bots after own choices, for the page."""
    seats = [{"name": "Anna"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]
    status, id, tokens = await table(port, PLAYER, seats)
    assert status == 201, status
    acknowledged, answered, pages = [], [], []
    since = time.monotonic()
    waits = True
    while len(answered) < rounds:
        _, rest = await ask(port, PLAYER, "GET", f"/api/tables/{id}", tokens[0])
        state = json.loads(rest)
        if state["outcome"]:
            break
        if state["decision"] is None:
            waits = True
            if time.monotonic() - since > patience:
                answered.append(patience)
                print(f"    no answer in {patience:.0f} s", flush=True)
                since = time.monotonic()
            await asyncio.sleep(0.02)
            continue
        if waits:
            answered.append(time.monotonic() - since)
            begun = time.monotonic()
            await ask(port, PLAYER, "GET", f"/t/{id}")
            pages.append(time.monotonic() - begun)
        waits = False
        body = {"choice": state["decision"]["choices"][0], "revision": state["revision"]}
        since = time.monotonic()
        await ask(port, PLAYER, "POST", f"/api/tables/{id}/choices", tokens[0], body)
        acknowledged.append(time.monotonic() - since)
    return acknowledged, answered, pages


def summary(what: str, seconds: list[float]) -> str:
    ranked = sorted(seconds) or [0.0]
    p = [ranked[min(len(ranked) - 1, int(len(ranked) * part))] for part in (0.5, 0.95)]
    return f"{what}: p50 {p[0]:.2f} s, p95 {p[1]:.2f} s, longest {ranked[-1]:.2f} s ({len(ranked)})"


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(port: int, pid: int, database: Path, given: argparse.Namespace) -> None:
    seats = [{"kind": "bot", "bot": given.crowd}] * 5
    begun = time.monotonic()
    made = [await table(port, CROWD, seats) for _ in range(given.tables)]
    ids = [id for status, id, _ in made if status == 201]
    statuses = dict(Counter(status for status, _, _ in made))
    print(f"  {given.tables} tables asked for in {time.monotonic() - begun:.1f} s: {statuses}", flush=True)
    watching = [asyncio.create_task(watch(port, id)) for id in ids] if given.watched else []
    acknowledged, answered, pages = await play(port, given.bot, given.rounds, given.patience)
    for line in (summary("acknowledged", acknowledged), summary("bots", answered), summary("page", pages)):
        print("  " + line, flush=True)
    for _ in range(given.looks):
        before, used, at = written(database), cpu(pid), time.monotonic()
        await asyncio.sleep(given.after)
        spent = (cpu(pid) - used) / (time.monotonic() - at)
        more = written(database) - before
        print(f"  {given.after:.0f} s in which nobody plays: {spent:.2f} of a core, {more} choices of bots", flush=True)
    for one in watching:
        one.cancel()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=60)
    words.add_argument("--crowd", default="search:ms=2000", help="the bots of the crowd")
    words.add_argument("--bot", default="greedy", help="the bots of the player elsewhere")
    words.add_argument("--rounds", type=int, default=12, help="how often the player waits for bots")
    words.add_argument("--patience", type=float, default=30, help="seconds after which a wait is given up")
    words.add_argument("--after", type=float, default=20, help="seconds to look at the server afterwards")
    words.add_argument("--looks", type=int, default=3, help="how often")
    words.add_argument("--watched", action="store_true")
    given = words.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(database), str(port)])
        try:
            while socket.socket().connect_ex(("127.0.0.1", port)):
                time.sleep(0.1)
            asyncio.run(run(port, server.pid, database, given))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
