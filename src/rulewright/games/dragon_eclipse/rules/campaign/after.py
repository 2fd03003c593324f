"""After a Scenario: Booster, Advancement, rest, saving; and the end of a campaign. Rulebook p.26."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision, Seat

from ... import instructions as verbs
from ...model import choices, steps
from ...model.events import story as story_events
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ..book import BOOK, content, together
from ..ending import end_game
from ..party import change_member
from .common import adventure_of, campaign_of, instructs, journal_of, stop_reading, tray
from .tray import to_camp

STAGES = ("booster", "advancement", "fatigue", "heal", "saving")
"""DRE-496: in this order, after the changes of the World Map that the final Script makes."""
SHOWN, LEAST, TAKEN = 8, 3, 3
"""DRE-504, DRE-505."""
ADVANCED = 5
"""GAP-DRE-07: from this finished Scenario on the Advancement deck B is used."""


@instructs(verbs.Finish)
def perform_finish(state: DragonState, verb: verbs.Finish, step: story_steps.Follow) -> None:
    """DRE-075, DRE-076, DRE-148, DRE-495, DRE-496, DRE-879: the steps of the final Script, one after the other."""
    stop_reading(state)
    campaign = campaign_of(state)
    letter = adventure_of(state).letter
    campaign.finished = (*campaign.finished, letter)
    state.emit(story_events.ScenarioEnded(rule="DRE-148", scenario=letter))
    plan: list[steps.AnyStep] = [story_steps.EndScenario(stage, step.source, step.path, step.at) for stage in STAGES]
    state.then(*plan)


def finish_of(state: DragonState, step: story_steps.EndScenario) -> verbs.Finish:
    found = journal_of(state).block(step.source, step.path)[step.at]
    assert isinstance(found, verbs.Finish)
    return found


@BOOK.resolves(story_steps.EndScenario)
def end_scenario(state: DragonState, step: story_steps.EndScenario, choice: None) -> None:
    """DRE-496, DRE-507, DRE-508: one stage."""
    asked = finish_of(state, step)
    if step.stage == "booster":
        if asked.booster:
            open_booster(state)
    elif step.stage == "advancement":
        if asked.advancement:
            show_advancement(state)
    elif step.stage == "fatigue":
        discard_fatigue(state)
    elif step.stage == "heal":
        heal_fully(state)
    else:
        save(state)
        if asked.end:
            end_campaign(state)
        else:
            state.agenda.append(story_steps.BeforeScenario())


def open_booster(state: DragonState) -> None:
    """DRE-499, DRE-500, AMB-DRE-32: a random unopened one; its cards are unlocked for the next decks."""
    campaign = campaign_of(state)
    if not campaign.boosters:
        return
    booster = campaign.boosters[state.roll("boosters", len(campaign.boosters))]
    campaign.boosters = tuple([one for one in campaign.boosters if one != booster])
    campaign.opened = booster
    cards = content(state).boosters[booster].cards
    campaign.unlocked = tuple(sorted((*campaign.unlocked, *cards)))
    state.emit(story_events.BoosterOpened(rule="DRE-499", booster=booster, cards=cards))


def show_advancement(state: DragonState) -> None:
    """DRE-502 to DRE-504, DRE-506, DRE-869, AMB-DRE-32: 8 cards less 1 for each Fatigue in both decks, at least 3."""
    campaign = campaign_of(state)
    name = "advancement_b" if len(campaign.finished) >= ADVANCED else "advancement_a"
    deck = list(getattr(campaign, name))
    tired = sum([member.fatigue for _, _, member in tray(state)])
    count = min(len(deck), max(LEAST, SHOWN - tired))
    shown = tuple([deck.pop(state.roll("advancement", len(deck))) for _ in range(count)])
    setattr(campaign, name, tuple(deck))
    if shown:
        state.emit(story_events.AdvancementShown(rule="DRE-504", cards=shown))
        state.agenda.append(story_steps.TakeAdvancement(shown, TAKEN, name))


@BOOK.asks(story_steps.TakeAdvancement)
def offer_advancement(state: DragonState, step: story_steps.TakeAdvancement) -> Decision | None:
    """DRE-505: three of them."""
    if len(step.shown) <= step.left or not step.left:
        return None
    offered = [choices.TAKE_CARD[card] for card in dict.fromkeys(step.shown)]
    return together(state, "prompt-advancement", "DRE-505", offered, {"n": step.left})


@BOOK.hears(story_steps.TakeAdvancement)
def take_advancement(state: DragonState, step: story_steps.TakeAdvancement, seat: Seat, choice: Any) -> None:
    """DRE-505: into the Unlocked cards zone; the rest is shuffled back."""
    campaign = campaign_of(state)
    if not step.left:
        setattr(campaign, step.deck, tuple(sorted((*getattr(campaign, step.deck), *step.shown))))
        return
    if not step.shown:
        return
    card = step.shown[0] if choice is None else choice.card
    at = step.shown.index(card)
    campaign.unlocked = tuple(sorted((*campaign.unlocked, card)))
    state.emit(story_events.CardUnlocked(rule="DRE-505", card=card))
    rest = step.shown[:at] + step.shown[at + 1 :]
    state.agenda.append(story_steps.TakeAdvancement(rest, step.left - 1, step.deck))


def discard_fatigue(state: DragonState) -> None:
    """DRE-192, DRE-506, DRE-507: all of it back to the Fatigue deck, after it was counted."""
    for seat, at, member in tray(state):
        state.fatigue += member.fatigue
        change_member(state, seat, at, fatigue=0)


def heal_fully(state: DragonState) -> None:
    """DRE-184, DRE-508: all damage is gone."""
    for seat, at, _ in tray(state):
        change_member(state, seat, at, damage=0)
    state.emit(story_events.RestedFully(rule="DRE-508"))


def save(state: DragonState) -> None:
    """DRE-083, DRE-175, DRE-201, DRE-204, DRE-209, DRE-213, DRE-229, DRE-237, DRE-509 to DRE-515, AMB-DRE-38.

    Mystlings and decks to their zones, belongings to the Inventory with every Secret that is still held; what else lay
    on the table goes back to the box.
    """
    to_camp(state)
    campaign_of(state).adventure = None
    state.emit(story_events.CampaignSaved(rule="DRE-513"))


def end_campaign(state: DragonState) -> None:
    """DRE-060, DRE-062: no Scenario can be lost, so everybody wins; the score tells of Combats, as in other modes."""
    seats = tuple(range(len(state.players)))
    end_game(state, (state.points,) * len(seats), seats, "DRE-062")
