"""The report: a table of all runs, a line for each other fault, and every finding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .scenes import Result

HEAD = (
    "run",
    "kills",
    "acknowledged",
    "lost",
    "doubled",
    "gaps",
    "shown too early",
    "tables open again",
    "replays that verify",
)
MOST_SENTENCES = 12
"""So many findings of one run are told; of the others only the number."""


def report(results: Sequence[Result]) -> str:
    """Everything, as a page of Markdown."""
    lines = [row(HEAD), row(["---"] * len(HEAD)), *(row(cells(result)) for result in results), ""]
    for result in results:
        lines += [f"- {result.scene}: {sentence}." for sentence in result.said if sentence]
    lines += ["", *findings(results)]
    return "\n".join(lines)


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def cells(result: Result) -> list[str]:
    """A run's line of the table."""
    verdict = result.verdict
    return [
        result.scene,
        kills(result.count),
        f"{verdict.counts['rest']} REST + {verdict.counts['socket']} socket + {verdict.counts['undo']} undo",
        str(verdict.lost.total()),
        str(len(verdict.doubled)),
        str(len(verdict.gaps)),
        str(len(verdict.early)),
        f"{verdict.tables - len(verdict.closed)} of {verdict.tables}",
        f"{verdict.finished - len(verdict.false)} of {verdict.finished}" if verdict.finished else "–",
    ]


def kills(count: Counter[str]) -> str:
    if count["kill database"]:
        return f"{count['kill']} + {count['kill database']} of PostgreSQL"
    return str(count["kill"] or "–")


def findings(results: Sequence[Result]) -> list[str]:
    """Whatever is not as promised, one sentence each."""
    lines = []
    for result in results:
        found = result.findings()
        lines += [f"FINDING, {result.scene}: {sentence}" for sentence in found[:MOST_SENTENCES]]
        if len(found) > MOST_SENTENCES:
            lines.append(f"FINDING, {result.scene}: and {len(found) - MOST_SENTENCES} more")
    return lines or ["Nothing was lost, doubled or shown too early; every table opens and every replay verifies."]
