"""One game between bots, to its end: what to play, what came of it, and what happens when a bot fails.

Everything here is plain data or a function of it, so that any process on any machine can play any game of a plan.
"""

from __future__ import annotations

import shlex
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from rulewright import __version__
from rulewright.bots import Bot, make
from rulewright.bots.seats import Company
from rulewright.catalog import load
from rulewright.core.errors import SetupError, SimulationError
from rulewright.core.game import Game
from rulewright.core.record import Choice, Decision, Seat, State


class Plan(Struct, frozen=True):
    """What to play. Game number n of a plan is the same game wherever and whenever it is played."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    mode: str | None = None
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    packs: tuple[str, ...] = ()
    accumulators: tuple[str, ...] = ()
    """Dotted paths of the classes that measure each game: `rulewright.lab.balance.facts.Witness`."""
    seatings: tuple[tuple[str, ...], ...] = ()
    """If given, every seed is played once with each of these seatings, instead of bots that move on with each seed."""


class Result(Struct, frozen=True):
    """One finished game."""

    number: int
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    decisions: int
    seconds: float
    """CPU time; everything else is the same each time that the game is played."""
    ranking: tuple[Seat, ...] = ()
    mode: str = ""
    players: int = 0
    options: dict[str, Any] = {}
    """The options that were given; all others have their defaults."""
    notes: tuple[str, ...] = ()
    """What bots had to report: an external bot that failed and was replaced."""
    facts: tuple[Any, ...] = ()
    """What the plan's accumulators found, in their order, as plain data."""
    plan: str = ""
    """The fingerprint of the plan: results of other plans are not mixed up with it."""


class Accumulator(Protocol):
    """Measures one game while it is played. Built anew for each game; called at every choice, so it must be cheap."""

    def before(self, game: Game, state: State, seats: Sequence[str]) -> None:
        """The game is set up; `seats` are the bots in seat order."""
        ...

    def step(self, state: State, seat: Seat, decision: Decision, choice: Choice) -> None:
        """A choice was made; `state.events` holds what it caused."""
        ...

    def after(self, state: State) -> Any:
        """The game is over: what was found, as data that msgspec can write."""
        ...


class Failure(Struct, frozen=True):
    """A game that could not be finished, and how to see that again."""

    plan: Plan
    number: int
    seat: Seat
    decision: int
    """How many decisions had been answered before."""
    reason: str
    trace: str = ""


class Failed(SimulationError):
    """A bot or the rules failed in the middle of a game: a mistake in the program, not of whoever runs it."""

    def __init__(self, failure: Failure) -> None:
        plan, number = failure.plan, failure.number
        super().__init__(
            "game-failed",
            seed=seed_of(plan, number),
            decision=failure.decision,
            seat=failure.seat,
            bot=seating(plan, number)[failure.seat],
            reason=failure.reason,
            command=again(plan, number),
        )
        self.failure = failure

    def __reduce__(self) -> tuple[type[Failed], tuple[Failure]]:
        return Failed, (self.failure,)


# -- who sits where ------------------------------------------------------------------------------------------


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Which bot sits where: the list is repeated to fill the table and moves on one seat each game."""
    if plan.seatings:
        return plan.seatings[number % len(plan.seatings)]
    filled = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    shift = number % plan.players
    return tuple(filled[-shift:] + filled[:-shift]) if shift else tuple(filled)


def seed_of(plan: Plan, number: int) -> int:
    """The seed of a game: each game has its own, or all seatings of a round share one."""
    return plan.seed + (number // len(plan.seatings) if plan.seatings else number)


def again(plan: Plan, number: int) -> str:
    """The command that plays one game of a plan again."""
    words = ["rulewright", "simulate", plan.game, "--players", str(plan.players)]
    words += ["--bots", ",".join(seating(plan, number)), "--games", "1", "--seed", str(seed_of(plan, number))]
    words += ["--mode", plan.mode] if plan.mode else []
    for kind, pairs in (("--option", plan.options), ("--ruling", plan.rulings)):
        for name, value in pairs.items():
            words += [kind, f"{name}={('no', 'yes')[value] if isinstance(value, bool) else value}"]
    for pack in plan.packs:
        words += ["--pack", pack]
    return shlex.join(words)


# -- playing -------------------------------------------------------------------------------------------------


def play_one(game: Game, plan: Plan, number: int, accumulators: Sequence[Accumulator] = ()) -> Result:
    """Play one game to its end. Raises `Failed` if a bot or the rules fail, with what it takes to see it again."""
    seats = seating(plan, number)
    seed = seed_of(plan, number)
    state = game.new(plan.players, seed, plan.options, plan.mode, plan.rulings)
    measuring = [*(find_accumulator(path)() for path in plan.accumulators), *accumulators]
    started = time.process_time()
    with _occupants(seats, seed) as occupants:
        for accumulator in measuring:
            accumulator.before(game, state, seats)
        decisions = _play(state, occupants, measuring, plan, number)
        notes = occupants.notes()
    # As they will be read from a file, wherever they were found.
    facts = tuple(msgspec.json.decode(msgspec.json.encode(accumulator.after(state))) for accumulator in measuring)
    outcome = state.outcome
    assert outcome is not None
    return Result(
        number,
        seed,
        seats,
        outcome.scores,
        outcome.winners,
        decisions,
        time.process_time() - started,
        outcome.ranking,
        game.mode(plan.mode).name,
        plan.players,
        plan.options,
        notes,
        facts,
        fingerprint(plan),
    )


def _play(state: State, occupants: Company, measuring: list[Accumulator], plan: Plan, number: int) -> int:
    decisions = 0
    decision: Decision | None = None
    try:
        occupants.hear(state.events)
        while not state.over:
            decision = state.decision
            seat = decision.seat
            choice = occupants.choose(state, decision)
            state.apply(choice, seat)
            occupants.hear(state.events)
            decisions += 1
            for accumulator in measuring:
                accumulator.step(state, seat, decision, choice)
        if state.outcome is not None:
            occupants.end(state.outcome)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        trace = "".join(traceback.format_exception(error))
        raise Failed(Failure(plan, number, decision.seat if decision else 0, decisions, reason, trace)) from error
    return decisions


@contextmanager
def _occupants(seats: Sequence[str], seed: int) -> Iterator[Company]:
    """The bots of a game; they leave their seats whatever happens."""
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(seats):
            bots.append(make(name, seed * 31 + seat))
        yield Company(bots)
    finally:
        for bot in bots:
            bot.close()


# -- plans as data -------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _loaded(game: str, packs: tuple[str, ...]) -> Game:
    return load(game, packs)


def game_of(plan: Plan) -> Game:
    """The plan's game with its packs, read once in each process."""
    return _loaded(plan.game, plan.packs)


@lru_cache(maxsize=64)
def find_accumulator(path: str) -> Callable[[], Accumulator]:
    """The class that a dotted path names."""
    module, _, name = path.rpartition(".")
    try:
        found: Callable[[], Accumulator] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError):
        raise SetupError("accumulator-unknown", path=path) from None
    return found


@lru_cache(maxsize=8)
def _fingerprint(encoded: bytes, content: str) -> str:
    return blake2b(encoded + content.encode() + __version__.encode(), digest_size=6).hexdigest()


def fingerprint(plan: Plan) -> str:
    """Names all that decides how game number n goes: the plan but for how many games, the content, the version."""
    return _fingerprint(encode(msgspec.structs.replace(plan, games=0, packs=())), game_of(plan).content_hash)


def encode(plan: Plan) -> bytes:
    """A plan on its way to another process."""
    return msgspec.json.encode(plan, order="sorted")


decode = msgspec.json.Decoder(Plan).decode
"""A plan that arrived in another process."""
