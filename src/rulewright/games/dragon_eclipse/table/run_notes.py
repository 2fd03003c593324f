"""What is remembered of a Run that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..model.run import Bout
from ..model.state import DragonState
from ..rules.party import health_of
from ..rules.roguelite.deck import deck_of
from ..rules.roguelite.piles import run_of
from .run_texts import where_to

if TYPE_CHECKING:
    from .texts import DragonTexts

BOSS_POINTS, SILVER_POINTS, HEALTH_POINTS, LONG_FIGHT, TURN_POINTS = 100, 10, 20, 10, 2
"""Of the score of a Run, which no rule of the book knows."""


class RunNotes(Struct, frozen=True, forbid_unknown_fields=True):
    """A Run in a few hundred characters."""

    trail: str
    mystlings: tuple[str, ...]
    health: tuple[int, ...]
    ended: str
    bosses: int
    darkness: int
    path: tuple[str, ...]
    bouts: tuple[Bout, ...]
    deck: tuple[tuple[str, ...], ...]
    """The cards at the end, by seat."""
    silver: int
    """What the trophies are worth."""
    unlocked: tuple[str, ...]
    """Artifacts and Mystlings that this Run has unlocked without paying."""


def notes_of(state: DragonState) -> RunNotes:
    run = run_of(state)
    members = [player.party[0] for player in state.players if player.party]
    return RunNotes(
        trail=run.trail,
        mystlings=tuple([one.mystling for one in members]),
        health=tuple([health_of(state, one) for one in members]),
        ended=run.ended,
        bosses=run.bosses,
        darkness=run.darkness,
        path=run.path,
        bouts=run.bouts,
        deck=tuple([tuple(sorted(deck_of(state, seat))) for seat in range(len(members))]),
        silver=sum([one.tier for one in run.trophies]),
        unlocked=(*run.aside, *run.tamed),
    )


def read_notes(notes: dict[str, Any]) -> RunNotes | None:
    """What was written down; None for anything else."""
    try:
        return msgspec.convert(notes, RunNotes)
    except msgspec.ValidationError:
        return None


def score_parts(notes: RunNotes) -> dict[str, int]:
    """The score of a Run, part by part: Bosses, Silver, Health that Boss fights left, turns over ten in a fight."""
    whole = max(1, sum(notes.health))
    beaten = [bout for bout in notes.bouts if bout.boss and bout.result != "lose"]
    left = [max(0.0, 1 - sum([max(0, n) for n in bout.damage]) / whole) for bout in beaten]
    return {
        "bosses": BOSS_POINTS * len(beaten),
        "silver": SILVER_POINTS * notes.silver,
        "health": round(sum([HEALTH_POINTS * share for share in left])),
        "turns": -TURN_POINTS * sum([max(0, bout.rounds - LONG_FIGHT) for bout in notes.bouts]),
    }


def score_of(notes: RunNotes) -> int:
    """The whole score, never below nothing."""
    return max(0, sum(score_parts(notes).values()))


# -- told --------------------------------------------------------------------------------------------------------


def ended_told(notes: RunNotes, texts: DragonTexts) -> str:
    """What ended it, in a sentence."""
    last = notes.bouts[-1] if notes.bouts else None
    if notes.ended == "won" and last is not None:
        return texts.say("run-won", enemy=last.enemy)
    if notes.ended == "lost" and last is not None:
        return texts.say("run-lost", enemy=last.enemy, tier=str(last.tier))
    return texts.say("run-left")


def figures_told(notes: RunNotes, texts: DragonTexts) -> str:
    """The Run in numbers."""
    return texts.say(
        "run-figures",
        bosses=notes.bosses,
        fights=len(notes.bouts),
        damage=sum([max(0, n) for bout in notes.bouts for n in bout.damage]),
        cards=" + ".join([str(len(deck)) for deck in notes.deck]),
        silver=notes.silver,
    )


def route_told(notes: RunNotes, texts: DragonTexts) -> str:
    """The spaces in order, with whom was met there."""
    trail = texts.content.trails[notes.trail]
    bosses = {bout.space: bout.enemy for bout in notes.bouts}
    named = [bosses.get(space.id, "") for space in trail.bosses]
    told = []
    for id in notes.path:
        space = trail.space[id]
        if space.fights:
            told.append(texts.name("enemy", bosses[id]) if id in bosses else texts.name("tier", str(space.tier)))
        else:
            plain = texts.say("ground-mystery") if space.letter else where_to(texts, space, trail, (), named)
            told.append(plain)
    return " → ".join(told)
