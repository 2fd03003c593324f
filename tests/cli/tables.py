"""What the tests of the command line share: calling it, saved games, seeded scripts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import rulewright
from rulewright.bots import Seen, make
from rulewright.cli.common import read_replay, write_replay
from rulewright.core.replay import Setup
from rulewright.core.session import Session

AURORA = Path(__file__).parents[2] / "examples" / "packs" / "aurora"


class Ran(NamedTuple):
    """What a call of the command line left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def in_process(*arguments: str, script: str | bytes = "", **environment: str) -> Ran:
    """`python -m rulewright` in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", *arguments],
        input=script.encode() if isinstance(script, str) else script,
        capture_output=True,
        env={**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", **environment},
        timeout=240,
    )
    return Ran(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode())


def new_session(players: int = 2, seed: int = 5, seats: tuple[str, ...] = ("Anna", "Ben"), **setup: object) -> Session:
    game = rulewright.load("mysthea")
    return Session(game, Setup(game.name, players, seed, seats=seats, **setup), "test")  # type: ignore[arg-type]


def play_on(session: Session, choices: int | None = None, bot: str = "random") -> Session:
    """So many choices of a bot for everybody, or the whole game."""
    chooser = make(bot, session.setup.seed * 1000 + len(session.record))
    while not session.state.over and choices != 0:
        decision = session.state.decision
        session.apply(chooser.choose(Seen(session.state, decision.seat), decision), decision.seat)
        choices = None if choices is None else choices - 1
    return session


def saved(path: Path, session: Session) -> Path:
    write_replay(path, session.replay())
    return path


def resumed(path: Path) -> Session:
    replay = read_replay(path)
    return Session.resume(rulewright.load(replay.header.setup.game), replay)


def seeded_lines(seed: int, count: int = 4000, most: int = 5) -> list[str]:
    """Numbers to type; those that are no choice are asked for again."""
    luck = Random(seed)
    return [str(luck.randint(1, most)) for _ in range(count)]


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)
