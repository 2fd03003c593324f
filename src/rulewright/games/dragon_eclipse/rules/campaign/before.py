"""Before a Scenario: World Map, visits, the choice, mystlings and decks. Rulebook p.4-7."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ... import instructions as verbs
from ...content.story import Fit
from ...model import choices, steps
from ...model.campaign import Adventure, Campaign, Placed
from ...model.choices import story as story_choices
from ...model.events import story as story_events
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ...model.story_words import MapSide
from ...model.vocabulary import Pile
from ..belongings import draw_equipment, draw_item, fill_bag
from ..book import BOOK, content, together
from ..choosing import switchable
from .common import (
    adventure_of,
    agree,
    campaign_of,
    change_essence,
    change_silver,
    enter,
    instructs,
    journal_of,
    settled,
    stop_reading,
)
from .fights import join
from .gains import gain_status

VISITS = "Z"


def begin_campaign(state: DragonState) -> None:
    """DRE-058, DRE-061, DRE-067, DRE-070, DRE-073, DRE-078 to DRE-081: everything in its place, then the first Script.

    DRE-706: the Random Combats are empty. DRE-132: the Starting cards are unlocked. DRE-829: chance gives the Decision
    token to a player.
    """
    everything = content(state)
    journal = everything.journal
    piles: dict[Pile, list[str]] = {pile: [] for pile in Pile}
    for card in everything.cards.values():
        piles[card.pile].extend([card.id] * everything.copies(card.id))
    campaign = Campaign(
        unlocked=tuple(sorted(piles[Pile.STARTING])),
        boosters=tuple(sorted(everything.boosters)),
        advancement_a=tuple(sorted(piles[Pile.ADVANCEMENT_A])),
        advancement_b=tuple(sorted(piles[Pile.ADVANCEMENT_B])),
    )
    state.campaign = campaign
    fill_bag(state, roguelite=False)
    if len(state.players) == 2:
        campaign.holder = state.roll("decision-token", 2)
    letter = journal.first if state.options.start == "first" else state.options.start
    scenario = journal.scenarios[letter]
    if scenario.fit is not None:
        fit_out(state, scenario.fit)
    begin_scenario(state, letter, scenario.start)


def fit_out(state: DragonState, fit: Fit) -> None:
    """DRE-064: what a campaign that begins later has: Party, statuses, World Map, belongings, unlocked cards."""
    from .after import open_booster

    campaign = campaign_of(state)
    campaign.finished = fit.finished
    campaign.statuses = fit.statuses
    campaign.secrets = fit.secrets
    campaign.worldmap = tuple([Placed(put.card, put.place, put.side is MapSide.EXPLORED) for put in fit.worldmap])
    for mystling in fit.party:
        join(state, mystling)
    campaign.tiers = tuple(sorted(one for one in fit.tiers if one not in fit.party))
    change_silver(state, fit.silver, "DRE-209")
    change_essence(state, fit.essence, "DRE-213")
    bag = state.bag
    assert bag is not None
    for _ in range(fit.items):
        bag.items = (*bag.items, draw_item(state))
    for _ in range(fit.equipment):
        bag.equipment = (*bag.equipment, draw_equipment(state))
    for _ in fit.finished:
        # One Booster and three Advancement cards for each finished Scenario.
        open_booster(state)
        deck = list(campaign.advancement_a)
        taken = [deck.pop(state.roll("advancement", len(deck))) for _ in range(min(3, len(deck)))]
        campaign.advancement_a = tuple(deck)
        campaign.unlocked = tuple(sorted((*campaign.unlocked, *taken)))
    state.events.clear()


def begin_scenario(state: DragonState, letter: str, script: str) -> None:
    """DRE-099, DRE-150, DRE-151: an adventure with this letter."""
    campaign = campaign_of(state)
    campaign.adventure = Adventure(letter=letter)
    campaign.visited = ()
    state.emit(story_events.ScenarioBegan(rule="DRE-099", scenario=letter))
    enter(state, script)


# -- World Map and visits ------------------------------------------------------------------------------------------


@instructs(verbs.Worldmap)
def perform_worldmap(state: DragonState, verb: verbs.Worldmap, step: story_steps.Follow) -> None:
    """DRE-085 to DRE-088, DRE-091, DRE-497, DRE-498: only the Journal puts cards there; what lay there goes."""
    campaign = campaign_of(state)
    if verb.flip:
        campaign.worldmap = tuple(
            [Placed(one.card, one.place, True) if one.card == verb.flip else one for one in campaign.worldmap]
        )
        place = next((one.place for one in campaign.worldmap if one.card == verb.flip), 0)
        state.emit(story_events.CardPlaced(rule="DRE-497", place=verb.flip, number=place, explored=True))
        return
    others = [one for one in campaign.worldmap if one.place != verb.place and one.card != verb.put]
    placed = Placed(verb.put, verb.place, verb.side is MapSide.EXPLORED)
    campaign.worldmap = tuple(sorted([*others, placed], key=lambda one: one.place))
    state.emit(story_events.CardPlaced(rule="DRE-498", place=verb.put, number=verb.place, explored=placed.explored))


@BOOK.resolves(story_steps.BeforeScenario)
def before_scenario(state: DragonState, step: story_steps.BeforeScenario, choice: None) -> None:
    """DRE-064, DRE-070 to DRE-072, DRE-084, DRE-879: visits first, then the choice; hard modes may change (DRE-517)."""
    plan: list[steps.AnyStep] = [story_steps.ChooseVisit(), story_steps.ChooseScenario()]
    if state.options.switching:
        plan.insert(0, steps.SwitchModes(0, switchable(state)))
    state.then(*plan)


def open_visits(state: DragonState) -> list[str]:
    """DRE-090, DRE-092, DRE-094: Explored cards with a Z Script; each once before a Scenario."""
    campaign, journal = campaign_of(state), journal_of(state)
    return [
        one.card
        for one in campaign.worldmap
        if one.explored and one.card not in campaign.visited and journal.worldmap[one.card].explored in journal.scripts
    ]


def open_scenarios(state: DragonState) -> list[str]:
    """DRE-061, DRE-089, DRE-099: Unexplored cards with a Scenario that was not played."""
    campaign, journal = campaign_of(state), journal_of(state)
    found = []
    for one in campaign.worldmap:
        script = journal.worldmap[one.card].unexplored
        if not one.explored and script in journal.scripts:
            letter = journal.scripts[script].letter
            if letter in journal.scenarios and letter not in campaign.finished:
                found.append(one.card)
    return found


def unwritten_scenarios(state: DragonState) -> tuple[str, ...]:
    """Unexplored cards whose Scenario no journal holds yet."""
    journal, placed = journal_of(state), campaign_of(state).worldmap
    cards = [(one.card, journal.worldmap[one.card].unexplored) for one in placed if not one.explored]
    return tuple([card for card, script in cards if script and script not in journal.scripts])


@BOOK.asks(story_steps.ChooseVisit)
def offer_visits(state: DragonState, step: story_steps.ChooseVisit) -> tuple[Decision, ...] | None:
    """DRE-092: one of the Explored cards, or none."""
    offered: list[Choice] = [choices.VISIT[card] for card in open_visits(state)]
    if not offered:
        return None
    return agree(state, "prompt-visit", "DRE-092", [*offered, choices.NO_VISIT], road=False)


@BOOK.gathers(story_steps.ChooseVisit)
def take_visit(state: DragonState, step: story_steps.ChooseVisit, answers: Mapping[Seat, Any]) -> None:
    """DRE-093, DRE-152: its Z Script is opened."""
    choice = settled(state, answers)
    if not isinstance(choice, story_choices.VisitCard):
        return
    campaign = campaign_of(state)
    campaign.visited = (*campaign.visited, choice.card)
    campaign.adventure = Adventure(letter=VISITS)
    enter(state, journal_of(state).worldmap[choice.card].explored)


@instructs(verbs.Visit)
def perform_visit(state: DragonState, verb: verbs.Visit, step: story_steps.Follow) -> None:
    """DRE-094: the visit is repeated with another place."""
    stop_reading(state)
    campaign_of(state).adventure = None
    state.agenda.append(story_steps.ChooseVisit())


@instructs(verbs.Leave)
def perform_leave(state: DragonState, verb: verbs.Leave, step: story_steps.Follow) -> None:
    """DRE-098: what follows is the choice of a Scenario."""
    stop_reading(state)
    campaign_of(state).adventure = None


@BOOK.asks(story_steps.ChooseScenario)
def offer_scenarios(state: DragonState, step: story_steps.ChooseScenario) -> tuple[Decision, ...] | None:
    """DRE-099: one Unexplored card.

    Where cards lie there whose Scenarios nobody has written yet, the campaign waits here: left as it stands, it goes on
    with them as soon as they are there. Only who closes the book ends it.
    """
    offered = [choices.BEGIN[card] for card in open_scenarios(state)]
    unwritten = unwritten_scenarios(state)
    if not offered and not unwritten:
        return None
    if not offered:
        return agree(state, "prompt-unwritten", "DRE-099", [choices.CLOSE_BOOK], {"unwritten": unwritten}, road=False)
    about = {"unwritten": unwritten, "some": int(bool(unwritten))}
    return agree(state, "prompt-scenario", "DRE-099", offered, about, road=False)


@BOOK.gathers(story_steps.ChooseScenario)
def take_scenario(state: DragonState, step: story_steps.ChooseScenario, answers: Mapping[Seat, Any]) -> None:
    """DRE-099, DRE-100: go to its Script; when no Scenario is left, the campaign is over."""
    choice = settled(state, answers)
    if choice is None or choice is choices.CLOSE_BOOK:
        from .after import end_campaign

        end_campaign(state)
        return
    journal = journal_of(state)
    script = journal.worldmap[choice.card].unexplored
    begin_scenario(state, journal.scripts[script].letter, script)


@instructs(verbs.Reconsider)
def perform_reconsider(state: DragonState, verb: verbs.Reconsider, step: story_steps.Follow) -> None:
    """DRE-101, DRE-102: not in the first two Scenarios, nor where there is nothing else to choose."""
    if len(campaign_of(state).finished) >= 2 and open_scenarios(state):
        state.agenda.append(story_steps.OfferReconsider())


@BOOK.asks(story_steps.OfferReconsider)
def offer_reconsider(state: DragonState, step: story_steps.OfferReconsider) -> Decision:
    """DRE-101, DRE-103."""
    offered = (choices.START_IT, choices.GO_BACK)
    return together(state, "prompt-reconsider", "DRE-101", offered, {"scenario": adventure_of(state).letter})


@BOOK.hears(story_steps.OfferReconsider)
def take_reconsider(state: DragonState, step: story_steps.OfferReconsider, seat: Seat, choice: Any) -> None:
    """DRE-101, DRE-103: back to choosing, or on with the Journal."""
    if choice is choices.GO_BACK:
        stop_reading(state)
        campaign_of(state).adventure = None
        state.agenda.append(story_steps.ChooseScenario())


# -- taming by Essence ------------------------------------------------------------


@instructs(verbs.Tame)
def perform_tame(state: DragonState, verb: verbs.Tame, step: story_steps.Follow) -> None:
    state.agenda.append(story_steps.TameForEssence(verb.tiers, verb.status))


def tameable(state: DragonState, tiers: int) -> list[str]:
    """DRE-095 to DRE-097, DRE-713, AMB-DRE-30: of the Random Combats, within the Tiers and the Essence."""
    campaign = campaign_of(state)
    mystlings = content(state).mystlings
    return [
        one for one in campaign.tiers if mystlings[one].tier <= tiers and mystlings[one].essence <= campaign.essence
    ]


@BOOK.asks(story_steps.TameForEssence)
def offer_taming(state: DragonState, step: story_steps.TameForEssence) -> Decision | None:
    """DRE-095."""
    offered: list[Choice] = [choices.PICK_MYSTLING[one] for one in tameable(state, step.tiers)]
    if not offered:
        return None
    return together(state, "prompt-tame", "DRE-095", [*offered, choices.DECLINE])


@BOOK.hears(story_steps.TameForEssence)
def take_taming(state: DragonState, step: story_steps.TameForEssence, seat: Seat, choice: Any) -> None:
    """DRE-095, DRE-210, DRE-713, AMB-DRE-11: the Essence of its Tier card is spent, and it joins without a Combat."""
    if isinstance(choice, choices.PickMystling):
        change_essence(state, -content(state).mystlings[choice.mystling].essence, "DRE-713")
        join(state, choice.mystling)
        if step.status:
            gain_status(state, step.status)
