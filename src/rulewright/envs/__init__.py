"""Research environments: any game of the catalog for PettingZoo, Gymnasium and OpenSpiel.

>>> import rulewright
>>> env = rulewright.envs.aec(rulewright.game_names()[0])
>>> env.reset(seed=7)
>>> env.agent_selection in env.agents
True

Importing this registers every id with Gymnasium, if it is installed. What an environment needs is imported when the
first one is made; `pip install 'rulewright[rl]'` brings all but OpenSpiel, which is in `rulewright[spiel]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rulewright.core.errors import SetupError
from rulewright.core.record import Seat

from .layouts import Group, layout
from .numbered_table import RAISE, WIN, Table, check_illegal
from .registry import Entry, ids, register, resolve

if TYPE_CHECKING:
    from .gymnasium_env import LearnerEnv
    from .vector_env import BatchEnv

__all__ = [
    "Entry",
    "Group",
    "aec",
    "gym",
    "ids",
    "layout",
    "parallel",
    "register",
    "resolve",
    "shaped",
    "spiel",
    "vector",
]


def aec(
    game: str,
    players: int | None = None,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    variant: str | None = None,
    reward: str = WIN,
    illegal: str = RAISE,
    illegal_reward: float = -1.0,
    render_mode: str | None = None,
    language: str = "en",
) -> Any:
    """A PettingZoo environment: every seat is an agent (`player_0` …), and the one that is asked acts.

    `game` is the name of a game or an id. An illegal action raises `IllegalChoice` with the rules that forbid it, or
    (`illegal="terminate"`) ends the game with `illegal_reward` for whoever chose it.
    """
    _need("rl", "numpy", "gymnasium", "pettingzoo")
    from .pettingzoo_env import TurnEnv

    check_illegal(illegal)
    found = resolve(game, variant, mode)
    table = Table(found.game, players, found.mode, options, rulings, found.variant, reward)
    env = TurnEnv(table, found.id, render_mode, language)
    if illegal == RAISE:
        return env
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

    return TerminateIllegalWrapper(env, illegal_reward)


def parallel(game: str, players: int | None = None, **settings: Any) -> Any:
    """The same as a PettingZoo parallel environment: all agents hand in an action, and the asked agent's counts.

    `settings` are those of `aec`. An agent that is not asked has a mask of zeros, and its action is ignored.
    """
    env = aec(game, players, **settings)
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(env)


def gym(
    game: str,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    seat: Seat | None = 0,
    *,
    mode: str | None = None,
    variant: str | None = None,
    **settings: Any,
) -> LearnerEnv:
    """A Gymnasium environment: one learner, bots in the other seats (one for each, or one for all), and
    `action_masks()`.

    `settings` are those of `rulewright.envs.gymnasium_env.LearnerEnv`: options, rulings, reward, illegal,
    illegal_reward, skip_forced, render_mode, language.
    """
    _need("rl", "numpy", "gymnasium")
    from .gymnasium_env import LearnerEnv

    found = resolve(game, variant, mode)
    return LearnerEnv(found.game, players, bots, seat, mode=found.mode, variant=found.variant, **settings)


def vector(
    game: str,
    num_envs: int,
    jobs: int | None = None,
    *,
    mode: str | None = None,
    variant: str | None = None,
    **settings: Any,
) -> BatchEnv:
    """Many Gymnasium environments at once over `jobs` processes, with the masks of all in `action_masks()`.

    `settings` are those of `gym`.
    """
    _need("rl", "numpy", "gymnasium")
    from .vector_env import BatchEnv

    found = resolve(game, variant, mode)
    return BatchEnv(found.game, num_envs, jobs, mode=found.mode, variant=found.variant, **settings)


def spiel(game: str, players: int | None = None, *, mode: str = "", variant: str = "", reward: str = "") -> Any:
    """An OpenSpiel game (`pyspiel.Game`), registered as `rulewright_<game>`."""
    _need("spiel", "numpy", "pyspiel")
    import pyspiel

    from . import openspiel

    openspiel.register()
    found = resolve(game, variant or None, mode or None)
    given = {"players": players, "mode": found.mode, "variant": found.variant, "reward": reward}
    return pyspiel.load_game(openspiel.PREFIX + found.game, {key: value for key, value in given.items() if value})


def shaped(env: Any, scale: float = 0.02) -> Any:
    """The environment with rewards for gaining on the others, in points of the game times `scale`, on top."""
    _need("rl", "numpy", "gymnasium", "pettingzoo")
    from . import reward_shaping

    return reward_shaping.shaped(env, scale)


def _need(extra: str, *modules: str) -> None:
    for module in modules:
        if find_spec(module) is None:
            raise SetupError("env-module", module=module, extra=extra)


if find_spec("gymnasium") is not None:
    register()
