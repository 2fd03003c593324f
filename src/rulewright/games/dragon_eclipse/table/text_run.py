"""A Run in words: the map and the ways ahead, what is carried, what was won, and the Save sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..model.run import Run, SaveSheet
from ..model.state import DragonState
from ..model.vocabulary import PERKS, Ground
from .run_texts import achievement, where_to

if TYPE_CHECKING:
    from .texts import DragonTexts


def run_heading(state: DragonState, run: Run, texts: DragonTexts) -> str:
    """Which map, and how far."""
    if not run.trail:
        return texts.say("table-run-setup")
    return texts.say("table-run", trail=run.trail, bosses=run.bosses, darkness=run.darkness)


def run_lines(state: DragonState, texts: DragonTexts, full: bool) -> Iterator[str]:
    """Everything of a Run that is no Combat."""
    run, say = state.run, texts.say
    if run is None or not run.trail:
        return
    if state.combat is not None:
        yield run_heading(state, run, texts)
    if run.awaiting:
        yield say("table-run-bosses", enemies=say.row([texts.name("enemy", one) for one in run.awaiting]))
    trail = texts.content.trails[run.trail]
    if run.letters:
        letters = zip(trail.letters, run.letters, strict=True)
        told = [say("table-run-letter", letter=letter, mystery=card) for letter, card in letters]
        yield say("table-run-letters", what=say.row(told))
    if run.awaiting and not run.ended:
        yield from ways(run, texts, full)
    yield from holdings(state, run, texts)
    if full and state.save is not None:
        yield from sheet_lines(state.save, texts)


def ways(run: Run, texts: DragonTexts, full: bool) -> Iterator[str]:
    """Where the party stands and what waits behind the arrows; in full, the rest of this part of the map."""
    say = texts.say
    trail = texts.content.trails[run.trail]

    def told(id: str) -> str:
        return where_to(texts, trail.space[id], trail, run.letters, run.awaiting)

    yield say("table-run-here", where=told(run.space))
    waiting, seen = list(trail.space[run.space].to), set()
    for id in waiting:
        yield "    " + say("table-run-way", where=told(id))
    while full and waiting:
        id = waiting.pop(0)
        space = trail.space[id]
        if id in seen or space.kind in (Ground.CAMP, Ground.BOSS):
            continue
        seen.add(id)
        waiting.extend(space.to)
        yield "    " + say("table-run-then", where=told(id), next=say.row([told(to) for to in space.to]))


def holdings(state: DragonState, run: Run, texts: DragonTexts) -> Iterator[str]:
    """Belongings, Artifacts, trophies, Silver and Essence."""
    say = texts.say
    bag = state.bag
    if bag is not None and (bag.items or bag.equipment):
        carried = [texts.name("item", one) for one in bag.items]
        carried.extend([texts.name("equipment", one) for one in bag.equipment])
        yield say("table-run-bag", what=say.row(carried))
    if run.artifacts:
        told = [say("table-run-artifact", artifact=one, tired=int(one in run.exhausted)) for one in run.artifacts]
        yield say("table-run-artifacts", what=say.row(told))
    for seat, locked in enumerate(run.locked):
        if locked:
            what = achievement(texts, texts.content.artifacts[locked])
            yield say("table-run-locked", seat=texts.seat(seat), artifact=locked, what=what)
    if run.trophies:
        trophies = [say("table-run-trophy", enemy=one.enemy, tier=str(one.tier)) for one in run.trophies]
        yield say("table-run-trophies", what=say.row(trophies))
    if run.silver or run.essence:
        yield say("table-run-purse", silver=run.silver, essence=run.essence)


def sheet_lines(sheet: SaveSheet, texts: DragonTexts) -> Iterator[str]:
    """DRE-602: the six sections of the Save sheet."""
    say = texts.say
    content = texts.content
    yield say("table-sheet")
    boxes = [
        say("table-sheet-boxes", mystling=one, n=sheet.boxes[one]) for one in sheet.mystlings if sheet.boxes.get(one)
    ]
    yield "    " + say("table-sheet-mystlings", n=len(sheet.mystlings), of=len(content.mystlings))
    if boxes:
        yield "    " + say("table-sheet-marked", what=say.row(boxes))
    yield "    " + say("table-sheet-artifacts", n=len(sheet.artifacts), of=len(content.artifacts))
    steps = [say("table-sheet-perk", perk=str(perk), n=n) for perk, n in zip(PERKS, sheet.perks, strict=True) if n]
    yield "    " + say("table-sheet-perks", what=say.row(steps) if steps else say("road-nothing"))
    maps = [texts.name("trail", one) for one in sheet.maps]
    yield "    " + say("table-sheet-maps", what=say.row(maps), n=len(sheet.completed))
    yield "    " + say("table-sheet-darkness", n=sheet.darkness)
