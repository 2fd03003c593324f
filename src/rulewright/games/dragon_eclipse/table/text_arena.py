"""The Arena as a map of letters: every space with its number, its mark, who stands there and whose tokens lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.choices import ENEMY, TERRAIN
from ..model.state import DragonState, fight
from ..model.vocabulary import Mark
from ..rules.book import ground, nature_of, standing
from ..rules.stats import remaining_health, terrain_damage

if TYPE_CHECKING:
    from .texts import DragonTexts

PITCH = 8
"""Characters from one space to the next in its row; the next row lies half of that to the right."""
FREE, BOON, BANE, HOLE = "·", "+", "#", "○"
GAP = "\u00a0"
"""Spaces that neither a terminal nor a page folds or breaks."""
RAISED = {Mark.ONE: "¹", Mark.TWO: "²", Mark.THREE: "³"}


def letter(texts: DragonTexts, body: int) -> str:
    """Who that is on the map."""
    return texts.say("table-letter-enemy" if body == ENEMY else f"table-letter-{body + 1}")


def arena_map(state: DragonState, texts: DragonTexts) -> list[str]:
    """The rows of the map, from the top."""
    there = ground(state)
    rows: dict[int, dict[int, str]] = {}
    for space, (q, r) in enumerate(there.at):
        column = q + r // 2
        at = column * PITCH + (PITCH // 2 if r % 2 else 0)
        rows.setdefault(r, {})[at] = cell(state, texts, space)
    left = min(at for row in rows.values() for at in row)
    found = []
    for row in rows.values():
        line = ""
        for at, text in sorted(row.items()):
            line = line.ljust(at - left) + text
        found.append(line.rstrip().replace(" ", GAP))
    return found


def cell(state: DragonState, texts: DragonTexts, space: int) -> str:
    """12²A: number, mark, who stands there (or the Terrain, or a start), and tokens in small letters."""
    mark = ground(state).mark_of.get(space)
    tokens = [letter(texts, body).lower() for body in standing(state) if space in tokens_of(state, body)]
    return (
        f"{space + 1:>2}{RAISED.get(mark, ' ') if mark else ' '}{occupant(state, texts, space, mark)}{''.join(tokens)}"
    )


def tokens_of(state: DragonState, body: int) -> tuple[int, ...]:
    combat = fight(state)
    if body < ENEMY:
        return combat.sheets[body].tokens
    return combat.foe.tokens if combat.foe is not None else ()


def occupant(state: DragonState, texts: DragonTexts, space: int, mark: Mark | None) -> str:
    combat = fight(state)
    for body in standing(state):
        sheet = combat.sheets[body] if body < ENEMY else combat.foe
        if sheet is not None and sheet.space == space:
            return letter(texts, body)
    if combat.foe is not None and any(minion.space == space for minion in combat.foe.minions):
        return texts.say("table-letter-summon")
    if space in ground(state).holes:
        return HOLE
    if space in combat.boons:
        return BOON
    if space in combat.banes:
        return BANE
    return str(mark) if mark is not None and mark not in RAISED else FREE


def legend(state: DragonState, texts: DragonTexts) -> str:
    """What of all this is on the map now."""
    combat = fight(state)
    say = texts.say
    told = [say("table-legend-body", letter=letter(texts, body), who=texts.body(body)) for body in standing(state)]
    if combat.foe is not None and combat.foe.minions:
        told.append(say("table-legend-summon", letter=say("table-letter-summon")))
    for body in standing(state):
        if tokens_of(state, body):
            element = str(nature_of(state, body).element)
            small = letter(texts, body).lower()
            told.append(say("table-legend-token", letter=small, element=element, who=texts.body(body)))
    told.extend([say("table-legend-boon", letter=BOON)] if combat.boons else [])
    told.extend([say("table-legend-bane", letter=BANE)] if combat.banes else [])
    told.extend([say("table-legend-hole", letter=HOLE)] if ground(state).holes else [])
    told.append(say("table-legend-marks"))
    told.append(say("table-legend-starts"))
    return say("table-legend", things=" · ".join(told))


def wounded_things(state: DragonState, texts: DragonTexts) -> list[str]:
    """Summons, and Terrain that has been damaged, with what is left of them."""
    combat = fight(state)
    say = texts.say
    found = []
    for minion in combat.foe.minions if combat.foe is not None else ():
        health = texts.content.summons[minion.summon].stats.health
        found.append(
            say(
                "table-summon",
                letter=say("table-letter-summon"),
                summon=minion.summon,
                space=minion.space + 1,
                left=health - minion.damage,
                of=health,
            )
        )
    for space in combat.terrain_damage[::2]:
        left = remaining_health(state, TERRAIN + space)
        of = left + terrain_damage(state, space)
        found.append(say("table-terrain", space=space + 1, left=left, of=of))
    return found
