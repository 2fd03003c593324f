"""Who comes along: the first mystling, the two of a Scenario, their decks. Rulebook p.4, p.6-7."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision, Seat

from ... import instructions as verbs
from ...model import choices, events, steps
from ...model.campaign import KeptDeck
from ...model.events import story as story_events
from ...model.state import DragonState, Member
from ...model.steps import story as story_steps
from ...model.story_words import STARTERS
from ..book import BOOK, content, together
from ..decks import finish, suggest
from .asking import has_pair
from .common import campaign_of, in_party, instructs, tray

# -- the first mystling ------------------------------------------------------------------------------------------------


@instructs(verbs.Starter)
def perform_starter(state: DragonState, verb: verbs.Starter, step: story_steps.Follow) -> None:
    state.agenda.append(story_steps.ChooseStarter(0))


@BOOK.asks(story_steps.ChooseStarter)
def offer_starters(state: DragonState, step: story_steps.ChooseStarter) -> Decision | None:
    """DRE-065: Young Emberling or Young Iceling; with two players the second takes the other one (AMB-DRE-12)."""
    if step.seat:
        return None
    return Decision(step.seat, "prompt-starter", "DRE-065", tuple([choices.PICK_MYSTLING[one] for one in STARTERS]))


@BOOK.resolves(story_steps.ChooseStarter)
def take_starter(state: DragonState, step: story_steps.ChooseStarter, choice: Any) -> None:
    """DRE-065, DRE-134, AMB-DRE-12: its six cards and ten different Starting cards."""
    left = [one for one in STARTERS if not in_party(state, one)]
    mystling = left[0] if choice is None else choice.mystling
    state.players[step.seat].party = (Member(mystling, cards=tuple(sorted(content(state).starting_deck(mystling)))),)
    campaign = campaign_of(state)
    campaign.removed = tuple(sorted((*campaign.removed, mystling)))
    campaign.starter = mystling
    state.emit(events.MystlingChosen(rule="DRE-065", seat=step.seat, mystling=mystling))
    if step.seat + 1 < len(state.players):
        state.agenda.append(story_steps.ChooseStarter(step.seat + 1))


@instructs(verbs.SwapStarter)
def perform_swap(state: DragonState, verb: verbs.SwapStarter, step: story_steps.Follow) -> None:
    """DRE-066: alone; with two players both starters are there already."""
    other = other_starter(state)
    if len(state.players) == 1 and campaign_of(state).starter and not in_party(state, other):
        state.agenda.append(story_steps.OfferSwap())


def other_starter(state: DragonState) -> str:
    return next(one for one in STARTERS if one != campaign_of(state).starter)


@BOOK.asks(story_steps.OfferSwap)
def offer_starter_swap(state: DragonState, step: story_steps.OfferSwap) -> Decision:
    """DRE-066, AMB-DRE-13."""
    about = {"mystling": campaign_of(state).starter, "instead": other_starter(state)}
    return together(state, "prompt-swap-starter", "DRE-066", (choices.ACCEPT, choices.DECLINE), about)


@BOOK.hears(story_steps.OfferSwap)
def take_starter_swap(state: DragonState, step: story_steps.OfferSwap, seat: Seat, choice: Any) -> None:
    """DRE-066, AMB-DRE-13: the other one instead, once; the first is given up."""
    campaign = campaign_of(state)
    before, after = campaign.starter, other_starter(state)
    campaign.starter = ""
    if choice is not choices.ACCEPT:
        return
    campaign.camp = tuple([Member(after) if one.mystling == before else one for one in campaign.camp])
    campaign.removed = tuple(sorted({*campaign.removed, after} - {before}))
    campaign.tiers = tuple([one for one in campaign.tiers if one != after])
    state.emit(story_events.StarterChanged(rule="DRE-066", mystling=before, instead=after))


# -- the tray and the decks ------------------------------------------------------------


@instructs(verbs.Prepare)
def perform_prepare(state: DragonState, verb: verbs.Prepare, step: story_steps.Follow) -> None:
    """DRE-104, DRE-107, DRE-119, DRE-824, DRE-826: two Mystlings, each with a deck; the others stay in camp."""
    to_camp(state)
    seats = (0, 1) if len(state.players) == 2 else (0, 0)
    chosen: list[steps.AnyStep] = [story_steps.FillTray(seat) for seat in seats]
    decks: list[steps.AnyStep] = [
        story_steps.PrepareDeck(seat, at) for seat, at in zip(seats, (0, 1 - seats[1]), strict=True)
    ]
    state.then(*chosen, *decks)


def to_camp(state: DragonState) -> None:
    """DRE-510, DRE-511: both Mystlings go to the Party zone; what their decks were is remembered."""
    campaign = campaign_of(state)
    for _, _, member in tray(state):
        kept = [one for one in campaign.kept if one.mystling != member.mystling]
        if member.cards:
            kept.append(KeptDeck(member.mystling, member.cards))
        campaign.kept = tuple(kept)
        campaign.camp = (*campaign.camp, Member(member.mystling, exalted=member.exalted))
    for player in state.players:
        player.party = ()


def fitting(state: DragonState) -> list[str]:
    """DRE-104 to DRE-106: who may come; the two need different main Elements, whatever their subtypes are."""
    mystlings = content(state).mystlings
    camp = [member.mystling for member in campaign_of(state).camp]
    chosen = [member.mystling for _, _, member in tray(state)]
    if chosen:
        return [one for one in camp if mystlings[one].element is not mystlings[chosen[0]].element] or camp
    if not has_pair(state):
        return camp
    return [one for one in camp if any(mystlings[one].element is not mystlings[other].element for other in camp)]


@BOOK.asks(story_steps.FillTray)
def offer_tray(state: DragonState, step: story_steps.FillTray) -> Decision | None:
    """DRE-104, DRE-105, DRE-824: each player chooses one; alone, one chooses both."""
    offered = [choices.PICK_MYSTLING[one] for one in fitting(state)]
    if len(offered) < 2:
        return None
    return Decision(step.seat, "prompt-tray", "DRE-104", tuple(offered))


@BOOK.resolves(story_steps.FillTray)
def fill_tray(state: DragonState, step: story_steps.FillTray, choice: Any) -> None:
    """DRE-108: with all its cards, into a pocket of the tray."""
    found = fitting(state)
    if not found:
        return
    mystling = found[0] if choice is None else choice.mystling
    campaign = campaign_of(state)
    member = next(one for one in campaign.camp if one.mystling == mystling)
    campaign.camp = tuple([one for one in campaign.camp if one.mystling != mystling])
    player = state.players[step.seat]
    player.party = (*player.party, Member(mystling, exalted=member.exalted))
    state.emit(story_events.TrayFilled(rule="DRE-104", seat=step.seat, mystling=mystling))


@BOOK.resolves(story_steps.PrepareDeck)
def prepare_deck(state: DragonState, step: story_steps.PrepareDeck, choice: None) -> None:
    """DRE-119, DRE-131, DRE-511: built card by card, or last time's deck with what has come since."""
    if step.member >= len(state.players[step.seat].party):
        return
    if state.options.deck == "build":
        state.agenda.append(steps.BuildDeck(step.seat, step.member))
        return
    finish(state, step.seat, step.member, tuple(suggest(state, step.seat, step.member, ())))
