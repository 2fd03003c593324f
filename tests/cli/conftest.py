"""Every test of the command line runs on a screen of 100 columns, in a folder of its own."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from rulewright.cli.main import call

from .tables import Ran, Run


@pytest.fixture(autouse=True)
def quiet_corner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call the command line in this process, with a script on standard input."""

    def run(*arguments: str, script: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(script))
        code = call(list(arguments))
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run
