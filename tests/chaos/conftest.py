"""What the short form shares: a nursery for servers, and a PostgreSQL to be killed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .servers import Nursery, Postgres, running_nursery, running_postgres


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with running_nursery() as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres(fsync="off") as found:  # processes are killed, the power is not cut
        yield found
