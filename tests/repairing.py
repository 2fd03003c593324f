""" "Why not?" must be right: repairing what a refusal names makes the choice legal, or another reason appears.

Each game writes a repair for every sentence of its refusals (`tests/<game>/repairs.py`). A repair first *claims*: it
reads off the position that what the reason says is so. Then it changes the position until exactly that is enough.
A reason that no change of a position can mend (a road that is not on the map) raises `Never` with its ground.

`Trial.ask` then takes a choice that is not offered and looks that

- every reason has a repair, a rule of the register and a sentence in every language, and what it says is true,
- after its repair the reason is gone; with one less than it needs it is still there,
- what is repaired again and again becomes legal at last, unless a reason is of those that never can,
- in the position that is legal then, no reason of the way is still true: it would have been none.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from rulewright.content.texts import LANGUAGES
from rulewright.core.game import Game
from rulewright.core.record import Choice, Decision, Reason, Seat, State

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))

Repair = Callable[[Any, Seat, Any, Any], None]
"""The state, the seat, the choice, and the reason's values by attribute."""

MOST_REPAIRS = 15
"""A choice that needs more than this is repaired in circles."""


class Untrue(AssertionError):
    """A reason says something that is not so in this position."""


class Never(Exception):
    """No change of the position mends this reason; says why."""


def claim(true: object, what: str = "") -> None:
    """What a reason says must be so."""
    if not true:
        raise Untrue(what)


class Values:
    """The values of a reason as attributes."""

    def __init__(self, reason: Reason, **others: Any) -> None:
        self.rule = reason.rule
        self.__dict__.update(reason.values, **others)

    def __getattr__(self, name: str) -> Any:
        raise Untrue(f"the reason does not say {name!r}")


class Repairs:
    """The repairs of a game by the sentence that they mend."""

    def __init__(self, *either: type[Choice]) -> None:
        self.known: dict[str, Repair] = {}
        self.either = either
        """Choices that have several ways to become legal: of their reasons one alone may be repaired."""

    def mends(self, *messages: str) -> Callable[[Repair], Repair]:
        """This function repairs positions in which these sentences are told."""

        def register(repair: Repair) -> Repair:
            for message in messages:
                assert message not in self.known, f"{message} is repaired twice"
                self.known[message] = repair
            return repair

        return register


class Trial:
    """Many choices that are not offered, and what came of repairing them."""

    def __init__(self, game: Game, repairs: Repairs) -> None:
        self.game = game
        self.repairs = repairs
        self.met: set[str] = set()
        """Sentences that were told."""
        self.refused = 0
        self.legal = 0
        self.mended: Counter[str] = Counter()
        self.never: Counter[str] = Counter()

    def ask(self, state: State, seat: Seat, choice: Choice) -> None:
        """Repair what forbids a choice until it is legal."""
        reasons = self.game.why_not(state, seat, choice)
        if not reasons:
            return
        self.refused += 1
        way: list[Reason] = []
        for _ in range(MOST_REPAIRS):
            repaired = [self.repair(state, seat, choice, reason, reasons) for reason in reasons]
            following = next((twin for twin in repaired if twin is not None), None)
            way.extend(reasons)
            if following is None:
                return
            state = following
            if not state.decisions and not state.over:
                return  # what is left to choose now needs no question
            reasons = self.game.why_not(state, seat, choice)
            if not reasons:
                self.legal += 1
                self.look_back(state, seat, choice, way)
                return
        raise AssertionError(f"{choice} of seat {seat} is repaired in circles: {way}")

    def repair(self, state: State, seat: Seat, choice: Choice, reason: Reason, others: list[Reason]) -> State | None:
        """The position after a repair, in which the reason must be gone; None if there is no repair."""
        if reason.message not in self.met:
            self.met.add(reason.message)
            assert all(self.game.texts(language).reason(reason) for language in LANGUAGES)
        said = f"{choice} of seat {seat} is refused by {reason} (of {[other.message for other in others]})"
        assert reason.rule in self.game.register().rules, said
        repair = self.repairs.known.get(reason.message)
        assert repair is not None, f"{said}: nobody says how to repair that, or why it cannot be"
        twin = untold(state)
        try:
            repair(twin, seat, choice, Values(reason))
        except Never:
            self.never[reason.message] += 1
            return None
        except Untrue as untrue:
            raise AssertionError(f"{said}, which is not so: {untrue} {state.agenda[-1:]}") from untrue
        self.mended[reason.message] += 1
        twin.asked = None  # a claim may have looked at the question
        after = self.game.why_not(twin, seat, choice)
        assert reason not in after, f"{said}, also when that is repaired: {state.agenda[-1:]}"
        self.give_too_little(state, seat, choice, reason, said)
        return twin

    def give_too_little(self, state: State, seat: Seat, choice: Choice, reason: Reason, said: str) -> None:
        """One less than a reason needs is not enough."""
        need, have = reason.values.get("need"), reason.values.get("have")
        if need is None or have is None:
            return
        assert have < need, said
        if need - 1 > have:
            twin = untold(state)
            self.repairs.known[reason.message](twin, seat, choice, Values(reason, need=need - 1))
            twin.asked = None
            if twin.decision_for(seat) is None and state.decision_for(seat) is not None:
                return  # what is left to choose now needs no question
            after = self.game.why_not(twin, seat, choice)
            left = [one.values["have"] for one in after if one.message == reason.message and one.values["need"] == need]
            assert left == [need - 1], f"{said}, but with {need - 1} by {after}"

    def look_back(self, state: State, seat: Seat, choice: Choice, way: list[Reason]) -> None:
        """In a position where the choice is legal no reason against it can be true."""
        if isinstance(choice, self.repairs.either):
            return
        for reason in way:
            twin = untold(state)
            try:
                self.repairs.known[reason.message](twin, seat, choice, Values(reason))
            except Untrue:
                continue
            except Never:
                pass
            raise AssertionError(f"{choice} of seat {seat} is legal although {reason} is still so: {state.agenda[-1:]}")


def untold(state: State) -> State:
    """A twin of which nobody knows yet what it asks."""
    twin = state.copy()
    twin.asked = None
    return twin


def intents(space: dict[type, list[Choice]], decision: Decision, luck: Random, count: int) -> Iterator[Choice]:
    """Choices that are not offered: mostly of the kinds that are asked for, since others only come at another time."""
    kinds = sorted({type(choice) for choice in decision.choices}, key=lambda kind: kind.__name__)
    every = list(space)
    for at in range(count):
        kind = luck.choice(every if at % 3 == 0 else kinds)
        choice = luck.choice(space.get(kind) or [luck.choice(decision.choices)])
        if not decision.allows(choice):
            yield choice


def by_kind(game: Game) -> dict[type, list[Choice]]:
    """The action space, by kinds of choices."""
    found: dict[type, list[Choice]] = {}
    for choice in game.action_space():
        found.setdefault(type(choice), []).append(choice)
    return found


def any_setup(game: Game, mode: str, players: int, luck: Random) -> State:
    """A new game with any options and rulings."""
    options = {
        option.name: luck.choice(option.ending) for option in game.options if players in (option.seats or (players,))
    }
    rulings = {ruling.name: luck.choice(ruling.ending) for ruling in game.rulings}
    return game.new(players, luck.randrange(2**32), options, mode, rulings)


def try_games(trial: Trial, games: int, soak: int) -> None:
    """Random games of every mode and number of players; in them, choices that are not offered.

    `make test` plays always the same ones and looks at every second position, `make soak` always others.
    """
    seed = Random().randrange(2**32) if SOAK else 1
    print(f"seed {seed}")
    luck = Random(seed)
    games, often = (soak, 1.0) if SOAK else (games, 0.5)
    game = trial.game
    space = by_kind(game)
    tables = [(mode.name, players) for mode in game.modes for players in mode.seats]
    for number in range(games):
        mode, players = tables[number % len(tables)]
        state = any_setup(game, mode, players, luck)
        while not state.over:
            if luck.random() < often:
                for decision in state.decisions:
                    for choice in intents(space, decision, luck, 8):
                        trial.ask(state, decision.seat, choice)
                for seat in range(state.seats):
                    if state.decision_for(seat) is None:
                        trial.ask(state, seat, luck.choice(luck.choice(list(space.values()))))
            decision = luck.choice(state.decisions)
            state.apply(luck.choice(decision.choices), decision.seat)
        trial.ask(state, 0, luck.choice(game.action_space()))
