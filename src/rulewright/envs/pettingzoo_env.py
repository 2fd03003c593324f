"""PettingZoo: every seat is an agent, and the agent that is asked acts (AEC)."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from rulewright.core.errors import SetupError
from rulewright.core.record import Seat

from .numbered_table import Table
from .rendering import RENDER_MODES, render

Observation = dict[str, NDArray[Any]]


class TurnEnv(AECEnv[str, Observation, "int | None"]):  # type: ignore[misc]
    """A table of any game. Agents are `player_0`, `player_1` … by seat.

    An observation is a dict of `observation` (float32) and `action_mask` (int8); the mask is in the info too. An agent
    that is not asked has a mask of zeros.
    """

    def __init__(self, table: Table, name: str, render_mode: str | None = None, language: str = "en") -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError("env-render-mode", mode=render_mode, allowed=", ".join(RENDER_MODES))
        self.table = table
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 1, "is_parallelizable": False}
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        width, size = table.width, table.actions.size
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-10.0, 10.0, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.state_space = spaces.Box(-10.0, 10.0, (table.players, width), np.float32)
        self._nothing = np.zeros(size, np.int8)
        self._nothing.setflags(write=False)
        self._random = Random()

    # -- the usual interface ---------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed the same one again. Without a seed, seeds continue from the last one given."""
        if seed is None:
            seed = self._random.getrandbits(32)
        else:
            self._random = Random(seed)
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        """The asked agent's action. Raises `IllegalChoice`, and changes nothing, if it is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise SetupError("env-must-act", agent=agent)
        self.table.play(int(action), self._seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._nothing}
        if self.table.outcome is None:
            self._ask()
        else:
            self._finish()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        observation = np.frombuffer(self.table.observation(seat), np.float32)
        if agent == self.agent_selection and agent in self.infos:
            return {"observation": observation, "action_mask": self.infos[agent]["action_mask"]}
        return {"observation": observation, "action_mask": self.mask(agent)}

    def state(self) -> NDArray[Any]:
        """All seats' observations, one below the other: for training with a shared critic, not for playing."""
        rows = [np.frombuffer(self.table.observation(seat), np.float32) for seat in range(self.table.players)]
        return np.stack(rows)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return render(self.table, self.render_mode, self.language)

    def close(self) -> None:
        """Holds nothing that must be released."""

    # -- the other forms -------------------------------------------------------------------------------------

    def struct(self, agent: str) -> dict[str, Any]:
        """What an agent may know as plain data: its view of the table, and the decision with its actions."""
        return self.table.struct(self._seat_of[agent])

    def text(self, agent: str) -> str:
        """The same in words: the table, the question, and a line for each action."""
        return self.table.text(self._seat_of[agent], self.language)

    def mask(self, agent: str) -> NDArray[np.int8]:
        """The actions that an agent may choose now."""
        return self._mask_of(self._seat_of[agent])

    def _mask_of(self, seat: Seat) -> NDArray[np.int8]:
        legal = self.table.legal(seat)
        return np.frombuffer(self.table.mask(legal), np.int8) if legal else self._nothing

    # -- inside ----------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        seat = self.table.seat
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask_of(seat)}

    def _finish(self) -> None:
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()
