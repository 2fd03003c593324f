"""Step 2 of a Siege Villain phase: Siege Banners move. Rulebook p.72 and p.75."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..model import geometry
from ..model.choices import common as choices
from ..model.events.siege import BannerMoved, BannerSlowed
from ..model.state import NOWHERE, GodaiState
from ..model.steps import siege as steps
from ..model.steps.land import RevealSlot
from ..passives import DefenderSnares
from .any_time import asides
from .book import BOOK, ask_group
from .defenders import range_of, standing
from .equips import frames
from .marching import Target, different, holds, march_to, to_nearest, unrevealed, ways
from .miniatures import arrive, remove_amplifiers, take_tokens
from .siege_opponents import near, speed
from .slots import changed


def _left(state: GodaiState, step: steps.MoveBanner) -> int:
    """GOD-571: the Movement Speed of the Slot, before the Banner has begun."""
    return speed(state, step.slot) if step.left < 0 else step.left


def _gone(state: GodaiState, step: steps.MoveBanner) -> bool:
    return state.banners[step.slot] == NOWHERE or not state.fronts[step.slot]


def _targets(state: GodaiState, step: steps.MoveBanner) -> list[Target]:
    return to_nearest(state, step.slot, (state.banners[step.slot],), step.left)


@BOOK.asks(steps.MoveBanner)
def ask_way(state: GodaiState, step: steps.MoveBanner) -> Decision | None:
    """GOD-555, AMB-GOD-78: the group chooses among equally near targets, then among ways that differ."""
    if _gone(state, step):
        return None
    about = {"slot": step.slot + 1}
    if step.target < 0:
        found = _targets(state, step)
        if len(found) < 2:
            return None
        offered: list[Choice] = [_pick(one) for one in found]
        return ask_group(state, "prompt-banner-target", "GOD-555", offered, about, asides(state))
    way = march_to(state, step.slot, step.target)
    here = (state.banners[step.slot],)
    steps_on = different(state, way, here, (step.came_from,), _left(state, step))
    if len(steps_on) < 2:
        return None
    hexes: list[Choice] = [choices.PickHex(geometry.NAMES[one[0]]) for one in steps_on]
    return ask_group(state, "prompt-banner-way", "GOD-555", hexes, about, asides(state))


def _pick(one: Target) -> Choice:
    return choices.PickDefender(one.id) if one.id else choices.PickHex(geometry.NAMES[one.hexes[0]])


@BOOK.resolves(steps.MoveBanner)
def move_banner(state: GodaiState, step: steps.MoveBanner, choice: Choice | None) -> None:
    """GOD-553, GOD-554: a Banner goes on by 1 hex and stops as soon as a Magnetic target is in its Range.

    GOD-1023: an Amplifier that it comes near is gone, also if it is no target of it (Swift).
    """
    if _gone(state, step):
        return
    slot = step.slot
    if step.target < 0:
        _set_out(state, step, choice)
        return
    here = state.banners[slot]
    way = march_to(state, slot, step.target)
    onward = ways(state, way, (here,), (step.came_from,), step.left)
    if not onward:
        _stop(state, slot)
        return
    there = geometry.BY_NAME[choice.hex] if isinstance(choice, choices.PickHex) else onward[0][0]
    state.banners = changed(state.banners, slot, there)
    state.emit(BannerMoved(rule="GOD-553", slot=slot + 1, hex=geometry.NAMES[there]))
    arrive(state, slot)
    left = 0 if holds(way, (there,)) else step.left - 1
    remove_amplifiers(state, slot)
    revealed = [RevealSlot(one) for one in unrevealed(state, (there,))]
    state.then(*revealed, replace(step, left=left, came_from=here))


def _set_out(state: GodaiState, step: steps.MoveBanner, choice: Choice | None) -> None:
    """GOD-553: the target is known; GOD-563: tokens that came into Range since its last move are taken.

    AMB-GOD-80: without any Magnetic target a Banner does not move.
    """
    slot = step.slot
    left = _left(state, step)
    if step.left < 0:
        state.slowed = changed(state.slowed, slot, 0)
    found = _targets(state, step)
    take_tokens(state, slot, "GOD-563")
    if not found:
        return
    target = next((one for one in found if choice is not None and _pick(one) == choice), found[0])
    state.then(replace(step, left=left, target=target.hexes[0]))


def _stop(state: GodaiState, slot: int) -> None:
    """GOD-1023: Amplifiers in Range are gone. A Defender's snares make the next move shorter."""
    remove_amplifiers(state, slot)
    here = (state.banners[slot],)
    for one in standing(state):
        less = sum(frame.n for frame in frames(state, one) if isinstance(frame, DefenderSnares))
        if less and near(here, one.hexes, range_of(state, one)):
            state.slowed = changed(state.slowed, slot, state.slowed[slot] + less)
            state.emit(BannerSlowed(rule="GOD-221", slot=slot + 1, n=less, defender=one.id))
