"""Results as CSV and Parquet: one row for each seat of each game, the same in both."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from rulewright.core.errors import SetupError
from rulewright.lab.matches import Result
from rulewright.lab.result_tables import COLUMNS, check_parquet, write_csv, write_parquet

RESULTS = [
    Result(0, 7, ("random", "search:sims=5,ms=9"), (12, 30), (1,), 200, 0.25, (1, 0), "standard", 2, {"expert": True}),
    Result(1, 8, ("search:sims=5,ms=9", "random"), (20, 20), (0, 1), 150, 0.5, (1, 0), "standard", 2),
]


def test_a_row_for_each_seat(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    write_csv(file, RESULTS)
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert list(rows[0]) == list(COLUMNS)
    assert [(row["number"], row["seat"], row["bot"], row["score"], row["rank"], row["won"]) for row in rows] == [
        ("0", "0", "random", "12", "2", "0.0"),
        ("0", "1", "search:sims=5,ms=9", "30", "1", "1.0"),
        ("1", "0", "search:sims=5,ms=9", "20", "2", "0.5"),
        ("1", "1", "random", "20", "1", "0.5"),
    ]
    assert rows[0]["options"] == '{"expert":true}'
    assert (rows[3]["seed"], rows[3]["decisions"], rows[3]["seconds"]) == ("8", "150", "0.5")


def test_parquet_holds_the_same_with_its_types(tmp_path: Path) -> None:
    write_csv(tmp_path / "games.csv", RESULTS)
    write_parquet(tmp_path / "games.parquet", RESULTS)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column_names == list(COLUMNS)
    assert [str(field.type) for field in table.schema][:5] == ["int64", "int64", "string", "int64", "string"]
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows


def test_no_results_are_a_table_without_rows(tmp_path: Path) -> None:
    write_parquet(tmp_path / "none.parquet", [])
    assert parquet.read_table(tmp_path / "none.parquet").num_rows == 0
    write_csv(tmp_path / "none.csv", [])
    assert (tmp_path / "none.csv").read_text() == ",".join(COLUMNS) + "\n"


def test_what_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for write in (write_csv, write_parquet):
        with pytest.raises(SetupError, match="cannot be written"):
            write(tmp_path / "no" / "where", RESULTS)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SetupError, match=r"Parquet needs pyarrow; pip install 'rulewright\[lab\]'"):
        check_parquet()
