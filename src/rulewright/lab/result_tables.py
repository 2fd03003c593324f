"""Results as tables for other programs: one row for each seat of each game, as CSV or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rulewright.core.errors import SetupError

from .playing import Result

COLUMNS: dict[str, type] = {
    "number": int,
    "seed": int,
    "mode": str,
    "players": int,
    "options": str,
    "seat": int,
    "bot": str,
    "score": int,
    "rank": int,
    "won": float,
    "decisions": int,
    "seconds": float,
}
"""`options` is JSON, `rank` counts from 1, `won` is 1 or a shared part, `decisions` and `seconds` are the game's."""


def rows(results: Sequence[Result]) -> Iterator[tuple[Any, ...]]:
    """The rows in the order of `COLUMNS`."""
    for result in results:
        options = msgspec.json.encode(result.options, order="sorted").decode()
        for seat, bot in enumerate(result.seats):
            yield (
                result.number,
                result.seed,
                result.mode,
                result.players,
                options,
                seat,
                bot,
                result.scores[seat],
                result.ranking.index(seat) + 1,
                1 / len(result.winners) if seat in result.winners else 0.0,
                result.decisions,
                round(result.seconds, 6),
            )


def write_csv(path: Path, results: Sequence[Result]) -> None:
    """A CSV file with a head line."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(COLUMNS)
            writer.writerows(rows(results))
    except OSError as error:
        raise SetupError("cannot-write", file=path, reason=error.strerror) from None


def check_parquet() -> None:
    """Before long work: say at once that its result could not be written."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise SetupError("parquet-needs-pyarrow") from None


def write_parquet(path: Path, results: Sequence[Result]) -> None:
    """A Parquet file with the same columns."""
    check_parquet()
    import pyarrow as pa
    from pyarrow import parquet

    kinds = {int: pa.int64(), float: pa.float64(), str: pa.string()}
    schema = pa.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
    columns = list(zip(*rows(results), strict=True)) or [()] * len(COLUMNS)
    arrays = [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    try:
        parquet.write_table(pa.Table.from_arrays(arrays, schema=schema), path)
    except OSError as error:
        raise SetupError("cannot-write", file=path, reason=error.strerror or error) from None
