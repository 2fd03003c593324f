"""Gymnasium: one learner at the table, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rulewright.bots import Bot, Seen, make
from rulewright.core.errors import SetupError
from rulewright.core.record import Seat

from .numbered_table import RAISE, TERMINATE, WIN, Table, check_illegal
from .rendering import RENDER_MODES, render

DEFAULT_BOT = "random"


class LearnerEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A table of any game where one seat learns. The other seats' answers are part of a step.

    The observation is a row of float32; what may be chosen is in `action_masks()` and in the info, as `action_mask`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: Sequence[str] = (DEFAULT_BOT,),
        seat: Seat | None = 0,
        *,
        mode: str | None = None,
        options: dict[str, Any] | None = None,
        rulings: dict[str, Any] | None = None,
        variant: str | None = None,
        reward: str = WIN,
        illegal: str = RAISE,
        illegal_reward: float = -1.0,
        skip_forced: bool = False,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        """`seat` is the learner's; None draws one for each game. `skip_forced` answers by itself where there is only
        one choice. An illegal action raises `IllegalChoice` with the rules that forbid it, or (`illegal="terminate"`)
        ends the game with `illegal_reward`."""
        self.table = Table(game, players, mode, options, rulings, variant, reward)
        self.bots = fill(bots, self.table.players - 1)
        if seat is not None and seat not in range(self.table.players):
            raise SetupError("env-seat", seat=repr(seat), last=self.table.players - 1)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError("env-render-mode", mode=render_mode, allowed=", ".join(RENDER_MODES))
        check_illegal(illegal)
        for spec in dict.fromkeys(bots):
            make(spec).close()
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.language = language
        self.skip_forced = skip_forced
        self.observation_space = spaces.Box(-10.0, 10.0, (self.table.width,), np.float32)
        self.action_space = spaces.Discrete(self.table.actions.size)
        self._fixed = seat
        self.seat: Seat = seat or 0
        self._occupants: dict[Seat, Bot] = {}
        self._legal: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game; with a seed the same one again."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**32))
        self.close()
        self.seat = int(self.np_random.integers(self.table.players)) if self._fixed is None else self._fixed
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        # The same seeds as in `lab.matches`: a game can be found again there.
        self._occupants = {seat: make(spec, seed * 31 + seat) for seat, spec in zip(others, self.bots, strict=True)}
        self.table.begin(seed)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], SupportsFloat, bool, bool, dict[str, Any]]:
        """The learner's action, and everything that happens until it is asked again."""
        if self.illegal == TERMINATE and int(action) not in self._legal:
            self._legal = []
            return self._observation(), self.illegal_reward, True, False, self._info()
        self.table.play(int(action), self.seat)
        self._let_others_play()
        over = self.table.outcome is not None
        return self._observation(), self.table.rewards()[self.seat], over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions that the learner may choose now (the convention of sb3-contrib)."""
        return np.frombuffer(self.table.mask(self._legal), np.bool_)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return None if self.render_mode is None else render(self.table, self.render_mode, self.language)

    def close(self) -> None:
        """Close the bots."""
        for bot in self._occupants.values():
            bot.close()
        self._occupants = {}

    def struct(self) -> dict[str, Any]:
        """What the learner may know as plain data: its view of the table, and the decision with its actions."""
        return self.table.struct(self.seat)

    def text(self) -> str:
        """The same in words: the table, the question, and a line for each action."""
        return self.table.text(self.seat, self.language)

    # -- inside ------------------------------------------------------------------------------------------------

    def _let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        table = self.table
        while table.outcome is None:
            decision = table.state.decision
            seat = decision.seat
            if seat != self.seat:
                choice = self._occupants[seat].choose(Seen(table.state, seat), decision)
                table.play(table.actions.number(choice), seat)
            elif self.skip_forced and len(decision.choices) == 1:
                table.play(table.actions.number(decision.choices[0]), seat)
            else:
                break
        self._legal = table.legal(self.seat)

    def _observation(self) -> NDArray[np.float32]:
        return np.frombuffer(self.table.observation(self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self.table.mask(self._legal), np.int8)}


def fill(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every other seat; one bot is used for all of them."""
    if isinstance(bots, str) or not bots:
        raise SetupError("env-bots", bots=repr(bots))
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise SetupError("env-bots-count", bots=len(bots), seats=seats)
    return tuple(bots)
