"""A real server and a real Chromium for every browser test. Run apart from the other tests: `pytest tests/browser`."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of them that is installed. The shell draws the same pages in a fifth less time."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=60_000)
"""Patient: what is expected comes at once on an idle machine, and a busy one is no mistake."""
START = """
import secrets, sys, types
from rulewright.web import commands
from rulewright.web.server import serve
# Every table has the same secret here, so that its bots answer the same in every run.
commands.secrets = types.SimpleNamespace(**{**vars(secrets), "token_bytes": bytes})
# Scripts play whole games here, as fast as they can: how much one client may ask for is tested elsewhere.
serve(sys.argv[1], "127.0.0.1", int(sys.argv[2]), limits=(1e6, 1e6))
"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "no Chromium on this machine; `make test` installs one"
    return {**browser_type_launch_args, "executable_path": found, "args": FLAGS}


class Server:
    """A server process that can be killed and started again on the same database."""

    def __init__(self, folder: Path, package: Path | None = None, before: str = "") -> None:
        """With a `package`, it is run from that folder and not from this checkout; `before` is done first in it."""
        self.program = before + START
        self.environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if package is not None:
            self.environment["PYTHONPATH"] = str(package)
        self.database = folder / "tables.db"
        # Held while the server is down, so that nobody else gets the port; one that only listens may share it.
        self.place = socket.socket()
        self.place.bind(("127.0.0.1", 0))
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.port = self.place.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", self.program, str(self.database), str(self.port)]
        self.process = subprocess.Popen(command, env=self.environment)
        for _ in range(2400):
            assert self.process.poll() is None, "the server ends by itself"
            try:
                urllib.request.urlopen(self.url + "/api/games", timeout=1).read()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)
        self.place.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, to be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


def serious(page: Page) -> list[str]:
    """What the accessibility engine finds serious or critical on this page."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:120]})"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def moving(page: Page) -> list[str]:
    """What in the page is being animated."""
    found: list[str] = page.evaluate(
        """() => document.getAnimations()
            .filter((one) => one.effect.getComputedTiming().duration > 1)
            .map((one) => one.animationName ?? one.transitionProperty ?? "flight")"""
    )
    return found


def wait_for_stillness(page: Page) -> None:
    """Until nothing in the page is being animated."""
    until = time.monotonic() + 60
    while found := moving(page):
        assert time.monotonic() < until, f"moves without end: {found}"
        page.wait_for_timeout(20)
