"""What arrives over the wire is never unpacked into more than it may be: bodies, forms and messages of open pages."""

from __future__ import annotations

import base64
import gzip
import os
import re
import socket
import zlib
from pathlib import Path

import httpx
import pytest

from .conftest import Process

MEGABYTE = 1 << 20


def most_memory(pid: int) -> int:
    """The most that a process ever had in memory, in bytes."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


def frame(payload: bytes, packed: bool, last: bool = True, first: bool = True) -> bytes:
    """A text message of a WebSocket client, or a part of one; packed ones say so in a bit."""
    head = (0x80 if last else 0) | (0x40 if packed and first else 0) | (0x1 if first else 0x0)
    assert 126 <= len(payload) < 65536
    return bytes([head, 0x80 | 126]) + len(payload).to_bytes(2, "big") + bytes(4) + payload


def deflated(size: int) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    first = packer.compress(bytes(MEGABYTE)) + packer.flush(zlib.Z_FULL_FLUSH)
    return first * (size // MEGABYTE)


def open_line(process: Process, table: str) -> socket.socket:
    """The live layer of a table, with packed messages agreed on."""
    line = socket.create_connection(("127.0.0.1", process.port), 30)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /t/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{process.port}\r\nOrigin: {process.url}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    assert b"permessage-deflate" in answer, "messages are packed, so the bound on them matters"
    return line


def is_closed(line: socket.socket) -> bool:
    """Whether the server ends the connection; whatever it had to say before is read."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@pytest.fixture
def served(process: Process) -> tuple[Process, str]:
    process.start()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
    made = httpx.post(f"{process.url}/api/tables", json={"game": "mysthea", "seats": seats}, timeout=60)
    return process, made.json()["id"]


def test_a_small_message_that_unpacks_to_a_large_one_closes_its_line_alone(served: tuple[Process, str]) -> None:
    """60 kB become 60 MB; the line is closed when more has come than a message may have."""
    process, table = served
    bomb = deflated(60 * MEGABYTE)
    assert len(bomb) < 65536
    # One harmless line first: what the page itself takes is not the bomb's.
    with open_line(process, table) as line:
        line.sendall(frame(b"x" * 200, packed=False))
        line.recv(1)
    before = most_memory(process.pid)
    for _ in range(5):
        with open_line(process, table) as line:
            line.sendall(frame(bomb, packed=True))
            assert is_closed(line)
        with open_line(process, table) as line:
            # In parts, none of which is too large.
            half = len(bomb) // 2
            line.sendall(frame(bomb[:half], packed=True, last=False))
            line.sendall(frame(bomb[half:], packed=True, first=False))
            assert is_closed(line)
    assert most_memory(process.pid) - before < 30 * MEGABYTE
    assert httpx.get(f"{process.url}/api/tables/{table}", timeout=60).status_code == 200


def test_bodies_that_are_packed_are_not_unpacked(served: tuple[Process, str]) -> None:
    """No part of the server knows packed bodies: they are what they are, and no JSON."""
    process, table = served
    packed = gzip.compress(bytes(50 * MEGABYTE))
    assert len(packed) < 64_000
    before = most_memory(process.pid)
    for coding in ("gzip", "deflate", "br", "zstd"):
        headers = {"content-encoding": coding, "content-type": "application/json", "authorization": "Bearer x"}
        for address in ("/api/tables", f"/api/tables/{table}/choices"):
            answer = httpx.post(process.url + address, content=packed, headers=headers, timeout=60)
            assert answer.status_code in (400, 403, 415, 422), answer.text
        form = {"content-encoding": coding, "content-type": "application/x-www-form-urlencoded", "origin": process.url}
        answer = httpx.post(f"{process.url}/t/{table}/chat", content=packed, headers=form, timeout=60)
        assert answer.status_code < 500
    file = {"file": ("game.jsonl.gz", packed)}
    answer = httpx.post(f"{process.url}/replays/upload", files=file, headers={"origin": process.url}, timeout=60)
    assert answer.status_code == 422
    assert "is not UTF-8" in answer.text
    assert most_memory(process.pid) - before < 30 * MEGABYTE
