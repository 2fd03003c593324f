"""Location maps: reading Scripts, Time, slots, locks, events. Rulebook p.12-13, p.35."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ... import instructions as verbs
from ...model import choices
from ...model.campaign import Exploration, SlotToken
from ...model.choices import story as story_choices
from ...model.events import story as story_events
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ...model.story_words import Permission
from ..book import BOOK
from .common import (
    adventure_of,
    agree,
    campaign_of,
    enter,
    exploration_of,
    instructs,
    journal_of,
    settled,
    stop_reading,
    tell,
    uses,
)


def open_map(state: DragonState) -> Exploration:
    """The map on the table."""
    found = exploration_of(state)
    assert found is not None
    return found


def permitted(state: DragonState, change: Permission) -> bool:
    """DRE-197: whether a rules card that changes this lies by the tray."""
    secrets = journal_of(state).secrets
    return any(secrets[number].permits is change for number in campaign_of(state).secrets if number in secrets)


# -- opening, reading, closing ---------------------------------------------------------------------------------


@instructs(verbs.Explore)
def perform_explore(state: DragonState, verb: verbs.Explore, step: story_steps.Follow) -> None:
    """DRE-259 to DRE-263, DRE-758, DRE-774: only this map, its event face down, the token on its space; begin."""
    stop_reading(state)
    adventure_of(state).exploration = Exploration(map=verb.map)
    state.emit(story_events.MapOpened(rule="DRE-260", location=verb.map))
    if verb.event:
        lay_event(state, verb.event, str(verb.colour), verb.at)
    state.agenda.append(story_steps.ReadPlace())


def visible(state: DragonState) -> list[str]:
    """DRE-266, AMB-DRE-27: Scripts of the map and its overlays that no overlay covers."""
    here = open_map(state)
    journal = journal_of(state)
    overlays = [journal.secrets[number] for number in here.overlays]
    covered = {script for overlay in overlays for script in overlay.covers}
    found = [spot.script for spot in journal.locations[here.map].places if spot.script not in covered]
    found.extend([script for overlay in overlays for script in overlay.scripts if script not in covered])
    return list(dict.fromkeys(found))


def readable(state: DragonState) -> list[str]:
    """DRE-265 to DRE-267, DRE-283, AMB-DRE-114: what can be seen and is not locked, in any order, also again."""
    locked = open_map(state).locked
    return [script for script in visible(state) if script not in locked]


@BOOK.asks(story_steps.ReadPlace)
def offer_places(state: DragonState, step: story_steps.ReadPlace) -> tuple[Decision, ...] | None:
    """DRE-264 to DRE-268: read any Script; that costs nothing by itself."""
    offered: list[Choice] = [choices.READ[script] for script in readable(state)]
    if permitted(state, Permission.WAIT) and open_map(state).time > 0:
        offered.append(choices.WAIT)
    if not offered:
        return None
    return agree(state, "prompt-read-place", "DRE-265", offered, {"location": open_map(state).map})


@BOOK.gathers(story_steps.ReadPlace)
def read_place(state: DragonState, step: story_steps.ReadPlace, answers: Mapping[Seat, Any]) -> None:
    """DRE-265, DRE-831."""
    choice = settled(state, answers)
    if uses(state, step, choice):
        return
    here = open_map(state)
    if isinstance(choice, story_choices.ReadScript):
        if permitted(state, Permission.LOCK_READ):
            lock(state, choice.script)
        enter(state, choice.script)
        return
    # Waiting; or nothing can be read any more, and the event is all that is left.
    time_step(state)
    if choice is None:
        here.time = 0 if here.event else here.time
    go_on(state)


@instructs(verbs.Continue)
def perform_continue(state: DragonState, verb: verbs.Continue, step: story_steps.Follow) -> None:
    """DRE-270, DRE-760."""
    stop_reading(state)
    go_on(state)


def go_on(state: DragonState) -> None:
    """DRE-274 to DRE-277, DRE-760: with the token on it the event is flipped, resolved and returned; else the map."""
    here = open_map(state)
    if here.time == 0 and here.event:
        number = here.event
        here.event, here.time, here.colour = 0, -1, ""
        state.emit(story_events.EventFlipped(rule="DRE-274", secret=number))
        tell(state, f"secret-{number}.back")
        state.agenda.append(story_steps.Follow(f"secret {number}"))
        return
    state.agenda.append(story_steps.ReadPlace())


@instructs(verbs.EndExploration)
def perform_end(state: DragonState, verb: verbs.EndExploration, step: story_steps.Follow) -> None:
    """DRE-287 to DRE-291, DRE-762, DRE-876: the map with its tokens, Secrets and its unseen event is put away.

    DRE-277: Secrets of the map return to their deck; DRE-290: what lies in front of the party stays.
    """
    number = open_map(state).map
    adventure_of(state).exploration = None
    state.emit(story_events.MapClosed(rule="DRE-287", location=number))


# -- Time --------------------------------------------------------------------------------------------------------


def lay_event(state: DragonState, secret: int, colour: str, at: int) -> None:
    """DRE-034, DRE-196, DRE-262, AMB-DRE-26: face down, unseen; one that lay there returns to its deck."""
    here = open_map(state)
    here.event, here.colour, here.time = secret, colour, at
    state.emit(story_events.EventLaid(rule="DRE-262", secret=secret, colour=colour, at=at))


@instructs(verbs.Event)
def perform_event(state: DragonState, verb: verbs.Event, step: story_steps.Follow) -> None:
    lay_event(state, verb.secret, str(verb.colour), verb.at)


@instructs(verbs.Clock)
def perform_clock(state: DragonState, verb: verbs.Clock, step: story_steps.Follow) -> None:
    """DRE-278, DRE-780, AMB-DRE-06: that colour up, on that space."""
    here = open_map(state)
    here.colour, here.time = str(verb.colour), verb.at
    state.emit(story_events.TimeSet(rule="DRE-780", colour=here.colour, at=verb.at))


@instructs(verbs.Time)
def perform_time(state: DragonState, verb: verbs.Time, step: story_steps.Follow) -> None:
    """DRE-269, DRE-779, AMB-DRE-07."""
    time_step(state)


def time_step(state: DragonState) -> None:
    """DRE-271 to DRE-273, AMB-DRE-26: one space down, from 1 onto the event; there, or without an event, nothing."""
    here = exploration_of(state)
    if here is None or here.time <= 0:
        return
    if here.spared:
        here.spared -= 1
        return
    here.time -= 1
    state.emit(story_events.TimePassed(rule="DRE-271" if here.time else "DRE-272", now=here.time))


# -- slots and locks -----------------------------------------------------------------------------------------------


@instructs(verbs.Slot)
def perform_slot(state: DragonState, verb: verbs.Slot, step: story_steps.Follow) -> None:
    """DRE-279 to DRE-281, DRE-776: an A/B token with that side up; the others stay where they are."""
    fill_slot(state, verb.slot, str(verb.token))


def fill_slot(state: DragonState, slot: str, token: str) -> None:
    """DRE-280, DRE-281: tokens in other slots are not moved."""
    here = open_map(state)
    here.slots = (*[one for one in here.slots if one.slot != slot], SlotToken(slot, token))
    state.emit(story_events.TokenLaid(rule="DRE-280", token=token, where=slot))


@instructs(verbs.Tally)
def perform_tally(state: DragonState, verb: verbs.Tally, step: story_steps.Follow) -> None:
    """DRE-280, DRE-282: the next slot that has no token yet; when all are full, nothing."""
    taken = {one.slot for one in open_map(state).slots}
    free = [slot for slot in verb.slots if slot not in taken]
    if free:
        fill_slot(state, free[0], str(verb.token))


def lock(state: DragonState, script: str) -> None:
    """DRE-283: a Universal token on the Script."""
    here = open_map(state)
    if script not in here.locked:
        here.locked = (*here.locked, script)
        state.emit(story_events.ScriptLocked(rule="DRE-283", script=script, locked=True))


@instructs(verbs.Lock)
def perform_lock(state: DragonState, verb: verbs.Lock, step: story_steps.Follow) -> None:
    lock(state, verb.script)


@instructs(verbs.Unlock)
def perform_unlock(state: DragonState, verb: verbs.Unlock, step: story_steps.Follow) -> None:
    """DRE-284: the token is removed."""
    here = open_map(state)
    if verb.script in here.locked:
        here.locked = tuple([one for one in here.locked if one != verb.script])
        state.emit(story_events.ScriptLocked(rule="DRE-284", script=verb.script, locked=False))
