"""Running the server: for one person on this machine, or for many."""

from __future__ import annotations

import socket

import uvicorn

from .app import create_app


def free_port(host: str = "127.0.0.1", wanted: int = 8137) -> int:
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


def serve(database: str, host: str, port: int, log_level: str = "warning") -> None:
    """Serve until stopped. Open streams do not keep a stopped server alive."""
    config = uvicorn.Config(
        create_app(database),
        host=host,
        port=port,
        log_level=log_level,
        access_log=False,
        timeout_graceful_shutdown=2,
        ws_max_size=65536,
        proxy_headers=True,
        server_header=False,
    )
    uvicorn.Server(config).run()
