"""A bad line: a proxy on loopback between two ends, which in a storm cuts, shortens, delays and half-closes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import struct
import threading
from collections import Counter

HITS = ("refuse", "cut before", "cut inside", "cut behind", "close half", "delay")
"""What a storm does: nobody answers; a piece is lost with its line, or half of it; the piece arrives, but the line is
gone and with it the answer; the sender's half is closed; the piece comes late."""
CUT_ALL = "cut all"
LATE_SECONDS = 0.3


class Cut(Exception):
    """The line is gone."""


class Proxy:
    """Listens on a port of its own and passes everything on to another one, in a thread of its own."""

    def __init__(self, target: int, seed: int = 0) -> None:
        self.target = target
        self.chance = 0.0
        """How likely a storm is to hit a piece of what goes over a line; 0 is fine weather."""
        self.hits = Counter(dict.fromkeys((*HITS, CUT_ALL), 0))
        self.port = 0
        self._random = random.Random(seed)
        self._open: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True, name="proxy")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Proxy:
        self._thread.start()
        assert self._ready.wait(10), "the proxy does not start"
        return self

    def stop(self) -> None:
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(10)

    def cut(self) -> int:
        """Cut every line that is open now, whatever is on its way; returns how many there were."""
        return asyncio.run_coroutine_threadsafe(self._cut_all(), self._loop).result(10)

    # -- in the proxy's own thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
            self._loop.run_until_complete(asyncio.gather(task, return_exceptions=True))
        self._loop.close()

    async def _cut_all(self) -> int:
        lines = list(self._open)
        for line in lines:
            self._abort(*line)
        self.hits[CUT_ALL] += len(lines)
        return len(lines)

    def _abort(self, *ends: asyncio.StreamWriter) -> None:
        """Close with a reset, as a cable does that is pulled: nothing that is on its way arrives."""
        for end in ends:
            if not end.transport.is_closing():
                end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                end.transport.abort()

    def _struck(self, *possible: str) -> str:
        """What the storm does now, if anything."""
        if self._random.random() >= self.chance:
            return ""
        hit = self._random.choice(possible)
        self.hits[hit] += 1
        return hit

    async def _serve(self, near_reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        ends = [near]
        try:
            if self._struck(*HITS) == "refuse":
                return
            far_reader, far = await asyncio.open_connection("127.0.0.1", self.target)
            ends.append(far)
            self._open.add((near, far))
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(near_reader, far))
                both.create_task(self._pass_on(far_reader, near))
        except* (OSError, RuntimeError, Cut):
            pass  # one end is gone, and so is the other
        finally:
            self._open.discard((near, ends[-1]))
            self._abort(*ends)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(65536):
            hit = self._struck(*HITS[1:])
            if hit == "cut before":
                raise Cut
            if hit == "delay":
                await asyncio.sleep(LATE_SECONDS)
            writer.write(piece[: self._random.randrange(len(piece))] if hit == "cut inside" else piece)
            await writer.drain()
            if hit in ("cut inside", "cut behind"):
                writer.close()  # in order, so that what was written arrives
                with contextlib.suppress(OSError):
                    await writer.wait_closed()
                raise Cut
            if hit == "close half":
                break
        writer.write_eof()
