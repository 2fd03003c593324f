"""Bots by name: `random`, `search:sims=200,ms=500`, `exec:./mybot`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from inspect import signature
from types import MappingProxyType
from typing import Any

from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.numbers import whole_number
from rulewright.core.record import Decision

from .base import Advice, Bot, Seen
from .weights import weights_of

LEVELS = ("random", "greedy", "planner", "search", "expert")
"""What players choose from, the weakest first; the same for every game."""
DEFAULT_LEVEL = "greedy"
"""The level that a new table suggests: it plays well and answers at once."""
ADVISER = "search"
"""The level that is asked for hints, unless a game names another one (`adviser` in its `bot.toml`)."""

_MADE: dict[str, tuple[str, str, dict[str, tuple[int, int]]]] = {
    "random": ("simple", "RandomBot", {}),
    "greedy": ("greedy", "GreedyBot", {}),
    "planner": ("planner", "PlannerBot", {"beam": (1, 1000), "worlds": (1, 1000)}),
    "search": ("search", "SearchBot", {"sims": (1, 1_000_000), "ms": (1, 3_600_000), "turns": (0, 100)}),
    "expert": ("expert", "ExpertBot", {"sims": (1, 1_000_000), "ms": (1, 3_600_000), "turns": (0, 100)}),
    "first": ("simple", "FirstBot", {}),
}
"""Module, class and parameters with their limits. Imported when needed: the strong ones bring NumPy along."""

EXTERNAL = "exec:"
_PARAMETER = re.compile(r"[a-z_]+=")


def names() -> tuple[str, ...]:
    """The bots that there are."""
    return tuple(_MADE)


def parameters(name: str) -> dict[str, tuple[int, int]]:
    """What can be set for a bot, with the least and the most."""
    return dict(_MADE[name][2])


@cache
def usual(name: str) -> Mapping[str, int]:
    """What is set for a bot unless told otherwise."""
    module, kind, known = _MADE[name]
    taken = signature(getattr(import_module(f".{module}", __package__), kind)).parameters
    return MappingProxyType({parameter: taken[parameter].default for parameter in known})


def split(text: str) -> tuple[str, ...]:
    """Bots from their text: commas separate bots, and the parameters of a bot (`search:sims=50,ms=90,random`)."""
    found: list[str] = []
    for part in text.split(","):
        if found and ":" in found[-1] and not found[-1].startswith(EXTERNAL) and _PARAMETER.match(part.strip()):
            found[-1] += "," + part.strip()
        elif part.strip():
            found.append(part.strip())
    return tuple(found)


def make(spec: str, seed: int = 0) -> Bot:
    """A bot from its name. The same name and seed play the same game."""
    spec = spec.strip()
    if spec.startswith(EXTERNAL):
        from .external import ExternalBot

        return ExternalBot(spec.removeprefix(EXTERNAL).strip(), seed)
    name, _, words = spec.partition(":")
    if name not in _MADE:
        raise SetupError("bot-unknown", bot=spec, known=", ".join(_MADE), external=EXTERNAL)
    module, kind, known = _MADE[name]
    build: Callable[..., Any] = getattr(import_module(f".{module}", __package__), kind)
    return build(seed, **_parameters(spec, words, known))  # type: ignore[no-any-return]


def _parameters(spec: str, words: str, known: dict[str, tuple[int, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in filter(None, words.split(",")):
        key, _, value = word.partition("=")
        if key not in known:
            raise SetupError("bot-parameter-unknown", bot=spec, name=key, known=", ".join(known) or "–")
        low, high = known[key]
        number = whole_number(value, low, high)
        if number is None:
            raise SetupError("bot-parameter-range", bot=spec, name=key, low=low, high=high, value=value)
        found[key] = number
    return found


def adviser_of(game: Game) -> str:
    """The level that is asked for hints about a game: the strongest that answers within about a second."""
    return weights_of(game).adviser or ADVISER


def advise(seen: Seen, decision: Decision, seed: int = 0, bot: str = ADVISER) -> Advice:
    """What a strong bot would do here, and why."""
    return make(bot, seed).explain(seen, decision)
