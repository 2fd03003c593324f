"""Running a study: the games of every number of players, played on any engine, folded as they come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from rulewright import __version__
from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.lab import engines
from rulewright.lab.playing import Plan, game_of

from .data import FORMAT, Book, Head, read_games, read_head
from .facts import WITNESS
from .tally import Tally

APART = 1_000_000
"""Seeds of different numbers of players lie so far apart: the same luck at four tables is not four games."""


class Study(Struct, frozen=True):
    """What a report is about: one plan for each number of players."""

    plans: tuple[Plan, ...]

    @property
    def game(self) -> Game:
        return game_of(self.plans[0])

    @property
    def games(self) -> int:
        return sum(plan.games for plan in self.plans)


class Means(Struct, frozen=True):
    """With what a study is run."""

    jobs: int = 1
    engine: str = "local"
    address: str | None = None
    data: Path | None = None


def make(
    game: str,
    players: Sequence[int],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    rulings: dict[str, Any] | None = None,
    packs: tuple[str, ...] = (),
) -> Study:
    """A study of this many games in all, divided among the numbers of players."""
    plans = [
        Plan(game, n, bots, 0, seed + n * APART, mode, options or {}, rulings or {}, packs, (WITNESS,)) for n in players
    ]
    return resized(Study(tuple(plans)), games)


def resized(study: Study, games: int) -> Study:
    """The same study with this many games in all."""
    count = len(study.plans)
    if games < count:
        raise SetupError("lab-few-games", games=games, count=count)
    parts = [games // count + (number < games % count) for number in range(count)]
    return Study(tuple(msgspec.structs.replace(plan, games=n) for plan, n in zip(study.plans, parts, strict=True)))


def head_of(study: Study) -> Head:
    """What the file of a study says of itself."""
    plans = tuple(msgspec.structs.replace(plan, games=0, packs=()) for plan in study.plans)
    return Head(FORMAT, plans, study.game.content_hash, __version__)


def reopen(path: Path, packs: tuple[str, ...] = ()) -> Study:
    """The study of a file, with as many games as it holds. Raises `SetupError` if it was played with other content."""
    head = read_head(path)
    if not head.plans:
        raise SetupError("lab-no-game", file=path)
    plans = [msgspec.structs.replace(plan, packs=packs) for plan in head.plans]
    found = game_of(plans[0]).content_hash
    if found != head.content:
        raise SetupError("lab-other-content", file=path, content=head.content, found=found)
    counts = [0] * len(plans)
    for line in read_games(path):
        counts[line.plan] = max(counts[line.plan], line.result.number + 1)
    return Study(tuple(msgspec.structs.replace(plan, games=n) for plan, n in zip(plans, counts, strict=True)))


def run(study: Study, means: Means, progress: Callable[[int], None] = lambda done: None) -> Tally:
    """Fold what the data file holds, play the rest, and write that to the file."""
    tally = Tally(study.game.mode(study.plans[0].mode).cooperative)
    done: list[set[int]] = [set() for _ in study.plans]
    book: Book | None = None
    if means.data is not None:
        if means.data.exists() and means.data.stat().st_size:
            _fold(study, means.data, tally, done, progress)
        if any(len(numbers) < plan.games for numbers, plan in zip(done, study.plans, strict=True)):
            if any(done) and read_head(means.data).version != __version__:
                raise SetupError(
                    "lab-other-version", file=means.data, version=read_head(means.data).version, here=__version__
                )
            book = Book(means.data, head_of(study))
    engine = engines.find(means.engine)
    try:
        for place, plan in enumerate(study.plans):
            missing = [number for number in range(plan.games) if number not in done[place]]
            if not missing:
                continue
            for result in engine.play(plan, missing, means.jobs, means.address):
                if book is not None:
                    book.add(place, result)
                tally.add(result.number * len(study.plans) + place, result)
                progress(1)
    finally:
        if book is not None:
            book.close()
    tally.settle()
    return tally


def _fold(study: Study, data: Path, tally: Tally, done: list[set[int]], progress: Callable[[int], None]) -> None:
    """The games that are played already; each counts once."""
    head = read_head(data)
    mine = head_of(study)
    if (head.plans, head.content) != (mine.plans, mine.content):
        raise SetupError("lab-other-study", file=data)
    for line in read_games(data):
        number = line.result.number
        if number < study.plans[line.plan].games and number not in done[line.plan]:
            done[line.plan].add(number)
            tally.add(number * len(study.plans) + line.plan, line.result)
            progress(1)
