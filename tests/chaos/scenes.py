"""The scenes: whole stories about one kind of trouble, from the first table to the verdict."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from .clients import Plan
from .faults import DAY, FileLimit, SmallDisk, jump_clock, kill_server, strike
from .judge import Verdict
from .servers import PATIENCE, ROOT, unused_port, wait_until
from .stage import Stage

FEW = (Plan("mysthea", "", "rest rest bot"), Plan("dragon_eclipse", "", "rest"), Plan("dragon_eclipse", "", "socket"))
"""Fewer people, for scenes that are about one thing."""
LONG_GAMES = (Plan("mysthea", "", "rest rest bot"), Plan("mysthea", "", "socket bot"))
"""Tables that are in play from the beginning of a scene to its end."""

STRUCK = {
    "storm": "pieces of requests and answers lost, shortened or late",
    "cut": "connections of people cut",
    "cut database": "connections to the database cut",
    "freeze": "freezes of a server",
    "clock": "jumps of the clock",
}
"""What else may have struck besides kills, as it is told."""


@dataclass
class Result:
    """A scene that was played: what was done, what was found, and what there is to say of it besides."""

    scene: str
    count: Counter[str] = field(default_factory=Counter)
    verdict: Verdict = field(default_factory=Verdict)
    said: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    """Findings of the scene itself, besides the judge's."""

    def findings(self) -> list[str]:
        return [*self.verdict.findings(), *self.found]


@contextmanager
def playing(stage: Stage, scene: str) -> Iterator[Result]:
    """A scene from here to its verdict. A wait in vain ends it and is a finding, like any other."""
    result = Result(scene, stage.count)
    try:
        yield result
    except AssertionError as error:
        result.found.append(str(error))
    result.verdict = stage.judge()
    answers = stage.ledger.answers
    if answers["500"]:
        result.found.append(f"{answers['500']} requests were answered with 500")
    if answers["503 without Retry-After"]:
        result.found.append("503 does not say when to come again (Retry-After)")
    if "[parameters:" in stage.logs():
        result.found.append("a log tells what statements carry: names, words, hidden cards")


def under_fire(
    stage: Stage, scene: str, goes_on: Callable[[Stage], bool], progress: Callable[[Stage, str], None]
) -> Result:
    """People play, and one fault after the other strikes, as long as `goes_on` says so."""
    with playing(stage, scene) as result:
        while goes_on(stage):
            stage.goes_on(stage.random.randint(1, 10))
            progress(stage, strike(stage))
        stage.goes_on()
    verdict = result.verdict
    result.said = [
        f"{verdict.entries} entries; {verdict.counts['sent again']} acknowledgements came for a choice that was sent "
        f"again, and {verdict.denied} that were sent again were called too late though the first try had counted",
        ", ".join(f"{stage.count[fault]} {words}" for fault, words in STRUCK.items() if stage.count[fault]),
        f"from the end of a fault to the next acknowledgement at most {stage.slowest:.1f} s",
    ]
    if unknown := stage.ledger.answers["seat not known yet"]:
        result.said.append(f"{unknown} times one server did not know yet who had sat down by the other")
    return result


def full_disk(stage: Stage, disk: FileLimit | SmallDisk, kill_meanwhile: bool = False) -> Result:
    """There is no room: choices are refused, reads go on; and when there is room again, so do the choices."""
    with playing(stage, "full disk" if stage.postgres is None else "full disk of PostgreSQL") as result:
        stage.goes_on(10)
        disk.fill()
        stage.hears("500", "503", more=5)
        result.found += unreadable(stage)
        if kill_meanwhile:
            kill_server(stage)
            stage.hears("500", "503", more=5)
            result.found += unreadable(stage)
        disk.make_room()
        if stage.postgres is not None and not stage.postgres.alive:
            result.said.append("PostgreSQL gave up and was started again")
            stage.postgres.start()
        stage.goes_on(10)
    result.said.append(f"refused: {stage.ledger.answers['503']} × 503, {stage.ledger.answers['500']} × 500")
    return result


def unreadable(stage: Stage) -> list[str]:
    """Pages that ought to be there for everybody, and are not."""
    troubles = []
    with httpx.Client(base_url=stage.servers[0].url, timeout=PATIENCE, trust_env=False) as http:
        for address in ("/", "/api/games", *(f"/api/tables/{table}" for table in list(stage.ledger.pages))):
            answer = http.get(address)
            if answer.status_code != 200:
                troubles.append(f"{address} cannot be read: {answer.status_code}")
    return troubles


def wrong_clock(stage: Stage, *jumps: float) -> Result:
    """The clock jumps by so many seconds, while people play and when they have gone: no table of today is deleted.

    For servers that delete old tables and make their rounds often.
    """
    with playing(stage, "wrong clock") as result:
        stage.goes_on(5)
        for seconds in jumps:
            jump_clock(stage, seconds)
            make_rounds(stage)
            stage.goes_on_everywhere(3)
        stage.send_home()
        for seconds in jumps:
            jump_clock(stage, seconds)
            make_rounds(stage)
            kill_server(stage)
            make_rounds(stage)
    result.said.append(f"jumps of {', '.join(f'{seconds / DAY:+.0f} days' for seconds in jumps)}")
    return result


def make_rounds(stage: Stage, count: int = 3) -> None:
    """Wait until the server has made its rounds so many times."""
    marks = Path(stage.servers[0].terms.rounds)

    def made() -> int:
        return marks.stat().st_size if marks.exists() else 0

    wanted = made() + count
    wait_until(lambda: made() >= wanted, f"the server has made {count} rounds")


def read_only_files(stage: Stage, *patterns: str) -> Result:
    """Some files may not be written: a server says so and does not start."""
    with playing(stage, "read-only files") as result:
        stage.goes_on(5)
        stage.send_home()
        stage.servers[0].kill()
        for pattern in patterns:
            files = sorted(Path(stage.database).parent.glob(pattern))
            for file in files:
                file.chmod(0o444)
            try:
                result.said.append(f"{pattern} read-only: {try_to_serve(stage)}")
            finally:
                for file in files:
                    file.chmod(0o644)
    return result


def try_to_serve(stage: Stage) -> str:
    """Start a server as an operator does, on files that it may not write; what comes of it."""
    port = unused_port()
    command = [sys.executable, "-m", "rulewright", "serve", "--database", stage.database, "--port", str(port)]
    if os.geteuid() == 0:
        # The superuser may write everything, unless that privilege is given up.
        command = ["setpriv", "--bounding-set=-dac_override", *command]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    said = (done.stdout + done.stderr).splitlines()
    assert (done.returncode, len(said)) == (2, 1), f"not one clear sentence on a read-only file: {said}"
    return "the server does not start and says why"
