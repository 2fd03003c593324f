"""Movement that nobody chooses, and movement beside the Movement phase: Wander, Roam, Teleport, free steps. p.55."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Choice, Decision

from ..effects import Modified
from ..model.choices import common as choices
from ..model.events.land import GroupDrifted, GroupHeld, GroupMoved, GroupTeleported, PieceDrifted, PieceHeld
from ..model.geometry import BY_NAME, DIRECTION_NAMES, NAMES, NEIGHBOURS, OUTSIDE, SLOT_OF, distance, is_portal
from ..model.state import NOWHERE, GodaiState
from ..model.steps import land as steps
from ..model.vocabulary import Movement
from . import land
from .book import BOOK, ask_group, living
from .emerging import banner_soars
from .ground import Layer, ground
from .miniatures import arrive as pass_through
from .miniatures import remove_amplifiers
from .portals import HEX
from .tiles import arrive, reveals
from .ways import reach

# -- Wander and Roam -------------------------------------------------------------------------------------------


def stays_put(state: GodaiState) -> bool:
    """Whether a card, or the lair of a Boss that guides it, keeps the group from Wandering."""
    if any(one.what == Modified.NO_WANDER for one in state.modifiers):
        return True
    return bool(state.dedicated) and land.guided(state)


def is_there(state: GodaiState, banner: int) -> bool:
    """GOD-1081: whether the piece is on the map: a group that is alive, or a Banner."""
    if banner >= 0:
        return state.banners[banner] != NOWHERE
    return state.at != NOWHERE and bool(living(state))


@BOOK.resolves(steps.Wander)
def wander(state: GodaiState, step: steps.Wander, choice: None) -> None:
    """GOD-404, GOD-410, AMB-GOD-180: the Hex die shows where the piece moves 1 hex; a 3 is south."""
    if not is_there(state, step.banner):
        return
    if step.banner < 0 and stays_put(state):
        state.emit(GroupHeld(rule="GOD-404", cause="guided"))
        return
    dice = tell_dice(state, "GOD-404", None, "wander", throw(state, (HEX,), stream="wander"))
    state.then(steps.Roam(dice.result - 1, 1, step.banner))


@BOOK.resolves(steps.Roam)
def roam(state: GodaiState, step: steps.Roam, choice: None) -> None:
    """GOD-409, GOD-1058: direction and number by two Hex dice; hex by hex, to before the first that cannot be entered.

    GOD-406: a tile that would be revealed is placed as usual. GOD-563, GOD-564, GOD-1023: a Banner moves so, too, with
    all that this brings.
    """
    if not is_there(state, step.banner):
        return
    if step.direction < 0:
        first = tell_dice(state, "GOD-409", None, "roam-direction", throw(state, (HEX,), stream="wander"))
        second = tell_dice(state, "GOD-409", None, "roam-distance", throw(state, (HEX,), stream="wander"))
        state.then(steps.Roam(first.result - 1, second.result, step.banner))
        return
    here = state.at if step.banner < 0 else state.banners[step.banner]
    there = NEIGHBOURS[here][step.direction]
    if there != OUTSIDE and not is_portal(there) and state.tiles[SLOT_OF[there]] is None and state.hex_tiles:
        state.then(steps.RevealSlot(SLOT_OF[there]), step)
        return
    cause = hindrance(state, there, step.banner)
    if cause:
        hold(state, step.banner, cause)
        return
    after = [steps.Roam(step.direction, step.left - 1, step.banner)] if step.left > 1 else []
    name = DIRECTION_NAMES[step.direction]
    if step.banner < 0:
        state.emit(GroupDrifted(rule="GOD-404", direction=name, hex=NAMES[there]))
        arrive(state, there, *after)
        return
    row = list(state.banners)
    row[step.banner] = there
    state.banners = tuple(row)
    state.emit(PieceDrifted(rule="GOD-410", slot=step.banner + 1, direction=name, hex=NAMES[there]))
    pass_through(state, step.banner)
    remove_amplifiers(state, step.banner)
    state.then(*reveals(state, there), *after)


def hindrance(state: GodaiState, hex: int, banner: int) -> str:
    """GOD-407, GOD-408, AMB-GOD-45: what keeps a piece from Wandering into a hex.

    GOD-558, GOD-560, GOD-1044: Banners cross Water and Peaks, Floating Mountains only with Soar, and no Defender.
    """
    if banner < 0:
        return land.uncrossable(state, hex)
    if hex == OUTSIDE:
        return "bar"
    if is_portal(hex):
        return "portal"
    if ground(state).layer[hex] is Layer.MOUNTAIN and not banner_soars(state, banner):
        return "mountain"
    return "defender" if land.defender_at(state, hex) is not None else ""


def hold(state: GodaiState, banner: int, cause: str) -> None:
    """GOD-407, GOD-408: the piece stays where it is."""
    rule = "GOD-407" if cause == "bar" else "GOD-408"
    if banner < 0:
        state.emit(GroupHeld(rule=rule, cause=cause))
    else:
        state.emit(PieceHeld(rule=rule, slot=banner + 1, cause=cause))


# -- Teleport --------------------------------------------------------------------------------------------------


@BOOK.asks(steps.Teleport)
def choose_goal(state: GodaiState, step: steps.Teleport) -> Decision | None:
    """GOD-876: one of the hexes, or none where the group is free to stay."""
    if not step.hexes or not is_there(state, -1) or (len(step.hexes) == 1 and not step.optional):
        return None
    offered: list[Choice] = [choices.PickHex(NAMES[hex]) for hex in step.hexes]
    if step.optional:
        offered.append(choices.Decline())
    return ask_group(state, "prompt-teleport", step.rule, offered)


@BOOK.resolves(steps.Teleport)
def teleport(state: GodaiState, step: steps.Teleport, choice: Choice | None) -> None:
    """GOD-876: the group is put there without entering hexes between; in the Movement phase it moves Normally."""
    if isinstance(choice, choices.Decline) or not step.hexes or not is_there(state, -1):
        return
    goal = BY_NAME[choice.hex] if isinstance(choice, choices.PickHex) else step.hexes[0]
    if state.phase == "movement":
        # Before the type is named it is left open: the group may still move on, Normally or Recklessly.
        state.movement = str(Movement.NORMAL) if state.movement else ""
        state.moved += distance(state.at, goal)
        state.off_road = True
    state.emit(GroupTeleported(rule=step.rule, hex=NAMES[goal]))
    arrive(state, goal)


# -- free steps ------------------------------------------------------------------------------------------------


@BOOK.asks(steps.MoveFree)
def choose_free(state: GodaiState, step: steps.MoveFree) -> Decision | None:
    """GOD-391: any hex in reach, or none."""
    if step.left < 1 or not is_there(state, -1):
        return None
    offered = reach(state, step.left).offered
    if not offered:
        return None
    return ask_group(state, "prompt-move-free", "GOD-391", (*offered, choices.Done()), {"left": step.left})


@BOOK.resolves(steps.MoveFree)
def move_free(state: GodaiState, step: steps.MoveFree, choice: Choice | None) -> None:
    """GOD-390: a move outside the Movement; it counts for no movement type."""
    if not isinstance(choice, choices.PickHex):
        return
    goal = BY_NAME[choice.hex]
    found = reach(state, step.left)
    n = found.way(goal).length
    state.emit(GroupMoved(rule="GOD-390", hex=choice.hex, path=land.names(found.path(goal)), n=n))
    arrive(state, goal, *([steps.MoveFree(step.left - n)] if step.left > n else []))
