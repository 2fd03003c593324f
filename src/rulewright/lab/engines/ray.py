"""A Ray cluster: one that runs already (`address`), or one of our own on this machine, on loopback alone.

Ray plays a task again when its worker process or its whole machine dies; all machines need the same Rulewright.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import tempfile
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rulewright.core.errors import SetupError, SimulationError
from rulewright.lab.playing import Plan, Result

from .work import MOST_DEATHS, Order, answer, deadly, order, portion, processors, read

LOOPBACK = "127.0.0.1"
_TOKEN = secrets.token_hex(32)
"""Who knows it may use the clusters that this process starts. One for all: Ray remembers the first that it reads."""
_AHEAD = 3
"""Portions for each worker that are handed in at once, so that none waits for us."""


def play(plan: Plan, numbers: Sequence[int], jobs: int, address: str | None = None) -> Iterator[Result]:
    """Play these games on a cluster."""
    with _surroundings(_quiet() if address else private()):
        ray = _ray()
        with _connected(ray, jobs, address) as workers:
            yield from _play(ray, plan, deque(numbers), workers)


def _play(ray: Any, plan: Plan, waiting: deque[int], workers: int) -> Iterator[Result]:
    """Hand in portions and collect them as they end; the games of a portion that no worker survives go one by one."""
    task = ray.remote(max_retries=MOST_DEATHS - 1, num_cpus=1)(_portion)
    given = ray.put(order(plan))
    running: dict[Any, list[int]] = {}
    suspects: deque[int] = deque()
    try:
        while waiting or suspects or running:
            while (waiting or suspects) and len(running) < workers * _AHEAD:
                numbers = [suspects.popleft()] if suspects else portion(waiting, workers)
                running[task.remote(given, numbers)] = numbers
            (done,), _ = ray.wait(list(running), num_returns=1)
            numbers = running.pop(done)
            try:
                messages = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise SimulationError("ray-worker", reason=error.cause or error) from None
            except ray.exceptions.RayError as error:
                if len(numbers) == 1:
                    raise deadly(plan, numbers[0], MOST_DEATHS, _first_line(error)) from None
                suspects.extend(numbers)
                continue
            yield from map(read, messages)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)


def _portion(given: Order, numbers: Sequence[int]) -> list[bytes]:
    """What a Ray worker does."""
    return [answer(given, number) for number in numbers]


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).split("\n")[0]


# -- the cluster ---------------------------------------------------------------------------------------------


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise SetupError("ray-missing") from None
    return ray


def _quiet() -> dict[str, str]:
    """Ray sends no usage statistics and prints no warnings about its future versions."""
    return {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


def private() -> dict[str, str]:
    """A cluster of our own: nobody else reaches it.

    Ray takes loopback for a mistake, and binds all addresses of the machine instead, unless it is told that there
    will be no other machines; that switch has the name of the systems where this is the default. Its token goes to
    its own processes by their environment, not to a file in somebody's home.
    """
    found = {**_quiet(), "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
    if not any(name.startswith("RAY_AUTH") for name in os.environ):
        found |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": _TOKEN}
    return found


@contextmanager
def _surroundings(variables: Mapping[str, str]) -> Iterator[None]:
    """Variables of the environment, for a while; those that are set already stay as they are."""
    fresh = {name: value for name, value in variables.items() if name not in os.environ}
    os.environ.update(fresh)
    try:
        yield
    finally:
        for name in fresh:
            os.environ.pop(name, None)


@contextmanager
def _connected(ray: Any, jobs: int, address: str | None) -> Iterator[int]:
    """A connection to the cluster, and how many games it plays at once; an open connection is used and left open."""
    if ray.is_initialized():
        yield _slots(ray, jobs)
        return
    folder = None
    try:
        if address is None:
            # The paths of Ray's sockets must stay short, and a long TMPDIR is usual in tests.
            folder = tempfile.mkdtemp(prefix="rw-ray-", dir="/tmp" if sys.platform != "win32" else None)
            _start(ray, processors(jobs), folder)
        else:
            _join(ray, address)
        yield _slots(ray, jobs)
    finally:
        ray.shutdown()
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def _start(ray: Any, count: int, folder: str) -> None:
    ray.init(
        address="local",
        num_cpus=count,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="ERROR",
        _node_ip_address=LOOPBACK,
        _temp_dir=folder,
    )


def _join(ray: Any, address: str) -> None:
    host = address.partition(":")[0]
    here = {"_node_ip_address": host} if host.startswith("127.") else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise SetupError("ray-no-cluster", address=address, reason=_first_line(error)) from None


def _slots(ray: Any, jobs: int) -> int:
    """All processors of the cluster, unless fewer jobs were asked for."""
    found = int(ray.cluster_resources().get("CPU", 0))
    if found < 1:
        raise SimulationError("ray-no-processors")
    return min(jobs, found) if jobs else found
