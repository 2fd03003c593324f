"""Running the server: for one person on this machine, or for many."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from rulewright.core.errors import SetupError
from rulewright.store.database import InUse
from rulewright.store.store import opened

from .app import create_app
from .connection_limits import HttpConnection, SocketConnection
from .thinking_time import USUAL_BUDGET

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8137
_SETTINGS = "RULEWRIGHT_SERVE"


def free_port(host: str = LOOPBACK, wanted: int = USUAL_PORT) -> int:
    """The usual port, or any free one if somebody sits there."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("no free port")


def check_address(host: str, port: int) -> None:
    """Raises `SetupError` if nobody can listen there."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError("cannot-listen", host=host, port=port, reason=reason) from None


async def check_database(database: str) -> None:
    """Open it once and bring it up to date, so that a mistake is reported before anything runs; raises `SetupError`."""
    async with opened(database):
        pass


def serve(
    database: str,
    host: str,
    port: int,
    log_level: str = "warning",
    workers: int = 1,
    hosts: tuple[str, ...] = (),
    proxies: str = LOOPBACK,
    keep_days: float = 0,
    limits: tuple[float, float] = (400, 100),
    new_tables: tuple[float, float] = (200, 1),
    thinking: tuple[float, float] = USUAL_BUDGET,
) -> None:
    """Serve until stopped. Open streams do not keep a stopped server alive.

    `proxies` are the addresses whose word is taken for where a request comes from and whether it came by https.
    Several `workers` are processes of their own and need PostgreSQL.
    """
    settings = {
        "database": database,
        "burst": limits[0],
        "per_second": limits[1],
        "hosts": hosts,
        "keep_days": keep_days,
        "new_tables": new_tables,
        "thinking": thinking,
        "address": f"http://{host}:{port}/",
    }
    os.environ[_SETTINGS] = json.dumps(settings)
    uvicorn.run(
        "rulewright.web.server:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level=log_level,
        access_log=False,  # addresses may hold a seat's link
        timeout_graceful_shutdown=2,
        timeout_keep_alive=15,
        ws_max_size=65536,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        http=HttpConnection,
        ws=SocketConnection,
        server_header=False,
        backlog=2048,
    )


def from_environment() -> FastAPI:
    """The application of a server process, as `serve` has set it up."""
    # Bots think in threads: they hand over five times as often as usual, so that pages need not wait for them.
    sys.setswitchinterval(0.001)
    # While the database is away, every line to it that is given up would be logged with a traceback. The store logs it.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    settings = json.loads(os.environ[_SETTINGS])
    for name in ("hosts", "new_tables", "thinking"):
        settings[name] = tuple(settings[name])
    app = create_app(**settings)
    # From here on only the database is written: on a full disk half a compiled module would break every later start.
    sys.dont_write_bytecode = True
    return app


# -- for one person on this machine ------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where this person's tables are kept, by the customs of the platform."""
    if sys.platform == "win32":  # pragma: no cover
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":  # pragma: no cover
        base = Path.home() / "Library" / "Application Support"
    else:
        told = os.environ.get("XDG_DATA_HOME", "")
        base = Path(told) if told.startswith("/") else Path.home() / ".local" / "share"
    return base / "rulewright"


def play_in_browser(
    game: str = "", open_browser: bool = True, database: str = "", say: Callable[[str], None] = print
) -> None:
    """A server for this machine alone, and a browser at it; returns when it is stopped.

    The tables are in one file in the person's data folder. If a server runs on that file already, the browser goes
    there and nothing else is started.
    """
    if not database:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SetupError("folder-not-made", folder=folder, reason=error.strerror) from None
        database = str(folder / "tables.db")
    page = f"new/{game}" if game else ""
    try:
        asyncio.run(check_database(database))
    except InUse as busy:
        if not busy.address:
            raise
        _show(busy.address + page, open_browser, say)
        return
    port = free_port()
    address = f"http://{LOOPBACK}:{port}/"
    threading.Thread(target=_show_when_ready, args=(address, page, open_browser, say), daemon=True).start()
    names = (LOOPBACK, "localhost", "::1")
    # Whoever plays alone on a machine may use all of it.
    serve(database, LOOPBACK, port, hosts=names, limits=(1e6, 1e6), new_tables=(1000, 10), thinking=(1e6, 1e6))


def _show_when_ready(address: str, page: str, open_browser: bool, say: Callable[[str], None]) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address + "api/games", timeout=1).read()
            break
        except OSError:
            threading.Event().wait(0.05)
    _show(address + page, open_browser, say)


def _show(address: str, open_browser: bool, say: Callable[[str], None]) -> None:
    """Open a browser where there is one; the address is printed in any case."""
    say(f"The table is at {address} (stop with Ctrl-C)")
    if open_browser and _has_a_browser():
        webbrowser.open(address)


def _has_a_browser() -> bool:
    """Whether a window can be opened: a text browser in the terminal would be in the way."""
    if sys.platform in ("win32", "darwin"):  # pragma: no cover
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
