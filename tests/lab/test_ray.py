"""Ray: the same results as on this machine alone, through the death of a worker and of a whole node, on loopback.

One cluster of two nodes serves all tests but the first. Everything that Ray writes goes to a temporary folder, and
nothing that it starts is left.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright.cli.main import call
from rulewright.core.errors import SetupError, SimulationError
from rulewright.lab.engines import ray as engine
from rulewright.lab.engines.ray import LOOPBACK, private
from rulewright.lab.matches import Failed, Plan, Result, play, run

from .measuring import FOLDER
from .test_engines import DEADLY, is_alive, plan, timeless

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def surroundings() -> Iterator[Path]:
    """Ray looks at its environment once, when it is imported; its workers get it too."""
    patch = pytest.MonkeyPatch()
    # The paths of its sockets must stay short.
    place = Path(tempfile.mkdtemp(prefix="rw", dir="/tmp"))
    for name, value in {**private(), "RAY_TMPDIR": str(place), FOLDER: str(place / "signs")}.items():
        patch.setenv(name, value)
    yield place
    patch.undo()
    shutil.rmtree(place)


class Cluster:
    """Two nodes, in the hands of a process that ends them when we are gone, however that happens."""

    def __init__(self) -> None:
        program = [sys.executable, "-m", "tests.lab.two_nodes"]
        self.process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self.address = self.hear()
        self.second = self.hear()

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def kill_the_second(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.hear() == "killed"


@pytest.fixture(scope="module")
def cluster(surroundings: Path) -> Iterator[Cluster]:
    found = Cluster()
    try:
        yield found
    finally:
        started = descendants(found.process.pid)
        found.process.communicate()
        assert found.process.returncode == 0
        assert_gone(started)


@pytest.fixture
def signs(surroundings: Path) -> Iterator[Path]:
    """A folder in which workers and this test leave each other signs."""
    folder = surroundings / "signs"
    folder.mkdir()
    yield folder
    shutil.rmtree(folder)


def on(cluster: Cluster, plan: Plan) -> Iterator[Result]:
    return play(plan, 0, "ray", cluster.address)


# -- a cluster of our own -----------------------------------------------------------------------------------------


OWN = """
import sys
from rulewright.lab.results_file import line
from rulewright.lab.matches import Plan, play

results = play(Plan("mysthea", 2, ("random", "first"), 12, 3), 2, "ray")
found = [next(results)]
print("playing", flush=True)
sys.stdin.readline()
for result in sorted([*found, *results], key=lambda result: result.number):
    print(line(result).decode(), end="")
"""


def test_a_cluster_of_our_own_gives_the_same_results_and_listens_on_loopback_alone(surroundings: Path) -> None:
    """And when it is done, nothing of it is left: no process, no folder, no file in the home of whoever ran it."""
    home = surroundings / "home"
    home.mkdir()
    before = set(Path("/tmp").glob("rw-ray-*"))
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", OWN], env={**os.environ, "HOME": str(home)}, **pipes) as program:  # type: ignore[call-overload]
        assert program.stdout.readline() == "playing\n"
        started = descendants(program.pid)
        heard = {address for pid in (program.pid, *started) for address in listening(pid)}
        told, _ = program.communicate("go on\n")
    assert program.returncode == 0
    assert len(started) >= 4
    assert heard == {LOOPBACK}
    assert timeless([msgspec.json.decode(text, type=Result) for text in told.splitlines()]) == timeless(run(plan()))
    assert_gone(started)
    assert set(Path("/tmp").glob("rw-ray-*")) == before
    assert list(home.iterdir()) == []


# -- a cluster that runs already ------------------------------------------------------------------------------------


def test_the_command_uses_a_running_cluster_and_leaves_it(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["simulate", "mysthea", "--bots", "random,first", "--games", "12", "--seed", "3", "--jsonl"]
    assert call([*words, "local.jsonl"]) == 0
    local = capsys.readouterr().out.splitlines()
    assert call([*words, "ray.jsonl", "--engine", "ray", "--address", cluster.address]) == 0
    assert capsys.readouterr().out.splitlines()[:-1] == local[:-1], "all but the speed"
    assert len((tmp_path / "ray.jsonl").read_text().splitlines()) == 12
    assert sorted(result.number for result in on(cluster, plan(games=3))) == [0, 1, 2]


def test_a_bot_that_fails_is_reported_from_the_cluster_too(cluster: Cluster) -> None:
    with pytest.raises(Failed, match=r"the game with seed 3 failed at decision 1, where seat \d \(first\) was asked"):
        list(on(cluster, plan(games=1, bots=("first",), accumulators=("tests.lab.measuring.Picky",))))


def test_a_worker_that_dies_loses_no_game(cluster: Cluster, signs: Path) -> None:
    mark(signs, seed=8, deaths=1)
    found = sorted(on(cluster, plan(accumulators=DEADLY)), key=lambda result: result.number)
    assert len(list(signs.glob("died-*"))) == 1
    assert [(r.number, r.scores, r.decisions) for r in found] == [
        (r.number, r.scores, r.decisions) for r in run(plan())
    ]


def test_a_game_that_kills_one_worker_after_the_other_ends_the_run(cluster: Cluster, signs: Path) -> None:
    mark(signs, seed=3, deaths=99)
    with pytest.raises(SimulationError, match="3 workers died over the game with seed 3"):
        list(on(cluster, plan(games=1, accumulators=DEADLY)))
    assert len(list(signs.glob("died-*"))) == 3


def test_a_node_that_is_killed_in_the_middle_of_its_games_loses_none(cluster: Cluster, signs: Path) -> None:
    """The last test: one node is gone after it. Its games waited for the kill, so it cannot have finished any."""
    (signs / "doomed").write_text(cluster.second)
    results = on(cluster, plan(accumulators=("tests.lab.measuring.Doomed",)))
    found = [next(results)]
    assert (signs / "begun").exists()
    cluster.kill_the_second()
    (signs / "killed").touch()
    found.extend(results)
    assert sorted(result.number for result in found) == list(range(12)), "every game once"
    found.sort(key=lambda result: result.number)
    assert [(r.scores, r.decisions) for r in found] == [(r.scores, r.decisions) for r in run(plan())]


# -- without a cluster ----------------------------------------------------------------------------------------------


def test_without_ray_there_is_a_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"Ray is not installed; pip install 'rulewright\[ray\]'"):
        run(plan(), engine="ray")


def test_without_a_cluster_there_is_a_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nowhere:
        def init(self, **settings: Any) -> None:
            raise ConnectionError("nobody answers\nmany more lines")

    with pytest.raises(SetupError, match=r"^there is no Ray cluster at 'far:1': nobody answers$"):
        engine._join(Nowhere(), "far:1")


# -- helpers ----------------------------------------------------------------------------------------------------------


def mark(folder: Path, seed: int, deaths: int) -> None:
    game = rulewright.load("mysthea")
    (folder / "victim").write_text(game.digest(game.new(2, seed)))
    (folder / "deaths").write_text(str(deaths))


def assert_gone(pids: list[int]) -> None:
    """These processes were told to end, and do."""
    patience = time.monotonic() + 60
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < patience, "processes of Ray are left"
        time.sleep(0.05)


def descendants(pid: int) -> list[int]:
    """All processes that a process and its children have started and that still run."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
            children = [int(word) for word in file.read().split()]
    except OSError:
        return []
    return [found for child in children for found in (child, *descendants(child))]


def listening(pid: int) -> set[str]:
    """The addresses on which a process waits for connections."""
    try:
        held = {os.readlink(entry) for entry in Path(f"/proc/{pid}/fd").iterdir() if entry.is_symlink()}
    except OSError:
        return set()
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            words = line.split()
            if words[3] == "0A" and f"socket:[{words[9]}]" in held:
                found.add(readable(words[1].partition(":")[0]))
    return found


def readable(address: str) -> str:
    """An address as the kernel writes it; IPv4 in the clothes of IPv6 counts as IPv4."""
    if len(address) == 32 and address.startswith("0000000000000000FFFF0000"):
        address = address[24:]
    if len(address) != 8:
        return address
    return ".".join(str(int(address[at : at + 2], 16)) for at in (6, 4, 2, 0))
