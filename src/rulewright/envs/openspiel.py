"""OpenSpiel: every game of the catalog as a sequential game with explicit chance.

Each random outcome is a chance node of its own, with its true odds: a choice is carried out on a copy, and where the
rules roll, the node waits for the outcome and the choice is carried out again with it. So OpenSpiel's algorithms see
the whole tree, and a history determines the position. Sealed questions are asked one seat after the other, and no
observation shows an answer before the reveal.
"""

from __future__ import annotations

import json
from array import array
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
from msgspec import Struct

from rulewright.catalog import game_names, load
from rulewright.core.game import Game
from rulewright.core.record import Event, Seat, State

from .numbered_table import WIN, ZERO_SUM, Table, answer, mode_of, variant_of

PREFIX = "rulewright_"
LONGEST = 20_000
"""More choices and outcomes than any game takes."""
MOST_OUTCOMES = 1024
"""More than any single die or deck has outcomes."""
PARAMETERS = {"players": 0, "mode": "", "variant": "", "reward": ZERO_SUM}
"""0 and "" are the game's own defaults."""


class Held:
    """A position, and the choice that waits for chance. OpenSpiel copies it when it copies its state."""

    __slots__ = ("pending", "state", "story", "table")

    def __init__(
        self, table: Table, state: State | None, pending: Pending | None, story: tuple[MadeChoice, ...]
    ) -> None:
        self.table = table
        self.state = state
        """None before the setup has its outcomes."""
        self.pending = pending
        self.story = story

    def __deepcopy__(self, memo: object) -> Held:
        state = None if self.state is None else self.state.copy()
        return Held(self.table, state, self.pending, self.story)

    def __reduce__(self) -> tuple[Any, ...]:
        dump = None if self.state is None else self.table.game.dump(self.state)
        return held_again, (self.table.recipe(), dump, self.pending, self.story)


class Pending(Struct, frozen=True):
    """A choice (None: the setup) that is being carried out."""

    action: int | None
    seat: Seat
    outcomes: tuple[int, ...]
    """What chance has answered so far."""
    of: int
    """Out of how many the next outcome is."""


class MadeChoice(Struct, frozen=True):
    """Who chose what, and what it caused."""

    seat: Seat
    choice: str
    events: tuple[Event, ...]
    shown: dict[int, str] = {}
    """The line that each player reads, made when it is first asked for: every node of a game asks for all of them."""

    def line(self, game: Game, player: int) -> str:
        if player not in self.shown:
            log = json.dumps(game.log(self.events, player), sort_keys=True, ensure_ascii=False)
            self.shown[player] = f"{self.choice if self.seat == player else ''} {log}"
        return self.shown[player]


def held_again(
    recipe: tuple[Any, ...], dump: str | None, pending: Pending | None, story: tuple[MadeChoice, ...]
) -> Held:
    """A held position from its saved form."""
    table = Table(*recipe)
    return Held(table, None if dump is None else table.game.restore(dump, trusted=True), pending, story)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalog for OpenSpiel."""

    game_name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        game = load(self.game_name)
        variant = chosen["variant"] or None
        mode = mode_of(game, chosen["mode"] or None, variant_of(game, variant))
        reward = WIN if mode.cooperative else chosen["reward"]
        self.table = Table(game, chosen["players"] or None, mode.name, variant=variant, reward=reward)
        players = self.table.players
        zero_sum = reward == ZERO_SUM
        lowest = -1.0 if mode.cooperative else (-1.0 / (players - 1) if zero_sum else 0.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=lowest,
            max_utility=1.0,
            utility_sum=None if mode.cooperative else (0.0 if zero_sum else 1.0),
            max_game_length=LONGEST,
        )
        # OpenSpiel makes a new state for every copy: the setup up to its first outcome is carried out once.
        self.beginning = Held(self.table, None, None, ())
        carry_out(self.beginning, Pending(None, 0, (), 0))
        super().__init__(game_type(game, mode.cooperative, zero_sum), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.table, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of the catalog for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = deepcopy(game.beginning)

    def current_player(self) -> int:
        held = self.held
        if held.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert held.state is not None
        return held.state.decision.seat

    def is_terminal(self) -> bool:
        return self.held.pending is None and outcome_of(self.held) is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pending = self.held.pending
        assert pending is not None
        return [(number, 1.0 / pending.of) for number in range(pending.of)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = None if self.held.state is None else self.held.state.decision_for(player)
        return [] if decision is None else sorted(self.held.table.actions.numbers(decision))

    def _apply_action(self, action: int) -> None:
        held = self.held
        pending = held.pending
        if pending is None:
            carry_out(held, Pending(action, self.current_player(), (), 0))
        else:
            carry_out(held, Pending(pending.action, pending.seat, (*pending.outcomes, action), 0))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.held.table.actions.names[action]

    def returns(self) -> list[float]:
        held = self.held
        if not self.is_terminal():
            return [0.0] * held.table.players
        held.table.outcome = outcome_of(held)
        return held.table.rewards()

    def __str__(self) -> str:
        held = self.held
        if held.state is None:
            return "setup"
        return held.table.game.dump(held.state)


class SpielObserver:
    """What a player may know: numbers and text. With perfect recall the text is its whole log, else its view."""

    def __init__(self, table: Table, recalls: bool) -> None:
        self._observer = table.observer
        self._recalls = recalls
        self._zeros = array("f", bytes(4 * table.width))
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held.state is None:
            self.tensor.fill(0)
            return
        row = self._zeros[:]
        self._observer.write(state.held.state, player, row)
        self.tensor[:] = row

    def string_from(self, state: SpielState, player: int) -> str:
        held = state.held
        if held.state is None:
            return "setup"
        view = json.dumps(held.state.view(player), sort_keys=True, ensure_ascii=False)
        if not self._recalls:
            return view
        return "\n".join([*[told.line(held.table.game, player) for told in held.story], view])


def outcome_of(held: Held) -> Any:
    """How the game has ended, if it has; a variant may end before the game."""
    state = held.state
    if state is None or state.outcome is not None:
        return None if state is None else state.outcome
    variant = held.table.variant
    return None if variant is None else held.table.game.bots.stop(state, variant)


def carry_out(held: Held, pending: Pending) -> None:
    """Carry a choice out as far as its outcomes reach: it is done, or chance is asked for one more."""
    table = held.table
    script = list(pending.outcomes)
    if pending.action is None:
        state = set_up(table, script)
        rolled, told = state.rolls, MadeChoice(-1, "", tuple(state.events), {})
    else:
        assert held.state is not None
        state = held.state.copy()
        state.script = script
        choice = table.actions.choices[pending.action]
        answer(state, choice, pending.seat)
        state.script = None
        rolled, told = state.rolls, MadeChoice(pending.seat, str(choice), tuple(state.events), {})
    known = len(pending.outcomes)
    if len(rolled) > known:
        held.pending = Pending(pending.action, pending.seat, pending.outcomes, rolled[known].of)
        return
    held.state, held.pending = state, None
    held.story = (*held.story, told)


def set_up(table: Table, script: list[int]) -> State:
    """A new game whose chance follows the script as far as it reaches."""
    small = table.variant
    if small is not None and small.deal is not None:
        state = table.game.new(table.players, small.deal, table.options, table.mode, table.rulings)
        state.rolls = []
        return state
    return table.game.new(table.players, 0, table.options, table.mode, table.rulings, script or None)


def game_type(game: Game, cooperative: bool = False, zero_sum: bool = True) -> Any:
    """How OpenSpiel classifies a game."""
    kind = pyspiel.GameType
    utility = kind.Utility.ZERO_SUM if zero_sum else kind.Utility.CONSTANT_SUM
    seats = [seats for mode in game.modes for seats in mode.seats]
    return kind(
        short_name=PREFIX + game.name,
        long_name=game.name.replace("_", " ").title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if cooperative else utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
        default_loadable=True,
    )


def register() -> None:
    """Tell OpenSpiel about every game, so that `pyspiel.load_game("rulewright_<game>")` finds it."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        if PREFIX + name not in known:
            # A class, not a function: OpenSpiel lets go of it after Python has ended, and only a class survives that.
            made = type(f"SpielGame_{name}", (SpielGame,), {"game_name": name})
            pyspiel.register_game(game_type(load(name)), made)
