"""The other verbs of cards: branches, bargains, tests, lasting changes, decks; map and Siege get steps of their own."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from .. import effects as verbs
from ..effects import AnyEffect, Fact, Store
from ..model.choices import common as choices
from ..model.choices.heroes import PickCondition
from ..model.events.group import CalendarChanged, HarvestCardRecalled, ImbalanceChanged, Modified
from ..model.state import GodaiState, Modifier
from ..model.steps import combat, gains, siege
from ..model.steps import land as map_steps
from ..model.vocabulary import ELEMENTS, Condition, Element, Movement, Place
from . import land
from .book import BOOK, ask_group, living
from .commissions import help_of_escorts
from .decks import peek_jaethi, replace_commissions, turn_up_commission
from .gains import gain, held, pay, targets
from .stat_tests import roll_test
from .vitals import borne, cure

MOST_CALENDAR = 11
"""AMB-GOD-141."""
MOST_IMBALANCE = 9
"""GOD-548."""


# -- branches --------------------------------------------------------------------------------------------------


@BOOK.performs(verbs.If)
def branch(state: GodaiState, effect: verbs.If, step: gains.Perform) -> None:
    """One line or the other, by how things stand now."""
    found = effect.then if is_so(state, effect) else effect.otherwise
    if found:
        state.then(replace(step, effects=found))


def is_so(state: GodaiState, effect: verbs.If) -> bool:
    """Whether what an `if` asks is true."""
    fact, n = effect.fact, effect.n
    if fact is Fact.STAGE_SIEGE:
        return state.stage == "siege"
    if fact is Fact.WAVE_AT_LEAST:
        return state.wave >= n
    if fact is Fact.CALENDAR_AT_LEAST:
        return state.calendar >= n
    if fact is Fact.IMBALANCE_AT_LEAST:
        return max(state.imbalance) >= n
    if fact is Fact.CAMPED:
        return state.movement == Movement.CAMP
    if fact is Fact.CAUTIOUS:
        return state.cautious or state.movement in (Movement.CAMP, Movement.CAUTIOUS)
    if fact is Fact.RECKLESS:
        return state.movement == Movement.RECKLESS
    if fact is Fact.HOLDS or fact is Fact.YIELD_HOLDS:
        store = Store.STOCKPILE if fact is Fact.HOLDS else Store.YIELD
        return effect.what is not None and held(state, effect.what, store) >= max(1, n)
    if fact is Fact.COMMISSION_DONE:
        return "commission-done" in state.used_this_stage
    if fact is Fact.ENCOUNTER_WON:
        return "encounter-won" in state.used_this_stage
    if fact is Fact.TOWER_STANDS:
        return any(one.kind in (Place.TOWER, Place.FORTRESS) and not one.fallen for one in state.defenders)
    return _is_so_here(state, effect)


def _is_so_here(state: GodaiState, effect: verbs.If) -> bool:
    """Facts about the group and where it stands."""
    if effect.fact is Fact.HAS_SOAR:
        return land.group_soars(state)
    if effect.fact is Fact.AUGMENTED:
        rows = [state.heroes[seat].augments for seat in living(state)]
        if effect.element is None:
            return any(any(row) for row in rows)
        return any(row[ELEMENTS.index(effect.element)] for row in rows)
    if effect.fact is Fact.PLACE_IN_RANGE:
        return any(land.place_at(state, hex) is effect.place for hex in land.in_range(state))
    if effect.place is not None:
        return land.place_at(state, state.at) is effect.place
    return effect.terrain is not None and land.terrain_at(state, state.at) is effect.terrain


@BOOK.performs(verbs.ChooseOne)
def offer_lines(state: GodaiState, effect: verbs.ChooseOne, step: gains.Perform) -> None:
    """The group is asked for one of several lines."""
    state.then(gains.ChooseLine(effect.options, step.card, step.seat, step.times))


@BOOK.asks(gains.ChooseLine)
def choose_line(state: GodaiState, step: gains.ChooseLine) -> Decision | None:
    """GOD-369: the group chooses a line of the card, unless none of them would do anything."""
    if len(step.options) < 2 or not any(_does_something(state, step, line) for line in step.options):
        return None
    offered = [choices.TakeOption(number) for number in range(1, len(step.options) + 1)]
    return ask_group(state, "prompt-choose-line", "GOD-369", offered, {"card": step.card})


def _does_something(state: GodaiState, step: gains.ChooseLine, line: tuple[AnyEffect, ...]) -> bool:
    """Whether a line would ask or tell anything: it is tried on a copy, in which nothing else is to be done."""
    trial = state.copy()
    trial.agenda = [gains.Perform(line, step.card, step.seat, step.times)]
    trial.script = None if state.script is None else list(state.script)
    trial.events, trial.picks = [], {}
    BOOK.advance(trial)
    return bool(trial.agenda or trial.events)


@BOOK.resolves(gains.ChooseLine)
def take_line(state: GodaiState, step: gains.ChooseLine, choice: choices.TakeOption | None) -> None:
    """GOD-369: the line that was chosen happens."""
    line = step.options[0 if choice is None else choice.number - 1]
    state.then(gains.Perform(line, step.card, step.seat, step.times))


@BOOK.performs(verbs.May)
def offer_deal(state: GodaiState, effect: verbs.May, step: gains.Perform) -> None:
    """The group is asked whether it wants to pay."""
    state.then(gains.OfferDeal(effect.cost, effect.then, step.card, step.seat, step.times))


@BOOK.asks(gains.OfferDeal)
def ask_deal(state: GodaiState, step: gains.OfferDeal) -> Decision | None:
    """GOD-369: yes or no, if the price can be paid at all."""
    if not all(affordable(state, one) for one in step.cost):
        return None
    offered = (choices.Accept(), choices.Decline())
    return ask_group(state, "prompt-deal", "GOD-369", offered, {"card": step.card})


@BOOK.resolves(gains.OfferDeal)
def make_deal(state: GodaiState, step: gains.OfferDeal, choice: Choice | None) -> None:
    """GOD-369: the price is paid, then comes what it is paid for."""
    if isinstance(choice, choices.Accept):
        then = gains.Perform(step.then, step.card, step.seat, step.times)
        state.then(gains.Perform(step.cost, step.card, step.seat), then)


def affordable(state: GodaiState, effect: AnyEffect) -> bool:
    """Whether a price is there; what cannot be lacking, such as Health to lose, always is."""
    if isinstance(effect, verbs.Lose):
        return held(state, effect.what, effect.store) >= effect.n
    if isinstance(effect, verbs.LoseGold):
        return all(state.heroes[seat].gold >= effect.n for seat in living(state))
    if isinstance(effect, verbs.LoseFood):
        return all(state.heroes[seat].food >= effect.n for seat in living(state))
    return True


@BOOK.performs(verbs.Convert)
def offer_conversion(state: GodaiState, effect: verbs.Convert, step: gains.Perform) -> None:
    """The group is asked how often it wants to trade."""
    state.then(gains.ConvertResources(effect.what, effect.n, effect.into, effect.m, effect.times, effect.store))


@BOOK.asks(gains.ConvertResources)
def choose_conversion(state: GodaiState, step: gains.ConvertResources) -> Decision | None:
    """GOD-371: as often as it says and there is enough."""
    most = min(step.times, held(state, step.what, step.store) // step.n)
    if most < 1:
        return None
    about = {"what": str(step.what), "n": step.n, "into": str(step.into), "m": step.m}
    offered = [choices.PickNumber(number) for number in range(most + 1)]
    return ask_group(state, "prompt-convert", "GOD-371", offered, about)


@BOOK.resolves(gains.ConvertResources)
def convert(state: GodaiState, step: gains.ConvertResources, choice: choices.PickNumber | None) -> None:
    """GOD-371: one Resource becomes another."""
    if choice is not None and choice.number:
        pay(state, step.what, step.n * choice.number, step.store, "GOD-371")
        gain(state, step.into, step.m * choice.number, step.store, "GOD-371")


@BOOK.performs(verbs.Test)
def test_heroes(state: GodaiState, effect: verbs.Test, step: gains.Perform) -> None:
    """GOD-079: heroes roll; each bears what comes of it, or half of them, rounded up, decide for all (AMB-GOD-118).

    GOD-634, AMB-GOD-95: then Escorts help where the heroes alone would fail.
    """
    seats = targets(state, effect, step)
    if not seats:
        return
    added = (("card", effect.mod),) if effect.mod else ()
    passed = {seat: roll_test(state, seat, effect.stat, "GOD-079", "card", added).success for seat in seats}
    if effect.together:
        successes = sum(passed.values())
        if 2 * successes < len(seats) and state.carried:
            successes += help_of_escorts(state, effect.stat)
        found = effect.success if 2 * successes >= len(seats) else effect.failure
        state.then(gains.Perform(found, step.card, step.seat, step.times))
        return
    lines = [(seat, effect.success if success else effect.failure) for seat, success in passed.items()]
    state.then(*[gains.Perform(line, step.card, seat, step.times) for seat, line in lines if line])


@BOOK.asks(gains.ChooseCure)
def choose_cure(state: GodaiState, step: gains.ChooseCure) -> Decision | None:
    """GOD-858: who bears more Conditions than are Negated chooses."""
    found = borne(state.heroes[step.seat])
    if len(found) <= step.n:
        return None
    offered = tuple([PickCondition(str(one)) for one in found])
    return Decision(step.seat, "prompt-cure", "GOD-858", offered, {"n": step.n})


@BOOK.resolves(gains.ChooseCure)
def negate(state: GodaiState, step: gains.ChooseCure, choice: PickCondition | None) -> None:
    """GOD-858: the Condition ends with everything that belongs to it."""
    if choice is None:
        for condition in borne(state.heroes[step.seat]):
            cure(state, step.seat, condition)
        return
    cure(state, step.seat, Condition(choice.condition))
    if step.n > 1:
        state.then(gains.ChooseCure(step.seat, step.n - 1))


# -- what lasts ------------------------------------------------------------------------------------------------


@BOOK.performs(verbs.Modify)
def modify(state: GodaiState, effect: verbs.Modify, step: gains.Perform) -> None:
    """GOD-496: a card stays in effect for a while."""
    only = str(effect.terrain or effect.stat or (f"tier-{effect.tier}" if effect.tier else ""))
    one = Modifier(str(effect.what), effect.n, str(effect.until), effect.turns, only, step.card)
    state.modifiers = (*state.modifiers, one)
    state.emit(Modified(rule="GOD-496", card=step.card))


@BOOK.performs(verbs.ChangeCalendar)
def change_calendar_by_card(state: GodaiState, effect: verbs.ChangeCalendar, step: gains.Perform) -> None:
    """GOD-819: the Calendar goes up or down."""
    change_calendar(state, effect.n, "GOD-819")


def change_calendar(state: GodaiState, n: int, rule: str) -> None:
    """GOD-819: from 0 to 11 (AMB-GOD-141)."""
    after = min(MOST_CALENDAR, max(0, state.calendar + n))
    if after != state.calendar:
        changed, state.calendar = after - state.calendar, after
        state.emit(CalendarChanged(rule=rule, n=changed, now=after))


@BOOK.performs(verbs.ChangeImbalance)
def change_imbalance_by_card(state: GodaiState, effect: verbs.ChangeImbalance, step: gains.Perform) -> None:
    """GOD-548: of the Element that is named, otherwise the highest falls or the lowest rises."""
    if effect.element is not None:
        change_imbalance(state, effect.element, effect.n, "GOD-548")
        return
    extreme = max(state.imbalance) if effect.n < 0 else min(state.imbalance)
    among = tuple([one for one, now in zip(ELEMENTS, state.imbalance, strict=True) if now == extreme])
    state.then(gains.ShiftImbalance(effect.n, among))


def change_imbalance(state: GodaiState, element: Element, n: int, rule: str) -> None:
    """GOD-548, AMB-GOD-89: from 0 to 9; what goes beyond is lost."""
    at = ELEMENTS.index(element)
    row = state.imbalance
    after = min(MOST_IMBALANCE, max(0, row[at] + n))
    if after != row[at]:
        state.imbalance = (*row[:at], after, *row[at + 1 :])
        state.emit(ImbalanceChanged(rule=rule, element=str(element), n=after - row[at], now=after))


@BOOK.asks(gains.ShiftImbalance)
def choose_imbalance(state: GodaiState, step: gains.ShiftImbalance) -> Decision | None:
    """GOD-548: the group chooses among equals."""
    if len(step.among) < 2:
        return None
    offered = [choices.PickElement(str(one)) for one in step.among]
    return ask_group(state, "prompt-imbalance", "GOD-548", offered, {"n": step.n})


@BOOK.resolves(gains.ShiftImbalance)
def shift_imbalance(state: GodaiState, step: gains.ShiftImbalance, choice: choices.PickElement | None) -> None:
    """GOD-548: the Element that was chosen changes."""
    element = step.among[0] if choice is None else Element(choice.element)
    change_imbalance(state, element, step.n, "GOD-548")


# -- decks -----------------------------------------------------------------------------------------------------


@BOOK.performs(verbs.DrawEncounter)
def draw_encounter(state: GodaiState, effect: verbs.DrawEncounter, step: gains.Perform) -> None:
    """GOD-486: Encounters are drawn and met; none while nobody is alive (GOD-1081)."""
    if living(state):
        found = combat.DrawEncounters(
            effect.n, effect.dangerous, effect.double, effect.optional, ambush=effect.ambush
        )  # fmt: skip
        state.then(found)


@BOOK.performs(verbs.RevealCommission)
def reveal_commissions(state: GodaiState, effect: verbs.RevealCommission, step: gains.Perform) -> None:
    """GOD-610: the next cards of both Commission decks are turned face up."""
    for _ in range(effect.n):
        for deck in range(len(state.commissions)):
            turn_up_commission(state, deck, "GOD-610")


@BOOK.performs(verbs.ReplaceCommissions)
def swap_commissions(state: GodaiState, effect: verbs.ReplaceCommissions, step: gains.Perform) -> None:
    """GOD-610: other Commissions lie face up."""
    replace_commissions(state)


@BOOK.performs(verbs.PeekJaethi)
def look_at_jaethi(state: GodaiState, effect: verbs.PeekJaethi, step: gains.Perform) -> None:
    """GOD-344: cards of Jaethi's deck become known and stay where they are."""
    peek_jaethi(state, effect.n)


@BOOK.performs(verbs.RecallHarvest)
def offer_recall(state: GodaiState, effect: verbs.RecallHarvest, step: gains.Perform) -> None:
    """The group is asked which Harvest card comes back."""
    state.then(gains.RecallHarvestCard())


@BOOK.asks(gains.RecallHarvestCard)
def choose_recall(state: GodaiState, step: gains.RecallHarvestCard) -> Decision | None:
    """GOD-369: any card of the discard pile."""
    cards = sorted(state.harvest_discards)
    if len(cards) < 2:
        return None
    return ask_group(state, "prompt-recall", "GOD-369", [choices.PickCard(card) for card in cards])


@BOOK.resolves(gains.RecallHarvestCard)
def recall(state: GodaiState, step: gains.RecallHarvestCard, choice: choices.PickCard | None) -> None:
    """GOD-369: the card goes on top of the Harvest deck."""
    if not state.harvest_discards:
        return
    card = state.harvest_discards[0] if choice is None else choice.card
    state.harvest_discards = tuple([one for one in state.harvest_discards if one != card])
    state.harvest_top = (card, *state.harvest_top)
    state.emit(HarvestCardRecalled(rule="GOD-369", card=card))


# -- map and Siege: their chapters do it -----------------------------------------------------------------------


@BOOK.performs(verbs.PlaceSkyTile)
def place_sky(state: GodaiState, effect: verbs.PlaceSkyTile, step: gains.Perform) -> None:
    """GOD-278: a SkyTile by the Siege Portal procedure."""
    state.then(map_steps.PlaceSky())


@BOOK.performs(verbs.PlaceCataclysm)
def place_cataclysm(state: GodaiState, effect: verbs.PlaceCataclysm, step: gains.Perform) -> None:
    """GOD-294: a Cataclysm Tile by the Siege Portal procedure."""
    state.then(map_steps.PlaceCataclysmTile(effect.element))


@BOOK.performs(verbs.WanderGroup)
def wander(state: GodaiState, effect: verbs.WanderGroup, step: gains.Perform) -> None:
    """GOD-404: the group Wanders."""
    state.then(map_steps.Wander())


@BOOK.performs(verbs.RoamGroup)
def roam(state: GodaiState, effect: verbs.RoamGroup, step: gains.Perform) -> None:
    """GOD-409: the group Roams."""
    state.then(map_steps.Roam())


@BOOK.performs(verbs.MoveGroup)
def move(state: GodaiState, effect: verbs.MoveGroup, step: gains.Perform) -> None:
    """GOD-390: the group may move outside its Movement."""
    state.then(map_steps.MoveFree(effect.n))


def change_map(state: GodaiState, effect: AnyEffect, step: gains.Perform) -> None:
    """Tiles and tokens: rules of the map."""
    state.then(map_steps.ChangeMap(effect, step.card))


def change_siege(state: GodaiState, effect: AnyEffect, step: gains.Perform) -> None:
    """Defenders and Siege cards: rules of the Siege."""
    state.then(siege.ChangeSiege(effect, step.card))


ON_MAP: tuple[type[AnyEffect], ...] = (
    verbs.FlipSkyTile, verbs.RemoveRiser, verbs.PlaceElementalToken, verbs.PlaceHexToken, verbs.RemoveHexToken,
    verbs.MoveToken, verbs.TeleportGroup, verbs.RevealTile,
)  # fmt: skip
IN_SIEGE: tuple[type[AnyEffect], ...] = (
    verbs.AddSiegeCard, verbs.PeekSlot, verbs.DiscardSiegeCard, verbs.HitDefender, verbs.RaiseDefender,
)  # fmt: skip
for _kind in ON_MAP:
    BOOK.performs(_kind)(change_map)
for _kind in IN_SIEGE:
    BOOK.performs(_kind)(change_siege)
