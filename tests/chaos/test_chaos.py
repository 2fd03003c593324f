"""The short form of `make chaos`: a few faults of each kind under load, and a judge that is known to see what is wrong.

Nothing here waits for a time. Faults strike when a state is reached, and what is asserted holds for every schedule.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright.store.store import Row

from .clients import Plan
from .faults import DAY, FileLimit, cut_database, cut_lines, freeze_server, kill_database, kill_server, storm
from .judge import Verdict, judge_choices, judge_disk
from .ledger import Ledger, Page, Sent
from .scenes import FEW, LONG_GAMES, full_disk, read_only_files, wrong_clock
from .servers import Nursery, Postgres, Process, is_running, running_nursery
from .stage import Stage, staged

CROWD = (
    Plan("mysthea", "", "rest socket bot"),
    Plan("dragon_eclipse", "", "rest"),
    Plan("dragon_eclipse", "", "rest rest"),
)


def strike(stage: Stage, *faults: Callable[[Stage], None]) -> None:
    """One fault after the other, each when a few more choices were acknowledged."""
    for fault in faults:
        stage.goes_on(stage.random.randint(2, 6))
        fault(stage)
    stage.goes_on()


def kill_until_sent_again(stage: Stage) -> None:
    """Kill until somebody's choice was acknowledged only when it was sent again: that is what this is about."""
    while not stage.ledger.counts["sent again"]:
        strike(stage, kill_server)


def test_nothing_is_lost_or_doubled_on_sqlite(nursery: Nursery, tmp_path: Path) -> None:
    with staged(nursery, tmp_path, seed=1, crowd=CROWD) as stage:
        strike(stage, kill_server, kill_server, storm, cut_lines, kill_server, kill_server)
        kill_until_sent_again(stage)
        verdict = stage.judge()
    assert verdict.findings() == []
    assert verdict.counts["rest"]
    assert verdict.counts["socket"]
    assert verdict.tables >= len(CROWD)
    assert stage.tracebacks() == {}


def test_nothing_is_lost_or_doubled_on_postgres_with_two_servers(
    nursery: Nursery, postgres: Postgres, tmp_path: Path
) -> None:
    with staged(nursery, tmp_path, 2, postgres, CROWD) as stage:
        strike(stage, kill_server, cut_database, kill_server, freeze_server, kill_database, cut_lines, kill_server)
        kill_until_sent_again(stage)
        verdict = stage.judge()
    assert verdict.findings() == []
    assert verdict.tables >= len(CROWD)


def test_a_full_disk_refuses_choices_and_nothing_else(nursery: Nursery, tmp_path: Path) -> None:
    with staged(nursery, tmp_path, 3, crowd=FEW) as stage:
        result = full_disk(stage, FileLimit(stage.servers[0]))
    assert result.findings() == []


def test_a_clock_that_jumps_deletes_nothing_of_today(nursery: Nursery, tmp_path: Path) -> None:
    with staged(nursery, tmp_path, 4, crowd=LONG_GAMES, keep_days=7, round_seconds=0.1) as stage:
        result = wrong_clock(stage, -DAY, 10 * DAY)
    assert result.findings() == []


def test_a_server_on_read_only_files_does_not_start_and_says_why(nursery: Nursery, tmp_path: Path) -> None:
    with staged(nursery, tmp_path, 5, crowd=FEW) as stage:
        result = read_only_files(stage, "tables.db", "tables.db*")
    assert result.findings() == []
    said = "the server does not start and says why"
    assert result.said == [f"tables.db read-only: {said}", f"tables.db* read-only: {said}"]


def test_a_nursery_takes_its_servers_with_it(tmp_path: Path) -> None:
    with running_nursery() as nursery:
        pid = Process(nursery, str(tmp_path / "tables.db")).start().pid
        assert is_running(pid)
    assert not is_running(pid)


# -- the judge sees what is wrong ---------------------------------------------------------------------------------


def sent(number: int, **changes: Any) -> Sent:
    """A choice that was sent once, a moment after the one before it was acknowledged."""
    return replace(Sent(0, f"c{number}", f"go {number}", "rest", number, 1, number + 0.5), **changes)


def entry(number: int, choice: int, **changes: Any) -> Row:
    return {"n": number, "client": f"c{choice}", "body": {"seat": 0, "choice": f"go {choice}"}, **changes}


ALL_WELL = [entry(1, 1), entry(2, 2), entry(3, 3)]


@pytest.mark.parametrize(
    ("changes", "entries", "findings"),
    [
        ({}, ALL_WELL, []),
        ({}, ALL_WELL[:2], ["lost: 1 × T: c3 of seat 0: go 3"]),
        ({"acknowledged": 0.0}, ALL_WELL[:2], []),
        ({}, [*ALL_WELL[:2], entry(4, 3)], ["gap: T: [1, 2, 4]"]),
        ({}, [*ALL_WELL, entry(4, 3)], ["doubled: T: c3, entries 3 and 4"]),
        ({}, [*ALL_WELL, entry(4, 3, body={"seat": 1, "choice": "go"})], []),
        ({"choice": "stay"}, ALL_WELL, ["lost: 1 × T: c3 is 'go 3' instead of 'stay'"]),
        (
            {},
            [entry(1, 1), entry(2, 3), entry(3, 2)],
            ["lost: 1 × T: c3, entry 2, comes before one acknowledged earlier"],
        ),
        ({"acknowledged": 0.0, "refused": True}, ALL_WELL, ["refused and yet kept: T: c3, entry 3"]),
        ({"acknowledged": 0.0, "refused": True, "times": 2}, ALL_WELL, []),
    ],
)
def test_the_judge_compares_what_was_acknowledged(
    changes: dict[str, Any], entries: list[Row], findings: list[str]
) -> None:
    verdict = Verdict()
    judge_choices(verdict, Page("T", "mysthea", {}, [sent(1), sent(2), sent(3, **changes)]), entries)
    assert verdict.findings() == findings


@pytest.fixture(scope="module")
def played(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> tuple[Ledger, Path]:
    """A short story in which all went well: what people know, and the file."""
    folder = tmp_path_factory.mktemp("played")
    with staged(nursery, folder, 6, crowd=[Plan("mysthea", "", "rest rest")]) as stage:
        stage.goes_on(8)
        stage.send_home()
        stage.servers[0].stop()
    return stage.ledger, Path(stage.database)


@pytest.mark.parametrize(
    ("statement", "finding"),
    [
        ("SELECT 1", ""),
        ("DELETE FROM entries WHERE n = (SELECT max(n) FROM entries)", "lost: 1 ×"),
        ("UPDATE entries SET body = json_set(body, '$.choice', 'fly') WHERE n = 1", "does not open"),
        ("UPDATE entries SET body = '{' WHERE n = 2", "does not open"),
        ("DELETE FROM tables", "it is not in the database any more"),
        ("DELETE FROM sqlite_schema WHERE name = 'ix_tables_touched'", "integrity_check"),
    ],
)
def test_the_judge_looks_into_the_file(
    played: tuple[Ledger, Path], tmp_path: Path, statement: str, finding: str
) -> None:
    ledger, original = played
    file = tmp_path / "tables.db"
    file.write_bytes(original.read_bytes())
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(statement)
    findings = judge_disk(ledger, str(file)).findings()
    assert any(finding in sentence for sentence in findings) if finding else findings == []


def test_the_judge_knows_what_was_never_written(played: tuple[Ledger, Path]) -> None:
    ledger, file = played
    (page,) = ledger.pages.values()
    deceived = Ledger()
    deceived.pages[page.table] = replace(page, shown={**page.shown, None: {"never"}})
    assert judge_disk(deceived, str(file)).findings() == [
        f"shown before it was on disk: {page.table}: 1 positions of a spectator"
    ]
