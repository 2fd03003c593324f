"""Random games that an oracle watches: every atomic step, every question, with what changed in between."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from rulewright.core.game import Option
from rulewright.core.record import Choice, Decision, Event, Step
from rulewright.games.dragon_eclipse.model.choices import FILL_DECK
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import base_game

from .figures import remember_the_road

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))
GAME = base_game()
TABLES = [(mode.name, players) for mode in GAME.modes for players in mode.seats]
MOST_MOVES = 3000
MOST_STEPS = 2000
"""Steps between two questions: more of them would never end."""


class Oracle:
    """A second model. It says what differs, and counts what it has compared."""

    def __init__(self) -> None:
        self.compared = 0
        self.differ: list[str] = []

    def expect(self, what: str, found: Any, wanted: Any) -> None:
        self.compared += 1
        if found != wanted:
            self.differ.append(f"{what}: the game says {found!r}, the model {wanted!r}")

    def begins(self) -> None:
        """A new game."""

    def resolved(self, before: DragonState, step: Step, choice: Choice | None, after: DragonState) -> None:
        """A step was carried out; `after.events` of this step are `self.events`."""

    def settled(self, state: DragonState) -> None:
        """Between two steps, after what holds at any moment was looked at."""

    def asked(self, state: DragonState, decision: Decision) -> None:
        """A question is open."""

    events: Sequence[Event] = ()


class Watch:
    """Looks over the engine's shoulder between any two steps."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle
        self.before: DragonState | None = None
        self.choice: Choice | None = None
        self.told: list[Event] = []
        self.count = self.steps = 0
        self.settling = GAME.book.settling

    def look(self, state: DragonState) -> None:
        self.steps += 1
        assert self.steps < MOST_STEPS, f"no question after {MOST_STEPS} steps: {state.agenda[-1]}"
        self.done(state)
        if self.settling is not None:
            self.settling(state)
        remember_the_road(state)
        self.oracle.settled(state)
        self.before = state.copy()

    def done(self, state: DragonState) -> None:
        """What the last step did."""
        if state.events is not self.told:
            self.told, self.count = state.events, 0
        self.oracle.events = self.told[self.count :]
        self.count = len(self.told)
        if self.before is not None and self.before.agenda:
            self.oracle.resolved(self.before, self.before.agenda[-1], self.choice, state)
        self.before, self.choice = None, None


@contextmanager
def watched(oracle: Oracle) -> Iterator[Watch]:
    watch = Watch(oracle)
    GAME.book.settling = watch.look
    try:
        yield watch
    finally:
        GAME.book.settling = watch.settling


def drawn(options: Sequence[Option], luck: Random, players: int) -> dict[str, Any]:
    """Any values that a table may agree on, mostly the usual ones."""
    return {
        option.name: luck.choice(option.ending)
        for option in options
        if luck.random() < 0.5 and players in (option.seats or (players,))
    }


def play(oracle: Oracle, mode: str, players: int, seed: int, moves: int = MOST_MOVES) -> None:
    """One random game, or its first so many choices."""
    luck = Random(seed)
    options = {"mystling": "draw", "partner": "draw", "arena": "draw", **drawn(GAME.options, luck, players)}
    if mode in ("duel", "gauntlet"):
        options["enemy"] = luck.choice(("draw", "draw", "random-combat", *sorted(GAME.content.enemies)))
    if mode == "pvp_quick" and seed % 2:
        # Both build, and want cards of the same Element.
        alike = luck.choice([one.element for one in GAME.content.mystlings.values()])
        pair = luck.sample([id for id, one in GAME.content.mystlings.items() if one.element is alike], 2)
        options |= {"deck": "build", "cards": "all", "mystling": pair[0], "partner": pair[1]}
    oracle.begins()
    with watched(oracle) as watch:
        state = GAME.new(players, seed, options, mode, drawn(GAME.rulings, luck, players))
        assert isinstance(state, DragonState)
        if state.run is not None:
            state.run.grown = seed % 3  # few Runs come to a Mystery that lets Health grow
        while not state.over and moves > 0:
            decision = luck.choice(state.decisions)
            oracle.asked(state, decision)
            aside = decision.aside if luck.random() < 0.01 else ()
            watch.choice = luck.choice((*decision.choices, *aside))
            if FILL_DECK in decision.choices and luck.random() < 0.3:
                watch.choice = FILL_DECK
            watch.steps = 0
            state.apply(watch.choice, decision.seat)
            moves -= 1
        watch.done(state)


def consult(oracle: Oracle, games: int, first: int = 1) -> Oracle:
    """Watch so many games of every mode and number of players; the first differences end it."""
    for seed in range(first, first + (games * 40 if SOAK else games)):
        for mode, players in TABLES:
            play(oracle, mode, players, seed)
            if oracle.differ:
                oracle.differ = [f"{mode} for {players}, seed {seed}: {one}" for one in oracle.differ[:5]]
                return oracle
    return oracle
