"""What all tests share: the switch for the compiled build, and servers that bear a busy machine."""

from __future__ import annotations

import os

import pytest

from rulewright.lab.bench import is_compiled

# A machine that runs tests is busy: only the tests of refusals are impatient (tests/web/test_load.py).
os.environ.setdefault("RULEWRIGHT_PATIENCE", "1000")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="the mypyc build must be the one under test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not is_compiled():
        raise pytest.UsageError("--compiled was given, but the rules run as plain Python")
