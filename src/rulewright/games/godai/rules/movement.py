"""The Movement phase: the movement type, the way of the group, and what its end brings. Rulebook p.50, p.53 to 55."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision

from ..effects import Modified
from ..model.choices import common as choices
from ..model.choices.land import ChooseMovementType
from ..model.events.land import GroupMoved, HazardSuffered, HazardWithstood, MovedCautiously, MovementChosen
from ..model.geometry import BY_NAME, NAMES
from ..model.state import NOWHERE, GodaiState
from ..model.steps import turn as steps
from ..model.vocabulary import ELEMENTS, Movement
from . import land
from .any_time import asides, between_turns
from .belongings import drain_on
from .book import BOOK, ask_group, living
from .tiles import arrive
from .vitals import heal, hurt, lose_wound
from .ways import Reach, reach

OFFERED = tuple([ChooseMovementType(str(type)) for type in Movement])
MOVING = tuple([one for one in OFFERED if one.movement in (Movement.NORMAL, Movement.RECKLESS)])
"""GOD-876: what is left to a group that was Teleported in this Movement phase."""
CAMP_HEAL = 3
"""GOD-958."""
RECKLESS_DRAIN = 2
"""GOD-965."""
HAZARD_DRAIN = 3
"""GOD-396."""


def forget(state: GodaiState) -> None:
    """GOD-388, AMB-GOD-60: a Game Turn begins; how the group moved in the last one no longer counts."""
    state.movement = ""
    state.cautious = state.entered = state.off_road = False
    state.moved = 0


# -- the movement type -----------------------------------------------------------------------------------------


@BOOK.asks(steps.ChooseMovement)
def choose_movement(state: GodaiState, step: steps.ChooseMovement) -> Decision | None:
    """GOD-385, GOD-1055, AMB-GOD-51: the type is named before the first step; standing still is Camp or Cautious.

    GOD-876: a Teleport before it counts as Normal movement, so the group can neither Camp nor Move Cautiously.
    """
    if state.at == NOWHERE or not living(state):
        return None
    about = {"speed": land.speed(state), "cautious": land.cautious_speed(state), "reckless": land.reckless_speed(state)}
    offered = MOVING if state.moved else OFFERED
    return ask_group(state, "prompt-movement", "GOD-385", offered, about, between_turns(state))


@BOOK.resolves(steps.ChooseMovement)
def set_movement(state: GodaiState, step: steps.ChooseMovement, choice: ChooseMovementType | None) -> None:
    """GOD-384, GOD-957, GOD-960, GOD-962, GOD-963: how far the group may go. GOD-389: Camps in a row add up."""
    if choice is None:
        return
    state.movement = choice.movement
    state.emit(MovementChosen(rule="GOD-385", movement=choice.movement))
    if choice.movement == Movement.CAMP:
        state.camps += 1
        return
    state.camps = 0
    left = land.reckless_speed(state) if choice.movement == Movement.RECKLESS else land.speed(state)
    state.then(steps.Walk(left))


# -- the way ---------------------------------------------------------------------------------------------------


def reachable(state: GodaiState, left: int) -> Reach:
    """GOD-383, GOD-384: where the group can go; GOD-399, GOD-400, GOD-960: Cautiously, or along Roads and Rivers.

    AMB-GOD-46: a Banner's hex is no obstacle.
    """
    if state.movement == Movement.CAUTIOUS:
        return reach(state, left, max(0, land.cautious_speed(state) - state.moved))
    return reach(state, left)


@BOOK.asks(steps.Walk)
def choose_way(state: GodaiState, step: steps.Walk) -> Decision | None:
    """GOD-383, GOD-384, GOD-387: the group goes on to any hex in reach, or stops."""
    if state.at == NOWHERE or not living(state):
        return None
    offered = reachable(state, step.left).offered
    if not offered:
        return None
    about = {"left": step.left, "movement": state.movement}
    return ask_group(state, "prompt-walk", "GOD-384", (*offered, choices.Done()), about, asides(state))


@BOOK.resolves(steps.Walk)
def walk(state: GodaiState, step: steps.Walk, choice: Choice | None) -> None:
    """GOD-269, GOD-383, GOD-387: hex by hex; a tile that is revealed does not end the movement.

    GOD-471: nothing that lies on the way is an Event, not even the lair of a Boss.
    """
    if not isinstance(choice, choices.PickHex):
        return
    goal = BY_NAME[choice.hex]
    found = reachable(state, step.left)
    way = found.way(goal)
    state.moved += way.length
    state.off_road = state.off_road or not way.on_ways
    path = land.names(found.path(goal))
    state.emit(GroupMoved(rule="GOD-383", hex=choice.hex, path=path, n=way.length))
    left = step.left - way.length
    arrive(state, goal, *([steps.Walk(left)] if left else []))


# -- the end of the phase --------------------------------------------------------------------------------------


def was_cautious(state: GodaiState) -> bool:
    """GOD-399, GOD-966, AMB-GOD-201: Camp, Cautious, or a Normal move that was no more than that; never Reckless."""
    if state.movement == Movement.NORMAL:
        return state.moved <= land.cautious_speed(state) or not state.off_road
    return state.movement in (Movement.CAMP, Movement.CAUTIOUS)


@BOOK.resolves(steps.EndMovement)
def end_movement(state: GodaiState, step: steps.EndMovement, choice: None) -> None:
    """GOD-1055: a Normal move may turn out to be Cautious. AMB-GOD-181: Camp and Reckless, then Hazardous Terrain.

    AMB-GOD-52: turns of Camping or Moving Cautiously in the same place are counted. GOD-396, GOD-398: a hazard works
    only on a group that ends there, not on one that crosses it or reaches into it.
    """
    if state.at == NOWHERE or not living(state):
        return
    state.cautious = was_cautious(state)
    state.stays = state.stays + 1 if state.cautious else 0
    if state.cautious and state.movement == Movement.NORMAL:
        state.emit(MovedCautiously(rule="GOD-1055"))
    hazardous = land.is_hazardous(state)
    if state.movement == Movement.CAMP:
        camp(state, hazardous)
    elif state.movement == Movement.RECKLESS:
        tire(state)
    if hazardous:
        suffer_hazard(state)


def camp(state: GodaiState, hazardous: bool) -> None:
    """GOD-958, GOD-959: 3 Health and 3 Energy for each hero, one Critical Wound less. GOD-856: no Heal on a hazard."""
    heals = not hazardous and not any(one.what == Modified.CAMP_HEALS_NOTHING for one in state.modifiers)
    for seat in living(state):
        if heals:
            heal(state, seat, CAMP_HEAL, CAMP_HEAL, rule="GOD-958")
        lose_wound(state, seat)


def tire(state: GodaiState) -> None:
    """GOD-965: Reckless movement costs each hero 2 Energy Drain."""
    if not any(one.what == Modified.RECKLESS_FREE for one in state.modifiers):
        for seat in living(state):
            hurt(state, seat, RECKLESS_DRAIN, rule="GOD-965", drain=True)


def suffer_hazard(state: GodaiState) -> None:
    """GOD-396, GOD-508, AMB-GOD-40: 3 Energy Drain for each hero, once, when the Movement phase ends on a hazard.

    GOD-397, GOD-509: none for a hero with an Augment of its Element. GOD-1020: half of it for the bearer of a Cloak.
    """
    element = land.hazard_of(state, state.at)
    told = str(element) if element is not None else "none"
    state.emit(HazardSuffered(rule="GOD-396", hex=NAMES[state.at], element=told))
    for seat in living(state):
        hero = state.heroes[seat]
        if element is not None and hero.augments[ELEMENTS.index(element)]:
            state.emit(HazardWithstood(rule="GOD-397", seat=seat, element=told))
        else:
            hurt(state, seat, drain_on(state, seat, HAZARD_DRAIN), rule="GOD-396", drain=True)
