"""Positions made by hand: the start of tests, lessons and tutorials. Everything after them is played by the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rulewright.core.errors import SetupError

from .effects import AnyEffect
from .game import DragonEclipse, build
from .model import steps
from .model.choices import GoTo
from .model.state import Combat, DragonState, Foe, Sheet, fight
from .rules.party import change_member, every_card

Fields = dict[str, Any]


@cache
def base_game() -> DragonEclipse:
    """The game with its own content, read once."""
    return build([])


def to_combat(state: DragonState) -> DragonState:
    """Answer what is asked before the Combat with the first choice."""
    while not state.fighting:
        state.apply(state.decision.choices[0], state.decision.seat)
    return state


def position(
    mode: str = "duel",
    players: int = 1,
    mystlings: tuple[str, ...] = ("young-emberling", "young-iceling"),
    enemy: str = "wild-golomo",
    sheets: dict[int, Fields] | None = None,
    foe: Fields | None = None,
    game: DragonEclipse | None = None,
    seed: int = 1,
    options: Fields | None = None,
    rulings: Fields | None = None,
    **fields: Any,
) -> DragonState:
    """The first turn of a Combat, with fields of the sheets, of the Enemy, of the Combat and of the state as given.

    Spaces may be given by name (`"C3"`: third row, third place). Slots, piles and deck may hold any cards.
    """
    game = game or base_game()
    asked: Fields = {"mystling": mystlings[0], "partner": mystlings[-1], "enemy": enemy, "map": "map-1"}
    asked.update({"arena": "moss-ring", **(options or {})})
    state = game.new(players, seed, asked, mode, rulings)
    assert isinstance(state, DragonState)
    combat = fight(to_combat(state))
    for seat, given in (sheets or {}).items():
        change_sheet(state, seat, given)
    if foe:
        assert combat.foe is not None
        for name, value in foe.items():
            setattr(combat.foe, name, _value(state, combat.foe, name, value))
    for name, value in fields.items():
        setattr(combat if name in Combat.__struct_fields__ else state, name, value)
    state.asked = None
    return state


_PILES = ("deck", "top", "bottom", "slots", "discard", "upgrade")


def change_sheet(state: DragonState, seat: int, given: Fields) -> None:
    """Fields of a seat's sheet; its deck list follows its cards."""
    sheet = fight(state).sheets[seat]
    if any(name in given for name in _PILES):
        for name in _PILES:
            default: Any = "" if name == "upgrade" else () if name != "slots" else ("", "", "", "")
            setattr(sheet, name, default)
    for name, value in given.items():
        setattr(sheet, name, _value(state, sheet, name, value))
    fatigue = state.game.content.fatigue
    cards = [card for card in every_card(sheet) if card != fatigue]
    change_member(state, seat, cards=tuple(sorted(cards)))
    state.fatigue -= len(every_card(sheet)) - len(cards)


def _value(state: DragonState, owner: Sheet | Foe, name: str, value: Any) -> Any:
    if name == "space":
        return space(state, value)
    if name == "tokens":
        return tuple(sorted([space(state, one) for one in value]))
    return value


def space(state: DragonState, name: str | int) -> int:
    """A space by its name on the map: `C3`."""
    if isinstance(name, int):
        return name
    combat = fight(state)
    names = state.game.content.ground(combat.map, state.seats == 2).names
    if name not in names:
        raise SetupError("position-no-space", map=combat.map, space=name, known=", ".join(names))
    found: int = names.index(name)
    return found


def play(state: DragonState, *texts: str) -> DragonState:
    """Answer question after question; `go C3` moves to a space by its name."""
    for text in texts:
        decision = state.decision
        if text.startswith("go "):
            text = str(GoTo(space(state, text.removeprefix("go "))))
        state.apply(decision.parse(text), decision.seat)
    return state


def offered(state: DragonState) -> list[str]:
    """What may be answered now."""
    return [str(choice) for choice in state.decision.choices]


def perform(state: DragonState, body: int, *effects: Fields, slot: int = 0, card: str = "") -> DragonState:
    """Let a body carry out effects, written as in the content files, before anything else."""
    found = msgspec.convert(list(effects), tuple[AnyEffect, ...])
    state.events, state.rolls = [], []
    state.agenda.append(steps.Perform(body, found, "DRE-391", slot, card))
    state.game.book.advance(state)
    return state
