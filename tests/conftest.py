"""What all tests share: the switch for the compiled build, patient servers, and the watch over the rules they see."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from rulewright.lab.bench import is_compiled

from . import claimed_rules, seen_rules

# Thousands of collected tests stay until the end: looking at them again and again is what the collector of garbage
# would spend most of its time with.
gc.disable()

# A machine that runs tests is busy: only the tests of refusals are impatient (tests/web/test_load.py).
os.environ.setdefault("RULEWRIGHT_PATIENCE", "1000")

# On a busy machine anything may take long once: no property depends on the time that an example takes.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# The compiled rules cannot be watched; only the conformance suite, which claims no rule, runs on them.
if not is_compiled():
    seen_rules.install()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="the mypyc build must be the one under test")


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()


LONGEST = ("tests/pseudo/", "tests/lab/", "tests/web/")
"""Files of these begin first: a long one at the end would keep one process busy while the others wait."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not is_compiled():
        raise pytest.UsageError("--compiled was given, but the rules run as plain Python")
    if not is_compiled():
        config.pluginmanager.register(claimed_rules, "claimed-rules")
