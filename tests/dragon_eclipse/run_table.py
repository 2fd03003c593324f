"""Runs for tests: a new one at its first arrows, sheets with marks, fights that are won or lost at once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.choices import DECLINE
from rulewright.games.dragon_eclipse.model.run import SaveSheet, Trophy
from rulewright.games.dragon_eclipse.model.state import DragonState, fight
from rulewright.games.dragon_eclipse.positions import base_game, to_combat
from rulewright.games.dragon_eclipse.road import AnyRoad
from rulewright.games.dragon_eclipse.rules.roguelite.sheet import new_sheet, write_sheet

GAME = base_game()
CONTENT = GAME.content
ARTIFACTS = tuple(CONTENT.artifacts)


def sheet(**changes: Any) -> SaveSheet:
    """A new Save sheet with these marks; `perks` of Artifacts are the first so many of them."""
    marked = changes.pop("artifact_perks", 0)
    if marked:
        changes["artifacts"] = ARTIFACTS[:marked]
    return replace(new_sheet(CONTENT), **changes)


def new(players: int = 1, seed: int = 1, save: SaveSheet | None = None, **options: Any) -> DragonState:
    """A new Run, at its first question."""
    asked = {"mystling": "young-iceling", "partner": "prowler", **options}
    if save is not None:
        asked["sheet"] = write_sheet(save)
    rulings = {"purse": asked.pop("purse")} if "purse" in asked else {}
    state = GAME.new(players, seed, asked, "roguelite", rulings)
    assert isinstance(state, DragonState)
    return state


def is_at(state: DragonState, kind: type) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[-1], kind)


def until(state: DragonState, kind: type) -> DragonState:
    """Decline what can be declined, take the first of everything else, until this is asked."""
    for _ in range(400):
        if state.over or is_at(state, kind):
            return state
        decision = state.decision
        state.apply(DECLINE if DECLINE in decision.choices else decision.choices[0], decision.seat)
    raise AssertionError(f"{kind.__name__} is never asked")


def on_trail(players: int = 1, save: SaveSheet | None = None, **options: Any) -> DragonState:
    """A Run at its first arrows."""
    return until(new(players, save=save, **options), steps.OnTrail)


def put(state: DragonState, space: str) -> DragonState:
    """The party stands here and is asked where to go."""
    assert state.run is not None
    state.run.space = space
    state.asked = None
    return state


def into_fight(state: DragonState, before: str, space: str) -> DragonState:
    """Go from a space to a Combat, and into it."""
    put(state, before)
    go(state, space)
    return to_combat(state)


def go(state: DragonState, space: str) -> DragonState:
    decision = state.decision
    state.apply(decision.parse(f"go-space {space}"), decision.seat)
    return state


def end_fight(state: DragonState, won: bool = True, tamed: bool = False) -> DragonState:
    """The Combat is over at once."""
    combat = fight(state)
    foe = combat.foe
    assert foe is not None
    if tamed:
        foe.tamed = len(CONTENT.taming_of[foe.enemy].conditions) - 1
        foe.fact, foe.progress = True, 99
    elif won:
        foe.tameable = foe.fact = False
        foe.damage = foe.health
    else:
        combat.sheets[0].damage = combat.sheets[0].health
    state.events = []
    state.game.book.advance(state)
    return state


def do(state: DragonState, *effects: dict[str, Any], who: int = -1) -> DragonState:
    """Effects of the road before anything else, written as in the content files."""
    found = msgspec.convert(list(effects), tuple[AnyRoad, ...])
    state.events, state.rolls = [], []
    state.agenda.append(steps.Travel(found, "DRE-601", "", who))
    state.game.book.advance(state)
    return state


def trophies(*tiers: int) -> tuple[Trophy, ...]:
    """Trophies of these Tiers."""
    by_tier = {
        tier: next(e for m, e in CONTENT.enemy_of.items() if CONTENT.mystlings[m].tier == tier) for tier in tiers
    }
    return tuple(Trophy(by_tier[tier], tier) for tier in tiers)


def resolve(state: DragonState, how: str = "left") -> DragonState:
    """The Run is over: to the first question of its Resolution, or the end."""
    assert state.run is not None
    state.run.ended = how
    state.events = []
    state.agenda.append(steps.ResolveRun())
    state.game.book.advance(state)
    return state


def finish(state: DragonState) -> DragonState:
    """Decline everything that is still offered."""
    while not state.over:
        state.apply(DECLINE if DECLINE in state.decision.choices else state.decision.choices[0], state.decision.seat)
    return state


def scripted(state: DragonState, *outcomes: int) -> DragonState:
    """The next outcomes of chance."""
    state.script = list(outcomes)
    return state
