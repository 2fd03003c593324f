"""Notices: what other processes on the same PostgreSQL say that they have changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

CHANNEL = "rulewright_tables"


async def listen(url: str, process: str, heard: Callable[[str], None], started: asyncio.Event) -> None:
    """Call `heard(table_id)` for every notice that is not our own; a connection that was cut is opened again.

    `heard("")` means that notices may have been missed.
    """
    import asyncpg

    def notice(connection: Any, pid: int, channel: str, payload: str) -> None:
        sender, _, table_id = payload.partition(" ")
        if sender != process:
            heard(table_id)

    while True:
        connection = None
        try:
            connection = await asyncpg.connect(url, timeout=10)
            await connection.add_listener(CHANNEL, notice)
            if started.is_set():
                heard("")
            started.set()
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _, gone=gone: gone.set())
            while not gone.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), 5)
                    break
                await connection.execute("SELECT 1", timeout=10)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            await asyncio.sleep(0.5)
        finally:
            if connection is not None:
                connection.terminate()
