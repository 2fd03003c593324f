"""What every chapter of the campaign asks: the records, who decides, what may be used at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.rulebook import register_once

from ...content.story import Journal
from ...model import choices, steps
from ...model.campaign import Adventure, Campaign, Exploration, Reading
from ...model.events import story as story_events
from ...model.state import DragonState, Member
from ...model.steps import story as story_steps
from ..belongings import usable_on_road, use
from ..book import content


def campaign_of(state: DragonState) -> Campaign:
    """The campaign; only asked in that mode."""
    assert state.campaign is not None
    return state.campaign


def adventure_of(state: DragonState) -> Adventure:
    """The Scenario, or the visit."""
    adventure = campaign_of(state).adventure
    assert adventure is not None
    return adventure


def exploration_of(state: DragonState) -> Exploration | None:
    """The open map, if there is one."""
    adventure = campaign_of(state).adventure
    return None if adventure is None else adventure.exploration


def journal_of(state: DragonState) -> Journal:
    return content(state).journal


def tray(state: DragonState) -> list[tuple[Seat, int, Member]]:
    """DRE-144: the Mystlings of this Scenario."""
    return [(seat, at, member) for seat, player in enumerate(state.players) for at, member in enumerate(player.party)]


def party(state: DragonState) -> list[Member]:
    """DRE-104: all that were tamed so far, in the tray or in camp."""
    return [*[member for _, _, member in tray(state)], *campaign_of(state).camp]


def in_party(state: DragonState, mystling: str) -> bool:
    return any(member.mystling == mystling for member in party(state))


# -- deciding together -----------------------------------------------------------------------------------


def agree(
    state: DragonState,
    prompt: str,
    rule: str,
    offered: Sequence[Choice],
    about: dict[str, Any] | None = None,
    road: bool = True,
) -> tuple[Decision, ...]:
    """DRE-827, DRE-828, DRE-831: both players answer; alone, one does.

    DRE-217: what may be used at any time stands aside.
    """
    aside = tuple(usable_on_road(state)) if road and state.bag is not None else ()
    seats = range(len(state.players))
    return tuple(
        [
            Decision(seat, prompt, rule, tuple(offered), about or {}, together=len(seats) > 1, aside=aside)
            for seat in seats
        ]
    )


def settled(state: DragonState, answers: Mapping[Seat, Any]) -> Any:
    """DRE-032, DRE-830: what both want; else what the holder of the Decision token wants, who passes it on."""
    wanted = list(answers.values())
    if len(set(wanted)) < 2:
        return wanted[0] if wanted else None
    campaign = campaign_of(state)
    chosen = answers[campaign.holder]
    campaign.holder = 1 - campaign.holder
    state.emit(story_events.TokenPassed(rule="DRE-830", seat=campaign.holder))
    return chosen


def uses(state: DragonState, step: steps.AnyStep, choice: Any) -> bool:
    """DRE-217: whether something was used instead of an answer; then the same is asked again."""
    if not isinstance(choice, (choices.UseItem, choices.UseEquipment)):
        return False
    state.agenda.append(step)
    use(state, 0, choice.item if isinstance(choice, choices.UseItem) else choice.equipment)
    return True


# -- silver, essence, what is told -------------------------------------------------------------------------


MOST_SILVER, MOST_ESSENCE = 10, 6
"""DRE-046, DRE-047: the pools."""


def change_silver(state: DragonState, n: int, rule: str) -> int:
    """DRE-028, DRE-046, DRE-205 to DRE-207, DRE-832, AMB-DRE-21: as much as there is; how much that was."""
    campaign = campaign_of(state)
    now = max(0, min(MOST_SILVER, campaign.silver + n))
    changed, campaign.silver = now - campaign.silver, now
    state.emit(story_events.SilverChanged(rule=rule, n=changed, now=now))
    return changed


def change_essence(state: DragonState, n: int, rule: str) -> int:
    """DRE-029, DRE-047, DRE-210, DRE-212, DRE-833, AMB-DRE-21: from the pool of 6, and back to it."""
    campaign = campaign_of(state)
    now = max(0, min(MOST_ESSENCE, campaign.essence + n))
    changed, campaign.essence = now - campaign.essence, now
    state.emit(story_events.EssenceChanged(rule=rule, n=changed, now=now))
    return changed


def tell(state: DragonState, message: str) -> None:
    """DRE-151: a text of the Journal lies open, below those that were told since the last answer."""
    adventure = adventure_of(state)
    goes_on = any(isinstance(event, story_events.Told) for event in state.events)
    adventure.page = (*adventure.page, message) if goes_on else (message,)
    state.emit(story_events.Told(rule="DRE-151", text=message))


Verb = Callable[[DragonState, Any, story_steps.Follow], None]
VERBS: dict[type, Verb] = {}
"""How each instruction of the Journal is carried out."""


def instructs(kind: type) -> Callable[[Verb], Verb]:
    """This function carries out an instruction."""

    def register(function: Verb) -> Verb:
        register_once(VERBS, kind, function, "carried out")
        return function

    return register


def stop_reading(state: DragonState) -> None:
    """DRE-154: what was left to follow is followed no more."""
    while state.agenda and isinstance(state.agenda[-1], story_steps.Follow):
        state.agenda.pop()


def enter(state: DragonState, script: str) -> None:
    """DRE-154, DRE-155, DRE-771: open a Script; all of its instructions are followed."""
    adventure = adventure_of(state)
    adventure.script = script
    times = next((one.times for one in adventure.read if one.script == script), 0)
    if times:
        adventure.read = tuple([Reading(script, times + 1) if one.script == script else one for one in adventure.read])
    else:
        adventure.read = (*adventure.read, Reading(script, 1))
    state.emit(story_events.ScriptRead(rule="DRE-154", script=script))
    state.agenda.append(story_steps.Follow(script))
