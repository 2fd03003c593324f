"""Smaller tables for learners: one known Enemy or opponent, one duel of a gauntlet, always the same deal."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.evaluation import Variant
from rulewright.core.record import Outcome

from ..model.state import DragonState, Foe, Sheet

DUEL = {"mystling": "young-emberling", "partner": "young-iceling", "enemy": "wild-golomo"}
BATTLE = {"mystling": "young-emberling", "partner": "young-iceling", "map": "map-1", "arena": "moss-ring"}

VARIANTS = (
    Variant(
        "duel-drawn",
        "1 player, a duel; Mystling and Enemy are drawn, with the ready deck",
        1,
        mode="duel",
        options={"mystling": "draw", "enemy": "draw"},
    ),
    Variant("duel-together", "2 players, a duel; always the same Mystlings and Enemy", 2, mode="duel", options=DUEL),
    Variant("duel-fixed", "1 player, a duel; always the same Mystling and Enemy", 1, mode="duel", options=DUEL),
    Variant(
        "duel-same-deal",
        "1 player, a duel; always the same Mystling, Enemy and opening cards; no taming",
        1,
        mode="duel",
        options={**DUEL, "taming": False},
        deal=1,
    ),
    Variant(
        "gauntlet-one-duel",
        "1 player, only the first duel of a gauntlet; the same two Mystlings to choose from, a drawn Enemy",
        1,
        mode="gauntlet",
        options={**DUEL, "enemy": "draw"},
        parts=1,
    ),
    Variant(
        "pvp-drawn",
        "2 players, a Quick battle; both Mystlings are drawn, with their ready decks",
        2,
        mode="pvp_quick",
        options={"mystling": "draw", "partner": "draw"},
    ),
    Variant("pvp-fixed", "2 players, a Quick battle; always the same Mystlings and Arena", 2, "pvp_quick", BATTLE),
    Variant(
        "pvp-same-deal",
        "2 players, a Quick battle; always the same Mystlings, Arena, first player and opening cards",
        2,
        "pvp_quick",
        BATTLE,
        deal=1,
    ),
)


def stop(state: DragonState, variant: Variant) -> Outcome | None:
    """After its last duel a shorter gauntlet is won if no duel was lost (DRE-469)."""
    if variant.parts is None or state.duel <= variant.parts:
        return None
    seats = tuple(range(len(state.players)))
    scores = (state.points,) * len(seats)
    return Outcome(scores=scores, ranking=seats, winners=() if state.lost else seats, rule="DRE-469")


COMBAT = 20.0
"""What a won Combat is worth in standings; a tamed Enemy counts twice, as in the score."""
RUNNING = 10.0
"""How far the Combat that is being fought can count, each way."""


def standing(state: DragonState) -> Sequence[float]:
    """What the seats have won so far, and how the running Combat stands: damage and fulfilled Taming conditions."""
    combat = state.combat
    if state.pvp:
        hurts = [hurt(sheet) for sheet in combat.sheets] if combat is not None else [0.0, 0.0]
        return [COMBAT * player.wins - RUNNING * n for player, n in zip(state.players, hurts, strict=True)]
    found = COMBAT * (state.points - state.lost)
    if combat is not None and combat.foe is not None:
        foe = combat.foe
        found += RUNNING * (max(hurt(foe), calmed(state, foe)) - max([hurt(sheet) for sheet in combat.sheets]))
    return [found] * len(state.players)


def hurt(sheet: Sheet | Foe) -> float:
    """The part of the Health that is gone."""
    return min(1.0, sheet.damage / sheet.health) if sheet.health else 0.0


def calmed(state: DragonState, foe: Foe) -> float:
    """The part of the Taming conditions that is fulfilled."""
    if not foe.tameable:
        return 0.0
    return foe.tamed / len(state.game.content.taming_of[foe.enemy].conditions)
