"""Small journals for tests, and campaigns in them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec

from rulewright.content.loader import Tables
from rulewright.games.dragon_eclipse.content.story import JOURNAL
from rulewright.games.dragon_eclipse.game import DragonEclipse
from rulewright.games.dragon_eclipse.model.state import DragonState

from .table import files

ENDS = """
[[scenario]]
id = "A"
start = "A1"
fit = { party = ["young-iceling", "prowler"], silver = 3 }

[[script]]
id = "A1"
steps = [{ do = "prepare" }, { do = "go", to = "A2" }]

[[script]]
id = "A3"
steps = [{ do = "choose", options = [{ id = "stay", steps = [{ do = "again" }] }] }]

[[script]]
id = "A190"
steps = [{ do = "finish", end = true }]
"""
"""A beginning with two Mystlings, a place to rest, and an end."""


@cache
def written(text: str) -> DragonEclipse:
    """The game with this journal instead of its own; statuses and Worldmap cards stay."""
    tables: Tables = {name: dict(rows) for name, rows in files().items()}
    for key in ("script", "test", "combat", "secret", "location", "scenario"):
        tables[f"journal.{key}"] = {}
    for key, rows in tomllib.loads(text).items():
        for row in rows:
            record = msgspec.convert(row, JOURNAL[key])
            tables[f"journal.{key}"][record.id] = record
    return DragonEclipse(tables)


@cache
def alone(text: str) -> DragonEclipse:
    """The game with this journal and nothing else: not even statuses, Worldmap cards or a plan."""
    tables: Tables = {name: dict(rows) for name, rows in files().items()}
    for key in JOURNAL:
        tables[f"journal.{key}"] = {}
    for key, rows in tomllib.loads(text).items():
        for row in rows:
            record = msgspec.convert(row, JOURNAL[key])
            tables[f"journal.{key}"][record.id] = record
    return DragonEclipse(tables)


def begin(text: str, players: int = 1, seed: int = 1, **options: Any) -> DragonState:
    """A campaign in this journal, at its first question."""
    asked = {"start": "A", **options}
    state = written(text).new(mode="campaign", players=players, seed=seed, options=asked)
    assert isinstance(state, DragonState)
    return state


def reading(steps: str, more: str = "", players: int = 1, seed: int = 1, **options: Any) -> DragonState:
    """A campaign in the middle of Script A2 with these steps; then it rests in A3."""
    end = "" if "explore" in steps else ', { do = "go", to = "A3" }'
    text = f'{ENDS}\n[[script]]\nid = "A2"\nsteps = [{steps}{end}]\n{more}'
    state = begin(text, players, seed, **options)
    return answer(state, "pick-mystling young-iceling")


def answer(state: DragonState, *choices: str) -> DragonState:
    """Answer what is asked; two players answer and confirm the same."""
    for choice in choices:
        decisions = state.decisions
        if len(decisions) > 1:
            for decision in decisions:
                state.apply(decision.parse(choice), decision.seat)
            for decision in state.decisions:
                state.apply(decision.parse("confirm"), decision.seat)
        else:
            state.apply(state.decision.parse(choice), state.decision.seat)
    return state


def offered(state: DragonState) -> list[str]:
    return [str(choice) for choice in state.decision.choices]


def happened(state: DragonState, kind: str) -> list[Any]:
    """Events of the last choice of this kind."""
    return [event for event in state.events if type(event).__name__ == kind]


def rests(state: DragonState) -> bool:
    """Whether A2 is over."""
    return state.campaign.adventure.script == "A3"


MAP = """
[[location]]
id = "1"
places = [{ script = "A30" }, { script = "A31" }, { script = "A44", hidden = true }]
slots = [{ slot = "I", beside = "A30" }, { slot = "II" }]
track = 4

[[secret]]
id = "5"
kind = "event"
steps = [{ do = "go", to = "A80" }]

[[secret]]
id = "6"
kind = "event"
steps = [{ do = "end-exploration" }, { do = "go", to = "A3" }]

[[secret]]
id = "3"
kind = "overlay"
map = 1
covers = ["A31"]
scripts = ["A39"]

[[secret]]
id = "1"
kind = "rules"

[[secret]]
id = "2"
kind = "object"
symbols = ["gear"]

[[secret]]
id = "12"
kind = "rules"
permits = "wait"

[[secret]]
id = "41"
kind = "rules"
permits = "lock-read"

[[script]]
id = "A31"
steps = [{ do = "continue" }]

[[script]]
id = "A39"
steps = [{ do = "continue" }]

[[script]]
id = "A44"
steps = [{ do = "end-exploration" }, { do = "go", to = "A3" }]

[[script]]
id = "A80"
steps = [{ do = "tell" }, { do = "event", secret = 6, colour = "red", at = 1 }, { do = "continue" }]
"""


def exploring(steps: str, more: str = "", event: int = 5, at: int = 2, before: str = "", **given: Any) -> DragonState:
    """On map 1, whose Script A30 has these steps."""
    laid = f", event = {event}, colour = 'blue', at = {at}" if event else ""
    place = f'{MAP}\n[[script]]\nid = "A30"\nsteps = [{steps}]\n{more}'
    return reading(f"{before}{{ do = 'explore', map = 1{laid} }}", place, **given)
