"""Step 1 of a Siege Villain phase: Jaethi moves, deals damage and rolls her Element die. Rulebook p.74."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..effects import FlipSkyTile, RemoveRiser
from ..model import geometry
from ..model.choices import common as choices
from ..model.events.siege import JaethiMoved, JaethiShielded, OpponentReinforced
from ..model.geometry import Hexes
from ..model.state import GodaiState
from ..model.steps import siege as steps
from ..model.steps.combat import DrawEncounters
from ..model.steps.gains import Perform
from ..model.steps.land import PlaceSky, RevealSlot
from ..model.steps.visits import SettleElement
from ..model.vocabulary import DefenderStat, Element, Face, Place, Terrain
from . import land
from .any_time import asides
from .book import BOOK, ask_group, living
from .defenders import standing
from .elements import roll_die
from .jaethi_surges import surge
from .marching import Target, different, holds, march_to, to_nearest, unrevealed, ways
from .miniatures import arrive, fell_mountains, take_tokens
from .siege_damage import begin_damage, weaken
from .siege_opponents import JAETHI, imbalance_of, speed
from .verbs import change_imbalance

CARD = "jaethi"
"""What her effects on the map come from."""
FIERCE = 4
"""GAP-GOD-07: from this Imbalance on a Match does more."""
_WET = (Terrain.WATER, Terrain.MARSH)


# -- movement --------------------------------------------------------------------------------------------------


def _left(state: GodaiState, step: steps.JaethiActs) -> int:
    return speed(state, JAETHI) if step.left < 0 else step.left


def _targets(state: GodaiState, step: steps.JaethiActs) -> list[Target]:
    return to_nearest(state, JAETHI, state.jaethi, step.left)


def _direction(here: Hexes, there: Hexes) -> int:
    return geometry.STEPS[here[0]].index(there[0])


@BOOK.asks(steps.JaethiActs)
def ask_way(state: GodaiState, step: steps.JaethiActs) -> Decision | None:
    """GOD-555, AMB-GOD-78: the group chooses among equally near targets, and among directions that differ."""
    if not state.jaethi:
        return None
    if step.target < 0:
        found = _targets(state, step)
        if len(found) < 2:
            return None
        offered: list[Choice] = [_pick(one) for one in found]
        return ask_group(state, "prompt-jaethi-target", "GOD-542", offered, aside=asides(state))
    way = march_to(state, JAETHI, step.target)
    onward = different(state, way, state.jaethi, step.came_from, step.left)
    if len(onward) < 2:
        return None
    turns: list[Choice] = [choices.PickNumber(_direction(state.jaethi, there) + 1) for there in onward]
    return ask_group(state, "prompt-jaethi-way", "GOD-542", turns, aside=asides(state))


def _pick(one: Target) -> Choice:
    return choices.PickDefender(one.id) if one.id else choices.PickHex(geometry.NAMES[one.hexes[0]])


@BOOK.resolves(steps.JaethiActs)
def act(state: GodaiState, step: steps.JaethiActs, choice: Choice | None) -> None:
    """GOD-541, GOD-542: if she is Manifest she moves as many hexes as the Siege has a number, then she strikes.

    GAP-GOD-07: from Water Imbalance 1 on she regains 1 Resilience in each turn.
    """
    if not state.jaethi:
        return
    if step.target < 0:
        _set_out(state, step, choice)
        return
    here = state.jaethi
    way = march_to(state, JAETHI, step.target)
    onward = ways(state, way, here, step.came_from, step.left)
    if not onward:
        state.then(steps.JaethiStrikes(), steps.JaethiRolls())
        return
    there = onward[0]
    if isinstance(choice, choices.PickNumber):
        there = geometry.shift(here, choice.number - 1)
    state.jaethi = there
    state.emit(JaethiMoved(rule="GOD-542", hex=_name(there)))
    fell_mountains(state, there)
    arrive(state, JAETHI)
    left = 0 if holds(way, there) else step.left - 1
    revealed = [RevealSlot(one) for one in unrevealed(state, there)]
    state.then(*revealed, replace(step, left=left, came_from=here))


def _name(hexes: Hexes) -> str:
    """The first of her hexes that has a name; on her way she may stand on Game Bars alone."""
    return next((geometry.NAMES[hex] for hex in hexes if 0 <= hex < geometry.HEXES), "0")


def _set_out(state: GodaiState, step: steps.JaethiActs, choice: Choice | None) -> None:
    if step.left < 0 and imbalance_of(state, Element.WATER):
        state.jaethi_resilience += 1
        now = state.jaethi_resilience
        state.emit(OpponentReinforced(rule="GOD-1043", slot=JAETHI + 1, n=1, now=now))
    take_tokens(state, JAETHI, "GOD-563")
    found = _targets(state, step)
    if not found:
        state.then(steps.JaethiStrikes(), steps.JaethiRolls())
        return
    target = next((one for one in found if choice is not None and _pick(one) == choice), found[0])
    state.then(replace(step, left=_left(state, step), target=target.hexes[0]))


# -- damage and die --------------------------------------------------------------------------------------------


@BOOK.resolves(steps.JaethiStrikes)
def strike(state: GodaiState, step: steps.JaethiStrikes, choice: None) -> None:
    """GOD-543, AMB-GOD-76, AMB-GOD-77: all Defenders in her Range suffer her Power, and the group is hit."""
    if state.jaethi:
        begin_damage(state, (JAETHI,))


@BOOK.resolves(steps.JaethiRolls)
def roll(state: GodaiState, step: steps.JaethiRolls, choice: None) -> None:
    """GOD-544: the die of the current Imbalance is rolled; Items may still change it (GOD-1033, GOD-1038)."""
    if not state.jaethi or not state.current:
        return
    element = Element(state.current)
    face, shown = roll_die(state, element, "GOD-544")
    state.then(SettleElement(element, face, shown, villain="jaethi"))


@BOOK.resolves(steps.ReadJaethiDie)
def read_die(state: GodaiState, step: steps.ReadJaethiDie, choice: None) -> None:
    """GOD-544, GAP-GOD-07: Surge: Imbalance +1, its effect, then the Match line. Mismatch: an Encounter.

    GOD-1081: no Encounter while nobody is alive.
    """
    element = Element(state.current)
    face, shown = step.face, step.element
    if face is Face.SURGE:
        change_imbalance(state, element, 1, "GOD-551")
        state.then(steps.JaethiMatches())
        surge(state, element)
    elif face is Face.MATCH:
        state.then(steps.JaethiMatches())
    elif living(state):
        if state.rulings.mismatch_choice:
            state.then(steps.JaethiMismatches(shown))
        else:
            state.then(DrawEncounters(battlefield=state.current))


@BOOK.resolves(steps.JaethiMatches)
def match(state: GodaiState, step: steps.JaethiMatches, choice: None) -> None:
    """GOD-551, AMB-GOD-138: the Imbalance rises by 1; from 4 on something more happens (GAP-GOD-07)."""
    element = Element(state.current)
    change_imbalance(state, element, 1, "GOD-551")
    fierce = imbalance_of(state, element) >= FIERCE
    if element is Element.VOID:
        if fierce:
            state.jaethi_immune = True
            state.emit(JaethiShielded(rule="GOD-544"))
        else:
            state.then(Perform((FlipSkyTile(),), CARD))
    elif not fierce:
        return
    elif element is Element.AIR:
        state.then(PlaceSky())
    elif element is Element.EARTH:
        state.then(Perform((RemoveRiser(),), CARD))
    else:
        _wither(state, element)


def _wither(state: GodaiState, element: Element) -> None:
    """AMB-GOD-138: Fire takes 1 Potential from dry Defenders, Water 1 Power from those on or beside wet hexes.

    Temples have one tracker, so together they lose it once (GOD-192).
    """
    temples = False
    for one in standing(state):
        if element is Element.FIRE:
            struck = not any(_is_wet(state, hex) for hex in one.hexes)
        else:
            struck = any(_is_wet(state, hex) for own in one.hexes for hex in (own, *geometry.BESIDE[own]))
        if not struck or (one.kind is Place.TEMPLE and temples):
            continue
        temples = temples or one.kind is Place.TEMPLE
        stat = DefenderStat.POTENTIAL if element is Element.FIRE else DefenderStat.POWER
        weaken(state, one.id, stat, 1, "GOD-544")


def _is_wet(state: GodaiState, hex: int) -> bool:
    """Water, Marsh or a River."""
    return land.terrain_at(state, hex) in _WET or land.has_river(state, hex)
