"""The command line: `python -m tests.chaos --minutes 5 --database both --seed 7`."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from .faults import DAY, FileLimit, small_disk
from .report import report
from .scenes import FEW, LONG_GAMES, Result, full_disk, read_only_files, under_fire, wrong_clock
from .servers import Nursery, postgres_binaries, running_nursery, running_postgres
from .stage import Stage, staged

SQLITE, POSTGRES = "sqlite", "postgresql"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.chaos", description="Fault injection; see docs/hosting.md.")
    parser.add_argument("--minutes", type=float, default=5, help="how long faults strike, in all [5]")
    parser.add_argument("--kills", type=int, default=0, help="and at least so many kills of servers on each database")
    parser.add_argument("--database", choices=(SQLITE, POSTGRES, "both"), default="both", help="[both]")
    parser.add_argument("--seed", type=int, default=None, help="which faults, and when [another one each time]")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep databases and logs there")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    seed = secrets.randbelow(1000) if given.seed is None else given.seed
    databases = [SQLITE, POSTGRES] if given.database == "both" else [given.database]
    if POSTGRES in databases and postgres_binaries() is None:
        say("no PostgreSQL on this machine: SQLite only")
        databases.remove(POSTGRES)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # as after Ctrl-C, nothing stays behind
    say(f"{given.minutes:g} minutes on {' and '.join(databases)}, seed {seed}")
    with contextlib.ExitStack() as after:
        folder = given.keep or Path(after.enter_context(tempfile.TemporaryDirectory(prefix="rulewright-chaos-")))
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)  # PostgreSQL runs as another user
        nursery = after.enter_context(running_nursery())
        minutes = given.minutes / max(1, len(databases))
        results: list[Result] = []
        for database in databases:
            run = Run(nursery, folder / database, seed, minutes, given.kills)
            results += run.on_sqlite() if database == SQLITE else run.on_postgres()
    say("")
    print(report(results))
    return 1 if any(result.findings() for result in results) else 0


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


class Run:
    """All scenes on one kind of database."""

    def __init__(self, nursery: Nursery, folder: Path, seed: int, minutes: float, kills: int) -> None:
        self.nursery = nursery
        self.folder = folder
        self.seed = seed
        self.minutes = minutes
        self.kills = kills
        self.begun = self.told = time.monotonic()
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()

    def place(self, name: str) -> Path:
        folder = self.folder / name
        folder.mkdir()
        return folder

    def goes_on(self, stage: Stage) -> bool:
        return time.monotonic() < self.begun + 60 * self.minutes or stage.count["kill"] < self.kills

    def progress(self, stage: Stage, fault: str) -> None:
        """A line that is written over and over on a terminal, and every half minute anywhere else."""
        now = time.monotonic()
        line = (
            f"{(now - self.begun) / 60:.1f} min: {stage.count['kill']} kills, "
            f"{stage.ledger.acknowledged} acknowledged, {len(stage.ledger.pages)} tables; last: {fault}"
        )
        if sys.stderr.isatty():
            print(f"\r{line:<100}", end="", file=sys.stderr, flush=True)
        elif now > self.told + 30:
            self.told = now
            say(line)

    def on_sqlite(self) -> list[Result]:
        results = []
        with staged(self.nursery, self.place("fire"), self.seed) as stage:
            results.append(under_fire(stage, "SQLite", self.goes_on, self.progress))
            tell_logs(stage)
        with small_disk(self.folder / "disk", 3) as disk:
            where = disk.folder if disk else None
            with staged(self.nursery, self.place("full"), self.seed, crowd=FEW, disk=where) as stage:
                room = disk or FileLimit(stage.servers[0])
                results.append(full_disk(stage, room, kill_meanwhile=disk is not None))
        with staged(
            self.nursery, self.place("clock"), self.seed, crowd=LONG_GAMES, keep_days=7, round_seconds=0.2
        ) as stage:
            results.append(wrong_clock(stage, -DAY, 10 * DAY))
        with staged(self.nursery, self.place("read-only"), self.seed, crowd=FEW) as stage:
            results.append(read_only_files(stage, "tables.db", "tables.db*"))
        return results

    def on_postgres(self) -> list[Result]:
        results = []
        with (
            running_postgres(self.place("cluster")) as postgres,
            staged(self.nursery, self.place("fire"), self.seed, postgres) as stage,
        ):
            results.append(under_fire(stage, "PostgreSQL, two servers", self.goes_on, self.progress))
            tell_logs(stage)
        with small_disk(self.folder / "disk", 160) as disk:
            if disk is not None:
                with (
                    running_postgres(disk.folder) as postgres,
                    staged(self.nursery, self.place("full"), self.seed, postgres, FEW) as stage,
                ):
                    results.append(full_disk(stage, disk))
        return results


def tell_logs(stage: Stage) -> None:
    """What the servers complained of, most often first."""
    for line, number in stage.tracebacks().most_common(8):
        say(f"\nin the servers' logs, {number} ×: {line}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        say("\nstopped; nothing was left running")
        sys.exit(130)
