"""What the Journal gives and takes: Silver, Items, damage, statuses, Secrets, tokens. Rulebook p.8-10, p.35."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision, Seat

from ... import effects as combat_verbs
from ... import instructions as verbs
from ... import road
from ...model import choices, steps
from ...model.campaign import Pocket
from ...model.events import story as story_events
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ...model.story_words import SecretKind
from ...model.vocabulary import Kept
from ..belongings import draw, find, gain, leave_item, put_under
from ..book import BOOK, together
from ..road import give, travels
from .common import (
    adventure_of,
    campaign_of,
    change_essence,
    change_silver,
    exploration_of,
    instructs,
    journal_of,
    tell,
    tray,
)


@instructs(verbs.Gain)
def perform_gain(state: DragonState, verb: verbs.Gain, step: story_steps.Follow) -> None:
    """DRE-179, DRE-189, DRE-202, DRE-206, DRE-211, DRE-227, DRE-234, DRE-763 to DRE-767: one after the other.

    DRE-082: what is gained lies openly in front of the party.
    """
    later: list[steps.AnyStep] = []
    if verb.silver:
        change_silver(state, verb.silver, "DRE-206")
    if verb.essence:
        change_essence(state, verb.essence, "DRE-212")
    for _ in range(verb.item):
        later.append(steps.Travel((road.Find(Kept.ITEM),), "DRE-765"))
    for _ in range(verb.equipment):
        later.append(steps.Travel((road.Find(Kept.EQUIPMENT),), "DRE-763"))
    if verb.power:
        later.extend(for_whom(state, verb.who, "power", verb.power, combat_verbs.GainPower(verb.power), "DRE-766"))
    if verb.damage:
        later.extend(for_whom(state, verb.who, "damage", verb.damage, combat_verbs.Suffer(verb.damage), "DRE-767"))
    if verb.fatigue:
        later.extend(for_whom(state, verb.who, "tire", verb.fatigue, road.Tire(verb.fatigue), "DRE-764"))
    state.then(*later)


def for_whom(state: DragonState, who: str, what: str, n: int, effect: Any, rule: str) -> list[steps.AnyStep]:
    """DRE-183: for the Mystling that the Journal names, or split by the party (DRE-179, DRE-202)."""
    if not who:
        return [steps.Travel((effect,), rule)]
    for seat, at, member in tray(state):
        if member.mystling == who:
            for _ in range(n if what == "tire" else 1):
                give(state, what, seat, at, n, "DRE-183")
    return []


@instructs(verbs.Heal)
def perform_heal(state: DragonState, verb: verbs.Heal, step: story_steps.Follow) -> None:
    """DRE-185, DRE-186: split as the players like; more than the damage is ignored."""
    state.agenda.append(steps.Travel((combat_verbs.Heal(verb.n),), "DRE-185"))


@instructs(verbs.Rest)
def perform_rest(state: DragonState, verb: verbs.Rest, step: story_steps.Follow) -> None:
    """DRE-191, DRE-193: it returns to the Fatigue deck."""
    state.agenda.append(steps.Travel((road.Rest(verb.n),), "DRE-191"))


@instructs(verbs.Lose)
def perform_lose(state: DragonState, verb: verbs.Lose, step: story_steps.Follow) -> None:
    """DRE-207, DRE-228, DRE-235: as much as there is; the rest is ignored."""
    if verb.silver:
        change_silver(state, -verb.silver, "DRE-207")
    if verb.essence:
        change_essence(state, -verb.essence, "DRE-212")
    if verb.equipment:
        state.agenda.append(story_steps.PayWith(Kept.EQUIPMENT, verb.equipment, rule="DRE-228"))
    if verb.item:
        state.agenda.append(story_steps.PayWith(Kept.ITEM, verb.item, rule="DRE-235"))


# -- shops -------------------------------------------------------------------------------------------------


@instructs(verbs.Shop)
def perform_shop(state: DragonState, verb: verbs.Shop, step: story_steps.Follow) -> None:
    """DRE-161: the top three cards of the deck."""
    found = tuple([card for card in [draw(state, verb.deck) for _ in range(3)] if card])
    if found:
        state.agenda.append(story_steps.KeepBought(verb.deck, found))


@BOOK.asks(story_steps.KeepBought)
def offer_bought(state: DragonState, step: story_steps.KeepBought) -> Decision | None:
    """DRE-161: gain one of them."""
    if len(step.found) < 2:
        return None
    made = choices.KEEP_ITEM if step.what == Kept.ITEM else choices.KEEP_EQUIPMENT
    about = {"what": step.what, "n": 1}
    return together(state, "prompt-keep-found", "DRE-161", [made[card] for card in step.found], about)


@BOOK.hears(story_steps.KeepBought)
def keep_bought(state: DragonState, step: story_steps.KeepBought, seat: Seat, choice: Any) -> None:
    """DRE-161, AMB-DRE-20: Items that are left go to their discard pile, Equipment under its deck, in order."""
    kept = step.found[0] if choice is None else getattr(choice, step.what)
    bag = state.bag
    assert bag is not None
    for card in step.found:
        if card != kept:
            if step.what == Kept.ITEM:
                bag.item_discard = (*bag.item_discard, card)
            else:
                put_under(state, step.what, card)
    gain(state, step.what, kept)


# -- statuses ----------------------------------------------------------------------------------------------


@instructs(verbs.Status)
def perform_status(state: DragonState, verb: verbs.Status, step: story_steps.Follow) -> None:
    """DRE-163 to DRE-168, DRE-770: marked once; a second time is ignored."""
    gain_status(state, verb.gain)


def gain_status(state: DragonState, box: str) -> None:
    """DRE-063, DRE-165 to DRE-167."""
    campaign = campaign_of(state)
    if box not in campaign.statuses:
        campaign.statuses = (*campaign.statuses, box)
        status, _, part = box.partition(".")
        state.emit(story_events.StatusGained(rule="DRE-165", status=status, part=part))


# -- Secrets -------------------------------------------------------------------------------------------------


@instructs(verbs.Secret)
def perform_secret(state: DragonState, verb: verbs.Secret, step: story_steps.Follow) -> None:
    """DRE-194 to DRE-199, DRE-768, DRE-769: each kind goes to its place; one that is held already is ignored.

    DRE-051: objects have no limit.

    DRE-080: the Secret deck is never shuffled: a Secret is found by its number.
    """
    campaign, open_map = campaign_of(state), exploration_of(state)
    number = verb.gain
    card = journal_of(state).secrets[number]
    if number in campaign.secrets or (open_map is not None and number in (*open_map.overlays, open_map.event)):
        return
    if card.kind is SecretKind.OVERLAY:
        if open_map is None:
            return
        open_map.overlays = (*open_map.overlays, number)
    elif card.kind is SecretKind.EVENT:
        if open_map is None:
            return
        open_map.event = number
    else:
        campaign.secrets = (*campaign.secrets, number)
        tell(state, f"secret-{number}.back")
    state.emit(story_events.SecretGained(rule="DRE-768", secret=number))


@instructs(verbs.ReturnSecret)
def perform_return_secret(state: DragonState, verb: verbs.ReturnSecret, step: story_steps.Follow) -> None:
    """DRE-200, DRE-761: back to its place in the Secret deck; it can be gained again."""
    campaign, open_map = campaign_of(state), exploration_of(state)
    number = verb.secret
    held = number in campaign.secrets
    campaign.secrets = tuple([one for one in campaign.secrets if one != number])
    if open_map is not None:
        held = held or number in (*open_map.overlays, open_map.event)
        open_map.overlays = tuple([one for one in open_map.overlays if one != number])
        open_map.event = 0 if open_map.event == number else open_map.event
    if held:
        state.emit(story_events.SecretReturned(rule="DRE-761", secret=number))


# -- tokens ----------------------------------------------------------------------------------------------------


@instructs(verbs.Front)
def perform_front(state: DragonState, verb: verbs.Front, step: story_steps.Follow) -> None:
    """DRE-172 to DRE-174, DRE-177, DRE-777, DRE-877: it lies there until the Scenario ends; nobody can spend it."""
    adventure = adventure_of(state)
    adventure.front = (*adventure.front, str(verb.token))
    state.emit(story_events.TokenLaid(rule="DRE-777", token=str(verb.token), where="front"))


@instructs(verbs.Tray)
def perform_tray(state: DragonState, verb: verbs.Tray, step: story_steps.Follow) -> None:
    state.agenda.append(story_steps.FillPocket(str(verb.token)))


@BOOK.asks(story_steps.FillPocket)
def offer_pockets(state: DragonState, step: story_steps.FillPocket) -> Decision | None:
    """DRE-878: the players choose the pocket."""
    offered = [choices.PICK_MYSTLING[member.mystling] for _, _, member in tray(state)]
    if len(offered) < 2:
        return None
    return together(state, "prompt-pocket", "DRE-878", offered, {"token": step.token})


@BOOK.hears(story_steps.FillPocket)
def fill_pocket(state: DragonState, step: story_steps.FillPocket, seat: Seat, choice: Any) -> None:
    """DRE-778: assigned to that Mystling until the end of the Scenario."""
    found = [member.mystling for _, _, member in tray(state)]
    if not found:
        return
    mystling = found[0] if choice is None else choice.mystling
    adventure = adventure_of(state)
    adventure.pockets = (*adventure.pockets, Pocket(mystling, step.token))
    state.emit(story_events.TokenLaid(rule="DRE-778", token=step.token, where=mystling))


# -- what Items and Equipment do in the campaign alone -----------------------------------------------------------


@travels(road.GainSilver)
def road_silver(state: DragonState, effect: road.GainSilver, step: steps.Travel) -> None:
    if state.campaign is not None:
        change_silver(state, effect.n, "DRE-206")


@travels(road.LookAtEvent)
def road_look(state: DragonState, effect: road.LookAtEvent, step: steps.Travel) -> None:
    open_map = exploration_of(state) if state.campaign is not None else None
    if open_map is not None and open_map.event:
        tell(state, f"secret-{open_map.event}.back")
        state.emit(story_events.EventSeen(rule="DRE-217", secret=open_map.event))


@travels(road.IgnoreTime)
def road_ignore_time(state: DragonState, effect: road.IgnoreTime, step: steps.Travel) -> None:
    open_map = exploration_of(state) if state.campaign is not None else None
    if open_map is not None:
        open_map.spared += 1


@travels(road.RewindTime)
def road_rewind(state: DragonState, effect: road.RewindTime, step: steps.Travel) -> None:
    open_map = exploration_of(state) if state.campaign is not None else None
    if open_map is not None and open_map.time >= 0:
        track = journal_of(state).locations[open_map.map].track
        open_map.time = min(track, open_map.time + 1)
        state.emit(story_events.TimeSet(rule="DRE-217", colour=open_map.colour, at=open_map.time))


__all__ = ["find", "gain_status", "leave_item"]
