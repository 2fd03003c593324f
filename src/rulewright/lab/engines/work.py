"""What every worker does, whatever started it: it gets the numbers of games, and answers with one message for each."""

from __future__ import annotations

import os
import traceback
from collections import deque
from functools import lru_cache
from signal import Signals

import msgspec
from msgspec import Struct

from rulewright import __version__
from rulewright.core.errors import RulewrightError, SimulationError
from rulewright.lab.playing import Failed, Failure, Plan, Result, again, decode, encode, game_of, play_one, seed_of

MOST_DEATHS = 3
"""This many workers may die over one game; then the game is to blame, not the machine."""
LARGEST_PORTION = 16


class Order(Struct, frozen=True):
    """What a worker needs to know before its first game."""

    plan: bytes
    content: str
    version: str


class Answer(Struct, frozen=True):
    """What became of one game."""

    result: Result | None = None
    failure: Failure | None = None
    mistake: str = ""
    """Why this worker cannot play at all."""


def order(plan: Plan) -> Order:
    """A plan as it travels, with the content and version that every worker must have too."""
    return Order(encode(plan), game_of(plan).content_hash, __version__)


@lru_cache(maxsize=4)
def _taken(given: Order) -> Plan:
    plan = decode(given.plan)
    if __version__ != given.version:
        raise SimulationError("worker-version", version=__version__, expected=given.version)
    found = game_of(plan).content_hash
    if found != given.content:
        raise SimulationError("worker-content", game=plan.game, found=found, expected=given.content)
    return plan


def answer(given: Order, number: int) -> bytes:
    """Play one game; what went wrong is an answer too."""
    try:
        plan = _taken(given)
        return msgspec.msgpack.encode(Answer(result=play_one(game_of(plan), plan, number)))
    except Failed as failed:
        return msgspec.msgpack.encode(Answer(failure=failed.failure))
    except RulewrightError as error:
        return msgspec.msgpack.encode(Answer(mistake=str(error)))
    except Exception as error:
        # Whatever else it is, this process is not to blame, and another would end the same way.
        place = f"game {number} cannot be played: {type(error).__name__}: {error}"
        return msgspec.msgpack.encode(Answer(mistake=f"{place}\n{traceback.format_exc()}"))


_ANSWER = msgspec.msgpack.Decoder(Answer)


def read(message: bytes) -> Result:
    """The result that a worker sent; raises what stopped it."""
    found = _ANSWER.decode(message)
    if found.failure is not None:
        raise Failed(found.failure)
    if found.result is None:
        raise SimulationError(found.mistake)
    return found.result


def portion(waiting: deque[int], workers: int) -> list[int]:
    """The next games for one worker: many while there are many, single ones at the end, so that all end together."""
    size = max(1, min(LARGEST_PORTION, len(waiting) // (4 * workers)))
    return [waiting.popleft() for _ in range(min(size, len(waiting)))]


def processors(jobs: int) -> int:
    """How many games to play at once; 0 asks for as many as this machine has processors."""
    if jobs:
        return jobs
    # A container may lend us fewer than the machine has.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def deadly(plan: Plan, number: int, deaths: int, how: str) -> SimulationError:
    """The report of a game over which one worker after the other died."""
    return SimulationError(
        "workers-died", deaths=deaths, seed=seed_of(plan, number), reason=how, command=again(plan, number)
    )


def cause(code: int | None) -> str:
    """How a process ended, in words."""
    if code is None or code >= 0:
        return f"exit code {code}"
    try:
        return f"killed by {Signals(-code).name}"
    except ValueError:
        return f"killed by signal {-code}"
