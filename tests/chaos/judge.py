"""The judge: compares what people were told with what is on disk, and with what the servers say after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import io
import sqlite3
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from rulewright.catalog import load
from rulewright.cli.main import call
from rulewright.core.record import Seat
from rulewright.store.store import Record, Row, Store, opened
from rulewright.web.live_table import LiveTable
from rulewright.web.table_loading import load_table, read_entry, resume

from .ledger import Ledger, Page, Sent


@dataclass
class Verdict:
    """What was found: a sentence for each finding, none if all is well."""

    counts: Counter[str] = field(default_factory=Counter)
    """What was acknowledged, by the way it went; see `Ledger.counts`."""
    entries: int = 0
    lost: Counter[str] = field(default_factory=Counter)
    """Acknowledged and not on disk, or with another choice, or in another order; and how many choices that are."""
    doubled: list[str] = field(default_factory=list)
    """Sent twice and counted twice."""
    gaps: list[str] = field(default_factory=list)
    """Entries whose numbers are not 1, 2, 3 …"""
    kept: list[str] = field(default_factory=list)
    """Refused, and yet on disk."""
    denied: int = 0
    """Sent again and told to be too late, though the first try is on disk. It counts once, as promised."""
    early: list[str] = field(default_factory=list)
    """Shown to somebody and not on disk."""
    closed: dict[str, str] = field(default_factory=dict)
    """Tables that do not open again, or not for all their seats, and why."""
    false: dict[str, str] = field(default_factory=dict)
    """Finished games whose replays do not verify, and why."""
    damage: list[str] = field(default_factory=list)
    """What the database says of itself, and what happened to people that should not."""
    tables: int = 0
    finished: int = 0

    def findings(self) -> list[str]:
        return [
            *(f"lost: {number} × {text}" for text, number in self.lost.items()),
            *(f"doubled: {text}" for text in self.doubled),
            *(f"gap: {text}" for text in self.gaps),
            *(f"refused and yet kept: {text}" for text in self.kept),
            *(f"shown before it was on disk: {text}" for text in self.early),
            *(f"does not open: {table}: {text}" for table, text in self.closed.items()),
            *(f"does not verify: {table}: {text}" for table, text in self.false.items()),
            *self.damage,
        ]


def judge_disk(ledger: Ledger, database: str) -> Verdict:
    """Look into the database while no server runs."""
    verdict = Verdict(counts=Counter(ledger.counts), damage=list(dict.fromkeys(ledger.problems)))
    if not database.startswith("postgresql"):
        verdict.damage += check_file(Path(database))

    async def look() -> None:
        async with opened(database) as store:
            for page in ledger.pages.values():
                await judge_page(verdict, page, store)

    asyncio.run(look())
    return verdict


def check_file(path: Path) -> list[str]:
    """What SQLite itself finds wrong with its file."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            said = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:
        said = [str(error)]
    return [] if said == ["ok"] else [f"integrity_check: {line}" for line in said]


async def judge_page(verdict: Verdict, page: Page, store: Store) -> None:
    """One table: what its people know against its record."""
    try:
        record = await store.read(page.table)
        if record is None:
            verdict.lost.update(f"{page.table}: with the table" for sent in page.sent if sent.acknowledged)
            verdict.closed[page.table] = "it is not in the database any more"
            return
        judge_choices(verdict, page, record.entries)
        table = await load_table(store, page.table)
        if table.drift:
            verdict.closed[page.table] = f"it has parted from its record: {table.drift}"
        verdict.early += shown_too_early(page, record)
    except Exception as error:
        verdict.closed[page.table] = repr(error)


def judge_choices(verdict: Verdict, page: Page, entries: list[Row]) -> None:
    """Every acknowledged choice is there once, as it was sent, and in order; entries are numbered one by one."""
    verdict.entries += len(entries)
    numbers = [row["n"] for row in entries]
    if numbers != list(range(1, len(numbers) + 1)):
        verdict.gaps.append(f"{page.table}: {numbers}")
    found: dict[tuple[Seat, str], int] = {}
    for row in entries:
        key = row["body"].get("seat"), row["client"]
        if row["client"] and key in found:
            verdict.doubled.append(f"{page.table}: {row['client']}, entries {found[key]} and {row['n']}")
        found.setdefault(key, row["n"])
    choices = {row["n"]: row["body"].get("choice", "") for row in entries}
    on_disk: list[tuple[int, Sent]] = []
    for sent in page.sent:
        number = found.get((sent.seat, sent.client))
        if number is not None:
            on_disk.append((number, sent))
            if choices[number] != sent.choice:
                verdict.lost[f"{page.table}: {sent.client} is {choices[number]!r} instead of {sent.choice!r}"] += 1
            if sent.refused and sent.times == 1:
                verdict.kept.append(f"{page.table}: {sent.client}, entry {number}")
            verdict.denied += sent.refused and sent.times > 1
        elif sent.acknowledged:
            verdict.lost[f"{page.table}: {sent.client} of seat {sent.seat}: {sent.choice or 'undo'}"] += 1
    # What was acknowledged before another was sent comes before it.
    first_known = float("inf")
    for number, sent in sorted(on_disk, key=lambda pair: pair[0], reverse=True):
        if first_known < sent.sent:
            verdict.lost[f"{page.table}: {sent.client}, entry {number}, comes before one acknowledged earlier"] += 1
        first_known = min(first_known, sent.acknowledged or first_known)


def shown_too_early(page: Page, record: Record) -> list[str]:
    """What somebody was shown and what is at no moment of the table's record."""
    game = load(record.table["game"])
    session, _ = resume(game, record.table, [])
    table = LiveTable(record.table, record.seats, record.chat, session)
    missing = {seat: set(revisions) for seat, revisions in page.shown.items()}

    def happened() -> None:
        for seat, revisions in missing.items():
            revisions.discard(table.revision(seat))

    happened()
    for row in record.entries:
        session.repeat(row["n"], read_entry(row["body"]))  # type: ignore[arg-type]
        table.touch()
        happened()
    return [
        f"{page.table}: {len(revisions)} positions of {'a spectator' if seat is None else f'seat {seat}'}"
        for seat, revisions in missing.items()
        if revisions
    ]


# -- after a restart ---------------------------------------------------------------------------------------------


def judge_servers(verdict: Verdict, ledger: Ledger, url: str) -> None:
    """Ask a server that was started again for every table, every seat and every replay."""
    with httpx.Client(base_url=f"{url}/api/tables/", timeout=60, trust_env=False) as http:
        for page in ledger.pages.values():
            verdict.tables += 1
            shown = open_table(http, page)
            if shown is None:
                verdict.closed.setdefault(page.table, "the server does not show it to all its seats")
            elif shown["outcome"] is not None:
                verdict.finished += 1
                trouble = verify_replay(http, page.table)
                verdict.false |= {page.table: trouble} if trouble else {}
            elif page.over:
                verdict.lost[f"{page.table}: its end"] += 1


def open_table(http: httpx.Client, page: Page) -> dict[str, Any] | None:
    """What a spectator sees, if every token still opens its seat."""
    for seat, token in page.tokens.items():
        answer = http.get(page.table, headers={"authorization": f"Bearer {token}"})
        if answer.status_code != 200 or answer.json()["seat"] != seat:
            return None
    answer = http.get(page.table)
    found: dict[str, Any] | None = answer.json() if answer.status_code == 200 else None
    return found


def verify_replay(http: httpx.Client, table: str) -> str:
    """What `rulewright replay --verify` complains of; empty if nothing."""
    answer = http.get(f"{table}/replay")
    if answer.status_code != 200:
        return f"{answer.status_code} {answer.text}"
    with tempfile.TemporaryDirectory(prefix="rulewright-replay-") as folder:
        file = Path(folder) / "replay.jsonl"
        file.write_bytes(answer.content)
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = call(["replay", str(file), "--verify"])
    return "" if code == 0 and "entries verified" in said.getvalue() else f"exit code {code}: {said.getvalue()}"
