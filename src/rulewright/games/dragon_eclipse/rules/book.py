"""The rule book of Dragon Eclipse, and what every chapter asks: who stands where, who decides, what is offered.

A body is 0 or 1 (the seats' Mystlings), `ENEMY`, `SUMMON + space` or `TERRAIN + space` (model/state.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.rulebook import RuleBook

from ..content.components import Content, Nature, Scene, Terrain
from ..content.components import Enemy as EnemyCard
from ..model import choices, steps
from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.geometry import Ground
from ..model.state import DragonState, Foe, Minion, Sheet, fight
from ..model.vocabulary import Element

BOOK = RuleBook()


def content(state: DragonState) -> Content:
    """The components that this game is played with."""
    found: Content = state.game.content
    return found


# -- asking --------------------------------------------------------------------------------------------


def ask(
    state: DragonState,
    seat: Seat,
    prompt: str,
    rule: str,
    offered: Sequence[Choice],
    about: dict[str, Any] | None = None,
) -> Decision:
    """DRE-475, AMB-DRE-113: a question of a Combat; where the table has agreed so, conceding is an answer aside."""
    if state.bag is not None:
        return Decision(seat, prompt, rule, tuple(offered), about or {}, aside=_aside(state, offered))
    if state.options.conceding and state.fighting:
        return Decision(seat, prompt, rule, tuple(offered), about or {}, aside=_CONCEDING)
    return Decision(seat, prompt, rule, tuple(offered), about or {})


_CONCEDING = (choices.CONCEDE,)


def _aside(state: DragonState, offered: Sequence[Choice]) -> tuple[Choice, ...]:
    """AMB-DRE-17: besides, what may be used at any time."""
    from .belongings import usable_anytime

    found = [use for use in usable_anytime(state) if use not in offered] if state.fighting else []
    if state.options.conceding and state.fighting:
        found.append(choices.CONCEDE)
    return tuple(found)


def together(
    state: DragonState,
    prompt: str,
    rule: str,
    offered: Sequence[Choice],
    about: dict[str, Any] | None = None,
    aside: Sequence[Choice] = (),
) -> Decision:
    """DRE-827 to DRE-831: a question of the whole party; whoever answers, answers for all."""
    party = tuple(range(len(state.players))) if len(state.players) > 1 else ()
    return Decision(0, prompt, rule, tuple(offered), about or {}, party=party, aside=tuple(aside))


def allied(state: DragonState, seat: Seat, prompt: str, rule: str, offered: Sequence[Choice]) -> Decision:
    """A question of the allies together; of two opponents only this seat is asked."""
    return own(state, seat if state.pvp else -1, prompt, rule, offered)


def own(
    state: DragonState,
    who: int,
    prompt: str,
    rule: str,
    offered: Sequence[Choice],
    about: dict[str, Any] | None = None,
) -> Decision:
    """A question of the road, to one seat about its own Mystling or (-1) to the party."""
    if who < 0:
        return together(state, prompt, rule, offered, about)
    return Decision(who, prompt, rule, tuple(offered), about or {})


@BOOK.replaces(choices.Concede)
def concede(state: DragonState, step: Any, choice: choices.Concede) -> None:
    """DRE-475: whoever concedes, whatever was asked, ends the Combat."""
    seat = step.seat if hasattr(step, "seat") else decider(state, getattr(step, "body", ENEMY))
    state.agenda.append(steps.GiveUp(seat))


def decider(state: DragonState, body: int) -> Seat:
    """DRE-354: a seat decides for its own Mystling; for the Enemy the player that it aims at."""
    if body < ENEMY:
        return body
    combat = state.combat or fight(state)
    return combat.foe.target if combat.foe is not None else combat.turn


# -- the two sides -------------------------------------------------------------------------------------


def foe_of(state: DragonState) -> Foe:
    """The Enemy sheet; only asked where there is an Enemy."""
    foe = (state.combat or fight(state)).foe
    assert foe is not None
    return foe


def enemy_card(state: DragonState) -> EnemyCard:
    return content(state).enemies[foe_of(state).enemy]


def sheet_of(state: DragonState, body: int) -> Sheet | Foe:
    """What lies before a seat or the Enemy."""
    combat = state.combat or fight(state)
    if body < ENEMY:
        return combat.sheets[body]
    assert combat.foe is not None
    return combat.foe


def is_seat(body: int) -> bool:
    return body < ENEMY


def minion_at(state: DragonState, space: int) -> Minion | None:
    foe = (state.combat or fight(state)).foe
    if foe is not None:
        for minion in foe.minions:
            if minion.space == space:
                return minion
    return None


def main_opponent(state: DragonState, body: int) -> int:
    """DRE-357, AMB-DRE-84: the Enemy for players, the target for the Enemy, the other player in PvP.

    DRE-856, AMB-DRE-102: in the Enemy's turn the target of its card, in a player's turn that player.
    """
    foe = (state.combat or fight(state)).foe
    if foe is None:
        return 1 - body
    return ENEMY if body < ENEMY else foe.target


def are_allies(state: DragonState, one: int, other: int) -> bool:
    """DRE-860: the two players against an Enemy; an effect may hit an ally, who is no opponent for all that."""
    return (state.combat or fight(state)).foe is not None and one < ENEMY and other < ENEMY


def elements_of(state: DragonState, body: int) -> tuple[Element | None, ...]:
    """DRE-305: main Element and subtype."""
    if body >= SUMMON:
        minion = minion_at(state, body - SUMMON)
        return (content(state).summons[minion.summon].element,) if minion is not None else ()
    nature = nature_of(state, body)
    return (nature.element, nature.subtype)


def nature_of(state: DragonState, body: int) -> Nature:
    """The Stat card of a seat's Mystling or of the Enemy."""
    combat = state.combat or fight(state)
    everything: Content = state.game.content
    if body < ENEMY:
        return everything.mystlings[combat.sheets[body].mystling]
    assert combat.foe is not None
    return everything.nature_of[combat.foe.enemy]


# -- the Arena -----------------------------------------------------------------------------------------


def ground(state: DragonState) -> Ground:
    """DRE-836: two players and PvP use the other side of the map."""
    found: Ground = state.game.content.ground_of[(state.combat or fight(state)).map][len(state.players) - 1]
    return found


def scene(state: DragonState) -> Scene:
    """DRE-533: the side of the Arena card that is in use."""
    combat = state.combat or fight(state)
    found: Scene = state.game.content.scene_of[combat.arena][combat.foe is None]
    return found


def terrain_at(state: DragonState, space: int) -> Terrain | None:
    combat = state.combat or fight(state)
    if space in combat.boons:
        return scene(state).boon
    if space in combat.banes:
        return scene(state).bane
    return None


def space_of(state: DragonState, body: int) -> int:
    combat = state.combat or fight(state)
    if body < ENEMY:
        return combat.sheets[body].space
    if body > ENEMY:
        return body - SUMMON if body < TERRAIN else body - TERRAIN
    assert combat.foe is not None
    return combat.foe.space


def range_between(state: DragonState, one: int, other: int) -> int:
    """AMB-DRE-62: the range between two bodies."""
    return ground(state).range[space_of(state, one)][space_of(state, other)]


def standing(state: DragonState) -> list[int]:
    """The Mystlings in the Arena: the seats' and the Enemy."""
    bodies = list(range(len(state.players)))
    if (state.combat or fight(state)).foe is not None:
        bodies.append(ENEMY)
    return bodies
