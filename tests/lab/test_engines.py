"""The processes of this machine: the same results as one alone, and a worker that dies costs no game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import rulewright
from rulewright.core.errors import SetupError, SimulationError
from rulewright.lab import engines
from rulewright.lab.engines import local, work
from rulewright.lab.matches import Plan, Result, play, run
from rulewright.lab.results_file import line

from .measuring import FOLDER

DEADLY = ("tests.lab.measuring.Deadly",)


def plan(**changes: object) -> Plan:
    fields: dict[str, object] = {"game": "mysthea", "players": 2, "bots": ("random", "first"), "games": 12, "seed": 3}
    return Plan(**{**fields, **changes})  # type: ignore[arg-type]


def timeless(results: list[Result]) -> bytes:
    """Results as they are written, but for the times."""
    return b"".join(line(msgspec.structs.replace(result, seconds=0.0)) for result in results)


def mark(folder: Path, monkeypatch: pytest.MonkeyPatch, seed: int, deaths: int) -> None:
    """Workers die over the game with this seed, so many times."""
    game = rulewright.load("mysthea")
    (folder / "victim").write_text(game.digest(game.new(2, seed)))
    (folder / "deaths").write_text(str(deaths))
    monkeypatch.setenv(FOLDER, str(folder))


def test_every_number_of_processes_writes_the_same_bytes() -> None:
    alone = timeless(run(plan()))
    assert timeless(run(plan(), 2)) == alone
    assert timeless(run(plan(), 3)) == alone


def test_started_anew_or_forked_workers_play_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where threads run, processes are started anew instead of forked."""
    import multiprocessing

    alone = timeless(run(plan(games=4)))
    for kind in ("fork", "spawn"):
        monkeypatch.setattr(local, "_context", lambda kind=kind: multiprocessing.get_context(kind))
        assert timeless(run(plan(games=4), 2)) == alone


def test_content_packs_reach_the_workers() -> None:
    pack = str(Path(__file__).parents[2] / "examples" / "packs" / "aurora")
    assert timeless(run(plan(games=4, packs=(pack,)), 2)) == timeless(run(plan(games=4, packs=(pack,))))


def test_only_the_games_that_are_asked_for_are_played() -> None:
    assert sorted(result.number for result in play(plan(), 2, numbers=[7, 2, 5])) == [2, 5, 7]


def test_a_worker_that_dies_is_replaced_and_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark(tmp_path, monkeypatch, seed=8, deaths=2)
    results = run(plan(accumulators=DEADLY), 2)
    assert len(list(tmp_path.glob("died-*"))) == 2
    alone = run(plan())
    assert [(r.number, r.scores, r.decisions) for r in results] == [(r.number, r.scores, r.decisions) for r in alone]


def test_a_game_that_kills_one_worker_after_the_other_ends_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark(tmp_path, monkeypatch, seed=8, deaths=99)
    with pytest.raises(SimulationError) as caught:
        run(plan(accumulators=DEADLY), 2)
    assert str(caught.value) == (
        "3 workers died over the game with seed 8 (killed by SIGKILL); to see it again: "
        "rulewright simulate mysthea --players 2 --bots first,random --games 1 --seed 8"
    )
    assert len(list(tmp_path.glob("died-*"))) == work.MOST_DEATHS


def test_a_worker_that_is_killed_from_outside_loses_no_game() -> None:
    results = play(plan(games=40), 2)
    found = [next(results)]
    os.kill(children(os.getpid())[0], signal.SIGKILL)
    found.extend(results)
    assert sorted(result.number for result in found) == list(range(40))
    assert children(os.getpid()) == []


def test_no_worker_is_left_when_somebody_stops_listening() -> None:
    results = play(plan(games=200), 2)
    next(results)
    assert len(children(os.getpid())) == 2
    results.close()  # type: ignore[attr-defined]
    assert children(os.getpid()) == []


def test_no_worker_outlives_the_process_that_hired_it() -> None:
    code = (
        "from rulewright.lab.matches import Plan, play\n"
        "for result in play(Plan('mysthea', 2, ('random',), 100000, 0), 2):\n"
        "    print(result.number, flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        workers = children(process.pid)
        assert len(workers) == 2
        process.kill()
    patience = time.monotonic() + 60
    while any(is_alive(worker) for worker in workers):
        assert time.monotonic() < patience, "workers wait for a process that is gone"
        time.sleep(0.02)


def test_what_fails_outside_of_a_choice_is_told_and_not_tried_again() -> None:
    with pytest.raises(SimulationError, match=r"game \d cannot be played: ZeroDivisionError: nothing to divide by"):
        run(plan(accumulators=("tests.lab.measuring.Broken",), games=2), 2)
    assert children(os.getpid()) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [({"content": "0123"}, "a worker has other content of mysthea"), ({"version": "0.0"}, "a worker runs Rulewright")],
)
def test_a_worker_with_other_content_or_version_refuses(changes: dict[str, str], sentence: str) -> None:
    given = msgspec.structs.replace(work.order(plan()), **changes)
    with pytest.raises(SimulationError, match=sentence):
        work.read(work.answer(given, 0))


def test_there_is_no_third_engine() -> None:
    with pytest.raises(SetupError, match="there is no engine 'steam'; engines: local, ray"):
        engines.find("steam")


def test_portions_get_smaller_so_that_all_end_together() -> None:
    from collections import deque

    waiting = deque(range(200))
    sizes = []
    while waiting:
        sizes.append(len(work.portion(waiting, 2)))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == work.LARGEST_PORTION
    assert sizes[-4:] == [1, 1, 1, 1]
    assert sum(sizes) == 200


def children(pid: int) -> list[int]:
    """The workers that a process has hired and that still run; a database that it keeps does not count."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        found = [int(word) for word in file.read().split()]
    others = (b"resource_tracker", b"postgres", b"nursery")
    return [child for child in found if is_alive(child) and not any(other in command(child) for other in others)]


def command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False
