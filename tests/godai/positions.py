"""Positions of Godai, built by hand: heroes, City-States, a stand-in for the game with its book and its content."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import rulewright.games.godai as package
from rulewright.content.loader import read_rows
from rulewright.core.errors import ContentError
from rulewright.core.record import Choice, Decision, Event, Luck, Step
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.content.tables import FILES, gather
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.choices.common import Done
from rulewright.games.godai.model.state import (
    NO_CARDS,
    NO_ELEMENTS,
    NO_HEXES,
    NO_NUMBERS,
    NO_STORES,
    Defender,
    GodaiState,
    Options,
    Rulings,
)
from rulewright.games.godai.model.vocabulary import RESOURCES, Place
from rulewright.games.godai.rules import (  # noqa: F401  each of them registers its rules
    any_time,
    creating,
    death,
    elements,
    gains,
    gear,
    harvest_rolls,
    rewards,
    skill_phase,
    skill_rolls,
    starting,
    turn,
    verbs,
)
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.heroes import create


class Halt(Step, frozen=True):
    """Where a test ends: a question that no rule asks."""


@BOOK.asks(Halt)
def ask_halt(state: GodaiState, step: Halt) -> Decision:
    return Decision(0, "prompt-halt", "", (Done(),))


@BOOK.resolves(Halt)
def pass_halt(state: GodaiState, step: Halt, choice: Choice) -> None:
    """A test goes on."""


FOLDER = Path(package.__file__).parent / "content"
CITY_HEXES = tuple(
    [tuple([geometry.AT[geometry.moved(center, one)] for one in city]) for center, city in zip(
        ((0, 0), (9, -4)), geometry.CITY_STATES, strict=True
    )]
)  # fmt: skip
"""Both City-States as they lie before any rotation."""


@cache
def content() -> Content:
    """All components that there are files for."""
    problems: list[ContentError] = []
    found = {
        name: read_rows(FOLDER / f"{name}.toml", f"{name}.toml", key, kind, problems)
        for name, (key, kind) in FILES.items()
        if (FOLDER / f"{name}.toml").exists()
    }
    tables, twice = gather(found)
    assert [str(one) for one in (*problems, *twice)] == []
    return Content(tables)


class Game:
    """A game object as far as rules and states need one."""

    book = BOOK

    def __init__(self, held: Content | None = None) -> None:
        self.content = held or content()


def cities(names: tuple[str, str] = ("nimo-teptek", "hirono")) -> tuple[Defender, ...]:
    """Both City-States, standing."""
    return tuple(
        [
            Defender(
                id=f"city-{number}", kind=Place.CITY_STATE, name=name, hexes=CITY_HEXES[number - 1],
                potential=3, power=5, range=2, resilience=18,
            )
            for number, name in enumerate(names, 1)
        ]
    )  # fmt: skip


def position(
    *heroes: tuple[str, str],
    steps: Sequence[Step] = (),
    script: Sequence[int] = (),
    held: Content | None = None,
    **fields: Any,
) -> GodaiState:
    """A position in the Harvest Stage of wave 1, in the middle of the map; heroes as (Role, Race)."""
    game = Game(held)
    blank: dict[str, Any] = {
        "options": Options(), "rulings": Rulings(), "stockpile": NO_STORES, "harvested": NO_STORES,
        "commissions": ((), ()), "offered": ((), ()), "commission_discards": ((), ()),
        "siege_decks": ((),) * 5, "slots": ((),) * 4, "fronts": NO_CARDS, "resilience": NO_NUMBERS,
        "front_power": NO_NUMBERS, "banners": NO_HEXES, "slowed": NO_NUMBERS, "imbalance": NO_ELEMENTS,
        "at": geometry.SLOTS[4].center, "turn": 1, "phase": "movement", "defenders": cities(),
        "power_ups": tuple(game.content.powerups),
    }  # fmt: skip
    state = GodaiState(
        agenda=list(reversed(steps)),
        picks={},
        luck=Luck(1, {}),
        heroes=[create(game.content, role, race) for role, race in heroes],
        **{**blank, **fields},
    )
    state.game = game
    state.events = []
    state.rolls = []
    state.script = list(script)
    return state


def go_on(state: GodaiState) -> GodaiState:
    """Until somebody is asked, or the agenda is empty."""
    BOOK.advance(state)
    return state


def run(state: GodaiState, *steps: Step) -> GodaiState:
    """These steps are taken until somebody is asked, or all are done."""
    state.then(*steps, Halt())
    BOOK.advance(state)
    return state


def take_until(state: GodaiState, kind: type[Step]) -> None:
    """Steps are taken until one of this kind is next, also one of another chapter; nobody may be asked before."""
    while not isinstance(state.agenda[-1], kind):
        step = state.agenda[-1]
        ask = BOOK.asking.get(type(step))
        assert ask is None or not ask(state, step), f"asked at {step}"
        state.agenda.pop()
        resolve = BOOK.resolving.get(type(step))
        if resolve is not None:
            resolve(state, step, None)
        else:
            BOOK.gathering[type(step)](state, step, {})


def answer_only(state: GodaiState, text: str) -> None:
    """Answers without going on to what follows, which may belong to another chapter."""
    step = state.agenda.pop()
    asked = BOOK.ask(state, step)[0]
    BOOK.resolving[type(step)](state, step, asked.parse(text))


def done(state: GodaiState) -> bool:
    """Whether everything up to the end of the test is done."""
    return isinstance(state.agenda[-1], Halt)


def answer(state: GodaiState, *words: str) -> None:
    """Answers in turn, by the seat that is asked first."""
    for text in words:
        decision = state.decision
        state.apply(decision.parse(text), decision.seat)


def offered(state: GodaiState) -> list[str]:
    return [str(choice) for choice in state.decision.choices]


def faces(*shown: int) -> list[int]:
    """Dice as they fall, as outcomes of chance."""
    return [face - 1 for face in shown]


def stock(state: GodaiState) -> dict[str, int]:
    """What the Stockpile holds, without what is not there."""
    return {str(one): n for one, n in zip(RESOURCES, state.stockpile, strict=True) if n}


def of_kind(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    return [one for one in events if isinstance(one, kind)]


def texts(choices: Sequence[Choice]) -> list[str]:
    return [str(one) for one in choices]
